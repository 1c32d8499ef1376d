//! Rounding a float32 to the output type: to nearest even, with gradual underflow, too large becomes infinite,
//! NaN a quiet NaN.
//!
//! Arithmetic on bits without branches, so that a loop over it becomes vector instructions, and the same on every
//! machine. Any IEEE float of 16 bits whose exponent field is no wider than float32's can be an output; float32
//! is the identity.

#![expect(clippy::panic, reason = "evaluated while compiling: a wrong output type is an error then")]

use crate::element::{Element, Encoding, INFINITY, Specials};

/// The facts of an output type that rounding needs, computed while compiling.
#[derive(Clone, Copy)]
struct Target {
    /// How many mantissa bits are dropped.
    drop: u32,
    /// What the exponent fields differ by, in place.
    rebias: u32,
    /// The smallest magnitude (float32 bits) that is rounded by dropping bits.
    normal: u32,
    /// A float32 whose last place is the output's smallest subnormal.
    magic: f32,
    /// The output's infinity.
    infinity: u32,
    /// The output's quiet NaN.
    nan: u32,
}

impl Target {
    const fn of<O: Element>() -> Self {
        let Encoding::Float {
            sign: true,
            exponent,
            mantissa,
            bias,
            specials: Specials::Ieee,
            subnormals: true,
        } = O::ENCODING
        else {
            panic!("an output is an IEEE float with a sign");
        };
        let fits = O::DTYPE.bits() == 16 && exponent <= 8 && mantissa <= 13 && bias >= 2 && bias <= 127;
        let float32 = O::DTYPE.bits() == 32 && exponent == 8 && mantissa == 23 && bias == 127;
        assert!(fits || float32, "an output is float32 or an IEEE float of 16 bits");
        let infinity = ((1 << exponent) - 1) << mantissa;
        // With float32's exponent, subnormals are rounded by dropping bits as well: the fields line up.
        let normal = if bias == 127 { 0 } else { ((128 - bias) as u32) << 23 };
        // The smallest subnormal is 2^(1 − bias − mantissa); a float32 has its last place 23 places lower.
        let magic = f32::from_bits(((127 + 24 - bias - mantissa as i32) as u32) << 23);
        Self {
            drop: 23 - mantissa,
            rebias: ((127 - bias) as u32) << 23,
            normal,
            magic,
            infinity,
            nan: infinity | 1 << (mantissa - 1),
        }
    }
}

/// The code of `O` nearest to a float32.
#[inline(always)]
pub(crate) fn round<O: Element>(value: f32) -> u32 {
    let target = const { Target::of::<O>() };
    let bits = value.to_bits();
    if target.drop == 0 {
        return bits;
    }
    let magnitude = bits & 0x7fff_ffff;
    let sign = (bits >> 31) << (O::DTYPE.bits() - 1);
    let code = if magnitude > INFINITY {
        target.nan
    } else if magnitude < target.normal {
        tiny(magnitude, target.magic)
    } else {
        drop_bits(magnitude.wrapping_sub(target.rebias), target.drop).min(target.infinity)
    };
    sign | code
}

/// Rounds `number / 2^drop` to nearest even: adds a half less one, and one more if the result would be odd.
/// A carry out of the mantissa is the next exponent, which is right, infinity included.
#[inline(always)]
fn drop_bits(number: u32, drop: u32) -> u32 {
    let odd = number >> drop & 1;
    number.wrapping_add((1 << (drop - 1)) - 1 + odd) >> drop
}

/// Rounds a magnitude to a multiple of the output's smallest subnormal, which is `magic`'s last place: the sum is
/// rounded there, to nearest even, and its mantissa counts the multiples.
#[inline(always)]
fn tiny(magnitude: u32, magic: f32) -> u32 {
    (f32::from_bits(magnitude) + magic).to_bits().wrapping_sub(magic.to_bits())
}
