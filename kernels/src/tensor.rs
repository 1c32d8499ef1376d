//! Tensors as the caller has them: an element type, a shape and bytes, whose length is checked on construction.

use alloc::vec::Vec;
use core::fmt;

use zerocopy::{FromBytes, IntoBytes};

use crate::element::Element;
use crate::grouping::{byte_len, product};
use crate::{Bytes, DType, Error};

/// What a plan needs to know of a tensor: everything but its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

    /// How many elements there are.
    ///
    /// # Errors
    ///
    /// There are more than can be counted, or they take more bytes.
    pub fn elements(&self) -> Result<usize, Error> {
        self.size().map(|(elements, _)| elements)
    }

    /// How many bytes the elements take: elements · bits / 8 rounded up, as many as a [`TensorRef`] of this type and shape has.
    ///
    /// # Errors
    ///
    /// There are more elements than can be counted, or they take more bytes.
    pub fn bytes(&self) -> Result<usize, Error> {
        self.size().map(|(_, bytes)| bytes)
    }

    /// Whether type and shape are these.
    #[inline(always)]
    pub(crate) fn is(&self, dtype: DType, shape: &[usize]) -> bool {
        // A call for a few extents would take longer than to compare them.
        let equal = || self.shape.iter().zip(shape).all(|(found, expected)| found == expected);
        self.dtype.is(dtype) && self.shape.len() == shape.len() && equal()
    }

    /// The number of elements and of the bytes that they take.
    #[inline]
    pub(crate) fn size(&self) -> Result<(usize, usize), Error> {
        self.count().ok_or(Error::Overflow { dtype: self.dtype })
    }

    /// The same; none if there are too many.
    #[inline]
    fn count(&self) -> Option<(usize, usize)> {
        // Only a product that overflows may be one of zeros.
        let elements = self.shape.iter().try_fold(1_usize, |product, extent| product.checked_mul(*extent));
        let elements = elements.or_else(|| product(self.shape))?;
        Some((elements, byte_len(elements, self.dtype.bits())?))
    }

    /// Whether a tensor of this type and shape has so many bytes.
    #[inline]
    fn has(&self, bytes: usize) -> bool {
        self.count().is_some_and(|(_, expected)| expected == bytes)
    }

    /// What is wrong with so many bytes for a tensor of this type and shape.
    #[cold]
    fn wrong_length(&self, found: usize) -> Error {
        match self.size() {
            Ok((elements, expected)) => Error::Length { dtype: self.dtype, elements, found, expected },
            Err(overflow) => overflow,
        }
    }
}

/// A borrowed tensor: dense, row-major, little-endian, at any alignment.
#[derive(Clone, Copy)]
pub struct TensorRef<'a> {
    meta: Meta<'a>,
    bytes: &'a [u8],
}

impl<'a> TensorRef<'a> {
    /// A tensor over bytes: exactly as many as the elements take, elements · bits / 8 rounded up.
    ///
    /// Elements narrower than a byte are one stream of bits in row-major order, the first in the lowest bits, without padding between
    /// rows; what the last byte has too many is not read.
    ///
    /// # Errors
    ///
    /// The bytes are not as many as the elements take, or the shape has more elements than can be counted.
    #[inline]
    pub fn new(dtype: DType, shape: &'a [usize], bytes: &'a [u8]) -> Result<Self, Error> {
        // Two values: the address of one would be handed on, so it would be stored, and its copy waited for.
        let (meta, of_error) = (Meta { dtype, shape }, Meta { dtype, shape });
        if meta.has(bytes.len()) { Ok(Self { meta, bytes }) } else { Err(of_error.wrong_length(bytes.len())) }
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
    #[inline]
    pub fn meta(&self) -> Meta<'a> {
        self.meta
    }

    /// The type of an element, or of the words that elements share.
    #[inline]
    pub fn dtype(&self) -> DType {
        self.meta.dtype
    }

    /// The extent of each axis.
    #[inline]
    pub fn shape(&self) -> &'a [usize] {
        self.meta.shape
    }

    /// Its bytes.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// A tensor to write to: dense, row-major, little-endian, at any alignment.
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
    #[inline]
    pub fn new(dtype: DType, shape: &'a [usize], bytes: &'a mut [u8]) -> Result<Self, Error> {
        // Two values: the address of one would be handed on, so it would be stored, and its copy waited for.
        let (meta, of_error) = (Meta { dtype, shape }, Meta { dtype, shape });
        if meta.has(bytes.len()) { Ok(Self { meta, bytes }) } else { Err(of_error.wrong_length(bytes.len())) }
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
    #[inline]
    pub fn meta(&self) -> Meta<'a> {
        self.meta
    }

    /// The type of an element, or of the words that elements share.
    #[inline]
    pub fn dtype(&self) -> DType {
        self.meta.dtype
    }

    /// The extent of each axis.
    #[inline]
    pub fn shape(&self) -> &'a [usize] {
        self.meta.shape
    }

    /// Its bytes.
    #[inline]
    pub fn bytes(&mut self) -> &mut [u8] {
        self.bytes
    }
}

/// An owned tensor, the result of a call that allocates.
#[derive(Clone, PartialEq, Eq)]
pub struct Tensor {
    /// The type of an element.
    pub dtype: DType,
    /// The extent of each axis.
    pub shape: Vec<usize>,
    /// The elements: dense, row-major, little-endian.
    pub bytes: Bytes,
}

impl Tensor {
    /// The elements as words, `f32` for [`Float32`](crate::types::Float32); none for a tensor of another type.
    pub fn words<T: Element>(&self) -> Option<&[T::Word]> {
        if self.dtype != T::DTYPE {
            return None;
        }
        // Bytes begin where words may.
        <[T::Word]>::ref_from_bytes(&self.bytes).ok()
    }

    /// The same, copied.
    pub fn to_vec<T: Element>(&self) -> Option<Vec<T::Word>> {
        self.words::<T>().map(<[_]>::to_vec)
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

/// Type, shape and the first bytes.
impl fmt::Debug for TensorRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "TensorRef", self.meta, self.bytes)
    }
}

/// Type, shape and the first bytes.
impl fmt::Debug for TensorMut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "TensorMut", self.meta, self.bytes)
    }
}

/// Type, shape and the first bytes.
impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "Tensor", Meta { dtype: self.dtype, shape: &self.shape }, &self.bytes)
    }
}

fn debug(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    Meta { dtype, shape }: Meta<'_>,
    bytes: &[u8],
) -> fmt::Result {
    let mut shown = f.debug_struct(name);
    shown.field("dtype", &dtype).field("shape", &shape).field("bytes", &FirstBytes(bytes)).finish()
}

/// As many bytes as one reads: those of a weight are millions.
pub(crate) struct FirstBytes<'a>(pub(crate) &'a [u8]);

impl fmt::Debug for FirstBytes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_at_checked(16) else { return write!(f, "{:?}", self.0) };
        write!(f, "{first:?}")?;
        if rest.is_empty() { Ok(()) } else { write!(f, " and {} more", rest.len()) }
    }
}
