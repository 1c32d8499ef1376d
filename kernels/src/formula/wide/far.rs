//! Zero points that are no int32s, as those below 0 of integers without a sign: differences are taken in two halves.

use super::Subtrahends;
use crate::isa::Isa;

/// How many bits the lower half has.
const LOWER: u32 = 16;

/// What one in the upper half counts.
const STEP: f32 = (1 << LOWER) as f32;

/// The bits of the lower half.
const MASK: i32 = (1 << LOWER) - 1;

/// They have up to 39 bits and a sign.
///
/// The upper halves of such a zero point and of an int32 differ by less than 2^24 steps, so their difference is exact in float32, as
/// is that of the lower halves; the sum of both is rounded once, as the difference of the whole integers is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Far {}

impl Far {
    /// What they are less than, and their negatives no more than.
    pub(crate) const END: i64 = 1 << 39;
}

impl Subtrahends for Far {
    /// The upper halves, and the lower ones.
    type Of<I: Isa> = (I::F32, I::I32);

    #[inline(always)]
    fn splat<I: Isa>(isa: I, zero: i64) -> (I::F32, I::I32) {
        (isa.splat((zero >> LOWER) as f32 * STEP), isa.splat_i32(zero as i32 & MASK))
    }

    #[inline(always)]
    fn load<I: Isa>(isa: I, zeros: &[i64; 16]) -> (I::F32, I::I32) {
        let steps = isa.load_i32(&zeros.map(|zero| (zero >> LOWER) as i32));
        let upper = isa.mul(isa.to_f32(steps), isa.splat(STEP));
        (upper, isa.and(isa.load_low(zeros), isa.splat_i32(MASK)))
    }

    #[inline(always)]
    fn pick<I: Isa>(isa: I, zeros: &[i64; 16], index: I::I32) -> (I::F32, I::I32) {
        let (upper, lower) = Self::load(isa, zeros);
        (isa.look_up_once(upper, index), isa.look_up_once_i32(lower, index))
    }

    #[inline(always)]
    fn differences<I: Isa>(isa: I, values: I::I32, (upper, lower): (I::F32, I::I32)) -> I::F32 {
        let of_values = |mask| isa.and(values, isa.splat_i32(mask));
        let above = isa.sub(isa.to_f32(of_values(!MASK)), upper);
        let below = isa.to_f32(isa.sub_i32(of_values(MASK), lower));
        isa.add(above, below)
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use super::*;
    use crate::formula::{AffineWide, Formula};
    use crate::isa::Work;
    use crate::isa::avx2::Avx2;
    use crate::isa::avx512::Avx512;
    use crate::tests::random;

    /// Differences from zero points of their own, from those of other lanes, and from the first one.
    struct Differences<'a, I> {
        isa: I,
        values: &'a [i32; 16],
        zeros: &'a [i64; 16],
        results: &'a mut [[u8; 64]; 3],
    }

    impl<I: Isa> Work<0> for Differences<'_, I> {
        #[inline(always)]
        fn work(self) {
            let Self { isa, values, zeros, results } = self;
            let values = isa.load_i32(values);
            let index = isa.load_i32(&core::array::from_fn(|lane| picked::<I>(lane) as i32));
            let zeros = [Far::load(isa, zeros), Far::pick(isa, zeros, index), Far::splat(isa, zeros[0])];
            *results = zeros.map(|zeros| isa.bytes(Far::differences(isa, values, zeros)));
        }
    }

    /// The other lane whose zero point a lane picks.
    fn picked<I: Isa>(lane: usize) -> usize {
        (15 - lane) % I::ENTRIES
    }

    fn check<I: Isa>(isa: I, values: &[i32; 16], zeros: &[i64; 16]) {
        let mut results = [[0; 64]; 3];
        isa.vectorize(Differences { isa, values, zeros, results: &mut results });
        for lane in 0..16 {
            for (results, zero) in results.iter().zip([zeros[lane], zeros[picked::<I>(lane)], zeros[0]]) {
                let found = u32::from_le_bytes(results.as_chunks().0[lane]);
                let expected = AffineWide::apply(values[lane].into(), 1.0, zero);
                assert_eq!(found, expected.to_bits(), "{} less {zero}", values[lane]);
            }
        }
    }

    fn check_all(isa: impl Isa) {
        let edges = [-Far::END, 1 - Far::END, -(1 << 32), -(1 << 31) - 1, -1, 0, 1 << 31, Far::END - 1];
        // Also such that lie in the middle between two float32s, seen from far away.
        let values = [
            i32::MIN,
            -0xffff,
            -1,
            0,
            1,
            0x7fff,
            0x8000,
            0x8001,
            0x1_8000,
            0x00ff_ffff,
            0x0100_0001,
            i32::MAX,
        ];
        let mut next = random(7);
        for turn in 0..1000 {
            let value = |number: i64| match values.get(number as usize % 64) {
                Some(edge) => *edge,
                None => number as i32 >> (turn % 32),
            };
            let zero = |number: i64| match edges.get(number as usize % 64) {
                Some(edge) => *edge,
                None => (number << 24) >> (24 + turn % 40),
            };
            let numbers: [i64; 32] = core::array::from_fn(|_| next() as i64 >> 24);
            let (first, second) = numbers.split_at(16);
            let (first, second) = (first.as_chunks().0[0], second.as_chunks().0[0]);
            check(isa, &first.map(value), &second.map(zero));
        }
    }

    #[test]
    fn halves_are_the_whole_difference_rounded_once() {
        match Avx2::new() {
            Some(isa) => check_all(isa),
            None => crate::tests::skipped("level avx2 is missing here"),
        }
        match Avx512::new() {
            Some(isa) => check_all(isa),
            None => crate::tests::skipped("level avx512 is missing here"),
        }
    }
}
