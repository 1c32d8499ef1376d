//! `budgets`: numbers that the design must keep, measured.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::{cargo, root};

/// Seconds for a clean release build of the crate and its dependencies.
const BUILD_SECONDS: f64 = 60.0;
/// Bytes of machine code of all kernels.
const TEXT_BYTES: u64 = 4 << 20;
/// Lines of a source file, and of an instruction set's.
const FILE_LINES: usize = 400;
const INSTRUCTION_SET_LINES: usize = 500;

/// Measures and prints; an exceeded budget is an error, the build time's only when asked for.
pub(crate) fn run(strict: bool) -> Result<(), String> {
    let mut exceeded = Vec::new();
    let mut report = |what: &str, measured: String, limit: String, good: bool, hard: bool| {
        println!("{:<44} {measured:>24}  of {limit:<16} {}", what, if good { "ok" } else { "EXCEEDED" });
        if !good && hard {
            exceeded.push(what.to_owned());
        }
    };
    let folder = root().join("target/budgets");
    let (seconds, library) = clean_build(&folder)?;
    report(
        "clean release build of dequant",
        format!("{seconds:.0} s"),
        format!("{BUILD_SECONDS} s"),
        seconds <= BUILD_SECONDS,
        strict,
    );
    match text_bytes(&library) {
        Ok(bytes) => report(
            "machine code of all kernels",
            format!("{} KiB", bytes / 1024),
            "4096 KiB".into(),
            bytes <= TEXT_BYTES,
            true,
        ),
        Err(reason) => println!("{:<44} not measured: {reason}", "machine code of all kernels"),
    }
    for line in expansions()? {
        println!("{:<44} {line}", "expansion (held by a test of the macro)");
    }
    let (file, lines, limit) = longest_file();
    report("longest source file", format!("{lines} lines"), format!("{limit}, {file}"), lines <= limit, true);
    fs::remove_dir_all(&folder).map_err(|error| format!("target/budgets: {error}"))?;
    if exceeded.is_empty() { Ok(()) } else { Err(format!("over budget: {}", exceeded.join(", "))) }
}

/// Builds the crate from nothing; how long that took, and the library.
fn clean_build(folder: &Path) -> Result<(f64, PathBuf), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("target/budgets: {error}"))?;
    }
    // Downloads are not the build's.
    let fetched = cargo().args(["fetch", "--quiet"]).status();
    fetched.map_err(|error| format!("cannot start cargo: {error}"))?;
    let start = Instant::now();
    let status = cargo()
        .args(["build", "--quiet", "--release", "--package", "dequant"])
        .env("CARGO_TARGET_DIR", folder)
        .status()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    if !status.success() {
        return Err("the release build failed".into());
    }
    Ok((start.elapsed().as_secs_f64(), folder.join("release/libdequant.rlib")))
}

/// The code sections of the library's objects, by the binutils' `size`.
fn text_bytes(library: &Path) -> Result<u64, String> {
    let output = Command::new("size")
        .arg(library)
        .output()
        .map_err(|error| format!("`size` cannot be started: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let sizes = text.lines().skip(1).filter_map(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    let sum = sizes.sum();
    if sum == 0 { Err("`size` found no objects".into()) } else { Ok(sum) }
}

/// What the macro's size test prints.
fn expansions() -> Result<Vec<String>, String> {
    let arguments = [
        "test",
        "--quiet",
        "--package",
        "dequant-macros",
        "expands_to",
        "--",
        "--nocapture",
        "--test-threads=1",
    ];
    let output = cargo().args(arguments).output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err("an expansion is over its budget; see `cargo test -p dequant-macros`".into());
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(text
        .lines()
        .filter(|line| line.contains(" lines for "))
        .map(|line| line.trim_start_matches('.').to_owned())
        .collect())
}

/// The source file that comes nearest to its limit.
fn longest_file() -> (String, usize, usize) {
    let mut worst = (String::new(), 0, FILE_LINES);
    for folder in ["spec/src", "macros/src", "kernels/src", "kernels/tests", "spec/tests", "xtask/src"] {
        for (path, lines) in sources(&root().join(folder)) {
            let instruction_set = path.parent().is_some_and(|parent| parent.ends_with("isa"));
            let limit = if instruction_set { INSTRUCTION_SET_LINES } else { FILE_LINES };
            if lines * worst.2 > worst.1 * limit {
                let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                worst = (shown, lines, limit);
            }
        }
    }
    worst
}

/// The Rust files of a folder with their lines.
fn sources(folder: &Path) -> Vec<(PathBuf, usize)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let lines = fs::read_to_string(&path).map_or(0, |text| text.lines().count());
            found.push((path, lines));
        }
    }
    found
}
