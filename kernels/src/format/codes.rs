//! The codes of a quantity, as bytes, as words or as numbers.

#![expect(
    clippy::indexing_slicing,
    reason = "as many codes as the caller has room for; tables have an entry for each code of their width"
)]

use core::ops::Range;

use crate::format::CodeType;
use crate::format::bind::Numbers;
use crate::format::finish::{Ahead, PARTS, SPAN_BYTES, Start, UNIT};
use crate::format::gather::{self, Source};
use crate::format::meaning::Meaning;
use crate::format::number_table::NumberTable;
#[cfg(target_arch = "x86_64")]
use crate::format::picks::Picks;
use crate::format::place::Plane;
use crate::format::ready::Way;
use crate::format::room::Room;
use crate::isa::{Token, Work};
use crate::kernel::Widener;

/// The codes of a quantity.
pub(super) struct Codes<'a> {
    pub(super) token: Token,
    pub(super) numbers: &'a Numbers,
    pub(super) way: &'a Way,
    pub(super) bytes: &'a [u8],
    pub(super) tensors: &'a [Option<&'a [u8]>],
    /// The numbers of codes, where there is such a table.
    pub(super) table: Option<&'a NumberTable>,
    /// Whether they come from far away, and so are asked for.
    pub(super) are_far: bool,
}

/// What numbers are multiplied by.
#[derive(Clone, Copy)]
pub(super) struct Scales<'a> {
    /// From that of the first number on.
    pub(super) scales: &'a [f32],
    /// How many numbers share one.
    pub(super) each: usize,
    /// Whether the sign is turned.
    pub(super) negated: bool,
}

/// Codes that can be picked.
#[cfg(target_arch = "x86_64")]
pub(super) struct Pickable<'a> {
    pub(super) picks: &'a Picks,
    /// From the beginning of a row or of a run of columns on.
    pub(super) bytes: &'a [u8],
    /// The first of them, counted from there.
    pub(super) column: usize,
    /// How many there are before the next run.
    pub(super) left: usize,
}

impl<'a> Codes<'a> {
    /// The numbers of columns of a row; codes that are gathered for it get room.
    pub(super) fn decode(&self, row: usize, first: usize, out: &mut [f32], room: &mut Room<u8>) {
        match self.numbers.meaning {
            Meaning::Integer { flip, bias } if self.numbers.bits <= 8 => {
                let codes = room.need(out.len());
                self.gather(row, first, codes);
                self.token.vectorize(Integers { codes, flip: flip as u8, bias, out });
            }
            Meaning::Integer { flip, bias } => {
                let codes = self.words::<4>(row, first, out.len(), room);
                for (out, code) in out.iter_mut().zip(codes.as_chunks::<4>().0) {
                    *out = (u32::from_le_bytes(*code) ^ flip).cast_signed() as f32 - bias;
                }
            }
            Meaning::Wide(wide) => match self.dense(row, first).filter(|_| self.numbers.bits == 32) {
                Some(index) => wide.decode(self.bytes.get(4 * index..).unwrap_or_default(), out),
                None => wide.decode(self.words::<4>(row, first, out.len(), room), out),
            },
            Meaning::Table { code: CodeType { widener, of_bytes, .. }, plus } => {
                if let Some(index) = self.dense(row, first) {
                    (widener.widen)(self.token, self.bytes, index, out);
                } else {
                    let codes = room.need(out.len());
                    self.gather(row, first, codes);
                    let done = self.looked_up(codes, out);
                    of_bytes(self.token, &codes[done..], &mut out[done..]);
                }
                add(plus, out);
            }
            Meaning::Words { widener: Widener { widen, .. }, plus, .. } => {
                match self.dense(row, first) {
                    Some(index) => widen(self.token, self.bytes, index, out),
                    None if self.numbers.bits == 8 => {
                        let codes = room.need(out.len());
                        self.gather(row, first, codes);
                        widen(self.token, codes, 0, out);
                    }
                    None if self.numbers.bits == 16 => {
                        widen(self.token, self.words::<2>(row, first, out.len(), room), 0, out)
                    }
                    None => {
                        let words = self.words::<4>(row, first, out.len(), room);
                        widen(self.token, side_by_side(words, self.numbers.bits), 0, out);
                    }
                }
                add(plus, out);
            }
            Meaning::Given { table, widen, plus } => {
                let mut numbers = [0.0; 256];
                let held = self.tensors[table].unwrap_or_default();
                widen(self.token, held, 0, &mut numbers[..1 << self.numbers.bits]);
                let codes = room.need(out.len());
                self.gather(row, first, codes);
                look_up(&numbers, codes, out);
                add(plus, out);
            }
        }
    }

