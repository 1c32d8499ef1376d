//! The part of a document that describes weight formats.

use crate::error::{Problem, SpecError};
use crate::model::{DecisionEntry, FamilyEntry, FormatEntry};
use crate::parse::{Outline, Source};

/// Weight formats, as written.
#[derive(Clone, Debug)]
pub struct FormatsEntry {
    /// What they have in common.
    pub family: FamilyEntry,
    /// The formats.
    pub formats: Vec<FormatEntry>,
    /// The decisions of the document.
    pub decisions: Vec<DecisionEntry>,
}

impl Source<'_> {
    /// The weight formats of a document, if it has any.
    pub(super) fn family(&self, outline: &Outline, errors: &mut Vec<SpecError>) -> Option<FormatsEntry> {
        let formats = self.entries(&outline.formats, errors);
        let decisions = self.entries(&outline.decisions, &mut Vec::new());
        let (family, first) = (outline.family.clone(), outline.formats.first());
        let (at, what, expected) = match (&family, first) {
            (None, None) => return None,
            (Some(_), Some(_)) => return Some(FormatsEntry { family: family?, formats, decisions }),
            (None, Some(first)) => (first.at, "field `family`", "a document with formats to have it"),
            (Some(family), None) => (family.name.at, "list `formats`", "a family to have some"),
        };
        errors.push(self.error(at, Problem::Missing { what: what.into(), expected: expected.into() }));
        None
    }
}
