//! Calls of weight formats: the attributes that a shape goes with, and random tensors.

use std::collections::BTreeMap;

use dequant::Error;
use dequant_spec::format::{Extent, Factor, Format, FormatAttribute, Size, SizeMeaning};
use dequant_spec::model::ValueKind;
use dequant_spec::operator::Value;
use dequant_spec::reference::{Sizes, Tensor};

use super::random::Random;
use crate::bridge::TYPES;
use crate::bridge::formats::Call;

/// Every allowed value of one attribute after the other, the others at a usual one, and once more with other flags and numbers than that.
pub(crate) fn attributes(format: &Format, shape: [usize; 2], output: &str) -> Vec<BTreeMap<String, Value>> {
    let [rows, columns] = shape.map(|extent| extent as i64);
    let usual = |a: &FormatAttribute| match a.kind {
        ValueKind::Type => Some(Value::Type(output.into())),
        ValueKind::IntList => Some(Value::IntList(vec![rows, columns])),
        ValueKind::Int if a.name == "N" => Some(Value::Int(rows)),
        ValueKind::Int if a.name == "K" => Some(Value::Int(columns)),
        _ if a.default.is_some() => None,
        ValueKind::Bool => Some(Value::Bool(false)),
        kind => Some(a.one_of.first().cloned().unwrap_or_else(|| match kind {
            ValueKind::String => Value::String("any".into()),
            _ => Value::Int(number(a)),
        })),
    };
    let base: BTreeMap<String, Value> =
        format.attributes.iter().filter_map(|a| Some((a.name.clone(), usual(a)?))).collect();
    let flags = [Value::Bool(false), Value::Bool(true)];
    let mut all = vec![base.clone()];
    for a in &format.attributes {
        let besides = a.or.map(Value::Int);
        let values = if a.kind == ValueKind::Bool { &flags[..] } else { &a.one_of };
        for (nth, value) in
            values.iter().chain(&besides).filter(|value| base.get(&a.name) != Some(value)).enumerate()
        {
            let mut other = base.clone();
            other.insert(a.name.clone(), value.clone());
            all.push(other.clone());
            // The same with other flags and numbers than usual, in turns.
            for b in format.attributes.iter().filter(|b| b.name != a.name) {
                let values = match b.kind {
                    ValueKind::Bool => &flags[..],
                    ValueKind::Int => &b.one_of,
                    _ => continue,
                };
                let usual = base.get(&b.name).or(b.default.as_ref());
                let others: Vec<&Value> = values.iter().filter(|value| Some(*value) != usual).collect();
                other.extend(others.get(nth % others.len().max(1)).map(|v| (b.name.clone(), (*v).clone())));
            }
            if !all.contains(&other) {
                all.push(other);
            }
        }
    }
    let mut all = with_other_groups(format, all);
    for given in &mut all {
        for a in &format.attributes {
            let wanted = a.given_when.as_ref().is_none_or(|when| has(format, given, when));
            given.retain(|name, _| wanted || *name != a.name);
        }
    }
    all
}

/// A number that an attribute takes.
fn number(attribute: &FormatAttribute) -> i64 {
    let least = attribute.minimum.unwrap_or(1).clamp(1, 1 << 32) as u64;
    let numbers = [32, least as i64, least.next_power_of_two() as i64];
    numbers.into_iter().find(|number| attribute.refuses(&Value::Int(*number)).is_none()).unwrap_or(32)
}

/// Whether an attribute has a value, by itself or by default.
fn has(format: &Format, given: &BTreeMap<String, Value>, (attribute, value): &(usize, Value)) -> bool {
    let attribute = &format.attributes[*attribute];
    given.get(&attribute.name).or(attribute.default.as_ref()) == Some(value)
}

/// The same, and each once more with groups of another length where that is free: as long as a vector, as several lines,
/// as no number of vectors.
fn with_other_groups(format: &Format, all: Vec<BTreeMap<String, Value>>) -> Vec<BTreeMap<String, Value>> {
    let is_free = |a: &&FormatAttribute| {
        a.one_of.is_empty() && a.default.is_none() && !["N", "K"].contains(&a.name.as_str())
    };
    let mut lengths = [64, 128, 16, 48, 256].map(Value::Int).into_iter().cycle();
    let mut others = Vec::new();
    for given in &all {
        let (mut other, mut changed) = (given.clone(), false);
        for free in format.attributes.iter().filter(is_free) {
            let length = lengths.next().filter(|length| free.refuses(length).is_none());
            if let (Some(value @ Value::Int(_)), Some(length)) = (other.get_mut(&free.name), length) {
                (*value, changed) = (length, true);
            }
        }
        others.extend(changed.then_some(other));
    }
    [all, others].concat()
}

/// A call with random tensors; none where the shape is not one that the format takes.
pub(crate) fn call(
    format: &'static Format,
    shape: [usize; 2],
    output: &str,
    attributes: BTreeMap<String, Value>,
    random: &mut Random,
) -> Option<Call> {
    attempt(format, shape, output, attributes, random).filter(|call| match call.plan() {
        Ok(_) => true,
        Err(error) if is_of_multiples(&error) || !is_whole(call, shape) => false,
        Err(error) => panic!("{}: {error}", call.describe()),
    })
}

