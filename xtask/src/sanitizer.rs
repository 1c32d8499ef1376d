//! `test --asan` and `test --valgrind`: the tests of the kernels while every access to memory is watched.
//!
//! AddressSanitizer is an unstable option of the compiler, so it needs a nightly toolchain; with a target named, what
//! runs inside of the compiler is built without it. Valgrind knows no AVX-512, so it watches the level `avx2`. What a
//! machine lacks is skipped with the reason.

use std::fs;
use std::process::{Command, Output};

use crate::failure::Failure;
use crate::report::Report;
use crate::{cargo, progress, root, test};

/// Test files that watch nothing of ours: they compare the compiler's messages.
const OF_THE_COMPILER: [&str; 1] = ["ui"];

/// Who watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watcher {
    /// The compiler's sanitizer.
    Asan,
    /// Valgrind's memcheck.
    Valgrind,
}

/// Runs the tests, or says why not.
pub(crate) fn run(watcher: Watcher, options: &test::Options<'_>) -> Result<(), Failure> {
    let command = match watcher {
        Watcher::Asan => asan(options),
        Watcher::Valgrind => valgrind(options),
    };
    let (name, mut cargo) = match command {
        Ok(command) => command,
        Err(reason) => {
            println!("skipped {watcher:?}: {reason}");
            return Ok(());
        }
    };
    let output = progress::output(&format!("testing under {name}"), &mut cargo)?;
    let mut report = Report::default();
    report.read(&progress::text(&output.stdout));
    if !output.status.success() {
        test::show(&output)?;
    }
    println!("{name}: {}", files().join(", "));
    println!("{} passed, {} failed", report.passed, report.failed);
    let proven = output.status.success() && report.passed > 0;
    if proven { Ok(()) } else { Err(Failure::Shown) }
}

/// The command that runs the tests under AddressSanitizer.
fn asan(options: &test::Options<'_>) -> Result<(String, Command), String> {
    let target = nightly_host()?;
    let mut cargo = nightly("cargo");
    watched(&mut cargo, options);
    cargo.args(["--target", &target]).env("RUSTFLAGS", "-Zsanitizer=address");
    // Tests ask for more memory than there is: that is an answer here, too, and not the end.
    cargo.env("ASAN_OPTIONS", "allocator_may_return_null=1");
    Ok((format!("AddressSanitizer, {target}"), cargo))
}

/// The command that runs the tests under valgrind.
fn valgrind(options: &test::Options<'_>) -> Result<(String, Command), String> {
    const LEVEL: &str = "avx2";
    let output = Command::new("valgrind").arg("--version").output();
    let output =
        output.map_err(|_| "valgrind is not installed; it is a package of most systems".to_owned())?;
    let mut cargo = cargo();
    watched(&mut cargo, &test::Options { level: Some(LEVEL), ..*options });
    cargo.env(runner()?, "valgrind --quiet --error-exitcode=99 --leak-check=no");
    Ok((format!("{} at level {LEVEL}", progress::text(&output.stdout).trim()), cargo))
}

/// Adds what is tested.
fn watched(cargo: &mut Command, options: &test::Options<'_>) {
    cargo.args(["test", "--quiet", "--no-fail-fast", "--package", "dequant", "--lib"]);
    for file in files() {
        cargo.args(["--test", &file]);
    }
    options.apply(cargo);
}

/// The test files of the kernels.
fn files() -> Vec<String> {
    let entries = fs::read_dir(root().join("kernels/tests")).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "rs"));
    let names = paths.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.filter(|name| !OF_THE_COMPILER.contains(&name.as_str())).collect();
    names.sort();
    names
}

/// The variable by which cargo is told what runs the tests: it has the target's name.
pub(crate) fn runner() -> Result<String, String> {
    Ok(format!("CARGO_TARGET_{}_RUNNER", host()?.to_uppercase().replace('-', "_")))
}

/// The target that this toolchain builds for.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    host_in(&progress::text(&output.stdout)).ok_or_else(|| "the compiler does not say what it runs on".into())
}

/// The target that the nightly compiler runs on, or why there is none.
pub(crate) fn nightly_host() -> Result<String, String> {
    let advice = "install one with: rustup toolchain install nightly";
    let output = nightly("rustc").arg("-vV").output();
    let Output { status, stdout, .. } = output.map_err(|_| format!("rustup is not installed; {advice}"))?;
    if !status.success() {
        return Err(format!("no nightly toolchain is installed; {advice}"));
    }
    host_in(&progress::text(&stdout))
        .ok_or_else(|| "the nightly compiler does not say what it runs on".into())
}

/// The host in what `rustc -vV` prints.
fn host_in(text: &str) -> Option<String> {
    text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

/// A program of the nightly toolchain.
pub(crate) fn nightly(program: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", program]).current_dir(root());
    // Set by the cargo that started this program, for its own toolchain.
    command.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
    command
}
