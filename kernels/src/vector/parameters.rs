//! Which scales and zero points belong to the elements of a unit, for each way that groups can lie.

#![expect(
    clippy::indexing_slicing,
    reason = "parameters are staged for every group that a part reaches, and for a unit more"
)]

use crate::formula::Lanes;
use crate::isa::{Isa, four};
use crate::vector::{Again, UNIT};

/// The scales and zero points of a vector of 16 elements.
pub(super) type Of<I, F> = (<I as Isa>::F32, <F as Lanes>::Zeros<I>);

/// Scales and zero points of one unit after the other.
pub(super) trait Parameters<I: Isa, F: Lanes>: Copy {
    /// Which unit is next.
    type Cursor: Clone;
    /// Whether those of one vector are told without those of the unit's others.
    const BY_LINE: bool = true;

    /// Those of the rows that a unit lies in, its place there, and how many units they have from it on.
    fn rows_of(&self, unit: usize) -> (Self, usize, usize) {
        (*self, unit, usize::MAX)
    }

    /// How many elements lie between the end of these rows and what is next.
    #[inline(always)]
    fn gap(&self) -> usize {
        0
    }

    /// Before a unit of these rows; always inlined.
    fn at(&self, isa: I, unit: usize) -> Self::Cursor;
    /// Those of the next unit's four vectors; always inlined.
    fn next(&self, isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4];
}

/// A scale and a zero point for each element of a row.
#[derive(Clone, Copy)]
pub(super) struct Each<'a, F: Lanes> {
    /// How many units a row has, how many rows share its parameters, and how many elements lie between them.
    units: usize,
    rows: usize,
    gap: usize,
    scales: &'a [[[f32; 16]; 4]],
    zeros: &'a [[[F::Zero; 16]; 4]],
}

impl<'a, F: Lanes> Each<'a, F> {
    /// Parameters for as many elements as are asked for, in whole units.
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero], again: Again) -> Self {
        let (scales, zeros) = (scales.as_chunks().0.as_chunks().0, zeros.as_chunks().0.as_chunks().0);
        Self { units: again.columns / UNIT, rows: again.rows, gap: again.gap, scales, zeros }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Each<'_, F> {
    type Cursor = usize;

    fn rows_of(&self, unit: usize) -> (Self, usize, usize) {
        if self.gap > 0 {
            return (*self, 0, self.units);
        }
        let all = self.units.saturating_mul(self.rows);
        if unit < all {
            // Mostly; a division takes as long as some units.
            return (*self, unit, all - unit);
        }
        let (before, unit) = (unit / all * self.units, unit % all);
        let rows = Self { scales: &self.scales[before..], zeros: &self.zeros[before..], ..*self };
        (rows, unit, all - unit)
    }

    #[inline(always)]
    fn gap(&self) -> usize {
        self.gap
    }

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> usize {
        if unit < self.units { unit } else { unit % self.units }
    }

    #[inline(always)]
    fn next(&self, isa: I, unit: &mut usize) -> [Of<I, F>; 4] {
        let (scales, zeros) = (&self.scales[*unit], &self.zeros[*unit]);
        *unit += 1;
        if *unit == self.units {
            *unit = 0;
        }
        four!([0, 1, 2, 3], part => (isa.load(&scales[part]), F::load(isa, &zeros[part])))
    }
}

/// Groups of which a unit has `N`: four of 16 elements, or two of 32.
#[derive(Clone, Copy)]
pub(super) struct Fine<'a, F: Lanes, const N: usize> {
    scales: &'a [[f32; N]],
    zeros: &'a [[F::Zero; N]],
}

impl<'a, F: Lanes, const N: usize> Fine<'a, F, N> {
    /// Groups of which the first is whole.
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero]) -> Self {
        Self { scales: scales.as_chunks().0, zeros: zeros.as_chunks().0 }
    }
}

impl<I: Isa, F: Lanes, const N: usize> Parameters<I, F> for Fine<'_, F, N> {
    type Cursor = usize;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> usize {
        unit
    }

    #[inline(always)]
    fn next(&self, isa: I, unit: &mut usize) -> [Of<I, F>; 4] {
        let (scales, zeros) = (&self.scales[*unit], &self.zeros[*unit]);
        *unit += 1;
        four!([0, 1, 2, 3], vector => {
            let group = vector * N / 4;
            (isa.splat(scales[group]), F::splat(isa, zeros[group]))
        })
    }
}

/// Groups of whole units.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a, F: Lanes> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    /// How many units a group has, and how many of them the first group has lost.
    units: usize,
    lost: usize,
}

