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

#![expect(clippy::unreachable, reason = "formulas with a reach bring portable loops")]

use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::{Lanes, Reach};
use crate::grouping::Segment;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::kernel::{Job, Widener};

pub(crate) mod decode;
pub(crate) mod facts;
mod fallback;
pub(crate) mod normal;
mod output;
mod parameters;
mod part;
mod shape;
mod span;
mod stage;
mod table;
mod unit;
pub(crate) mod used;
pub(crate) mod widen;

pub(crate) use fallback::{Portable, portable};
pub(crate) use output::{coded, is_bfloat16, narrow, rounds_at_once, through};

use facts::Facts;
use normal::at_least_quantum;
use parameters::Picks;
use part::Part;
use shape::{Shape, Turn};
use stage::{LARGE_STAGE, MIDDLE_STAGE, SMALL_STAGE, STAGE, Stage, Vectors, Widening, vectors};

/// How many elements are computed at a time.
const UNIT: usize = 64;

/// From how many bytes of results on a part is worth a beginning of its own.
const LONG_ON_LINES: usize = 16 << 10;

/// In how many rows the parameters of some columns are used before those of the next columns.
const PANEL_ROWS: usize = 32;

/// The walk over a job's range at a level.
pub(crate) fn compute<I: Isa, Q: Element, O: Element, F: Lanes>(
    isa: I,
    job: &Job<'_>,
    (facts, portable): (&'static Facts, Option<Portable<F::Zero>>),
    (scale, zero): (Widener<f32>, Option<Widener<F::Zero>>),
    out: &mut Buffer<'_>,
) {
    let coarse = (scale.coarse, job.zero_point.is_none() || zero.is_none_or(|zero| zero.coarse));
    let loops = Loops::<I, Q, O, F> { isa, facts, coarse, portable, types: PhantomData };
    let parameters = Widening { scale, zero: zero.zip(job.zero_point), absent: F::ABSENT };
    walk(job, &parameters, &loops, O::DTYPE.bits() as usize / 8, out);
}

/// The loops of a level for a combination; the walk sees no more of it, so it is compiled once.
trait Combination<Z> {
    /// Appends the results of a part. Its parameters are the first of those given, the rest is unused.
    fn part(&self, part: &PartOf<'_>, scales: &[f32], zeros: &[Z], out: &mut Buffer<'_>);

    /// What is to be known of parameters before they are used.
    fn look(&self, scales: &[f32], zeros: &[Z]) -> Known;
}

/// Elements and their parameters.
pub(crate) struct PartOf<'a> {
    /// By reference, as is what else a call hands on: copied straight after it was written, it would be waited for.
    codes: &'a Codes<'a>,
    segment: &'a Segment,
    /// After how many elements the parameters start again, if each element has its own.
    wrap: usize,
    /// For groups that are neither runs nor blocks.
    picks: Option<&'a Picks>,
    /// None where nobody has looked at the parameters yet.
    known: Option<&'a Known>,
}

/// What is known of parameters: it decides which loops return their bits soonest.
#[derive(Clone, Copy)]
struct Known {
    /// Whether no result is subnormal; false where that makes no difference.
    normal: bool,
    /// Which loops take the zero points.
    reach: Reach,
}

/// Takes a job's range apart into parts whose parameters fit the stage.
fn walk<Z: Copy>(
    job: &Job<'_>,
    widening: &Widening<'_, Z>,
    loops: &dyn Combination<Z>,
    width: usize,
    out: &mut Buffer<'_>,
) {
    if let Some(segment) = job.grouping.only_segment(&job.range) {
        if segment.groups == 1 && segment.group > 1 {
            return one_group(job, &segment, widening, (loops, width), out);
        }
        if segment.groups <= MIDDLE_STAGE {
            let walk = match segment.groups {
                ..=SMALL_STAGE => walk_with::<Z, { vectors(SMALL_STAGE) }>,
                _ => walk_with::<Z, { vectors(MIDDLE_STAGE) }>,
            };
            return walk(job, widening, loops, width, Some(&segment), out);
        }
    }
    let most = job.parameters.min(job.range.len());
    let walk = match job.grouping.shared_row() {
        0 if most <= STAGE => walk_with::<Z, { vectors(STAGE) }>,
        _ => walk_with::<Z, { vectors(LARGE_STAGE) }>,
    };
    walk(job, widening, loops, width, None, out);
}

/// A segment that is one group, without a stage: clearing it would take longer than the rest of a small call.
fn one_group<Z: Copy>(
    job: &Job<'_>,
    segment: &Segment,
    widening: &Widening<'_, Z>,
    (loops, width): (&dyn Combination<Z>, usize),
    out: &mut Buffer<'_>,
) {
    let (mut scales, mut zeros) = ([0.0], [widening.absent]);
    widening.widen(job, segment.parameter, &mut scales, &mut zeros);
    let codes = &job.layout.codes(job.x, segment.start);
    let part = PartOf { codes, segment, wrap: usize::MAX, picks: None, known: None };
    let before = before_line(&part, width, out);
    if before == 0 {
        return loops.part(&part, &scales, &zeros, out);
    }
    let (head, rest) =
        (Segment { count: before, ..*segment }, Segment { count: segment.count - before, ..*segment });
    loops.part(&PartOf { segment: &head, ..part }, &scales, &zeros, out);
    loops.part(&PartOf { segment: &rest, codes: &codes.skip(before), ..part }, &scales, &zeros, out);
}