    /// The numbers of columns of a row times their scales, as far as that is one loop; returns how many.
    pub(super) fn scaled(&self, row: usize, first: usize, by: Scales<'_>, out: &mut [f32]) -> usize {
        match (self.numbers.meaning, by) {
            #[cfg(target_arch = "x86_64")]
            (Meaning::Integer { flip, bias }, by) if self.numbers.bits <= 8 => {
                let Some(Pickable { picks, bytes, column, left }) = self.picks(row, first) else {
                    return 0;
                };
                let scaling = gather::Scaling { flip: flip as u8, bias, by };
                // Scales are counted from the row's first column on, not from a run's.
                let count = if column == first { out.len().min(left) } else { 0 };
                gather::scaled(self.token, picks, bytes, column, scaling, &mut out[..count])
            }
            _ => 0,
        }
    }

    /// Looks up as many numbers as can be by tables of bytes; returns how many.
    fn looked_up(&self, codes: &[u8], out: &mut [f32]) -> usize {
        match (self.token, self.table) {
            #[cfg(target_arch = "x86_64")]
            (Token::Avx512Vbmi(isa), Some(table)) => gather::looked_up(isa, table, codes, out),
            _ => 0,
        }
    }

    /// The index of a column in the tensor, if it consists of codes side by side.
    fn dense(&self, row: usize, first: usize) -> Option<usize> {
        let start = self.numbers.dense()?;
        let bit = self.numbers.rows.whole(row, self.numbers.bits)?;
        let (bit, bits) = (bit + start, u64::from(self.numbers.bits));
        bit.is_multiple_of(bits).then_some((bit / bits) as usize + first)
    }

    /// Codes of up to 8 bits, one a byte.
    pub(super) fn gather(&self, row: usize, first: usize, codes: &mut [u8]) {
        let done = self.picked(row, first, codes);
        let rest = &mut codes[done..];
        if rest.is_empty() {
            return;
        }
        rest.fill(0);
        self.sources(row, |source| gather::bytes(source, first + done, rest));
    }

    /// Picks as many codes as can be, run by run; returns how many.
    #[cfg(target_arch = "x86_64")]
    fn picked(&self, row: usize, first: usize, codes: &mut [u8]) -> usize {
        let mut done = 0;
        while let Some(Pickable { picks, bytes, column, left }) = self.picks(row, first + done) {
            let rest = &mut codes[done..];
            let run = rest.len().min(left);
            let now = gather::picked(self.token, picks, bytes, column, &mut rest[..run]);
            done += now;
            if now < run || done == codes.len() {
                break;
            }
        }
        if done > 0 { done } else { self.picked_from_words(row, first, codes) }
    }

    /// The same for codes that each lie in a word of 32 bits.
    #[cfg(target_arch = "x86_64")]
    fn picked_from_words(&self, row: usize, first: usize, codes: &mut [u8]) -> usize {
        let Numbers { rows, planes, bits, .. } = self.numbers;
        let (Token::Avx512Vbmi(isa), [Plane { base: 2, columns, .. }]) = (self.token, planes.as_slice())
        else {
            return 0;
        };
        let (Some(row), Some(32)) = (rows.whole(row, *bits), columns.apart()) else { return 0 };
        let own = columns.distance().map_or(0, |(start, _)| start);
        let mut done = 0;
        while done < codes.len() {
            let (start, column, left) = columns.run_of(first + done);
            let first = row + own + start;
            let (word, at) = ((first / 32) as usize + column, (first % 32) as u32);
            if at + bits > 32 {
                break;
            }
            let bytes = self.bytes.get(4 * word..).unwrap_or_default();
            let rest = &mut codes[done..];
            let run = rest.len().min(left);
            let now = gather::picked_words(isa, bytes, at, (*bits, 0), false, &mut rest[..run]);
            done += now;
            if now < run {
                break;
            }
        }
        done
    }

