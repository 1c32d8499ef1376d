//! The arithmetic of an element: the order of the steps, the type each is done in, where each rounds.
//!
//! No step is fused with another, none is moved: Rust evaluates `a * b` and `a + b` as written, each rounded to
//! nearest even. Loops may do otherwise where their bits are known to be the same.

mod scaled;
mod wide;

pub use scaled::Scaled;
use wide::{Far, Unshifted, WideWith};

use crate::codes::Codes;
use crate::element::Element;
use crate::isa::Isa;
use crate::numbers;
use crate::vector::decode;
use crate::vector::facts::Facts;
use crate::vector::used::used_bits_of;
use crate::vector::widen::Widener;
use crate::zero_points::{Zero, ZeroPoints};

/// The order and type of the arithmetic steps between a decoded code and the rounding to the output.
pub trait Formula: Copy + Send + Sync + 'static {
    /// What a code is decoded to.
    type Value: Copy + Default + Send + Sync + 'static;
    /// What a zero point is decoded to.
    type Zero: Zero;
    /// The zero point of a call without one: applying it changes no bit.
    const ABSENT: Self::Zero;
    /// The formula in words, for [`Explain`](crate::Explain).
    const NAME: &'static str;

    /// What widens zero points to such as the formula takes.
    #[doc(hidden)]
    fn widening(zeros: &'static ZeroPoints) -> Option<&'static Widener<Self::Zero>>;
    /// From a value to the float32 that is rounded to the output.
    fn apply(value: Self::Value, scale: f32, zero: Self::Zero) -> f32;
}

/// (value − zero) · scale, where value and zero point are exact in float32.
///
/// The difference is exact for integers of up to 16 bits and rounded once for floats. A value minus +0 is the
/// value, −0 included.
#[derive(Clone, Copy, Debug)]
pub enum Affine {}

impl Formula for Affine {
    type Value = f32;
    type Zero = f32;
    const ABSENT: f32 = 0.0;
    const NAME: &'static str = "(value - zero point) * scale in float32";

    #[inline(always)]
    fn widening(zeros: &'static ZeroPoints) -> Option<&'static Widener<f32>> {
        zeros.floats()
    }

    #[inline(always)]
    fn apply(value: f32, scale: f32, zero: f32) -> f32 {
        (value - zero) * scale
    }
}

/// (value − zero) · scale, where the integer difference needs more than float32.
///
/// The difference is rounded to float32 once. Saturating is exact after that rounding: a value is at most 2^32,
/// so a difference outside of i64 lies within 2^32 of ±2^63, and float32's neighbours of 2^63 are 2^39 and
/// further away. Both the difference and the saturated one round to ±2^63.
#[derive(Clone, Copy, Debug)]
pub enum AffineWide {}

impl Formula for AffineWide {
    type Value = i64;
    type Zero = i64;
    const ABSENT: i64 = 0;
    const NAME: &'static str = "(value - zero point) in 64-bit integers, rounded, * scale in float32";

    #[inline(always)]
    fn widening(zeros: &'static ZeroPoints) -> Option<&'static Widener<i64>> {
        zeros.exact()
    }

    #[inline(always)]
    fn apply(value: i64, scale: f32, zero: i64) -> f32 {
        value.saturating_sub(zero) as f32 * scale
    }
}

/// value · scale + zero: two roundings, never fused.
///
/// The zero that changes no bit of a sum is −0: −0 + +0 is +0.
#[derive(Clone, Copy, Debug)]
pub enum Additive {}

impl Formula for Additive {
    type Value = f32;
    type Zero = f32;
    const ABSENT: f32 = -0.0;
    const NAME: &'static str = "value * scale + zero point in float32, two roundings";

    #[inline(always)]
    fn widening(zeros: &'static ZeroPoints) -> Option<&'static Widener<f32>> {
        zeros.floats()
    }

    #[inline(always)]
    fn apply(value: f32, scale: f32, zero: f32) -> f32 {
        let product = value * scale;
        product + zero
    }
}

/// Which loops take zero points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Those of the formula for such as are 0.
    Unshifted,
    /// Those over vectors.
    Vectors,
    /// Those over vectors that take more bits of zero points, where registers hold whole lines.
    Far,
    /// The portable ones only.
    Portable,
}

/// The same steps on vectors of 16 elements.
pub(crate) trait Lanes: Formula {
    /// Decodes codes one by one.
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [Self::Value]);
    /// 16 decoded codes.
    type Values<I: Isa>: Copy;
    /// 16 zero points.
    type Zeros<I: Isa>: Copy;

