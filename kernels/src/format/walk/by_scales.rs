//! Rows that share scales: all that their codes can be is computed once, and looked up.

use super::{Walk, source};
use crate::isa::buffer::Buffer;

impl Walk<'_> {
    /// Looks rows up from one on, of those that are left, if as many share scales as that is worth; how many these are.
    pub(super) fn look_up_rows(&mut self, row: usize, left: usize, out: &mut Buffer<'_>) -> usize {
        let Self { plan, tensors, parameters, weights, are_far, results: Some(results), .. } = self else {
            return 0;
        };
        let (columns, scales) = (plan.bound.columns, &plan.bound.quantities[results.scale]);
        let Some(source) = source(plan, weights, tensors, *are_far) else { return 0 };
        let codes = |row, count| source.in_bytes(row, 0, count).filter(|(_, at)| *at == 0);
        if !results.stay_near(out) || codes(row, columns).is_none() {
            return 0;
        }
        // Counted last: if these many do not pay, they are few, and are not counted again for every row.
        let rows = parameters.rows_alike(core::iter::once(scales), row, left);
        if !results.pay(rows) || codes(row + rows - 1, columns).is_none() {
            return 0;
        }
        parameters.prepare(row, 0..columns);
        results.prepare(parameters.of(results.scale).0);
        let follow = weights.rows.bytes_apart() == Some(columns) && columns.is_multiple_of(results.group);
        let at_once = if follow { rows } else { 1 };
        for row in (row..row + rows).step_by(at_once) {
            let (codes, _) = codes(row, at_once * columns).expect("the last row's codes are there");
            results.append(codes, out);
        }
        rows
    }
}
