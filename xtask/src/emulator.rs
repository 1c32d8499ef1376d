//! `test --emulated`: the tests of loops and plans on a processor without AVX-512.
//!
//! Whatever a plan knows of the machine is decided otherwise there. QEMU's processor has AVX2 and F16C, and nothing above; it takes
//! a dozen times as long, so what has the loops of others, or none, is left out.

use std::process::Command;

use dequant_spec::{Operator, builtin, matrix};

use crate::failure::Failure;
use crate::report::Report;
use crate::{cargo, progress, sanitizer, test};

/// Runs a program of this system on another processor.
const EMULATOR: &str = "qemu-x86_64";
/// The processor.
const PROCESSOR: &str = "max,-avx512f";
/// Beside the unit tests: every combination, and which shapes of tensors match groups.
const FILES: [&str; 2] = ["conformance", "groups"];
/// The general operator, which has the loops of the others, and what a macro expands to, which is the same everywhere.
const LEFT_OUT: [&str; 2] = ["affine.", "goldens"];

/// Runs the tests, or says why not.
pub(crate) fn run(options: &test::Options<'_>) -> Result<(), Failure> {
    if !cfg!(target_arch = "x86_64") || Command::new(EMULATOR).arg("--version").output().is_err() {
        println!(
            "skipped: {EMULATOR} is not installed (package qemu-user); levels below the best are tested on this processor only"
        );
        return Ok(());
    }
    #[cfg(target_arch = "x86_64")]
    if !std::arch::is_x86_feature_detected!("avx512f") {
        println!("skipped: this processor has no AVX-512 itself, which all other tests show");
        return Ok(());
    }
    let mut cargo = cargo();
    cargo.args(["test", "--quiet", "--no-fail-fast"]).args(test::TOGETHER).arg("--lib");
    FILES.iter().for_each(|file| {
        cargo.args(["--test", file]);
    });
    cargo.env(sanitizer::runner()?, format!("{EMULATOR} -cpu {PROCESSOR}"));
    options.set(&mut cargo);
    cargo.arg("--");
    let older = builtin::operators()?.iter().flat_map(older).collect::<Vec<_>>();
    for name in LEFT_OUT.iter().copied().chain(older.iter().map(String::as_str)) {
        cargo.args(["--skip", name]);
    }
    cargo.args(options.filter);
    let output = progress::output(&format!("testing on {PROCESSOR}"), &mut cargo)?;
    let mut report = Report::default();
    report.read(&progress::text(&output.stdout));
    if !output.status.success() {
        test::show(&output)?;
    }
    report.skipped.iter().for_each(|line| println!("{line}"));
    println!("left out: {}, {}", LEFT_OUT.join(", "), older.join(", "));
    println!("{} passed, {} failed", report.passed, report.failed);
    let proven = output.status.success() && report.passed > 0;
    if proven { Ok(()) } else { Err(Failure::Shown) }
}

/// The versions all of whose combinations the newest one has as well, as the conformance test names them.
fn older(operator: &Operator) -> Vec<String> {
    let Some((newest, older)) = operator.versions.split_last() else { return Vec::new() };
    let labels =
        |version| matrix::combinations(operator, version).into_iter().map(|types| types.label(operator));
    let name = |label: &str| format!("{} {label}", operator.id());
    let all: Vec<String> = labels(newest).collect();
    let covered = older.iter().filter(|version| labels(version).all(|label| all.contains(&label)));
    // A name is left out wherever it is a part of another one.
    let apart = covered.filter(|version| !name(&newest.label).contains(&name(&version.label)));
    apart.map(|version| name(&version.label)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands in for the others is never left out itself.
    #[test]
    fn the_newest_version_of_every_operator_is_tested() {
        for operator in builtin::operators().expect("the built-in operators") {
            let newest = operator.versions.last().expect("a version");
            let name = format!("{} {}", operator.id(), newest.label);
            assert!(older(&operator).iter().all(|older| !name.contains(older)), "{name}");
        }
    }
}
