//! Element types: how a code becomes a number.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::model::Located;
use crate::model::variant::variants;

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
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum EncodingEntry {
    /// A binary integer.
    Integer(IntegerEntry),
    /// A binary floating-point number.
    Float(FloatEntry),
    /// A table with one number for each code of at most 8 bits, in code order.
    Codebook(Vec<Located<f64>>),
}

/// A binary integer: the value is the code minus `bias`, times 2^`unit`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IntegerEntry {
    /// Two's complement, or unsigned.
    pub signed: bool,
    /// What is subtracted from the code; 0 when absent.
    #[serde(default)]
    pub bias: Option<Located<i64>>,
    /// The power of two that the difference counts: −6 for multiples of 1/64; 0 when absent. For types of at most 16 bits, −100 to 100.
    #[serde(default)]
    pub unit: Option<Located<i32>>,
}

/// A binary floating-point number: sign, exponent and mantissa fields from the highest bit down.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FloatEntry {
    /// Whether there is a sign bit.
    pub sign: bool,
    /// Width of the exponent field, 1 to 8.
    pub exponent: Located<u32>,
    /// Width of the mantissa field, at most 23.
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

variants!(EncodingEntry);
