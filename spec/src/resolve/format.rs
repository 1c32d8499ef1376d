//! Weight formats: attributes, sizes, tensors, and the quantities that make up a weight.

#![expect(clippy::indexing_slicing, reason = "positions in the list itself")]

mod attributes;
mod counts;
mod fields;
mod packing;
mod quantity;
mod rounding;
mod sizes;
mod unread;
mod wide;

use std::collections::HashMap;

use crate::element::{ElementType, Types};
use crate::format::*;
use crate::model::{self, FormatEntry, Located, Position, ValueKind};
use crate::parse::FormatsEntry;
use crate::resolve::Problems;
use crate::resolve::operator::{decisions, find_type};
use attributes::{attribute_of, attributes, condition};
use sizes::Names;

/// How many axes a tensor of a format may have.
const MOST_AXES: usize = 8;

/// Resolves a family of formats.
pub(super) fn resolve(
    entry: &FormatsEntry,
    types: &Types,
    builtin: &Types,
    problems: &mut Problems<'_>,
) -> Family {
    let family = &entry.family;
    let title = family.title.as_deref().unwrap_or(&family.name.value).trim_end();
    problems.module("family", &family.name);
    problems.unique("format", entry.formats.iter().map(|format| &format.name));
    numbers(&entry.formats, problems);
    let formats = entry.formats.iter().filter_map(|format| {
        let before = problems.count;
        let resolved = self::format(format, (&family.name.value, title), (types, builtin), problems);
        let resolved = resolved.filter(|_| problems.count == before)?;
        unread::check(format, &resolved, problems);
        counts::check(format, &resolved, problems);
        Some(resolved).filter(|_| problems.count == before)
    });
    Family {
        name: family.name.value.clone(),
        title: title.into(),
        summary: family.summary.as_deref().map(|summary| summary.trim_end().into()),
        doc: family.doc.trim_end().into(),
        source: family.source.clone(),
        formats: formats.collect(),
        decisions: decisions(&entry.decisions, problems),
    }
}

fn format(
    entry: &FormatEntry,
    (family, title): (&str, &str),
    (types, builtin): (&Types, &Types),
    problems: &mut Problems<'_>,
) -> Option<Format> {
    problems.identifier("format", &entry.name);
    let attributes = attributes(entry, problems);
    let mut tensors = tensors(entry, types, &attributes, problems);
    let mut names = Names::new(entry, &attributes, problems);
    let before = problems.count;
    let block = entry.block.as_ref().map(|block| self::block(block, problems));
    // Of such a block nothing can be said that would not be wrong with another one.
    if problems.count != before {
        return None;
    }
    for (tensor, shape) in tensors.iter_mut().zip(shapes(entry)) {
        tensor.shape = shape.iter().filter_map(|extent| names.extent(extent, problems)).collect();
    }
    same_types(entry, &mut tensors, problems);
    names.find(entry, &tensors, problems);
    let output = output(entry, &names, (types, builtin), &tensors, problems)?;
    let mut format = Format {
        family: family.into(),
        name: entry.name.value.clone(),
        title: format!("{title} {}", entry.name.value),
        number: entry.number.as_ref().map(|number| number.value),
        doc: entry.doc.trim_end().into(),
        attributes,
        sizes: names.into_sizes(),
        block,
        tensors,
        output,
        quantities: Vec::new(),
        rounding: entry.rounding.unwrap_or_default(),
    };
    let (quantities, places) = quantity::resolve(entry, &format, types, problems);
    format.quantities = quantities;
    fields::check(&format, &places, problems);
    rounding::check(&format, &places, problems);
    wide::check(&format, &places, problems);
    Some(format)
}

/// Reports numbers that files cannot have, and those that two formats have.
fn numbers(formats: &[FormatEntry], problems: &mut Problems<'_>) {
    let mut seen: HashMap<i64, Position> = HashMap::new();
    for number in formats.iter().filter_map(|format| format.number.as_ref()) {
        if number.value < 0 {
            problems.found(number.at, "format number", number.value, "one that is not negative");
        }
        let first = *seen.entry(number.value).or_insert(number.at);
        if first != number.at {
            let found = format!("{} again, first at {first}", number.value);
            problems.found(number.at, "format number", found, "each number once");
        }
    }
}

