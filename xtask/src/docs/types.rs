//! The page of element types.

use dequant_spec::element::{Encoding, Float};
use dequant_spec::model::Specials;
use dequant_spec::{ElementType, Operator, Types};

use crate::docs::{header, names, table};

/// Every element type: how it is encoded, what it can hold, who uses it.
pub(crate) fn page(types: &Types, operators: &[Operator]) -> String {
    let mut text = header("spec/types.yaml");
    text += "# Element types\n\nA code is a stored integer; its type says what number it stands for. Codes narrower than a byte form one \
             little-endian bit stream over the flat index, the first in the lowest bits.\n\n";
    let head = ["type", "bits", "encoding", "values", "other names", "used as"];
    text += &table(&head, types.iter().map(|element_type| row(element_type, operators)));
    text
}

fn row(element_type: &ElementType, operators: &[Operator]) -> Vec<String> {
    let spelled = element_type.names.iter().map(|(dialect, name)| format!("{dialect} `{name}`"));
    let numbered = element_type.numbers.iter().map(|(dialect, number)| format!("{dialect} number {number}"));
    let other: Vec<String> = spelled.chain(numbered).collect();
    vec![
        format!("`{}`", element_type.name),
        element_type.bits.to_string(),
        encoding(&element_type.encoding),
        format!("{} {}", element_type.doc, values(element_type)),
        if other.is_empty() { "–".into() } else { other.join(", ") },
        uses(element_type, operators),
    ]
}

fn encoding(encoding: &Encoding) -> String {
    match encoding {
        Encoding::Integer { signed, bias } => {
            let kind = if *signed { "two's complement" } else { "unsigned" };
            if *bias == 0 { kind.into() } else { format!("{kind}, minus {bias}") }
        }
        Encoding::Float(float) => {
            let sign = if float.sign { "sign 1, " } else { "" };
            format!("{sign}exponent {} (bias {}), mantissa {}", float.exponent, float.bias, float.mantissa)
        }
        Encoding::Codebook(values) => format!("table of {}", values.len()),
    }
}

/// Range, and the codes that are no finite number.
fn values(element_type: &ElementType) -> String {
    let bits = element_type.bits;
    match &element_type.encoding {
        Encoding::Integer { signed, bias } => {
            let bias = i128::from(*bias);
            let (low, high) = if *signed {
                (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1)
            } else {
                (0, (1_i128 << bits) - 1)
            };
            format!("{} to {}.", low - bias, high - bias)
        }
        Encoding::Float(float) => {
            let (largest, smallest) = extremes(float);
            format!("Up to {largest}, down to {smallest}. {}", specials(float))
        }
        Encoding::Codebook(values) => format!("{values:?}."),
    }
}

/// The largest value and the smallest above 0, as significand and power of two.
fn extremes(float: &Float) -> (String, String) {
    let (exponent, mantissa) = (float.exponent, float.mantissa);
    let all = (1_i64 << exponent) - 1;
    let lost = match float.specials {
        Specials::Ieee => 1 << mantissa,
        Specials::NanAtAllOnes => 1,
        Specials::NanAtNegativeZero | Specials::None => 0,
    };
    let magnitude = (all << mantissa | ((1 << mantissa) - 1)) - lost;
    let (field, fraction) = (magnitude >> mantissa, magnitude & ((1 << mantissa) - 1));
    let largest = power((1 << mantissa) + fraction, field - i64::from(float.bias) - i64::from(mantissa));
    let smallest = if float.subnormals && mantissa > 0 {
        power(1, 1 - i64::from(float.bias) - i64::from(mantissa))
    } else {
        power(1, i64::from(float.subnormals) - i64::from(float.bias))
    };
    (largest, smallest)
}

/// significand · 2^exponent, as a whole number where it is a small one.
fn power(significand: i64, exponent: i64) -> String {
    let twos = significand.trailing_zeros();
    let (significand, exponent) = (significand >> twos, exponent + i64::from(twos));
    match (significand, exponent) {
        (_, 0..=16) => (significand << exponent).to_string(),
        (_, -3..=-1) => format!("{}", significand as f64 / f64::from(1 << -exponent)),
        (1, _) => format!("2^{exponent}"),
        _ => format!("{significand}·2^{exponent}"),
    }
}

fn specials(float: &Float) -> String {
    match float.specials {
        Specials::Ieee => "Infinities and NaNs as in IEEE 754.".into(),
        Specials::NanAtAllOnes => format!(
            "NaN where exponent and mantissa are all ones{}; no infinity.",
            if float.sign { ", with either sign" } else { "" }
        ),
        Specials::NanAtNegativeZero => "NaN is the code of −0; no infinity.".into(),
        Specials::None => "Every code is a number.".into(),
    }
}

/// The operators that name the type, by role.
fn uses(element_type: &ElementType, operators: &[Operator]) -> String {
    let mut uses = Vec::new();
    for operator in operators {
        let Some(newest) = operator.versions.last() else { continue };
        let is_it = |t: &ElementType| t.name == element_type.name;
        let mut roles = Vec::new();
        roles.extend(newest.input.iter().any(|element| is_it(&element.element_type)).then_some("input"));
        roles.extend(newest.scale.iter().any(is_it).then_some("scale"));
        roles.extend(
            newest.zero_point.iter().any(|(_, types)| types.iter().any(is_it)).then_some("zero point"),
        );
        roles.extend(newest.output.iter().any(is_it).then_some("output"));
        if !roles.is_empty() {
            uses.push(format!("{} of [{}](operators/{}.md)", roles.join(", "), operator.id(), operator.id()));
        }
    }
    if uses.is_empty() { names([]) } else { uses.join("; ") }
}
