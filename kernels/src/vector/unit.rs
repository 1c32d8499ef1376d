//! What becomes of a unit of 64 dense codes, and the loop over units.

#![expect(clippy::indexing_slicing, reason = "a unit has as many lines as the loop asks for")]

use core::marker::PhantomData;
use core::mem::ManuallyDrop;

use crate::element::Element;
use crate::formula::Lanes;
use crate::isa::buffer::{Loops, Places, Source, TwoLoops};
use crate::isa::{Isa, Work, four, stream};
use crate::vector::choices::Type;
use crate::vector::facts::Facts;
use crate::vector::parameters::Parameters;
use crate::vector::{UNIT, decode, output};
use crate::words;

/// What becomes of units, however many lines that is. Loops copy it: what lies behind a reference would have to be read
/// again after every store.
pub(super) trait Unit: Copy {
    /// Which unit is next.
    type Cursor: Clone;
    /// Whether each line needs codes of its own only, as many as fill one or more lines of the input.
    const LINE_BY_LINE: bool = false;
    /// How many loops bring their lines to where they go.
    type Loops: Loops;
    /// The bytes of a unit's codes.
    const BYTES: usize;
    /// The same for a row whose codes begin at such a bit of each word.
    #[inline(always)]
    fn at_bit(self, _bit: u32) -> Self {
        self
    }

    /// Before a unit; always inlined.
    fn at(&self, unit: usize) -> Self::Cursor;
    /// Whether some units have something in common.
    const HAS_RUNS: bool = false;
    /// Before units that have something in common: how many these are. Always inlined.
    #[inline(always)]
    fn begin_run(&self, _cursor: &mut Self::Cursor) -> usize {
        usize::MAX
    }
}

/// What becomes of units, as so many lines.
pub(super) trait AsLines<const LINES: usize>: Unit {
    /// The lines of the next unit, given its dense codes; always inlined.
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; LINES];
}

/// The bytes of a unit's codes.
pub(super) const fn bytes_of<Q: Element>() -> usize {
    UNIT / 8 * words::step::<Q>() as usize
}

/// Decodes, applies the formula and rounds.
pub(super) struct ByFormula<I, P, Q, O, F> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) parameters: P,
    /// At which bit of its word each code begins, for rows that share words.
    pub(super) from: u32,
    pub(super) types: PhantomData<(Q, O, F)>,
}

impl<I: Copy, P: Copy, Q, O, F> Clone for ByFormula<I, P, Q, O, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, P: Copy, Q, O, F> Copy for ByFormula<I, P, Q, O, F> {}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByFormula<I, P, Q, O, F> {
    #[inline(always)]
    fn results(&self, (cursor, held): &mut <Self as Unit>::Cursor, bytes: &[u8]) -> [I::F32; 4] {
        let [first, second, third, fourth] = F::values::<I, Q>(self.isa, held, bytes, self.from);
        let [of_first, of_second, of_third, of_fourth] = self.parameters.next(self.isa, cursor);
        [
            F::apply_all(self.isa, first, of_first.0, of_first.1),
            F::apply_all(self.isa, second, of_second.0, of_second.1),
            F::apply_all(self.isa, third, of_third.0, of_third.1),
            F::apply_all(self.isa, fourth, of_fourth.0, of_fourth.1),
        ]
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit for ByFormula<I, P, Q, O, F> {
    /// What codes are decoded by comes along, in registers.
    type Cursor = (P::Cursor, F::Held<I>);
    type Loops = I::Loops;
    const LINE_BY_LINE: bool = Q::DTYPE.bits() >= 16 && P::BY_LINE;
    const HAS_RUNS: bool = P::SHARE == UNIT;
    const BYTES: usize = bytes_of::<Q>();

    #[inline(always)]
    fn at_bit(self, bit: u32) -> Self {
        Self { from: bit, ..self }
    }

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        // Last what the compiler could take for something to be dropped.
        let held = F::hold(self.isa, self.facts);
        (self.parameters.at(self.isa, unit), held)
    }

    #[inline(always)]
    fn begin_run(&self, (cursor, _): &mut Self::Cursor) -> usize {
        self.parameters.begin_run(self.isa, cursor)
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> AsLines<4> for ByFormula<I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 4] {
        four!(self.results(cursor, bytes), results => self.isa.bytes(results))
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> AsLines<2> for ByFormula<I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        let [first, second, third, fourth] = self.results(cursor, bytes);
        [output::narrow::<I, O>(self.isa, [first, second]), output::narrow::<I, O>(self.isa, [third, fourth])]
    }
}

/// Makes a table of 16 finished results for every 32 codes and looks them up.
pub(super) struct ByTables<I, P, Q, O, F> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) parameters: P,
    /// At which bit of its word each code begins, for rows that share words.
    pub(super) from: u32,
    pub(super) types: PhantomData<(Q, O, F)>,
}

impl<I: Copy, P: Copy, Q, O, F> Clone for ByTables<I, P, Q, O, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, P: Copy, Q, O, F> Copy for ByTables<I, P, Q, O, F> {}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByTables<I, P, Q, O, F> {
    /// The results of all codes.
    #[inline(always)]
    fn finished(&self, numbers: F::Values<I>, (scale, zero): (I::F32, F::Zeros<I>)) -> I::F32 {
        F::apply_all(self.isa, numbers, scale, zero)
    }

