//! Elements whose parameters are widened: which loop does them.

use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::Lanes;
use crate::grouping::Segment;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::vector::facts::Facts;
use crate::vector::parameters::{Blocks, Each, Parameters, Picks, Shared, Spread};
use crate::vector::table::{self, Finished};
use crate::vector::unit::{ByFormula, ByTables, Stretch, Unit};
use crate::vector::{PACKED, Shape, UNIT, output};

/// Elements whose parameters are widened.
pub(super) struct Part<'r, 'o, I, Q, O, F: Lanes> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) codes: Codes<'r>,
    pub(super) part: &'r Segment,
    /// From the first group's on; more than there are groups, the rest unused.
    pub(super) scales: &'r [f32],
    pub(super) zeros: &'r [F::Zero],
    pub(super) picks: Option<&'r Picks>,
    pub(super) out: &'r mut Buffer<'o>,
    pub(super) types: PhantomData<(Q, O)>,
}

/// Whether 32 codes at a time are looked up in a table of finished words.
const fn has_tables<Q: Element, O: Element, I: Isa>() -> bool {
    let bits = Q::DTYPE.bits();
    O::DTYPE.bits() == 16 && output::has_words::<O>() && (bits == 4 || bits < 4 && I::BYTE_TABLES)
}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Part<'_, '_, I, Q, O, F> {
    /// Appends the results.
    pub(super) fn run(&mut self, shape: Shape) {
        let (scales, zeros, codes) = (self.scales, self.zeros, self.codes);
        let Segment { count, group, phase, .. } = *self.part;
        match (shape, self.picks) {
            (Shape::Each, _) => self.formula(codes, count, &Each::new(scales, zeros)),
            (Shape::Runs, _) => self.runs(),
            (Shape::Blocks, _) => self.blocks(),
            (Shape::Spread, Some(picks)) => {
                self.formula(codes, count, &Spread::new(scales, zeros, (group, phase), picks));
            }
            (Shape::Spread, None) => unreachable!("spread groups come with what their lanes pick"),
        }
    }

    /// Groups of whole pairs of vectors, two pairs at a time where that is a group.
    fn blocks(&mut self) {
        let (scales, zeros) = (self.scales, self.zeros);
        let Segment { count, group, phase, .. } = *self.part;
        if let Some(blocks) = Blocks::<_, 4>::new(scales, zeros, (group, phase)) {
            self.uniform(self.codes, count, &blocks);
        } else if let Some(blocks) = Blocks::<_, 2>::new(scales, zeros, (group, phase)) {
            self.uniform(self.codes, count, &blocks);
        }
    }

    /// One run for each group.
    fn runs(&mut self) {
        let mut done = 0;
        for (group, count) in self.part.runs().enumerate() {
            let shared = Shared { scale: self.scales[group], zero: self.zeros[group] };
            let codes = self.codes.skip(done);
            if table::pays::<Q, O, I>(count) {
                Finished::new::<I, Q, O, F>(self.isa, self.facts, &shared).write(self, codes, count);
            } else {
                self.uniform(codes, count, &shared);
            }
            done += count;
        }
    }

    /// Elements of which 32 neighbours share parameters.
    fn uniform(&mut self, codes: Codes<'_>, count: usize, parameters: &impl Parameters<I, F>) {
        if has_tables::<Q, O, I>() {
            let (isa, facts, types) = (self.isa, self.facts, PhantomData);
            self.span::<2>(codes, count, &ByTables::<_, _, Q, O, F> { isa, facts, parameters, types });
        } else {
            self.formula(codes, count, parameters);
        }
    }

    /// Elements by the formula.
    fn formula(&mut self, codes: Codes<'_>, count: usize, parameters: &impl Parameters<I, F>) {
        let (isa, facts, types) = (self.isa, self.facts, PhantomData);
        let unit = ByFormula::<_, _, Q, O, F> { isa, facts, parameters, types };
        if const { O::DTYPE.bits() == 32 } {
            self.span::<4>(codes, count, &unit);
        } else {
            self.span::<2>(codes, count, &unit);
        }
    }

    /// Appends the lines of `count` codes. Codes that are not dense or start inside of a byte are packed first,
    /// some at a time.
    pub(super) fn span<const LINES: usize>(
        &mut self,
        codes: Codes<'_>,
        count: usize,
        unit: &impl Unit<LINES>,
    ) {
        let bits = const { Q::DTYPE.bits() };
        if let Some(bytes) = codes.dense_bytes(bits) {
            return self.units(bytes, count, 0, unit);
        }
        let mut done = 0;
        while done < count {
            let now = PACKED.min(count - done);
            let mut packed = [0; PACKED * 4];
            codes.skip(done).pack(bits, now, &mut packed);
            self.units(&packed, now, done / UNIT, unit);
            done += now;
        }
    }

    /// Appends the lines of dense codes; `first` counts the units before.
    fn units<const LINES: usize>(
        &mut self,
        bytes: &[u8],
        count: usize,
        first: usize,
        unit: &impl Unit<LINES>,
    ) {
        let unit_bytes = const { UNIT / 8 * Q::DTYPE.bits() as usize };
        let (whole, rest) = (count / UNIT, count % UNIT);
        if whole > 0 {
            self.isa.vectorize(Stretch { bytes, unit_bytes, whole, first, unit, out: self.out });
        }
        if rest > 0 {
            // The same for a unit that is filled up with zeros; what becomes of those is not written.
            let last = bytes.get(whole * unit_bytes..).unwrap_or_default();
            let last = &last[..last.len().min(unit_bytes)];
            let mut padded = [0; UNIT * 4];
            padded[..last.len()].copy_from_slice(last);
            let mut lines = [[0; 64]; LINES];
            let (bytes, first) = (&padded[..unit_bytes], first + whole);
            let out = &mut Buffer::bytes(lines.as_flattened_mut());
            self.isa.vectorize(Stretch { bytes, unit_bytes, whole: 1, first, unit, out });
            // A line for every byte of an element.
            self.out.append(&lines.as_flattened()[..rest * LINES]);
        }
    }
}
