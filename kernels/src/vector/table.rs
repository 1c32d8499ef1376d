//! Tables of finished results: for a long run, or for rows of groups that share parameters, every code's result is computed once
//! and looked up from then on.

#![expect(clippy::indexing_slicing, reason = "evaluated for tables whose size the type's bits decide")]

mod look_up;

use core::marker::PhantomData;

use zerocopy::IntoBytes;

use crate::element::{Element, Encoding};
use crate::formula::Lanes;
use crate::grouping::Segment;
use crate::isa::buffer::Buffer;
use crate::isa::{ByteTable, Isa, TableKind, Work};
use crate::layout::Elements;
use crate::processor;
use crate::vector::facts::{Facts, Few};
use crate::vector::output::rounds_at_once;
use crate::vector::parameters::Blocks;
use crate::vector::part::Part;
use crate::vector::unit::{ByFormula, Stretch};
use crate::vector::{PartOf, UNIT};
pub(crate) use look_up::Tables;

/// From how many elements on a table is worth its making.
const LONG: usize = 2560;

/// The same for integers that are rounded to bfloat16 by an instruction: that is quick.
const LONG_IF_QUICK: usize = 4608;

/// The same where looking all codes up takes nearly as long.
const LONG_IF_SLOW: usize = 8192;

/// How many tables are made at a time for groups of a row: they stay in the second cache.
pub(crate) const TABLES: usize = 64;

/// The same for rows that have no more: clearing more room would take a while.
const FEW_TABLES: usize = 16;

/// Whether rows of groups of so many elements, of which so many rows share parameters, are looked up if their type
/// [may be](may_pay_by_rows): going on with another table takes as long as some look-ups.
pub(crate) fn pays_by_rows(group: usize, rows: usize) -> bool {
    group >= 2 * UNIT && group.is_multiple_of(UNIT) && rows > 1 && group.saturating_mul(rows) >= LONG
}

/// Whether rows of groups of a type may be looked up at a level: not integers, which take little time to convert.
pub(super) const fn may_pay_by_rows<Q: Element, O: Element, I: Isa>() -> bool {
    may_pay::<Q, O, I>() && !matches!(Q::ENCODING, Encoding::Integer { .. })
}

/// Whether runs of a type may be looked up at a level; elsewhere no table is compiled.
pub(super) const fn may_pay<Q: Element, O: Element, I: Isa>() -> bool {
    I::BYTE_TABLES && O::DTYPE.bits() == 16 && Q::DTYPE.bits() > 4 && Q::DTYPE.bits() <= 8
}

/// Whether runs of a group of a part are looked up that are so long.
pub(super) fn pays<Q: Element, O: Element, I: Isa, F: Lanes>(
    part: &Part<'_, '_, I, Q, O, F>,
    count: usize,
    group: usize,
) -> bool {
    let no_zero_point = part.zeros[group] == F::ABSENT;
    let is_integer = const { matches!(Q::ENCODING, Encoding::Integer { .. }) && Q::DTYPE.bits() > 6 };
    let is_signed = const { matches!(Alike::of::<Q>(), Alike::Negatives) };
    // Integers have no half of a table that says all, but for signed ones around zero.
    let rounds_at_once = const { rounds_at_once::<O>() } || part.known.normal;
    let is_quick = !is_integer || is_signed && no_zero_point || processor::looks_up_fast();
    match rounds_at_once {
        // Fused steps take less than looking all codes up.
        true if !is_quick => count >= LONG_IF_SLOW && !part.known.fuse,
        _ if is_integer && part.known.normal => count >= LONG_IF_QUICK,
        _ => count >= LONG,
    }
}

/// The results of all codes for one group after the other, up to `N`.
pub(super) struct Finished<const N: usize> {
    tables: [ByteTable; N],
    groups: usize,
    /// What has to be looked up of all tables.
    kind: TableKind,
}

impl<const N: usize> Finished<N> {
    /// None yet, of a type of 5 to 8 bits.
    pub(super) const NONE: Self =
        Self { tables: [const { ByteTable::NONE }; N], groups: 0, kind: TableKind::Full };

