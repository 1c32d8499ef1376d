//! What VBMI and VNNI add: look-ups in tables of bytes, codes picked out of any bytes, and sums with bytes.

#![expect(clippy::indexing_slicing, reason = "constant indices, and widths of up to 8 bits")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::control::{
    BY_LANE, BY_VECTOR, EVEN, PICK, SIXTEENS, UNPACK, WORDS_BF16, WORDS_F16, WORDS_OF_CODES, Words, spread,
};
use super::entries::{beside, halves, ordered, partial, planes, small_floats};
use super::{Above, Avx512Bf16, Avx512Vbmi, round_bf16, table_f16, unpacked, words_behind};
use crate::isa::picks::{Eight, Pick, Picking};
use crate::isa::stream::Line;
use crate::isa::{ByteTable, Embedding, Isa, Sums, TableKind, Work};

/// What the levels with tables of bytes do by them.
macro_rules! with_tables {
    ($features:literal) => {
        type Extension = __mmask64;
        type Tabled = Self;
        const BYTE_TABLES: bool = true;
        const ADDS_BYTES: bool = true;

        #[inline(always)]
        fn tabled(self) -> Option<Self> {
            None
        }

        instructions! { $features
            fn extension() -> __mmask64 {
                // The lowest byte of each lane. If the compiler knew them, it would mask in a step of its own.
                core::hint::black_box(0x1111_1111_1111_1111)
            }
            fn widen_bytes(lowest: __mmask64, signed: bool, codes: &[u8; 64]) -> [__m512i; 4] {
                let codes = transmute!(*codes);
                if !signed {
                    let bytes = |part: usize| _mm512_maskz_permutexvar_epi8(lowest, transmute!(SIXTEENS[part]), codes);
                    return [bytes(0), bytes(1), bytes(2), bytes(3)];
                }
                let codes = _mm512_permutexvar_epi8(transmute!(BY_LANE), codes);
                let byte = |part: usize| sum(true, codes, part, _mm512_setzero_si512());
                [byte(0), byte(1), byte(2), byte(3)]
            }
            fn byte_differences(codes: (&[u8; 64], u8), less: &[u8; 64]) -> [__m512i; 4] {
                let flipped = _mm512_xor_si512(transmute!(*codes.0), _mm512_set1_epi8(codes.1 as i8));
                let order = transmute!(spread::FLOATS[8].bytes);
                let codes = _mm512_permutexvar_epi8(order, flipped);
                let less = _mm512_permutexvar_epi8(order, transmute!(*less));
                // Lanes of a code of each of two vectors, and what it is less behind it.
                let low = _mm512_unpacklo_epi8(codes, less);
                let high = _mm512_unpackhi_epi8(codes, less);
                let difference = |pairs: __m512i, part: usize| {
                    // 1 and -1.
                    let factors = _mm512_set1_epi32(0xff01 << (16 * part));
                    _mm512_dpbusd_epi32(_mm512_setzero_si512(), pairs, factors)
                };
                [difference(low, 0), difference(low, 1), difference(high, 0), difference(high, 1)]
            }
            fn scale_sums(signed: bool, codes: &[u8; 64], by: Sums<__m512>) -> [__m512; 4] {
                let codes = _mm512_permutexvar_epi8(transmute!(BY_LANE), transmute!(*codes));
                let from = _mm512_castps_si512(by.from);
                let scaled = |part: usize| {
                    let sum = _mm512_castsi512_ps(sum(signed, codes, part, from));
                    _mm512_fmsub_ps(sum, by.scales, by.excess)
                };
                [scaled(0), scaled(1), scaled(2), scaled(3)]
            }
            fn indices(bytes: &[[u8; 16]; 4]) -> [__m512i; 4] {
                // One shuffle instead of four: of an index, the lowest four bits count.
                let bytes = _mm512_permutexvar_epi8(transmute!(BY_LANE), transmute!(*bytes));
                [
                    bytes,
                    _mm512_srli_epi32::<8>(bytes),
                    _mm512_srli_epi32::<16>(bytes),
                    _mm512_srli_epi32::<24>(bytes),
                ]
            }
            fn unpack<const BITS: usize>(unit: &[u8]) -> [__m512i; 4] {
                if const { BITS > 6 } {
                    return unpacked::<BITS>(unit);
                }
                let control = &UNPACK[BITS];
                let spread = _mm512_permutexvar_epi8(transmute!(control.bytes), partial(unit));
                let codes = _mm512_multishift_epi64_epi8(transmute!(control.shifts), spread);
                [
                    codes,
                    _mm512_srli_epi32::<8>(codes),
                    _mm512_srli_epi32::<16>(codes),
                    _mm512_srli_epi32::<24>(codes),
                ]
            }
            fn bytes_to_f32(bits: u32, unit: &[u8], table: &ByteTable, kind: TableKind) -> [__m512; 4] {
                if kind == TableKind::Small {
                    return small_floats(bits, unit, table);
                }
                let codes = ordered(bits, unit, &spread::FLOATS);
                let [low, high] = planes(codes, table, kind);
                let [first, second] = halves(_mm512_unpacklo_epi8(low, high));
                let [third, fourth] = halves(_mm512_unpackhi_epi8(low, high));
                [first, second, third, fourth]
            }
            fn bytes_to_words(bits: u32, unit: &[u8], table: &ByteTable, kind: TableKind) -> [[u8; 64]; 2] {
                if kind == TableKind::Quarters {
                    return beside(planes(ordered(bits, unit, &spread::HALVES), table, kind));
                }
                let codes = ordered(bits, unit, &spread::WORDS);
                let [low, high] = planes(codes, table, kind);
                [
                    transmute!(_mm512_unpacklo_epi8(low, high)),
                    transmute!(_mm512_unpackhi_epi8(low, high)),
                ]
            }
            fn table_f16(finished: __m512) -> __m512i { table_f16(finished) }
            fn words_f16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
                words_f16(bits, unit, finished)
            }
            fn words_behind(
                bits: u32, unit: &[u8], behind: &[u16; 64], words: [[u8; 64]; 2]
            ) -> [[u8; 64]; 2] {
                words_behind(bits, shifted(&WORDS_OF_CODES[bits as usize], unit), behind, words)
            }
        }
    };
}

