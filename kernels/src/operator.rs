//! An operator as facts: what `include_spec!` prints, and what `plan` and `check`
//! read. Nothing here decides anything, but [`Check`] when it applies.
//!
//! The words are those of the specification's model (`dequant_spec::operator`); texts became indices into the
//! operator's own lists, so a plan compares numbers.

#![expect(clippy::indexing_slicing, reason = "a loop up to the length of the rows")]

mod check;

pub(crate) use check::When;
pub use check::{Check, Role, Rule};

use crate::kernel::Kernel;
use crate::{DType, Value};

/// What the facts of an expansion are written with.
pub mod prelude {
    pub use super::{Groups::*, ParameterShape::*, *};
    pub use crate::kernel::Kernel;
    pub use crate::types::*;
    pub use crate::{DType, Value};
}

/// One operator of one project. [`include_spec!`](crate::include_spec) writes these.
#[derive(Debug)]
pub struct Operator {
    /// Dialect and operator: `onnx.DequantizeLinear`.
    pub id: &'static str,
    /// Project and operator as a message names them: `ONNX DequantizeLinear`.
    pub name: &'static str,
    /// What counts versions.
    pub versioned_by: VersionedBy,
    /// The newest version that the document is known to describe.
    pub newest_checked: Version,
    /// The document's names of input, scale and zero point; the last is empty when there is none.
    pub inputs: [&'static str; 3],
    /// The document's name of the result.
    pub output: &'static str,
    /// Every attribute of any version.
    pub attributes: &'static [Attribute],
    /// The attribute whose text names the element of the input.
    pub element_from: Option<usize>,
    /// The attribute that makes a given zero point be added instead of subtracted.
    pub additive_when: Option<usize>,
    /// Whether a zero point without elements counts as absent.
    pub empty_zero_point_is_absent: bool,
    /// Every granularity of any version.
    pub granularities: &'static [Granularity],
    /// How the granularity is chosen.
    pub granularity_from: GranularityFrom,
    /// The versions, oldest first, each complete.
    pub versions: &'static [OperatorVersion],
    /// The dialect's numbers of types, for attributes that hold a type; 0 is none.
    pub type_numbers: &'static [(i64, DType)],
    /// The rules, in the order they are checked.
    pub checks: &'static [Check],
    /// The kernel of a combination.
    pub kernel: fn(Types) -> Option<Kernel>,
}

/// What counts versions: decides how one is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersionedBy {
    /// One number.
    Opset,
    /// `major.minor`.
    Release,
    /// There are no versions: weight formats.
    Nothing,
}

/// A version number; `minor` is 0 for operator sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the point.
    pub major: u32,
    /// The number after the point.
    pub minor: u32,
}

impl Version {
    /// A version number.
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }
}

/// One attribute.
#[derive(Debug)]
pub struct Attribute {
    /// The document's name.
    pub name: &'static str,
    /// What it holds.
    pub kind: ValueKind,
    /// The first version that has it.
    pub since: Version,
    /// Its value when it is not given.
    pub default: Option<Value>,
}

impl Attribute {
    /// An attribute without a default.
    pub const fn new(name: &'static str, kind: ValueKind, major: u32, minor: u32) -> Self {
        Self { name, kind, since: Version { major, minor }, default: None }
    }

    /// The same with a default.
    pub const fn or(self, default: Value) -> Self {
        let (name, kind, since) = (self.name, self.kind, self.since);
        // A constant function cannot drop a `Value`; there is none to drop.
        core::mem::forget(self);
        Self { name, kind, since, default: Some(default) }
    }
}

/// What an attribute holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A 64-bit integer.
    Int,
    /// A truth value.
    Bool,
    /// A text.
    String,
    /// A list of 64-bit integers.
    IntList,
    /// An element type; for operators also the dialect's number for one.
    Type,
}

/// One granularity.
#[derive(Debug, PartialEq)]
pub struct Granularity {
    /// The document's word.
    pub name: &'static str,
    /// The first version that has it.
    pub since: Version,
    /// Which elements share a parameter.
    pub groups: Groups,
    /// What shape the scale has.
    pub parameters: ParameterShape,
    /// Whether the last group along an axis may be short.
    pub ragged: bool,
}

impl Granularity {
    /// A granularity whose groups divide their axes.
    pub const fn new(
        name: &'static str,
        major: u32,
        minor: u32,
        groups: Groups,
        parameters: ParameterShape,
    ) -> Self {
        Self { name, since: Version { major, minor }, groups, parameters, ragged: false }
    }

