//! Instruction sets: the instructions that each level must bring.
//!
//! A level's token can be made only where the level is available, so holding one proves that its instructions
//! can be executed. Every level returns the same bits. The portable level has loops of its own, which work on
//! every type; the others share the loops of [`vector`](crate::vector), written once over [`Isa`].

#![cfg_attr(
    target_arch = "x86_64",
    expect(clippy::indexing_slicing, reason = "units have the bytes that their name says")
)]

/// The same for each of four vectors; a macro, because closures are not always inlined.
macro_rules! four {
    ($vectors:expr, $vector:pat => $result:expr) => {{
        let [first, second, third, fourth] = $vectors;
        [
            {
                let $vector = first;
                $result
            },
            {
                let $vector = second;
                $result
            },
            {
                let $vector = third;
                $result
            },
            {
                let $vector = fourth;
                $result
            },
        ]
    }};
}

pub(crate) use four;

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod buffer;
#[cfg(all(feature = "guarded", target_os = "linux"))]
pub mod guarded;
mod level;
pub(crate) mod memory;
#[cfg(feature = "mover")]
pub mod mover;
pub(crate) mod picks;
pub(crate) mod portable;
pub(crate) mod stream;
pub(crate) mod tables;

pub use level::{Level, Token, UnknownLevel};
pub(crate) use picks::{Eight, Fours, Nibbles, Pick, Sixteen, Spread, Straight};
pub(crate) use tables::{ByteTable, Embedding, ShortTable, Steps, TableKind};

use buffer::Loops;
use stream::{LINE, Line};

/// Eight dense codes of up to 8 bits, the first in the lowest bits.
///
/// By words and not through an array: a load of bytes that were stored in parts waits for every store before it, and
/// those around the caches take long.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn eight_codes<const BITS: usize>(bytes: &[u8; BITS]) -> u64 {
    let byte = |index: usize| u64::from(bytes[index]);
    let two = |index: usize| u64::from(u16::from_le_bytes([bytes[index], bytes[index + 1]]));
    let four = |index: usize| two(index) | two(index + 2) << 16;
    match BITS {
        1 => byte(0),
        2 => two(0),
        3 => two(0) | byte(2) << 16,
        4 => four(0),
        5 => four(0) | byte(4) << 32,
        6 => four(0) | two(4) << 32,
        7 => four(0) | two(4) << 32 | byte(6) << 48,
        _ => four(0) | four(4) << 32,
    }
}

