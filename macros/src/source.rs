//! From the macro's argument to a resolved document.

use std::path::PathBuf;

use dequant_spec::resolve::{self, Resolved};
use dequant_spec::{Errors, Types, builtin, parse};
use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Ident, LitStr};

/// A resolved document and where it came from.
pub(crate) struct Source {
    /// The document.
    pub(crate) resolved: Resolved,
    /// The caller's literal; `None` for a built-in document.
    pub(crate) tracked: Option<LitStr>,
}

/// The macro's argument.
enum Argument {
    Builtin(Ident),
    File(LitStr),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let ahead = input.lookahead1();
        if ahead.peek(LitStr) {
            input.parse().map(Self::File)
        } else if ahead.peek(Ident) {
            input.parse().map(Self::Builtin)
        } else {
            let message = "expected the name of a built-in document, or the path of a YAML file in quotes";
            Err(syn::Error::new(input.span(), message))
        }
    }
}

/// Reads, parses and resolves the document that the argument names.
pub(crate) fn read(input: TokenStream) -> syn::Result<Source> {
    let after = |input: ParseStream<'_>| {
        let argument = input.parse::<Argument>()?;
        if input.is_empty() { Ok(argument) } else { Err(input.error("expected nothing after the document")) }
    };
    match after.parse2(input)? {
        Argument::Builtin(name) => {
            let span = name.span();
            builtin(&name.to_string())
                .map_err(|message| syn::Error::new(span, message))
                .map(|resolved| Source { resolved, tracked: None })
        }
        Argument::File(path) => {
            let span = path.span();
            let resolved = file(&path).map_err(|message| syn::Error::new(span, message))?;
            Ok(Source { resolved, tracked: Some(path) })
        }
    }
}

/// A built-in document by name.
pub(crate) fn builtin(name: &str) -> Result<Resolved, String> {
    let types = builtin::types().map_err(|errors| errors.to_string())?;
    if name == builtin::TYPES.name {
        return Ok(Resolved { types, operator: None, family: None });
    }
    if let Some(document) = builtin::FORMATS.iter().find(|family| family.name == name) {
        let (types, family) = builtin::family(document, &types).map_err(|errors| errors.to_string())?;
        return Ok(Resolved { types, operator: None, family: Some(family) });
    }
    let Some(document) = builtin::OPERATORS.iter().find(|operator| operator.name == name) else {
        let documents = builtin::OPERATORS.iter().chain(builtin::FORMATS);
        let names: Vec<&str> = documents.map(|document| document.name).collect();
        return Err(format!("there is no built-in document `{name}`, expected types, {}", names.join(", ")));
    };
    let operator = builtin::operator(document, &types).map_err(|errors| errors.to_string())?;
    Ok(Resolved { types: Types::default(), operator: Some(operator), family: None })
}

/// A document beside the file that calls the macro.
fn file(literal: &LitStr) -> Result<Resolved, String> {
    if literal.value().is_empty() {
        return Err("the path is empty, expected that of a document beside this file".into());
    }
    let path = beside(literal)?;
    let (name, bytes) = (literal.value(), std::fs::read(&path));
    let bytes = bytes.map_err(|error| format!("cannot read {name} beside this file: {error}"))?;
    let text = parse::utf8(&name, &bytes).map_err(|errors| errors.to_string())?;
    text_of(&name, text).map_err(|errors| errors.to_string())
}

/// The document in a text.
pub(crate) fn text_of(name: &str, text: &str) -> Result<Resolved, Errors> {
    resolve::document(&parse::document(name, text)?, &builtin::types()?)
}

/// A relative path starts at the folder of the calling file, as for `include_str!`.
fn beside(literal: &LitStr) -> Result<PathBuf, String> {
    let path = PathBuf::from(literal.value());
    if path.is_absolute() {
        return Ok(path);
    }
    let caller = literal.span().unwrap().local_file();
    let caller =
        caller.ok_or("the calling file is not known here; this editor's macro server does not tell it")?;
    Ok(caller.parent().map(|folder| folder.join(&path)).unwrap_or(path))
}
