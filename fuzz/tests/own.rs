//! A document of one's own, as `cargo xtask test --document` brings it along: called, and held against results of it.

use std::path::Path;

use dequant_fuzz::documents::{self, own};

/// What the chore writes for the document of `examples/own_formats`, but for the path: a test of it compares them.
mod brought {
    include!("own/guests.rs");
}

/// Calls what has such a text in its name, and runs the lines of a file.
fn prove(filter: &str, vectors: &[&str]) -> Result<bool, String> {
    documents::bring(brought::guests());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own");
    let vectors: Vec<_> = vectors.iter().map(|file| folder.join(file)).collect();
    own::prove(filter, &vectors)
}

#[test]
fn what_a_document_describes_is_called_and_held_against_results_of_it() {
    assert_eq!(prove("", &["right.jsonl"]), Ok(true));
    assert_eq!(prove("own.B64", &[]), Ok(true));
}

#[test]
fn other_results_fail() {
    assert_eq!(prove("", &["right.jsonl", "wrong.jsonl"]), Ok(false));
}

#[test]
fn a_file_that_is_about_something_else_is_an_error() {
    let error = prove("own.Unpack", &["blocks.jsonl"]).expect_err("lines about a format");
    assert!(error.ends_with("blocks.jsonl: no line has own.Unpack as its `op`"), "{error}");
    assert!(prove("", &["no such file"]).is_err());
}

#[test]
fn a_name_that_nothing_has_is_said() {
    assert_eq!(prove("B65", &[]), Err("nothing has `B65` in its name".into()));
}
