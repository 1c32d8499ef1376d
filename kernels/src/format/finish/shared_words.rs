//! Rows whose codes follow each other in the same words of 32 bits: a word is read once for all of them.

#![expect(
    clippy::indexing_slicing,
    reason = "rows begin in the bytes, which have as many units as are counted"
)]

use super::ahead::{Ahead, PARTS};
use super::in_turns::{Four, RowCodes, Shared};
use super::laid::Lie;
use super::{LANES, Start, UNIT};
use crate::isa::{Isa, four};

/// How many bits their codes have at most: a vector has an entry for each then, and what lies above a code does not matter.
pub(in crate::format) const MOST_SHARED_BITS: u32 = LANES.ilog2();

/// Rows of unsigned integers, each of which follows that of the row before in a word.
pub(super) struct SharedWords<'w, 'a, I: Isa, L: Lie> {
    isa: I,
    words: &'w [[u8; 4 * UNIT]],
    /// Those of the next rows.
    ahead: Ahead<'w>,
    /// Where in a word the first row's codes begin, and how many bits they have.
    at: I::I32,
    bits: I::I32,
    /// The numbers of codes, as often as there is room for them.
    table: I::F32,
    zero_points: L::Held<'a>,
    scales: L::Held<'a>,
}

impl<'w, 'a, I: Isa, L: Lie> SharedWords<'w, 'a, I, L> {
    /// Rows from a place on; a code is what the mask leaves of a number, and the next words lie so many bytes further.
    #[inline(always)]
    pub(super) fn new(
        isa: I,
        bytes: &'w [u8],
        Start { byte, at }: Start,
        (mask, next): (u32, usize),
        [zero_points, scales]: [L::Held<'a>; 2],
    ) -> Self {
        let (words, _) = bytes[byte..].as_chunks();
        let ahead = Ahead::new(bytes, byte + next, 4 * UNIT * PARTS);
        let (at, bits) = (isa.splat_i32(at as i32), isa.splat_i32(mask.count_ones() as i32));
        let numbers = isa.load_i32(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        let table = isa.to_f32(isa.and(numbers, isa.splat_i32(mask as i32)));
        Self { isa, words, ahead, at, bits, table, zero_points, scales }
    }
}

impl<I: Isa, L: Lie> RowCodes<I> for SharedWords<'_, '_, I, L> {
    /// The next row's codes are the lowest bits.
    type Unit = [I::I32; UNIT / LANES];

    #[inline(always)]
    fn unit(&self, unit: usize) -> (Self::Unit, Shared<I>) {
        let Self { isa, words, at, zero_points, scales, .. } = *self;
        let words = words[unit].as_chunks::<{ 4 * LANES }>().0;
        self.ahead.ask_four(unit);
        let words = four!([0, 1, 2, 3], part => {
            isa.shr_each(isa.load_i32(&zerocopy::transmute!(words[part])), at)
        });
        let zero_points = four!([0, 1, 2, 3], part => L::vector(isa, zero_points, unit, part));
        let scales = four!([0, 1, 2, 3], part => L::vector(isa, scales, unit, part));
        (words, Shared { zero_points, scales })
    }

    #[inline(always)]
    fn numbers(&self, words: Self::Unit) -> (Four<I>, Self::Unit) {
        let numbers = four!(words, words => self.isa.look_up(self.table, words));
        (numbers, four!(words, words => self.isa.shr_each(words, self.bits)))
    }
}
