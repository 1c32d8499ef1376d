//! What is given of rows that share their parameters: codes where they lie, gathered ones, or numbers.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "rows have as many codes as a segment has weights, and parameters for each of them; words are what they say"
)]

use super::ahead::{Ahead, PARTS};
use super::laid::Lie;
use super::lines::{Finish, Rows, Supply};
use super::parts::{Part, Parts};
use super::vectors::{Few, InBytes, Integers, Numbers, Tables};
use super::{LANES, Parameter, Segment, UNIT};
use crate::element::Element;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::isa::stream::LINE;
use crate::output::round;

/// What rows give that share their parameters.
#[derive(Clone, Copy)]
pub(in crate::format) struct Given<'a> {
    pub(in crate::format) form: Form<'a>,
    pub(in crate::format) rows: usize,
    /// How far apart rows are, in codes or in numbers.
    pub(in crate::format) apart: usize,
    /// What is asked for during the first row, and how many bytes further that of every next row lies; words and parts of bytes know
    /// that by themselves.
    pub(in crate::format) ahead: Ahead<'a>,
    pub(in crate::format) ahead_apart: usize,
}

/// How codes become numbers at the last moment.
#[derive(Clone, Copy)]
pub(in crate::format) enum Form<'a> {
    /// Unsigned integers.
    Unsigned { codes: &'a [u8] },
    /// Integers of 8 bits in two's complement.
    Signed { codes: &'a [u8] },
    /// Unsigned integers in words of 32 bits; every weight has a zero point and a scale. `follow`: all rows are in the same words, and
    /// the codes of each follow those of the row before. The rows of the next call lie `next` bytes further.
    Words { bytes: &'a [u8], starts: &'a [Start], mask: u32, follow: bool, next: usize },
    /// The same in bytes.
    PartsOfBytes { bytes: &'a [u8], starts: &'a [Start], mask: u32, next: usize },
    /// A table of up to 16 numbers.
    Few { codes: &'a [u8], numbers: &'a [f32; LANES] },
    /// Numbers already.
    Numbers(&'a [f32]),
}

/// Where the words or bytes of a row begin: a byte, and the bit of each from which on it holds a code.
#[derive(Clone, Copy, Default)]
pub(in crate::format) struct Start {
    pub(in crate::format) byte: usize,
    pub(in crate::format) at: u32,
}

impl Rows for Given<'_> {
    fn rows(&self) -> usize {
        self.rows
    }

    fn row(self, row: usize) -> Self {
        let first = row * self.apart;
        let form = match self.form {
            Form::Unsigned { codes } => Form::Unsigned { codes: &codes[first..] },
            Form::Signed { codes } => Form::Signed { codes: &codes[first..] },
            Form::Words { bytes, starts, mask, follow, next } => {
                Form::Words { bytes, starts: &starts[row..=row], mask, follow, next }
            }
            Form::PartsOfBytes { bytes, starts, mask, next } => {
                Form::PartsOfBytes { bytes, starts: &starts[row..=row], mask, next }
            }
            Form::Few { codes, numbers } => Form::Few { codes: &codes[first..], numbers },
            Form::Numbers(numbers) => Form::Numbers(&numbers[first..]),
        };
        Self { form, rows: 1, apart: 0, ahead: self.ahead_of(row), ahead_apart: 0 }
    }
}

impl<'a> Given<'a> {
    /// A row of codes that a table has the numbers of.
    #[inline(always)]
    fn few<I: Isa>(self, isa: I, codes: &'a [u8], table: I::F32, row: usize) -> Few<I, InBytes<'a>> {
        let (codes, _) = codes[row * self.apart..].as_chunks();
        Few { isa, codes: InBytes { codes, ahead: self.ahead_of(row) }, table }
    }

    /// Rows of such codes as words of 16 bits, which tables of finished ones have; always inlined.
    #[inline(always)]
    fn tables<I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        codes: &'a [u8],
        table: I::F32,
        mut finish: Finish<'_, '_, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let isa = finish.isa();
        for row in 0..self.rows {
            finish.weights(Tables(self.few(isa, codes, table, row)));
            finish.next_row(row + 1, self.rows);
        }
    }

    /// What is asked for during a row.
    fn ahead_of(&self, row: usize) -> Ahead<'a> {
        self.ahead.behind(row * self.ahead_apart)
    }
}