impl Isa for Avx512Vbmi {
    common! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c" }
    by_steps! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c" }
    with_tables! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c" }

    #[inline(always)]
    fn flushing(self) -> Option<Avx512Bf16> {
        match self.above {
            Above::Nothing => None,
            Above::Bf16(flushing) | Above::Fp16(flushing, _) => Some(flushing),
        }
    }

    instructions! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c"
        fn table_bf16(finished: __m512) -> __m512i {
            // Left in place: the results are bytes 2 and 3 of the lanes.
            round_bf16(finished)
        }
        fn words_bf16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
            let [low, high] = shifted(&WORDS_BF16[bits as usize], unit);
            // An index is 4 · code + 2 for the low byte, 4 · code + 3 for the high one: the results are left in place.
            let line = |shifted, finished| {
                let index = index(shifted, 0x0302, 0x3c);
                transmute!(_mm512_permutexvar_epi8(index, round_bf16(finished)))
            };
            [line(low, finished[0]), line(high, finished[1])]
        }
        fn in_words_bf16(words: &[u8; 64], from: u32, table: __m512i) -> [u8; 64] {
            // The upper words of the lanes.
            let codes = _mm512_srl_epi16(transmute!(*words), _mm_cvtsi32_si128(from as i32));
            let doubled = _mm512_slli_epi16::<1>(_mm512_and_si512(codes, _mm512_set1_epi16(15)));
            let index = _mm512_or_si512(doubled, _mm512_set1_epi16(1));
            transmute!(_mm512_permutexvar_epi16(index, table))
        }
        fn entries_bf16(codes: &[u8; 32], table: __m512i) -> [u8; 64] {
            // The upper words of the lanes.
            let doubled = _mm512_slli_epi16::<1>(_mm512_cvtepu8_epi16(transmute!(*codes)));
            let index = _mm512_or_si512(doubled, _mm512_set1_epi16(1));
            transmute!(_mm512_permutexvar_epi16(index, table))
        }
    }
}

