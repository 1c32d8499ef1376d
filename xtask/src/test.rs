//! `test`: every test of the workspace, or only test vectors.
//!
//! Tests run as child processes of the same cargo; what they print is shown when they fail, and counted
//! ([`crate::report`]) when they do not.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Instant;

use dequant_spec::builtin;

use crate::failure::Failure;
use crate::report::Report;
use crate::{cargo, progress};

/// The test runs: a name, and what cargo is asked for.
const RUNS: [(&str, &[&str]); 2] = [("workspace", &TOGETHER), ("kernels without std", &WITHOUT_STD)];

/// All packages in one run, so that every crate is compiled once: with other packages chosen, dependencies have other features, and
/// everything above them is compiled again.
pub(crate) const TOGETHER: [&str; 3] = [
    "--workspace",
    "--features",
    "dequant-spec/reference,dequant-spec/schema,dequant/affine,dequant/guarded,dequant/mover",
];

/// The unit tests of the kernels, with nothing but `alloc` below them.
const WITHOUT_STD: [&str; 4] = ["--package", "dequant", "--lib", "--no-default-features"];

/// Starts the vectors test; its last line is the last line.
pub(crate) fn vectors(files: &[PathBuf], options: &Options<'_>) -> Result<(), Failure> {
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "dequant", "--test", "vectors", "--"]);
    if let Some(filter) = options.filter {
        test.args(["--filter", filter]);
    }
    test.arg("--vectors").args(whole(files)?);
    options.set(&mut test);
    let output = progress::output("running vectors", &mut test)?;
    let (text, errors) = (progress::text(&output.stdout), progress::text(&output.stderr));
    if let Some(wrong) = options.wrong_level(&errors) {
        return Err(wrong.into());
    }
    if !text.contains(" passed, ") {
        return Err(format!("the vectors could not be run:\n{text}{errors}").into());
    }
    if !output.status.success() {
        // Panics and the like, before the test's own lines.
        errors.lines().filter(|line| !is_of_cargo(line)).for_each(|line| eprintln!("{line}"));
    }
    print!("{text}");
    if output.status.success() { Ok(()) } else { Err(Failure::Shown) }
}

/// Files by their whole paths: what is started elsewhere is to find them.
///
/// # Errors
///
/// One of them is no file, or its path no text.
pub(crate) fn whole(files: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let path = |file: &PathBuf| match file.canonicalize() {
        Ok(path) if path.to_str().is_none() => {
            Err(format!("{}: the path is not UTF-8", path.display()).into())
        }
        Ok(path) if path.is_file() => Ok(path),
        _ => Err(format!("{}: no such file", file.display()).into()),
    };
    files.iter().map(path).collect()
}

/// What cargo says of a test's exit status, which says nothing more than the test's own last line.
fn is_of_cargo(line: &str) -> bool {
    let noise = ["error: test failed", "Caused by:", "process didn't exit successfully"];
    line.trim().is_empty() || noise.iter().any(|start| line.trim().starts_with(start))
}

/// What a run is asked for.
pub(crate) struct Options<'a> {
    /// More seeds, more codes and larger shapes.
    pub(crate) extensive: bool,
    /// Only tests whose name contains this.
    pub(crate) filter: Option<&'a str>,
    /// Only this level.
    pub(crate) level: Option<&'a str>,
}

impl Options<'_> {
    /// Adds what was asked for to the command of a run, and removes what would change what it proves.
    pub(crate) fn apply(&self, test: &mut Command) {
        self.set(test);
        if let Some(filter) = self.filter {
            test.args(["--", filter]);
        }
    }

    /// The part of it that is not an argument.
    pub(crate) fn set(&self, test: &mut Command) {
        match self.extensive {
            true => test.env("DEQUANT_EXTENSIVE", "1"),
            false => test.env_remove("DEQUANT_EXTENSIVE"),
        };
        match self.level {
            Some(level) => test.env("DEQUANT_LEVEL", level),
            None => test.env_remove("DEQUANT_LEVEL"),
        };
        // All are for whoever works on one test.
        test.env_remove("DEQUANT_SEED").env_remove("DEQUANT_BLESS").env_remove("TRYBUILD");
    }

    /// Whether this machine has the level, as the tests see it.
    fn check_level(&self) -> Result<(), Failure> {
        let Some(level) = self.level else { return Ok(()) };
        let mut list = cargo();
        list.args(["test", "--quiet", "--package", "dequant", "--test", "conformance", "--", "--list"]);
        list.env("DEQUANT_LEVEL", level);
        let output = progress::output("asking for the level", &mut list)?;
        let wrong = self.wrong_level(&progress::text(&output.stderr));
        wrong.map_or(Ok(()), |wrong| Err(wrong.into()))
    }

    /// What is wrong with the level that was asked for, if a program that was told by a variable says so.
    pub(crate) fn wrong_level(&self, errors: &str) -> Option<String> {
        let wrong = errors.lines().find_map(|line| line.strip_prefix("error: DEQUANT_LEVEL: "));
        wrong.filter(|_| self.level.is_some()).map(|wrong| format!("--level {wrong}"))
    }
}

