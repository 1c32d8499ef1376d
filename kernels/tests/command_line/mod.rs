//! The command line of the test of vectors: `[--vectors FILE…] [--filter TEXT]`, a bare word as a filter, and the options of the
//! built-in test runner, which cargo hands to every test.

use std::path::{Path, PathBuf};

/// The files that are run when none is named, and how many lines of each are graded: a missing file or line fails, so neither is
/// read from the folder.
const BUILT_IN: [(&str, usize); 10] = [
    ("compressed_tensors.jsonl", 60),
    ("formats.jsonl", 703),
    ("hqq.jsonl", 67),
    ("matmul_nbits.jsonl", 48),
    ("mlx.jsonl", 74),
    ("onednn_graph.jsonl", 649),
    ("onnx_backend.jsonl", 14),
    ("onnx_reference.jsonl", 4029),
    ("onnxruntime.jsonl", 1828),
    ("ppl_pmx.jsonl", 267),
];

/// Options of the built-in test runner that mean nothing here.
const IGNORED: [&str; 9] = [
    "-q",
    "--quiet",
    "--nocapture",
    "--no-capture",
    "--show-output",
    "--exact",
    "--ignored",
    "--include-ignored",
    "--test",
];

/// The same, followed by a value.
const IGNORED_WITH_VALUE: [&str; 6] = ["--test-threads", "--color", "--format", "--logfile", "--skip", "-Z"];

/// What to run.
#[derive(Debug, PartialEq)]
pub(crate) struct Arguments {
    /// The files, in order.
    pub(crate) files: Vec<PathBuf>,
    /// Only lines whose id has one of these texts in it; all lines if there is none.
    pub(crate) filters: Vec<String>,
    /// Only say that there is one test.
    pub(crate) list: bool,
}

impl Arguments {
    /// Reads the words after the program's name.
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut words = words.into_iter();
        let (mut files, mut reading_files) = (Vec::new(), false);
        let (mut filters, mut list) = (Vec::new(), false);
        while let Some(word) = words.next() {
            let (option, value) = match word.split_once('=') {
                Some((option, value)) if option.starts_with('-') => (option, Some(value.to_owned())),
                _ => (word.as_str(), None),
            };
            match option {
                "--vectors" => {
                    reading_files = true;
                    files.extend(value.map(PathBuf::from));
                }
                "--filter" => filters.push(value.or_else(|| words.next()).ok_or("--filter needs a text")?),
                "--list" => list = true,
                option if IGNORED.contains(&option) => {}
                option if IGNORED_WITH_VALUE.contains(&option) => drop(value.or_else(|| words.next())),
                option if option.starts_with('-') => return Err(format!("unknown option {option}")),
                _ if reading_files => files.push(word.into()),
                _ => filters.push(word),
            }
        }
        match (reading_files, files.is_empty()) {
            (true, true) => Err("--vectors needs a file".into()),
            (true, false) => Ok(Self { files, filters, list }),
            (false, _) => Ok(Self { files: built_in(), filters, list }),
        }
    }
}

/// The files of this folder.
pub(crate) fn built_in() -> Vec<PathBuf> {
    BUILT_IN.iter().map(|(name, _)| folder().join(name)).collect()
}

/// How many lines of a built-in file are graded.
pub(crate) fn graded_lines(file: &Path) -> Option<usize> {
    BUILT_IN.iter().find(|(name, _)| file == folder().join(name)).map(|(_, lines)| *lines)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}
