//! `test --asan`: the tests that are made of exact buffers, under AddressSanitizer.
//!
//! The sanitizer is an unstable option of the compiler, so this needs a nightly toolchain; without one it is skipped
//! and says so. With a target named, what runs inside of the compiler is built without it.

use std::process::{Command, Output};

use crate::failure::Failure;
use crate::report::Report;
use crate::{progress, root, test};

/// The test files that are run.
const FILES: [&str; 4] = ["buffers", "slabs", "shapes", "properties"];

/// Runs the tests, or says why not.
pub(crate) fn run(options: &test::Options<'_>) -> Result<(), Failure> {
    let target = match nightly_host() {
        Ok(target) => target,
        Err(reason) => {
            println!("skipped AddressSanitizer: {reason}");
            return Ok(());
        }
    };
    let mut cargo = nightly("cargo");
    cargo.args(["test", "--quiet", "--no-fail-fast", "--package", "dequant", "--target", &target]);
    cargo.args(FILES.iter().flat_map(|file| ["--test", file]));
    options.apply(&mut cargo);
    cargo.env("RUSTFLAGS", "-Zsanitizer=address");
    let output = progress::output("testing under AddressSanitizer", &mut cargo)?;
    let mut report = Report::default();
    report.read(&progress::text(&output.stdout));
    if !output.status.success() {
        test::show(&output)?;
    }
    println!("AddressSanitizer, {target}: {}", FILES.join(", "));
    println!("{} passed, {} failed", report.passed, report.failed);
    if output.status.success() { Ok(()) } else { Err(Failure::Shown) }
}

/// The target that the nightly compiler runs on, or why there is none.
fn nightly_host() -> Result<String, String> {
    let advice = "install one with: rustup toolchain install nightly";
    let output = nightly("rustc").arg("-vV").output();
    let Output { status, stdout, .. } = output.map_err(|_| format!("rustup is not installed; {advice}"))?;
    if !status.success() {
        return Err(format!("no nightly toolchain is installed; {advice}"));
    }
    let text = progress::text(&stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "the nightly compiler does not say what it runs on".into())
}

/// A program of the nightly toolchain.
fn nightly(program: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", program]).current_dir(root());
    // Set by the cargo that started this program, for its own toolchain.
    command.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
    command
}
