//! Look-ups in tables of bytes: the entries of 16 bits of a type's codes.

#![expect(clippy::indexing_slicing, reason = "constant indices, and widths of up to 8 bits")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::control::{PAIRS, UNPACK};
use super::vbmi::partial;
use crate::isa::{ByteTable, TableKind};

/// The low and the high bytes of 64 codes' entries.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn planes(codes: __m512i, table: &ByteTable, kind: TableKind) -> [__m512i; 2] {
    let highest = _mm512_set1_epi8(-128);
    match kind {
        TableKind::Small => [small(codes, &table.low), small(codes, &table.high)],
        TableKind::Sign | TableKind::SignBut80 | TableKind::Magnitude => {
            let index = if kind == TableKind::Magnitude { _mm512_abs_epi8(codes) } else { codes };
            let (low, high) = (half(index, &table.low), half(index, &table.high));
            // high ^ (codes & 0x80)
            let high = _mm512_ternarylogic_epi32::<0x78>(high, codes, highest);
            if kind == TableKind::Sign {
                return [low, high];
            }
            let odd_one = _mm512_cmpeq_epi8_mask(codes, highest);
            [
                _mm512_mask_mov_epi8(low, odd_one, _mm512_set1_epi8(table.low[0x80] as i8)),
                _mm512_mask_mov_epi8(high, odd_one, _mm512_set1_epi8(table.high[0x80] as i8)),
            ]
        }
        TableKind::Powers => powers(codes),
        TableKind::Full => [full(codes, &table.low), full(codes, &table.high)],
    }
}

/// 64 dense codes of up to six bits as float32s: entries of 16 bits are looked up two vectors at a time, in the lower and in the
/// upper halves of the lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn small_floats(bits: u32, unit: &[u8], table: &ByteTable) -> [__m512; 4] {
    let ([low, ..], [high, ..]): ([__m512i; 4], [__m512i; 4]) =
        (transmute!(table.low), transmute!(table.high));
    let words = |half: usize| _mm512_permutex2var_epi8(low, transmute!(PAIRS[half]), high);
    let (below, above) = (words(0), words(1));
    let control = &UNPACK[bits as usize];
    let spread = _mm512_permutexvar_epi8(transmute!(control.bytes), partial(unit));
    // Of an index, six bits count: those of a word's lower byte.
    let codes = _mm512_multishift_epi64_epi8(transmute!(control.shifts), spread);
    let [first, third] = halves(_mm512_permutex2var_epi16(below, codes, above));
    let [second, fourth] = halves(_mm512_permutex2var_epi16(below, _mm512_srli_epi16::<8>(codes), above));
    [first, second, third, fourth]
}

/// The float32s whose highest 16 bits are the lower halves of the lanes, and the upper ones: no shuffle, of which there are many.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn halves(words: __m512i) -> [__m512; 2] {
    let upper = _mm512_set1_epi32(0xffff_0000_u32 as i32);
    [_mm512_castsi512_ps(_mm512_slli_epi32::<16>(words)), _mm512_castsi512_ps(_mm512_and_si512(words, upper))]
}

/// The low and the high bytes of the upper halves of powers of two, by their exponents as float32 has them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn powers(exponents: __m512i) -> [__m512i; 2] {
    let one = _mm512_set1_epi8(1);
    // 0 and 255, which are a subnormal number and a NaN: both have the highest bit of the mantissa.
    let odd_ones = _mm512_cmple_epu8_mask(_mm512_add_epi8(exponents, one), one);
    let mantissa = _mm512_maskz_mov_epi8(odd_ones, _mm512_set1_epi8(0x40));
    // Shifted in words of 16 bits, of which the masks keep what is a byte's own.
    let (up, down) = (_mm512_slli_epi16::<7>(exponents), _mm512_srli_epi16::<1>(exponents));
    // mantissa | (up & 0x80)
    let low = _mm512_ternarylogic_epi32::<0xf8>(mantissa, up, _mm512_set1_epi8(-128));
    [low, _mm512_and_si512(down, _mm512_set1_epi8(0x7f))]
}

/// The entries of codes of six bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn small(codes: __m512i, table: &[u8; 256]) -> __m512i {
    let [first, ..]: [__m512i; 4] = transmute!(*table);
    _mm512_permutexvar_epi8(codes, first)
}

/// The entries of codes of seven bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn half(codes: __m512i, table: &[u8; 256]) -> __m512i {
    let [first, second, ..]: [__m512i; 4] = transmute!(*table);
    _mm512_permutex2var_epi8(first, codes, second)
}

/// The entries of codes of eight bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn full(codes: __m512i, table: &[u8; 256]) -> __m512i {
    let [a, b, c, d]: [__m512i; 4] = transmute!(*table);
    let below = _mm512_permutex2var_epi8(a, codes, b);
    let above = _mm512_permutex2var_epi8(c, codes, d);
    _mm512_mask_mov_epi8(below, _mm512_movepi8_mask(codes), above)
}
