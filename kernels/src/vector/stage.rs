//! The parameters that are widened at a time.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every group of a segment")]

use core::ops::Range;

use crate::kernel::{Job, Widen};
use crate::vector::UNIT;
use crate::vector::widen::count_from;
use crate::zero_points::Zero;

/// How many parameters are widened at a time where there are not many more.
pub(super) const STAGE: usize = 512;

/// The same for calls that have no more: clearing a larger stage would take longer than the rest of the call.
pub(super) const SMALL_STAGE: usize = 16;

/// The same for calls that have a few more.
pub(super) const MIDDLE_STAGE: usize = 128;

/// The same where there are no more, but for more elements than a stage has room for.
pub(super) const HALF_STAGE: usize = 1024;

/// How many parameters are widened at a time where there are many, and for rows that share them: what is done once a stage
/// weighs little then. With zero points they fill half of the first cache.
pub(super) const LARGE_STAGE: usize = 2048;

/// The same for longer rows that share them, where memory is what is waited for or [loops gain by
/// it](super::Combination::parameter_of_long_rows), if the first cache has room for so many.
pub(super) const ROW_STAGE: usize = 4096;

/// Parameters that a loop may read behind those of a part, without using them: as far as lanes pick.
const SPARE: usize = UNIT + 16;

/// How many vectors such a stage has.
pub(super) const fn vectors(stage: usize) -> usize {
    (stage + SPARE) / 16
}

/// How parameters become what loops take.
pub(super) struct Widening<'j, Z, S = f32> {
    pub(super) scale: Widen<S>,
    pub(super) zero: Option<(Widen<Z>, &'j [u8])>,
    /// The zero point where there is none.
    pub(super) absent: Z,
    /// The integer that zero points are counted from.
    pub(super) origin: i64,
}

impl<Z: Zero, S> Widening<'_, Z, S> {
    /// Fills cleared zero points with that which there is where there is none.
    #[inline(always)]
    pub(super) fn fill_absent(&self, zeros: &mut [Z]) {
        if self.zero.is_none() && !self.absent.is_cleared() {
            zeros.fill(self.absent);
        }
    }

    /// The scale and the zero point at an index.
    #[inline(always)]
    pub(super) fn one(&self, job: &Job<'_>, index: usize) -> ([S; 1], [Z; 1])
    where
        S: Default,
    {
        let (mut scale, mut zero) = ([S::default()], [self.absent]);
        self.widen(job, index, &mut scale, &mut zero);
        (scale, zero)
    }

    /// Widens the parameters from an index on, as many as there is room for.
    #[inline]
    pub(super) fn widen(&self, job: &Job<'_>, first: usize, scales: &mut [S], zeros: &mut [Z]) {
        (self.scale)(job.token, job.scale, first, scales);
        if let Some((widen, bytes)) = &self.zero {
            widen(job.token, bytes, first, zeros);
            if self.origin != 0 {
                count_from(job.token, zeros, self.origin);
            }
        }
    }
}

/// Parameters whose vectors are whole cache lines, or halves of such.
#[repr(align(64))]
pub(super) struct Vectors<T, const ROOM: usize>([[T; 16]; ROOM]);

impl<T: Copy + Default, const ROOM: usize> Vectors<T, ROOM> {
    /// So many zeros.
    #[inline(always)]
    pub(super) fn cleared() -> Self {
        Self([[T::default(); 16]; ROOM])
    }

    /// All of them.
    #[inline(always)]
    pub(super) fn all(&mut self) -> &mut [T] {
        self.0.as_flattened_mut()
    }
}

/// Widened parameters of neighbouring groups, and where they come from.
pub(super) struct Stage<'s, 'j, Z, S> {
    pub(super) scales: &'s mut [S],
    pub(super) zeros: &'s mut [Z],
    /// The indices of those that are there.
    pub(super) held: Range<usize>,
    pub(super) job: &'s Job<'j>,
    pub(super) widening: &'s Widening<'j, Z, S>,
}

impl<Z: Zero, S: Copy> Stage<'_, '_, Z, S> {
    /// How many parameters there is room for.
    pub(super) fn room(&self) -> usize {
        self.scales.len() - SPARE
    }

    /// Has parameters from an index on, and of those that follow as many as there is room for and elements to use them: the
    /// next rows need them. Whether they are new.
    pub(super) fn need(&mut self, first: usize, count: usize) -> bool {
        if self.held.contains(&first) && first + count <= self.held.end {
            return false;
        }
        // From a whole byte on, however many bits a parameter has: others are decoded one by one.
        let before = if first % 8 + count <= self.room() { first % 8 } else { 0 };
        let ahead = self.room().min(self.job.parameters - first + before).min(self.job.range.len());
        self.fill(first - before, ahead.max(before + count));
        true
    }

    /// The parameters that are there.
    pub(super) fn held(&self) -> (&[S], &[Z]) {
        (&self.scales[..self.held.len()], &self.zeros[..self.held.len()])
    }

    /// Widens parameters from an index on.
    pub(super) fn fill(&mut self, first: usize, count: usize) {
        self.widening.widen(self.job, first, &mut self.scales[..count], &mut self.zeros[..count]);
        self.held = first..first + count;
    }

    /// The parameters from an index that is held on, and whatever comes after those that are.
    pub(super) fn from(&self, first: usize) -> (&[S], &[Z]) {
        let offset = first - self.held.start;
        (&self.scales[offset..], &self.zeros[offset..])
    }

    /// Lays the first `count` parameters side by side so many times, and behind them as many as a unit has again; only the
    /// first are [held](Self::held).
    pub(super) fn repeat(&mut self, count: usize, times: usize) {
        for time in 1..times {
            self.scales.copy_within(..count, time * count);
            self.zeros.copy_within(..count, time * count);
        }
        self.scales.copy_within(..UNIT, times * count);
        self.zeros.copy_within(..UNIT, times * count);
    }
}
