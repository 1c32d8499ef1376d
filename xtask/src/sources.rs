//! The Rust files of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The folders with sources of a package.
const FOLDERS: [&str; 5] = ["src", "tests", "benches", "examples", "fuzz_targets"];

/// Every Rust file with its text, in the order of their paths.
pub(crate) fn all() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for package in packages(root()).chain(packages(&root().join("examples"))) {
        for folder in FOLDERS {
            collect(&package.join(folder), &mut found);
        }
    }
    found.sort();
    found
}

/// The packages in a folder: those of the workspace are in two.
fn packages(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let folders = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    folders.filter(|path| path.join("Cargo.toml").is_file())
}

/// The Rust files of a folder and of its folders.
fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.extend(fs::read_to_string(&path).ok().map(|text| (path, text)));
        }
    }
}
