//! The walk over a job's range: it takes the range apart until one kind of parameters is left.

use super::parameters::Picks;
use super::shape::{Shapes, side_by_side};
use super::stage::{
    HALF_STAGE, LARGE_STAGE, MIDDLE_STAGE, ROW_STAGE, SMALL_STAGE, STAGE, Stage, Vectors, Widening, vectors,
};
use super::{Again, Combination, Known, PartOf, UNIT, single};
use crate::formula::Reach;
use crate::grouping::Segment;
use crate::isa::buffer::{AHEAD, Buffer, Rows};
use crate::kernel::Job;
use crate::layout::{Elements, Layout};
use crate::processor::first_cache;
use crate::zero_points::Zero;

/// How much of the first cache is left to what passes through it: of one of 32 KiB (Zen 4), 20 KiB of parameters are too much for rows
/// of 4096 columns, of one of 48 KiB (Zen 5), 32 KiB are not.
const PASSING: usize = 16 << 10;

/// In how many rows the parameters of some columns are used before those of the next columns.
const PANEL_ROWS: usize = 128;

/// Takes a job's range apart into parts whose parameters fit the stage.
pub(super) fn walk<Z: Zero, S: Copy + Default>(
    job: &Job<'_>,
    widening: &Widening<'_, Z, S>,
    loops: &dyn Combination<Z, S>,
    width: usize,
    out: &mut Buffer<'_>,
) {
    if single::write(job, widening, (loops, width), out) {
        return;
    }
    // Memory is waited for more than loops are, whichever they are.
    let whole = size_of::<S>() + size_of::<Z>();
    let parameter = loops.parameter_of_long_rows(job.zero_point.is_some()).or(out.streams().then_some(whole));
    walk_in(room_for(job, parameter, out.streams()), job, widening, (loops, width), out);
}

/// A walk with a stage that has such a room.
#[inline(never)]
fn walk_in<Z: Zero, S: Copy + Default>(
    room: usize,
    job: &Job<'_>,
    widening: &Widening<'_, Z, S>,
    (loops, width): (&dyn Combination<Z, S>, usize),
    out: &mut Buffer<'_>,
) {
    let walk = match room {
        SMALL_STAGE => walk_with::<Z, S, { vectors(SMALL_STAGE) }>,
        MIDDLE_STAGE => walk_with::<Z, S, { vectors(MIDDLE_STAGE) }>,
        STAGE => walk_with::<Z, S, { vectors(STAGE) }>,
        HALF_STAGE => walk_with::<Z, S, { vectors(HALF_STAGE) }>,
        ROW_STAGE => walk_with::<Z, S, { vectors(ROW_STAGE) }>,
        _ => walk_with::<Z, S, { vectors(LARGE_STAGE) }>,
    };
    walk(job, widening, loops, width, out);
}

/// The room of a stage for no more than so many parameters, up to [`HALF_STAGE`].
fn room_of(parameters: usize) -> usize {
    [SMALL_STAGE, MIDDLE_STAGE, STAGE].into_iter().find(|room| parameters <= *room).unwrap_or(HALF_STAGE)
}

/// The room of a stage for a job, given how many bytes a parameter of a long row has.
#[inline(never)]
fn room_for(job: &Job<'_>, parameter: Option<usize>, streams: bool) -> usize {
    let elements = job.range.len();
    if elements <= STAGE {
        return room_of(elements);
    }
    // Where memory is what is waited for, it is quicker to read a few parameters between stores than many at a time; not
    // for groups so small that parameters are most of what is read.
    let few = job.parameters.min(elements) <= STAGE || streams && job.grouping.neighbours() >= 16;
    match job.grouping.shared_row() {
        // A single row shares its parameters with no other.
        row if (row == 0 || elements <= row) && few => STAGE,
        row if row > LARGE_STAGE
            && elements > row
            && parameter.is_some_and(|bytes| stays(ROW_STAGE * bytes)) =>
        {
            ROW_STAGE
        }
        // All there are, as they lie.
        row if row.is_multiple_of(UNIT) && job.parameters <= HALF_STAGE => room_of(job.parameters),
        _ => LARGE_STAGE,
    }
}

/// Whether so many bytes of parameters stay in the first cache beside codes and results, which pass through it and are read ahead.
fn stays(parameters: usize) -> bool {
    parameters + PASSING <= first_cache()
}

/// Walks with a stage of `ROOM` vectors of parameters.
#[inline(never)]
fn walk_with<Z: Zero, S: Copy + Default, const ROOM: usize>(
    job: &Job<'_>,
    widening: &Widening<'_, Z, S>,
    loops: &dyn Combination<Z, S>,
    width: usize,
    out: &mut Buffer<'_>,
) {
    let (mut scales, mut zeros) = (Vectors::<S, ROOM>::cleared(), Vectors::<Z, ROOM>::cleared());
    let (scales, zeros) = (scales.all(), zeros.all());
    widening.fill_absent(zeros);
    let stage = Stage { scales, zeros, held: 0..0, job, widening };
    // Until some are looked at.
    let known = Known { reach: Reach::Portable, ..Known::NOTHING };
    let ahead = !out.streams();
    let shapes = loops.shapes();
    Walk { job, stage, loops, width, ahead, shapes, picks: None, known }.segments(out);
}

