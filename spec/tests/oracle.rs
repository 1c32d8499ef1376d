//! The exact arithmetic against hardware floats and the crate `half`: bits, not nearness.

#![cfg(feature = "reference")]

use dequant_spec::builtin;
use dequant_spec::element::{Encoding, Float};
use dequant_spec::reference::{FLOAT32, Number, decode_float};

const SEED: u64 = 0x5eed_dec0_de01;

/// SplitMix64: random numbers that a seed repeats.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// The random numbers of a test; a failing test shows the line.
fn random(test: &str) -> Random {
    println!("{test}: seed {SEED:#x}");
    Random(SEED)
}

fn format(name: &str) -> Float {
    let types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    match types.get(name).map(|t| &t.encoding) {
        Some(Encoding::Float(format)) => *format,
        other => panic!("{name} is {other:?}"),
    }
}

fn number(value: f32) -> Number {
    decode_float(&FLOAT32, u64::from(value.to_bits())).expect("float32 is executable")
}

fn round(number: &Number, format: &Float) -> u64 {
    number.round(format).expect("an IEEE format has every result")
}

/// Equal bits; any NaN equals any NaN.
fn assert_float32(ours: &Number, hardware: f32, what: impl Fn() -> String) {
    let bits = round(ours, &FLOAT32) as u32;
    let same = if hardware.is_nan() { f32::from_bits(bits).is_nan() } else { bits == hardware.to_bits() };
    assert!(same, "{}: ours {bits:#010x}, hardware {:#010x}", what(), hardware.to_bits());
}

/// Zeros, the ends of the subnormal, normal and finite ranges, ones, 2^24 and half-way neighbours; both signs.
fn edges() -> Vec<f32> {
    let positive = [
        0x0000_0000,
        0x0000_0001,
        0x0000_0002,
        0x0000_0003,
        0x0040_0000,
        0x007f_fffe,
        0x007f_ffff,
        0x0080_0000,
        0x0080_0001,
        0x00ff_ffff,
        0x0100_0000,
        0x1f80_0000,
        0x2000_0001,
        0x3380_0000,
        0x3380_0001,
        0x3400_0000,
        0x3f00_0000,
        0x3f7f_ffff,
        0x3f80_0000,
        0x3f80_0001,
        0x3fff_ffff,
        0x4000_0000,
        0x4040_0000,
        0x4b7f_ffff,
        0x4b80_0000,
        0x4b80_0001,
        0x5f00_0000,
        0x5f80_0001,
        0x7e80_0000,
        0x7f00_0000,
        0x7f7f_fffe,
        0x7f7f_ffff,
        0x7f80_0000,
        0x7f80_0001,
        0x7fc0_0000,
        0x7fff_ffff,
    ];
    positive.into_iter().flat_map(|bits| [bits, bits | 1 << 31]).map(f32::from_bits).collect()
}

/// Sum, difference, product and quotient of two float32, each rounded once.
fn check_pair(a: f32, b: f32) {
    let (x, y) = (number(a), number(b));
    let pair = || format!("{:#010x}, {:#010x}", a.to_bits(), b.to_bits());
    assert_float32(&x.add(&y), a + b, || format!("sum of {}", pair()));
    assert_float32(&x.subtract(&y), a - b, || format!("difference of {}", pair()));
    assert_float32(&x.multiply(&y), a * b, || format!("product of {}", pair()));
    assert_float32(&x.divide(&y), a / b, || format!("quotient of {}", pair()));
}

#[test]
fn operations_on_edges_equal_hardware() {
    for a in edges() {
        for b in edges() {
            check_pair(a, b);
        }
    }
}

#[test]
fn operations_on_random_pairs_equal_hardware() {
    let mut random = random("operations_on_random_pairs_equal_hardware");
    for _ in 0..300_000 {
        let bits = random.next();
        check_pair(f32::from_bits(bits as u32), f32::from_bits((bits >> 32) as u32));
    }
}

