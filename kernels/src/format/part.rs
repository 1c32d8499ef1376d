//! How the weights of a segment are computed, and with which parameters.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

mod in_place;

use crate::format::bind::Numbers;
use crate::format::codes::Codes;
#[cfg(target_arch = "x86_64")]
use crate::format::codes::Pickable;
#[cfg(target_arch = "x86_64")]
use crate::format::finish::{Cursor, LookedUp, Mean, PickedCodes, PickedRows, Steps};
use crate::format::finish::{LANES, PARTS, Parameter, SPAN_BYTES, Segment, Start, UNIT, Unit};
use crate::format::meaning::Meaning;
use crate::format::parameters::Parameters;
#[cfg(target_arch = "x86_64")]
use crate::format::picks::Picks;
use crate::format::room::Room;
use crate::format::signed::Recoding;
use crate::format::spans::{Run, shared_by};
use crate::format::{FormatPlan, Step};
use crate::isa::Token;
#[cfg(target_arch = "x86_64")]
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::buffer::{AHEAD, MOST_IN_TURNS};
#[cfg(target_arch = "x86_64")]
use core::ops::Range;

/// Room for the parameters of a segment: one for each weight, or one for each vector.
#[derive(Default)]
pub(super) struct Laid {
    each: [Room<f32>; 3],
    units: [Room<Unit>; 3],
    /// One number for every weight or every vector.
    constant: Room<f32>,
}

/// How many rows are finished by one call, at most: what a call begins with is worth many units.
pub(super) const ROWS_AT_ONCE: usize = MOST_IN_TURNS;

/// Where their words begin.
pub(super) type Starts = [Start; ROWS_AT_ONCE];

/// How a segment is computed.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    plan: &'a FormatPlan,
    weights: &'a Numbers,
    pub(super) first: usize,
    pub(super) count: usize,
    pub(super) kind: Kind,
    /// The quantity of zero points that are taken from codes while both are bytes.
    pub(super) zero_points: Option<usize>,
    /// How many neighbours share all other parameters, as far as loops tell it: a unit, a line of an output of 16 bits, a vector,
    /// or none.
    shared: usize,
    /// For how many of them parameters can be laid out at most, as these are held.
    most_laid: usize,
    /// For how many of them parameters are laid out: where a loop takes no fewer, as many as share them. If one parameter has to
    /// be laid out for each weight, all are: loops read all of them in the same way.
    laid: usize,
    /// What is subtracted from all codes: bytes with an excess are read where they lie then, as if they had a zero point.
    excess: Option<f32>,
}

/// What codes become before the last loop.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Integers of up to 8 bits, in two's complement or unsigned.
    Integers(Recoding),
    /// Entries of a table of up to 16 numbers.
    Few,
    /// Numbers already.
    Numbers,
}

impl<'a> Part<'a> {
    pub(super) fn new(plan: &'a FormatPlan, weights: &'a Numbers, first: usize, count: usize) -> Self {
        let mut part = Self {
            plan,
            weights,
            first,
            count,
            kind: Kind::Numbers,
            zero_points: None,
            shared: UNIT,
            most_laid: UNIT,
            laid: 1,
            excess: None,
        };
        for (_, index) in &weights.steps {
            let quantity = &plan.bound.quantities[*index];
            if quantity.as_bytes {
                part.zero_points = Some(*index);
                continue;
            }
            while part.shared > 1 && !shared_by(part.shared, quantity.groups[1], first, count) {
                part.shared = if part.shared > LANES { part.shared / 2 } else { 1 };
            }
            // One that all weights share is laid out however it is held.
            if quantity.groups[1].is_multiple_of(part.shared) {
                let most = quantity.held_group.trailing_zeros().min(UNIT.ilog2());
                part.most_laid = part.most_laid.min(1 << most);
            }
        }
        part.laid = part.shared.min(LANES);
        part.most_laid = part.most_laid.clamp(part.laid, part.shared);
        // What is done to all weights of a line is done to the few that a code can be.
        let few_suffice = plan.width() == 2 && part.shared >= 2 * LANES && part.zero_points.is_none();
        part.kind = match (weights.meaning, weights.recoding) {
            (Meaning::Integer { .. }, _) if weights.bits <= 4 && few_suffice => Kind::Few,
            (Meaning::Integer { .. }, Some(recoding)) => Kind::Integers(recoding),
            (Meaning::Table { .. }, _) if weights.bits <= 4 => Kind::Few,
            _ => Kind::Numbers,
        };
        let plain = !plan.format.rounds_steps && weights.steps.iter().all(|(step, _)| *step == Step::Scale);
        if let (Kind::Integers(Recoding::Signed { flip: 0, offset: 1.. }), Meaning::Integer { bias, .. }) =
            (part.kind, weights.meaning)
            && (plain, weights.bits, plan.width()) == (true, 8, 2)
        {
            (part.kind, part.excess) = (Kind::Integers(Recoding::Unsigned), Some(bias));
        }
        part
    }

