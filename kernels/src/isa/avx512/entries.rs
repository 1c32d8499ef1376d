//! Codes in order, and look-ups in tables of bytes: the entries of 16 bits of a type's codes.

#![expect(clippy::indexing_slicing, reason = "constant indices, and widths of up to 8 bits")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::control::{PAIRS, UNPACK, spread};
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
            // No other magnitude has the highest bit, and to ask for it takes no shuffle's place.
            let odd_one = match kind {
                TableKind::Magnitude => _mm512_movepi8_mask(index),
                _ => _mm512_cmpeq_epi8_mask(codes, highest),
            };
            [
                _mm512_mask_mov_epi8(low, odd_one, _mm512_set1_epi8(table.low[0x80] as i8)),
                _mm512_mask_mov_epi8(high, odd_one, _mm512_set1_epi8(table.high[0x80] as i8)),
            ]
        }
        TableKind::Powers => powers(codes),
        TableKind::Full => [full(codes, &table.low), full(codes, &table.high)],
        TableKind::Quarters => {
            let upper = [_mm512_add_epi8(codes, codes), codes].map(|bits| _mm512_movepi8_mask(bits));
            [quarters(codes, upper, &table.low), quarters(codes, upper, &table.high)]
        }
    }
}

/// The words of codes in the [order of halves](super::control::spread::HALVES): no shuffle, of which look-ups are many.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn beside([low, high]: [__m512i; 2]) -> [[u8; 64]; 2] {
    let lower = _mm512_set1_epi16(0xff);
    [
        // (high << 8) | (low & lower), and (low >> 8) | (high & !lower)
        transmute!(_mm512_ternarylogic_epi32::<0xf8>(_mm512_slli_epi16::<8>(high), low, lower)),
        transmute!(_mm512_ternarylogic_epi32::<0xf4>(_mm512_srli_epi16::<8>(low), high, lower)),
    ]
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

/// The same by a look-up in each register: of which codes the seventh and the eighth bit are set is said.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn quarters(codes: __m512i, [seventh, eighth]: [__mmask64; 2], table: &[u8; 256]) -> __m512i {
    let [a, b, c, d]: [__m512i; 4] = transmute!(*table);
    let below = _mm512_mask_permutexvar_epi8(_mm512_permutexvar_epi8(codes, a), seventh, codes, b);
    let above = _mm512_mask_permutexvar_epi8(_mm512_permutexvar_epi8(codes, c), seventh, codes, d);
    _mm512_mask_mov_epi8(below, eighth, above)
}

/// Up to 64 bytes, zeros after them.
///
/// Lengths are known while compiling, mostly. Loads of no more than these bytes seldom lie in two lines, and two of them take
/// less time than a masked one.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn partial(bytes: &[u8]) -> __m512i {
    if let Some(bytes) = bytes.first_chunk::<64>() {
        return transmute!(*bytes);
    }
    if let (48, Some(low), Some(high)) = (bytes.len(), bytes.first_chunk::<32>(), bytes.last_chunk::<16>()) {
        return _mm512_inserti32x4::<2>(_mm512_zextsi256_si512(transmute!(*low)), transmute!(*high));
    }
    if let Ok(bytes) = <&[u8; 32]>::try_from(bytes) {
        return _mm512_zextsi256_si512(transmute!(*bytes));
    }
    if let Ok(bytes) = <&[u8; 16]>::try_from(bytes) {
        return _mm512_zextsi128_si512(transmute!(*bytes));
    }
    if let Ok(bytes) = <&[u8; 8]>::try_from(bytes) {
        return _mm512_zextsi128_si512(_mm_cvtsi64_si128(i64::from_le_bytes(*bytes)));
    }
    let mask = (1_u64 << bytes.len()) - 1;
    // SAFETY: the slice has less than 64 bytes; the mask selects those, and what is masked out is not read.
    unsafe { _mm512_maskz_loadu_epi8(mask, bytes.as_ptr().cast()) }
}

/// 64 dense codes as bytes in an order that later unpacking undoes; anything above the codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn ordered(bits: u32, unit: &[u8], order: &[spread::Control; 9]) -> __m512i {
    let control = &order[bits as usize];
    let spread = _mm512_permutexvar_epi8(transmute!(control.bytes), partial(unit));
    if bits == 8 {
        return spread;
    }
    _mm512_multishift_epi64_epi8(transmute!(control.shifts), spread)
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use crate::isa::avx512::Avx512Vbmi;
    use crate::isa::{ByteTable, Isa, TableKind};

    /// Which of them a processor takes by itself depends on what it is quick at.
    #[test]
    fn every_way_to_look_all_codes_up_finds_the_same_words() {
        let Some(isa) = Avx512Vbmi::new() else {
            return crate::tests::skipped("level avx512vbmi is missing here");
        };
        let unit: [u8; 64] = core::array::from_fn(|byte| (byte * 167 % 251) as u8 ^ (byte << 2) as u8);
        for bits in 1..=8 {
            let mut table = ByteTable::NONE;
            for index in 0..256 {
                // Above its bits an index has those of other codes.
                let code = index & ((1 << bits) - 1);
                (table.low[index], table.high[index]) = ((code * 167 + 13) as u8, (code * 59 + 7) as u8);
            }
            let unit = &unit[..8 * bits as usize];
            for kind in [TableKind::Full, TableKind::Quarters] {
                let words: [u16; 64] = zerocopy::transmute!(isa.bytes_to_words(bits, unit, &table, kind));
                assert_eq!(words, table.words(bits, unit), "{kind:?} of {bits} bits");
            }
        }
    }
}