    /// Whether a type can be decoded to such vectors.
    fn decodes<Q: Element, I: Isa>() -> bool;
    /// The same formula for zero points that are 0: it returns the same bits sooner.
    type Unshifted: Lanes<Zero = Self::Zero>;
    /// The same formula for zero points that have too many bits for it.
    type Far: Lanes<Zero = Self::Zero>;
    /// Which loops take zero points; those that there are not can be left out.
    fn reach<I: Isa>(isa: I, zeros: &[Self::Zero]) -> Reach;
    /// Whether that has to be asked.
    const HAS_REACH: bool;
    /// Whether loops read zero points.
    const TAKES_ZEROS: bool = true;
    /// Whether there are loops without zero points for those that change no bit.
    const SPARES_ZEROS: bool;
    /// Whether it is the difference of a value and its zero point, exact where both are small integers, that is scaled.
    const SUBTRACTS: bool;
    /// The zero points that need not be integers.
    fn floats(zeros: &[Self::Zero]) -> &[f32];
    /// What codes are decoded by, in registers.
    type Held<I: Isa>: Copy;
    /// What the codes of a type are decoded by.
    fn hold<I: Isa>(isa: I, facts: &Facts) -> Self::Held<I>;
    /// Decodes 64 codes, each from a bit of its word on.
    fn values<I: Isa, Q: Element>(
        isa: I,
        held: &Self::Held<I>,
        unit: &[u8],
        from: u32,
    ) -> [Self::Values<I>; 4];
    /// The number of each code of a type of up to four bits.
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> Self::Values<I>;
    /// One zero point in every lane.
    fn splat<I: Isa>(isa: I, zero: Self::Zero) -> Self::Zeros<I>;
    /// 16 zero points.
    fn load<I: Isa>(isa: I, zeros: &[Self::Zero; 16]) -> Self::Zeros<I>;
    /// The zero points at the indices, each below the level's [`ENTRIES`](Isa::ENTRIES).
    fn pick<I: Isa>(isa: I, zeros: &[Self::Zero; 16], index: I::I32) -> Self::Zeros<I>;
    /// From values to float32s.
    fn apply_all<I: Isa>(isa: I, values: Self::Values<I>, scales: I::F32, zeros: Self::Zeros<I>) -> I::F32;
}

impl Lanes for Affine {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [f32]) {
        numbers::floats::<Q>(codes, out);
    }

    type Values<I: Isa> = I::F32;
    type Zeros<I: Isa> = I::F32;

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        const { decode::has_floats::<Q, I>() }
    }

    type Unshifted = Self;
    type Far = Self;

    #[inline(always)]
    fn reach<I: Isa>(_isa: I, _zeros: &[f32]) -> Reach {
        Reach::Vectors
    }

    const HAS_REACH: bool = false;

    const SPARES_ZEROS: bool = true;

    const SUBTRACTS: bool = true;

    fn floats(zeros: &[f32]) -> &[f32] {
        zeros
    }

    type Held<I: Isa> = decode::Held<I>;

    #[inline(always)]
    fn hold<I: Isa>(isa: I, facts: &Facts) -> decode::Held<I> {
        decode::hold(isa, facts)
    }

    #[inline(always)]
    fn values<I: Isa, Q: Element>(isa: I, held: &decode::Held<I>, unit: &[u8], from: u32) -> [I::F32; 4] {
        decode::floats::<I, Q>(isa, held, unit, from)
    }

    #[inline(always)]
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::F32 {
        decode::numbers(isa, facts)
    }

    #[inline(always)]
    fn splat<I: Isa>(isa: I, zero: f32) -> I::F32 {
        isa.splat(zero)
    }

    #[inline(always)]
    fn load<I: Isa>(isa: I, zeros: &[f32; 16]) -> I::F32 {
        isa.load(zeros)
    }

    #[inline(always)]
    fn pick<I: Isa>(isa: I, zeros: &[f32; 16], index: I::I32) -> I::F32 {
        isa.look_up_once(isa.load(zeros), index)
    }

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::F32, scales: I::F32, zeros: I::F32) -> I::F32 {
        isa.mul(isa.sub(values, zeros), scales)
    }
}

