//! Running a format's plan: tensors are compared with the planned ones, group indices are checked, then weights are
//! computed a segment of a row at a time.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; a segment has at most as many weights as its stage"
)]

use alloc::vec;
use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::Range;

use crate::format::bind::{Meaning, Numbers};
use crate::format::builder::arrange;
use crate::format::finish::{self, Given, Parameter, SEGMENT, Segment};
use crate::format::gather;
use crate::format::parameters::{Codes, Parameters, Tensors, group_at};
use crate::format::spans::{Run, by_vectors};
use crate::format::{FormatPlan, Step};
use crate::isa::Work;
use crate::isa::buffer::Buffer;
use crate::isa::memory::Bytes;
use crate::run::same;
use crate::{Error, Meta, Tensor, TensorMut, TensorRef};

/// How many columns' parameters are kept at a time, where rows share them.
const SHARED: usize = 1 << 16;

/// The same where they do not: enough for vectors of parameters, few enough for the first cache.
const UNSHARED: usize = 1 << 14;

/// A tensor by its name.
type Named<'n, 't> = (&'n str, TensorRef<'t>);

impl FormatPlan {
    /// Computes the weights on the calling thread, into the caller's memory.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, or a group index is out of range; nothing is written then.
    pub fn run(&self, tensors: &[Named<'_, '_>], y: &mut TensorMut<'_>) -> Result<(), Error> {
        let tensors = self.tensors(tensors)?;
        self.check_output(y)?;
        self.compute_all(&tensors, &mut Buffer::bytes(y.bytes()));
        Ok(())
    }

    /// Computes some rows of the result; `y` is exactly their bytes.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, the rows do not exist, or `y` has another
    /// length; nothing is written then.
    pub fn run_rows(&self, rows: Range<usize>, tensors: &[Named<'_, '_>], y: &mut [u8]) -> Result<(), Error> {
        let tensors = self.tensors(tensors)?;
        if rows.start > rows.end || rows.end > self.rows() {
            return Err(Error::Rows { start: rows.start, end: rows.end, rows: self.rows() });
        }
        let range = rows.start * self.row_len()..rows.end * self.row_len();
        let expected = range.len() * self.width();
        if y.len() != expected {
            return Err(Error::OutputLength { found: y.len(), expected });
        }
        let streaming = self.stores.stream(expected, 1);
        self.compute(&tensors, range, streaming, &mut Buffer::bytes(y));
        Ok(())
    }

