//! Parts of a format that nothing reads: a field of the value was forgotten, or misspelt.

use crate::format::*;
use crate::model::FormatEntry;
use crate::resolve::Problems;

/// Reports tensors that nothing is computed from, and attributes that decide nothing.
pub(super) fn check(entry: &FormatEntry, format: &Format, problems: &mut Problems<'_>) {
    let first = format.tensors.len() - entry.tensors.len();
    for (index, tensor) in entry.tensors.iter().enumerate() {
        if !reads_tensor(format, first + index) {
            let (what, expected) =
                (format!("tensor {}", tensor.name.value), "codes, a table or a group index of the value");
            problems.found(tensor.name.at, what, "read by nothing", expected);
        }
    }
    for (index, attribute) in entry.attributes.iter().enumerate() {
        // One that has a single value says what a call relies on.
        if attribute.one_of.len() != 1 && !reads_attribute(format, index) {
            let (what, expected) = (
                format!("attribute {}", attribute.name.value),
                "part of an expression, a width, a condition or the output",
            );
            problems.found(attribute.name.at, what, "read by nothing", expected);
        }
    }
}

fn reads_tensor(format: &Format, index: usize) -> bool {
    let by = |quantity: &Quantity| {
        let table = matches!(quantity.code, Code::Codebook(table) if table == index);
        table || quantity.tensor == index || quantity.group_index.is_some_and(|groups| groups.tensor == index)
    };
    format.output.same_as == Some(index) || format.quantities.iter().any(by)
}

fn reads_attribute(format: &Format, index: usize) -> bool {
    let has = |factor: &Factor| *factor == Factor::Attribute(index);
    let extent = |extent: &Extent| extent.factors.iter().chain(&extent.divisors).any(has);
    let condition = |when: &Option<(usize, _)>| when.as_ref().is_some_and(|(by, _)| *by == index);
    let size = |size: &Size| match &size.meaning {
        SizeMeaning::Found { .. } => false,
        SizeMeaning::Computed { is, except } => {
            extent(is) || except.as_ref().is_some_and(|(by, _, other)| *by == index || extent(other))
        }
        SizeMeaning::ProductOf(list) | SizeMeaning::EntryOf(list, _) => *list == index,
    };
    let width = |code: &Code| matches!(code, Code::Integer { bits, .. } if has(bits));
    let quantity = |quantity: &Quantity| quantity.groups.iter().any(extent) || width(&quantity.code);
    let output = &format.output;
    format.attributes.iter().any(|other| condition(&other.given_when))
        || format.sizes.iter().any(size)
        || format
            .tensors
            .iter()
            .any(|tensor| condition(&tensor.given_when) || tensor.shape.iter().any(extent))
        || output.shape.iter().any(extent)
        || [output.shape_from, output.attribute].contains(&Some(index))
        || format.quantities.iter().any(quantity)
}
