//! Units whose codes lie, 16 at a time, in as many bytes: at one place of neighbouring bytes, as most blocks have halves of them, or
//! in any way, as streams of any width do. Levels without tables of bytes take such codes out vector by vector, in fewer steps than it
//! takes to bring a unit's together and to widen them after that; into bytes, where shifts bring none together.

use alloc::vec::Vec;

use super::{Part, Units};
use crate::isa::{Pick, Sixteen, Spread};

/// How many codes lie together.
const CODES: usize = 16;

/// The units of a repeat.
#[derive(Clone, Debug)]
pub(in crate::format) enum SixteensUnits {
    /// Of one plane.
    One(Vec<[SixteensPart; 1]>),
    /// Of two planes.
    Two(Vec<[SixteensPart; 2]>),
    /// Of one plane, in any way.
    Spread(Vec<SpreadPart>),
}

/// 64 codes, of which every 16 lie in a window of as many bytes.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct SpreadPart {
    /// The first byte of each window, from the repeat's first one on.
    pub(in crate::format) windows: [u32; 4],
    pub(in crate::format) places: [Spread; 4],
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
            Units::One(units) => all(units).map(Self::One).or_else(|| {
                let spread = units.as_flattened().iter().map(SpreadPart::of).collect::<Option<_>>();
                spread.map(Self::Spread)
            }),
            Units::Two(units) => all(units).map(Self::Two),
            Units::Digits(_) | Units::FewOne(_) | Units::FewTwo(_) => None,
        }
    }
}

