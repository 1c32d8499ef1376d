//! Results that codes of one or two bits choose among, 16 at a time.

#![expect(clippy::indexing_slicing, reason = "widths of one and two bits, and quarters")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::tables::sixteen_bytes;

/// Where the bits of 64 codes lie.
struct Bits {
    /// For each quarter of them, the byte of each code, in words.
    bytes: [[u16; 16]; 4],
    /// The lower and the upper bit in it, if there is such: the same for all quarters.
    lower: [u16; 16],
    upper: [u16; 16],
}

/// For each width.
static BITS: [Bits; 3] = {
    let mut all = [const { Bits { bytes: [[0; 16]; 4], lower: [0; 16], upper: [0; 16] } }; 3];
    let mut bits = 1;
    while bits <= 2 {
        let mut lane = 0;
        while lane < 64 {
            let bit = lane * bits;
            // The upper half of a word stays empty.
            all[bits].bytes[lane / 16][lane % 16] = 0x8000 | (bit / 8) as u16;
            all[bits].lower[lane % 16] = 1 << (bit % 8);
            all[bits].upper[lane % 16] = (bits as u16 / 2) << (bit % 8 + 1);
            lane += 1;
        }
        bits += 1;
    }
    all
};

/// [`Isa::chosen_by`](crate::isa::Isa::chosen_by).
#[inline]
#[target_feature(enable = "avx2,f16c")]
pub(super) fn chosen_by(bits: u32, unit: &[u8], words: [&[u8; 128]; 4]) -> [[u8; 64]; 2] {
    let Bits { bytes, lower, upper } = &BITS[bits as usize];
    let unit = _mm256_broadcastsi128_si256(transmute!(sixteen_bytes(unit)));
    let words: [[__m256i; 4]; 4] = words.map(|words| transmute!(*words));
    let chosen = |quarter: usize| {
        let codes = _mm256_shuffle_epi8(unit, transmute!(bytes[quarter]));
        let is_set = |bit: &[u16; 16]| {
            _mm256_cmpgt_epi16(_mm256_and_si256(codes, transmute!(*bit)), _mm256_setzero_si256())
        };
        let (lower, upper) = (is_set(lower), is_set(upper));
        let [first, second, third, fourth] = words.map(|quarters| quarters[quarter]);
        let clear = _mm256_blendv_epi8(first, second, lower);
        let set = _mm256_blendv_epi8(third, fourth, lower);
        _mm256_blendv_epi8(clear, set, upper)
    };
    transmute!([chosen(0), chosen(1), chosen(2), chosen(3)])
}
