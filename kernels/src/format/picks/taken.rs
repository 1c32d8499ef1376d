//! What levels take out of bytes by the lists of a plan: the codes of a unit.

#![expect(clippy::indexing_slicing, reason = "units have a first byte and a place for each vector")]

use super::{DigitPart, FewPart, NibblesPart, Part, SixteensPart, SpreadPart, StraightDigits, StraightPart};
use crate::isa::Isa;
use crate::isa::avx2::HasAvx2;
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::picks::{Picking, PicksSixteens};

/// `N` codes, for a level that takes them out of where they lie.
pub(in crate::format) trait Taken<I, const N: usize>: Copy {
    /// Whether bits of codes are flipped where that is asked for.
    const FLIPS: bool = true;

    /// The codes of a repeat, which the bytes begin with, with some bits flipped; none if their windows do not lie in the bytes.
    /// Always inlined.
    fn codes(&self, isa: I, repeat: &[u8], flip: u8) -> Option<[u8; N]>;
}

impl<const P: usize> Taken<Avx512Vbmi, 64> for [Part<64, 2>; P] {
    #[inline(always)]
    fn codes(&self, isa: Avx512Vbmi, repeat: &[u8], flip: u8) -> Option<[u8; 64]> {
        // Planes have bits of their own: those that are flipped already become the code's bits, flipped.
        let mut codes = [flip; 64];
        for Part { windows, pick } in self {
            codes = isa.pick(both(repeat, *windows)?, pick, codes);
        }
        Some(codes)
    }
}

impl Taken<Avx512Vbmi, 64> for DigitPart {
    const FLIPS: bool = false;

    #[inline(always)]
    fn codes(&self, isa: Avx512Vbmi, repeat: &[u8], _: u8) -> Option<[u8; 64]> {
        Some(isa.digits([self.part].codes(isa, repeat, 0)?, &self.powers, self.base))
    }
}

impl<I: HasAvx2, const P: usize> Taken<I, 64> for [StraightPart; P] {
    #[inline(always)]
    fn codes(&self, isa: I, repeat: &[u8], flip: u8) -> Option<[u8; 64]> {
        let mut codes = [flip; 64];
        for (plane, StraightPart { windows, places }) in self.iter().enumerate() {
            let windows = both(repeat, *windows)?;
            codes = match plane {
                0 => isa.avx2().pick_shifted(windows, places, codes),
                _ => isa.avx2().pick_straight(windows, places, codes),
            };
        }
        Some(codes)
    }
}

impl<I: HasAvx2> Taken<I, 64> for StraightDigits {
    const FLIPS: bool = false;

    #[inline(always)]
    fn codes(&self, isa: I, repeat: &[u8], _: u8) -> Option<[u8; 64]> {
        Some(isa.avx2().digits([self.part].codes(isa, repeat, 0)?, &self.powers, self.base))
    }
}

impl<I: HasAvx2> Taken<I, 64> for NibblesPart {
    #[inline(always)]
    fn codes(&self, isa: I, repeat: &[u8], flip: u8) -> Option<[u8; 64]> {
        Some(isa.avx2().pick_nibbles(both(repeat, self.windows)?, &self.places, [flip; 64]))
    }
}

/// Only brought together, where nothing is flipped.
impl<I: PicksSixteens> Taken<I, 64> for SpreadPart {
    const FLIPS: bool = false;

    #[inline(always)]
    fn codes(&self, isa: I, repeat: &[u8], _: u8) -> Option<[u8; 64]> {
        let ([a, b, c, d], [of_a, of_b, of_c, of_d]) = (self.windows, &self.places);
        // Written out: a closure that is not inlined takes instructions with it, as calls.
        Some(zerocopy::transmute!([
            isa.pick_spread_bytes(window(repeat, a)?, of_a),
            isa.pick_spread_bytes(window(repeat, b)?, of_b),
            isa.pick_spread_bytes(window(repeat, c)?, of_c),
            isa.pick_spread_bytes(window(repeat, d)?, of_d),
        ]))
    }
}

impl<I: Picking, const P: usize> Taken<I, 8> for [FewPart; P] {
    #[inline(always)]
    fn codes(&self, isa: I, repeat: &[u8], flip: u8) -> Option<[u8; 8]> {
        let mut codes = u64::from_le_bytes([flip; 8]);
        for FewPart { window: first, eight } in self {
            codes = isa.pick_eight(window(repeat, *first)?, eight, codes);
        }
        Some(codes.to_le_bytes())
    }
}

/// 64 codes, of which a level takes those of a vector out of 16 bytes.
pub(in crate::format) trait TakenBySixteen<I: Isa> {
    /// The codes of a vector of a repeat, which the bytes begin with, as numbers; none if their bytes are not there. Always inlined.
    fn sixteen(&self, isa: I, repeat: &[u8], part: usize) -> Option<I::I32>;
}

impl<I: PicksSixteens> TakenBySixteen<I> for [SixteensPart; 1] {
    #[inline(always)]
    fn sixteen(&self, isa: I, repeat: &[u8], part: usize) -> Option<I::I32> {
        let [plane] = self;
        Some(isa.pick_sixteen(window(repeat, plane.first[part])?, &plane.places[part]))
    }
}

impl<I: PicksSixteens> TakenBySixteen<I> for [SixteensPart; 2] {
    #[inline(always)]
    fn sixteen(&self, isa: I, repeat: &[u8], part: usize) -> Option<I::I32> {
        let [low, high] = self;
        let bytes = [window(repeat, low.first[part])?, window(repeat, high.first[part])?];
        Some(isa.pick_sixteen_of_two(bytes, [&low.places[part], &high.places[part]]))
    }
}

impl<I: PicksSixteens> TakenBySixteen<I> for SpreadPart {
    #[inline(always)]
    fn sixteen(&self, isa: I, repeat: &[u8], part: usize) -> Option<I::I32> {
        Some(isa.pick_spread(window(repeat, self.windows[part])?, &self.places[part]))
    }
}

/// The windows that begin at two bytes.
#[inline(always)]
fn both(repeat: &[u8], [low, high]: [u32; 2]) -> Option<[&[u8; 32]; 2]> {
    Some([window(repeat, low)?, window(repeat, high)?])
}

#[inline(always)]
pub(in crate::format) fn window<const N: usize>(repeat: &[u8], at: u32) -> Option<&[u8; N]> {
    // One comparison: a number of 32 bits and so few are no less than the number.
    let at = at as usize;
    repeat.get(at..at + N)?.first_chunk()
}
