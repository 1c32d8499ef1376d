//! Codes of up to 8 bits as two instructions pick them where the level has tables of bytes: bytes are brought to where their
//! codes go, then windows of 8 bits are cut out of them.
//!
//! Codes lie in the same way again after a *repeat*: a block, or as many dense codes as whole bytes hold. A plan keeps
//! for each *unit* of a repeat where its codes lie. Units of weights are 64 codes out of two windows of 32 bytes; those
//! of parameters, of which a block has a few, eight codes out of one window of 16 bytes.

#![expect(clippy::indexing_slicing, reason = "a unit's lists have the length that its type says")]

use alloc::vec::Vec;
use core::array::from_fn;

use smallvec::SmallVec;

use crate::format::meaning::Meaning;
use crate::format::place::{Columns, Plane, Rows};
use crate::isa::{Eight, Pick};

mod by_lines;
#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod samples;
mod sixteens;
mod straight;
#[cfg(target_arch = "x86_64")]
mod taken;
mod times;

pub(super) use by_lines::{Alike, ByLines};
pub(super) use sixteens::{SixteensPart, SixteensUnits, SpreadPart};
pub(super) use straight::{NibblesPart, StraightDigits, StraightPart, StraightUnits};
#[cfg(target_arch = "x86_64")]
pub(super) use taken::{Taken, TakenBySixteen, window};

/// More columns than that are not worth to be kept apart.
const LONGEST: usize = 1024;

/// The codes of a quantity, unit by unit.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    /// At which bit of the first byte the first code lies.
    pub(super) phase: u64,
    /// The columns of a repeat.
    pub(super) columns: usize,
    /// Its bytes.
    pub(super) bytes: usize,
    /// Of how many repeats that follow one another the units are listed, those of 64 codes; of eight codes only one's are.
    pub(super) times: usize,
    /// How many bytes from the first one on the windows of all of these reach.
    pub(super) reach: usize,
    pub(super) units: Units,
    /// For codes of up to five bits, the same units in the order of so many lines each. None where they cannot be picked so, or
    /// are not asked for.
    by_lines: Option<ByLines>,
    lines: usize,
    /// The same units where shifts take their codes out.
    pub(super) straight: Option<StraightUnits>,
    /// The same units where 16 codes at a time lie together; for levels that take them out vector by vector.
    pub(super) sixteens: Option<SixteensUnits>,
    /// Whether the bytes of the windows are the codes of weights already.
    pub(super) are_bytes: bool,
}

/// The units of a repeat, for each the planes that its codes have.
#[derive(Clone, Debug)]
pub(super) enum Units {
    /// 64 codes each, of one plane.
    One(Vec<[Part<64, 2>; 1]>),
    /// 64 codes each, of two planes.
    Two(Vec<[Part<64, 2>; 2]>),
    /// 64 codes each, digits of bytes.
    Digits(Vec<DigitPart>),
    /// Eight codes each, of one plane.
    FewOne(Vec<[FewPart; 1]>),
    /// Eight codes each, of two planes.
    FewTwo(Vec<[FewPart; 2]>),
}

/// Eight codes of one plane.
#[derive(Clone, Copy, Debug)]
pub(super) struct FewPart {
    /// The first byte of their window, from the repeat's first one on.
    pub(super) window: u32,
    pub(super) eight: Eight,
}

/// 64 codes, each a digit of a byte that holds a fraction.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct DigitPart {
    /// The base to the power of the digit's number, of which only the lowest 8 bits count.
    pub(super) powers: [u8; 64],
    pub(super) base: u8,
    /// The bytes.
    pub(super) part: Part<64, 2>,
}

impl Units {
    /// How many units of 64 codes there are.
    pub(super) fn wide(&self) -> usize {
        match self {
            Self::One(units) => units.len(),
            Self::Two(units) => units.len(),
            Self::Digits(units) => units.len(),
            Self::FewOne(_) | Self::FewTwo(_) => 0,
        }
    }

    /// Whether codes are digits of bytes.
    pub(super) fn are_digits(&self) -> bool {
        matches!(self, Self::Digits(_))
    }

