//! What FP16 adds: arithmetic in float16, 32 numbers at a time. No control register makes it flush subnormal numbers.

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::control::WORDS_OF_SIXTEENS;
use crate::isa::{Level, Work};

/// The instructions of FP16, and those of the levels below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512Fp16(());

impl Avx512Fp16 {
    /// The token, where the level that brings it is available.
    pub(crate) fn new() -> Option<Self> {
        Level::Avx512Fp16.is_available().then_some(Self(()))
    }

    enables! { pub(crate) with "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx512bf16,avx512fp16,avx2,f16c" }

    instructions! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx512bf16,avx512fp16,avx2,f16c"
        /// 32 codes, less integers of 16 bits, times float16s, rounded once to nearest even.
        pub(crate) fn scaled(signed: bool, codes: &[u8; 32], scales: __m512i, zeros: __m512i) -> [u8; 64] {
            let codes = transmute!(*codes);
            let codes = if signed { _mm512_cvtepi8_epi16(codes) } else { _mm512_cvtepu8_epi16(codes) };
            let difference = _mm512_cvtepi16_ph(_mm512_sub_epi16(codes, zeros));
            let product = _mm512_mul_round_ph::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(
                difference,
                _mm512_castsi512_ph(scales),
            );
            transmute!(_mm512_castph_si512(product))
        }
        /// 32 words.
        pub(crate) fn words(words: &[u16; 32]) -> __m512i { transmute!(*words) }
        /// A word in all places.
        pub(crate) fn word(word: u16) -> __m512i { _mm512_set1_epi16(word as i16) }
        /// Each of four words 16 times.
        pub(crate) fn sixteens(words: &[u16; 4]) -> [__m512i; 2] {
            let words = _mm512_set1_epi64(transmute!(*words));
            let [low, high] = WORDS_OF_SIXTEENS;
            [
                _mm512_permutexvar_epi16(transmute!(low), words),
                _mm512_permutexvar_epi16(transmute!(high), words),
            ]
        }
        /// 32 bytes as words, counted from some number.
        pub(crate) fn counted(bytes: &[u8; 32], from: u16) -> __m512i {
            _mm512_sub_epi16(_mm512_cvtepu8_epi16(transmute!(*bytes)), _mm512_set1_epi16(from as i16))
        }
        /// The words of a table at indices below 32.
        pub(crate) fn picked(table: __m512i, indices: __m512i) -> __m512i {
            _mm512_permutexvar_epi16(indices, table)
        }
    }
}
