//! The integer formula for some zero points only, which its loops then take in fewer steps, or at all.

mod far;
mod unshifted;

pub(crate) use far::Far;
pub(crate) use unshifted::Unshifted;

use core::fmt::Debug;
use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::{AffineWide, Formula, Lanes, Reach};
use crate::isa::Isa;
use crate::vector::facts::Facts;
use crate::vector::widen::Widener;
use crate::zero_points::ZeroPoints;

/// Zero points of which it is known where they lie.
pub(crate) trait Subtrahends: Copy + Debug + Send + Sync + 'static {
    /// 16 of them.
    type Of<I: Isa>: Copy;

    /// One in every lane.
    fn splat<I: Isa>(isa: I, zero: i64) -> Self::Of<I>;
    /// 16 of them.
    fn load<I: Isa>(isa: I, zeros: &[i64; 16]) -> Self::Of<I>;
    /// Those at the indices, each below the level's [`ENTRIES`](Isa::ENTRIES).
    fn pick<I: Isa>(isa: I, zeros: &[i64; 16], index: I::I32) -> Self::Of<I>;
    /// The differences of values and zero points, rounded once.
    fn differences<I: Isa>(isa: I, values: I::I32, zeros: Self::Of<I>) -> I::F32;
}

/// [`AffineWide`] for such zero points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WideWith<S>(PhantomData<S>);

impl<S: Subtrahends> Formula for WideWith<S> {
    type Value = i64;
    type Zero = i64;
    const ABSENT: i64 = AffineWide::ABSENT;
    const NAME: &'static str = AffineWide::NAME;

    #[inline(always)]
    fn widening(zeros: &'static ZeroPoints) -> Option<&'static Widener<i64>> {
        AffineWide::widening(zeros)
    }

    #[inline(always)]
    fn apply(value: i64, scale: f32, zero: i64) -> f32 {
        AffineWide::apply(value, scale, zero)
    }
}

impl<S: Subtrahends> Lanes for WideWith<S> {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [i64]) {
        AffineWide::read::<Q>(codes, out);
    }

    type Values<I: Isa> = I::I32;
    type Zeros<I: Isa> = S::Of<I>;
    type Unshifted = Self;
    type Far = Self;
    const HAS_REACH: bool = false;
    const SPARES_ZEROS: bool = false;
    const SUBTRACTS: bool = false;

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        AffineWide::decodes::<Q, I>()
    }

    #[inline(always)]
    fn reach<I: Isa>(_isa: I, _zeros: &[i64]) -> Reach {
        Reach::Vectors
    }

    fn floats(_zeros: &[i64]) -> &[f32] {
        &[]
    }

    type Held<I: Isa> = I::I32;

    #[inline(always)]
    fn hold<I: Isa>(isa: I, facts: &Facts) -> I::I32 {
        AffineWide::hold(isa, facts)
    }

    #[inline(always)]
    fn values<I: Isa, Q: Element>(isa: I, held: &I::I32, unit: &[u8], from: u32) -> [I::I32; 4] {
        AffineWide::values::<I, Q>(isa, held, unit, from)
    }

    #[inline(always)]
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::I32 {
        AffineWide::numbers(isa, facts)
    }

    #[inline(always)]
    fn splat<I: Isa>(isa: I, zero: i64) -> S::Of<I> {
        S::splat(isa, zero)
    }

    #[inline(always)]
    fn load<I: Isa>(isa: I, zeros: &[i64; 16]) -> S::Of<I> {
        S::load(isa, zeros)
    }

    #[inline(always)]
    fn pick<I: Isa>(isa: I, zeros: &[i64; 16], index: I::I32) -> S::Of<I> {
        S::pick(isa, zeros, index)
    }

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::I32, scales: I::F32, zeros: S::Of<I>) -> I::F32 {
        isa.mul(S::differences(isa, values, zeros), scales)
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use super::*;
    use crate::isa::avx2::Avx2;
    use crate::isa::avx512::Avx512;

    fn check(isa: impl Isa, far: Reach) {
        let cases = [
            (0, Reach::Unshifted),
            (-1, Reach::Vectors),
            (i32::MAX.into(), Reach::Vectors),
            (i32::MIN.into(), Reach::Vectors),
            (1 << 31, far),
            (i64::from(i32::MIN) - 1, far),
            (Far::END - 1, far),
            (-Far::END, far),
            (Far::END, Reach::Portable),
            (-Far::END - 1, Reach::Portable),
            (i64::MIN, Reach::Portable),
        ];
        for (zero, expected) in cases {
            // The farthest decides, wherever it is.
            for place in [0, 20] {
                let mut zeros = [0; 21];
                zeros[place] = zero;
                assert_eq!(AffineWide::reach(isa, &zeros), expected, "{zero} at {place}");
            }
        }
    }

    #[test]
    fn zero_points_are_known_by_how_far_away_they_are() {
        match Avx2::new() {
            Some(isa) => check(isa, Reach::Portable),
            None => crate::tests::skipped("level avx2 is missing here"),
        }
        match Avx512::new() {
            Some(isa) => check(isa, Reach::Far),
            None => crate::tests::skipped("level avx512 is missing here"),
        }
    }
}
