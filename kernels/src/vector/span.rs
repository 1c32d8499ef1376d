//! Codes of any count, spacing and place as units of dense codes.

#![expect(
    clippy::indexing_slicing,
    reason = "there are codes for all units, and what is left is shorter than one"
)]

use core::ops::Range;

use crate::codes::Codes;
use crate::isa::buffer::Buffer;
use crate::isa::stream::LINE;
use crate::isa::{Isa, Work};
use crate::layout::{Elements, WordRows};
use crate::vector::unit::Stretch;
use crate::vector::{Again, UNIT};

/// Room for codes that are packed at a time.
const ROOM: usize = 512;

/// What types and level decide of a loop over units.
pub(super) struct Widths {
    /// The width of a code in bits.
    pub(super) bits: u32,
    /// The bits from a code to the next, as loops take them.
    pub(super) step: u32,
    /// How many lines a unit has.
    pub(super) lines: usize,
    /// Whether lines can be [joined](Isa::joined).
    pub(super) joins: bool,
}

/// What a loop over units has to know of codes and output.
pub(super) struct Span<'a> {
    pub(super) of: &'static Widths,
    /// Which elements use the same parameters, if rows of them do.
    pub(super) again: &'a Again,
    pub(super) stretch: &'a dyn Stretch,
    pub(super) packs: &'a dyn Packs,
}

/// What brings codes side by side, at some level.
pub(super) trait Packs {
    /// Writes `count` codes of `bits` bits densely.
    fn pack(&self, codes: Codes<'_>, bits: u32, count: usize, out: &mut [u8]);
}

impl<I: Isa> Packs for I {
    #[inline(never)]
    fn pack(&self, codes: Codes<'_>, bits: u32, count: usize, out: &mut [u8]) {
        self.vectorize(Pack { codes, bits, count, out });
    }
}

struct Pack<'a> {
    codes: Codes<'a>,
    bits: u32,
    count: usize,
    out: &'a mut [u8],
}

impl Work<0> for Pack<'_> {
    #[inline(always)]
    fn work(self) {
        self.codes.pack(self.bits, self.count, self.out);
    }
}