    /// The results of all codes for the next group.
    pub(super) fn add<I: Isa, Q: Element, O: Element, F: Lanes>(
        &mut self,
        isa: I,
        facts: &'static Facts,
        parameters: Blocks<'_, F::Zero>,
    ) {
        let words = results::<I, Q, O, F>(isa, facts, parameters);
        let table = &mut self.tables[self.groups];
        let kind = table_of(isa, &words, const { Alike::of::<Q>() }, table);
        self.kind = if self.groups == 0 { kind } else { self.kind.and(kind) };
        self.groups += 1;
    }

    /// Appends the results of codes, of which so many units lie in one group before those of the next, and those of the first group
    /// follow the last ones again.
    pub(super) fn write<I: Isa, Q: Element, O: Element, F: Lanes>(
        &self,
        part: &mut Part<'_, '_, I, Q, O, F>,
        elements: &Elements<'_>,
        (count, units): (usize, usize),
    ) {
        let (isa, tables) =
            (part.isa, Tables { tables: &self.tables[..self.groups], units, kind: self.kind });
        let mut append = |stretch: &dyn Stretch| part.span(elements, count, stretch);
        if const { Q::DTYPE.bits() == 8 } {
            // All types of 8 bits share the loops.
            tables.look_up::<I, Few<8>>(isa, &mut append);
        } else {
            tables.look_up::<I, Q>(isa, &mut append);
        }
    }
}

/// Appends the results of rows of groups of whole units that share parameters.
pub(super) fn write_rows<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
) {
    if of.segment.groups <= FEW_TABLES {
        write_rows_by::<I, Q, O, F, FEW_TABLES>(part, of);
    } else {
        write_rows_by::<I, Q, O, F, TABLES>(part, of);
    }
}

/// The same by no more than so many tables.
#[inline(never)]
fn write_rows_by<I: Isa, Q: Element, O: Element, F: Lanes, const N: usize>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    of: &PartOf<'_>,
) {
    let PartOf { elements, segment, .. } = *of;
    let Segment { count, group, groups, .. } = *segment;
    let mut finished = Finished::<N>::NONE;
    for index in 0..groups {
        finished.add::<I, Q, O, F>(part.isa, part.facts, part.shared(index));
    }
    finished.write(part, elements, (count, group / UNIT));
}

/// Some results as a table of bytes, and what has to be looked up of it.
#[inline(never)]
pub(crate) fn table_of<I: Isa>(isa: I, words: &[u16; 256], alike: Alike, table: &mut ByteTable) -> TableKind {
    let mut kind = TableKind::Full;
    isa.vectorize(Sort { words, alike, table, kind: &mut kind });
    kind
}

/// The results of all codes of a type of 5 to 8 bits.
pub(super) fn results<I: Isa, Q: Element, O: Element, F: Lanes>(
    isa: I,
    facts: &'static Facts,
    parameters: Blocks<'_, F::Zero>,
) -> [u16; 256] {
    let mut words = [0; 256];
    let whole = if const { Q::DTYPE.bits() <= 6 } { 1 } else { 4 };
    let bytes = const { &every_code(Q::DTYPE.bits()) };
    let loops = ByFormula::<_, _, Q, O, F> { isa, facts, parameters, from: 0, types: PhantomData };
    let mut out = Buffer::bytes(words.as_mut_bytes());
    out.places((2, whole), |places| loops.fill(bytes, 0, 0, places));
    words
}

/// The codes of a width in order, dense; where there are fewer than an index has, again from the first.
pub(crate) const fn every_code(bits: u32) -> [u8; 256] {
    let mut bytes = [0; 256];
    let mut index = 0;
    while bits <= 8 && index < 256 {
        let (code, bit) = (index & ((1 << bits) - 1), index * bits as usize);
        bytes[bit / 8] |= ((code << (bit % 8)) & 0xff) as u8;
        if bit % 8 + bits as usize > 8 {
            bytes[bit / 8 + 1] |= (code >> (8 - bit % 8)) as u8;
        }
        index += 1;
    }
    bytes
}

