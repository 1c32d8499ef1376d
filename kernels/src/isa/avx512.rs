//! AVX-512: 16 lanes in a register; with VBMI, tables of up to 128 bytes in two.
//!
//! The levels have the same instructions but for those on tables of bytes, for bfloat16 and in float16, so one macro writes the
//! rest of them.

#![expect(
    clippy::indexing_slicing,
    reason = "constant indices, widths of up to 8 bits, and bits that lie in the bytes that a unit takes"
)]

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::stream::Line;
use crate::isa::tables::{WordPlaces, sixteen_bytes};
use crate::isa::{ByteTable, Embedding, Isa, Level, TableKind, Work, eight_codes};

mod choice;
mod control;
mod entries;
mod steps;

use control::{EVEN, PICK};

/// The level `avx512`: F, BW, VL and DQ.
///
/// Tokens are a byte at most: loops hand them on at every call, and what is larger goes through memory, which the compiler has
/// to clear away again.
#[derive(Clone, Copy, Debug)]
pub struct Avx512 {
    /// The level in whose place it is.
    tabled: Option<Avx512Vbmi>,
}

/// The level `avx512vbmi`: the same, VBMI and VNNI; or a level above, with what that adds.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Vbmi {
    above: Above,
}

/// What levels add to `avx512vbmi`.
#[derive(Clone, Copy, Debug)]
enum Above {
    Nothing,
    /// `avx512bf16`.
    Bf16(Avx512Bf16),
    /// `avx512fp16`.
    Fp16(Avx512Bf16, Avx512Fp16),
}

impl Avx512 {
    /// The token, where the level is available.
    pub(crate) fn new() -> Option<Self> {
        Level::Avx512.is_available().then_some(Self { tabled: None })
    }
}

impl Avx512Vbmi {
    /// The token, where the level is available.
    pub(crate) fn new() -> Option<Self> {
        Level::Avx512Vbmi.is_available().then_some(Self { above: Above::Nothing })
    }

    /// The token of the level above, where that is available.
    pub(crate) fn with_bf16() -> Option<Self> {
        // It needs what this level needs.
        Some(Self { above: Above::Bf16(Avx512Bf16::new()?) })
    }

    /// The token of the level above that one, where that is available.
    pub(crate) fn with_fp16() -> Option<Self> {
        Some(Self { above: Above::Fp16(Avx512Bf16::new()?, Avx512Fp16::new()?) })
    }

    /// Which of the levels it is.
    pub(crate) fn level(self) -> Level {
        match self.above {
            Above::Nothing => Level::Avx512Vbmi,
            Above::Bf16(_) => Level::Avx512Bf16,
            Above::Fp16(..) => Level::Avx512Fp16,
        }
    }

    /// The instructions that compute in float16, where the level has such.
    pub(crate) fn halves(self) -> Option<Avx512Fp16> {
        match self.above {
            Above::Fp16(_, halves) => Some(halves),
            _ => None,
        }
    }

    /// The level below, whose instructions this one has as well.
    pub(crate) fn without_tables(self) -> Avx512 {
        Avx512 { tabled: Some(self) }
    }
}

