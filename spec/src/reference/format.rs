//! Weight formats, executed weight by weight.
//!
//! Nothing is prepared: for each weight the codes of all of its parameters are looked up again, bit by bit, the way the
//! document says where they lie.

#![expect(
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; positions have its rank"
)]

mod sizes;

use std::collections::BTreeMap;

use super::error::ReferenceError;
use super::exact::{Number, ones};
use super::tensor::{self, Tensor};
use super::{FLOAT32, OUTPUT, decode, output_format, rounded};
use crate::element::{ElementType, Encoding, Float};
use crate::format::*;
use crate::model::Rounding;
use crate::operator::Value;
pub use sizes::Sizes;

/// What errors call a tensor of a format.
const TENSOR: &str = "tensor";

/// One call of a format.
#[derive(Clone, Debug)]
pub struct FormatCall<'a> {
    /// The format.
    pub format: &'a Format,
    /// The attributes that are given; a type by its name.
    pub attributes: BTreeMap<String, Value>,
    /// The tensors in the order of the format, where they are given.
    pub tensors: Vec<Option<Tensor>>,
}

impl FormatCall<'_> {
    /// A tensor of the format, if it is given.
    fn given(&self, index: usize) -> Option<&Tensor> {
        self.tensors.get(index)?.as_ref()
    }

    /// A tensor of the format.
    fn tensor(&self, index: usize) -> Result<&Tensor, ReferenceError> {
        self.given(index).ok_or_else(|| missing(self.format, index))
    }
}

/// Executes a call.
///
/// # Errors
/// What the interpreter cannot execute; see [`ReferenceError`].
pub fn dequantize_format(call: &FormatCall) -> Result<Tensor, ReferenceError> {
    let sizes = Sizes::of(call)?;
    check_tensors(call, &sizes)?;
    let extents: Result<Vec<usize>, _> = call.format.output.shape.iter().map(|e| sizes.extent(e)).collect();
    let extents = extents?;
    let output_type = output_type(call)?;
    let execution =
        Execution { call, sizes: &sizes, extents: &extents, format: output_format(&output_type)? };
    let shape = match call.format.output.shape_from {
        Some(attribute) => sizes.list(attribute)?,
        None => extents.clone(),
    };
    // A shape that is given has as many weights as groups count.
    if tensor::count(&shape) != tensor::count(&extents) {
        return Err(ReferenceError::Shape { tensor: OUTPUT, shape });
    }
    let mut output = Tensor::zeroed(OUTPUT, output_type, shape)?;
    let mut position = vec![0; extents.len()];
    for index in 0..output.checked_count(OUTPUT)? {
        tensor::position(index, &extents, &mut position);
        let weight = execution.number(call.format.quantities.len() - 1, &position)?;
        output.write(index, weight.round(&execution.format).ok_or(ReferenceError::NoFormula)?);
    }
    Ok(output)
}

/// Every place that is looked at lies in its tensor if the tensors have the shapes of the format.
fn check_tensors(call: &FormatCall, sizes: &Sizes<'_>) -> Result<(), ReferenceError> {
    for (index, tensor) in call.format.tensors.iter().enumerate() {
        let Some(given) = call.given(index) else { continue };
        let expected: Result<Vec<usize>, _> =
            tensor.shape.iter().map(|extent| sizes.extent(extent)).collect();
        if given.shape != expected? {
            return Err(impossible(given));
        }
        given.checked_count(TENSOR)?;
    }
    Ok(())
}

/// What a weight is computed from.
struct Execution<'a> {
    call: &'a FormatCall<'a>,
    sizes: &'a Sizes<'a>,
    /// The output's extents as groups count them.
    extents: &'a [usize],
    format: Float,
}

