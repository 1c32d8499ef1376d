//! The page of an operator.

use dequant_spec::element::ElementType;
use dequant_spec::matrix;
use dequant_spec::model::{VersionedBy, When};
use dequant_spec::operator::{Constraint, Element, Operator, OperatorVersion, OutputType};

use crate::docs::{call, header, names, rust, table};

/// Everything the document says of an operator.
pub(crate) fn page(operator: &Operator, document: &str) -> String {
    let source = &operator.source;
    let counted = counted(operator.versioned_by);
    let mut text = header(document);
    text += &format!("# {}\n\n{}\n\n", operator.id(), operator.doc);
    text += &format!("Page: `{}` of {}, read at {}. ", source.document, source.project, source.version);
    text += &format!("Checked up to {counted} {}; a later one is refused.\n\n", operator.newest_label);
    text += &rust::operator(operator);
    text += &call::section(operator);
    text += "## Versions\n\n\
             A version has what the one before it has, and what it adds. A version between two of \
             them means the lower one.\n\n";
    text += &table(&[counted, "adds", "output type", "combinations of types"], versions(operator));
    text += &packed(operator);
    text += "## Constraints\n\n\
             Checked in this order. A plan cannot exist for a call that breaks one of them; those checked by run are \
             checked by every run, before its first write.\n\n";
    let rows = operator.constraints.iter().map(|rule| constraint(operator, rule));
    text += &table(&["id", "rule", "applies to", "checked by"], rows);
    text += "## Deviations and decisions\n\n\
             What was decided where the page is silent, contradicts itself or is contradicted by its implementations.\n\n";
    for decision in &operator.decisions {
        text += &format!("* **{}: {}** {}\n", decision.id, decision.title, decision.doc);
    }
    text
}

fn counted(by: VersionedBy) -> &'static str {
    match by {
        VersionedBy::Opset => "opset",
        VersionedBy::Release => "version",
    }
}

/// What each version adds to the one before.
fn versions(operator: &Operator) -> Vec<Vec<String>> {
    let before = std::iter::once(None).chain(operator.versions.iter().map(Some));
    operator.versions.iter().zip(before).map(|(version, before)| row(operator, version, before)).collect()
}

/// Names that a version lists.
type List<'a> = dyn Fn(&OperatorVersion) -> Vec<String> + 'a;

fn row(operator: &Operator, version: &OperatorVersion, before: Option<&OperatorVersion>) -> Vec<String> {
    let elements =
        |version: &OperatorVersion| version.input.iter().map(|e| e.name.clone()).collect::<Vec<_>>();
    let scales = |version: &OperatorVersion| type_names(&version.scale);
    let outputs = |version: &OperatorVersion| type_names(&version.output);
    let attributes = |version: &OperatorVersion| version.attributes.clone();
    let granularities = |version: &OperatorVersion| version.granularity.clone();
    let parts: [(&str, &List); 5] = [
        ("input", &elements),
        ("scale", &scales),
        ("output", &outputs),
        ("attributes", &attributes),
        ("granularity", &granularities),
    ];
    let mut adds = Vec::new();
    for (what, list) in parts {
        let known = before.map(list).unwrap_or_default();
        let added: Vec<String> = list(version).into_iter().filter(|name| !known.contains(name)).collect();
        adds.extend((!added.is_empty()).then(|| format!("{what} {}", names(&added))));
    }
    let known = before.map_or(0, |before| before.zero_point.len());
    adds.extend(version.zero_point.iter().skip(known).map(|(inputs, types)| {
        format!("zero point {} for input {}", names(&type_names(types)), names(inputs))
    }));
    let count = matrix::combinations(operator, version).len();
    vec![version.label.clone(), adds.join("; "), output_type(version), count.to_string()]
}

fn type_names(types: &[ElementType]) -> Vec<String> {
    types.iter().map(|element_type| element_type.name.clone()).collect()
}

fn output_type(version: &OperatorVersion) -> String {
    match &version.output_type {
        OutputType::SameAsScale => "the scale's".into(),
        OutputType::Attribute(name) => format!("`{name}`, else the scale's"),
        OutputType::ChosenByCaller => "the caller's choice, else the scale's".into(),
    }
}

/// Names of the operator's own for what its input may hold.
fn packed(operator: &Operator) -> String {
    let row = |element: &Element| {
        let packed = element.packed.as_ref()?;
        let how = format!(
            "{} codes in a word of type `{}`: neighbours along axis {}, the first in the lowest bits",
            packed.lanes, packed.word.name, packed.axis
        );
        Some(vec![format!("`{}`", element.name), format!("`{}`", element.element_type.name), how])
    };
    let inputs = operator.versions.last().map(|newest| newest.input.as_slice()).unwrap_or_default();
    let rows: Vec<_> = inputs.iter().filter_map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    format!("Packed inputs:\n\n{}", table(&["name", "element type", "packing"], rows))
}

fn constraint(operator: &Operator, constraint: &Constraint) -> Vec<String> {
    let applies = constraint.applies_to(operator).unwrap_or_else(|| "every call".into());
    let checked = match constraint.when {
        When::Plan => "plan",
        When::Run => "run",
    };
    vec![constraint.id.clone(), constraint.doc.clone(), applies, checked.into()]
}