/// Methods whose bodies may use the instructions of the features without further proof. Not always inlined, but once they are compiled: of
/// what hands vectors on, no more than a call is left then, and loops have a hundred.
macro_rules! instructions {
    ($features:literal $($(#[$doc:meta])* $seen:vis fn $name:ident $(<const $bits:ident: usize>)? ($($argument:ident: $kind:ty),*) -> $result:ty $body:block)*) => {
        $(
            $(#[$doc])*
            #[inline]
            $seen fn $name $(<const $bits: usize>)? (self, $($argument: $kind),*) -> $result {
                #[inline]
                #[target_feature(enable = $features)]
                fn enabled $(<const $bits: usize>)? ($($argument: $kind),*) -> $result $body
                // SAFETY: `self` exists only on processors that have the features.
                unsafe { enabled $(::<$bits>)? ($($argument),*) }
            }
        )*
    };
}

/// Does some work with the features enabled.
macro_rules! enables {
    ($seen:vis with $features:literal) => {
        /// Does the work with the level's instructions enabled.
        #[inline(always)]
        $seen fn vectorize<const N: usize>(self, work: impl Work<N>) {
            #[target_feature(enable = $features)]
            fn enabled<const N: usize>(work: impl Work<N>) {
                work.work();
            }
            // SAFETY: `self` exists only on processors that have the features.
            unsafe { enabled(work) }
        }
    };
}

/// The instructions that both levels have.
macro_rules! common {
    ($features:literal) => {
        type F32 = __m512;
        type I32 = __m512i;
        type Words = __m512i;
        type Loops = $crate::isa::buffer::OneLoop;
        const WHOLE_LINES: bool = true;
        const FUSES: bool = true;

        enables! { with $features }
        $crate::isa::avx2::embed! {}

        instructions! { $features
            fn steps_to_words(codes: &[u8; 64], steps: &$crate::isa::Steps) -> [[u8; 64]; 2] {
                $crate::isa::avx512::steps::steps_to_words(codes, steps)
            }
            fn splat(number: f32) -> __m512 { _mm512_set1_ps(number) }
            fn splat_i32(number: i32) -> __m512i { _mm512_set1_epi32(number) }
            fn load(numbers: &[f32; 16]) -> __m512 { transmute!(*numbers) }
            fn load_i32(numbers: &[i32; 16]) -> __m512i { transmute!(*numbers) }
            fn load_low(numbers: &[i64; 16]) -> __m512i {
                let [low, high]: [__m512i; 2] = transmute!(*numbers);
                _mm512_permutex2var_epi32(low, transmute!(EVEN), high)
            }
            fn bytes(numbers: __m512) -> [u8; 64] { transmute!(numbers) }
            fn stream(line: [u8; 64], place: &mut Line) -> () {
                let place: *mut Line = place;
                // SAFETY: the line is 64 bytes that can be written, aligned to 64; whoever streams fences.
                unsafe { _mm512_stream_si512(place.cast(), transmute!(line)) }
            }
            fn joined(lines: [[u8; 64]; 2], lanes: __m512i) -> [u8; 64] {
                let [first, second]: [__m512i; 2] = transmute!(lines);
                transmute!(_mm512_permutex2var_epi32(first, lanes, second))
            }
            fn add(a: __m512, b: __m512) -> __m512 { _mm512_add_ps(a, b) }
            fn sub(a: __m512, b: __m512) -> __m512 { _mm512_sub_ps(a, b) }
            fn mul(a: __m512, b: __m512) -> __m512 { _mm512_mul_ps(a, b) }
            fn mul_sub(a: __m512, b: __m512, c: __m512) -> __m512 { _mm512_fmsub_ps(a, b, c) }
            fn add_i32(a: __m512i, b: __m512i) -> __m512i { _mm512_add_epi32(a, b) }
            fn sub_i32(a: __m512i, b: __m512i) -> __m512i { _mm512_sub_epi32(a, b) }
            fn and(a: __m512i, b: __m512i) -> __m512i { _mm512_and_si512(a, b) }
            fn shl(a: __m512i, by: u32) -> __m512i { _mm512_sll_epi32(a, _mm_cvtsi32_si128(by as i32)) }
            fn shr(a: __m512i, by: u32) -> __m512i { _mm512_srl_epi32(a, _mm_cvtsi32_si128(by as i32)) }
            fn shr_each(a: __m512i, by: __m512i) -> __m512i { _mm512_srlv_epi32(a, by) }
            fn sar(a: __m512i, by: u32) -> __m512i { _mm512_sra_epi32(a, _mm_cvtsi32_si128(by as i32)) }
            fn select_equal(a: __m512i, b: __m512i, then: __m512, other: __m512) -> __m512 {
                _mm512_mask_mov_ps(other, _mm512_cmpeq_epi32_mask(a, b), then)
            }
            fn select_less(a: __m512i, b: __m512i, then: __m512, other: __m512) -> __m512 {
                _mm512_mask_mov_ps(other, _mm512_cmplt_epi32_mask(a, b), then)
            }
            fn to_f32(a: __m512i) -> __m512 { _mm512_cvtepi32_ps(a) }
            fn unsigned_to_f32(a: __m512i) -> __m512 { _mm512_cvtepu32_ps(a) }
            fn difference(a: __m512i, b: __m512i) -> __m512 {
                // Without its sign it is an unsigned integer of 32 bits; where there is a sign, it is not 0.
                let less = _mm512_cmplt_epi32_mask(a, b);
                let distance = _mm512_mask_sub_epi32(_mm512_sub_epi32(a, b), less, b, a);
                let rounded = _mm512_castps_si512(_mm512_cvtepu32_ps(distance));
                let sign = _mm512_set1_epi32(i32::MIN);
                _mm512_castsi512_ps(_mm512_mask_or_epi32(rounded, less, rounded, sign))
            }
            fn as_f32(a: __m512i) -> __m512 { _mm512_castsi512_ps(a) }
            fn plain_nans(numbers: __m512) -> __m512 {
                // A class of numbers has four bits of the table; those of both kinds of NaN keep what is there.
                let (nan, table) = (_mm512_set1_ps(f32::NAN), _mm512_set1_epi32(0x1111_1100));
                _mm512_fixupimm_ps::<0>(nan, numbers, table)
            }
            fn with_sign(numbers: __m512, signs: __m512i) -> __m512 {
                _mm512_castsi512_ps(_mm512_or_si512(_mm512_castps_si512(numbers), signs))
            }
            fn look_up(table: __m512, index: __m512i) -> __m512 { _mm512_permutexvar_ps(index, table) }
            fn look_up_of_two(tables: [__m512; 2], index: __m512i) -> __m512 {
                _mm512_permutex2var_ps(tables[0], index, tables[1])
            }
            fn look_up_i32(table: __m512i, index: __m512i) -> __m512i {
                _mm512_permutexvar_epi32(index, table)
            }
            fn widen_i8(codes: &[u8; 16]) -> __m512i { _mm512_cvtepi8_epi32(transmute!(*codes)) }
            fn widen_u8(codes: &[u8; 16]) -> __m512i { _mm512_cvtepu8_epi32(transmute!(*codes)) }
            fn widen_i16(codes: &[u8; 32]) -> __m512i { _mm512_cvtepi16_epi32(transmute!(*codes)) }
            fn widen_u16(codes: &[u8; 32]) -> __m512i { _mm512_cvtepu16_epi32(transmute!(*codes)) }
            fn half_to_f32(codes: &[u8; 32]) -> __m512 { _mm512_cvtph_ps(transmute!(*codes)) }
            fn splat_half(half: u16) -> __m512 { _mm512_cvtph_ps(_mm256_set1_epi16(half as i16)) }
            fn to_f16(numbers: [__m512; 2]) -> [u8; 64] {
                let [low, high] = numbers;
                let low = _mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(low);
                let high = _mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(high);
                transmute!([low, high])
            }
            fn entries_f16(codes: &[u8; 32], table: __m512i) -> [u8; 64] {
                transmute!(_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(transmute!(*codes)), table))
            }
            fn in_words_f16(words: &[u8; 64], from: u32, table: __m512i) -> [u8; 64] {
                let codes = _mm512_srl_epi16(transmute!(*words), _mm_cvtsi32_si128(from as i32));
                transmute!(_mm512_permutexvar_epi16(_mm512_and_si512(codes, _mm512_set1_epi16(15)), table))
            }
            fn chosen(codes: &[u8; 32], bit: u32, words: [[u8; 64]; 2]) -> [u8; 64] {
                let [clear, set]: [__m512i; 2] = transmute!(words);
                let codes = _mm512_cvtepu8_epi16(transmute!(*codes));
                let is_set = _mm512_test_epi16_mask(codes, _mm512_set1_epi16(1 << bit));
                transmute!(_mm512_mask_blend_epi16(is_set, clear, set))
            }
            fn chosen_by(bits: u32, unit: &[u8], words: [&[u8; 128]; 4]) -> [[u8; 64]; 2] {
                $crate::isa::avx512::choice::chosen_by(bits, unit, words)
            }
            fn through_f16(numbers: [__m512; 2]) -> [__m512; 2] {
                let [low, high] = numbers;
                [
                    _mm512_cvtph_ps(_mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(low)),
                    _mm512_cvtph_ps(_mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(high)),
                ]
            }
        }
    };
}

/// Rounds to the highest 16 bits: adds a half less one, and one more if the result would be odd.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn round_bf16(numbers: __m512) -> __m512i {
    let bits = _mm512_castps_si512(numbers);
    let odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(1 << 16));
    let below_half = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    _mm512_mask_add_epi32(below_half, odd, below_half, _mm512_set1_epi32(1))
}

