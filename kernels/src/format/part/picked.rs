//! Codes that are picked or looked up where they are needed, and never lie in memory as bytes of their own.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use core::ops::Range;

use super::{Kind, Part, ROWS_AT_ONCE};
use crate::format::Step;
use crate::format::codes::{Codes, Pickable};
use crate::format::finish::{
    Apart, Cursor, Embedded, LANES, LookedUp, Mean, PARTS, Parameter, PickedCodes, PickedRows, SPAN_BYTES,
    Segment, Steps, UNIT,
};
use crate::format::meaning::Meaning;
use crate::format::parameters::Parameters;
use crate::format::picks::{ByLines, Picks, SixteensUnits};
use crate::format::signed::Recoding;
use crate::isa::Token;
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::buffer::AHEAD;

impl Part<'_> {
    /// Whether parameters are held as loops read them, one for so many weights.
    fn lie_as_read(&self, laid: usize) -> bool {
        self.has(Step::Scale)
            && self.excess.is_none()
            && self.first.is_multiple_of(laid)
            && self.steps().all(|(_, index)| self.group_of(*index) == laid)
    }

    /// The codes, if they can be picked where they are needed and that pays; the part has as many weights then as have such
    /// codes, of those that are left: more than a segment where nothing has to be laid out for them.
    pub(in crate::format) fn picked<'s>(
        &mut self,
        source: &Codes<'s>,
        row: usize,
        left: usize,
        table: &'s [f32; 2 * LANES],
    ) -> Option<PickedCodes<'s>> {
        let add = self.has(Step::Add);
        if self.shared < LANES || self.zero_points.is_some() || self.has(Step::ZeroPoint) && add {
            return None;
        }
        let Pickable { picks, bytes, column, left: run } = source.picks(row, self.first)?;
        let by_tables = match source.token {
            Token::Portable => return None,
            Token::Avx2(_) | Token::Avx512(_) => false,
            Token::Avx512Vbmi(_) => true,
        };
        let sixteens = self.entries(picks, table).or_else(|| self.sixteens(picks));
        if !by_tables && picks.straight_in_loops().is_none() && sixteens.is_none() {
            return None;
        }
        let mean = sixteens.or_else(|| self.mean(picks, by_tables, table))?;
        let excess = match mean {
            // What the loop takes away by itself.
            Mean::Excess { .. } => None,
            Mean::Sixteens { excess } => excess,
            _ => self.excess,
        };
        let zero_point = self.has(Step::ZeroPoint) || excess.is_some();
        let most = self.most_laid;
        let laid = match self.plan.width() {
            // They are brought together: few of them are tables of finished words then.
            2 if picks.units.are_digits() => return None,
            2 if by_tables => {
                let has_loop = |shared| self.has_narrow_loop(&mean, zero_point, shared);
                [UNIT, 2 * LANES, LANES].into_iter().find(|shared| *shared <= most && has_loop(*shared))?
            }
            2 => return None,
            // Few formats have digits with zero points or offsets.
            _ if picks.units.are_digits() && (zero_point || add) => return None,
            _ => most.min(2 * LANES),
        };
        let far = source.are_far.then_some(SPAN_BYTES);
        let (cursor, units) = Cursor::new(picks, bytes, column, far)?;
        let mut part = Self { excess, ..*self };
        part.take(laid, units, left.min(run)).then(|| {
            *self = part;
            PickedCodes { cursor, mean }
        })
    }

    /// Indices of a table that lie 16 by 16, if there is a loop for them: with scales alone.
    fn entries<'s>(&self, picks: &Picks, numbers: &'s [f32; 2 * LANES]) -> Option<Mean<'s>> {
        let (Kind::Few, Some(SixteensUnits::One(_) | SixteensUnits::Spread(_))) =
            (self.kind, &picks.sixteens)
        else {
            return None;
        };
        let scaled = self.has(Step::Scale) && self.steps().count() == 1;
        (scaled && self.plan.width() == 4).then_some(Mean::Entries { numbers })
    }

    /// Unsigned integers that lie 16 by 16, if there is a loop for them: what they are more than weights is subtracted as a zero point is.
    fn sixteens<'s>(&self, picks: &Picks) -> Option<Mean<'s>> {
        let (Kind::Integers(recoding), Some(_)) = (self.kind, &picks.sixteens) else { return None };
        let scaled = !self.has(Step::ZeroPoint) && !self.has(Step::Add);
        let excess = recoding.excess_of_16(self.weights.bits, scaled)?;
        // Bytes that are brought together first lose it sooner.
        if excess > 0 && picks.straight_in_loops().is_some() {
            return None;
        }
        // One loop less: with scales alone, 0 is subtracted as well.
        Some(Mean::Sixteens { excess: scaled.then_some(f32::from(excess)) })
    }

    /// What picked codes mean, if they are picked.
    fn mean<'s>(&self, picks: &'s Picks, by_tables: bool, table: &'s [f32; 2 * LANES]) -> Option<Mean<'s>> {
        let recoding = match self.kind {
            Kind::Integers(recoding) => Some(recoding),
            Kind::Few => self.weights.recoding,
            Kind::Numbers => return None,
        };
        let signed = recoding.and_then(Recoding::sign_if_kept).filter(|_| picks.are_bytes);
        // Few formats take zero points or offsets as well.
        let plain = by_tables && picks.are_bytes && !self.has(Step::ZeroPoint) && !self.has(Step::Add);
        let has_loop = plain && (self.plan.width() == 4 || self.most_laid >= 2 * LANES);
        let excess = self.weights.recoding.and_then(Recoding::excess).filter(|_| has_loop);
        // Units of a list have no loop with zero points.
        let zero_point = self.has(Step::ZeroPoint) || self.excess.is_some();
        let in_lines = picks
            .in_lines(self.plan.width())
            .filter(|units| !(zero_point && matches!(units, ByLines::One(_))));
        Some(match (in_lines, excess, signed, recoding) {
            (Some(units), ..) if by_tables => Mean::Few { numbers: table, two: self.weights.bits > 4, units },
            (_, Some(of), ..) => Mean::Excess { of },
            (.., Some(signed), _) => Mean::Bytes { signed },
            _ if self.have_words(picks) && self.most_laid >= 2 * LANES => {
                Mean::InOrder { numbers: table, two: self.weights.bits > 4 }
            }
            (.., Some(Recoding::Signed { flip, offset })) => Mean::Signed { flip, offset },
            // Few tensors have unsigned codes that are no bytes.
            _ => return None,
        })
    }

    /// As many whole units of those that are left as there are, whose codes are picked and whose parameters are read where they lie;
    /// nothing has been prepared for them.
    pub(in crate::format) fn with_parameters_in_place<'s>(
        &mut self,
        source: &Codes<'s>,
        row: usize,
        left: usize,
        table: &'s [f32; 2 * LANES],
    ) -> Option<Segment<'s, PickedCodes<'s>>> {
        let Pickable { picks, bytes, column, left: run } = source.picks(row, self.first)?;
        let mean = self.mean(picks, true, table).filter(Mean::takes_parameters_in_place)?;
        // Nobody has read any of it before.
        let (cursor, units) = Cursor::new(picks, bytes, column, Some(AHEAD))?;
        self.count = left.min(run).min(units.saturating_mul(UNIT)) / UNIT * UNIT;
        if self.count == 0 {
            return None;
        }
        let [mut scale, mut add] = [Parameter::Absent; 2];
        for (step, index) in self.steps() {
            let quantity = &self.plan.bound.quantities[*index];
            let halves = quantity.halves(source.tensors[quantity.tensor]?, row, self.first)?;
            match step {
                Step::Scale => scale = Parameter::Halves(halves),
                Step::Add => add = Parameter::Halves(halves),
                _ => return None,
            }
        }
        let (zero_point, laid, rounds_steps) = (Parameter::Absent, 2 * LANES, self.plan.format.rounds_steps);
        let (given, lines_share, normal, count) = (PickedCodes { cursor, mean }, true, false, self.count);
        Some(Segment { given, zero_point, scale, add, lines_share, laid, rounds_steps, normal, count })
    }

    /// As many of some rows as are filled side by side, if codes can be picked where each weight has a scale, and a zero point that is
    /// a byte; whole units of them.
    pub(in crate::format) fn picked_rows<'s>(
        &self,
        isa: Avx512Vbmi,
        source: &Codes<'s>,
        rows: Range<usize>,
        numbers: &'s [f32; 2 * LANES],
        parameters: &'s Parameters<'_>,
    ) -> Option<PickedRows<'s>> {
        let zero_points = self.zero_points.filter(|_| self.weights.bits <= 4 && rows.len() > 1)?;
        let scaled = self.has(Step::Scale) && self.steps().count() == 1;
        if !scaled || self.laid != 1 || !self.count.is_multiple_of(UNIT) {
            return None;
        }
        let most = rows.len().min(ROWS_AT_ONCE);
        let Pickable { picks, bytes, column, left } = source.picks(rows.start, self.first)?;
        let apart = source.numbers.rows.bytes_apart()?;
        let (cursor, _) = Cursor::new(picks, bytes, column, None)?;
        let zero_points = parameters.bytes_of(zero_points, self.first);
        let sizes = [most, apart, self.count / UNIT];
        if self.count > left { None } else { PickedRows::new(isa, cursor, sizes, numbers, zero_points) }
    }

    /// Whether codes are integers that words of 16 bits are looked up by in their own order, if lines share parameters.
    fn have_words(&self, picks: &Picks) -> bool {
        self.plan.width() == 2 && picks.have_words_in_order(self.weights.bits, self.weights.meaning)
    }

    /// Whether there is a loop for codes with such a meaning, results of 16 bits, and parameters that so many neighbours share.
    fn has_narrow_loop(&self, mean: &Mean<'_>, zero_point: bool, shared: usize) -> bool {
        let (add, rounded) = (self.has(Step::Add), self.plan.format.rounds_steps);
        Steps { shared, zero_point, add, rounded, in_place: false }.have_loop(mean)
    }

    /// Whether such codes are picked here, where lines share parameters: behind the last ones of a tensor, there are not enough bytes.
    fn picks_words(&self, of: &Pickable<'_>) -> bool {
        let has_loop = |mean: Mean<'_>| self.has_narrow_loop(&mean, self.has(Step::ZeroPoint), 2 * LANES);
        self.have_words(of.picks)
            && self.mean(of.picks, true, &self.plan.ready.tables.few).is_some_and(has_loop)
            && Cursor::new(of.picks, of.bytes, of.column, None).is_some()
    }

    /// Codes whose numbers are looked up where they are needed, if there is such a loop; the part has as many weights then as with
    /// [picked](Self::picked) ones.
    pub(in crate::format) fn looked_up<'s>(
        &mut self,
        source: &Codes<'s>,
        row: usize,
        left: usize,
    ) -> Option<LookedUp<'s>> {
        let (Token::Avx512Vbmi(isa), Some(numbers)) = (source.token, source.table) else { return None };
        let plain = matches!(
            self.weights.meaning,
            Meaning::Integer { .. } | Meaning::Table { plus: 0.0, .. } | Meaning::Words { plus: 0.0, .. }
        );
        let steps = self.plan.format.rounds_steps && self.plan.width() == 2;
        let most = self.most_laid.min(2 * LANES);
        let (lines_share, zero_point) = (most == 2 * LANES, self.has(Step::ZeroPoint));
        // Steps of 16 bits have a loop with an offset, and none without. Few formats have zero points for fewer weights.
        let has_form = match self.has(Step::Add) {
            true => steps && lines_share && !zero_point,
            false => !steps && (lines_share || most == LANES && !zero_point),
        };
        if !has_form || !plain || self.zero_points.is_some() || !self.first.is_multiple_of(UNIT) {
            return None;
        }
        if most == 2 * LANES && source.picks(row, self.first).is_some_and(|of| self.picks_words(&of)) {
            return None;
        }
        let (bytes, bits, units) = source.units(row, self.first)?;
        let ahead = source.far_ahead(bytes, SPAN_BYTES, bits as usize * UNIT / 8 * PARTS);
        self.take(most, units, left).then_some(LookedUp { isa, bits, bytes, numbers, ahead })
    }

    /// Small floats that are computed where they are needed, if there is such a loop; as with [`looked_up`](Self::looked_up).
    pub(in crate::format) fn embedded<'s>(
        &mut self,
        source: &Codes<'s>,
        row: usize,
        left: usize,
    ) -> Option<Embedded<'s>> {
        let floats = self.plan.ready.tables.floats?;
        let scaled = self.has(Step::Scale) && self.steps().count() == 1;
        if !scaled || self.most_laid < 2 * LANES || !self.first.is_multiple_of(UNIT) {
            return None;
        }
        let (bytes, step, units) = source.units(row, self.first)?;
        let bits = self.weights.bits;
        let apart = Apart::of(bits, step)?;
        let ahead = source.far_ahead(bytes, SPAN_BYTES, step as usize * UNIT / 8 * PARTS);
        self.take(2 * LANES, units, left).then_some(Embedded { apart, bits, bytes, floats, ahead })
    }

    /// Takes as many weights as there are units, of those that are left, with parameters that are laid out for so many; returns whether
    /// there are any.
    fn take(&mut self, laid: usize, units: usize, left: usize) -> bool {
        let most = if self.lie_as_read(laid) { left } else { self.count.min(left) };
        let count = most.min(units.saturating_mul(UNIT)) / UNIT * UNIT;
        if count > 0 {
            (self.count, self.laid) = (count, laid);
        }
        count > 0
    }
}
