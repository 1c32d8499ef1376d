//! Enums whose variants are words, or mappings of one field.
//!
//! A word that stands where a mapping belongs is refused here: the YAML crate would take the line behind it for the
//! content, and report that.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor};

/// An enum that says how it is read from a word and from a mapping.
pub(super) trait Variants<'de>: Sized {
    /// What the derived code reads.
    fn derived<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Reads such an enum.
pub(super) fn read<'de, T: Variants<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(OneOf(PhantomData))
}

/// Lets an enum be read by [`read`]; its derived code is that of a `remote`.
macro_rules! variants {
    ($($name:ident),*) => {$(
        impl<'de> $crate::model::variant::Variants<'de> for $name {
            fn derived<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $name::deserialize(deserializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::model::variant::read(deserializer)
            }
        }
    )*};
}

pub(super) use variants;

struct OneOf<T>(PhantomData<T>);

impl<'de, T: Variants<'de>> OneOf<T> {
    /// The variant of a word; what is no word is none as well.
    fn word<E: Error>(word: impl ToString) -> Result<T, E> {
        let word = word.to_string();
        let plain: StrDeserializer<'_, serde::de::value::Error> = word.as_str().into_deserializer();
        // Made anew, an error is located where the word stands.
        T::derived(plain).map_err(|error| match error.to_string() {
            text if text.contains("unit variant") => E::custom(format_args!("`{word}` stands alone")),
            text => E::custom(text),
        })
    }
}

impl<'de, T: Variants<'de>> Visitor<'de> for OneOf<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word or a mapping")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        Self::word(word)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<T, E> {
        Self::word(flag)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        Self::word(number)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        Self::word(number)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
        Self::word(number)
    }

    fn visit_unit<E: Error>(self) -> Result<T, E> {
        Err(E::custom("unexpected end of input"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<T, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Err(A::Error::custom("externally tagged enum expected"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let variant = T::derived(MapAccessDeserializer::new(&mut map))?;
        match map.next_key::<IgnoredAny>()? {
            Some(_) => Err(A::Error::custom("expected end of mapping after enum")),
            None => Ok(variant),
        }
    }
}
