//! The combinations, counted and listed.

use std::io::{ErrorKind, Write};

use dequant_spec::operator::OperatorVersion;
use dequant_spec::{Operator, builtin, matrix};
use serde_json::json;

/// Prints the combinations of all operators, or of one.
pub(crate) fn run(as_json: bool, only: Option<&str>) -> Result<(), String> {
    let mut operators = builtin::operators().map_err(|errors| errors.to_string())?;
    if let Some(only) = only {
        let known: Vec<String> = operators.iter().map(Operator::id).collect();
        operators.retain(|operator| operator.id() == only);
        if operators.is_empty() {
            return Err(format!("no operator `{only}`, expected {}", known.join(", ")));
        }
    }
    if as_json {
        let rows = operators
            .iter()
            .flat_map(|operator| operator.versions.iter().map(move |version| row(operator, version)));
        let text =
            serde_json::to_string_pretty(&rows.collect::<Vec<_>>()).map_err(|error| error.to_string())?;
        print(&(text + "\n"))
    } else {
        print(&operators.iter().map(list).collect::<String>())
    }
}

/// Prints; a reader that has seen enough, like `head`, is no error.
fn print(text: &str) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

fn row(operator: &Operator, version: &OperatorVersion) -> serde_json::Value {
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

/// The combinations of an operator: a heading for each version, then what it adds to the one before.
fn list(operator: &Operator) -> String {
    let (mut known, mut text) = (Vec::new(), String::new());
    for version in &operator.versions {
        let all = matrix::combinations(operator, version);
        let granularities = version.granularity.join(", ");
        text +=
            &format!("{} {}: {} combinations, {granularities}\n", operator.id(), version.label, all.len());
        for combination in all {
            let label = combination.label(operator);
            if !known.contains(&label) {
                text += &format!("    {label}\n");
                known.push(label);
            }
        }
    }
    text
}
