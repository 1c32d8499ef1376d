//! Rows that share a zero point and a scale for each weight, a unit of each in turns: parameters are read once for all of them,
//! and what a row begins with does not matter.

use core::marker::PhantomData;

use super::{LANES, UNIT};
use crate::element::Element;
use crate::isa::buffer::{Buffer, InTurns};
use crate::isa::{Isa, four};
use crate::vector;

/// A vector for each part of a unit.
pub(super) type Four<I> = [<I as Isa>::F32; UNIT / LANES];

/// What rows share of a unit.
#[derive(Clone, Copy)]
pub(super) struct Shared<I: Isa> {
    pub(super) zero_points: Four<I>,
    pub(super) scales: Four<I>,
}

/// Where the codes of rows come from that share their parameters; always inlined.
pub(super) trait RowCodes<I: Isa> {
    /// Those of a unit in the next row and in the ones behind it.
    type Unit: Copy;

    /// A unit from the first row on, and what rows share of it.
    fn unit(&self, unit: usize) -> (Self::Unit, Shared<I>);

    /// The numbers of the next row's codes, and the unit from the row behind it on.
    fn numbers(&self, unit: Self::Unit) -> (Four<I>, Self::Unit);
}

/// Fills the parts of so many rows, of so many units, which the buffer [takes](Buffer::takes_turns).
#[inline(always)]
pub(super) fn fill<I: Isa, O: Element>(
    isa: I,
    codes: impl RowCodes<I>,
    [rows, units]: [usize; 2],
    out: &mut Buffer<'_>,
) {
    let lines = Lines { isa, codes, output: PhantomData::<O> };
    if O::IS_WIDE {
        out.in_turns::<4, _>(rows, units, &lines);
    } else {
        out.in_turns::<2, _>(rows, units, &lines);
    }
}

/// Rows as lines of the output.
struct Lines<I, O, C> {
    isa: I,
    codes: C,
    output: PhantomData<O>,
}

impl<I: Isa, O: Element, C: RowCodes<I>> Lines<I, O, C> {
    /// The next row's weights, and the unit from the row behind it on.
    #[inline(always)]
    fn weights(&self, (unit, shared): (C::Unit, Shared<I>)) -> (Four<I>, (C::Unit, Shared<I>)) {
        let (isa, (numbers, behind)) = (self.isa, self.codes.numbers(unit));
        let weights = four!([0, 1, 2, 3], part => {
            isa.mul(isa.sub(numbers[part], shared.zero_points[part]), shared.scales[part])
        });
        (weights, (behind, shared))
    }
}

impl<I: Isa, O: Element, C: RowCodes<I>> InTurns<4> for Lines<I, O, C> {
    type Unit = (C::Unit, Shared<I>);

    #[inline(always)]
    fn unit(&self, unit: usize) -> Self::Unit {
        self.codes.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Self::Unit) -> ([[u8; 4 * LANES]; 4], Self::Unit) {
        let (weights, behind) = self.weights(unit);
        (four!(weights, weights => self.isa.bytes(weights)), behind)
    }
}

impl<I: Isa, O: Element, C: RowCodes<I>> InTurns<2> for Lines<I, O, C> {
    type Unit = (C::Unit, Shared<I>);

    #[inline(always)]
    fn unit(&self, unit: usize) -> Self::Unit {
        self.codes.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Self::Unit) -> ([[u8; 4 * LANES]; 2], Self::Unit) {
        let ([first, second, third, fourth], behind) = self.weights(unit);
        let [low, high] = [[first, second], [third, fourth]];
        ([vector::narrow::<I, O>(self.isa, low), vector::narrow::<I, O>(self.isa, high)], behind)
    }
}
