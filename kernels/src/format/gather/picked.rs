//! Whole units of codes, picked, and their numbers looked up.

use core::array::from_fn;

use crate::format::gather::bits::low_bits;
use crate::format::number_table::NumberTable;
use crate::format::picks::{Picks, SixteensUnits, StraightUnits, Taken, Units};
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::{Isa, Token, Work, four};

/// Writes codes from a column on, as far as there are whole units whose windows lie in the bytes, which begin with the row;
/// returns how many.
pub(in crate::format) fn picked(
    token: Token,
    picks: &Picks,
    bytes: &[u8],
    first: usize,
    codes: &mut [u8],
) -> usize {
    let mut done = 0;
    let (repeat, column) = (first / picks.columns, first % picks.columns);
    let place = Place { column, start: repeat * picks.bytes, step: picks.bytes };
    // One repeat is enough: if it has one unit, that stays in registers.
    let once = |units: usize| units / picks.times;
    macro_rules! pick {
        ($codes:literal, $isa:expr, $units:expr) => {{
            let (isa, units) = ($isa, $units);
            isa.vectorize::<$codes>(Picked { isa, units, place, bytes, codes, done: &mut done })
        }};
    }
    macro_rules! below_tables {
        ($isa:expr) => {
            match (&picks.units, &picks.straight, &picks.sixteens) {
                (Units::FewOne(units), ..) => pick!(8, $isa, &units[..]),
                (Units::FewTwo(units), ..) => pick!(8, $isa, &units[..]),
                (_, Some(StraightUnits::One(units)), _) => pick!(64, $isa, &units[..once(units.len())]),
                (_, Some(StraightUnits::Two(units)), _) => pick!(64, $isa, &units[..once(units.len())]),
                (_, Some(StraightUnits::Digits(units)), _) => pick!(64, $isa, &units[..once(units.len())]),
                (_, Some(StraightUnits::Nibbles(units)), _) => pick!(64, $isa, &units[..once(units.len())]),
                (.., Some(SixteensUnits::Spread(units))) => pick!(64, $isa, &units[..once(units.len())]),
                _ => {}
            }
        };
    }
    match token {
        Token::Portable => {}
        Token::Avx2(isa) => below_tables!(isa),
        Token::Avx512(isa) => below_tables!(isa),
        Token::Avx512Vbmi(isa) => match &picks.units {
            Units::One(units) => pick!(64, isa, &units[..once(units.len())]),
            Units::Two(units) => pick!(64, isa, &units[..once(units.len())]),
            Units::Digits(units) => pick!(64, isa, &units[..once(units.len())]),
            Units::FewOne(units) => pick!(8, isa, &units[..]),
            Units::FewTwo(units) => pick!(8, isa, &units[..]),
        },
    }
    done
}

/// Where some codes lie.
#[derive(Clone, Copy)]
struct Place {
    /// The first code's in its repeat.
    column: usize,
    /// The first byte of its repeat, and how far apart repeats are.
    start: usize,
    step: usize,
}

/// A range of codes, unit by unit.
struct Picked<'a, I, U> {
    isa: I,
    units: &'a [U],
    place: Place,
    bytes: &'a [u8],
    codes: &'a mut [u8],
    done: &'a mut usize,
}

impl<I: Isa, U: Taken<I, N>, const N: usize> Work<N> for Picked<'_, I, U> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, units, place: Place { column, start, step }, bytes, codes, done } = self;
        if column % N != 0 {
            return;
        }
        let (mut start, mut next, mut count) = (start, column / N, 0);
        let (places, _) = codes.as_chunks_mut::<N>();
        if let [only] = units {
            // A copy, which stays in registers: stores do not change it.
            let only = *only;
            for place in places {
                let Some(codes) = taken(&only, isa, bytes, start) else { break };
                (*place, count, start) = (codes, count + N, start + step);
            }
            *done = count;
            return;
        }
        for place in places {
            let Some(codes) = units.get(next).and_then(|unit| taken(unit, isa, bytes, start)) else { break };
            (*place, count, next) = (codes, count + N, next + 1);
            if next == units.len() {
                (next, start) = (0, start + step);
            }
        }
        *done = count;
    }
}

/// The codes of a repeat that starts at a byte.
#[inline(always)]
fn taken<I, U: Taken<I, N>, const N: usize>(unit: &U, isa: I, bytes: &[u8], start: usize) -> Option<[u8; N]> {
    unit.codes(isa, bytes.get(start..)?, 0)
}

/// Writes codes, each at bit `at` of a word of 32 bits, as far as there are whole units, or adds them to what is there; returns how
/// many.
pub(in crate::format) fn picked_words(
    isa: Avx512Vbmi,
    bytes: &[u8],
    at: u32,
    (bits, shift): (u32, u32),
    adds: bool,
    codes: &mut [u8],
) -> usize {
    let mask = (low_bits(bits) as u32) << shift;
    // The code of vector n goes to byte n.
    let rotations = from_fn(|n| (8 * n as u32 + shift + 32 - at) as i32 % 32);
    let masks = from_fn(|n| (mask << (8 * n)) as i32);
    let (words, _) = bytes.as_chunks::<64>().0.as_chunks();
    let (codes, _) = codes.as_chunks_mut();
    let done = words.len().min(codes.len()) * 64;
    isa.vectorize(Words { isa, words, rotations, masks, adds, codes });
    done
}

struct Words<'a> {
    isa: Avx512Vbmi,
    words: &'a [[[u8; 64]; 4]],
    rotations: [i32; 4],
    masks: [i32; 4],
    adds: bool,
    codes: &'a mut [[u8; 64]],
}

impl Work<0> for Words<'_> {
    #[inline(always)]
    fn work(self) {
        for (words, codes) in self.words.iter().zip(self.codes) {
            let there = if self.adds { *codes } else { [0; 64] };
            *codes = self.isa.pick_words(words, self.rotations, self.masks, there);
        }
    }
}

/// Looks up numbers of codes, one a byte, as far as there are whole units; returns how many.
pub(in crate::format) fn looked_up(
    isa: Avx512Vbmi,
    table: &NumberTable,
    codes: &[u8],
    out: &mut [f32],
) -> usize {
    let (units, _) = codes.as_chunks();
    let (out, _) = out.as_chunks_mut();
    isa.vectorize(LookUp { isa, table, units, out });
    units.len() * 64
}

struct LookUp<'a> {
    isa: Avx512Vbmi,
    table: &'a NumberTable,
    units: &'a [[u8; 64]],
    out: &'a mut [[f32; 64]],
}

impl Work<0> for LookUp<'_> {
    #[inline(always)]
    fn work(self) {
        for (unit, out) in self.units.iter().zip(self.out) {
            let numbers = self.isa.bytes_to_f32(8, unit, &self.table.table, self.table.kind);
            *out = zerocopy::transmute!(four!(numbers, part => self.isa.bytes(part)));
        }
    }
}
