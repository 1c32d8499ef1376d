//! What test runners print, counted.
//!
//! Three kinds of lines: `test result: ok. 3 passed; …` of the standard runner and its like, `3 passed, 0 failed, 1
//! skipped` of the vectors, and `conformance: onnx.DequantizeLinear 21 combinations=33 cases=120 levels=portable ok`.

use dequant_spec::{Operator, matrix};

/// What the runs found.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// The lines that say how many vectors were skipped, and why.
    pub(crate) skipped: Vec<String>,
    /// The lines of the conformance test.
    conformance: Vec<Conformance>,
}

/// One operator version, as the conformance test reports it.
#[derive(Debug, PartialEq)]
struct Conformance {
    operator: String,
    version: String,
    combinations: String,
    cases: String,
    levels: String,
    result: String,
}

impl Report {
    /// Counts the closing lines of test runners, and keeps what the conformance test reports.
    pub(crate) fn read(&mut self, text: &str) {
        for line in text.lines() {
            if let Some(counts) = line.strip_prefix("test result: ") {
                self.count(counts.split_once(". ").map_or("", |(_, counts)| counts), ';');
            } else if line.contains(" passed, ") && line.ends_with(" skipped") {
                self.count(line, ',');
            } else if line.starts_with("skipped ") {
                self.skipped.push(line.to_owned());
            } else if let Some((_, words)) = line.split_once("conformance: ") {
                self.conformance.extend(Conformance::read(words));
            }
        }
    }

    fn count(&mut self, line: &str, separator: char) {
        for part in line.split(separator) {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse::<usize>().unwrap_or_default(),
                Some((number, "failed")) => self.failed += number.parse::<usize>().unwrap_or_default(),
                _ => {}
            }
        }
    }

    /// A row for each operator version, and whether every one was tested with all its combinations.
    pub(crate) fn table(&self, operators: &[Operator]) -> (String, bool) {
        let row = |cells: [&str; 6]| {
            let [operator, version, combinations, cases, levels, result] = cells;
            format!("{operator:<26} {version:>7} {combinations:>12} {cases:>8}  {levels:<24} {result}\n")
        };
        let mut text = row(["operator", "version", "combinations", "cases", "levels", "result"]);
        let mut proven = true;
        for operator in operators {
            for version in &operator.versions {
                let id = operator.id();
                let is_it = |line: &&Conformance| line.operator == id && line.version == version.label;
                let combinations = matrix::combinations(operator, version).len().to_string();
                let line = self.conformance.iter().find(is_it);
                let result = match line {
                    None => "not run",
                    Some(line) if line.combinations != combinations => "other combinations",
                    Some(line) => &line.result,
                };
                proven &= result == "ok";
                let (cases, levels) =
                    line.map_or(("–", "–"), |line| (line.cases.as_str(), line.levels.as_str()));
                text += &row([&id, &version.label, &combinations, cases, levels, result]);
            }
        }
        (text, proven)
    }
}

impl Conformance {
    /// Reads `onnx.DequantizeLinear 21 combinations=33 cases=120 levels=portable ok`.
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        Some(Self {
            operator: (*words.first()?).into(),
            version: (*words.get(1)?).into(),
            combinations: value("combinations")?.into(),
            cases: value("cases")?.into(),
            levels: value("levels")?.into(),
            result: (*words.last()?).into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use dequant_spec::builtin;

    use super::*;

    #[test]
    fn closing_lines_of_both_kinds_are_counted() {
        let mut report = Report::default();
        report.read("test result: FAILED. 27 passed; 1 failed; 0 ignored; 0 measured\n");
        report.read("skipped 84: not graded\n6787 passed, 2 failed, 84 skipped\n");
        assert_eq!((report.passed, report.failed), (6814, 3));
        assert_eq!(report.skipped, ["skipped 84: not graded"]);
    }

    /// What the conformance test prints when all is well.
    fn lines(operators: &[Operator]) -> Vec<String> {
        let line = |operator: &Operator, version: &str, combinations| {
            let id = operator.id();
            format!("conformance: {id} {version} combinations={combinations} cases=9 levels=portable ok\n")
        };
        let of_operator = |operator: &Operator| {
            let count = |version| matrix::combinations(operator, version).len();
            operator.versions.iter().map(|v| line(operator, &v.label, count(v))).collect::<Vec<_>>()
        };
        operators.iter().flat_map(of_operator).collect()
    }

    #[test]
    fn all_versions_are_proven_only_by_a_line_for_each_that_says_ok() {
        let operators = builtin::operators().unwrap();
        let table = |lines: &[String]| {
            let mut report = Report::default();
            report.read(&lines.concat());
            report.table(&operators)
        };
        let mut lines = lines(&operators);
        assert!(table(&lines).1);
        let last = lines.pop().unwrap();
        let (text, proven) = table(&lines);
        assert!(text.contains("not run") && !proven, "{text}");
        lines.push(last.replace(" ok", " FAILED"));
        let (text, proven) = table(&lines);
        assert!(text.contains("FAILED") && !proven, "{text}");
        lines.pop();
        lines.push(last.replace("combinations=", "combinations=1"));
        let (text, proven) = table(&lines);
        assert!(text.contains("other combinations") && !proven, "{text}");
    }

    #[test]
    fn a_conformance_line_may_follow_what_its_runner_prints() {
        let mut report = Report::default();
        report.read("test x 10 ... conformance: x 10 combinations=3 cases=7 levels=portable,avx2 ok\n");
        assert_eq!(report.conformance.len(), 1);
        assert_eq!(report.conformance[0].levels, "portable,avx2");
    }
}
