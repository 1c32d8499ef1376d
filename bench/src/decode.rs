//! The numbers of narrow codes, in a table: what a user's own loop would look them up in.

use dequant_spec::element::{ElementType, Encoding, Float};
use dequant_spec::model::Specials;

/// The number of every code of a type of at most 8 bits.
pub(crate) fn table(element_type: &ElementType) -> Vec<f32> {
    (0..1_u32 << element_type.bits.min(8)).map(|code| number(element_type, code)).collect()
}

fn number(element_type: &ElementType, code: u32) -> f32 {
    match &element_type.encoding {
        Encoding::Integer { signed, bias } => {
            let wraps = *signed && code >> (element_type.bits - 1) == 1;
            (i64::from(code) - if wraps { 1 << element_type.bits } else { 0 } - bias) as f32
        }
        Encoding::Fixed { signed, bias, unit } => {
            let wraps = *signed && code >> (element_type.bits - 1) == 1;
            let integer = i64::from(code) - if wraps { 1 << element_type.bits } else { 0 } - bias;
            (integer as f64 * 2_f64.powi(*unit)) as f32
        }
        Encoding::Codebook(numbers) => numbers.get(code as usize).copied().unwrap_or_default(),
        Encoding::Float(float) => small_float(float, code),
    }
}

/// Sign, exponent and mantissa of a small float; zero for codes beyond them.
fn small_float(float: &Float, code: u32) -> f32 {
    let (exponents, fractions) = ((1 << float.exponent) - 1, (1 << float.mantissa) - 1);
    let (exponent, fraction) = (code >> float.mantissa & exponents, code & fractions);
    let negative = float.sign && code >> (float.mantissa + float.exponent) & 1 == 1;
    let special = match float.specials {
        Specials::Ieee if exponent == exponents && fraction == 0 => Some(f32::INFINITY),
        Specials::Ieee if exponent == exponents => Some(f32::NAN),
        Specials::NanAtAllOnes if exponent == exponents && fraction == fractions => Some(f32::NAN),
        Specials::NanAtNegativeZero if negative && exponent == 0 && fraction == 0 => Some(f32::NAN),
        _ => None,
    };
    let power = |exponent: i32| 2_f64.powi(exponent - float.bias - float.mantissa as i32);
    let finite = match (exponent, float.subnormals) {
        (0, true) => f64::from(fraction) * power(1),
        _ => f64::from(fraction + fractions + 1) * power(exponent as i32),
    };
    let magnitude = special.unwrap_or(finite as f32);
    if negative { -magnitude } else { magnitude }
}
