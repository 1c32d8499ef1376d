//! Jobs that are one segment with few parameters, as small calls are: they have no time for a walk, nor for a stage of more room than
//! they need.

#![expect(clippy::indexing_slicing, reason = "there is room for all parameters of such a segment")]

use super::shape::Shape;
use super::stage::{MIDDLE_STAGE, SMALL_STAGE, Vectors, Widening, vectors};
use super::{Again, Combination, PartOf};
use crate::grouping::Segment;
use crate::isa::buffer::Buffer;
use crate::kernel::Job;
use crate::zero_points::Zero;

/// From how many bytes of results on a part is worth a beginning of its own.
pub(super) const LONG_ON_LINES: usize = 16 << 10;

/// Appends the results of such a job; whether it is one.
#[inline(always)]
pub(super) fn write<Z: Zero, S: Copy + Default>(
    job: &Job<'_>,
    widening: &Widening<'_, Z, S>,
    (loops, width): (&dyn Combination<Z, S>, usize),
    out: &mut Buffer<'_>,
) -> bool {
    let Some(segment) = &job.grouping.only_segment(&job.range) else { return false };
    let write = match segment.groups {
        1 if segment.group > 1 => {
            one_group(job, segment, widening, (loops, width), out);
            return true;
        }
        groups if groups <= SMALL_STAGE => few_groups::<Z, S, { vectors(SMALL_STAGE) }>,
        groups if groups <= MIDDLE_STAGE => few_groups::<Z, S, { vectors(MIDDLE_STAGE) }>,
        _ => return false,
    };
    write(job, segment, widening, loops, out);
    true
}

/// A segment that is one group, without a stage: clearing it would take longer than the rest of a small call. Most short ones have a
/// [way of their own](super::Loops::short_group); this one is for long ones, codes in shared words, formulas with a reach and loops in float16.
fn one_group<Z: Zero, S: Copy + Default>(
    job: &Job<'_>,
    segment: &Segment,
    widening: &Widening<'_, Z, S>,
    (loops, width): (&dyn Combination<Z, S>, usize),
    out: &mut Buffer<'_>,
) {
    let (scales, zeros) = widening.one(job, segment.parameter);
    let elements = &job.elements.from(segment.start);
    let part = PartOf { elements, segment, again: Again::NEVER, shape: Shape::Runs, known: None };
    let long = segment.count * width >= LONG_ON_LINES;
    let before = if long { before_line(&part, width, out) } else { 0 };
    if before == 0 {
        return loops.part(&part, &scales, &zeros, out);
    }
    let (head, rest) =
        (Segment { count: before, ..*segment }, Segment { count: segment.count - before, ..*segment });
    loops.part(&PartOf { segment: &head, ..part }, &scales, &zeros, out);
    loops.part(&PartOf { segment: &rest, elements: &elements.skip(before), ..part }, &scales, &zeros, out);
}

/// How many elements of a long part are better done by themselves: those before the next line of an output that is stored
/// through the caches, where stores across two lines take longer. None where the rest would begin inside of a byte.
fn before_line(part: &PartOf<'_>, width: usize, out: &Buffer<'_>) -> usize {
    let (bytes, before) = (out.before_line(), out.before_line() / width);
    let rest_is_dense = part.elements.skip(before).row().0.bit.is_multiple_of(8);
    if bytes.is_multiple_of(width) && rest_is_dense { before } else { 0 }
}

/// A segment of some groups, whose parameters `ROOM` vectors have room for.
#[inline(never)]
fn few_groups<Z: Zero, S: Copy + Default, const ROOM: usize>(
    job: &Job<'_>,
    segment: &Segment,
    widening: &Widening<'_, Z, S>,
    loops: &dyn Combination<Z, S>,
    out: &mut Buffer<'_>,
) {
    let (mut scales, mut zeros) = (Vectors::<S, ROOM>::cleared(), Vectors::<Z, ROOM>::cleared());
    let (scales, zeros, groups) = (scales.all(), zeros.all(), segment.groups);
    widening.fill_absent(zeros);
    widening.widen(job, segment.parameter, &mut scales[..groups], &mut zeros[..groups]);
    // Where there are no zero points, all are the first.
    let looked_at = if job.zero_point.is_some() { groups } else { 1 };
    let known = &loops.look(&scales[..groups], &zeros[..looked_at]);
    let (mut picks, again) = (None, Again::NEVER);
    let shape = loops.shapes().of(segment, &again, &mut picks);
    let elements = &job.elements.from(segment.start);
    loops.part(&PartOf { elements, segment, again, shape, known: Some(known) }, scales, zeros, out);
}
