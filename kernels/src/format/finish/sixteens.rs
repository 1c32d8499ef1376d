//! Codes that levels without tables of bytes take out of their bytes 16 by 16.

#![expect(clippy::unreachable, reason = "parts are what they say")]

use super::laid::Lie;
use super::lines::Finish;
use super::picked::{Mean, PickedCodes, PicksUnits};
use super::repeats::{Repeats, there};
use super::vectors::Vectors;
use crate::element::Element;
use crate::format::picks::{SixteensUnits, StraightUnits, TakenBySixteen};
use crate::isa::Isa;
use crate::isa::picks::PicksSixteens;

impl<I: PicksSixteens> PicksUnits for I {
    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        picked: PickedCodes<'_>,
        mut finish: Finish<'_, 'o, Self, O, L, PickedCodes<'_>, ZERO, ADD, STEPS>,
    ) {
        let (isa, PickedCodes { cursor, mean }) = (finish.isa(), picked);
        match (mean, &cursor.picks.sixteens) {
            (Mean::Sixteens { .. }, Some(units)) if const { ZERO || ADD } => match units {
                SixteensUnits::One(units) => finish.weights(Sixteens { isa, repeats: cursor.over(units) }),
                SixteensUnits::Two(units) if const { I::OF_TWO } => {
                    finish.weights(Sixteens { isa, repeats: cursor.over(units) });
                }
                SixteensUnits::Two(_) => unreachable!("those of two planes are brought together"),
                SixteensUnits::Spread(units) => finish.weights(Sixteens { isa, repeats: cursor.over(units) }),
            },
            (Mean::Sixteens { .. }, _) => unreachable!("something is subtracted or added"),
            (Mean::Entries { numbers }, Some(units)) if const { !ZERO && !ADD } => {
                let table = isa.load(&numbers.as_chunks().0[0]);
                match units {
                    SixteensUnits::One(units) => {
                        finish.weights(Entries {
                            indices: Sixteens { isa, repeats: cursor.over(units) },
                            table,
                        });
                    }
                    SixteensUnits::Spread(units) => {
                        finish.weights(Entries {
                            indices: Sixteens { isa, repeats: cursor.over(units) },
                            table,
                        });
                    }
                    SixteensUnits::Two(_) => unreachable!("a table is for codes of one plane"),
                }
            }
            (Mean::Entries { .. }, _) => unreachable!("they are taken with scales alone"),
            _ => match &cursor.picks.straight {
                Some(StraightUnits::One(units)) => picked.of(units, finish),
                Some(StraightUnits::Two(units)) => picked.of(units, finish),
                Some(StraightUnits::Digits(units)) if const { !ZERO && !ADD } => picked.of(units, finish),
                Some(StraightUnits::Digits(_)) => unreachable!("digits are taken with scales alone"),
                Some(StraightUnits::Nibbles(_)) | None => unreachable!("nibbles have no such loop"),
            },
        }
    }
}

/// Codes that lie 16 by 16 in as many bytes: the unsigned integers of each vector are taken out of theirs.
pub(super) struct Sixteens<'a, I, U> {
    isa: I,
    repeats: Repeats<'a, U>,
}

impl<'a, I: PicksSixteens, U: TakenBySixteen<I>> Vectors<I> for Sixteens<'a, I, U> {
    /// Where its codes lie, and the bytes from the repeat on.
    type Unit = (&'a U, &'a [u8]);

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        self.repeats.next()
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.repeats.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.repeats.ahead.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        self.isa.to_f32(self.integers(unit, part))
    }
}

impl<'a, I: PicksSixteens, U: TakenBySixteen<I>> Sixteens<'a, I, U> {
    /// The codes of a vector.
    #[inline(always)]
    fn integers(&self, (unit, repeat): (&'a U, &'a [u8]), part: usize) -> I::I32 {
        there(unit.sixteen(self.isa, repeat, part))
    }
}

/// Such codes as indices of a table of up to 16 numbers.
struct Entries<'a, I: Isa, U> {
    indices: Sixteens<'a, I, U>,
    table: I::F32,
}

impl<'a, I: PicksSixteens, U: TakenBySixteen<I>> Vectors<I> for Entries<'a, I, U> {
    type Unit = (&'a U, &'a [u8]);

    #[inline(always)]
    fn unit(&self, index: usize) -> Self::Unit {
        self.indices.unit(index)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.indices.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.indices.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        self.indices.isa.look_up(self.table, self.indices.integers(unit, part))
    }
}
