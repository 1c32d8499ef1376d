//! A type as a document lists it: what dialects call it, and their numbers for it.

use crate::DType;

/// An element type of a document, with the words and numbers that dialects have for it. An expansion lists those of its document as
/// `TYPES`; [`types::by_name`](crate::types::by_name) and its neighbours look among the built-in ones.
#[derive(Clone, Copy, Debug)]
pub struct NamedType {
    dtype: DType,
    names: &'static [(&'static str, &'static str)],
    numbers: &'static [(&'static str, i64)],
}

/// What expansions write.
#[doc(hidden)]
impl NamedType {
    /// A type that no dialect knows.
    pub const fn new(dtype: DType) -> Self {
        Self { dtype, names: &[], numbers: &[] }
    }

    /// The same with each dialect's name for it.
    pub const fn called(self, names: &'static [(&'static str, &'static str)]) -> Self {
        Self { names, ..self }
    }

    /// The same with each dialect's number for it.
    pub const fn numbered(self, numbers: &'static [(&'static str, i64)]) -> Self {
        Self { numbers, ..self }
    }
}

impl NamedType {
    /// The type.
    pub const fn dtype(&self) -> DType {
        self.dtype
    }

    /// What a dialect calls it; none where the dialect has no name for it, or the document says none.
    pub fn name_in(&self, dialect: &str) -> Option<&'static str> {
        self.names.iter().find(|(known, _)| *known == dialect).map(|(_, name)| *name)
    }

    /// The number that a dialect has for it; none where it has none.
    pub fn number_in(&self, dialect: &str) -> Option<i64> {
        self.numbers.iter().find(|(known, _)| *known == dialect).map(|(_, number)| *number)
    }
}