/// The tensors but for their shapes; that of the blocks comes first.
fn tensors(
    entry: &FormatEntry,
    types: &Types,
    attributes: &[FormatAttribute],
    problems: &mut Problems<'_>,
) -> Vec<FormatTensor> {
    let of_blocks = entry.block.as_ref().map(|block| &block.value.tensor);
    problems.unique("tensor", of_blocks.into_iter().chain(entry.tensors.iter().map(|tensor| &tensor.name)));
    let mut resolved = Vec::new();
    if let Some(name) = of_blocks {
        problems.identifier("tensor", name);
        let byte = types.get("uint8").cloned();
        if byte.is_none() {
            problems.missing(name.at, "element type `uint8`", "the type of blocks");
        }
        resolved.push(FormatTensor {
            name: name.value.clone(),
            types: byte.into_iter().collect(),
            same_type_as: None,
            shape: Vec::new(),
            optional: false,
            given_when: None,
            doc: "Rows of blocks.".into(),
        });
    }
    if of_blocks.is_none() && entry.tensors.is_empty() {
        problems.missing(entry.name.at, "a tensor", "blocks, or a list of tensors");
    }
    for tensor in &entry.tensors {
        problems.identifier("tensor", &tensor.name);
        if tensor.types.is_empty() {
            problems.missing(tensor.name.at, "a type", "each tensor to have one");
        }
        if tensor.shape.len() > MOST_AXES {
            let found = extents(tensor.shape.len());
            let at = place_of(&tensor.shape, tensor.name.at);
            problems.found(
                at,
                format!("the shape of {}", tensor.name.value),
                found,
                format!("at most {MOST_AXES}"),
            );
        }
        let given_when = tensor.given_when.as_ref();
        if let Some(when) = given_when.filter(|_| tensor.optional) {
            let expected = "either `optional` or `given_when`";
            problems.found(when.attribute.at, "when the tensor is given", "said twice", expected);
        }
        resolved.push(FormatTensor {
            name: tensor.name.value.clone(),
            types: known(&tensor.types, types, problems),
            same_type_as: None,
            shape: Vec::new(),
            optional: tensor.optional || given_when.is_some(),
            given_when: given_when
                .and_then(|when| condition(&when.attribute, &when.value, attributes, problems)),
            doc: tensor.doc.trim_end().into(),
        });
    }
    resolved
}

/// Binds tensors to those that have the same type.
fn same_types(entry: &FormatEntry, tensors: &mut [FormatTensor], problems: &mut Problems<'_>) {
    let first = tensors.len() - entry.tensors.len();
    for (index, tensor) in entry.tensors.iter().enumerate() {
        let Some(name) = &tensor.same_type_as else { continue };
        tensors[first + index].same_type_as = tensor_of(name, tensors, problems);
    }
}

/// The shapes of the tensors as written, in the same order.
fn shapes(entry: &FormatEntry) -> Vec<Vec<Located<String>>> {
    let of_blocks = entry.block.as_ref().map(|block| {
        let at = block.at;
        let (bytes, elements) = (block.value.bytes.value, block.value.elements.value);
        vec![
            Located { value: sizes::ROWS.into(), at },
            Located { value: format!("{}*{bytes}/{elements}", sizes::COLUMNS), at },
        ]
    });
    of_blocks.into_iter().chain(entry.tensors.iter().map(|tensor| tensor.shape.clone())).collect()
}

/// Types of a list that exist.
fn known(names: &[Located<String>], types: &Types, problems: &mut Problems<'_>) -> Vec<ElementType> {
    problems.unique("element type", names);
    names.iter().filter_map(|name| find_type(name, types, problems)).collect()
}

fn block(entry: &Located<model::BlockEntry>, problems: &mut Problems<'_>) -> Block {
    let (elements, bytes) = (&entry.value.elements, &entry.value.bytes);
    for (what, number) in [("elements", elements), ("bytes", bytes)] {
        if !(1..=fields::MOST_BYTES).contains(&number.value) {
            problems.found(number.at, what, number.value, format!("1 to {}", fields::MOST_BYTES));
        }
    }
    Block { elements: elements.value, bytes: bytes.value }
}

