//! The facts of a format: what planning and running read.

use dequant_spec::format::*;
use dequant_spec::model::Rounding;
use dequant_spec::operator::Value;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use crate::emit::Scope;
use crate::emit::words::kind_name;

/// The value of a `Format`.
pub(super) fn facts(format: &Scope<'_, Format>) -> TokenStream {
    let (id, name) = (format.id(), &format.title);
    let in_files = optional(format.number.map(|number| {
        let number = Literal::i64_unsuffixed(number);
        quote!(#number)
    }));
    let attributes = format.attributes.iter().map(|one| attribute(format, one));
    let sizes = format.sizes.iter().map(|one| size(format, one));
    let block = optional(format.block.map(|block| {
        let (elements, bytes) = (number(block.elements), number(block.bytes));
        quote!((#elements, #bytes))
    }));
    let tensors = format.tensors.iter().map(|one| tensor(format, one));
    let output = weights(format);
    let quantities = format.quantities.iter().map(|one| quantity(format, one));
    let rounds_steps = format.rounding == Rounding::Output;
    quote! {
        Format {
            id: #id,
            name: #name,
            number: #in_files,
            attributes: &[#(#attributes),*],
            sizes: &[#(#sizes),*],
            block: #block,
            tensors: &[#(#tensors),*],
            output: #output,
            quantities: &[#(#quantities),*],
            rounds_steps: #rounds_steps,
        }
    }
}

fn attribute(format: &Scope<'_, Format>, attribute: &FormatAttribute) -> TokenStream {
    let (name, kind) = (&attribute.name, kind_name(attribute.kind));
    let default = optional(attribute.default.as_ref().map(|default| value(format, default)));
    let one_of = attribute.one_of.iter().map(|one| value(format, one));
    let minimum = Literal::i64_unsuffixed(attribute.minimum.unwrap_or(i64::MIN));
    let minimum = if attribute.minimum.is_some() { quote!(#minimum) } else { quote!(i64::MIN) };
    let or = optional(attribute.or.map(|or| {
        let or = Literal::i64_unsuffixed(or);
        quote!(#or)
    }));
    let power_of_two = attribute.power_of_two;
    let given_when = condition(format, attribute.given_when.as_ref());
    quote! {
        FormatAttribute {
            name: #name, kind: ValueKind::#kind, default: #default, one_of: &[#(#one_of),*],
            minimum: #minimum, or: #or, power_of_two: #power_of_two, given_when: #given_when,
        }
    }
}

/// An attribute's value with which something is given.
fn condition(format: &Scope<'_, Format>, when: Option<&(usize, Value)>) -> TokenStream {
    optional(when.map(|(attribute, given)| {
        let (attribute, given) = (index(*attribute), value(format, given));
        quote!((#attribute, #given))
    }))
}

fn value(format: &Scope<'_, Format>, value: &Value) -> TokenStream {
    match value {
        Value::Int(number) => {
            let number = Literal::i64_unsuffixed(*number);
            quote!(Value::Int(#number))
        }
        Value::Bool(flag) => quote!(Value::Bool(#flag)),
        Value::String(text) => quote!(Value::text(#text)),
        Value::Type(name) => {
            let name = format.constant(name);
            quote!(Value::Type(#name))
        }
        Value::IntList(_) => unreachable!("the resolver lets no document give a list"),
    }
}

fn size(format: &Scope<'_, Format>, size: &Size) -> TokenStream {
    let (name, multiple_of) = (&size.name, number(size.multiple_of));
    let meaning = match &size.meaning {
        SizeMeaning::Found { tensor, axis } => {
            let (tensor, axis) = (index(*tensor), index(*axis));
            quote!(Found(#tensor, #axis))
        }
        SizeMeaning::Computed { is, except: None } => {
            let is = extent(is);
            quote!(Computed(#is))
        }
        SizeMeaning::Computed { is, except: Some((attribute, given, otherwise)) } => {
            let (is, attribute, given, otherwise) =
                (extent(is), index(*attribute), value(format, given), extent(otherwise));
            quote!(Except(#is, #attribute, #given, #otherwise))
        }
        SizeMeaning::ProductOf(attribute) => {
            let attribute = index(*attribute);
            quote!(ProductOf(#attribute))
        }
        SizeMeaning::EntryOf(attribute, entry) => {
            let (attribute, entry) = (index(*attribute), index(*entry));
            quote!(EntryOf(#attribute, #entry))
        }
    };
    quote!(Size { name: #name, meaning: #meaning, multiple_of: #multiple_of })
}

fn tensor(format: &Scope<'_, Format>, tensor: &FormatTensor) -> TokenStream {
    let name = &tensor.name;
    let types = tensor.types.iter().map(|element_type| code_type(format, &element_type.name));
    let same_type_as = optional(tensor.same_type_as.map(index).map(|index| quote!(#index)));
    let shape = tensor.shape.iter().map(extent);
    let optional_tensor = tensor.optional;
    let given_when = condition(format, tensor.given_when.as_ref());
    quote! {
        FormatTensor {
            name: #name, types: &[#(#types),*], same_type_as: #same_type_as, shape: &[#(#shape),*],
            optional: #optional_tensor, given_when: #given_when,
        }
    }
}

fn code_type(format: &Scope<'_, Format>, name: &str) -> TokenStream {
    let marker = format.marker(name);
    quote!(CodeType::of::<#marker>())
}

fn weights(format: &Scope<'_, Format>) -> TokenStream {
    let output = &format.output;
    let shape = output.shape.iter().map(extent);
    let types = output.types.iter().map(|element_type| format.constant(&element_type.name));
    let [shape_from, attribute, same_as] = [output.shape_from, output.attribute, output.same_as]
        .map(|found| optional(found.map(index).map(|index| quote!(#index))));
    quote! {
        Weights {
            shape: &[#(#shape),*], shape_from: #shape_from, types: &[#(#types),*],
            attribute: #attribute, same_as: #same_as,
        }
    }
}

fn quantity(format: &Scope<'_, Format>, quantity: &Quantity) -> TokenStream {
    let groups = quantity.groups.iter().map(extent);
    let group_index = optional(quantity.group_index.map(|found| {
        let (axis, tensor) = (index(found.axis), index(found.tensor));
        quote!(GroupIndex { axis: #axis, tensor: #tensor })
    }));
    let (tensor, code, place) =
        (index(quantity.tensor), code(format, &quantity.code), place(&quantity.place));
    let (plus, transposed) = (Literal::i64_unsuffixed(quantity.plus), quantity.transposed);
    let steps = [
        ("ZeroPoint", quantity.zero_point),
        ("Scale", quantity.scale),
        ("Divisor", quantity.divisor),
        ("Add", quantity.add),
        ("Subtract", quantity.subtract),
    ];
    let steps = steps.into_iter().filter_map(|(step, parameter)| {
        let (step, parameter) = (Ident::new(step, Span::call_site()), index(parameter?));
        Some(quote!((Step::#step, #parameter)))
    });
    quote! {
        Quantity {
            groups: &[#(#groups),*], group_index: #group_index, tensor: #tensor, transposed: #transposed,
            code: #code, place: #place, plus: #plus, steps: &[#(#steps),*],
        }
    }
}

fn code(format: &Scope<'_, Format>, code: &Code) -> TokenStream {
    match code {
        Code::Own => quote!(Own),
        Code::Type(element_type) => {
            let code_type = code_type(format, &element_type.name);
            quote!(Of(#code_type))
        }
        Code::Codebook(tensor) => {
            let tensor = index(*tensor);
            quote!(Codebook(#tensor))
        }
        Code::Integer { bits, signed, excess } => {
            let bits = factor(*bits);
            match (signed, excess) {
                (true, _) => quote!(Signed(#bits)),
                (_, true) => quote!(Excess(#bits)),
                _ => quote!(Unsigned(#bits)),
            }
        }
    }
}

fn place(place: &Place) -> TokenStream {
    match place {
        Place::Words => quote!(Words),
        Place::Packed { axis, lanes, spread } => {
            let axis = index(*axis);
            let lanes = match lanes {
                dequant_spec::format::Lanes::LowestFirst => quote!(LowestFirst),
                dequant_spec::format::Lanes::HighestFirst => quote!(HighestFirst),
                dequant_spec::format::Lanes::Listed(codes) => {
                    let codes = codes.iter().map(|code| Literal::u32_unsuffixed(*code));
                    quote!(Listed(&[#(#codes),*]))
                }
            };
            quote!(Packed(#axis, #lanes, #spread))
        }
        Place::Fields { planes, base } => {
            let planes = planes.iter().map(plane);
            let base = Literal::u32_unsuffixed(*base);
            quote!(Fields(&[#(#planes),*], #base))
        }
    }
}

fn plane(plane: &Plane) -> TokenStream {
    let bits = Literal::u32_unsuffixed(plane.bits.unwrap_or(0));
    let pieces = plane.pieces.iter().map(|piece| {
        let bit = Literal::u64_unsuffixed(piece.bit);
        let steps = piece.steps.iter().map(|(count, distance)| {
            let (count, distance) = (number(*count), Literal::u64_unsuffixed(*distance));
            quote!((#count, #distance))
        });
        quote!(Piece(#bit, &[#(#steps),*]))
    });
    quote!(Plane(#bits, &[#(#pieces),*]))
}

fn extent(extent: &Extent) -> TokenStream {
    let [factors, divisors] = [&extent.factors, &extent.divisors].map(|list| {
        let list = list.iter().map(|each| factor(*each));
        quote!(&[#(#list),*])
    });
    let kind = if extent.ceil { quote!(ceil) } else { quote!(extent) };
    quote!(#kind(#factors, #divisors))
}

fn factor(factor: Factor) -> TokenStream {
    match factor {
        Factor::Number(number) => {
            let number = self::number(number);
            quote!(N(#number))
        }
        Factor::Size(size) => {
            let size = index(size);
            quote!(S(#size))
        }
        Factor::Attribute(attribute) => {
            let attribute = index(attribute);
            quote!(A(#attribute))
        }
    }
}

fn number(number: u64) -> Literal {
    Literal::u64_unsuffixed(number)
}

fn index(index: usize) -> Literal {
    Literal::usize_unsuffixed(index)
}

fn optional(tokens: Option<TokenStream>) -> TokenStream {
    tokens.map_or_else(|| quote!(None), |tokens| quote!(Some(#tokens)))
}
