//! Codes for outputs of 16 bits, picked where they are needed. Of up to five bits, all steps are done to the 16 or 32 numbers
//! that a code can be, and the finished words are what is looked up; others become numbers, as for float32.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "two tables are what they say; only codes that have a loop are taken"
)]

use core::marker::PhantomData;

use super::laid::Lie;
use super::lines::{Finish, Rows, Supply};
use super::picked::{Bytes, Mean, Picked, PickedCodes};
use super::repeats::{AlikeUnits, InLines};
use super::vectors::{Codes, Vectors};
use super::{LANES, UNIT};
use crate::element::Element;
use crate::format::picks::{ByLines, Part, Units};
use crate::isa::Isa;
use crate::isa::avx512::Avx512Vbmi;

/// Codes of whole units.
#[derive(Clone, Copy)]
pub(in crate::format) struct NarrowCodes<'a> {
    /// What picks them; another level may compute.
    pub(in crate::format) isa: Avx512Vbmi,
    pub(in crate::format) codes: PickedCodes<'a>,
}

impl Rows for NarrowCodes<'_> {}

/// What is done to weights, and for how many of them alike.
#[derive(Clone, Copy)]
pub(in crate::format) struct Steps {
    /// How many neighbours share all parameters: those of a unit, of a line, or of a vector.
    pub(in crate::format) shared: usize,
    pub(in crate::format) zero_point: bool,
    pub(in crate::format) add: bool,
    /// Whether each step is rounded.
    pub(in crate::format) rounded: bool,
    /// Whether parameters are read where they lie.
    pub(in crate::format) in_place: bool,
}

impl Steps {
    /// Whether there is a loop for codes that mean this.
    pub(in crate::format) fn have_loop(self, mean: &Mean<'_>) -> bool {
        Kind::of(mean).is_some_and(|kind| kind.has_loop(self))
    }
}

/// A kind of codes, as far as that decides which steps there are loops for: each takes time and memory to compile.
#[derive(Clone, Copy)]
enum Kind {
    /// Of up to four bits, of units that are alike and have one window or two.
    Alike { windows: usize },
    /// Of up to four bits, of units in a list.
    Listed,
    /// Of up to four bits, of two planes.
    FewOfTwo,
    /// Of five bits, or of three, in their own order.
    InOrder,
    /// Of five bits, of two planes.
    Five,
    /// A byte each, with a sign or without.
    Bytes { signed: bool },
    /// A byte each, with an excess.
    Excess,
    /// Anything else that becomes integers.
    Integers,
}

impl Mean<'_> {
    /// Whether there is a loop for such codes with parameters that are read where they lie: those that blocks of 32 weights have.
    pub(in crate::format) fn takes_parameters_in_place(&self) -> bool {
        let steps =
            Steps { shared: 2 * LANES, zero_point: false, add: false, rounded: false, in_place: true };
        steps.have_loop(self)
    }
}

impl Kind {
    /// None for codes that only float32 is made of.
    fn of(mean: &Mean<'_>) -> Option<Self> {
        Some(match mean {
            Mean::InOrder { .. } => Self::InOrder,
            Mean::Few { two: true, .. } => Self::Five,
            Mean::Few { units: ByLines::Alike(units), .. } => Self::Alike { windows: units.windows() },
            Mean::Few { units: ByLines::One(_), .. } => Self::Listed,
            Mean::Few { units: ByLines::Two(_), .. } => Self::FewOfTwo,
            Mean::Bytes { signed } => Self::Bytes { signed: *signed },
            Mean::Excess { .. } => Self::Excess,
            Mean::Signed { .. } => Self::Integers,
            Mean::Sixteens { .. } | Mean::Entries { .. } => return None,
        })
    }

    /// Whether there is a loop.
    const fn has_loop(self, steps: Steps) -> bool {
        let Steps { shared, zero_point, add, rounded, in_place } = steps;
        if in_place {
            return matches!(self, Self::Alike { windows: 2 } | Self::Five | Self::Bytes { signed: true });
        }
        let lines_share = shared >= 2 * LANES;
        let has_form = !(zero_point && add) && (lines_share || !(add && rounded));
        has_form
            && match self {
                Self::Alike { windows } => windows == 1 || !(add && rounded),
                // Few formats have zero points or rounded steps as well.
                Self::Listed => !(zero_point || add && rounded),
                Self::InOrder => lines_share && (zero_point != rounded || !(zero_point || add)),
                // Of whole units, little else takes less time.
                _ if shared == UNIT => false,
                Self::FewOfTwo => !(zero_point || add),
                Self::Five => lines_share && !(zero_point || add && rounded),
                Self::Bytes { signed: false } => {
                    !zero_point && !add || lines_share && (zero_point || rounded)
                }
                // They are taken with scales alone.
                Self::Excess => lines_share && !zero_point && !add,
                // Integers with a sign seldom have zero points.
                Self::Bytes { .. } | Self::Integers => !zero_point && !add,
            }
    }
}

