//! Where codes lie in bytes, in the ways that instructions take them out of there, and the levels that do.
//!
//! With tables of bytes, any bytes of a window come to where codes go, and any eight bits of eight bytes become a byte
//! ([`Pick`]). Without, codes that lie as most do are shifted ([`Straight`], [`Nibbles`]), or multiplied so that their bits lie
//! alike ([`Eight`]); some become numbers of 32 bits at once, or bytes of those ([`Sixteen`], [`Spread`], and [`Fours`] of more than 8 bits).

#![expect(clippy::indexing_slicing, reason = "codes of a pick are counted by its length")]

#[cfg(target_arch = "x86_64")]
use crate::isa::{Isa, avx2::HasAvx2};

/// Where each of `N` codes of up to 8 bits lies in a window of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Pick<const N: usize> {
    /// The bytes that hold the codes, up to eight for every eight codes.
    pub(crate) bytes: [u8; N],
    /// Where in these eight bytes the window of 8 bits begins that becomes the result's byte.
    pub(crate) shifts: [u8; N],
    /// The bits of a result's byte that belong to the code, for four of them.
    pub(crate) mask: [u8; 4],
}

impl<const N: usize> Pick<N> {
    /// The width of what is picked.
    fn bits(&self) -> usize {
        self.mask[0].count_ones() as usize
    }

    /// Where a code lies: its first byte, the one behind that if it reaches into it, and a bit of the first.
    pub(crate) fn place(&self, code: usize) -> (u8, Option<u8>, usize) {
        let moved = self.mask[0].trailing_zeros() as usize;
        let bit = (usize::from(self.shifts[code]) + moved) % 64;
        let byte = code / 8 * 8 + bit / 8;
        let more = bit % 8 + self.bits() > 8;
        (self.bytes[byte], more.then(|| self.bytes[byte + 1]), bit % 8)
    }
}

/// Where 64 codes lie in two windows of 32 bytes, if four at a time lie in four bytes that begin a multiple of four bytes behind
/// their window's first: one at the same place of each, or bits side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Straight {
    /// For every four codes, which four bytes of their window.
    pub(crate) lanes: [[u32; 8]; 2],
    /// How far these, as a number, are brought down for the lowest code to begin at its place or below it.
    pub(crate) right: [[u32; 8]; 2],
    /// By what the rest is multiplied after that: moves all up, or bits apart; 1 where there is nothing to do.
    pub(crate) factors: [[u32; 8]; 2],
    /// What of the number is multiplied.
    pub(crate) keep: u32,
    /// The bits of a result's byte that belong to the code, for four of them.
    pub(crate) mask: [u8; 4],
}

/// Where 64 codes lie in two windows of 32 bytes, if four at a time lie in such four bytes in one and the same way: each in one
/// byte, at its lowest bit or at another one, as nibbles do in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Nibbles {
    /// For every four codes, which four bytes of their window.
    pub(crate) lanes: [[u32; 8]; 2],
    /// How far these, as a number, are brought down to lie as all others.
    pub(crate) right: [[u32; 8]; 2],
    /// Which byte each code lies in, counted over those of 16 codes.
    pub(crate) order: [[u8; 4]; 4],
    /// The bits of those codes that begin at the lowest one, and of the others.
    pub(crate) low: [u8; 4],
    pub(crate) high: [u8; 4],
    /// Where those begin.
    pub(crate) at: u32,
}

/// At which place of as many neighbouring bytes 16 codes lie, or some of their bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sixteen {
    /// How far bytes are brought down for their bits to begin at their place in the code, or else up.
    pub(crate) right: u32,
    pub(crate) left: u32,
    /// The bits of a result's byte that belong to the code, for four of them.
    pub(crate) mask: [u8; 4],
}

/// Where 16 codes lie in a window of as many bytes, each in one of these or in two neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Spread {
    /// The bytes that become a number of 32 bits for each code; the highest bit stands for none.
    pub(crate) order: [[u8; 32]; 2],
    /// How far each number is brought down.
    pub(crate) right: [[u32; 8]; 2],
    /// The bits of a code.
    pub(crate) mask: u32,
}

/// Where eight codes of more than 8 bits lie in two windows of 16 bytes, four in each, every one in four neighbouring bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Fours {
    /// The bytes of its window that become a number of 32 bits for each code.
    pub(crate) order: [u8; 32],
    /// How far each number is brought down.
    pub(crate) right: [u32; 8],
    /// The bits of a code.
    pub(crate) mask: u32,
}

/// Where eight codes lie in a window of 16 bytes, for levels with and without tables of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Eight {
    pub(crate) pick: Pick<8>,
    /// For each code the bytes that hold it, two of them; of one that needs but one, the second is moved out of the way.
    pub(crate) bytes: [u8; 16],
    /// By what these two, as a number, are multiplied for the code to become its highest bits.
    pub(crate) factors: [u16; 8],
    /// How far all of them are brought down after that.
    pub(crate) down: i32,
}

impl Eight {
    /// The same codes as are picked.
    pub(crate) fn of(pick: Pick<8>) -> Self {
        let (bits, moved) = (pick.bits(), pick.mask[0].trailing_zeros() as usize);
        let mut eight = Self { pick, bytes: [0; 16], factors: [0; 8], down: (16 - bits - moved) as i32 };
        for (code, (bytes, factor)) in
            eight.bytes.as_chunks_mut().0.iter_mut().zip(&mut eight.factors).enumerate()
        {
            let (first, second, bit) = pick.place(code);
            *bytes = [first, second.unwrap_or(first)];
            *factor = 1 << (16 - bits - bit);
        }
        eight
    }
}

/// A level that takes codes out of bytes in ways that a plan has noted.
#[cfg(target_arch = "x86_64")]
pub(crate) trait Picking: Isa {
    /// Where four times eight codes lie, each eight in a window.
    type FourEights: Copy;
    /// An offset less.
    fn less(self, codes: [u8; 64], offset: u8) -> [u8; 64];
    /// Eight codes out of a window; what is there of them has these bits flipped.
    fn pick_eight(self, window: &[u8; 16], pick: &Eight, codes: u64) -> u64;
    /// Eights that are picked at once; of one plane.
    fn four_eights(self, eights: [&Eight; 4]) -> Self::FourEights;
    /// 32 codes out of four windows; what is there of them has these bits flipped.
    fn pick_eights(self, windows: [&[u8; 16]; 4], pick: &Self::FourEights, codes: [u8; 32]) -> [u8; 32];
}

/// A level without tables of bytes, which takes the codes of a vector out of their bytes as numbers: that takes fewer steps than to
/// bring all of a unit's together first.
#[cfg(target_arch = "x86_64")]
pub(crate) trait PicksSixteens: HasAvx2 {
    /// Whether that is so of codes of two planes: with a whole vector in a register, fewer steps bring these together first.
    const OF_TWO: bool;

    /// 16 codes as numbers; none of their bits is to be brought up.
    fn pick_sixteen(self, bytes: &[u8; 16], place: &Sixteen) -> Self::I32;
    /// The same for codes of two planes, of which those of the second may be.
    fn pick_sixteen_of_two(self, bytes: [&[u8; 16]; 2], places: [&Sixteen; 2]) -> Self::I32;
    /// 16 codes out of a window as numbers, however they lie in it.
    fn pick_spread(self, window: &[u8; 16], spread: &Spread) -> Self::I32;
    /// The same as bytes.
    fn pick_spread_bytes(self, window: &[u8; 16], spread: &Spread) -> [u8; 16];
}
