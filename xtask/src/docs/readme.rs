//! The parts of the README that follow from the documents: the operators with their versions and combinations, and the families of
//! weight formats.

use dequant_spec::builtin::Builtin;
use dequant_spec::matrix;
use dequant_spec::operator::{Operator, OperatorVersion};
use dequant_spec::{Family, Types, builtin};

use crate::docs::table;

/// The table of operators.
pub(crate) fn operators(operators: &[Operator]) -> String {
    table(&["operator", "versions", "combinations of types in each"], operators.iter().map(operator))
}

fn operator(operator: &Operator) -> Vec<String> {
    let in_each = |cell: fn(&Operator, &OperatorVersion) -> String| -> String {
        let cells: Vec<String> = operator.versions.iter().map(|version| cell(operator, version)).collect();
        cells.join(", ")
    };
    vec![
        format!("[`{0}`](docs/operators/{0}.md)", operator.id()),
        in_each(|_, version| version.label.clone()),
        in_each(|operator, version| matrix::combinations(operator, version).len().to_string()),
    ]
}

/// The table of families of weight formats.
///
/// # Errors
///
/// A family says nothing that could stand there.
pub(crate) fn families(families: &[(Types, Family)]) -> Result<String, String> {
    let rows = builtin::FORMATS.iter().zip(families).map(|(document, (_, family))| row(document, family));
    Ok(table(&["family", "weight formats"], rows.collect::<Result<Vec<_>, _>>()?))
}

fn row(document: &Builtin, family: &Family) -> Result<Vec<String>, String> {
    let Family { name, title, summary, .. } = family;
    let lacks =
        || format!("spec/{}: the family has no `summary`, which is its row of README's table", document.file);
    let summary = summary.clone().ok_or_else(lacks)?;
    Ok(vec![format!("[{title}](docs/formats/{name}.md)"), summary])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operator_has_its_versions_and_combinations() {
        let table = operators(&builtin::operators().unwrap());
        assert!(table.starts_with("| operator |"), "{table}");
        let row = "| [`onednn.Dequantize`](docs/operators/onednn.Dequantize.md) | 3.0, 3.4 | 2, 4 |\n";
        assert!(table.contains(row), "{table}");
    }

    #[test]
    fn a_family_has_its_title_and_its_summary() {
        let mut all = builtin::families().unwrap();
        let table = families(&all).unwrap();
        let row =
            "| [bitsandbytes](docs/formats/bnb.md) | NF4 and FP4, with and without double quantization |\n";
        assert!(table.contains(row), "{table}");
        all[1].1.summary = None;
        let expected =
            "spec/formats/mx.yaml: the family has no `summary`, which is its row of README's table";
        assert_eq!(families(&all).unwrap_err(), expected);
    }
}
