//! Running a plan: the tensors are compared with the planned ones, rules about values are checked, then elements
//! are computed. Nothing is written before everything is checked.

use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::Range;

use crate::check::extents;
use crate::codes::Codes;
use crate::isa::buffer::{Buffer, allocate};
use crate::kernel::Job;
use crate::operator::{Role, Rule};
use crate::plan::{Plan, Planned};
use crate::{Error, Expected, Meta, RuleRef, Tensor, TensorMut, TensorRef};

/// Outputs below this size are not split: starting threads would take longer.
#[cfg(feature = "rayon")]
const WORTH_SPLITTING: usize = 256 * 1024;

/// Checked inputs.
#[derive(Clone, Copy)]
struct Inputs<'a> {
    x: &'a [u8],
    scale: &'a [u8],
    zero_point: Option<&'a [u8]>,
}

impl Plan {
    /// Computes the output on the calling thread.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a value breaks a rule; nothing is written then.
    pub fn run<'a>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut TensorMut<'_>,
    ) -> Result<(), Error> {
        let inputs = self.inputs(x, scale.into(), zero_point.into())?;
        self.check_output(y.meta())?;
        self.compute(inputs, 0..self.parts.elements, &mut Buffer::bytes(y.bytes()));
        Ok(())
    }

    /// Computes some rows of the output; `y` is exactly their bytes.
    ///
    /// A row is what has the same index on all axes but the last. Rows of 16- and 32-bit outputs begin at whole
    /// bytes, whatever the input.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, the rows do not exist, or `y` has another length;
    /// nothing is written then.
    pub fn run_rows<'a>(
        &self,
        rows: Range<usize>,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut [u8],
    ) -> Result<(), Error> {
        let inputs = self.inputs(x, scale.into(), zero_point.into())?;
        if rows.start > rows.end || rows.end > self.rows() {
            return Err(Error::Rows { start: rows.start, end: rows.end, rows: self.rows() });
        }
        // No overflow: a row of an empty tensor has no elements, or there are no rows.
        let range = rows.start * self.row_len()..rows.end * self.row_len();
        let expected = range.len() * self.output_width();
        if y.len() != expected {
            return Err(Error::OutputLength { found: y.len(), expected });
        }
        self.compute(inputs, range, &mut Buffer::bytes(y));
        Ok(())
    }

    /// Computes the output into memory that may hold nothing; returns it as bytes.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a value breaks a rule, or `y` has another length than the output.
    pub fn run_uninit<'a, 'y>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        let inputs = self.inputs(x, scale.into(), zero_point.into())?;
        let expected = self.output_bytes();
        if y.len() != expected {
            return Err(Error::OutputLength { found: y.len(), expected });
        }
        let mut buffer = Buffer::uninit(y);
        self.compute(inputs, 0..self.parts.elements, &mut buffer);
        Ok(buffer.into_written())
    }

    /// Computes the output on the threads of rayon's current pool, one slab each; small outputs on the calling
    /// thread.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a value breaks a rule; nothing is written then.
    #[cfg(feature = "rayon")]
    pub fn run_parallel<'a>(
        &self,
        x: TensorRef<'a>,
        scale: impl Into<Option<TensorRef<'a>>>,
        zero_point: impl Into<Option<TensorRef<'a>>>,
        y: &mut TensorMut<'_>,
    ) -> Result<(), Error> {
        let inputs = self.inputs(x, scale.into(), zero_point.into())?;
        self.check_output(y.meta())?;
        let mut out = Buffer::bytes(y.bytes());
        if self.output_bytes() < WORTH_SPLITTING {
            self.compute(inputs, 0..self.parts.elements, &mut out);
        } else {
            self.compute_slabs(inputs, rayon::current_num_threads(), out);
        }
        Ok(())
    }

    /// Allocates the output and computes it.
    pub(crate) fn run_to_tensor(
        &self,
        x: TensorRef<'_>,
        scale: Option<TensorRef<'_>>,
        zero_point: Option<TensorRef<'_>>,
    ) -> Result<Tensor, Error> {
        let inputs = self.inputs(x, scale, zero_point)?;
        let bytes = self.output_bytes();
        let filled = allocate(bytes, |mut buffer| {
            self.compute(inputs, 0..self.parts.elements, &mut buffer);
            Ok(buffer)
        });
        let (dtype, shape) = self.output();
        Ok(Tensor { dtype, shape: Vec::from(shape), bytes: filled?.ok_or(Error::OutOfMemory { bytes })? })
    }

    /// The bytes of an output element.
    fn output_width(&self) -> usize {
        (self.parts.types.output.bits() / 8) as usize
    }

    /// Computes a range of elements.
    fn compute(&self, inputs: Inputs<'_>, range: Range<usize>, out: &mut Buffer<'_>) {
        debug_assert_eq!(out.len(), range.len() * self.output_width());
        let job = Job {
            token: self.parts.token,
            grouping: &self.parts.grouping,
            layout: self.parts.layout,
            x: inputs.x,
            scale: inputs.scale,
            zero_point: inputs.zero_point,
            range,
            parameters: self.parts.scale.elements(),
        };
        if self.parts.stores.stream(out.len(), 1) {
            out.stream(job.token, |out| self.parts.kernel.run(&job, out));
        } else {
            self.parts.kernel.run(&job, out);
        }
    }

    /// Computes the output in `threads` slabs.
    #[cfg(feature = "rayon")]
    fn compute_slabs(&self, inputs: Inputs<'_>, threads: usize, out: Buffer<'_>) {
        // Slabs of whole cache lines of the output, and of whole bytes of the input.
        let slab = self.parts.elements.div_ceil(threads.max(1)).next_multiple_of(64);
        rayon::scope(|scope| {
            for (index, mut part) in out.split(slab * self.output_width()).enumerate() {
                let start = index * slab;
                let end = start + part.len() / self.output_width();
                scope.spawn(move |_| self.compute(inputs, start..end, &mut part));
            }
        });
    }
}