/// The number of every lane.
static FIRST_LANES: [i32; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Instructions on vectors of 16 numbers, and the few longer sequences that differ between levels.
///
/// A value of an implementing type proves that its instructions can be executed. Code that is generic over it
/// must be inlined into [`vectorize`](Self::vectorize), where the instructions are enabled.
pub(crate) trait Isa: Copy {
    /// 16 float32.
    type F32: Copy;
    /// 16 int32.
    type I32: Copy;
    /// 16 finished results of 16 bits, ready to be looked up.
    type Words: Copy;
    /// How many loops formulas have: one where registers hold the lines of a unit until it is asked where these go, and two otherwise.
    type Loops: Loops;
    /// What [bytes are extended](Self::widen_bytes) by.
    type Extension: Copy;
    /// Instructions that round to bfloat16 at once, but take subnormal numbers for zeros and make none.
    type Flushing: Isa;
    /// The instructions of the level that adds tables of bytes.
    type Tabled: Isa;
    /// Whether a register holds a whole line.
    const WHOLE_LINES: bool;
    /// How many entries one instruction looks up in: as many as a register has.
    const ENTRIES: usize = if Self::WHOLE_LINES { 16 } else { 8 };
    /// Whether an instruction adds bytes to integers: [`scale_sums`](Self::scale_sums) pays.
    const ADDS_BYTES: bool = false;
    /// Whether tables of bytes are instructions: [`bytes_to_f32`](Self::bytes_to_f32) and
    /// [`bytes_to_words`](Self::bytes_to_words) pay.
    const BYTE_TABLES: bool;

    /// The instructions that flush, where the level has such.
    fn flushing(self) -> Option<Self::Flushing>;

    /// The level that adds tables of bytes, where this one stands in for it.
    fn tabled(self) -> Option<Self::Tabled>;

    /// Does the work with the level's instructions enabled.
    fn vectorize<const N: usize>(self, work: impl Work<N>);

    /// One number in every lane.
    fn splat(self, number: f32) -> Self::F32;
    /// One number in every lane.
    fn splat_i32(self, number: i32) -> Self::I32;
    /// A load at any alignment.
    fn load(self, numbers: &[f32; 16]) -> Self::F32;
    /// A load at any alignment.
    fn load_i32(self, numbers: &[i32; 16]) -> Self::I32;
    /// The lower halves of 16 int64.
    #[inline(always)]
    fn load_low(self, numbers: &[i64; 16]) -> Self::I32 {
        self.load_i32(&numbers.map(|number| number as i32))
    }
    /// A store, little-endian.
    fn bytes(self, numbers: Self::F32) -> [u8; 64];

    /// A store around the caches.
    fn stream(self, line: [u8; LINE], place: &mut Line);
    /// Which lanes of two neighbouring lines make the line that begins at a byte of the first, a multiple of 4.
    #[inline(always)]
    fn lanes_from(self, byte: usize) -> Self::I32 {
        self.add_i32(self.load_i32(&FIRST_LANES), self.splat_i32((byte / 4) as i32))
    }
    /// That line, where [a register holds one](Self::WHOLE_LINES); nobody asks for it elsewhere, and it would be the second.
    #[inline(always)]
    fn joined(self, [_, line]: [[u8; LINE]; 2], _lanes: Self::I32) -> [u8; LINE] {
        line
    }

    /// a + b, rounded to nearest even.
    fn add(self, a: Self::F32, b: Self::F32) -> Self::F32;
    /// a − b, rounded to nearest even.
    fn sub(self, a: Self::F32, b: Self::F32) -> Self::F32;
    /// a · b, rounded to nearest even.
    fn mul(self, a: Self::F32, b: Self::F32) -> Self::F32;
    /// Whether [`mul_sub`](Self::mul_sub) is one instruction.
    const FUSES: bool = false;
    /// `a * b - c` for products that are exact, so that it does not matter whether they are rounded.
    #[inline(always)]
    fn mul_sub(self, a: Self::F32, b: Self::F32, c: Self::F32) -> Self::F32 {
        self.sub(self.mul(a, b), c)
    }
    /// a + b, wrapping.
    fn add_i32(self, a: Self::I32, b: Self::I32) -> Self::I32;
    /// a − b, wrapping.
    fn sub_i32(self, a: Self::I32, b: Self::I32) -> Self::I32;
    /// Bits that are set in both.
    fn and(self, a: Self::I32, b: Self::I32) -> Self::I32;
    /// A shift to the left by fewer than 32 places.
    fn shl(self, a: Self::I32, by: u32) -> Self::I32;
    /// A shift to the right that fills with zeros.
    fn shr(self, a: Self::I32, by: u32) -> Self::I32;
    /// The same by as many places as the lane of `by` says.
    fn shr_each(self, a: Self::I32, by: Self::I32) -> Self::I32;
    /// A shift to the right that repeats the sign.
    fn sar(self, a: Self::I32, by: u32) -> Self::I32;
    /// `then` where a = b, else `other`.
    fn select_equal(self, a: Self::I32, b: Self::I32, then: Self::F32, other: Self::F32) -> Self::F32;
    /// `then` where a < b, both signed, else `other`.
    fn select_less(self, a: Self::I32, b: Self::I32, then: Self::F32, other: Self::F32) -> Self::F32;
    /// Integers as float32, rounded to nearest even.
    fn to_f32(self, a: Self::I32) -> Self::F32;
    /// The same for unsigned integers, below 2^31 where products are not [fused](Self::FUSES).
    #[inline(always)]
    fn unsigned_to_f32(self, a: Self::I32) -> Self::F32 {
        self.to_f32(a)
    }
    /// The difference of two integers, which needs 33 bits, rounded once. That of their high halves times 2¹⁶ and that of their
    /// low ones are exact, and so their sum is all that is rounded.
    #[inline(always)]
    fn difference(self, a: Self::I32, b: Self::I32) -> Self::F32 {
        let low = self.splat_i32(0xffff);
        let highs = self.to_f32(self.sub_i32(self.sar(a, 16), self.sar(b, 16)));
        let lows = self.to_f32(self.sub_i32(self.and(a, low), self.and(b, low)));
        self.add(self.mul(highs, self.splat(65536.0)), lows)
    }
    /// The same bits as float32.
    fn as_f32(self, a: Self::I32) -> Self::F32;
    /// The numbers, every NaN as the quiet one without further payload.
    fn plain_nans(self, numbers: Self::F32) -> Self::F32;
    /// Numbers whose sign place is 0, with the sign that is set in `signs`.
    fn with_sign(self, numbers: Self::F32, signs: Self::I32) -> Self::F32;
    /// The entry at the lowest four bits of each lane.
    fn look_up(self, table: Self::F32, index: Self::I32) -> Self::F32;
    /// The same in one instruction, in the first [`ENTRIES`](Self::ENTRIES): by as many of the lowest bits as tell these apart, so
    /// that a table of fewer has to repeat.
    #[inline(always)]
    fn look_up_once(self, table: Self::F32, index: Self::I32) -> Self::F32 {
        self.look_up(table, index)
    }
    /// The entry at the lowest five bits of each lane, in two tables.
    #[inline(always)]
    fn look_up_of_two(self, [low, high]: [Self::F32; 2], index: Self::I32) -> Self::F32 {
        let (bit, [below, above]) =
            (self.splat_i32(16), [self.look_up(low, index), self.look_up(high, index)]);
        self.select_equal(self.and(index, bit), bit, above, below)
    }
    /// The entry at the lowest four bits of each lane.
    fn look_up_i32(self, table: Self::I32, index: Self::I32) -> Self::I32;
    /// The same in one instruction, in the first [`ENTRIES`](Self::ENTRIES).
    #[inline(always)]
    fn look_up_once_i32(self, table: Self::I32, index: Self::I32) -> Self::I32 {
        self.look_up_i32(table, index)
    }

    /// What bytes are extended by, in registers.
    fn extension(self) -> Self::Extension;
    /// 64 bytes, extended.
    #[inline(always)]
    fn widen_bytes(self, _by: Self::Extension, signed: bool, codes: &[u8; 64]) -> [Self::I32; 4] {
        let [first, second, third, fourth]: &[[u8; 16]; 4] = zerocopy::transmute_ref!(codes);
        let parts = [first, second, third, fourth];
        four!(parts, part => if signed { self.widen_i8(part) } else { self.widen_u8(part) })
    }
    /// The differences of 64 unsigned bytes, of which some bits are flipped first, and 64 others.
    fn byte_differences(self, codes: (&[u8; 64], u8), less: &[u8; 64]) -> [Self::I32; 4];
    /// 64 bytes added to the bits of numbers, these times scales, less what they have too much, rounded once; nobody asks for it where no
    /// instruction [adds bytes](Self::ADDS_BYTES).
    #[inline(always)]
    fn scale_sums(self, _signed: bool, _codes: &[u8; 64], by: Sums<Self::F32>) -> [Self::F32; 4] {
        [by.scales; 4]
    }
    /// 16 bytes, sign-extended.
    fn widen_i8(self, codes: &[u8; 16]) -> Self::I32;
    /// 16 bytes, zero-extended.
    fn widen_u8(self, codes: &[u8; 16]) -> Self::I32;
    /// 64 bytes as indices of what [looks up](Self::look_up_once): zero-extended, or below bits that it does not look at.
    #[inline(always)]
    fn indices(self, bytes: &[[u8; 16]; 4]) -> [Self::I32; 4] {
        four!(bytes, bytes => self.widen_u8(bytes))
    }
    /// 16 words of 16 bits, sign-extended.
    fn widen_i16(self, codes: &[u8; 32]) -> Self::I32;
    /// 16 words of 16 bits, zero-extended.
    fn widen_u16(self, codes: &[u8; 32]) -> Self::I32;
    /// 64 dense codes of `BITS` < 8 bits: each in the lowest bits of its lane, anything above.
    fn unpack<const BITS: usize>(self, unit: &[u8]) -> [Self::I32; 4];

    /// 16 float16.
    fn half_to_f32(self, codes: &[u8; 32]) -> Self::F32;
    /// One float16 in all lanes.
    fn splat_half(self, half: u16) -> Self::F32;
    /// 64 codes of a small float of 5 to 8 bits as float16s, but for a power of two: dense ones, whose step is their bits, or ones in
    /// a byte each with anything above, whose step is 8.
    fn embed<const STEP: usize>(self, bits: u32, unit: &[u8], how: Embedding) -> [[u8; 32]; 4];
    /// To float16, to nearest even.
    fn to_f16(self, numbers: [Self::F32; 2]) -> [u8; 64];
    /// To bfloat16, to nearest even; NaNs must be quiet ones without a payload that could be rounded up to anything else.
    fn to_bf16(self, numbers: [Self::F32; 2]) -> [u8; 64];
    /// The same as float32.
    fn through_bf16(self, numbers: [Self::F32; 2]) -> [Self::F32; 2];
    /// Rounded to float16, to nearest even, as float32.
    fn through_f16(self, numbers: [Self::F32; 2]) -> [Self::F32; 2];

    /// 64 dense codes of `bits` bits as float32s, from a table of their highest 16 bits.
    fn bytes_to_f32(self, bits: u32, unit: &[u8], table: &ByteTable, kind: TableKind) -> [Self::F32; 4];
    /// 64 dense codes of `bits` bits as words of 16 bits.
    fn bytes_to_words(self, bits: u32, unit: &[u8], table: &ByteTable, kind: TableKind) -> [[u8; 64]; 2];
    /// 64 codes of 8 bits as words of 16 bits, by steps.
    fn steps_to_words(self, codes: &[u8; 64], steps: &Steps) -> [[u8; 64]; 2];
    /// 16 results rounded to float16, as a table.
    fn table_f16(self, finished: Self::F32) -> Self::Words;
    /// 16 results rounded to bfloat16, as a table; NaNs as in [`to_bf16`](Self::to_bf16).
    fn table_bf16(self, finished: Self::F32) -> Self::Words;
    /// 64 dense codes of `bits` ≤ 4 bits as words: each half by a table of its own of 16 results, rounded to float16.
    fn words_f16(self, bits: u32, unit: &[u8], finished: [Self::F32; 2]) -> [[u8; 64]; 2];
    /// The same rounded to bfloat16; NaNs as in [`to_bf16`](Self::to_bf16).
    fn words_bf16(self, bits: u32, unit: &[u8], finished: [Self::F32; 2]) -> [[u8; 64]; 2];
    /// 64 dense codes of `bits` ≤ 4 bits as words of 64, where [a register holds a whole line](Self::WHOLE_LINES): each looks up
    /// its own behind as many as its lane of `behind` says, which is a multiple of how many codes there are.
    #[inline(always)]
    fn words_behind(
        self,
        _bits: u32,
        _unit: &[u8],
        _behind: &[u16; 64],
        words: [[u8; LINE]; 2],
    ) -> [[u8; LINE]; 2] {
        words
    }
    /// 32 codes below 16, one a byte, as words of a table from [`table_f16`](Self::table_f16).
    fn entries_f16(self, codes: &[u8; 32], table: Self::Words) -> [u8; 64];
    /// The same from [`table_bf16`](Self::table_bf16).
    fn entries_bf16(self, codes: &[u8; 32], table: Self::Words) -> [u8; 64];
    /// Of two words of 16 bits for each of 32 codes, the second where a bit of the code is set.
    fn chosen(self, codes: &[u8; 32], bit: u32, words: [[u8; 64]; 2]) -> [u8; 64];
    /// 64 dense codes of one or two bits, each as its word among those that all codes have in its lane.
    fn chosen_by(self, bits: u32, unit: &[u8], words: [&[u8; 2 * LINE]; 4]) -> [[u8; LINE]; 2];
    /// 32 codes of up to four bits, each in a word of 16 bits from a bit on, as words of a table from
    /// [`table_f16`](Self::table_f16).
    fn in_words_f16(self, words: &[u8; 64], from: u32, table: Self::Words) -> [u8; 64];
    /// The same from [`table_bf16`](Self::table_bf16).
    fn in_words_bf16(self, words: &[u8; 64], from: u32, table: Self::Words) -> [u8; 64];
}

/// What is done to bytes, 16 at a time.
#[derive(Clone, Copy)]
pub(crate) struct Sums<V> {
    /// Numbers to whose bits they are added.
    pub(crate) from: V,
    pub(crate) scales: V,
    /// What the products have too much.
    pub(crate) excess: V,
}

/// Something to be done with the instructions of a level; `N` is whatever the implementation makes of it.
pub(crate) trait Work<const N: usize> {
    /// Does it; always inlined.
    fn work(self);
}
