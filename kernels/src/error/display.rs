//! The texts of errors: lower case, found before expected, the rule at the end.

use core::fmt;

use super::{Error, Expected, RuleRef, TypeNumbers};
use crate::DType;
use crate::format::Choice;
use crate::operator::{ValueKind, Version, VersionedBy};

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule() {
            Some(rule) => {
                self.write_fact(f, rule)?;
                write!(f, " ({rule})")
            }
            None => self.write_call(f),
        }
    }
}

impl Error {
    /// What is wrong by an operator's document.
    fn write_fact(&self, f: &mut fmt::Formatter<'_>, rule: RuleRef) -> fmt::Result {
        match *self {
            Self::AttributeKind { attribute, found, expected, .. } => {
                write!(f, "{attribute} is {}, expected {}", kind(found), kind(expected))
            }
            Self::AttributeVersion { attribute: name, since, .. } => {
                write!(f, "{name} is an attribute since ")?;
                rule.versioned_by.write(f, since)?;
                write!(f, ", found in ")?;
                rule.versioned_by.write(f, rule.version)
            }
            Self::GranularityVersion { granularity: name, since, .. } => {
                write!(f, "{name} is a granularity since ")?;
                rule.versioned_by.write(f, since)?;
                write!(f, ", found in ")?;
                rule.versioned_by.write(f, rule.version)
            }
            Self::MissingAttribute { attribute, .. } => {
                write!(f, "{attribute} is not given, expected a value")
            }
            Self::AttributeText { attribute, found, expected, .. } => {
                write!(f, "{attribute} is \"{found}\", expected ")?;
                join(f, expected.len(), expected.iter())
            }
            Self::AttributeRange { attribute, found, low, high, or, .. } => {
                write!(f, "{attribute} is {found}, expected ")?;
                range(f, low.into(), (high < i64::MAX).then_some(high.into()))?;
                or.map_or(Ok(()), |or| write!(f, ", or {or}"))
            }
            Self::Axis { attribute, found, given, low, high, .. } => {
                let default = if given { "" } else { ", its default" };
                write!(f, "{attribute} is {found}{default}, expected ")?;
                if low > high {
                    return f.write_str("a tensor with axes");
                }
                range(f, low.into(), Some(high.into()))
            }
            Self::ListLength { attribute, found, expected, .. } => {
                write!(
                    f,
                    "{attribute} has {found} {}, expected {expected}",
                    plural(found, "entry", "entries")
                )
            }
            Self::ListEntry { attribute, axis, found, .. } => {
                write!(f, "{attribute} is {found} on axis {axis}, expected at least 1")
            }
            Self::TypeNumber { attribute, found, expected: TypeNumbers { numbers, types }, .. } => {
                write!(f, "{attribute} is {found}, expected ")?;
                let known = || numbers.iter().filter(|(_, dtype)| dtype.is_any(types));
                if known().next().is_none() {
                    return write!(f, "a type instead of a number");
                }
                join(f, known().count(), known().map(|(number, dtype)| Numbered { number: *number, dtype }))
            }
            Self::UnknownElement { attribute, found, expected, .. } => {
                write!(f, "{attribute} is \"{found}\", expected ")?;
                join(f, expected.len(), expected.iter().map(|element| element.name))
            }
            Self::UnknownGranularity { attribute, found, expected, .. } => {
                write!(f, "{attribute} is \"{found}\", expected ")?;
                let known = || expected.iter().filter(|granularity| granularity.since <= rule.version);
                join(f, known().count(), known().map(|granularity| granularity.name))
            }
            Self::Undecided { what, .. } => write!(f, "the rules do not decide {what}"),
            Self::NoKernel { types: [input, scale, output], zero_point, .. } => {
                write!(f, "no kernel for input {input}, scale {scale}")?;
                zero_point.map_or(Ok(()), |zero_point| write!(f, ", zero point {zero_point}"))?;
                write!(f, " and output {output}")
            }
            _ => self.write_format(f),
        }
    }

