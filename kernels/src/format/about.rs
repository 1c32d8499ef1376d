//! What a format is, for callers that have only its name, and for those who debug.

use core::fmt;

use crate::DType;

use super::{FormatAttribute, FormatBuilder};

impl FormatBuilder {
    /// Family and format, as in messages: `GGUF Q4_K`.
    pub fn name(&self) -> &'static str {
        self.format().name
    }

    /// The number that the project's files have for the format, as a GGUF header has 12 for Q4_K: none where these have none.
    pub fn number(&self) -> Option<i64> {
        self.format().number
    }

    /// The tensors that the format takes, in order: the name of each, the types that it may have, and whether every call gives it.
    pub fn tensors(
        &self,
    ) -> impl ExactSizeIterator<Item = (&'static str, impl Iterator<Item = DType>, bool)> {
        self.format().tensors.iter().map(|tensor| {
            let always = !tensor.optional && tensor.given_when.is_none();
            (tensor.name, tensor.types.iter().map(|known| known.dtype), always)
        })
    }

    /// The attributes, in the order of the document: the name of each, what it holds, its default, and what is allowed.
    pub fn attributes(&self) -> impl ExactSizeIterator<Item = &'static FormatAttribute> {
        self.format().attributes.iter()
    }

    /// How many elements a block has, and how many bytes: none for a format without blocks.
    pub fn block_layout(&self) -> Option<(usize, usize)> {
        self.format().block
    }
}

/// The name and the attributes that are given.
impl fmt::Debug for FormatBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.format().attributes.iter().map(|attribute| attribute.name);
        let given = names.zip(&self.given).filter_map(|(name, value)| Some((name, value.as_ref()?)));
        crate::value::debug(f, self.format().name, given)
    }
}
