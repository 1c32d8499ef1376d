//! Codes that lie side by side in some way, taken out of bytes: what tables of bytes do for any codes, shifts do for these.

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::Avx2;
use crate::isa::Isa;
use crate::isa::avx512::{Avx512, Avx512Vbmi};
use crate::isa::picks::{Eight, Fours, Nibbles, Picking, PicksSixteens, Sixteen, Spread, Straight};

/// A level that has the instructions of `avx2`, and no tables of bytes.
pub(crate) trait HasAvx2: Isa {
    /// The token of that level.
    fn avx2(self) -> Avx2;
}

impl HasAvx2 for Avx2 {
    #[inline(always)]
    fn avx2(self) -> Avx2 {
        self
    }
}

impl HasAvx2 for Avx512 {
    #[inline(always)]
    fn avx2(self) -> Avx2 {
        // Its features include those of the other level.
        Avx2(())
    }
}

impl From<Avx512Vbmi> for Avx2 {
    #[inline(always)]
    fn from(_: Avx512Vbmi) -> Self {
        // Its features include those of this level.
        Self(())
    }
}

impl PicksSixteens for Avx2 {
    const OF_TWO: bool = true;

    instructions! {
        fn pick_sixteen(bytes: &[u8; 16], place: &Sixteen) -> [__m256i; 2] {
            widened(_mm256_and_si256(brought_down_by(bytes, place.right), in_each(place.mask)))
        }
        fn pick_sixteen_of_two(bytes: [&[u8; 16]; 2], places: [&Sixteen; 2]) -> [__m256i; 2] {
            let ([low, high], [of_low, of_high]) = (bytes, places);
            let low = _mm256_and_si256(brought_down_by(low, of_low.right), in_each(of_low.mask));
            let high = brought_down_by(high, of_high.right);
            let high = _mm256_sllv_epi32(high, _mm256_set1_epi32(of_high.left as i32));
            widened(_mm256_or_si256(low, _mm256_and_si256(high, in_each(of_high.mask))))
        }
        fn pick_spread(window: &[u8; 16], spread: &Spread) -> [__m256i; 2] {
            let ([low, high], mask) = (spread_down(window, spread), _mm256_set1_epi32(spread.mask as i32));
            [_mm256_and_si256(low, mask), _mm256_and_si256(high, mask)]
        }
        fn pick_spread_bytes(window: &[u8; 16], spread: &Spread) -> [u8; 16] {
            let ([low, high], mask) = (spread_down(window, spread), _mm256_set1_epi32(spread.mask as i32));
            let words = _mm256_packus_epi32(_mm256_and_si256(low, mask), _mm256_and_si256(high, mask));
            // The halves of a register are packed apart: four of the lower eight and four of the upper ones in each.
            let order = _mm256_setr_epi32(0, 4, 1, 5, 0, 4, 1, 5);
            let bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(words, words), order);
            transmute!(_mm256_castsi256_si128(bytes))
        }
    }
}

impl<I: HasAvx2> Picking for I {
    type FourEights = FourEights;

    #[inline(always)]
    fn less(self, codes: [u8; 64], offset: u8) -> [u8; 64] {
        self.avx2().take(codes, offset)
    }

    #[inline(always)]
    fn pick_eight(self, window: &[u8; 16], pick: &Eight, codes: u64) -> u64 {
        self.avx2().pick_pairs(window, pick, codes)
    }

    #[inline(always)]
    fn four_eights(self, eights: [&Eight; 4]) -> FourEights {
        FourEights {
            bytes: eights.map(|eight| eight.bytes),
            factors: eights.map(|eight| eight.factors),
            down: eights[0].down,
            mask: eights[0].pick.mask,
        }
    }

    #[inline(always)]
    fn pick_eights(self, windows: [&[u8; 16]; 4], pick: &FourEights, codes: [u8; 32]) -> [u8; 32] {
        self.avx2().pick_four_eights(windows, pick, codes)
    }
}

/// Four times what an [`Eight`] has.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct FourEights {
    bytes: [[u8; 16]; 4],
    factors: [[u16; 8]; 4],
    down: i32,
    mask: [u8; 4],
}

