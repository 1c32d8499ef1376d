//! How many results of other software are checked in, by operator and family: a part of `docs/reliability.md`.
//!
//! The table says what lies there. That nothing is missing is not its business: `kernels/tests/command_line/mod.rs` has how many
//! lines of each file are graded, and a test fails where one is gone.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use dequant_spec::{Family, Operator, Types};
use serde::Deserialize;

use crate::{docs, root, shown};

/// Where the files lie.
pub(crate) const FOLDER: &str = "kernels/tests/vectors/";

/// What is read of a line.
#[derive(Deserialize)]
struct Line {
    /// The operator's id, or the format's.
    op: String,
    /// The software, its version, and what of it was called.
    source: String,
}

/// How many lines are of each software.
type Sources = BTreeMap<String, usize>;

/// The table.
///
/// # Errors
///
/// A file cannot be read, or has a line about something that no document has.
pub(crate) fn table(operators: &[Operator], families: &[(Types, Family)]) -> Result<String, String> {
    let mut counts = counts(&root().join(FOLDER))?;
    let mut rows = Vec::new();
    for operator in operators {
        let id = operator.id();
        let sources = take(&mut counts, |op| op == id);
        rows.push(row(format!("[`{id}`](operators/{id}.md)"), &sources));
    }
    for (_, Family { name, title, formats, .. }) in families {
        let sources = take(&mut counts, |op| formats.iter().any(|format| format.id() == op));
        rows.push(row(format!("[{title}](formats/{name}.md)"), &sources));
    }
    match counts.keys().next() {
        Some(other) => Err(format!("{FOLDER}: `{other}` is no operator and no format")),
        None => Ok(docs::table(&["operator or family", "lines", "of which software"], rows)),
    }
}

/// The lines of all files of a folder, by the id that they are about.
fn counts(folder: &Path) -> Result<BTreeMap<String, Sources>, String> {
    let failed = |path: &Path, error: &dyn Display| format!("{}: {error}", shown(path));
    let mut counts = BTreeMap::<String, Sources>::new();
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))?.flatten() {
        let path = entry.path();
        let file = File::open(&path).map_err(|error| failed(&path, &error))?;
        for line in serde_json::Deserializer::from_reader(BufReader::new(file)).into_iter::<Line>() {
            let Line { op, source } = line.map_err(|error| failed(&path, &error))?;
            *counts.entry(op).or_default().entry(software(&source).into()).or_default() += 1;
        }
    }
    Ok(counts)
}

/// Takes the lines about some ids out of all.
fn take(counts: &mut BTreeMap<String, Sources>, is_own: impl Fn(&str) -> bool) -> Sources {
    let mut taken = Sources::new();
    for (_, sources) in counts.extract_if(.., |op, _| is_own(op)) {
        sources.into_iter().for_each(|(software, lines)| *taken.entry(software).or_default() += lines);
    }
    taken
}

/// A software and its version, without what of it was called: "mlx 0.32.4, mx.dequantize on the CPU" is mlx 0.32.4.
fn software(source: &str) -> &str {
    let ends = source.match_indices(' ').map(|(at, _)| at).chain([source.len()]);
    let version = |end: &usize| is_version(source[..*end].rsplit(' ').next().unwrap_or_default());
    // A project may count in two ways: "oneDNN 2026.1.0 (v3.13.2)".
    let ends = ends.skip_while(|end| !version(end)).take_while(&version);
    ends.last().map_or(source, |end| source[..end].trim_end_matches([',', ';', ':']))
}

/// Whether a word is a version: numbers with a point, or a name at a commit.
fn is_version(word: &str) -> bool {
    let number = word.trim_start_matches(['(', 'v']);
    word.contains('@') || number.starts_with(|first: char| first.is_ascii_digit()) && number.contains('.')
}

/// A row: the operator or family, how many lines it has, and how many of each software, most of them first.
fn row(link: String, sources: &Sources) -> Vec<String> {
    let mut sources: Vec<(&String, usize)> = sources.iter().map(|(name, lines)| (name, *lines)).collect();
    sources.sort_by_key(|(_, lines)| std::cmp::Reverse(*lines));
    let software = match &sources[..] {
        [] => "none".to_owned(),
        [(only, _)] => (*only).clone(),
        several => {
            let each = several.iter().map(|(name, lines)| format!("{name}: {}", grouped(*lines)));
            each.collect::<Vec<_>>().join("; ")
        }
    };
    vec![link, grouped(sources.iter().map(|(_, lines)| lines).sum()), software]
}

/// A number with a comma between thousands.
fn grouped(number: usize) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dequant_spec::builtin;

    #[test]
    fn a_software_ends_with_its_version() {
        for (source, expected) in [
            ("gguf 0.19.0", "gguf 0.19.0"),
            ("mlx 0.32.4, mx.dequantize on the CPU", "mlx 0.32.4"),
            ("oneDNN 2026.1.0 (v3.13.2)", "oneDNN 2026.1.0 (v3.13.2)"),
            ("onnx.checker 1.23.2 (full_check)", "onnx.checker 1.23.2"),
            ("a b@4b3a146 unpack (torch 1.13.0a0)", "a b@4b3a146"),
            ("numpy from the standard (MX) v1.0 section 5.3.4", "numpy from the standard (MX) v1.0"),
            ("numpy oracle from the sheet", "numpy oracle from the sheet"),
        ] {
            assert_eq!(software(source), expected);
        }
    }

    #[test]
    fn a_row_has_all_lines_and_those_of_each_software() {
        let cells = |list: &[(&str, usize)]| {
            let sources: Sources = list.iter().map(|(name, lines)| ((*name).into(), *lines)).collect();
            row("x".into(), &sources)[1..].join(" | ")
        };
        assert_eq!(cells(&[]), "0 | none");
        assert_eq!(cells(&[("a 1.0", 999)]), "999 | a 1.0");
        assert_eq!(cells(&[("a 1.0", 75), ("b 2.0", 1_024_053)]), "1,024,128 | b 2.0: 1,024,053; a 1.0: 75");
    }

    #[test]
    fn lines_are_counted_by_what_they_are_about() {
        let folder = std::env::temp_dir().join(format!("xtask-vectors-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let line = |op: &str| format!("{{\"op\":\"{op}\",\"inputs\":{{}},\"source\":\"a 1.0 of {op}\"}}\n");
        fs::write(folder.join("one.jsonl"), line("p.X") + &line("q.Y") + &line("p.X")).unwrap();
        fs::write(folder.join("other.jsonl"), line("p.Z") + "\n" + &line("p.X")).unwrap();
        let mut found = counts(&folder).unwrap();
        assert_eq!(take(&mut found, |op| op.starts_with("p.")), Sources::from([("a 1.0".into(), 4)]));
        assert_eq!(found.into_keys().collect::<Vec<_>>(), ["q.Y"]);
        fs::write(folder.join("one.jsonl"), "{\"op\":\"p.X\"}\n").unwrap();
        let error = counts(&folder).unwrap_err();
        assert!(error.contains("one.jsonl: missing field `source` at line 1"), "{error}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_line_about_what_no_document_has_is_an_error() {
        let (operators, mut families) = (builtin::operators().unwrap(), builtin::families().unwrap());
        assert!(
            table(&operators, &families)
                .unwrap()
                .contains("| [GGUF](formats/gguf.md) | 148 | gguf 0.19.0 |\n")
        );
        families.remove(0);
        let error = table(&operators, &families).unwrap_err();
        assert!(error.starts_with("kernels/tests/vectors/: `gguf."), "{error}");
    }
}
