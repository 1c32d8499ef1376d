//! How the weights of a segment are computed, and with which parameters.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

mod in_place;
#[cfg(target_arch = "x86_64")]
mod picked;

use crate::format::bind::Numbers;
use crate::format::finish::{LANES, Parameter, Segment, Start, UNIT, Unit};
use crate::format::meaning::Meaning;
use crate::format::parameters::Parameters;
use crate::format::room::Room;
use crate::format::signed::Recoding;
use crate::format::spans::{Run, shared_by};
use crate::format::{FormatPlan, Step};
use crate::isa::buffer::MOST_IN_TURNS;

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
                let most = plan.ready.ways[*index].held_group.trailing_zeros().min(UNIT.ilog2());
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
        // Their table is made once for a unit.
        if let Kind::Few = part.kind
            && (plan.width(), part.most_laid) == (2, UNIT)
        {
            part.laid = UNIT;
        }
        // As its loop wants it.
        if plan.rounds_every_step() {
            (part.kind, part.laid, part.most_laid) = (Kind::Numbers, 1, 1);
        }
        let plain = !plan.format.rounds_steps && weights.steps.iter().all(|(step, _)| *step == Step::Scale);
        if let (Kind::Integers(Recoding::Signed { flip: 0, offset: 1.. }), Meaning::Integer { bias, .. }) =
            (part.kind, weights.meaning)
            && (plain, weights.bits, plan.width()) == (true, 8, 2)
        {
            (part.kind, part.excess) = (Kind::Integers(Recoding::Unsigned), Some(bias));
        }
        part
    }

    /// A segment [of](Segment::of) whatever is given, with its parameters laid out.
    pub(super) fn segment<'s>(
        &self,
        parameters: &'s Parameters<'_>,
        room: &'s mut Laid,
        mut normal: bool,
    ) -> Segment<'s, ()> {
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
        Segment { given: (), zero_point, scale, add, lines_share, laid, rounds_steps, normal, count }
    }

    fn group_of(&self, index: usize) -> usize {
        self.plan.ready.ways[index].held_group
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