/// Which results of a type may be alike.
#[derive(Clone, Copy)]
pub(crate) enum Alike {
    /// Those of codes that have their lowest six bits in common: there are no other bits.
    Lowest,
    /// Those of an integer and its negative, but for their sign.
    Negatives,
    /// Those of two codes whose highest bit differs, but for their sign.
    Signs,
    /// None.
    None,
}

impl Alike {
    const fn of<Q: Element>() -> Self {
        match (Q::ENCODING, Q::DTYPE.bits()) {
            (_, ..=6) => Self::Lowest,
            (Encoding::Integer { signed: true, .. }, 8) => Self::Negatives,
            (Encoding::Float { sign: true, .. }, 8) => Self::Signs,
            _ => Self::None,
        }
    }
}

/// Takes words apart into tables of bytes, and finds how little of these has to be looked up.
struct Sort<'a> {
    words: &'a [u16; 256],
    alike: Alike,
    table: &'a mut ByteTable,
    kind: &'a mut TableKind,
}

impl Work<0> for Sort<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { words, alike, table, kind } = self;
        for ((low, high), word) in table.low.iter_mut().zip(&mut table.high).zip(words) {
            [*low, *high] = word.to_le_bytes();
        }
        *kind = kind_of(words, alike);
    }
}

/// How little of the results has to be looked up.
#[inline(always)]
fn kind_of(words: &[u16; 256], alike: Alike) -> TableKind {
    let (lower, upper) = words.split_at(128);
    match alike {
        Alike::Lowest => TableKind::Small,
        Alike::Negatives => {
            let negatives = upper.iter().skip(1).rev().zip(&lower[1..]);
            match negatives.fold(0, |differ, (a, b)| differ | (a ^ b ^ 0x8000)) {
                0 => TableKind::Magnitude,
                _ => TableKind::Full,
            }
        }
        Alike::Signs => {
            let mut differences = upper.iter().zip(lower).map(|(a, b)| a ^ b ^ 0x8000);
            let at_80 = differences.next();
            match differences.fold(0, |differ, difference| differ | difference) {
                0 if at_80 == Some(0) => TableKind::Sign,
                0 => TableKind::SignBut80,
                _ => TableKind::Full,
            }
        }
        Alike::None => TableKind::Full,
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::formula::Affine;
    use crate::isa::avx512::Avx512Vbmi;
    use crate::types::{Float16, Int8, Uint8};
    use crate::vector::part::tests::{by_formula, results};

    fn check<Q: Element>(isa: Avx512Vbmi, codes: &[u8], parameters: (f32, f32)) {
        let by_table = results::<_, Q, Float16>(isa, codes, parameters, |part, elements, parameters| {
            let mut finished = Finished::<1>::NONE;
            finished.add::<_, Q, Float16, Affine>(isa, part.facts, parameters);
            assert!(matches!(finished.kind, TableKind::Full));
            finished.write(part, elements, (codes.len(), usize::MAX));
            true
        });
        assert_eq!(
            by_table,
            by_formula::<_, Q, Float16>(isa, codes, parameters),
            "{} by {parameters:?}",
            Q::DTYPE
        );
    }

    #[test]
    fn a_table_of_all_codes_is_the_formula() {
        let Some(isa) = Avx512Vbmi::new() else {
            return crate::tests::skipped("no level has tables of bytes here");
        };
        let codes: Vec<u8> =
            (0..4096_u32).map(|index| (index * 167 % 251) as u8 ^ (index >> 5) as u8).collect();
        processor::on_both_kinds(|| {
            for parameters in [(0.37, 3.0), (-1e-7, 200.0), (f32::MAX, -7.0), (3e4, 1.0)] {
                check::<Int8>(isa, &codes, parameters);
                check::<Uint8>(isa, &codes, parameters);
            }
        });
    }
}
