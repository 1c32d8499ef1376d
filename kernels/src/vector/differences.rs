//! Rows of integers of 8 bits whose zero points are codes as well: both are subtracted as integers, which is exact.
//!
//! Of an element with parameters of its own, what is waited for is loads: a scale of four bytes for each byte of codes, and a
//! zero point as long. As a code it is a byte, which is loaded with 63 others at once, and longer rows of parameters stay in the first cache.

#![expect(clippy::indexing_slicing, reason = "there is room for every zero point")]

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::Lanes;
use crate::isa::buffer::{Places, TwoLoops};
use crate::isa::{Isa, Work, four};
use crate::vector::UNIT;
use crate::vector::facts::byte_sign;
use crate::vector::fused::FAR;
use crate::vector::parameters::{Each, InRow};
use crate::vector::stage::ROW_STAGE;
use crate::vector::unit::{AsLines, Stretch, Unit, Units};

/// How many elements use a parameter at least, if zero points are to be made codes for it.
pub(super) const OFTEN: usize = 4;

/// Whether there are such loops: to float32, as rounding takes longer than loads.
pub(super) const fn may_pay<Q: Element, O: Element, F: Lanes>() -> bool {
    F::SUBTRACTS && byte_sign::<Q>().is_some() && O::DTYPE.bits() == 32
}

/// Room for zero points as codes with a [bit flipped](flipped), of which those of a unit are a line.
#[repr(align(64))]
pub(super) struct Codes([u8; ROW_STAGE + UNIT]);

impl Codes {
    pub(super) const NONE: Self = Self([0; ROW_STAGE + UNIT]);

    /// Zero points as codes of a type, in whole units, if all of them are such.
    pub(super) fn of<I: Isa, Q: Element>(&mut self, isa: I, zeros: &[f32]) -> Option<&[u8]> {
        let mut all_are = true;
        let (out, behind) = self.0.split_at_mut(zeros.len());
        isa.vectorize(Encode { zeros, least: -f32::from(flipped::<Q>()), out, all_are: &mut all_are });
        // Of a row that ends inside of a unit, the first ones follow again.
        behind[..UNIT].copy_from_slice(&out[..UNIT]);
        all_are.then_some(&self.0[..zeros.len() + UNIT])
    }
}

const fn is_signed<Q: Element>() -> bool {
    matches!(byte_sign::<Q>(), Some(true))
}

/// The bit of codes that is flipped, so that signed ones become unsigned ones: all are 128 more.
const fn flipped<Q: Element>() -> u8 {
    if is_signed::<Q>() { 0x80 } else { 0 }
}

struct Encode<'a> {
    zeros: &'a [f32],
    /// The least of the type's numbers.
    least: f32,
    out: &'a mut [u8],
    all_are: &'a mut bool,
}

impl Work<0> for Encode<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { zeros, least, out, all_are } = self;
        let mut other = 0;
        for (out, zero) in out.iter_mut().zip(zeros) {
            // The lowest bits of such a sum are the integer.
            *out = (zero - least + FAR).to_bits() as u8;
            other |= u32::from(f32::from(*out) + least != *zero);
        }
        *all_are = other == 0;
    }
}

/// Scales codes, less zero points that are bytes as well, or that are none.
pub(super) struct ByDifferences<'a, I, Q, Z> {
    pub(super) isa: I,
    pub(super) parameters: Each<'a, Z>,
    pub(super) types: PhantomData<Q>,
}

impl<I: Copy, Q, Z: Copy> Clone for ByDifferences<'_, I, Q, Z> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, Q, Z: Copy> Copy for ByDifferences<'_, I, Q, Z> {}

impl<'a, I: Isa, Q: Element, Z: Copy> Unit for ByDifferences<'a, I, Q, Z> {
    /// What bytes are extended by comes along.
    type Cursor = (InRow<'a, Z>, I::Extension);
    type Loops = TwoLoops;
    const BYTES: usize = UNIT;

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        (self.parameters.at_unit(unit), self.isa.extension())
    }
}

impl<I: Isa, Q: Element, Z: Copy> ByDifferences<'_, I, Q, Z> {
    #[inline(always)]
    fn scaled(&self, numbers: [I::I32; 4], scales: &[[f32; 16]; 4]) -> [[u8; 64]; 4] {
        let (isa, [a, b, c, d]) = (self.isa, numbers);
        four!([(a, 0), (b, 1), (c, 2), (d, 3)], (number, part) => {
            isa.bytes(isa.mul(isa.to_f32(number), isa.load(&scales[part])))
        })
    }
}

impl<I: Isa, Q: Element> AsLines<4> for ByDifferences<'_, I, Q, u8> {
    #[inline(always)]
    fn lines(&self, (cursor, _): &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 4] {
        let (scales, zeros) = cursor.next_unit();
        let codes = (&bytes.as_chunks().0[0], const { flipped::<Q>() });
        self.scaled(self.isa.byte_differences(codes, zerocopy::transmute_ref!(zeros)), scales)
    }
}

impl<I: Isa, Q: Element> AsLines<4> for ByDifferences<'_, I, Q, ()> {
    #[inline(always)]
    fn lines(&self, (cursor, by): &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 4] {
        let (scales, _) = cursor.next_unit();
        let codes = &bytes.as_chunks().0[0];
        self.scaled(self.isa.widen_bytes(*by, const { is_signed::<Q>() }, codes), scales)
    }
}

impl<I: Isa, Q: Element, Z: Copy> Stretch for ByDifferences<'_, I, Q, Z>
where
    Self: AsLines<4>,
{
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.isa.vectorize::<4>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}
