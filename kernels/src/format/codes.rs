//! The codes of a quantity, as bytes, as words or as numbers.

#![expect(
    clippy::indexing_slicing,
    reason = "as many codes as the caller has room for; tables have an entry for each code of their width"
)]

use crate::format::bind::{Meaning, Numbers};
use crate::format::finish::UNIT;
use crate::format::gather::{self, Source};
#[cfg(target_arch = "x86_64")]
use crate::format::{picks::Picks, place::Rows};
#[cfg(target_arch = "x86_64")]
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::{ByteTable, Token, Work};

/// The codes of a quantity.
pub(super) struct Codes<'a> {
    pub(super) token: Token,
    pub(super) numbers: &'a Numbers,
    pub(super) bytes: &'a [u8],
    pub(super) tensors: &'a [Option<&'a [u8]>],
    /// The table of numbers in bytes, where their highest 16 bits are all that they have.
    pub(super) bytes_of_numbers: Option<&'a ByteTable>,
}

/// A table of numbers in bytes, if the highest 16 bits are all that they have.
pub(super) fn bytes_of(numbers: &[f32; 256]) -> Option<ByteTable> {
    let mut table = ByteTable { low: [0; 256], high: [0; 256] };
    for ((number, low), high) in numbers.iter().zip(&mut table.low).zip(&mut table.high) {
        let [0, 0, first, second] = number.to_bits().to_le_bytes() else { return None };
        (*low, *high) = (first, second);
    }
    Some(table)
}

impl<'a> Codes<'a> {
    /// The numbers of columns of a row; `room` has four bytes for each.
    pub(super) fn decode(&self, row: usize, first: usize, out: &mut [f32], room: &mut [u8]) {
        match self.numbers.meaning {
            Meaning::Integer { flip, bias } if self.numbers.bits <= 8 => {
                let codes = &mut room[..out.len()];
                self.gather(row, first, codes);
                gather::vectorize(self.token, Integers { codes, flip: flip as u8, bias, out });
            }
            Meaning::Integer { flip, bias } => {
                let codes = self.words::<4>(row, first, out.len(), room);
                for (out, code) in out.iter_mut().zip(codes.as_chunks::<4>().0) {
                    *out = (u32::from_le_bytes(*code) ^ flip) as f32 - bias;
                }
            }
            Meaning::Table { numbers, widen, plus } => {
                if let Some(index) = self.dense(row, first) {
                    widen(self.token, self.bytes, index, out);
                } else {
                    let codes = &mut room[..out.len()];
                    self.gather(row, first, codes);
                    let done = self.looked_up(codes, out);
                    look_up(numbers, &codes[done..], &mut out[done..]);
                }
                add(plus, out);
            }
            Meaning::Words { widen, plus } => {
                match self.dense(row, first) {
                    Some(index) => widen(self.token, self.bytes, index, out),
                    None if self.numbers.bits == 8 => {
                        let codes = &mut room[..out.len()];
                        self.gather(row, first, codes);
                        widen(self.token, codes, 0, out);
                    }
                    None if self.numbers.bits == 16 => {
                        widen(self.token, self.words::<2>(row, first, out.len(), room), 0, out)
                    }
                    None => widen(self.token, self.words::<4>(row, first, out.len(), room), 0, out),
                }
                add(plus, out);
            }
            Meaning::Given { table, widen, plus } => {
                let mut numbers = [0.0; 256];
                let held = self.tensors[table].unwrap_or_default();
                widen(self.token, held, 0, &mut numbers[..1 << self.numbers.bits]);
                let codes = &mut room[..out.len()];
                self.gather(row, first, codes);
                look_up(&numbers, codes, out);
                add(plus, out);
            }
        }
    }

    /// Looks up as many numbers as can be by tables of bytes; returns how many.
    fn looked_up(&self, codes: &[u8], out: &mut [f32]) -> usize {
        match (self.token, self.bytes_of_numbers) {
            #[cfg(target_arch = "x86_64")]
            (Token::Avx512Vbmi(isa), Some(table)) => {
                gather::looked_up(isa, self.numbers.bits, table, codes, out)
            }
            _ => 0,
        }
    }

    /// The index of a column in the tensor, if it consists of codes side by side.
    fn dense(&self, row: usize, first: usize) -> Option<usize> {
        let start = self.numbers.dense()?;
        let [part] = self.numbers.rows.parts(row, self.numbers.bits)[..] else { return None };
        let (bit, bits) = (part.bit + start, u64::from(self.numbers.bits));
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

    /// Picks as many codes as can be; returns how many.
    fn picked(&self, row: usize, first: usize, codes: &mut [u8]) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let Some((isa, picks, bytes)) = self.picks(row) {
            return gather::picked(isa, picks, bytes, first, codes);
        }
        0
    }

    /// The units of words from a column on that hold a code each, and the bit of a word where codes begin.
    pub(super) fn words_with_codes(&self, row: usize, first: usize) -> Option<(&'a [[u8; 4 * UNIT]], u32)> {
        let [plane] = self.numbers.planes.as_slice() else { return None };
        let [part] = self.numbers.rows.parts(row, self.numbers.bits)[..] else { return None };
        let bit = part.bit + plane.columns.distance()?.0;
        let words = self.bytes.get((bit / 32) as usize * 4 + 4 * first..)?;
        (self.numbers.in_words() && bit % 32 + u64::from(self.numbers.bits) <= 32)
            .then_some((words.as_chunks().0, (bit % 32) as u32))
    }

    /// How codes are picked, and the bytes from a row on, if that begins with one.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn picks(&self, row: usize) -> Option<(Avx512Vbmi, &'a Picks, &'a [u8])> {
        let (Token::Avx512Vbmi(isa), Some(picks), Rows::Spaced(distance)) =
            (self.token, &self.numbers.picks, &self.numbers.rows)
        else {
            return None;
        };
        let bit = row as u64 * distance;
        let bytes = self.bytes.get((bit / 8) as usize..).unwrap_or_default();
        bit.is_multiple_of(8).then_some((isa, picks, bytes))
    }

    /// Codes of more bits, `N` bytes each.
    fn words<'r, const N: usize>(
        &self,
        row: usize,
        first: usize,
        count: usize,
        room: &'r mut [u8],
    ) -> &'r [u8] {
        let codes = &mut room[..count * N];
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

fn add(plus: f32, out: &mut [f32]) {
    if plus != 0.0 {
        out.iter_mut().for_each(|number| *number += plus);
    }
}
