//! AVX2 and F16C: 16 lanes in two registers.

#![expect(
    clippy::indexing_slicing,
    reason = "constant indices, and bits that lie in the bytes that a unit takes"
)]

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::buffer::TwoLoops;
use crate::isa::stream::Line;
use crate::isa::tables::{WordPlaces, sixteen_bytes};
use crate::isa::{ByteTable, Embedding, Isa, Level, Steps, TableKind, Work, eight_codes};

/// The level `avx2`: AVX2 and F16C.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

impl Avx2 {
    /// The token, where the level is available.
    pub(crate) fn new() -> Option<Self> {
        Level::Avx2.is_available().then_some(Self(()))
    }
}

/// Methods whose bodies may use the instructions of the level without further proof. Not always inlined, but once they are compiled: of
/// what hands vectors on, no more than a call is left then, and loops have a hundred.
macro_rules! instructions {
    ($($(#[$doc:meta])* $seen:vis fn $name:ident($($argument:ident: $kind:ty),*) -> $result:ty $body:block)*) => {
        $(
            $(#[$doc])*
            #[inline]
            $seen fn $name(self, $($argument: $kind),*) -> $result {
                #[inline]
                #[target_feature(enable = "avx2,f16c")]
                fn enabled($($argument: $kind),*) -> $result $body
                // SAFETY: `self` exists only on processors that have AVX2 and F16C.
                unsafe { enabled($($argument),*) }
            }
        )*
    };
}

mod choice;
pub(in crate::isa) mod embedded;
mod picks;
mod steps;

use choice::chosen_by;
pub(in crate::isa) use embedded::embed;
pub(crate) use picks::HasAvx2;
use steps::steps_to_words;

/// The same instruction on both halves.
macro_rules! both {
    ($instruction:expr, $a:expr) => {{
        let [low, high] = $a;
        [$instruction(low), $instruction(high)]
    }};
    ($instruction:expr, $a:expr, $b:expr) => {{
        let ([low_a, high_a], [low_b, high_b]) = ($a, $b);
        [$instruction(low_a, low_b), $instruction(high_a, high_b)]
    }};
}

impl Isa for Avx2 {
    type F32 = [__m256; 2];
    type I32 = [__m256i; 2];
    type Words = [__m256i; 2];
    type Loops = TwoLoops;
    type Extension = ();
    type Flushing = Self;
    type Tabled = Self;
    const WHOLE_LINES: bool = false;
    const BYTE_TABLES: bool = false;

    #[inline(always)]
    fn flushing(self) -> Option<Self> {
        None
    }

    #[inline(always)]
    fn tabled(self) -> Option<Self> {
        None
    }

    #[inline(always)]
    fn unpack<const BITS: usize>(self, unit: &[u8]) -> [[__m256i; 2]; 4] {
        // SAFETY: only a token of the level unpacks, which exists only on processors that have AVX2 and F16C.
        unsafe { unpacked::<BITS>(unit) }
    }

    embed! {}

    #[inline(always)]
    fn vectorize<const N: usize>(self, work: impl Work<N>) {
        #[target_feature(enable = "avx2,f16c")]
        fn enabled<const N: usize>(work: impl Work<N>) {
            work.work();
        }
        // SAFETY: `self` exists only on processors that have AVX2 and F16C.
        unsafe { enabled(work) }
    }

    #[inline(always)]
    fn extension(self) {}

    instructions! {
        fn splat(number: f32) -> [__m256; 2] { [_mm256_set1_ps(number); 2] }
        fn splat_i32(number: i32) -> [__m256i; 2] { [_mm256_set1_epi32(number); 2] }
        fn load(numbers: &[f32; 16]) -> [__m256; 2] { transmute!(*numbers) }
        fn load_i32(numbers: &[i32; 16]) -> [__m256i; 2] { transmute!(*numbers) }
        fn bytes(numbers: [__m256; 2]) -> [u8; 64] { transmute!(numbers) }
        fn stream(line: [u8; 64], place: &mut Line) -> () {
            let [low, high]: [__m256i; 2] = transmute!(line);
            let (first, second) = place.0.split_at_mut(32);
            // SAFETY: 32 bytes that can be written, aligned to 32 as the line is; whoever streams fences.
            unsafe { _mm256_stream_si256(first.as_mut_ptr().cast(), low) }
            // SAFETY: as above.
            unsafe { _mm256_stream_si256(second.as_mut_ptr().cast(), high) }
        }
        fn add(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] { both!(_mm256_add_ps, a, b) }
        fn sub(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] { both!(_mm256_sub_ps, a, b) }
        fn mul(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] { both!(_mm256_mul_ps, a, b) }
        fn add_i32(a: [__m256i; 2], b: [__m256i; 2]) -> [__m256i; 2] { both!(_mm256_add_epi32, a, b) }
        fn sub_i32(a: [__m256i; 2], b: [__m256i; 2]) -> [__m256i; 2] { both!(_mm256_sub_epi32, a, b) }
        fn and(a: [__m256i; 2], b: [__m256i; 2]) -> [__m256i; 2] { both!(_mm256_and_si256, a, b) }
        fn shl(a: [__m256i; 2], by: u32) -> [__m256i; 2] {
            let by = _mm_cvtsi32_si128(by as i32);
            [_mm256_sll_epi32(a[0], by), _mm256_sll_epi32(a[1], by)]
        }
        fn shr(a: [__m256i; 2], by: u32) -> [__m256i; 2] {
            let by = _mm_cvtsi32_si128(by as i32);
            [_mm256_srl_epi32(a[0], by), _mm256_srl_epi32(a[1], by)]
        }
        fn shr_each(a: [__m256i; 2], by: [__m256i; 2]) -> [__m256i; 2] { both!(_mm256_srlv_epi32, a, by) }
        fn sar(a: [__m256i; 2], by: u32) -> [__m256i; 2] {
            let by = _mm_cvtsi32_si128(by as i32);
            [_mm256_sra_epi32(a[0], by), _mm256_sra_epi32(a[1], by)]
        }
        fn select_equal(a: [__m256i; 2], b: [__m256i; 2], then: [__m256; 2], other: [__m256; 2]) -> [__m256; 2] {
            select(both!(_mm256_cmpeq_epi32, a, b), then, other)
        }
        fn select_less(a: [__m256i; 2], b: [__m256i; 2], then: [__m256; 2], other: [__m256; 2]) -> [__m256; 2] {
            select(both!(_mm256_cmpgt_epi32, b, a), then, other)
        }
        fn to_f32(a: [__m256i; 2]) -> [__m256; 2] { both!(_mm256_cvtepi32_ps, a) }
        fn as_f32(a: [__m256i; 2]) -> [__m256; 2] { both!(_mm256_castsi256_ps, a) }
        fn plain_nans(numbers: [__m256; 2]) -> [__m256; 2] {
            both!(|half| {
                let nans = _mm256_cmp_ps::<_CMP_UNORD_Q>(half, half);
                _mm256_blendv_ps(half, _mm256_set1_ps(f32::NAN), nans)
            }, numbers)
        }
        fn with_sign(numbers: [__m256; 2], signs: [__m256i; 2]) -> [__m256; 2] {
            both!(_mm256_or_ps, numbers, both!(_mm256_castsi256_ps, signs))
        }
        fn look_up(table: [__m256; 2], index: [__m256i; 2]) -> [__m256; 2] {
            let [low, high] = table;
            both!(|index| {
                // Eight entries at a time by the lowest three bits; the fourth chooses by the sign place.
                let below = _mm256_permutevar8x32_ps(low, index);
                let above = _mm256_permutevar8x32_ps(high, index);
                _mm256_blendv_ps(below, above, _mm256_castsi256_ps(_mm256_slli_epi32::<28>(index)))
            }, index)
        }
        fn look_up_once(table: [__m256; 2], index: [__m256i; 2]) -> [__m256; 2] {
            both!(|index| _mm256_permutevar8x32_ps(table[0], index), index)
        }
        fn look_up_once_i32(table: [__m256i; 2], index: [__m256i; 2]) -> [__m256i; 2] {
            both!(|index| _mm256_permutevar8x32_epi32(table[0], index), index)
        }
        fn look_up_i32(table: [__m256i; 2], index: [__m256i; 2]) -> [__m256i; 2] {
            let [low, high] = both!(_mm256_castsi256_ps, table);
            both!(|index| {
                let below = _mm256_permutevar8x32_ps(low, index);
                let above = _mm256_permutevar8x32_ps(high, index);
                let number = _mm256_blendv_ps(below, above, _mm256_castsi256_ps(_mm256_slli_epi32::<28>(index)));
                _mm256_castps_si256(number)
            }, index)
        }
        fn byte_differences(codes: (&[u8; 64], u8), less: &[u8; 64]) -> [[__m256i; 2]; 4] {
            // In words first: that halves how many bytes have to be extended, and how often codes are loaded.
            let flipped = _mm256_set1_epi16(codes.1.into());
            let (codes, less): ([__m128i; 4], [__m128i; 4]) = (transmute!(*codes.0), transmute!(*less));
            four!([0, 1, 2, 3], part => {
                let codes = _mm256_xor_si256(_mm256_cvtepu8_epi16(codes[part]), flipped);
                let words = _mm256_sub_epi16(codes, _mm256_cvtepu8_epi16(less[part]));
                [
                    _mm256_cvtepi16_epi32(_mm256_castsi256_si128(words)),
                    _mm256_cvtepi16_epi32(_mm256_extracti128_si256::<1>(words)),
                ]
            })
        }
        fn widen_i8(codes: &[u8; 16]) -> [__m256i; 2] {
            let halves: [[u8; 8]; 2] = transmute!(*codes);
            [_mm256_cvtepi8_epi32(low(halves[0])), _mm256_cvtepi8_epi32(low(halves[1]))]
        }
        fn widen_u8(codes: &[u8; 16]) -> [__m256i; 2] {
            let halves: [[u8; 8]; 2] = transmute!(*codes);
            [_mm256_cvtepu8_epi32(low(halves[0])), _mm256_cvtepu8_epi32(low(halves[1]))]
        }
        fn widen_i16(codes: &[u8; 32]) -> [__m256i; 2] {
            let halves: [__m128i; 2] = transmute!(*codes);
            both!(_mm256_cvtepi16_epi32, halves)
        }
        fn widen_u16(codes: &[u8; 32]) -> [__m256i; 2] {
            let halves: [__m128i; 2] = transmute!(*codes);
            both!(_mm256_cvtepu16_epi32, halves)
        }
        fn half_to_f32(codes: &[u8; 32]) -> [__m256; 2] {
            let halves: [__m128i; 2] = transmute!(*codes);
            both!(_mm256_cvtph_ps, halves)
        }
        fn splat_half(half: u16) -> [__m256; 2] { [_mm256_cvtph_ps(_mm_set1_epi16(half as i16)); 2] }
        fn to_f16(numbers: [[__m256; 2]; 2]) -> [u8; 64] {
            transmute!([halves(numbers[0]), halves(numbers[1])])
        }
        fn to_bf16(numbers: [[__m256; 2]; 2]) -> [u8; 64] {
            transmute!([narrow_bf16(numbers[0]), narrow_bf16(numbers[1])])
        }
        fn through_bf16(numbers: [[__m256; 2]; 2]) -> [[__m256; 2]; 2] {
            let kept = _mm256_set1_epi32(0xffff_0000_u32 as i32);
            both!(|numbers| both!(|half| {
                _mm256_castsi256_ps(_mm256_and_si256(round_bf16(half), kept))
            }, numbers), numbers)
        }
        fn through_f16(numbers: [[__m256; 2]; 2]) -> [[__m256; 2]; 2] {
            both!(|numbers| both!(_mm256_cvtph_ps, halves(numbers)), numbers)
        }
        fn bytes_to_f32(bits: u32, unit: &[u8], table: &ByteTable, _kind: TableKind) -> [[__m256; 2]; 4] {
            let words = table.words(bits, unit);
            core::array::from_fn(|part| {
                let numbers: [u32; 16] = core::array::from_fn(|lane| u32::from(words[16 * part + lane]) << 16);
                transmute!(numbers)
            })
        }
        fn bytes_to_words(bits: u32, unit: &[u8], table: &ByteTable, _kind: TableKind) -> [[u8; 64]; 2] {
            transmute!(table.words(bits, unit))
        }
        fn steps_to_words(codes: &[u8; 64], steps: &Steps) -> [[u8; 64]; 2] {
            steps_to_words(codes, steps)
        }
        fn table_f16(finished: [__m256; 2]) -> [__m256i; 2] { planes_f16(finished) }
        fn table_bf16(finished: [__m256; 2]) -> [__m256i; 2] { planes_bf16(finished) }
        fn words_f16(bits: u32, unit: &[u8], finished: [[__m256; 2]; 2]) -> [[u8; 64]; 2] {
            words(bits, unit, both!(planes_f16, finished))
        }
        fn words_bf16(bits: u32, unit: &[u8], finished: [[__m256; 2]; 2]) -> [[u8; 64]; 2] {
            words(bits, unit, both!(planes_bf16, finished))
        }
        fn entries_f16(codes: &[u8; 32], table: [__m256i; 2]) -> [u8; 64] {
            entries(_mm256_permute4x64_epi64::<0b11_01_10_00>(transmute!(*codes)), table)
        }
        fn chosen(codes: &[u8; 32], bit: u32, words: [[u8; 64]; 2]) -> [u8; 64] {
            let ([clear, set], bits): ([[__m256i; 2]; 2], _) = (transmute!(words), _mm256_set1_epi16(1 << bit));
            let codes = both!(_mm256_cvtepu8_epi16, transmute!(*codes));
            let masks = both!(_mm256_cmpeq_epi16, both!(_mm256_and_si256, codes, [bits; 2]), [bits; 2]);
            transmute!([
                _mm256_blendv_epi8(clear[0], set[0], masks[0]),
                _mm256_blendv_epi8(clear[1], set[1], masks[1]),
            ])
        }
        fn chosen_by(bits: u32, unit: &[u8], words: [&[u8; 128]; 4]) -> [[u8; 64]; 2] {
            chosen_by(bits, unit, words)
        }
        fn in_words_f16(words: &[u8; 64], from: u32, table: [__m256i; 2]) -> [u8; 64] {
            entries(bytes_of_words(words, from), table)
        }
        fn in_words_bf16(words: &[u8; 64], from: u32, table: [__m256i; 2]) -> [u8; 64] {
            entries(bytes_of_words(words, from), table)
        }
        fn entries_bf16(codes: &[u8; 32], table: [__m256i; 2]) -> [u8; 64] {
            entries(_mm256_permute4x64_epi64::<0b11_01_10_00>(transmute!(*codes)), table)
        }
    }
}

/// 16 numbers rounded to float16.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn halves(numbers: [__m256; 2]) -> [__m128i; 2] {
    both!(_mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>, numbers)
}

/// `then` where the mask is set.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn select(mask: [__m256i; 2], then: [__m256; 2], other: [__m256; 2]) -> [__m256; 2] {
    let [low, high] = both!(_mm256_castsi256_ps, mask);
    [_mm256_blendv_ps(other[0], then[0], low), _mm256_blendv_ps(other[1], then[1], high)]
}

/// Eight bytes in the low half of a register.
#[inline(always)]
fn low(bytes: [u8; 8]) -> __m128i {
    transmute!([u64::from_le_bytes(bytes), 0])
}

/// 64 dense codes in the lowest bits of 32-bit lanes.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn unpacked<const BITS: usize>(unit: &[u8]) -> [[__m256i; 2]; 4] {
    if let (1 | 2, Some(words)) = (BITS, unit.as_chunks::<4>().0.get(..2 * BITS)) {
        // 16 codes lie in a word of 32 bits, or in half of one.
        return four!([0, 1, 2, 3], part => {
            let held = _mm256_set1_epi32(i32::from_le_bytes(words[part * BITS / 2]));
            let first = 16 * (part % (2 / BITS));
            let shifts: [[i32; 8]; 2] =
                core::array::from_fn(|half| core::array::from_fn(|code| ((first + 8 * half + code) * BITS) as i32));
            both!(|shifts: [i32; 8]| _mm256_srlv_epi32(held, transmute!(shifts)), shifts)
        });
    }
    let Some(eights) = unit.as_chunks::<BITS>().0.first_chunk::<8>() else {
        return [[_mm256_setzero_si256(); 2]; 4];
    };
    four!([0, 2, 4, 6], part => [eight(&eights[part]), eight(&eights[part + 1])])
}