/// A byte of each lane of 32 bits, that of the part's number, added to an integer, or to the bits of a number.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn sum(signed: bool, codes: __m512i, part: usize, from: __m512i) -> __m512i {
    // A one at the byte. Of what is multiplied, the first ones have no sign.
    let only = _mm512_set1_epi32(1 << (8 * part));
    match signed {
        true => _mm512_dpbusd_epi32(from, only, codes),
        false => _mm512_dpbusd_epi32(from, codes, only),
    }
}

/// From here to twice as far, float32 has all integers and nothing between them: what a byte in the lowest place adds is its own number.
pub(crate) const BEYOND: f32 = (1 << 23) as f32;

/// A [`Pick`] without its mask, in registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeldPick {
    bytes: __m512i,
    shifts: __m512i,
}

impl Avx512Vbmi {
    instructions! { "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c"
        /// 64 codes out of two windows; what is there of them has these bits flipped.
        pub(crate) fn pick(windows: [&[u8; 32]; 2], pick: &Pick<64>, codes: [u8; 64]) -> [u8; 64] {
            let spread = _mm512_permutexvar_epi8(transmute!(pick.bytes), both(windows));
            let shifted = _mm512_multishift_epi64_epi8(transmute!(pick.shifts), spread);
            // codes ^ (shifted & mask)
            let mask = _mm512_set1_epi32(i32::from_le_bytes(pick.mask));
            transmute!(_mm512_ternarylogic_epi32::<0x78>(transmute!(codes), shifted, mask))
        }
        /// Where codes lie in one window or two, in registers.
        pub(crate) fn hold(pick: &Pick<64>) -> HeldPick {
            HeldPick { bytes: transmute!(pick.bytes), shifts: transmute!(pick.shifts) }
        }
        /// 64 codes out of one window; above its bits a code has those of others.
        pub(crate) fn pick_held(window: &[u8; 32], held: HeldPick) -> [u8; 64] {
            let spread = _mm512_permutexvar_epi8(held.bytes, _mm512_castsi256_si512(transmute!(*window)));
            transmute!(_mm512_multishift_epi64_epi8(held.shifts, spread))
        }
        /// The same out of two.
        pub(crate) fn pick_held_of_two(windows: [&[u8; 32]; 2], held: HeldPick) -> [u8; 64] {
            let spread = _mm512_permutexvar_epi8(held.bytes, both(windows));
            transmute!(_mm512_multishift_epi64_epi8(held.shifts, spread))
        }
        /// Codes of four bits of which the upper 32 bytes get the fifth bit.
        pub(crate) fn in_two_tables(codes: [u8; 64]) -> [u8; 64] {
            let fifth = _mm512_inserti64x4::<1>(_mm512_setzero_si512(), _mm256_set1_epi8(16));
            // codes & 15 | fifth
            transmute!(_mm512_ternarylogic_epi32::<0xf8>(fifth, transmute!(codes), _mm512_set1_epi8(15)))
        }
        /// The words of a table at the five bits of each lane of 16 bits from one on.
        pub(crate) fn entries_of_bytes(table: [u8; 64], codes: __m512i, from: u32) -> [u8; 64] {
            let index = _mm512_srl_epi16(codes, _mm_cvtsi32_si128(from as i32));
            transmute!(_mm512_permutexvar_epi16(index, transmute!(table)))
        }
        /// The words of a table at codes of five bits.
        pub(crate) fn entries_of_codes(table: [u8; 64], codes: &[u8; 32]) -> [u8; 64] {
            transmute!(_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(transmute!(*codes)), transmute!(table)))
        }
        /// The entry of two tables at the lowest five bits of each lane.
        pub(crate) fn look_up_in_two(tables: [__m512; 2], index: __m512i) -> __m512 {
            _mm512_permutex2var_ps(tables[0], index, tables[1])
        }
        /// A digit of each of 64 bytes that hold fractions: the byte times the base to the power of the digit's number is a
        /// fraction whose first digit it is.
        pub(crate) fn digits(bytes: [u8; 64], powers: &[u8; 64], base: u8) -> [u8; 64] {
            let (bytes, powers): (__m512i, __m512i) = (transmute!(bytes), transmute!(*powers));
            let (low, base) = (_mm512_set1_epi16(0xff), _mm512_set1_epi16(base.into()));
            // Bytes in even places, and those in odd ones.
            let even = _mm512_mullo_epi16(_mm512_and_si512(bytes, low), _mm512_and_si512(powers, low));
            let odd = _mm512_mullo_epi16(_mm512_srli_epi16::<8>(bytes), _mm512_srli_epi16::<8>(powers));
            let even = _mm512_mullo_epi16(_mm512_and_si512(even, low), base);
            let odd = _mm512_mullo_epi16(_mm512_and_si512(odd, low), base);
            // The digits are the upper bytes: odd where low is 0, even moved down where it is not.
            transmute!(_mm512_ternarylogic_epi32::<0xe4>(_mm512_srli_epi16::<8>(even), odd, low))
        }
        /// An offset less.
        fn take(codes: [u8; 64], offset: u8) -> [u8; 64] {
            transmute!(_mm512_sub_epi8(transmute!(codes), _mm512_set1_epi8(offset as i8)))
        }
        /// Two windows side by side.
        pub(crate) fn joined(windows: [&[u8; 32]; 2]) -> [u8; 64] {
            transmute!(both(windows))
        }
        /// A byte as the lowest one of 2^23 as float32, which is so much more then, for 16 of 64 bytes.
        pub(crate) fn beyond(lowest: __mmask64, bytes: [u8; 64], part: usize) -> [u8; 64] {
            let number = _mm512_castps_si512(_mm512_set1_ps(BEYOND));
            let place = transmute!(SIXTEENS[part]);
            transmute!(_mm512_mask_permutexvar_epi8(number, lowest, place, transmute!(bytes)))
        }
        /// 64 codes, each at the same place of a word of 32 bits, added to what is there of them. Words of a vector are
        /// rotated so far that their code comes to the byte of the vector's number; the masks keep it.
        pub(crate) fn pick_words(
            words: &[[u8; 64]; 4], rotations: [i32; 4], masks: [i32; 4], codes: [u8; 64]
        ) -> [u8; 64] {
            let mut bytes = _mm512_setzero_si512();
            for ((words, by), mask) in words.iter().zip(rotations).zip(masks) {
                let rotated = _mm512_rolv_epi32(transmute!(*words), _mm512_set1_epi32(by));
                // bytes | (rotated & mask)
                bytes = _mm512_ternarylogic_epi32::<0xf8>(bytes, rotated, _mm512_set1_epi32(mask));
            }
            let ordered = _mm512_permutexvar_epi8(transmute!(BY_VECTOR), bytes);
            transmute!(_mm512_or_si512(ordered, transmute!(codes)))
        }
        /// The same for 32 codes, every eight of them out of a window of their own: bytes are counted over all windows.
        fn pick_four_eights(windows: [&[u8; 16]; 4], pick: &Pick<32>, codes: [u8; 32]) -> [u8; 32] {
            let first = _mm512_castsi128_si512(transmute!(*windows[0]));
            let second = _mm512_inserti32x4::<1>(first, transmute!(*windows[1]));
            let third = _mm512_inserti32x4::<2>(second, transmute!(*windows[2]));
            let source = _mm512_inserti32x4::<3>(third, transmute!(*windows[3]));
            let index = _mm512_castsi256_si512(transmute!(pick.bytes));
            let spread = _mm512_castsi512_si256(_mm512_permutexvar_epi8(index, source));
            let shifted = _mm256_multishift_epi64_epi8(transmute!(pick.shifts), spread);
            // codes ^ (shifted & mask)
            let mask = _mm256_set1_epi32(i32::from_le_bytes(pick.mask));
            transmute!(_mm256_ternarylogic_epi32::<0x78>(transmute!(codes), shifted, mask))
        }
        /// The same for eight codes out of one window.
        fn pick_eight_of(window: &[u8; 16], pick: &Pick<8>, codes: u64) -> u64 {
            let index = _mm_cvtsi64_si128(i64::from_le_bytes(pick.bytes));
            let spread = _mm_permutexvar_epi8(index, transmute!(*window));
            let shifts = _mm_cvtsi64_si128(i64::from_le_bytes(pick.shifts));
            let shifted = _mm_multishift_epi64_epi8(shifts, spread);
            codes ^ _mm_cvtsi128_si64(shifted) as u64 & u64::from_le_bytes(transmute!([pick.mask; 2]))
        }
    }
}

