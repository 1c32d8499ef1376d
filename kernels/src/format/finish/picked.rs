//! Codes that are picked where they are needed: they never lie in memory as bytes. This pays where the output is as wide as
//! stores are slow, or where tables of finished words are looked up.

use super::by_tables::tables;
use super::laid::Lie;
use super::lines::{Finish, Rows, Supply};
use super::repeats::{AlikeUnits, Cursor, Repeats};
use super::vectors::{Codes, Integers, Vectors};
use super::{LANES, UNIT};
use crate::element::Element;
use crate::format::picks::{ByLines, Part, Taken, Units};
use crate::isa::Isa;
use crate::isa::avx512::{Avx512Vbmi, BEYOND};
use crate::isa::picks::Picking;

/// Codes of whole units.
#[derive(Clone, Copy)]
pub(in crate::format) struct PickedCodes<'a> {
    pub(in crate::format) cursor: Cursor<'a>,
    pub(in crate::format) mean: Mean<'a>,
}

/// What picked codes mean.
#[derive(Clone, Copy)]
pub(in crate::format) enum Mean<'a> {
    /// Integers of 8 bits in two's complement, after some bits were flipped and an offset was taken from them.
    Signed { flip: u8, offset: u8 },
    /// Integers of 8 bits, each a byte of its own that lies where its window has it.
    Bytes { signed: bool },
    /// Unsigned integers that lie 16 by 16 in as many bytes, each by so much more than its weight's; the loop subtracts that as a
    /// zero point.
    Sixteens { excess: Option<f32> },
    /// Indices of a table of up to 16 numbers that lie 16 by 16 in as many bytes; nothing is done to the numbers but to scale them.
    Entries { numbers: &'a [f32; 2 * LANES] },
    /// Unsigned bytes where their windows have them, each by so much more than its integer.
    Excess { of: u8 },
    /// Codes of one plane in their own order, for outputs of 16 bits: one table of 16 numbers, or two.
    InOrder { numbers: &'a [f32; 2 * LANES], two: bool },
    /// One table of 16 numbers, or two, repeated for codes with something above their bits; and where codes lie in the order
    /// of vectors. What is done to numbers is done to the tables: for 32 weights once, where these share all parameters.
    Few { numbers: &'a [f32; 2 * LANES], two: bool, units: &'a ByLines },
}

impl Rows for PickedCodes<'_> {}

impl<I: PicksUnits> Supply<I> for PickedCodes<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let (isa, Self { cursor, mean }) = (finish.isa(), self);
        match (&cursor.picks.units, mean) {
            (Units::One(units), Mean::Bytes { signed: false }) if !L::IN_PLACE => {
                finish.weights(Bytes::<I, false> { isa, repeats: cursor.over(units) });
            }
            (Units::One(units), Mean::Bytes { signed: true }) => {
                finish.weights(Bytes::<I, true> { isa, repeats: cursor.over(units) });
            }
            _ => I::finish(self, finish),
        }
    }
}

/// A level at which codes of units are picked.
pub(super) trait PicksUnits: Picking {
    /// Hands them to the last loop, unless they are bytes; always inlined.
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        picked: PickedCodes<'_>,
        finish: Finish<'_, 'o, Self, O, L, PickedCodes<'_>, ZERO, ADD, STEPS>,
    );
}

impl PicksUnits for Avx512Vbmi {
    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        picked: PickedCodes<'_>,
        mut finish: Finish<'_, 'o, Self, O, L, PickedCodes<'_>, ZERO, ADD, STEPS>,
    ) {
        let (isa, PickedCodes { cursor, mean }) = (finish.isa(), picked);
        if let Mean::Few { numbers, two, units } = mean {
            return match (units, two) {
                (ByLines::Alike(units), _) if units.windows() == 2 => {
                    let units = AlikeUnits::<true>::new(isa, cursor, units);
                    finish.weights(tables::<_, L, false>(isa, numbers, units));
                }
                (ByLines::Two(units), true) => {
                    finish.weights(tables::<_, L, true>(isa, numbers, cursor.over(units)));
                }
                _ if L::IN_PLACE => unreachable!("few codes are taken with parameters that lie in place"),
                (ByLines::One(_), _) if ZERO => unreachable!("units of a list have no zero points"),
                (ByLines::One(units), _) => {
                    finish.weights(tables::<_, L, false>(isa, numbers, cursor.over(units)));
                }
                (ByLines::Alike(units), _) => {
                    let units = AlikeUnits::<false>::new(isa, cursor, units);
                    finish.weights(tables::<_, L, false>(isa, numbers, units));
                }
                (ByLines::Two(units), false) => {
                    finish.weights(tables::<_, L, false>(isa, numbers, cursor.over(units)));
                }
            };
        }
        match &cursor.picks.units {
            _ if L::IN_PLACE => unreachable!("few codes are taken with parameters that lie in place"),
            Units::One(units) if const { !ZERO && !ADD } && matches!(mean, Mean::Excess { .. }) => {
                finish.weights(picked.with_excess(isa, isa, units));
            }
            Units::One(units) => finish.weights(picked.beyond(isa, isa, units)),
            Units::Two(units) => finish.weights(picked.beyond(isa, isa, units)),
            Units::Digits(units) if const { !ZERO && !ADD } => {
                finish.weights(picked.beyond(isa, isa, units));
            }
            Units::Digits(_) => unreachable!("digits are taken with scales alone"),
            Units::FewOne(_) | Units::FewTwo(_) => unreachable!("cursors are of whole units"),
        }
    }
}

