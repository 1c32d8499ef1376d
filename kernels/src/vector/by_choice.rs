//! Codes of up to two bits to 16 bits, where each column of some rows has parameters of its own: the results of all codes are finished
//! once for every column, and each element chooses among those of its own.
//!
//! So a column's results are rounded once for each code, not once for each row.

#![expect(clippy::indexing_slicing, reason = "there is room for the results of every column")]

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::Lanes;
use crate::isa::buffer::{Places, TwoLoops};
use crate::isa::{Isa, Work};
use crate::vector::parameters::{Column, Each, Rows};
use crate::vector::part::Part;
use crate::vector::stage::LARGE_STAGE;
use crate::vector::unit::{AsLines, ByFormula, Stretch, Unit, Units, bytes_of};
use crate::vector::{Again, PartOf, UNIT, output};
use crate::words;

/// How many results an element chooses among at most.
const CHOICES: usize = 4;

/// How many elements use a parameter at least, if results are to be finished for it.
const OFTEN: usize = 16;

/// The same where instructions that flush round to bfloat16: the formula is quick then.
const OFTEN_IF_QUICK: usize = 24;

/// From how many elements on that is worth it: room for results has to be cleared.
const LEAST: usize = 1 << 14;

/// The bytes of the results of a code for all columns, and behind a row's for as many as a unit has.
const ROOM: usize = 2 * (LARGE_STAGE + UNIT);

/// Whether there are such loops for a type: not for rows that share words, which seldom have such groups.
pub(super) const fn may_pay<Q: Element, O: Element>() -> bool {
    let has_few = Q::DTYPE.bits() <= CHOICES.ilog2();
    has_few && O::DTYPE.bits() == 16 && output::has_words::<O>() && !words::has_loops::<Q>()
}

/// Appends the results of a part whose elements have parameters of their own, if these are used often; whether they are.
pub(super) fn write<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
) -> bool {
    let often = if part.known.normal { OFTEN_IF_QUICK } else { OFTEN };
    let columns = columns(of, part.scales.len(), often);
    if let Some(columns) = columns {
        choose(part, of, columns);
    }
    columns.is_some()
}

/// For how many columns, those of all groups of rows, results are finished, if elements use each so `often` that it pays; there are
/// `room` parameters. Behind those of a row that ends inside of a unit, there are more, as its units read them.
fn columns(of: &PartOf<'_>, room: usize, often: usize) -> Option<usize> {
    let count = of.segment.count;
    let parameters = of.again.used_often(count, often)?;
    let behind = if parameters.is_multiple_of(UNIT) { 0 } else { UNIT };
    let columns = (parameters + behind).next_multiple_of(UNIT);
    (count >= LEAST && 2 * columns <= ROOM && columns <= room).then_some(columns)
}

/// Finishes the results of so many columns, and appends what elements choose. A function of its own, for the room it takes.
#[inline(never)]
fn choose<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
    columns: usize,
) {
    let (isa, mut results) = (part.isa, Results([[0; ROOM]; CHOICES]));
    isa.vectorize(Finish { part, columns, results: &mut results.0 });
    let (results, rows) = (&results.0, Rows::of(of.again));
    part.span(of.elements, of.segment.count, &ByChoice { isa, results, rows, type_of: PhantomData::<Q> });
}

/// Finishes the results of all codes for some columns, whole units.
struct Finish<'a, 'r, 'o, I, Q, O, F: Lanes> {
    part: &'a Part<'r, 'o, I, Q, O, F>,
    columns: usize,
    results: &'a mut [[u8; ROOM]; CHOICES],
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Work<0> for Finish<'_, '_, '_, I, Q, O, F> {
    #[inline(always)]
    fn work(self) {
        let Self { part: Part { isa, facts, scales, zeros, .. }, columns, results } = self;
        let parameters = Each::new(scales, zeros, Again::NEVER);
        let formula = ByFormula { isa: *isa, facts, parameters, from: 0, types: PhantomData::<(Q, O, F)> };
        for (code, results) in results.iter_mut().enumerate().take(1 << const { Q::DTYPE.bits() }) {
            // As often as a byte has room for it.
            let codes = [code as u8 * const { u8::MAX / ((1 << Q::DTYPE.bits()) - 1) }; UNIT / 4];
            let mut cursor = formula.at(0);
            for lines in results[..2 * columns].as_chunks_mut::<64>().0.as_chunks_mut::<2>().0 {
                *lines = formula.lines(&mut cursor, &codes[..const { bytes_of::<Q>() }]);
            }
        }
    }
}

/// For each code, the results of all columns.
#[repr(align(64))]
struct Results([[u8; ROOM]; CHOICES]);

/// Chooses among the results of a column.
struct ByChoice<'a, I, Q> {
    isa: I,
    results: &'a [[u8; ROOM]; CHOICES],
    rows: Rows,
    type_of: PhantomData<Q>,
}

impl<I: Copy, Q> Clone for ByChoice<'_, I, Q> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, Q> Copy for ByChoice<'_, I, Q> {}