fn all<const P: usize>(units: &[[Part<64, 2>; P]]) -> Option<Vec<[SixteensPart; P]>> {
    let part = |unit: &[Part<64, 2>; P]| {
        let mut parts: Vec<SixteensPart> = unit.iter().map(SixteensPart::of).collect::<Option<_>>()?;
        // The lowest bits first, which nothing brings up; there are two at most.
        if !parts.is_sorted_by_key(|part| part.places[0].mask) {
            parts.reverse();
        }
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

impl SpreadPart {
    fn of(Part { windows, pick }: &Part<64, 2>) -> Option<Self> {
        let mut part = Self { windows: [0; 4], places: [NOWHERE; 4] };
        for (run, (first, place)) in part.windows.iter_mut().zip(&mut part.places).enumerate() {
            let byte;
            (byte, *place) = spread(pick, CODES * run)?;
            // Bytes are counted over both windows.
            let [low, high] = *windows;
            *first = if byte < WINDOW { low + byte } else { high + byte - WINDOW };
        }
        Some(part)
    }
}

/// How many bytes the windows of a unit have.
const WINDOW: u32 = 32;

/// No code.
const NOWHERE: Spread = Spread { order: [[0x80; 32]; 2], right: [[0; 8]; 2], mask: 0 };

/// In which 16 bytes of a window 16 codes from one on lie, and how; none if they lie further apart.
fn spread(pick: &Pick<64>, code: usize) -> Option<(u32, Spread)> {
    let places = || (code..code + CODES).map(|code| pick.place(code));
    let lowest = places().map(|(byte, ..)| u32::from(byte)).min()?;
    let highest = places().map(|(byte, second, _)| u32::from(second.unwrap_or(byte))).max()?;
    // None of them behind the window's last one.
    let first = lowest.min(lowest / WINDOW * WINDOW + WINDOW - 16);
    if highest - first >= 16 || pick.mask[0] & 1 == 0 {
        return None;
    }
    let mut spread = Spread { mask: u32::from(pick.mask[0]), ..NOWHERE };
    let (orders, _) = spread.order.as_flattened_mut().as_chunks_mut::<4>();
    let lanes = orders.iter_mut().zip(spread.right.as_flattened_mut());
    for ((order, right), (byte, second, bit)) in lanes.zip(places()) {
        order[0] = byte - first as u8;
        if let Some(second) = second {
            order[1] = second - first as u8;
        }
        *right = bit as u32;
    }
    Some((first, spread))
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use super::*;
    use crate::format::Piece;
    use crate::format::gather::picked;
    use crate::format::picks::{Picks, TakenBySixteen, samples};
    use crate::format::place::Plane;
    use crate::isa::Token;
    use crate::isa::avx2::Avx2;
    use crate::isa::avx512::Avx512;
    use crate::isa::picks::PicksSixteens;

    const ONE: &str = "one plane";
    const TWO: &str = "two planes";
    const SPREAD: &str = "spread";
    const OTHER: &str = "other";

    /// The numbers of 64 codes, 16 by 16; the bytes begin with the repeat.
    fn numbers<I: PicksSixteens>(isa: I, units: &SixteensUnits, unit: usize, bytes: &[u8]) -> [f32; 64] {
        let mut numbers = [[0.0; 16]; 4];
        for (part, numbers) in numbers.iter_mut().enumerate() {
            let taken = match units {
                SixteensUnits::One(units) => units[unit].sixteen(isa, bytes, part),
                SixteensUnits::Two(units) => units[unit].sixteen(isa, bytes, part),
                SixteensUnits::Spread(units) => units[unit].sixteen(isa, bytes, part),
            };
            *numbers = zerocopy::transmute!(isa.bytes(isa.to_f32(taken.expect("windows lie in the bytes"))));
        }
        numbers.as_flattened().try_into().expect("four times 16")
    }

    /// How the codes of planes lie in blocks of so many codes and bytes; each plane has bits, their place in a code, and pieces.
    fn check(expected: &str, elements: usize, bytes: usize, planes: &[(u32, u32, &'static [Piece])]) {
        let planes = samples::planes(elements, bytes, planes);
        let mut picks = Picks::new(&planes).expect("any level could pick these").several_times();
        picks.note_sixteens(true);
        let found = match &picks.sixteens {
            Some(SixteensUnits::One(_)) => ONE,
            Some(SixteensUnits::Two(_)) => TWO,
            Some(SixteensUnits::Spread(_)) => SPREAD,
            None => OTHER,
        };
        assert_eq!(found, expected, "{planes:?}");
        check_at(Avx2::new().map(|isa| (isa, Token::Avx2(isa))), "avx2", &picks, &planes);
        check_at(Avx512::new().map(|isa| (isa, Token::Avx512(isa))), "avx512", &picks, &planes);
    }

    /// The codes of picks as numbers, and as the bytes that they come into, at a level if it is there.
    fn check_at<I: PicksSixteens>(level: Option<(I, Token)>, name: &str, picks: &Picks, planes: &[Plane]) {
        let Some((isa, token)) = level else {
            return crate::tests::skipped(&std::format!("level {name} is missing here"));
        };
        let Some(units) = &picks.sixteens else { return };
        let data = &samples::blocks(4096);
        let code = |column| samples::code(planes, data, column);
        for unit in 0..picks.units.wide() {
            let expected = core::array::from_fn(|n| f32::from(code(64 * unit + n)));
            assert_eq!(numbers(isa, units, unit, data), expected, "{planes:?}, unit {unit} at {name}");
        }
        // From any unit on, as far as there are bytes.
        for (first, bytes) in [(0, &data[..]), (64, data), (1024, data), (128, &data[..300])] {
            let mut codes = [0; 640];
            let done = picked(token, picks, bytes, first, &mut codes);
            let from = std::format!("{planes:?} from {first} on, at {name}");
            assert!(done > 0 || matches!(units, SixteensUnits::Two(_)), "{from}");
            let expected: Vec<u8> = (first..first + done).map(code).collect();
            assert_eq!(codes[..done], expected, "{from}");
        }
    }

    /// Codes of four bits behind two bytes, the lower halves of all bytes first.
    const HALVES: &[Piece] = &[Piece(16, &[(16, 8), (2, 4)])];

    #[test]
    fn neighbouring_bytes_have_sixteen_codes() {
        check(ONE, 32, 18, &[(4, 0, HALVES)]);
        check(ONE, 128, 40, &[(2, 0, &[Piece(64, &[(32, 8), (4, 2)])])]);
        // A fifth bit from the same place of every byte, or from bits side by side.
        let low: (u32, u32, &[Piece]) = (4, 0, &[Piece(0, &[(32, 8), (2, 4)])]);
        check(TWO, 64, 64, &[low, (2, 4, &[Piece(256, &[(32, 8), (2, 4)])])]);
        check(TWO, 64, 64, &[(2, 4, &[Piece(256, &[(32, 8), (2, 4)])]), low]);
        check(OTHER, 32, 22, &[(4, 0, &[Piece(48, &[(16, 8), (2, 4)])]), (1, 4, &[Piece(16, &[])])]);
    }

    #[test]
    fn sixteen_bytes_have_sixteen_codes_in_any_way() {
        for bits in [1, 2, 3, 4, 5, 6, 7] {
            check(SPREAD, 64, 8 * bits as usize, &[(bits, 0, &[Piece(0, &[])])]);
        }
        check(SPREAD, 32, 18, &[(4, 0, &[Piece(16, &[])])]);
        check(SPREAD, 8, 4, &[(4, 0, &[Piece(0, &[(2, 8), (4, 4)])])]);
        // Every second byte: 16 codes lie in 31 of them.
        check(OTHER, 64, 128, &[(4, 0, &[Piece(0, &[(64, 16)])])]);
    }
}