    /// Computes the weights into memory that may hold nothing; returns it as bytes.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or `y` has another length than the result.
    pub fn run_uninit<'y>(
        &self,
        tensors: &[Named<'_, '_>],
        y: &'y mut [MaybeUninit<u8>],
    ) -> Result<&'y mut [u8], Error> {
        let tensors = self.tensors(tensors)?;
        let expected = self.output_bytes();
        if y.len() != expected {
            return Err(Error::OutputLength { found: y.len(), expected });
        }
        let mut buffer = Buffer::uninit(y);
        self.compute_all(&tensors, &mut buffer);
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
        let tensors = self.tensors(tensors)?;
        self.check_output(y)?;
        let (out, width) = (Buffer::bytes(y.bytes()), self.width());
        let threads = crate::run::threads(out.len());
        if threads < 2 {
            let mut out = out;
            self.compute_all(&tensors, &mut out);
            return Ok(());
        }
        // Parts begin at whole segments, and at whole rows where these are longer.
        let row = self.bound.columns.max(1);
        let step = if row >= SEGMENT { row } else { SEGMENT };
        let part = self.elements.div_ceil(4 * threads).next_multiple_of(step);
        let streaming = self.stores.stream(out.len(), threads);
        rayon::scope(|scope| {
            for (start, mut out) in (0..).step_by(part.max(1)).zip(out.split(part * width)) {
                let tensors = &tensors;
                scope.spawn(move |_| {
                    let end = start + out.len() / width;
                    self.compute(tensors, start..end, streaming, &mut out);
                });
            }
        });
        Ok(())
    }

    /// Allocates the result and computes it.
    pub(super) fn run_to_tensor(&self, tensors: &[Named<'_, '_>]) -> Result<Tensor, Error> {
        let tensors = self.tensors(tensors)?;
        let bytes = self.output_bytes();
        let filled = Bytes::filled(bytes, |buffer| self.compute_all(&tensors, buffer));
        let (dtype, shape) = self.output();
        Ok(Tensor { dtype, shape: Vec::from(shape), bytes: filled.ok_or(Error::OutOfMemory { bytes })? })
    }

    /// The bytes of the tensors, if these are the planned ones and every group index is a group.
    fn tensors<'a>(&self, given: &[Named<'_, 'a>]) -> Result<Tensors<'a>, Error> {
        let arranged = arrange(self.format, self.rule, given.iter().copied())?;
        let mut bytes = Tensors::new();
        for ((tensor, given), planned) in self.format.tensors.iter().zip(arranged).zip(&self.tensors) {
            let (rule, input) = (self.rule, tensor.name);
            match (given, planned) {
                (None, None) => bytes.push(None),
                (None, Some(_)) => return Err(Error::MissingInput { rule, input }),
                (Some(_), None) => return Err(Error::UnplannedZeroPoint { rule, input }),
                (Some(given), Some(planned)) => {
                    same(rule, input, given.meta(), Meta::new(planned.dtype, &planned.shape))?;
                    bytes.push(Some(given.bytes()));
                }
            }
        }
        self.check_indices(&bytes)?;
        Ok(bytes)
    }

    fn check_indices(&self, tensors: &Tensors<'_>) -> Result<(), Error> {
        for (tensor, groups) in &self.bound.indices {
            let Some(bytes) = tensors[*tensor] else { continue };
            for row in 0..self.bound.rows {
                let found = group_at(bytes, self.bound.rows, row);
                if usize::try_from(found).map_or(true, |found| found >= *groups) {
                    let (rule, input) = (self.rule, self.format.tensors[*tensor].name);
                    return Err(Error::IndexRange { rule, input, index: row, found, groups: *groups });
                }
            }
        }
        Ok(())
    }

    fn check_output(&self, y: &TensorMut<'_>) -> Result<(), Error> {
        same(self.rule, "the output", y.meta(), Meta::new(self.output, &self.shape))
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
    }

    /// Row by row; in a row, as many columns at a time as parameters are kept for.
    fn walk(&self, tensors: &[Option<&[u8]>], range: Range<usize>, out: &mut Buffer<'_>) {
        let columns = self.bound.columns;
        if range.is_empty() || columns == 0 {
            return;
        }
        let shared = self
            .bound
            .quantities
            .iter()
            .any(|numbers| numbers.groups[0] > 1 || numbers.group_index.is_some());
        let span = if shared { SHARED } else { UNSHARED };
        let mut walk = Walk::new(self, tensors, span.min(columns));
        let mut element = range.start;
        while element < range.end {
            let (row, column) = (element / columns, element % columns);
            // Spans begin at multiples of their length, so that every row has the same ones.
            let end = (column / span + 1).saturating_mul(span).min(columns);
            let count = (end - column).min(range.end - element);
            walk.span(row, column..column + count, out);
            element += count;
        }
    }
}

/// A walk in progress.
struct Walk<'a> {
    plan: &'a FormatPlan,
    tensors: &'a [Option<&'a [u8]>],
    parameters: Parameters<'a>,
    weights: &'a Numbers,
    stage: Vec<Stage>,
}

/// Room for one segment.
struct Stage {
    codes: [u8; SEGMENT],
    numbers: [f32; SEGMENT],
    wide: [u8; SEGMENT * 4],
    parameters: [[f32; SEGMENT]; 3],
    few: [[f32; SEGMENT / 16]; 3],
    table: [f32; 16],
    room: finish::Room,
}

/// A bias that can be taken from codes of so many bits while they are bytes in two's complement: all results are.
fn byte_offset(bits: u32, bias: f32) -> Option<u8> {
    let largest = ((1_u32 << bits) - 1) as f32;
    let fits = bias.fract() == 0.0 && bias <= 128.0 && largest - bias <= 127.0;
    fits.then_some(bias as i32 as u8)
}

/// Flips bits of codes and takes an offset from them, in two's complement.
struct Recode<'a> {
    codes: &'a mut [u8],
    flip: u8,
    offset: u8,
}