    /// The segment, with its parameters laid out.
    pub(super) fn segment<'s, G>(
        &self,
        given: G,
        parameters: &'s Parameters<'_>,
        room: &'s mut Laid,
        mut normal: bool,
    ) -> Segment<'s, G> {
        let Self { first, count, laid, .. } = *self;
        let [mut zero_point, mut scale, mut add] = [Parameter::Absent; 3];
        let run = |index: usize, start| Run { start, group: self.group_of(index), first, count };
        for ((step, index), (each, units)) in self.steps().zip(room.each.iter_mut().zip(&mut room.units)) {
            let (held, start) = parameters.of(*index);
            normal &= parameters.are_normal(*index);
            let run = run(*index, start);
            let parameter = match laid {
                1 => run.each(held, each),
                LANES => Parameter::Vectors(run.shared(self.plan.token, held, units)),
                UNIT => Parameter::Units(run.shared(self.plan.token, held, units)),
                _ => Parameter::Lines(run.shared(self.plan.token, held, units)),
            };
            match step {
                Step::ZeroPoint => zero_point = parameter,
                Step::Scale => scale = parameter,
                _ => add = parameter,
            }
        }
        if let Some(excess) = self.excess {
            let constant = room.constant.need(count.div_ceil(laid).next_multiple_of(UNIT));
            constant.fill(excess);
            zero_point = match laid {
                1 => Parameter::Each(constant),
                LANES => Parameter::Vectors(constant.as_chunks().0),
                UNIT => Parameter::Units(constant.as_chunks().0),
                _ => Parameter::Lines(constant.as_chunks().0),
            };
        }
        let (lines_share, rounds_steps) = (self.shared >= 2 * LANES, self.plan.format.rounds_steps);
        Segment { given, zero_point, scale, add, lines_share, laid, rounds_steps, normal, count }
    }

    fn group_of(&self, index: usize) -> usize {
        self.plan.bound.quantities[index].held_group
    }

    /// Whether parameters are held as loops read them, one for so many weights.
    #[cfg(target_arch = "x86_64")]
    fn lie_as_read(&self, laid: usize) -> bool {
        self.has(Step::Scale)
            && self.excess.is_none()
            && self.first.is_multiple_of(laid)
            && self.steps().all(|(_, index)| self.group_of(*index) == laid)
    }

    /// The codes, if they can be picked where they are needed and that pays; the part has as many weights then as have such
    /// codes, of those that are left: more than a segment where nothing has to be laid out for them.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn picked<'s>(
        &mut self,
        source: &Codes<'s>,
        row: usize,
        left: usize,
        table: &'s [f32; 2 * LANES],
    ) -> Option<PickedCodes<'s>> {
        let (zero_point, add) = (self.has(Step::ZeroPoint) || self.excess.is_some(), self.has(Step::Add));
        if self.shared < LANES || self.zero_points.is_some() || zero_point && add {
            return None;
        }
        let Pickable { picks, bytes, column, left: run } = source.picks(row, self.first)?;
        let by_tables = match source.token {
            Token::Portable => return None,
            Token::Avx2(_) | Token::Avx512(_) => false,
            Token::Avx512Vbmi(_) => true,
        };
        if !by_tables && picks.straight.is_none() {
            return None;
        }
        let mean = self.mean(picks, by_tables, table)?;
        let most = self.most_laid;
        let laid = match self.plan.width() {
            2 if by_tables => {
                let rounded = self.plan.format.rounds_steps;
                let has_loop =
                    |shared| Steps { shared, zero_point, add, rounded, in_place: false }.have_loop(&mean);
                [UNIT, 2 * LANES, LANES].into_iter().find(|shared| *shared <= most && has_loop(*shared))?
            }
            2 => return None,
            // Few formats have digits with zero points or offsets.
            _ if picks.units.are_digits() && (zero_point || add) => return None,
            _ => most.min(2 * LANES),
        };
        let far = source.are_far.then_some(SPAN_BYTES);
        let (cursor, units) = Cursor::new(picks, bytes, column, far)?;
        self.take(laid, units, left.min(run)).then_some(PickedCodes { cursor, mean })
    }

    /// What picked codes mean, if they are picked.
    #[cfg(target_arch = "x86_64")]
    fn mean<'s>(&self, picks: &'s Picks, by_tables: bool, table: &'s [f32; 2 * LANES]) -> Option<Mean<'s>> {
        let recoding = match self.kind {
            Kind::Integers(recoding) => Some(recoding),
            Kind::Few => self.weights.recoding,
            Kind::Numbers => return None,
        };
        let signed = recoding.and_then(Recoding::sign_if_kept).filter(|_| picks.are_bytes);
        Some(match (picks.in_lines(self.plan.width()), signed, recoding) {
            (Some(units), ..) if by_tables => Mean::Few { numbers: table, two: self.weights.bits > 4, units },
            (_, Some(signed), _) => Mean::Bytes { signed },
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
    #[cfg(target_arch = "x86_64")]
    pub(super) fn with_parameters_in_place<'s>(
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
    #[cfg(target_arch = "x86_64")]
    pub(super) fn picked_rows<'s>(
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
    #[cfg(target_arch = "x86_64")]
    fn have_words(&self, picks: &Picks) -> bool {
        self.plan.width() == 2 && picks.have_words_in_order(self.weights.bits, self.weights.meaning)
    }

    /// Whether such codes can be picked here: behind the last ones of a tensor, there are not enough bytes.
    #[cfg(target_arch = "x86_64")]
    fn picks_words(&self, of: &Pickable<'_>) -> bool {
        self.have_words(of.picks) && Cursor::new(of.picks, of.bytes, of.column, None).is_some()
    }

    /// Codes whose numbers are looked up where they are needed, if there is such a loop; the part has as many weights then as with
    /// [picked](Self::picked) ones.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn looked_up<'s>(
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
        // Steps of 16 bits have a loop with an offset, and none without.
        let has_form = match self.has(Step::Add) {
            true => steps && most == 2 * LANES && !self.has(Step::ZeroPoint),
            false => !steps && most >= LANES,
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

    /// Takes as many weights as there are units, of those that are left, with parameters that are laid out for so many; returns whether
    /// there are any.
    #[cfg(target_arch = "x86_64")]
    fn take(&mut self, laid: usize, units: usize, left: usize) -> bool {
        let most = if self.lie_as_read(laid) { left } else { self.count.min(left) };
        let count = most.min(units.saturating_mul(UNIT)) / UNIT * UNIT;
        if count > 0 {
            (self.count, self.laid) = (count, laid);
        }
        count > 0
    }

    fn has(&self, wanted: Step) -> bool {
        self.steps().any(|(step, _)| *step == wanted)
    }

    /// What is done to numbers in the last loop.
    fn steps(&self) -> impl Iterator<Item = &'a (Step, usize)> {
        let quantities = &self.plan.bound.quantities;
        self.weights.steps.iter().filter(|(_, index)| !quantities[*index].as_bytes)
    }
}
