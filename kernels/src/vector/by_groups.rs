//! Codes of up to four bits to 16 bits, where groups end within units: for each unit the results of all codes of its groups are
//! finished, and every lane looks up that of its code behind those of the groups before its own.
//!
//! A vector holds the results of one group of 16 codes, of two of eight or of four of four, and 64 results can be looked up in. So
//! there is less to round than there are codes, and nothing to be done for each but one look-up.

#![expect(clippy::indexing_slicing, reason = "a unit's groups are within reach of its first one")]

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::{Formula, Lanes};
use crate::isa::Isa;
use crate::isa::buffer::{Places, TwoLoops};
use crate::vector::choices::Type;
use crate::vector::facts::Facts;
use crate::vector::parameters::{Entries, Of, Picks, REACH, picked};
use crate::vector::part::Part;
use crate::vector::unit::{AsLines, Stretch, Unit, Units, bytes_of};
use crate::vector::{PartOf, UNIT, output};
use crate::words;

/// How many vectors of results are looked up in.
const MOST: usize = 4;

/// How many columns rows have at least that end within a group: a unit in which one ends is looked up twice.
const LEAST_COLUMNS: usize = 3 * UNIT;

/// Whether groups of a type that end within units are looked up at a level: not those of rows that share words, which seldom have such.
pub(super) const fn may_pay<Q: Element, O: Element, I: Isa>() -> bool {
    let is_narrow = Q::DTYPE.bits() <= 4 && O::DTYPE.bits() == 16 && output::has_words::<O>();
    I::WHOLE_LINES && is_narrow && !words::has_loops::<Q>()
}

/// Of how many groups a vector holds the results.
const fn groups_of<Q: Element>() -> usize {
    16 >> Q::DTYPE.bits()
}

/// For each width of a code, which group the lanes of such a vector belong to.
static GROUP_OF_LANE: [[i32; 16]; 5] = {
    let mut groups = [[0; 16]; 5];
    let mut lane = 0;
    while lane < 80 {
        groups[lane / 16][lane % 16] = (lane as i32 % 16) >> (lane / 16);
        lane += 1;
    }
    groups
};

/// Appends the results of a part, if its groups are large enough, and its rows; whether they are.
pub(super) fn write<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
    picks: &Picks,
) -> bool {
    let (phase, again) = (of.segment.phase, of.again);
    let tables = (1 + picks.reach_of(UNIT, (phase, again))).div_ceil(groups_of::<Q>());
    if tables > MOST || again.columns < LEAST_COLUMNS {
        return false;
    }
    let groups = &Groups::new(part, of, picks, tables);
    match (Flushing::<Part<'_, '_, I, Q, O, F>>::APPEND, part.flushing()) {
        (Some(append), Some(isa)) => append(part, of, isa, groups),
        _ => append(part, of, part.isa, groups),
    }
    true
}

/// Appends results with some instructions.
type Append<'r, 'o, I, J, Q, O, F> =
    fn(&mut Part<'r, 'o, I, Q, O, F>, &PartOf<'_>, J, &Groups<'_, <F as Formula>::Zero>);

/// Those with instructions that flush, where they may return the same bits. Behind a constant, as a branch that is not taken would
/// take the compiler memory.
struct Flushing<P>(PhantomData<P>);

impl<'r, 'o, I: Isa, Q: Element, O: Element, F: Lanes> Flushing<Part<'r, 'o, I, Q, O, F>> {
    const APPEND: Option<Append<'r, 'o, I, I::Flushing, Q, O, F>> =
        if Type::<O>::MAY_FLUSH { Some(append) } else { None };
}

/// Appends the results of a part.
#[inline(never)]
fn append<I: Isa, J: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
    isa: J,
    groups: &Groups<'_, F::Zero>,
) {
    let (elements, count, facts) = (of.elements, of.segment.count, part.facts);
    part.span(elements, count, &ByGroups::<_, Q, O, F> { isa, facts, groups, types: PhantomData });
}

/// Groups of any size, and what their lanes look up.
struct Groups<'a, Z> {
    scales: &'a [f32],
    /// As many.
    zeros: &'a [Z],
    /// How many elements a group has.
    size: u32,
    /// Behind how many results those of each lane's group begin.
    entries: Entries,
    /// How many vectors of results a unit needs.
    tables: usize,
    /// How many elements the first group has lost.
    phase: usize,
    /// How many elements rows have whose last group is shorter, and how many groups.
    columns: u32,
    in_row: u32,
    /// 2⁴⁸ over the size of a group, and a little more.
    reciprocal: u64,
}