impl Recode<'_> {
    /// Whether codes stay as they are: with the sign flipped twice they do.
    fn is_nothing(&self) -> bool {
        self.flip == self.offset && matches!(self.flip, 0 | 0x80)
    }
}

impl Work<0> for Recode<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { codes, flip, offset } = self;
        codes.iter_mut().for_each(|code| *code = (*code ^ flip).wrapping_sub(offset));
    }
}

impl<'a> Walk<'a> {
    fn new(plan: &'a FormatPlan, tensors: &'a [Option<&'a [u8]>], span: usize) -> Self {
        let parameters = Parameters::new(plan.token, &plan.bound, tensors, span);
        let weights = plan.bound.quantities.last().expect("a format has a value");
        let mut stage = Stage {
            codes: [0; SEGMENT],
            numbers: [0.0; SEGMENT],
            wide: [0; SEGMENT * 4],
            parameters: [[0.0; SEGMENT]; 3],
            few: [[0.0; SEGMENT / 16]; 3],
            table: [0.0; 16],
            room: [[0; 64]; SEGMENT / 16],
        };
        if let Meaning::Table { numbers, plus } = weights.meaning {
            for (entry, number) in stage.table.iter_mut().zip(numbers) {
                *entry = if plus == 0.0 { *number } else { number + plus };
            }
        }
        Self { plan, tensors, parameters, weights, stage: vec![stage] }
    }

    /// Some columns of a row, of which all parameters are kept.
    fn span(&mut self, row: usize, columns: Range<usize>, out: &mut Buffer<'_>) {
        self.parameters.prepare(row, columns.clone());
        let mut first = columns.start;
        while first < columns.end {
            let count = SEGMENT.min(columns.end - first);
            self.segment(row, first, count, out);
            first += count;
        }
    }

    fn segment(&mut self, row: usize, first: usize, count: usize, out: &mut Buffer<'_>) {
        let plan = self.plan;
        let Some(bytes) = self.tensors[self.weights.tensor] else { return };
        let codes = Codes { token: plan.token, numbers: self.weights, bytes, tensors: self.tensors };
        let Stage { codes: few_codes, numbers, wide, parameters, few, table, room } = &mut self.stage[0];
        let given = match self.weights.meaning {
            Meaning::Integer { flip, bias } if self.weights.bits <= 8 => {
                let codes_here = &mut few_codes[..count];
                codes.gather(row, first, codes_here);
                let offset = byte_offset(self.weights.bits, bias);
                let recode = Recode { codes: codes_here, flip: flip as u8, offset: offset.unwrap_or(0) };
                if !recode.is_nothing() {
                    gather::vectorize(plan.token, recode);
                }
                match offset {
                    Some(_) => Given::Signed { codes: few_codes },
                    None => Given::Unsigned { codes: few_codes, bias },
                }
            }
            Meaning::Table { .. } if self.weights.bits <= 4 => {
                codes.gather(row, first, &mut few_codes[..count]);
                Given::Few { codes: few_codes, numbers: table }
            }
            _ => {
                codes.decode(row, first, &mut numbers[..count], wide);
                Given::Numbers(numbers)
            }
        };
        let [mut zero_point, mut scale, mut add] = [Parameter::Absent; 3];
        let mut places = parameters.iter_mut().zip(few.iter_mut());
        // If one parameter has to be laid out for each weight, all are: loops read all of them in the same way.
        let group = |index: usize| plan.bound.quantities[index].groups[1];
        let each_one = self.weights.steps.iter().any(|(_, index)| !by_vectors(group(*index), first, count));
        for (step, index) in &self.weights.steps {
            let Some((each, sixteen)) = places.next() else { return };
            let (held, start) = self.parameters.of(*index);
            let run = Run { start, group: group(*index), first, count };
            let parameter = match each_one {
                true => run.each(held, each),
                false => run.vectors(held, sixteen),
            };
            match step {
                Step::ZeroPoint => zero_point = parameter,
                Step::Scale => scale = parameter,
                _ => add = parameter,
            }
        }
        let segment =
            Segment { given, zero_point, scale, add, rounds_steps: plan.format.rounds_steps, count };
        finish::finish(plan.token, plan.output, &segment, room, out);
    }
}
