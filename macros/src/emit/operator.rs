//! An operator: its struct with constructors and attributes, and the facts behind it.

use dequant_spec::Operator;
use dequant_spec::model::{ParameterShape, Role, ValueKind, VersionedBy};
use dequant_spec::operator::{
    Attribute, Element, Granularity, GranularityFrom, Groups, OperatorVersion, OutputType, Value, Version,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::Ident;

use crate::emit::words::{allow_case, argument, ident, kind_name, setter_type};
use crate::emit::{Scope, checks, combinations, kernels, marker, place};

/// Everything an operator expands to.
pub(super) fn emit(operator: &Scope<'_, Operator>) -> TokenStream {
    let name = marker(&operator.name);
    let (structure, facts) = (structure(operator, &name), facts(operator));
    // Within the block below, what is imported comes before what stands around it.
    let name = quote!(self::#name);
    let constructors = constructors(operator, &name);
    let setters = setters(operator, &name);
    let combinations = combinations::impls(operator, &name);
    quote! {
        #structure
        const _: () = {
            use ::dequant::{builder::*, types::*};
            #facts
            #constructors
            #setters
            #combinations
        };
    }
}

/// `ONNX DequantizeLinear`: the name in messages and documentation. A project whose repository spells the dialect with
/// capitals keeps that spelling (oneDNN), any other is written in capitals.
fn display_name(operator: &Operator) -> String {
    let repository = operator.source.project.rsplit('/').next().unwrap_or_default();
    let is_spelling = repository.eq_ignore_ascii_case(&operator.dialect) && repository != operator.dialect;
    let dialect = if is_spelling { repository.to_owned() } else { operator.dialect.to_ascii_uppercase() };
    format!("{dialect} {}", operator.name)
}

/// The static description.
fn facts(operator: &Scope<'_, Operator>) -> TokenStream {
    let (id, name) = (operator.id(), display_name(operator));
    let versioned_by = match operator.versioned_by {
        VersionedBy::Opset => quote!(VersionedBy::Opset),
        VersionedBy::Release => quote!(VersionedBy::Release),
    };
    let newest = version(operator.newest_checked);
    let input_name = |role| operator.input(role).map_or("", |input| input.name.as_str());
    let inputs = [Role::Input, Role::Scale, Role::ZeroPoint].map(input_name);
    let output = &operator.output_name;
    let attributes = operator.attributes.iter().map(|a| attribute(operator, a));
    let element_from = optional_index(operator, operator.element_from.as_ref());
    let additive_when = operator
        .formulas
        .iter()
        .find(|formula| !formula.subtracts())
        .and_then(|formula| formula.when.as_ref());
    let additive_when = optional_index(operator, additive_when);
    let empty = operator.input(Role::ZeroPoint).is_some_and(|zero| zero.empty_is_absent);
    let granularities = operator.granularities.iter().map(|g| granularity(operator, g));
    let granularity_from = match &operator.granularity_from {
        GranularityFrom::NameAttribute(name) => {
            let index = attribute_index(operator, name);
            quote!(GranularityFrom::NameAttribute(#index))
        }
        GranularityFrom::SizeAttribute(name) => {
            let index = attribute_index(operator, name);
            quote!(GranularityFrom::SizeAttribute(#index))
        }
    };
    let (lists, versions) = (lists(operator), operator.versions.iter().map(|v| version_entry(operator, v)));
    let type_numbers = type_numbers(operator);
    let checks = checks::emit(operator);
    let kernel = kernels::kernel_match(operator);
    quote! {
        static FACTS: ::dequant::operator::Operator = {
            use ::dequant::operator::prelude::*;
            #lists
            #kernel
            Operator {
                id: #id,
                name: #name,
                versioned_by: #versioned_by,
                newest_checked: #newest,
                inputs: [#(#inputs),*],
                output: #output,
                attributes: &[#(#attributes),*],
                element_from: #element_from,
                additive_when: #additive_when,
                empty_zero_point_is_absent: #empty,
                granularities: &[#(#granularities),*],
                granularity_from: #granularity_from,
                versions: &OperatorVersion::list((INPUT, SCALE, OUTPUT), [#(#versions),*]),
                type_numbers: &[#(#type_numbers),*],
                checks: #checks,
                kernel,
            }
        };
    }
}

/// The newest version's type lists; an older version has the first few entries of each.
fn lists(operator: &Scope<'_, Operator>) -> TokenStream {
    let Some(newest) = operator.versions.last() else { return TokenStream::new() };
    let inputs = newest.input.iter().map(|element| input_element(operator, newest, element));
    let scales = newest.scale.iter().map(|t| operator.constant(&t.name));
    let outputs = newest.output.iter().map(|t| operator.constant(&t.name));
    quote! {
        const INPUT: &[InputElement] = &[#(#inputs),*];
        const SCALE: &[DType] = &[#(#scales),*];
        const OUTPUT: &[DType] = &[#(#outputs),*];
    }
}

fn version_entry(operator: &Operator, entry: &OperatorVersion) -> TokenStream {
    let since = version(entry.since);
    let output_type = match &entry.output_type {
        OutputType::SameAsScale => quote!(OutputType::SameAsScale),
        OutputType::ChosenByCaller => quote!(OutputType::ChosenByCaller),
        OutputType::Attribute(name) => {
            let index = attribute_index(operator, name);
            quote!(OutputType::Attribute(#index))
        }
    };
    let counts = [entry.input.len(), entry.scale.len(), entry.output.len()].map(Literal::usize_unsuffixed);
    quote!((#since, #output_type, [#(#counts),*]))
}

fn input_element(
    operator: &Scope<'_, Operator>,
    version: &OperatorVersion,
    element: &Element,
) -> TokenStream {
    let (name, dtype) = (&element.name, operator.constant(&element.element_type.name));
    let zero_points =
        version.zero_point_types(operator, element).into_iter().map(|t| operator.constant(&t.name));
    let packed = element.packed.as_ref().map(|packed| {
        let (word, axis) = (operator.constant(&packed.word.name), Literal::usize_unsuffixed(packed.axis));
        quote!(.packed(#word, #axis))
    });
    quote!(InputElement::new(#name, #dtype, &[#(#zero_points),*])#packed)
}

/// The dialect's numbers of the output types, for attributes that hold a type.
fn type_numbers(operator: &Scope<'_, Operator>) -> Vec<TokenStream> {
    let Some(newest) = operator.versions.last() else { return Vec::new() };
    let holds_type = operator.attributes.iter().any(|attribute| attribute.kind == ValueKind::Type);
    let numbered = newest
        .output
        .iter()
        .filter_map(|t| Some((*t.numbers.get(&operator.dialect)?, operator.constant(&t.name))));
    let pair = |(number, dtype)| {
        let number = Literal::i64_unsuffixed(number);
        quote!((#number, #dtype))
    };
    if holds_type { numbered.map(pair).collect() } else { Vec::new() }
}

fn attribute(operator: &Operator, attribute: &Attribute) -> TokenStream {
    let (name, kind) = (&attribute.name, attribute.kind);
    let kind = kind_name(kind);
    let since = first_version(operator, |version| version.attributes.contains(name));
    let default = attribute.default.as_ref().and_then(|default| match default {
        Value::Int(value) => {
            let value = Literal::i64_unsuffixed(*value);
            Some(quote!(.or(Value::Int(#value))))
        }
        Value::Bool(value) => Some(quote!(.or(Value::Bool(#value)))),
        Value::String(value) => Some(quote!(.or(Value::text(#value)))),
        Value::IntList(_) | Value::Type(_) => None,
    });
    quote!(Attribute::new(#name, ValueKind::#kind, #since) #default)
}

fn granularity(operator: &Operator, granularity: &Granularity) -> TokenStream {
    let index = |name: &String| attribute_index(operator, name);
    let groups = match &granularity.groups {
        Groups::WholeTensor => quote!(WholeTensor),
        Groups::OneAlong(axis) => {
            let axis = index(axis);
            quote!(OneAlong(#axis))
        }
        Groups::AllAlong(axis) => {
            let axis = index(axis);
            quote!(AllAlong(#axis))
        }
        Groups::Blocks { axis, size } => {
            let (axis, size) = (index(axis), index(size));
            quote!(Blocks(#axis, #size))
        }
        Groups::Shape(list) => {
            let list = index(list);
            quote!(Shape(#list))
        }
    };
    let parameters = match granularity.parameters {
        ParameterShape::OneScalarOrVector => quote!(OneScalarOrVector),
        ParameterShape::OneVector => quote!(OneVector),
        ParameterShape::OneOfAnyRank => quote!(OneOfAnyRank),
        ParameterShape::Vector => quote!(Vector),
        ParameterShape::Grid => quote!(Grid),
    };
    let name = &granularity.name;
    let since = first_version(operator, |version| version.granularity.contains(name));
    let ragged = granularity.ragged.then(|| quote!(.ragged()));
    quote!(Granularity::new(#name, #since, #groups, #parameters) #ragged)
}

/// The first version of which something holds, as two arguments.
fn first_version(operator: &Operator, holds: impl Fn(&OperatorVersion) -> bool) -> TokenStream {
    let found = operator.versions.iter().find(|v| holds(v)).map_or(operator.newest_checked, |v| v.since);
    let [major, minor] = [found.major, found.minor].map(Literal::u32_unsuffixed);
    quote!(#major, #minor)
}

fn version(version: Version) -> TokenStream {
    let [major, minor] = [version.major, version.minor].map(Literal::u32_unsuffixed);
    quote!(Version::new(#major, #minor))
}

/// The type-level version: `Opset<21>`, `Release<3, 4>`.
pub(super) fn version_type(operator: &Operator, version: &OperatorVersion) -> TokenStream {
    let [major, minor] = [version.since.major, version.since.minor].map(Literal::u32_unsuffixed);
    match operator.versioned_by {
        VersionedBy::Opset => quote!(Opset<#major>),
        VersionedBy::Release => quote!(Release<#major, #minor>),
    }
}

/// The place of an attribute in the operator's list.
pub(super) fn attribute_index(operator: &Operator, name: &str) -> Literal {
    place(&operator.attributes, |attribute| attribute.name == name)
}

fn optional_index(operator: &Operator, name: Option<&String>) -> TokenStream {
    match name {
        Some(name) => {
            let index = attribute_index(operator, name);
            quote!(Some(#index))
        }
        None => quote!(None),
    }
}

/// The struct, what makes one, and its way to the builder.
fn structure(operator: &Operator, name: &Ident) -> TokenStream {
    let docs = docs(operator);
    quote! {
        #(#[doc = #docs])*
        #[derive(Clone, Debug)]
        pub struct #name<V = ::dequant::AnyVersion>(::dequant::Builder, V);
    }
}

/// What makes one, of a version known when running or when compiling.
fn constructors(operator: &Operator, name: &TokenStream) -> TokenStream {
    let (versioned, arguments, values) = match operator.versioned_by {
        VersionedBy::Opset => (quote!(opset), quote!(opset: u32), quote!(opset, 0)),
        VersionedBy::Release => (quote!(version), quote!(major: u32, minor: u32), quote!(major, minor)),
    };
    let versioned_doc = format!(
        " The operator as of this {versioned}: the newest version up to it; an error for one too old or too new."
    );
    quote! {
        impl #name {
            #[doc = #versioned_doc]
            pub fn #versioned(#arguments) -> ::core::result::Result<Self, Error> {
                Ok(Self(Builder::new(&FACTS, #values)?, AnyVersion))
            }
            /// The newest version.
            pub fn newest() -> Self {
                Self(Builder::newest(&FACTS), AnyVersion)
            }
        }
        impl<V: TypedVersion> #name<V> {
            /// The version that the type names, for a typed plan; an error for one too old or too new.
            pub fn new() -> ::core::result::Result<Self, Error> {
                Ok(Self(Builder::new(&FACTS, V::MAJOR, V::MINOR)?, V::default()))
            }
            /// The same as [`plan`](::dequant::Builder::plan) for a tuple of element types that the version has.
            pub fn typed<T: Combination<Self>>(
                &self,
                input: &[usize],
                scale: &[usize],
                zero_point: ::core::option::Option<&[usize]>,
            ) -> ::core::result::Result<TypedPlan<T>, Error> {
                self.0.typed(input, scale, zero_point)
            }
        }
    }
}

/// The lines of the struct's documentation: what it computes, where the page stands, the rules.
fn docs(operator: &Operator) -> Vec<String> {
    let source = &operator.source;
    let mut lines = vec![
        format!(" {}: {}", display_name(operator), operator.doc),
        String::new(),
        format!(
            " Page: `{}` of {}, {}. A plan exists only for a call that keeps these rules, each where it applies:",
            source.document, source.project, source.version
        ),
    ];
    lines.extend(operator.constraints.iter().map(|constraint| {
        let applies =
            constraint.applies_to(operator).map_or(String::new(), |applies| format!(" ({applies})"));
        // A bracket would start a link.
        format!(" * {}{applies}: {}", constraint.id, constraint.doc.replace('[', "\\["))
    }));
    lines
}

/// The attributes; all else is the builder's.
fn setters(operator: &Operator, name: &TokenStream) -> TokenStream {
    let setters = operator.attributes.iter().map(|attribute| setter(operator, attribute));
    let by_caller = operator.versions.iter().any(|version| version.output_type == OutputType::ChosenByCaller);
    let output_setter = by_caller.then(|| output_setter(operator));
    quote! {
        impl<V> #name<V> {
            #(#setters)*
            #output_setter
            /// Sets an attribute by the document's name; an error for an unknown name or a value of another kind.
            pub fn set(self, name: &str, value: impl ::core::convert::Into<Value>) -> ::core::result::Result<Self, Error> {
                Ok(Self(self.0.set(name, value)?, self.1))
            }
        }
        impl<V> ::core::ops::Deref for #name<V> {
            type Target = Builder;
            fn deref(&self) -> &Builder {
                &self.0
            }
        }
    }
}

fn setter(operator: &Operator, attribute: &Attribute) -> TokenStream {
    let (setter, index) = (ident(&attribute.name), attribute_index(operator, &attribute.name));
    let doc = format!(" {}", attribute.doc);
    let (value, kind) = (argument(&attribute.name), setter_type(attribute.kind));
    let allow = allow_case(&attribute.name);
    quote! {
        #[doc = #doc]
        #allow
        pub fn #setter(self, #value: #kind) -> Self {
            Self(self.0.set_at(#index, #value), self.1)
        }
    }
}

fn output_setter(operator: &Operator) -> TokenStream {
    let setter = ident(&operator.output_name);
    let doc = format!(" The type of {}; the scale's type when not called.", operator.output_name);
    let allow = allow_case(&operator.output_name);
    quote! {
        #[doc = #doc]
        #allow
        pub fn #setter(self, dtype: DType) -> Self {
            Self(self.0.output_type(dtype), self.1)
        }
    }
}
