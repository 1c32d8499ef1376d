//! `gen`: everything that follows from the YAML, written or compared.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use dequant_spec::parse::Outline;
use dequant_spec::{Operator, Types, builtin, matrix, parse, resolve};

use crate::{cargo, docs, root};

/// What a generated file says of itself, in its first line; also how an extra one is told from a written one.
pub(crate) const MARK: &str = "Made by `cargo xtask gen`";

/// Regenerates, or compares.
pub(crate) fn run(check: bool) -> Result<(), String> {
    let (types, operators) = documents()?;
    let mut changes = goldens(check)?;
    changes.extend(settle(&files(&types, &operators)?, check)?);
    for change in &changes {
        println!("{change}");
    }
    match (changes.is_empty(), check) {
        (true, _) => println!("everything is as the documents say"),
        (false, false) => {}
        (false, true) => {
            return Err("generated files are not as the documents say; run `cargo xtask gen`".into());
        }
    }
    Ok(())
}

/// Reads every built-in document and prints a line for each; every mistake of every document is reported.
fn documents() -> Result<(Types, Vec<Operator>), String> {
    let types = builtin::types().map_err(|errors| errors.to_string())?;
    println!("{}: {} types", builtin::TYPES.file, types.iter().count());
    let (mut operators, mut mistakes) = (Vec::new(), Vec::new());
    for document in builtin::OPERATORS {
        let resolved = parse::document(document.file, document.text)
            .and_then(|parsed| resolve::document(&parsed, &types));
        match resolved.map(|resolved| resolved.operator) {
            Ok(operator) => operators.extend(operator),
            Err(errors) => mistakes.push(errors.to_string()),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes.join("\n\n"));
    }
    for (document, operator) in builtin::OPERATORS.iter().zip(&operators) {
        let combinations: usize =
            operator.versions.iter().map(|version| matrix::combinations(operator, version).len()).sum();
        let (versions, constraints) = (operator.versions.len(), operator.constraints.len());
        let versions = if versions == 1 { "1 version".into() } else { format!("{versions} versions") };
        println!("{}: {versions}, {combinations} combinations, {constraints} constraints", document.file);
    }
    Ok((types, operators))
}

/// The expansions: the macro's own test writes or compares them.
fn goldens(check: bool) -> Result<Vec<String>, String> {
    let folder = root().join("macros/expanded");
    let before = contents(&folder);
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "dequant-macros", "expansions_are_as_checked_in"]);
    if !check {
        test.env("DEQUANT_BLESS", "1");
    }
    let output = test.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        let text =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        return Err(match text.lines().find(|line| line.starts_with("missing, extra or stale")) {
            Some(line) => format!("macros: {line}"),
            None => format!("the expansions could not be made:\n{text}"),
        });
    }
    let after = contents(&folder);
    let changed = after
        .iter()
        .filter(|(path, text)| before.get(*path) != Some(text))
        .map(|(path, _)| format!("written {}", shown(path)));
    let removed = before
        .keys()
        .filter(|path| !after.contains_key(*path))
        .map(|path| format!("removed {}", shown(path)));
    Ok(changed.chain(removed).collect())
}

/// The files of a folder and of its folders.
fn contents(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(contents(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.insert(path, text);
        }
    }
    found
}

/// Every other generated file.
fn files(types: &Types, operators: &[Operator]) -> Result<BTreeMap<PathBuf, String>, String> {
    let mut files = BTreeMap::new();
    for operator in operators {
        files.insert(root().join(format!("docs/operators/{}.md", operator.id())), docs::operator(operator));
    }
    files.insert(root().join("docs/types.md"), docs::types(types, operators));
    files.insert(root().join("docs/support-matrix.md"), docs::support(operators));
    files.insert(root().join("spec/schema.json"), schema()?);
    Ok(files)
}

/// The JSON Schema of a document, from the structs that parse it.
fn schema() -> Result<String, String> {
    let mut schema = schemars::schema_for!(Outline);
    let comment = format!("{MARK} from spec/src/model.rs and spec/src/parse.rs; edit those instead.");
    schema.insert("$comment".into(), comment.into());
    let text = serde_json::to_string_pretty(&schema).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

/// Writes or compares: missing, different and extra files are three findings.
fn settle(files: &BTreeMap<PathBuf, String>, check: bool) -> Result<Vec<String>, String> {
    let mut findings = Vec::new();
    for (path, text) in files {
        let found = fs::read_to_string(path).ok();
        if found.as_ref() == Some(text) {
            continue;
        }
        let finding = match (&found, check) {
            (_, false) => "written",
            (None, true) => "missing",
            (Some(_), true) => "stale",
        };
        findings.push(format!("{finding} {}", shown(path)));
        if !check {
            write(path, text)?;
        }
    }
    for (path, text) in contents(&root().join("docs")) {
        let marked = text.lines().next().is_some_and(|line| line.contains(MARK));
        if marked && !files.contains_key(&path) {
            findings.push(format!("{} {}", if check { "extra" } else { "removed" }, shown(&path)));
            if !check {
                fs::remove_file(&path).map_err(|error| format!("{}: {error}", shown(&path)))?;
            }
        }
    }
    Ok(findings)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", shown(path));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(path, text).map_err(failed)
}

/// A path as seen from the workspace.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
