//! Calls of operators out of bytes: a cell of the matrix, a form of it, what is wrong with it, and its codes.

use dequant_spec::reference::Tensor;

use crate::bridge::Call;
use crate::generate::cell::CELLS;
use crate::generate::change::{Change, Which};
use crate::generate::form::Wish;
use crate::generate::random::Random;
use crate::source::Source;

/// Calls have at most so many elements: the reference takes its time for each.
const MOST_ELEMENTS: usize = 2_000;

/// A valid call; none where the cell has no form that is wished so.
pub(crate) fn valid(source: &mut Source<'_>) -> Option<Call> {
    let operator = source.pick(&CELLS);
    let cell = source.pick(operator);
    let wish = wish(source);
    let mut random = Random(source.bits());
    let form = cell.form(&wish)?;
    if form.elements() > 4 * MOST_ELEMENTS {
        return None;
    }
    let mut decks = cell.decks(&mut random, 4);
    Some(cell.dealt(&form, &mut decks, &mut random))
}

/// Few elements on up to four axes, groups of any size.
fn wish(source: &mut Source<'_>) -> Wish {
    let mut left = MOST_ELEMENTS;
    let shape = source.list(4, |source| {
        let extent = match source.below(8) {
            0 => source.below(left.min(600) + 1),
            1 => 8 + source.below(62),
            2 => 0,
            _ => 1 + source.below(7),
        };
        let extent = extent.min(left);
        left /= extent.max(1);
        extent
    });
    let groups = (0..4)
        .map(|_| match source.below(8) {
            0 => i64::MAX,
            1 => 6 + source.below(74) as i64,
            _ => 1 + source.below(5) as i64,
        })
        .collect();
    let axis = source.below(4) % shape.len().max(1);
    Wish { shape, axis, negative: source.flip(), groups }
}

/// Something that may be wrong with a call.
pub(crate) fn change(source: &mut Source<'_>) -> Change {
    let which = *source.pick(&[Which::Input, Which::Scale, Which::ZeroPoint]);
    let index = source.below(1 << 16);
    match source.below(7) {
        0 => Change::Shape(which, source.list(5, |source| source.below(6))),
        1 => Change::Extent(which, index, source.below(9)),
        2 => Change::Type(which, index),
        3 => Change::Absent(which),
        4 => Change::Attribute(index, source.number(), source.list(4, Source::number)),
        5 => Change::NoAttribute(index),
        _ => Change::Output(index),
    }
}

/// Writes bytes over the codes of tensors, one tensor after the other.
pub(crate) fn write_over<'t>(tensors: impl Iterator<Item = &'t mut Tensor>, bytes: &[u8]) {
    let mut bytes = bytes.iter();
    tensors.flat_map(|tensor| &mut tensor.bytes).zip(&mut bytes).for_each(|(code, byte)| *code = *byte);
}
