//! Weight formats: a struct with attributes for each, one with its tensors, and the facts behind them.

mod facts;

use dequant_spec::Types;
use dequant_spec::element::ElementType;
use dequant_spec::format::*;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::words::{allow_case, argument, ident, setter_type};
use crate::emit::{Scope, marker};

/// Every format of a family.
pub(super) fn emit(family: &Family, own: &Types) -> TokenStream {
    let formats = family.formats.iter().map(|format| self::format(family, &Scope { subject: format, own }));
    let formats: TokenStream = formats.collect();
    let structs = family.formats.iter().map(|format| {
        let (name, id) = (marker(&format.name), &format.name);
        quote!((#id, || #name::new().builder))
    });
    let doc = format!(" Every format of the family by its name in the project: {}", first_line(&family.doc));
    let family_name = &family.name;
    let tensors = family.formats.iter().map(tensor_fields);
    quote! {
        #formats
        /// The tensors of each format as fields, for typed plans.
        pub mod tensors {
            #(#tensors)*
        }
        /// The family's name, as documents and messages have it.
        pub const FAMILY: &str = #family_name;
        #[doc = #doc]
        pub const FORMATS: &[::dequant::format::NamedFormat] = &[#(#structs),*];
    }
}

fn format(family: &Family, format: &Scope<'_, Format>) -> TokenStream {
    let (name, docs) = (marker(&format.name), docs(family, format));
    let weights = weight_types(format).iter().map(|element_type| format.marker(&element_type.name));
    let setters = format.attributes.iter().enumerate().map(|(index, attribute)| setter(index, attribute));
    let facts = facts::facts(format);
    quote! {
        #(#[doc = #docs])*
        #[derive(Clone, Debug)]
        pub struct #name {
            builder: ::dequant::format::FormatBuilder,
        }
        impl #name {
            fn facts() -> &'static ::dequant::format::Format {
                use ::dequant::format::prelude::*;
                static FACTS: Format = #facts;
                &FACTS
            }
            /// The format, no attribute given.
            pub fn new() -> Self {
                Self { builder: ::dequant::format::FormatBuilder::new(Self::facts()) }
            }
            #(#setters)*
            /// Sets an attribute by the project's name; an error for an unknown name or value.
            pub fn set(self, name: &str, value: impl ::core::convert::Into<::dequant::Value>) -> ::core::result::Result<Self, ::dequant::Error> {
                self.builder.set(name, value).map(|builder| Self { builder })
            }
            /// The same as [`plan`](::dequant::format::FormatBuilder::plan) with the tensors as fields and the type of the weights
            /// as `O`: where an attribute says the type, it need not be given.
            ///
            /// # Errors
            /// Those of `plan`; and the attribute that was given, or the tensor whose type the weights have, says another type.
            pub fn typed<O: ::dequant::format::WeightsOf<Self>>(
                &self,
                tensors: self::tensors::#name<::dequant::Meta<'_>>,
            ) -> ::core::result::Result<::dequant::format::TypedFormatPlan<Self, O>, ::dequant::Error> {
                self.builder.typed(tensors)
            }
        }
        impl ::dequant::format::TypedFormat for #name {
            type Tensors<T> = self::tensors::#name<T>;
        }
        const _: () = {
            use ::dequant::types::*;
            #(#[diagnostic::do_not_recommend] impl ::dequant::format::WeightsOf<self::#name> for #weights {})*
        };
        impl ::core::default::Default for #name {
            fn default() -> Self {
                Self::new()
            }
        }
        impl ::core::ops::Deref for #name {
            type Target = ::dequant::format::FormatBuilder;
            fn deref(&self) -> &::dequant::format::FormatBuilder {
                &self.builder
            }
        }
    }
}

/// The struct with a field for each tensor, optional where it may be absent.
fn tensor_fields(format: &Format) -> TokenStream {
    let (name, doc) =
        (marker(&format.name), format!(" The tensors of [`{0}`](super::{0}).", marker(&format.name)));
    let fields = format.tensors.iter().map(|tensor| {
        let (name, doc) = (ident(&tensor.name), format!(" {}", field_doc(format, tensor)));
        let kind = if tensor.optional { quote!(::core::option::Option<Tensor_>) } else { quote!(Tensor_) };
        let allow = allow_case(&tensor.name);
        quote!(#[doc = #doc] #allow pub #name: #kind)
    });
    let values = format.tensors.iter().map(|tensor| {
        let name = ident(&tensor.name);
        if tensor.optional { quote!(self.#name) } else { quote!(::core::option::Option::Some(self.#name)) }
    });
    // What no struct is called stands for what there is of a tensor: names of structs have no underscore.
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug)]
        pub struct #name<Tensor_> {
            #(#fields),*
        }
        impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for #name<Tensor_> {
            fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
                ::core::iter::FromIterator::from_iter([#(#values),*])
            }
        }
    }
}

/// The types that weights can have.
fn weight_types(format: &Format) -> &[ElementType] {
    let output = &format.output;
    match (output.same_as, output.attribute) {
        (Some(tensor), _) => &format.tensors[tensor].types,
        (None, Some(_)) => &output.types,
        (None, None) => &output.types[..1],
    }
}

/// What a tensor is: its types, its shape, what it holds and when it is given.
fn field_doc(format: &Format, tensor: &FormatTensor) -> String {
    let types: Vec<&str> = tensor.types.iter().map(|t| t.name.as_str()).collect();
    let shape: Vec<&str> = tensor.shape.iter().map(|extent| extent.text.as_str()).collect();
    format!("{} `({})`. {}", types.join(" or "), shape.join(", "), tensor.sentences(format))
}

/// The lines of a struct's documentation: what it is, where it is described, its tensors.
fn docs(family: &Family, format: &Format) -> Vec<String> {
    let source = &family.source;
    let mut lines = vec![
        format!(" {}: {}", format.title, format.doc),
        String::new(),
        format!(" Described in `{}` of {}, {}. Tensors:", source.document, source.project, source.version),
    ];
    lines.extend(
        format.tensors.iter().map(|tensor| format!(" * `{}`: {}", tensor.name, field_doc(format, tensor))),
    );
    lines
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

fn setter(index: usize, attribute: &FormatAttribute) -> TokenStream {
    let (name, value, kind) =
        (ident(&attribute.name), argument(&attribute.name), setter_type(attribute.kind));
    let (index, doc) = (Literal::usize_unsuffixed(index), format!(" {}", attribute.doc));
    let allow = allow_case(&attribute.name);
    quote! {
        #[doc = #doc]
        #allow
        pub fn #name(self, #value: #kind) -> Self {
            Self { builder: self.builder.set_at(#index, #value) }
        }
    }
}
