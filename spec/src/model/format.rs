//! Weight formats: where codes and parameters lie, and how they become weights.
//!
//! ```yaml
//! family: { name: deepseek, doc: …, source: { … } }
//! formats:
//!   - name: FP8Block
//!     doc: One scale for each tile of block_size rows and columns.
//!     attributes:
//!       - { name: block_size, value: int, minimum: 1, default: 128, doc: Rows and columns of a tile. }
//!       - { name: output_dtype, value: type, doc: The type of the weights. }
//!     sizes: [{ name: N }, { name: K }]
//!     tensors:
//!       - { name: weight, types: [float8e4m3fn], shape: [N, K], doc: The codes. }
//!       - { name: weight_scale_inv, types: [float32], doc: "Multiplied, despite its name.",
//!           shape: [ceil(N/block_size), ceil(K/block_size)] }
//!     output: { shape: [N, K], types: [float32, bfloat16], attribute: output_dtype }
//!     value:
//!       codes: { tensor: weight }
//!       scale: { groups: [block_size, block_size], codes: { tensor: weight_scale_inv } }
//! ```

use serde::Deserialize;

use crate::model::{CodesEntry, Located, Scalar, SourceEntry, ValueKind};

/// A family of formats: what one project calls its own.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FamilyEntry {
    /// The family's name, in lower case: `gguf`.
    pub name: Located<String>,
    /// The same as its project writes it: `GGUF`; the name when absent. Messages have it: `GGUF Q4_K`.
    #[serde(default)]
    pub title: Option<String>,
    /// Which formats there are, in a few words: what a table of families says beside the title.
    #[serde(default)]
    pub summary: Option<String>,
    /// What the formats have in common.
    pub doc: String,
    /// Where they are described.
    pub source: SourceEntry,
}

/// One format.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormatEntry {
    /// The format's name in its project.
    pub name: Located<String>,
    /// The number that the project's files have for it, not negative.
    #[serde(default)]
    pub number: Option<Located<i64>>,
    /// What it is, in a sentence or two.
    pub doc: String,
    /// What a caller says besides tensors.
    #[serde(default)]
    pub attributes: Vec<FormatAttributeEntry>,
    /// Extents with a name.
    #[serde(default)]
    pub sizes: Vec<SizeEntry>,
    /// Blocks that hold codes and parameters side by side, several in a row.
    #[serde(default)]
    pub block: Option<Located<BlockEntry>>,
    /// The tensors; the one with blocks goes without saying.
    #[serde(default)]
    pub tensors: Vec<TensorEntry>,
    /// The weights; `[rows, K]` in float32 when there are blocks and nothing is said.
    #[serde(default)]
    pub output: Option<WeightsEntry>,
    /// How a weight is computed.
    pub value: QuantityEntry,
    /// What each step is rounded to, those of parameters too; float32 when absent.
    #[serde(default)]
    pub rounding: Option<Rounding>,
}

/// What each arithmetic step is rounded to. The result is rounded to the output type in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// float32.
    #[default]
    Float32,
    /// The output type, of which all numbers are then: integers of few bits, and tensors of that type.
    Output,
}

/// An attribute of a format.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormatAttributeEntry {
    /// The project's name for it.
    pub name: Located<String>,
    /// What it holds.
    pub value: Located<ValueKind>,
    /// Its value when it is not given, one that is allowed; none for types and lists.
    #[serde(default)]
    pub default: Option<Located<Scalar>>,
    /// The values that are allowed.
    #[serde(default)]
    pub one_of: Vec<Located<Scalar>>,
    /// The least value that is allowed.
    #[serde(default)]
    pub minimum: Option<Located<i64>>,
    /// A value that is allowed besides those from the minimum on.
    #[serde(default)]
    pub or: Option<Located<i64>>,
    /// Whether only powers of two are allowed.
    #[serde(default)]
    pub power_of_two: bool,
    /// As of a tensor; what is given for other values of that attribute is refused.
    #[serde(default)]
    pub given_when: Option<GivenWhen>,
    /// One sentence for the documentation.
    pub doc: String,
}

/// An extent with a name: given by an attribute, computed from those before it, or else found from the tensors' shapes.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SizeEntry {
    /// The name.
    pub name: Located<String>,
    /// What it is: names of attributes and sizes and whole numbers, with `*`, `/` and `ceil(…)`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Expression>"))]
    pub is: Option<Located<String>>,
    /// Another expression for one value of an attribute.
    #[serde(default)]
    pub except: Option<ExceptEntry>,
    /// The product of the entries of an attribute that holds a list.
    #[serde(default)]
    pub product_of: Option<Located<String>>,
    /// One entry of an attribute that holds a list, which has as many as sizes read.
    #[serde(default)]
    pub entry_of: Option<EntryOf>,
    /// What it has to be a multiple of.
    #[serde(default)]
    pub multiple_of: Option<Located<u64>>,
}

