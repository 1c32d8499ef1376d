//! From packed codes to bytes: one code in each, or two or four bytes for wide ones.
//!
//! Each way in which codes can lie has a loop without branches that compilers turn into vector instructions, compiled for
//! each level; what has none is read code by code.

#![expect(clippy::indexing_slicing, reason = "a segment has at most as many codes as its stage")]

mod bits;
mod loops;
#[cfg(target_arch = "x86_64")]
mod picked;
#[cfg(target_arch = "x86_64")]
mod scaled;
mod words;

use bits::{digits, low_bits, read};
use loops::{Dense, DenseAny, DensePeriods, InBytes, InWords, Lanes, Runs};
use words::whole_words;

#[cfg(target_arch = "x86_64")]
pub(super) use picked::{looked_up, picked, picked_words};
#[cfg(target_arch = "x86_64")]
pub(super) use scaled::{Scaling, scaled};
pub(super) use words::words;

use crate::format::place::{Columns, Digit, Distance, Piece, Plane};
use crate::isa::Token;

/// Which codes to read: some bits of each, of one row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) token: Token,
    pub(super) bytes: &'a [u8],
    pub(super) plane: &'a Plane,
    /// The row's first bit.
    pub(super) bit: u64,
    /// How many bits are read, and where they go in the code.
    pub(super) bits: u32,
    pub(super) shift: u32,
}

/// Adds the bits of columns from `first` on to codes of up to 8 bits, one a byte.
pub(super) fn bytes(source: Source<'_>, first: usize, codes: &mut [u8]) {
    // A digit that is alone in its block: only those of several are brought by loops.
    if source.plane.base != 2 && source.plane.columns.period == usize::MAX {
        return one_by_one(source, first, codes);
    }
    if let Some((bit, distance)) = source.plane.columns.distance() {
        return spaced(source, source.bit + bit + first as u64 * distance, distance, codes);
    }
    let Columns { period, period_bits, ref pieces } = source.plane.columns;
    if period == usize::MAX {
        return spread(source, &pieces[0], first, codes);
    }
    // Whole periods by loops, what is before and behind code by code.
    let before = ((period - first % period) % period).min(codes.len());
    let (head, rest) = codes.split_at_mut(before);
    one_by_one(source, first, head);
    let whole = rest.len() / period;
    let (whole, tail) = rest.split_at_mut(whole * period);
    one_by_one(source, first + before + whole.len(), tail);
    let start = source.bit + ((first + before) / period) as u64 * period_bits;
    let mut from = 0;
    for piece in pieces {
        let periods = Periods { source, piece, start, period_bits, period, from };
        periods.gather(whole);
        from += piece.count;
    }
}

/// The codes of a piece in each of some periods.
#[derive(Clone, Copy)]
struct Periods<'a> {
    source: Source<'a>,
    piece: &'a Piece,
    /// The first bit of the first period.
    start: u64,
    period_bits: u64,
    period: usize,
    /// The piece's first code in a period.
    from: usize,
}

