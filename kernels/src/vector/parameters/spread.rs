//! Groups that end within units.

#![expect(
    clippy::indexing_slicing,
    reason = "parameters are staged for every group that a part reaches, and for a unit more"
)]

use core::mem::MaybeUninit;

use super::{Of, PICKED, Parameters};
use crate::formula::Lanes;
use crate::isa::{Isa, four};
use crate::vector::{Again, UNIT};

/// How far beyond a unit's first parameter the others lie, and how many may be read from there on.
pub(in crate::vector) const REACH: usize = UNIT + 16;

/// How many lanes a vector has.
const VECTOR: usize = 16;

/// How many lanes pick at a time, and of how many parameters at most.
pub(in crate::vector) const CHOICE: usize = 16;

/// Which parameters the lanes of a unit pick.
#[derive(Clone)]
pub(in crate::vector) struct Picks {
    group: u32,
    /// How far each lane's parameter is from that of the group before the middle: a unit's are a window, in which the second
    /// group begins where it does in the unit.
    lanes: [u8; 2 * UNIT],
    /// Where units have whole groups, and so are alike, in words: extending bytes takes time.
    alike: Option<Alike>,
}

/// Which of the parameters each lane of a unit picks, by lines.
#[derive(Clone)]
#[repr(align(64))]
struct Alike([[i32; 16]; 4]);

/// Those of groups of 2, 4, 8 and 16 elements, which small calls have no time to make.
static ALIKE: [Picks; 4] = [Picks::alike(2), Picks::alike(4), Picks::alike(8), Picks::alike(16)];

impl Picks {
    /// Those for a group size, less than 2¹⁶.
    pub(in crate::vector) const fn new(group: usize) -> Self {
        let mut lanes = [0; 2 * UNIT];
        // Exact for fewer than 2⁸ lanes, and no division, which vectors lack.
        let part = (1 << 16) / group as u32 + 1;
        let mut lane = 0;
        while lane < UNIT {
            lanes[UNIT + lane] = 1 + ((lane as u32 * part) >> 16) as u8;
            lane += 1;
        }
        Self { group: group as u32, lanes, alike: None }
    }

    const fn alike(group: usize) -> Self {
        let mut alike = [[0; 16]; 4];
        let mut lane = 0;
        while lane < UNIT {
            alike[lane / 16][lane % 16] = (lane / group % CHOICE) as i32;
            lane += 1;
        }
        Self { alike: Some(Alike(alike)), ..Self::new(group) }
    }

    /// Those for a group size, if they are made.
    pub(in crate::vector) fn made(group: usize) -> Option<&'static Self> {
        ALIKE.iter().find(|picks| picks.group as usize == group)
    }

    /// Those of a unit whose first lane's group has so many elements left, at least one.
    #[inline(always)]
    fn of(&self, left: u32) -> &[[u8; 16]; 4] {
        &window(&self.lanes, left).as_chunks().0.as_chunks().0[0]
    }

    /// Those of a unit in which a row ends behind so many elements, with which a new group begins; and what the last of the row picks.
    #[inline(always)]
    fn of_two_rows(&self, left: u32, in_row: u32) -> ([[u8; 16]; 4], u32) {
        let mut lanes = [[0; 16]; 4];
        let (before, behind) = (self.of(left).as_flattened(), self.of(in_row).as_flattened());
        // The remainder tells the compiler that it fits.
        let last = before[(in_row as usize).wrapping_sub(1) % UNIT];
        for (lane, (before, behind)) in lanes.as_flattened_mut().iter_mut().zip(before.iter().zip(behind)) {
            *lane = (*before).min(last) + behind;
        }
        (lanes, last.into())
    }

    /// The size of a group.
    pub(in crate::vector) fn group(&self) -> usize {
        self.group as usize
    }

    /// How many groups so many neighbours of a unit reach behind the unit's first one at most, or behind their own, in a row whose first
    /// group has lost `phase`.
    pub(in crate::vector) fn reach_of(&self, lanes: usize, (phase, again): (usize, Again)) -> usize {
        let size = self.group as usize;
        // How much their first group has lost at most.
        let lost = if UNIT.is_multiple_of(size) && !again.is_ragged() { phase } else { size - 1 };
        (lost + lanes - 1) / size
    }

    /// The same where each lane looks one of so many entries up that its group has: behind how many these begin.
    pub(in crate::vector) fn entries(&self, each: u16) -> Entries {
        Entries(self.lanes.map(|group| u16::from(group) * each))
    }

    /// How many whole groups so many elements are, fewer than a unit.
    #[inline(always)]
    fn whole(&self, elements: u32) -> u32 {
        u32::from(self.lanes[UNIT + elements as usize % UNIT]) - 1
    }
}

/// Behind how many entries those of each lane's group begin, for lanes as they are kept for [picks](Picks).
pub(in crate::vector) struct Entries([u16; 2 * UNIT]);