    /// There are no such instructions here.
    #[cfg(not(target_arch = "x86_64"))]
    fn picked(&self, _: usize, _: usize, _: &mut [u8]) -> usize {
        0
    }

    /// The bytes of so many codes, whole units of them, and the bit of a byte where each code begins, if each has a byte.
    pub(super) fn in_bytes(&self, row: usize, first: usize, count: usize) -> Option<(&'a [u8], u32)> {
        let (Start { byte, at }, _) = self.bytes_with_codes(row, first)?;
        Some((self.bytes.get(byte..)?.get(..count.next_multiple_of(UNIT))?, at))
    }

    /// Where the bytes from a column on begin that hold a code each, and how many units of them there are.
    pub(super) fn bytes_with_codes(&self, row: usize, first: usize) -> Option<(Start, usize)> {
        let [plane] = self.numbers.planes.as_slice() else { return None };
        let bits = self.numbers.bits;
        let (start, 8) = plane.columns.distance()? else { return None };
        let bit = self.numbers.rows.whole(row, bits)? + start;
        let start = Start { byte: (bit / 8) as usize + first, at: (bit % 8) as u32 };
        let units = self.bytes.len().checked_sub(start.byte)? / UNIT;
        (plane.base == 2 && start.at + bits <= 8).then_some((start, units))
    }

    /// Where the words from a column on begin that hold a code each, and how many units of them there are.
    pub(super) fn words_with_codes(&self, row: usize, first: usize) -> Option<(Start, usize)> {
        let [plane] = self.numbers.planes.as_slice() else { return None };
        let bits = self.numbers.bits;
        let bit = self.numbers.rows.whole(row, bits)? + plane.columns.distance()?.0;
        let start = Start { byte: (bit / 32) as usize * 4 + 4 * first, at: (bit % 32) as u32 };
        let units = self.bytes.len().checked_sub(start.byte)? / (4 * UNIT);
        (self.numbers.in_words() && start.at + bits <= 32).then_some((start, units))
    }

    /// Codes that are dense, or one in each byte, from the first one of a unit on: the bytes from
    /// there on, how many bits lie between codes, and how many units there are.
    pub(super) fn units(&self, row: usize, first: usize) -> Option<(&'a [u8], u32, usize)> {
        let [plane] = self.numbers.planes.as_slice() else { return None };
        let bit = self.numbers.rows.whole(row, self.numbers.bits)?;
        let (start, distance) = plane.columns.distance()?;
        // Tables repeat, so the bits above a code do not matter.
        if plane.base != 2 || distance != u64::from(self.numbers.bits) && distance != 8 {
            return None;
        }
        let bit = bit + start + first as u64 * distance;
        let bytes = self.bytes.get((bit / 8) as usize..)?;
        let unit = distance as usize * UNIT / 8;
        bit.is_multiple_of(8).then_some((bytes, distance as u32, bytes.len() / unit))
    }

    /// What is worth to be asked for while columns from one on of some rows are computed, and how far apart that of rows is: the
    /// same columns of as many rows behind these, or the next span of a single row.
    pub(super) fn ahead(&self, rows: &Range<usize>, first: usize) -> (Ahead<'a>, usize) {
        let Numbers { rows: places, planes, bits, .. } = self.numbers;
        let (Some(Plane { columns, .. }), true) = (planes.first(), self.are_far) else {
            return (Ahead::NOTHING, 0);
        };
        let row = |row| Some((places.whole(row, *bits)? / 8) as usize);
        let (Some(start), Some(next)) = (row(rows.start), row(rows.end)) else { return (Ahead::NOTHING, 0) };
        let behind = if rows.len() > 1 { next.saturating_sub(start) } else { SPAN_BYTES };
        let from = start + (columns.bit_of(first) / 8) as usize + behind;
        let per_unit = columns.bits_of(UNIT, *bits).saturating_mul(PARTS as u64) / 8;
        let per_unit = per_unit.try_into().unwrap_or(0);
        (self.far_ahead(self.bytes, from, per_unit), places.bytes_apart().unwrap_or(0))
    }

