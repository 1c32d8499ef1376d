//! Running a format's plan: tensors are compared with the planned ones, group indices are checked, then weights are
//! computed.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::Range;

use crate::format::FormatPlan;
use crate::format::in_order::arrange;
use crate::format::listed::{List, Listed};
use crate::format::parameters::Tensors;
use crate::isa::buffer::Buffer;
use crate::isa::memory::Bytes;
use crate::run::same;
#[cfg(feature = "rayon")]
use crate::run::{SLABS, Shared};
use crate::{Error, Meta, Tensor, TensorMut, TensorRef};

/// A tensor by its name.
type Named<'n, 't> = (&'n str, TensorRef<'t>);

impl FormatPlan {
    /// Computes the weights on the calling thread, into the caller's memory, of [`output`](Self::output)'s type and shape. Tensors come in any
    /// order.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a group index is out of range; nothing is written then.
    pub fn run(&self, tensors: &[Named<'_, '_>], y: &mut TensorMut<'_>) -> Result<(), Error> {
        self.run_tensors(&self.tensors(tensors)?, y)
    }

    /// The same for bytes that are checked.
    pub(super) fn run_tensors(&self, tensors: &[Option<&[u8]>], y: &mut TensorMut<'_>) -> Result<(), Error> {
        self.check_output(y)?;
        self.compute_all(tensors, &mut Buffer::bytes(y.bytes()));
        Ok(())
    }

    /// Computes some rows of the result; `y` is exactly their bytes. A call checks all of its tensors, group indices included, and
    /// whether a part is stored around the caches goes by its own length, as in [`Plan::run_rows`](crate::Plan::run_rows).
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, the rows do not exist, or `y` has another
    /// length; nothing is written then.
    pub fn run_rows(&self, rows: Range<usize>, tensors: &[Named<'_, '_>], y: &mut [u8]) -> Result<(), Error> {
        self.run_bytes_of_rows(rows, &self.tensors(tensors)?, y)
    }

    /// Computes some weights, which are counted row-major; `y` is exactly their bytes. It is [`run_rows`](Self::run_rows) for results
    /// of few rows: a part may begin and end anywhere, and every split gives the same bits. Parts that begin and end at
    /// multiples of 64 weights and of a block cost the least.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, the weights do not exist, or `y` has another
    /// length; nothing is written then.
    pub fn run_range(
        &self,
        weights: Range<usize>,
        tensors: &[Named<'_, '_>],
        y: &mut [u8],
    ) -> Result<(), Error> {
        self.run_bytes_of_range(weights, &self.tensors(tensors)?, y)
    }

    /// The same for bytes that are checked.
    pub(super) fn run_bytes_of_rows(
        &self,
        rows: Range<usize>,
        tensors: &[Option<&[u8]>],
        y: &mut [u8],
    ) -> Result<(), Error> {
        if rows.start > rows.end || rows.end > self.rows() {
            return Err(Error::Rows { rule: self.rule, start: rows.start, end: rows.end, rows: self.rows() });
        }
        // No overflow: a row of an empty result has no elements, or there are no rows.
        self.compute_range(tensors, rows.start * self.row_len()..rows.end * self.row_len(), y)
    }

    /// The same for bytes that are checked.
    pub(super) fn run_bytes_of_range(
        &self,
        weights: Range<usize>,
        tensors: &[Option<&[u8]>],
        y: &mut [u8],
    ) -> Result<(), Error> {
        let (Range { start, end }, elements) = (weights.clone(), self.elements);
        if start > end || end > elements {
            return Err(Error::Range { rule: self.rule, start, end, elements });
        }
        self.compute_range(tensors, weights, y)
    }

    /// Computes a range of weights that exist into exactly their bytes.
    fn compute_range(
        &self,
        tensors: &[Option<&[u8]>],
        range: Range<usize>,
        y: &mut [u8],
    ) -> Result<(), Error> {
        let expected = range.len() * self.width();
        self.check_length(y.len(), expected)?;
        let streaming = self.stores.stream(expected, 1);
        self.compute(tensors, range, streaming, &mut Buffer::bytes(y));
        Ok(())
    }