impl Entries {
    /// Those of a unit whose first lane's group has so many elements left, at least one.
    #[inline(always)]
    pub(in crate::vector) fn of(&self, left: u32) -> &[u16; UNIT] {
        window(&self.0, left)
    }
}

/// What is kept for the lanes of a unit whose first lane's group has so many elements left, at least one.
#[inline(always)]
fn window<T>(lanes: &[T; 2 * UNIT], left: u32) -> &[T; UNIT] {
    let first = UNIT - (left as usize).min(UNIT);
    &lanes[first..first + UNIT].as_chunks().0[0]
}

/// Groups of any size: each lane picks its parameter from as many as a level [looks up in](Isa::ENTRIES).
#[derive(Clone, Copy)]
pub(in crate::vector) struct Spread<'a, Z, S = f32> {
    scales: &'a [S],
    zeros: &'a [Z],
    phase: usize,
    picks: &'a Picks,
    /// How many elements rows have whose last group is shorter.
    columns: u32,
    /// How many whole groups a unit is long, and how many elements more.
    whole: u32,
    more: u32,
    base: Base<'a>,
    /// Whether a unit's lanes pick from as many parameters as a level looks up in at once, and not only those of a vector.
    by_units: bool,
}

/// Where the parameters that lanes pick from begin.
#[derive(Clone, Copy)]
enum Base<'a> {
    /// At the only one that the lanes of a vector have: groups are whole vectors.
    Shared,
    /// At that of the unit's first lane.
    Unit,
    /// At that of their vector's first lane.
    Vector,
    /// At that of the unit's first lane or as many behind it as are picked from, once or more often: all units pick alike.
    Alike(&'a [[i32; 16]; 4]),
}

impl<'a, Z, S> Spread<'a, Z, S> {
    /// Groups of which the first has lost `phase`, or those of ragged rows of at least a unit. After the last group there are
    /// more parameters, as far as a unit's reach, which are not used. `entries` is how many parameters a level picks from.
    pub(in crate::vector) fn new(
        scales: &'a [S],
        zeros: &'a [Z],
        (phase, again): (usize, Again),
        (picks, entries): (&'a Picks, usize),
    ) -> Self {
        let unit = UNIT as u32;
        let (whole, more) = (unit / picks.group, unit % picks.group);
        let ragged = again.is_ragged();
        // Where a row ends, there is one more.
        let reach = |lanes| picks.reach_of(lanes, (phase, again)) + usize::from(ragged);
        let by_units = reach(UNIT) < entries;
        let row = if ragged { again.columns } else { 0 };
        let base = match &picks.alike {
            Some(Alike(alike)) if phase == 0 && !ragged => Base::Alike(alike),
            _ if (picks.group() | phase | row).is_multiple_of(VECTOR) => Base::Shared,
            _ if by_units => Base::Unit,
            _ => Base::Vector,
        };
        debug_assert!(
            !matches!(base, Base::Vector) || reach(CHOICE) < entries,
            "a vector's lanes reach all of their parameters"
        );
        let columns = again.columns.min(u32::MAX as usize) as u32;
        Self { scales, zeros, phase, picks, columns, whole, more, base, by_units }
    }

    /// So many elements behind the beginning of a row: seldom, as divisions take as long as some units.
    #[inline(never)]
    fn behind(&self, start: Place<'a, Z, S>, elements: usize) -> Place<'a, Z, S> {
        let (size, columns) = (self.picks.group as usize, self.columns as usize);
        let (row, column) = (elements / columns, elements % columns);
        let group = start.group as usize + row * columns.div_ceil(size) + column / size;
        let (left, in_row) = ((size - column % size) as u32, (columns - column) as u32);
        Place { group: group as u32, left, in_row, ..start }
    }

    /// Before a unit.
    #[inline(always)]
    pub(in crate::vector) fn at_unit(&self, unit: usize) -> Place<'a, Z, S> {
        let zeros = &self.zeros[..self.scales.len()];
        let start =
            Place { scales: self.scales, zeros, group: 0, left: self.picks.group, in_row: self.columns };
        match (unit, self.phase) {
            (0, phase) => Place { left: self.picks.group - phase as u32, ..start },
            (_, phase) => self.behind(start, phase + UNIT * unit),
        }
    }

    /// Which of the parameters that the next unit reaches its lanes pick, none if all are the first; goes on to the unit behind it.
    #[inline(always)]
    fn lanes<'l>(
        &'l self,
        place: &mut Place<'_, Z, S>,
        two_rows: &'l mut MaybeUninit<[[u8; 16]; 4]>,
    ) -> Option<&'l [[u8; 16]; 4]> {
        let (left, in_row) = (place.left, place.in_row);
        place.in_row = in_row.wrapping_sub(UNIT as u32);
        if left.min(in_row) > UNIT as u32 {
            place.left -= UNIT as u32;
            return None;
        }
        let first = place.group;
        place.group += self.whole;
        if in_row > UNIT as u32 {
            if left > self.more {
                place.left -= self.more;
            } else {
                place.left += self.picks.group - self.more;
                place.group += 1;
            }
            return Some(self.picks.of(left));
        }
        let (lanes, last) = self.picks.of_two_rows(left, in_row);
        let of_next = UNIT as u32 - in_row;
        let groups = self.picks.whole(of_next);
        place.group = first + last + 1 + groups;
        place.left = self.picks.group * (groups + 1) - of_next;
        place.in_row = self.columns - of_next;
        Some(two_rows.write(lanes))
    }

    /// Whether a unit's lanes pick from as many parameters as a level looks up in at once, and not only those of a vector.
    #[inline(always)]
    pub(in crate::vector) fn picks_by_units(&self) -> bool {
        self.by_units
    }

    /// The parameters that the next unit reaches, and which of them its lanes pick.
    #[inline(always)]
    pub(in crate::vector) fn next_reached<'l>(
        &'l self,
        place: &mut Place<'a, Z, S>,
        two_rows: &'l mut MaybeUninit<[[u8; 16]; 4]>,
    ) -> (Reached<'a, Z, S>, Option<&'l [[u8; 16]; 4]>) {
        (place.reached(), self.lanes(place, two_rows))
    }
}