/// Two windows side by side.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
fn both([low, high]: [&[u8; 32]; 2]) -> __m512i {
    _mm512_inserti64x4::<1>(_mm512_castsi256_si512(transmute!(*low)), transmute!(*high))
}

impl Picking for Avx512Vbmi {
    type FourEights = Pick<32>;

    #[inline(always)]
    fn less(self, codes: [u8; 64], offset: u8) -> [u8; 64] {
        self.take(codes, offset)
    }

    #[inline(always)]
    fn pick_eight(self, window: &[u8; 16], pick: &Eight, codes: u64) -> u64 {
        self.pick_eight_of(window, &pick.pick, codes)
    }

    #[inline(always)]
    fn four_eights(self, eights: [&Eight; 4]) -> Pick<32> {
        let mut all = Pick { bytes: [0; 32], shifts: [0; 32], mask: eights[0].pick.mask };
        let places = all.bytes.as_chunks_mut().0.iter_mut().zip(all.shifts.as_chunks_mut().0);
        for ((first, Eight { pick, .. }), (bytes, shifts)) in (0..).step_by(16).zip(eights).zip(places) {
            *bytes = pick.bytes.map(|byte| first + byte);
            *shifts = pick.shifts;
        }
        all
    }

    #[inline(always)]
    fn pick_eights(self, windows: [&[u8; 16]; 4], pick: &Pick<32>, codes: [u8; 32]) -> [u8; 32] {
        self.pick_four_eights(windows, pick, codes)
    }
}

