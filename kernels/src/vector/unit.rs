//! What becomes of a unit of 64 dense codes, and the loop over units.

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::Lanes;
use crate::isa::buffer::{Buffer, Source};
use crate::isa::{Isa, Work, four};
use crate::vector::facts::Facts;
use crate::vector::output;
use crate::vector::parameters::Parameters;

/// What becomes of a unit.
pub(super) trait Unit<const LINES: usize> {
    /// The lines of a unit, given its number and its dense codes; always inlined.
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; LINES];
}

/// Decodes, applies the formula and rounds.
pub(super) struct ByFormula<'p, I, P, Q, O, F> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) parameters: &'p P,
    pub(super) types: PhantomData<(Q, O, F)>,
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByFormula<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn results(&self, number: usize, bytes: &[u8]) -> [I::F32; 4] {
        let [first, second, third, fourth] = F::values::<I, Q>(self.isa, self.facts, bytes);
        let [of_first, of_second, of_third, of_fourth] = self.parameters.of_unit(self.isa, number);
        [
            self.result(first, of_first),
            self.result(second, of_second),
            self.result(third, of_third),
            self.result(fourth, of_fourth),
        ]
    }

    #[inline(always)]
    fn result(&self, values: F::Values<I>, (scale, zero): (I::F32, F::Zeros<I>)) -> I::F32 {
        F::apply_all(self.isa, values, scale, zero)
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit<4> for ByFormula<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; 4] {
        four!(self.results(number, bytes), results => self.isa.bytes(results))
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit<2> for ByFormula<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; 2] {
        let [first, second, third, fourth] = self.results(number, bytes);
        [output::narrow::<I, O>(self.isa, [first, second]), output::narrow::<I, O>(self.isa, [third, fourth])]
    }
}

/// Makes a table of 16 finished words for every 32 codes and looks them up.
pub(super) struct ByTables<'p, I, P, Q, O, F> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) parameters: &'p P,
    pub(super) types: PhantomData<(Q, O, F)>,
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByTables<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn line(&self, bytes: &[u8], (scale, zero): (I::F32, F::Zeros<I>)) -> [u8; 64] {
        let numbers = F::numbers(self.isa, self.facts);
        let finished = F::apply_all(self.isa, numbers, scale, zero);
        let table = output::table::<I, O>(self.isa, finished);
        output::words::<I, O>(self.isa, const { Q::DTYPE.bits() }, bytes, table)
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit<2> for ByTables<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; 2] {
        let (low, high) = bytes.split_at(const { 4 * Q::DTYPE.bits() as usize });
        let [of_low, _, of_high, _] = self.parameters.of_unit(self.isa, number);
        [self.line(low, of_low), self.line(high, of_high)]
    }
}

/// Whole units, one after the other: the loop that a level's instructions are enabled for.
pub(super) struct Stretch<'a, 'o, U> {
    pub(super) bytes: &'a [u8],
    pub(super) unit_bytes: usize,
    /// How many units there are.
    pub(super) whole: usize,
    /// The number of the first.
    pub(super) first: usize,
    pub(super) unit: &'a U,
    pub(super) out: &'a mut Buffer<'o>,
}

impl<const LINES: usize, U: Unit<LINES>> Work<LINES> for Stretch<'_, '_, U> {
    #[inline(always)]
    fn work(self) {
        let bytes = self.bytes.chunks_exact(self.unit_bytes);
        self.out.lines(&mut Units { bytes, left: self.whole, number: self.first, unit: self.unit });
    }
}

/// The lines of units.
struct Units<'a, U> {
    bytes: core::slice::ChunksExact<'a, u8>,
    left: usize,
    number: usize,
    unit: &'a U,
}

impl<const LINES: usize, U: Unit<LINES>> Source<LINES> for Units<'_, U> {
    #[inline(always)]
    fn left(&self) -> usize {
        self.left
    }

    #[inline(always)]
    fn next(&mut self) -> [[u8; 64]; LINES] {
        let lines = self.unit.lines(self.number, self.bytes.next().unwrap_or_default());
        self.left -= 1;
        self.number += 1;
        lines
    }
}
