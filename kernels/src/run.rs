//! Running a plan: the tensors are compared with the planned ones, rules about values are checked, then elements
//! are computed. Nothing is written before everything is checked.
//!
//! A call for a few elements takes some nanoseconds, so what every run does is done once, inline and without
//! making a message: only a call that is not as planned is examined by [`checks`].

mod checks;
#[cfg(feature = "rayon")]
mod slabs;

pub(crate) use checks::same;
#[cfg(feature = "rayon")]
pub(crate) use slabs::{SLABS, Shared, threads};

use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::Range;

use crate::isa::buffer::Buffer;
use crate::isa::memory::Bytes;
use crate::kernel::Job;
use crate::plan::{Plan, Planned};
use crate::{Error, Meta, Tensor, TensorMut, TensorRef};

/// What a caller hands in.
struct Given<'g, 'a> {
    x: &'g TensorRef<'a>,
    scale: Option<&'g TensorRef<'a>>,
    zero_point: Option<&'g TensorRef<'a>>,
}

impl<'g, 'a> Given<'g, 'a> {
    /// By reference: copied straight after it was written, a tensor would be waited for.
    #[inline(always)]
    fn of(
        x: &'g TensorRef<'a>,
        scale: &'g Option<TensorRef<'a>>,
        zero_point: &'g Option<TensorRef<'a>>,
    ) -> Self {
        Self { x, scale: scale.as_ref(), zero_point: zero_point.as_ref() }
    }
}

/// Checked inputs.
#[derive(Clone, Copy)]
struct Inputs<'a> {
    x: &'a [u8],
    scale: &'a [u8],
    zero_point: Option<&'a [u8]>,
    /// Whether the zero points are near, where that is asked.
    near: bool,
}

/// The ways to run.
impl Plan {
    /// Computes the output on the calling thread, into the caller's memory.
    ///
    /// This is the fast way: memory that was written before costs nothing, whereas the first write to fresh memory
    /// takes longer than the computation. Nothing is allocated for tensors of up to eight axes.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a value breaks a rule; nothing is written then.
    #[inline]
    pub fn run<'a>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut TensorMut<'_>,
    ) -> Result<(), Error> {
        self.run_given(&Given::of(&x, &scale.into(), &zero_point.into()), y)
    }

    /// Computes some rows of the output; `y` is exactly their bytes.
    ///
    /// A row is what has the same index on all axes but the last. Rows of 16- and 32-bit outputs begin at whole
    /// bytes, whatever the input.
    ///
    /// It pays where the caller has threads of its own, or wants results in parts that stay in a cache until they
    /// are used. A call checks all of its inputs, values included, so let a part have some thousand elements. Rows
    /// at which a group begins cost the least, but every split gives the same bits. Whether a part is stored around the
    /// caches goes by its own length: parts of an output that is larger than these may ask for it with
    /// [`stores`](Self::stores).
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, the rows do not exist, or `y` has another length;
    /// nothing is written then.
    #[inline]
    pub fn run_rows<'a>(
        &self,
        rows: Range<usize>,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut [u8],
    ) -> Result<(), Error> {
        self.rows_given(rows, &Given::of(&x, &scale.into(), &zero_point.into()), y)
    }

    /// Computes some elements of the output, which are counted row-major; `y` is exactly their bytes.
    ///
    /// It is [`run_rows`](Self::run_rows) for outputs that have one row, or a few: a part may begin and end anywhere, and every
    /// split gives the same bits. Parts of a multiple of 64 elements cost the least.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, the elements do not exist, or `y` has another length;
    /// nothing is written then.
    #[inline]
    pub fn run_range<'a>(
        &self,
        elements: Range<usize>,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut [u8],
    ) -> Result<(), Error> {
        self.range_given(elements, &Given::of(&x, &scale.into(), &zero_point.into()), y)
    }

    /// Computes the output into memory that may hold nothing; returns it as bytes.
    ///
    /// It saves the zeros that [`run`](Self::run) would want in a fresh buffer. Reusing a buffer saves more.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, or `y` has another length than the output; nothing is written then.
    #[inline]
    pub fn run_uninit<'a, 'y>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        self.uninit_given(&Given::of(&x, &scale.into(), &zero_point.into()), y)
    }

    /// Computes the output on several threads, if that pays; else the same as [`run`](Self::run).
    ///
    /// On a thread of a rayon pool, outputs of 256 KiB and more are shared with the pool's idle threads. Any other
    /// thread has to wake the global pool first, which takes longer than computing a few megabytes: from there,
    /// outputs of 16 MiB and more are shared, and the calling thread computes along. So a program that calls often
    /// should do it inside of `ThreadPool::install` or a rayon task. Outputs far beyond the last cache are bound by
    /// the memory, where more threads help as far as one does not use all of its bandwidth.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a value breaks a rule; nothing is written then.
    #[cfg(feature = "rayon")]
    #[inline]
    pub fn run_parallel<'a>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut TensorMut<'_>,
    ) -> Result<(), Error> {
        self.parallel_given(&Given::of(&x, &scale.into(), &zero_point.into()), y)
    }

    /// Allocates the output, of [`output`](Self::output)'s type and shape, and computes it on the calling thread.
    ///
    /// Its [`Bytes`] begin at a cache line, and many of them (32 MiB) lie in huge pages where Linux gives such. All the same, the first write
    /// to fresh memory takes longer than the computation: [`run`](Self::run) into memory that is used again is the fast way.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, or there is no memory for the output.
    #[inline]
    pub fn run_to_tensor<'a>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
    ) -> Result<Tensor, Error> {
        self.tensor_given(&Given::of(&x, &scale.into(), &zero_point.into()))
    }
}

