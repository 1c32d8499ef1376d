//! How much of a result each of some threads gets.

use crate::run::Shared;
use crate::*;

/// Blocks of 32 codes after their scale.
mod blocks {
    crate::include_spec!("blocks.yaml");
}

/// Rows of blocks follow one another, so that they are one long row to the loops; threads share it all the same.
#[test]
fn rows_that_are_merged_are_shared() {
    for columns in [256, 4096, 1 << 20] {
        let rows = (1 << 22) / columns;
        let shape = [rows, columns / 32 * 34];
        let plan = blocks::B32::new().plan(&[("blocks", Meta::new(types::UINT8, &shape))]).unwrap();
        for threads in [2, 3, 16] {
            let shared = Shared { elements: rows * columns, width: 4, threads };
            let (region, slab) = shared.lengths(&|elements| plan.cut(elements));
            assert_eq!(shared.elements.div_ceil(region), threads, "{columns} columns");
            assert!(slab <= region.div_ceil(3), "{columns} columns, {threads} threads: {slab} of {region}");
        }
    }
}
