//! A resolved document as Rust: facts only.

mod checks;
mod combinations;
mod format;
mod kernels;
mod operator;
mod types;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Ident;

use crate::source::Source;

/// The whole expansion of a document.
pub(crate) fn expand(source: &Source) -> syn::Result<TokenStream> {
    let lists_types = source.tracked.is_none() && source.resolved.family.is_none();
    let types = types::emit(&source.resolved.types, lists_types);
    let family = source.resolved.family.as_ref().map(|family| format::emit(family, source)).transpose()?;
    let operator =
        source.resolved.operator.as_ref().map(|operator| operator::emit(operator, source)).transpose()?;
    // Names the file again, so that cargo rebuilds the caller when it changes.
    let tracked = source.tracked.as_ref().map(|path| {
        quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )
    });
    Ok(quote!(#tracked #types #operator #family))
}

/// The marker of an element type: `float8e4m3fn` → `Float8E4M3Fn`.
fn marker(type_name: &str) -> Ident {
    let mut camel = String::new();
    let mut upper = true;
    for c in type_name.chars() {
        if c != '_' {
            camel.push(if upper { c.to_ascii_uppercase() } else { c });
        }
        upper = c == '_' || c.is_ascii_digit();
    }
    Ident::new(&camel, Span::call_site())
}

/// The `DType` constant of an element type: `float8e4m3fn` → `FLOAT8E4M3FN`.
fn constant(type_name: &str) -> Ident {
    Ident::new(&type_name.to_ascii_uppercase(), Span::call_site())
}