    /// How far the windows of units of 64 codes reach.
    fn reach(&self) -> usize {
        let of = |parts: &[Part<64, 2>]| parts.iter().flat_map(|part| part.windows).max();
        let last = match self {
            Self::One(units) => of(units.as_flattened()),
            Self::Two(units) => of(units.as_flattened()),
            Self::Digits(units) => units.iter().flat_map(|unit| unit.part.windows).max(),
            Self::FewOne(_) | Self::FewTwo(_) => None,
        };
        last.map_or(0, |last| last as usize + window_bytes::<64>())
    }
}

/// `N` codes of one plane out of `W` windows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<const N: usize, const W: usize> {
    /// The first byte of each window, from the repeat's first one on.
    pub(super) windows: [u32; W],
    pub(super) pick: Pick<N>,
}

impl Part<64, 2> {
    /// Whether each code is the byte of its number.
    fn is_bytes(&self) -> bool {
        let Pick { bytes, shifts, mask } = &self.pick;
        let stays = |(at, (byte, shift)): (u8, (&u8, &u8))| *byte == at && *shift == at % 8 * 8;
        *mask == [0xff; 4] && (0..).zip(bytes.iter().zip(shifts)).all(stays)
    }
}

impl Picks {
    /// How the codes of planes are picked, if they can be: once for each bit of a byte at which a row or a run of columns can
    /// begin. Those of weights are for so many lines a unit.
    pub(super) fn all(planes: &[Plane], rows: &Rows, lines: Option<usize>) -> SmallVec<[Self; 1]> {
        let picks = |phase, planes: &[Plane]| {
            let picks = Self { phase, ..Self::new(planes)? };
            let picks = if let Some(lines) = lines { picks.with_lines(planes, lines) } else { picks };
            Some(picks.several_times())
        };
        match planes {
            [plane] => {
                let phases = plane.by_phase(rows).into_iter();
                phases.filter_map(|(phase, plane)| picks(phase, &[plane])).collect()
            }
            _ => picks(0, planes).into_iter().collect(),
        }
    }

    /// How the codes of planes are picked, if they can be.
    pub(super) fn new(planes: &[Plane]) -> Option<Self> {
        match planes {
            [plane] if plane.base != 2 => Some(Self::of(digits(plane)?, Units::Digits)),
            [plane] => {
                let few = || Some(Self::of(few_of(repeat([plane], 8)?), Units::FewOne));
                repeat([plane], 64).map(|picks| Self::of(picks, Units::One)).or_else(few)
            }
            [first, second] => {
                let few = || Some(Self::of(few_of(repeat([first, second], 8)?), Units::FewTwo));
                repeat([first, second], 64).map(|picks| Self::of(picks, Units::Two)).or_else(few)
            }
            _ => None,
        }
    }

    /// The units in the order of so many lines each, if they are listed so.
    pub(super) fn in_lines(&self, lines: usize) -> Option<&ByLines> {
        self.by_lines.as_ref().filter(|_| self.lines == lines)
    }

    /// Notes the units whose codes lie together, 16 at a time, of one plane or `of_two` as well.
    pub(super) fn note_sixteens(&mut self, of_two: bool) {
        let taken = |units: &SixteensUnits| of_two || !matches!(units, SixteensUnits::Two(_));
        self.sixteens = SixteensUnits::of(&self.units).filter(taken);
    }

    /// Whether finished words of 16 bits are looked up by codes of so many bits.
    pub(super) fn have_words(&self, bits: u32, meaning: Meaning) -> bool {
        let in_lines = matches!(self.in_lines(2), Some(ByLines::Alike(_) | ByLines::One(_)));
        in_lines || self.have_words_in_order(bits, meaning)
    }

    /// The same by integers in their own order: of five bits, and of three, as those lie in two bytes here and there.
    pub(super) fn have_words_in_order(&self, bits: u32, meaning: Meaning) -> bool {
        matches!((bits, meaning), (3 | 5, Meaning::Integer { .. })) && self.are_of_one_plane()
    }

    /// Whether codes of whole units are of one plane, and no digits.
    pub(super) fn are_of_one_plane(&self) -> bool {
        matches!(self.units, Units::One(_))
    }

