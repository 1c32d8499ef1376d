//! Codes of any count, spacing and place as units of dense codes.

#![expect(clippy::indexing_slicing, reason = "what is left is shorter than a unit")]

use crate::codes::Codes;
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Work};
use crate::layout::{Elements, WordRows};
use crate::vector::UNIT;
use crate::vector::unit::Stretch;

/// Room for codes that are packed at a time.
const ROOM: usize = 512;

/// What a loop over units has to know of codes and output.
pub(super) struct Span<'a> {
    /// The width of a code in bits.
    pub(super) bits: u32,
    /// The bits from a code to the next, as loops take them.
    pub(super) step: u32,
    /// The bytes of an output element.
    pub(super) width: usize,
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
            Some(bytes) if self.step == self.bits && count.is_multiple_of(UNIT) => {
                self.stretch.stretch(bytes, &WordRows::ONE, count / UNIT, 0, out);
            }
            _ => self.append_any(elements, count, out),
        }
    }

    /// The same for any elements.
    #[inline(never)]
    fn append_any(&self, elements: &Elements<'_>, count: usize, out: &mut Buffer<'_>) {
        if self.step != self.bits {
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
            self.stretch.stretch(bytes, rows, whole, 0, out);
        }
        if rest > 0 {
            let (bytes, rows) = &elements.skip(whole * UNIT).words();
            self.part_of_unit(bytes, rows, rest, whole, out);
        }
    }

    /// Appends the results of equally spaced codes; `first` counts the units before. Codes that are not dense or start inside
    /// of a byte are packed first, some at a time.
    fn row(&self, codes: &Codes<'_>, count: usize, first: usize, out: &mut Buffer<'_>) {
        if let Some(bytes) = codes.dense_bytes(self.bits) {
            return self.units(bytes, count, first, out);
        }
        let (mut done, mut packed) = (0, [0; ROOM]);
        let turn = ROOM * 8 / self.bits as usize / UNIT * UNIT;
        while done < count {
            let now = turn.min(count - done);
            self.packs.pack(codes.skip(done), self.bits, now, &mut packed);
            self.units(&packed, now, first + done / UNIT, out);
            done += now;
        }
    }

    /// Appends the results of dense codes; `first` counts the units before.
    fn units(&self, bytes: &[u8], count: usize, first: usize, out: &mut Buffer<'_>) {
        let (whole, rest) = (count / UNIT, count % UNIT);
        if whole > 0 {
            self.stretch.stretch(bytes, &WordRows::ONE, whole, first, out);
        }
        if rest > 0 {
            let last = bytes.get(whole * self.unit_bytes()..).unwrap_or_default();
            self.part_of_unit(last, &WordRows::ONE, rest, first + whole, out);
        }
    }

    /// The bytes of a unit.
    fn unit_bytes(&self) -> usize {
        UNIT / 8 * self.step as usize
    }

    /// The same for a unit that is filled up with zeros; what becomes of those is not appended.
    fn part_of_unit(&self, bytes: &[u8], rows: &WordRows, count: usize, number: usize, out: &mut Buffer<'_>) {
        let mut padded = [0; UNIT * 4];
        let bytes = &bytes[..bytes.len().min(self.unit_bytes())];
        padded[..bytes.len()].copy_from_slice(bytes);
        let mut results = [0; UNIT * 4];
        let room = &mut results[..UNIT * self.width];
        self.stretch.stretch(&padded, rows, 1, number, &mut Buffer::bytes(room));
        out.append(&results[..count * self.width]);
    }
}
