//! Decoding, rounding and the formulas, bit by bit.

use half::{bf16, f16};

use super::*;
use crate::codes::Codes;
use crate::element::{to_f32, to_i64};
use crate::formula::Formula;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Isa, Token, Work};
use crate::output::round;

/// `NaN` as one pattern.
fn key(value: f32) -> u32 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() }
}

#[test]
fn sixteen_bit_floats_decode_as_in_half() {
    for code in 0..=u16::MAX {
        let (half, brain) = (f16::from_bits(code).to_f32(), bf16::from_bits(code).to_f32());
        assert_eq!(key(to_f32::<Float16>(code.into())), key(half), "float16 {code:#06x}");
        assert_eq!(key(to_f32::<BFloat16>(code.into())), key(brain), "bfloat16 {code:#06x}");
        let definition = |encoding: Encoding| f32::from_bits(encoding.to_f32_bits(16, code.into()));
        assert_eq!(key(definition(Float16::ENCODING)), key(half), "float16 {code:#06x}");
        assert_eq!(key(definition(BFloat16::ENCODING)), key(brain), "bfloat16 {code:#06x}");
    }
}

#[test]
fn small_floats_decode() {
    let e8m0 = |code| to_f32::<Float8E8M0>(code);
    assert_eq!(e8m0(0).to_bits(), 0x0040_0000);
    assert_eq!((e8m0(1), e8m0(127), e8m0(254)), (f32::MIN_POSITIVE, 1.0, f32::from_bits(0x7f00_0000)));
    assert!(e8m0(255).is_nan());
    let e4m3 = |code| to_f32::<Float8E4M3Fn>(code);
    assert_eq!((e4m3(0x7e), e4m3(1), e4m3(8)), (448.0, 0.001_953_125, 0.015_625));
    assert_eq!((e4m3(0).to_bits(), e4m3(0x80).to_bits()), (0, 0x8000_0000));
    assert!(e4m3(0x7f).is_nan() && e4m3(0xff).is_nan());
    let uz = |code| to_f32::<Float8E4M3FnUz>(code);
    assert!(uz(0x80).is_nan());
    assert_eq!((uz(0x7f), uz(1)), (240.0, 0.000_976_562_5));
    let e5m2 = |code| to_f32::<Float8E5M2>(code);
    assert_eq!((e5m2(0x7b), e5m2(0x7c), e5m2(0xfc)), (57344.0, f32::INFINITY, f32::NEG_INFINITY));
    assert!(e5m2(0x7d).is_nan());
    for code in 0..=255 {
        // float8e5m2 is the upper half of a float16.
        assert_eq!(key(e5m2(code)), key(f16::from_bits((code as u16) << 8).to_f32()));
    }
    let e2m3 = |code| to_f32::<Float6E2M3>(code);
    assert_eq!((e2m3(0x1f), e2m3(1), e2m3(0x20).to_bits()), (7.5, 0.125, 0x8000_0000));
}

#[test]
fn integers_and_codebooks_decode() {
    assert_eq!((to_f32::<Int4>(8), to_f32::<Int4>(7), to_f32::<Int8>(0x80)), (-8.0, 7.0, -128.0));
    assert_eq!((to_f32::<UInt4B8>(0), to_f32::<UInt4B8>(15)), (-8.0, 7.0));
    assert_eq!((to_f32::<Unbiased<UInt4B8>>(0), to_f32::<Unbiased<UInt4B8>>(15)), (0.0, 15.0));
    assert_eq!((to_f32::<UInt16>(0xffff), to_f32::<Int16>(0x8000)), (65535.0, -32768.0));
    assert_eq!((to_f32::<UInt2>(3), to_f32::<Int12>(0x800)), (3.0, -2048.0));
    assert_eq!(to_i64::<Int32>(0x8000_0000), i64::from(i32::MIN));
    assert_eq!(to_i64::<Int64>(1 << 63), i64::MIN);
    assert_eq!([0, 1, 2, 3].map(to_f32::<Book2>), [-1.0, -0.25, 0.0, 1.5]);
}

/// Where the fast roads end: integers whose values an i32 lacks, biases that float32's exponent lacks.
#[test]
fn values_beyond_the_fast_roads_decode() {
    for code in [0, 1, 5, (1 << 31) - 1, 1 << 31, (1 << 31) + 129, u32::MAX - 1, u32::MAX] {
        assert_eq!(to_f32::<UInt32>(code.into()), code as f32);
    }
    for code in [0_i64, 1, -1, (1 << 19) - 1, -1 << 19] {
        let found = to_f32::<Int20Far>(code as u64 & 0xf_ffff);
        assert_eq!(found, (code - (1 << 32)) as f32);
        assert_eq!(to_f32::<Int20Low>(code as u64 & 0xf_ffff), ((code & 0xf_ffff) + (1 << 32)) as f32);
        assert_eq!(to_f32::<Int64>(code as u64), code as f32);
    }
    assert_eq!((to_f32::<Int64>(1 << 63), to_f32::<Int64>(1 << 40)), (-(2_f32.powi(63)), 2_f32.powi(40)));
    for code in (0..=0x7c00).step_by(7) {
        // Its numbers are float16's, divided by 2^(138 − 15).
        let expected = f64::from(f16::from_bits(code as u16).to_f32()) / 2_f64.powi(123);
        assert_eq!(f64::from(to_f32::<Float16Far>(code)), expected, "{code:#x}");
        // And multiplied by 2^(15 + 3).
        let expected = f64::from(f16::from_bits(code as u16).to_f32()) * 2_f64.powi(18);
        assert_eq!(f64::from(to_f32::<Float16Near>(code)), expected, "{code:#x}");
    }
}

