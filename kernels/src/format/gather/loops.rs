//! The loops: each takes codes that lie in one way, and is compiled for each level.

#![expect(
    clippy::indexing_slicing,
    reason = "a segment has at most as many codes as its stage, and a lane is one of the word's"
)]

use crate::format::gather::bits::{apart, bits_apart, digits, in_place, low_bits, read};
use crate::isa::Work;

/// A run of `S` bytes (`W` words of eight) in each period.
pub(super) struct Runs<'a, const S: usize, const W: usize> {
    /// From the first period's run on.
    pub(super) bytes: &'a [u8],
    pub(super) codes: &'a mut [u8],
    /// The bytes and the codes of a period.
    pub(super) step: usize,
    pub(super) period: usize,
    /// Where in a byte.
    pub(super) at: u32,
    pub(super) bits: u32,
    pub(super) shift: u32,
    pub(super) base: u32,
}

impl<const S: usize, const W: usize> Work<0> for Runs<'_, S, W> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, codes, step, period, at, bits, shift, base } = self;
        let mask = low_bits(bits);
        // Whole periods, in which no length has to be asked for, then the last one, which may end after its run.
        let mut places = codes.chunks_exact_mut(period);
        let whole = places.len().min(bytes.len() / step.max(1));
        for (place, run) in places.by_ref().take(whole).zip(bytes.chunks_exact(step)) {
            if let (Some(run), Some(place)) = (run.first_chunk(), place.first_chunk_mut()) {
                one_run::<S, W>(run, at, mask, shift, base, place);
            }
        }
        let last = match places.next() {
            Some(place) => place,
            None => places.into_remainder(),
        };
        let run = bytes.get(whole * step..).and_then(|bytes| bytes.first_chunk());
        if let (Some(run), Some(place)) = (run, last.first_chunk_mut()) {
            one_run::<S, W>(run, at, mask, shift, base, place);
        }
    }
}

/// The codes of a run; a function and no closure, because closures are not always inlined.
#[inline(always)]
fn one_run<const S: usize, const W: usize>(
    run: &[u8; S],
    at: u32,
    mask: u64,
    shift: u32,
    base: u32,
    place: &mut [u8; S],
) {
    match base {
        2 => in_place::<S, W>(run, at, mask, shift, place),
        base => digits(run, at, base as u16, place),
    }
}

/// Words of `B` bytes with `L` codes each: eight codes at a time.
pub(super) struct Lanes<'a, const B: usize, const L: usize> {
    pub(super) bytes: &'a [u8],
    pub(super) places: &'a [u8],
    pub(super) bits: u32,
    pub(super) shift: u32,
    pub(super) codes: &'a mut [u8],
}

impl<const B: usize, const L: usize> Work<0> for Lanes<'_, B, L> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, places, bits, shift, codes } = self;
        let mut shifts = [0_u32; L];
        for (shift, place) in shifts.iter_mut().zip(places) {
            *shift = u32::from(*place);
        }
        // One code in each word: the lowest byte of its share of the eight.
        let mask = (0..8 / L).fold(0, |mask, word| mask | low_bits(bits) << (8 * L * word));
        let (eights, rest) = codes.as_chunks_mut::<8>();
        let whole = eights.len();
        for (codes, words) in eights.iter_mut().zip(bytes.chunks_exact(B * 8 / L)) {
            let spread = match L {
                2 => words
                    .first_chunk::<4>()
                    .map_or(0, |four| apart::<8, 16>(u32::from_le_bytes(*four).into())),
                4 => {
                    words.first_chunk::<2>().map_or(0, |two| apart::<8, 32>(u16::from_le_bytes(*two).into()))
                }
                _ => words.first_chunk::<4>().map_or(0, |word| u32::from_le_bytes(*word).into()),
            };
            let mut eight = 0;
            for (lane, shift) in shifts.iter().enumerate() {
                eight |= (spread >> shift & mask) << (8 * lane);
            }
            *codes = (u64::from_le_bytes(*codes) | eight << shift).to_le_bytes();
        }
        for (n, code) in rest.iter_mut().enumerate() {
            let (word, lane) = ((whole * 8 + n) / L, (whole * 8 + n) % L);
            let bit = (word * B * 8) as u64 + u64::from(shifts[lane]);
            *code |= (read(bytes, bit, bits) as u8) << shift;
        }
    }
}

