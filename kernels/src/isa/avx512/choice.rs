//! Results that codes of one or two bits choose among, 64 at a time.

#![expect(clippy::indexing_slicing, reason = "widths of one and two bits, and halves")]

use core::arch::x86_64::*;

use zerocopy::transmute;

use crate::isa::tables::sixteen_bytes;

/// Where the bits of 64 codes lie.
struct Bits {
    /// The byte of each code.
    bytes: [u8; 64],
    /// The lower and the upper bit in it, if there is such.
    lower: [u8; 64],
    upper: [u8; 64],
}

/// For each width.
static BITS: [Bits; 3] = {
    let mut all = [const { Bits { bytes: [0; 64], lower: [0; 64], upper: [0; 64] } }; 3];
    let mut bits = 1;
    while bits <= 2 {
        let mut lane = 0;
        while lane < 64 {
            let bit = lane * bits;
            all[bits].bytes[lane] = (bit / 8) as u8;
            all[bits].lower[lane] = 1 << (bit % 8);
            all[bits].upper[lane] = (bits as u8 / 2) << ((bit + 1) % 8);
            lane += 1;
        }
        bits += 1;
    }
    all
};

/// [`Isa::chosen_by`](crate::isa::Isa::chosen_by).
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c")]
pub(super) fn chosen_by(bits: u32, unit: &[u8], words: [&[u8; 128]; 4]) -> [[u8; 64]; 2] {
    let Bits { bytes, lower, upper } = &BITS[bits as usize];
    let unit = _mm512_broadcast_i32x4(transmute!(sixteen_bytes(unit)));
    let codes = _mm512_shuffle_epi8(unit, transmute!(*bytes));
    let lower = _mm512_test_epi8_mask(codes, transmute!(*lower));
    let upper = _mm512_test_epi8_mask(codes, transmute!(*upper));
    let words: [[__m512i; 2]; 4] = words.map(|words| transmute!(*words));
    let chosen = |half: usize| {
        let (lower, upper) = ((lower >> (32 * half)) as u32, (upper >> (32 * half)) as u32);
        let [first, second, third, fourth] = words.map(|halves| halves[half]);
        let clear = _mm512_mask_mov_epi16(first, lower, second);
        let set = _mm512_mask_mov_epi16(third, lower, fourth);
        transmute!(_mm512_mask_mov_epi16(clear, upper, set))
    };
    [chosen(0), chosen(1)]
}