/// Eight dense codes in the lowest bits of 32-bit lanes.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn eight<const BITS: usize>(bytes: &[u8; BITS]) -> __m256i {
    let word = eight_codes(bytes);
    if BITS <= 4 {
        // All eight codes lie in 32 bits.
        let shifts: [i32; 8] = core::array::from_fn(|code| code as i32 * BITS as i32);
        return _mm256_srlv_epi32(_mm256_set1_epi32(word as i32), transmute!(shifts));
    }
    let (codes, bits) = (_mm256_set1_epi64x(word as i64), BITS as i64);
    // In the order that the shuffle, which works within 128 bits, undoes.
    let first = _mm256_srlv_epi64(codes, transmute!([0, bits, 4 * bits, 5 * bits]));
    let second = _mm256_srlv_epi64(codes, transmute!([2 * bits, 3 * bits, 6 * bits, 7 * bits]));
    let (first, second) = (_mm256_castsi256_ps(first), _mm256_castsi256_ps(second));
    _mm256_castps_si256(_mm256_shuffle_ps::<0b10_00_10_00>(first, second))
}

/// Rounds to the highest 16 bits: adds a half less one, and one more if the result would be odd.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn round_bf16(numbers: __m256) -> __m256i {
    let bits = _mm256_castps_si256(numbers);
    let odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
    _mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)))
}

