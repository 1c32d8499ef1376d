//! The scalar fields of an operator document, its inputs and its attributes.

use std::fmt;

use serde::{Deserialize, Deserializer};

use crate::model::{GranularityFrom, Located};

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
    /// Whether it may be absent, as only zero points may; `false` when absent.
    #[serde(default)]
    pub optional: bool,
    /// Whether the page has it as an attribute, a list; a plan takes it as a tensor of rank 1.
    #[serde(default)]
    pub from_attribute: bool,
    /// Where a zero point's type comes from; only for that role.
    #[serde(default, rename = "type")]
    pub zero_point_type: Option<Located<ZeroPointType>>,
    /// Whether a tensor without elements counts as absent; of zero points only.
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
    /// Its value when it is not given; none for types and lists.
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
    /// An element type; for operators also the dialect's number for one (0: none).
    Type,
}

/// A value of an attribute, kept as written: what it is depends on what the attribute holds, and so a text may look like a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scalar(String);

impl Scalar {
    /// The text, without quotes.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A whole number, if it is one.
    pub fn int(&self) -> Option<i64> {
        crate::parse::int(&self.0)
    }

    /// A truth value, if it is one.
    pub fn bool(&self) -> Option<bool> {
        self.0.parse().ok()
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.int().is_some() || self.bool().is_some() {
            true => f.write_str(&self.0),
            false => write!(f, "`{}`", self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self)
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
