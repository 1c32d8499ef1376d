//! The units of weights in the order that wide lanes take: byte n of each lane belongs to line n of the output, of which a
//! unit has four of 32 bits or two of 16.

#![expect(clippy::indexing_slicing, reason = "a unit's lists have the length that its type says")]

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::{Held, Part, mask, shift};
use crate::format::place::Plane;
use crate::isa::Pick;

/// The units of a repeat.
#[derive(Clone, Debug)]
pub(in crate::format) enum ByLines {
    /// Of one plane, and alike.
    Alike(Box<Alike>),
    /// Of one plane.
    One(Vec<[Part<64, 2>; 1]>),
    /// Of two planes.
    Two(Vec<[Part<64, 2>; 2]>),
}

/// Units whose codes lie in the same way in one or two windows of 32 bytes each, which are equally far apart.
#[derive(Clone, Debug)]
pub(in crate::format) struct Alike {
    pub(in crate::format) pick: Pick<64>,
    /// How far behind the first window of a unit its second one begins, if it has two.
    pub(in crate::format) second: Option<usize>,
    /// The first byte of the first unit's window, from the repeat's first one on.
    pub(in crate::format) first: usize,
    /// How many bytes lie between the beginnings of windows of a repeat.
    pub(in crate::format) apart: usize,
    /// How many units a repeat has.
    pub(in crate::format) units: usize,
}

impl ByLines {
    /// Those of a plane for an output that has so many lines a unit, if they can be picked so; a repeat has some columns in
    /// some bytes.
    pub(super) fn one(
        plane: &Plane,
        lines: usize,
        (columns, bytes): (usize, usize),
        parts: &[[Part<64, 2>; 1]],
    ) -> Option<Self> {
        let parts = units([plane], lines, columns, parts)?;
        // Windows go forwards, from repeat to repeat as well.
        let alike = Alike::of(&parts).filter(|alike| (alike.units - 1) * alike.apart <= bytes);
        Some(alike.map_or(Self::One(parts), |alike| Self::Alike(Box::new(alike))))
    }

    /// The same for two planes.
    pub(super) fn two(
        planes: [&Plane; 2],
        lines: usize,
        columns: usize,
        parts: &[[Part<64, 2>; 2]],
    ) -> Option<Self> {
        units(planes, lines, columns, parts).map(Self::Two)
    }
}

/// How codes of a unit lie: where its first window begins, how far behind that its second one does, and where they are in these.
type Lying = (usize, Option<usize>, Pick<64>);

impl Alike {
    /// None if they are not alike, or have windows that are not equally far apart.
    fn of(units: &[[Part<64, 2>; 1]]) -> Option<Self> {
        Self::in_windows(units, in_one_window).or_else(|| Self::in_windows(units, in_two_windows))
    }

    /// The same where all codes of each unit lie somehow.
    fn in_windows(units: &[[Part<64, 2>; 1]], lie: impl Fn(&Part<64, 2>) -> Option<Lying>) -> Option<Self> {
        let mut alike: Option<Self> = None;
        for [part] in units {
            let (start, second, pick) = lie(part)?;
            let alike = alike.get_or_insert(Self { pick, second, first: start, apart: 0, units: 0 });
            if alike.units == 1 {
                alike.apart = start.checked_sub(alike.first)?;
            }
            let expected = alike.first + alike.units * alike.apart;
            if (alike.pick, alike.second, expected) != (pick, second, start) {
                return None;
            }
            alike.units += 1;
        }
        alike
    }

    /// How many windows a unit has: one or two.
    pub(in crate::format) fn windows(&self) -> usize {
        1 + usize::from(self.second.is_some())
    }
}

/// If one window holds all codes.
fn in_one_window(Part { windows: [low, high], pick }: &Part<64, 2>) -> Option<Lying> {
    let (start, mut pick) = (*low.min(high), *pick);
    for byte in &mut pick.bytes {
        let window = if *byte < 32 { low } else { high };
        *byte = u8::try_from(window - start).ok()?.checked_add(*byte % 32).filter(|byte| *byte < 32)?;
    }
    Some((start as usize, None, pick))
}

/// If the second window does not lie before the first one.
fn in_two_windows(Part { windows: [low, high], pick }: &Part<64, 2>) -> Option<Lying> {
    Some((*low as usize, Some(high.checked_sub(*low)? as usize), *pick))
}

/// Parts in the order of lines, out of the same windows; none where there is a unit that has not such an order.
fn units<const P: usize>(
    planes: [&Plane; P],
    lines: usize,
    columns: usize,
    units: &[[Part<64, 2>; P]],
) -> Option<Vec<[Part<64, 2>; P]>> {
    // Of five bits, codes of one plane are seldom whole in a byte.
    let most = if P == 1 { 4 } else { 5 };
    if planes.iter().map(|plane| plane.bits).sum::<u32>() > most {
        return None;
    }
    let places = planes.map(|plane| plane.columns.first(columns));
    let in_order = |(nth, parts): (usize, &[Part<64, 2>; P])| {
        let mut parts = *parts;
        for ((part, places), plane) in parts.iter_mut().zip(&places).zip(planes) {
            *part = unit(places.as_chunks().0.get(nth)?, lines, plane, part.windows)?;
        }
        Some(parts)
    };
    units.iter().enumerate().map(in_order).collect()
}

