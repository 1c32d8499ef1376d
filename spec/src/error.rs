//! What can be wrong with a document, and where.
//!
//! A document is checked in two passes: first its shape (fields, kinds of values), one error for each list entry;
//! then, if the shape is right, its meaning (names, ranges, rules), every error at once.

#![expect(clippy::indexing_slicing, reason = "a row has one entry more than the shorter name has letters")]

use std::fmt;

use crate::model::Position;

/// One mistake in a document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{at}: {}", visible(.problem))]
pub struct SpecError {
    /// The file's name as it was given.
    pub file: String,
    /// Where the mistake stands.
    pub at: Position,
    /// What is wrong.
    pub problem: Problem,
    /// The text of that line, or the part of it around the place.
    pub line: String,
    /// How many letters of that text stand before the place.
    pub before: usize,
}

/// What is wrong; every message says what was found and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The YAML has another shape than the model.
    #[error("{}", beginning(.0))]
    Shape(String),
    /// A value is not one of those allowed.
    #[error("{} is {}, expected {}", beginning(.what), quoted(.found), beginning(.expected))]
    Found {
        /// What was looked at.
        what: String,
        /// What it is.
        found: String,
        /// What it should be.
        expected: String,
    },
    /// A name that nothing has.
    #[error("unknown {what} `{}`, expected {}{}", shortened(.found), names(.found, .known), hint(.found, .known))]
    Unknown {
        /// What kind of thing was looked up.
        what: &'static str,
        /// The name.
        found: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// A name that two entries have.
    #[error("{what} `{}` is listed twice, first at {first}; expected each name once", shortened(.found))]
    Duplicate {
        /// What kind of thing it is.
        what: &'static str,
        /// The name.
        found: String,
        /// Where it stands first.
        first: Position,
    },
    /// Something that must be there is not.
    #[error("{} is missing, expected {}", beginning(.what), beginning(.expected))]
    Missing {
        /// What is missing.
        what: String,
        /// What it should be.
        expected: String,
    },
}

/// How many letters of a value or a name a message repeats.
const REPEATED: usize = 120;
/// How many letters of what was looked at and of what was expected, as both may name what the document does.
const SAID: usize = 600;
/// How much of a line a message shows: so many letters on each side of the place.
const SHOWN: usize = 80;

/// A text, or its beginning.
pub(crate) fn shortened(text: &str) -> String {
    cut(text, REPEATED)
}

/// The same of what may be longer.
fn beginning(text: &str) -> String {
    cut(text, SAID)
}

fn cut(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let beginning: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() { beginning + "…" } else { beginning }
}

/// The same for what may stand in quotes.
fn quoted(text: &str) -> String {
    let short = shortened(text);
    if short.ends_with('…') && text.starts_with('`') { short + "`" } else { short }
}

/// A message without what moves a cursor or colours a terminal: a document may hold anything.
fn visible(problem: &Problem) -> String {
    let letter = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    problem.to_string().chars().map(letter).collect()
}

/// The part of a line around a column, and the column in it, from 0; without what moves a cursor, one letter for one.
pub(crate) fn around(line: &str, column: u64) -> (String, usize) {
    let column = usize::try_from(column.saturating_sub(1)).unwrap_or(0);
    let whole = line.chars().nth(2 * SHOWN).is_none();
    let first = if whole { 0 } else { column.saturating_sub(SHOWN) };
    let mut letters = line.chars().skip(first);
    let shown = |c: char| if c.is_control() && c != '\t' { char::REPLACEMENT_CHARACTER } else { c };
    let part: String = letters.by_ref().take(2 * SHOWN).map(shown).collect();
    let (before, behind) =
        (if first > 0 { "…" } else { "" }, if letters.next().is_some() { "…" } else { "" });
    (format!("{before}{part}{behind}"), column - first + before.chars().count())
}

/// How many names a message lists; of more, the nearest.
const LISTED: usize = 8;

/// The names that are allowed, or the nearest of many.
fn names(found: &str, known: &[String]) -> String {
    if known.len() <= LISTED {
        return one_of(known);
    }
    let mut nearest: Vec<_> = known.iter().map(|name| (edits(found, name), name.clone())).collect();
    nearest.sort();
    let nearest: Vec<String> = nearest.into_iter().take(3).map(|(_, name)| name).collect();
    format!("one that is listed; the nearest are {}", one_of(&nearest).replace(" or ", " and "))
}

/// "`a`, `b` or `c`".
fn one_of(names: &[String]) -> String {
    either(&names.iter().map(|name| format!("`{}`", shortened(name))).collect::<Vec<_>>())
}

/// "a, b or c".
pub(crate) fn either(items: &[String]) -> String {
    match items {
        [] => "none".into(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} or {last}", head.join(", ")),
    }
}

/// "; did you mean `exponent`?", for a name at most two edits away.
pub(crate) fn hint(found: &str, known: &[String]) -> String {
    let nearest = known.iter().map(|k| (edits(found, k), k)).min();
    match nearest {
        Some((distance, name)) if distance <= 2 && distance < found.chars().count() => {
            format!("; did you mean `{}`?", shortened(name))
        }
        _ => String::new(),
    }
}

/// Edit distance between two names; that of a long one does not matter.
fn edits(a: &str, b: &str) -> usize {
    const LONG: usize = 64;
    let b: Vec<char> = b.chars().take(LONG + 1).collect();
    if b.len() > LONG {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().take(LONG).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// Every mistake found in a document; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors(pub Vec<SpecError>);

impl std::error::Error for Errors {}

impl fmt::Display for Errors {
    /// One block for each error: the message, then the line with a caret under the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
            if !error.line.is_empty() {
                let number = error.at.line.to_string();
                let margin = " ".repeat(number.len());
                let (line, before) = (&error.line, " ".repeat(error.before));
                write!(f, "\n{margin} |\n{number} | {line}\n{margin} | {before}^")?;
            }
        }
        Ok(())
    }
}
