//! The documents as written: one struct for each kind of YAML entry. This page is the field reference.
//!
//! A types document:
//!
//! ```yaml
//! types:
//!   - name: int4
//!     doc: 4-bit two's-complement integer.
//!     bits: 4
//!     encoding: { integer: { signed: true } }
//!     names: { onednn: s4 }
//!     numbers: { onnx: 22 }
//! ```
//!
//! An operator document starts with [`OperatorHead`]; its lists hold [`ElementEntry`], [`InputEntry`],
//! [`AttributeEntry`], [`GranularityEntry`], [`FormulaEntry`], [`VersionEntry`], [`ConstraintEntry`] and
//! [`DecisionEntry`]. Both kinds may stand in one file.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer};

/// A value and the place in the file it was read from.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// What was read.
    pub value: T,
    /// Where it stands.
    pub at: Position,
}

/// A place in a YAML file: line and column count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: u64,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<T>::deserialize(deserializer)?;
        let at = Position { line: spanned.referenced.line(), column: spanned.referenced.column() };
        Ok(Self { value: spanned.value, at })
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Located<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}

/// One element type.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TypeEntry {
    /// Lower-case name, as operators use it.
    pub name: Located<String>,
    /// One sentence for the documentation.
    pub doc: String,
    /// Width of a code, 1 to 64.
    pub bits: Located<u32>,
    /// How a code becomes a number.
    pub encoding: Located<EncodingEntry>,
    /// Spellings of other projects, by dialect.
    #[serde(default)]
    pub names: BTreeMap<String, Located<String>>,
    /// Numbers of other projects, by dialect (`onnx`: TensorProto.DataType).
    #[serde(default)]
    pub numbers: BTreeMap<String, Located<i64>>,
}

/// How a code becomes a number.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EncodingEntry {
    /// A binary integer.
    Integer(IntegerEntry),
    /// A binary floating-point number.
    Float(FloatEntry),
    /// A table with one number for each code, in code order.
    Codebook(Vec<Located<f64>>),
}

/// A binary integer: the value is the code minus `bias`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IntegerEntry {
    /// Two's complement, or unsigned.
    pub signed: bool,
    /// What is subtracted from the code; 0 when absent.
    #[serde(default)]
    pub bias: Option<Located<i64>>,
}

/// A binary floating-point number: sign, exponent and mantissa fields from the highest bit down.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FloatEntry {
    /// Whether there is a sign bit.
    pub sign: bool,
    /// Width of the exponent field.
    pub exponent: Located<u32>,
    /// Width of the mantissa field.
    pub mantissa: Located<u32>,
    /// Exponent bias.
    pub bias: Located<i32>,
    /// Which codes are infinities and NaNs.
    pub specials: Specials,
    /// Whether exponent field 0 means zero and subnormal numbers (the default) or an ordinary power of two.
    #[serde(default)]
    pub subnormals: Option<bool>,
}

/// Which codes of a float are infinities and NaNs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Specials {
    /// Exponent all ones: infinity with mantissa 0, NaN otherwise.
    Ieee,
    /// Exponent and mantissa all ones: NaN. No infinity.
    NanAtAllOnes,
    /// The code of negative zero: NaN. No infinity.
    NanAtNegativeZero,
    /// Every code is a number.
    None,
}

/// The scalar fields of an operator document.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OperatorHead {
    /// The operator's name in its project.
    pub operator: Located<String>,
    /// The project's name, in lower case: `onnx`.
    pub dialect: Located<String>,
    /// What counts versions.
    pub versioned_by: VersionedBy,
    /// The newest version that the document is known to describe; a later one is refused.
    pub newest_checked: Located<String>,
    /// What the operator computes.
    pub doc: String,
    /// Where the page stands.
    pub source: SourceEntry,
    /// What the operator returns.
    pub output: OutputEntry,
    /// The attribute that names the element type of the input, for pages that name it by attribute.
    #[serde(default)]
    pub element_from: Option<Located<String>>,
    /// How attributes and shapes choose the granularity.
    pub granularity_from: GranularityFrom,
}

/// What counts versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum VersionedBy {
    /// One number, an operator set.
    Opset,
    /// A release of the project: `3`, or `3.4`.
    Release,
}

/// Where the page stands.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SourceEntry {
    /// Owner and name of the project's repository.
    pub project: String,
    /// The page inside it.
    pub document: String,
    /// The release or commit that was read.
    pub version: String,
}

/// What the operator returns; always of the input's logical shape.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OutputEntry {
    /// The document's name for it.
    pub name: Located<String>,
    /// One sentence for the documentation.
    pub doc: String,
}

/// A name of the operator's own for what its input may hold.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ElementEntry {
    /// The operator's name, the one `versions` use.
    pub name: Located<String>,
    /// The element type.
    #[serde(rename = "type")]
    pub element_type: Located<String>,
    /// How several codes share a word; absent when the tensor has the element type itself.
    #[serde(default)]
    pub packed: Option<PackedEntry>,
}