impl Lanes for Additive {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [f32]) {
        numbers::floats::<Q>(codes, out);
    }

    type Values<I: Isa> = I::F32;
    type Zeros<I: Isa> = I::F32;

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        const { decode::has_floats::<Q, I>() }
    }

    type Unshifted = Self;
    type Far = Self;

    #[inline(always)]
    fn reach<I: Isa>(_isa: I, _zeros: &[f32]) -> Reach {
        Reach::Vectors
    }

    const HAS_REACH: bool = false;

    /// A call without zero points has the first formula, and hardly ever all are -0, which alone changes no bit of a sum.
    const SPARES_ZEROS: bool = false;

    const SUBTRACTS: bool = false;

    fn floats(zeros: &[f32]) -> &[f32] {
        zeros
    }

    type Held<I: Isa> = decode::Held<I>;

    #[inline(always)]
    fn hold<I: Isa>(isa: I, facts: &Facts) -> decode::Held<I> {
        decode::hold(isa, facts)
    }

    #[inline(always)]
    fn values<I: Isa, Q: Element>(isa: I, held: &decode::Held<I>, unit: &[u8], from: u32) -> [I::F32; 4] {
        decode::floats::<I, Q>(isa, held, unit, from)
    }

    #[inline(always)]
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::F32 {
        decode::numbers(isa, facts)
    }

    #[inline(always)]
    fn splat<I: Isa>(isa: I, zero: f32) -> I::F32 {
        isa.splat(zero)
    }

    #[inline(always)]
    fn load<I: Isa>(isa: I, zeros: &[f32; 16]) -> I::F32 {
        isa.load(zeros)
    }

    #[inline(always)]
    fn pick<I: Isa>(isa: I, zeros: &[f32; 16], index: I::I32) -> I::F32 {
        isa.look_up_once(isa.load(zeros), index)
    }

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::F32, scales: I::F32, zeros: I::F32) -> I::F32 {
        isa.add(isa.mul(values, scales), zeros)
    }
}

/// Values and zero points are int32s, and their difference is rounded once.
impl Lanes for AffineWide {
    fn read<Q: Element>(codes: Codes<'_>, out: &mut [i64]) {
        numbers::integers::<Q>(codes, out);
    }

    type Values<I: Isa> = I::I32;
    type Zeros<I: Isa> = I::I32;

    #[inline(always)]
    fn decodes<Q: Element, I: Isa>() -> bool {
        const { decode::is_narrow::<Q>() }
    }

    type Unshifted = WideWith<Unshifted>;
    type Far = WideWith<Far>;

    fn reach<I: Isa>(isa: I, zeros: &[i64]) -> Reach {
        let used = used_bits_of(isa, zeros);
        match used.magnitude {
            _ if used.all == 0 => Reach::Unshifted,
            ..0x8000_0000 => Reach::Vectors,
            ..Far::END if const { I::WHOLE_LINES } => Reach::Far,
            _ => Reach::Portable,
        }
    }

    const HAS_REACH: bool = true;

    /// Those that are 0 have [a formula of their own](Self::Unshifted).
    const SPARES_ZEROS: bool = false;

    /// In 64 bits.
    const SUBTRACTS: bool = false;

    fn floats(_zeros: &[i64]) -> &[f32] {
        &[]
    }

    type Held<I: Isa> = I::I32;

    #[inline(always)]
    fn hold<I: Isa>(isa: I, facts: &Facts) -> I::I32 {
        decode::integer_table(isa, facts)
    }

    #[inline(always)]
    fn values<I: Isa, Q: Element>(isa: I, held: &I::I32, unit: &[u8], from: u32) -> [I::I32; 4] {
        decode::integers::<I, Q>(isa, *held, unit, from)
    }

    #[inline(always)]
    fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::I32 {
        decode::integer_table(isa, facts)
    }

    #[inline(always)]
    fn splat<I: Isa>(isa: I, zero: i64) -> I::I32 {
        isa.splat_i32(zero as i32)
    }

    #[inline(always)]
    fn load<I: Isa>(isa: I, zeros: &[i64; 16]) -> I::I32 {
        isa.load_low(zeros)
    }

    #[inline(always)]
    fn pick<I: Isa>(isa: I, zeros: &[i64; 16], index: I::I32) -> I::I32 {
        isa.look_up_once_i32(Self::load(isa, zeros), index)
    }

    #[inline(always)]
    fn apply_all<I: Isa>(isa: I, values: I::I32, scales: I::F32, zeros: I::I32) -> I::F32 {
        isa.mul(isa.difference(values, zeros), scales)
    }
}
