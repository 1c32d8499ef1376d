//! The whole expansion of the built-in documents, checked in under `expanded/` and held to a size.
//!
//! `cargo xtask gen` rewrites them by running this test with `DEQUANT_BLESS=1`.

use std::path::Path;
use std::{env, fs};

use dequant_spec::operator::OperatorVersion;
use dequant_spec::{Operator, builtin, matrix};

use crate::{emit, source};

/// The expansion of a built-in document, formatted.
fn expansion(name: &str) -> String {
    let resolved = source::builtin(name).unwrap_or_else(|message| panic!("{message}"));
    let tokens = emit::expand(&source::Source { resolved, tracked: None });
    prettyplease::unparse(&syn::parse2(tokens).unwrap())
}

fn names() -> Vec<&'static str> {
    std::iter::once(builtin::TYPES.name)
        .chain(builtin::OPERATORS.iter().chain(builtin::FORMATS).map(|document| document.name))
        .collect()
}

#[test]
fn expansions_are_as_checked_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("expanded");
    let bless = env::var_os("DEQUANT_BLESS").is_some();
    let mut stale = Vec::new();
    for name in names() {
        let header = "// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.\n\n";
        let (path, text) = (folder.join(format!("{name}.rs")), format!("{header}{}", expansion(name)));
        if fs::read_to_string(&path).ok().as_deref() == Some(&text) {
            continue;
        }
        if bless {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, text).unwrap();
        } else {
            stale.push(format!("expanded/{name}.rs"));
        }
    }
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        if !names().contains(&stem.as_str()) {
            if bless {
                fs::remove_file(&path).unwrap()
            } else {
                stale.push(format!("expanded/{stem}.rs (no such document)"))
            }
        }
    }
    assert!(stale.is_empty(), "missing, extra or stale: {}; run `cargo xtask gen`", stale.join(", "));
}

#[test]
fn a_type_expands_to_at_most_ten_lines() {
    let types = builtin::types().unwrap();
    let count = types.iter().count();
    let lines = expansion("types").lines().count();
    // Besides the types there is only the list of them, with spellings and numbers.
    let lists: usize = types.iter().map(|t| 1 + t.names.len() + t.numbers.len()).sum::<usize>() + 3 * 3;
    println!("types: {} lines for {count} types", lines - lists);
    assert!(lines - lists <= 10 * count, "{lines} lines for {count} types and lists of {lists}");
}

/// A zero point that is an attribute, where the version does not ask for it.
#[test]
fn what_may_be_left_out_is_absent_in_a_combination() {
    let text = expansion("onednn_dequantize");
    let has = |version, zero| {
        text.contains(&format!("impl Combination<{version}> for (Int8, Float32, {zero}, Float32) {{}}"))
    };
    assert_eq!(["Int64", "Absent"].map(|zero| has("At3_0", zero)), [true, false]);
    assert_eq!(["Int64", "Absent"].map(|zero| has("At3_4", zero)), [true, true]);
}

#[test]
fn an_operator_expands_to_four_lines_a_combination_and_150_else() {
    for operator in builtin::operators().unwrap() {
        let is_it =
            |name: &&str| source::builtin(name).unwrap().operator.is_some_and(|o| o.id() == operator.id());
        let text = expansion(builtin::OPERATORS.iter().map(|b| b.name).find(is_it).unwrap());
        let combinations: usize = operator.versions.iter().map(|version| arms(&operator, version)).sum();
        let of_combinations = combination_lines(&text);
        let code =
            text.lines().filter(|line| !line.trim_start().starts_with("///")).count() - of_combinations;
        println!("{}: {of_combinations} lines for {combinations} combinations, {code} else", operator.id());
        assert!(
            of_combinations <= 4 * combinations,
            "{}: {of_combinations} lines for {combinations}",
            operator.id()
        );
        assert!(code <= 150, "{}: {code} lines besides combinations", operator.id());
    }
}

#[test]
fn a_format_expands_to_65_lines_and_four_an_attribute_or_tensor_besides_its_facts() {
    for document in builtin::FORMATS {
        let resolved = source::builtin(document.name).unwrap();
        let formats = resolved.family.expect("a family").formats;
        let text = expansion(document.name);
        // Types come first.
        let code =
            text.lines().skip_while(|line| !line.contains("builder: ::dequant::format::FormatBuilder"));
        let code = code.filter(|line| !line.trim_start().starts_with("///")).count() - facts_lines(&text);
        let named: usize = formats.iter().map(|format| format.attributes.len() + format.tensors.len()).sum();
        // And two constants, of which one lists the formats, and the module of tensors.
        let most = 65 * formats.len() + 4 * named + 5;
        println!("{}: {code} lines, {most} at most", document.name);
        assert!(code <= most, "{}: {code} lines, {most} at most", document.name);
    }
}

/// The lines of the facts of formats.
fn facts_lines(text: &str) -> usize {
    let mut facts = 0;
    let mut lines = text.lines();
    while lines.any(|line| line.trim_start().starts_with("static FACTS: Format")) {
        facts += 1 + lines.by_ref().take_while(|line| *line != "        };").count();
    }
    facts
}

/// The combinations of a version, once for each formula they can use.
fn arms(operator: &Operator, version: &OperatorVersion) -> usize {
    matrix::combinations(operator, version)
        .iter()
        .map(|combination| combination.formulas(operator).count())
        .sum()
}

/// The lines that grow with the types of an operator: lists of them, the `match`es from types to kernels and the
/// combinations' impls.
fn combination_lines(text: &str) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut after =
        text.lines().skip_while(|line| !(line.contains("match ") && line.contains("types.input")));
    let outer = after.next().map_or(0, indent);
    let arms = after.take_while(|line| indent(line) > outer).count();
    let impls = text.lines().filter(|line| line.contains("impl Combination<")).count();
    let continued = text.lines().filter(|line| line.trim_start().starts_with("for (")).count();
    let scales = text.lines().filter(|line| line.contains("=> scale::<")).count();
    arms + impls + continued + scales + list_lines(text)
}

/// The lines of the lists of types.
fn list_lines(text: &str) -> usize {
    let mut inside = false;
    let is_in_list = |line: &&str| {
        let line = line.trim();
        let first =
            ["const INPUT:", "const SCALE:", "const OUTPUT:"].iter().any(|name| line.starts_with(name));
        let in_list = inside || first;
        inside = in_list && !line.ends_with("];");
        in_list
    };
    text.lines().filter(is_in_list).count()
}
