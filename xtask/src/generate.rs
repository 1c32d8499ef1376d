//! `gen`: everything that follows from the YAML, written or compared.
//!
//! Expansions are written and compared by the macro's own golden test, which this program starts; pages and schema by
//! [`settle`], and so are the parts of other texts that [`regions`] puts in. Of the files in `docs/` only those whose first line carries [`MARK`] are ours.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use dequant_spec::builtin::Builtin;
use dequant_spec::resolve::Resolved;
use dequant_spec::{Errors, Family, Operator, Types, builtin, matrix, parse, resolve};

use crate::counts::{COUNTS, Counts};
use crate::failure::Failure;
use crate::regions::Region;
use crate::{cargo, docs, error_codes, inventory, pictures, progress, regions, root, schema, shown, vectors};

/// What a generated file says of itself, in its first line; also how an extra one is told from a written one.
pub(crate) const MARK: &str = "Made by `cargo xtask gen`";

/// What there is to say of a generated file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    Unchanged,
    Written,
    Removed,
    Missing,
    Stale,
    Extra,
}

/// Files, each with what there is to say of it.
type Findings = Vec<(String, Finding)>;

/// Regenerates, or compares.
pub(crate) fn run(check: bool) -> Result<(), Failure> {
    let documents = documents()?;
    let counts = Counts::of(&documents);
    let added = counts.since(&root().join(COUNTS));
    let mut findings = goldens(check)?;
    findings.extend(settle(&files(&documents, &counts)?, &root().join("docs"), check)?);
    for (file, finding) in &findings {
        match finding {
            Finding::Written => println!("written {file}"),
            Finding::Removed => println!("removed {file}"),
            _ => {}
        }
    }
    println!("{counts}");
    if !added.is_empty() {
        println!("since the files were last made: {added}");
    }
    let unchanged = findings.iter().filter(|(_, finding)| *finding == Finding::Unchanged).count();
    println!("unchanged: {unchanged} of {} generated files", findings.len());
    let failures: Vec<String> = findings.iter().filter_map(failure).collect();
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\nerror: ").into()) }
}

/// What `--check` says of a file that is not as it should be.
fn failure((file, finding): &(String, Finding)) -> Option<String> {
    let what = match finding {
        Finding::Missing => "is missing",
        Finding::Stale => "is stale: it differs from what the documents say",
        Finding::Extra => "is extra: no document makes it any more",
        Finding::Unchanged | Finding::Written | Finding::Removed => return None,
    };
    Some(format!("{file} {what}; run `cargo xtask gen`"))
}

/// What the built-in documents say.
pub(crate) struct Documents {
    pub(crate) types: Types,
    pub(crate) operators: Vec<Operator>,
    /// Each with the types of its document.
    pub(crate) families: Vec<(Types, Family)>,
}

/// Reads every built-in document and prints a line for each; every mistake of every document is reported.
fn documents() -> Result<Documents, Failure> {
    let types = read(&builtin::TYPES, &Types::default())?.types;
    let (mut operators, mut families, mut mistakes) = (Vec::new(), Vec::new(), Vec::new());
    for document in builtin::OPERATORS.iter().chain(builtin::FORMATS) {
        match read(document, &types) {
            Ok(resolved) => {
                operators.extend(resolved.operator);
                families.extend(resolved.family.map(|family| (resolved.types, family)));
            }
            Err(errors) => mistakes.push(errors.to_string()),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes.join("\nerror: ").into());
    }
    println!("spec/{}: {} types", builtin::TYPES.file, types.iter().count());
    for (document, operator) in builtin::OPERATORS.iter().zip(&operators) {
        println!("spec/{}: {}", document.file, self::counts(operator));
    }
    for (document, (types, family)) in builtin::FORMATS.iter().zip(&families) {
        let (types, formats) = (types.iter().count(), family.formats.len());
        let types = if types == 0 { String::new() } else { format!(", {}", plural(types, "type")) };
        println!("spec/{}: {}{types}", document.file, plural(formats, "format"));
    }
    Ok(Documents { types, operators, families })
}