impl<'a> PickedCodes<'a> {
    /// Integers of units in some list, picked at one level and computed with at another.
    #[inline(always)]
    pub(super) fn beyond<I: Isa, U: Taken<Avx512Vbmi, UNIT>>(
        self,
        isa: Avx512Vbmi,
        compute: I,
        units: &'a [U],
    ) -> Beyond<I, Picked<'a, Avx512Vbmi, U>> {
        let Mean::Signed { flip, offset } = self.mean else {
            unreachable!("tables and bytes have loops of their own")
        };
        let (flip, more) = match (flip, offset) {
            // Any bytes in two's complement, or unsigned ones that have no sign: with that flipped, all are so much more.
            (0, 0) if U::FLIPS => (0x80, 128),
            (flip, ..=128) => (flip, i16::from(offset)),
            // Less than their integers.
            (flip, _) => (flip, i16::from(offset) - 256),
        };
        let codes = Picked { isa, repeats: self.cursor.over(units), flip, offset: 0 };
        Beyond::new(isa, compute, codes, more)
    }

    /// The same of bytes as they lie, all of them more by an excess.
    #[inline(always)]
    pub(super) fn with_excess<I: Isa>(
        self,
        isa: Avx512Vbmi,
        compute: I,
        units: &'a [[Part<UNIT, 2>; 1]],
    ) -> Beyond<I, Windows<'a>> {
        let Mean::Excess { of } = self.mean else { unreachable!("only codes with an excess are taken") };
        Beyond::new(isa, compute, Windows { isa, repeats: self.cursor.over(units) }, of.into())
    }

    #[inline(always)]
    pub(super) fn of<
        I: PicksUnits,
        O: Element,
        L: Lie,
        U: Taken<I, UNIT>,
        const ZERO: bool,
        const ADD: bool,
        const STEPS: bool,
    >(
        self,
        units: &[U],
        mut finish: Finish<'_, '_, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let (isa, Self { cursor, mean }) = (finish.isa(), self);
        let Mean::Signed { flip, offset } = mean else {
            unreachable!("tables and bytes have loops of their own")
        };
        let codes = Picked { isa, repeats: cursor.over(units), flip, offset };
        finish.weights(Integers::<_, _, true> { isa, codes });
    }
}

/// Codes with some bits flipped and less an offset.
pub(super) struct Picked<'a, I, U> {
    pub(super) isa: I,
    pub(super) repeats: Repeats<'a, U>,
    pub(super) flip: u8,
    pub(super) offset: u8,
}

impl<I: Picking, U: Taken<I, UNIT>> Codes for Picked<'_, I, U> {
    type Unit = [u8; UNIT];

    #[inline(always)]
    fn unit(&self, _: usize) -> [u8; UNIT] {
        self.isa.less(self.repeats.codes(self.isa, self.flip), self.offset)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.repeats.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.repeats.ahead.ask(unit);
    }
}

/// Bytes as they lie in their windows.
pub(super) struct Windows<'a> {
    isa: Avx512Vbmi,
    repeats: Repeats<'a, [Part<UNIT, 2>; 1]>,
}

impl Codes for Windows<'_> {
    type Unit = [u8; UNIT];

    #[inline(always)]
    fn unit(&self, _: usize) -> [u8; UNIT] {
        self.isa.joined(self.repeats.windows())
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.repeats.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.repeats.ahead.ask(unit);
    }
}

/// Codes, and by how much all of them are more than their integers: each byte is added to a number by taking its place in it, and that
/// number is taken away together with what is too much. This takes less time than to widen bytes and to convert them.
pub(super) struct Beyond<I: Isa, C> {
    isa: Avx512Vbmi,
    compute: I,
    codes: C,
    lowest: <Avx512Vbmi as Isa>::Extension,
    more: I::F32,
}

impl<I: Isa, C: Codes<Unit = [u8; UNIT]>> Beyond<I, C> {
    #[inline(always)]
    fn new(isa: Avx512Vbmi, compute: I, codes: C, more: i16) -> Self {
        Self { isa, compute, codes, lowest: isa.extension(), more: compute.splat(BEYOND + f32::from(more)) }
    }
}

impl<I: Isa, C: Codes<Unit = [u8; UNIT]>> Vectors<I> for Beyond<I, C> {
    type Unit = [u8; UNIT];

    #[inline(always)]
    fn unit(&self, index: usize) -> [u8; UNIT] {
        self.codes.unit(index)
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.codes.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.codes.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: [u8; UNIT], part: usize) -> I::F32 {
        let numbers = self.compute.load(&zerocopy::transmute!(self.isa.beyond(self.lowest, unit, part)));
        self.compute.sub(numbers, self.more)
    }
}

/// Codes that are integers where they lie.
pub(super) struct Bytes<'a, I, const SIGNED: bool> {
    pub(super) isa: I,
    pub(super) repeats: Repeats<'a, [Part<UNIT, 2>; 1]>,
}

impl<'a, I: Isa, const SIGNED: bool> Vectors<I> for Bytes<'a, I, SIGNED> {
    type Unit = [&'a [u8; 2 * LANES]; 2];

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        self.repeats.windows()
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.repeats.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.repeats.ahead.ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> I::F32 {
        let codes = &unit[part / 2].as_chunks::<LANES>().0[part % 2];
        self.isa.to_f32(if SIGNED { self.isa.widen_i8(codes) } else { self.isa.widen_u8(codes) })
    }
}
