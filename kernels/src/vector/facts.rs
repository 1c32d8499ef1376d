//! Code is shared by types that differ in numbers only: what differs is a table, and a stand-in takes the type's
//! place in the loops.

#![expect(clippy::indexing_slicing, reason = "tables have an entry for each code of the type's bits")]

use core::marker::PhantomData;

use crate::DType;
use crate::element::{Element, Encoding, Table, nan_at_all_ones, nan_at_negative_zero};
use crate::isa::{ByteTable, Isa, TableKind};
use crate::vector::decode::plane_kind;
use crate::vector::normal::coarse;

/// The numbers of a type of up to 8 bits.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The number of each code.
    pub(super) numbers: &'static [f32; 256],
    /// The integers of a type of up to four bits; of one of 32 bits, what makes its codes the integers of [`Word`].
    pub(super) integers: [i32; 16],
    /// What the integer 0 of vectors stands for: as far from the numbers of a type of 32 bits, its zero points are int32s too.
    pub(super) origin: i64,
    /// The highest 16 bits of the numbers.
    pub(super) highest: ByteTable,
    /// Whether all finite numbers are multiples of [`QUANTUM`](super::normal::QUANTUM).
    pub(super) coarse: bool,
}

/// Whether integers of 8 bits that count from 0 have a sign; none for other types.
pub(crate) const fn byte_sign<T: Element>() -> Option<bool> {
    match T::ENCODING {
        Encoding::Integer { signed, bias: 0 } if T::DTYPE.bits() == 8 => Some(signed),
        _ => None,
    }
}

/// The facts of a type.
pub(crate) struct FactsOf<Q>(PhantomData<Q>);

impl<Q: Element> FactsOf<Q> {
    pub(crate) const FACTS: &'static Facts = &Facts {
        numbers: Table::<Q>::REFERENCE,
        integers: {
            let mut integers = [if is_unsigned_word::<Q>() { i32::MIN } else { 0 }; 16];
            let mut code = 0;
            while Q::DTYPE.bits() <= 4 && code < 16 {
                let used = code as u64 & ((1 << Q::DTYPE.bits()) - 1);
                integers[code] = Q::ENCODING.to_i64(Q::DTYPE.bits(), used) as i32;
                code += 1;
            }
            integers
        },
        origin: Word::origin::<Q>(),
        highest: {
            let mut table = ByteTable::NONE;
            let mut code = 0;
            while Q::DTYPE.bits() <= 8 && code < 256 {
                let [_, _, low, high] = Table::<Q>::VALUES[code].to_bits().to_le_bytes();
                table.low[code] = low;
                table.high[code] = high;
                code += 1;
            }
            table
        },
        coarse: coarse(&Q::ENCODING),
    };
}

/// In whose place a type's codes are computed.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// Its own.
    Own,
    /// That of [`Few`].
    Few(u32),
    /// That of [`Mirrored`].
    Mirrored,
    /// That of [`MirroredBut80`].
    MirroredBut80,
}

impl Place {
    /// The place of a type at a level.
    pub(crate) const fn of<Q: Element, I: Isa>() -> Self {
        let bits = Q::DTYPE.bits();
        let float = matches!(Q::ENCODING, Encoding::Float { .. });
        match plane_kind::<Q>() {
            _ if bits <= 4 => Self::Few(bits),
            Some(TableKind::Sign) if bits == 8 && float && I::BYTE_TABLES => Self::Mirrored,
            Some(TableKind::SignBut80) if bits == 8 && float && I::BYTE_TABLES => Self::MirroredBut80,
            _ => Self::Own,
        }
    }
}

/// Stands in for every type of so many bits, up to four.
pub(crate) enum Few<const BITS: u32> {}

impl<const BITS: u32> Element for Few<BITS> {
    const DTYPE: DType = DType::new("few", BITS, &Self::ENCODING);
    const ENCODING: Encoding = Encoding::Integer { signed: false, bias: 0 };
    type Word = u8;
}

/// Stands in for every float of 8 bits whose highest bit flips the sign, where tables of bytes are looked up.
pub(crate) enum Mirrored {}

impl Element for Mirrored {
    const DTYPE: DType = DType::new("mirrored", 8, &Self::ENCODING);
    const ENCODING: Encoding = nan_at_all_ones(4, 3, 7);
    type Word = u8;
}

/// The same for floats whose code 0x80 is not the negative of code 0.
pub(crate) enum MirroredBut80 {}

impl Element for MirroredBut80 {
    const DTYPE: DType = DType::new("mirrored but 0x80", 8, &Self::ENCODING);
    const ENCODING: Encoding = nan_at_negative_zero(4, 3, 8);
    type Word = u8;
}

/// Stands in for every integer of 32 bits where zero points are subtracted in integers: its sign bit is flipped if it has none,
/// and what that and a bias make of all numbers is subtracted from zero points too, so that no difference changes.
pub(crate) enum Word {}

impl Element for Word {
    const DTYPE: DType = DType::new("word", 32, &Self::ENCODING);
    const ENCODING: Encoding = Encoding::Integer { signed: true, bias: 0 };
    type Word = i32;
}

impl Word {
    /// Whether it does for a type.
    pub(crate) const fn stands_for<Q: Element>() -> bool {
        matches!(Q::ENCODING, Encoding::Integer { .. }) && Q::DTYPE.bits() == 32
    }

    /// The number of a type whose place 0 takes.
    const fn origin<Q: Element>() -> i64 {
        match Q::ENCODING {
            Encoding::Integer { signed, bias } if Q::DTYPE.bits() == 32 => {
                (if signed { 0 } else { 1 << 31 }) - bias
            }
            _ => 0,
        }
    }
}

/// The same for integers without a sign, decoded one by one.
pub(crate) enum UnsignedWord {}

impl Element for UnsignedWord {
    const DTYPE: DType = DType::new("unsigned word", 32, &Self::ENCODING);
    const ENCODING: Encoding = Encoding::Integer { signed: false, bias: 1 << 31 };
    type Word = u32;
}

/// Whether a type's codes are integers of 32 bits without a sign.
pub(crate) const fn is_unsigned_word<Q: Element>() -> bool {
    matches!(Q::ENCODING, Encoding::Integer { signed: false, .. }) && Q::DTYPE.bits() == 32
}
