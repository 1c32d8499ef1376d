//! Parameters of a segment, laid out as the last loops read them.

#![expect(
    clippy::indexing_slicing,
    reason = "held parameters reach from the segment's first group to its last"
)]

use crate::format::finish::{Parameter, UNIT, Unit};
use crate::format::room::Room;
use crate::isa::{Token, Work};

/// Whether so many weights of a segment, one run after the other, share one number of a parameter.
pub(super) fn shared_by(run: usize, group: usize, first: usize, count: usize) -> bool {
    let whole = group.is_multiple_of(run) && first.is_multiple_of(run);
    // More than a group has are of several: rows with a parameter for each weight need no division.
    whole || count <= group && first / group == (first + count - 1) / group
}

/// The columns of a segment, and the numbers of a parameter: those from `start` on are held, each for `group` columns.
pub(super) struct Run {
    pub(super) start: usize,
    pub(super) group: usize,
    pub(super) first: usize,
    pub(super) count: usize,
}

impl Run {
    /// One for each weight: as they are held, if there are as many, and whole units of them.
    #[inline(always)]
    pub(super) fn each<'s>(&self, held: &'s [f32], room: &'s mut Room<f32>) -> Parameter<'s> {
        let whole = self.count.next_multiple_of(UNIT);
        if self.group == 1
            && let Some(own) = held.get(self.first - self.start..)
            && own.len() >= whole
        {
            return Parameter::Each(own);
        }
        let room = room.need(whole);
        spread(held, self.start, self.group, self.first, &mut room[..self.count]);
        Parameter::Each(room)
    }

    /// `N` for each unit: as they are held, if there are as many and whole units of them.
    #[inline(always)]
    pub(super) fn shared<'s, const N: usize>(
        &self,
        token: Token,
        held: &'s [f32],
        room: &'s mut Room<Unit>,
    ) -> &'s [[f32; N]] {
        let Self { start, group, first, count } = *self;
        let run = const { UNIT / N };
        let (whole, runs) = (group.is_multiple_of(run) && first.is_multiple_of(run), count.div_ceil(run));
        if whole && group == run {
            let (units, _) = held[first / run - start..].as_chunks();
            if units.len() >= runs.div_ceil(N) {
                return units;
            }
        }
        let room = room.need(count.div_ceil(UNIT)).as_flattened_mut();
        let out = &mut room[..runs];
        if whole && first.is_multiple_of(group) {
            let held = &held[first / group - start..];
            token.vectorize(Repeat { held, times: group / run, out });
        } else if whole {
            spread(held, start, group / run, first / run, out);
        } else {
            out.fill(held[first / group - start]);
        }
        room.as_chunks().0
    }
}

/// Each number so many times.
pub(super) struct Repeat<'a> {
    pub(super) held: &'a [f32],
    pub(super) times: usize,
    pub(super) out: &'a mut [f32],
}

impl Work<0> for Repeat<'_> {
    #[inline(always)]
    fn work(self) {
        match self.times {
            2 => self.by::<2>(),
            4 => self.by::<4>(),
            8 => self.by::<8>(),
            times => self.out.chunks_mut(times).zip(self.held).for_each(|(run, number)| run.fill(*number)),
        }
    }
}

impl Repeat<'_> {
    #[inline(always)]
    fn by<const N: usize>(self) {
        let (runs, rest) = self.out.as_chunks_mut::<N>();
        if let Some(number) = self.held.get(runs.len()) {
            rest.fill(*number);
        }
        for (run, number) in runs.iter_mut().zip(self.held) {
            *run = [*number; N];
        }
    }
}

/// Each number `group` times.
#[inline(always)]
pub(super) fn spread(held: &[f32], start: usize, group: usize, first: usize, out: &mut [f32]) {
    let (mut index, mut left) = (first / group - start, group - first % group);
    let mut out = out;
    while !out.is_empty() {
        let now = left.min(out.len());
        let (run, rest) = out.split_at_mut(now);
        run.fill(held[index]);
        (out, index, left) = (rest, index + 1, group);
    }
}
