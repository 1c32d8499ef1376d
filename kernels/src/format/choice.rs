//! Values as errors name them.

use crate::operator::ValueKind;
use crate::{Text, Value};

/// A value that an attribute does not allow, small enough for an error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// An integer.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// A text.
    Text(Text),
    /// A value of another kind.
    Other(ValueKind),
    /// None: the attribute is given only with another one.
    Absent,
}

impl Choice {
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::Int(number) => Self::Int(*number),
            Value::Bool(value) => Self::Bool(*value),
            Value::Text(text) => Self::Text(*text),
            other => Self::Other(other.kind()),
        }
    }
}
