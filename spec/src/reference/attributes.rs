//! What attributes hold, defaults included.

use super::Call;
use super::error::ReferenceError;
use crate::operator::Value;

impl Call<'_> {
    /// The attribute's value, or else its default.
    pub(super) fn attribute(&self, name: &str) -> Option<&Value> {
        let default = || self.operator.attribute(name)?.default.as_ref();
        self.attributes.get(name).or_else(default)
    }

    pub(super) fn int(&self, name: &str) -> Result<i64, ReferenceError> {
        match self.attribute(name) {
            Some(Value::Int(int)) => Ok(*int),
            _ => Err(wrong(name, "an integer")),
        }
    }

    pub(super) fn text(&self, name: &str) -> Result<&str, ReferenceError> {
        match self.attribute(name) {
            Some(Value::String(text)) => Ok(text),
            _ => Err(wrong(name, "a text")),
        }
    }

    pub(super) fn list(&self, name: &str) -> Result<&[i64], ReferenceError> {
        match self.attribute(name) {
            Some(Value::IntList(list)) => Ok(list),
            _ => Err(wrong(name, "a list of integers")),
        }
    }

    /// Whether a flag is set; one that is neither given nor has a default is not.
    pub(super) fn flag(&self, name: &str) -> Result<bool, ReferenceError> {
        match self.attribute(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(wrong(name, "a truth value")),
        }
    }
}

/// The error for an attribute that does not hold what it should.
pub(super) fn wrong(name: &str, expected: &'static str) -> ReferenceError {
    ReferenceError::Attribute { name: name.to_owned(), expected }
}
