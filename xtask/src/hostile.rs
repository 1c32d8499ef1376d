//! `fuzz` and `soak`: input that nobody wrote, for as long as wanted.

use std::fs;
use std::process::Command;

use crate::failure::Failure;
use crate::{cargo, progress, root, sanitizer, shown};

/// The package of both.
const PACKAGE: &str = "dequant-fuzz";

/// How long one input may take, in seconds, and how much memory the fuzzer, in MiB: more of either is a finding.
const LIMITS: [&str; 3] = ["-timeout=20", "-rss_limit_mb=2048", "-malloc_limit_mb=512"];

/// Runs one fuzz target, or each for so many seconds; says what was executed, covered and found.
pub(crate) fn fuzz(target: Option<&str>, seconds: u64) -> Result<(), Failure> {
    let targets = targets()?;
    let chosen: Vec<&String> =
        targets.iter().filter(|name| target.is_none_or(|target| target == *name)).collect();
    if chosen.is_empty() {
        let found = target.unwrap_or_default();
        return Err(format!("no fuzz target is called `{found}`; there are {}", targets.join(", ")).into());
    }
    sanitizer::nightly_host()?;
    let installed = cargo().args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err("cargo-fuzz is not installed; install it with: cargo install --locked cargo-fuzz"
            .to_owned()
            .into());
    }
    let mut found = 0;
    for name in chosen {
        found += one(name, seconds)?;
    }
    if found == 0 { Ok(()) } else { Err(Failure::Shown) }
}

/// The targets: the folders of the corpus.
fn targets() -> Result<Vec<String>, String> {
    let corpus = root().join("fuzz/corpus");
    let folders = fs::read_dir(&corpus).map_err(|error| format!("{}: {error}", shown(&corpus)))?;
    let mut names: Vec<String> =
        folders.flatten().map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Runs a target; how many inputs it failed on.
fn one(name: &str, seconds: u64) -> Result<usize, Failure> {
    // New inputs go beside what cargo builds: those worth keeping are copied to the corpus by hand.
    let (new, corpus) = (root().join("target/fuzz").join(name), root().join("fuzz/corpus").join(name));
    let artifacts = new.join("failed");
    fs::create_dir_all(&artifacts).map_err(|error| format!("{}: {error}", shown(&artifacts)))?;
    let mut fuzz = sanitizer::nightly("cargo");
    fuzz.args(["fuzz", "run", "--features", "libfuzzer", name]).arg(new.join("inputs")).arg(corpus);
    fs::create_dir_all(new.join("inputs")).map_err(|error| format!("{}: {error}", shown(&new)))?;
    fuzz.arg("--").args(LIMITS).args(["-print_final_stats=1", "-len_control=0", "-max_len=16384"]);
    fuzz.arg(format!("-max_total_time={seconds}")).arg(format!("-artifact_prefix={}/", artifacts.display()));
    let output = progress::output(&format!("fuzzing {name} for {seconds} s, building included"), &mut fuzz)?;
    let log = progress::text(&output.stderr);
    let Some(executions) = after(&log, "stat::number_of_executed_units:") else {
        return Err(format!("{name} could not be run:\n{log}").into());
    };
    let findings = usize::from(!output.status.success());
    let coverage = after(&log, " cov: ").unwrap_or("?");
    println!("{name}: {executions} executions, {coverage} edges covered, {findings} findings");
    if findings > 0 {
        println!("{log}\n{name}: the input lies in {}", shown(&artifacts));
    }
    Ok(findings)
}

/// The word after the last occurrence of a text.
fn after<'t>(log: &'t str, text: &str) -> Option<&'t str> {
    log.rsplit_once(text)?.1.split_whitespace().next()
}

/// Runs random plans on all threads for so many seconds.
pub(crate) fn soak(seconds: u64) -> Result<(), Failure> {
    let mut soak: Command = cargo();
    soak.args(["run", "--quiet", "--release", "--package", PACKAGE, "--bin", "soak", "--"]);
    soak.arg(seconds.to_string());
    let status = soak.status().map_err(|error| format!("cannot start cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(Failure::Shown) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_the_fuzzers_log() {
        let log =
            "#1 INITED cov: 12 ft: 3\n#9 NEW cov: 34 ft: 5 exec/s: 2\nstat::number_of_executed_units: 77\n";
        assert_eq!(after(log, " cov: "), Some("34"));
        assert_eq!(after(log, "stat::number_of_executed_units:"), Some("77"));
        assert_eq!(after("error: no such target", " cov: "), None);
    }

    #[test]
    fn a_target_that_there_is_not_is_refused_by_name() {
        let Err(Failure::Said(message)) = fuzz(Some("runs"), 1) else { panic!("accepted") };
        assert_eq!(message, "no fuzz target is called `runs`; there are formats, plan, run, spec_parse");
    }
}