impl<I: Isa> Supply<I> for NarrowCodes<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const BY_UNITS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let (isa, compute, PickedCodes { cursor, mean }) = (self.isa, finish.isa(), self.codes);
        // Constant conditions: of such the compiler collects no more than the branches that are taken.
        match (mean, &cursor.picks.units) {
            (Mean::Few { numbers, units: ByLines::Alike(units), .. }, _)
                if Loops::<L, ZERO, ADD, STEPS>::ALIKE && units.windows() == 1 =>
            {
                let units = AlikeUnits::<false>::new(isa, cursor, units);
                finish.weights(Words::<I, _, L, false>::new((isa, compute), units, numbers));
            }
            (Mean::Few { numbers, units: ByLines::Alike(units), .. }, _)
                if Loops::<L, ZERO, ADD, STEPS>::ALIKE_OF_TWO && units.windows() == 2 =>
            {
                let units = AlikeUnits::<true>::new(isa, cursor, units);
                finish.weights(Words::<I, _, L, false>::new((isa, compute), units, numbers));
            }
            (Mean::Few { numbers, units: ByLines::One(units), .. }, _)
                if Loops::<L, ZERO, ADD, STEPS>::LISTED =>
            {
                finish.weights(Words::<I, _, L, false>::new((isa, compute), cursor.over(units), numbers));
            }
            (Mean::Few { numbers, two: false, units: ByLines::Two(units) }, _)
                if Loops::<L, ZERO, ADD, STEPS>::FEW_OF_TWO =>
            {
                finish.weights(Words::<I, _, L, false>::new((isa, compute), cursor.over(units), numbers));
            }
            (Mean::Few { numbers, two: true, units: ByLines::Two(units) }, _)
                if Loops::<L, ZERO, ADD, STEPS>::FIVE =>
            {
                finish.weights(Words::<I, _, L, true>::new((isa, compute), cursor.over(units), numbers));
            }
            (Mean::InOrder { numbers, two }, Units::One(units)) if Loops::<L, ZERO, ADD, STEPS>::IN_ORDER => {
                let codes = Picked { isa, repeats: cursor.over(units), flip: 0, offset: 0 };
                let numbers = tables(compute, numbers);
                match two {
                    true => finish.weights(InOrder::<I, true> { codes, numbers }),
                    false => finish.weights(InOrder::<I, false> { codes, numbers }),
                }
            }
            (Mean::Bytes { signed: false }, Units::One(units))
                if Loops::<L, ZERO, ADD, STEPS>::UNSIGNED_BYTES =>
            {
                finish.weights(Bytes::<I, false> { isa: compute, repeats: cursor.over(units) });
            }
            (Mean::Bytes { signed: true }, Units::One(units))
                if Loops::<L, ZERO, ADD, STEPS>::SIGNED_BYTES =>
            {
                finish.weights(Bytes::<I, true> { isa: compute, repeats: cursor.over(units) });
            }
            (Mean::Excess { .. }, Units::One(units)) if Loops::<L, ZERO, ADD, STEPS>::EXCESS => {
                finish.weights(self.codes.with_excess(isa, compute, units));
            }
            (Mean::Signed { .. }, units) if Loops::<L, ZERO, ADD, STEPS>::INTEGERS => match units {
                Units::One(units) => finish.weights(self.codes.beyond(isa, compute, units)),
                Units::Two(units) => finish.weights(self.codes.beyond(isa, compute, units)),
                Units::Digits(_) => unreachable!("digits are brought together"),
                Units::FewOne(_) | Units::FewTwo(_) => unreachable!("cursors are of whole units"),
            },
            _ => unreachable!("only codes that have a loop are taken"),
        }
    }
}

