//! The loops of every level but the portable one: units of 64 codes become lines of the output.
//!
//! The walk takes a job apart until one kind of parameters is left, then one loop does
//!
//! ```text
//! 64 dense codes -> 4 vectors of numbers -> formula -> 4 lines of float32, or 2 of 16 bits
//! ```
//!
//! Codes that are not dense or start inside of a byte are packed first. The last unit of a loop is a whole one,
//! filled up with zeros; of its lines only what was asked for is written.

use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::Lanes;
use crate::grouping::{Layout, Segment};
use crate::isa::buffer::{Buffer, Source};
use crate::isa::{Isa, Token, Work, four, portable};
use crate::kernel::{Job, Widen};

pub(crate) mod decode;
mod output;
mod parameters;
mod table;
pub(crate) mod widen;

use parameters::{Blocks, Each, Parameters, Picks, Shared, Spread};
use table::Finished;

/// How many elements are computed at a time.
const UNIT: usize = 64;

/// How many parameters are widened at a time.
const STAGE: usize = 2048;

/// The same for calls that have no more.
const SMALL_STAGE: usize = 16;

/// The same, with room for short rows to be taken together.
const MEDIUM_STAGE: usize = 512;

/// Parameters that a loop may read behind those of a part, without using them.
const SPARE: usize = UNIT;

/// How many elements are packed at a time.
const PACKED: usize = 256;

/// From this size on, groups are runs of their own.
const RUN: usize = 2048;

/// The same for groups that are not made of whole vectors.
const LONG_GROUP: usize = 512;

/// The walk over a job's range at a level.
pub(crate) fn compute<I: Isa, Q: Element, O: Element, F: Lanes>(
    isa: I,
    job: &Job<'_>,
    (scale, zero): (Widen<f32>, Option<Widen<F::Zero>>),
    out: &mut Buffer<'_>,
) {
    let zero = zero.zip(job.zero_point);
    let (mut small, mut medium, mut large);
    // Clearing a large stage would take longer than the rest of a small call. No parameter takes less than a byte
    // but those of sub-byte types, of which scales have none.
    let (scales, zeros): (&mut [f32], &mut [F::Zero]) = match job.scale.len() {
        ..=SMALL_STAGE if job.grouping.group() > 1 => {
            small = ([0.0; SMALL_STAGE + SPARE], [F::ABSENT; SMALL_STAGE + SPARE]);
            (&mut small.0, &mut small.1)
        }
        ..=MEDIUM_STAGE => {
            medium = ([0.0; MEDIUM_STAGE + SPARE], [F::ABSENT; MEDIUM_STAGE + SPARE]);
            (&mut medium.0, &mut medium.1)
        }
        _ => {
            large = ([0.0; STAGE + SPARE], [F::ABSENT; STAGE + SPARE]);
            (&mut large.0, &mut large.1)
        }
    };
    let stage = Stage { scales, zeros, token: job.token, scale: (scale, job.scale), zero };
    let mut loops = Loops::<I, Q, O, F> { isa, job, stage, picks: None, types: PhantomData };
    for segment in job.grouping.segments(job.range.clone()).sharing_rows() {
        if segment.rows > 1 {
            loops.rows(&segment, out);
        } else {
            loops.segment(segment, out);
        }
    }
}

