//! Which elements share a parameter, and the arithmetic.

use serde::Deserialize;

use crate::model::Located;
use crate::model::variant::variants;

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
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
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
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
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
    /// Every arithmetic step, in one of two orders: that of zero points that are subtracted, which the first formula has, or of such as are
    /// added.
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

variants!(Groups, GranularityFrom);
