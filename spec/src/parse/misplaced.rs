//! Entries that stand in a list of something else: told by their fields.

use serde::de::DeserializeOwned;

use crate::error::{Errors, Problem};
use crate::model::*;
use crate::parse::{MAX_NODES, Source};

impl Source<'_> {
    /// What is wrong with an entry from a column on, and which list's fields it has, if it is right there.
    pub(super) fn or_misplaced(&self, mut errors: Errors, column: u64, entry: &str) -> Errors {
        if let ([error], Some(list)) = (errors.0.as_mut_slice(), self.list_of(column, entry))
            && let Problem::Shape(message) = &mut error.problem
        {
            *message += &format!("; it has the fields of an entry of `{list}`");
        }
        errors
    }

    /// The list that takes an entry; none where it is right in no list.
    fn list_of(&self, column: u64, entry: &str) -> Option<&'static str> {
        // By itself: a document may have many wrong entries. Lines have to begin in one column, but for brackets.
        let indent =
            if entry.starts_with(['{', '[']) { 0 } else { usize::try_from(column).ok()?.checked_sub(1)? };
        let entry = &(" ".repeat(indent) + entry);
        let lists = [
            ("types", self.takes::<TypeEntry>(entry)),
            ("formats", self.takes::<FormatEntry>(entry)),
            ("elements", self.takes::<ElementEntry>(entry)),
            ("inputs", self.takes::<InputEntry>(entry)),
            ("attributes", self.takes::<AttributeEntry>(entry)),
            ("granularities", self.takes::<GranularityEntry>(entry)),
            ("formulas", self.takes::<FormulaEntry>(entry)),
            ("versions", self.takes::<VersionEntry>(entry)),
            ("constraints", self.takes::<ConstraintEntry>(entry)),
            ("decisions", self.takes::<DecisionEntry>(entry)),
        ];
        lists.into_iter().find_map(|(list, takes)| takes.then_some(list))
    }

    fn takes<T: DeserializeOwned>(&self, entry: &str) -> bool {
        self.parse::<T>(entry, MAX_NODES).is_ok()
    }
}