/// 16 numbers rounded to bfloat16.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn narrow_bf16(numbers: [__m256; 2]) -> __m256i {
    let [low, high] = both!(|half| _mm256_srli_epi32::<16>(round_bf16(half)), numbers);
    // Packing works within 128 bits; the halves are put in order afterwards.
    _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packus_epi32(low, high))
}

/// A table of 16 results rounded to float16: their low bytes and their high ones, each twice, as look-ups within 128 bits
/// take them.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn planes_f16(finished: [__m256; 2]) -> [__m256i; 2] {
    // In each 128 bits: the low bytes of eight words, then the high ones.
    let apart: [u8; 16] = [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15];
    let planes = _mm256_shuffle_epi8(transmute!(halves(finished)), transmute!([apart; 2]));
    [_mm256_permute4x64_epi64::<0b10_00_10_00>(planes), _mm256_permute4x64_epi64::<0b11_01_11_01>(planes)]
}

/// The same rounded to bfloat16.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn planes_bf16(finished: [__m256; 2]) -> [__m256i; 2] {
    // In each 128 bits: the low bytes of the upper halves of four lanes, then the high ones.
    let apart: [u8; 16] = [2, 6, 10, 14, 3, 7, 11, 15, 0, 0, 0, 0, 0, 0, 0, 0];
    let [first, second] =
        both!(|half| _mm256_shuffle_epi8(round_bf16(half), transmute!([apart; 2])), finished);
    let planes = _mm256_unpacklo_epi32(first, second);
    let (low, high): ([[u32; 4]; 2], [[u32; 4]; 2]) = ([[0, 4, 1, 5]; 2], [[2, 6, 3, 7]; 2]);
    [
        _mm256_permutevar8x32_epi32(planes, transmute!(low)),
        _mm256_permutevar8x32_epi32(planes, transmute!(high)),
    ]
}

