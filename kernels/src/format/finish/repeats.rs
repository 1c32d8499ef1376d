//! Units of picked codes, repeat by repeat.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "cursors are made for as many units as have their windows in the bytes"
)]

use super::UNIT;
use super::ahead::{Ahead, PARTS};
use crate::format::picks::{Alike, ByLines, Part, Picks, Taken, window};
use crate::isa::avx512::{Avx512Vbmi, HeldPick};
use crate::isa::picks::Pick;

/// The bytes of a window.
const WINDOW: usize = 32;

/// Where the next unit lies.
#[derive(Clone, Copy)]
pub(in crate::format) struct Cursor<'a> {
    pub(super) picks: &'a Picks,
    /// How many units of the repeat lie before the next one.
    next: usize,
    /// The bytes from the repeat on, and how far apart repeats are.
    bytes: &'a [u8],
    step: usize,
    /// How many bytes further what is asked for lies, if that is worth it.
    far: Option<usize>,
}

impl<'a> Cursor<'a> {
    /// A cursor at a column, and how many units have their windows in the bytes, which begin with the row; `far` behind each it is
    /// asked for what is needed later.
    pub(in crate::format) fn new(
        picks: &'a Picks,
        bytes: &'a [u8],
        column: usize,
        far: Option<usize>,
    ) -> Option<(Self, usize)> {
        let columns = picks.times * picks.columns;
        let (repeat, next) = (column / columns, column % columns / UNIT);
        let (units, step) = (picks.units.wide(), picks.times * picks.bytes);
        if units == 0 || !column.is_multiple_of(UNIT) {
            return None;
        }
        let bytes = bytes.get(repeat * step..)?;
        let behind = bytes.len().checked_sub(picks.reach)?;
        let repeats = behind.checked_div(step).map_or(usize::MAX, |more| more.saturating_add(1));
        Some((Self { picks, next, bytes, step, far }, repeats.saturating_mul(units) - next))
    }

    /// The units from the next one on, in the order that some list has.
    pub(super) fn over<U>(self, units: &'a [U]) -> Repeats<'a, U> {
        let Self { next, bytes, step, .. } = self;
        Repeats { units, left: &units[next..], bytes, step, ahead: self.ahead() }
    }

    /// The windows from the next unit on, if each unit has one and codes lie in all of them in the same way, in the order of so many
    /// lines.
    pub(super) fn windows(&self, lines: usize) -> Option<Windows<'a>> {
        match self.picks.in_lines(lines) {
            Some(ByLines::Alike(alike)) if alike.windows() == 1 => Some(self.windows_of(alike)),
            _ => None,
        }
    }

    /// The first windows of units that are alike.
    fn windows_of(&self, Alike { pick, first, apart, units, .. }: &'a Alike) -> Windows<'a> {
        // Cursors count several repeats as one.
        let step = self.step * units / self.picks.units.wide();
        Windows { pick, bytes: &self.bytes[*first..], next: self.next, units: *units, apart: *apart, step }
    }

    /// Repeats to come.
    fn ahead(&self) -> Ahead<'a> {
        let per_unit = PARTS * self.step / self.picks.units.wide().max(1);
        self.far.map_or(Ahead::NOTHING, |far| Ahead::new(self.bytes, far, per_unit))
    }
}

/// Windows of units that are alike.
#[derive(Clone, Copy)]
pub(super) struct Windows<'a> {
    /// How codes lie in each.
    pub(super) pick: &'a Pick<UNIT>,
    /// From the repeat's first window on.
    bytes: &'a [u8],
    /// How many units lie before the first one that is counted, and how many a repeat has.
    next: usize,
    units: usize,
    /// How far apart windows and repeats are.
    apart: usize,
    step: usize,
}

impl<'a> Windows<'a> {
    /// The bytes from the window of a unit on.
    #[inline(always)]
    pub(super) fn of(&self, unit: usize) -> &'a [u8] {
        &self.bytes[self.start(unit)..]
    }

    /// Where the window of a unit begins; none lies before that of the unit before.
    #[inline(always)]
    fn start(&self, unit: usize) -> usize {
        let index = self.next + unit;
        index / self.units * self.step + index % self.units * self.apart
    }

    /// Whether so many units have their windows in the bytes, also so many bytes further.
    pub(super) fn have(&self, units: usize, further: usize) -> bool {
        let last = units.checked_sub(1).map_or(0, |last| self.start(last) + WINDOW);
        last.checked_add(further).is_some_and(|end| end <= self.bytes.len())
    }
}

