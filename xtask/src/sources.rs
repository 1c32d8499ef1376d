//! The Rust files of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The packages whose sources are ours to keep in order.
const MEMBERS: [&str; 7] = ["spec", "macros", "kernels", "xtask", "bench", "fuzz", "examples/own_formats"];
/// Their folders with sources.
const FOLDERS: [&str; 5] = ["src", "tests", "benches", "examples", "fuzz_targets"];

/// Every Rust file with its text, in the order of their paths.
pub(crate) fn all() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for member in MEMBERS {
        for folder in FOLDERS {
            collect(&root().join(member).join(folder), &mut found);
        }
    }
    found.sort();
    found
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