    /// The same, but the last group along an axis may be short.
    pub const fn ragged(self) -> Self {
        Self { ragged: true, ..self }
    }
}

/// Which elements share a parameter; the numbers are attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Groups {
    /// One group.
    WholeTensor,
    /// One group for each index of the axis.
    OneAlong(usize),
    /// Groups of 1 everywhere but the whole of the axis.
    AllAlong(usize),
    /// Groups of 1 everywhere but on the axis that the first attribute names, where the second gives the extent.
    Blocks(usize, usize),
    /// The group shape is the attribute's list.
    Shape(usize),
}

/// What shape a scale (and a zero point) has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterShape {
    /// `()` or `(1)`.
    OneScalarOrVector,
    /// `(1)`.
    OneVector,
    /// One element, whatever the rank.
    OneOfAnyRank,
    /// `(D_a)`, where a is the axis.
    Vector,
    /// `ceil(D / G)`.
    Grid,
}

/// How the granularity is chosen; the numbers are attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GranularityFrom {
    /// The attribute holds its name.
    NameAttribute(usize),
    /// Size above 0: `Blocks`. Else a scale of shape `()` or `(1)`: `WholeTensor`. Else the remaining one.
    SizeAttribute(usize),
}

/// One version, complete.
#[derive(Clone, Copy, Debug)]
pub struct OperatorVersion {
    /// The first version described.
    pub since: Version,
    /// What decides the output type.
    pub output_type: OutputType,
    /// What the input may hold.
    pub input: &'static [InputElement],
    /// Types of the scale.
    pub scale: &'static [DType],
    /// Types of the output.
    pub output: &'static [DType],
}

impl OperatorVersion {
    /// Versions whose type lists are the first few entries of the newest version's.
    ///
    /// # Panics
    ///
    /// There is no version, or one has more entries than the newest; while compiling, where the list is a constant.
    pub const fn list<const N: usize>(
        (input, scale, output): (&'static [InputElement], &'static [DType], &'static [DType]),
        rows: [(Version, OutputType, [usize; 3]); N],
    ) -> [Self; N] {
        let first = Self { since: rows[0].0, output_type: rows[0].1, input, scale, output };
        let mut list = [first; N];
        let mut i = 0;
        while i < N {
            let (since, output_type, [inputs, scales, outputs]) = rows[i];
            let (input, scale, output) =
                (input.split_at(inputs).0, scale.split_at(scales).0, output.split_at(outputs).0);
            list[i] = Self { since, output_type, input, scale, output };
            i += 1;
        }
        list
    }
}

/// What an input may hold.
#[derive(Debug, PartialEq, Eq)]
pub struct InputElement {
    /// The operator's name for it.
    pub name: &'static str,
    /// The element type.
    pub dtype: DType,
    /// How codes share words.
    pub packed: Option<Packed>,
    /// The types of a zero point that goes with it.
    pub zero_point: &'static [DType],
}

impl InputElement {
    /// An element that the tensor has as its type.
    pub const fn new(name: &'static str, dtype: DType, zero_point: &'static [DType]) -> Self {
        Self { name, dtype, packed: None, zero_point }
    }

    /// The same in words along an axis.
    pub const fn packed(self, word: DType, axis: usize) -> Self {
        Self { packed: Some(Packed { word, axis }), ..self }
    }

    /// The type that a tensor of it has.
    pub fn stored(&self) -> DType {
        self.packed.map_or(self.dtype, |packed| packed.word)
    }
}

/// Consecutive positions along `axis` share a word, the first in the lowest bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The type that the tensor has.
    pub word: DType,
    /// The axis whose extent counts words.
    pub axis: usize,
}

/// What decides the output type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputType {
    /// It is the scale's type.
    SameAsScale,
    /// The attribute holds it; the scale's type when it is not given.
    Attribute(usize),
    /// The caller asks for it; the scale's type otherwise.
    ChosenByCaller,
}

/// The types of a combination: what the expansion's `match` decides on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Types {
    /// The element type of the input.
    pub input: DType,
    /// The type of the scale.
    pub scale: DType,
    /// The type of the zero point, if one is given. The `match` does not look at it where it follows from the input's.
    pub zero_point: Option<DType>,
    /// The type of the output.
    pub output: DType,
    /// Whether the zero point is added instead of subtracted.
    pub additive: bool,
}
