//! What a format is, for callers that have only its name, and for those who debug.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use core::fmt;

use crate::DType;

use super::{FormatAttribute, FormatBuilder, FormatTensor};

impl FormatBuilder {
    /// Family and format, as in messages: `GGUF Q4_K`.
    pub fn name(&self) -> &'static str {
        self.format().name
    }

    /// Family and format, as [`formats::by_name`](crate::formats::by_name) takes them: `gguf.Q4_K`.
    pub fn id(&self) -> &'static str {
        self.format().id
    }

    /// The number that the project's files have for the format, as a GGUF header has 12 for Q4_K: none where these have none.
    pub fn number(&self) -> Option<i64> {
        self.format().number
    }

    /// The tensors that the format takes, in order: the name of each, [the types](FormatTensor::dtypes) that it may have, and [whether
    /// every call gives it](FormatTensor::is_required).
    pub fn tensors(&self) -> impl ExactSizeIterator<Item = &'static FormatTensor> {
        self.format().tensors.iter()
    }

    /// The attributes, in the order of the document: the name of each, what it holds, its default, and what is allowed.
    pub fn attributes(&self) -> impl ExactSizeIterator<Item = &'static FormatAttribute> {
        self.format().attributes.iter()
    }

    /// The types that weights can have, and the name of the attribute or the tensor whose type they have: none where there is one type.
    /// Without that attribute they have the first type.
    pub fn weight_types(&self) -> (impl Iterator<Item = DType>, Option<&'static str>) {
        let (format, output) = (self.format(), &self.format().output);
        let by_attribute = output.attribute.map(|attribute| format.attributes[attribute].name);
        let same_as = output.same_as.map(|tensor| &format.tensors[tensor]);
        let of_tensor = same_as.map_or(&[][..], |tensor| tensor.types);
        // What an attribute or nothing chooses from.
        let listed = match (same_as, by_attribute) {
            (Some(_), _) => &[],
            (None, Some(_)) => output.types,
            (None, None) => output.types.get(..1).unwrap_or_default(),
        };
        let types = of_tensor.iter().map(|known| known.dtype).chain(listed.iter().copied());
        (types, same_as.map(|tensor| tensor.name).or(by_attribute))
    }

    /// How many elements a block has, and how many bytes: none for a format without blocks.
    pub fn block_layout(&self) -> Option<(usize, usize)> {
        self.format().block
    }
}

impl FormatTensor {
    /// The types that it may have.
    pub fn dtypes(&self) -> impl Iterator<Item = DType> + use<> {
        self.types.iter().map(|known| known.dtype)
    }

    /// Whether every call gives it: it is not optional, and no attribute's value asks for it.
    pub fn is_required(&self) -> bool {
        !self.optional && self.given_when.is_none()
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
