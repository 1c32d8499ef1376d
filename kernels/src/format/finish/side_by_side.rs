//! Rows that share words of 32 bits, and a zero point and a scale for each weight, side by side: words and parameters are read once
//! for all of them, and what a row begins with does not matter.

use core::marker::PhantomData;

use super::ahead::{Ahead, PARTS};
use super::laid::Lie;
use super::{LANES, Start, UNIT};
use crate::element::Element;
use crate::isa::buffer::SideBySide;
use crate::isa::{Isa, four};
use crate::vector;

/// How many bits their codes have at most: a vector has an entry for each then, and what lies above a code does not matter.
pub(in crate::format) const MOST_SHARED_BITS: u32 = LANES.ilog2();

/// Rows of unsigned integers, each of which follows that of the row before in a word.
pub(super) struct SharedWords<'w, 'a, I: Isa, O, L: Lie> {
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
    output: PhantomData<O>,
}

/// What rows share of a unit.
#[derive(Clone, Copy)]
pub(super) struct Unit<I: Isa> {
    /// The next row's codes are the lowest bits.
    words: [I::I32; UNIT / LANES],
    zero_points: [I::F32; UNIT / LANES],
    scales: [I::F32; UNIT / LANES],
}

impl<'w, 'a, I: Isa, O: Element, L: Lie> SharedWords<'w, 'a, I, O, L> {
    /// Rows from a place on; a code is what the mask leaves of a number, and the next words lie so many bytes further.
    #[inline(always)]
    pub(super) fn new(
        isa: I,
        bytes: &'w [u8],
        Start { byte, at }: Start,
        (mask, next): (u32, usize),
        [zero_points, scales]: [L::Held<'a>; 2],
    ) -> Self {
        let ((words, _), ahead) =
            (bytes[byte..].as_chunks(), Ahead::new(bytes, byte + next, 4 * UNIT * PARTS));
        let (at, bits) = (isa.splat_i32(at as i32), isa.splat_i32(mask.count_ones() as i32));
        let numbers = isa.load_i32(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        let table = isa.to_f32(isa.and(numbers, isa.splat_i32(mask as i32)));
        Self { isa, words, ahead, at, bits, table, zero_points, scales, output: PhantomData }
    }

    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<I> {
        let Self { isa, words, at, zero_points, scales, .. } = *self;
        let words = words[unit].as_chunks::<{ 4 * LANES }>().0;
        self.ahead.ask_four(unit);
        Unit {
            words: four!([0, 1, 2, 3], part => {
                isa.shr_each(isa.load_i32(&zerocopy::transmute!(words[part])), at)
            }),
            zero_points: four!([0, 1, 2, 3], part => L::vector(isa, zero_points, unit, part)),
            scales: four!([0, 1, 2, 3], part => L::vector(isa, scales, unit, part)),
        }
    }

    /// What the rows behind the next one share.
    #[inline(always)]
    fn behind(&self, unit: Unit<I>) -> Unit<I> {
        Unit { words: four!(unit.words, words => self.isa.shr_each(words, self.bits)), ..unit }
    }

    /// A vector of the next row's weights.
    #[inline(always)]
    fn weights(&self, unit: Unit<I>, part: usize) -> I::F32 {
        let Self { isa, table, .. } = *self;
        let numbers = isa.look_up(table, unit.words[part]);
        isa.mul(isa.sub(numbers, unit.zero_points[part]), unit.scales[part])
    }
}

impl<I: Isa, O: Element, L: Lie> SideBySide<4> for SharedWords<'_, '_, I, O, L> {
    type Unit = Unit<I>;

    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<I> {
        self.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Unit<I>) -> ([[u8; 4 * LANES]; 4], Unit<I>) {
        (four!([0, 1, 2, 3], part => self.isa.bytes(self.weights(unit, part))), self.behind(unit))
    }
}

impl<I: Isa, O: Element, L: Lie> SideBySide<2> for SharedWords<'_, '_, I, O, L> {
    type Unit = Unit<I>;

    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<I> {
        self.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Unit<I>) -> ([[u8; 4 * LANES]; 2], Unit<I>) {
        let [first, second, third, fourth] = four!([0, 1, 2, 3], part => self.weights(unit, part));
        let low = vector::narrow::<I, O>(self.isa, [first, second]);
        let high = vector::narrow::<I, O>(self.isa, [third, fourth]);
        ([low, high], self.behind(unit))
    }
}
