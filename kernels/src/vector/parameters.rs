//! Which scales and zero points belong to the elements of a unit, for each way that groups can lie.

use crate::formula::Lanes;
use crate::isa::{Isa, four};

/// The scales and zero points of a vector of 16 elements.
pub(super) type Of<I, F> = (<I as Isa>::F32, <F as Lanes>::Zeros<I>);

/// Scales and zero points of one unit after the other.
pub(super) trait Parameters<I: Isa, F: Lanes>: Copy {
    /// Which unit is next.
    type Cursor;

    /// Before a unit.
    fn at(&self, unit: usize) -> Self::Cursor;
    /// Those of the next unit's four vectors; always inlined.
    fn next(&self, isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4];
}

/// One scale and one zero point for all elements.
#[derive(Clone, Copy)]
pub(super) struct Shared<F: Lanes> {
    pub(super) scale: f32,
    pub(super) zero: F::Zero,
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Shared<F> {
    type Cursor = ();

    fn at(&self, _unit: usize) {}

    #[inline(always)]
    fn next(&self, isa: I, _cursor: &mut ()) -> [Of<I, F>; 4] {
        [(isa.splat(self.scale), F::splat(isa, self.zero)); 4]
    }
}

/// A scale and a zero point for each element.
#[derive(Clone, Copy)]
pub(super) struct Each<'a, F: Lanes> {
    /// How many units the parameters are for, after which they start again.
    units: usize,
    scales: &'a [[[f32; 16]; 4]],
    zeros: &'a [[[F::Zero; 16]; 4]],
}

impl<'a, F: Lanes> Each<'a, F> {
    /// Parameters for as many elements as are asked for, in whole units; after `wrap` elements, which are whole
    /// units, they start again.
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero], wrap: usize) -> Self {
        let (scales, zeros) = (scales.as_chunks().0.as_chunks().0, zeros.as_chunks().0.as_chunks().0);
        Self { units: wrap / 64, scales, zeros }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Each<'_, F> {
    type Cursor = usize;

    fn at(&self, unit: usize) -> usize {
        unit % self.units
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

/// Groups of a multiple of `VECTORS` vectors: 2, or 4 for whole units.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a, F: Lanes, const VECTORS: usize> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    /// How many times so many vectors a group has, and how many of them the first group has lost.
    times: usize,
    lost: usize,
}

impl<'a, F: Lanes, const VECTORS: usize> Blocks<'a, F, VECTORS> {
    /// Groups of `group` elements, of which the first has lost `phase`; none if they are other multiples.
    pub(super) fn new(
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
    ) -> Option<Self> {
        let size = 16 * VECTORS;
        let fits = (group | phase).is_multiple_of(size);
        fits.then(|| Self { scales, zeros, times: group / size, lost: phase / size })
    }
}

/// A group, and how much of it is left.
pub(super) struct InGroup {
    group: usize,
    left: usize,
}

impl<F: Lanes, const VECTORS: usize> Blocks<'_, F, VECTORS> {
    #[inline(always)]
    fn step<I: Isa>(&self, isa: I, cursor: &mut InGroup) -> Of<I, F> {
        let of = (isa.splat(self.scales[cursor.group]), F::splat(isa, self.zeros[cursor.group]));
        cursor.left -= 1;
        if cursor.left == 0 {
            *cursor = InGroup { group: cursor.group + 1, left: self.times };
        }
        of
    }
}

impl<I: Isa, F: Lanes, const VECTORS: usize> Parameters<I, F> for Blocks<'_, F, VECTORS> {
    type Cursor = InGroup;

    fn at(&self, unit: usize) -> InGroup {
        if unit == 0 {
            return InGroup { group: 0, left: self.times - self.lost };
        }
        let position = 4 / VECTORS * unit + self.lost;
        InGroup { group: position / self.times, left: self.times - position % self.times }
    }

    #[inline(always)]
    fn next(&self, isa: I, cursor: &mut InGroup) -> [Of<I, F>; 4] {
        let first = self.step(isa, cursor);
        let third = if VECTORS == 4 { first } else { self.step(isa, cursor) };
        [first, first, third, third]
    }
}

/// Groups of any size: each lane picks its parameter from the 16 that follow the first lane's.
#[derive(Clone, Copy)]
pub(super) struct Spread<'a, F: Lanes> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    phase: usize,
    lanes: &'a [[i32; 16]; 16],
    steps: Steps,
}

/// How far from the first lane's parameter those of 16 lanes are.
pub(super) struct Picks {
    /// For each number of elements that the first lane's group has lost; when groups have more than 16, for the
    /// last 16 of these numbers, before which all lanes lie in one group.
    lanes: [[i32; 16]; 16],
    steps: Steps,
}

/// How groups follow one another.
#[derive(Clone, Copy)]
struct Steps {
    group: usize,
    /// The number of lost elements that comes first in [`Picks::lanes`].
    from: usize,
    /// What 16 elements further is: so many groups, and so many elements.
    whole: usize,
    rest: usize,
}

impl Picks {
    /// Those for a group size.
    pub(super) fn new(group: usize) -> Self {
        let from = group.saturating_sub(16);
        let mut lanes = [[0; 16]; 16];
        for (lost, lanes) in lanes.iter_mut().take(group).enumerate() {
            let mut place = from + lost;
            let mut group_of_lane = 0;
            for lane in lanes {
                *lane = group_of_lane;
                place += 1;
                if place == group {
                    (place, group_of_lane) = (0, group_of_lane + 1);
                }
            }
        }
        Self { lanes, steps: Steps { group, from, whole: 16 / group, rest: 16 % group } }
    }
}

/// A group, and how much of it is lost.
pub(super) struct Place {
    group: usize,
    lost: usize,
}

impl<'a, F: Lanes> Spread<'a, F> {
    /// Groups of which the first has lost `phase`. After the last group there are 16 more parameters, which are
    /// not used.
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero], phase: usize, picks: &'a Picks) -> Self {
        Self { scales, zeros, phase, lanes: &picks.lanes, steps: picks.steps }
    }

    #[inline(always)]
    fn step<I: Isa>(&self, isa: I, place: &mut Place) -> Of<I, F> {
        let Steps { group, from, whole, rest } = self.steps;
        // At most 15, which the mask tells the compiler.
        let index = isa.load_i32(&self.lanes[place.lost.saturating_sub(from) & 15]);
        let scales = isa.load(sixteen(self.scales, place.group));
        let zeros = F::pick(isa, sixteen(self.zeros, place.group), index);
        place.group += whole;
        place.lost += rest;
        if place.lost >= group {
            place.lost -= group;
            place.group += 1;
        }
        (isa.look_up(scales, index), zeros)
    }
}

/// The 16 items from an index on.
#[inline(always)]
fn sixteen<T>(items: &[T], first: usize) -> &[T; 16] {
    &items[first..].as_chunks().0[0]
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Spread<'_, F> {
    type Cursor = Place;

    fn at(&self, unit: usize) -> Place {
        if unit == 0 {
            return Place { group: 0, lost: self.phase };
        }
        let position = 64 * unit + self.phase;
        Place { group: position / self.steps.group, lost: position % self.steps.group }
    }

    #[inline(always)]
    fn next(&self, isa: I, place: &mut Place) -> [Of<I, F>; 4] {
        [self.step(isa, place), self.step(isa, place), self.step(isa, place), self.step(isa, place)]
    }
}
