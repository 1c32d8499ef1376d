//! Codes that are picked where they are needed: they never lie in memory as bytes. This pays where the output is as wide as
//! stores are slow; for 16 bits, vectors are what there is least of, and loads widen bytes for less than registers do.

#![expect(clippy::indexing_slicing, reason = "the cursor stays within a repeat, which has as many units")]

use super::lines::{Finish, Supply};
use super::vectors::{Codes, Integers, Lie, Vectors};
use super::{LANES, UNIT};
use crate::element::Element;
use crate::format::picks::{DigitPart, Part, Picks, Units};
use crate::isa::Isa;
use crate::isa::avx512::Avx512Vbmi;

/// Codes of whole units.
#[derive(Clone, Copy)]
pub(in crate::format) struct PickedCodes<'a> {
    pub(in crate::format) isa: Avx512Vbmi,
    pub(in crate::format) cursor: Cursor<'a>,
    pub(in crate::format) mean: Mean<'a>,
}

/// What picked codes mean.
#[derive(Clone, Copy)]
pub(in crate::format) enum Mean<'a> {
    /// Unsigned integers.
    Unsigned,
    /// Integers of 8 bits in two's complement, after some bits were flipped and an offset was taken from them.
    Signed { flip: u8, offset: u8 },
    /// One table of 16 numbers, or two, repeated for codes with something above their bits; and where codes lie in the order
    /// of vectors. What is done to numbers is done to the tables: for 32 weights once, where these share all parameters.
    Few { numbers: &'a [f32; 2 * LANES], two: bool, units: &'a Units },
}

impl Supply<Avx512Vbmi> for PickedCodes<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        finish: Finish<'_, 'o, Avx512Vbmi, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        if let Mean::Few { numbers, two, units } = self.mean {
            return match (units, two) {
                (Units::One(units), false) => finish.weights(self.tables::<_, false>(numbers, units)),
                (Units::Two(units), false) => finish.weights(self.tables::<_, false>(numbers, units)),
                (Units::Two(units), true) => finish.weights(self.tables::<_, true>(numbers, units)),
                // Plans order no others by vectors.
                _ => {}
            };
        }
        match self.cursor.units {
            Units::One(units) => self.of(units, finish),
            Units::Two(units) => self.of(units, finish),
            Units::Digits(units) => self.of(units, finish),
            // Cursors are of whole units.
            Units::FewOne(_) | Units::FewTwo(_) => {}
        }
    }
}

impl PickedCodes<'_> {
    #[inline(always)]
    fn of<O: Element, L: Lie, U: Unit, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        units: &[U],
        finish: Finish<'_, '_, Avx512Vbmi, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let Self { isa, cursor: Cursor { next, bytes, step, .. }, mean } = self;
        let left = &units[next..];
        let codes = |flip, offset| Picked { isa, units, left, bytes, step, flip, offset };
        match mean {
            Mean::Unsigned => {
                finish.weights(Integers::<_, _, false> { isa, codes: codes(0, 0) });
            }
            Mean::Signed { flip, offset } => {
                finish.weights(Integers::<_, _, true> { isa, codes: codes(flip, offset) });
            }
            // Of units in the order of vectors.
            Mean::Few { .. } => {}
        }
    }

    #[inline(always)]
    fn tables<'u, const P: usize, const TWO: bool>(
        &'u self,
        numbers: &[f32; 2 * LANES],
        units: &'u [[Part<UNIT, 2>; P]],
    ) -> Tables<'u, P, TWO> {
        let Self { isa, cursor: Cursor { next, bytes, step, .. }, .. } = *self;
        let (tables, _) = numbers.as_chunks();
        let numbers = [isa.load(&tables[0]), isa.load(&tables[1])];
        Tables { isa, numbers, units, left: &units[next..], bytes, step }
    }
}

/// Where the next unit lies.
#[derive(Clone, Copy)]
pub(in crate::format) struct Cursor<'a> {
    units: &'a Units,
    /// How many units of the repeat lie before the next one.
    next: usize,
    /// The bytes from the repeat on, and how far apart repeats are.
    bytes: &'a [u8],
    step: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor at a column, and how many units have their windows in the bytes, which begin with the row.
    pub(in crate::format) fn new(picks: &'a Picks, bytes: &'a [u8], column: usize) -> Option<(Self, usize)> {
        let (repeat, next) = (column / picks.columns, column % picks.columns / UNIT);
        let (units, step) = (&picks.units, picks.bytes);
        if units.wide() == 0 || !column.is_multiple_of(UNIT) {
            return None;
        }
        let bytes = bytes.get(repeat * step..)?;
        let behind = bytes.len().checked_sub(picks.reach)?;
        let repeats = behind.checked_div(step).map_or(usize::MAX, |more| more.saturating_add(1));
        Some((Self { units, next, bytes, step }, repeats.saturating_mul(units.wide()) - next))
    }
}

/// A cursor's codes, with some bits flipped and less an offset.
struct Picked<'a, U> {
    isa: Avx512Vbmi,
    /// The units of a repeat, and those from the next one on.
    units: &'a [U],
    left: &'a [U],
    bytes: &'a [u8],
    step: usize,
    flip: u8,
    offset: u8,
}

