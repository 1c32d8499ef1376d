//! Element types: field widths, value ranges, names.

use std::collections::HashSet;

use crate::element::{ElementType, Encoding, Float, Types};
use crate::model::{EncodingEntry, FloatEntry, IntegerEntry, Located, Specials, TypeEntry};
use crate::resolve::Problems;

/// Resolves a list of types; `known` ones may not be defined again.
pub(super) fn resolve(entries: &[TypeEntry], known: &Types, problems: &mut Problems<'_>) -> Types {
    problems.unique("element type", entries.iter().map(|entry| &entry.name));
    for entry in entries {
        if known.get(&entry.name.value).is_some() {
            let expected = "a name that is not built in";
            problems.found(entry.name.at, "element type name", format!("`{}`", entry.name.value), expected);
        }
    }
    unique_spellings(entries, known, problems);
    let mut types = Vec::new();
    for entry in entries {
        match element_type(entry, problems) {
            Some(resolved) => types.push(resolved),
            None => problems.broken.push(entry.name.value.clone()),
        }
    }
    Types::new(types)
}

/// Two types must not share a spelling or a number of one dialect; those that are built in have theirs.
fn unique_spellings(entries: &[TypeEntry], known: &Types, problems: &mut Problems<'_>) {
    let mut names: HashSet<(&str, &str)> = HashSet::new();
    let mut numbers: HashSet<(&str, i64)> = HashSet::new();
    for built_in in known.iter() {
        names.extend(built_in.names.iter().map(|(dialect, name)| (dialect.as_str(), name.as_str())));
        numbers.extend(built_in.numbers.iter().map(|(dialect, number)| (dialect.as_str(), *number)));
    }
    for entry in entries {
        for (dialect, name) in &entry.names {
            if !names.insert((dialect, &name.value)) {
                problems.found(
                    name.at,
                    format!("{dialect} name"),
                    format!("`{}` again", name.value),
                    "one that no other type has",
                );
            }
        }
        for (dialect, number) in &entry.numbers {
            if !numbers.insert((dialect, number.value)) {
                problems.found(
                    number.at,
                    format!("{dialect} number"),
                    format!("{} again", number.value),
                    "one that no other type has",
                );
            }
        }
    }
}

fn element_type(entry: &TypeEntry, problems: &mut Problems<'_>) -> Option<ElementType> {
    let before = problems.count;
    problems.identifier("element type", &entry.name);
    if entry.name.value.chars().any(|c| c.is_ascii_uppercase()) {
        problems.found(entry.name.at, "element type name", format!("`{}`", entry.name.value), "lower case");
    }
    let bits = entry.bits.value;
    if !(1..=64).contains(&bits) {
        problems.found(entry.bits.at, "bits", bits, "1 to 64");
        return None;
    }
    let encoding = match &entry.encoding.value {
        EncodingEntry::Integer(integer) => self::integer(integer, bits, problems),
        EncodingEntry::Float(float) => self::float(float, &entry.encoding, bits, problems),
        EncodingEntry::Codebook(values) => codebook(values, &entry.encoding, bits, problems),
    };
    (problems.count == before).then(|| ElementType {
        name: entry.name.value.clone(),
        doc: entry.doc.trim_end().into(),
        bits,
        encoding,
        names: entry.names.iter().map(|(d, n)| (d.clone(), n.value.clone())).collect(),
        numbers: entry.numbers.iter().map(|(d, n)| (d.clone(), n.value)).collect(),
    })
}

fn integer(entry: &IntegerEntry, bits: u32, problems: &mut Problems<'_>) -> Encoding {
    let bias = entry.bias.as_ref().map_or(0, |bias| bias.value);
    // Narrow integers stay exact in float32 with such a bias, wide ones in 64 bits.
    let most = if bits <= 16 { 1 << 16 } else { 1 << 31 };
    if let Some(at) = entry.bias.as_ref().filter(|bias| bias.value.unsigned_abs() > most).map(|bias| bias.at)
    {
        problems.found(at, "bias", bias, format!("-{most} to {most}"));
    }
    if let Some(at) = entry.bias.as_ref().filter(|bias| bits > 32 && bias.value != 0).map(|bias| bias.at) {
        problems.found(at, "bias", bias, "0 for an integer of more than 32 bits");
    }
    let unit = entry.unit.as_ref().map_or(0, |unit| unit.value);
    if let Some(at) = entry.unit.as_ref().filter(|unit| unit.value != 0 && bits > 16).map(|unit| unit.at) {
        problems.found(at, "unit", unit, "0 for an integer of more than 16 bits");
    }
    if let Some(at) =
        entry.unit.as_ref().filter(|unit| unit.value.unsigned_abs() > MOST_UNIT).map(|unit| unit.at)
    {
        problems.found(at, "unit", unit, format!("-{MOST_UNIT} to {MOST_UNIT}, a power of two"));
    }
    match unit {
        0 => Encoding::Integer { signed: entry.signed, bias },
        _ => Encoding::Fixed { signed: entry.signed, bias, unit },
    }
}