impl Periods<'_> {
    fn gather(&self, codes: &mut [u8]) {
        let Some(Digit { count, distance }) = self.piece.digits.first() else { return };
        let aligned = self.start.is_multiple_of(8) && self.period_bits.is_multiple_of(8);
        match distance {
            Distance::Bits(8) if aligned => match *count {
                4 => self.runs::<4, 0>(codes),
                8 => self.runs::<8, 1>(codes),
                16 => self.runs::<16, 2>(codes),
                32 => self.runs::<32, 4>(codes),
                64 => self.runs::<64, 8>(codes),
                _ => self.one_by_one(codes),
            },
            Distance::Bits(bits) if *bits == u64::from(self.source.bits) && self.source.plane.base == 2 => {
                self.dense(*count, codes);
            }
            Distance::Listed(places) if self.from == 0 && *count == self.period => {
                let bytes = self.source.bytes.get((self.start / 8) as usize..).unwrap_or_default();
                let Source { bits, shift, token, .. } = self.source;
                match (self.period_bits, *count, aligned) {
                    (8, 2, true) => token.vectorize(Lanes::<1, 2> { bytes, places, bits, shift, codes }),
                    (8, 4, true) => token.vectorize(Lanes::<1, 4> { bytes, places, bits, shift, codes }),
                    (32, 8, true) => token.vectorize(Lanes::<4, 8> { bytes, places, bits, shift, codes }),
                    _ => self.one_by_one(codes),
                }
            }
            _ => self.one_by_one(codes),
        }
    }

    /// Runs of `S` neighbouring bytes, each with a code at the same place: one run after the other, in all periods.
    fn runs<const S: usize, const W: usize>(&self, codes: &mut [u8]) {
        let Source { token, bytes, plane, bits, shift, .. } = self.source;
        let in_byte = |bit: &u64| plane.base != 2 || bit % 8 + u64::from(bits) <= 8;
        if !self.piece.runs.iter().all(in_byte) {
            return self.one_by_one(codes);
        }
        for (first, bit) in (0..).step_by(S).zip(&self.piece.runs) {
            let byte = (self.start + bit) / 8;
            let run = Runs::<S, W> {
                bytes: bytes.get(byte as usize..).unwrap_or_default(),
                codes: codes.get_mut(self.from + first..).unwrap_or_default(),
                step: (self.period_bits / 8) as usize,
                period: self.period,
                at: (bit % 8) as u32,
                bits,
                shift,
                base: plane.base,
            };
            token.vectorize(run);
        }
    }

    /// Codes side by side, some in each period.
    fn dense(&self, count: usize, codes: &mut [u8]) {
        let Source { token, bytes, bits, shift, .. } = self.source;
        for (first, bit) in (0..).step_by(count).zip(&self.piece.runs) {
            let start = self.start + bit;
            let aligned = (start | self.period_bits).is_multiple_of(8) && count.is_multiple_of(8);
            let codes = codes.get_mut(self.from + first..).unwrap_or_default();
            if !aligned {
                let starts = (start..).step_by(self.period_bits as usize);
                for (codes, start) in codes.chunks_mut(self.period).zip(starts) {
                    dense(self.source, start, &mut codes[..count]);
                }
                continue;
            }
            let bytes = bytes.get((start / 8) as usize..).unwrap_or_default();
            let (step, period) = ((self.period_bits / 8) as usize, self.period);
            match bits {
                1 => token.vectorize(DensePeriods::<1> { bytes, codes, step, period, count, shift }),
                2 => token.vectorize(DensePeriods::<2> { bytes, codes, step, period, count, shift }),
                4 => token.vectorize(DensePeriods::<4> { bytes, codes, step, period, count, shift }),
                8 => token.vectorize(DensePeriods::<8> { bytes, codes, step, period, count, shift }),
                _ => token.vectorize(DenseAny {
                    bits,
                    of: DensePeriods { bytes, codes, step, period, count, shift },
                }),
            }
        }
    }

    /// Code by code.
    #[inline(never)]
    fn one_by_one(&self, codes: &mut [u8]) {
        let mut start = self.start;
        for codes in codes.chunks_exact_mut(self.period) {
            for (n, code) in codes[self.from..].iter_mut().take(self.piece.count).enumerate() {
                *code |= (one(self.source, start + self.piece.bit_of(n)) as u8) << self.source.shift;
            }
            start += self.period_bits;
        }
    }
}

/// Columns whose lanes go over all words first: neighbours in neighbouring words.
fn spread(source: Source<'_>, piece: &Piece, first: usize, codes: &mut [u8]) {
    let Some(Digit { count, distance: Distance::Bits(distance) }) = piece.digits.first() else {
        return one_by_one(source, first, codes);
    };
    let (mut first, mut rest) = (first, codes);
    while !rest.is_empty() {
        let run = (count - first % count).min(rest.len());
        let (now, later) = rest.split_at_mut(run);
        spaced(source, source.bit + piece.bit_of(first), *distance, now);
        (first, rest) = (first + run, later);
    }
}