impl<U: Unit> Codes for Picked<'_, U> {
    type Unit = [u8; UNIT];

    #[inline(always)]
    fn unit(&self, _: usize) -> [u8; UNIT] {
        self.isa.less(self.left[0].codes(self.isa, self.bytes, self.flip), self.offset)
    }

    #[inline(always)]
    fn advance(&mut self) {
        (self.left, self.bytes) = behind(self.units, self.left, self.bytes, self.step);
    }
}

/// One table of the numbers of weights, or two, and the cursor's codes in the order of vectors.
struct Tables<'a, const P: usize, const TWO: bool> {
    isa: Avx512Vbmi,
    numbers: [<Avx512Vbmi as Isa>::F32; 2],
    /// The units of a repeat, and those from the next one on.
    units: &'a [[Part<UNIT, 2>; P]],
    left: &'a [[Part<UNIT, 2>; P]],
    bytes: &'a [u8],
    step: usize,
}

impl<const P: usize, const TWO: bool> Vectors<Avx512Vbmi> for Tables<'_, P, TWO> {
    type Unit = <Avx512Vbmi as Isa>::I32;

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        let codes = match self.left[0].as_slice() {
            [Part { windows: [low, high], pick }] => {
                self.isa.pick_unmasked([window(self.bytes, *low), window(self.bytes, *high)], pick)
            }
            _ => self.left[0].codes(self.isa, self.bytes, 0),
        };
        self.isa.load_i32(&zerocopy::transmute!(codes))
    }

    #[inline(always)]
    fn advance(&mut self) {
        (self.left, self.bytes) = behind(self.units, self.left, self.bytes, self.step);
    }

    #[inline(always)]
    fn vector(&self, _: Self::Unit, _: usize) -> <Avx512Vbmi as Isa>::F32 {
        self.numbers[0]
    }

    #[inline(always)]
    fn sources(&self, _: Self::Unit, _: usize) -> [<Avx512Vbmi as Isa>::F32; 2] {
        self.numbers
    }

    #[inline(always)]
    fn result(
        &self,
        unit: Self::Unit,
        part: usize,
        results: [<Avx512Vbmi as Isa>::F32; 2],
    ) -> <Avx512Vbmi as Isa>::F32 {
        let index = self.isa.shr_each(unit, self.isa.splat_i32(8 * part as i32));
        if TWO { self.isa.look_up_in_two(results, index) } else { self.isa.look_up(results[0], index) }
    }
}

/// The units and bytes behind the next unit: those of the repeat, or the next repeat's.
#[inline(always)]
fn behind<'a, U>(units: &'a [U], left: &'a [U], bytes: &'a [u8], step: usize) -> (&'a [U], &'a [u8]) {
    match &left[1..] {
        // Nothing follows the last repeat of all.
        [] => (units, bytes.get(step..).unwrap_or_default()),
        left => (left, bytes),
    }
}

/// Where 64 codes lie.
trait Unit {
    /// The codes of a repeat, with some bits flipped; always inlined.
    fn codes(&self, isa: Avx512Vbmi, repeat: &[u8], flip: u8) -> [u8; UNIT];
}

impl<const P: usize> Unit for [Part<UNIT, 2>; P] {
    #[inline(always)]
    fn codes(&self, isa: Avx512Vbmi, repeat: &[u8], flip: u8) -> [u8; UNIT] {
        // Planes have bits of their own: those that are flipped already become the code's bits, flipped.
        let mut codes = [flip; UNIT];
        for Part { windows: [low, high], pick } in self {
            codes = isa.pick([window(repeat, *low), window(repeat, *high)], pick, codes);
        }
        codes
    }
}

impl Unit for DigitPart {
    /// Digits have no bits to flip.
    #[inline(always)]
    fn codes(&self, isa: Avx512Vbmi, repeat: &[u8], _: u8) -> [u8; UNIT] {
        isa.digits([self.part].codes(isa, repeat, 0), &self.powers, self.base)
    }
}

#[inline(always)]
fn window(repeat: &[u8], at: usize) -> &[u8; 32] {
    &repeat[at..].as_chunks().0[0]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Piece;
    use crate::format::place::{Columns, Plane};

    /// Three blocks of 256 codes of four bits in 144 bytes each: four units a block.
    #[test]
    fn a_cursor_counts_the_units_whose_windows_are_there() {
        let columns = Columns::in_blocks(&[Piece(128, &[])], 256, 4, 144 * 8);
        let picks = Picks::new(&[Plane { bits: 4, shift: 0, base: 2, columns }]).unwrap();
        let bytes = [0; 3 * 144];
        let count = |bytes, column| Cursor::new(&picks, bytes, column).map(|(_, count)| count);
        for (column, units) in [(0, 12), (64, 11), (192, 9), (256, 8), (704, 1)] {
            assert_eq!(count(&bytes, column), Some(units), "from column {column}");
        }
        // A block that is cut off has none, nor have columns inside of a unit.
        assert_eq!(count(&bytes[..3 * 144 - 1], 0), Some(8));
        assert_eq!(count(&bytes[..143], 0), None);
        assert_eq!(count(&bytes, 32), None);
        assert_eq!(count(&bytes, 1024), None);
    }
}
