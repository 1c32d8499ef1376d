//! Tensors as the caller has them: an element type, a shape and bytes, whose length is checked on construction.

use alloc::vec::Vec;

use zerocopy::{FromBytes, IntoBytes};

use crate::element::Element;
use crate::grouping::{byte_len, product};
use crate::{DType, Error};

/// What a plan needs to know of a tensor: everything but its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta<'a> {
    /// The type of an element, or of the words that elements share.
    pub dtype: DType,
    /// The extent of each axis.
    pub shape: &'a [usize],
}

impl<'a> Meta<'a> {
    /// A type and a shape.
    pub const fn new(dtype: DType, shape: &'a [usize]) -> Self {
        Self { dtype, shape }
    }

    /// The number of elements and of the bytes that they take.
    pub(crate) fn size(&self) -> Result<(usize, usize), Error> {
        let overflow = Error::Overflow { dtype: self.dtype };
        let elements = product(self.shape).ok_or(overflow)?;
        let bytes = byte_len(elements, self.dtype.bits()).ok_or(overflow)?;
        Ok((elements, bytes))
    }

    /// That a tensor of this type and shape has so many bytes.
    fn check(&self, found: usize) -> Result<(), Error> {
        let (_, expected) = self.size()?;
        if found == expected { Ok(()) } else { Err(Error::Length { dtype: self.dtype, found, expected }) }
    }
}

/// A borrowed tensor: dense, row-major, little-endian, at any alignment.
#[derive(Clone, Copy, Debug)]
pub struct TensorRef<'a> {
    meta: Meta<'a>,
    bytes: &'a [u8],
}

impl<'a> TensorRef<'a> {
    /// A tensor over bytes: exactly as many as the elements take, the last one padded.
    ///
    /// # Errors
    ///
    /// The bytes are not as many as the elements take, or the shape has more elements than can be counted.
    pub fn new(dtype: DType, shape: &'a [usize], bytes: &'a [u8]) -> Result<Self, Error> {
        let meta = Meta { dtype, shape };
        meta.check(bytes.len())?;
        Ok(Self { meta, bytes })
    }

    /// A tensor over words: `f32` for [`Float32`](crate::types::Float32), bytes for types narrower than one.
    ///
    /// # Errors
    ///
    /// The words are not as many as the elements take.
    pub fn of<T: Element>(shape: &'a [usize], words: &'a [T::Word]) -> Result<Self, Error> {
        Self::new(T::DTYPE, shape, words.as_bytes())
    }

    /// Its type and shape.
    pub fn meta(&self) -> Meta<'a> {
        self.meta
    }

    /// Its bytes.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// A tensor to write to: dense, row-major, little-endian, at any alignment.
#[derive(Debug)]
pub struct TensorMut<'a> {
    meta: Meta<'a>,
    bytes: &'a mut [u8],
}

impl<'a> TensorMut<'a> {
    /// A tensor over bytes: exactly as many as the elements take.
    ///
    /// # Errors
    ///
    /// The bytes are not as many as the elements take, or the shape has more elements than can be counted.
    pub fn new(dtype: DType, shape: &'a [usize], bytes: &'a mut [u8]) -> Result<Self, Error> {
        let meta = Meta { dtype, shape };
        meta.check(bytes.len())?;
        Ok(Self { meta, bytes })
    }

    /// A tensor over words: `f32` for [`Float32`](crate::types::Float32).
    ///
    /// # Errors
    ///
    /// The words are not as many as the elements take.
    pub fn of<T: Element>(shape: &'a [usize], words: &'a mut [T::Word]) -> Result<Self, Error> {
        Self::new(T::DTYPE, shape, words.as_mut_bytes())
    }

    /// Its type and shape.
    pub fn meta(&self) -> Meta<'a> {
        self.meta
    }

    /// Its bytes.
    pub fn bytes(&mut self) -> &mut [u8] {
        self.bytes
    }
}

/// An owned tensor, the result of a call that allocates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tensor {
    /// The type of an element.
    pub dtype: DType,
    /// The extent of each axis.
    pub shape: Vec<usize>,
    /// The elements: dense, row-major, little-endian.
    pub bytes: Vec<u8>,
}

impl Tensor {
    /// The elements as words, `f32` for [`Float32`](crate::types::Float32); none for a tensor of another type.
    pub fn to_vec<T: Element>(&self) -> Option<Vec<T::Word>> {
        let words = self.bytes.chunks_exact(size_of::<T::Word>());
        (self.dtype == T::DTYPE)
            .then(|| words.filter_map(|word| T::Word::read_from_bytes(word).ok()).collect())
    }

    /// The same, borrowed.
    ///
    /// # Errors
    ///
    /// The bytes are not as many as the elements take.
    pub fn view(&self) -> Result<TensorRef<'_>, Error> {
        TensorRef::new(self.dtype, &self.shape, &self.bytes)
    }
}
