//! Entries that stand in a list of something else: told by their fields.

use serde::de::DeserializeOwned;

use crate::error::{Errors, Problem};
use crate::model::*;
use crate::parse::Source;

impl Source<'_> {
    /// What is wrong with an entry, and which list's fields it has, if it is right there.
    pub(super) fn or_misplaced(&self, mut errors: Errors, entry: &str) -> Errors {
        if let ([error], Some(list)) = (errors.0.as_mut_slice(), self.list_of(entry))
            && let Problem::Shape(message) = &mut error.problem
        {
            *message += &format!("; it has the fields of an entry of `{list}`");
        }
        errors
    }

    /// The list that takes an entry; none where it is right in no list.
    fn list_of(&self, entry: &str) -> Option<&'static str> {
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
        self.parse::<T>(entry).is_ok()
    }
}