impl<'a, Z> Groups<'a, Z> {
    /// Those of a part.
    fn new<I: Isa, Q: Element, O: Element, F: Lanes<Zero = Z>>(
        part: &Part<'a, '_, I, Q, O, F>,
        of: &PartOf<'_>,
        picks: &Picks,
        tables: usize,
    ) -> Self {
        let (size, columns) = (picks.group(), of.again.columns);
        Self {
            scales: part.scales,
            zeros: &part.zeros[..part.scales.len()],
            size: size as u32,
            entries: picks.entries(1 << Q::DTYPE.bits()),
            tables,
            phase: of.segment.phase,
            columns: columns.min(u32::MAX as usize) as u32,
            in_row: if of.again.is_ragged() { columns.div_ceil(size) as u32 } else { 0 },
            reciprocal: (1 << 48) / size as u64 + 1,
        }
    }
}

/// Looks codes up in the results of some groups.
struct ByGroups<'a, I, Q, O, F: Lanes> {
    isa: I,
    facts: &'static Facts,
    groups: &'a Groups<'a, F::Zero>,
    types: PhantomData<(Q, O)>,
}

impl<I: Copy, Q, O, F: Lanes> Clone for ByGroups<'_, I, Q, O, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, Q, O, F: Lanes> Copy for ByGroups<'_, I, Q, O, F> {}

/// Where a unit begins, and the results of the groups that it reaches; in 32 bits, so that the end of its reach needs no check of its
/// own.
#[derive(Clone)]
struct Finished<'a, V, Z> {
    scales: &'a [f32],
    /// As many.
    zeros: &'a [Z],
    /// Of a group.
    size: u32,
    /// The place in its row, what the first group has lost included.
    element: u32,
    /// The first group of the row.
    row: u32,
    /// The numbers of all codes, as often as a vector has groups.
    numbers: V,
    /// From which group on results are there, and these.
    first: u32,
    words: [[u8; 64]; 2],
}

impl<'a, I: Isa, Q: Element, O: Element, F: Lanes> ByGroups<'a, I, Q, O, F> {
    /// The results of as many groups as a vector holds.
    #[inline(always)]
    fn finished(&self, numbers: F::Values<I>, (scales, zeros): (&[f32], &[F::Zero]), table: usize) -> I::F32 {
        let (isa, group) = (self.isa, table * groups_of::<Q>());
        let (scale, zero): Of<I, F> = if const { groups_of::<Q>() == 1 } {
            (isa.splat(scales[group]), F::splat(isa, zeros[group]))
        } else {
            let group_of_lane = isa.load_i32(&GROUP_OF_LANE[Q::DTYPE.bits() as usize]);
            picked::<I, F>(isa, (scales, zeros), group, group_of_lane)
        };
        F::apply_all(isa, numbers, scale, zero)
    }

    /// Those of all groups from one on.
    #[inline(always)]
    fn finish(&self, of: &mut Finished<'a, F::Values<I>, F::Zero>, first: u32) {
        let reach = first as usize..first as usize + REACH;
        let parameters = (&of.scales[reach.clone()], &of.zeros[reach]);
        let finished = |table| self.finished(of.numbers, parameters, table);
        let one = finished(0);
        // Where a vector holds one group, a unit reaches two.
        let second =
            if const { groups_of::<Q>() > 1 } && self.groups.tables == 1 { one } else { finished(1) };
        of.words[0] = output::narrow::<I, O>(self.isa, [one, second]);
        if self.groups.tables > 2 {
            of.words[1] = output::narrow::<I, O>(self.isa, [finished(2), finished(3)]);
        }
        of.first = first;
    }
}

