//! How groups and rows lie, and which loops that asks for.

use crate::grouping::Segment;
use crate::vector::UNIT;

/// From this size on, groups that are not made of whole vectors are runs of their own.
const LONG_GROUP: usize = 512;

/// The same where it takes little time to pick parameters: beginning a run takes some of it.
const LONG_GROUP_IF_PICKED: usize = 2560;

/// From which size on such groups are runs, by whether a level picks 16 parameters at once, and looks finished results up for
/// runs.
pub(super) const fn long_group(picks: bool, tables: bool) -> usize {
    if picks && !tables { LONG_GROUP_IF_PICKED } else { LONG_GROUP }
}

/// How the groups of a part lie.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    /// Groups of one element.
    Each,
    /// Groups that are runs of their own.
    Runs,
    /// Groups of whole units, or of a half or a quarter of one.
    Blocks,
    /// Any other.
    Spread,
}

impl Shape {
    /// The shape of a part whose groups are runs from a [size](long_group) on.
    pub(super) fn of(part: &Segment, long_group: usize) -> Self {
        match part.group {
            1 => Self::Each,
            _ if part.groups == 1 => Self::Runs,
            group if (group | part.phase).is_multiple_of(UNIT) => Self::Blocks,
            16 | 32 if part.phase == 0 => Self::Blocks,
            group if group >= long_group => Self::Runs,
            _ => Self::Spread,
        }
    }
}

/// How many rows that share their parameters have these laid side by side: as many as make whole units, or if there is no room for
/// those, a unit at least.
pub(super) fn side_by_side(columns: usize, rows: usize, room: usize) -> usize {
    // Both are powers of two times something odd.
    let whole = UNIT >> columns.trailing_zeros().min(UNIT.trailing_zeros());
    let times = if whole * columns <= room { whole } else { UNIT.div_ceil(columns) };
    times.min(rows)
}