/// 16 results rounded to float16, in order.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn table_f16(finished: __m512) -> __m512i {
    _mm512_castsi256_si512(_mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(finished))
}

/// The same rounded to bfloat16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn table_bf16(finished: __m512) -> __m512i {
    let rounded = _mm512_srli_epi32::<16>(round_bf16(finished));
    _mm512_castsi256_si512(_mm512_cvtepi32_epi16(rounded))
}

/// 64 dense codes of up to four bits as words, each half by a table of its own.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn words(bits: u32, unit: &[u8], tables: [__m512i; 2]) -> [[u8; 64]; 2] {
    let (low, high) = unit.split_at(4 * bits as usize);
    [
        transmute!(_mm512_permutexvar_epi16(sixteens(bits, low), tables[0])),
        transmute!(_mm512_permutexvar_epi16(sixteens(bits, high), tables[1])),
    ]
}

/// 64 codes in words, anything above, as words of two registers: each looks up its own behind as many as its lane has.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn words_behind(
    bits: u32,
    [low, high]: [__m512i; 2],
    behind: &[u16; 64],
    words: [[u8; 64]; 2],
) -> [[u8; 64]; 2] {
    let (code, [first, second]) = (_mm512_set1_epi16((1 << bits) - 1), transmute!(words));
    let [behind_low, behind_high] = transmute!(*behind);
    // behind | (codes & code)
    let low = _mm512_ternarylogic_epi32::<0xf8>(behind_low, low, code);
    let high = _mm512_ternarylogic_epi32::<0xf8>(behind_high, high, code);
    [
        transmute!(_mm512_permutex2var_epi16(first, low, second)),
        transmute!(_mm512_permutex2var_epi16(first, high, second)),
    ]
}

