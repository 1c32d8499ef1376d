//! How a chore fails: one clear message, or none when everything has been printed already.

use dequant_spec::Errors;

/// Why a chore failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// To be printed.
    Said(String),
    /// What the chore printed says it; its last line stays the last line.
    Shown,
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Said(message)
    }
}

impl From<Errors> for Failure {
    fn from(errors: Errors) -> Self {
        Self::Said(errors.to_string())
    }
}
