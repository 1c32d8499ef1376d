//! Translates dequantization specifications into Rust.
//!
//! [`include_spec!`] reads a document, lets `dequant-spec` parse and resolve it, and prints facts: element types, an
//! operator with its attributes and rules, the combinations that exist, one `match` from types to kernels, and weight
//! formats. Loops, arithmetic and messages are ordinary Rust in the crate `dequant`.
//!
//! What a document expands to can be read in `expanded/`, which the tests keep up to date.

mod emit;
#[cfg(test)]
mod goldens;
#[cfg(test)]
mod methods;
mod source;

use proc_macro::TokenStream;

/// Turns a specification document into element types, an operator and weight formats.
///
/// ```text
/// include_spec!(onnx_dequantize_linear); // a built-in document
/// include_spec!("my_types.yaml");        // a file beside the calling one, as include_str! would find it
/// ```
///
/// A document beside the caller may name its own element types and the built-in ones. An edit of the file rebuilds the
/// caller. Each document with types or formats wants a module of its own, not a function: a family also prints `FAMILY`,
/// `FORMATS` and a module `tensors`, whose structs have the names of the formats.
///
/// # Errors
/// Every mistake in the document is a compile error at the macro's argument that names file, line and column.
#[proc_macro]
pub fn include_spec(input: TokenStream) -> TokenStream {
    source::read(input.into())
        .map(|source| emit::expand(&source))
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}
