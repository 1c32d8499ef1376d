//! Documents that are not built in: read, and brought along by a build of the program that calls what documents describe
//! (`fuzz/src/bin/documents.rs`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use dequant_spec::model::VersionedBy;
use dequant_spec::names::marker;
use dequant_spec::operator::Operator;
use dequant_spec::resolve::Resolved;
use dequant_spec::{builtin, parse, resolve};

use crate::failure::Failure;
use crate::{cargo, shown};

/// What a document says.
///
/// # Errors
///
/// It cannot be read, or has mistakes in it.
pub(crate) fn read(path: &Path) -> Result<Resolved, Failure> {
    let (name, bytes) = (path.display().to_string(), fs::read(path));
    let bytes = bytes.map_err(|error| format!("cannot read {name}: {error}"))?;
    let text = parse::utf8(&name, &bytes)?;
    Ok(resolve::document(&parse::document(&name, text)?, &builtin::types()?)?)
}

/// Writes what a build brings documents along by into a folder, and returns cargo for that build.
///
/// # Errors
///
/// A file cannot be written.
pub(crate) fn build(
    command: &str,
    folder: &Path,
    documents: &[(PathBuf, Resolved)],
) -> Result<Command, Failure> {
    let (file, text) = (folder.join("guests.rs"), source(documents));
    // Written again, it would be compiled again.
    if fs::read_to_string(&file).ok().as_ref() != Some(&text) {
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, text))
            .map_err(|error| format!("{}: {error}", shown(&file)))?;
    }
    let mut cargo = cargo();
    cargo.args([command, "--quiet", "--package", "dequant-fuzz", "--bin", "documents"]);
    cargo.args(["--features", "documents"]).env("DEQUANT_GUESTS", file);
    Ok(cargo)
}

/// The source file that includes documents, a module each, and lists them.
fn source(documents: &[(PathBuf, Resolved)]) -> String {
    let modules = documents.iter().enumerate().map(|(index, (path, resolved))| module(index, path, resolved));
    let guests: Vec<String> = (0..documents.len()).map(|index| format!("own{index}::guest()")).collect();
    format!(
        "{}pub(super) fn guests() -> Vec<dequant_fuzz::documents::Guest> {{\n    vec![{}]\n}}\n",
        modules.collect::<String>(),
        guests.join(", ")
    )
}

/// The module of a document.
fn module(index: usize, path: &Path, resolved: &Resolved) -> String {
    let listed = |is_there: bool, name| if is_there { name } else { "&[]" };
    let types = listed(resolved.types.iter().next().is_some(), "TYPES");
    let formats = listed(resolved.family.is_some(), "FORMATS");
    let operator = resolved.operator.as_ref().map_or("None".into(), as_of);
    format!(
        "mod own{index} {{
    dequant::include_spec!({path:?});
    pub(super) fn guest() -> dequant_fuzz::documents::Guest {{
        let document = include_str!({path:?});
        dequant_fuzz::documents::Guest {{ document, types: {types}, formats: {formats}, operator: {operator} }}
    }}
}}

"
    )
}

/// What makes an operator as of a version.
fn as_of(operator: &Operator) -> String {
    let of = match operator.versioned_by {
        VersionedBy::Opset => "opset(version.major)",
        VersionedBy::Release => "version(version.major, version.minor)",
    };
    format!("Some(|version| Ok({}::{of}?.into()))", marker(&operator.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    /// What is written for a document of the workspace, included from a folder two above it.
    fn written(document: &str) -> String {
        let path = Path::new("../../..").join(document);
        source(&[(path, read(&root().join(document)).unwrap())])
    }

    /// The test of what is done with it includes this file.
    #[test]
    fn types_formats_and_an_operator_are_brought_along() {
        let expected = include_str!("../../fuzz/tests/own/guests.rs");
        assert_eq!(written("examples/own_formats/src/own.yaml"), expected);
    }

    #[test]
    fn what_a_document_lacks_is_not_named() {
        let formats = written("spec/formats/gptq.yaml");
        assert!(formats.contains("types: &[], formats: FORMATS, operator: None }"), "{formats}");
        let operator = written("spec/operators/onnx_dequantize_linear.yaml");
        let by_opset = "operator: Some(|version| Ok(DequantizeLinear::opset(version.major)?.into())) }";
        assert!(operator.contains("types: &[], formats: &[], ") && operator.contains(by_opset), "{operator}");
    }

    #[test]
    fn a_document_that_is_not_there_is_an_error() {
        let Err(Failure::Said(message)) = read(Path::new("no such.yaml")) else { panic!("it is there") };
        assert!(message.starts_with("cannot read no such.yaml: "), "{message}");
    }
}
