//! The formula without zero points, for codes that never have one but 0.

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::{Affine, Formula, Lanes, Reach};
use crate::isa::Isa;
use crate::vector::decode;
use crate::vector::facts::Facts;
use crate::vector::widen::Widener;
use crate::zero_points::ZeroPoints;

/// value · scale, where the value is exact in float32.
///
/// The bits of [`Affine`] where there is no zero point, or a rule says that all of them are +0: a value minus +0 is the value, −0
/// included.
#[derive(Clone, Copy, Debug)]
pub enum Scaled {}

impl Formula for Scaled {
    type Value = f32;
    type Zero = f32;
    const ABSENT: f32 = Affine::ABSENT;
    const NAME: &'static str = "value * scale in float32, without a zero point but 0";

    #[inline(always)]
    fn widening(_zeros: &'static ZeroPoints) -> Option<&'static Widener<f32>> {
        None
    }

    #[inline(always)]
    fn apply(value: f32, scale: f32, _zero: f32) -> f32 {
        value * scale
    }
}

impl Lanes for Scaled {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [f32]) {
        Affine::read::<Q>(codes, out);
    }

    type Values<I: Isa> = I::F32;
    type Zeros<I: Isa> = ();

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        Affine::decodes::<Q, I>()
    }

    type Unshifted = Self;
    type Far = Self;

    #[inline(always)]
    fn reach<I: Isa>(_isa: I, _zeros: &[f32]) -> Reach {
        Reach::Vectors
    }

    const HAS_REACH: bool = false;
    const TAKES_ZEROS: bool = false;
    const SPARES_ZEROS: bool = false;
    const SUBTRACTS: bool = false;

    fn floats(_zeros: &[f32]) -> &[f32] {
        &[]
    }

    type Held<I: Isa> = decode::Held<I>;

    #[inline(always)]
    fn hold<I: Isa>(isa: I, facts: &Facts) -> decode::Held<I> {
        Affine::hold(isa, facts)
    }

    #[inline(always)]
    fn values<I: Isa, Q: Element>(isa: I, held: &decode::Held<I>, unit: &[u8], from: u32) -> [I::F32; 4] {
        Affine::values::<I, Q>(isa, held, unit, from)
    }

    #[inline(always)]
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::F32 {
        Affine::numbers(isa, facts)
    }

    #[inline(always)]
    fn splat<I: Isa>(_isa: I, _zero: f32) {}

    #[inline(always)]
    fn load<I: Isa>(_isa: I, _zeros: &[f32; 16]) {}

    #[inline(always)]
    fn pick<I: Isa>(_isa: I, _zeros: &[f32; 16], _index: I::I32) {}

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::F32, scales: I::F32, (): ()) -> I::F32 {
        isa.mul(values, scales)
    }
}