/// The sizes that are found from shapes, for weights of such a shape: those that its axes are, and one more that these are computed
/// from. None where that one is nothing that a shape decides.
fn solved(
    format: &'static Format,
    attributes: &BTreeMap<String, Value>,
    shape: [usize; 2],
) -> Option<BTreeMap<&'static str, usize>> {
    let mut known = found(format, shape);
    let is_open =
        |size: &&Size| matches!(size.meaning, SizeMeaning::Found { .. }) && !known.contains_key(&*size.name);
    let open: Vec<&Size> = format.sizes.iter().filter(is_open).collect();
    let [open] = open[..] else { return open.is_empty().then_some(known) };
    let gives_the_shape = |known: &BTreeMap<&str, usize>| {
        let sizes = Sizes::from_found(format, attributes, known).ok()?;
        let axes = format.output.shape.iter().rev().zip([shape[1], shape[0]]);
        axes.map(|(extent, count)| (sizes.extent(extent).ok() == Some(count)).then_some(()))
            .collect::<Option<()>>()
    };
    let mut with = |count: usize| {
        known.insert(&open.name, count);
        gives_the_shape(&known).map(|()| known.clone())
    };
    let first = (1..=shape[0].max(shape[1])).find_map(|count| Some((count, with(count)?)));
    first.filter(|(count, _)| with(count + 1).is_none()).map(|(_, known)| known)
}

/// The sizes that are axes of the output, as those have them.
fn found(format: &'static Format, [rows, columns]: [usize; 2]) -> BTreeMap<&'static str, usize> {
    let axes = format.output.shape.iter().rev().zip([columns, rows]);
    let known = axes.filter_map(|(extent, count)| match extent.factors[..] {
        [Factor::Size(index)] => Some((format.sizes[index].name.as_str(), count)),
        _ => None,
    });
    known.collect()
}

/// What the rows and the columns of a format's weights have to be multiples of.
pub(crate) fn multiples(format: &Format) -> [usize; 2] {
    let of = |from_last: usize| match format.output.shape.iter().rev().nth(from_last).map(|e| &e.factors[..])
    {
        Some([Factor::Size(index)]) => format.sizes[*index].multiple_of as usize,
        _ => 1,
    };
    [of(1), of(0)]
}

/// Whether no extent of a tensor had to be rounded down for weights of such a shape.
pub(crate) fn is_whole(call: &Call, shape: [usize; 2]) -> bool {
    let Some(found) = solved(call.format, &call.attributes, shape) else { return false };
    let Ok(sizes) = Sizes::from_found(call.format, &call.attributes, &found) else { return false };
    let product = |factors: &[Factor]| {
        let text = String::new();
        sizes.extent(&Extent { factors: factors.to_vec(), divisors: Vec::new(), ceil: false, text })
    };
    let is_whole = |extent: &Extent| match (product(&extent.factors), product(&extent.divisors)) {
        (Ok(factors), Ok(divisors)) => extent.ceil || factors.is_multiple_of(divisors.max(1)),
        _ => false,
    };
    call.format.tensors.iter().flat_map(|tensor| &tensor.shape).all(is_whole)
}

/// Whether a call is refused because an extent is no multiple of another one, which it is not, or because a number is no power of two:
/// some formats refuse such shapes and groups.
pub(crate) fn is_of_multiples(error: &Error) -> bool {
    match *error {
        Error::Groups { found, group, .. } => !found.is_multiple_of(group),
        Error::Multiple { found, multiple, .. } => !found.is_multiple_of(multiple),
        Error::NestedGroups { found, group, .. } => !found.is_multiple_of(group),
        Error::PowerOfTwo { found, .. } => found.count_ones() != 1,
        _ => false,
    }
}

/// The same, also if it is refused; none where there are no tensors of such a shape.
pub(crate) fn attempt(
    format: &'static Format,
    shape: [usize; 2],
    output: &str,
    attributes: BTreeMap<String, Value>,
    random: &mut Random,
) -> Option<Call> {
    let found = solved(format, &attributes, shape)?;
    let is_multiple = |size: &Size| {
        found.get(size.name.as_str()).is_none_or(|count| (*count as u64).is_multiple_of(size.multiple_of))
    };
    if !format.sizes.iter().all(is_multiple) {
        return None;
    }
    let sizes = Sizes::from_found(format, &attributes, &found).ok()?;
    let mut tensors = Vec::new();
    for (index, tensor) in format.tensors.iter().enumerate() {
        let given_when = tensor.given_when.as_ref();
        let wanted = given_when.is_none_or(|when| has(format, &attributes, when));
        // Optional tensors are there half of the time.
        if !wanted || (tensor.optional && given_when.is_none() && random.flip()) {
            continue;
        }
        let same = format.output.same_as == Some(index) || tensor.same_type_as.is_some();
        let element_type = match same {
            true => TYPES.get(output).cloned()?,
            false => random.choose(&tensor.types).clone(),
        };
        let shape: Vec<usize> =
            tensor.shape.iter().map(|extent| sizes.extent(extent).ok()).collect::<Option<_>>()?;
        let count: usize = shape.iter().product();
        let size = (count * element_type.bits as usize).div_ceil(8);
        let mut bytes: Vec<u8> = (0..size).map(|_| random.bits() as u8).collect();
        let listed = format.quantities.iter().find_map(|quantity| {
            let axis = quantity.group_index.filter(|groups| groups.tensor == index)?.axis;
            Some((quantity, axis ^ usize::from(quantity.transposed)))
        });
        if let Some((quantity, axis)) = listed {
            let groups = sizes.extent(&format.tensors[quantity.tensor].shape[axis]).ok()?.max(1);
            // Positions that have a group together share what loops prepare for it.
            let run = if random.flip() { 1 } else { 40 };
            bytes.clear();
            while bytes.len() < 4 * count {
                let group = (random.below(groups) as u32).to_le_bytes();
                let positions = run.min(count - bytes.len() / 4);
                bytes.extend(group.repeat(positions));
            }
        }
        tensors.push((tensor.name.clone(), Tensor { element_type, shape, bytes }));
    }
    Some(Call { format, attributes, tensors })
}