impl<I: Isa> Supply<I> for Given<'_> {
    const SPREADS: bool = true;
    const COUNTS: bool = false;
    const BY_UNITS: bool = true;
    const RAGGED: bool = true;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let (isa, Self { form, rows, apart, .. }) = (finish.isa(), self);
        match form {
            // Few loops: by units there are only tables of 16 bits, which take less time so.
            Form::Few { codes, numbers } if const { L::WEIGHTS == UNIT } => {
                self.tables(codes, isa.load(numbers), finish);
            }
            _ if const { L::WEIGHTS == UNIT } => unreachable!("only a few numbers are finished by units"),
            Form::Numbers(numbers) => {
                for row in 0..rows {
                    let (numbers, _) = numbers[row * apart..].as_chunks();
                    finish.weights(Numbers { isa, numbers, ahead: self.ahead_of(row) });
                    finish.next_row(row + 1, rows);
                }
            }
            _ if const { ZERO && ADD && STEPS } => unreachable!("only numbers go through all steps"),
            Form::Unsigned { codes } => {
                for row in 0..rows {
                    let (codes, _) = codes[row * apart..].as_chunks();
                    let codes = InBytes { codes, ahead: self.ahead_of(row) };
                    finish.weights(Integers::<I, _, false> { isa, codes });
                    finish.next_row(row + 1, rows);
                }
            }
            Form::Signed { codes } => {
                for row in 0..rows {
                    let (codes, _) = codes[row * apart..].as_chunks();
                    let codes = InBytes { codes, ahead: self.ahead_of(row) };
                    finish.weights(Integers::<I, _, true> { isa, codes });
                    finish.next_row(row + 1, rows);
                }
            }
            // Few loops: what else there could be is not given.
            Form::Words { .. } | Form::PartsOfBytes { .. }
                if !Finish::<'_, '_, I, O, L, Self, ZERO, ADD, STEPS>::HAS_PARTS =>
            {
                unreachable!("parts have zero points and scales of their own");
            }
            Form::Words { bytes, starts, mask, follow: true, next }
                if finish.in_turns(rows, bytes, starts[0], (mask, next)) => {}
            Form::Words { bytes, starts, mask, next, .. } => {
                for (row, Start { byte, at }) in starts.iter().enumerate() {
                    let (units, _) = bytes[*byte..].as_chunks::<{ 4 * UNIT }>();
                    // Several rows share words: each asks for one line of the four that a unit has.
                    let ahead = Ahead::new(bytes, byte + next + row % 4 * LINE, 4 * UNIT * PARTS);
                    finish.weights(Parts { isa, units, part: Part::new(isa, *at, mask), ahead });
                    finish.next_row(row + 1, rows);
                }
            }
            Form::PartsOfBytes { bytes, starts, mask, next } => {
                for (row, Start { byte, at }) in starts.iter().enumerate() {
                    let (units, _) = bytes[*byte..].as_chunks::<UNIT>();
                    let ahead = Ahead::new(bytes, byte + next, UNIT * PARTS);
                    finish.weights(Parts { isa, units, part: Part::new(isa, *at, mask), ahead });
                    finish.next_row(row + 1, rows);
                }
            }
            Form::Few { codes, numbers } => {
                let table = isa.load(numbers);
                // A constant condition: what a weight has for itself makes no tables.
                if const { !O::IS_WIDE && !L::EACH } && finish.lines_share {
                    return self.tables(codes, table, finish);
                }
                for row in 0..rows {
                    finish.weights(self.few(isa, codes, table, row));
                    finish.next_row(row + 1, rows);
                }
            }
        }
    }
}

/// Finishes a segment number by number.
pub(super) fn portable<O: Element>(segment: &Segment<'_>, out: &mut Buffer<'_>) {
    for row in 0..segment.given.rows {
        if row > 0 {
            out.next_row();
        }
        let weights = (0..segment.count).map(|index| weight::<O>(segment, row, index));
        let words = weights.map(|weight| round::<O>(weight).to_le_bytes());
        if O::DTYPE.bits() == 32 {
            out.write(words);
        } else {
            out.write(words.map(|[first, second, ..]| [first, second]));
        }
    }
}

/// A number of the output type, the nearest one.
pub(super) fn rounded<O: Element>(value: f32) -> f32 {
    crate::element::to_f32::<O>(round::<O>(value).into())
}

/// A weight before its rounding.
fn weight<O: Element>(segment: &Segment<'_>, row: usize, index: usize) -> f32 {
    let at = |parameter: &Parameter<'_>| match parameter {
        Parameter::Absent => None,
        Parameter::Each(numbers) => Some(numbers[index]),
        Parameter::Vectors(units) => Some(units.as_flattened()[index / LANES]),
        Parameter::Lines(units) => Some(units.as_flattened()[index / LANES / 2]),
        Parameter::Units(units) => Some(units.as_flattened()[index / UNIT]),
        Parameter::Halves(_) => unreachable!("they are for codes that are picked"),
    };
    let step = |value: f32| match segment.rounds_steps && O::DTYPE.bits() != 32 {
        true => rounded::<O>(value),
        false => value,
    };
    let held = row * segment.given.apart + index;
    let mut value = match segment.given.form {
        Form::Unsigned { codes } => f32::from(codes[held]),
        Form::Signed { codes } => f32::from(codes[held] as i8),
        Form::Words { bytes, starts, mask, .. } => {
            let Start { byte, at } = starts[row];
            (u32::from_le_bytes(bytes[byte..].as_chunks().0[index]) >> at & mask) as f32
        }
        Form::PartsOfBytes { bytes, starts, mask, .. } => {
            let Start { byte, at } = starts[row];
            (u32::from(bytes[byte + index]) >> at & mask) as f32
        }
        Form::Few { codes, numbers } => numbers[usize::from(codes[held]) % LANES],
        Form::Numbers(numbers) => numbers[held],
    };
    if let Some(zero_point) = at(&segment.zero_point) {
        value = step(value - zero_point);
    }
    if let Some(scale) = at(&segment.scale) {
        value = step(value * scale);
    }
    match at(&segment.add) {
        Some(add) => step(value + add),
        None => value,
    }
}