/// "1 type", "2 types".
fn plural(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// A built-in document, by its name as seen from the workspace: mistakes point there.
fn read(document: &Builtin, types: &Types) -> Result<Resolved, Errors> {
    let file = format!("spec/{}", document.file);
    parse::document(&file, document.text).and_then(|parsed| resolve::document(&parsed, types))
}

/// `8 versions, 672 combinations, 13 constraints`.
fn counts(operator: &Operator) -> String {
    let combinations = operator.versions.iter().map(|version| matrix::combinations(operator, version).len());
    let versions = operator.versions.len();
    let plural = if versions == 1 { "" } else { "s" };
    let (combinations, constraints) = (combinations.sum::<usize>(), operator.constraints.len());
    format!("{versions} version{plural}, {combinations} combinations, {constraints} constraints")
}

/// The expansions: the macro's own test writes or compares them.
fn goldens(check: bool) -> Result<Findings, Failure> {
    let folder = root().join("macros/expanded");
    let before = contents(&folder);
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "dequant-macros", "--lib", "--"]);
    test.args(["--exact", "goldens::expansions_are_as_checked_in"]);
    test.env_remove("DEQUANT_BLESS");
    if !check {
        test.env("DEQUANT_BLESS", "1");
    }
    let what = if check { "comparing expansions" } else { "expanding" };
    let output = progress::output(what, &mut test)?;
    let text = progress::text(&output.stdout) + &progress::text(&output.stderr);
    let stale = text.lines().find_map(|line| line.strip_prefix("missing, extra or stale: "));
    match stale {
        Some(stale) if !output.status.success() => Ok(compared(stale, &before)),
        // A test of another name would be none at all.
        _ if output.status.success() && text.contains("1 passed") => Ok(changes(&before, &contents(&folder))),
        _ => Err(format!("the expansions could not be made:\n{text}").into()),
    }
}

/// What the golden test found, sorted into missing, extra and stale: `expanded/a.rs, expanded/b.rs (no such document)`.
fn compared(stale: &str, before: &BTreeMap<PathBuf, String>) -> Findings {
    let listed = stale.split(';').next().unwrap_or_default().split(", ");
    let mut findings: BTreeMap<String, Finding> =
        before.keys().map(|path| (shown(path), Finding::Unchanged)).collect();
    for entry in listed {
        let file = format!("macros/{}", entry.split(' ').next().unwrap_or_default());
        let finding = match findings.contains_key(&file) {
            _ if entry.contains("no such document") => Finding::Extra,
            true => Finding::Stale,
            false => Finding::Missing,
        };
        findings.insert(file, finding);
    }
    findings.into_iter().collect()
}

/// What became of the files of a folder.
fn changes(before: &BTreeMap<PathBuf, String>, after: &BTreeMap<PathBuf, String>) -> Findings {
    let finding = |path: &PathBuf, text| match before.get(path) == Some(text) {
        true => Finding::Unchanged,
        false => Finding::Written,
    };
    let kept = after.iter().map(|(path, text)| (shown(path), finding(path, text)));
    let removed = before.keys().filter(|path| !after.contains_key(*path));
    kept.chain(removed.map(|path| (shown(path), Finding::Removed))).collect()
}

/// The text files of a folder and of its folders.
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

/// Every generated file but the expansions.
fn files(documents: &Documents, counts: &Counts) -> Result<BTreeMap<PathBuf, String>, String> {
    let (docs, Documents { types, operators, families }) = (root().join("docs"), documents);
    let mut files = BTreeMap::new();
    for (document, operator) in builtin::OPERATORS.iter().zip(operators) {
        let page = docs::operator(operator, &format!("spec/{}", document.file));
        files.insert(docs.join(format!("operators/{}.md", operator.id())), page);
    }
    for (document, (_, family)) in builtin::FORMATS.iter().zip(families) {
        let source = format!("spec/{}", document.file);
        files.insert(
            docs.join(format!("formats/{}.md", family.name)),
            docs::family(family, &source, document.name),
        );
        for format in &family.formats {
            files.insert(
                docs.join(format!("pictures/{}.svg", format.id())),
                pictures::layout(format, &source),
            );
        }
    }
    let all = types.iter().chain(families.iter().flat_map(|(types, _)| types.iter()));
    files.insert(
        docs.join("pictures/decoders.svg"),
        pictures::atlas(all, "spec/types.yaml and spec/formats/"),
    );
    files.insert(docs.join("types.md"), docs::types(types, families, operators));
    files.insert(docs.join("support-matrix.md"), docs::support(operators));
    files.insert(root().join(COUNTS), counts.page());
    files.extend(regions::files(&parts(operators, families)?)?);
    files.insert(inventory::path(), inventory::page());
    files.insert(error_codes::path(), error_codes::page()?);
    files.insert(root().join("spec/schema.json"), schema::text()?);
    Ok(files)
}