/// Widened parameters of neighbouring groups, and where they come from.
struct Stage<'s, 'j, F: Lanes> {
    scales: &'s mut [f32],
    zeros: &'s mut [F::Zero],
    token: Token,
    scale: (Widen<f32>, &'j [u8]),
    zero: Option<(Widen<F::Zero>, &'j [u8])>,
}

impl<F: Lanes> Stage<'_, '_, F> {
    /// How many parameters there is room for.
    fn room(&self) -> usize {
        self.scales.len() - SPARE
    }

    /// Widens parameters from an index on; false if vectors do not have the zero points.
    fn fill(&mut self, first: usize, count: usize) -> bool {
        let (widen, bytes) = self.scale;
        widen(self.token, bytes, first, &mut self.scales[..count]);
        let Some((widen, bytes)) = self.zero else { return true };
        widen(self.token, bytes, first, &mut self.zeros[..count]);
        F::holds(&self.zeros[..count])
    }

    /// Repeats the first `count` parameters.
    fn repeat(&mut self, count: usize, times: usize) {
        for time in 1..times {
            self.scales.copy_within(..count, time * count);
            self.zeros.copy_within(..count, time * count);
        }
    }
}

/// The loops of a level for one combination.
struct Loops<'r, 'j, I, Q, O, F: Lanes> {
    isa: I,
    job: &'r Job<'j>,
    stage: Stage<'r, 'j, F>,
    picks: Option<Picks>,
    types: PhantomData<(Q, O)>,
}

impl<'j, I: Isa, Q: Element, O: Element, F: Lanes> Loops<'_, 'j, I, Q, O, F> {
    /// The codes from an element on.
    fn codes(&self, element: usize) -> Codes<'j> {
        self.job.layout.codes(self.job.x, element)
    }

    /// Neighbouring elements whose groups follow one another.
    fn segment(&mut self, segment: Segment, out: &mut Buffer<'_>) {
        let codes = self.codes(segment.start);
        for part in segment.parts(self.stage.room()) {
            let held = self.stage.fill(part.parameter, part.groups);
            self.part(held, codes.skip(part.start - segment.start), &part, out);
        }
    }

    /// Rows of elements with parameters of their own, which are the same in every row.
    fn rows(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        if columns > self.stage.room() {
            return self.panels(segment, out);
        }
        let held = self.stage.fill(parameter, columns);
        // Short rows are taken together.
        let together = match self.job.layout {
            Layout::Dense { .. } => (MEDIUM_STAGE / columns).clamp(1, rows),
            Layout::Interleaved { .. } => 1,
        };
        self.stage.repeat(columns, together);
        let mut row = 0;
        while row < rows {
            let count = together.min(rows - row) * columns;
            let part = Segment { count, groups: count, ..*segment };
            self.part(held, self.codes(start + row * columns), &part, out);
            row += together;
        }
    }

    /// The same for rows that are longer than the stage: as many columns of all rows as fit at a time.
    fn panels(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        let width = const { O::DTYPE.bits() as usize / 8 };
        out.rows(rows, columns * width, |tile| {
            let mut column = 0;
            while column < columns {
                let count = self.stage.room().min(columns - column);
                let held = self.stage.fill(parameter + column, count);
                let part = Segment { count, groups: count, ..*segment };
                tile.panel(count * width, |row, out| {
                    self.part(held, self.codes(start + row * columns + column), &part, out);
                });
                column += count;
            }
        });
    }

    /// Elements whose parameters are in the stage.
    fn part(&mut self, held: bool, codes: Codes<'_>, part: &Segment, out: &mut Buffer<'_>) {
        let (scales, zeros) = (&*self.stage.scales, &*self.stage.zeros);
        if !held {
            return portable::part::<Q, O, F>(codes, part, (scales, zeros), out);
        }
        let shape = Shape::of(part);
        let picks = match shape {
            Shape::Spread => Some(&*self.picks.get_or_insert_with(|| Picks::new(part.group))),
            _ => None,
        };
        let part = Part::<Q, O, F> { codes, part, shape, scales, zeros, picks, out, types: PhantomData };
        self.isa.vectorize(part);
    }
}

/// How the groups of a part lie.
#[derive(Clone, Copy)]
enum Shape {
    /// Groups of one element.
    Each,
    /// Groups that are runs of their own.
    Runs,
    /// Groups of whole pairs of vectors.
    Blocks,
    /// Any other.
    Spread,
}

impl Shape {
    fn of(part: &Segment) -> Self {
        match part.group {
            1 => Self::Each,
            group if part.groups == 1 || group >= RUN => Self::Runs,
            group if (group | part.phase).is_multiple_of(32) => Self::Blocks,
            group if group >= LONG_GROUP => Self::Runs,
            _ => Self::Spread,
        }
    }
}

