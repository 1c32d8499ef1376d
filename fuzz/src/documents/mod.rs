//! Documents that nobody wrote, of formats and of operators, of which each says things that no other says together, and calls of
//! all of them.
//!
//! What is generated is a text, so that it takes the road of every document: parsed, resolved, expanded by the macro. Some lie
//! beside the tests; with the feature `documents` the binary has others that are brought along by the build: what
//! `cargo xtask documents` writes again and again, or the document that somebody hands to `cargo xtask test --document`.

pub mod formats;
pub mod operators;
pub mod own;

mod types;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::bridge::GUESTS;
pub use crate::bridge::{AsOf, Guest};

/// How many formats or operators may be refused until one is not: more of them, and the generator makes mistakes.
const REFUSED: usize = 100;

/// Brings documents along, before the first call; once that is done, another time changes nothing.
pub fn bring(guests: impl IntoIterator<Item = Guest>) {
    GUESTS.get_or_init(|| guests.into_iter().collect());
}

/// Expands documents that were [written](formats::document), a module each, and lists them as `GUESTS`: name, guest.
#[macro_export]
macro_rules! guests {
    ($($name:ident: $kind:ident $document:literal)*) => {
        $(mod $name {
            dequant::include_spec!($document);
            pub(super) fn guest() -> $crate::documents::Guest {
                let document = include_str!($document);
                $crate::guests!(@$kind document)
            }
        })*
        const GUESTS: &[(&str, fn() -> $crate::documents::Guest)] = &[$((stringify!($name), $name::guest)),*];
    };
    (@formats $document:ident) => {
        $crate::documents::Guest { document: $document, types: TYPES, formats: FORMATS, operator: None }
    };
    (@opset $document:ident) => { $crate::guests!(@operator $document |version| Random::opset(version.major)) };
    (@version $document:ident) => {
        $crate::guests!(@operator $document |version| Random::version(version.major, version.minor))
    };
    (@operator $document:ident |$version:ident| $builder:expr) => {
        $crate::documents::Guest {
            document: $document,
            types: TYPES,
            formats: &[],
            operator: Some(|$version| Ok($builder?.into())),
        }
    };
}

/// What came of the calls of a format or an operator.
#[derive(Debug)]
pub struct Outcome {
    /// What was called.
    pub id: String,
    /// How many calls gave the reference's bits; those of formats without weights do not count.
    pub calls: usize,
    /// How many were refused, as they have to be.
    pub refused: usize,
    /// How many combinations of types and granularities were left out, as there are too many.
    pub left_out: usize,
    /// The call and what was wrong with it, the first one, after which no more calls were made.
    pub wrong: Option<String>,
}

/// What came of the calls of some documents.
#[derive(Debug, Default)]
pub struct Report(pub Vec<Outcome>);

impl Report {
    /// Makes the calls of a format or an operator, which count those that came out right.
    pub(crate) fn add(&mut self, id: String, calls: impl FnOnce(&mut Outcome) -> Result<(), String>) {
        let mut outcome = Outcome { id, calls: 0, refused: 0, left_out: 0, wrong: None };
        let done = catch_unwind(AssertUnwindSafe(|| calls(&mut outcome)));
        outcome.wrong =
            done.unwrap_or_else(|_| Err(format!("{}: a panic of what makes calls", outcome.id))).err();
        self.0.push(outcome);
    }

    /// How many calls gave the reference's bits.
    pub fn calls(&self) -> usize {
        self.0.iter().map(|outcome| outcome.calls).sum()
    }

    /// How many were refused, as they have to be.
    pub fn refused(&self) -> usize {
        self.0.iter().map(|outcome| outcome.refused).sum()
    }

    /// Formats that no shape fits, and operators that no call.
    pub fn uncalled(&self) -> impl Iterator<Item = &str> {
        let uncalled = self.0.iter().filter(|outcome| outcome.calls == 0 && outcome.wrong.is_none());
        uncalled.map(|outcome| outcome.id.as_str())
    }

    /// What was wrong.
    pub fn wrong(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|outcome| outcome.wrong.as_deref())
    }
}
