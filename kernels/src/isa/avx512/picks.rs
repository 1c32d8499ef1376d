//! The codes of a vector, taken out of their bytes into one register.

use core::arch::x86_64::*;

use zerocopy::transmute;

use super::Avx512;
use crate::isa::picks::{PicksSixteens, Sixteen, Spread};

impl PicksSixteens for Avx512 {
    const OF_TWO: bool = false;

    instructions! { "avx512f,avx512bw,avx512vl,avx512dq"
        fn pick_sixteen(bytes: &[u8; 16], place: &Sixteen) -> __m512i {
            _mm512_cvtepu8_epi32(_mm_and_si128(brought_down(bytes, place), in_each(place.mask)))
        }
        fn pick_sixteen_of_two(bytes: [&[u8; 16]; 2], places: [&Sixteen; 2]) -> __m512i {
            let ([low, high], [of_low, of_high]) = (bytes, places);
            let high = _mm_sllv_epi32(brought_down(high, of_high), _mm_set1_epi32(of_high.left as i32));
            let high = _mm_and_si128(high, in_each(of_high.mask));
            // low & mask | high
            let low = brought_down(low, of_low);
            _mm512_cvtepu8_epi32(_mm_ternarylogic_epi32::<0xea>(low, in_each(of_low.mask), high))
        }
        fn pick_spread(window: &[u8; 16], spread: &Spread) -> __m512i {
            _mm512_and_si512(spread_down(window, spread), _mm512_set1_epi32(spread.mask as i32))
        }
        fn pick_spread_bytes(window: &[u8; 16], spread: &Spread) -> [u8; 16] {
            let bytes = _mm512_cvtepi32_epi8(spread_down(window, spread));
            transmute!(_mm_and_si128(bytes, _mm_set1_epi8(spread.mask as i8)))
        }
    }
}

/// The lowest bits of numbers of 32 bits are codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq")]
fn spread_down(window: &[u8; 16], spread: &Spread) -> __m512i {
    let window = _mm512_broadcast_i32x4(transmute!(*window));
    _mm512_srlv_epi32(_mm512_shuffle_epi8(window, transmute!(spread.order)), transmute!(spread.right))
}

/// 16 bytes as numbers of 32 bits that are brought down.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq")]
fn brought_down(bytes: &[u8; 16], place: &Sixteen) -> __m128i {
    _mm_srlv_epi32(transmute!(*bytes), _mm_set1_epi32(place.right as i32))
}

/// Four bytes, again and again.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq")]
fn in_each(bytes: [u8; 4]) -> __m128i {
    _mm_set1_epi32(i32::from_le_bytes(bytes))
}
