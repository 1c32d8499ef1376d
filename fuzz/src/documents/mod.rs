//! Documents that nobody wrote, of formats and of operators, of which each says things that no other says together, and calls of
//! all of them.
//!
//! What is generated is a text, so that it takes the road of every document: parsed, resolved, expanded by the macro. Some lie
//! beside the tests; with the feature `documents` the binary has others that were written for the build, which
//! `cargo xtask documents` does again and again.

pub mod formats;
pub mod operators;

mod types;

/// How many formats or operators may be refused until one is not: more of them, and the generator makes mistakes.
const REFUSED: usize = 100;

/// Brings what is called along, before the first call; once that is done, another time changes nothing.
pub fn bring(formats: formats::Guests, operators: impl IntoIterator<Item = operators::Guest>) {
    crate::bridge::formats::GUESTS.get_or_init(|| formats);
    crate::bridge::GUESTS.get_or_init(|| operators.into_iter().collect());
}

/// What came of the calls of some documents.
#[derive(Debug, Default)]
pub struct Report {
    /// How many calls gave the reference's bits.
    pub calls: usize,
    /// How many were refused, as they have to be.
    pub refused: usize,
    /// Formats that no shape fits, and operators that no call.
    pub uncalled: Vec<String>,
    /// What was wrong, the first thing of each format and operator.
    pub wrong: Vec<String>,
}