/// What a run checks.
impl Plan {
    /// The bytes of the inputs, if these are the planned ones and break no rule about values.
    fn inputs<'a>(
        &self,
        x: TensorRef<'a>,
        scale: Option<TensorRef<'a>>,
        zero_point: Option<TensorRef<'a>>,
    ) -> Result<Inputs<'a>, Error> {
        let rule = self.parts.rule;
        self.check_planned(Role::Input, x.meta(), &self.parts.x)?;
        let missing = |role| Error::MissingInput { rule, input: self.name(role) };
        let scale = scale.ok_or(missing(Role::Scale))?;
        self.check_planned(Role::Scale, scale.meta(), &self.parts.scale)?;
        let zero_point = match (zero_point, &self.parts.zero_point) {
            (None, None) => None,
            (None, Some(_)) => return Err(missing(Role::ZeroPoint)),
            (Some(tensor), None) => {
                if !(self.parts.operator.empty_zero_point_is_absent && tensor.meta().shape.contains(&0)) {
                    return Err(Error::UnplannedZeroPoint { rule, input: self.name(Role::ZeroPoint) });
                }
                None
            }
            (Some(tensor), Some(planned)) => {
                self.check_planned(Role::ZeroPoint, tensor.meta(), planned)?;
                self.check_values(tensor, planned.elements())?;
                Some(tensor.bytes())
            }
        };
        Ok(Inputs { x: x.bytes(), scale: scale.bytes(), zero_point })
    }

    fn name(&self, role: Role) -> &'static str {
        self.parts.operator.inputs[role as usize]
    }

    /// The tensor has the planned type and shape.
    fn check_planned(&self, role: Role, found: Meta<'_>, planned: &Planned) -> Result<(), Error> {
        same(self.parts.rule, self.name(role), found, Meta { dtype: planned.dtype, shape: &planned.shape })
    }

    /// The output has the planned type and shape.
    fn check_output(&self, found: Meta<'_>) -> Result<(), Error> {
        let id = self.parts.at_run.iter().find(|check| matches!(check.rule, Rule::OutputTensor));
        let rule = RuleRef { id: id.map(|check| check.id), ..self.parts.rule };
        let (dtype, shape) = self.output();
        same(rule, self.parts.operator.output, found, Meta { dtype, shape })
    }

    /// The rules about the values of a zero point.
    fn check_values(&self, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        for check in &self.parts.at_run {
            let rule = RuleRef { id: Some(check.id), ..self.parts.rule };
            match check.rule {
                Rule::ZeroPointCodesAreZero => self.codes_are_zero(rule, tensor, count)?,
                Rule::ZeroPointsAreCodes => self.are_codes(rule, tensor, count)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn codes_are_zero(&self, rule: RuleRef, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        let bits = tensor.meta().dtype.bits();
        let codes = Codes::dense(tensor.bytes(), bits, 0);
        let nonzero = (0..count).map(|index| (index, codes.code(bits, index))).find(|(_, code)| *code != 0);
        match nonzero {
            Some((index, found)) => {
                Err(Error::ZeroPointCode { rule, input: self.name(Role::ZeroPoint), index, found })
            }
            None => Ok(()),
        }
    }

    fn are_codes(&self, rule: RuleRef, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        let kernel = &self.parts.kernel;
        let (Some(value), Some((low, high))) = (kernel.zero_point(), kernel.codes()) else { return Ok(()) };
        let values = (0..count).map(|index| (index, value(tensor.bytes(), index)));
        match values.into_iter().find(|(_, value)| !(low..=high).contains(value)) {
            Some((index, found)) => {
                let input = self.name(Role::ZeroPoint);
                Err(Error::ZeroPointRange { rule, input, index, found, low, high })
            }
            None => Ok(()),
        }
    }
}

/// That two tensors have one type and shape.
fn same(rule: RuleRef, input: &'static str, found: Meta<'_>, expected: Meta<'_>) -> Result<(), Error> {
    if found.dtype != expected.dtype {
        let expected = Expected::One(expected.dtype);
        return Err(Error::Type { rule, input, found: found.dtype, expected });
    }
    extents(rule, input, found.shape, expected.shape)
}