/// Elements whose parameters are widened: what is done with a level's instructions.
struct Part<'r, 'o, Q, O, F: Lanes> {
    codes: Codes<'r>,
    part: &'r Segment,
    shape: Shape,
    /// From the first group's on; more than there are groups, the rest unused.
    scales: &'r [f32],
    zeros: &'r [F::Zero],
    picks: Option<&'r Picks>,
    out: &'r mut Buffer<'o>,
    types: PhantomData<(Q, O)>,
}

impl<Q: Element, O: Element, F: Lanes> Work for Part<'_, '_, Q, O, F> {
    #[inline(always)]
    fn work<I: Isa>(mut self, isa: I) {
        let (scales, zeros) = (self.scales, self.zeros);
        let Segment { count, group, phase, .. } = *self.part;
        match (self.shape, self.picks) {
            (Shape::Each, _) => self.formula(isa, self.codes, count, &Each::new(isa, scales, zeros)),
            (Shape::Runs, _) => self.runs(isa),
            (Shape::Blocks, _) => self.blocks(isa),
            (Shape::Spread, Some(picks)) => {
                self.formula(isa, self.codes, count, &Spread::new(isa, scales, zeros, (group, phase), picks));
            }
            (Shape::Spread, None) => unreachable!("spread groups come with what their lanes pick"),
        }
    }
}

/// Whether 32 codes at a time are looked up in a table of finished words.
const fn has_tables<Q: Element, O: Element, I: Isa>() -> bool {
    let bits = Q::DTYPE.bits();
    O::DTYPE.bits() == 16 && output::has_words::<O>() && (bits == 4 || bits < 4 && I::BYTE_TABLES)
}

impl<Q: Element, O: Element, F: Lanes> Part<'_, '_, Q, O, F> {
    /// Groups of whole vectors, two or four at a time.
    #[inline(always)]
    fn blocks<I: Isa>(&mut self, isa: I) {
        let (scales, zeros) = (self.scales, self.zeros);
        let Segment { count, group, phase, .. } = *self.part;
        if let Some(blocks) = Blocks::<_, _, 4>::new(isa, scales, zeros, (group, phase)) {
            self.uniform(isa, self.codes, count, &blocks);
        } else if let Some(blocks) = Blocks::<_, _, 2>::new(isa, scales, zeros, (group, phase)) {
            self.uniform(isa, self.codes, count, &blocks);
        }
    }

    /// Elements of which 32 neighbours share parameters.
    #[inline(always)]
    fn uniform<I: Isa>(
        &mut self,
        isa: I,
        codes: Codes<'_>,
        count: usize,
        parameters: &impl Parameters<I, F>,
    ) {
        if has_tables::<Q, O, I>() {
            self.tables(isa, codes, count, parameters);
        } else {
            self.formula(isa, codes, count, parameters);
        }
    }

    /// One run for each group.
    #[inline(always)]
    fn runs<I: Isa>(&mut self, isa: I) {
        let mut done = 0;
        for (group, count) in self.part.runs().enumerate() {
            let (scale, zero) = (self.scales[group], self.zeros[group]);
            let codes = self.codes.skip(done);
            let shared = Shared::<I, F>::new(isa, scale, zero);
            if table::pays::<Q, O, I>(count) {
                Finished::<O>::new::<I, Q, F>(isa, &shared).write(isa, self, codes, count);
            } else {
                self.uniform(isa, codes, count, &shared);
            }
            done += count;
        }
    }

    /// Elements by the formula.
    #[inline(always)]
    fn formula<I: Isa>(
        &mut self,
        isa: I,
        codes: Codes<'_>,
        count: usize,
        parameters: &impl Parameters<I, F>,
    ) {
        let unit = ByFormula::<_, _, Q, O, F> { isa, parameters, types: PhantomData };
        if const { O::DTYPE.bits() == 32 } {
            self.span::<4>(codes, count, &unit);
        } else {
            self.span::<2>(codes, count, &unit);
        }
    }