/// A walk in progress.
struct Walk<'r, 'j, Z, S> {
    job: &'r Job<'j>,
    stage: Stage<'r, 'j, Z, S>,
    loops: &'r dyn Combination<Z, S>,
    /// The bytes of an output element.
    width: usize,
    /// Whether parameters of the next rows are widened with those of a row; not where memory is what is waited for.
    ahead: bool,
    /// What decides which loops groups ask for.
    shapes: &'static Shapes,
    picks: Option<Picks>,
    /// What is known of the parameters of the stage.
    known: Known,
}

impl<'j, Z: Zero, S: Copy> Walk<'_, 'j, Z, S> {
    /// The elements from one on.
    fn elements(&self, first: usize) -> Elements<'j> {
        self.job.elements.from(first)
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
        // Where there are none, all are the first.
        let zeros = if self.job.zero_point.is_some() { zeros } else { zeros.get(..1).unwrap_or_default() };
        self.known = self.loops.look(scales, zeros);
    }

    /// One segment after the other.
    fn segments(&mut self, out: &mut Buffer<'_>) {
        let mut segments = self.job.grouping.segments(self.job.range.clone()).sharing_rows();
        // By reference: moved out of the option straight after it was written in parts, it would be waited for, and for all
        // results before it.
        while let Some(segment) = &segments.next() {
            match (segment.rows, segment.group) {
                (1, _) => {
                    let rows = 1 + segments.more_like(segment, self.rows_behind(segment));
                    let (count, groups) = (rows * segment.count, rows * segment.groups);
                    let all = Segment { count, groups, ..*segment };
                    // Of rows that were joined, those whose last group is shorter fit the stage.
                    if rows > 1 && !segment.count.is_multiple_of(segment.group) {
                        self.need(all.parameter, groups);
                        self.part(&self.elements(all.start), &all, Again::ragged(segment.count), out);
                    } else {
                        self.segment(&all, out);
                    }
                }
                (_, 1) => match segments.more_like(segment, self.bands(segment)) {
                    0 => self.rows(segment, out),
                    more => self.chain(segment, 1 + more, out),
                },
                _ => self.tiles(segment, out),
            }
        }
    }

    /// Rows of groups of more than one element with the same parameters in every row, which are laid side by side for as
    /// many rows as there is room for.
    fn tiles(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, groups, .. } = *segment;
        let row = |index| Segment { start: start + index * columns, rows: 1, ..*segment };
        if groups > self.stage.room() || !self.job.elements.layout().goes_on(UNIT, start, rows * columns) {
            return (0..rows).for_each(|index| self.segment(&row(index), out));
        }
        self.fill(parameter, groups);
        let all = Segment { count: rows * columns, ..row(0) };
        if groups == 1 {
            let all = Segment { group: rows * columns, ..all };
            return self.part(&self.elements(start), &all, Again::NEVER, out);
        }
        if self.shapes.look_up_rows(segment) {
            return self.part(&self.elements(start), &all, Again::tiles(columns, rows), out);
        }
        let turn = (self.stage.room() / groups).min(rows);
        self.stage.repeat(groups, turn);
        for first in (0..rows).step_by(turn) {
            let rows = turn.min(rows - first);
            let part = Segment { count: rows * columns, groups: rows * groups, ..row(first) };
            self.part(&self.elements(part.start), &part, Again::NEVER, out);
        }
    }

    /// Neighbouring elements whose groups follow one another.
    fn segment(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        if segment.phase > 0 && !self.shapes.pick_anywhere(segment.group) {
            return self.first_apart(segment, out);
        }
        let elements = self.elements(segment.start);
        if segment.groups <= self.stage.room() {
            self.need(segment.parameter, segment.groups);
            return self.part(&elements, segment, Again::NEVER, out);
        }
        for part in segment.parts(self.stage.room()) {
            self.need(part.parameter, part.groups);
            self.part(&elements.skip(part.start - segment.start), &part, Again::NEVER, out);
        }
    }

    /// The same where the first group is not whole, and lanes would not reach all parameters: that group by itself.
    #[inline(never)]
    fn first_apart(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let before = (segment.group - segment.phase).min(segment.count);
        self.segment(&Segment { count: before, group: before, phase: 0, groups: 1, ..*segment }, out);
        if before < segment.count {
            let (_, rest) = segment.groups_of(before, segment.count - before);
            self.segment(&rest, out);
        }
    }

    /// How many rows behind one can be done together with it, each with the parameters behind those of the one before: any
    /// that share words, and dense ones whose last group is shorter. Of others, those for which this is so are one already.
    fn rows_behind(&self, row: &Segment) -> usize {
        match *self.job.elements.layout() {
            Layout::Dense { .. } if self.shapes.streams_rows(row) => {
                (self.stage.room() / row.groups).saturating_sub(1)
            }
            layout if layout.has_rows_of(UNIT, row.start) && row.count.is_multiple_of(row.group) => {
                usize::MAX
            }
            _ => 0,
        }
    }

    /// How many segments behind one of rows can be done together with it.
    fn bands(&self, segment: &Segment) -> usize {
        let Segment { start, count: columns, rows, .. } = *segment;
        let bands = self.stage.room() / columns;
        let dense = self.job.elements.layout().goes_on(UNIT, start, bands * rows * columns);
        if self.ahead && dense && columns.is_multiple_of(UNIT) { bands.saturating_sub(1) } else { 0 }
    }

    /// So many segments of rows in whole units, each with the parameters behind those of the one before.
    fn chain(&mut self, segment: &Segment, bands: usize, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        let groups = bands * columns;
        self.need(parameter, groups);
        let part = Segment { count: rows * groups, groups, ..*segment };
        self.part(&self.elements(start), &part, Again::chain(columns, rows), out);
    }

    /// Rows of elements with parameters of their own, which are the same in every row.
    fn rows(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        if columns > self.stage.room() {
            return self.panels(segment, out);
        }
        let goes_on = self.job.elements.layout().goes_on(UNIT, start, rows * columns);
        let times = if goes_on { side_by_side(columns, rows, self.stage.room()) } else { 1 };
        if self.ahead && (!goes_on || columns.is_multiple_of(UNIT)) {
            self.need(parameter, columns);
        } else {
            self.fill(parameter, columns);
            self.stage.repeat(columns, times);
        }
        let part = Segment { groups: columns, ..*segment };
        if goes_on {
            let all = Segment { count: rows * columns, ..part };
            return self.part(&self.elements(start), &all, Again::endless(times * columns), out);
        }
        for row in 0..rows {
            self.part(&self.elements(start + row * columns), &part, Again::NEVER, out);
        }
    }

    /// The same for rows that are longer than the stage: some of their columns at a time, in some rows each, so that
    /// widening parameters costs little and they stay in the first cache.
    fn panels(&mut self, segment: &Segment, out: &mut Buffer<'_>) {
        let Segment { start, count: columns, rows, parameter, .. } = *segment;
        let panel = columns.div_ceil(columns.div_ceil(self.stage.room())).next_multiple_of(UNIT);
        let width = self.width;
        // Codes are asked for as far ahead as without panels, but in the rows to come.
        let rows_ahead = AHEAD.div_ceil(self.job.elements.layout().bytes(panel));
        let ahead = rows_ahead.saturating_mul(self.job.elements.layout().bytes(columns));
        for first in (0..rows).step_by(PANEL_ROWS) {
            let (start, rows) = (start + first * columns, PANEL_ROWS.min(rows - first));
            out.rows(rows, columns * width, ahead, &mut |tile| {
                for column in (0..columns).step_by(panel) {
                    let count = panel.min(columns - column);
                    self.fill(parameter + column, count);
                    let part = Segment { count, groups: count, parameter: parameter + column, ..*segment };
                    if self.goes_by_rows(start, columns, count, tile) {
                        let part = Segment { count: rows * count, ..part };
                        let again = Again::panel(count, rows, columns - count);
                        tile.panel_by_rows(count * width, &mut |out| {
                            self.part(&self.elements(start + column), &part, again, out);
                        });
                    } else {
                        tile.panel(count * width, &mut |row, out| {
                            self.part(
                                &self.elements(start + row * columns + column),
                                &part,
                                Again::NEVER,
                                out,
                            );
                        });
                    }
                }
            });
        }
    }

    /// Whether one call does a panel, as many columns of rows of so many: in units of dense codes.
    fn goes_by_rows(&self, start: usize, row: usize, columns: usize, tile: &Rows<'_>) -> bool {
        tile.take_panels()
            && columns.is_multiple_of(UNIT)
            && self.job.elements.layout().rows_are_bytes(start, row)
    }

    /// Elements whose parameters are in the stage.
    fn part(&mut self, elements: &Elements<'_>, segment: &Segment, again: Again, out: &mut Buffer<'_>) {
        let (scales, zeros) = self.stage.from(segment.parameter);
        let shape = self.shapes.of(segment, &again, &mut self.picks);
        let part = PartOf { elements, segment, again, shape, known: Some(&self.known) };
        self.loops.part(&part, scales, zeros, out);
    }
}