/// Those of a unit, if no code has bits in two bytes.
fn unit(places: &[u64; 64], lines: usize, plane: &Plane, windows: [u32; 2]) -> Option<Part<64, 2>> {
    let mut part = Part { windows, pick: Pick { bytes: [0; 64], shifts: [0; 64], mask: [0; 4] } };
    part.pick.mask = mask(plane);
    let order = |at: usize| at / lines + at % lines * (64 / lines);
    for eight in (0..64).step_by(8) {
        let mut held = Held { bytes: [0; 8], count: 0, first: [0; 8] };
        for at in eight..eight + 8 {
            let (code, bit) = (order(at), places[order(at)] % 8);
            if bit + u64::from(plane.bits) > 8 {
                return None;
            }
            let (window, byte) = (code / 32, (places[code] / 8) as usize);
            let index = held.index_of((window * 32 + byte - windows[window] as usize) as u64)?;
            part.pick.shifts[at] = shift(index, bit, plane);
        }
        for (place, byte) in part.pick.bytes[eight..].iter_mut().zip(&held.bytes[..held.count]) {
            *place = *byte as u8;
        }
    }
    Some(part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Piece;
    use crate::format::picks::Picks;
    use crate::format::place::Columns;

    /// The windows of units that are alike, how far behind each there is a second one, and the first two of the bytes in them that
    /// hold codes 0, 16, 32 and 48.
    fn alike(
        pieces: &[Piece],
        count: usize,
        bits: u32,
        bytes: u64,
    ) -> Option<(Vec<usize>, Option<usize>, [u8; 2])> {
        let columns = Columns::in_blocks(pieces, count, bits, bytes * 8);
        let plane = Plane { bits, shift: 0, base: 2, columns };
        let picks = Picks::new(core::slice::from_ref(&plane)).unwrap();
        match picks.with_lines(&[plane], 4).by_lines.unwrap() {
            ByLines::Alike(alike) => {
                let windows = (0..alike.units).map(|unit| alike.first + unit * alike.apart);
                Some((windows.collect(), alike.second, [alike.pick.bytes[0], alike.pick.bytes[1]]))
            }
            _ => None,
        }
    }

    #[test]
    fn units_are_alike_where_only_the_beginning_of_a_window_differs() {
        // Blocks of 256 codes behind 16 bytes, as Q4_K has them: 32 low halves of bytes, then the high halves.
        let halves = [Piece(16 * 8, &[(32, 8), (2, 4), (4, 256)])];
        assert_eq!(alike(&halves, 256, 4, 144), Some((Vec::from([16, 48, 80, 112]), None, [0, 16])));
        // 16 and 16: codes from 32 on lie in a window of their own, but not too far.
        let sixteens = [Piece(8 * 8, &[(16, 8), (2, 4), (8, 128)])];
        assert_eq!(alike(&sixteens, 256, 4, 136), Some((Vec::from([8, 40, 72, 104]), None, [0, 16])));
        // Side by side, the second 32 codes before the first.
        let turned = [Piece(32 * 8, &[(32, 4)]), Piece(16 * 8, &[(32, 4)])];
        assert_eq!(alike(&turned, 64, 4, 80), Some((Vec::from([16]), None, [16, 24])));
    }

    #[test]
    fn units_are_alike_in_two_windows() {
        // Two blocks of 18 bytes with 32 codes each: the second window ends where they end, so that it begins two bytes behind
        // the first.
        let blocks = [Piece(2 * 8, &[(16, 8), (2, 4)])];
        assert_eq!(alike(&blocks, 32, 4, 18), Some((Vec::from([2]), Some(2), [0, 48])));
        // A code in each of 64 bytes.
        let bytes = [Piece(0, &[(128, 8)])];
        assert_eq!(alike(&bytes, 128, 4, 128), Some((Vec::from([0, 64]), Some(32), [0, 16])));
        // The same, but for the last 32 codes: these lie further behind those before them.
        let further = [Piece(0, &[(96, 8)]), Piece(112 * 8, &[(32, 8)])];
        assert_eq!(alike(&further, 128, 4, 144), None);
    }

    #[test]
    fn units_that_differ_or_lie_apart_are_not_alike() {
        // Of 128 codes of two bits, every 32 in the same 32 bytes: the third and the fourth are two bits further.
        assert_eq!(alike(&[Piece(16 * 8, &[(32, 8), (4, 2), (2, 256)])], 256, 2, 84), None);
        // Side by side, but for the last 64: these lie further behind the others.
        let apart = [Piece(0, &[(128, 4)]), Piece(80 * 8, &[(64, 4)])];
        assert_eq!(alike(&apart, 192, 4, 112), None);
    }
}