/// Rounding to bfloat16 step by step.
macro_rules! by_steps {
    ($features:literal) => {
        type Flushing = Avx512Bf16;

        instructions! { $features
            fn to_bf16(numbers: [__m512; 2]) -> [u8; 64] {
                let [low, high] = numbers;
                let (low, high) = (round_bf16(low), round_bf16(high));
                transmute!(_mm512_permutex2var_epi16(low, transmute!(PICK), high))
            }
            fn through_bf16(numbers: [__m512; 2]) -> [__m512; 2] {
                let (kept, [low, high]) = (_mm512_set1_epi32(0xffff_0000_u32 as i32), numbers);
                [
                    _mm512_castsi512_ps(_mm512_and_si512(round_bf16(low), kept)),
                    _mm512_castsi512_ps(_mm512_and_si512(round_bf16(high), kept)),
                ]
            }
        }
    };
}

#[macro_use]
mod vbmi;

pub(crate) use vbmi::{BEYOND, HeldPick};
mod bf16;
mod fp16;
mod picks;

use bf16::Avx512Bf16;
pub(crate) use fp16::Avx512Fp16;

impl Isa for Avx512 {
    common! { "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c" }
    by_steps! { "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c" }

    type Extension = ();
    type Tabled = Avx512Vbmi;
    const BYTE_TABLES: bool = false;

