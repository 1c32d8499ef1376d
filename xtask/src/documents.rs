//! `documents`: formats and operators that nobody wrote, document after document, for as long as wanted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use dequant_spec::resolve::Resolved;

use crate::failure::Failure;
use crate::{cargo, guests, progress, root, shown};

/// How many formats a family has.
const FORMATS: usize = 150;

/// How many operators there are beside it: the binary expands as many.
const OPERATORS: usize = 12;

/// Writes documents from a seed on, expands each, and compares all calls with the reference's results. The time is looked at between
/// seeds, of which one takes some minutes.
pub(crate) fn run(seconds: u64, seed: u64) -> Result<(), Failure> {
    let (started, folder) = (Instant::now(), root().join("target/documents"));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", shown(&folder)))?;
    let writer = writer(&folder)?;
    let mut found = 0;
    for seed in seed.. {
        let documents = write(&writer, &folder, seed)?;
        let mut check = guests::build("run", &folder, &documents)?;
        check.args(["--release", "--", "check", &seed.to_string()]);
        strictly(&mut check, &folder);
        let output = progress::output(&format!("checking those of seed {seed}"), &mut check)?;
        println!("seed {seed}: {}", progress::text(&output.stdout).trim_end().replace('\n', "; "));
        if !output.status.success() {
            found += 1;
            let kept = folder.join(format!("failed-{seed}"));
            keep(documents.iter().map(|(path, _)| path), &kept)
                .map_err(|error| format!("{}: {error}", shown(&kept)))?;
            println!(
                "{}\nseed {seed}: the documents lie in {}",
                progress::text(&output.stderr),
                shown(&kept)
            );
        }
        if started.elapsed() >= Duration::from_secs(seconds) {
            break;
        }
    }
    if found == 0 { Ok(()) } else { Err(Failure::Shown) }
}

/// Writes the documents of a seed: a family of formats, and operators.
fn write(writer: &Path, folder: &Path, seed: u64) -> Result<Vec<(PathBuf, Resolved)>, Failure> {
    let seed = seed.to_string();
    let of_formats =
        ("formats.yaml".to_owned(), vec!["formats".to_owned(), FORMATS.to_string(), seed.clone()]);
    let of_operators = (0..OPERATORS).map(|index| {
        let dialect = format!("own{index}");
        (format!("{dialect}.yaml"), vec!["operator".to_owned(), dialect, seed.clone()])
    });
    let mut documents = Vec::new();
    for (name, arguments) in std::iter::once(of_formats).chain(of_operators) {
        let (text, path) =
            (succeed(&format!("writing {name}"), Command::new(writer).args(arguments))?, folder.join(name));
        fs::write(&path, text).map_err(|error| format!("{}: {error}", shown(&path)))?;
        let resolved = guests::read(&path)?;
        documents.push((path, resolved));
    }
    Ok(documents)
}

/// Copies documents to where the next ones do not lie.
fn keep<'a>(documents: impl Iterator<Item = &'a PathBuf>, folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for document in documents {
        fs::copy(document, folder.join(document.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

/// The program that writes documents, put aside: that of the same name which has one of them is built after it.
fn writer(folder: &Path) -> Result<PathBuf, Failure> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--release", "--package", "dequant-fuzz", "--bin", "documents"]);
    strictly(&mut build, folder);
    succeed("building what writes documents", &mut build)?;
    let name = format!("documents{}", std::env::consts::EXE_SUFFIX);
    let (built, writer) = (folder.join("build/release").join(&name), folder.join(&name));
    fs::copy(&built, &writer).map_err(|error| format!("{}: {error}", shown(&built)))?;
    Ok(writer)
}

/// In a folder of its own: sums are checked, and nothing else is built again for that.
fn strictly(cargo: &mut Command, folder: &Path) {
    cargo.env("CARGO_TARGET_DIR", folder.join("build"));
    cargo.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");
    cargo.env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true");
}

/// What a program printed that has to succeed.
fn succeed(what: &str, command: &mut Command) -> Result<String, Failure> {
    let output = progress::output(what, command)?;
    match output.status.success() {
        true => Ok(progress::text(&output.stdout)),
        false => Err(progress::text(&output.stderr).into()),
    }
}
