//! The sizes of a call: found from shapes, given or computed. What they should be is not asked here.

use super::{FormatCall, ReferenceError, impossible, missing, wrong};
use crate::format::{Extent, Factor, SizeMeaning};
use crate::operator::Value;

/// The sizes of a call.
pub(super) struct Sizes<'a> {
    call: &'a FormatCall<'a>,
    values: Vec<usize>,
}

impl<'a> Sizes<'a> {
    pub(super) fn of(call: &'a FormatCall<'a>) -> Result<Self, ReferenceError> {
        let mut sizes = Self { call, values: Vec::new() };
        for size in &call.format.sizes {
            let value = sizes.value(&size.meaning)?;
            sizes.values.push(value);
        }
        Ok(sizes)
    }

    fn value(&self, meaning: &SizeMeaning) -> Result<usize, ReferenceError> {
        match meaning {
            SizeMeaning::Found { tensor, axis } => {
                let stored =
                    self.call.tensors[*tensor].as_ref().ok_or_else(|| missing(self.call.format, *tensor))?;
                let extent = &self.call.format.tensors[*tensor].shape[*axis];
                let mut value = stored.shape.get(*axis).copied().ok_or_else(|| impossible(stored))?;
                for factor in &extent.divisors {
                    value *= self.factor(*factor)?;
                }
                for factor in extent.factors.iter().filter(|factor| !matches!(factor, Factor::Size(_))) {
                    value /= self.factor(*factor)?.max(1);
                }
                Ok(value)
            }
            SizeMeaning::Computed { is, except } => match except {
                Some((attribute, value, otherwise)) if self.attribute(*attribute) == Some(value) => {
                    self.extent(otherwise)
                }
                _ => self.extent(is),
            },
            SizeMeaning::ProductOf(attribute) => Ok(shape_of(self.call, *attribute)?.iter().product()),
            SizeMeaning::EntryOf(attribute, index) => {
                let shape = shape_of(self.call, *attribute)?;
                shape
                    .get(*index)
                    .copied()
                    .ok_or_else(|| wrong(self.call.format, *attribute, "so long a list"))
            }
        }
    }

    /// An attribute's value, or its default.
    fn attribute(&self, index: usize) -> Option<&Value> {
        let attribute = &self.call.format.attributes[index];
        self.call.attributes.get(&attribute.name).or(attribute.default.as_ref())
    }

    pub(super) fn factor(&self, factor: Factor) -> Result<usize, ReferenceError> {
        match factor {
            Factor::Number(number) => Ok(number as usize),
            Factor::Size(index) => Ok(self.values[index]),
            Factor::Attribute(index) => match self.attribute(index) {
                Some(Value::Int(value)) if *value >= 0 => Ok(*value as usize),
                _ => Err(wrong(self.call.format, index, "a number that is not negative")),
            },
        }
    }

    pub(super) fn extent(&self, extent: &Extent) -> Result<usize, ReferenceError> {
        let product = |factors: &[Factor]| {
            factors.iter().try_fold(1_usize, |product, factor| Ok(product * self.factor(*factor)?))
        };
        let (factors, divisors): (usize, usize) = (product(&extent.factors)?, product(&extent.divisors)?);
        Ok(if extent.ceil { factors.div_ceil(divisors.max(1)) } else { factors / divisors.max(1) })
    }
}

/// The list that an attribute holds, as extents.
pub(super) fn shape_of(call: &FormatCall, attribute: usize) -> Result<Vec<usize>, ReferenceError> {
    let given = call.attributes.get(&call.format.attributes[attribute].name);
    let extents = match given {
        Some(Value::IntList(list)) => list.iter().map(|extent| usize::try_from(*extent).ok()).collect(),
        _ => None,
    };
    extents.ok_or_else(|| wrong(call.format, attribute, "a list of extents"))
}
