//! Rows whose columns go over words in one lane after the other: each lane reads all of the words. Where these come from far away
//! every time, all lanes are computed side by side, 256 KiB of words at a time, which a second cache holds.

use super::{Walk, span};
use crate::format::place::Plane;
use crate::isa::buffer::Buffer;
use crate::isa::stream::LINE;

/// How many bytes of words are read by all lanes before the next ones are. With fewer, what each lane begins with takes longer than
/// it takes to read words again.
const NEAR: usize = 256 << 10;

impl Walk<'_> {
    /// Computes the columns of a row that whole lanes hold, of the first ones that are asked for; how many these are, 0 where one lane
    /// after the other takes no longer.
    pub(super) fn lanes(&mut self, row: usize, columns: usize, out: &mut Buffer<'_>) -> usize {
        let [Plane { columns: places, .. }] = self.weights.planes.as_slice() else { return 0 };
        let Some((words, apart, _)) = places.lanes() else { return 0 };
        let lanes = columns / words;
        // However far apart, a word takes no more than a line.
        let bytes = (apart as usize / 8).clamp(1, LINE);
        if lanes < 2 || words <= NEAR / bytes || !out.is_far() {
            return 0;
        }
        let (step, width) = (span(self.plan).min(NEAR / bytes), self.plan.width());
        out.rows(lanes, words * width, 0, &mut |tile| {
            for first in (0..words).step_by(step) {
                let count = step.min(words - first);
                tile.panel(count * width, &mut |lane, out| {
                    let column = lane * words + first;
                    self.span(row, column..column + count, out);
                });
            }
        });
        lanes * words
    }
}