impl Execution<'_> {
    /// The number of a quantity for the weight at a position.
    fn number(&self, index: usize, position: &[usize]) -> Result<Number, ReferenceError> {
        let quantity = &self.call.format.quantities[index];
        let place = self.group_of(quantity, position)?;
        let mut value = self.decode(quantity, self.code(quantity, &place)?)?;
        value = match quantity.plus {
            0 => value,
            plus => value.add(&Number::from_integer(plus.into())),
        };
        // All but wide integers are exact in what steps are rounded to.
        value = self.rounded(&value)?;
        let steps = [
            (quantity.zero_point, Number::subtract as fn(&Number, &Number) -> Number),
            (quantity.scale, Number::multiply),
            (quantity.divisor, Number::divide),
            (quantity.add, Number::add),
            (quantity.subtract, Number::subtract),
        ];
        for (parameter, step) in steps {
            let Some(parameter) = parameter.filter(|parameter| self.is_given(*parameter)) else { continue };
            let exact = step(&value, &self.number(parameter, position)?);
            value = self.rounded(&exact)?;
        }
        Ok(value)
    }

    fn rounded(&self, exact: &Number) -> Result<Number, ReferenceError> {
        match self.call.format.rounding {
            Rounding::Float32 => rounded(exact, &FLOAT32),
            Rounding::Output => rounded(exact, &self.format),
        }
    }

    /// Whether the tensor of a quantity is given.
    fn is_given(&self, index: usize) -> bool {
        self.call.given(self.call.format.quantities[index].tensor).is_some()
    }

    fn tensor(&self, index: usize) -> Result<&Tensor, ReferenceError> {
        self.call.tensor(index)
    }

    /// Which of its numbers a quantity has for a weight.
    fn group_of(&self, quantity: &Quantity, position: &[usize]) -> Result<Vec<usize>, ReferenceError> {
        let mut place = Vec::new();
        for (extent, position) in quantity.groups.iter().zip(position) {
            place.push(position / self.sizes.extent(extent)?.max(1));
        }
        if let Some(GroupIndex { axis, tensor }) = quantity.group_index
            && let Some(listed) = self.call.given(tensor)
        {
            let (found, groups) = (listed.code(position[axis]), self.groups_of(quantity, axis)?);
            let index = usize::try_from(found).ok().filter(|index| *index < groups);
            place[axis] = index.ok_or(ReferenceError::GroupIndex { found, groups })?;
        }
        Ok(place)
    }

    /// How many groups a quantity's tensor has along an axis of the output that a list is of.
    fn groups_of(&self, quantity: &Quantity, axis: usize) -> Result<usize, ReferenceError> {
        let shape = &self.tensor(quantity.tensor)?.shape;
        Ok(match (axis, quantity.transposed) {
            (0, false) | (1, true) => shape.first().copied().unwrap_or(0),
            _ => shape.iter().skip(1).product(),
        })
    }

    /// How many numbers a quantity has along the last axis of its tensor.
    fn columns(&self, quantity: &Quantity) -> Result<usize, ReferenceError> {
        // The axis of the output that it is.
        let last = if quantity.transposed { 0 } else { quantity.groups.len().saturating_sub(1) };
        let listed = quantity.group_index.filter(|index| self.call.given(index.tensor).is_some());
        if listed.is_some_and(|index| index.axis == last) {
            // As many as can be looked up.
            return self.groups_of(quantity, last);
        }
        let (extent, group) = (self.extents.get(last), quantity.groups.get(last));
        let group = group.map_or(Ok(1), |group| self.sizes.extent(group))?;
        Ok(extent.map_or(1, |extent| extent.div_ceil(group.max(1))))
    }

    fn bits(&self, quantity: &Quantity) -> Result<u32, ReferenceError> {
        Ok(match &quantity.code {
            Code::Own | Code::Codebook(_) => self.tensor(quantity.tensor)?.element_type.bits,
            Code::Type(element_type) => element_type.bits,
            Code::Integer { bits, .. } => {
                let bits = self.sizes.factor(*bits)?;
                let fits = (1..=64).contains(&bits);
                fits.then_some(bits as u32)
                    .ok_or_else(|| ReferenceError::Unexecutable(format!("{bits} bits")))?
            }
        })
    }

    /// The code of a number of a quantity.
    fn code(&self, quantity: &Quantity, place: &[usize]) -> Result<u64, ReferenceError> {
        let (stored, bits) = (self.tensor(quantity.tensor)?, self.bits(quantity)?);
        let columns = self.columns(quantity)?;
        // The place in the tensor.
        let turned: Vec<usize> = place.iter().rev().copied().collect();
        let place = if quantity.transposed { turned.as_slice() } else { place };
        let row_major = place.iter().fold(0, |index, position| index * columns + position);
        Ok(match &quantity.place {
            Place::Words => stored.code(row_major) & ones(bits),
            Place::Packed { axis, lanes, spread } => {
                let packing = Packing { stored, bits: bits as usize, lanes, spread: *spread };
                packing.code(if quantity.transposed { 1 - axis } else { *axis }, place, columns)
            }
            Place::Fields { planes, base } => self.field(quantity, planes, *base, place, stored)?,
        })
    }

    /// The code of a number that stands in a block.
    fn field(
        &self,
        quantity: &Quantity,
        planes: &[Plane],
        base: u32,
        place: &[usize],
        stored: &Tensor,
    ) -> Result<u64, ReferenceError> {
        let block = self.call.format.block.ok_or(ReferenceError::NoFormula)?;
        let group = quantity.groups.last().map_or(Ok(1), |group| self.sizes.extent(group))?;
        let in_block = (block.elements as usize / group.max(1)).max(1);
        let row_bytes = stored.shape.last().copied().unwrap_or(0);
        let first = place[0] * row_bytes + place[1] / in_block * block.bytes as usize;
        let (mut code, mut done) = (0, 0);
        for plane in planes {
            let bits = plane.bits.unwrap_or(self.bits(quantity)?);
            let bit = first as u64 * 8 + plane.bit_of((place[1] % in_block) as u64, bits).unwrap_or(0);
            let part = match base {
                2 => (0..u64::from(bits)).map(|n| bit_of(stored, bit + n) << n).sum::<u64>(),
                _ => digit(stored.code((bit / 8) as usize), (bit % 8) as u32, base),
            };
            code |= part << done;
            done += bits;
        }
        Ok(code)
    }

    fn decode(&self, quantity: &Quantity, code: u64) -> Result<Number, ReferenceError> {
        let decoded = |element_type: &ElementType| {
            decode(element_type, code).ok_or_else(|| ReferenceError::Unexecutable(element_type.name.clone()))
        };
        match &quantity.code {
            Code::Own => decoded(&self.tensor(quantity.tensor)?.element_type),
            Code::Type(element_type) => decoded(element_type),
            Code::Codebook(table) => {
                let table = self.tensor(*table)?;
                // Codes can be wider than a table that nobody has counted.
                let entry =
                    usize::try_from(code).ok().filter(|entry| Some(*entry) < tensor::count(&table.shape));
                let number = entry.and_then(|entry| decode(&table.element_type, table.code(entry)));
                number.ok_or_else(|| ReferenceError::Unexecutable(table.element_type.name.clone()))
            }
            Code::Integer { signed, excess, .. } => {
                let bits = self.bits(quantity)?;
                let bias = if *excess { 1 << (bits - 1) } else { 0 };
                decoded(&integer_type(bits, Encoding::Integer { signed: *signed, bias }))
            }
        }
    }
}

