//! Where vectors of numbers and of parameters come from.

#![expect(clippy::indexing_slicing, reason = "callers count vectors before they ask for them")]

use crate::format::finish::{LANES, UNIT};
use crate::isa::Isa;

/// Where vectors of numbers come from: four for each unit.
pub(super) trait Vectors<I: Isa> {
    /// A vector of a unit.
    fn vector(&self, unit: usize, part: usize) -> I::F32;

    /// The codes of a line of 32 weights, where the vectors are their table and not numbers of weights.
    #[inline(always)]
    fn coded(&self, _unit: usize, _line: usize) -> Option<&[u8; 2 * LANES]> {
        None
    }
}

/// Integers of up to 8 bits: in two's complement, or unsigned and less a bias.
pub(super) struct Integers<'a, I: Isa, const SIGNED: bool> {
    pub(super) isa: I,
    pub(super) codes: &'a [[u8; UNIT]],
    pub(super) bias: I::F32,
}

impl<I: Isa, const SIGNED: bool> Vectors<I> for Integers<'_, I, SIGNED> {
    #[inline(always)]
    fn vector(&self, unit: usize, part: usize) -> I::F32 {
        let codes = &self.codes[unit].as_chunks::<LANES>().0[part];
        if SIGNED {
            return self.isa.to_f32(self.isa.widen_i8(codes));
        }
        self.isa.sub(self.isa.to_f32(self.isa.widen_u8(codes)), self.bias)
    }
}

/// A table of numbers for codes of up to four bits.
pub(super) struct Few<'a, I: Isa> {
    pub(super) isa: I,
    pub(super) codes: &'a [[u8; UNIT]],
    pub(super) table: I::F32,
}

impl<I: Isa> Vectors<I> for Few<'_, I> {
    #[inline(always)]
    fn vector(&self, unit: usize, part: usize) -> I::F32 {
        let codes = &self.codes[unit].as_chunks::<LANES>().0[part];
        self.isa.look_up(self.table, self.isa.widen_u8(codes))
    }
}

/// The same for outputs of 16 bits, where lines share their parameters: what is done to a number is done to the table.
pub(super) struct Tables<'a, I: Isa>(pub(super) Few<'a, I>);

impl<I: Isa> Vectors<I> for Tables<'_, I> {
    #[inline(always)]
    fn vector(&self, _: usize, _: usize) -> I::F32 {
        self.0.table
    }

    #[inline(always)]
    fn coded(&self, unit: usize, line: usize) -> Option<&[u8; 2 * LANES]> {
        self.0.codes[unit].as_chunks().0.get(line)
    }
}

/// Numbers already.
pub(super) struct Numbers<'a, I> {
    pub(super) isa: I,
    pub(super) numbers: &'a [[f32; UNIT]],
}

impl<I: Isa> Vectors<I> for Numbers<'_, I> {
    #[inline(always)]
    fn vector(&self, unit: usize, part: usize) -> I::F32 {
        self.isa.load(&self.numbers[unit].as_chunks().0[part])
    }
}

/// How the parameters of a segment lie: all of them in the same way.
pub(super) trait Lie {
    /// The vector of a parameter that belongs to a vector of weights.
    fn vector<I: Isa>(isa: I, numbers: &[f32], unit: usize, part: usize) -> I::F32;
}

/// One for each weight.
pub(super) struct EachOne;

impl Lie for EachOne {
    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], unit: usize, part: usize) -> I::F32 {
        isa.load(&numbers.as_chunks::<UNIT>().0[unit].as_chunks().0[part])
    }
}

/// One for each vector.
pub(super) struct PerVectors;

impl Lie for PerVectors {
    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], unit: usize, part: usize) -> I::F32 {
        isa.splat(numbers.as_chunks::<{ UNIT / LANES }>().0[unit][part])
    }
}