#[test]
fn operations_on_close_exponents_equal_hardware() {
    // Random pairs rarely meet: here exponents differ by at most 31, and mantissas end in runs of zeros or ones.
    let mut random = random("operations_on_close_exponents_equal_hardware");
    for _ in 0..300_000 {
        let bits = random.next();
        let a = bits as u32;
        let exponent = (a >> 23 & 0xff).wrapping_add((bits >> 56) as u32 % 63).wrapping_sub(31) & 0xff;
        let run = u32::MAX >> (bits >> 48 & 31);
        let mantissa = (bits >> 32) as u32;
        let mantissa = if bits >> 55 & 1 == 0 { mantissa & !run } else { mantissa | run };
        let b = (a ^ mantissa) & 1 << 31 | exponent << 23 | mantissa & 0x7f_ffff;
        check_pair(f32::from_bits(a), f32::from_bits(b));
    }
}

#[test]
fn subnormal_products_equal_hardware() {
    // The exponents of both factors are such that the product lies near or below the least normal number.
    let mut random = random("subnormal_products_equal_hardware");
    for _ in 0..300_000 {
        let bits = random.next();
        let exponent = 1 + (bits >> 54) as u32 % 126;
        let other = (127 + 4 - (bits >> 48) as u32 % 32).saturating_sub(exponent);
        let a = f32::from_bits(bits as u32 & 0x807f_ffff | exponent << 23);
        check_pair(a, f32::from_bits(random.next() as u32 & 0x807f_ffff | other << 23));
    }
}

#[test]
fn integers_round_as_in_rust() {
    let check = |value: i128| {
        let number = Number::from_integer(value);
        assert_float32(&number, value as f32, || format!("integer {value}"));
        let float64 = Float { exponent: 11, mantissa: 52, bias: 1023, ..FLOAT32 };
        assert_eq!(round(&number, &float64), (value as f64).to_bits(), "integer {value} to float64");
    };
    let mut random = random("integers_round_as_in_rust");
    for shift in 0..127 {
        for near in -3..=3 {
            let edge = (1_i128 << shift).wrapping_add(near);
            // A tie at every width, and its neighbours.
            let tie = ((1_i128 << shift) | 1_i128 << (shift - shift.min(24))).wrapping_add(near);
            [edge, -edge, tie, -tie].into_iter().for_each(check);
        }
    }
    for _ in 0..200_000 {
        let (high, low) = (random.next(), random.next());
        check(i128::from(low as i64) >> (high % 64));
        check(((u128::from(high) << 64 | u128::from(low)) as i128) >> (low % 127));
    }
    [0, i128::MAX, i128::MIN, i128::from(i64::MAX), i128::from(i64::MIN)].into_iter().for_each(check);
}

#[test]
fn a_code_survives_decoding_and_rounding() {
    for name in ["float16", "bfloat16", "float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"]
        .into_iter()
        .chain(["float8e8m0", "float4e2m1", "float6e2m3", "float6e3m2"])
    {
        let format = format(name);
        let width = u32::from(format.sign) + format.exponent + format.mantissa;
        for code in 0..1 << width {
            let number = decode_float(&format, code).expect("executable");
            let back = number.round(&format).unwrap_or_else(|| panic!("{name} {code:#x} has no code"));
            let same = match number.is_nan() {
                true => decode_float(&format, back).expect("executable").is_nan(),
                false => back == code,
            };
            assert!(same, "{name}: {code:#x} came back as {back:#x}");
        }
    }
}

/// Rounds to both 16-bit formats and compares with `half`.
fn check_16_bits(value: f32, formats: &[Float; 2]) {
    let exact = number(value);
    let theirs = [half::f16::from_f32(value).to_bits(), half::bf16::from_f32(value).to_bits()];
    for (format, theirs) in formats.iter().zip(theirs) {
        let ours = round(&exact, format);
        let is_nan = |code| decode_float(format, code).expect("executable").is_nan();
        let same =
            if value.is_nan() { is_nan(ours) && is_nan(theirs.into()) } else { ours == u64::from(theirs) };
        assert!(same, "{:#010x} to {format:?}: ours {ours:#06x}, half {theirs:#06x}", value.to_bits());
    }
}

