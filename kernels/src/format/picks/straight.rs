//! Units whose codes lie, four at a time, at one place of neighbouring bytes, or as bits side by side: what most blocks have.
//! Levels without tables of bytes take them out by shifts.

#![expect(clippy::indexing_slicing, reason = "a unit's lists have the length that its type says")]

use alloc::vec::Vec;
use core::array::from_fn;

use super::{DigitPart, Part, Picks, Units};
use crate::isa::{Nibbles, Pick, Straight};

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
    /// Of one plane, four in the same way each time.
    Nibbles(Vec<NibblesPart>),
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

/// 64 codes of one plane, four in the same way each time.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct NibblesPart {
    /// The first byte of each window, from the repeat's first one on.
    pub(in crate::format) windows: [u32; 2],
    pub(in crate::format) places: Nibbles,
}

impl Picks {
    /// The units that last loops take out by shifts. Not nibbles: they are taken 16 by 16, or brought together.
    pub(in crate::format) fn straight_in_loops(&self) -> Option<&StraightUnits> {
        self.straight.as_ref().filter(|units| !matches!(units, StraightUnits::Nibbles(_)))
    }
}

impl StraightUnits {
    /// None if codes lie in any other way.
    pub(super) fn of(units: &Units) -> Option<Self> {
        match units {
            Units::One(units) => all(units).map(Self::One).or_else(|| {
                units.as_flattened().iter().map(NibblesPart::of).collect::<Option<_>>().map(Self::Nibbles)
            }),
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
        // There are two at most, which is no work for a sorting function.
        if !parts.is_sorted_by_key(|part| part.places.mask) {
            parts.reverse();
        }
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

impl NibblesPart {
    fn of(Part { windows, pick }: &Part<64, 2>) -> Option<Self> {
        let mut right = [[0; 8]; 2];
        let mut lanes = right;
        let mut all: Option<[usize; 4]> = None;
        for four in 0..16 {
            let (half, lane) = (four / 8, four % 8);
            let (number, down, bits) = lie(pick, 4 * four)?;
            if *all.get_or_insert(bits) != bits {
                return None;
            }
            // Bytes are counted over both windows.
            lanes[half][lane] = number - 8 * half as u32;
            right[half][lane] = down;
        }
        let bits = all?;
        let at = bits.iter().map(|bit| bit % 8).max()?;
        let is_low = bits.map(|bit| bit % 8 == 0);
        if pick.mask[0] & 1 == 0 || !bits.iter().all(|bit| [0, at].contains(&(bit % 8))) {
            return None;
        }
        let mask = |wanted: bool| is_low.map(|low| if low == wanted { pick.mask[0] } else { 0 });
        let order = [0, 4, 8, 12].map(|lane| bits.map(|bit| (lane + bit / 8) as u8));
        let (low, high) = (mask(true), mask(false));
        let places = Nibbles { lanes, right, order, low, high, at: at as u32 };
        Some(Self { windows: *windows, places })
    }
}

/// Which four bytes four codes from one on lie in, how far these are brought down by whole bytes, and the bits where codes
/// begin after that; none if they lie in no such, or one in two bytes.
fn lie(pick: &Pick<64>, code: usize) -> Option<(u32, u32, [usize; 4])> {
    let places: [(u8, Option<u8>, usize); 4] = from_fn(|n| pick.place(code + n));
    let lowest = places.iter().map(|(byte, ..)| *byte).min()?;
    let is_near = |(byte, second, _): &(u8, Option<u8>, usize)| byte / 4 == lowest / 4 && second.is_none();
    let bits = places.map(|(byte, _, bit)| usize::from(byte - lowest) * 8 + bit);
    places.iter().all(is_near).then_some((u32::from(lowest / 4), u32::from(lowest % 4) * 8, bits))
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use super::*;
    use crate::format::Piece;
    use crate::format::gather::picked;
    use crate::format::picks::samples;
    use crate::isa::{Level, Token};

    const STRAIGHT: &str = "straight";
    const NIBBLES: &str = "nibbles";
    const OTHER: &str = "other";

    /// How the codes of planes lie in blocks of so many codes and bytes; each plane has bits, their place in a code, and pieces.
    fn check(expected: &str, elements: usize, bytes: usize, planes: &[(u32, u32, &'static [Piece])]) {
        let planes = samples::planes(elements, bytes, planes);
        let picks = Picks::new(&planes).expect("any level could pick these");
        let found = match picks.straight {
            Some(StraightUnits::One(_) | StraightUnits::Two(_) | StraightUnits::Digits(_)) => STRAIGHT,
            Some(StraightUnits::Nibbles(_)) => NIBBLES,
            None => OTHER,
        };
        assert_eq!(found, expected, "{planes:?}");
        let data = samples::blocks(4096 / elements * bytes);
        for level in [Level::Avx2, Level::Avx512] {
            let Some(token) = Token::new(level) else {
                crate::tests::skipped(&std::format!("level {level} is missing here"));
                continue;
            };
            let mut codes = [0; 4096];
            let done = picked(token, &picks, &data, 0, &mut codes);
            assert_eq!(done > 0, expected != OTHER, "{planes:?}: {done} codes");
            for (column, found) in codes[..done].iter().enumerate() {
                assert_eq!(*found, samples::code(&planes, &data, column), "{planes:?}, column {column}");
            }
        }
    }

    /// Codes of four bits behind two bytes, the lower halves of all bytes first.
    const HALVES: &[Piece] = &[Piece(16, &[(16, 8), (2, 4)])];

    #[test]
    fn codes_of_one_plane_come_out_as_they_lie() {
        check(STRAIGHT, 32, 18, &[(4, 0, HALVES)]);
        // Bytes.
        check(STRAIGHT, 32, 34, &[(8, 0, &[Piece(16, &[])])]);
        // Side by side, and in the order in which words of 32 bits are filled from both ends.
        check(NIBBLES, 32, 18, &[(4, 0, &[Piece(16, &[])])]);
        check(NIBBLES, 8, 4, &[(4, 0, &[Piece(0, &[(2, 8), (4, 4)])])]);
        // Two bits side by side have four places in a byte; three lie in two bytes.
        check(OTHER, 32, 18, &[(2, 0, &[Piece(16, &[])])]);
        check(OTHER, 64, 24, &[(3, 0, &[Piece(0, &[])])]);
        // Runs of four bytes that begin five bytes behind their window's first one.
        check(OTHER, 64, 40, &[(4, 0, &[Piece(0, &[(4, 8), (2, 40), (2, 4), (4, 80)])])]);
    }

    #[test]
    fn two_planes_make_a_code() {
        // A fifth bit from bits side by side, or from the same place of every byte.
        check(STRAIGHT, 32, 22, &[(4, 0, &[Piece(48, &[(16, 8), (2, 4)])]), (1, 4, &[Piece(16, &[])])]);
        check(STRAIGHT, 32, 22, &[(1, 4, &[Piece(16, &[])]), (4, 0, &[Piece(48, &[(16, 8), (2, 4)])])]);
        check(
            STRAIGHT,
            64,
            64,
            &[(4, 0, &[Piece(0, &[(32, 8), (2, 4)])]), (2, 4, &[Piece(256, &[(32, 8), (2, 4)])])],
        );
    }
}
