//! Every code of every small float type means what three independent crates say it means.

#![cfg(feature = "reference")]

use dequant_spec::reference::{FLOAT32, decode};
use dequant_spec::{ElementType, Encoding, builtin};

fn element_type(name: &str) -> ElementType {
    let types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    types.get(name).unwrap_or_else(|| panic!("no type {name}")).clone()
}

/// The bits of the float32 that a code means; every type here is exact in float32.
fn float32_bits(element_type: &ElementType, code: u64) -> u32 {
    let number = decode(element_type, code).expect("the type is executable");
    number.round(&FLOAT32).expect("float32 has every result") as u32
}

/// Compares all codes of a type with another opinion; any NaN equals any NaN.
fn check(name: &str, theirs: impl Fn(u64) -> f32) {
    let element_type = element_type(name);
    for code in 0..1 << element_type.bits {
        let (ours, theirs) = (float32_bits(&element_type, code), theirs(code));
        let same = ours == theirs.to_bits() || (f32::from_bits(ours).is_nan() && theirs.is_nan());
        assert!(same, "{name} code {code:#x}: ours {ours:#010x}, theirs {:#010x}", theirs.to_bits());
    }
}

#[test]
fn half_agrees_on_16_bit_floats() {
    check("float16", |code| half::f16::from_bits(code as u16).to_f32());
    check("bfloat16", |code| half::bf16::from_bits(code as u16).to_f32());
}

#[test]
fn microfloat_agrees_on_8_bit_floats() {
    check("float8e4m3fn", |code| microfloat::f8e4m3fn::from_bits(code as u8).to_f32());
    check("float8e4m3fnuz", |code| microfloat::f8e4m3fnuz::from_bits(code as u8).to_f32());
    check("float8e5m2", |code| microfloat::f8e5m2::from_bits(code as u8).to_f32());
    check("float8e5m2fnuz", |code| microfloat::f8e5m2fnuz::from_bits(code as u8).to_f32());
    check("float8e8m0", |code| microfloat::f8e8m0fnu::from_bits(code as u8).to_f32());
}

#[test]
fn microfloat_agrees_on_4_and_6_bit_floats() {
    check("float4e2m1", |code| microfloat::f4e2m1fn::from_bits(code as u8).to_f32());
    check("float6e2m3", |code| microfloat::f6e2m3fn::from_bits(code as u8).to_f32());
    check("float6e3m2", |code| microfloat::f6e3m2fn::from_bits(code as u8).to_f32());
}

#[test]
fn float8_agrees_on_its_two_types() {
    check("float8e4m3fn", |code| float8::F8E4M3::from_bits(code as u8).to_f32());
    check("float8e5m2", |code| float8::F8E5M2::from_bits(code as u8).to_f32());
}

#[test]
fn small_integers_decode_as_in_rust() {
    check("uint8", |code| f32::from(code as u8));
    check("int8", |code| f32::from(code as u8 as i8));
    check("uint16", |code| f32::from(code as u16));
    check("int16", |code| f32::from(code as u16 as i16));
    check("uint4", |code| f32::from(code as u8));
    check("uint2", |code| f32::from(code as u8));
    // Shifting the sign bit to the top and back copies it.
    check("int4", |code| f32::from((code as i8) << 4 >> 4));
    check("int2", |code| f32::from((code as i8) << 6 >> 6));
    check("uint4b8", |code| f32::from(code as i8 - 8));
}

#[test]
fn wide_integers_decode_as_in_rust() {
    let (int32, int64) = (element_type("int32"), element_type("int64"));
    for code in [0, 1, -1, 0x7fff_ffff, i64::from(i32::MIN), i64::MAX, i64::MIN, 16_777_217, -33_554_435] {
        assert_eq!(float32_bits(&int64, code as u64), (code as f32).to_bits(), "int64 {code}");
        assert_eq!(float32_bits(&int32, code as u64), (code as i32 as f32).to_bits(), "int32 {code}");
    }
}

#[test]
fn an_unsigned_64_bit_code_may_have_the_greatest_bias() {
    let encoding = Encoding::Integer { signed: false, bias: i64::MIN };
    let biased = ElementType { encoding, bits: 64, ..element_type("int64") };
    let expected = (u128::from(u64::MAX) + (1 << 63)) as f32;
    assert_eq!(float32_bits(&biased, u64::MAX), expected.to_bits());
}

#[test]
fn a_codebook_is_read_in_code_order() {
    let numbers = [-1.0, -0.0, f32::from_bits(1), 0.696_192_8];
    let encoding = Encoding::Codebook(numbers.to_vec());
    let book = ElementType { encoding, bits: 2, ..element_type("uint2") };
    for (code, number) in numbers.iter().enumerate() {
        assert_eq!(float32_bits(&book, code as u64), number.to_bits(), "code {code}");
    }
}

#[test]
fn a_code_without_meaning_is_refused() {
    let uint2 = element_type("uint2");
    let short = ElementType { encoding: Encoding::Codebook(vec![0.0; 3]), ..uint2.clone() };
    assert!(decode(&short, 2).is_some());
    assert!(decode(&short, 3).is_none());
    for bits in [0, 65] {
        assert!(decode(&ElementType { bits, ..uint2.clone() }, 0).is_none(), "{bits} bits");
    }
}