/// Which loops there are for steps with parameters that lie so. Constants of a type, which the compiler keeps once for all outputs
/// and levels.
struct Loops<L, const ZERO: bool, const ADD: bool, const STEPS: bool>(PhantomData<L>);

impl<L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool> Loops<L, ZERO, ADD, STEPS> {
    const OF: Steps =
        Steps { shared: L::WEIGHTS, zero_point: ZERO, add: ADD, rounded: STEPS, in_place: L::IN_PLACE };
    const ALIKE: bool = Kind::Alike { windows: 1 }.has_loop(Self::OF);
    const ALIKE_OF_TWO: bool = Kind::Alike { windows: 2 }.has_loop(Self::OF);
    const LISTED: bool = Kind::Listed.has_loop(Self::OF);
    const FEW_OF_TWO: bool = Kind::FewOfTwo.has_loop(Self::OF);
    const IN_ORDER: bool = Kind::InOrder.has_loop(Self::OF);
    const FIVE: bool = Kind::Five.has_loop(Self::OF);
    const UNSIGNED_BYTES: bool = Kind::Bytes { signed: false }.has_loop(Self::OF);
    const SIGNED_BYTES: bool = Kind::Bytes { signed: true }.has_loop(Self::OF);
    const EXCESS: bool = Kind::Excess.has_loop(Self::OF);
    const INTEGERS: bool = Kind::Integers.has_loop(Self::OF);
}

/// Tables of a line: one for each of its vectors, or for codes of five bits one that both make.
struct Words<I: Isa, R, L, const FIVE: bool> {
    isa: Avx512Vbmi,
    units: R,
    numbers: [I::F32; 2],
    lie: PhantomData<L>,
}

impl<I: Isa, R, L, const FIVE: bool> Words<I, R, L, FIVE> {
    #[inline(always)]
    fn new((isa, compute): (Avx512Vbmi, I), units: R, numbers: &[f32; 2 * LANES]) -> Self {
        Self { isa, units, numbers: tables(compute, numbers), lie: PhantomData }
    }
}

impl<I: Isa, R: InLines, L: Lie, const FIVE: bool> Vectors<I> for Words<I, R, L, FIVE> {
    type Unit = <Avx512Vbmi as Isa>::I32;
    const ALIKE: bool = L::PER_LINE && !FIVE;

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        let codes = self.units.unmasked(self.isa);
        // Where a line has one group, both of its tables are the same, or halves of one.
        let codes = if L::PER_LINE { codes } else { self.isa.in_two_tables(codes) };
        self.isa.load_i32(&zerocopy::transmute!(codes))
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.units.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.units.ahead().ask(unit);
    }

    #[inline(always)]
    fn vector(&self, _: Self::Unit, part: usize) -> I::F32 {
        if FIVE { self.numbers[part % 2] } else { self.numbers[0] }
    }

    #[inline(always)]
    fn line(&self, unit: Self::Unit, line: usize, tables: [u8; 4 * LANES]) -> [u8; 4 * LANES] {
        self.isa.entries_of_bytes(tables, unit, 8 * line as u32)
    }
}

/// The numbers of the lower half of all codes, and those of the upper half.
#[inline(always)]
fn tables<I: Isa>(isa: I, numbers: &[f32; 2 * LANES]) -> [I::F32; 2] {
    let (tables, _) = numbers.as_chunks();
    [isa.load(&tables[0]), isa.load(&tables[1])]
}

/// A table that both vectors of a line make, or one of them twice, and codes in their own order.
struct InOrder<'a, I: Isa, const TWO: bool> {
    codes: Picked<'a, Avx512Vbmi, [Part<UNIT, 2>; 1]>,
    numbers: [I::F32; 2],
}

impl<I: Isa, const TWO: bool> Vectors<I> for InOrder<'_, I, TWO> {
    type Unit = [u8; UNIT];
    // Such codes are taken where lines share their parameters.
    const ALIKE: bool = !TWO;

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
    fn vector(&self, _: [u8; UNIT], part: usize) -> I::F32 {
        if TWO { self.numbers[part % 2] } else { self.numbers[0] }
    }

    #[inline(always)]
    fn line(&self, unit: [u8; UNIT], line: usize, tables: [u8; 4 * LANES]) -> [u8; 4 * LANES] {
        self.codes.isa.entries_of_codes(tables, &unit.as_chunks().0[line])
    }
}