    /// What lies so many bytes behind the first of some and is made of so many parts of a byte for each unit, if it comes from far
    /// away.
    pub(super) fn far_ahead<'b>(&self, bytes: &'b [u8], from: usize, per_unit: usize) -> Ahead<'b> {
        if self.are_far { Ahead::new(bytes, from, per_unit) } else { Ahead::NOTHING }
    }

    /// How codes are picked from a column on, if they can be.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn picks(&self, row: usize, first: usize) -> Option<Pickable<'a>> {
        if self.way.picks.is_empty() {
            return None;
        }
        let Numbers { rows, planes, bits, .. } = self.numbers;
        let row = rows.whole(row, *bits)?;
        let (start, column, left) = match planes.as_slice() {
            [plane] => plane.columns.run_of(first),
            _ => (0, first, usize::MAX),
        };
        let bit = row + start;
        let picks = self.way.picks.iter().find(|picks| picks.phase == bit % 8)?;
        let bytes = self.bytes.get((bit / 8) as usize..).unwrap_or_default();
        Some(Pickable { picks, bytes, column, left })
    }

    /// Codes of more bits, `N` bytes each.
    fn words<'r, const N: usize>(
        &self,
        row: usize,
        first: usize,
        count: usize,
        room: &'r mut Room<u8>,
    ) -> &'r mut [u8] {
        let codes = room.need(count * N);
        codes.fill(0);
        self.sources(row, |source| gather::words::<N>(source, first, codes));
        codes
    }

    /// Every place that holds some bits of a row's codes.
    #[inline(always)]
    fn sources(&self, row: usize, mut take: impl FnMut(Source<'_>)) {
        for plane in &self.numbers.planes {
            for part in self.numbers.rows.parts(row, plane.bits) {
                let (token, bytes, bit, bits) = (self.token, self.bytes, part.bit, part.bits);
                take(Source { token, bytes, plane, bit, bits, shift: plane.shift + part.from });
            }
        }
    }
}

/// Codes of integers as numbers.
struct Integers<'a> {
    codes: &'a [u8],
    flip: u8,
    bias: f32,
    out: &'a mut [f32],
}

impl Work<0> for Integers<'_> {
    #[inline(always)]
    fn work(self) {
        for (out, code) in self.out.iter_mut().zip(self.codes) {
            *out = f32::from(code ^ self.flip) - self.bias;
        }
    }
}

fn look_up(numbers: &[f32; 256], codes: &[u8], out: &mut [f32]) {
    for (out, code) in out.iter_mut().zip(codes) {
        *out = numbers[usize::from(*code)];
    }
}

/// Codes of more than 8 bits, each in four bytes, moved together: one behind the other, bit by bit.
fn side_by_side(words: &mut [u8], bits: u32) -> &[u8] {
    if bits == 32 {
        return words;
    }
    let (mut held, mut count, mut end) = (0_u64, 0, 0);
    for word in 0..words.len() / 4 {
        let code = words[4 * word..].first_chunk().map_or(0, |code| u32::from_le_bytes(*code));
        held |= u64::from(code) << count;
        count += bits;
        // What is written lies before what was read.
        while count >= 8 {
            (words[end], held) = (held as u8, held >> 8);
            (count, end) = (count - 8, end + 1);
        }
    }
    if count > 0 {
        words[end] = held as u8;
        end += 1;
    }
    &words[..end]
}

fn add(plus: f32, out: &mut [f32]) {
    if plus != 0.0 {
        out.iter_mut().for_each(|number| *number += plus);
    }
}
