//! The words of messages: what an error's text has in place of its `{}`, and the rule behind it.

use core::fmt::{self, Display, from_fn};

use super::{AttributeNames, Error, Expected, TypeNumbers};
use crate::format::Choice;
use crate::operator::{Granularity, ValueKind, Version, VersionedBy};

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_text(f)?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl VersionedBy {
    /// What stands between an operator's name and its version.
    pub(super) const fn separator(self) -> &'static str {
        match self {
            Self::Opset => "-",
            Self::Release => " ",
            Self::Nothing => "",
        }
    }

    /// A version as the project writes it.
    pub(super) fn written(self, version: Version) -> impl Display {
        from_fn(move |f| match (self, version.minor) {
            (Self::Nothing, _) => Ok(()),
            (Self::Opset, _) => write!(f, "{}", version.major),
            (Self::Release, minor) => write!(f, "{}.{minor}", version.major),
        })
    }
}

impl Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::One(dtype) => write!(f, "{dtype}"),
            Self::Any(types) => write!(f, "{}", listed(types.iter())),
            Self::Elements(elements) => {
                write!(f, "{}", listed(elements.iter().map(|element| element.stored())))
            }
            Self::Codes(types) => write!(f, "{}", listed(types.iter().map(|code| code.dtype))),
            Self::Float => f.write_str("a float type"),
        }
    }
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => write!(f, "{number}"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Other(other) => f.write_str(kind(*other)),
            Self::Absent => f.write_str("not given"),
        }
    }
}

/// The kind of a value.
pub(super) fn kind(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Int => "an integer",
        ValueKind::Bool => "a truth value",
        ValueKind::String => "a text",
        ValueKind::IntList => "a list of integers",
        ValueKind::Type => "a type",
    }
}

/// What is counted: `1 element`, `2 elements`, without the number.
pub(super) fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

/// What is there, behind the word that leads to it; nothing where it is not.
pub(super) fn behind(word: &'static str, what: Option<impl Display>) -> impl Display {
    from_fn(move |f| what.as_ref().map_or(Ok(()), |what| write!(f, "{word}{what}")))
}

/// `a, b or c`.
pub(super) fn listed<T: Display>(items: impl Iterator<Item = T> + Clone) -> impl Display {
    from_fn(move |f| {
        let count = items.clone().count();
        for (n, item) in items.clone().enumerate() {
            let before = match n {
                0 => "",
                _ if n + 1 == count => " or ",
                _ => ", ",
            };
            write!(f, "{before}{item}")?;
        }
        Ok(())
    })
}

/// The attributes that were expected, if there are any.
pub(super) fn attributes(names: AttributeNames) -> impl Display {
    from_fn(move |f| match names.iter().next() {
        None => f.write_str("expected none"),
        Some(_) => write!(f, "expected {}", listed(names.iter())),
    })
}

/// The granularities that a version has.
pub(super) fn granularities(all: &'static [Granularity], version: Version) -> impl Display {
    let known = all.iter().filter(move |granularity| granularity.since <= version);
    listed(known.map(|granularity| granularity.name))
}

/// The numbers of types, `1 (float32) or 10 (float16)`.
pub(super) fn numbers(TypeNumbers { numbers, types }: TypeNumbers) -> impl Display {
    let known = numbers.iter().filter(|(_, dtype)| dtype.is_any(types));
    from_fn(move |f| {
        if known.clone().next().is_none() {
            return f.write_str("a type instead of a number");
        }
        let named = known.clone().map(|(number, dtype)| from_fn(move |f| write!(f, "{number} ({dtype})")));
        write!(f, "{}", listed(named))
    })
}

/// `2`, `0 or 1`, `-2 to 1`, `at least 1`; signed and wide enough for attributes and for extents.
pub(super) fn range(low: i128, high: Option<i128>) -> impl Display {
    from_fn(move |f| match high {
        None => write!(f, "at least {low}"),
        Some(high) if high == low => write!(f, "{low}"),
        Some(high) if high == low + 1 => write!(f, "{low} or {high}"),
        Some(high) => write!(f, "{low} to {high}"),
    })
}

/// The axes of a tensor, if it has any.
pub(super) fn axes(low: i64, high: i64) -> impl Display {
    from_fn(move |f| match low > high {
        true => f.write_str("a tensor with axes"),
        false => write!(f, "{}", range(low.into(), Some(high.into()))),
    })
}

/// The indices of groups, if there are any.
pub(super) fn indices(groups: usize) -> impl Display {
    from_fn(move |f| match groups {
        0 => f.write_str("no index, as there are no groups"),
        _ => write!(f, "{}", range(0, Some(groups as i128 - 1))),
    })
}