/// The units of a repeat, and those from the next one on; the bytes from the repeat on, and how far apart repeats are.
pub(super) struct Repeats<'a, U> {
    units: &'a [U],
    left: &'a [U],
    bytes: &'a [u8],
    step: usize,
    pub(super) ahead: Ahead<'a>,
}

impl<'a, U> Repeats<'a, U> {
    /// The next unit, and the bytes from its repeat on.
    #[inline(always)]
    pub(super) fn next(&self) -> (&'a U, &'a [u8]) {
        (&self.left[0], self.bytes)
    }
}

impl<U> Repeats<'_, U> {
    /// Goes on behind the next unit: to those of the repeat, or to the next repeat's.
    #[inline(always)]
    pub(super) fn advance(&mut self) {
        match &self.left[1..] {
            // Nothing follows the last repeat of all.
            [] => (self.left, self.bytes) = (self.units, self.bytes.get(self.step..).unwrap_or_default()),
            left => self.left = left,
        }
    }
}

impl<'a> Repeats<'a, [Part<UNIT, 2>; 1]> {
    /// The windows of the next unit.
    #[inline(always)]
    pub(super) fn windows(&self) -> [&'a [u8; 32]; 2] {
        let [Part { windows: [low, high], .. }] = &self.left[0];
        [there(window(self.bytes, *low)), there(window(self.bytes, *high))]
    }
}

impl<U> Repeats<'_, U> {
    /// The codes of the next unit, with some bits flipped.
    #[inline(always)]
    pub(super) fn codes<I>(&self, isa: I, flip: u8) -> [u8; UNIT]
    where
        U: Taken<I, UNIT>,
    {
        there(self.left[0].codes(isa, self.bytes, flip))
    }
}

/// Units in the order of lines.
pub(super) trait InLines {
    /// The codes of the next unit; above the bits of those of one plane, there are those of others. Always inlined.
    fn unmasked(&self, isa: Avx512Vbmi) -> [u8; UNIT];

    /// Goes on behind the next unit; always inlined.
    fn advance(&mut self);

    /// What is asked for; always inlined.
    fn ahead(&self) -> Ahead<'_>;
}

/// Units that are alike, of one window or of two: where their codes lie stays in registers, and windows follow one another without a
/// list.
pub(super) struct AlikeUnits<'a, const TWO: bool> {
    pick: HeldPick,
    bytes: &'a [u8],
    /// Where the next unit's windows begin, and how many bytes there are up to the end of the last one.
    at: usize,
    reach: usize,
    /// How many units of the repeat are left, and how many one has.
    left: usize,
    units: usize,
    /// How far the next window is, in the repeat and in the next one.
    apart: usize,
    to_next: usize,
    ahead: Ahead<'a>,
}

impl<'a, const TWO: bool> AlikeUnits<'a, TWO> {
    #[inline(always)]
    pub(super) fn new(isa: Avx512Vbmi, cursor: Cursor<'a>, alike: &'a Alike) -> Self {
        let windows = cursor.windows_of(alike);
        let Windows { pick, next, units, apart, step, .. } = windows;
        let (pick, left) = (isa.hold(pick), units - next % units);
        let to_next = step - (units - 1) * apart;
        let (bytes, at, reach) = (windows.bytes, windows.start(0), alike.second.unwrap_or_default() + WINDOW);
        Self { pick, bytes, at, reach, left, units, apart, to_next, ahead: cursor.ahead() }
    }

    /// The windows of the next unit.
    #[inline(always)]
    fn windows(&self) -> Option<[&'a [u8; WINDOW]; 2]> {
        let bytes = self.bytes.get(self.at..)?.get(..self.reach)?;
        Some([bytes.first_chunk()?, bytes.last_chunk()?])
    }
}

impl<const TWO: bool> InLines for AlikeUnits<'_, TWO> {
    #[inline(always)]
    fn unmasked(&self, isa: Avx512Vbmi) -> [u8; UNIT] {
        if TWO {
            return isa.pick_held_of_two(there(self.windows()), self.pick);
        }
        isa.pick_held(there(self.bytes.get(self.at..).and_then(<[u8]>::first_chunk)), self.pick)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.left -= 1;
        let mut to_next = self.apart;
        if self.left == 0 {
            (self.left, to_next) = (self.units, self.to_next);
        }
        self.at += to_next;
    }

    #[inline(always)]
    fn ahead(&self) -> Ahead<'_> {
        self.ahead
    }
}

