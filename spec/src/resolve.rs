//! The model made consistent: names looked up, versions completed, rules bound to inputs and attributes.
//!
//! Every mistake of a document is reported in one go. What comes out can be executed and compiled without asking
//! again: indices exist, attributes have the kind they are used as, scales of operators are exact in float32, and every rule that
//! memory safety rests on is there.

mod attributes;
mod constraints;
mod format;
mod names;
mod operator;
mod types;
mod versions;

use std::collections::{BTreeSet, HashMap};

use crate::element::Types;
use crate::error::{Errors, Problem, SpecError};
use crate::format::Family;
use crate::model::{Located, Position};
use crate::names::LONGEST_WORD;
use crate::operator::Operator;
use crate::parse::{Document, Source, line_starts};

/// How many mistakes of a document are reported.
const MOST_ERRORS: usize = 100;

/// A document, resolved.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The element types it lists.
    pub types: Types,
    /// The operator it describes.
    pub operator: Option<Operator>,
    /// The weight formats it describes.
    pub family: Option<Family>,
}

/// Resolves a document; its operator may name its own types and `known` ones.
///
/// # Errors
/// Every mistake in the meaning of the document.
pub fn document(document: &Document, known: &Types) -> Result<Resolved, Errors> {
    let starts = line_starts(&document.text);
    let source = Source { file: &document.file, text: &document.text, starts: &starts };
    let mut problems = Problems { source, errors: Vec::new(), count: 0, broken: Vec::new() };
    let own = types::resolve(&document.types, known, &mut problems);
    let mut all = known.clone();
    all.extend(own.iter().cloned());
    let operator = document.operator.as_ref().and_then(|entry| operator::resolve(entry, &all, &mut problems));
    let family = document.family.as_ref().map(|entry| format::resolve(entry, &all, known, &mut problems));
    names::items(document, &mut problems);
    match problems.count == 0 {
        true => Ok(Resolved { types: own, operator, family }),
        false => Err(problems.sorted()),
    }
}

/// The mistakes found so far.
struct Problems<'a> {
    source: Source<'a>,
    errors: Vec<SpecError>,
    /// How many there are, also of those that are not reported: by this, parts of a document are told to be right.
    count: usize,
    /// Names of entries with mistakes of their own: that nothing has them is no further mistake.
    broken: Vec<String>,
}

impl Problems<'_> {
    fn add(&mut self, at: Position, problem: Problem) {
        self.count += 1;
        match self.errors.len() {
            ..MOST_ERRORS => self.errors.push(self.source.error(at, problem)),
            MOST_ERRORS => {
                let problem = Problem::Shape(format!("there are more mistakes than these {MOST_ERRORS}"));
                self.errors.push(self.source.error(at, problem));
            }
            _ => {}
        }
    }

    /// "`what` is `found`, expected `expected`".
    fn found(
        &mut self,
        at: Position,
        what: impl Into<String>,
        found: impl ToString,
        expected: impl Into<String>,
    ) {
        self.add(
            at,
            Problem::Found { what: what.into(), found: found.to_string(), expected: expected.into() },
        );
    }

    fn missing(&mut self, at: Position, what: impl Into<String>, expected: impl Into<String>) {
        self.add(at, Problem::Missing { what: what.into(), expected: expected.into() });
    }

    /// Reports names that stand twice in a list.
    fn unique<'n>(&mut self, what: &'static str, names: impl IntoIterator<Item = &'n Located<String>>) {
        let mut seen: HashMap<&str, Position> = HashMap::new();
        for name in names {
            let first = *seen.entry(&name.value).or_insert(name.at);
            if first != name.at {
                self.add(name.at, Problem::Duplicate { what, found: name.value.clone(), first });
            }
        }
    }

    /// Reports a name that becomes a Rust identifier and is none.
    fn identifier(&mut self, what: &str, name: &Located<String>) {
        let mut chars = name.value.chars();
        let good = chars.next().is_some_and(|c| c.is_ascii_alphabetic())
            && chars.all(|c| c.is_ascii_alphanumeric() || c == '_');
        let reserved = ["self", "Self", "super", "crate"].contains(&name.value.as_str());
        if !good || reserved || name.value.len() > 64 {
            let expected = if reserved {
                "a name that Rust has not reserved"
            } else {
                "a letter from a to z, then such letters, digits and underscores, at most 64"
            };
            self.found(name.at, format!("{what} name"), format!("`{}`", name.value), expected);
        }
    }

    /// Reports a name that callers give as a text and that is longer than those that are kept: none could be it.
    fn word(&mut self, what: &str, name: &Located<String>) {
        if name.value.len() > LONGEST_WORD {
            let found = format!("{} bytes long", name.value.len());
            self.found(name.at, what, found, format!("at most {LONGEST_WORD}"));
        }
    }

    /// Reports a name that becomes a Rust module and is no identifier, or has capitals.
    fn module(&mut self, what: &str, name: &Located<String>) {
        let before = self.count;
        self.identifier(what, name);
        if self.count == before && name.value.chars().any(|c| c.is_ascii_uppercase()) {
            self.found(name.at, format!("{what} name"), format!("`{}`", name.value), "one in lower case");
        }
    }

    /// Looks a name up; reports it if nothing has it.
    fn lookup<'t, T>(
        &mut self,
        what: &'static str,
        name: &Located<String>,
        list: &'t [T],
        of: fn(&T) -> &str,
    ) -> Option<&'t T> {
        let hit = list.iter().find(|item| of(item) == name.value);
        if hit.is_none() && !self.broken.contains(&name.value) {
            // None are listed for a mistake that is not reported.
            let (mut known, reported) = (BTreeSet::new(), self.errors.len() < MOST_ERRORS);
            let known = list.iter().map(of).filter(|name| reported && known.insert(*name));
            let known = known.map(str::to_owned).collect();
            self.add(name.at, Problem::Unknown { what, found: name.value.clone(), known });
        }
        hit
    }

    fn sorted(mut self) -> Errors {
        self.errors.sort_by_key(|error| error.at);
        // What an operator and a family have in common was looked at for both.
        self.errors.dedup();
        Errors(self.errors)
    }
}
