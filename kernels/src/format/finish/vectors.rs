//! Where vectors of numbers and of parameters come from.

#![expect(clippy::indexing_slicing, reason = "callers count vectors before they ask for them")]

use crate::format::finish::LANES;
use crate::isa::Isa;

/// Where vectors of numbers come from.
pub(super) trait Vectors<I: Isa> {
    /// The vector at an index.
    fn vector(&self, index: usize) -> I::F32;
}

/// Integers of up to 8 bits: in two's complement, or unsigned and less a bias.
pub(super) struct Integers<'a, I: Isa, const SIGNED: bool> {
    pub(super) isa: I,
    pub(super) codes: &'a [[u8; LANES]],
    pub(super) bias: I::F32,
}

impl<I: Isa, const SIGNED: bool> Vectors<I> for Integers<'_, I, SIGNED> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        let codes = &self.codes[index];
        if SIGNED {
            return self.isa.to_f32(self.isa.widen_i8(codes));
        }
        self.isa.sub(self.isa.to_f32(self.isa.widen_u8(codes)), self.bias)
    }
}

pub(super) struct Few<'a, I: Isa> {
    pub(super) isa: I,
    pub(super) codes: &'a [[u8; LANES]],
    pub(super) table: I::F32,
}

impl<I: Isa> Vectors<I> for Few<'_, I> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        self.isa.look_up(self.table, self.isa.widen_u8(&self.codes[index]))
    }
}

pub(super) struct Numbers<'a, I> {
    pub(super) isa: I,
    pub(super) numbers: &'a [[f32; LANES]],
}

impl<I: Isa> Vectors<I> for Numbers<'_, I> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        self.isa.load(&self.numbers[index])
    }
}

/// How the parameters of a segment lie: all of them in the same way.
pub(super) trait Lie {
    /// The vector of a parameter at an index.
    fn vector<I: Isa>(isa: I, numbers: &[f32], index: usize) -> I::F32;
}

/// One for each weight.
pub(super) struct EachOne;

impl Lie for EachOne {
    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], index: usize) -> I::F32 {
        match numbers.as_chunks::<LANES>() {
            (vectors, _) if index < vectors.len() => isa.load(&vectors[index]),
            (_, rest) => part(isa, rest),
        }
    }
}

/// The last numbers, which make no whole vector.
#[inline(never)]
fn part<I: Isa>(isa: I, rest: &[f32]) -> I::F32 {
    let mut vector = [0.0; LANES];
    vector[..rest.len()].copy_from_slice(rest);
    isa.load(&vector)
}

/// One for each vector.
pub(super) struct PerVectors;

impl Lie for PerVectors {
    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], index: usize) -> I::F32 {
        // By units, so that a unit's length is compared once.
        isa.splat(numbers.as_chunks::<4>().0[index / 4][index % 4])
    }
}
