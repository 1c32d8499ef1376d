//! What the codes of a float stand for: its extremes, its infinities and NaNs.

use dequant_spec::element::{ElementType, Float};
use dequant_spec::model::Specials;

/// The largest value, with its code.
pub(crate) fn largest(element_type: &ElementType, float: &Float) -> String {
    let magnitude = top(float) - lost(float);
    let (field, fraction) = (magnitude >> float.mantissa, magnitude & low_bits(float.mantissa));
    let exponent = field as i64 - i64::from(float.bias) - i64::from(float.mantissa);
    format!("{} ({})", power((1 << float.mantissa) + fraction, exponent), code(element_type, magnitude))
}

/// The smallest value above 0, with its code.
pub(crate) fn smallest(element_type: &ElementType, float: &Float) -> String {
    let (bias, mantissa) = (i64::from(float.bias), i64::from(float.mantissa));
    let (magnitude, exponent) = match (float.subnormals, mantissa) {
        // Exponent field 0 is an ordinary power of two.
        (false, _) => (0, -bias),
        // There is no subnormal but zero.
        (true, 0) => (1, 1 - bias),
        (true, _) => (1, 1 - bias - mantissa),
    };
    format!("{} ({})", power(1, exponent), code(element_type, magnitude))
}

/// The codes of the infinities.
pub(crate) fn infinities(element_type: &ElementType, float: &Float) -> String {
    let first = top(float) - low_bits(float.mantissa);
    match float.specials {
        Specials::Ieee => with_signs(element_type, float, first, first),
        Specials::NanAtAllOnes | Specials::NanAtNegativeZero | Specials::None => "–".into(),
    }
}

/// The codes of the NaNs.
pub(crate) fn nans(element_type: &ElementType, float: &Float) -> String {
    let all = top(float);
    match float.specials {
        Specials::Ieee if float.mantissa == 0 => "–".into(),
        Specials::Ieee => with_signs(element_type, float, all - low_bits(float.mantissa) + 1, all),
        Specials::NanAtAllOnes => with_signs(element_type, float, all, all),
        Specials::NanAtNegativeZero => code(element_type, all + 1),
        Specials::None => "–".into(),
    }
}

/// The greatest code without a sign.
fn top(float: &Float) -> u64 {
    low_bits(float.exponent + float.mantissa)
}

/// How many codes at the top stand for no finite number.
fn lost(float: &Float) -> u64 {
    match float.specials {
        Specials::Ieee => 1 << float.mantissa,
        Specials::NanAtAllOnes => 1,
        Specials::NanAtNegativeZero | Specials::None => 0,
    }
}

/// A number whose low bits are ones.
fn low_bits(count: u32) -> u64 {
    (1 << count) - 1
}

/// Codes from `first` to `last`, and the same with a sign.
fn with_signs(element_type: &ElementType, float: &Float, first: u64, last: u64) -> String {
    let range = |sign: u64| match first == last {
        true => code(element_type, sign | first),
        false => format!("{} to {}", code(element_type, sign | first), code(element_type, sign | last)),
    };
    if float.sign { format!("{}, {}", range(0), range(top(float) + 1)) } else { range(0) }
}

/// A code in hexadecimal, as wide as its type.
fn code(element_type: &ElementType, code: u64) -> String {
    format!("`{code:#0width$x}`", width = 2 + element_type.bits.div_ceil(4) as usize)
}

/// significand · 2^exponent: exact, and near it where the exact form says little.
fn power(significand: u64, exponent: i64) -> String {
    let twos = significand.trailing_zeros();
    let (significand, exponent) = (significand >> twos, exponent + i64::from(twos));
    let near = || significand as f64 * 2_f64.powi(exponent as i32);
    match (significand, exponent) {
        (_, 0..=16) => (significand << exponent).to_string(),
        (_, -4..=-1) => near().to_string(),
        (1, _) => format!("2^{exponent}"),
        _ => format!("{significand}·2^{exponent}, about {:.3e}", near()),
    }
}

#[cfg(test)]
mod tests {
    use dequant_spec::{Encoding, builtin};

    use super::*;

    /// Largest, smallest, infinities and NaNs of a built-in type.
    fn of(name: &str) -> [String; 4] {
        let types = builtin::types().unwrap();
        let element_type = types.get(name).unwrap();
        let Encoding::Float(float) = &element_type.encoding else { panic!("{name} is no float") };
        [largest, smallest, infinities, nans].map(|fact| fact(element_type, float))
    }

    #[test]
    fn facts_of_floats_are_those_of_their_definitions() {
        let facts = [
            (
                "float16",
                [
                    "65504 (`0x7bff`)",
                    "2^-24 (`0x0001`)",
                    "`0x7c00`, `0xfc00`",
                    "`0x7c01` to `0x7fff`, `0xfc01` to `0xffff`",
                ],
            ),
            ("float8e4m3fn", ["448 (`0x7e`)", "2^-9 (`0x01`)", "–", "`0x7f`, `0xff`"]),
            ("float8e4m3fnuz", ["240 (`0x7f`)", "2^-10 (`0x01`)", "–", "`0x80`"]),
            (
                "float8e5m2",
                ["57344 (`0x7b`)", "2^-16 (`0x01`)", "`0x7c`, `0xfc`", "`0x7d` to `0x7f`, `0xfd` to `0xff`"],
            ),
            ("float8e5m2fnuz", ["57344 (`0x7f`)", "2^-17 (`0x01`)", "–", "`0x80`"]),
            ("float8e8m0", ["2^127 (`0xfe`)", "2^-127 (`0x00`)", "–", "`0xff`"]),
            ("float6e3m2", ["28 (`0x1f`)", "0.0625 (`0x01`)", "–", "–"]),
            ("float4e2m1", ["6 (`0x7`)", "0.5 (`0x1`)", "–", "–"]),
        ];
        for (name, expected) in facts {
            assert_eq!(of(name), expected, "{name}");
        }
    }
}
