//! How the parameters of weights are held, so that loops read them as they are.

use crate::Level;
use crate::format::Step;
use crate::format::bind::Bound;
use crate::format::finish::{LANES, SEGMENT, UNIT};
use crate::format::meaning::Meaning;
use crate::format::number_table::NumberTable;
use crate::format::signed::{Recoding, are_small, difference_fits};

impl Bound {
    /// Holds zero points as bytes where each weight has one, every difference is a byte, and codes become bytes. After rows
    /// are merged: then one for all weights is told from one for each, also where a row has a single column.
    pub(super) fn hold_bytes(&mut self) {
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        if let Some((Step::ZeroPoint, index)) = weights.steps.first()
            && let Some(zero_point) = parameters.get_mut(*index)
        {
            zero_point.as_bytes = zero_point.groups[1] == 1
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

    /// Holds a number for so many weights as loops read one, however long groups are: for every unit where words of 16 bits are
    /// looked up by units, for every 32 where codes are picked or looked up, else for every vector. Not of groups that are longer
    /// than what is computed at a time.
    pub(super) fn repeat_numbers(&mut self, width: u32) {
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        let has_tables = Level::Avx512Vbmi.is_available();
        let picked = match has_tables {
            true if width == 32 || weights.bits <= 5 => !weights.picks.is_empty(),
            true => weights.picks.iter().any(|picks| picks.are_bytes || weights.steps.len() == 1),
            false => width == 32 && weights.picks.iter().any(|picks| picks.straight.is_some()),
        };
        let is_integer = matches!(weights.meaning, Meaning::Integer { .. });
        let looked_up = !is_integer || has_tables && NumberTable::suits(weights) && weights.dense().is_some();
        let run = if picked || looked_up { 2 * LANES } else { LANES };
        let by_units = has_tables
            && width == 16
            && weights.picks.iter().any(|picks| picks.have_words(weights.bits, weights.meaning));
        let groups = || weights.steps.iter().filter_map(|(_, index)| Some(parameters.get(*index)?.groups[1]));
        let run = if by_units && groups().all(|group| group.is_multiple_of(UNIT)) { UNIT } else { run };
        // Rows were merged.
        parameters.iter_mut().for_each(|parameter| parameter.held_group = parameter.groups[1]);
        for (_, index) in &weights.steps {
            if let Some(parameter) = parameters.get_mut(*index)
                && parameter.groups[1].is_multiple_of(run)
                && parameter.groups[1] <= SEGMENT
            {
                (parameter.times, parameter.held_group) = (parameter.groups[1] / run, run);
            }
        }
    }
}
