//! A cell for every way in which code is chosen, and shapes for every loop: few calls that together run all of it.

use dequant_spec::Encoding;
use dequant_spec::operator::Groups;

use super::cell::{Cell, cells};
use super::form::{Form, Wish};
use super::regime::Regime;
use crate::bridge::OPERATORS;

/// What of a cell decides which code is run: width and kind of the input, output, formula, kind of zero point, how
/// groups lie, and of which type scales of 16 bits are, where that counts.
fn class(cell: &Cell) -> impl PartialEq {
    let input = &cell.element().element_type;
    let zero_point = cell.zero_point.as_ref().map(|zero| zero.bits > 8);
    let groups = std::mem::discriminant(&cell.granularity.groups);
    (
        (input.bits, kind(&input.encoding), cell.element().packed.is_some()),
        (
            cell.combination.output.name.clone(),
            cell.formula.name.clone(),
            zero_point,
            groups,
            narrow_scale(cell),
        ),
    )
}

/// The type of scales of 16 bits, of inputs of 8 bits to outputs of 16: then levels may compute in float16, or fuse steps.
fn narrow_scale(cell: &Cell) -> Option<String> {
    let (input, types) = (&cell.element().element_type, &cell.combination);
    let is_narrow = input.bits == 8 && types.scale.bits == 16 && types.output.bits == 16;
    is_narrow.then(|| types.scale.name.clone())
}

/// Signed and unsigned integers, formats of floats, codebooks.
fn kind(encoding: &Encoding) -> (u8, u32) {
    match encoding {
        Encoding::Integer { signed, .. } | Encoding::Fixed { signed, .. } => (0, u32::from(*signed)),
        Encoding::Float(float) => (1, float.exponent),
        Encoding::Codebook(_) => (2, 0),
    }
}

/// A cell of every class of the newest versions.
pub(crate) fn classes() -> Vec<Cell> {
    let mut chosen: Vec<Cell> = Vec::new();
    for operator in OPERATORS.iter() {
        let version = operator.versions.last().expect("an operator has a version");
        for cell in cells(operator, version) {
            if chosen.iter().all(|other| class(other) != class(&cell)) {
                chosen.push(cell);
            }
        }
    }
    chosen
}

/// Shapes, an axis and a group size for each loop that a granularity reaches; sizes are odd, so that rows start
/// inside of bytes and ends are ragged.
pub(crate) fn wishes(cell: &Cell) -> Vec<Wish> {
    let grouped: &[(&[usize], usize, i64)] = match cell.granularity.groups {
        Groups::WholeTensor => &[(&[2101], 0, 1), (&[5], 0, 1)],
        Groups::OneAlong(_) => &[(&[3, 77], 1, 1), (&[41, 7], 1, 1), (&[5, 67], 0, 1), (&[2, 2051], 1, 1)],
        _ => &[
            (&[3, 101], 1, 32),
            (&[3, 101], 1, 5),
            (&[3, 131], 1, 2),
            (&[3, 131], 1, 64),
            (&[7, 43], 0, 3),
            (&[2, 79], 1, 24),
            (&[2, 79], 1, 1),
        ],
    };
    grouped.iter().map(|of| wish(cell, of)).collect()
}

/// What to build a form from: a shape, an axis, and a group size where the granularity has one.
fn wish(cell: &Cell, (shape, axis, size): &(&[usize], usize, i64)) -> Wish {
    let groups = match cell.granularity.groups {
        Groups::Shape(_) => (0..shape.len()).map(|other| if other == *axis { *size } else { 1 }).collect(),
        _ => vec![*size],
    };
    Wish { shape: shape.to_vec(), axis: *axis, negative: false, groups }
}

/// The forms that wishes make, each with a regime; and long groups, of whole units, with the one in which steps fuse.
pub(crate) fn forms(cell: &Cell) -> Vec<(Form, Regime)> {
    let long: &[(&[usize], usize, i64)] = match cell.granularity.groups {
        _ if narrow_scale(cell).is_none() => &[],
        Groups::WholeTensor => &[(&[1061], 0, 1)],
        Groups::OneAlong(_) => &[(&[3, 1061], 0, 1)],
        _ => &[(&[2, 1152], 1, 128)],
    };
    let usual = wishes(cell).into_iter().filter_map(|wish| cell.form(&wish));
    let long = long.iter().filter_map(|of| cell.form(&wish(cell, of)));
    usual.zip(Regime::ALL.into_iter().cycle()).chain(long.map(|form| (form, Regime::Positive))).collect()
}