/// Scales and zero points that a unit may reach.
type Reached<'a, Z, S> = (&'a [S], &'a [Z]);

/// Where a unit begins; in 32 bits, so that the end of its reach needs no check of its own.
#[derive(Clone)]
pub(in crate::vector) struct Place<'a, Z, S = f32> {
    scales: &'a [S],
    /// As many.
    zeros: &'a [Z],
    group: u32,
    /// How many elements its group has left, and its row.
    left: u32,
    in_row: u32,
}

impl<'a, Z, S> Place<'a, Z, S> {
    /// The parameters that its unit may reach.
    #[inline(always)]
    fn reached(&self) -> Reached<'a, Z, S> {
        let first = self.group as usize;
        (&self.scales[first..first + REACH], &self.zeros[first..first + REACH])
    }
}

impl<'a, I: Isa, F: Lanes> Parameters<I, F> for Spread<'a, F::Zero> {
    type Cursor = Place<'a, F::Zero>;
    const BY_LINE: bool = false;
    const SHARE: usize = PICKED;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: I, place: &mut Self::Cursor) -> [Of<I, F>; 4] {
        let (scales, zeros) = place.reached();
        if let Base::Alike(picks) = self.base {
            place.group += self.whole;
            let whole = self.whole as usize;
            return four!([0, 1, 2, 3], vector => {
                let picks = isa.load_i32(&picks[vector]);
                picked::<I, F>(isa, (scales, zeros), first_of::<I>(vector, whole), picks)
            });
        }
        // Set where it is needed: clearing it is a store, and most units have no use for it.
        let mut of_two_rows = MaybeUninit::uninit();
        let Some(lanes) = self.lanes(place, &mut of_two_rows) else {
            return [(isa.splat(scales[0]), F::splat(isa, zeros[0])); 4];
        };
        if let Base::Shared = self.base {
            return four!(lanes, lanes => {
                // The remainder tells the compiler that it fits.
                let group = usize::from(lanes[0]) % UNIT;
                (isa.splat(scales[group]), F::splat(isa, zeros[group]))
            });
        }
        if let Base::Vector = self.base {
            return four!(lanes, lanes => {
                let first = usize::from(lanes[0]);
                let index = isa.sub_i32(isa.widen_u8(lanes), isa.splat_i32(first as i32));
                picked::<I, F>(isa, (scales, zeros), first, index)
            });
        }
        four!(isa.indices(lanes), index => picked::<I, F>(isa, (scales, zeros), 0, index))
    }
}

/// Behind how many of a unit's parameters those begin that a vector picks from; a unit has 8, 16 or 32.
#[inline(always)]
fn first_of<I: Isa>(vector: usize, whole: usize) -> usize {
    if I::ENTRIES < CHOICE {
        return vector * whole / 4 / I::ENTRIES * I::ENTRIES;
    }
    // The same, sooner computed: only groups of two have more parameters than are picked from.
    vector / 2 * ((whole & (2 * CHOICE)) / 2)
}

/// The parameters at the indices behind the `first`, which is less than a unit; always inlined.
#[inline(always)]
pub(in crate::vector) fn picked<I: Isa, F: Lanes>(
    isa: I,
    (scales, zeros): (&[f32], &[F::Zero]),
    first: usize,
    index: I::I32,
) -> Of<I, F> {
    // The remainder tells the compiler that it fits.
    let first = first % UNIT;
    let zeros = F::pick(isa, sixteen(zeros, first), index);
    (isa.look_up_once(isa.load(sixteen(scales, first)), index), zeros)
}

/// The items that are picked from.
#[inline(always)]
fn sixteen<T>(items: &[T], first: usize) -> &[T; CHOICE] {
    &items[first..first + CHOICE].as_chunks().0[0]
}
