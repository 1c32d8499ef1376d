//! Small floats in the places of float16: how codes come there, for levels without tables of bytes.

#![expect(
    clippy::indexing_slicing,
    reason = "a unit has the bytes of its codes, which are eight times their bits"
)]

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::Embedding;

/// [`Isa::embed`](crate::isa::Isa::embed) of any level that has AVX2: calls of functions, which are too long to be inlined everywhere.
macro_rules! embed {
    () => {
        #[inline(always)]
        fn embed<const STEP: usize>(self, bits: u32, unit: &[u8], how: Embedding) -> [[u8; 32]; 4] {
            use $crate::isa::avx2::embedded::{in_bytes, side_by_side};
            // SAFETY: only a token of a level embeds, and all levels that do have AVX2 and F16C.
            unsafe {
                if const { STEP < 8 } { side_by_side::<STEP>(unit, how) } else { in_bytes(bits, unit, how) }
            }
        }
    };
}

pub(in crate::isa) use embed;

/// Dense codes of fewer than 8 bits.
#[inline]
#[target_feature(enable = "avx2,f16c")]
pub(in crate::isa) fn side_by_side<const BITS: usize>(unit: &[u8], how: Embedding) -> [[u8; 32]; 4] {
    four!([0, 1, 2, 3], part => {
        // 16 codes lie in two times as many bytes as a code has bits; the last of them are the last of a load.
        let first = (2 * BITS * part).min(8 * BITS - 16);
        let places = &const { [Places::of(BITS, 0), Places::of(BITS, 16 - 2 * BITS)] }[part / 3];
        let bytes = _mm256_broadcastsi128_si256(transmute!(sixteen(unit, first)));
        let words = _mm256_shuffle_epi8(bytes, transmute!(places.bytes));
        let at_the_top = _mm256_mullo_epi16(words, transmute!(places.factors));
        placed_from_the_top(BITS as u32, at_the_top, how)
    })
}

/// Codes of up to 8 bits that have a byte each.
#[inline]
#[target_feature(enable = "avx2,f16c")]
pub(in crate::isa) fn in_bytes(bits: u32, unit: &[u8], how: Embedding) -> [[u8; 32]; 4] {
    let words = four!([0, 16, 32, 48], first => _mm256_cvtepi8_epi16(transmute!(sixteen(unit, first))));
    if bits < 8 {
        let top = count(16 - bits);
        return four!(words, words => placed_from_the_top(bits, _mm256_sll_epi16(words, top), how));
    }
    // A shift by a number that is not known while compiling takes longer than this.
    let (by, mask) = (_mm256_set1_epi16(1 << how.shift), _mm256_set1_epi16(how.mask as i16));
    let placed = four!(words, words => _mm256_and_si256(_mm256_mullo_epi16(words, by), mask));
    match how.nan {
        // Data has few: what is asked once for 64 codes spares the rest.
        Some(nan) if any_is(unit, (how.code(nan.0), how.code(nan.1))) => {
            four!(placed, words => transmute!(with_nans(words, nan)))
        }
        _ => transmute!(placed),
    }
}

/// Codes at the top of their words.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn placed_from_the_top(bits: u32, words: __m256i, how: Embedding) -> [u8; 32] {
    let moved = _mm256_sra_epi16(words, count(16 - bits - how.shift));
    let placed = _mm256_and_si256(moved, _mm256_set1_epi16(how.mask as i16));
    match how.nan {
        Some(nan) => transmute!(with_nans(placed, nan)),
        None => transmute!(placed),
    }
}

/// By how many bits words are shifted.
#[inline(always)]
fn count(bits: u32) -> __m128i {
    transmute!([u64::from(bits), 0])
}

/// In which two of 16 bytes each of 16 codes lies, and by what the word of these is multiplied to bring the code to its top.
struct Places {
    bytes: [u8; 32],
    factors: [u16; 16],
}

impl Places {
    /// Those of dense codes from a byte on.
    const fn of(bits: usize, from: usize) -> Self {
        let mut places = Self { bytes: [0; 32], factors: [0; 16] };
        let mut code = 0;
        while code < 16 {
            let (byte, bit) = (from + code * bits / 8, code * bits % 8);
            places.bytes[2 * code] = byte as u8;
            // Behind the last byte there is nothing of a code.
            places.bytes[2 * code + 1] = if byte < 15 { byte as u8 + 1 } else { 0x80 };
            places.factors[code] = 1 << (16 - bits - bit);
            code += 1;
        }
        places
    }
}

/// Whether any of 64 codes of 8 bits has such bits, of those in a mask.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn any_is(unit: &[u8], (mask, code): (u8, u8)) -> bool {
    let (mask, code) = (_mm256_set1_epi8(mask as i8), _mm256_set1_epi8(code as i8));
    let [a, b, c, d] = four!([0, 16, 32, 48], first => transmute!(sixteen(unit, first)));
    let (low, high) = (_mm256_set_m128i(b, a), _mm256_set_m128i(d, c));
    let low = _mm256_cmpeq_epi8(_mm256_and_si256(low, mask), code);
    let high = _mm256_cmpeq_epi8(_mm256_and_si256(high, mask), code);
    let any = _mm256_or_si256(low, high);
    _mm256_testz_si256(any, any) == 0
}

/// Words in place, those that have the bits of a NaN in a mask as one of float16.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn with_nans(words: __m256i, (mask, nan): (u16, u16)) -> __m256i {
    let told = _mm256_and_si256(words, _mm256_set1_epi16(mask as i16));
    let nans = _mm256_cmpeq_epi16(told, _mm256_set1_epi16(nan as i16));
    _mm256_blendv_epi8(words, _mm256_set1_epi16(0x7e00), nans)
}

/// 16 bytes of a unit.
#[inline(always)]
fn sixteen(unit: &[u8], first: usize) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&unit[first..first + 16]);
    bytes
}