    /// Elements by tables of finished words; 32 neighbours share parameters.
    #[inline(always)]
    fn tables<I: Isa>(&mut self, isa: I, codes: Codes<'_>, count: usize, parameters: &impl Parameters<I, F>) {
        let numbers = F::numbers::<I, Q>(isa);
        self.span::<2>(
            codes,
            count,
            &ByTables::<_, _, Q, O, F> { isa, parameters, numbers, types: PhantomData },
        );
    }

    /// Appends the lines of `count` codes. Codes that are not dense or start inside of a byte are packed first,
    /// some at a time.
    #[inline(always)]
    fn span<const LINES: usize>(&mut self, codes: Codes<'_>, count: usize, unit: &impl Unit<LINES>) {
        let bits = const { Q::DTYPE.bits() };
        let mut done = 0;
        while done < count {
            let mut packed;
            let (bytes, now) = match codes.dense_bytes(bits) {
                Some(bytes) => (bytes, count),
                None => {
                    let now = PACKED.min(count - done);
                    packed = [0; PACKED * 4];
                    codes.skip(done).pack(bits, now, &mut packed);
                    (&packed[..], now)
                }
            };
            units::<Q, LINES>(bytes, now, done / UNIT, unit, self.out);
            done += now;
        }
    }
}

/// What becomes of a unit.
trait Unit<const LINES: usize> {
    /// The lines of a unit, given its number and its dense codes; always inlined.
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; LINES];
}

/// Decodes, applies the formula and rounds.
struct ByFormula<'p, I, P, Q, O, F> {
    isa: I,
    parameters: &'p P,
    types: PhantomData<(Q, O, F)>,
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByFormula<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn results(&self, number: usize, bytes: &[u8]) -> [I::F32; 4] {
        let [first, second, third, fourth] = F::values::<I, Q>(self.isa, bytes);
        let [of_first, of_second, of_third, of_fourth] = self.parameters.of_unit(number);
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
struct ByTables<'p, I: Isa, P, Q, O, F: Lanes> {
    isa: I,
    parameters: &'p P,
    numbers: F::Values<I>,
    types: PhantomData<(Q, O)>,
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> ByTables<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn line(&self, bytes: &[u8], (scale, zero): (I::F32, F::Zeros<I>)) -> [u8; 64] {
        let finished = F::apply_all(self.isa, self.numbers, scale, zero);
        let table = output::table::<I, O>(self.isa, finished);
        output::words::<I, O>(self.isa, const { Q::DTYPE.bits() }, bytes, table)
    }
}

impl<I: Isa, P: Parameters<I, F>, Q: Element, O: Element, F: Lanes> Unit<2> for ByTables<'_, I, P, Q, O, F> {
    #[inline(always)]
    fn lines(&self, number: usize, bytes: &[u8]) -> [[u8; 64]; 2] {
        let (low, high) = bytes.split_at(const { 4 * Q::DTYPE.bits() as usize });
        let [of_low, _, of_high, _] = self.parameters.of_unit(number);
        [self.line(low, of_low), self.line(high, of_high)]
    }
}

/// Appends the lines of dense codes.
#[inline(always)]
fn units<Q: Element, const LINES: usize>(
    bytes: &[u8],
    count: usize,
    first: usize,
    unit: &impl Unit<LINES>,
    out: &mut Buffer<'_>,
) {
    let unit_bytes = const { UNIT / 8 * Q::DTYPE.bits() as usize };
    let whole = count / UNIT;
    out.lines(&mut Units { bytes: bytes.chunks_exact(unit_bytes), left: whole, number: first, unit });
    let rest = count % UNIT;
    if rest > 0 {
        let last = bytes.get(whole * unit_bytes..).unwrap_or_default();
        let last = &last[..last.len().min(unit_bytes)];
        let mut padded = [0; UNIT * 4];
        padded[..last.len()].copy_from_slice(last);
        let lines = unit.lines(first + whole, &padded[..unit_bytes]);
        // A line for every byte of an element.
        out.append(&lines.as_flattened()[..rest * LINES]);
    }
}

/// The lines of whole units, one after the other.
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
