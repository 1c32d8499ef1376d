//! Shapes at the boundaries of loops: rows and groups of a unit's length, one less, one more, and lengths that share
//! no factor with it; more groups and columns than a loop takes at a time; many short rows; tiles.
//!
//! Loops take 16, 32 or 64 codes at a time, parts of some hundred groups, panels of some thousand columns, several
//! short rows together, and long runs otherwise than short ones. No number here is a loop's own: each is a boundary
//! that some loop could have.

use dequant_spec::operator::Groups;

use super::cell::Cell;
use super::form::Wish;

/// The lengths of rows.
pub(crate) const ROWS: [usize; 17] =
    [1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000];

/// The sizes of groups.
pub(crate) const GROUPS: [i64; 27] = [
    1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 17, 20, 24, 31, 32, 33, 40, 48, 63, 64, 65, 96, 100, 128, 129, 256, 300,
];

/// Shapes with an axis along which groups lie, for as many columns, rows and elements as parts of loops have.
const LARGE: [(&[usize], usize); 15] = [
    // Short rows, many of them.
    (&[700, 8], 1),
    (&[1501, 3], 1),
    (&[67, 31], 1),
    (&[40, 130], 1),
    // More columns than a panel has, on every axis.
    (&[3, 2049], 1),
    (&[2, 4100], 1),
    (&[2, 2051, 2], 1),
    (&[2100, 3], 0),
    (&[2, 3, 700], 2),
    (&[3, 8300], 1),
    (&[5, 4224], 1),
    (&[131, 2112], 1),
    // More elements than any table is made for.
    (&[4099], 0),
    (&[17, 257], 0),
    (&[1, 5, 1031], 1),
];

/// Large shapes with the size of a group and the axis that it lies along.
const LARGE_GROUPED: [(&[usize], usize, i64); 39] = [
    // More groups than a part has.
    (&[1, 4101], 1, 2),
    (&[2, 2100], 1, 1),
    (&[1, 4500], 1, 16),
    (&[5, 700], 1, 3),
    (&[1, 4200], 1, 32),
    (&[1, 6200], 1, 3),
    // Rows of one element: slabs begin inside of groups.
    (&[999, 1], 0, 2),
    (&[500, 1], 0, 7),
    (&[900, 1], 0, 24),
    (&[2000, 1], 0, 100),
    // Groups that end within units, in whole rows and ragged ones.
    (&[2, 3000], 1, 24),
    (&[7, 1000], 1, 48),
    // Groups and rows of whole vectors, which end within units.
    (&[7, 208], 1, 48),
    (&[9, 80], 1, 32),
    (&[5, 1000], 1, 64),
    // Groups as long as runs.
    (&[2, 2000], 1, 511),
    (&[2, 2000], 1, 512),
    (&[1, 4099], 1, 2047),
    (&[1, 5000], 1, 2048),
    (&[1, 4600], 1, 2064),
    (&[2, 1300], 1, 608),
    (&[2, 3056], 1, 1528),
    (&[2, 4000], 1, 1544),
    (&[2, 5248], 1, 2624),
    // Groups on other axes, above long and short rows.
    (&[4, 2049], 0, 3),
    (&[3, 8205], 0, 2),
    (&[5, 4224], 0, 3),
    (&[200, 8], 0, 64),
    (&[2, 40, 100], 1, 32),
    (&[129, 33], 0, 128),
    // Groups that every unit has alike, and more of them than a part has.
    (&[1, 5003], 1, 8),
    (&[3, 1400], 1, 4),
    // Rows of whole units, with the parameters of the next ones behind theirs.
    (&[11, 128], 0, 2),
    (&[2, 13, 192], 1, 4),
    (&[40, 64], 0, 3),
    // Columns whose results are worth finishing: of several groups, of a row that ends inside of a unit, of more than there is room for.
    (&[64, 256], 0, 32),
    (&[20, 1000], 0, 20),
    (&[2, 40, 448], 1, 38),
    (&[40, 2112], 0, 20),
];

/// Tiles: shapes and the extents of groups.
const TILES: [(&[usize], &[i64]); 18] = [
    (&[130, 40], &[128, 128]),
    (&[20, 260], &[128, 128]),
    (&[33, 65], &[16, 16]),
    (&[9, 129], &[4, 32]),
    (&[6, 96], &[3, 48]),
    (&[17, 100], &[8, 7]),
    (&[5, 4, 66], &[2, 3, 33]),
    (&[64, 64], &[64, 1]),
    // Rows of whole units.
    (&[13, 256], &[4, 64]),
    (&[9, 384], &[3, 128]),
    (&[7, 192], &[2, 16]),
    (&[11, 128], &[5, 32]),
    (&[3, 5, 128], &[1, 2, 64]),
    // Rows of whole units, whose parameters are used again when the axis above starts again.
    (&[6, 4, 128], &[3, 2, 1]),
    (&[4, 7, 64], &[2, 2, 1]),
    // More groups in a row than a part has.
    (&[4, 8320], &[2, 16]),
    // As many elements as a table is worth, in rows of several groups and of many.
    (&[30, 576], &[14, 192]),
    (&[22, 2432], &[21, 128]),
];

impl Cell {
    /// Groups of a size along an axis, of one element along the others.
    fn blocks(&self, shape: &[usize], axis: usize, size: i64) -> Wish {
        let groups = match self.granularity.groups {
            Groups::Shape(_) => (0..shape.len()).map(|other| if other == axis { size } else { 1 }).collect(),
            _ => vec![size],
        };
        Wish { shape: shape.to_vec(), axis, negative: (axis + shape.len()).is_multiple_of(2), groups }
    }

    /// Whether a group's size can be asked for.
    fn has_sizes(&self) -> bool {
        matches!(self.granularity.groups, Groups::Blocks { .. } | Groups::Shape(_))
    }

    /// Every row length with every group size, on the last, a middle and the first axis.
    pub(crate) fn boundaries(&self) -> Vec<Wish> {
        let mut wishes = Vec::new();
        for row in ROWS {
            // A group of a whole row, and what is longer is the same.
            let shorter = GROUPS.into_iter().filter(|size| *size < row as i64);
            let sizes: Vec<i64> =
                if self.has_sizes() { shorter.chain([row as i64]).collect() } else { vec![1] };
            for size in sizes {
                wishes.push(self.blocks(&[3, row], 1, size));
                wishes.push(self.blocks(&[2, row, 3], 1, size));
                wishes.push(self.blocks(&[row, 5], 0, size));
            }
        }
        wishes
    }

    /// Shapes of some thousand elements.
    pub(crate) fn large(&self) -> Vec<Wish> {
        if !self.has_sizes() {
            return LARGE.iter().map(|(shape, axis)| self.blocks(shape, *axis, 1)).collect();
        }
        let grouped = LARGE_GROUPED.iter().map(|(shape, axis, size)| self.blocks(shape, *axis, *size));
        let tile = |(shape, groups): &(&[usize], &[i64])| Wish {
            shape: shape.to_vec(),
            axis: 0,
            negative: false,
            groups: groups.to_vec(),
        };
        let tiles = TILES.iter().filter(|_| matches!(self.granularity.groups, Groups::Shape(_))).map(tile);
        grouped.chain(tiles).collect()
    }
}
