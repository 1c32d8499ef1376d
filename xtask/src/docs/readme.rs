//! The part of the README that follows from the documents: the operators, their versions and combinations.

use dequant_spec::matrix;
use dequant_spec::operator::{Operator, OperatorVersion};

use crate::docs::table;
use crate::generate::MARK;

/// What stands before and behind that part.
fn marks() -> [String; 2] {
    [format!("<!-- {MARK} from spec/operators/: -->\n"), "<!-- Until here. -->\n".into()]
}

/// A README with that part as the documents have it.
///
/// # Errors
///
/// It has no such part.
pub(crate) fn page(readme: &str, operators: &[Operator]) -> Result<String, String> {
    let [begins, ends] = marks();
    let parts =
        readme.split_once(&begins).and_then(|(before, rest)| Some((before, rest.split_once(&ends)?.1)));
    let Some((before, after)) = parts else {
        return Err(format!("README.md lacks the lines `{}` and `{}`", begins.trim_end(), ends.trim_end()));
    };
    let table = table(&["operator", "versions", "combinations of types in each"], operators.iter().map(row));
    Ok(format!("{before}{begins}\n{table}{ends}{after}"))
}

fn row(operator: &Operator) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use dequant_spec::builtin;

    #[test]
    fn only_what_stands_between_the_marks_is_replaced() {
        let operators = builtin::operators().unwrap();
        let [begins, ends] = marks();
        let page = page(&format!("before\n{begins}| old |\n{ends}after\n"), &operators).unwrap();
        assert!(
            page.starts_with(&format!("before\n{begins}\n| operator |"))
                && page.ends_with(&format!("{ends}after\n"))
        );
        assert!(
            page.contains(
                "| [`onednn.Dequantize`](docs/operators/onednn.Dequantize.md) | 3.0, 3.4 | 2, 4 |\n"
            )
        );
        assert!(!page.contains("old"));
        assert_eq!(super::page(&page, &operators), Ok(page));
    }

    #[test]
    fn a_readme_without_marks_is_an_error() {
        assert!(page("before\n", &[]).unwrap_err().contains("Until here"));
    }
}
