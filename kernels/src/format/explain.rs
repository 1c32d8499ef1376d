//! What a format's plan computes and how, for a reader.

use alloc::vec::Vec;
use core::fmt;

use crate::format::FormatPlan;
use crate::{DType, Level, RuleRef};

/// What a plan of a weight format computes and how; prints as one line for each fact.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FormatExplain {
    /// Family and format.
    pub format: RuleRef,
    /// Name, type and shape of each tensor that a run takes.
    pub tensors: Vec<(&'static str, DType, Vec<usize>)>,
    /// Type and shape of the weights.
    pub output: (DType, Vec<usize>),
    /// The instruction set.
    pub level: Level,
    /// The number of weights.
    pub elements: usize,
    /// The bytes read and written.
    pub bytes: usize,
}

impl FormatPlan {
    /// What will be computed and how.
    // Inline, as what prints it: compiled by who asks for it.
    #[inline]
    pub fn explain(&self) -> FormatExplain {
        let planned = self.format.tensors.iter().zip(&self.tensors);
        let planned = planned.filter_map(|(tensor, planned)| Some((tensor.name, planned.as_ref()?)));
        let read = planned.clone().map(|(_, planned)| planned.bytes).fold(0, usize::saturating_add);
        FormatExplain {
            format: self.rule,
            tensors: planned.map(|(name, planned)| (name, planned.dtype, planned.shape.to_vec())).collect(),
            output: (self.output, self.shape.to_vec()),
            level: self.level(),
            elements: self.elements,
            bytes: read.saturating_add(self.output_bytes()),
        }
    }
}

impl fmt::Display for FormatExplain {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dtype, shape) = &self.output;
        writeln!(f, "format:  {}", self.format)?;
        for (name, dtype, shape) in &self.tensors {
            writeln!(f, "tensor:  {name}, {dtype} {shape:?}")?;
        }
        writeln!(f, "weights: {dtype} {shape:?}")?;
        writeln!(f, "level:   {}", self.level)?;
        write!(f, "work:    {} elements, {} bytes moved", self.elements, self.bytes)
    }
}
