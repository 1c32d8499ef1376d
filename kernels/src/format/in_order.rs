//! What there is of each tensor of a format, in the order of its document.

#![expect(clippy::indexing_slicing, reason = "the position of a tensor lies in the list of tensors")]

use smallvec::SmallVec;

use crate::format::Format;
use crate::{Error, RuleRef, Text};

/// What there is of each tensor: a type and a shape for planning, a slice for running.
#[doc(hidden)]
pub type InOrder<T> = SmallVec<[Option<T>; 6]>;

/// The tensors of a format as fields, each a `T`. Only expansions implement it, for the structs of their module `tensors`.
///
/// # Panics
///
/// Planning and running panic with one that returns another number of tensors than the format has.
pub trait TensorFields<T> {
    /// The fields in the document's order.
    #[doc(hidden)]
    fn in_order(self) -> InOrder<T>;
}

/// What is given by name.
pub(super) fn arrange<'n, T: Copy>(
    format: &'static Format,
    rule: RuleRef,
    given: impl Iterator<Item = (&'n str, T)>,
) -> Result<InOrder<T>, Error> {
    let mut arranged: InOrder<T> = format.tensors.iter().map(|_| None).collect();
    for (name, tensor) in given {
        let unknown = Error::UnknownInput { rule, found: Text::new(name), expected: format.tensors };
        let index = format.tensors.iter().position(|tensor| tensor.name == name).ok_or(unknown)?;
        if arranged[index].replace(tensor).is_some() {
            return Err(Error::RepeatedInput { rule, input: format.tensors[index].name });
        }
    }
    Ok(arranged)
}