    #[inline(always)]
    fn extension(self) {}

    #[inline(always)]
    fn tabled(self) -> Option<Avx512Vbmi> {
        self.tabled
    }

    #[inline(always)]
    fn flushing(self) -> Option<Avx512Bf16> {
        self.tabled?.flushing()
    }

    #[inline(always)]
    fn unpack<const BITS: usize>(self, unit: &[u8]) -> [__m512i; 4] {
        // SAFETY: only a token of the level unpacks, which exists only on processors that have the level's instructions.
        unsafe { unpacked::<BITS>(unit) }
    }

    instructions! { "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c"
        fn bytes_to_f32(bits: u32, unit: &[u8], table: &ByteTable, _kind: TableKind) -> [__m512; 4] {
            let words = table.words(bits, unit);
            core::array::from_fn(|part| {
                let part: [u16; 16] = core::array::from_fn(|lane| words[16 * part + lane]);
                let wide = _mm512_cvtepu16_epi32(transmute!(part));
                _mm512_castsi512_ps(_mm512_slli_epi32::<16>(wide))
            })
        }
        fn bytes_to_words(bits: u32, unit: &[u8], table: &ByteTable, _kind: TableKind) -> [[u8; 64]; 2] {
            transmute!(table.words(bits, unit))
        }
        fn words_behind(bits: u32, unit: &[u8], behind: &[u16; 64], words: [[u8; 64]; 2]) -> [[u8; 64]; 2] {
            let (low, high) = unit.split_at(4 * bits as usize);
            words_behind(bits, [sixteens(bits, low), sixteens(bits, high)], behind, words)
        }
        fn byte_differences(codes: (&[u8; 64], u8), less: &[u8; 64]) -> [__m512i; 4] {
            // In words first: that halves how many bytes have to be extended, and how often codes are loaded.
            let flipped = _mm512_set1_epi16(codes.1.into());
            let (codes, less): ([__m256i; 2], [__m256i; 2]) = (transmute!(*codes.0), transmute!(*less));
            let words = |half: usize| {
                let codes = _mm512_xor_si512(_mm512_cvtepu8_epi16(codes[half]), flipped);
                _mm512_sub_epi16(codes, _mm512_cvtepu8_epi16(less[half]))
            };
            let (low, high) = (words(0), words(1));
            [
                _mm512_cvtepi16_epi32(_mm512_castsi512_si256(low)),
                _mm512_cvtepi16_epi32(_mm512_extracti64x4_epi64::<1>(low)),
                _mm512_cvtepi16_epi32(_mm512_castsi512_si256(high)),
                _mm512_cvtepi16_epi32(_mm512_extracti64x4_epi64::<1>(high)),
            ]
        }
        fn table_f16(finished: __m512) -> __m512i { table_f16(finished) }
        fn table_bf16(finished: __m512) -> __m512i { table_bf16(finished) }
        fn words_f16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
            words(bits, unit, [table_f16(finished[0]), table_f16(finished[1])])
        }
        fn words_bf16(bits: u32, unit: &[u8], finished: [__m512; 2]) -> [[u8; 64]; 2] {
            words(bits, unit, [table_bf16(finished[0]), table_bf16(finished[1])])
        }
        fn entries_bf16(codes: &[u8; 32], table: __m512i) -> [u8; 64] {
            transmute!(_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(transmute!(*codes)), table))
        }
    }

    // Tables of words are looked up alike.
    #[inline(always)]
    fn in_words_bf16(self, words: &[u8; 64], from: u32, table: __m512i) -> [u8; 64] {
        self.in_words_f16(words, from, table)
    }
}

