//! Parameters of a segment, laid out as the last loops read them.

#![expect(
    clippy::indexing_slicing,
    reason = "held parameters reach from the segment's first group to its last"
)]

use crate::format::finish::{Parameter, SEGMENT};

/// Whether vectors of a segment's weights share one number of a parameter.
pub(super) fn by_vectors(group: usize, first: usize, count: usize) -> bool {
    group.is_multiple_of(16) && first.is_multiple_of(16) || first / group == (first + count - 1) / group
}

/// The columns of a segment, and the numbers of a parameter: those from `start` on are held, each for `group` columns.
pub(super) struct Run {
    pub(super) start: usize,
    pub(super) group: usize,
    pub(super) first: usize,
    pub(super) count: usize,
}

impl Run {
    /// One for each weight: as they are held, if there are as many.
    pub(super) fn each<'s>(&self, held: &'s [f32], room: &'s mut [f32; SEGMENT]) -> Parameter<'s> {
        if self.group == 1 {
            return Parameter::Each(&held[self.first - self.start..]);
        }
        spread(held, self.start, self.group, self.first, &mut room[..self.count]);
        Parameter::Each(room)
    }

    /// One for some vectors each: as they are held, if those are a power of two.
    pub(super) fn vectors<'s>(&self, held: &'s [f32], room: &'s mut [f32; SEGMENT / 16]) -> Parameter<'s> {
        let Self { start, group, first, count } = *self;
        let vectors = group / 16;
        let whole = group.is_multiple_of(16) && first.is_multiple_of(16);
        if whole && vectors.is_power_of_two() && first.is_multiple_of(group) {
            return Parameter::Vectors(&held[first / group - start..], vectors.trailing_zeros());
        }
        let room = &mut room[..count.div_ceil(16)];
        if whole {
            spread(held, start, vectors, first / 16, room);
        } else {
            room.fill(held[first / group - start]);
        }
        Parameter::Vectors(room, 0)
    }
}

/// Each number `group` times.
#[inline(always)]
fn spread(held: &[f32], start: usize, group: usize, first: usize, out: &mut [f32]) {
    let (mut index, mut left) = (first / group - start, group - first % group);
    let mut out = out;
    while !out.is_empty() {
        let now = left.min(out.len());
        let (run, rest) = out.split_at_mut(now);
        run.fill(held[index]);
        (out, index, left) = (rest, index + 1, group);
    }
}
