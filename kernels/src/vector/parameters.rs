//! Which scales and zero points belong to 16 neighbouring elements, for each way that groups can lie.

use crate::formula::Lanes;
use crate::isa::{Isa, four};

/// Scales and zero points by the number of a vector of 16 elements.
pub(super) trait Parameters<I: Isa, F: Lanes> {
    /// Those of a vector; always inlined.
    fn of(&self, isa: I, vector: usize) -> (I::F32, F::Zeros<I>);

    /// Those of the four vectors of a unit.
    #[inline(always)]
    fn of_unit(&self, isa: I, unit: usize) -> [(I::F32, F::Zeros<I>); 4] {
        let first = 4 * unit;
        four!([0, 1, 2, 3], vector => self.of(isa, first + vector))
    }
}

/// One scale and one zero point for all elements.
pub(super) struct Shared<F: Lanes> {
    pub(super) scale: f32,
    pub(super) zero: F::Zero,
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Shared<F> {
    #[inline(always)]
    fn of(&self, isa: I, _vector: usize) -> (I::F32, F::Zeros<I>) {
        (isa.splat(self.scale), F::splat(isa, self.zero))
    }
}

/// A scale and a zero point for each element.
pub(super) struct Each<'a, F: Lanes> {
    scales: &'a [[f32; 16]],
    zeros: &'a [[F::Zero; 16]],
}

impl<'a, F: Lanes> Each<'a, F> {
    /// Parameters for as many elements as are asked for, in whole vectors.
    #[inline(always)]
    pub(super) fn new(scales: &'a [f32], zeros: &'a [F::Zero]) -> Self {
        Self { scales: scales.as_chunks().0, zeros: zeros.as_chunks().0 }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Each<'_, F> {
    #[inline(always)]
    fn of(&self, isa: I, vector: usize) -> (I::F32, F::Zeros<I>) {
        (isa.load(&self.scales[vector]), F::load(isa, &self.zeros[vector]))
    }
}

/// Groups of a multiple of `VECTORS` vectors: 2, or 4 for whole units.
pub(super) struct Blocks<'a, F: Lanes, const VECTORS: usize> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    /// How many times so many vectors of the first group come before.
    before: usize,
    divisor: Divisor,
}

impl<'a, F: Lanes, const VECTORS: usize> Blocks<'a, F, VECTORS> {
    /// Groups of `group` elements, of which the first has lost `phase`; none if they are other multiples.
    #[inline(always)]
    pub(super) fn new(
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
    ) -> Option<Self> {
        let size = 16 * VECTORS;
        let fits = (group | phase).is_multiple_of(size);
        fits.then(|| Self { scales, zeros, before: phase / size, divisor: Divisor::new(group / size) })
    }
}

impl<I: Isa, F: Lanes, const VECTORS: usize> Parameters<I, F> for Blocks<'_, F, VECTORS> {
    #[inline(always)]
    fn of(&self, isa: I, vector: usize) -> (I::F32, F::Zeros<I>) {
        let group = self.divisor.divide(vector / VECTORS + self.before);
        (isa.splat(self.scales[group]), F::splat(isa, self.zeros[group]))
    }

    #[inline(always)]
    fn of_unit(&self, isa: I, unit: usize) -> [(I::F32, F::Zeros<I>); 4] {
        let first = self.of(isa, 4 * unit);
        let third = if VECTORS == 4 { first } else { self.of(isa, 4 * unit + 2) };
        [first, first, third, third]
    }
}

/// Groups of any size: each lane picks its parameter from the 16 that follow the first lane's.
pub(super) struct Spread<'a, F: Lanes> {
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    phase: usize,
    group: usize,
    divisor: Divisor,
    lanes: &'a Picks,
}

/// For each number of elements that a group has lost, how far from its parameter those of 16 lanes are.
pub(super) struct Picks {
    small: [[i32; 16]; 16],
}

/// For groups of 16 elements and more: lanes of the first group, lanes of the next.
static STEP: [i32; 32] = {
    let mut step = [0; 32];
    let mut lane = 16;
    while lane < 32 {
        step[lane] = 1;
        lane += 1;
    }
    step
};

impl Picks {
    /// Those for a group size.
    #[inline(always)]
    pub(super) fn new(group: usize) -> Self {
        let mut small = [[0; 16]; 16];
        if group < 16 {
            let divisor = Divisor::new(group);
            for (lost, lanes) in small.iter_mut().take(group).enumerate() {
                *lanes = core::array::from_fn(|lane| divisor.divide(lost + lane) as i32);
            }
        }
        Self { small }
    }
}

impl<'a, F: Lanes> Spread<'a, F> {
    /// Groups of `group` elements, of which the first has lost `phase`. After the last group there are 16 more
    /// parameters, which are not used.
    #[inline(always)]
    pub(super) fn new(
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
        lanes: &'a Picks,
    ) -> Self {
        Self { scales, zeros, phase, group, divisor: Divisor::new(group), lanes }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Spread<'_, F> {
    #[inline(always)]
    fn of(&self, isa: I, vector: usize) -> (I::F32, F::Zeros<I>) {
        let position = self.phase + 16 * vector;
        let first = self.divisor.divide(position);
        let lost = position - first * self.group;
        let lanes = if self.group < 16 {
            &self.lanes.small[lost & 15]
        } else {
            let (_, after) = STEP.split_at(16 - (self.group - lost).min(16));
            &after.as_chunks().0[0]
        };
        let index = isa.load_i32(lanes);
        let scales = isa.load(&self.scales[first..].as_chunks().0[0]);
        let zeros = F::pick(isa, &self.zeros[first..].as_chunks().0[0], index);
        (isa.look_up(scales, index), zeros)
    }
}

/// A number to divide by.
#[derive(Clone, Copy)]
struct Divisor(u64);

impl Divisor {
    #[inline(always)]
    fn new(divisor: usize) -> Self {
        Self((1_u64 << 40).div_ceil(divisor as u64))
    }

    /// The quotient, rounded down. Exact while number · divisor is below 2^40, which parts of a segment are:
    /// rounding the reciprocal up adds less than number / 2^40 to the quotient, whose fraction is at most
    /// 1 − 1 / divisor.
    #[inline(always)]
    fn divide(self, number: usize) -> usize {
        ((number as u64 * self.0) >> 40) as usize
    }
}
