//! What can be wrong with a call, as facts: which input or attribute, what was found, what was expected, and the
//! rule of the document that says so. Errors themselves are rows of a table (`error/table.rs`): their kinds, codes,
//! fields and texts.
//!
//! Construction of a tensor checks its length; [`plan`](crate::builder::Builder::plan) checks the kinds of the
//! attributes' values, that elements can be counted, then the document's rules in the document's order; a run checks that its tensors are the
//! planned ones, then the rules about values, all before its first write.

use core::fmt;

use crate::DType;
use crate::format::{CodeType, FormatAttribute};
use crate::operator::{Attribute, InputElement, Version, VersionedBy};

pub use table::{Error, ErrorKind};

mod display;
mod expand;
mod table;

/// A rule of a document, for messages: `ONNX DequantizeLinear-21, C5`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RuleRef {
    /// Project and operator.
    pub operator: &'static str,
    /// What counts its versions.
    pub versioned_by: VersionedBy,
    /// The version that the call asked for.
    pub version: Version,
    /// The rule's id; none where no rule of the document says so.
    pub id: Option<&'static str>,
}

/// The types that were expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expected {
    /// One type.
    One(DType),
    /// Any of these.
    Any(&'static [DType]),
    /// The type of any of these.
    Elements(&'static [InputElement]),
    /// The type of any of these codes or words.
    Codes(&'static [CodeType]),
    /// Any float type.
    Float,
}

/// The numbers that stand for some types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeNumbers {
    /// The dialect's numbers.
    pub numbers: &'static [(i64, DType)],
    /// The types.
    pub types: &'static [DType],
}

/// The attributes that were expected.
#[derive(Clone, Copy, Debug)]
pub enum AttributeNames {
    /// An operator's, as of a version.
    Operator(&'static [Attribute], Version),
    /// A weight format's.
    Format(&'static [FormatAttribute]),
}

impl AttributeNames {
    /// The names, in the order of the document.
    pub fn iter(&self) -> impl Iterator<Item = &'static str> + Clone {
        let (operator, version, format) = match *self {
            Self::Operator(attributes, version) => (attributes, version, &[][..]),
            Self::Format(attributes) => (&[][..], Version::new(0, 0), attributes),
        };
        let operator = operator.iter().filter(move |attribute| attribute.since <= version);
        operator.map(|attribute| attribute.name).chain(format.iter().map(|attribute| attribute.name))
    }
}

impl PartialEq for AttributeNames {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Error {
    /// A zero point that a plan was made without: the operator has such an input, or none.
    pub(crate) const fn unplanned_zero_point(rule: RuleRef, input: &'static str) -> Self {
        if input.is_empty() { Self::NoZeroPointInput { rule } } else { Self::UnplannedInput { rule, input } }
    }

    /// The same error of a slice whose entries have so many bytes each: it counts those.
    pub(crate) const fn in_entries(self, of: usize) -> Self {
        match self {
            Self::OutputLength { rule, output, found, expected } => {
                Self::Entries { rule, input: output, found: found / of, expected: expected / of }
            }
            other => other,
        }
    }

    /// The id of the document's rule that the call breaks, if one says so.
    pub const fn constraint(&self) -> Option<&'static str> {
        match self.rule() {
            Some(rule) => rule.id,
            None => None,
        }
    }
}

impl core::error::Error for Error {}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.code())
    }
}

/// As in messages.
impl fmt::Debug for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operator, versioned_by, version, id } = *self;
        let (before, version) = (versioned_by.separator(), versioned_by.written(version));
        write!(f, "{operator}{before}{version}{}", display::behind(", ", id))
    }
}
