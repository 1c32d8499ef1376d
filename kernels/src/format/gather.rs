//! From packed codes to bytes: one code in each, or two or four bytes for wide ones.
//!
//! Each way in which codes can lie has a loop without branches that compilers turn into vector instructions; what has
//! none is read code by code.

use crate::format::place::{Columns, Digit, Distance, Piece, Plane};
use crate::isa::{Isa, Token, Work};

/// Which codes to read: some bits of each, of one row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) plane: &'a Plane,
    /// The row's first bit.
    pub(super) bit: u64,
    /// How many bits are read, and where they go in the code.
    pub(super) bits: u32,
    pub(super) shift: u32,
}

/// Adds the bits of columns from `first` on to codes of up to 8 bits.
pub(super) fn bytes(token: Token, source: Source<'_>, first: usize, codes: &mut [u8]) {
    match token {
        Token::Portable => gather(source, first, codes),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => isa.vectorize(Gather { source, first, codes }),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => isa.vectorize(Gather { source, first, codes }),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => isa.vectorize(Gather { source, first, codes }),
    }
}

/// The same for codes of `N` bytes.
pub(super) fn words<const N: usize>(source: Source<'_>, first: usize, codes: &mut [u8]) {
    let (codes, _) = codes.as_chunks_mut::<N>();
    let spaced = source.plane.columns.distance();
    for (n, code) in codes.iter_mut().enumerate() {
        let column = first + n;
        let bit = spaced.map_or_else(
            || source.plane.columns.bit_of(column),
            |(bit, distance)| bit + column as u64 * distance,
        );
        let part = read(source.bytes, source.bit + bit, source.bits) << source.shift;
        let bytes = part.to_le_bytes();
        for (place, byte) in code.iter_mut().zip(bytes) {
            *place |= byte;
        }
    }
}

struct Gather<'a> {
    source: Source<'a>,
    first: usize,
    codes: &'a mut [u8],
}

impl Work<0> for Gather<'_> {
    #[inline(always)]
    fn work(self) {
        gather(self.source, self.first, self.codes);
    }
}

#[inline(always)]
fn gather(source: Source<'_>, first: usize, codes: &mut [u8]) {
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
        periods(source, piece, start, period_bits, period, whole, from);
        from += piece.count;
    }
}

/// The codes of a piece in each of the periods of `codes`, `from` the first one of each.
#[inline(always)]
fn periods(
    source: Source<'_>,
    piece: &Piece,
    start: u64,
    period_bits: u64,
    period: usize,
    codes: &mut [u8],
    from: usize,
) {
    let Some(Digit { count, distance }) = piece.digits.first() else { return };
    let runs = piece.count / count;
    match distance {
        Distance::Bits(8) => match *count {
            4 => runs_of::<4>(source, piece, start, period_bits, period, codes, from),
            8 => runs_of::<8>(source, piece, start, period_bits, period, codes, from),
            16 => runs_of::<16>(source, piece, start, period_bits, period, codes, from),
            32 => runs_of::<32>(source, piece, start, period_bits, period, codes, from),
            64 => runs_of::<64>(source, piece, start, period_bits, period, codes, from),
            _ => pieces_one_by_one(source, piece, start, period_bits, period, codes, from),
        },
        Distance::Bits(bits) if *bits == u64::from(source.bits) && source.plane.base == 2 => {
            let mut start = start;
            for codes in codes.chunks_exact_mut(period) {
                for run in 0..runs {
                    let codes = &mut codes[from + run * count..][..*count];
                    dense(source, start + piece.bit_of(run * count), codes);
                }
                start += period_bits;
            }
        }
        Distance::Listed(places) if runs == 1 && from == 0 && *count == period => match (period_bits, *count)
        {
            (8, 2) => lanes::<1, 2>(source, places, start, codes),
            (8, 4) => lanes::<1, 4>(source, places, start, codes),
            (32, 8) => lanes::<4, 8>(source, places, start, codes),
            _ => pieces_one_by_one(source, piece, start, period_bits, period, codes, from),
        },
        _ => pieces_one_by_one(source, piece, start, period_bits, period, codes, from),
    }
}

/// How many runs of a period are prepared.
const RUNS: usize = 64;

