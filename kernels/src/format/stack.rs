//! Stacks of matrices, as checkpoints hold experts: each matrix is a call of the format by itself.

#![expect(clippy::indexing_slicing, reason = "a stacked tensor has as many bytes for each matrix")]

use core::ops::Range;

use smallvec::SmallVec;

use crate::check::extents;
use crate::format::in_order::{InOrder, arrange};
use crate::format::parameters::Tensors;
use crate::format::walk::walk;
use crate::format::{FormatBuilder, FormatPlan};
use crate::grouping::{Shape, byte_len, product};
use crate::isa::buffer::Buffer;
use crate::plan::Planned;
use crate::{Error, Meta};

use super::builder::NamedMeta;

/// Of what a plan's tensors are stacks.
#[derive(Clone, Debug)]
pub(super) struct Stack {
    matrices: usize,
    /// Which tensors hold a part for each matrix, by the format's list; the others are the same for all.
    stacked: SmallVec<[bool; 6]>,
}

impl FormatBuilder {
    /// [`plan`](Self::plan) for a stack of matrices, as checkpoints hold experts: tensors have `axes` axes more, in front, and so
    /// have the weights. Each matrix is computed by itself. A tensor that has none of these axes is the same for all matrices.
    ///
    /// ```
    /// # #[cfg(feature = "formats")] {
    /// use dequant::types::UINT8;
    /// use dequant::{Meta, formats::mx};
    ///
    /// // 8 experts of 64 rows and 96 columns.
    /// let (codes, scales) = (Meta::new(UINT8, &[8, 64, 48]), Meta::new(UINT8, &[8, 64, 3]));
    /// let plan = mx::MXFP4::new().plan_stack(1, &[("qdata", codes), ("scale", scales)])?;
    /// assert_eq!(plan.output().shape, [8, 64, 96]);
    /// # }
    /// # Ok::<(), dequant::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Whatever [`plan`](Self::plan) reports of a matrix; that a tensor has not the leading extents of the codes, or other than
    /// whole bytes for each matrix (a tensor of one number of less than a byte is to be the same for all).
    pub fn plan_stack(&self, axes: usize, tensors: &[NamedMeta<'_, '_>]) -> Result<FormatPlan, Error> {
        let metas = arrange(self.format(), self.rule(), tensors.iter().copied())?;
        let leading = self.leading(axes, &metas)?;
        let mut of_one = InOrder::new();
        let mut stacked = SmallVec::new();
        for (index, meta) in metas.iter().enumerate() {
            let own = meta.map(|meta| self.of_matrix(index, meta, leading)).transpose()?;
            stacked.push(own.zip(*meta).is_some_and(|(own, meta)| own.shape.len() < meta.shape.len()));
            of_one.push(own);
        }
        let is_stacked = |input: &str| {
            let mut tensors = self.format().tensors.iter().zip(&stacked);
            tensors.any(|(tensor, stacked)| *stacked && tensor.name == input)
        };
        let of_one = self.plan_arranged(&of_one).map_err(|error| of_stack(error, axes, is_stacked))?;
        of_one.stacked(leading, &metas, stacked)
    }

    /// The leading extents: those of the tensor that has the codes of the weights.
    fn leading<'t>(&self, axes: usize, metas: &[Option<Meta<'t>>]) -> Result<&'t [usize], Error> {
        let rule = self.rule();
        let codes = self.format().quantities.last().map_or(0, |weights| weights.tensor);
        let (tensor, meta) = (&self.format().tensors[codes], metas[codes]);
        let shape = meta.ok_or(Error::MissingInput { rule, input: tensor.name })?.shape;
        let rank = tensor.shape.len().saturating_add(axes);
        match shape.split_at_checked(axes) {
            Some((leading, _)) if shape.len() == rank => Ok(leading),
            _ => {
                let (input, found) = (tensor.name, shape.len());
                Err(Error::Rank { rule, input, found, low: rank, high: rank, granularity: None })
            }
        }
    }

    /// What a matrix has of a tensor.
    fn of_matrix<'t>(&self, index: usize, meta: Meta<'t>, leading: &[usize]) -> Result<Meta<'t>, Error> {
        let (rule, tensor) = (self.rule(), &self.format().tensors[index]);
        let (input, rank, found) = (tensor.name, tensor.shape.len(), meta.shape.len());
        if found == rank {
            return Ok(meta);
        }
        if found != rank + leading.len() {
            let high = rank + leading.len();
            return Err(Error::Rank { rule, input, found, low: rank, high, granularity: None });
        }
        extents(rule, input, &meta.shape[..leading.len()], leading, None)?;
        let own = Meta::new(meta.dtype, &meta.shape[leading.len()..]);
        // The second matrix begins where the first one ends.
        let in_bytes = 8_usize >> meta.dtype.bits().trailing_zeros().min(3);
        if product(own.shape).unwrap_or(0).is_multiple_of(in_bytes) {
            return Ok(own);
        }
        Err(match own.shape.last() {
            Some(extent) => Error::Groups { rule, input, axis: found - 1, found: *extent, group: in_bytes },
            // A number by itself, of less than a byte: there is one for all matrices.
            None => Error::Rank { rule, input, found, low: 0, high: 0, granularity: None },
        })
    }
}

