//! From packed codes to bytes: one code in each, or two or four bytes for wide ones.
//!
//! Each way in which codes can lie has a loop without branches that compilers turn into vector instructions; what has
//! none is read code by code.

mod bits;

use bits::{BYTES, apart, digits, in_place, low_bits, read};

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
    let spaced = source
        .plane
        .columns
        .distance()
        .map(|(bit, distance)| (source.bit + bit + first as u64 * distance, distance));
    let whole_words = |(bit, distance): &(u64, u64)| {
        source.bits as usize == N * 8 && (bit | distance).is_multiple_of(8) && *distance > 0
    };
    if let Some((bit, distance)) = spaced.filter(whole_words) {
        let tail = source.bytes.get((bit / 8) as usize..).unwrap_or_default();
        for (code, bytes) in codes.iter_mut().zip(tail.chunks((distance / 8) as usize)) {
            *code = bytes.first_chunk::<N>().copied().unwrap_or([0; N]);
        }
        return;
    }
    for (n, code) in codes.iter_mut().enumerate() {
        let place = |(bit, distance)| bit + n as u64 * distance;
        let bit = spaced.map_or_else(|| source.bit + source.plane.columns.bit_of(first + n), place);
        let part = read(source.bytes, bit, source.bits) << source.shift;
        for (place, byte) in code.iter_mut().zip(part.to_le_bytes()) {
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
            4 => runs_of::<4, 0>(source, piece, start, period_bits, period, codes, from),
            8 => runs_of::<8, 1>(source, piece, start, period_bits, period, codes, from),
            16 => runs_of::<16, 2>(source, piece, start, period_bits, period, codes, from),
            32 => runs_of::<32, 4>(source, piece, start, period_bits, period, codes, from),
            64 => runs_of::<64, 8>(source, piece, start, period_bits, period, codes, from),
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

/// Runs of `S` neighbouring bytes, each with a code at the same place: one run after the other, in all periods.
#[inline(always)]
fn runs_of<const S: usize, const W: usize>(
    source: Source<'_>,
    piece: &Piece,
    start: u64,
    period_bits: u64,
    period: usize,
    codes: &mut [u8],
    from: usize,
) {
    let in_byte = |bit: u64| source.plane.base != 2 || bit % 8 + u64::from(source.bits) <= 8;
    let firsts = (0..piece.count).step_by(S).map(|first| (first, piece.bit_of(first)));
    if !start.is_multiple_of(8)
        || !period_bits.is_multiple_of(8)
        || !firsts.clone().all(|(_, bit)| in_byte(bit))
    {
        return pieces_one_by_one(source, piece, start, period_bits, period, codes, from);
    }
    let (start, step) = ((start / 8) as usize, (period_bits / 8) as usize);
    let periods = codes.len() / period;
    for (first, bit) in firsts {
        let at = (bit % 8) as u32;
        // From the first run's byte and code on, every period has one.
        let bytes = source.bytes.get(start + (bit / 8) as usize..).unwrap_or_default();
        let codes = &mut codes[from + first..];
        for n in 0..periods {
            let run = bytes.get(n * step..).and_then(|bytes| bytes.first_chunk::<S>());
            let place = codes.get_mut(n * period..).and_then(|codes| codes.first_chunk_mut::<S>());
            let (Some(run), Some(place)) = (run, place) else { return };
            if source.plane.base == 2 {
                in_place::<S, W>(run, at, low_bits(source.bits) * BYTES, source.shift, place);
            } else {
                digits(run, at, source.plane.base as u16, place);
            }
        }
    }
}

/// Words of `B` bytes with `L` codes each: eight codes at a time.
#[inline(always)]
fn lanes<const B: usize, const L: usize>(source: Source<'_>, places: &[u8], start: u64, codes: &mut [u8]) {
    let tail = source.bytes.get((start / 8) as usize..).unwrap_or_default();
    let mut shifts = [0_u32; L];
    for (shift, place) in shifts.iter_mut().zip(places) {
        *shift = u32::from(*place);
    }
    // One code in each word: the lowest byte of its share of the eight.
    let mask = (0..8 / L).fold(0, |mask, word| mask | low_bits(source.bits) << (8 * L * word));
    let (eights, rest) = codes.as_chunks_mut::<8>();
    let words = tail.chunks_exact(B * 8 / L);
    for (codes, words) in eights.iter_mut().zip(words) {
        let spread = match L {
            2 => words.first_chunk::<4>().map_or(0, |four| apart::<8, 16>(u32::from_le_bytes(*four).into())),
            4 => words.first_chunk::<2>().map_or(0, |two| apart::<8, 32>(u16::from_le_bytes(*two).into())),
            _ => words.first_chunk::<4>().map_or(0, |word| u32::from_le_bytes(*word).into()),
        };
        let mut eight = 0;
        for (lane, shift) in shifts.iter().enumerate() {
            eight |= (spread >> shift & mask) << (8 * lane);
        }
        *codes = (u64::from_le_bytes(*codes) | eight << source.shift).to_le_bytes();
    }
    let done = eights.len() * 8;
    for (n, code) in rest.iter_mut().enumerate() {
        let (word, lane) = ((done + n) / L, (done + n) % L);
        let bit = start + (word * B * 8) as u64 + u64::from(shifts[lane]);
        *code |= (read(source.bytes, bit, source.bits) as u8) << source.shift;
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
    let whole = eights.len();
    for (codes, unit) in eights.iter_mut().zip(units) {
        let mut bytes = [0; 8];
        bytes[..BITS].copy_from_slice(unit);
        let eight = apart::<BITS, 8>(u64::from_le_bytes(bytes)) << source.shift;
        *codes = (u64::from_le_bytes(*codes) | eight).to_le_bytes();
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
