//! The combinations: which tuples of types a version has.

use std::collections::HashSet;

use dequant_spec::matrix::{self, Combination};
use dequant_spec::model::{Role, VersionedBy};
use dequant_spec::operator::{Element, OperatorVersion};
use dequant_spec::{ElementType, Operator};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::Scope;
use crate::emit::operator::version_type;

/// `impl Combination<…>` for every combination of every version.
pub(super) fn impls(operator: &Scope<'_, Operator>, struct_name: &TokenStream) -> TokenStream {
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
        // Words along one axis and along another are the same types.
        let mut known = HashSet::new();
        let combinations = matrix::combinations(operator, version).into_iter();
        let combinations = combinations.flat_map(|c| [without_zero_point(operator, version, &c), Some(c)]);
        let tuples = combinations.flatten().map(|c| tuple(operator, &c));
        let tuples = tuples.filter(|tuple| known.insert(tuple.to_string()));
        quote!(#alias #(impl Combination<#target> for #tuples {})*)
    });
    quote!(#(#each)*)
}

/// The same combination without a zero point, where that is not counted by itself: a call may leave out one that has a type of its own.
fn without_zero_point(
    operator: &Operator,
    version: &OperatorVersion,
    combination: &Combination,
) -> Option<Combination> {
    let may_be_absent = !operator.requires(Role::ZeroPoint, version.since, &combination.input);
    let is_known = matrix::zero_point_is_factor(operator) || combination.zero_point.is_none();
    (may_be_absent && !is_known).then(|| Combination { zero_point: None, ..combination.clone() })
}

/// The types of a combination in the order of the typed interface.
fn tuple(operator: &Scope<'_, Operator>, combination: &Combination) -> TokenStream {
    let input = typed_input(operator, &combination.input);
    let (scale, output) =
        (operator.marker(&combination.scale.name), operator.marker(&combination.output.name));
    let zero = match operator.input(Role::ZeroPoint) {
        Some(zero) if !zero.same_as_input => zero_marker(operator, combination.zero_point.as_ref()),
        // Words that several codes share are no type that a zero point could have as well.
        zero if combination.input.packed.is_some() => {
            zero_marker(operator, zero.map(|_| &combination.input.element_type))
        }
        _ => return quote!((#input, #scale, #output)),
    };
    quote!((#input, #scale, #zero, #output))
}

fn typed_input(operator: &Scope<'_, Operator>, element: &Element) -> TokenStream {
    let code = operator.marker(&element.element_type.name);
    match &element.packed {
        Some(packed) => {
            let word = operator.marker(&packed.word.name);
            quote!(Packed<#code, #word>)
        }
        None => quote!(#code),
    }
}

fn zero_marker(operator: &Scope<'_, Operator>, zero: Option<&ElementType>) -> TokenStream {
    zero.map_or_else(|| quote!(Absent), |zero| operator.marker(&zero.name))
}
