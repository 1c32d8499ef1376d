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
//! An operator document starts with [`OperatorHead`]; its lists are `elements` ([`ElementEntry`]), `inputs` ([`InputEntry`]),
//! `attributes` ([`AttributeEntry`]), `granularities` ([`GranularityEntry`]), `formulas` ([`FormulaEntry`]), `versions`
//! ([`VersionEntry`]), `constraints` ([`ConstraintEntry`]) and `decisions` ([`DecisionEntry`]). A document of weight formats has
//! `family` ([`FamilyEntry`]) and the list `formats` ([`FormatEntry`]), and may have `decisions` as well. All kinds may stand in one file.

use std::cell::Cell;
use std::fmt;

use serde::{Deserialize, Deserializer};

mod codes;
mod element;
mod format;
mod granularity;
mod operator;
mod rule;
mod variant;

pub use codes::*;
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

thread_local! {
    /// How many lines of the document stand above what is being read, and how many letters before it in its first line.
    static BEFORE: Cell<(u64, u64)> = const { Cell::new((0, 0)) };
}

/// While it lives, positions count from further down in the document: entries of a list are read by themselves.
pub(crate) struct Before;

impl Before {
    pub(crate) fn new(lines: u64, letters: u64) -> Self {
        BEFORE.set((lines, letters));
        Self
    }
}

impl Drop for Before {
    fn drop(&mut self) {
        BEFORE.set((0, 0));
    }
}

/// A place in what is being read, as one in the document.
pub(crate) fn position(place: &serde_yaml::Location) -> Position {
    in_document(place.line(), place.column())
}

/// The same for a line and a column.
pub(crate) fn in_document(line: u64, column: u64) -> Position {
    let (lines, letters) = BEFORE.get();
    Position { line: line + lines, column: if line == 1 { column + letters } else { column } }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<T>::deserialize(deserializer)?;
        Ok(Self { value: spanned.value, at: position(&spanned.referenced) })
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