/// Runs of `S` neighbouring bytes, each with a code at the same place.
#[inline(always)]
fn runs_of<const S: usize>(
    source: Source<'_>,
    piece: &Piece,
    start: u64,
    period_bits: u64,
    period: usize,
    codes: &mut [u8],
    from: usize,
) {
    let runs = piece.count / S;
    let whole_bytes = start.is_multiple_of(8) && period_bits.is_multiple_of(8);
    if runs > RUNS || !whole_bytes {
        return pieces_one_by_one(source, piece, start, period_bits, period, codes, from);
    }
    // Byte and place of each run, from the start of the period.
    let mut places = [(0_usize, 0_u32); RUNS];
    for (run, place) in places.iter_mut().enumerate().take(runs) {
        let bit = piece.bit_of(run * S);
        *place = ((bit / 8) as usize, (bit % 8) as u32);
    }
    let places = &places[..runs];
    if source.plane.base == 2 && places.iter().any(|(_, bit)| bit + source.bits > 8) {
        return pieces_one_by_one(source, piece, start, period_bits, period, codes, from);
    }
    let (mut first, step) = ((start / 8) as usize, (period_bits / 8) as usize);
    let mask = low_bits(source.bits) as u8;
    for codes in codes.chunks_exact_mut(period) {
        let (runs, _) = codes[from..].as_chunks_mut::<S>();
        let bytes = source.bytes.get(first..).unwrap_or_default();
        for (run, (byte, bit)) in runs.iter_mut().zip(places) {
            let Some(bytes) = bytes.get(*byte..).and_then(|bytes| bytes.first_chunk::<S>()) else { return };
            if source.plane.base == 2 {
                for (code, byte) in run.iter_mut().zip(bytes) {
                    *code |= (byte >> bit & mask) << source.shift;
                }
            } else {
                digits(bytes, *bit, source.plane.base as u16, run);
            }
        }
        first += step;
    }
}

/// Digit `nth` of bytes that hold fractions.
#[inline(always)]
fn digits<const S: usize>(bytes: &[u8; S], nth: u32, base: u16, codes: &mut [u8; S]) {
    let power = (0..nth).fold(1_u16, |power, _| power.wrapping_mul(base) & 0xff);
    for (code, byte) in codes.iter_mut().zip(bytes) {
        let shifted = u16::from(*byte).wrapping_mul(power) & 0xff;
        *code |= ((shifted * base) >> 8) as u8;
    }
}

/// Words of `B` bytes with `L` codes each.
#[inline(always)]
fn lanes<const B: usize, const L: usize>(source: Source<'_>, places: &[u8], start: u64, codes: &mut [u8]) {
    let (words, _) = source.bytes.get((start / 8) as usize..).unwrap_or_default().as_chunks::<B>();
    let (codes, _) = codes.as_chunks_mut::<L>();
    let mut shifts = [0_u32; L];
    for (shift, place) in shifts.iter_mut().zip(places) {
        *shift = u32::from(*place);
    }
    let mask = low_bits(source.bits) as u32;
    for (codes, word) in codes.iter_mut().zip(words) {
        let mut bytes = [0; 4];
        bytes[..B].copy_from_slice(word);
        let word = u32::from_le_bytes(bytes);
        for (code, shift) in codes.iter_mut().zip(shifts) {
            *code |= ((word >> shift & mask) as u8) << source.shift;
        }
    }
}

/// Columns whose lanes go over all words first: neighbours in neighbouring words.
#[inline(always)]
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
#[inline(always)]
fn spaced(source: Source<'_>, bit: u64, distance: u64, codes: &mut [u8]) {
    if distance == u64::from(source.bits) {
        return dense(source, bit, codes);
    }
    let in_byte = (bit % 8) as u32 + source.bits <= 8;
    let tail = source.bytes.get((bit / 8) as usize..).unwrap_or_default();
    let (at, mask) = ((bit % 8) as u32, low_bits(source.bits) as u8);
    match distance {
        8 if in_byte => {
            for (code, byte) in codes.iter_mut().zip(tail) {
                *code |= (byte >> at & mask) << source.shift;
            }
        }
        32 if in_byte => {
            let (words, last) = tail.as_chunks::<4>();
            let (whole, rest) = codes.split_at_mut(words.len().min(codes.len()));
            for (code, word) in whole.iter_mut().zip(words) {
                *code |= ((u32::from_le_bytes(*word) >> at) as u8 & mask) << source.shift;
            }
            if let (Some(code), Some(byte)) = (rest.first_mut(), last.first()) {
                *code |= (byte >> at & mask) << source.shift;
            }
        }
        _ if distance.is_multiple_of(8) && in_byte => {
            for (code, byte) in codes.iter_mut().zip(tail.iter().step_by((distance / 8) as usize)) {
                *code |= (byte >> at & mask) << source.shift;
            }
        }
        _ => {
            for (n, code) in codes.iter_mut().enumerate() {
                *code |= (read(source.bytes, bit + n as u64 * distance, source.bits) as u8) << source.shift;
            }
        }
    }
}

