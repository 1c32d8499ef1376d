//! The arithmetic of an element: the order of the steps, the type each is done in, where each rounds.
//!
//! No step is fused with another, none is moved: Rust evaluates `a * b` and `a + b` as written, each rounded to
//! nearest even.

use crate::element::{Element, to_f32, to_i64};

/// The order and type of the arithmetic steps between a decoded code and the rounding to the output.
pub trait Formula: Copy + Send + Sync + 'static {
    /// What a code is decoded to.
    type Value: Copy + Default + Send + Sync + 'static;
    /// What a zero point is decoded to.
    type Zero: Copy + Default + Send + Sync + 'static;
    /// The zero point of a call without one: applying it changes no bit.
    const ABSENT: Self::Zero;
    /// The formula in words, for [`Explain`](crate::Explain).
    const NAME: &'static str;

    /// Decodes a code of the input.
    fn value<Q: Element>(code: u64) -> Self::Value;
    /// Decodes a code of the zero point.
    fn zero<Z: Element>(code: u64) -> Self::Zero;
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
    fn value<Q: Element>(code: u64) -> f32 {
        to_f32::<Q>(code)
    }

    #[inline(always)]
    fn zero<Z: Element>(code: u64) -> f32 {
        to_f32::<Z>(code)
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
    fn value<Q: Element>(code: u64) -> i64 {
        to_i64::<Q>(code)
    }

    #[inline(always)]
    fn zero<Z: Element>(code: u64) -> i64 {
        to_i64::<Z>(code)
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
    fn value<Q: Element>(code: u64) -> f32 {
        to_f32::<Q>(code)
    }

    #[inline(always)]
    fn zero<Z: Element>(code: u64) -> f32 {
        to_f32::<Z>(code)
    }

    #[inline(always)]
    fn apply(value: f32, scale: f32, zero: f32) -> f32 {
        let product = value * scale;
        product + zero
    }
}
