//! Which calls a rule is about.

use crate::model::Role;
use crate::operator::{Constraint, Element, Operator, Rule, Version};

impl Constraint {
    /// The calls that it applies to, where it does not apply to all: `from 21`, `before 3.4`, granularities, elements of the input
    /// and a formula, names in back-ticks.
    pub fn applies_to(&self, operator: &Operator) -> Option<String> {
        let listed = |names: &[String]| {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            names.join(", ")
        };
        let parts = [
            self.since.map(|since| format!("from {}", operator.label(since))),
            self.until.map(|until| format!("before {}", operator.label(until))),
            (!self.granularity.is_empty()).then(|| listed(&self.granularity)),
            (!self.input.is_empty()).then(|| format!("input {}", listed(&self.input))),
            self.formula.as_ref().map(|formula| format!("formula `{formula}`")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}

impl Operator {
    /// Whether every call of a version that has an element gives the input of a role.
    pub fn requires(&self, role: Role, version: Version, element: &Element) -> bool {
        self.constraints_of(version).any(|constraint| {
            let of_all = constraint.granularity.is_empty() && constraint.formula.is_none();
            constraint.rule == Rule::RequiredInput(role)
                && of_all
                && (constraint.input.is_empty() || constraint.input.contains(&element.name))
        })
    }
}
