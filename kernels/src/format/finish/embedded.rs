//! Small floats that are computed where they are needed, at levels without tables of bytes.

#![expect(
    clippy::indexing_slicing,
    reason = "units are counted before they are asked for; a unit has four vectors"
)]

use super::ahead::Ahead;
use super::laid::Lie;
use super::lines::{Finish, Rows, Supply};
use super::vectors::Vectors;
use super::{LANES, UNIT};
use crate::element::Element;
use crate::format::small_floats::SmallFloats;
use crate::isa::{Embedding, Isa};

/// Codes from the segment's first one on, and how they become numbers.
#[derive(Clone, Copy)]
pub(in crate::format) struct Embedded<'a> {
    pub(in crate::format) apart: Apart,
    /// How many bits a code has; above it, there may be anything.
    pub(in crate::format) bits: u32,
    pub(in crate::format) bytes: &'a [u8],
    pub(in crate::format) floats: SmallFloats,
    /// What is asked for.
    pub(in crate::format) ahead: Ahead<'a>,
}

/// How far apart codes lie, as far as there are loops.
#[derive(Clone, Copy)]
pub(in crate::format) enum Apart {
    /// A byte, which they fill, or in whose lowest bits they lie.
    Byte,
    /// Six bits: side by side.
    Six,
}

impl Apart {
    /// That of codes of some bits which begin some bits apart.
    pub(in crate::format) fn of(bits: u32, apart: u32) -> Option<Self> {
        match (bits, apart) {
            (_, 8) => Some(Self::Byte),
            (6, 6) => Some(Self::Six),
            _ => None,
        }
    }
}

impl Rows for Embedded<'_> {}

impl<I: Isa> Supply<I> for Embedded<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        match self.apart {
            Apart::Byte => finish.weights(Floats::<I, 8>::new(finish.isa(), self)),
            Apart::Six => finish.weights(Floats::<I, 6>::new(finish.isa(), self)),
        }
    }
}

/// Numbers of codes so many bits apart.
struct Floats<'a, I: Isa, const STEP: usize> {
    isa: I,
    bits: u32,
    /// From the next unit on.
    bytes: &'a [u8],
    how: Embedding,
    factor: I::F32,
    ahead: Ahead<'a>,
}

impl<'a, I: Isa, const STEP: usize> Floats<'a, I, STEP> {
    #[inline(always)]
    fn new(
        isa: I,
        Embedded { bits, bytes, floats: SmallFloats { how, factor }, ahead, .. }: Embedded<'a>,
    ) -> Self {
        Self { isa, bits, bytes, how, factor: isa.splat(factor), ahead }
    }
}

impl<I: Isa, const STEP: usize> Vectors<I> for Floats<'_, I, STEP> {
    /// The codes of each vector as float16s: of these, registers hold twice as many as of numbers.
    type Unit = [[u8; 2 * LANES]; UNIT / LANES];

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        self.isa.embed::<STEP>(self.bits, &self.bytes[..STEP * UNIT / 8], self.how)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.bytes = &self.bytes[STEP * UNIT / 8..];
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.ahead.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        self.isa.mul(self.isa.half_to_f32(&unit[part]), self.factor)
    }
}