/// Codes in words: consecutive positions along `axis` share a word, the first in the lowest bits.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackedEntry {
    /// The type that the tensor has.
    pub word: Located<String>,
    /// The axis whose extent counts words.
    pub axis: Located<u32>,
}

/// One input.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InputEntry {
    /// The document's name for it, the one errors use.
    pub name: Located<String>,
    /// What it is to us.
    pub role: Located<Role>,
    /// Whether it may be absent; `false` when absent.
    #[serde(default)]
    pub optional: bool,
    /// Whether the page has it as an attribute, a list; a plan takes it as a tensor of rank 1.
    #[serde(default)]
    pub from_attribute: bool,
    /// Where a zero point's type comes from; only for that role.
    #[serde(default, rename = "type")]
    pub zero_point_type: Option<Located<ZeroPointType>>,
    /// Whether a tensor without elements counts as absent.
    #[serde(default)]
    pub empty_is_absent: bool,
    /// Whether a zero point that is subtracted takes the place of the element type's bias.
    #[serde(default)]
    pub replaces_bias: bool,
    /// One sentence for the documentation.
    pub doc: String,
}

/// What an input is to us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The quantized tensor.
    Input,
    /// What is multiplied.
    Scale,
    /// What is subtracted, or added.
    ZeroPoint,
}

/// Where a zero point's type comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ZeroPointType {
    /// It has the input's type.
    SameAsInput,
    /// The versions list its types.
    Own,
}

/// One attribute.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AttributeEntry {
    /// The document's name for it.
    pub name: Located<String>,
    /// What it holds.
    pub value: Located<ValueKind>,
    /// Its value when it is not given.
    #[serde(default)]
    pub default: Option<Located<Scalar>>,
    /// One sentence for the documentation.
    pub doc: String,
}

/// What an attribute holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ValueKind {
    /// A 64-bit integer.
    Int,
    /// A truth value.
    Bool,
    /// A text.
    String,
    /// A list of 64-bit integers.
    IntList,
    /// An element type, or the dialect's number for one (0: none).
    Type,
}

/// A default value, kept as written: whether it fits the attribute is a question for [`resolve`](crate::resolve).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Anything else.
    String(String),
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(match text.as_str() {
            "true" => Self::Bool(true),
            "false" => Self::Bool(false),
            _ => text.parse().map_or(Self::String(text), Self::Int),
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Scalar {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Scalar".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["boolean", "integer", "string"] })
    }
}

/// One granularity.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GranularityEntry {
    /// The document's word for it.
    pub name: Located<String>,
    /// Which elements share a parameter.
    pub groups: Located<Groups>,
    /// What shape the scale has.
    pub parameters: Located<ParameterShape>,
    /// Whether the last group along an axis may be short; `false` when absent.
    #[serde(default)]
    pub ragged: bool,
}

/// Which elements share a parameter, as a group shape G for a tensor of shape D.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Groups {
    /// G = D.
    WholeTensor,
    /// G = D but 1 on the axis that the attribute names.
    OneAlong(Located<String>),
    /// G = 1 everywhere but D on the axis that the attribute names.
    AllAlong(Located<String>),
    /// G = 1 everywhere but `size` on `axis`, both attributes.
    Blocks {
        /// The attribute that names the axis.
        axis: Located<String>,
        /// The attribute that gives the extent.
        size: Located<String>,
    },
    /// G is the list that the attribute holds.
    Shape(Located<String>),
}

/// What shape a scale (and a zero point) has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ParameterShape {
    /// `()` or `(1)`.
    OneScalarOrVector,
    /// `(1)`.
    OneVector,
    /// One element, whatever the rank.
    OneOfAnyRank,
    /// `(D_a)`, where a is the axis.
    Vector,
    /// `ceil(D / G)`, of the input's logical rank.
    Grid,
}

/// How attributes and shapes choose the granularity.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GranularityFrom {
    /// The attribute holds the granularity's name.
    NameAttribute(Located<String>),
    /// A size above 0: the granularity with `blocks`. Otherwise a scale of shape `()` or `(1)`: the one with
    /// `whole_tensor`. Otherwise the remaining one.
    SizeAttribute(Located<String>),
}

/// One formula. The first in the list applies unless another one's `when` holds.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormulaEntry {
    /// A name of ours.
    pub name: Located<String>,
    /// The formula in the document's names.
    pub doc: String,
    /// The attribute that selects the formula, for a call with a zero point.
    #[serde(default)]
    pub when: Option<Located<String>>,
    /// Every arithmetic step, in order.
    pub steps: Located<Vec<Step>>,
}

/// One arithmetic step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// value − zero point, without rounding; nothing when there is no zero point.
    SubtractZeroPointExactly,
    /// Round to float32, to nearest even.
    RoundToFloat32,
    /// value · scale, rounded to float32, to nearest even.
    MultiplyByScaleInFloat32,
    /// value + zero point, rounded to float32, to nearest even.
    AddZeroPointInFloat32,
    /// Round to the output type, to nearest even; too large becomes infinite.
    RoundToOutput,
}