impl Avx2 {
    instructions! {
        /// 64 codes, 32 out of each window; what is there of them has these bits flipped.
        pub(crate) fn pick_straight(windows: [&[u8; 32]; 2], places: &Straight, codes: [u8; 64]) -> [u8; 64] {
            let ([low, high], keep) =
                (brought_down(windows, places.lanes, places.right), _mm256_set1_epi32(places.keep as i32));
            let [low_factors, high_factors] = places.factors;
            let low = _mm256_mullo_epi32(_mm256_and_si256(low, keep), transmute!(low_factors));
            let high = _mm256_mullo_epi32(_mm256_and_si256(high, keep), transmute!(high_factors));
            added([low, high], places.mask, codes)
        }
        /// The same where nothing is to be multiplied.
        pub(crate) fn pick_shifted(windows: [&[u8; 32]; 2], places: &Straight, codes: [u8; 64]) -> [u8; 64] {
            added(brought_down(windows, places.lanes, places.right), places.mask, codes)
        }
        /// The same for codes of which four lie in the same way each time.
        pub(crate) fn pick_nibbles(windows: [&[u8; 32]; 2], places: &Nibbles, codes: [u8; 64]) -> [u8; 64] {
            let [low, high] = brought_down(windows, places.lanes, places.right);
            let order = _mm256_broadcastsi128_si256(transmute!(places.order));
            let (low, high) = (_mm256_shuffle_epi8(low, order), _mm256_shuffle_epi8(high, order));
            let codes = added([low, high], places.low, codes);
            let at = _mm_cvtsi32_si128(places.at as i32);
            added([_mm256_srl_epi16(low, at), _mm256_srl_epi16(high, at)], places.high, codes)
        }
        /// A digit of each of 64 bytes that hold fractions: the byte times the base to the power of the digit's number is a
        /// fraction whose first digit it is.
        pub(crate) fn digits(bytes: [u8; 64], powers: &[u8; 64], base: u8) -> [u8; 64] {
            let ([low, high], [low_powers, high_powers]) = (transmute!(bytes), transmute!(*powers));
            transmute!([first_digits(low, low_powers, base), first_digits(high, high_powers, base)])
        }
        /// 16 codes as numbers, eight after eight, each four out of a window; they lie alike.
        pub(crate) fn pick_fours(windows: [[&[u8; 16]; 2]; 2], fours: &Fours) -> [__m256i; 2] {
            let [first, second] = windows;
            [eight_of_fours(first, fours), eight_of_fours(second, fours)]
        }
        /// An offset less.
        fn take(codes: [u8; 64], offset: u8) -> [u8; 64] {
            let ([low, high], offset): ([__m256i; 2], __m256i) =
                (transmute!(codes), _mm256_set1_epi8(offset as i8));
            transmute!([_mm256_sub_epi8(low, offset), _mm256_sub_epi8(high, offset)])
        }
        /// Eight codes, each in a lane of 16 bits first: a product moves it up to where one shift brings all down.
        fn pick_pairs(window: &[u8; 16], pick: &Eight, codes: u64) -> u64 {
            let pairs = _mm_shuffle_epi8(transmute!(*window), transmute!(pick.bytes));
            let high = _mm_mullo_epi16(pairs, transmute!(pick.factors));
            let words = _mm_srl_epi16(high, _mm_cvtsi32_si128(pick.down));
            let bytes = _mm_packus_epi16(words, words);
            codes ^ _mm_cvtsi128_si64(bytes) as u64 & u64::from_le_bytes(transmute!([pick.pick.mask; 2]))
        }
        fn pick_four_eights(windows: [&[u8; 16]; 4], pick: &FourEights, codes: [u8; 32]) -> [u8; 32] {
            let ([a, b, c, d], down) = (windows, _mm_cvtsi32_si128(pick.down));
            // In the order in which eights of two registers are packed.
            let even = brought_up([a, c], [pick.bytes[0], pick.bytes[2]], [pick.factors[0], pick.factors[2]]);
            let odd = brought_up([b, d], [pick.bytes[1], pick.bytes[3]], [pick.factors[1], pick.factors[3]]);
            let packed = _mm256_packus_epi16(_mm256_srl_epi16(even, down), _mm256_srl_epi16(odd, down));
            // codes ^ (packed & mask)
            let mask = _mm256_set1_epi32(i32::from_le_bytes(pick.mask));
            transmute!(_mm256_xor_si256(transmute!(codes), _mm256_and_si256(packed, mask)))
        }
    }
}

/// 16 bytes, twice, as numbers of 32 bits that are brought down.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn brought_down_by(bytes: &[u8; 16], right: u32) -> __m256i {
    let bytes = _mm256_broadcastsi128_si256(transmute!(*bytes));
    _mm256_srlv_epi32(bytes, _mm256_set1_epi32(right as i32))
}

