//! How the parameters of weights are held, so that loops read them as they are.

use crate::format::Step;
use crate::format::bind::{Bound, Numbers};
use crate::format::finish::{LANES, SEGMENT, UNIT};
use crate::format::meaning::Meaning;
use crate::format::number_table::NumberTable;
use crate::format::picks::Picks;
use crate::format::ready::Ready;
use crate::format::signed::{Recoding, are_small, difference_fits};
use crate::isa::Token;

impl Bound {
    /// Holds zero points as bytes where each weight has one, every difference is a byte, and codes become bytes. Not those of a list,
    /// which are picked as numbers. After rows are merged: then one for all weights is told from one for each, also where a row has a
    /// single column.
    pub(super) fn hold_bytes(&mut self) {
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        if let Some((Step::ZeroPoint, index)) = weights.steps.first()
            && let Some(zero_point) = parameters.get_mut(*index)
        {
            zero_point.as_bytes = zero_point.groups[1] == 1
                && zero_point.lists[1].is_none()
                && !weights.in_words()
                && zero_point.steps.is_empty()
                && difference_fits(weights, zero_point);
        }
    }

    /// Takes the bias of weights from their zero points instead, where both are small integers: then codes are their numbers,
    /// and every difference is the integer that it was.
    pub(super) fn fold_biases(&mut self) {
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        let Meaning::Integer { flip: 0, bias: of_weights } = weights.meaning else { return };
        if let Some((Step::ZeroPoint, index)) = weights.steps.first()
            && let Some(zero_point) = parameters.get_mut(*index)
            && !zero_point.as_bytes
            && zero_point.steps.is_empty()
            && are_small(weights)
            && are_small(zero_point)
            && let Meaning::Integer { flip, bias } = zero_point.meaning
        {
            weights.meaning = Meaning::Integer { flip: 0, bias: 0.0 };
            weights.recoding = Recoding::of(weights.bits, weights.meaning);
            zero_point.meaning = Meaning::Integer { flip, bias: bias - of_weights };
            zero_point.recoding = Recoding::of(zero_point.bits, zero_point.meaning);
        }
    }
}

impl Ready {
    /// Holds a number for so many weights as loops read one, however long groups are. Not of groups that are longer than what is
    /// computed at a time.
    pub(super) fn repeat_numbers(&mut self, token: Token, bound: &Bound, width: u32) {
        let (Some(weights), Some(way)) = (bound.quantities.last(), self.weights()) else { return };
        let run = run(token, bound, weights, &way.picks, width);
        for (_, index) in &weights.steps {
            if let (Some(parameter), Some(way)) = (bound.quantities.get(*index), self.ways.get_mut(*index))
                && parameter.groups[1].is_multiple_of(run)
                && parameter.groups[1] <= SEGMENT
            {
                (way.times, way.held_group) = (parameter.groups[1] / run, run);
            }
        }
    }
}

/// For how many weights loops read one number: for every unit where words of 16 bits are looked up by units, for every 32 where
/// codes are picked or looked up, else for every vector.
fn run(token: Token, bound: &Bound, weights: &Numbers, picks: &[Picks], width: u32) -> usize {
    let has_tables = token.has_byte_tables();
    // Digits are brought together for results of 16 bits.
    let mut of_loops = picks.iter().filter(|picks| width == 32 || !picks.units.are_digits());
    let picked = match has_tables {
        true if width == 32 || weights.bits <= 5 => of_loops.next().is_some(),
        true => of_loops.any(|picks| picks.are_bytes || weights.steps.len() == 1),
        false => {
            let scaled = weights.steps.iter().all(|(step, _)| *step == Step::Scale);
            let by_16 = weights.recoding.and_then(|recoding| recoding.excess_of_16(weights.bits, scaled));
            let in_loops = |picks: &Picks| {
                picks.straight_in_loops().is_some() || by_16.is_some() && picks.sixteens.is_some()
            };
            width == 32 && picks.iter().any(in_loops)
        }
    };
    let is_integer = matches!(weights.meaning, Meaning::Integer { .. } | Meaning::Wide(_));
    let looked_up = !is_integer || has_tables && NumberTable::suits(weights) && weights.dense().is_some();
    // Of codes that are brought together first, too, one table is made for a unit.
    let brought = |picks: &Picks| !has_tables || picks.units.are_digits();
    let few = weights.bits <= 4 && picks.iter().all(brought);
    let by_units = width == 16
        && (few || has_tables && picks.iter().any(|picks| picks.have_words(weights.bits, weights.meaning)));
    let mut parameters = weights.steps.iter().filter_map(|(_, index)| bound.quantities.get(*index));
    if by_units && parameters.all(|parameter| parameter.groups[1].is_multiple_of(UNIT)) {
        UNIT
    } else if picked || looked_up {
        2 * LANES
    } else {
        LANES
    }
}
