//! Results of small floats by steps, 64 at a time.

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::{ShortTable, Steps};

/// [`Isa::steps_to_words`](crate::isa::Isa::steps_to_words).
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
pub(super) fn steps_to_words(codes: &[u8; 64], steps: &Steps) -> [[u8; 64]; 2] {
    // Interleaving goes by quarters of registers.
    let codes = _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 4, 1, 5, 2, 6, 3, 7), transmute!(*codes));
    let (magnitude, mantissa) = (_mm512_set1_epi8(0x7f), _mm512_set1_epi8(steps.count as i8 - 1));
    let magnitudes = _mm512_and_si512(codes, magnitude);
    let subnormal = _mm512_cmplt_epi8_mask(magnitudes, _mm512_set1_epi8(steps.count as i8));
    let index = _mm512_and_si512(codes, mantissa);
    let index = _mm512_mask_add_epi8(index, subnormal, index, _mm512_set1_epi8(8));
    let entries =
        |table: [u8; 16], index| _mm512_shuffle_epi8(_mm512_broadcast_i32x4(transmute!(table)), index);
    let ShortTable { low, high } = &steps.mantissas;
    let (mut low, mut high) = (entries(*low, index), entries(*high, index));
    let mut exponents = _mm512_andnot_si512(mantissa, magnitudes);
    let above = _mm512_cmpgt_epi8_mask(magnitudes, _mm512_set1_epi8(steps.greatest as i8));
    let is_80 = _mm512_cmpeq_epi8_mask(codes, _mm512_set1_epi8(-128));
    let others = above | if steps.but_80 { is_80 } else { 0 };
    // Data has few: what is asked once for 64 codes spares the rest.
    if others != 0 {
        let index = _mm512_and_si512(codes, _mm512_set1_epi8(7));
        low = _mm512_mask_mov_epi8(low, others, entries(steps.others.low, index));
        high = _mm512_mask_mov_epi8(high, others, entries(steps.others.high, index));
        exponents = _mm512_maskz_mov_epi8(!others, exponents);
    }
    let high = _mm512_xor_si512(high, _mm512_andnot_si512(magnitude, codes));
    let (zero, place) = (_mm512_setzero_si512(), _mm_cvtsi32_si128(steps.shift as i32));
    let (of_first, of_second) =
        (_mm512_unpacklo_epi8(exponents, zero), _mm512_unpackhi_epi8(exponents, zero));
    let first = _mm512_add_epi16(_mm512_unpacklo_epi8(low, high), _mm512_sll_epi16(of_first, place));
    let second = _mm512_add_epi16(_mm512_unpackhi_epi8(low, high), _mm512_sll_epi16(of_second, place));
    [transmute!(first), transmute!(second)]
}
