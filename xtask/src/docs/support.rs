//! The support matrix: input types by operator version.

use dequant_spec::model::Role;
use dequant_spec::operator::{Element, Operator, OperatorVersion};
use dequant_spec::{ElementType, matrix};

use crate::docs::{header, names, table};

/// A table for each operator: a row for each input type, a column for each version.
pub(crate) fn page(operators: &[Operator]) -> String {
    let mut text = header("spec/operators/");
    text += "# Support matrix\n\n\
             A cell lists the scale types and, after the arrow, the output types that an input type has in a version; \
             every pair is valid, unless the output type is the scale's. Where a zero point has a type of its own, its \
             types follow; elsewhere it has the input's type. A dash is an input type that the version lacks and that is \
             refused. Every cell is tested at every granularity of the version, against the reference interpreter.\n\n";
    for operator in operators {
        text += &format!("## [{0}](operators/{0}.md)\n\n", operator.id());
        let Some(newest) = operator.versions.last() else { continue };
        let labels = operator.versions.iter().map(|version| version.label.as_str());
        let head: Vec<&str> = std::iter::once("input").chain(labels).collect();
        let rows = newest.input.iter().map(|element| {
            let cells = operator.versions.iter().map(|version| cell(operator, version, &element.name));
            std::iter::once(input(element)).chain(cells).collect()
        });
        text += &table(&head, rows);
        text += &total(operator);
    }
    text
}

/// How many combinations each version has.
fn total(operator: &Operator) -> String {
    let count = |version: &OperatorVersion| {
        format!("{} in {}", matrix::combinations(operator, version).len(), version.label)
    };
    let counts: Vec<String> = operator.versions.iter().map(count).collect();
    format!("Combinations of types: {}.\n\n", counts.join(", "))
}

/// The operator's name for an input, and what it is where that is not a type's name.
fn input(element: &Element) -> String {
    match &element.packed {
        Some(packed) => {
            format!("`{}` (`{}` in words of `{}`)", element.name, element.element_type.name, packed.word.name)
        }
        None => format!("`{}`", element.name),
    }
}

fn cell(operator: &Operator, version: &OperatorVersion, input: &str) -> String {
    let combinations = matrix::combinations(operator, version);
    let of_input: Vec<_> =
        combinations.iter().filter(|combination| combination.input.name == input).collect();
    if of_input.is_empty() {
        return "–".into();
    }
    let scales = distinct(of_input.iter().map(|combination| &combination.scale));
    let outputs = distinct(of_input.iter().map(|combination| &combination.output));
    let same = of_input.iter().all(|combination| combination.scale.name == combination.output.name);
    let mut text = if same { format!("{scales} → the scale's") } else { format!("{scales} → {outputs}") };
    if operator.input(Role::ZeroPoint).is_some_and(|zero_point| !zero_point.same_as_input) {
        let zero_points = distinct(of_input.iter().filter_map(|combination| combination.zero_point.as_ref()));
        text += &if zero_points == "–" {
            "; no zero point".into()
        } else {
            format!("; zero point {zero_points}")
        };
    }
    text
}

/// Names of types, each once.
fn distinct<'a>(types: impl Iterator<Item = &'a ElementType>) -> String {
    let mut distinct: Vec<&String> = Vec::new();
    for element_type in types {
        if !distinct.contains(&&element_type.name) {
            distinct.push(&element_type.name);
        }
    }
    names(distinct)
}
