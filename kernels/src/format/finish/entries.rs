//! Codes of up to four bits for outputs of 16 bits, picked where they are needed: all steps are done to the 16 numbers that a
//! code can be, and the finished words are what is looked up.

use core::marker::PhantomData;

use super::LANES;
use super::lines::{Finish, Rows, Supply};
use super::repeats::{AlikeUnits, Cursor, InLines};
use super::vectors::{Lie, Vectors};
use crate::element::Element;
use crate::format::picks::ByLines;
use crate::isa::Isa;
use crate::isa::avx512::Avx512Vbmi;

/// Codes of whole units, in the order of lines, and their numbers, repeated for codes with something above their bits.
#[derive(Clone, Copy)]
pub(in crate::format) struct Entries<'a> {
    pub(in crate::format) isa: Avx512Vbmi,
    pub(in crate::format) cursor: Cursor<'a>,
    pub(in crate::format) units: &'a ByLines,
    pub(in crate::format) numbers: &'a [f32; LANES],
}

impl Rows for Entries<'_> {}

impl<I: Isa> Supply<I> for Entries<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let Self { isa, cursor, units, numbers } = self;
        let numbers = finish.isa().load(numbers);
        match units {
            ByLines::Alike(units) => {
                let units = AlikeUnits::new(isa, cursor, units);
                finish.weights(Words::<I, _, L> { isa, units, numbers, lie: PhantomData });
            }
            ByLines::One(units) => {
                let units = cursor.over(units);
                finish.weights(Words::<I, _, L> { isa, units, numbers, lie: PhantomData });
            }
            ByLines::Two(_) => unreachable!("codes of two planes have tables of float32 only"),
        }
    }
}

/// Tables of a line: one for each of its vectors.
struct Words<I: Isa, R, L> {
    isa: Avx512Vbmi,
    units: R,
    numbers: I::F32,
    lie: PhantomData<L>,
}

impl<I: Isa, R: InLines, L: Lie> Vectors<I> for Words<I, R, L> {
    type Unit = <Avx512Vbmi as Isa>::I32;

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        let codes = self.units.unmasked(self.isa);
        // Where a line has one group, both of its tables are the same.
        let codes = if L::PER_LINE { codes } else { self.isa.in_two_tables(codes) };
        self.isa.load_i32(&zerocopy::transmute!(codes))
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.units.advance();
    }

    #[inline(always)]
    fn vector(&self, _: Self::Unit, _: usize) -> I::F32 {
        self.numbers
    }

    #[inline(always)]
    fn line(&self, unit: Self::Unit, line: usize, tables: [u8; 4 * LANES]) -> [u8; 4 * LANES] {
        self.isa.entries_of_bytes(tables, unit, 8 * line as u32)
    }
}
