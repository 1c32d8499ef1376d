//! Codes that AVX2 takes out of neighbouring bytes, 16 by 16.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "units have a first byte and a place for each vector; parts are what they say"
)]

use super::laid::Lie;
use super::lines::Finish;
use super::picked::{Mean, PickedCodes, PicksUnits};
use super::repeats::{Repeats, there};
use super::vectors::Vectors;
use crate::element::Element;
use crate::format::picks::{SixteensPart, SixteensUnits, SpreadPart, StraightUnits, window};
use crate::isa::Isa;
use crate::isa::avx2::Avx2;

impl PicksUnits for Avx2 {
    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        picked: PickedCodes<'_>,
        mut finish: Finish<'_, 'o, Self, O, L, PickedCodes<'_>, ZERO, ADD, STEPS>,
    ) {
        let (isa, PickedCodes { cursor, mean }) = (finish.isa(), picked);
        match (mean, &cursor.picks.sixteens) {
            (Mean::Sixteens { .. }, Some(SixteensUnits::One(units))) => {
                finish.weights(Sixteens { isa, repeats: cursor.over(units) });
            }
            (Mean::Sixteens { .. }, Some(SixteensUnits::Two(units))) => {
                finish.weights(Sixteens { isa, repeats: cursor.over(units) });
            }
            (Mean::Sixteens { .. }, Some(SixteensUnits::Spread(units))) => {
                finish.weights(Spread { isa, repeats: cursor.over(units) });
            }
            _ => match &cursor.picks.straight {
                Some(StraightUnits::One(units)) => picked.of(units, finish),
                Some(StraightUnits::Two(units)) => picked.of(units, finish),
                Some(StraightUnits::Digits(units)) if const { !ZERO && !ADD } => picked.of(units, finish),
                Some(StraightUnits::Digits(_)) => unreachable!("digits are taken with scales alone"),
                Some(StraightUnits::Nibbles(_)) | None => unreachable!("nibbles lie 16 by 16"),
            },
        }
    }
}

/// Codes that lie 16 by 16 in neighbouring bytes: the unsigned integers of each vector are taken out of theirs.
pub(super) struct Sixteens<'a, const P: usize> {
    isa: Avx2,
    repeats: Repeats<'a, [SixteensPart; P]>,
}

impl<'a, const P: usize> Vectors<Avx2> for Sixteens<'a, P> {
    /// Where its codes lie, and the bytes from the repeat on.
    type Unit = (&'a [SixteensPart; P], &'a [u8]);

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
    fn vector(&self, (parts, bytes): Self::Unit, part: usize) -> <Avx2 as Isa>::F32 {
        let codes = |plane: usize| there(window(bytes, parts[plane].first[part]));
        let place = |plane: usize| &parts[plane].places[part];
        self.isa.to_f32(match P {
            1 => self.isa.pick_sixteen(codes(0), place(0)),
            _ => self.isa.pick_sixteen_of_two([codes(0), codes(1)], [place(0), place(1)]),
        })
    }
}

/// Codes that lie in any way, 16 by 16 in as many bytes.
pub(super) struct Spread<'a> {
    isa: Avx2,
    repeats: Repeats<'a, SpreadPart>,
}

impl<'a> Vectors<Avx2> for Spread<'a> {
    /// Where its codes lie, and the bytes from the repeat on.
    type Unit = (&'a SpreadPart, &'a [u8]);

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
    fn vector(&self, (unit, bytes): Self::Unit, part: usize) -> <Avx2 as Isa>::F32 {
        let window = there(window(bytes, unit.windows[part]));
        self.isa.to_f32(self.isa.pick_spread(window, &unit.places[part]))
    }
}
