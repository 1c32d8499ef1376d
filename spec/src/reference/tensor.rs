//! Tensors as dense little-endian bit streams: element i is the bits from i·width on, lowest first, without padding
//! between rows. A stream of bytes is the special case of width 8, and of words the one of a multiple of 8.

use super::error::ReferenceError;
use super::exact::ones;
use crate::element::ElementType;

/// A tensor: type, shape and bits.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// The type of its elements.
    pub element_type: ElementType,
    /// The extent along every axis; row-major, the last axis is the fastest.
    pub shape: Vec<usize>,
    /// The elements, in as few bytes as hold them; spare bits of the last byte mean nothing.
    pub bytes: Vec<u8>,
}

impl Tensor {
    /// A tensor of code 0.
    pub(super) fn zeroed(
        name: &'static str,
        element_type: ElementType,
        shape: Vec<usize>,
    ) -> Result<Self, ReferenceError> {
        let mut tensor = Self { element_type, shape, bytes: Vec::new() };
        let (_, length) = tensor.size(name)?;
        tensor.bytes.resize(length, 0);
        Ok(tensor)
    }

    /// Whether a dimension is 0.
    pub(super) fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The number of elements, once the bytes are known to hold them.
    pub(super) fn checked_count(&self, name: &'static str) -> Result<usize, ReferenceError> {
        let (count, expected) = self.size(name)?;
        match self.bytes.len() {
            found if found == expected => Ok(count),
            found => Err(ReferenceError::Bytes { tensor: name, found, expected }),
        }
    }

    /// The code of an element; bits beyond the end are 0.
    pub fn code(&self, index: usize) -> u64 {
        let bits = self.element_type.bits;
        let first = index * bits as usize;
        // 64 bits that start inside a byte touch nine.
        let touched = self.bytes.iter().skip(first / 8).take(9);
        let window = touched.rev().fold(0, |window, &byte| window << 8 | u128::from(byte));
        (window >> (first % 8)) as u64 & ones(bits)
    }

    /// Writes the code of an element that is still 0.
    pub(super) fn write(&mut self, index: usize, code: u64) {
        let first = index * self.element_type.bits as usize;
        let window = u128::from(code) << (first % 8);
        let touched = self.bytes.iter_mut().skip(first / 8);
        for (byte, bits) in touched.zip(window.to_le_bytes()) {
            *byte |= bits;
        }
    }

    /// The numbers of elements and of bytes.
    fn size(&self, name: &'static str) -> Result<(usize, usize), ReferenceError> {
        let width = self.element_type.bits;
        if !(1..=64).contains(&width) {
            return Err(ReferenceError::Unexecutable(self.element_type.name.clone()));
        }
        let sizes = count(&self.shape).and_then(|count| {
            let bits = count.checked_mul(width as usize)?;
            Some((count, bits.div_ceil(8)))
        });
        sizes.ok_or_else(|| ReferenceError::Shape { tensor: name, shape: self.shape.clone() })
    }
}

/// The number of elements of a shape; `None` when it has more than can be counted.
pub(super) fn count(shape: &[usize]) -> Option<usize> {
    match shape.contains(&0) {
        true => Some(0),
        false => shape.iter().try_fold(1, |count: usize, &extent| count.checked_mul(extent)),
    }
}

/// Where an element of a row-major tensor lies along every axis.
pub(super) fn position(index: usize, shape: &[usize], position: &mut [usize]) {
    let mut rest = index;
    for (place, &extent) in position.iter_mut().zip(shape).rev() {
        *place = rest % extent;
        rest /= extent;
    }
}

/// The index of the element of a row-major tensor at a position.
pub(super) fn index(position: impl Iterator<Item = usize>, shape: &[usize]) -> usize {
    position.zip(shape).fold(0, |index, (place, &extent)| index * extent + place)
}
