//! The integer formula for zero points that change nothing: a value is rounded by the instruction that converts it.

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::{AffineWide, Formula, Lanes, Reach};
use crate::isa::Isa;
use crate::vector::facts::Facts;
use crate::vector::widen::Widener;
use crate::zero_points::ZeroPoints;

/// [`AffineWide`] for zero points that are 0 as they are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unshifted {}

impl Formula for Unshifted {
    type Value = i64;
    type Zero = i64;
    const ABSENT: i64 = AffineWide::ABSENT;
    const NAME: &'static str = AffineWide::NAME;

    #[inline(always)]
    fn widening(zeros: &ZeroPoints) -> Option<Widener<i64>> {
        AffineWide::widening(zeros)
    }

    #[inline(always)]
    fn apply(value: i64, scale: f32, zero: i64) -> f32 {
        AffineWide::apply(value, scale, zero)
    }
}

impl Lanes for Unshifted {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [i64]) {
        AffineWide::read::<Q>(codes, out);
    }

    type Values<I: Isa> = I::I32;
    type Zeros<I: Isa> = ();
    type Unshifted = Self;
    const HAS_REACH: bool = false;

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        AffineWide::decodes::<Q, I>()
    }

    #[inline(always)]
    fn reach<I: Isa>(_isa: I, _zeros: &[i64]) -> Reach {
        Reach::Vectors
    }

    const SPARES_ZEROS: bool = false;

    const SUBTRACTS: bool = false;

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
    fn splat<I: Isa>(_isa: I, _zero: i64) {}

    #[inline(always)]
    fn load<I: Isa>(_isa: I, _zeros: &[i64; 16]) {}

    #[inline(always)]
    fn pick<I: Isa>(_isa: I, _zeros: &[i64; 16], _index: I::I32) {}

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::I32, scales: I::F32, _zeros: ()) -> I::F32 {
        isa.mul(isa.to_f32(values), scales)
    }
}
