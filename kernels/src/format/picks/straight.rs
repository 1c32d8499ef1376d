//! Units whose codes lie, four at a time, at one place of neighbouring bytes, or as bits side by side: what most blocks have.
//! Levels without tables of bytes take them out by shifts.

#![expect(clippy::indexing_slicing, reason = "a unit's lists have the length that its type says")]

use alloc::vec::Vec;
use core::array::from_fn;

use super::{DigitPart, Part, Units};
use crate::isa::{Pick, Straight};

/// Times this, four bits lie a byte apart: each has a place of its own in the sum.
const APART: u32 = 1 | 1 << 7 | 1 << 14 | 1 << 21;

/// The units of a repeat.
#[derive(Clone, Debug)]
pub(in crate::format) enum StraightUnits {
    /// Of one plane.
    One(Vec<[StraightPart; 1]>),
    /// Of two planes, first that of the lowest bits.
    Two(Vec<[StraightPart; 2]>),
    /// Digits of bytes.
    Digits(Vec<StraightDigits>),
}

/// 64 codes of one plane.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct StraightPart {
    /// The first byte of each window, from the repeat's first one on.
    pub(in crate::format) windows: [u32; 2],
    pub(in crate::format) places: Straight,
}

/// 64 codes, each a digit of a byte that holds a fraction.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(in crate::format) struct StraightDigits {
    /// As [`DigitPart`] has them.
    pub(in crate::format) powers: [u8; 64],
    pub(in crate::format) base: u8,
    /// The bytes.
    pub(in crate::format) part: StraightPart,
}

impl StraightUnits {
    /// None if codes lie in any other way.
    pub(super) fn of(units: &Units) -> Option<Self> {
        match units {
            Units::One(units) => all(units).map(Self::One),
            Units::Two(units) => all(units).map(Self::Two),
            Units::Digits(units) => {
                units.iter().map(StraightDigits::of).collect::<Option<_>>().map(Self::Digits)
            }
            Units::FewOne(_) | Units::FewTwo(_) => None,
        }
    }
}

fn all<const P: usize>(units: &[[Part<64, 2>; P]]) -> Option<Vec<[StraightPart; P]>> {
    let straight = |unit: &[Part<64, 2>; P]| {
        let mut parts: Vec<StraightPart> = unit.iter().map(StraightPart::of).collect::<Option<_>>()?;
        parts.sort_by_key(|part| part.places.mask);
        parts[0].places.only_shifts().then(|| from_fn(|plane| parts[plane]))
    };
    units.iter().map(straight).collect()
}

impl StraightDigits {
    fn of(DigitPart { powers, base, part }: &DigitPart) -> Option<Self> {
        let part = StraightPart::of(part).filter(|part| part.places.only_shifts())?;
        Some(Self { powers: *powers, base: *base, part })
    }
}

impl StraightPart {
    fn of(Part { windows, pick }: &Part<64, 2>) -> Option<Self> {
        let (lanes, mask) = ([[0; 8]; 2], pick.mask);
        let mut places = Straight { lanes, right: lanes, factors: lanes, keep: u32::MAX, mask };
        for four in 0..16 {
            let (half, lane) = (four / 8, four % 8);
            let Four { byte, right, factor, keep } = Four::of(pick, 4 * four)?;
            if four > 0 && keep != places.keep {
                return None;
            }
            // Bytes are counted over both windows.
            places.lanes[half][lane] = (byte - 32 * half as u32) / 4;
            (places.right[half][lane], places.factors[half][lane]) = (right, factor);
            places.keep = keep;
        }
        Some(Self { windows: *windows, places })
    }
}

impl Straight {
    /// Whether nothing is to be multiplied.
    fn only_shifts(&self) -> bool {
        self.factors.as_flattened().iter().all(|factor| *factor == 1)
    }
}

/// Where four codes lie.
struct Four {
    /// The first of the four bytes.
    byte: u32,
    right: u32,
    factor: u32,
    keep: u32,
}

impl Four {
    /// Those from one on, if they lie in one of the two ways.
    fn of(pick: &Pick<64>, code: usize) -> Option<Self> {
        let ((first, _, bit), moved) = (pick.place(code), pick.mask[0].trailing_zeros());
        let each = |place: &dyn Fn(usize) -> (u8, usize)| {
            (0..4).all(|n| {
                let (byte, second, bit) = pick.place(code + n);
                second.is_none() && (byte, bit) == place(n)
            })
        };
        let (byte, bit) = (u32::from(first), bit as u32);
        if each(&|n| (first + n as u8, bit as usize)) && byte.is_multiple_of(4) {
            let (right, left) = (bit.saturating_sub(moved), moved.saturating_sub(bit));
            return Some(Self { byte, right, factor: 1 << left, keep: u32::MAX });
        }
        let are_bits = pick.mask[0].is_power_of_two() && each(&|n| (first, bit as usize + n));
        are_bits.then_some(Self {
            byte: byte / 4 * 4,
            right: byte % 4 * 8 + bit,
            factor: APART << moved,
            keep: 0b1111,
        })
    }
}
