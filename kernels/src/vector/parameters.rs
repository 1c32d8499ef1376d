//! Which scales and zero points belong to 16 neighbouring elements, for each way that groups can lie.

use crate::formula::Lanes;
use crate::isa::Isa;

/// Scales and zero points by the number of a vector of 16 elements.
pub(super) trait Parameters<I: Isa, F: Lanes> {
    /// Those of a vector.
    fn of(&self, vector: usize) -> (I::F32, F::Zeros<I>);

    /// Those of the four vectors of a unit.
    #[inline(always)]
    fn of_unit(&self, unit: usize) -> [(I::F32, F::Zeros<I>); 4] {
        [self.of(4 * unit), self.of(4 * unit + 1), self.of(4 * unit + 2), self.of(4 * unit + 3)]
    }
}

/// One scale and one zero point for all elements.
pub(super) struct Shared<I: Isa, F: Lanes> {
    scale: I::F32,
    zero: F::Zeros<I>,
}

impl<I: Isa, F: Lanes> Shared<I, F> {
    #[inline(always)]
    pub(super) fn new(isa: I, scale: f32, zero: F::Zero) -> Self {
        Self { scale: isa.splat(scale), zero: F::splat(isa, zero) }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Shared<I, F> {
    #[inline(always)]
    fn of(&self, _vector: usize) -> (I::F32, F::Zeros<I>) {
        (self.scale, self.zero)
    }
}

/// A scale and a zero point for each element.
pub(super) struct Each<'a, I, F: Lanes> {
    isa: I,
    scales: &'a [[f32; 16]],
    zeros: &'a [[F::Zero; 16]],
}

impl<'a, I: Isa, F: Lanes> Each<'a, I, F> {
    /// Parameters for as many elements as are asked for, in whole vectors.
    #[inline(always)]
    pub(super) fn new(isa: I, scales: &'a [f32], zeros: &'a [F::Zero]) -> Self {
        Self { isa, scales: scales.as_chunks().0, zeros: zeros.as_chunks().0 }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Each<'_, I, F> {
    #[inline(always)]
    fn of(&self, vector: usize) -> (I::F32, F::Zeros<I>) {
        (self.isa.load(&self.scales[vector]), F::load(self.isa, &self.zeros[vector]))
    }
}

/// Groups of a multiple of `VECTORS` vectors: 2, or 4 for whole units.
pub(super) struct Blocks<'a, I, F: Lanes, const VECTORS: usize> {
    isa: I,
    scales: &'a [f32],
    zeros: &'a [F::Zero],
    /// How many times so many vectors of the first group come before.
    before: usize,
    divisor: Divisor,
}

impl<'a, I: Isa, F: Lanes, const VECTORS: usize> Blocks<'a, I, F, VECTORS> {
    /// Groups of `group` elements, of which the first has lost `phase`; none if they are other multiples.
    #[inline(always)]
    pub(super) fn new(
        isa: I,
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
    ) -> Option<Self> {
        let size = 16 * VECTORS;
        let fits = (group | phase).is_multiple_of(size);
        fits.then(|| Self { isa, scales, zeros, before: phase / size, divisor: Divisor::new(group / size) })
    }
}

impl<I: Isa, F: Lanes, const VECTORS: usize> Parameters<I, F> for Blocks<'_, I, F, VECTORS> {
    #[inline(always)]
    fn of(&self, vector: usize) -> (I::F32, F::Zeros<I>) {
        let group = self.divisor.divide(vector / VECTORS + self.before);
        (self.isa.splat(self.scales[group]), F::splat(self.isa, self.zeros[group]))
    }

    #[inline(always)]
    fn of_unit(&self, unit: usize) -> [(I::F32, F::Zeros<I>); 4] {
        let first = self.of(4 * unit);
        let third = if VECTORS == 4 { first } else { self.of(4 * unit + 2) };
        [first, first, third, third]
    }
}

/// Groups of any size: each lane picks its parameter from the 16 that follow the first lane's.
pub(super) struct Spread<'a, I, F: Lanes> {
    isa: I,
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

impl<'a, I: Isa, F: Lanes> Spread<'a, I, F> {
    /// Groups of `group` elements, of which the first has lost `phase`. After the last group there are 16 more
    /// parameters, which are not used.
    #[inline(always)]
    pub(super) fn new(
        isa: I,
        scales: &'a [f32],
        zeros: &'a [F::Zero],
        (group, phase): (usize, usize),
        lanes: &'a Picks,
    ) -> Self {
        Self { isa, scales, zeros, phase, group, divisor: Divisor::new(group), lanes }
    }
}

impl<I: Isa, F: Lanes> Parameters<I, F> for Spread<'_, I, F> {
    #[inline(always)]
    fn of(&self, vector: usize) -> (I::F32, F::Zeros<I>) {
        let position = self.phase + 16 * vector;
        let first = self.divisor.divide(position);
        let lost = position - first * self.group;
        let lanes = if self.group < 16 {
            &self.lanes.small[lost & 15]
        } else {
            let (_, after) = STEP.split_at(16 - (self.group - lost).min(16));
            &after.as_chunks().0[0]
        };
        let index = self.isa.load_i32(lanes);
        let scales = self.isa.load(&self.scales[first..].as_chunks().0[0]);
        let zeros = F::pick(self.isa, &self.zeros[first..].as_chunks().0[0], index);
        (self.isa.look_up(scales, index), zeros)
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
