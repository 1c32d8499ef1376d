//! Codes → numbers, by a loop for each type: what the portable level decodes by, and what vectors lack at the others.
//!
//! Each is a function of its own, so that it is compiled once, however many combinations a type is in.

use crate::codes::Codes;
use crate::element::{Element, to_f32, to_i64};

/// Decodes as many codes as there are places.
pub(crate) type Read<T> = fn(codes: Codes<'_>, out: &mut [T]);

/// As float32, exact but for integers wider than 24 bits, which are rounded once.
#[inline(never)]
pub(crate) fn floats<Q: Element>(codes: Codes<'_>, out: &mut [f32]) {
    codes.read(const { Q::DTYPE.bits() }, out, number::<Q>);
}

/// Integers, which stay what they are.
#[inline(never)]
pub(crate) fn integers<Q: Element>(codes: Codes<'_>, out: &mut [i64]) {
    codes.read(const { Q::DTYPE.bits() }, out, to_i64::<Q>);
}

/// The number of a code; the quiet NaN without further payload for all NaNs.
#[inline(always)]
pub(crate) fn number<Q: Element>(code: u64) -> f32 {
    let number = to_f32::<Q>(code);
    if number.is_nan() { f32::NAN } else { number }
}
