//! A resolved document as Rust: facts only.

mod checks;
mod combinations;
mod format;
mod kernels;
mod operator;
mod types;
mod words;

use std::ops::Deref;

use dequant_spec::{Types, names};
use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;
use syn::Ident;

use crate::source::Source;

/// The whole expansion of a document.
pub(crate) fn expand(source: &Source) -> TokenStream {
    let types = types::emit(&source.resolved.types);
    let own = &source.resolved.types;
    let family = source.resolved.family.as_ref().map(|family| format::emit(family, own));
    let operator = source.resolved.operator.as_ref();
    let operator = operator.map(|operator| operator::emit(&Scope { subject: operator, own }));
    // Names the file again, so that cargo rebuilds the caller when it changes.
    let tracked = source.tracked.as_ref().map(|path| {
        quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )
    });
    quote!(#tracked #types #operator #family)
}

/// Where an item stands in its list.
fn place<T>(list: &[T], is: impl Fn(&T) -> bool) -> Literal {
    let place = list.iter().position(is).expect("the resolver has found every name in its list");
    Literal::usize_unsuffixed(place)
}

/// What is emitted, and the types that the same document brings: these are named by the module they are written into, so
/// that they can have the names of what the expansion itself uses.
struct Scope<'a, T> {
    subject: &'a T,
    own: &'a Types,
}

impl<T> Deref for Scope<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.subject
    }
}

impl<T> Scope<'_, T> {
    /// The marker of an element type.
    fn marker(&self, name: &str) -> TokenStream {
        self.path(name, &marker(name))
    }

    /// The `DType` constant of an element type.
    fn constant(&self, name: &str) -> TokenStream {
        self.path(name, &constant(name))
    }

    fn path(&self, name: &str, ident: &Ident) -> TokenStream {
        if self.own.get(name).is_some() { quote!(self::#ident) } else { quote!(#ident) }
    }
}

/// The marker of an element type, and the struct of an operator or format.
fn marker(name: &str) -> Ident {
    Ident::new(&names::marker(name), Span::call_site())
}

/// The `DType` constant of an element type.
fn constant(name: &str) -> Ident {
    Ident::new(&names::constant(name), Span::call_site())
}
