//! What BF16 adds: rounding to bfloat16 in one instruction. It takes subnormal numbers for zeros and makes none, whatever
//! the control register says, so it is only for loops whose results are known to be none.

#![expect(clippy::indexing_slicing, reason = "constant indices, and widths of up to 8 bits")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::control::{BY_LANE, EVEN, PLACE, SIXTEENS, UNPACK, WORDS_F16, WORDS_OF_CODES, spread};
use super::entries::{beside, halves, ordered, partial, planes, small_floats};
use super::vbmi::{index, shifted, sum, words_f16};
use super::{table_f16, unpacked, words_behind};
use crate::isa::stream::Line;
use crate::isa::{ByteTable, Embedding, Isa, Level, Sums, TableKind, Work};

/// The instructions of the level `avx512vbmi`, and those of BF16.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512Bf16(());

impl Avx512Bf16 {
    /// The token, where the level that brings it is available.
    pub(crate) fn new() -> Option<Self> {
        Level::Avx512Bf16.is_available().then_some(Self(()))
    }
}

impl Isa for Avx512Bf16 {
    common! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx512bf16,avx2,f16c" }
    with_tables! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx512bf16,avx2,f16c" }

    type Flushing = Self;

    #[inline(always)]
    fn flushing(self) -> Option<Self> {
        Some(self)
    }

    instructions! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx512bf16,avx2,f16c"
        fn to_bf16(numbers: [__m512; 2]) -> [u8; 64] {
            let [low, high] = numbers;
            transmute!(_mm512_cvtne2ps_pbh(high, low))
        }
        fn through_bf16(numbers: [__m512; 2]) -> [__m512; 2] {
            let [low, high] = numbers;
            let words = transmute!(_mm512_cvtne2ps_pbh(high, low));
            // Words of one half to the upper halves of the lanes.
            let placed = |order| _mm512_maskz_permutexvar_epi16(0xaaaa_aaaa, transmute!(order), words);
            [_mm512_castsi512_ps(placed(PLACE[0])), _mm512_castsi512_ps(placed(PLACE[1]))]
        }
        fn table_bf16(finished: __m512) -> __m512i {
            transmute!(_mm512_cvtne2ps_pbh(finished, finished))
        }
        fn words_bf16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
            let [low, high] = shifted(&WORDS_F16[bits as usize], unit);
            // One table for both halves; an index is 2 · code for the low byte, 2 · code + 1 for the high one, and 32 more for
            // codes of the second half.
            let table = transmute!(_mm512_cvtne2ps_pbh(finished[1], finished[0]));
            [
                transmute!(_mm512_permutexvar_epi8(index(low, 0x0100, 0x1e), table)),
                transmute!(_mm512_permutexvar_epi8(index(high, 0x2120, 0x1e), table)),
            ]
        }
    }

    // Tables of words are looked up alike.
    #[inline(always)]
    fn in_words_bf16(self, words: &[u8; 64], from: u32, table: __m512i) -> [u8; 64] {
        self.in_words_f16(words, from, table)
    }

    #[inline(always)]
    fn entries_bf16(self, codes: &[u8; 32], table: __m512i) -> [u8; 64] {
        self.entries_f16(codes, table)
    }
}