/// Equally spaced codes.
fn spaced(source: Source<'_>, bit: u64, distance: u64, codes: &mut [u8]) {
    if distance == u64::from(source.bits) {
        return dense(source, bit, codes);
    }
    let Source { token, bytes, bits, shift, .. } = source;
    if distance == 32 && bit % 32 + u64::from(bits) <= 32 {
        let (bytes, at) = (bytes.get((bit / 32 * 4) as usize..).unwrap_or_default(), (bit % 32) as u32);
        let done = match token {
            #[cfg(target_arch = "x86_64")]
            Token::Avx512Vbmi(isa) => picked_words(isa, bytes, at, (bits, shift), true, codes),
            _ => 0,
        };
        let (bytes, codes) = (bytes.get(4 * done..).unwrap_or_default(), &mut codes[done..]);
        return token.vectorize(InWords { bytes, at, bits, shift, codes });
    }
    let (bytes, at) = (bytes.get((bit / 8) as usize..).unwrap_or_default(), (bit % 8) as u32);
    let in_byte = at + bits <= 8;
    match distance {
        8 if in_byte => token.vectorize(InBytes { bytes, at, bits, shift, codes }),
        // A whole byte has no other planes.
        _ if distance.is_multiple_of(8) && (at, bits) == (0, 8) => {
            whole_words(bytes, (distance / 8) as usize, codes.as_chunks_mut::<1>().0);
        }
        _ if distance.is_multiple_of(8) && in_byte => {
            let mask = low_bits(bits) as u8;
            for (code, byte) in codes.iter_mut().zip(bytes.iter().step_by((distance / 8) as usize)) {
                *code |= (byte >> at & mask) << shift;
            }
        }
        _ => {
            for (n, code) in codes.iter_mut().enumerate() {
                *code |= (read(source.bytes, bit + n as u64 * distance, bits) as u8) << shift;
            }
        }
    }
}

/// Codes side by side.
fn dense(source: Source<'_>, bit: u64, codes: &mut [u8]) {
    let Source { token, shift, bits, .. } = source;
    if !bit.is_multiple_of(8) {
        for (n, code) in codes.iter_mut().enumerate() {
            *code |= (read(source.bytes, bit + n as u64 * u64::from(bits), bits) as u8) << shift;
        }
        return;
    }
    let bytes = source.bytes.get((bit / 8) as usize..).unwrap_or_default();
    match bits {
        1 => token.vectorize(Dense::<1> { bytes, shift, codes }),
        2 => token.vectorize(Dense::<2> { bytes, shift, codes }),
        3 => token.vectorize(Dense::<3> { bytes, shift, codes }),
        4 => token.vectorize(Dense::<4> { bytes, shift, codes }),
        5 => token.vectorize(Dense::<5> { bytes, shift, codes }),
        6 => token.vectorize(Dense::<6> { bytes, shift, codes }),
        7 => token.vectorize(Dense::<7> { bytes, shift, codes }),
        _ => token.vectorize(Dense::<8> { bytes, shift, codes }),
    }
}

/// Columns from an index on, code by code.
#[inline(never)]
fn one_by_one(source: Source<'_>, first: usize, codes: &mut [u8]) {
    for (n, code) in codes.iter_mut().enumerate() {
        *code |= (one(source, source.bit + source.plane.columns.bit_of(first + n)) as u8) << source.shift;
    }
}

/// A code, or a digit of one.
fn one(source: Source<'_>, bit: u64) -> u32 {
    match source.plane.base {
        2 => read(source.bytes, bit, source.bits),
        base => {
            let byte = [source.bytes.get((bit / 8) as usize).copied().unwrap_or_default()];
            let mut code = [0];
            digits(&byte, (bit % 8) as u32, base as u16, &mut code);
            code[0].into()
        }
    }
}
