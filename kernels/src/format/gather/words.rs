//! Codes of more than 8 bits, in words of two or four bytes each.

#![expect(clippy::indexing_slicing, reason = "a place in a window is below its length")]

use crate::format::gather::Source;
use crate::format::gather::bits::{low_bits, read};
use crate::isa::Token;
#[cfg(target_arch = "x86_64")]
use crate::isa::avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Fours, Isa, Work};

/// Adds the bits of columns from `first` on to codes of `N` bytes.
pub(in crate::format) fn words<const N: usize>(source: Source<'_>, first: usize, codes: &mut [u8]) {
    let (codes, _) = codes.as_chunks_mut::<N>();
    let Source { bytes, plane, bits, shift, .. } = source;
    let Some((bit, distance)) = plane.columns.distance() else {
        for (n, code) in codes.iter_mut().enumerate() {
            add(read(bytes, source.bit + plane.columns.bit_of(first + n), bits) << shift, code);
        }
        return;
    };
    let bit = source.bit + bit + first as u64 * distance;
    if bits as usize == N * 8 && (bit | distance).is_multiple_of(8) && distance > 0 {
        let tail = bytes.get((bit / 8) as usize..).unwrap_or_default();
        return whole_words(tail, (distance / 8) as usize, codes);
    }
    let mut done = 0;
    if N == 4 && (1..=32).contains(&distance) {
        let bytes = bytes.get((bit / 8) as usize..).unwrap_or_default();
        let apart = Apart { at: bit % 8, distance, bits, shift };
        done = apart.codes(source.token, bytes, codes.as_flattened_mut());
    }
    for (n, code) in codes.iter_mut().enumerate().skip(done) {
        add(read(bytes, bit + n as u64 * distance, bits) << shift, code);
    }
}

/// Adds bits to a code.
#[inline(always)]
fn add<const N: usize>(part: u32, code: &mut [u8; N]) {
    for (place, byte) in code.iter_mut().zip(part.to_le_bytes()) {
        *place |= byte;
    }
}

/// The bytes in which eight codes lie, up to 32 bits apart, and those that are read with the last of them.
const WINDOW: usize = 39;

/// Codes some bits apart, up to 32: every eight begin as many bytes apart as codes are bits.
#[derive(Clone, Copy)]
struct Apart {
    /// The bit of its byte at which the first one begins.
    at: u64,
    distance: u64,
    /// How many bits are read, and where they go in the code.
    bits: u32,
    shift: u32,
}

impl Apart {
    /// Adds the bits of as many codes as have a window, in words of four bytes; how many those are.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        expect(unused_variables, reason = "there is no level with vectors")
    )]
    fn codes(&self, token: Token, bytes: &[u8], codes: &mut [u8]) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let (Some(isa), Some(fours)) = (token.avx2(), self.fours()) {
            let mut done = 0;
            let second = ((self.at + 4 * self.distance) / 8) as usize;
            let (codes, _) = codes.as_chunks_mut();
            isa.vectorize(Sixteens { isa, of: self, fours: &fours, second, bytes, codes, done: &mut done });
            return done;
        }
        self.eights(bytes, codes)
    }

    /// The byte at which each of eight codes begins, and the bit of that.
    fn places(&self) -> [(usize, u32); 8] {
        let Self { at, distance, .. } = *self;
        let bit = |n| at + n * distance;
        [0, 1, 2, 3, 4, 5, 6, 7].map(|n| ((bit(n) / 8) as usize, (bit(n) % 8) as u32))
    }

    /// Without instructions for it.
    #[inline(never)]
    fn eights(&self, bytes: &[u8], codes: &mut [u8]) -> usize {
        let (places, mask, mut done) = (self.places(), low_bits(self.bits), 0);
        let (eights, _) = codes.as_chunks_mut::<{ 4 * 8 }>();
        for (codes, start) in eights.iter_mut().zip((0..).step_by(self.distance as usize)) {
            let window = bytes.get(start..).and_then(|bytes| bytes.first_chunk::<WINDOW>());
            let Some(window) = window else { break };
            for (code, (byte, bit)) in codes.as_chunks_mut::<4>().0.iter_mut().zip(places) {
                // None is further, which the compiler does not know.
                let word = window[byte % 32..].first_chunk().map_or(0, |word| u64::from_le_bytes(*word));
                let held = u32::from_le_bytes(*code);
                *code = (held | ((word >> bit & mask) as u32) << self.shift).to_le_bytes();
            }
            done += 8;
        }
        done
    }

    /// How instructions take eight codes, if four bytes hold each.
    #[cfg(target_arch = "x86_64")]
    fn fours(&self) -> Option<Fours> {
        let mut fours = Fours { order: [0; 32], right: [0; 8], mask: low_bits(self.bits) as u32 };
        let places = self.places();
        let (orders, _) = fours.order.as_chunks_mut::<4>();
        for (n, ((order, right), (byte, bit))) in
            orders.iter_mut().zip(&mut fours.right).zip(places).enumerate()
        {
            if bit + self.bits > 32 {
                return None;
            }
            // Counted from the first of its four on.
            let first = (byte - places[n / 4 * 4].0) as u8;
            (*order, *right) = ([first, first + 1, first + 2, first + 3], bit);
        }
        Some(fours)
    }
}

/// Codes 16 at a time, by instructions.
#[cfg(target_arch = "x86_64")]
struct Sixteens<'a> {
    isa: Avx2,
    of: &'a Apart,
    fours: &'a Fours,
    /// The first byte of the second four of eight.
    second: usize,
    bytes: &'a [u8],
    codes: &'a mut [[u8; 64]],
    done: &'a mut usize,
}

#[cfg(target_arch = "x86_64")]
impl Work<0> for Sixteens<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, of, fours, second, bytes, codes, done } = self;
        let step = of.distance as usize;
        for (codes, start) in codes.iter_mut().zip((0..).step_by(2 * step)) {
            // Where the last one lies in the bytes, all do.
            let window = |first: usize| bytes.get(start + first..)?.first_chunk();
            let (Some(a), Some(b), Some(c), Some(d)) =
                (window(0), window(second), window(step), window(step + second))
            else {
                break;
            };
            let taken = isa.shl(isa.pick_fours([[a, b], [c, d]], fours), of.shift);
            let held = isa.load_i32(&zerocopy::transmute!(*codes));
            *codes = isa.bytes(isa.as_f32(isa.add_i32(held, taken)));
            *done += 16;
        }
    }
}

/// Words of whole bytes, some bytes apart.
pub(super) fn whole_words<const N: usize>(bytes: &[u8], distance: usize, words: &mut [[u8; N]]) {
    let word = |bytes: &[u8]| bytes.first_chunk::<N>().copied().unwrap_or([0; N]);
    // Four at a time, one comparison for all.
    let (groups, _) = words.as_chunks_mut::<4>();
    let mut done = 0;
    for (group, held) in groups.iter_mut().zip(bytes.chunks_exact(4 * distance)) {
        let ((first, second), (third, fourth)) = {
            let (front, back) = held.split_at(2 * distance);
            (front.split_at(distance), back.split_at(distance))
        };
        *group = [word(first), word(second), word(third), word(fourth)];
        done += 4;
    }
    let left = bytes.get(done * distance..).unwrap_or_default();
    for (place, bytes) in words[done..].iter_mut().zip(left.chunks(distance)) {
        *place = word(bytes);
    }
}
