//! Integers that are parts of words or of bytes, all at the same place: every weight has a zero point of its own, so that what moves
//! a code to its place can be part of what takes the zero point away.

#![expect(clippy::indexing_slicing, reason = "callers count units before they ask for them")]

use super::ahead::Ahead;
use super::vectors::Vectors;
use super::{LANES, UNIT};
use crate::isa::Isa;

/// Where in a word, or a byte, an integer of up to 8 bits lies.
#[derive(Clone, Copy)]
pub(super) struct Part<I: Isa> {
    /// The bits that it has, where they lie if products are fused.
    mask: I::I32,
    /// How far it is moved otherwise.
    at: I::I32,
    /// What a number is multiplied by that was not moved: an exact product, as is the number.
    unit: I::F32,
}

impl<I: Isa> Part<I> {
    /// From bit `at` on, what the mask leaves.
    #[inline(always)]
    pub(super) fn new(isa: I, at: u32, mask: u32) -> Self {
        let held = if I::FUSES { mask << at } else { mask };
        let unit = 1.0 / (1_u64 << at) as f32;
        Self { mask: isa.splat_i32(held as i32), at: isa.splat_i32(at as i32), unit: isa.splat(unit) }
    }

    /// The integers of words, as many times as the place has.
    #[inline(always)]
    fn numbers(&self, isa: I, words: I::I32) -> I::F32 {
        if I::FUSES {
            isa.unsigned_to_f32(isa.and(words, self.mask))
        } else {
            isa.to_f32(isa.and(isa.shr_each(words, self.at), self.mask))
        }
    }

    /// The integers without their zero points.
    #[inline(always)]
    fn less(&self, isa: I, numbers: I::F32, zero_points: I::F32) -> I::F32 {
        if I::FUSES { isa.mul_sub(numbers, self.unit, zero_points) } else { isa.sub(numbers, zero_points) }
    }
}

/// Such integers, units of `N` bytes of them: one in each byte, or one in each word of 32 bits.
pub(super) struct Parts<'a, I: Isa, const N: usize> {
    pub(super) isa: I,
    pub(super) units: &'a [[u8; N]],
    pub(super) part: Part<I>,
    pub(super) ahead: Ahead<'a>,
}

impl<'a, I: Isa, const N: usize> Vectors<I> for Parts<'a, I, N> {
    type Unit = &'a [u8; N];

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.ahead.ask(unit);
    }

    #[inline(always)]
    fn unit(&self, index: usize) -> Self::Unit {
        &self.units[index]
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        let isa = self.isa;
        let words = match N {
            UNIT => isa.widen_u8(&unit.as_chunks().0[part]),
            _ => isa.load_i32(&zerocopy::transmute!(unit.as_chunks::<{ 4 * LANES }>().0[part])),
        };
        self.part.numbers(isa, words)
    }

    #[inline(always)]
    fn less(&self, isa: I, [first, second]: [I::F32; 2], zero_points: [I::F32; 2]) -> [I::F32; 2] {
        [self.part.less(isa, first, zero_points[0]), self.part.less(isa, second, zero_points[1])]
    }
}