fn integer_type(bits: u32, encoding: Encoding) -> ElementType {
    let (names, numbers) = (BTreeMap::new(), BTreeMap::new());
    ElementType { name: "integer".into(), doc: "".into(), bits, encoding, names, numbers }
}

/// Codes that share words.
struct Packing<'a> {
    stored: &'a Tensor,
    bits: usize,
    lanes: &'a Lanes,
    spread: bool,
}

impl Packing<'_> {
    /// The code at a place of a tensor whose words hold neighbours along an axis.
    fn code(&self, axis: usize, place: &[usize], columns: usize) -> u64 {
        let width = self.stored.element_type.bits as usize;
        let words: usize = self.stored.shape.iter().product();
        let last = axis + 1 == place.len();
        // A tensor with one axis has that along which codes share words.
        let rows = if place.len() == 2 && !(last && self.stored.shape.len() == 1) {
            self.stored.shape.first().copied().unwrap_or(1)
        } else {
            1
        };
        // Words of a row of the tensor; along the first of two axes the next word is a row further.
        let (first, step, count) = match last {
            true if place.len() == 2 => (place[0] * (words / rows.max(1)), 1, words / rows.max(1)),
            true => (0, 1, words),
            false => (place[1], columns, rows),
        };
        let index = place[axis];
        let bit = |n: usize| {
            let (word, bit) = match self.lanes {
                Lanes::LowestFirst if !self.spread => {
                    ((index * self.bits + n) / width, (index * self.bits + n) % width)
                }
                _ => {
                    let (word, lane) = self.lane(index, width, count);
                    (word, lane * self.bits + n)
                }
            };
            // A lane that the word has not is 0, as is what lies beyond a tensor.
            if bit < width { self.stored.code(first + word * step) >> bit & 1 } else { 0 }
        };
        (0..self.bits).map(|n| bit(n) << n).sum()
    }

    /// The word and the lane of a code, lanes counted from the lowest bits.
    fn lane(&self, index: usize, width: usize, count: usize) -> (usize, usize) {
        let lanes = match self.lanes {
            Lanes::Listed(listed) => listed.len(),
            // At least one: a code that is wider than its word has no other place.
            _ => (width / self.bits).max(1),
        };
        let (word, nth) = if self.spread {
            (index % count.max(1), index / count.max(1))
        } else {
            (index / lanes, index % lanes)
        };
        let lane = match self.lanes {
            Lanes::LowestFirst => nth,
            // Before the first one is no lane either.
            Lanes::HighestFirst => (lanes - 1).checked_sub(nth).unwrap_or(lanes),
            Lanes::Listed(listed) => listed.iter().position(|code| *code as usize == nth).unwrap_or(nth),
        };
        (word, lane)
    }
}

