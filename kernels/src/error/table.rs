//! The table of errors: each stands here once, with its code, what it says in fields, and its text.
//!
//! Kinds are in the order of the hundreds of their codes, errors in that of their codes; a code is never reused. A text
//! is a format string with the names of the fields, and with what goes into its `{}`. It is in lower case, and says what
//! was found before what was expected. The rule is not part of it: it is written behind the text of every error that
//! has a field `rule`. [`errors`](super::expand) says what is made of this.

use super::display::{
    attributes, axes, behind, granularities, indices, kind, listed, numbers, plural, range,
};
use super::expand::errors;
use super::{AttributeNames, Expected, RuleRef, TypeNumbers};
use crate::format::{Choice, FormatTensor};
use crate::operator::{Granularity, InputElement, ValueKind, Version, VersionedBy};
use crate::{DType, Level, Text, Value};

errors! {
    /// Versions.
    ///
    /// The operator has no such version, or none that its document describes.
    Version {
        /// The version is older than the operator.
        "DQ0101" OlderVersion {
            operator: &'static str, versioned_by: VersionedBy, found: Version, oldest: Version
        } => "the version of {operator} is {}, expected at least {}",
            versioned_by.written(found), versioned_by.written(oldest);

        /// The version is newer than the document.
        "DQ0102" NewerVersion {
            operator: &'static str, versioned_by: VersionedBy, found: Version, newest: Version
        } => "the version of {operator} is {}, expected at most {}, the newest known",
            versioned_by.written(found), versioned_by.written(newest);

        /// An operator set has no minor number.
        "DQ0103" MinorVersion { operator: &'static str, found: Version }
            => "the version of {operator} is {}, expected an operator set: one whole number",
            VersionedBy::Release.written(found);
    }

    /// Attributes.
    ///
    /// An attribute is missing, unknown or not wanted, or its value is not one of those allowed.
    Attribute {
        /// The operator has no attribute of this name.
        "DQ0201" UnknownAttribute { rule: RuleRef, found: Text, expected: AttributeNames }
            => "\"{found}\" is no attribute, {}", attributes(expected);

        /// The attribute's value is of another kind.
        "DQ0202" AttributeKind { rule: RuleRef, attribute: &'static str, found: ValueKind, expected: ValueKind }
            => "{attribute} is {}, expected {}", kind(found), kind(expected);

        /// The version lacks the attribute.
        "DQ0203" AttributeVersion { rule: RuleRef, attribute: &'static str, since: Version }
            => "{attribute} is given in version {}, expected at least version {}",
            rule.versioned_by.written(rule.version), rule.versioned_by.written(since);

        /// The attribute is not given.
        "DQ0204" MissingAttribute { rule: RuleRef, attribute: &'static str }
            => "{attribute} is not given, expected a value";

        /// The attribute's text is none of those allowed.
        "DQ0205" AttributeText {
            rule: RuleRef, attribute: &'static str, found: Text, expected: &'static [&'static str]
        } => "{attribute} is \"{found}\", expected {}", listed(expected.iter());

        /// The attribute's number is out of range.
        "DQ0206" AttributeRange {
            rule: RuleRef, attribute: &'static str, found: i64, low: i64, high: i64,
            /// What is allowed besides.
            or: Option<i64>,
        } => "{attribute} is {found}, expected {}{}",
            range(low.into(), (high < i64::MAX).then_some(high.into())), behind(", or ", or);

        /// The attribute names an axis that the input lacks.
        "DQ0207" Axis {
            rule: RuleRef, attribute: &'static str, found: i64,
            /// Whether the call says so, or it is the default.
            given: bool,
            low: i64, high: i64,
        } => "{attribute} is {found}{}, expected {}",
            if given { "" } else { ", its default" }, axes(low, high);

        /// The attribute's list has another length.
        "DQ0208" ListLength { rule: RuleRef, attribute: &'static str, found: usize, expected: usize }
            => "{attribute} has {found} {}, expected {expected}", plural(found, "entry", "entries");

        /// An entry of the attribute's list is not positive.
        "DQ0209" ListEntry { rule: RuleRef, attribute: &'static str, axis: usize, found: i64 }
            => "{attribute} is {found} on axis {axis}, expected at least 1";

        /// The attribute names no type of the dialect.
        "DQ0210" TypeNumber { rule: RuleRef, attribute: &'static str, found: i64, expected: TypeNumbers }
            => "{attribute} is {found}, expected {}", numbers(expected);

        /// The value is none that the attribute allows.
        "DQ0211" AttributeChoice {
            rule: RuleRef, attribute: &'static str, found: Choice, expected: &'static [Value]
        } => "{attribute} is {found}, expected {}", listed(expected.iter().map(Choice::of));

        /// The value is no power of two.
        "DQ0212" PowerOfTwo { rule: RuleRef, attribute: &'static str, found: i64 }
            => "{attribute} is {found}, expected a power of two";

        /// An extent of the attribute's list is negative.
        "DQ0213" NegativeExtent { rule: RuleRef, attribute: &'static str, axis: usize, found: i64 }
            => "{attribute} is {found} on axis {axis}, expected at least 0";

        /// The attribute is given with a value of the other one that says that there is none.
        "DQ0214" UnwantedAttribute {
            rule: RuleRef, attribute: &'static str, other: &'static str, value: Choice
        } => "{attribute} is given, expected none where {other} is {value}";
    }

    /// Tensors that are given, and their types.
    ///
    /// An input is missing, unknown or not wanted, or it has another type.
    Input {
        /// The input is not given.
        "DQ0301" MissingInput { rule: RuleRef, input: &'static str }
            => "{input} is not given, expected a tensor";

        /// The input is given though the attribute says that there is none.
        "DQ0302" UnexpectedInput { rule: RuleRef, input: &'static str, attribute: &'static str }
            => "{input} is given, expected none without {attribute}";

        /// The input is given though there is none for this type of the quantized one.
        "DQ0303" NoZeroPoint { rule: RuleRef, input: &'static str, element: DType }
            => "{input} is given, expected none for type {element}";

        /// The input has another type.
        "DQ0304" Type { rule: RuleRef, input: &'static str, found: DType, expected: Expected }
            => "{input} has type {found}, expected {expected}";

        /// The format has no tensor of this name.
        "DQ0305" UnknownInput { rule: RuleRef, found: Text, expected: &'static [FormatTensor] }
            => "\"{found}\" is no input, expected {}", listed(expected.iter().map(|tensor| tensor.name));

        /// The input is given twice.
        "DQ0306" RepeatedInput { rule: RuleRef, input: &'static str }
            => "{input} is given twice, expected it once";

        /// The input is given with a value of the attribute that says that there is none.
        "DQ0307" UnwantedInput {
            rule: RuleRef, input: &'static str, attribute: &'static str, value: Choice
        } => "{input} is given, expected none where {attribute} is {value}";

        /// A zero point is given though the operator takes none.
        "DQ0308" NoZeroPointInput { rule: RuleRef }
            => "a zero point is given, expected none";

        /// No element of the version has the attribute's text as its name.
        "DQ0309" UnknownElement {
            rule: RuleRef, attribute: &'static str, found: Text, expected: &'static [InputElement]
        } => "{attribute} is \"{found}\", expected {}", listed(expected.iter().map(|element| element.name));
    }

    /// Shapes and groups.
    ///
    /// A rank, an extent or a number of elements does not fit, or there is no such granularity.
    Shape {
        /// No granularity has the attribute's text as its name.
        "DQ0401" UnknownGranularity {
            rule: RuleRef, attribute: &'static str, found: Text, expected: &'static [Granularity]
        } => "{attribute} is \"{found}\", expected {}", granularities(expected, rule.version);

        /// The version lacks the granularity.
        "DQ0402" GranularityVersion {
            rule: RuleRef,
            /// The attribute or the input that decides the granularity.
            by: &'static str,
            granularity: &'static str, since: Version
        } => "{by} asks for {granularity} in version {}, expected at least version {}",
            rule.versioned_by.written(rule.version), rule.versioned_by.written(since);

        /// The input has another rank.
        "DQ0403" Rank {
            rule: RuleRef, input: &'static str, found: usize, low: usize, high: usize,
            /// The granularity of the call, if that decides it.
            granularity: Option<&'static str>,
        } => "{input} has rank {found}, expected {}{}",
            range(low as i128, (high < usize::MAX).then_some(high as i128)), behind(" for ", granularity);

        /// The input has another extent on an axis.
        "DQ0404" Extent {
            rule: RuleRef, input: &'static str, axis: usize, found: usize, expected: usize,
            /// The granularity of the call, if that decides it.
            granularity: Option<&'static str>,
        } => "{input} has {found} {} on axis {axis}, expected {expected}{}",
            plural(found, "element", "elements"), behind(" for ", granularity);

        /// The input has another number of elements.
        "DQ0405" Elements {
            rule: RuleRef, input: &'static str, found: usize, expected: usize,
            /// The granularity of the call, if that decides it.
            granularity: Option<&'static str>,
        } => "{input} has {found} {}, expected {expected}{}",
            plural(found, "element", "elements"), behind(" for ", granularity);

        /// The extent of the input is not a multiple of the group's.
        "DQ0406" Groups { rule: RuleRef, input: &'static str, axis: usize, found: usize, group: usize }
            => "{input} has {found} {} on axis {axis}, expected a multiple of {group}",
            plural(found, "element", "elements");

        /// An extent is not a multiple of what it is made of.
        "DQ0407" Multiple { rule: RuleRef, size: &'static str, found: usize, multiple: usize }
            => "{size} is {found}, expected a multiple of {multiple}";

        /// What is divided by, or how many weights share a number, is 0.
        "DQ0408" Zero { rule: RuleRef, size: &'static str }
            => "{size} is 0, expected at least 1";

        /// The input has not as many elements along an axis of the weights as their codes take.
        "DQ0409" Codes { rule: RuleRef, input: &'static str, axis: usize, found: usize, expected: usize }
            => "{input} has {found} {} for axis {axis} of the weights, expected {expected}",
            plural(found, "element", "elements");

        /// The input, the output or the shape that an attribute says has more elements, or takes more bytes, than can be counted.
        "DQ0410" Uncounted { rule: RuleRef, input: &'static str }
            => "{input} has more elements than can be addressed";

        /// The groups of a parameter's parameter do not consist of whole groups of that one.
        "DQ0411" NestedGroups { rule: RuleRef, input: &'static str, axis: usize, found: usize, group: usize }
            => "a number of {input} is for {found} weights on axis {axis}, expected a multiple of {group}";
    }

    /// Values, and what a run is given.
    ///
    /// A number in a tensor is out of range, or a run is given a tensor that was not planned.
    Value {
        /// A zero point code is not 0.
        "DQ0501" ZeroPointCode { rule: RuleRef, input: &'static str, index: usize, found: u64 }
            => "{input} has code {found:#04x} at index {index}, expected 0x00";

        /// A zero point is no code of the input's type.
        "DQ0502" ZeroPointRange {
            rule: RuleRef, input: &'static str, index: usize, found: i64, low: i64, high: i64
        } => "{input} is {found} at index {index}, expected {low} to {high}";

        /// An input is given though the plan was made without it.
        "DQ0503" UnplannedInput { rule: RuleRef, input: &'static str }
            => "{input} is given, expected none as planned";

        /// A group index is no group.
        "DQ0504" IndexRange { rule: RuleRef, input: &'static str, index: usize, found: i64, groups: usize }
            => "{input} is {found} at index {index}, expected {}", indices(groups);
    }

    /// Mistakes of a document.
    ///
    /// What has to change is the document or the expansion, not the call.
    Document {
        /// The document's rules leave something open that the plan needs: a mistake in the document.
        "DQ0601" Undecided { rule: RuleRef, what: &'static str }
            => "the rules do not decide {what}";

        /// The expansion has no kernel for the types (of input, scale and output, and of the zero point): a mistake in the document or the expansion.
        "DQ0602" NoKernel { rule: RuleRef, types: [&'static str; 3], zero_point: Option<&'static str> }
            => "no kernel for input {}, scale {}{} and output {}",
            types[0], types[1], behind(", zero point ", zero_point), types[2];
    }

    /// Memory, slices and levels.
    ///
    /// Bytes, entries or rows are not as many as there have to be, or the machine lacks the memory or a level.
    Memory {
        /// The tensor's bytes are not as many as its elements take.
        "DQ0701" Length { dtype: DType, elements: usize, found: usize, expected: usize }
            => "a tensor of {elements} {} of {dtype} has {found} {}, expected {expected}",
            plural(elements, "element", "elements"), plural(found, "byte", "bytes");

        /// The tensor has more elements, or takes more bytes, than can be counted.
        "DQ0702" Overflow { dtype: DType }
            => "a tensor of {dtype} has more elements than can be addressed";

        /// The rows do not exist.
        "DQ0703" Rows { rule: RuleRef, start: usize, end: usize, rows: usize }
            => "rows are {start} to {end} (exclusive), expected a range within 0 to {rows}";

        /// The memory for the result is not as long as the result.
        "DQ0704" OutputLength { rule: RuleRef, output: &'static str, found: usize, expected: usize }
            => "{output} has {found} {}, expected {expected}", plural(found, "byte", "bytes");

        /// There is no memory for the result.
        "DQ0705" OutOfMemory { bytes: usize }
            => "no memory for {bytes} bytes";

        /// The machine lacks the instructions of a level.
        "DQ0706" Level { found: Level, best: Level }
            => "this machine has no {found} instructions; its best level is {best}";

        /// A slice of a typed plan has not as many entries as the planned tensor: elements, or bytes and words that hold several.
        "DQ0707" Entries { rule: RuleRef, input: &'static str, found: usize, expected: usize }
            => "the slice of {input} has {found} {}, expected {expected}", plural(found, "entry", "entries");

        /// The elements do not exist.
        "DQ0708" Range { rule: RuleRef, start: usize, end: usize, elements: usize }
            => "elements are {start} to {end} (exclusive), expected a range within 0 to {elements}";
    }
}