fn output(
    entry: &FormatEntry,
    names: &Names,
    (types, builtin): (&Types, &Types),
    tensors: &[FormatTensor],
    problems: &mut Problems<'_>,
) -> Option<Weights> {
    let Some(weights) = &entry.output else {
        let Some(block) = &entry.block else {
            problems.missing(entry.name.at, "field `output`", "a format without blocks to have it");
            return None;
        };
        let extent = |name: &str| Located { value: name.to_owned(), at: block.at };
        let shape = [sizes::ROWS, sizes::COLUMNS].map(|name| names.extent(&extent(name), problems));
        let types = types.get("float32").cloned().into_iter().collect();
        return Some(Weights {
            shape: shape.into_iter().flatten().collect(),
            shape_from: None,
            types,
            attribute: None,
            same_as: None,
        });
    };
    let at = weights.shape.first().map_or(entry.name.at, |extent| extent.at);
    if !(1..=2).contains(&weights.shape.len()) {
        problems.found(at, "the output's shape", extents(weights.shape.len()), "1 or 2");
    }
    for name in &weights.types {
        // Weights are finished by loops for each, which own types have none of.
        let outputs = builtin.iter().filter(|known| known.is_output()).map(|known| known.name.as_str());
        if types.get(&name.value).is_some() && !outputs.clone().any(|output| output == name.value) {
            let expected = format!("one of {}", outputs.collect::<Vec<_>>().join(", "));
            problems.found(name.at, "output type", format!("`{}`", name.value), expected);
        }
    }
    let attribute = |name: &Located<String>, kind, problems: &mut Problems<'_>| {
        attribute_of(name, kind, names.attributes(), problems)
    };
    let shape_from = weights.shape_from.as_ref();
    let chosen = weights.attribute.as_ref();
    let same_as = weights.same_as.as_ref();
    let resolved = Weights {
        shape: weights.shape.iter().filter_map(|extent| names.extent(extent, problems)).collect(),
        shape_from: shape_from.and_then(|name| attribute(name, ValueKind::IntList, problems)),
        types: known(&weights.types, types, problems),
        attribute: chosen.and_then(|name| attribute(name, ValueKind::Type, problems)),
        same_as: same_as.and_then(|name| tensor_of(name, tensors, problems)),
    };
    let chosen_by = resolved.attribute.and_then(|index| names.attributes().get(index));
    if let (Some(name), Some(true)) = (chosen, chosen_by.map(|attribute| attribute.given_when.is_some())) {
        let found = "an attribute that not every call can give";
        problems.found(name.at, "the output's type", found, "one without `given_when`");
    }
    if resolved.types.is_empty() {
        problems.missing(at, "an output type", "at least one");
    }
    if let ([_, second, ..], None, None) = (weights.types.as_slice(), chosen, same_as) {
        let expected = "`attribute` or `same_as` to choose it, or a single type";
        problems.found(second.at, "the second output type", "chosen by nothing", expected);
    }
    if let (Some(_), Some(same_as)) = (chosen, same_as) {
        problems.found(same_as.at, "the output's type", "chosen twice", "either `attribute` or `same_as`");
    }
    if let (Some(tensor), Some(name)) = (resolved.same_as.and_then(|index| tensors.get(index)), same_as) {
        always_given(tensor, name.at, "the output's type", problems);
        let lacking = tensor.types.iter().find(|found| !resolved.types.contains(found));
        if let Some(lacking) = lacking {
            problems.found(
                name.at,
                format!("type `{}` of {}", lacking.name, tensor.name),
                "no output type",
                "one of the output's types",
            );
        }
    }
    Some(resolved)
}

/// A tensor, by index.
fn tensor_of(name: &Located<String>, tensors: &[FormatTensor], problems: &mut Problems<'_>) -> Option<usize> {
    problems.lookup("tensor", name, tensors, |tensor| &tensor.name)?;
    tensors.iter().position(|tensor| tensor.name == name.value)
}

/// Reports a tensor that a call may leave out, where nothing could stand in for it.
fn always_given(tensor: &FormatTensor, at: Position, what: &str, problems: &mut Problems<'_>) {
    if tensor.optional {
        let found = format!("`{}`, which a call may leave out", tensor.name);
        problems.found(at, format!("the tensor of {what}"), found, "one that every call gives");
    }
}

/// "1 extent long", "2 extents long".
fn extents(count: usize) -> String {
    if count == 1 { "1 extent long".into() } else { format!("{count} extents long") }
}

/// Where a list of expressions stands.
fn place_of(list: &[Located<String>], otherwise: Position) -> Position {
    list.first().map_or(otherwise, |first| first.at)
}
