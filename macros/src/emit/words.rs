//! What attributes and tensors are called in Rust, and what setters take.

use dequant_spec::model::ValueKind;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Ident;

/// The name of an attribute or a tensor in Rust: raw if it is a keyword, also one that is younger than the parser's list.
pub(super) fn ident(name: &str) -> Ident {
    match syn::parse_str(name) {
        Ok(ident) if name != "gen" => ident,
        _ => Ident::new_raw(name, Span::call_site()),
    }
}

/// Attributes and tensors are called as the project calls them.
pub(super) fn allow_case(name: &str) -> Option<TokenStream> {
    (name != name.to_lowercase()).then(|| quote!(#[allow(non_snake_case)]))
}

/// The name of what a setter takes: the attribute's, but for capitals, which could be a type or a constant that stands beside it.
pub(super) fn argument(name: &str) -> Ident {
    if name.chars().any(|c| c.is_ascii_uppercase()) { ident("value") } else { ident(name) }
}

/// What a setter takes.
pub(super) fn setter_type(kind: ValueKind) -> TokenStream {
    match kind {
        ValueKind::Int => quote!(i64),
        ValueKind::Bool => quote!(bool),
        ValueKind::String => quote!(&str),
        ValueKind::IntList => quote!(&[i64]),
        ValueKind::Type => quote!(::dequant::DType),
    }
}

/// A kind of values as facts name it.
pub(super) fn kind_name(kind: ValueKind) -> TokenStream {
    match kind {
        ValueKind::Int => quote!(Int),
        ValueKind::Bool => quote!(Bool),
        ValueKind::String => quote!(String),
        ValueKind::IntList => quote!(IntList),
        ValueKind::Type => quote!(Type),
    }
}