    /// Computes the weights into memory that may hold nothing; returns it as bytes.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or `y` has another length than the result; nothing is
    /// written then.
    pub fn run_uninit<'y>(
        &self,
        tensors: &[Named<'_, '_>],
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        self.run_tensors_uninit(&self.tensors(tensors)?, y)
    }

    /// The same for bytes that are checked.
    pub(super) fn run_tensors_uninit<'y>(
        &self,
        tensors: &[Option<&[u8]>],
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        self.check_length(y.len(), self.output_bytes())?;
        let mut buffer = Buffer::uninit(y);
        self.compute_all(tensors, &mut buffer);
        Ok(buffer.into_written())
    }

    /// Computes the weights on several threads, if that pays; else the same as [`run`](Self::run). What pays is the
    /// same as for [`Plan::run_parallel`](crate::Plan::run_parallel).
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a group index is out of range; nothing is written then.
    #[cfg(feature = "rayon")]
    pub fn run_parallel(&self, tensors: &[Named<'_, '_>], y: &mut TensorMut<'_>) -> Result<(), Error> {
        self.run_tensors_parallel(&self.tensors(tensors)?, y)
    }

    /// The same for bytes that are checked.
    #[cfg(feature = "rayon")]
    pub(super) fn run_tensors_parallel(
        &self,
        tensors: &[Option<&[u8]>],
        y: &mut TensorMut<'_>,
    ) -> Result<(), Error> {
        self.check_output(y)?;
        let mut out = Buffer::bytes(y.bytes());
        match crate::run::threads(out.len()) {
            0 | 1 => self.compute_all(tensors, &mut out),
            threads => {
                let streaming = self.stores.stream(out.len(), threads);
                let work = Shared { elements: self.elements, width: self.width(), threads };
                work.compute(out, &|elements| self.cut(elements), &|range, part| {
                    self.compute(tensors, range, streaming, part);
                });
            }
        }
        Ok(())
    }

    /// Allocates the weights, of [`output`](Self::output)'s type and shape, and computes them on the calling thread.
    ///
    /// Their [`Bytes`] begin at a cache line, and many of them (32 MiB) lie in huge pages where Linux gives such. All the same, the first
    /// write to fresh memory takes longer than the computation: [`run`](Self::run) into memory that is used again is the fast way.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or there is no memory for the weights.
    pub fn run_to_tensor(&self, tensors: &[Named<'_, '_>]) -> Result<Tensor, Error> {
        let tensors = self.tensors(tensors)?;
        let bytes = self.output_bytes();
        let filled = Bytes::filled(bytes, |buffer| self.compute_all(&tensors, buffer));
        let Meta { dtype, shape } = self.output();
        Ok(Tensor { dtype, shape: Vec::from(shape), bytes: filled.ok_or(Error::OutOfMemory { bytes })? })
    }

    /// How many elements a slab of about so many has: whole rows if some of these fit in, else whole segments. Rows that were
    /// merged are none.
    #[cfg(feature = "rayon")]
    pub(crate) fn cut(&self, elements: usize) -> usize {
        // Those of another matrix begin anew.
        if self.is_stack() {
            return elements.next_multiple_of(self.row_len().max(1));
        }
        let (row, segment) = (self.bound.columns.max(1), crate::format::finish::SEGMENT);
        let rows = row.saturating_mul(segment.div_ceil(row));
        elements.next_multiple_of(if rows <= elements / SLABS { rows } else { segment })
    }

    /// The bytes of the tensors, if these are the planned ones and every group index is a group.
    fn tensors<'a>(&self, given: &[Named<'_, 'a>]) -> Result<Tensors<'a>, Error> {
        self.bytes_of(&arrange(self.format, self.rule, given.iter().copied())?)
    }

    /// The same for what is given of each tensor.
    pub(super) fn bytes_of<'a>(&self, given: &[Option<TensorRef<'a>>]) -> Result<Tensors<'a>, Error> {
        let mut bytes = Tensors::new();
        for ((tensor, given), planned) in self.format.tensors.iter().zip(given).zip(&self.tensors) {
            let (rule, input) = (self.rule, tensor.name);
            match (given, planned) {
                (None, None) => bytes.push(None),
                (None, Some(_)) => return Err(Error::MissingInput { rule, input }),
                (Some(_), None) => return Err(Error::UnplannedInput { rule, input }),
                (Some(given), Some(planned)) => {
                    same(rule, input, given.meta(), Meta::new(planned.dtype, &planned.shape))?;
                    bytes.push(Some(given.bytes()));
                }
            }
        }
        self.check_indices(&bytes)?;
        Ok(bytes)
    }

    /// Every listed group is one. Where there are no weights nothing is looked up.
    fn check_indices(&self, tensors: &Tensors<'_>) -> Result<(), Error> {
        if self.elements == 0 {
            return Ok(());
        }
        for listed in self.bound.quantities.iter().flat_map(|numbers| numbers.lists).flatten() {
            let Listed { tensor, positions, groups } = listed;
            let Some(bytes) = tensors[tensor] else { continue };
            // Those of all matrices, or the ones that they share.
            let list = List::new(bytes, self.matrices_in(tensor) * positions);
            if let Some((index, found)) = list.first_beyond(groups) {
                let (rule, input) = (self.rule, self.format.tensors[tensor].name);
                return Err(Error::IndexRange { rule, input, index, found, groups });
            }
        }
        Ok(())
    }

    fn check_output(&self, y: &TensorMut<'_>) -> Result<(), Error> {
        same(self.rule, "the output", y.meta(), self.output())
    }

    /// Memory for weights is as long as these.
    fn check_length(&self, found: usize, expected: usize) -> Result<(), Error> {
        let (rule, output) = (self.rule, "the output");
        if found == expected { Ok(()) } else { Err(Error::OutputLength { rule, output, found, expected }) }
    }

    fn compute_all(&self, tensors: &[Option<&[u8]>], out: &mut Buffer<'_>) {
        let streaming = self.stores.stream(out.len(), 1);
        self.compute(tensors, 0..self.elements, streaming, out);
    }

    /// Computes a range of elements.
    fn compute(&self, tensors: &[Option<&[u8]>], range: Range<usize>, streaming: bool, out: &mut Buffer<'_>) {
        if streaming {
            out.stream(self.token, |out| self.walk(tensors, range, out));
        } else {
            self.walk(tensors, range, out);
        }
        debug_assert!(out.is_full(), "every weight is written");
    }
}
