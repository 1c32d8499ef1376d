//! `matrix`: the combinations, counted and listed.

use std::path::Path;

use dequant_spec::operator::OperatorVersion;
use dequant_spec::{Operator, builtin, matrix};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::guests;
use crate::progress::print;

/// Prints the combinations of all operators, or of one; of those that are built in, or that of a document.
pub(crate) fn run(as_json: bool, only: Option<&str>, document: Option<&Path>) -> Result<(), Failure> {
    let operators = match document {
        Some(path) => {
            vec![guests::read(path)?.operator.ok_or(format!("{} has no operator", path.display()))?]
        }
        None => builtin::operators()?,
    };
    let operators = chosen(operators, only)?;
    if as_json {
        let text = serde_json::to_string_pretty(&rows(&operators)).map_err(|error| error.to_string())?;
        print(&(text + "\n"))
    } else {
        print(&operators.iter().map(list).collect::<String>())
    }
}

/// The operators to print; a name that none has is an error.
fn chosen(mut operators: Vec<Operator>, only: Option<&str>) -> Result<Vec<Operator>, String> {
    if let Some(only) = only {
        let known: Vec<String> = operators.iter().map(Operator::id).collect();
        operators.retain(|operator| operator.id() == only);
        if operators.is_empty() {
            return Err(format!("no operator is called `{only}`, expected one of {}", known.join(", ")));
        }
    }
    Ok(operators)
}

/// A row for each operator version.
fn rows(operators: &[Operator]) -> Vec<Value> {
    let of_operator =
        |operator: &Operator| operator.versions.iter().map(|v| row(operator, v)).collect::<Vec<_>>();
    operators.iter().flat_map(of_operator).collect()
}

fn row(operator: &Operator, version: &OperatorVersion) -> Value {
    let constraints: Vec<&str> =
        operator.constraints_of(version.since).map(|constraint| constraint.id.as_str()).collect();
    json!({
        "operator": operator.id(),
        "version": version.label,
        "combinations": matrix::combinations(operator, version).len(),
        "granularities": version.granularity,
        "constraints": constraints,
    })
}

/// The combinations of an operator: a heading for each version, then those that the version before it lacks.
fn list(operator: &Operator) -> String {
    let (mut known, mut text) = (Vec::new(), String::new());
    for version in &operator.versions {
        let all: Vec<String> =
            matrix::combinations(operator, version).iter().map(|c| c.label(operator)).collect();
        let added: Vec<&String> = all.iter().filter(|label| !known.contains(*label)).collect();
        let added_count =
            if known.is_empty() { String::new() } else { format!(", {} of them added", added.len()) };
        let granularities = version.granularity.join(", ");
        let s = if all.len() == 1 { "" } else { "s" };
        text += &format!("{} {}: {} combination{s}{added_count}; ", operator.id(), version.label, all.len());
        text += &format!("{granularities}\n");
        added.iter().for_each(|label| text += &format!("    {label}\n"));
        known = all;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operator_version_has_a_row_with_its_count() {
        let rows = rows(&builtin::operators().unwrap());
        let brief: Vec<(&str, &str, u64)> = rows
            .iter()
            .map(|row| (&row["operator"], &row["version"], &row["combinations"]))
            .map(|(operator, version, count)| {
                (operator.as_str().unwrap(), version.as_str().unwrap(), count.as_u64().unwrap())
            })
            .collect();
        let first = brief.first().unwrap();
        assert_eq!(*first, ("onnx.DequantizeLinear", "10", 3));
        assert!(brief.contains(&("onednn.DynamicDequantize", "3.7", 144)), "{brief:?}");
        assert!(rows.iter().all(|row| row["granularities"].is_array() && row["constraints"].is_array()));
    }

    #[test]
    fn a_name_that_no_operator_has_lists_those_there_are() {
        let message = chosen(builtin::operators().unwrap(), Some("onnx.Dequant")).unwrap_err();
        assert!(message.contains("`onnx.Dequant`") && message.contains("pmx.DequantizeLinear"), "{message}");
    }
}
