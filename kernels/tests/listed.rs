//! The crate's lists are those of the specification, nothing more and nothing less; formats are found by what a file says of them.

#![cfg(feature = "formats")]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant::formats::{self, FAMILIES};
use dequant::operators::OPERATORS;
use dequant::{DType, types};
use dequant_spec::{Format, builtin};

/// `GGMLQuantizationType` of gguf 0.19.0, as far as there are such formats.
const GGML: [(i64, &str); 16] = [
    (2, "Q4_0"),
    (3, "Q4_1"),
    (6, "Q5_0"),
    (7, "Q5_1"),
    (8, "Q8_0"),
    (10, "Q2_K"),
    (11, "Q3_K"),
    (12, "Q4_K"),
    (13, "Q5_K"),
    (14, "Q6_K"),
    (20, "IQ4_NL"),
    (23, "IQ4_XS"),
    (34, "TQ1_0"),
    (35, "TQ2_0"),
    (39, "MXFP4"),
    (40, "NVFP4"),
];

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}

#[test]
fn families_are_those_of_the_documents() {
    let listed = FAMILIES.iter().map(|(family, formats)| {
        let names = formats.iter().map(|(name, _)| String::from(*name));
        (String::from(*family), names.collect::<Vec<_>>())
    });
    let described = builtin::families().unwrap().into_iter().map(|(_, family)| {
        let names = family.formats.into_iter().map(|format| format.name);
        (family.name, names.collect::<Vec<_>>())
    });
    assert_eq!(sorted(listed), sorted(described));
    for (family, formats) in FAMILIES {
        for (format, builder) in *formats {
            assert_eq!(builder().id(), format!("{family}.{format}"));
        }
    }
}

/// Messages call a family as its project writes it.
#[test]
fn formats_are_called_as_their_projects_write_them() {
    let named = |family: &str, format: &str| formats::by_name(family, format).unwrap().name();
    assert_eq!(named("bnb", "NF4"), "bitsandbytes NF4");
    for (_, family) in builtin::families().unwrap() {
        for format in &family.formats {
            assert_eq!(named(&family.name, &format.name), format!("{} {}", family.title, format.name));
        }
    }
}

/// Whether this build has the operators of a project: each is a feature.
fn is_built(dialect: &str) -> bool {
    match dialect {
        "affine" => cfg!(feature = "affine"),
        "onednn" => cfg!(feature = "onednn"),
        "onnx" => cfg!(feature = "onnx"),
        "pmx" => cfg!(feature = "pmx"),
        _ => true,
    }
}

#[test]
fn operators_are_those_of_the_documents() {
    let listed = OPERATORS.iter().map(|newest| String::from(newest().id()));
    let described = builtin::operators().unwrap().into_iter();
    let described = described.filter(|operator| is_built(&operator.dialect)).map(|operator| operator.id());
    assert_eq!(sorted(listed), sorted(described));
    // Messages have capitals, and the version behind the name: `ONNX DequantizeLinear-21`, `PMX DequantizeLinear 1.0`.
    for newest in OPERATORS {
        let (id, shown) = (newest().id(), format!("{:?}", newest()).to_lowercase());
        let version = shown.strip_prefix(&id.to_lowercase().replace('.', " "));
        assert!(version.is_some_and(|version| version.starts_with(['-', ' '])), "{id}: {shown}");
    }
}

/// The name that messages have for the format of a number.
fn name_of(family: &str, number: i64) -> Option<&'static str> {
    formats::by_number(family, number).map(|format| format.name())
}

/// The same of tensors that hold plain numbers.
const PLAIN: [(i64, &str); 7] = [
    (0, "float32"),
    (1, "float16"),
    (24, "int8"),
    (25, "int16"),
    (26, "int32"),
    (27, "int64"),
    (30, "bfloat16"),
];

#[test]
fn a_gguf_header_has_a_number_for_plain_tensors() {
    for number in -1..64 {
        let known = PLAIN.iter().find(|(plain, _)| *plain == number).map(|(_, name)| *name);
        let found = types::by_number("gguf", number);
        assert_eq!(found.as_ref().map(DType::name), known, "{number}");
        assert_eq!(found.and_then(|dtype| types::number_in("gguf", dtype)), known.map(|_| number));
        assert!(known.is_none() || formats::by_number("gguf", number).is_none(), "{number} is both");
    }
}

/// What decides the type of the weights, and which types that may be.
#[test]
fn a_format_says_which_types_weights_have() {
    for (_, family) in builtin::families().unwrap() {
        for format in &family.formats {
            let builder = formats::by_name(&family.name, &format.name).unwrap();
            let (found, decided_by) = builder.weight_types();
            let output = &format.output;
            let (types, expected) = match (output.same_as, output.attribute) {
                (Some(tensor), _) => (&format.tensors[tensor].types[..], Some(&format.tensors[tensor].name)),
                (None, Some(attribute)) => (&output.types[..], Some(&format.attributes[attribute].name)),
                (None, None) => (&output.types[..1], None),
            };
            let types: Vec<_> = types.iter().map(|known| known.name.as_str()).collect();
            assert_eq!(
                found.map(|dtype| dtype.name().to_owned()).collect::<Vec<_>>(),
                types,
                "{}",
                format.id()
            );
            assert_eq!(decided_by, expected.map(String::as_str), "{}", format.id());
        }
    }
}

#[test]
fn a_gguf_header_has_a_number_for_each_format() {
    for (number, name) in GGML {
        let named = formats::by_name("gguf", name).unwrap();
        assert_eq!(name_of("gguf", number), Some(named.name()), "{number}");
        assert_eq!(named.number(), Some(number), "{name}");
    }
    // Plain numbers, what was removed, what is not here, and what no file has.
    for number in [0, 1, 4, 9, 15, 16, 24, 30, 31, 36, 41, -1, 2 + (1 << 32), i64::MIN, i64::MAX] {
        assert_eq!(name_of("gguf", number), None, "{number}");
    }
}

#[test]
fn a_number_is_that_of_the_document() {
    for (_, family) in builtin::families().unwrap() {
        let by_name = |format: &Format| formats::by_name(&family.name, &format.name).unwrap();
        for format in &family.formats {
            assert_eq!(by_name(format).number(), format.number, "{}", format.id());
        }
        for number in 0..64 {
            let described = family.formats.iter().find(|format| format.number == Some(number));
            let described = described.map(|format| by_name(format).name());
            assert_eq!(name_of(&family.name, number), described, "{} {number}", family.name);
        }
    }
    assert_eq!(name_of("ggml", 2), None);
}
