//! Attributes of operators, and values of attributes.

use crate::model::{self, Located, Scalar, ValueKind};
use crate::operator::{Attribute, Value};
use crate::parse::OperatorEntry;
use crate::resolve::{Problems, names};

/// Resolves the attributes of an operator.
pub(super) fn attributes(entry: &OperatorEntry, problems: &mut Problems<'_>) -> Vec<Attribute> {
    let all = || entry.attributes.iter().map(|attribute| &attribute.name);
    problems.unique("attribute", all());
    // The type of the output is asked for in the same way.
    let output = &entry.head.output.name;
    names::attributes(all().chain([output]), problems);
    if let Some(same) = all().find(|name| name.value == output.value) {
        problems.found(
            same.at,
            "attribute name",
            format!("`{}`", same.value),
            "another one than the output's",
        );
    }
    entry.attributes.iter().map(|attribute| self::attribute(attribute, problems)).collect()
}

fn attribute(entry: &model::AttributeEntry, problems: &mut Problems<'_>) -> Attribute {
    problems.identifier("attribute", &entry.name);
    let kind = entry.value.value;
    let default = entry.default.as_ref().and_then(|default| scalar("default", default, kind, problems));
    Attribute {
        name: entry.name.value.clone(),
        at: entry.name.at,
        kind,
        default,
        doc: entry.doc.trim_end().into(),
    }
}

/// A value that is to be of an attribute's kind; reported if it is of another.
pub(super) fn scalar(
    what: &str,
    entry: &Located<Scalar>,
    kind: ValueKind,
    problems: &mut Problems<'_>,
) -> Option<Value> {
    let value = match kind {
        ValueKind::Int => entry.value.int().map(Value::Int),
        ValueKind::Bool => entry.value.bool().map(Value::Bool),
        ValueKind::String => Some(Value::String(entry.value.text().to_owned())),
        ValueKind::IntList | ValueKind::Type => None,
    };
    if let Some(Value::String(text)) = &value {
        problems.word(what, &Located { value: text.clone(), at: entry.at });
    }
    if value.is_none() {
        let expected = match kind {
            ValueKind::Int | ValueKind::Bool | ValueKind::String => {
                format!("a value of kind {}", word(kind))
            }
            ValueKind::IntList | ValueKind::Type => {
                format!("none for an attribute of kind {}", word(kind))
            }
        };
        problems.found(entry.at, what, &entry.value, expected);
    }
    value
}

/// An attribute used as a certain kind; reported when it is none or of another kind.
pub(super) fn typed_attribute(
    name: &Located<String>,
    kind: ValueKind,
    attributes: &[Attribute],
    problems: &mut Problems<'_>,
) -> Option<String> {
    let attribute = problems.lookup("attribute", name, attributes, |a| &a.name)?;
    if attribute.kind != kind {
        problems.found(
            name.at,
            format!("attribute `{}`", name.value),
            format!("of kind {}", word(attribute.kind)),
            word(kind),
        );
    }
    Some(name.value.clone())
}

/// `RoundToFloat32` as YAML spells it: `round_to_float32`.
pub(super) fn word(value: impl std::fmt::Debug) -> String {
    let mut text = String::new();
    for c in format!("{value:?}").chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}