/// Another expression for one value of an attribute.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExceptEntry {
    /// The attribute.
    pub attribute: Located<String>,
    /// The value.
    pub value: Located<Scalar>,
    /// What the size is then.
    #[cfg_attr(feature = "schema", schemars(with = "Expression"))]
    pub is: Located<String>,
}

/// One entry of an attribute that holds a list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryOf {
    /// The attribute.
    pub attribute: Located<String>,
    /// The entry's index, from 0.
    pub index: usize,
}

/// Blocks of bytes: each holds the codes and parameters of `elements` neighbours along the last axis.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BlockEntry {
    /// The name of the tensor that holds them.
    pub tensor: Located<String>,
    /// How many elements a block has.
    pub elements: Located<u64>,
    /// How many bytes a block has.
    pub bytes: Located<u64>,
}

/// A tensor that the caller hands in.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TensorEntry {
    /// The project's name for it.
    pub name: Located<String>,
    /// The types it may have: those of the codes, or of the words that codes share.
    pub types: Vec<Located<String>>,
    /// Its extents: along each axis of the output as many elements as the groups of what it holds take.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Expression>"))]
    pub shape: Vec<Located<String>>,
    /// The tensor that has the same type.
    #[serde(default)]
    pub same_type_as: Option<Located<String>>,
    /// Whether it may be absent; what is computed from it is left out then.
    #[serde(default)]
    pub optional: bool,
    /// The value of an attribute with which it has to be given, and without which it may not.
    #[serde(default)]
    pub given_when: Option<GivenWhen>,
    /// One sentence for the documentation.
    pub doc: String,
}

/// An attribute's value with which a tensor, or another attribute, has to be given.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GivenWhen {
    /// The attribute.
    pub attribute: Located<String>,
    /// The value.
    pub value: Located<Scalar>,
}

/// The weights.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WeightsEntry {
    /// Their extents; one extent means that groups ignore rows.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Expression>"))]
    pub shape: Vec<Located<String>>,
    /// The attribute that holds the shape of the result, where the extents above are only their product.
    #[serde(default)]
    pub shape_from: Option<Located<String>>,
    /// Their types.
    pub types: Vec<Located<String>>,
    /// The attribute that chooses one; the first when it is not given. Needed for several types, unless `same_as` says it.
    #[serde(default)]
    pub attribute: Option<Located<String>>,
    /// The tensor that has the same type.
    #[serde(default)]
    pub same_as: Option<Located<String>>,
}

/// A number for each group of weights: a code, and what is done with it.
///
/// In this order, where given: the code's number, plus a constant, minus the zero point, times the scale, by the
/// divisor, plus or minus an offset. Each of them is a quantity of its own, with a scale of its own if need be.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuantityEntry {
    /// How many weights along each axis share the number; when absent, as many as that of what it belongs to, one for the value.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Expression>>"))]
    pub groups: Option<Vec<Located<String>>>,
    /// A tensor that holds the group of each position along an axis, instead of the position by the group's extent.
    #[serde(default)]
    pub group_index: Option<GroupIndexEntry>,
    /// The codes.
    pub codes: Located<CodesEntry>,
    /// What is added to the number that is stored, an integer; where float32 has not all sums, each is rounded once.
    #[serde(default)]
    pub plus: Option<Located<i64>>,
    /// What is subtracted.
    #[serde(default)]
    pub zero_point: Option<Box<QuantityEntry>>,
    /// What is multiplied.
    #[serde(default)]
    pub scale: Option<Box<QuantityEntry>>,
    /// What a parameter is divided by.
    #[serde(default)]
    pub divisor: Option<Box<QuantityEntry>>,
    /// What is added after that.
    #[serde(default)]
    pub add: Option<Box<QuantityEntry>>,
    /// What is subtracted after that.
    #[serde(default)]
    pub subtract: Option<Box<QuantityEntry>>,
}

/// A tensor with the group of each position along an axis.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GroupIndexEntry {
    /// The axis: 0 for rows, 1 for columns.
    pub axis: Located<usize>,
    /// The tensor; when it is optional and absent, groups are neighbours.
    pub tensor: Located<String>,
}

/// An expression as the schema has it: a text, or a whole number.
#[cfg(feature = "schema")]
pub(super) struct Expression;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Expression {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Expression".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["integer", "string"] })
    }
}