/// Every test run, then the table of operator versions, then the sum.
pub(crate) fn everything(options: &Options<'_>) -> Result<(), Failure> {
    options.check_level()?;
    let (operators, filter) = (builtin::operators()?, options.filter);
    let (mut report, mut good) = (Report::default(), true);
    for (name, arguments) in RUNS {
        good &= run(name, arguments, options, &mut report)?;
    }
    let (table, proven) = report.table(&operators);
    println!("\n{table}");
    report.skipped.iter().for_each(|line| println!("{line}"));
    if filter.is_none() && !proven {
        good = false;
        println!("an operator version was not tested: see `not run` above");
    }
    if report.passed + report.failed == 0 {
        good = false;
        println!("no test has `{}` in its name", filter.unwrap_or_default());
    }
    println!("{} passed, {} failed", report.passed, report.failed);
    if good { Ok(()) } else { Err(Failure::Shown) }
}

/// One test run; whether it succeeded.
fn run(name: &str, arguments: &[&str], options: &Options<'_>, report: &mut Report) -> Result<bool, Failure> {
    let mut test = cargo();
    test.args(["test", "--quiet", "--no-fail-fast"]).args(arguments);
    options.apply(&mut test);
    let (start, before) = (Instant::now(), (report.passed, report.failed));
    let output = progress::output(&format!("testing: {name}"), &mut test)?;
    let text = progress::text(&output.stdout);
    report.read(&text);
    let good = output.status.success();
    if !good && report.failed == before.1 {
        // Nothing was counted: it did not compile, or it was killed.
        report.failed += 1;
    }
    let (passed, failed) = (report.passed - before.0, report.failed - before.1);
    let seconds = start.elapsed().as_secs_f64();
    if !good {
        show(&output)?;
    }
    println!("{name}: {passed} passed, {failed} failed ({seconds:.0} s, compiling included)");
    Ok(good)
}

/// Everything that a failed run printed.
pub(crate) fn show(output: &Output) -> Result<(), String> {
    let mut stdout = std::io::stdout().lock();
    let written = stdout.write_all(&output.stdout).and_then(|()| stdout.write_all(&output.stderr));
    written.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each variable that the options set, or remove.
    fn variables(options: &Options<'_>) -> Vec<(String, Option<String>)> {
        let mut test = Command::new("cargo");
        options.set(&mut test);
        let text = |word: &std::ffi::OsStr| word.to_string_lossy().into_owned();
        test.get_envs().map(|(name, value)| (text(name), value.map(text))).collect()
    }

    #[test]
    fn what_a_run_tries_is_what_it_was_asked_for() {
        let [bless, extensive, level, seed, trybuild] =
            ["DEQUANT_BLESS", "DEQUANT_EXTENSIVE", "DEQUANT_LEVEL", "DEQUANT_SEED", "TRYBUILD"]
                .map(str::to_owned);
        let plain = Options { extensive: false, filter: None, level: None };
        let removed = [&bless, &extensive, &level, &seed, &trybuild].map(|name| (name.clone(), None));
        assert_eq!(variables(&plain), removed);
        let asked = Options { extensive: true, filter: None, level: Some("avx2") };
        let set = |text: &str| Some(text.to_owned());
        let expected =
            [(bless, None), (extensive, set("1")), (level, set("avx2")), (seed, None), (trybuild, None)];
        assert_eq!(variables(&asked), expected);
    }
}