/// The same, compiled once.
impl Plan {
    fn run_given(&self, given: &Given<'_, '_>, y: &mut TensorMut<'_>) -> Result<(), Error> {
        let inputs = self.inputs(given)?;
        self.check_output(y.meta())?;
        self.compute_all(inputs, &mut Buffer::bytes(y.bytes()));
        Ok(())
    }

    /// Computes the output from bytes that are known to be of the planned types: only their lengths can be wrong.
    /// Does nothing if one is, or if a rule about values has to be checked.
    pub(crate) fn run_bytes(&self, x: &[u8], scale: &[u8], zero_point: Option<&[u8]>, y: &mut [u8]) -> bool {
        let fits = |bytes: &[u8], planned: &Planned| bytes.len() == planned.bytes;
        let zero_point_fits = match (zero_point, &self.parts.zero_point) {
            (None, None) => true,
            (Some(bytes), Some(planned)) => fits(bytes, planned) && !self.parts.has_value_rules,
            _ => false,
        };
        let inputs_fit = fits(x, &self.parts.x) && fits(scale, &self.parts.scale) && zero_point_fits;
        let as_planned = inputs_fit && y.len() == self.output_bytes();
        if as_planned {
            self.compute_all(self.as_inputs(x, scale, zero_point), &mut Buffer::bytes(y));
        }
        as_planned
    }

    fn rows_given(&self, rows: Range<usize>, given: &Given<'_, '_>, y: &mut [u8]) -> Result<(), Error> {
        let inputs = self.inputs(given)?;
        if rows.start > rows.end || rows.end > self.rows() {
            let rule = self.parts.rule;
            return Err(Error::Rows { rule, start: rows.start, end: rows.end, rows: self.rows() });
        }
        // No overflow: a row of an empty tensor has no elements, or there are no rows.
        self.compute_range(inputs, rows.start * self.row_len()..rows.end * self.row_len(), y)
    }

    fn range_given(&self, range: Range<usize>, given: &Given<'_, '_>, y: &mut [u8]) -> Result<(), Error> {
        let inputs = self.inputs(given)?;
        let (Range { start, end }, elements) = (range.clone(), self.parts.elements);
        if start > end || end > elements {
            return Err(Error::Range { rule: self.parts.rule, start, end, elements });
        }
        self.compute_range(inputs, range, y)
    }