#[test]
fn rounding_to_16_bits_equals_half_around_every_tie() {
    let formats = [format("float16"), format("bfloat16")];
    for code in 0..=u16::MAX {
        // In float32 a float16's upper neighbour is 2^13 codes away, so a normal tie is 2^12 away. A subnormal one
        // is half the least subnormal away, exactly. A bfloat16's tie is 2^15 codes away.
        let float16 = half::f16::from_bits(code).to_f32();
        let subnormal = float16 + 2.0_f32.powi(-25).copysign(float16);
        let ties =
            [float16.to_bits().wrapping_add(1 << 12), subnormal.to_bits(), u32::from(code) << 16 | 1 << 15];
        for tie in ties {
            for bits in tie.wrapping_sub(2)..=tie.wrapping_add(2).max(tie) {
                check_16_bits(f32::from_bits(bits), &formats);
            }
        }
    }
}

#[test]
fn rounding_to_16_bits_equals_half_everywhere() {
    let formats = [format("float16"), format("bfloat16")];
    let mut random = random("rounding_to_16_bits_equals_half_everywhere");
    for step in 0..1_u64 << 20 {
        // One random float32 in each stretch of 4096.
        check_16_bits(f32::from_bits((step << 12 | random.next() & 0xfff) as u32), &formats);
    }
    edges().into_iter().for_each(|value| check_16_bits(value, &formats));
}

#[test]
fn float16_overflows_at_65520() {
    let float16 = format("float16");
    for (value, code) in [(65504.0, 0x7bff), (65519.996, 0x7bff), (65520.0, 0x7c00), (-65520.0, 0xfc00)] {
        assert_eq!(round(&number(value), &float16), code, "{value}");
    }
}

#[test]
fn a_format_without_a_code_for_the_result_refuses() {
    let cases = [
        ("float8e4m3fn", f32::INFINITY),
        // 464 is half-way between 448, an even code, and the place of the NaN: the next float32 is too large.
        ("float8e4m3fn", 464.000_03),
        ("float8e4m3fnuz", -0.0),
        ("float8e8m0", 0.0),
        ("float8e8m0", -1.0),
        ("float4e2m1", f32::NAN),
        ("float4e2m1", 7.0),
    ];
    for (name, value) in cases {
        assert_eq!(number(value).round(&format(name)), None, "{name} {value}");
    }
    assert_eq!(number(464.0).round(&format("float8e4m3fn")), Some(0x7e));
    assert_eq!(number(6.999_999_5).round(&format("float4e2m1")), Some(7));
}

#[test]
fn an_astronomical_format_is_refused() {
    for wild in [
        Float { exponent: 17, ..FLOAT32 },
        Float { exponent: 0, ..FLOAT32 },
        Float { mantissa: 56, ..FLOAT32 },
        Float { bias: i32::MIN, ..FLOAT32 },
    ] {
        assert!(decode_float(&wild, 1).is_none(), "{wild:?}");
        assert!(number(1.0).round(&wild).is_none(), "{wild:?}");
    }
}

#[test]
fn what_is_no_number_is_one_code_of_many() {
    let nan = number(f32::NAN);
    assert!(nan.is_nan() && !number(f32::INFINITY).is_nan() && !Number::from_integer(1).is_nan());
}

/// Integers that count a power of two: zero is +0, the sign is the integer's.
#[test]
fn integers_with_a_unit_decode() {
    let families = builtin::families().unwrap_or_else(|errors| panic!("{errors}"));
    let fixed = families.iter().flat_map(|(types, _)| types.iter());
    let mut seen = 0;
    for found in fixed.filter(|found| matches!(found.encoding, Encoding::Fixed { .. })) {
        let Encoding::Fixed { signed: true, bias: 0, unit } = found.encoding else { panic!("{found:?}") };
        for code in 0..1_u64 << found.bits {
            let shift = 64 - found.bits;
            let expected = ((code << shift) as i64 >> shift) as f32 * 2_f32.powi(unit);
            let ours = dequant_spec::reference::decode(found, code).expect("every code is a number");
            assert_eq!(round(&ours, &FLOAT32) as u32, expected.to_bits(), "{} {code:#x}", found.name);
        }
        seen += 1;
    }
    assert!(seen > 0, "no document has such a type");
}