    /// Those for both halves of the next unit.
    #[inline(always)]
    fn tables(&self, (cursor, numbers, shared): &mut <Self as Unit>::Cursor) -> [I::F32; 2] {
        if P::SHARE == UNIT {
            [*shared; 2]
        } else {
            let [of_low, _, of_high, _] = self.parameters.next(self.isa, cursor);
            [self.finished(*numbers, of_low), self.finished(*numbers, of_high)]
        }
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit for ByTables<I, P, Q, O, F> {
    /// The numbers of all codes come along, in a register, and the results that units of a run share.
    type Cursor = (P::Cursor, F::Values<I>, I::F32);
    type Loops = TwoLoops;
    const HAS_RUNS: bool = P::SHARE == UNIT;
    const BYTES: usize = bytes_of::<Q>();

    #[inline(always)]
    fn at_bit(self, bit: u32) -> Self {
        Self { from: bit, ..self }
    }

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        let isa = self.isa;
        let (numbers, shared) = (F::numbers(isa, self.facts), isa.splat(0.0));
        (self.parameters.at(isa, unit), numbers, shared)
    }

    #[inline(always)]
    fn begin_run(&self, (cursor, numbers, shared): &mut Self::Cursor) -> usize {
        let units = self.parameters.begin_run(self.isa, cursor);
        let [of, ..] = self.parameters.next(self.isa, cursor);
        *shared = self.finished(*numbers, of);
        units
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> AsLines<4> for ByTables<I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 4] {
        let (isa, [low, high]) = (self.isa, self.tables(cursor));
        let [first, second, third, fourth] = decode::indices::<I, Q>(isa, bytes, self.from);
        four!([(low, first), (low, second), (high, third), (high, fourth)], (table, codes) => {
            isa.bytes(decode::entries::<I, Q>(isa, table, codes))
        })
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> AsLines<2> for ByTables<I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        let (isa, bits) = (self.isa, Type::<Q>::BITS);
        let [low, high] = self.tables(cursor);
        match bytes.as_chunks().0 {
            [first, second] if Type::<Q>::HAS_LOOPS_OF_WORDS => [
                output::words_in_words::<I, O>(isa, first, self.from, low),
                output::words_in_words::<I, O>(isa, second, self.from, high),
            ],
            _ => output::words::<I, O>(isa, bits, bytes, [low, high]),
        }
    }
}

/// A loop over whole units; the walk sees no more of a combination.
pub(super) trait Stretch {
    /// Fills places with the lines of units of dense codes, or of codes at a bit of each word; `first` counts the units before.
    fn fill(&self, bytes: &[u8], from: u32, first: usize, places: &mut Places<'_>);
}

/// The loop by as many lines a unit as the output takes. Written out for both: a function more for every loop takes time and
/// memory to compile.
macro_rules! stretch {
    ($loops:ident) => {
        impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Stretch
            for $loops<I, P, Q, O, F>
        {
            fn fill(&self, bytes: &[u8], from: u32, first: usize, places: &mut Places<'_>) {
                let isa = self.isa;
                let units = Units { isa, bytes, first, unit: self, from, places };
                if O::IS_WIDE {
                    isa.vectorize::<4>(units);
                } else {
                    isa.vectorize::<2>(units);
                }
            }
        }
    };
}
stretch!(ByFormula);
stretch!(ByTables);

/// Units, one after the other: what a level's instructions are enabled for.
pub(super) struct Units<'a, 'p, I, U> {
    pub(super) isa: I,
    pub(super) bytes: &'a [u8],
    pub(super) first: usize,
    /// By reference, and copied where the loop is: copied straight after it was written, it would be waited for.
    pub(super) unit: &'a U,
    /// At which bit of its word each code begins, for rows that share words.
    pub(super) from: u32,
    pub(super) places: &'a mut Places<'p>,
}

impl<const LINES: usize, I: Isa, U: AsLines<LINES>> Work<LINES> for Units<'_, '_, I, U> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, bytes, first, unit, from, places } = self;
        let unit = unit.at_bit(from);
        let bytes = &bytes[..places.left::<LINES>() * U::BYTES];
        places.fill(isa, &mut Lines { bytes, cursor: ManuallyDrop::new(unit.at(first)), unit });
    }
}

/// The lines of units.
struct Lines<'a, U, C> {
    /// The codes of units that are left. Not an iterator over chunks: how long those are would be read from memory for every
    /// unit, and be waited for behind stores that may overlap it.
    bytes: &'a [u8],
    /// There is nothing to drop in it. For all cursors the compiler doesn't know that, and every loop would be compiled with a way out
    /// that drops it.
    cursor: ManuallyDrop<C>,
    unit: U,
}

impl<const LINES: usize, U: AsLines<LINES>> Source<LINES> for Lines<'_, U, U::Cursor> {
    const HAS_RUNS: bool = U::HAS_RUNS;

    #[inline(always)]
    fn begin_run(&mut self) -> usize {
        self.unit.begin_run(&mut self.cursor)
    }

    #[inline(always)]
    fn next(&mut self) -> [[u8; 64]; LINES] {
        let (unit, rest) = self.bytes.split_at(U::BYTES);
        self.bytes = rest;
        self.unit.lines(&mut self.cursor, unit)
    }

    type Loops = U::Loops;
    const LINE_BY_LINE: bool = U::LINE_BY_LINE;

    #[inline(always)]
    fn line(&self, index: usize, ahead: usize) -> [u8; 64] {
        let per_line = const { U::BYTES.div_ceil(64).div_ceil(LINES) };
        for line in 0..per_line {
            stream::prefetch(self.bytes, ahead + (index * per_line + line) * 64);
        }
        self.unit.lines(&mut self.cursor.clone(), &self.bytes[..U::BYTES])[index]
    }

    #[inline(always)]
    fn skip(&mut self) {
        // Of the lines nothing is left once this is inlined.
        let _ = self.next();
    }

    #[inline(always)]
    fn prefetch(&self, ahead: usize) {
        stream::prefetch(self.bytes, ahead);
    }
}
