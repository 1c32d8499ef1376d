//! Floats of a byte each in rows that share scales of many weights: what every code becomes with each scale is computed once, and
//! rows look it up.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use alloc::vec::Vec;
use core::marker::PhantomData;

use zerocopy::IntoBytes;

use crate::element::Element;
use crate::format::bind::Numbers;
use crate::format::finish::UNIT;
use crate::format::meaning::Meaning;
use crate::format::{FormatPlan, Step};
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::buffer::Buffer;
use crate::isa::{ByteTable, Isa, TableKind, Token, Work};
use crate::types::{Bfloat16, Float16};
use crate::vector::table::{Alike, TABLES, Tables, every_code, pays_by_rows, table_of};
use crate::{DType, vector};

/// How many tables are made at a time at most, where results come from far away through the caches: rows that go on with many
/// tables are not read ahead.
const TABLES_FROM_FAR: usize = 8;

/// The words of all codes with each of some scales.
pub(super) struct Results {
    isa: Avx512Vbmi,
    output: DType,
    /// Which quantity the scale is, how many weights of a row share one, and how often it is held.
    pub(super) scale: usize,
    pub(super) group: usize,
    times: usize,
    /// How many scales a row has.
    count: usize,
    numbers: [f32; 256],
    tables: Vec<ByteTable>,
    kind: TableKind,
}

impl Results {
    /// None yet, for a format that does nothing but scale such codes to an output of 16 bits; none where tables would never be worth
    /// it, or numbers are integers, which take little time to convert.
    pub(super) fn of(plan: &FormatPlan, weights: &Numbers) -> Option<Self> {
        let Token::Avx512Vbmi(isa) = plan.token else { return None };
        let (Meaning::Words { widener, plus, .. }, [(Step::Scale, scale)]) =
            (weights.meaning, &weights.steps[..])
        else {
            return None;
        };
        let scales = &plan.bound.quantities[*scale];
        let group = scales.groups[1].min(plan.bound.columns);
        let count = plan.bound.columns.div_ceil(group.max(1));
        let is_such = (plan.width(), weights.bits, plus) == (2, 8, 0.0)
            && weights.in_row.is_none()
            && scales.lists[0].is_none()
            && (scales.in_row, scales.as_bytes) == (None, false)
            && plan.bound.columns.is_multiple_of(UNIT)
            && count <= TABLES
            && pays_by_rows(group, scales.groups[0]);
        if !is_such {
            return None;
        }
        let mut numbers = [0.0; 256];
        (widener.widen)(plan.token, const { &every_code(8) }, 0, &mut numbers);
        let are_integers = numbers.iter().all(|number| *number as i32 as f32 == *number);
        let (times, tables, kind) = (plan.ready.ways[*scale].times, Vec::new(), TableKind::Full);
        (!are_integers).then_some(Self {
            isa,
            output: plan.output,
            scale: *scale,
            group,
            times,
            count,
            numbers,
            tables,
            kind,
        })
    }

    /// Whether those of a row stay near enough.
    pub(super) fn stay_near(&self, out: &Buffer<'_>) -> bool {
        self.count <= TABLES_FROM_FAR || !out.is_far() || out.streams()
    }

    /// Whether so many rows are worth their making.
    pub(super) fn pay(&self, rows: usize) -> bool {
        pays_by_rows(self.group, rows)
    }

    /// Makes them for the scales of a row, as these are held.
    pub(super) fn prepare(&mut self, scales: &[f32]) {
        self.tables.resize(self.count, ByteTable::NONE);
        let mut kind = None;
        for (scale, table) in scales.iter().step_by(self.times).zip(&mut self.tables) {
            let (isa, numbers, mut words) = (self.isa, &self.numbers, [0; 256]);
            if self.output.is(Float16::DTYPE) {
                let output = PhantomData::<Float16>;
                isa.vectorize(Scaled { isa, numbers, scale: *scale, words: &mut words, output });
            } else {
                let output = PhantomData::<Bfloat16>;
                isa.vectorize(Scaled { isa, numbers, scale: *scale, words: &mut words, output });
            }
            let found = table_of(isa, &words, Alike::Signs, table);
            kind = Some(kind.map_or(found, |kind: TableKind| kind.and(found)));
        }
        self.kind = kind.unwrap_or(TableKind::Full);
    }

    /// Appends the results of the codes of a row, or of rows one after the other that consist of whole groups.
    pub(super) fn append(&self, codes: &[u8], out: &mut Buffer<'_>) {
        let tables = Tables { tables: &self.tables, units: self.group / UNIT, kind: self.kind };
        tables.append(self.isa, codes, out);
    }
}

/// Numbers times a scale, rounded.
struct Scaled<'a, I, O> {
    isa: I,
    numbers: &'a [f32; 256],
    scale: f32,
    words: &'a mut [u16; 256],
    output: PhantomData<O>,
}

impl<I: Isa, O: Element> Work<0> for Scaled<'_, I, O> {
    #[inline(always)]
    fn work(self) {
        let (isa, scale) = (self.isa, self.isa.splat(self.scale));
        // NaNs of both are plain ones, which keep their sign: results of codes that differ in theirs do as well.
        let scaled = |numbers| isa.mul(isa.load(numbers), scale);
        let numbers = self.numbers.as_chunks::<16>().0.as_chunks::<2>().0;
        for ([first, second], line) in numbers.iter().zip(self.words.as_mut_bytes().as_chunks_mut().0) {
            *line = vector::narrow::<I, O>(isa, [scaled(first), scaled(second)]);
        }
    }
}
