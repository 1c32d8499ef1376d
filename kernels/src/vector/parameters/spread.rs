//! Groups that end within units.

#![expect(
    clippy::indexing_slicing,
    reason = "parameters are staged for every group that a part reaches, and for a unit more"
)]

use super::{Of, Parameters};
use crate::formula::Lanes;
use crate::isa::{Isa, four};
use crate::vector::UNIT;

/// Groups of any size: each lane picks its parameter from the 16 that follow the first lane's.
#[derive(Clone, Copy)]
pub(in crate::vector) struct Spread<'a, F: Lanes> {
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
pub(in crate::vector) struct Picks {
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

/// Those of groups of 2, 4 and 8 elements, of which units have whole ones.
static EVEN: [Picks; 3] = [Picks::of_even(2), Picks::of_even(4), Picks::of_even(8)];

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
    pub(in crate::vector) fn new(group: usize) -> Self {
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
        Self { group, units, lanes, even: [[0; 16]; 4] }
    }

    /// Those for groups of which all units have whole ones, if they are such: small calls have no time to make them.
    pub(in crate::vector) fn even(group: usize, phase: usize) -> Option<&'static Self> {
        let of_group = |picks: &&Self| picks.group == group && phase == 0;
        EVEN.iter().find(of_group)
    }

    const fn of_even(group: usize) -> Self {
        let mut even = [[0; 16]; 4];
        let mut element = 0;
        while element < UNIT {
            even[element / 16][element % 16] = (element / group % 16) as i32;
            element += 1;
        }
        let units = [([Pick { first: 0, lanes: 0 }; 4], Next { groups: 0, lost: 0 }); UNIT + 1];
        Self { group, units, lanes: [[0; 16]; 16], even }
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
pub(in crate::vector) struct Place {
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
    pub(in crate::vector) fn new(
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        phase: usize,
        picks: &'a Picks,
    ) -> Self {
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