    /// What is wrong by a weight format.
    fn write_format(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::AttributeChoice { attribute, found, expected, .. } => {
                write!(f, "{attribute} is {found}, expected ")?;
                join(f, expected.len(), expected.iter().map(Choice::of))
            }
            Self::PowerOfTwo { attribute, found, .. } => {
                write!(f, "{attribute} is {found}, expected a power of two")
            }
            Self::NegativeExtent { attribute, axis, found, .. } => {
                write!(f, "{attribute} is {found} on axis {axis}, expected at least 0")
            }
            Self::UnknownInput { found, expected, .. } => {
                write!(f, "\"{found}\" is no input, expected ")?;
                join(f, expected.len(), expected.iter().map(|tensor| tensor.name))
            }
            Self::RepeatedInput { input, .. } => write!(f, "{input} is given twice, expected it once"),
            Self::UnwantedInput { input, attribute, value, .. } => {
                write!(f, "{input} is given, expected none where {attribute} is {value}")
            }
            Self::UnwantedAttribute { attribute, other, value, .. } => {
                write!(f, "{attribute} is given, expected none where {other} is {value}")
            }
            Self::Multiple { size, found, multiple, .. } => {
                write!(f, "{size} is {found}, expected a multiple of {multiple}")
            }
            Self::Zero { size, .. } => write!(f, "{size} is 0, expected at least 1"),
            Self::Codes { input, axis, found, expected, .. } => {
                let elements = plural(found, "element", "elements");
                write!(
                    f,
                    "{input} has {found} {elements} for axis {axis} of the weights, expected {expected}"
                )
            }
            Self::NestedGroups { input, axis, found, group, .. } => {
                write!(
                    f,
                    "a number of {input} is for {found} weights on axis {axis}, expected a multiple of {group}"
                )
            }
            Self::IndexRange { input, index, found, groups, .. } => {
                write!(f, "{input} is {found} at index {index}, expected ")?;
                match groups {
                    0 => f.write_str("no index, as there are no groups"),
                    _ => range(f, 0, Some(groups as i128 - 1)),
                }
            }
            _ => self.write_input(f),
        }
    }

    /// What is wrong with an input.
    fn write_input(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::MissingInput { input, .. } => write!(f, "{input} is not given, expected a tensor"),
            Self::UnexpectedInput { input, attribute, .. } => {
                write!(f, "{input} is given, expected none without {attribute}")
            }
            Self::NoZeroPoint { input, element, .. } => {
                write!(f, "{input} is given, expected none for type {element}")
            }
            Self::NoZeroPointInput { .. } => f.write_str("a zero point is given, expected none"),
            Self::UnplannedInput { input, .. } => write!(f, "{input} is given, expected none as planned"),
            Self::Type { input, found, expected, .. } => {
                write!(f, "{input} has type {found}, expected {expected}")
            }
            Self::Rank { input, found, low, high, .. } => {
                write!(f, "{input} has rank {found}, expected ")?;
                range(f, low as i128, (high < usize::MAX).then_some(high as i128))
            }
            Self::Extent { input, axis, found, expected, .. } => {
                let elements = plural(found, "element", "elements");
                write!(f, "{input} has {found} {elements} on axis {axis}, expected {expected}")
            }
            Self::Entries { input, found, expected, .. } => {
                let entries = plural(found, "entry", "entries");
                write!(f, "the slice of {input} has {found} {entries}, expected {expected}")
            }
            Self::Elements { input, found, expected, .. } => {
                write!(f, "{input} has {found} {}, expected {expected}", plural(found, "element", "elements"))
            }
            Self::Groups { input, axis, found, group, .. } => {
                let elements = plural(found, "element", "elements");
                write!(f, "{input} has {found} {elements} on axis {axis}, expected a multiple of {group}")
            }
            Self::Uncounted { input, .. } => {
                write!(f, "{input} has more elements than can be addressed")
            }
            Self::ZeroPointCode { input, index, found, .. } => {
                write!(f, "{input} has code {found:#04x} at index {index}, expected 0x00")
            }
            Self::ZeroPointRange { input, index, found, low, high, .. } => {
                write!(f, "{input} is {found} at index {index}, expected {low} to {high}")
            }
            _ => Ok(()),
        }
    }

    /// What is wrong with the call, whatever the operator.
    fn write_call(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OlderVersion { operator, versioned_by, found, oldest } => {
                version(f, operator, versioned_by, found)?;
                write!(f, ", expected at least ")?;
                versioned_by.write(f, oldest)
            }
            Self::NewerVersion { operator, versioned_by, found, newest } => {
                version(f, operator, versioned_by, found)?;
                write!(f, ", expected at most ")?;
                versioned_by.write(f, newest)?;
                write!(f, ", the newest known")
            }
            Self::MinorVersion { operator, found } => {
                version(f, operator, VersionedBy::Release, found)?;
                f.write_str(", expected an operator set: one whole number")
            }
            Self::UnknownAttribute { operator, found, expected } => {
                write!(f, "\"{found}\" is no attribute of {operator}, ")?;
                let count = expected.iter().count();
                f.write_str(if count == 0 { "which has none" } else { "expected " })?;
                join(f, count, expected.iter())
            }
            Self::Length { dtype, elements, found, expected } => {
                let (bytes, of) = (plural(found, "byte", "bytes"), plural(elements, "element", "elements"));
                write!(f, "a tensor of {elements} {of} of {dtype} has {found} {bytes}, expected {expected}")
            }
            Self::Overflow { dtype } => {
                write!(f, "a tensor of {dtype} has more elements than can be addressed")
            }
            Self::Rows { start, end, rows } => {
                write!(f, "rows are {start} to {end} (exclusive), expected a range within 0 to {rows}")
            }
            Self::OutputLength { found, expected } => {
                write!(f, "the output has {found} {}, expected {expected}", plural(found, "byte", "bytes"))
            }
            Self::OutOfMemory { bytes } => write!(f, "no memory for {bytes} bytes"),
            Self::Level { found, best } => {
                write!(f, "this machine has no {found} instructions; its best level is {best}")
            }
            _ => Ok(()),
        }
    }
}