/// 64 dense codes in the lowest bits of 32-bit lanes, anything above.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn unpacked<const BITS: usize>(unit: &[u8]) -> [__m512i; 4] {
    if BITS == 4 {
        // A byte in a lane of 64 bits: its first code is there, the second comes to the upper half.
        let (parts, _) = unit.as_chunks::<8>();
        return four!([0, 1, 2, 3], part => {
            let bytes = _mm512_cvtepu8_epi64(transmute!([u64::from_le_bytes(parts[part]), 0]));
            _mm512_or_si512(bytes, _mm512_slli_epi64::<28>(bytes))
        });
    }
    if let (1 | 2, Some(words)) = (BITS, unit.as_chunks::<4>().0.get(..2 * BITS)) {
        // 16 codes lie in a word of 32 bits, or in half of one.
        return four!([0, 1, 2, 3], part => {
            let first = 16 * (part % (2 / BITS));
            let shifts: [i32; 16] = core::array::from_fn(|code| ((first + code) * BITS) as i32);
            _mm512_srlv_epi32(_mm512_set1_epi32(i32::from_le_bytes(words[part * BITS / 2])), transmute!(shifts))
        });
    }
    let Some(eights) = unit.as_chunks::<BITS>().0.first_chunk::<8>() else {
        return [_mm512_setzero_si512(); 4];
    };
    four!([0, 2, 4, 6], part => sixteen::<BITS>(eight_codes(&eights[part]), eight_codes(&eights[part + 1])))
}

/// Twice eight dense codes in the lowest bits of 32-bit lanes, anything above.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn sixteen<const BITS: usize>(first: u64, second: u64) -> __m512i {
    if BITS <= 4 {
        // All eight codes lie in 32 bits.
        let low = _mm512_castsi256_si512(_mm256_set1_epi32(first as i32));
        let words = _mm512_inserti64x4::<1>(low, _mm256_set1_epi32(second as i32));
        let shifts: [i32; 16] = core::array::from_fn(|code| (code % 8) as i32 * BITS as i32);
        return _mm512_srlv_epi32(words, transmute!(shifts));
    }
    let shifts: [i64; 8] = core::array::from_fn(|code| code as i64 * BITS as i64);
    let low = _mm512_srlv_epi64(_mm512_set1_epi64(first as i64), transmute!(shifts));
    let high = _mm512_srlv_epi64(_mm512_set1_epi64(second as i64), transmute!(shifts));
    _mm512_permutex2var_epi32(low, transmute!(EVEN), high)
}

/// 32 dense codes in the lowest four bits of 16-bit lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn sixteens(bits: u32, half_unit: &[u8]) -> __m512i {
    let index = match (bits, half_unit.first_chunk::<16>()) {
        (4, Some(bytes)) => {
            let wide = _mm512_cvtepu8_epi32(transmute!(*bytes));
            _mm512_or_si512(wide, _mm512_slli_epi32::<12>(wide))
        }
        (1, _) => in_words::<1>(half_unit),
        (2, _) => in_words::<2>(half_unit),
        _ => in_words::<3>(half_unit),
    };
    _mm512_and_si512(index, _mm512_set1_epi16(15))
}

/// 32 dense codes of up to three bits in the lowest bits of 16-bit lanes, anything above.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
fn in_words<const BITS: usize>(half_unit: &[u8]) -> __m512i {
    let WordPlaces { bytes, shifts } = const { &WordPlaces::of(BITS) };
    let codes = _mm512_broadcast_i32x4(transmute!(sixteen_bytes(half_unit)));
    _mm512_srlv_epi16(_mm512_shuffle_epi8(codes, transmute!(*bytes)), transmute!(*shifts))
}
