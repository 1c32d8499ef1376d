//! Versions, the rules that a call must keep, and decisions.

use serde::Deserialize;

use crate::model::Located;
use crate::model::variant::variants;

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
    /// Element types of the input; `every_type` for all of up to 32 bits.
    pub input: Vec<Located<String>>,
    /// Element types of the scale; `every_float` for all floats of up to 32 bits.
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
    /// For these input types, or `every_type` for all that no list before it has,
    pub input: Vec<Located<String>>,
    /// a zero point has one of these; beside `every_type`, `same_as_input` is the input's own.
    pub types: Vec<Located<String>>,
}

/// What decides the output type.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
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
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
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

variants!(OutputType, Rule);