/// float32 patterns near every 16-bit code: the code itself, the ties around it, and their neighbours.
fn around(upper: u32, tie: u32) -> [u32; 6] {
    [upper, upper | tie, (upper | tie) - 1, (upper | tie) + 1, upper | 1, upper.wrapping_sub(1)]
}

#[test]
fn rounding_agrees_with_half() {
    fn check(bits: u32) {
        let value = f32::from_bits(bits);
        let (half, brain) = (round::<Float16>(value) as u16, round::<BFloat16>(value) as u16);
        if value.is_nan() {
            let quiet = |code: u16, bit: u16| code & bit != 0;
            assert!(f16::from_bits(half).is_nan() && quiet(half, 0x200), "{bits:#010x}");
            assert!(bf16::from_bits(brain).is_nan() && quiet(brain, 0x40), "{bits:#010x}");
        } else {
            assert_eq!(half, f16::from_f32(value).to_bits(), "float16 of {bits:#010x}");
            assert_eq!(brain, bf16::from_f32(value).to_bits(), "bfloat16 of {bits:#010x}");
        }
        assert_eq!(round::<Float32>(value), bits);
    }
    for high in 0..=u16::MAX {
        // Ties of bfloat16, ties of normal float16s, and every exponent's ties of subnormal float16s.
        around(u32::from(high) << 16, 0x8000).into_iter().for_each(check);
        around(u32::from(high) << 16, 0x1000).into_iter().for_each(check);
        around(u32::from(high) << 16, 0x3000).into_iter().for_each(check);
        let code = f16::from_bits(high);
        if code.is_finite() {
            let exact = code.to_f32();
            let step = f16::from_bits(high ^ 1).to_f32();
            let tie = exact + (step - exact) / 2.0;
            [tie.to_bits(), tie.to_bits().wrapping_sub(1), tie.to_bits() + 1].into_iter().for_each(check);
        }
    }
    let mut next = random(1);
    for _ in 0..1_000_000 {
        check(next() as u32);
    }
}

#[test]
fn wide_differences_saturate_exactly() {
    let apply = |value: i64, zero: i64| <AffineWide as Formula>::apply(value, 1.0, zero);
    for value in [0, 1, -1, i64::from(i32::MIN), i64::from(i32::MAX), i64::from(u32::MAX)] {
        for zero in [0, 1, -1, i64::MIN, i64::MIN + 1, i64::MAX, i64::MAX - 1, 1 << 40, i64::MIN + (1 << 33)]
        {
            let exact = (i128::from(value) - i128::from(zero)) as f32;
            assert_eq!(apply(value, zero).to_bits(), exact.to_bits(), "{value} - {zero}");
        }
    }
    assert_eq!(apply(16_777_217, 0), 16_777_216.0);
}

/// Differences of int32s by vectors.
#[cfg(target_arch = "x86_64")]
struct Differences<'a, I> {
    isa: I,
    pairs: &'a [[i32; 2]],
    out: &'a mut Vec<f32>,
}

#[cfg(target_arch = "x86_64")]
impl<I: Isa> Work<0> for Differences<'_, I> {
    fn work(self) {
        for pairs in self.pairs.chunks(16) {
            let mut sides = [[0; 16]; 2];
            for (lane, [a, b]) in pairs.iter().enumerate() {
                (sides[0][lane], sides[1][lane]) = (*a, *b);
            }
            let [a, b] = sides.map(|side| self.isa.load_i32(&side));
            let bytes = self.isa.bytes(self.isa.difference(a, b));
            let numbers = bytes.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number));
            self.out.extend(numbers.take(pairs.len()));
        }
    }
}