impl<'a, I: Isa, Q: Element, O: Element, F: Lanes> Unit for ByGroups<'a, I, Q, O, F> {
    type Cursor = Finished<'a, F::Values<I>, F::Zero>;
    type Loops = TwoLoops;
    const BYTES: usize = bytes_of::<Q>();

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        let (groups, element) = (self.groups, self.groups.phase + UNIT * unit);
        let (row, element) = match (groups.in_row as usize, groups.columns as usize) {
            (0, _) => (0, element),
            (in_row, columns) => (element / columns * in_row, element % columns),
        };
        Finished {
            scales: groups.scales,
            zeros: &groups.zeros[..groups.scales.len()],
            size: groups.size,
            element: element as u32,
            row: row as u32,
            numbers: F::numbers(self.isa, self.facts),
            first: u32::MAX,
            words: [[0; 64]; 2],
        }
    }
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> AsLines<2> for ByGroups<'_, I, Q, O, F> {
    #[inline(always)]
    fn lines(&self, at: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        let (groups, element) = (self.groups, at.element);
        // Exact while elements times the size are less than 2⁴⁸; the product has 64 bits for 2¹⁶ groups, more than a stage has.
        let whole = ((u64::from(element) * groups.reciprocal) >> 48) as u32;
        let left = at.size * (whole + 1) - element;
        // Groups of several units are finished once.
        let first = at.row + whole;
        if at.first != first {
            self.finish(at, first);
        }
        at.element += UNIT as u32;
        let bits = Type::<Q>::BITS;
        let lines = self.isa.words_behind(bits, bytes, groups.entries.of(left), at.words);
        if at.element < groups.columns {
            return lines;
        }
        // The row ends in this unit: from there on, lanes are of the next row's groups, all before them as if of one.
        let in_row = groups.columns - element;
        (at.row, at.element) = (at.row + groups.in_row, at.element - groups.columns);
        self.finish(at, at.row - 1);
        let of_next = self.isa.words_behind(bits, bytes, groups.entries.of(in_row), at.words);
        let (mut both, behind) = (lines, 2 * in_row as usize..);
        both.as_flattened_mut()[behind.clone()].copy_from_slice(&of_next.as_flattened()[behind]);
        both
    }
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Stretch for ByGroups<'_, I, Q, O, F> {
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
    use crate::isa::avx512::{Avx512, Avx512Vbmi};
    use crate::isa::buffer::Buffer;
    use crate::layout::Layout;
    use crate::types::{Bfloat16, Float16};
    use crate::vector::facts::{FactsOf, Few};
    use crate::vector::parameters::Spread;
    use crate::vector::shape::Shape;
    use crate::vector::{Again, Known, PartOf};

    /// Scales and zero points of all calls, as many as a stage has.
    struct Parameters {
        scales: Vec<f32>,
        zeros: Vec<f32>,
    }

    impl Parameters {
        fn new() -> Self {
            let number = |index: usize, factor: usize| (index * factor % 509) as f32;
            let indices = || 0..4096 + REACH;
            Self {
                scales: indices().map(|index| (number(index, 71) - 250.0) / 64.0).collect(),
                zeros: indices().map(|index| number(index, 37) / 32.0).collect(),
            }
        }

        /// The results of a part: looked up, if there is room for what a unit needs, and by the formula.
        fn results<I: Isa, Q: Element, O: Element>(
            &self,
            isa: I,
            (size, phase, count): (usize, usize, usize),
            again: Again,
        ) -> Option<[Vec<u8>; 2]> {
            let (bits, picks) = (Q::DTYPE.bits(), &Picks::new(size));
            let codes: Vec<u8> =
                (0..count * bits as usize / 8 + 64).map(|at| (at * 167 % 251) as u8).collect();
            let layout = Layout::Dense { bits };
            let elements = &layout.elements(&codes, 0);
            let groups = (phase + count).div_ceil(size);
            let segment = &Segment { start: 0, count, group: size, phase, parameter: 0, groups, rows: 1 };
            let known = Known::NOTHING;
            let of = &PartOf { elements, segment, again, shape: Shape::Spread(picks), known: Some(&known) };
            let append = |looked_up: bool| {
                let mut results = alloc::vec![0; 2 * count];
                let out = &mut Buffer::bytes(&mut results);
                let (facts, again, types) = (FactsOf::<Q>::FACTS, &of.again, PhantomData);
                let (scales, zeros) = (&self.scales[..], &self.zeros[..]);
                let mut part =
                    Part::<I, Q, O, Affine> { isa, facts, again, scales, zeros, out, known, types };
                if looked_up {
                    return write(&mut part, of, picks).then_some(results);
                }
                let spread = Spread::new(scales, zeros, (phase, *again), (picks, I::ENTRIES));
                part.formula(isa, elements, count, spread);
                Some(results)
            };
            Some([append(true)?, append(false)?])
        }

        fn check<I: Isa, Q: Element, O: Element>(&self, isa: I) {
            let mut looked_up = 0;
            let mut same = |given: (usize, usize, usize), again: Again| {
                if let Some([results, expected]) = self.results::<I, Q, O>(isa, given, again) {
                    assert_eq!(results, expected, "{}, {given:?}, rows of {}", Q::DTYPE, again.columns);
                    looked_up += 1;
                }
            };
            for size in (2..=70).chain([96, 100, 127, 129, 333, 600, 1535, 2559]) {
                for phase in [0, 1, size / 2, size - 1] {
                    for count in [1, 64, 300, 1000] {
                        same((size, phase, count), Again::NEVER);
                    }
                }
                for columns in [191, 192, 193, 200, 255, 1000] {
                    same((size, 0, columns), Again::ragged(columns));
                    same((size, 0, 5 * columns), Again::ragged(columns));
                }
            }
            assert!(looked_up > 1400, "{looked_up} calls of {}", Q::DTYPE);
        }

        fn check_all(&self, isa: impl Isa) {
            self.check::<_, Few<1>, Float16>(isa);
            self.check::<_, Few<2>, Bfloat16>(isa);
            self.check::<_, Few<3>, Float16>(isa);
            self.check::<_, Few<4>, Bfloat16>(isa);
        }
    }

    #[test]
    fn what_is_looked_up_is_the_formula() {
        let parameters = Parameters::new();
        match Avx512::new() {
            Some(isa) => parameters.check_all(isa),
            None => crate::tests::skipped("level avx512 is missing here"),
        }
        match Avx512Vbmi::new() {
            Some(isa) => parameters.check_all(isa),
            None => crate::tests::skipped("level avx512vbmi is missing here"),
        }
    }
}