impl<'a, I: Isa, Q: Element> Unit for ByChoice<'a, I, Q> {
    /// The results from those of the row's first column on, and the column.
    type Cursor = (&'a [u8], Column);
    type Loops = TwoLoops;
    const BYTES: usize = UNIT / 8 * Q::DTYPE.bits() as usize;

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        let (first, column) = self.rows.at_unit(unit);
        (&self.results.as_flattened()[2 * first..], column)
    }
}

impl<I: Isa, Q: Element> AsLines<2> for ByChoice<'_, I, Q> {
    #[inline(always)]
    fn lines(&self, (results, column): &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        // One end for all of them.
        let all = &results[2 * column.next_unit()..][..(CHOICES - 1) * ROOM + 2 * UNIT];
        let of = |code: usize| &all[code * ROOM..code * ROOM + 2 * UNIT].as_chunks().0[0];
        self.isa.chosen_by(const { Q::DTYPE.bits() }, bytes, [of(0), of(1), of(2), of(3)])
    }
}

impl<I: Isa, Q: Element> Stretch for ByChoice<'_, I, Q> {
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.isa.vectorize::<2>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::formula::Affine;
    use crate::grouping::Segment;
    use crate::isa::avx2::Avx2;
    use crate::isa::avx512::{Avx512, Avx512Vbmi};
    use crate::isa::buffer::Buffer;
    use crate::layout::Layout;
    use crate::types::{Bfloat16, Float16};
    use crate::vector::Known;
    use crate::vector::facts::{FactsOf, Few};
    use crate::vector::shape::Shape;

    /// The results of rows of columns with parameters of their own: chosen, if that pays, and by the formula.
    fn results<I: Isa, Q: Element, O: Element>(isa: I, again: Again, count: usize) -> Option<[Vec<u8>; 2]> {
        let bits = Q::DTYPE.bits();
        let number = |index: usize, factor: usize| (index * factor % 509) as f32;
        // Behind the parameters of endless rows, the first ones follow again.
        let place = |index: usize| if again.rows == usize::MAX { index % again.columns } else { index };
        let indices = || (0..LARGE_STAGE + UNIT + 16).map(place);
        let scales: Vec<f32> = indices().map(|index| (number(index, 71) - 250.0) / 64.0).collect();
        let zeros: Vec<f32> = indices().map(|index| number(index, 37) / 32.0).collect();
        let codes: Vec<u8> = (0..count * bits as usize / 8 + 64).map(|at| (at * 167 % 251) as u8).collect();
        let layout = Layout::Dense { bits };
        let elements = &layout.elements(&codes, 0);
        let segment = &Segment { start: 0, count, group: 1, phase: 0, parameter: 0, groups: count, rows: 1 };
        let known = Known::NOTHING;
        let of = &PartOf { elements, segment, again, shape: Shape::Each, known: Some(&known) };
        let append = |chosen: bool| {
            let mut results = alloc::vec![0; 2 * count];
            let out = &mut Buffer::bytes(&mut results);
            let (facts, types, scales, zeros) = (FactsOf::<Q>::FACTS, PhantomData, &scales[..], &zeros[..]);
            let mut part =
                Part::<I, Q, O, Affine> { isa, facts, again: &again, scales, zeros, out, known, types };
            if chosen {
                return write(&mut part, of).then_some(results);
            }
            part.formula(isa, elements, count, Each::new(scales, zeros, again));
            Some(results)
        };
        Some([append(true)?, append(false)?])
    }

    fn check<I: Isa, Q: Element, O: Element>(isa: I) {
        let rows = [
            (Again::endless(64), 64 * 300),
            (Again::endless(100), 100 * 200 + 7),
            (Again::endless(1000), 1000 * 20),
            (Again::endless(2048), 2048 * 16),
            (Again::endless(2000), 2000 * 17 + 33),
            (Again::chain(256, 32), 256 * 32 * 3),
            (Again::chain(64, 20), 64 * 20 * 20 + 640),
        ];
        for (again, count) in rows {
            let [results, expected] = results::<I, Q, O>(isa, again, count).expect("it pays");
            assert!(results == expected, "{}, {} columns, {} rows", Q::DTYPE, again.columns, again.rows);
        }
        // Parameters that few rows use, few elements, and more columns than there is room for.
        for (again, count) in [
            (Again::chain(256, 15), 256 * 15 * 8),
            (Again::endless(64), LEAST - 1),
            (Again::endless(LARGE_STAGE + 1), 1 << 17),
        ] {
            assert!(results::<I, Q, O>(isa, again, count).is_none(), "{} columns", again.columns);
        }
    }

    fn check_all<I: Isa>(isa: Option<I>, level: &str) {
        let Some(isa) = isa else {
            crate::tests::skipped(&std::format!("level {level} is missing here"));
            return;
        };
        check::<I, Few<1>, Float16>(isa);
        check::<I, Few<1>, Bfloat16>(isa);
        check::<I, Few<2>, Float16>(isa);
        check::<I, Few<2>, Bfloat16>(isa);
    }

    #[test]
    fn what_elements_choose_equals_the_formula() {
        check_all(Avx2::new(), "avx2");
        check_all(Avx512::new(), "avx512");
        check_all(Avx512Vbmi::new(), "avx512vbmi");
    }
}