/// 64 dense codes of up to four bits as words, each half by a table of its own.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn words(bits: u32, unit: &[u8], tables: [[__m256i; 2]; 2]) -> [[u8; 64]; 2] {
    let (low, high) = unit.split_at(4 * bits as usize);
    both!(|half, table| entries(bytes(bits, half), table), [low, high], tables)
}

/// The words of 32 codes, one a byte, those of the second and third quarter exchanged.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn entries(codes: __m256i, [low, high]: [__m256i; 2]) -> [u8; 64] {
    let (low, high) = (_mm256_shuffle_epi8(low, codes), _mm256_shuffle_epi8(high, codes));
    // Unpacking works within 128 bits; the codes are in the order that undoes it.
    transmute!([_mm256_unpacklo_epi8(low, high), _mm256_unpackhi_epi8(low, high)])
}

/// 32 dense codes of up to four bits as bytes, those of the second and third quarter exchanged.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn bytes(bits: u32, half_unit: &[u8]) -> __m256i {
    let fifteen = _mm256_set1_epi8(15);
    if let (4, Some(bytes)) = (bits, half_unit.first_chunk::<16>()) {
        let wide = _mm256_cvtepu8_epi16(transmute!(*bytes));
        let both = _mm256_or_si256(wide, _mm256_slli_epi16::<4>(wide));
        let codes = _mm256_and_si256(both, fifteen);
        return _mm256_permute4x64_epi64::<0b11_01_10_00>(codes);
    }
    match bits {
        1 => bytes_of::<1>(half_unit),
        2 => bytes_of::<2>(half_unit),
        _ => bytes_of::<3>(half_unit),
    }
}