/// How many elements of a long part are better done by themselves: those before the next line of an output that is stored
/// through the caches, where stores across two lines take longer. None where the rest would begin inside of a byte.
fn before_line(part: &PartOf<'_>, width: usize, out: &Buffer<'_>) -> usize {
    if part.segment.count * width < LONG_ON_LINES {
        return 0;
    }
    let (bytes, before) = (out.before_line(), out.before_line() / width);
    let rest_is_dense = part.codes.skip(before).bit.is_multiple_of(8);
    if bytes.is_multiple_of(width) && rest_is_dense { before } else { 0 }
}

/// Walks with a stage of `ROOM` vectors of parameters; over one segment, if that is all.
#[inline(never)]
fn walk_with<Z: Copy, const ROOM: usize>(
    job: &Job<'_>,
    widening: &Widening<'_, Z>,
    loops: &dyn Combination<Z>,
    width: usize,
    only: Option<&Segment>,
    out: &mut Buffer<'_>,
) {
    let mut scales = Vectors([[0.0; 16]; ROOM]);
    let mut zeros = Vectors([[widening.absent; 16]; ROOM]);
    let (scales, zeros) = (scales.0.as_flattened_mut(), zeros.0.as_flattened_mut());
    let stage = Stage { scales, zeros, held: 0..0, job, widening };
    let known = Known { normal: false, reach: Reach::Portable };
    let mut walk = Walk { job, stage, loops, width, picks: None, known };
    match only {
        Some(segment) => walk.segment(segment, out),
        None => walk.segments(out),
    }
}

/// A walk in progress.
struct Walk<'r, 'j, Z> {
    job: &'r Job<'j>,
    stage: Stage<'r, 'j, Z>,
    loops: &'r dyn Combination<Z>,
    /// The bytes of an output element.
    width: usize,
    picks: Option<Picks>,
    /// What is known of the parameters of the stage.
    known: Known,
}

impl<'j, Z: Copy> Walk<'_, 'j, Z> {
    /// The codes from an element on.
    fn codes(&self, element: usize) -> Codes<'j> {
        self.job.layout.codes(self.job.x, element)
    }

    /// Has parameters of the stage from an index on.
    fn need(&mut self, first: usize, count: usize) {
        if self.stage.need(first, count) {
            self.look();
        }
    }

    /// Widens parameters from an index on.
    fn fill(&mut self, first: usize, count: usize) {
        self.stage.fill(first, count);
        self.look();
    }

    /// Looks at new parameters.
    fn look(&mut self) {
        let (scales, zeros) = self.stage.held();
        let zeros = if self.job.zero_point.is_some() { zeros } else { &[] };
        self.known = self.loops.look(scales, zeros);
    }

    /// One segment after the other.
    fn segments(&mut self, out: &mut Buffer<'_>) {
        let mut segments = self.job.grouping.segments(self.job.range.clone()).sharing_rows();
        // By reference: moved out of the option straight after it was written in parts, it would be waited for, and for all
        // results before it.
        while let Some(segment) = &segments.next() {
            match (segment.rows, segment.group) {
                (1, _) => self.segment(segment, out),
                (_, 1) => self.rows(segment, out),
                _ => self.tiles(segment, out),
            }
        }
    }

    /// Rows of groups of more than one element with the same parameters in every row, which are laid side by side for as
    /// many rows as there is room for.
    fn tiles(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, groups, .. } = *segment;
        let row = |index| Segment { start: start + index * columns, rows: 1, ..*segment };
        if groups > self.stage.room() || !self.job.layout.goes_on(start, rows * columns) {
            return (0..rows).for_each(|index| self.segment(&row(index), out));
        }
        let turn = (self.stage.room() / groups).min(rows);
        self.fill(parameter, groups);
        self.stage.repeat(groups, turn);
        for first in (0..rows).step_by(turn) {
            let rows = turn.min(rows - first);
            let part = Segment { count: rows * columns, groups: rows * groups, ..row(first) };
            self.part(&self.codes(part.start), &part, usize::MAX, out);
        }
    }

    /// Neighbouring elements whose groups follow one another.
    fn segment(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let codes = self.codes(segment.start);
        if segment.groups <= self.stage.room() {
            self.need(segment.parameter, segment.groups);
            return self.part(&codes, segment, usize::MAX, out);
        }
        for part in segment.parts(self.stage.room()) {
            self.need(part.parameter, part.groups);
            self.part(&codes.skip(part.start - segment.start), &part, usize::MAX, out);
        }
    }

    /// Rows of elements with parameters of their own, which are the same in every row.
    fn rows(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        if columns > self.stage.room() {
            return self.panels(segment, out);
        }
        let turn = match self.job.layout.goes_on(start, rows * columns) {
            true => Turn::of(columns, rows, self.stage.room()),
            false => Turn { rows: 1, endless: false },
        };
        match turn.rows {
            1 => self.need(parameter, columns),
            times => {
                self.fill(parameter, columns);
                self.stage.repeat(columns, times);
            }
        }
        let (wrap, step) = if turn.endless { (turn.rows * columns, rows) } else { (usize::MAX, turn.rows) };
        let mut row = 0;
        while row < rows {
            let count = step.min(rows - row) * columns;
            let part = Segment { count, groups: columns, ..*segment };
            self.part(&self.codes(start + row * columns), &part, wrap, out);
            row += step;
        }
    }

    /// The same for rows that are longer than the stage: some of their columns at a time, in some rows each, so that
    /// widening parameters costs little and they stay in the first cache.
    fn panels(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        let panel = columns.div_ceil(columns.div_ceil(self.stage.room())).next_multiple_of(UNIT);
        let width = self.width;
        let ahead = self.job.layout.bytes(columns);
        for first in (0..rows).step_by(PANEL_ROWS) {
            let start = start + first * columns;
            out.rows(PANEL_ROWS.min(rows - first), columns * width, ahead, &mut |tile| {
                for column in (0..columns).step_by(panel) {
                    let count = panel.min(columns - column);
                    self.fill(parameter + column, count);
                    let part = Segment { count, groups: count, parameter: parameter + column, ..*segment };
                    tile.panel(count * width, &mut |row, out| {
                        self.part(&self.codes(start + row * columns + column), &part, usize::MAX, out);
                    });
                }
            });
        }
    }

    /// Elements whose parameters are in the stage.
    fn part(&mut self, codes: &Codes<'_>, segment: &Segment, wrap: usize, out: &mut Buffer<'_>) {
        let (scales, zeros) = self.stage.from(segment.parameter);
        let picks = match Shape::of(segment) {
            Shape::Spread => Some(&*self.picks.get_or_insert_with(|| Picks::new(segment.group))),
            _ => None,
        };
        let part = PartOf { codes, segment, wrap, picks, known: Some(&self.known) };
        self.loops.part(&part, scales, zeros, out);
    }
}

