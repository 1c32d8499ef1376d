//! What can be wrong with a call, as facts: which input or attribute, what was found, what was expected, and the
//! rule of the document that says so.
//!
//! Construction of a tensor checks its length; [`plan`](crate::builder::Builder::plan) checks the kinds of the
//! attributes' values, that elements can be counted, then the document's rules in the document's order; a run checks that its tensors are the
//! planned ones, then the rules about values, all before its first write.

use core::fmt;

use crate::format::{Choice, CodeType, FormatAttribute, FormatTensor};
use crate::operator::{Attribute, Granularity, InputElement, ValueKind, Version, VersionedBy};
use crate::{DType, Level, Text, Value};

mod display;

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
    pub fn iter(&self) -> impl Iterator<Item = &'static str> {
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

/// What was wrong. Names are the document's.
///
/// [`Debug`](fmt::Debug) is the code and the message: what `unwrap` and a `main` that returns an error print.
#[derive(Clone, Copy, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields of an error are its message's words")]
pub enum Error {
    /// The version is older than the operator.
    OlderVersion { operator: &'static str, versioned_by: VersionedBy, found: Version, oldest: Version },
    /// The version is newer than the document.
    NewerVersion { operator: &'static str, versioned_by: VersionedBy, found: Version, newest: Version },
    /// An operator set has no minor number.
    MinorVersion { operator: &'static str, found: Version },
    /// The operator has no attribute of this name.
    UnknownAttribute { operator: &'static str, found: Text, expected: AttributeNames },
    /// The attribute's value is of another kind.
    AttributeKind { rule: RuleRef, attribute: &'static str, found: ValueKind, expected: ValueKind },
    /// The version lacks the attribute.
    AttributeVersion { rule: RuleRef, attribute: &'static str, since: Version },
    /// The attribute is not given.
    MissingAttribute { rule: RuleRef, attribute: &'static str },
    /// The attribute's text is none of those allowed.
    AttributeText { rule: RuleRef, attribute: &'static str, found: Text, expected: &'static [&'static str] },
    /// The attribute's number is out of range.
    AttributeRange {
        rule: RuleRef,
        attribute: &'static str,
        found: i64,
        low: i64,
        high: i64,
        /// What is allowed besides.
        or: Option<i64>,
    },
    /// The attribute names an axis that the input lacks.
    Axis { rule: RuleRef, attribute: &'static str, found: i64, given: bool, low: i64, high: i64 },
    /// The attribute's list has another length.
    ListLength { rule: RuleRef, attribute: &'static str, found: usize, expected: usize },
    /// An entry of the attribute's list is not positive.
    ListEntry { rule: RuleRef, attribute: &'static str, axis: usize, found: i64 },
    /// The attribute names no type of the dialect.
    TypeNumber { rule: RuleRef, attribute: &'static str, found: i64, expected: TypeNumbers },
    /// The value is none that the attribute allows.
    AttributeChoice { rule: RuleRef, attribute: &'static str, found: Choice, expected: &'static [Value] },
    /// The value is no power of two.
    PowerOfTwo { rule: RuleRef, attribute: &'static str, found: i64 },
    /// An extent of the attribute's list is negative.
    NegativeExtent { rule: RuleRef, attribute: &'static str, axis: usize, found: i64 },
    /// The format has no tensor of this name.
    UnknownInput { rule: RuleRef, found: Text, expected: &'static [FormatTensor] },
    /// The input is given twice.
    RepeatedInput { rule: RuleRef, input: &'static str },
    /// The input is given with a value of the attribute that says that there is none.
    UnwantedInput { rule: RuleRef, input: &'static str, attribute: &'static str, value: Choice },
    /// The attribute is given with a value of the other one that says that there is none.
    UnwantedAttribute { rule: RuleRef, attribute: &'static str, other: &'static str, value: Choice },
    /// An extent is not a multiple of what it is made of.
    Multiple { rule: RuleRef, size: &'static str, found: usize, multiple: usize },
    /// What is divided by, or how many weights share a number, is 0.
    Zero { rule: RuleRef, size: &'static str },
    /// The input has not as many elements along an axis of the weights as their codes take.
    Codes { rule: RuleRef, input: &'static str, axis: usize, found: usize, expected: usize },
    /// The groups of a parameter's parameter do not consist of whole groups of that one.
    NestedGroups { rule: RuleRef, input: &'static str, axis: usize, found: usize, group: usize },
    /// A group index is no group.
    IndexRange { rule: RuleRef, input: &'static str, index: usize, found: i64, groups: usize },
    /// The input is not given.
    MissingInput { rule: RuleRef, input: &'static str },
    /// No element of the version has the attribute's text as its name.
    UnknownElement { rule: RuleRef, attribute: &'static str, found: Text, expected: &'static [InputElement] },
    /// The input is given though the attribute says that there is none.
    UnexpectedInput { rule: RuleRef, input: &'static str, attribute: &'static str },
    /// The input is given though there is none for this type of the quantized one.
    NoZeroPoint { rule: RuleRef, input: &'static str, element: DType },
    /// A zero point is given though the operator takes none.
    NoZeroPointInput { rule: RuleRef },
    /// The input has another type.
    Type { rule: RuleRef, input: &'static str, found: DType, expected: Expected },
    /// No granularity has the attribute's text as its name.
    UnknownGranularity {
        rule: RuleRef,
        attribute: &'static str,
        found: Text,
        expected: &'static [Granularity],
    },
    /// The version lacks the granularity.
    GranularityVersion { rule: RuleRef, granularity: &'static str, since: Version },
    /// The input has another rank.
    Rank { rule: RuleRef, input: &'static str, found: usize, low: usize, high: usize },
    /// The input has another extent on an axis.
    Extent { rule: RuleRef, input: &'static str, axis: usize, found: usize, expected: usize },
    /// The input has another number of elements.
    Elements { rule: RuleRef, input: &'static str, found: usize, expected: usize },
    /// The extent of the input is not a multiple of the group's.
    Groups { rule: RuleRef, input: &'static str, axis: usize, found: usize, group: usize },
    /// The input, the output or the shape that an attribute says has more elements, or takes more bytes, than can be counted.
    Uncounted { rule: RuleRef, input: &'static str },
    /// A zero point code is not 0.
    ZeroPointCode { rule: RuleRef, input: &'static str, index: usize, found: u64 },
    /// A zero point is no code of the input's type.
    ZeroPointRange { rule: RuleRef, input: &'static str, index: usize, found: i64, low: i64, high: i64 },
    /// An input is given though the plan was made without it.
    UnplannedInput { rule: RuleRef, input: &'static str },
    /// The document's rules leave something open that the plan needs: a mistake in the document.
    Undecided { rule: RuleRef, what: &'static str },
    /// The expansion has no kernel for the types (of input, scale and output, and of the zero point): a mistake in the document or the expansion.
    NoKernel { rule: RuleRef, types: [&'static str; 3], zero_point: Option<&'static str> },
    /// The tensor's bytes are not as many as its elements take.
    Length { dtype: DType, elements: usize, found: usize, expected: usize },
    /// A slice of a typed plan has not as many entries as the planned tensor: elements, or bytes and words that hold several.
    Entries { rule: RuleRef, input: &'static str, found: usize, expected: usize },
    /// The tensor has more elements, or takes more bytes, than can be counted.
    Overflow { dtype: DType },
    /// The rows do not exist.
    Rows { start: usize, end: usize, rows: usize },
    /// The memory for the result is not as long as the result.
    OutputLength { found: usize, expected: usize },
    /// There is no memory for the result.
    OutOfMemory { bytes: usize },
    /// The machine lacks the instructions of a level.
    Level { found: Level, best: Level },
}

impl Error {
    /// A zero point that a plan was made without: the operator has such an input, or none.
    pub(crate) const fn unplanned_zero_point(rule: RuleRef, input: &'static str) -> Self {
        if input.is_empty() { Self::NoZeroPointInput { rule } } else { Self::UnplannedInput { rule, input } }
    }

    /// The code of this kind of error: never reused.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OlderVersion { .. } => "DQ0101",
            Self::NewerVersion { .. } => "DQ0102",
            Self::MinorVersion { .. } => "DQ0103",
            Self::UnknownAttribute { .. } => "DQ0201",
            Self::AttributeKind { .. } => "DQ0202",
            Self::AttributeVersion { .. } => "DQ0203",
            Self::MissingAttribute { .. } => "DQ0204",
            Self::AttributeText { .. } => "DQ0205",
            Self::AttributeRange { .. } => "DQ0206",
            Self::Axis { .. } => "DQ0207",
            Self::ListLength { .. } => "DQ0208",
            Self::ListEntry { .. } => "DQ0209",
            Self::TypeNumber { .. } => "DQ0210",
            Self::AttributeChoice { .. } => "DQ0211",
            Self::PowerOfTwo { .. } => "DQ0212",
            Self::NegativeExtent { .. } => "DQ0213",
            Self::UnwantedAttribute { .. } => "DQ0214",
            Self::MissingInput { .. } => "DQ0301",
            Self::UnknownInput { .. } => "DQ0305",
            Self::RepeatedInput { .. } => "DQ0306",
            Self::UnwantedInput { .. } => "DQ0307",
            Self::NoZeroPointInput { .. } => "DQ0308",
            Self::UnknownElement { .. } => "DQ0309",
            Self::Multiple { .. } => "DQ0407",
            Self::Zero { .. } => "DQ0408",
            Self::Codes { .. } => "DQ0409",
            Self::NestedGroups { .. } => "DQ0411",
            Self::IndexRange { .. } => "DQ0504",
            Self::UnexpectedInput { .. } => "DQ0302",
            Self::NoZeroPoint { .. } => "DQ0303",
            Self::Type { .. } => "DQ0304",
            Self::UnknownGranularity { .. } => "DQ0401",
            Self::GranularityVersion { .. } => "DQ0402",
            Self::Rank { .. } => "DQ0403",
            Self::Extent { .. } => "DQ0404",
            Self::Elements { .. } => "DQ0405",
            Self::Groups { .. } => "DQ0406",
            Self::Uncounted { .. } => "DQ0410",
            Self::ZeroPointCode { .. } => "DQ0501",
            Self::ZeroPointRange { .. } => "DQ0502",
            Self::UnplannedInput { .. } => "DQ0503",
            Self::Undecided { .. } => "DQ0601",
            Self::NoKernel { .. } => "DQ0602",
            Self::Length { .. } => "DQ0701",
            Self::Overflow { .. } => "DQ0702",
            Self::Rows { .. } => "DQ0703",
            Self::OutputLength { .. } => "DQ0704",
            Self::OutOfMemory { .. } => "DQ0705",
            Self::Level { .. } => "DQ0706",
            Self::Entries { .. } => "DQ0707",
        }
    }

    /// The operator or format, and the rule of its document if one says so. None for errors of versions, of attributes' names, of
    /// tensors by themselves, of levels and of memory.
    pub const fn rule(&self) -> Option<RuleRef> {
        match *self {
            Self::AttributeKind { rule, .. }
            | Self::AttributeVersion { rule, .. }
            | Self::MissingAttribute { rule, .. }
            | Self::AttributeText { rule, .. }
            | Self::AttributeRange { rule, .. }
            | Self::Axis { rule, .. }
            | Self::ListLength { rule, .. }
            | Self::ListEntry { rule, .. }
            | Self::TypeNumber { rule, .. }
            | Self::Entries { rule, .. }
            | Self::AttributeChoice { rule, .. }
            | Self::PowerOfTwo { rule, .. }
            | Self::NegativeExtent { rule, .. }
            | Self::UnknownInput { rule, .. }
            | Self::RepeatedInput { rule, .. }
            | Self::UnwantedInput { rule, .. }
            | Self::UnwantedAttribute { rule, .. }
            | Self::Multiple { rule, .. }
            | Self::Zero { rule, .. }
            | Self::Codes { rule, .. }
            | Self::NestedGroups { rule, .. }
            | Self::IndexRange { rule, .. }
            | Self::MissingInput { rule, .. }
            | Self::UnexpectedInput { rule, .. }
            | Self::NoZeroPoint { rule, .. }
            | Self::NoZeroPointInput { rule }
            | Self::UnknownElement { rule, .. }
            | Self::Type { rule, .. }
            | Self::UnknownGranularity { rule, .. }
            | Self::GranularityVersion { rule, .. }
            | Self::Rank { rule, .. }
            | Self::Extent { rule, .. }
            | Self::Elements { rule, .. }
            | Self::Groups { rule, .. }
            | Self::Uncounted { rule, .. }
            | Self::ZeroPointCode { rule, .. }
            | Self::ZeroPointRange { rule, .. }
            | Self::UnplannedInput { rule, .. }
            | Self::Undecided { rule, .. }
            | Self::NoKernel { rule, .. } => Some(rule),
            _ => None,
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
        write!(f, "{}{}", self.operator, self.versioned_by.separator())?;
        self.versioned_by.write(f, self.version)?;
        self.id.map_or(Ok(()), |id| write!(f, ", {id}"))
    }
}