fn version(f: &mut fmt::Formatter<'_>, operator: &str, by: VersionedBy, found: Version) -> fmt::Result {
    write!(f, "the version of {operator} is ")?;
    by.write(f, found)
}

impl VersionedBy {
    /// What stands between an operator's name and its version.
    pub(super) const fn separator(self) -> &'static str {
        match self {
            Self::Opset => "-",
            Self::Release => " ",
            Self::Nothing => "",
        }
    }

    /// A version as the project writes it.
    pub(crate) fn write(self, f: &mut fmt::Formatter<'_>, version: Version) -> fmt::Result {
        match (self, version.minor) {
            (Self::Nothing, _) => Ok(()),
            (Self::Opset, _) => write!(f, "{}", version.major),
            (Self::Release, minor) => write!(f, "{}.{minor}", version.major),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::One(dtype) => write!(f, "{dtype}"),
            Self::Any(types) => join(f, types.len(), types.iter()),
            Self::Elements(elements) => {
                join(f, elements.len(), elements.iter().map(|element| element.stored()))
            }
            Self::Codes(types) => join(f, types.len(), types.iter().map(|code| code.dtype)),
            Self::Float => f.write_str("a float type"),
        }
    }
}

/// A type and its number.
struct Numbered<'a> {
    number: i64,
    dtype: &'a DType,
}

impl fmt::Display for Numbered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.number, self.dtype)
    }
}

/// `a, b or c`.
fn join<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    count: usize,
    items: impl Iterator<Item = T>,
) -> fmt::Result {
    for (n, item) in items.enumerate() {
        let before = match n {
            0 => "",
            _ if n + 1 == count => " or ",
            _ => ", ",
        };
        write!(f, "{before}{item}")?;
    }
    Ok(())
}

/// `2`, `0 or 1`, `-2 to 1`, `at least 1`; signed and wide enough for attributes and for extents.
fn range(f: &mut fmt::Formatter<'_>, low: i128, high: Option<i128>) -> fmt::Result {
    match high {
        None => write!(f, "at least {low}"),
        Some(high) if high == low => write!(f, "{low}"),
        Some(high) if high == low + 1 => write!(f, "{low} or {high}"),
        Some(high) => write!(f, "{low} to {high}"),
    }
}

fn kind(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Int => "an integer",
        ValueKind::Bool => "a truth value",
        ValueKind::String => "a text",
        ValueKind::IntList => "a list of integers",
        ValueKind::Type => "a type",
    }
}

fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => write!(f, "{number}"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Other(other) => f.write_str(kind(*other)),
            Self::Absent => f.write_str("not given"),
        }
    }
}
