//! Where vectors of numbers come from.

#![expect(clippy::indexing_slicing, reason = "callers count vectors before they ask for them")]

use core::borrow::Borrow;

use super::ahead::Ahead;
use crate::format::finish::{LANES, UNIT};
use crate::isa::{ByteTable, Isa, TableKind};

/// Where vectors of numbers come from: four for each unit. Units are asked for in order.
pub(super) trait Vectors<I: Isa> {
    /// What the vectors of a unit are made of.
    type Unit: Copy;

    /// The unit of an index, which is as many as `advance` was called.
    fn unit(&self, index: usize) -> Self::Unit;

    /// Goes on to the next unit.
    #[inline(always)]
    fn advance(&mut self) {}

    /// Before a unit that is stored around the caches, or whose parameters are read where they lie, asks for what will be needed later;
    /// always inlined.
    fn ask(&self, unit: usize);

    /// A vector of a unit.
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32;

    /// What is left of two vectors without their zero points.
    #[inline(always)]
    fn less(&self, isa: I, [first, second]: [I::F32; 2], zero_points: [I::F32; 2]) -> [I::F32; 2] {
        [isa.sub(first, zero_points[0]), isa.sub(second, zero_points[1])]
    }

    /// What the steps to a vector of float32 are done to: its numbers, or tables of all that these can be.
    #[inline(always)]
    fn sources(&self, unit: Self::Unit, part: usize) -> [I::F32; 2] {
        [self.vector(unit, part); 2]
    }

    /// The vector out of what became of its sources.
    #[inline(always)]
    fn result(&self, _unit: Self::Unit, _part: usize, results: [I::F32; 2]) -> I::F32 {
        results[0]
    }

    /// A line of 16 bits out of what became of its vectors, rounded.
    #[inline(always)]
    fn line(&self, _unit: Self::Unit, _line: usize, rounded: [u8; 4 * LANES]) -> [u8; 4 * LANES] {
        rounded
    }

    /// Whether the vectors are tables of a line's codes, and not numbers of weights.
    const CODED: bool = false;

    /// Whether both vectors of a line of 16 bits are one, with the same parameters.
    const ALIKE: bool = Self::CODED;

    /// The codes of a line of 32 weights, where the vectors are their tables.
    #[inline(always)]
    fn coded<'u>(&self, _unit: &'u Self::Unit, _line: usize) -> Option<&'u [u8; 2 * LANES]> {
        None
    }
}

/// Where codes come from, one a byte, unit by unit.
pub(super) trait Codes {
    /// The codes of a unit.
    type Unit: Copy + Borrow<[u8; UNIT]>;

    /// As for [`Vectors`].
    fn unit(&self, index: usize) -> Self::Unit;

    /// As for [`Vectors`].
    #[inline(always)]
    fn advance(&mut self) {}

    /// As for [`Vectors`].
    fn ask(&self, unit: usize);
}

/// Codes that lie in bytes of their own.
pub(super) struct InBytes<'a> {
    pub(super) codes: &'a [[u8; UNIT]],
    pub(super) ahead: Ahead<'a>,
}

impl<'a> Codes for InBytes<'a> {
    type Unit = &'a [u8; UNIT];

    #[inline(always)]
    fn unit(&self, index: usize) -> Self::Unit {
        &self.codes[index]
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.ahead.ask(unit);
    }
}

/// Integers of up to 8 bits: in two's complement, or unsigned.
pub(super) struct Integers<I: Isa, C, const SIGNED: bool> {
    pub(super) isa: I,
    pub(super) codes: C,
}

impl<I: Isa, C: Codes, const SIGNED: bool> Vectors<I> for Integers<I, C, SIGNED> {
    type Unit = C::Unit;

    #[inline(always)]
    fn unit(&self, index: usize) -> C::Unit {
        self.codes.unit(index)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.codes.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.codes.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: C::Unit, part: usize) -> I::F32 {
        let codes = &unit.borrow().as_chunks::<LANES>().0[part];
        self.isa.to_f32(if SIGNED { self.isa.widen_i8(codes) } else { self.isa.widen_u8(codes) })
    }
}

/// A table of numbers for codes of up to four bits.
pub(super) struct Few<I: Isa, C> {
    pub(super) isa: I,
    pub(super) codes: C,
    pub(super) table: I::F32,
}

impl<I: Isa, C: Codes> Vectors<I> for Few<I, C> {
    type Unit = C::Unit;

    #[inline(always)]
    fn unit(&self, index: usize) -> C::Unit {
        self.codes.unit(index)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.codes.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.codes.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: C::Unit, part: usize) -> I::F32 {
        let codes = &unit.borrow().as_chunks::<LANES>().0[part];
        self.isa.look_up(self.table, self.isa.widen_u8(codes))
    }
}

/// The same for outputs of 16 bits, where lines share their parameters: what is done to a number is done to the table.
pub(super) struct Tables<I: Isa, C>(pub(super) Few<I, C>);

impl<I: Isa, C: Codes> Vectors<I> for Tables<I, C> {
    type Unit = C::Unit;
    const CODED: bool = true;

    #[inline(always)]
    fn unit(&self, index: usize) -> C::Unit {
        self.0.codes.unit(index)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.0.codes.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.0.codes.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, _: C::Unit, _: usize) -> I::F32 {
        self.0.table
    }

    #[inline(always)]
    fn coded<'u>(&self, unit: &'u C::Unit, line: usize) -> Option<&'u [u8; 2 * LANES]> {
        unit.borrow().as_chunks().0.get(line)
    }
}

/// Codes so many bits apart whose numbers are looked up in tables of bytes.
pub(super) struct LookUps<'a, I> {
    pub(super) isa: I,
    pub(super) bits: u32,
    /// From the first unit on.
    pub(super) bytes: &'a [u8],
    pub(super) table: &'a ByteTable,
    pub(super) kind: TableKind,
    pub(super) ahead: Ahead<'a>,
}

impl<I: Isa> Vectors<I> for LookUps<'_, I> {
    type Unit = [I::F32; UNIT / LANES];

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        self.isa.bytes_to_f32(self.bits, self.bytes, self.table, self.kind)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.bytes = &self.bytes[self.bits as usize * UNIT / 8..];
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.ahead.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        unit[part]
    }
}

/// Numbers already.
pub(super) struct Numbers<'a, I> {
    pub(super) isa: I,
    pub(super) numbers: &'a [[f32; UNIT]],
    pub(super) ahead: Ahead<'a>,
}

impl<'a, I: Isa> Vectors<I> for Numbers<'a, I> {
    type Unit = &'a [f32; UNIT];

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.ahead.ask(unit);
    }

    #[inline(always)]
    fn unit(&self, index: usize) -> Self::Unit {
        &self.numbers[index]
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        self.isa.load(&unit.as_chunks().0[part])
    }
}