/// 64 dense codes of up to four bits as words, each half by a table of its own of results rounded to float16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn words_f16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
    let [low, high] = shifted(&WORDS_F16[bits as usize], unit);
    // An index is 2 · code for the low byte, 2 · code + 1 for the high one.
    [
        transmute!(_mm512_permutexvar_epi8(index(low, 0x0100, 0x1e), table_f16(finished[0]))),
        transmute!(_mm512_permutexvar_epi8(index(high, 0x0100, 0x1e), table_f16(finished[1]))),
    ]
}

/// The codes of a unit's halves in words of 16 bits, twice each, at the places that indices have for them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn shifted(control: &Words, unit: &[u8]) -> [__m512i; 2] {
    let spread = _mm512_permutexvar_epi8(transmute!(control.bytes), partial(unit));
    [
        _mm512_multishift_epi64_epi8(transmute!(control.shifts[0]), spread),
        _mm512_multishift_epi64_epi8(transmute!(control.shifts[1]), spread),
    ]
}

/// Indices of the bytes of words: which byte of a word, or the bits of its code.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vnni,avx2,f16c")]
pub(super) fn index(shifted: __m512i, which: i16, code: i8) -> __m512i {
    _mm512_ternarylogic_epi32::<0xf8>(_mm512_set1_epi16(which), shifted, _mm512_set1_epi8(code))
}