impl Span<'_> {
    /// Appends the results of `count` elements. All rows but the last one end with a unit.
    #[inline(never)]
    pub(super) fn append(&self, elements: &Elements<'_>, count: usize, out: &mut Buffer<'_>) {
        // Of whole units that follow one another there is nothing more to be found out, for which a small call has no time.
        match elements.dense_bytes() {
            Some(bytes) if self.of.step == self.of.bits && count.is_multiple_of(UNIT) => {
                self.whole_units(bytes, count / UNIT, 0, out);
            }
            _ => self.append_any(elements, count, out),
        }
    }

    /// The same for any elements.
    #[inline(never)]
    fn append_any(&self, elements: &Elements<'_>, count: usize, out: &mut Buffer<'_>) {
        if self.of.step != self.of.bits {
            return self.words(elements, count, out);
        }
        let mut done = 0;
        while done < count {
            let (codes, left) = elements.skip(done).row();
            let now = left.min(count - done);
            debug_assert!(done.is_multiple_of(UNIT), "the walk has seen to it");
            self.row(&codes, now, done / UNIT, out);
            done += now;
        }
    }

    /// The same for codes that loops take out of words.
    fn words(&self, elements: &Elements<'_>, count: usize, out: &mut Buffer<'_>) {
        let (whole, rest) = (count / UNIT, count % UNIT);
        if whole > 0 {
            let (bytes, rows) = &elements.rows_of(UNIT).unwrap_or_else(|| {
                debug_assert!(count <= elements.row().1, "rows of other than whole units come one by one");
                elements.words()
            });
            self.rows_in_words(bytes, rows, whole, out);
        }
        if rest > 0 {
            let (bytes, rows) = &elements.skip(whole * UNIT).words();
            self.part_of_unit(bytes, rows.from, rest, whole, out);
        }
    }

    /// Appends the results of whole units of rows that share words.
    fn rows_in_words(&self, mut bytes: &[u8], rows: &WordRows, whole: usize, out: &mut Buffer<'_>) {
        let WordRows { mut from, bits, units: in_row, done: mut in_front } = *rows;
        let mut done = 0;
        while done < whole {
            let now = (in_row - in_front).min(whole - done);
            self.row_of_units(&bytes[in_front * self.unit_bytes()..], from, done..done + now, out);
            (done, in_front) = (done + now, in_front + now);
            if in_front == in_row {
                (from, in_front) = (from + bits, 0);
            }
            if from >= self.of.step {
                (from, bytes) = (0, &bytes[in_row * self.unit_bytes()..]);
            }
        }
    }

    /// Appends the results of equally spaced codes; `first` counts the units before. Codes that are not dense or start inside
    /// of a byte are packed first, some at a time.
    fn row(&self, codes: &Codes<'_>, count: usize, first: usize, out: &mut Buffer<'_>) {
        if let Some(bytes) = codes.dense_bytes(self.of.bits) {
            return self.units(bytes, count, first, out);
        }
        let (mut done, mut packed) = (0, [0; ROOM]);
        let turn = ROOM * 8 / self.of.bits as usize / UNIT * UNIT;
        while done < count {
            let now = turn.min(count - done);
            self.packs.pack(codes.skip(done), self.of.bits, now, &mut packed);
            self.units(&packed, now, first + done / UNIT, out);
            done += now;
        }
    }

    /// Appends the results of dense codes; `first` counts the units before.
    fn units(&self, bytes: &[u8], count: usize, first: usize, out: &mut Buffer<'_>) {
        let (whole, rest) = (count / UNIT, count % UNIT);
        if rest > 0
            && bytes.len() >= (whole + 1) * self.unit_bytes()
            && out.has_room_behind((whole + 1) * self.of.lines * LINE)
        {
            // What follows is computed with the last of these, and again with its own parameters.
            self.whole_units(bytes, whole + 1, first, out);
            return out.take_back((UNIT - rest) * self.of.lines * LINE / UNIT);
        }
        if whole > 0 {
            self.whole_units(bytes, whole, first, out);
        }
        if rest > 0 {
            let last = bytes.get(whole * self.unit_bytes()..).unwrap_or_default();
            self.part_of_unit(last, 0, rest, first + whole, out);
        }
    }

    /// The same of whole units.
    #[inline(always)]
    fn whole_units(&self, bytes: &[u8], whole: usize, first: usize, out: &mut Buffer<'_>) {
        if self.again.gap > 0 {
            self.rows_apart(bytes, whole, out);
        } else {
            self.row_of_units(bytes, 0, first..first + whole, out);
        }
    }

    /// The same of rows that lie apart, with the same parameters.
    #[inline(never)]
    fn rows_apart(&self, mut bytes: &[u8], whole: usize, out: &mut Buffer<'_>) {
        let row = self.again.columns / UNIT;
        let (part, gap) = (row * self.unit_bytes(), self.again.gap * self.of.bits as usize / 8);
        let mut left = whole;
        loop {
            let now = row.min(left);
            self.row_of_units(bytes, 0, 0..now, out);
            left -= now;
            if left == 0 {
                return;
            }
            bytes = &bytes[part + gap..];
            out.next_row_of(bytes, part, part + gap);
        }
    }

    /// The same of units that follow one another, from a bit of each word on.
    #[inline(always)]
    fn row_of_units(&self, bytes: &[u8], from: u32, units: Range<usize>, out: &mut Buffer<'_>) {
        if units.end <= self.again.units {
            self.fill(bytes, from, units, out);
        } else {
            self.bands_of_units(bytes, from, units, out);
        }
    }

    /// The same where more rows follow than use the same parameters: those that do at a time.
    #[inline(never)]
    fn bands_of_units(&self, mut bytes: &[u8], from: u32, units: Range<usize>, out: &mut Buffer<'_>) {
        let mut first = units.start;
        while first < units.end {
            let now = (self.again.units - first % self.again.units).min(units.end - first);
            self.fill(bytes, from, first..first + now, out);
            (first, bytes) = (first + now, &bytes[now * self.unit_bytes()..]);
        }
    }

    /// The same of units that one call does.
    #[inline(always)]
    fn fill(&self, bytes: &[u8], from: u32, units: Range<usize>, out: &mut Buffer<'_>) {
        let size = (self.of.lines, units.len());
        if out.streams() {
            return out.places_in_stage(size, self.of.joins, &mut |places, done| {
                self.stretch.fill(&bytes[done * self.unit_bytes()..], from, units.start + done, places);
            });
        }
        out.places(size, |places| self.stretch.fill(bytes, from, units.start, places));
    }

    /// The bytes of a unit.
    fn unit_bytes(&self) -> usize {
        UNIT / 8 * self.of.step as usize
    }

    /// The same for a unit that is filled up with zeros; what becomes of those is not appended.
    fn part_of_unit(&self, bytes: &[u8], from: u32, count: usize, number: usize, out: &mut Buffer<'_>) {
        let mut padded = [0; UNIT * 4];
        let bytes = &bytes[..bytes.len().min(self.unit_bytes())];
        padded[..bytes.len()].copy_from_slice(bytes);
        let mut results = [0; UNIT * 4];
        let room = &mut results[..LINE * self.of.lines];
        self.row_of_units(&padded, from, number..number + 1, &mut Buffer::bytes(room));
        out.append(&results[..count * self.of.lines * LINE / UNIT]);
    }
}
