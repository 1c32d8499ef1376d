//! Units whose codes lie, 16 at a time, at one place of neighbouring bytes: halves of bytes, as most blocks have them. AVX2 takes
//! such codes out vector by vector, in half the steps that it takes to bring a unit's together and to widen them after that.

use alloc::vec::Vec;

use super::{Part, Units};
use crate::isa::Sixteen;

/// How many codes lie together.
const CODES: usize = 16;

/// The units of a repeat.
#[derive(Clone, Debug)]
pub(in crate::format) enum SixteensUnits {
    /// Of one plane.
    One(Vec<[SixteensPart; 1]>),
    /// Of two planes.
    Two(Vec<[SixteensPart; 2]>),
}

/// 64 codes of one plane.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct SixteensPart {
    /// The first byte of every 16 codes, from the repeat's first one on.
    pub(in crate::format) first: [u32; 4],
    pub(in crate::format) places: [Sixteen; 4],
}

impl SixteensUnits {
    /// None if codes lie in any other way.
    pub(super) fn of(units: &Units) -> Option<Self> {
        match units {
            Units::One(units) => all(units).map(Self::One),
            Units::Two(units) => all(units).map(Self::Two),
            Units::Digits(_) | Units::FewOne(_) | Units::FewTwo(_) => None,
        }
    }
}

fn all<const P: usize>(units: &[[Part<64, 2>; P]]) -> Option<Vec<[SixteensPart; P]>> {
    let part = |unit: &[Part<64, 2>; P]| {
        let mut parts: Vec<SixteensPart> = unit.iter().map(SixteensPart::of).collect::<Option<_>>()?;
        // The lowest bits first, which nothing brings up.
        parts.sort_by_key(|part| part.places[0].mask);
        let is_first = parts.first()?.places.iter().all(|place| place.left == 0);
        if is_first { parts.try_into().ok() } else { None }
    };
    units.iter().map(part).collect()
}

impl SixteensPart {
    fn of(Part { windows, pick }: &Part<64, 2>) -> Option<Self> {
        let mut part = Self { first: [0; 4], places: [Sixteen::default(); 4] };
        let moved = pick.mask[0].trailing_zeros();
        for (run, (start, place)) in part.first.iter_mut().zip(&mut part.places).enumerate() {
            let (first, _, bit) = pick.place(CODES * run);
            let mut rest = (0_u8..).zip(CODES * run..CODES * (run + 1));
            let together = rest.all(|(n, code)| pick.place(code) == (first + n, None, bit));
            // Bytes are counted over both windows.
            let [low, high] = *windows;
            let (window, byte) = if first < 32 { (low, first) } else { (high, first - 32) };
            if !together || byte + 16 > 32 {
                return None;
            }
            *start = window + u32::from(byte);
            let (right, left) = ((bit as u32).saturating_sub(moved), moved.saturating_sub(bit as u32));
            *place = Sixteen { right, left, mask: pick.mask };
        }
        Some(part)
    }
}
