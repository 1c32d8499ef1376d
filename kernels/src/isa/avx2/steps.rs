//! Results of small floats by steps, for levels without tables of bytes.

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::{ShortTable, Steps};

/// [`Isa::steps_to_words`](crate::isa::Isa::steps_to_words).
#[inline]
#[target_feature(enable = "avx2,f16c")]
pub(super) fn steps_to_words(codes: &[u8; 64], steps: &Steps) -> [[u8; 64]; 2] {
    let [low, high]: [__m256i; 2] = transmute!(*codes);
    let others = [others(low, steps), others(high, steps)];
    let any = _mm256_or_si256(others[0], others[1]);
    // Data has few: what is asked once for 64 codes spares the rest.
    if _mm256_testz_si256(any, any) == 0 {
        return transmute!([words(low, others[0], steps), words(high, others[1], steps)]);
    }
    let none = _mm256_setzero_si256();
    transmute!([words(low, none, steps), words(high, none, steps)])
}

/// Which codes have results of their own.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn others(codes: __m256i, steps: &Steps) -> __m256i {
    let magnitudes = _mm256_and_si256(codes, _mm256_set1_epi8(0x7f));
    let above = _mm256_cmpgt_epi8(magnitudes, _mm256_set1_epi8(steps.greatest as i8));
    // Without its sign, no code is 0x80.
    let told = _mm256_set1_epi8(if steps.but_80 { -1 } else { 0x7f });
    let is_80 = _mm256_cmpeq_epi8(_mm256_and_si256(codes, told), _mm256_set1_epi8(-128));
    _mm256_or_si256(above, is_80)
}

/// The words of 32 codes.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn words(codes: __m256i, others: __m256i, steps: &Steps) -> [__m256i; 2] {
    // Interleaving goes by halves of registers.
    let (codes, others) =
        (_mm256_permute4x64_epi64::<0b11_01_10_00>(codes), _mm256_permute4x64_epi64::<0b11_01_10_00>(others));
    let (magnitude, mantissa) = (_mm256_set1_epi8(0x7f), _mm256_set1_epi8(steps.count as i8 - 1));
    let magnitudes = _mm256_and_si256(codes, magnitude);
    let subnormal = _mm256_cmpgt_epi8(_mm256_set1_epi8(steps.count as i8), magnitudes);
    let behind = _mm256_and_si256(subnormal, _mm256_set1_epi8(8));
    let index = _mm256_or_si256(_mm256_and_si256(codes, mantissa), behind);
    let of_others = _mm256_and_si256(codes, _mm256_set1_epi8(7));
    let entries =
        |table: [u8; 16], index| _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(transmute!(table)), index);
    let ShortTable { low, high } = &steps.mantissas;
    let low = _mm256_blendv_epi8(entries(*low, index), entries(steps.others.low, of_others), others);
    let high = _mm256_blendv_epi8(entries(*high, index), entries(steps.others.high, of_others), others);
    let high = _mm256_xor_si256(high, _mm256_andnot_si256(magnitude, codes));
    let exponents = _mm256_andnot_si256(_mm256_or_si256(mantissa, others), magnitudes);
    let (zero, place) = (_mm256_setzero_si256(), _mm_cvtsi32_si128(steps.shift as i32));
    let (of_first, of_second) =
        (_mm256_unpacklo_epi8(exponents, zero), _mm256_unpackhi_epi8(exponents, zero));
    [
        _mm256_add_epi16(_mm256_unpacklo_epi8(low, high), _mm256_sll_epi16(of_first, place)),
        _mm256_add_epi16(_mm256_unpackhi_epi8(low, high), _mm256_sll_epi16(of_second, place)),
    ]
}