/// A code at the same place of every byte.
pub(super) struct InBytes<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: u32,
    pub(super) bits: u32,
    pub(super) shift: u32,
    pub(super) codes: &'a mut [u8],
}

impl Work<0> for InBytes<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, at, bits, shift, codes } = self;
        let mask = low_bits(bits) as u8;
        for (code, byte) in codes.iter_mut().zip(bytes) {
            *code |= (byte >> at & mask) << shift;
        }
    }
}

/// A code at the same place of every word of 32 bits.
pub(super) struct InWords<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: u32,
    pub(super) bits: u32,
    pub(super) shift: u32,
    pub(super) codes: &'a mut [u8],
}

impl Work<0> for InWords<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, at, bits, shift, codes } = self;
        let mask = low_bits(bits) as u32;
        let (words, _) = bytes.as_chunks::<4>();
        for (code, word) in codes.iter_mut().zip(words) {
            *code |= ((u32::from_le_bytes(*word) >> at & mask) << shift) as u8;
        }
    }
}

/// Codes of `BITS` bits side by side, from a byte on: eight codes are `BITS` bytes.
pub(super) struct Dense<'a, const BITS: usize> {
    pub(super) bytes: &'a [u8],
    pub(super) shift: u32,
    pub(super) codes: &'a mut [u8],
}

impl<const BITS: usize> Work<0> for Dense<'_, BITS> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, shift, codes } = self;
        if BITS == 8 {
            for (code, byte) in codes.iter_mut().zip(bytes) {
                *code |= byte;
            }
            return;
        }
        let (units, _) = bytes.as_chunks::<BITS>();
        let (eights, rest) = codes.as_chunks_mut::<8>();
        let whole = eights.len();
        for (codes, unit) in eights.iter_mut().zip(units) {
            let mut word = [0; 8];
            word[..BITS].copy_from_slice(unit);
            let eight = match BITS {
                1 => bits_apart(word[0]),
                _ => apart::<BITS, 8>(u64::from_le_bytes(word)),
            } << shift;
            *codes = (u64::from_le_bytes(*codes) | eight).to_le_bytes();
        }
        for (n, code) in rest.iter_mut().enumerate() {
            let bit = ((whole * 8 + n) * BITS) as u64;
            *code |= (read(bytes, bit, BITS as u32) as u8) << shift;
        }
    }
}

/// A whole number of eights of codes side by side, at a byte of each period.
pub(super) struct DensePeriods<'a, const BITS: usize> {
    /// From the first period's codes on.
    pub(super) bytes: &'a [u8],
    pub(super) codes: &'a mut [u8],
    /// The bytes and the codes of a period.
    pub(super) step: usize,
    pub(super) period: usize,
    pub(super) count: usize,
    pub(super) shift: u32,
}

impl<const BITS: usize> Work<0> for DensePeriods<'_, BITS> {
    #[inline(always)]
    fn work(self) {
        let Self { bytes, codes, step, period, count, shift } = self;
        for (codes, bytes) in codes.chunks_mut(period).zip(bytes.chunks(step)) {
            Dense::<BITS> { bytes, shift, codes: &mut codes[..count] }.work();
        }
    }
}

/// The same for widths that are rare.
pub(super) struct DenseAny<'a> {
    pub(super) bits: u32,
    pub(super) of: DensePeriods<'a, 0>,
}

impl Work<0> for DenseAny<'_> {
    #[inline(always)]
    fn work(self) {
        let DensePeriods { bytes, codes, step, period, count, shift } = self.of;
        for (codes, bytes) in codes.chunks_mut(period).zip(bytes.chunks(step)) {
            for (n, code) in codes[..count].iter_mut().enumerate() {
                *code |= (read(bytes, n as u64 * u64::from(self.bits), self.bits) as u8) << shift;
            }
        }
    }
}
