//! The files of the kernels, in the maps of ARCHITECTURE.
//!
//! A line of a map is of several files at once, in the order in which a call goes through them; its words are shorter than what the
//! files say of themselves, so it is written by hand. It names files that there are, and all of them.

use std::collections::BTreeSet;
use std::fs;

use super::read;
use crate::root;

/// The text with the maps.
const TEXT: &str = "ARCHITECTURE.md";

/// Where the files lie.
const SOURCES: &str = "kernels/src/";

/// The folders each of whose files has a place in a map; those of other folders may be a part of another file's.
const FOLDERS: [&str; 3] = ["", "vector/", "format/"];

/// Files that are no part of the map: what declares the others, and tests.
const LEFT_OUT: [&str; 2] = ["lib.rs", "tests.rs"];

/// The files and folders that the maps name, from the sources on.
fn mapped() -> Vec<String> {
    let text = read(TEXT);
    let (_, section) = text.split_once("\n## `kernels/`").expect("a section about the kernels");
    let section = section.split("\n## ").next().unwrap_or_default();
    section.lines().filter_map(|line| line.strip_prefix("    ")).flat_map(files_of).collect()
}

/// What the first words of a line name. A word may go on in the folder of the first one: `format/place.rs bind.rs`.
fn files_of(line: &str) -> Vec<String> {
    let folder =
        line.split(' ').next().and_then(|first| first.rsplit_once('/')).map_or("", |(folder, _)| folder);
    let words = line.split(' ').map(|word| word.trim_end_matches('…'));
    let named = words.take_while(|word| word.ends_with(".rs") || word.ends_with('/'));
    let place = |word: &str| {
        let beside = format!("{folder}/{word}");
        if root().join(SOURCES).join(&beside).exists() { beside } else { word.into() }
    };
    named.map(|word| if folder.is_empty() { word.into() } else { place(word) }).collect()
}

#[test]
fn maps_name_files_that_there_are_and_all_of_them() {
    let mapped = mapped();
    assert!(mapped.len() > 50, "{TEXT}: {mapped:?}");
    if let Some(gone) = mapped.iter().find(|name| !root().join(SOURCES).join(name).exists()) {
        panic!("{TEXT}: {SOURCES}{gone} is in a map and nowhere else");
    }
    let mapped: BTreeSet<&str> = mapped.iter().map(String::as_str).collect();
    for folder in FOLDERS {
        let entries = fs::read_dir(root().join(SOURCES).join(folder)).expect("a folder of sources");
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let files = names.filter(|name| name.ends_with(".rs") && !LEFT_OUT.contains(&name.as_str()));
        for file in files.map(|name| format!("{folder}{name}")) {
            assert!(mapped.contains(file.as_str()), "{TEXT}: no map names {SOURCES}{file}");
        }
    }
}
