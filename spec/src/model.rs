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

use std::fmt;

use serde::{Deserialize, Deserializer};

mod element;
mod format;
mod granularity;
mod operator;
mod rule;

pub use element::*;
pub use format::*;
pub use granularity::*;
pub use operator::*;
pub use rule::*;

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
