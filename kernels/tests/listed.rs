//! Formats by what a file says of them: names and numbers.

#![cfg(feature = "formats")]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant::formats;
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

/// The name that messages have for the format of a number.
fn name_of(family: &str, number: i64) -> Option<&'static str> {
    formats::by_number(family, number).map(|format| format.name())
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