/// The same for a width of up to three bits, anything above the codes but in the upper half of the bytes.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn bytes_of<const BITS: usize>(half_unit: &[u8]) -> __m256i {
    let (places, factors) = const { (&WordPlaces::of(BITS), &WordPlaces::of(BITS).factors()) };
    let (bytes, factors): ([__m256i; 2], [__m256i; 2]) = (transmute!(places.bytes), transmute!(*factors));
    let codes = _mm256_broadcastsi128_si256(transmute!(sixteen_bytes(half_unit)));
    // Two bytes in a word, moved so far to the left that the code begins at bit 8.
    let low = _mm256_mullo_epi16(_mm256_shuffle_epi8(codes, bytes[0]), factors[0]);
    let high = _mm256_mullo_epi16(_mm256_shuffle_epi8(codes, bytes[1]), factors[1]);
    let (low, high) = (_mm256_srli_epi16::<8>(low), _mm256_srli_epi16::<8>(high));
    // Packing works within 128 bits, which exchanges quarters.
    _mm256_and_si256(_mm256_packus_epi16(low, high), _mm256_set1_epi8(15))
}

/// 32 codes of up to four bits, each in a word from a bit on, as bytes, those of the second and third quarter exchanged.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn bytes_of_words(words: &[u8; 64], from: u32) -> __m256i {
    let (from, fifteen) = (_mm_cvtsi32_si128(from as i32), _mm256_set1_epi16(15));
    let halves: [__m256i; 2] = transmute!(*words);
    let [low, high] = both!(|half| _mm256_and_si256(_mm256_srl_epi16(half, from), fifteen), halves);
    // Packing works within 128 bits, which exchanges them.
    _mm256_packus_epi16(low, high)
}