/// An error of a matrix with the axes that the stack has.
fn of_stack(mut error: Error, axes: usize, is_stacked: impl Fn(&str) -> bool) -> Error {
    match &mut error {
        Error::Extent { input, axis, .. } | Error::Groups { input, axis, .. } if is_stacked(input) => {
            *axis += axes;
        }
        // Axes of the weights, which are always those of a stack.
        Error::Codes { axis, .. } | Error::NestedGroups { axis, .. } => *axis += axes,
        _ => {}
    }
    error
}

impl FormatPlan {
    /// The plan of a stack of what this one computes.
    fn stacked(
        mut self,
        leading: &[usize],
        metas: &[Option<Meta<'_>>],
        stacked: SmallVec<[bool; 6]>,
    ) -> Result<Self, Error> {
        let rule = self.rule;
        let uncounted = |input| Error::Uncounted { rule, input };
        for ((planned, meta), tensor) in self.tensors.iter_mut().zip(metas).zip(self.format.tensors) {
            if let (Some(planned), Some(meta)) = (planned, meta) {
                let shape = Shape::from_slice(meta.shape);
                *planned = Planned { shape, ..Planned::new(meta).map_err(|_| uncounted(tensor.name))? };
            }
        }
        let shape: Shape = leading.iter().chain(&self.shape).copied().collect();
        let all = product(&shape).filter(|all| byte_len(*all, self.output.bits()).is_some());
        let matrices = product(leading).unwrap_or(0);
        self.elements = all.ok_or(uncounted("the output"))?;
        self.shape = shape;
        self.stack = Some(Stack { matrices, stacked });
        Ok(self)
    }

    /// Computes a range of weights, matrix by matrix.
    pub(super) fn walk(&self, tensors: &[Option<&[u8]>], range: Range<usize>, out: &mut Buffer<'_>) {
        let Some(stack) = &self.stack else { return walk(self, tensors, range, out) };
        let (of_one, mut element) = (self.elements.checked_div(stack.matrices).unwrap_or(0), range.start);
        while element < range.end {
            let first = element / of_one * of_one;
            let end = range.end.min(first + of_one);
            let own = stack.of(tensors, element / of_one);
            walk(self, &own, element - first..end - first, out);
            element = end;
        }
    }

    /// How many matrices have a part of a tensor of their own; 1 where all share it, or where there is one.
    pub(super) fn matrices_in(&self, tensor: usize) -> usize {
        self.stack.as_ref().map_or(1, |stack| if stack.stacked[tensor] { stack.matrices } else { 1 })
    }

    /// Whether several matrices are computed, each from its first row on.
    #[cfg(feature = "rayon")]
    pub(super) fn is_stack(&self) -> bool {
        self.stack.is_some()
    }
}

impl Stack {
    /// The tensors of a matrix.
    fn of<'a>(&self, tensors: &[Option<&'a [u8]>], matrix: usize) -> Tensors<'a> {
        let part = |(bytes, stacked): (&Option<&'a [u8]>, &bool)| {
            bytes.map(|bytes| {
                let size = bytes.len() / self.matrices;
                if *stacked { &bytes[matrix * size..][..size] } else { bytes }
            })
        };
        tensors.iter().zip(&self.stacked).map(part).collect()
    }
}