/// Codes side by side.
#[inline(always)]
fn dense(source: Source<'_>, bit: u64, codes: &mut [u8]) {
    match source.bits {
        1 => dense_of::<1>(source, bit, codes),
        2 => dense_of::<2>(source, bit, codes),
        3 => dense_of::<3>(source, bit, codes),
        4 => dense_of::<4>(source, bit, codes),
        5 => dense_of::<5>(source, bit, codes),
        6 => dense_of::<6>(source, bit, codes),
        7 => dense_of::<7>(source, bit, codes),
        _ => dense_of::<8>(source, bit, codes),
    }
}

/// The same for `BITS` of 1 to 8: eight codes are `BITS` bytes.
#[inline(always)]
fn dense_of<const BITS: usize>(source: Source<'_>, bit: u64, codes: &mut [u8]) {
    let mask = low_bits(BITS as u32);
    if !bit.is_multiple_of(8) {
        for (n, code) in codes.iter_mut().enumerate() {
            *code |= (read(source.bytes, bit + (n * BITS) as u64, BITS as u32) as u8) << source.shift;
        }
        return;
    }
    let tail = source.bytes.get((bit / 8) as usize..).unwrap_or_default();
    if BITS == 8 {
        for (code, byte) in codes.iter_mut().zip(tail) {
            *code |= byte;
        }
        return;
    }
    let (units, _) = tail.as_chunks::<BITS>();
    let (eights, rest) = codes.as_chunks_mut::<8>();
    let whole = eights.len().min(units.len());
    for (codes, unit) in eights.iter_mut().zip(units) {
        let mut bytes = [0; 8];
        bytes[..BITS].copy_from_slice(unit);
        let word = u64::from_le_bytes(bytes);
        for (n, code) in codes.iter_mut().enumerate() {
            *code |= ((word >> (n * BITS) & mask) as u8) << source.shift;
        }
    }
    for (n, code) in rest.iter_mut().enumerate() {
        let bit = bit + ((whole * 8 + n) * BITS) as u64;
        *code |= (read(source.bytes, bit, BITS as u32) as u8) << source.shift;
    }
}

/// Columns from an index on, code by code.
#[inline(never)]
fn one_by_one(source: Source<'_>, first: usize, codes: &mut [u8]) {
    for (n, code) in codes.iter_mut().enumerate() {
        *code |= (one(source, source.bit + source.plane.columns.bit_of(first + n)) as u8) << source.shift;
    }
}

/// The codes of a piece in each period, code by code.
#[inline(never)]
fn pieces_one_by_one(
    source: Source<'_>,
    piece: &Piece,
    start: u64,
    period_bits: u64,
    period: usize,
    codes: &mut [u8],
    from: usize,
) {
    let mut start = start;
    for codes in codes.chunks_exact_mut(period) {
        for (n, code) in codes[from..].iter_mut().take(piece.count).enumerate() {
            *code |= (one(source, start + piece.bit_of(n)) as u8) << source.shift;
        }
        start += period_bits;
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

/// Up to 32 bits from a bit on; 0 beyond the bytes.
#[inline(always)]
fn read(bytes: &[u8], bit: u64, bits: u32) -> u32 {
    let tail = bytes.get((bit / 8) as usize..).unwrap_or_default();
    let word = match tail.first_chunk::<8>() {
        Some(word) => u64::from_le_bytes(*word),
        None => tail.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    };
    (word >> (bit % 8) & low_bits(bits)) as u32
}

/// The lowest bits set, up to 32.
const fn low_bits(count: u32) -> u64 {
    (1 << count) - 1
}