/// The loops of a level for one combination.
struct Loops<I, Q, O, F: Lanes> {
    isa: I,
    facts: &'static Facts,
    /// Whether scales and zero points are known by their types to be multiples of [`QUANTUM`](normal::QUANTUM).
    coarse: (bool, bool),
    /// The loops of the type itself: `Q` may stand in for it.
    portable: Option<Portable<F::Zero>>,
    types: PhantomData<(Q, O, F)>,
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Combination<F::Zero> for Loops<I, Q, O, F> {
    fn part(&self, part: &PartOf<'_>, scales: &[f32], zeros: &[F::Zero], out: &mut Buffer<'_>) {
        let known = part.known.copied().unwrap_or_else(|| self.look(scales, zeros));
        // Known while compiling, for most formulas: then no other loop is compiled for a stand-in.
        if const { !F::HAS_REACH } {
            return self.vectors::<F>(part, known, (scales, zeros), out);
        }
        match known.reach {
            Reach::Unshifted => self.vectors::<F::Unshifted>(part, known, (scales, zeros), out),
            Reach::Vectors => self.vectors::<F>(part, known, (scales, zeros), out),
            Reach::Portable => match self.portable {
                Some(portable) => portable(part, (scales, zeros), out),
                None => unreachable!("formulas with a reach have portable loops"),
            },
        }
    }

    fn look(&self, scales: &[f32], zeros: &[F::Zero]) -> Known {
        let reach = if const { F::HAS_REACH } { F::reach(self.isa, zeros) } else { Reach::Vectors };
        let mut normal = false;
        if const { output::is_bfloat16::<O>() } {
            let at_least = |numbers| at_least_quantum(numbers, |work| self.isa.vectorize(work));
            normal = self.facts.coarse
                && self.isa.flushing().is_some()
                && (self.coarse.0 || at_least(scales))
                && (self.coarse.1 || at_least(F::floats(zeros)));
        }
        Known { normal, reach }
    }
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Loops<I, Q, O, F> {
    /// The same by a formula that returns the same bits.
    fn vectors<G: Lanes<Zero = F::Zero>>(
        &self,
        of: &PartOf<'_>,
        known: Known,
        (scales, zeros): (&[f32], &[F::Zero]),
        out: &mut Buffer<'_>,
    ) {
        let Self { isa, facts, .. } = *self;
        Part::<I, Q, O, G> { isa, facts, of, scales, zeros, out, known, types: PhantomData }.run();
    }
}
