//! `test`: every test of the workspace, or only test vectors.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dequant_spec::{builtin, matrix};
use indicatif::ProgressBar;

use crate::cargo;

/// The test runs: a name, and what cargo is asked for.
const RUNS: [(&str, &[&str]); 5] = [
    ("specification", &["--package", "dequant-spec", "--features", "reference,schema"]),
    ("macro", &["--package", "dequant-macros"]),
    ("kernels", &["--package", "dequant", "--no-fail-fast"]),
    ("kernels without std", &["--package", "dequant", "--no-default-features", "--lib"]),
    ("chores", &["--package", "xtask"]),
];

/// Runs everything, or only the given vectors.
pub(crate) fn run(extensive: bool, filter: Option<&str>, vectors: &[PathBuf]) -> Result<(), String> {
    if vectors.is_empty() { everything(extensive, filter) } else { only_vectors(filter, vectors) }
}

/// Starts the vectors test; its last line is the last line.
fn only_vectors(filter: Option<&str>, vectors: &[PathBuf]) -> Result<(), String> {
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "dequant", "--test", "vectors", "--"]);
    if let Some(filter) = filter {
        test.args(["--filter", filter]);
    }
    test.arg("--vectors");
    for file in vectors {
        let path = here.join(file);
        if !path.is_file() {
            return Err(format!("{}: no such file", file.display()));
        }
        test.arg(path);
    }
    // What cargo has to say comes before the test's own lines.
    let output =
        test.stdout(Stdio::piped()).output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains(" passed, ") {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    print!("{text}");
    if output.status.success() { Ok(()) } else { std::process::exit(1) }
}

/// What the runs found.
#[derive(Default)]
struct Findings {
    passed: usize,
    failed: usize,
    /// The lines of the conformance test.
    conformance: Vec<Conformance>,
}

/// One operator version, as the conformance test reports it.
struct Conformance {
    operator: String,
    version: String,
    cases: String,
    levels: String,
}

fn everything(extensive: bool, filter: Option<&str>) -> Result<(), String> {
    let mut findings = Findings::default();
    let mut broken = Vec::new();
    for (name, arguments) in RUNS {
        let start = Instant::now();
        let progress = progress(name);
        let mut test = cargo();
        test.arg("test").args(arguments);
        if let Some(filter) = filter {
            test.args(["--", filter]);
        }
        if extensive {
            test.env("DEQUANT_EXTENSIVE", "1");
        }
        let (good, text, errors) = capture(&mut test)?;
        progress.finish_and_clear();
        let before = (findings.passed, findings.failed);
        findings.read(&text);
        let (passed, failed) = (findings.passed - before.0, findings.failed - before.1);
        println!("{name}: {passed} passed, {failed} failed ({:.0} s)", start.elapsed().as_secs_f64());
        if !good {
            println!("{text}\n{errors}");
            broken.push(name);
        }
    }
    println!();
    findings.print_table()?;
    println!("{} passed, {} failed", findings.passed, findings.failed.max(broken.len()));
    if broken.is_empty() { Ok(()) } else { Err(format!("failed: {}", broken.join(", "))) }
}

/// A spinner on a terminal, nothing elsewhere.
fn progress(name: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner().with_message(format!("testing: {name}"));
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// Runs to the end: whether it succeeded, what it printed, what it complained of.
fn capture(command: &mut Command) -> Result<(bool, String, String), String> {
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok((output.status.success(), text(&output.stdout), text(&output.stderr)))
}

impl Findings {
    /// Counts the closing lines of test runners, and keeps what the conformance test reports.
    fn read(&mut self, text: &str) {
        for line in text.lines() {
            if let Some(counts) = line.strip_prefix("test result: ") {
                self.count(counts.split(". ").nth(1).unwrap_or_default(), ';');
            } else if line.contains(" passed, ") && line.ends_with(" skipped") {
                self.count(line, ',');
            } else if let Some(report) = line.strip_prefix("conformance: ") {
                self.conformance.extend(Conformance::read(report));
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

    /// A row for each operator version; one that no test reported is not proven.
    fn print_table(&self) -> Result<(), String> {
        println!(
            "{:<26} {:>7} {:>12} {:>8}  {:<20} result",
            "operator", "version", "combinations", "cases", "levels"
        );
        for operator in builtin::operators().map_err(|errors| errors.to_string())? {
            for version in &operator.versions {
                let is_it = |report: &&Conformance| {
                    report.operator == operator.id() && report.version == version.label
                };
                let report = self.conformance.iter().find(is_it);
                let combinations = matrix::combinations(&operator, version).len();
                let (cases, levels, result) =
                    report.map_or(("0", "–", "not run"), |r| (&r.cases, &r.levels, "ok"));
                println!(
                    "{:<26} {:>7} {combinations:>12} {cases:>8}  {levels:<20} {result}",
                    operator.id(),
                    version.label
                );
            }
        }
        Ok(())
    }
}

impl Conformance {
    /// Reads `onnx.DequantizeLinear 21 combinations=33 cases=120 levels=portable ok`.
    fn read(report: &str) -> Option<Self> {
        let words: Vec<&str> = report.split_whitespace().collect();
        let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        (words.last() == Some(&"ok")).then_some(())?;
        Some(Self {
            operator: (*words.first()?).into(),
            version: (*words.get(1)?).into(),
            cases: value("cases")?.into(),
            levels: value("levels")?.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_both_kinds_are_counted() {
        let mut findings = Findings::default();
        findings.read("test result: ok. 27 passed; 1 failed; 0 ignored; 0 measured\n6787 passed, 2 failed, 84 skipped\n");
        assert_eq!((findings.passed, findings.failed), (6814, 3));
    }

    #[test]
    fn a_conformance_line_is_read_only_when_it_is_ok() {
        let line = "onnx.DequantizeLinear 21 combinations=33 cases=120 levels=portable";
        assert!(Conformance::read(line).is_none());
        let report = Conformance::read(&format!("{line} ok"));
        assert!(report.is_some_and(|r| r.version == "21" && r.cases == "120" && r.levels == "portable"));
    }
}
