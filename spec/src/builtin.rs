//! The built-in documents: their text lives in this crate, so a published package is complete.

use crate::element::Types;
use crate::error::Errors;
use crate::format::Family;
use crate::operator::Operator;
use crate::{parse, resolve};

/// A built-in document: the name `include_spec!` knows it by, its file and its text.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// The identifier.
    pub name: &'static str,
    /// The file, from the folder of this crate.
    pub file: &'static str,
    /// The text.
    pub text: &'static str,
}

macro_rules! builtin {
    ($name:literal, $file:literal) => {
        Builtin { name: $name, file: $file, text: include_str!(concat!("../", $file)) }
    };
}

/// The document of element types.
pub const TYPES: Builtin = builtin!("types", "types.yaml");

/// The operator documents, in the order that listings use.
pub const OPERATORS: &[Builtin] = &[
    builtin!("onnx_dequantize_linear", "operators/onnx_dequantize_linear.yaml"),
    builtin!("onednn_dequantize", "operators/onednn_dequantize.yaml"),
    builtin!("onednn_dynamic_dequantize", "operators/onednn_dynamic_dequantize.yaml"),
    builtin!("pmx_dequantize_linear", "operators/pmx_dequantize_linear.yaml"),
    builtin!("affine_dequantize", "operators/affine_dequantize.yaml"),
];

/// The documents of weight formats, in the order that listings use.
pub const FORMATS: &[Builtin] = &[
    builtin!("gguf", "formats/gguf.yaml"),
    builtin!("mx", "formats/mx.yaml"),
    builtin!("nvfp4", "formats/nvfp4.yaml"),
    builtin!("deepseek", "formats/deepseek.yaml"),
    builtin!("gptq", "formats/gptq.yaml"),
    builtin!("awq", "formats/awq.yaml"),
    builtin!("compressed_tensors", "formats/compressed_tensors.yaml"),
    builtin!("bitsandbytes", "formats/bitsandbytes.yaml"),
    builtin!("hqq", "formats/hqq.yaml"),
    builtin!("mlx", "formats/mlx.yaml"),
    builtin!("onnxruntime", "formats/onnxruntime.yaml"),
];

/// The built-in element types.
///
/// # Errors
/// What is wrong with `types.yaml`.
pub fn types() -> Result<Types, Errors> {
    let document = parse::document(TYPES.file, TYPES.text)?;
    Ok(resolve::document(&document, &Types::default())?.types)
}

/// The built-in operators.
///
/// # Errors
/// What is wrong with the first document that has mistakes.
pub fn operators() -> Result<Vec<Operator>, Errors> {
    let types = types()?;
    OPERATORS.iter().map(|builtin| operator(builtin, &types)).collect()
}

/// One built-in operator.
///
/// # Errors
/// What is wrong with its document.
///
/// # Panics
/// The document describes no operator: it is not one of [`OPERATORS`].
pub fn operator(builtin: &Builtin, types: &Types) -> Result<Operator, Errors> {
    let document = parse::document(builtin.file, builtin.text)?;
    let resolved = resolve::document(&document, types)?;
    #[expect(clippy::expect_used, reason = "the tests read every built-in document")]
    Ok(resolved.operator.expect("every built-in operator document describes an operator"))
}

/// The built-in weight formats, each with the element types of its document.
///
/// # Errors
/// What is wrong with the first document that has mistakes.
pub fn families() -> Result<Vec<(Types, Family)>, Errors> {
    let types = types()?;
    FORMATS.iter().map(|builtin| family(builtin, &types)).collect()
}

/// One built-in family of weight formats, and the element types of its document.
///
/// # Errors
/// What is wrong with its document.
///
/// # Panics
/// The document describes no weight formats: it is not one of [`FORMATS`].
pub fn family(builtin: &Builtin, types: &Types) -> Result<(Types, Family), Errors> {
    let document = parse::document(builtin.file, builtin.text)?;
    let resolved = resolve::document(&document, types)?;
    #[expect(clippy::expect_used, reason = "the tests read every built-in document")]
    Ok((resolved.types, resolved.family.expect("every built-in document of formats describes a family")))
}