impl<'a, F: Lanes> Blocks<'a, F> {
    /// Groups of `group` elements, of which the first has lost `phase`; none if they are not whole units.
    pub(super) fn new(
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
    ) -> Option<Self> {
        let fits = (group | phase).is_multiple_of(UNIT);
        fits.then_some(Self { scales, zeros, units: group / UNIT, lost: phase / UNIT })
    }

    /// One group that has no end.
    pub(super) fn one(scales: &'a [f32], zeros: &'a [F::Zero]) -> Self {
        Self { scales, zeros, units: usize::MAX, lost: 0 }
    }
}

/// A group, and how much of it is left.
#[derive(Clone)]
pub(super) struct InGroup {
    group: usize,
    left: usize,
}

impl<F: Lanes> Blocks<'_, F> {
    /// Before a unit.
    #[inline(always)]
    fn group_at(&self, unit: usize) -> InGroup {
        if unit == 0 {
            return InGroup { group: 0, left: self.units - self.lost };
        }
        let position = unit + self.lost;
        InGroup { group: position / self.units, left: self.units - position % self.units }
    }

    /// The parameters of a group.
    #[inline(always)]
    fn of<I: Isa>(&self, isa: I, group: usize) -> Of<I, F> {
        (isa.splat(self.scales[group]), F::splat(isa, self.zeros[group]))
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Blocks<'_, F> {
    type Cursor = InGroup;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> InGroup {
        self.group_at(unit)
    }

    #[inline(always)]
    fn next(&self, isa: I, cursor: &mut InGroup) -> [Of<I, F>; 4] {
        let of = self.of(isa, cursor.group);
        cursor.left -= 1;
        if cursor.left == 0 {
            *cursor = InGroup { group: cursor.group + 1, left: self.units };
        }
        [of; 4]
    }
}

/// The same, a group's parameters in registers: loops that have little to do but store would wait for them if they were
/// loaded for every unit.
#[derive(Clone, Copy)]
pub(super) struct Held<'a, F: Lanes>(pub(super) Blocks<'a, F>);

impl<I: Isa, F: Lanes> Parameters<I, F> for Held<'_, F> {
    type Cursor = (InGroup, Of<I, F>);

    #[inline(always)]
    fn at(&self, isa: I, unit: usize) -> Self::Cursor {
        let place = self.0.group_at(unit);
        let of = self.0.of(isa, place.group);
        (place, of)
    }

    #[inline(always)]
    fn next(&self, isa: I, (place, of): &mut Self::Cursor) -> [Of<I, F>; 4] {
        if place.left == 0 {
            *place = InGroup { group: place.group + 1, left: self.0.units };
            *of = self.0.of(isa, place.group);
        }
        place.left -= 1;
        [*of; 4]
    }
}

/// Groups of any size: each lane picks its parameter from the 16 that follow the first lane's.
#[derive(Clone, Copy)]
pub(super) struct Spread<'a, F: Lanes> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    phase: usize,
    picks: &'a Picks,
    group: usize,
    /// How many groups a unit has, if they are 8, 16 or 32 whole ones: then all units pick alike.
    even: Option<usize>,
}

/// How far beyond a unit's first parameter the others lie, and how many may be read from there on.
const REACH: usize = UNIT + 16;

/// Which parameters the lanes of a unit pick, for every place of its first lane.
#[repr(align(64))]
pub(super) struct Picks {
    group: usize,
    /// For each place, the four vectors' picks, and how far the next unit's place is.
    units: [([Pick; 4], Next); UNIT + 1],
    /// How far from the first lane's parameter those of 16 lanes are, for each number of elements that the first
    /// lane's group has lost; when groups have more than 16, for the last 16 of these numbers, before which all
    /// lanes lie in one group.
    lanes: [[i32; 16]; 16],
    /// Where units are alike: which of the 16 parameters that a vector is given its lanes pick.
    even: [[i32; 16]; 4],
}

/// What a vector picks.
#[derive(Clone, Copy)]
struct Pick {
    /// The first lane's parameter, from that of the unit.
    first: u8,
    /// Which of [`Picks::lanes`].
    lanes: u8,
}

/// The place of the next unit's first lane, for groups that end within a unit.
#[derive(Clone, Copy)]
struct Next {
    /// How many groups further it lies.
    groups: u8,
    /// How many elements its group has lost.
    lost: u8,
}

