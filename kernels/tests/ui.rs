//! Every message of ours that stops a compilation, as the compiler shows it: broken documents, wrong arguments of
//! `include_spec!`, and element types that a version lacks. One mistake for each file of `ui/`.
//!
//! `TRYBUILD=overwrite cargo test -p dequant --test ui` writes the messages anew; read them before you keep them.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use std::path::Path;

/// The files of `ui/` with an ending, without it.
fn stems(ending: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui");
    let files = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|e| e == ending));
    let mut stems: Vec<_> =
        files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    stems.sort();
    stems
}

/// The text of a file of `ui/`.
fn text(stem: &str, ending: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui").join(format!("{stem}.{ending}"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("ui/{stem}.{ending}: {error}"))
}

/// The compiler whose own words stand around ours where a combination does not exist.
const COMPILER: &str = "rustc 1.95.";

/// Whether this is that compiler.
fn compiler_is_known() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = std::process::Command::new(rustc).arg("--version").output().unwrap().stdout;
    String::from_utf8_lossy(&version).starts_with(COMPILER)
}

#[test]
fn mistakes_do_not_compile_and_say_why() {
    let (cases, known) = (trybuild::TestCases::new(), compiler_is_known());
    for stem in stems("rs") {
        let of_the_compiler = stems("stderr").contains(&stem) && text(&stem, "stderr").starts_with("error[E");
        if of_the_compiler && !known {
            println!(
                "skipped ui/{stem}.rs: its message holds words of {COMPILER}, which this compiler is not"
            );
        } else {
            cases.compile_fail(format!("tests/ui/{stem}.rs"));
        }
    }
}

#[test]
fn every_message_and_every_document_has_its_file() {
    assert_eq!(stems("stderr"), stems("rs"), "messages and files");
    for stem in stems("yaml") {
        assert!(text(&stem, "rs").contains(&format!("\"{stem}.yaml\"")), "ui/{stem}.yaml is used by no file");
    }
}

#[test]
fn messages_name_document_line_and_column() {
    for stem in stems("yaml") {
        let message = text(&stem, "stderr");
        let place = message.lines().find_map(|line| line.strip_prefix(&format!("error: {stem}.yaml:")));
        let place = place.unwrap_or_else(|| panic!("{stem}: no place in\n{message}"));
        let mut numbers = place.splitn(3, ':').map(str::parse::<u32>);
        assert!(
            matches!((numbers.next(), numbers.next()), (Some(Ok(1..)), Some(Ok(1..)))),
            "{stem}: {place}"
        );
    }
}

#[test]
fn messages_hold_no_path_of_this_machine() {
    let home = env!("CARGO_MANIFEST_DIR").trim_end_matches("kernels");
    for stem in stems("stderr") {
        let message = text(&stem, "stderr");
        for path in [home, "/home/", "/root/", "/tmp/", ".cargo/registry"] {
            assert!(!message.contains(path), "{stem} names {path}:\n{message}");
        }
    }
}