/// The parts of texts that are otherwise written by hand.
fn parts(operators: &[Operator], families: &[(Types, Family)]) -> Result<[Region; 3], String> {
    let part = |file, source, text| Region { file, source, text };
    Ok([
        part("README.md", "spec/operators/", docs::readme::operators(operators)),
        part("README.md", "spec/formats/", docs::readme::families(families)?),
        part("docs/reliability.md", vectors::FOLDER, vectors::table(operators, families)?),
    ])
}

/// Writes or compares: missing, different and extra files are three findings.
fn settle(files: &BTreeMap<PathBuf, String>, docs: &Path, check: bool) -> Result<Findings, String> {
    let mut findings = Vec::new();
    for (path, text) in files {
        let found = fs::read_to_string(path).ok();
        let finding = match &found {
            Some(found) if found == text => Finding::Unchanged,
            _ if !check => Finding::Written,
            Some(_) => Finding::Stale,
            None => Finding::Missing,
        };
        if finding == Finding::Written {
            write(path, text)?;
        }
        findings.push((shown(path), finding));
    }
    for (path, text) in contents(docs) {
        let ours = text.lines().next().is_some_and(|line| line.contains(MARK));
        if !ours || files.contains_key(&path) {
            continue;
        }
        if !check {
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", shown(&path)))?;
        }
        findings.push((shown(&path), if check { Finding::Extra } else { Finding::Removed }));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of pages: one as it should be, one stale, one of ours that nothing makes, one of somebody's own.
    fn pages(name: &str) -> (PathBuf, BTreeMap<PathBuf, String>) {
        let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let text = |words: &str| format!("<!-- {MARK} -->\n{words}\n");
        for (file, words) in
            [("same.md", text("same")), ("stale.md", text("old")), ("extra.md", text("left"))]
        {
            fs::write(folder.join(file), words).unwrap();
        }
        fs::write(folder.join("own.md"), "measured by hand\n").unwrap();
        let wanted = [("same.md", "same"), ("stale.md", "fresh"), ("absent.md", "fresh")];
        let files = wanted.map(|(file, words)| (folder.join(file), text(words)));
        (folder, files.into_iter().collect())
    }

    /// Findings by file name.
    fn named(findings: &Findings) -> Vec<(&str, Finding)> {
        let name = |file: &'_ str| file.rfind(['/', '\\']).map_or(0, |at| at + 1);
        findings.iter().map(|(file, finding)| (&file[name(file)..], *finding)).collect()
    }

    #[test]
    fn a_comparison_tells_missing_stale_and_extra_and_writes_nothing() {
        let (folder, files) = pages("compare");
        let before = contents(&folder);
        let findings = settle(&files, &folder, true).unwrap();
        let expected = [
            ("absent.md", Finding::Missing),
            ("same.md", Finding::Unchanged),
            ("stale.md", Finding::Stale),
            ("extra.md", Finding::Extra),
        ];
        assert_eq!(named(&findings), expected);
        assert_eq!(contents(&folder), before);
        assert_eq!(findings.iter().filter_map(failure).count(), 3);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn writing_repairs_all_three_and_keeps_what_is_not_generated() {
        let (folder, files) = pages("write");
        let findings = settle(&files, &folder, false).unwrap();
        assert!(findings.iter().filter_map(failure).next().is_none());
        let kept = contents(&folder);
        assert!(kept.contains_key(&folder.join("own.md")) && !kept.contains_key(&folder.join("extra.md")));
        let again = settle(&files, &folder, true).unwrap();
        assert!(again.iter().all(|(_, finding)| *finding == Finding::Unchanged), "{again:?}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn expansions_are_sorted_into_missing_stale_and_extra() {
        let path = |file: &str| (root().join("macros/expanded").join(file), String::new());
        let before = [path("same.rs"), path("stale.rs"), path("extra.rs")].into_iter().collect();
        let line = "expanded/stale.rs, expanded/absent.rs, expanded/extra.rs (no such document); run `cargo xtask gen`";
        let expected = [
            ("absent.rs", Finding::Missing),
            ("extra.rs", Finding::Extra),
            ("same.rs", Finding::Unchanged),
            ("stale.rs", Finding::Stale),
        ];
        assert_eq!(named(&compared(line, &before)), expected);
    }
}