    /// Computes a range of elements that exist into exactly their bytes.
    fn compute_range(&self, inputs: Inputs<'_>, range: Range<usize>, y: &mut [u8]) -> Result<(), Error> {
        let expected = range.len() * self.output_width();
        self.check_length(y.len(), expected)?;
        let streaming = self.parts.stores.stream(expected, 1);
        self.compute(inputs, range, streaming, &mut Buffer::bytes(y));
        Ok(())
    }

    fn uninit_given<'y>(
        &self,
        given: &Given<'_, '_>,
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        let inputs = self.inputs(given)?;
        self.check_length(y.len(), self.output_bytes())?;
        let mut buffer = Buffer::uninit(y);
        self.compute_all(inputs, &mut buffer);
        Ok(buffer.into_written())
    }

    #[cfg(feature = "rayon")]
    fn parallel_given(&self, given: &Given<'_, '_>, y: &mut TensorMut<'_>) -> Result<(), Error> {
        let inputs = self.inputs(given)?;
        self.check_output(y.meta())?;
        let out = Buffer::bytes(y.bytes());
        self.compute_parallel(inputs, out);
        Ok(())
    }

    fn tensor_given(&self, given: &Given<'_, '_>) -> Result<Tensor, Error> {
        let inputs = self.inputs(given)?;
        let bytes = self.output_bytes();
        let filled = Bytes::filled(bytes, |buffer| self.compute_all(inputs, buffer));
        let Meta { dtype, shape } = self.output();
        Ok(Tensor { dtype, shape: Vec::from(shape), bytes: filled.ok_or(Error::OutOfMemory { bytes })? })
    }
}

/// What runs share.
impl Plan {
    /// The bytes of the inputs, if these are the planned ones and break no rule about values.
    #[inline(always)]
    fn inputs<'a>(&self, given: &Given<'_, 'a>) -> Result<Inputs<'a>, Error> {
        let Given { x, scale, zero_point } = given;
        let is = |tensor: &TensorRef<'_>, planned: &Planned| tensor.meta().is(planned.dtype, &planned.shape);
        let zero_point_fits = match (zero_point, &self.parts.zero_point) {
            (None, None) => true,
            (Some(tensor), Some(planned)) => is(tensor, planned) && !self.parts.has_value_rules,
            _ => false,
        };
        match scale {
            Some(scale) if zero_point_fits && is(x, &self.parts.x) && is(scale, &self.parts.scale) => {
                let zero_point = zero_point.map(|tensor| tensor.bytes());
                Ok(self.as_inputs(x.bytes(), scale.bytes(), zero_point))
            }
            _ => self.examine(given),
        }
    }

    /// Checked bytes.
    #[inline(always)]
    fn as_inputs<'a>(&self, x: &'a [u8], scale: &'a [u8], zero_point: Option<&'a [u8]>) -> Inputs<'a> {
        Inputs { x, scale, zero_point, near: self.parts.kernel.is_near(self.parts.token, zero_point) }
    }

    /// The bytes of an output element.
    fn output_width(&self) -> usize {
        (self.parts.types.output.bits() / 8) as usize
    }

    /// Computes every element.
    #[inline(always)]
    fn compute_all(&self, inputs: Inputs<'_>, out: &mut Buffer<'_>) {
        let streaming = self.parts.stores.stream(out.len(), 1);
        self.compute(inputs, 0..self.parts.elements, streaming, out);
    }

    /// Computes a range of elements.
    #[inline(always)]
    fn compute(&self, inputs: Inputs<'_>, range: Range<usize>, streaming: bool, out: &mut Buffer<'_>) {
        debug_assert_eq!(out.len(), range.len() * self.output_width());
        let job = Job {
            token: self.parts.token,
            grouping: &self.parts.grouping,
            elements: self.parts.layout.elements(inputs.x, range.start),
            scale: inputs.scale,
            zero_point: inputs.zero_point,
            near: inputs.near,
            range,
            parameters: self.parts.scale.elements,
        };
        if streaming {
            out.stream(job.token, |out| self.parts.kernel.run(&job, out));
        } else {
            self.parts.kernel.run(&job, out);
        }
        debug_assert!(out.is_full(), "every element is written");
    }
}
