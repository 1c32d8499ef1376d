//! Rows whose groups are listed in any order: a row seldom has the parameters of the one before it. Those of all groups are kept, for as
//! many columns as a second cache holds, and every row takes its own.

#![expect(clippy::indexing_slicing, reason = "every quantity has its way")]

use super::{UNIT, Walk};
use crate::format::parameters::Parameters;
use crate::isa::buffer::Buffer;

/// How many bytes of parameters are kept at most: of all groups, for some columns. With narrower strips, rows far apart in memory take longer
/// than what is saved.
const KEPT: usize = 5 << 18;

/// Fewer columns take longer to begin with than parameters take to compute.
const FEWEST: usize = 256;

/// How many rows a group needs, and how many rows with the same group may follow each other: longer runs are computed
/// [together](Walk::strips).
const ROWS_OF_A_GROUP: usize = 4;
const LONGEST_RUN: usize = 4;

impl Walk<'_> {
    /// Computes rows from one on, all that are left if that is worth it; how many these are.
    pub(super) fn rows_by_groups(&mut self, row: usize, left: usize, out: &mut Buffer<'_>) -> usize {
        let columns = self.plan.bound.columns;
        let Some(strip) = self.kept_columns(row, left) else { return 0 };
        let (strip, width) =
            (columns.div_ceil(columns.div_ceil(strip)).next_multiple_of(UNIT), self.plan.width());
        self.parameters.keep_groups();
        out.rows(left, columns * width, 0, &mut |tile| {
            for first in (0..columns).step_by(strip) {
                let count = strip.min(columns - first);
                tile.panel(count * width, &mut |index, out| {
                    self.span(row + index, first..first + count, out);
                });
            }
        });
        self.parameters.keep_one_group();
        left
    }

    /// For how many columns parameters of all groups are kept; none where that is not worth it.
    fn kept_columns(&self, row: usize, rows: usize) -> Option<usize> {
        let kept = Parameters::that_can_be_kept(&self.plan.bound);
        let groups = kept.clone().map(|(_, listed)| listed.groups).max().filter(|groups| *groups > 1)?;
        if groups > KEPT / Parameters::OF_A_GROUP {
            return None;
        }
        let fixed = kept.clone().map(|(_, listed)| listed.groups * Parameters::OF_A_GROUP).sum();
        let of_a_column = kept.clone().map(|(index, listed)| {
            let numbers = listed.groups * size_of::<f32>();
            numbers.div_ceil(self.plan.ready.ways[index].held_group)
        });
        let columns = KEPT.checked_sub(fixed)? / of_a_column.sum::<usize>() / UNIT * UNIT;
        let pays = rows / ROWS_OF_A_GROUP >= groups && columns >= FEWEST.min(self.plan.bound.columns);
        let mut lists = kept.map(|(_, listed)| listed.list(self.tensors));
        let is_mixed = pays && lists.any(|list| list.runs(row, rows) > rows / LONGEST_RUN);
        is_mixed.then_some(columns.max(UNIT))
    }
}
