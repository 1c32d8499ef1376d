//! The support matrix: input types by operator version.

use dequant_spec::operator::{Operator, OperatorVersion};
use dequant_spec::{ElementType, matrix};

use crate::docs::{header, table};

/// A table for each operator: a row for each input type, a column for each version.
pub(crate) fn page(operators: &[Operator]) -> String {
    let mut text = header("the documents in spec/operators/");
    text += "# Support matrix\n\nA cell lists the scale types and, after the arrow, the output types of an input type in a version, then the zero \
             point types where they are their own; a dash is a combination that the version lacks and that is refused. Every cell is tested at every \
             granularity of the version.\n\n";
    for operator in operators {
        text += &format!("## [{}](operators/{}.md)\n\n", operator.id(), operator.id());
        let Some(newest) = operator.versions.last() else { continue };
        let labels = operator.versions.iter().map(|version| version.label.as_str());
        let head: Vec<&str> = std::iter::once("input").chain(labels).collect();
        let rows = newest.input.iter().map(|element| {
            let cells = operator.versions.iter().map(|version| cell(operator, version, &element.name));
            std::iter::once(format!("`{}`", element.name)).chain(cells).collect()
        });
        text += &table(&head, rows);
    }
    text
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
    let mut text = if same { format!("{scales} → same") } else { format!("{scales} → {outputs}") };
    if matrix::zero_point_is_factor(operator) {
        let zero_points = distinct(of_input.iter().filter_map(|combination| combination.zero_point.as_ref()));
        text += &format!("; zero point none, {zero_points}");
    }
    text
}

/// Short names of types, each once.
fn distinct<'a>(types: impl Iterator<Item = &'a ElementType>) -> String {
    let mut names: Vec<&str> = Vec::new();
    for element_type in types {
        let name = element_type.name.as_str();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}
