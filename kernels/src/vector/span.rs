//! Codes of any count, spacing and place as units of dense codes.

#![expect(clippy::indexing_slicing, reason = "what is left is shorter than a unit")]

use crate::codes::Codes;
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Work};
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
    /// Appends the results of `count` codes. Codes that are not dense or start inside of a byte are packed first,
    /// some at a time.
    pub(super) fn append(&self, codes: &Codes<'_>, count: usize, out: &mut Buffer<'_>) {
        let bytes =
            if self.step == self.bits { codes.dense_bytes(self.bits) } else { codes.words(self.step) };
        if let Some(bytes) = bytes {
            return self.units(bytes, count, 0, out);
        }
        let (mut done, mut packed) = (0, [0; ROOM]);
        let turn = ROOM * 8 / self.bits as usize / UNIT * UNIT;
        while done < count {
            let now = turn.min(count - done);
            self.packs.pack(codes.skip(done), self.bits, now, &mut packed);
            self.units(&packed, now, done / UNIT, out);
            done += now;
        }
    }

    /// Appends the results of dense codes; `first` counts the units before.
    fn units(&self, bytes: &[u8], count: usize, first: usize, out: &mut Buffer<'_>) {
        let (whole, rest) = (count / UNIT, count % UNIT);
        if whole > 0 {
            self.stretch.stretch(bytes, whole, first, out);
        }
        if rest > 0 {
            let unit_bytes = UNIT / 8 * self.step as usize;
            let last = bytes.get(whole * unit_bytes..).unwrap_or_default();
            self.part_of_unit(&last[..last.len().min(unit_bytes)], rest, first + whole, out);
        }
    }

    /// The same for a unit that is filled up with zeros; what becomes of those is not appended.
    fn part_of_unit(&self, bytes: &[u8], count: usize, number: usize, out: &mut Buffer<'_>) {
        let mut padded = [0; UNIT * 4];
        padded[..bytes.len()].copy_from_slice(bytes);
        let mut results = [0; UNIT * 4];
        let room = &mut results[..UNIT * self.width];
        self.stretch.stretch(&padded, 1, number, &mut Buffer::bytes(room));
        out.append(&results[..count * self.width]);
    }
}
