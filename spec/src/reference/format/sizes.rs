//! The sizes of a call: found from shapes, given or computed. What they should be is not asked here.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use std::collections::BTreeMap;

use super::{FormatCall, OUTPUT, ReferenceError, impossible, wrong};
use crate::format::{Extent, Factor, Format, Size, SizeMeaning};
use crate::operator::Value;

/// The sizes of a format for some attributes.
pub struct Sizes<'a> {
    format: &'a Format,
    attributes: &'a BTreeMap<String, Value>,
    values: Vec<usize>,
}

impl<'a> Sizes<'a> {
    /// The sizes that follow from those that are found from shapes, by name.
    ///
    /// # Errors
    /// An attribute lacks a value.
    pub fn from_found(
        format: &'a Format,
        attributes: &'a BTreeMap<String, Value>,
        found: &BTreeMap<&str, usize>,
    ) -> Result<Self, ReferenceError> {
        Self::new(format, attributes, |_, size, _, _| Ok(found.get(size.name.as_str()).copied().unwrap_or(0)))
    }

    /// The sizes of a call.
    pub(super) fn of(call: &'a FormatCall<'a>) -> Result<Self, ReferenceError> {
        Self::new(call.format, &call.attributes, |sizes, _, tensor, axis| {
            let stored = call.tensor(tensor)?;
            let extent = &call.format.tensors[tensor].shape[axis];
            let mut value = stored.shape.get(axis).copied().ok_or_else(|| impossible(stored))?;
            for factor in &extent.divisors {
                value = times(value, sizes.factor(*factor)?)?;
            }
            for factor in extent.factors.iter().filter(|factor| !matches!(factor, Factor::Size(_))) {
                value /= sizes.factor(*factor)?.max(1);
            }
            Ok(value)
        })
    }

    fn new(
        format: &'a Format,
        attributes: &'a BTreeMap<String, Value>,
        found: impl Fn(&Self, &Size, usize, usize) -> Result<usize, ReferenceError>,
    ) -> Result<Self, ReferenceError> {
        let mut sizes = Self { format, attributes, values: Vec::new() };
        for size in &format.sizes {
            let value = match &size.meaning {
                SizeMeaning::Found { tensor, axis } => found(&sizes, size, *tensor, *axis)?,
                meaning => sizes.computed(meaning)?,
            };
            sizes.values.push(value);
        }
        Ok(sizes)
    }

    fn computed(&self, meaning: &SizeMeaning) -> Result<usize, ReferenceError> {
        match meaning {
            SizeMeaning::Found { .. } => Ok(0),
            SizeMeaning::Computed { is, except } => match except {
                Some((attribute, value, otherwise)) if self.attribute(*attribute) == Some(value) => {
                    self.extent(otherwise)
                }
                _ => self.extent(is),
            },
            SizeMeaning::ProductOf(attribute) => self.list(*attribute)?.into_iter().try_fold(1, times),
            SizeMeaning::EntryOf(attribute, index) => {
                let shape = self.list(*attribute)?;
                let entry = shape.get(*index).copied().filter(|_| shape.len() == self.entries(*attribute));
                entry.ok_or_else(|| wrong(self.format, *attribute, "a list of as many entries as sizes read"))
            }
        }
    }

    /// How many entries of an attribute's list sizes read.
    fn entries(&self, attribute: usize) -> usize {
        let read = self.format.sizes.iter().filter_map(|size| match size.meaning {
            SizeMeaning::EntryOf(of, index) if of == attribute => Some(index + 1),
            _ => None,
        });
        read.max().unwrap_or_default()
    }

    /// An attribute's value, or its default.
    fn attribute(&self, index: usize) -> Option<&Value> {
        let attribute = &self.format.attributes[index];
        self.attributes.get(&attribute.name).or(attribute.default.as_ref())
    }

    pub(super) fn factor(&self, factor: Factor) -> Result<usize, ReferenceError> {
        match factor {
            Factor::Number(number) => Ok(number as usize),
            Factor::Size(index) => Ok(self.values[index]),
            Factor::Attribute(index) => match self.attribute(index) {
                Some(Value::Int(value)) if *value >= 0 => Ok(*value as usize),
                _ => Err(wrong(self.format, index, "a number that is not negative")),
            },
        }
    }

    /// The value of an expression.
    ///
    /// # Errors
    /// An attribute lacks a value.
    pub fn extent(&self, extent: &Extent) -> Result<usize, ReferenceError> {
        let uncounted = || ReferenceError::Shape { tensor: OUTPUT, shape: vec![usize::MAX] };
        let product = |factors: &[Factor]| {
            factors.iter().try_fold(1_u128, |product, factor| {
                product.checked_mul(self.factor(*factor)? as u128).ok_or_else(uncounted)
            })
        };
        let (factors, divisors) = (product(&extent.factors)?, product(&extent.divisors)?.max(1));
        let value = if extent.ceil { factors.div_ceil(divisors) } else { factors / divisors };
        usize::try_from(value).map_err(|_| uncounted())
    }

    /// The list that an attribute holds, as extents.
    pub(super) fn list(&self, attribute: usize) -> Result<Vec<usize>, ReferenceError> {
        let extents = match self.attributes.get(&self.format.attributes[attribute].name) {
            Some(Value::IntList(list)) => list.iter().map(|extent| usize::try_from(*extent).ok()).collect(),
            _ => None,
        };
        extents.ok_or_else(|| wrong(self.format, attribute, "a list of extents"))
    }
}

/// A product of sizes, if it can be counted.
fn times(a: usize, b: usize) -> Result<usize, ReferenceError> {
    a.checked_mul(b).ok_or_else(|| ReferenceError::Shape { tensor: OUTPUT, shape: vec![a, b] })
}
