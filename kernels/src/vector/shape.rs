//! How groups and rows lie, and which loops that asks for.

use crate::grouping::Segment;
use crate::vector::parameters::{CHOICE, Picks};
use crate::vector::table::{self, TABLES};
use crate::vector::{Again, UNIT};

/// From which size on groups that are not made of whole vectors are runs of their own, by whether these have tables of finished
/// words, of finished float32s or none: beginning a run takes some time, and more where its codes begin inside of a byte.
struct Long {
    words: usize,
    floats: usize,
    others: usize,
}

/// Where a register holds the parameters of 16 lanes, which are picked sooner.
const LONG_BY_LINES: Long = Long { words: 512, floats: 1408, others: 2560 };

/// The same where groups are [looked up](super::by_groups) that end within units.
const LONG_BY_GROUPS: usize = 1536;

/// Elsewhere.
const LONG: Long = Long { words: 256, floats: 512, others: 768 };

/// Which results of a type are finished for all codes at a level, and looked up.
pub(super) struct LookedUp {
    /// Those of runs, of so many bits.
    pub(super) runs: Option<u32>,
    /// Those of [groups that end within units](super::by_groups), and whether those of 16 are better done so.
    pub(super) groups: bool,
    pub(super) sixteens: bool,
    /// Those of rows of groups that share parameters.
    pub(super) tiles: bool,
}

/// What decides which loops groups ask for.
pub(super) struct Shapes {
    /// Of how many parameters lanes pick.
    entries: usize,
    /// From which size on groups are runs whose codes begin at bytes.
    long_group: usize,
    /// The width of a code in bits.
    bits: u32,
    /// Whether rows of groups that share parameters may have tables of all results.
    tiles: bool,
    /// Whether groups of 16 are as others that end within units.
    sixteens: bool,
}

/// How the groups of a part lie.
#[derive(Clone, Copy)]
pub(super) enum Shape<'a> {
    /// Groups of one element.
    Each,
    /// Groups that are runs of their own.
    Runs,
    /// Groups of whole units, of a half, or mostly of a quarter of one.
    Blocks,
    /// Groups of whole units in rows that share their parameters.
    Tiles,
    /// Any other, and which parameters their lanes pick.
    Spread(&'a Picks),
}

impl Shapes {
    /// By of how many parameters lanes pick at a level, how many bits a code has, and which results are looked up.
    pub(super) const fn new(entries: usize, bits: u32, looked_up: LookedUp) -> Self {
        let LookedUp { runs, groups, sixteens, tiles } = looked_up;
        let long = if entries < CHOICE { LONG } else { LONG_BY_LINES };
        let long_group = match runs {
            Some(16) if groups => LONG_BY_GROUPS,
            Some(16) => long.words,
            Some(_) => long.floats,
            None => long.others,
        };
        Self { entries, long_group, bits, tiles, sixteens }
    }

    /// Whether groups of such a size are runs, if they are not made of whole vectors.
    fn are_runs(&self, group: usize) -> bool {
        let begin_at_bytes = (group * self.bits as usize).is_multiple_of(8);
        group >= if begin_at_bytes || !self.picks() { self.long_group } else { LONG_BY_LINES.others }
    }

    /// Whether it takes little time to pick parameters.
    fn picks(&self) -> bool {
        self.entries >= CHOICE
    }

    /// Whether lanes reach all of their parameters wherever their first one's group begins, and where a row ends that is
    /// shorter; else only where groups are whole.
    pub(super) fn pick_anywhere(&self, group: usize) -> bool {
        (CHOICE - 1).div_ceil(group) + 1 < self.entries
    }

    /// Whether rows that share the parameters of several groups are looked up.
    pub(super) fn look_up_rows(&self, rows: &Segment) -> bool {
        self.tiles && rows.groups <= TABLES && table::pays_by_rows(rows.group, rows.rows)
    }

    /// The shape of a part; what lanes pick is kept.
    pub(super) fn of<'a>(&self, part: &Segment, again: &Again, picks: &'a mut Option<Picks>) -> Shape<'a> {
        let made = match part.group {
            1 => Some(Shape::Each),
            _ if again.rows > 1 => Some(Shape::Tiles),
            _ if again.is_ragged() => None,
            _ => self.of_row(part),
        };
        made.unwrap_or_else(|| {
            let made = Picks::made(part.group);
            Shape::Spread(made.unwrap_or_else(|| picks.get_or_insert_with(|| Picks::new(part.group))))
        })
    }

    /// The shape of groups of several elements in one row, but for those whose lanes pick.
    fn of_row(&self, row: &Segment) -> Option<Shape<'static>> {
        match row.group {
            _ if row.groups == 1 => Some(Shape::Runs),
            group if (group | row.phase).is_multiple_of(UNIT) => Some(Shape::Blocks),
            32 if row.phase == 0 => Some(Shape::Blocks),
            16 if row.phase == 0 && !self.sixteens => Some(Shape::Blocks),
            group if self.are_runs(group) => Some(Shape::Runs),
            _ => None,
        }
    }

    /// Whether rows whose last group is shorter are better done as one stream: beginning a row takes as long as some units.
    pub(super) fn streams_rows(&self, row: &Segment) -> bool {
        let is_ragged =
            row.group > 1 && row.groups > 1 && row.count >= UNIT && !row.count.is_multiple_of(row.group);
        is_ragged
            && self.pick_anywhere(row.group)
            && (self.picks() && !self.are_runs(row.group) || self.of_row(row).is_none())
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
