//! Words that hold codes of several rows: how such elements are named, and which of them loops take as they lie.

use core::marker::PhantomData;

use crate::DType;
use crate::element::{Element, Encoding, Stored};

/// Elements of type `Q` that share words of type `W`: the input of the typed interface for such tensors.
#[derive(Clone, Copy, Debug)]
pub struct Packed<Q, W>(PhantomData<(Q, W)>);

impl<Q: Element, W: Element> Stored for Packed<Q, W> {
    const DTYPE: DType = W::DTYPE;
    const ELEMENT: DType = Q::DTYPE;
    type Word = W::Word;
}

/// Elements of type `Q`, each in a word of `STEP` bits that it shares with elements of other rows: the input of a kernel
/// for such tensors.
#[derive(Clone, Copy, Debug)]
pub struct InWords<Q, const STEP: u32>(PhantomData<Q>);

impl<Q: Element, const STEP: u32> Element for InWords<Q, STEP> {
    const DTYPE: DType = Q::DTYPE;
    const ENCODING: Encoding = Q::ENCODING;
    const STEP: u32 = STEP;
    type Word = Q::Word;
}

/// Stands in for every type of up to four bits in words of 16 bits: the tables of narrower types repeat themselves, so
/// what lies above a code does not matter.
pub(crate) enum FewInWords {}

impl Element for FewInWords {
    const DTYPE: DType = DType::new("few in words", 4, &Self::ENCODING);
    const ENCODING: Encoding = Encoding::Integer { signed: false, bias: 0 };
    const STEP: u32 = 16;
    type Word = u16;
}

/// Whether there are loops that take a type's codes out of the words in which they lie; others are packed first.
pub(crate) const fn has_loops<Q: Element>() -> bool {
    Q::STEP == <FewInWords as Element>::STEP && Q::DTYPE.bits() <= 4
}

/// The bits from a code to the next, as loops take a type's codes.
pub(crate) const fn step<Q: Element>() -> u32 {
    if has_loops::<Q>() { Q::STEP } else { Q::DTYPE.bits() }
}
