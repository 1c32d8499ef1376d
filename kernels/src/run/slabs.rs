//! One run on several threads.
//!
//! The output is cut into one region for each thread and a region into a few slabs. A thread computes the slabs of
//! its own region first, the same ones in every call, so that they stay in its cache; then it helps others. Who
//! comes late finds less to do, and nobody waits for a thread that has not begun a slab.

use alloc::vec::Vec;
use core::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::grouping::product;
use crate::isa::buffer::Buffer;
use crate::plan::Plan;
use crate::run::Inputs;

/// On a pool's thread, outputs of fewer bytes are not shared. Another thread of the pool takes some microseconds to
/// notice that there is work, in which this one computes as much.
const LEAST_INSIDE: usize = 256 << 10;

/// Elsewhere. The pool sleeps and takes 50 to 120 microseconds to wake, and waking it takes the caller's time as
/// well: sharing must save more than that, also on two threads, also in the cache.
const LEAST_OUTSIDE: usize = 16 << 20;

/// A region has at least as many bytes of output: on many threads a small output uses a few of them.
const LEAST_REGION: usize = 128 << 10;

/// A slab has at least as many.
const LEAST_SLAB: usize = 32 << 10;

/// How many slabs a region has if it is large enough: what a thread is late by is made up for by the others.
pub(crate) const SLABS: usize = 4;

/// Slabs begin at whole lines of the output and whole bytes of the input, if these do.
const LINE: usize = 64;

impl Plan {
    /// Computes every element, on several threads if that pays.
    pub(super) fn compute_parallel(&self, inputs: Inputs<'_>, mut out: Buffer<'_>) {
        match threads(out.len()) {
            0 | 1 => self.compute_all(inputs, &mut out),
            threads => {
                let streaming = self.parts.stores.stream(out.len(), threads);
                let work = Shared { elements: self.parts.elements, width: self.output_width(), threads };
                work.compute(out, &|elements| self.cut(elements), &|range, part| {
                    self.compute(inputs, range, streaming, part);
                });
            }
        }
    }

    /// How many elements a slab of about so many has: it ends where a group or a row does if some of these fit in,
    /// and at a line in any case.
    fn cut(&self, elements: usize) -> usize {
        // Of the axes inside of one; no extent is 0 where there is something to cut.
        let mut inside = product(&self.parts.shape).unwrap_or(0);
        let steps = self.parts.group.iter().zip(&self.parts.shape).map(|(group, extent)| {
            inside /= extent;
            group.checked_mul(inside)
        });
        let in_lines = |step: usize| step.checked_mul(LINE >> step.trailing_zeros().min(LINE.ilog2()));
        // The outermost axis comes first, the steps become smaller.
        let step = steps.flatten().filter_map(in_lines).find(|step| *step <= elements / SLABS);
        elements.next_multiple_of(step.unwrap_or(LINE))
    }
}

/// A result that threads share.
pub(crate) struct Shared {
    pub(crate) elements: usize,
    /// The bytes of each.
    pub(crate) width: usize,
    pub(crate) threads: usize,
}

impl Shared {
    /// Computes all elements; `cut` says how many elements a slab of about so many has.
    pub(crate) fn compute(
        &self,
        out: Buffer<'_>,
        cut: &dyn Fn(usize) -> usize,
        compute: &(dyn Fn(Range<usize>, &mut Buffer<'_>) + Sync),
    ) {
        let Self { width, threads, .. } = *self;
        let (region, slab) = self.lengths(cut);
        let regions = (0..).step_by(region).zip(out.split(region * width));
        let slabs = regions.map(|(start, part)| (start..).step_by(slab).zip(part.split(slab * width)));
        let regions: Vec<_> = slabs.map(Mutex::new).collect();
        debug_assert!(regions.len() <= threads);
        let work = || {
            let home = rayon::current_thread_index().unwrap_or_default() % regions.len();
            let (before, from_home) = regions.split_at(home);
            for region in from_home.iter().chain(before) {
                // The lock is held while a slab is taken, not while it is computed.
                let next = || region.lock().unwrap_or_else(PoisonError::into_inner).next();
                while let Some((start, mut part)) = next() {
                    compute(start..start + part.len() / width, &mut part);
                }
            }
        };
        rayon::in_place_scope(|scope| {
            for _ in 1..regions.len() {
                scope.spawn(|_| work());
            }
            work();
        });
    }

    /// How many elements regions and their slabs have.
    pub(crate) fn lengths(&self, cut: &dyn Fn(usize) -> usize) -> (usize, usize) {
        let region = cut(self.elements.div_ceil(self.threads)).max(1);
        (region, cut(region.div_ceil(SLABS).max(LEAST_SLAB / self.width)).max(1))
    }
}

/// How many threads share an output of so many bytes.
pub(crate) fn threads(bytes: usize) -> usize {
    let least = if rayon::current_thread_index().is_some() { LEAST_INSIDE } else { LEAST_OUTSIDE };
    // Asking for their number starts the threads of the global pool.
    if bytes < least { 1 } else { rayon::current_num_threads().min(bytes / LEAST_REGION) }
}