/// One version: what it adds to the version before it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VersionEntry {
    /// The first version that this entry describes.
    pub since: Located<String>,
    /// What decides the output type; as in the version before when absent.
    #[serde(default)]
    pub output_type: Option<Located<OutputType>>,
    /// What is added.
    #[serde(default)]
    pub adds: Adds,
}

/// What a version adds: names of element types, attributes and granularities.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Adds {
    /// Element types of the input.
    pub input: Vec<Located<String>>,
    /// Element types of the scale.
    pub scale: Vec<Located<String>>,
    /// Element types of a zero point with a type of its own.
    pub zero_point: Vec<ZeroPointTypes>,
    /// Element types of the output.
    pub output: Vec<Located<String>>,
    /// Attributes.
    pub attributes: Vec<Located<String>>,
    /// Granularities.
    pub granularity: Vec<Located<String>>,
}

/// The zero point types that go with some input types.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ZeroPointTypes {
    /// For these input types,
    pub input: Vec<Located<String>>,
    /// a zero point has one of these.
    pub types: Vec<Located<String>>,
}

/// What decides the output type.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OutputType {
    /// It is the scale's type.
    SameAsScale,
    /// The attribute holds it; the scale's type when it is not given.
    Attribute(Located<String>),
    /// The caller asks for it; the scale's type otherwise.
    ChosenByCaller,
}

/// One rule that a call must keep.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConstraintEntry {
    /// `C1`, `C2`, …: never reused.
    pub id: Located<String>,
    /// What is checked.
    pub rule: Located<Rule>,
    /// The first version with the rule; all of them when absent.
    #[serde(default)]
    pub since: Option<Located<String>>,
    /// The first version without the rule.
    #[serde(default)]
    pub until: Option<Located<String>>,
    /// The granularities it applies to; all of them when absent.
    #[serde(default)]
    pub granularity: Vec<Located<String>>,
    /// The input types it applies to; all of them when absent.
    #[serde(default)]
    pub input: Vec<Located<String>>,
    /// The formula it applies to; all of them when absent.
    #[serde(default)]
    pub formula: Option<Located<String>>,
    /// When it is checked; while planning when absent.
    #[serde(default)]
    pub when: When,
    /// The rule in the document's words.
    pub doc: String,
}

/// When a rule is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Once, before a plan exists: rules about types, shapes and attributes.
    #[default]
    Plan,
    /// By every run, before its first write: rules about values and about the output tensor.
    Run,
}

/// What a constraint checks. Rules are checked in the order of the document.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Rule {
    /// Every given attribute belongs to the version.
    KnownAttributes,
    /// The input is given.
    RequiredInput(Located<String>),
    /// The attribute is given.
    RequiredAttribute(Located<String>),
    /// The input has one of the version's types for its role.
    ElementType(Located<String>),
    /// The output type is one of the version's.
    OutputType,
    /// The attribute is one of these texts.
    OneOf {
        /// The attribute.
        attribute: Located<String>,
        /// The allowed texts.
        strings: Vec<Located<String>>,
    },
    /// The attribute is at least this.
    Minimum {
        /// The attribute.
        attribute: Located<String>,
        /// The least allowed value.
        value: i64,
    },
    /// The attribute lies in `low..=high`.
    Range {
        /// The attribute.
        attribute: Located<String>,
        /// The least allowed value.
        low: i64,
        /// The greatest allowed value.
        high: i64,
    },
    /// The input has at least this rank.
    MinimumRank {
        /// The input.
        input: Located<String>,
        /// The least allowed rank.
        rank: u32,
    },
    /// The chosen granularity exists and the version has it.
    Granularity,
    /// The attribute names an axis of the input: `[-r, r-1]`.
    AxisInRange(Located<String>),
    /// The attribute is given, has one entry for each axis of the input, and every entry is positive.
    GroupShape(Located<String>),
    /// Every group extent divides its axis.
    GroupsDivide,
    /// The scale has the granularity's parameter shape.
    ScaleShape,
    /// The zero point has the right shape.
    ZeroPointShape(ZeroPointShape),
    /// The zero point is given exactly when the attribute is set.
    ZeroPointFlag(Located<String>),
    /// The zero point has a float type when the attribute is set.
    FloatZeroPoint(Located<String>),
    /// Every zero point code is 0 (checked by `run`).
    ZeroPointCodesAreZero,
    /// Every zero point of an integer type is a code of the input's type (checked by `run`).
    ZeroPointsAreCodes,
    /// The output tensor has the planned type and shape (checked by `run`).
    OutputTensor,
}

/// What a zero point's shape is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ZeroPointShape {
    /// The shape of the scale.
    SameAsScale,
    /// The granularity's parameter shape, whichever of its forms the scale has.
    ByGranularity,
}

/// What was decided where a page is silent, contradicts itself or is contradicted by its implementation.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DecisionEntry {
    /// `D1`, `D2`, …: never reused.
    pub id: Located<String>,
    /// The decision, as a sentence.
    pub title: String,
    /// The evidence.
    pub doc: String,
}
