//! The combinations: which tuples of types a version has, and the kernel of each.

use std::collections::HashSet;
use std::iter;

use dequant_spec::element::Encoding;
use dequant_spec::matrix::{self, Combination};
use dequant_spec::model::{Role, VersionedBy};
use dequant_spec::operator::{Element, Formula};
use dequant_spec::{ElementType, Operator};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::operator::version_type;
use crate::emit::{constant, marker};

/// `impl Combination<…>` for every combination of every version.
pub(super) fn impls(operator: &Operator, struct_name: &syn::Ident) -> TokenStream {
    let each = operator.versions.iter().map(|version| {
        let tag = version_type(operator, version);
        let (alias, target) = match operator.versioned_by {
            VersionedBy::Opset => (None, quote!(#struct_name<#tag>)),
            // A shorter name keeps each line of the expansion a line.
            VersionedBy::Release => {
                let name = quote::format_ident!("At{}_{}", version.since.major, version.since.minor);
                (Some(quote!(type #name = #struct_name<#tag>;)), quote!(#name))
            }
        };
        let tuples = matrix::combinations(operator, version).into_iter().map(|c| tuple(operator, &c));
        quote!(#alias #(impl Combination<#target> for #tuples {})*)
    });
    quote!(#(#each)*)
}

/// The types of a combination in the order of the typed interface.
fn tuple(operator: &Operator, combination: &Combination) -> TokenStream {
    let input = typed_input(&combination.input);
    let (scale, output) = (marker(&combination.scale.name), marker(&combination.output.name));
    if operator.input(Role::ZeroPoint).is_some_and(|zero| !zero.same_as_input) {
        let zero = zero_marker(combination.zero_point.as_ref());
        quote!((#input, #scale, #zero, #output))
    } else {
        quote!((#input, #scale, #output))
    }
}

fn typed_input(element: &Element) -> TokenStream {
    let code = marker(&element.element_type.name);
    match &element.packed {
        Some(packed) => {
            let word = marker(&packed.word.name);
            quote!(Packed<#code, #word>)
        }
        None => quote!(#code),
    }
}

fn zero_marker(zero: Option<&ElementType>) -> TokenStream {
    zero.map_or_else(
        || quote!(Absent),
        |zero| {
            let zero = marker(&zero.name);
            quote!(#zero)
        },
    )
}

/// So many arms of a `match` are compared with each other in no time.
const FEW_ARMS: usize = 160;

/// The `match` from types to kernels, over the combinations of all versions: flat where there are few, else by the input
/// first, because the compiler compares each arm of a `match` with each other one.
pub(super) fn kernel_match(operator: &Operator) -> TokenStream {
    let shape = MatchShape::of(operator);
    let inputs = arms_by_input(operator, &shape);
    let flat = inputs.iter().map(|(_, arms)| arms.len()).sum::<usize>() <= FEW_ARMS;
    let arms = inputs.iter().map(|(input, arms)| {
        let arms = arms.iter().map(|(rest, kernel)| match flat {
            true => {
                let pattern = tuple_of(iter::once(input).chain(rest));
                quote!(#pattern => #kernel,)
            }
            false => {
                let pattern = tuple_of(rest);
                quote!(#pattern => #kernel,)
            }
        });
        if flat { quote!(#(#arms)*) } else { quote!(#input => match rest { #(#arms)* _ => None },) }
    });
    let scales = scales(operator);
    let (input, rest) = (quote!(types.input), shape.key());
    let (rest, key) = match flat {
        true => (None, tuple_of(iter::once(&input).chain(&rest))),
        false => {
            let rest = tuple_of(&rest);
            (Some(quote!(let rest = #rest;)), input)
        }
    };
    quote! {
        fn kernel(types: Types) -> Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                #(#scales)*
                _ => return None,
            };
            #rest
            match #key {
                #(#arms)*
                _ => None,
            }
        }
    }
}

/// The arms from the types of all scales to what widens them: every scale goes with every input.
fn scales(operator: &Operator) -> Vec<TokenStream> {
    let newest = operator.versions.last().map_or(&[][..], |newest| &newest.scale);
    let arm = |scale: &ElementType| {
        let (constant, marker) = (constant(&scale.name), marker(&scale.name));
        quote!(#constant => scale::<#marker>(),)
    };
    newest.iter().map(arm).collect()
}

/// The patterns of an input's combinations, without the input, and their kernels.
type Arms = Vec<(Vec<TokenStream>, TokenStream)>;

/// The arms of every input, in the order of the document.
fn arms_by_input(operator: &Operator, shape: &MatchShape) -> Vec<(TokenStream, Arms)> {
    let mut seen = HashSet::new();
    let mut inputs: Vec<(String, TokenStream, Arms)> = Vec::new();
    // The newest version first: in nearly every document it has all combinations of the older ones.
    for version in operator.versions.iter().rev() {
        for combination in matrix::combinations(operator, version) {
            for formula in combination.formulas(operator) {
                let name = combination.input.element_type.name.clone();
                let (input, rest) =
                    (constant(&combination.input.element_type.name), shape.pattern(&combination, formula));
                if !seen.insert((name.clone(), tuple_of(&rest).to_string())) {
                    continue;
                }
                let arm = (rest, kernel(operator, &combination, formula));
                match inputs.iter_mut().find(|(known, ..)| *known == name) {
                    Some((.., arms)) => arms.push(arm),
                    None => inputs.push((name, quote!(#input), vec![arm])),
                }
            }
        }
    }
    inputs.into_iter().map(|(_, input, arms)| (input, arms)).collect()
}

/// Patterns or expressions as a tuple, if there are more than one.
fn tuple_of<'a>(items: impl IntoIterator<Item = &'a TokenStream>) -> TokenStream {
    let items: Vec<&TokenStream> = items.into_iter().collect();
    if let [only] = items.as_slice() { quote!(#only) } else { quote!((#(#items),*)) }
}

/// Which types the `match` needs to tell combinations apart.
struct MatchShape {
    zero_point: bool,
    output: bool,
    additive: bool,
}

impl MatchShape {
    fn of(operator: &Operator) -> Self {
        Self {
            zero_point: matrix::zero_point_is_factor(operator),
            output: operator.versions.iter().any(|version| version.output.len() > 1),
            additive: operator.formulas.iter().any(|formula| !formula.subtracts()),
        }
    }

    /// The types that are told apart besides the input and the scale.
    fn key(&self) -> Vec<TokenStream> {
        let zero_point = self.zero_point.then(|| quote!(types.zero_point));
        let output = self.output.then(|| quote!(types.output));
        let additive = self.additive.then(|| quote!(types.additive));
        zero_point.into_iter().chain(output).chain(additive).collect()
    }

    /// Those of a combination.
    fn pattern(&self, combination: &Combination, formula: &Formula) -> Vec<TokenStream> {
        let zero_point = self.zero_point.then(|| match &combination.zero_point {
            Some(zero) => {
                let zero = constant(&zero.name);
                quote!(Some(#zero))
            }
            None => quote!(None),
        });
        let output = self.output.then(|| {
            let output = constant(&combination.output.name);
            quote!(#output)
        });
        let adds = !formula.subtracts();
        let additive = self.additive.then(|| quote!(#adds));
        zero_point.into_iter().chain(output).chain(additive).collect()
    }
}

/// The kernel of a combination, chosen by the class of its types.
fn kernel(operator: &Operator, combination: &Combination, formula: &Formula) -> TokenStream {
    let element = &combination.input.element_type;
    let replaces = operator.input(Role::ZeroPoint).is_some_and(|zero| zero.replaces_bias);
    let input = marker(&element.name);
    let biased = matches!(element.encoding, Encoding::Integer { bias, .. } if bias != 0);
    let input = if replaces && biased && formula.subtracts() && combination.zero_point.is_some() {
        quote!(Unbiased<#input>)
    } else {
        quote!(#input)
    };
    let input = match &combination.input.packed {
        Some(packed) => {
            let step = Literal::u32_unsuffixed(packed.word.bits);
            quote!(InWords<#input, #step>)
        }
        None => input,
    };
    let output = marker(&combination.output.name);
    let zero = zero_marker(combination.zero_point.as_ref());
    let arithmetic = match (formula.subtracts(), is_wide(element, combination.zero_point.as_ref())) {
        (false, _) => quote!(additive),
        (true, false) => quote!(affine),
        (true, true) => quote!(affine_wide),
    };
    quote!(#arithmetic::<#input, #zero, #output>(scale))
}

/// Whether the difference of input and zero point may need more than float32's 24 bits: 16-bit integers differ by at
/// most 17 bits, wider ones are subtracted as integers.
fn is_wide(input: &ElementType, zero: Option<&ElementType>) -> bool {
    let wide = |t: &ElementType| t.is_integer() && t.bits > 16;
    wide(input) || zero.is_some_and(wide)
}
