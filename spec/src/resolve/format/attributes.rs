//! Attributes of formats: what they hold, and which values are allowed.

#![expect(clippy::indexing_slicing, reason = "positions in the list itself")]

use crate::format::FormatAttribute;
use crate::model::{self, FormatEntry, Located, ValueKind};
use crate::operator::Value;
use crate::resolve::attributes::{scalar, word};
use crate::resolve::{Problems, names};

/// Resolves the attributes of a format.
pub(super) fn attributes(entry: &FormatEntry, problems: &mut Problems<'_>) -> Vec<FormatAttribute> {
    problems.unique("attribute", entry.attributes.iter().map(|attribute| &attribute.name));
    names::attributes(entry.attributes.iter().map(|attribute| &attribute.name), problems);
    let resolved = entry.attributes.iter().map(|attribute| {
        problems.identifier("attribute", &attribute.name);
        let kind = attribute.value.value;
        for (what, at) in [
            ("minimum", attribute.minimum.as_ref().map(|minimum| minimum.at)),
            ("or", attribute.or.as_ref().map(|or| or.at)),
            ("power_of_two", attribute.power_of_two.then_some(attribute.name.at)),
        ] {
            if let Some(at) = at.filter(|_| kind != ValueKind::Int) {
                problems.found(
                    at,
                    format!("field `{what}`"),
                    format!("given for {}", word(kind)),
                    "an attribute of kind int",
                );
            }
        }
        let mut resolved = FormatAttribute {
            name: attribute.name.value.clone(),
            kind,
            default: None,
            one_of: Vec::new(),
            minimum: attribute.minimum.as_ref().map(|minimum| minimum.value),
            or: attribute.or.as_ref().map(|or| or.value),
            power_of_two: attribute.power_of_two,
            given_when: None,
            doc: attribute.doc.trim_end().into(),
        };
        let mut values = Vec::new();
        for one in &attribute.one_of {
            let Some(found) = value("value", one, &resolved, problems) else { continue };
            if values.contains(&found) {
                problems.found(one.at, "value", format!("{} a second time", one.value), "each value once");
            }
            values.push(found);
        }
        resolved.one_of = values;
        let default = attribute.default.as_ref();
        // Where a value of the list has a mistake, the default may have been that one.
        let is_known = resolved.one_of.len() == attribute.one_of.len();
        resolved.default =
            default.filter(|_| is_known).and_then(|default| value("default", default, &resolved, problems));
        resolved
    });
    let mut resolved: Vec<_> = resolved.collect();
    conditions(entry, &mut resolved, problems);
    resolved
}

/// Binds attributes to the values of others that they are given with.
fn conditions(entry: &FormatEntry, resolved: &mut [FormatAttribute], problems: &mut Problems<'_>) {
    for (index, attribute) in entry.attributes.iter().enumerate() {
        let Some(when) = &attribute.given_when else { continue };
        let at = when.attribute.at;
        if when.attribute.value == attribute.name.value {
            problems.found(at, "what the attribute is given with", "itself", "another attribute");
        }
        if attribute.default.is_some() {
            let expected = "either `default` or `given_when`";
            problems.found(at, "what stands for an attribute that is not given", "said twice", expected);
        }
        resolved[index].given_when = condition(&when.attribute, &when.value, resolved, problems);
    }
}

/// A value of an attribute; reported where the attribute does not allow it.
fn value(
    what: &str,
    entry: &Located<model::Scalar>,
    attribute: &FormatAttribute,
    problems: &mut Problems<'_>,
) -> Option<Value> {
    let value = scalar(what, entry, attribute.kind, problems)?;
    if let Some(expected) = attribute.refuses(&value) {
        problems.found(entry.at, what, &entry.value, expected);
        return None;
    }
    Some(value)
}

/// An attribute by name, and what one of its values is.
pub(super) fn condition(
    attribute: &Located<String>,
    value: &Located<model::Scalar>,
    attributes: &[FormatAttribute],
    problems: &mut Problems<'_>,
) -> Option<(usize, Value)> {
    let found = problems.lookup("attribute", attribute, attributes, |a| &a.name)?;
    let value = self::value("value", value, found, problems)?;
    Some((attributes.iter().position(|a| a.name == attribute.value)?, value))
}

/// An attribute of a kind, by index.
pub(super) fn attribute_of(
    name: &Located<String>,
    kind: ValueKind,
    attributes: &[FormatAttribute],
    problems: &mut Problems<'_>,
) -> Option<usize> {
    let found = problems.lookup("attribute", name, attributes, |a| &a.name)?;
    if found.kind != kind {
        problems.found(
            name.at,
            format!("attribute `{}`", name.value),
            format!("of kind {}", word(found.kind)),
            word(kind),
        );
    }
    attributes.iter().position(|attribute| attribute.name == name.value)
}