impl Picks {
    /// Those for a group size.
    pub(super) fn new(group: usize) -> Self {
        let unlost = group.saturating_sub(16);
        let mut lanes = [[0; 16]; 16];
        for (lost, lanes) in lanes.iter_mut().take(group).enumerate() {
            let mut place = Place { group: 0, lost: unlost + lost };
            for lane in lanes {
                *lane = place.group as i32;
                place.go_on(1, group);
            }
        }
        let mut units = [([Pick { first: 0, lanes: 0 }; 4], Next { groups: 0, lost: 0 }); UNIT + 1];
        let places = group.min(UNIT + 1);
        for (key, (picks, next)) in units.iter_mut().take(places).enumerate() {
            let mut place = Place { group: 0, lost: group - places + key };
            for pick in picks {
                *pick = Pick { first: place.group as u8, lanes: place.lost.saturating_sub(unlost) as u8 };
                place.go_on(16, group);
            }
            *next = Next { groups: place.group as u8, lost: place.lost as u8 };
        }
        let mut even = [[0; 16]; 4];
        for (element, lane) in even.as_flattened_mut().iter_mut().enumerate() {
            *lane = (element / group % 16) as i32;
        }
        Self { group, units, lanes, even }
    }

    /// The picks of a unit whose first lane's group has lost some elements: as long as it has more than a unit
    /// left, it does not matter how many.
    #[inline(always)]
    fn of(&self, lost: usize) -> &([Pick; 4], Next) {
        let key = lost.saturating_sub(self.group.saturating_sub(UNIT + 1));
        &self.units[key.min(UNIT)]
    }
}

/// A group, and how much of it is lost.
#[derive(Clone)]
pub(super) struct Place {
    group: usize,
    lost: usize,
}

impl Place {
    /// Goes on by some elements.
    #[inline(always)]
    fn go_on(&mut self, elements: usize, group: usize) {
        self.lost += elements;
        if group > elements {
            if self.lost >= group {
                (self.group, self.lost) = (self.group + 1, self.lost - group);
            }
        } else {
            (self.group, self.lost) = (self.group + self.lost / group, self.lost % group);
        }
    }
}

impl<'a, F: Lanes> Spread<'a, F> {
    /// Groups of which the first has lost `phase`. After the last group there are more parameters, as far as a
    /// unit's reach, which are not used.
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero], phase: usize, picks: &'a Picks) -> Self {
        let group = picks.group;
        let even = (phase == 0 && matches!(group, 2 | 4 | 8)).then_some(UNIT / group);
        Self { scales, zeros, phase, picks, group, even }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Spread<'_, F> {
    type Cursor = Place;
    const BY_LINE: bool = false;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> Place {
        let mut place = Place { group: 0, lost: self.phase };
        if unit > 0 {
            place.go_on(UNIT * unit, self.group);
        }
        place
    }

    #[inline(always)]
    fn next(&self, isa: I, place: &mut Place) -> [Of<I, F>; 4] {
        let scales = &self.scales[place.group..][..REACH];
        let zeros = &self.zeros[place.group..][..REACH];
        if let Some(groups) = self.even {
            place.group += groups;
            return four!([0, 1, 2, 3], vector => {
                let index = isa.load_i32(&self.picks.even[vector]);
                picked::<I, F>(isa, (scales, zeros), vector / 2 * (groups & 32) / 2, index)
            });
        }
        let (picks, next) = self.picks.of(place.lost);
        let of = four!(*picks, pick => {
            let index = isa.load_i32(&self.picks.lanes[usize::from(pick.lanes) % 16]);
            picked::<I, F>(isa, (scales, zeros), usize::from(pick.first), index)
        });
        if self.group > UNIT {
            place.go_on(UNIT, self.group);
        } else {
            place.group += usize::from(next.groups);
            place.lost = usize::from(next.lost);
        }
        of
    }
}

/// The parameters at the indices behind the `first`, which is less than a unit; always inlined.
#[inline(always)]
fn picked<I: Isa, F: Lanes>(
    isa: I,
    (scales, zeros): (&[f32], &[F::Zero]),
    first: usize,
    index: I::I32,
) -> Of<I, F> {
    // The remainder tells the compiler that it fits.
    let first = first % UNIT;
    let zeros = F::pick(isa, sixteen(zeros, first), index);
    (isa.look_up(isa.load(sixteen(scales, first)), index), zeros)
}

/// The 16 items from an index on.
#[inline(always)]
fn sixteen<T>(items: &[T], first: usize) -> &[T; 16] {
    &items[first..].as_chunks().0[0]
}