impl<const P: usize> InLines for Repeats<'_, [Part<UNIT, 2>; P]> {
    #[inline(always)]
    fn advance(&mut self) {
        Repeats::advance(self);
    }

    #[inline(always)]
    fn ahead(&self) -> Ahead<'_> {
        self.ahead
    }

    #[inline(always)]
    fn unmasked(&self, isa: Avx512Vbmi) -> [u8; UNIT] {
        match self.left[0].as_slice() {
            [Part { windows: [low, high], pick }] => {
                let windows = [there(window(self.bytes, *low)), there(window(self.bytes, *high))];
                isa.pick_held_of_two(windows, isa.hold(pick))
            }
            _ => self.codes(isa, 0),
        }
    }
}

/// What lies in windows that are there.
#[inline(always)]
pub(super) fn there<T>(taken: Option<T>) -> T {
    match taken {
        Some(taken) => taken,
        None => unreachable!("cursors are made for as many units as have their windows in the bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Piece;
    use crate::format::place::{Columns, Plane};

    /// Three blocks of 256 codes of four bits in 144 bytes each: four units a block.
    #[test]
    fn a_cursor_counts_the_units_whose_windows_are_there() {
        let columns = Columns::in_blocks(&[Piece(128, &[])], 256, 4, 144 * 8);
        let picks = Picks::new(&[Plane { bits: 4, shift: 0, base: 2, columns }]).unwrap();
        let bytes = [0; 3 * 144];
        let count = |bytes, column| Cursor::new(&picks, bytes, column, None).map(|(_, count)| count);
        for (column, units) in [(0, 12), (64, 11), (192, 9), (256, 8), (704, 1)] {
            assert_eq!(count(&bytes, column), Some(units), "from column {column}");
        }
        // A block that is cut off has none, nor have columns inside of a unit.
        assert_eq!(count(&bytes[..3 * 144 - 1], 0), Some(8));
        assert_eq!(count(&bytes[..143], 0), None);
        assert_eq!(count(&bytes, 32), None);
        assert_eq!(count(&bytes, 1024), None);
    }

    /// Three blocks of 256 codes side by side, four units each, from every unit on: also where blocks are listed several times.
    #[cfg(feature = "std")]
    #[test]
    fn alike_units_follow_one_another_from_any_on() {
        use crate::format::place::Rows;
        use alloc::vec::Vec;

        let Some(isa) = Avx512Vbmi::new() else {
            return crate::tests::skipped("no level has tables of bytes here");
        };
        for (elements, block, first, windows) in
            [(256, 144, 16, 1), (128, 66, 2, 1), (64, 40, 8, 1), (32, 36, 20, 2)]
        {
            let columns = Columns::in_blocks(&[Piece(first * 8, &[])], elements, 4, block * 8);
            let planes = [Plane { bits: 4, shift: 0, base: 2, columns }];
            let picks = &Picks::all(&planes, &Rows::Spaced(0), Some(4))[0];
            let Some(ByLines::Alike(alike)) = picks.in_lines(4) else { panic!("units are alike") };
            assert_eq!(alike.windows(), windows, "of {elements} codes");
            let blocks = 1024 / elements;
            let bytes: Vec<u8> = (0..blocks * block as usize).map(|n| (n * 89 + n / 7) as u8).collect();
            let code = |column: usize| {
                let (of, within) = (column / elements, column % elements);
                bytes[of * block as usize + first as usize + within / 2] >> (within % 2 * 4) & 15
            };
            for start in (0..1024).step_by(UNIT) {
                let (cursor, _) = Cursor::new(picks, &bytes, start, None).expect("windows are there");
                let check = |unit: usize, codes: [u8; UNIT]| {
                    let expected = core::array::from_fn(|at| code(unit + at / 4 + at % 4 * 16));
                    let codes = codes.map(|code| code & 15);
                    assert_eq!(codes, expected, "{elements} codes, unit at {unit} from {start} on");
                };
                match windows {
                    1 => all(isa, AlikeUnits::<false>::new(isa, cursor, alike), start, check),
                    _ => all(isa, AlikeUnits::<true>::new(isa, cursor, alike), start, check),
                }
            }
        }
    }

    /// Calls back with the codes of all units from a column on.
    #[cfg(feature = "std")]
    fn all(isa: Avx512Vbmi, mut units: impl InLines, start: usize, check: impl Fn(usize, [u8; UNIT])) {
        for unit in (start..1024).step_by(UNIT) {
            check(unit, units.unmasked(isa));
            units.advance();
        }
    }
}