    /// The same with the units of these planes in the order that so many lines take as well.
    fn with_lines(mut self, planes: &[Plane], lines: usize) -> Self {
        self.lines = lines;
        self.by_lines = match (&self.units, planes) {
            (Units::One(units), [plane]) => ByLines::one(plane, lines, (self.columns, self.bytes), units),
            (Units::Two(units), [first, second]) => ByLines::two([first, second], lines, self.columns, units),
            _ => None,
        };
        self
    }

    fn of<U>((columns, bytes, units): (usize, usize, Vec<U>), of: impl FnOnce(Vec<U>) -> Units) -> Self {
        let units = of(units);
        let (straight, reach) = (StraightUnits::of(&units), units.reach());
        let are_bytes =
            matches!(&units, Units::One(units) if units.as_flattened().iter().all(Part::is_bytes));
        Self {
            phase: 0,
            columns,
            bytes,
            times: 1,
            reach,
            units,
            by_lines: None,
            lines: 0,
            straight,
            sixteens: None,
            are_bytes,
        }
    }
}

/// Columns, bytes and units of the repeat of planes.
fn repeat<const P: usize, const N: usize, const W: usize>(
    planes: [&Plane; P],
    unit: usize,
) -> Option<(usize, usize, Vec<[Part<N, W>; P]>)> {
    let (columns, bytes) = extent(&planes[0].columns, unit)?;
    let mut parts = Vec::with_capacity(P);
    for plane in planes {
        if plane.base != 2 || plane.bits > 8 || extent(&plane.columns, unit)? != (columns, bytes) {
            return None;
        }
        // Most that do not fit are told by their first window.
        let last = plane.columns.bit_of(N / W - 1);
        if last.abs_diff(plane.columns.bit_of(0)) / 8 > window_bytes::<N>() as u64 {
            return None;
        }
        let places = plane.columns.first(columns);
        let units = places.as_chunks::<N>().0.iter();
        parts.push(units.map(|places| part(places, plane, bytes)).collect::<Option<Vec<Part<N, W>>>>()?);
    }
    let units = (0..columns / N).map(|unit| from_fn(|plane| parts[plane][unit]));
    Some((columns, bytes, units.collect()))
}

/// The same with units of eight codes as all levels pick them.
fn few_of<const P: usize>(
    (columns, bytes, units): (usize, usize, Vec<[Part<8, 1>; P]>),
) -> (usize, usize, Vec<[FewPart; P]>) {
    let few = |Part { windows: [window], pick }| FewPart { window, eight: Eight::of(pick) };
    (columns, bytes, units.into_iter().map(|parts| parts.map(few)).collect())
}

/// Columns, bytes and units of the repeat of a plane of digits.
fn digits(plane: &Plane) -> Option<(usize, usize, Vec<DigitPart>)> {
    let (columns, bytes) = extent(&plane.columns, 64)?;
    let (places, base) = (plane.columns.first(columns), u8::try_from(plane.base).ok()?);
    let units = places.as_chunks::<64>().0.iter().map(|places| {
        let power = |place: u64| (0..place % 8).fold(1_u8, |power, _| power.wrapping_mul(base));
        let whole = Plane { bits: 8, shift: 0, base: 2, columns: plane.columns.clone() };
        let part = part(&places.map(|place| place / 8 * 8), &whole, bytes)?;
        Some(DigitPart { powers: places.map(power), base, part })
    });
    Some((columns, bytes, units.collect::<Option<_>>()?))
}