/// Eight codes, four out of each window.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn eight_of_fours([low, high]: [&[u8; 16]; 2], fours: &Fours) -> __m256i {
    let windows = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(transmute!(*low)), transmute!(*high));
    let numbers = _mm256_shuffle_epi8(windows, transmute!(fours.order));
    _mm256_and_si256(
        _mm256_srlv_epi32(numbers, transmute!(fours.right)),
        _mm256_set1_epi32(fours.mask as i32),
    )
}

/// 16 codes, eight in each register, as the lowest bits of numbers of 32 bits.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn spread_down(window: &[u8; 16], spread: &Spread) -> [__m256i; 2] {
    let window = _mm256_broadcastsi128_si256(transmute!(*window));
    let ([low, high], [right, right_high]) = (spread.order, spread.right);
    let low = _mm256_srlv_epi32(_mm256_shuffle_epi8(window, transmute!(low)), transmute!(right));
    [low, _mm256_srlv_epi32(_mm256_shuffle_epi8(window, transmute!(high)), transmute!(right_high))]
}

/// A mask of four bytes in each number of 32 bits.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn in_each(mask: [u8; 4]) -> __m256i {
    _mm256_set1_epi32(i32::from_le_bytes(mask))
}

/// Each of 16 bytes, which lie there twice, as a number of 32 bits.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn widened(bytes: __m256i) -> [__m256i; 2] {
    const fn order(first: u8) -> [u8; 32] {
        // Elsewhere, a highest bit makes a zero.
        let (mut order, mut code) = ([0x80; 32], 0);
        while code < 8 {
            order[4 * code] = first + code as u8;
            code += 1;
        }
        order
    }
    let (low, high) = const { (order(0), order(8)) };
    [_mm256_shuffle_epi8(bytes, transmute!(low)), _mm256_shuffle_epi8(bytes, transmute!(high))]
}

/// Eight codes of each window as the highest bits of lanes of 16.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn brought_up([low, high]: [&[u8; 16]; 2], bytes: [[u8; 16]; 2], factors: [[u16; 8]; 2]) -> __m256i {
    let windows = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(transmute!(*low)), transmute!(*high));
    _mm256_mullo_epi16(_mm256_shuffle_epi8(windows, transmute!(bytes)), transmute!(factors))
}

/// Four bytes of two windows in each lane, as numbers that are brought down.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn brought_down([low, high]: [&[u8; 32]; 2], lanes: [[u32; 8]; 2], right: [[u32; 8]; 2]) -> [__m256i; 2] {
    let ([low_lanes, high_lanes], [low_right, high_right]) = (lanes, right);
    let low = _mm256_permutevar8x32_epi32(transmute!(*low), transmute!(low_lanes));
    let high = _mm256_permutevar8x32_epi32(transmute!(*high), transmute!(high_lanes));
    [_mm256_srlv_epi32(low, transmute!(low_right)), _mm256_srlv_epi32(high, transmute!(high_right))]
}

/// What is there of codes with the bits of a mask flipped.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn added([low, high]: [__m256i; 2], mask: [u8; 4], codes: [u8; 64]) -> [u8; 64] {
    let ([first, second], mask): ([__m256i; 2], _) =
        (transmute!(codes), _mm256_set1_epi32(i32::from_le_bytes(mask)));
    let (low, high) = (_mm256_and_si256(low, mask), _mm256_and_si256(high, mask));
    transmute!([_mm256_xor_si256(first, low), _mm256_xor_si256(second, high)])
}

/// The first digits of bytes times powers: bytes in even places, and those in odd ones.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn first_digits(bytes: __m256i, powers: __m256i, base: u8) -> __m256i {
    let (low, base) = (_mm256_set1_epi16(0xff), _mm256_set1_epi16(base.into()));
    let even = _mm256_mullo_epi16(_mm256_and_si256(bytes, low), _mm256_and_si256(powers, low));
    let odd = _mm256_mullo_epi16(_mm256_srli_epi16::<8>(bytes), _mm256_srli_epi16::<8>(powers));
    let even = _mm256_mullo_epi16(_mm256_and_si256(even, low), base);
    let odd = _mm256_mullo_epi16(_mm256_and_si256(odd, low), base);
    // The digits are the upper bytes.
    _mm256_or_si256(_mm256_srli_epi16::<8>(even), _mm256_andnot_si256(low, odd))
}
