//! A validated call. A [`Plan`] exists only for types, shapes and attributes that break no rule of the operator's
//! document, and it knows everything that a run needs except the bytes.

use alloc::vec::Vec;
use core::fmt;

use smallvec::SmallVec;

use crate::grouping::{Grouping, Shape, byte_len, product};
use crate::isa::Token;
use crate::kernel::Kernel;
use crate::layout::Layout;
use crate::operator::{Check, Operator, Types};
use crate::stores::Stores;
use crate::{DType, Error, Level, Meta, RuleRef};

/// A validated call: made once, run many times, on any thread.
///
/// [`run`](Self::run) computes everything on one thread, [`run_parallel`](Self::run_parallel) on rayon's pool,
/// [`run_rows`](Self::run_rows) a slab, [`run_range`](Self::run_range) any part, [`run_uninit`](Self::run_uninit) into fresh memory;
/// [`run_to_tensor`](Self::run_to_tensor) allocates its output.
#[derive(Clone)]
pub struct Plan {
    pub(crate) parts: Parts,
}

/// What a plan consists of.
#[derive(Clone)]
pub(crate) struct Parts {
    /// Operator and version, for messages.
    pub(crate) rule: RuleRef,
    pub(crate) operator: &'static Operator,
    pub(crate) types: Types,
    pub(crate) kernel: Kernel,
    pub(crate) token: Token,
    pub(crate) stores: Stores,
    pub(crate) granularity: &'static str,
    pub(crate) grouping: Grouping,
    pub(crate) layout: Layout,
    /// The rules that a run checks.
    pub(crate) at_run: SmallVec<[&'static Check; 4]>,
    /// Whether some of them are about the values of the zero point.
    pub(crate) has_value_rules: bool,
    pub(crate) x: Planned,
    pub(crate) scale: Planned,
    pub(crate) zero_point: Option<Planned>,
    /// The number of output elements.
    pub(crate) elements: usize,
    pub(crate) group: Shape,
    /// The output's shape.
    pub(crate) shape: Shape,
}

/// Type and shape of a planned tensor, and how large it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Planned {
    pub(crate) dtype: DType,
    pub(crate) shape: Shape,
    pub(crate) elements: usize,
    pub(crate) bytes: usize,
}

impl Planned {
    /// A tensor of this type and size; its shape is to be filled in.
    #[inline]
    pub(crate) fn new(meta: &Meta<'_>) -> Result<Self, Error> {
        let (elements, bytes) = meta.size()?;
        Ok(Self { dtype: meta.dtype, shape: Shape::new(), elements, bytes })
    }
}

impl Plan {
    /// Type and shape of the output.
    pub fn output(&self) -> Meta<'_> {
        Meta::new(self.parts.types.output, &self.parts.shape)
    }

    /// How many elements the output has.
    pub fn elements(&self) -> usize {
        self.parts.elements
    }

    /// How many bytes the output has: those that a run writes.
    pub fn output_bytes(&self) -> usize {
        // Counted without overflow when the plan was made.
        byte_len(self.parts.elements, self.parts.types.output.bits()).unwrap_or(usize::MAX)
    }

    /// How many rows the output has: the product of all extents but the last; 1 for ranks 0 and 1.
    ///
    /// An empty tensor whose rows are more than can be counted has `usize::MAX`.
    pub fn rows(&self) -> usize {
        let outer = self.parts.shape.split_last().map_or(&[][..], |(_, outer)| outer);
        product(outer).unwrap_or(usize::MAX)
    }

    /// How many elements a row of the output has: the last extent; 1 for rank 0.
    pub fn row_len(&self) -> usize {
        self.parts.shape.last().copied().unwrap_or(1)
    }

    /// The level that runs use.
    pub fn level(&self) -> Level {
        self.parts.token.level()
    }

    /// The same plan at another level; every level gives the same bits, but for which NaN a NaN is.
    ///
    /// # Errors
    ///
    /// This machine lacks the level's instructions.
    pub fn at(mut self, level: Level) -> Result<Self, Error> {
        let missing = Error::Level { found: level, best: Level::detect() };
        self.parts.token = Token::new(level).ok_or(missing)?;
        Ok(self)
    }

    /// The same plan with another way to store; every way gives the same bits.
    #[must_use]
    pub fn stores(mut self, stores: Stores) -> Self {
        self.parts.stores = stores;
        self
    }

    /// What will be computed and how.
    pub fn explain(&self) -> Explain {
        let Parts { rule, types, kernel, token, granularity, elements, .. } = self.parts;
        let zero_point = self.parts.zero_point.as_ref();
        let inputs = [Some(&self.parts.x), Some(&self.parts.scale), zero_point];
        let read = inputs.into_iter().flatten().map(|planned| planned.bytes).fold(0, usize::saturating_add);
        let written = byte_len(elements, types.output.bits()).unwrap_or(usize::MAX);
        Explain {
            operator: rule,
            granularity,
            group: self.parts.group.to_vec(),
            types,
            formula: kernel.formula(),
            level: token.level(),
            elements,
            bytes: read.saturating_add(written),
        }
    }
}

/// What [`explain`](Plan::explain) says.
impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Plan").field(&self.explain()).finish()
    }
}

/// What a plan computes and how; prints as one line for each fact.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explain {
    /// Operator and version.
    pub operator: RuleRef,
    /// The document's word for which elements share a parameter.
    pub granularity: &'static str,
    /// The extents of a group.
    pub group: Vec<usize>,
    /// The types.
    pub types: Types,
    /// The arithmetic.
    pub formula: &'static str,
    /// The instruction set.
    pub level: Level,
    /// The number of output elements.
    pub elements: usize,
    /// The bytes read and written.
    pub bytes: usize,
}

impl fmt::Display for Explain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Types { input, scale, zero_point, output, .. } = self.types;
        writeln!(f, "operator:    {}", self.operator)?;
        writeln!(f, "granularity: {}, groups of {:?}", self.granularity, self.group)?;
        write!(f, "types:       {input} with scale {scale}")?;
        if let Some(zero_point) = zero_point {
            write!(f, " and zero point {zero_point}")?;
        }
        writeln!(f, " to {output}")?;
        writeln!(f, "formula:     {}", self.formula)?;
        writeln!(f, "level:       {}", self.level)?;
        write!(f, "work:        {} elements, {} bytes moved", self.elements, self.bytes)
    }
}
