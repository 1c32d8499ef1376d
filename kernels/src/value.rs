//! Attribute values.

#![expect(clippy::indexing_slicing, reason = "a loop up to the shorter of two lengths")]

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use smallvec::SmallVec;

use crate::DType;
use crate::operator::ValueKind;

/// The value of an attribute.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A 64-bit integer; where a truth value is wanted, 0 or 1, where an operator wants a type, the dialect's number.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// A text.
    Text(Text),
    /// A list of 64-bit integers.
    IntList(SmallVec<[i64; 8]>),
    /// An element type.
    Type(DType),
}

impl Value {
    /// A text, also in a static.
    pub const fn text(text: &str) -> Self {
        Self::Text(Text::new(text))
    }

    /// What kind of value it is.
    pub const fn kind(&self) -> ValueKind {
        match self {
            Self::Int(_) => ValueKind::Int,
            Self::Bool(_) => ValueKind::Bool,
            Self::Text(_) => ValueKind::String,
            Self::IntList(_) => ValueKind::IntList,
            Self::Type(_) => ValueKind::Type,
        }
    }

    /// Whether an attribute of this kind takes it: an integer also stands for a truth value or a type.
    pub fn fits(&self, kind: ValueKind) -> bool {
        let own = self.kind();
        own == kind || own == ValueKind::Int && matches!(kind, ValueKind::Bool | ValueKind::Type)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<i32> for Value {
    fn from(value: i32) -> Self {
        Self::Int(i64::from(value))
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::text(value)
    }
}

impl From<u32> for Value {
    fn from(value: u32) -> Self {
        Self::Int(i64::from(value))
    }
}

/// An extent or a count. One that no 64-bit integer with a sign holds is the largest that it does, which is as far beyond any tensor.
impl From<usize> for Value {
    fn from(value: usize) -> Self {
        Self::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&String> for Value {
    fn from(value: &String) -> Self {
        Self::text(value)
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::text(&value)
    }
}

impl From<&[i64]> for Value {
    fn from(value: &[i64]) -> Self {
        Self::IntList(SmallVec::from_slice(value))
    }
}

impl<const N: usize> From<[i64; N]> for Value {
    fn from(value: [i64; N]) -> Self {
        Self::from(value.as_slice())
    }
}

impl<const N: usize> From<&[i64; N]> for Value {
    fn from(value: &[i64; N]) -> Self {
        Self::from(value.as_slice())
    }
}

impl From<Vec<i64>> for Value {
    fn from(value: Vec<i64>) -> Self {
        Self::from(value.as_slice())
    }
}

/// Prints a name and the attributes that are given.
pub(crate) fn debug<'a>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    given: impl Iterator<Item = (&'static str, &'a Value)>,
) -> fmt::Result {
    let mut shown = f.debug_struct(name);
    for (name, value) in given {
        shown.field(name, value);
    }
    shown.finish()
}

impl From<DType> for Value {
    fn from(value: DType) -> Self {
        Self::Type(value)
    }
}

/// How many bytes of a text are kept.
const KEPT: usize = 24;

/// A short text without allocation: the first 24 bytes are kept, and whether that was all.
///
/// A text that was cut equals none that an attribute allows, so keeping its beginning is enough for a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Text {
    bytes: [u8; KEPT],
    len: u8,
    cut: bool,
}

impl Text {
    /// A text, or its beginning.
    pub const fn new(text: &str) -> Self {
        let source = text.as_bytes();
        let mut len = if source.len() < KEPT { source.len() } else { KEPT };
        // A cut goes before a character, not through it.
        while !text.is_char_boundary(len) {
            len -= 1;
        }
        let mut bytes = [0; KEPT];
        let mut n = 0;
        while n < len {
            bytes[n] = source[n];
            n += 1;
        }
        Self { bytes, len: len as u8, cut: len < source.len() }
    }

    /// What was kept.
    pub fn as_str(&self) -> &str {
        let kept = self.bytes.get(..usize::from(self.len)).unwrap_or_default();
        core::str::from_utf8(kept).unwrap_or_default()
    }

    /// Whether it is this text, all of it.
    pub fn is(&self, text: &str) -> bool {
        !self.cut && self.bytes.get(..usize::from(self.len)) == Some(text.as_bytes())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A text comes from anywhere: what moves a cursor or colours a terminal is written out.
        for c in self.as_str().chars() {
            if c.is_control() { write!(f, "{}", c.escape_default())? } else { write!(f, "{c}")? }
        }
        if self.cut { f.write_str("…") } else { Ok(()) }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn texts_are_kept_as_long_as_documents_say_them() {
        assert_eq!(super::KEPT, dequant_spec::names::LONGEST_WORD);
    }
}
