//! Codes become numbers: the meaning of every [`Encoding`], one code at a time.
//!
//! A float's code is sign, exponent field E and mantissa field M, from the highest bit down, and means
//! ±2^(E − bias)·(1 + M / 2^m), or ±2^(1 − bias)·(M / 2^m) when E is 0 and the format has subnormal numbers.

use num_bigint::BigUint;

use super::exact::{Number, is_executable, ones};
use crate::element::{ElementType, Encoding, Float};
use crate::model::Specials;

/// IEEE 754 binary32, the format that formulas name.
pub const FLOAT32: Float =
    Float { sign: true, exponent: 8, mantissa: 23, bias: 127, specials: Specials::Ieee, subnormals: true };

/// The number that a code means; bits above the type's width are ignored.
///
/// `None` when the type has no such code: its width is not 1 to 64, its codebook is too short, or its float format is
/// [not executed](is_executable).
pub fn decode(element_type: &ElementType, code: u64) -> Option<Number> {
    let bits = element_type.bits;
    if !(1..=64).contains(&bits) {
        return None;
    }
    let code = code & ones(bits);
    match &element_type.encoding {
        Encoding::Integer { signed, bias } => Some(Number::from_integer(integer(*signed, *bias, bits, code))),
        Encoding::Fixed { signed, bias, unit } => {
            let integer = integer(*signed, *bias, bits, code);
            let (negative, magnitude) = (integer < 0, integer.unsigned_abs().into());
            Some(Number::Finite { negative, magnitude, exponent: *unit })
        }
        Encoding::Float(format) => decode_float(format, code),
        Encoding::Codebook(numbers) => {
            let number = numbers.get(usize::try_from(code).ok()?)?;
            decode_float(&FLOAT32, u64::from(number.to_bits()))
        }
    }
}

/// An integer code, less its bias.
fn integer(signed: bool, bias: i64, bits: u32, code: u64) -> i128 {
    let negative = signed && code >> (bits - 1) == 1;
    i128::from(code) - if negative { 1 << bits } else { 0 } - i128::from(bias)
}

/// The number that a code of a float format means; `None` for a format that is [not executed](is_executable).
pub fn decode_float(format: &Float, code: u64) -> Option<Number> {
    if !is_executable(format) {
        return None;
    }
    let fields = Fields::of(format, code);
    Some(match format.specials {
        Specials::Ieee if fields.exponent_is_all_ones(format) && fields.mantissa == 0 => {
            Number::Infinite { negative: fields.negative }
        }
        Specials::Ieee if fields.exponent_is_all_ones(format) => Number::NotANumber,
        Specials::NanAtAllOnes
            if fields.exponent_is_all_ones(format) && fields.mantissa == ones(format.mantissa) =>
        {
            Number::NotANumber
        }
        Specials::NanAtNegativeZero if fields.negative && fields.exponent == 0 && fields.mantissa == 0 => {
            Number::NotANumber
        }
        _ => fields.finite(format),
    })
}

/// A float's code, taken apart.
struct Fields {
    negative: bool,
    exponent: u64,
    mantissa: u64,
}

impl Fields {
    fn of(format: &Float, code: u64) -> Self {
        Self {
            negative: format.sign && code >> (format.exponent + format.mantissa) & 1 == 1,
            exponent: code >> format.mantissa & ones(format.exponent),
            mantissa: code & ones(format.mantissa),
        }
    }

    fn exponent_is_all_ones(&self, format: &Float) -> bool {
        self.exponent == ones(format.exponent)
    }

    /// The value by the formula above, with m taken out of the fraction: M·2^−m is M with an exponent lower by m.
    fn finite(&self, format: &Float) -> Number {
        let is_subnormal = self.exponent == 0 && format.subnormals;
        let leading_bit = if is_subnormal { 0 } else { 1 << format.mantissa };
        let power = if is_subnormal { 1 } else { self.exponent as i32 };
        Number::Finite {
            negative: self.negative,
            magnitude: BigUint::from(leading_bit | self.mantissa),
            exponent: power - format.bias - format.mantissa as i32,
        }
    }
}
