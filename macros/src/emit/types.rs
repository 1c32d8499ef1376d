//! Element types: a marker, its encoding, its `DType`, and the list of all with the words of dialects.

use dequant_spec::element::{Encoding, Float};
use dequant_spec::model::Specials;
use dequant_spec::{ElementType, Types};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::{constant, marker};

/// Every type of a document.
pub(super) fn emit(types: &Types) -> TokenStream {
    if types.iter().next().is_none() {
        return TokenStream::new();
    }
    let (names, named) = (types.iter().map(names), types.iter().map(named));
    let meanings = types.iter().map(meaning);
    quote! {
        #(#names)*
        /// Every type of the document, in its order, with what dialects call it.
        pub const TYPES: &[::dequant::element::NamedType] = {
            use ::dequant::element::NamedType;
            &[#(#named),*]
        };
        const _: () = {
            use ::dequant::element::*;
            #(#meanings)*
        };
    }
}

/// A type, what dialects call it, and their numbers for it.
fn named(element_type: &ElementType) -> TokenStream {
    let constant = constant(&element_type.name);
    let names = element_type.names.iter().map(|(dialect, name)| quote!((#dialect, #name)));
    let numbers = element_type.numbers.iter().map(|(dialect, number)| {
        let number = proc_macro2::Literal::i64_unsuffixed(*number);
        quote!((#dialect, #number))
    });
    let names = (!element_type.names.is_empty()).then(|| quote!(.called(&[#(#names),*])));
    let numbers = (!element_type.numbers.is_empty()).then(|| quote!(.numbered(&[#(#numbers),*])));
    quote!(NamedType::new(#constant) #names #numbers)
}

/// The marker and its `DType`.
fn names(element_type: &ElementType) -> TokenStream {
    let (doc, marker, constant) =
        (format!(" {}", element_type.doc), marker(&element_type.name), constant(&element_type.name));
    let constant_doc = format!(" [`{marker}`] as a value.");
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum #marker {}
        #[doc = #constant_doc]
        pub const #constant: ::dequant::DType = <#marker as ::dequant::element::Element>::DTYPE;
    }
}

/// What a code of the type means.
fn meaning(element_type: &ElementType) -> TokenStream {
    let (name, marker) = (&element_type.name, marker(&element_type.name));
    let bits = proc_macro2::Literal::u32_unsuffixed(element_type.bits);
    let (encoding, word) = (encoding(&element_type.encoding), word(element_type));
    quote! {
        impl Element for self::#marker {
            const ENCODING: Encoding = #encoding;
            const DTYPE: DType = DType::new(#name, #bits, &Self::ENCODING);
            type Word = #word;
        }
    }
}

fn encoding(encoding: &Encoding) -> TokenStream {
    match encoding {
        Encoding::Integer { signed, bias } => {
            let bias = proc_macro2::Literal::i64_unsuffixed(*bias);
            quote!(integer(#signed, #bias))
        }
        Encoding::Fixed { signed, bias, unit } => {
            let (bias, unit) =
                (proc_macro2::Literal::i64_unsuffixed(*bias), proc_macro2::Literal::i32_unsuffixed(*unit));
            quote!(fixed(#signed, #bias, #unit))
        }
        Encoding::Float(float) => self::float(float),
        Encoding::Codebook(values) => {
            let values = values.iter().map(|value| proc_macro2::Literal::f32_unsuffixed(*value));
            quote!(codebook(&[#(#values),*]))
        }
    }
}

fn float(float: &Float) -> TokenStream {
    let [exponent, mantissa] = [float.exponent, float.mantissa].map(proc_macro2::Literal::u32_unsuffixed);
    let bias = proc_macro2::Literal::i32_unsuffixed(float.bias);
    let policy = match float.specials {
        Specials::Ieee => quote!(ieee),
        Specials::NanAtAllOnes => quote!(nan_at_all_ones),
        Specials::NanAtNegativeZero => quote!(nan_at_negative_zero),
        Specials::None => quote!(finite),
    };
    let unsigned = (!float.sign).then(|| quote!(.unsigned()));
    let flat = (!float.subnormals).then(|| quote!(.without_subnormals()));
    quote!(#policy(#exponent, #mantissa, #bias)#unsigned #flat)
}

/// What a slice of the type is made of: a number type of the same bits where Rust has one, else plain words.
fn word(element_type: &ElementType) -> TokenStream {
    match (&element_type.encoding, element_type.bits) {
        (Encoding::Integer { signed: true, .. }, 8) => quote!(i8),
        (Encoding::Integer { signed: true, .. }, 16) => quote!(i16),
        (Encoding::Integer { signed: true, .. }, 32) => quote!(i32),
        (Encoding::Integer { signed: true, .. }, 64) => quote!(i64),
        (Encoding::Float(float), 16 | 32)
            if float.sign && float.subnormals && float.specials == Specials::Ieee =>
        {
            match (float.exponent, float.bias) {
                (5, 15) => quote!(::dequant::half::f16),
                (8, 127) if element_type.bits == 16 => quote!(::dequant::half::bf16),
                (8, 127) => quote!(f32),
                _ => unsigned_word(element_type.bits),
            }
        }
        (_, bits) => unsigned_word(bits),
    }
}

fn unsigned_word(bits: u32) -> TokenStream {
    match bits {
        16 => quote!(u16),
        32 => quote!(u32),
        64 => quote!(u64),
        _ => quote!(u8),
    }
}