/// A bit of a tensor of bytes.
fn bit_of(stored: &Tensor, bit: u64) -> u64 {
    stored.code((bit / 8) as usize) >> (bit % 8) & 1
}

/// A digit of a byte that holds a fraction: the fraction times the base so often, and the whole part of the next product.
fn digit(byte: u64, nth: u32, base: u32) -> u64 {
    let base = u64::from(base);
    let shifted = (0..nth).fold(byte, |byte, _| byte * base % 256);
    shifted * base / 256
}

/// The type of the weights.
fn output_type(call: &FormatCall) -> Result<ElementType, ReferenceError> {
    let output = &call.format.output;
    if let Some(tensor) = output.same_as {
        return call.tensor(tensor).map(|tensor| tensor.element_type.clone());
    }
    let asked = output.attribute.and_then(|index| call.attributes.get(&call.format.attributes[index].name));
    let found = match asked {
        None => output.types.first(),
        Some(Value::Type(name)) => output.types.iter().find(|known| known.name == *name),
        Some(_) => None,
    };
    found.cloned().ok_or(ReferenceError::NoFormula)
}

fn missing(format: &Format, tensor: usize) -> ReferenceError {
    ReferenceError::Attribute { name: format.tensors[tensor].name.clone(), expected: "a tensor" }
}

pub(super) fn wrong(format: &Format, attribute: usize, expected: &'static str) -> ReferenceError {
    ReferenceError::Attribute { name: format.attributes[attribute].name.clone(), expected }
}

pub(super) fn impossible(stored: &Tensor) -> ReferenceError {
    ReferenceError::Shape { tensor: TENSOR, shape: stored.shape.clone() }
}