/// The largest power of two that integers of 16 bits with a bias can count and stay exact in float32.
const MOST_UNIT: u32 = 100;

fn float(
    entry: &FloatEntry,
    whole: &Located<EncodingEntry>,
    bits: u32,
    problems: &mut Problems<'_>,
) -> Encoding {
    let (exponent, mantissa, bias) = (entry.exponent.value, entry.mantissa.value, entry.bias.value);
    let float = Float {
        sign: entry.sign,
        exponent,
        mantissa,
        bias,
        specials: entry.specials,
        subnormals: entry.subnormals.unwrap_or(true),
    };
    let fields = u64::from(entry.sign) + u64::from(exponent) + u64::from(mantissa);
    if !(1..=8).contains(&exponent) {
        problems.found(entry.exponent.at, "exponent", exponent, "1 to 8 bits");
    } else if mantissa > 23 {
        problems.found(entry.mantissa.at, "mantissa", mantissa, "at most 23 bits");
    } else if fields != u64::from(bits) {
        problems.found(
            whole.at,
            "sign + exponent + mantissa",
            format!("{fields} bits"),
            format!("{bits}, the type's bits"),
        );
    } else {
        range(&float, entry, problems);
        specials(&float, entry, problems);
    }
    Encoding::Float(float)
}

/// Every value must be exact in float32.
fn range(float: &Float, entry: &FloatEntry, problems: &mut Problems<'_>) {
    let largest_field = (1_i64 << float.exponent) - 1 - i64::from(float.specials == Specials::Ieee);
    let largest = largest_field - i64::from(float.bias);
    let smallest = i64::from(float.subnormals) - i64::from(float.bias) - i64::from(float.mantissa);
    // An all-ones code that is the NaN does not count: float8e8m0 reaches 2^127 with code 254.
    let spare = i64::from(float.specials == Specials::NanAtAllOnes && float.mantissa == 0);
    if largest - spare > 127 || smallest < -149 {
        problems.found(
            entry.bias.at,
            "bias",
            float.bias,
            "one that keeps every value between 2^-149 and 2^128, exact in float32",
        );
    }
}

fn specials(float: &Float, entry: &FloatEntry, problems: &mut Problems<'_>) {
    let expected = match float.specials {
        Specials::Ieee if float.mantissa == 0 => "a mantissa of 1 bit or more for specials: ieee",
        Specials::NanAtNegativeZero if !float.sign => "sign: true for specials: nan_at_negative_zero",
        _ => return,
    };
    problems.found(entry.mantissa.at, "specials", "impossible", expected);
}

fn codebook(
    values: &[Located<f64>],
    whole: &Located<EncodingEntry>,
    bits: u32,
    problems: &mut Problems<'_>,
) -> Encoding {
    if bits > 8 {
        problems.found(whole.at, "bits", bits, "at most 8 for a codebook");
    } else if values.len() != 1 << bits {
        problems.found(
            whole.at,
            "codebook",
            format!("{} numbers long", values.len()),
            format!("{} for {bits} bits", 1 << bits),
        );
        // Of a list that is not the one that was meant, entries are no further mistakes.
        return Encoding::Codebook(Vec::new());
    }
    for value in values {
        if !value.value.is_finite() || value.value.abs() > f64::from(f32::MAX) {
            problems.found(value.at, "codebook entry", format!("{:e}", value.value), "a finite float32");
        } else if value.value != 0.0 && value.value as f32 == 0.0 {
            let found = format!("{:e}", value.value);
            problems.found(
                value.at,
                "codebook entry",
                found,
                "0, or a number that float32 does not round to 0",
            );
        }
    }
    Encoding::Codebook(values.iter().map(|value| value.value as f32).collect())
}