/// The columns and the bytes after which units of a length lie in the same way again.
fn extent(columns: &Columns, unit: usize) -> Option<(usize, usize)> {
    let (period, bits) = match columns.distance() {
        Some((_, distance)) => (1, distance),
        None => (columns.period, columns.period_bits),
    };
    if period > LONGEST {
        return None;
    }
    let periods = unit / gcd(period, unit);
    let bits = bits.checked_mul(periods as u64)?;
    (periods * period <= LONGEST && bits.is_multiple_of(8))
        .then_some((periods * period, usize::try_from(bits / 8).ok()?))
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The bytes of a window of units of `N` codes.
const fn window_bytes<const N: usize>() -> usize {
    if N == 64 { 32 } else { 16 }
}

/// The codes at some places of a repeat of so many bytes, if their windows hold them.
fn part<const N: usize, const W: usize>(
    places: &[u64; N],
    plane: &Plane,
    bytes: usize,
) -> Option<Part<N, W>> {
    let (codes, window) = (N / W, window_bytes::<N>());
    let mut part = Part { windows: [0; W], pick: Pick { bytes: [0; N], shifts: [0; N], mask: [0; 4] } };
    part.pick.mask = mask(plane);
    let last_byte = |place: &u64| (place + u64::from(plane.bits) - 1) / 8;
    for (nth, places) in places.chunks_exact(codes).enumerate() {
        let first = places.iter().min()? / 8;
        // Not beyond the repeat, where it is long enough: nothing may follow it.
        let before = first.saturating_sub((bytes as u64).saturating_sub(window as u64));
        // Some instructions take four bytes of a window.
        let start = first.saturating_sub(before.next_multiple_of(4));
        if places.iter().map(last_byte).max()? - start >= window as u64 {
            return None;
        }
        part.windows[nth] = u32::try_from(start).ok()?;
        for (n, eight) in places.as_chunks::<8>().0.iter().enumerate() {
            let at = nth * codes + n * 8;
            let (bytes, shifts) = (&mut part.pick.bytes[at..at + 8], &mut part.pick.shifts[at..at + 8]);
            let held = Held::of(eight, plane)?;
            for (place, byte) in bytes.iter_mut().zip(&held.bytes[..held.count]) {
                *place = (nth * window + (byte - start) as usize) as u8;
            }
            for ((shift, place), byte) in shifts.iter_mut().zip(eight).zip(held.first) {
                *shift = self::shift(byte, place % 8, plane);
            }
        }
    }
    Some(part)
}

/// The bits of a byte that are a plane's.
fn mask(plane: &Plane) -> [u8; 4] {
    [(((1_u32 << plane.bits) - 1) << plane.shift) as u8; 4]
}

/// Where in eight bytes the window begins that has a plane's bits, which begin at a bit of one of these bytes, in their place.
fn shift(byte: usize, bit: u64, plane: &Plane) -> u8 {
    // Windows that begin below bit 0 wrap around; the mask hides what they get there.
    ((8 * byte + bit as usize + 64 - plane.shift as usize) % 64) as u8
}

/// The bytes that hold eight codes.
struct Held {
    bytes: [u64; 8],
    count: usize,
    /// Where in these the first byte of each code is; a second one follows it.
    first: [usize; 8],
}

impl Held {
    /// None if they are more than eight, or if a code's two do not follow one another.
    fn of(places: &[u64; 8], plane: &Plane) -> Option<Self> {
        let mut held = Self { bytes: [0; 8], count: 0, first: [0; 8] };
        for (first, place) in (0..).zip(places) {
            let index = held.index_of(place / 8)?;
            let last = (place + u64::from(plane.bits) - 1) / 8;
            if last != place / 8 && held.index_of(last)? != index + 1 {
                return None;
            }
            held.first[first] = index;
        }
        Some(held)
    }

    fn index_of(&mut self, byte: u64) -> Option<usize> {
        if let Some(index) = self.bytes[..self.count].iter().position(|held| *held == byte) {
            return Some(index);
        }
        *self.bytes.get_mut(self.count)? = byte;
        self.count += 1;
        Some(self.count - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Piece;

    /// Blocks of 32 codes of a byte each behind a scale of two bytes.
    #[test]
    fn codes_are_bytes_where_these_lie_in_their_order() {
        let are_bytes = |bits, pieces| {
            let columns = Columns::in_blocks(pieces, 32, bits, 34 * 8);
            Picks::new(&[Plane { bits, shift: 0, base: 2, columns }]).unwrap().are_bytes
        };
        assert!(are_bytes(8, &[Piece(16, &[])]));
        assert!(!are_bytes(8, &[Piece(16, &[(2, 16 * 8), (16, 8)])]), "even bytes before odd ones");
        assert!(!are_bytes(7, &[Piece(16, &[(32, 8)])]), "seven bits of each byte");
    }
}