/// Of 33 bits, with ties and with both signs.
#[test]
#[cfg(target_arch = "x86_64")]
fn differences_of_int32s_are_rounded_once_at_every_level() {
    let near = [0, 1, 2, 0x7f, 0x80, 0x81, 0xff, 0x100, 0x101, 0xffff, 0x1_0001, 0x100_0001, 0x7fff_ff00];
    let far = [i32::MAX, i32::MIN, i32::MIN + 1, i32::MIN + 0x80, i32::MIN + 0x180, i32::MAX - 0x80];
    let values: Vec<i32> = near.iter().flat_map(|near| [*near, -near]).chain(far).collect();
    let pairs: Vec<[i32; 2]> = values.iter().flat_map(|a| values.iter().map(|b| [*a, *b])).collect();
    let exact = |[a, b]: &[i32; 2]| (i64::from(*a) - i64::from(*b)) as f32;
    for token in Level::available().iter().filter_map(|level| Token::new(*level)) {
        let mut out = Vec::new();
        let (pairs, out_here) = (&pairs, &mut out);
        match token {
            // It has no vectors.
            Token::Portable => continue,
            Token::Avx2(isa) => isa.vectorize(Differences { isa, pairs, out: out_here }),
            Token::Avx512(isa) => isa.vectorize(Differences { isa, pairs, out: out_here }),
            Token::Avx512Vbmi(isa) => isa.vectorize(Differences { isa, pairs, out: out_here }),
        }
        assert_eq!(out.len(), pairs.len());
        for (pair, found) in pairs.iter().zip(out) {
            assert_eq!(found.to_bits(), exact(pair).to_bits(), "{pair:?} at {}", token.level());
        }
    }
}

#[test]
fn an_absent_zero_point_changes_no_bit() {
    for bits in [0, 0x8000_0000, 1, 0x8000_0001, 0x7f7f_ffff, 0x7f80_0000, 0xff80_0000] {
        let value = f32::from_bits(bits);
        assert_eq!(Affine::apply(value, 1.0, Affine::ABSENT).to_bits(), bits);
        assert_eq!(Additive::apply(value, 1.0, Additive::ABSENT).to_bits(), bits);
    }
}

#[test]
fn the_additive_formula_rounds_twice() {
    let (value, scale, zero) = (3.0, 1.0 + f32::EPSILON, -3.0);
    assert_eq!(Additive::apply(value, scale, zero), value * scale - 3.0);
    assert_ne!(Additive::apply(value, scale, zero), value.mul_add(scale, zero));
}

#[test]
fn codes_are_read_at_every_width_step_and_offset() {
    let mut next = random(2);
    let bytes: Vec<u8> = (0..1024).map(|_| next() as u8).collect();
    let bit_at = |at: u64| u64::from(bytes[(at / 8) as usize] >> (at % 8) & 1);
    for bits in 1..=32_u32 {
        for step in [bits, 8.max(bits), 16.max(bits), bits + 3] {
            for offset in 0..17 {
                // Dense codes of whole bytes start at bytes.
                let bit = if step == bits && bits.is_multiple_of(8) { offset * 8 } else { offset };
                let codes = Codes { bytes: &bytes, bit, step };
                let mut out = [0; 67];
                codes.read(bits, &mut out, |code| code);
                for (n, code) in out.into_iter().enumerate() {
                    let start = bit + n as u64 * u64::from(step);
                    let expected = (0..u64::from(bits)).map(|b| bit_at(start + b) << b).sum::<u64>();
                    assert_eq!(code, expected, "{bits} bits, step {step}, offset {bit}, index {n}");
                }
            }
        }
    }
}

#[test]
fn codes_are_packed_from_every_width_step_and_offset() {
    let mut next = random(3);
    let bytes: Vec<u8> = (0..1024).map(|_| next() as u8).collect();
    for bits in 1..=32_u32 {
        for step in [bits, 8.max(bits), 16.max(bits), 32.max(bits), bits + 3] {
            for (bit, count) in (0..17).zip([1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 66, 67]) {
                // Nothing follows the byte that the last code ends in.
                let end = bit + u64::from(step) * (count as u64 - 1) + u64::from(bits);
                let codes = Codes { bytes: &bytes[..end.div_ceil(8) as usize], bit, step };
                let mut packed = [0xff; 67 * 4];
                codes.pack(bits, count, &mut packed);
                let (packed, rest) = packed.split_at((count * bits as usize).div_ceil(8));
                assert!(rest.iter().all(|byte| *byte == 0xff), "{bits} bits, step {step}, {count} codes");
                for index in 0..count {
                    let found = Codes::dense(packed, bits, 0).code(bits, index);
                    assert_eq!(
                        found,
                        codes.code(bits, index),
                        "{bits} bits, step {step}, bit {bit}, {index}"
                    );
                }
            }
        }
    }
}

#[test]
fn types_are_equal_by_their_facts() {
    let same = DType::new("int4", 4, &crate::element::integer(true, 0));
    let biased = DType::new("int4", 4, &crate::element::integer(true, 1));
    assert_eq!(same, INT4);
    assert_ne!(biased, INT4);
    assert!(matches!(same, INT4));
    assert_eq!((INT64.bits(), INT64.is_integer(), FLOAT32.is_integer()), (64, true, false));
    assert_eq!((FLOAT32.bits(), BOOK2.bits()), (32, 2));
}
