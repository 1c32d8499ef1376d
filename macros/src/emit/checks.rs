//! An operator's rules as `Check` values.

use dequant_spec::Operator;
use dequant_spec::model::{Role, When, ZeroPointShape};
use dequant_spec::operator::{Constraint, Rule, Version};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::place;

/// The list of checks, in the order of the document.
pub(super) fn emit(operator: &Operator) -> TokenStream {
    let each = operator.constraints.iter().map(|constraint| check(operator, constraint));
    quote!(&[#(#each),*])
}

fn check(operator: &Operator, constraint: &Constraint) -> TokenStream {
    let (id, rule) = (&constraint.id, rule(operator, &constraint.rule));
    let since = constraint.since.map(|v| version_call(&quote!(since), v));
    let until = constraint.until.map(|v| version_call(&quote!(until), v));
    let granularity = (!constraint.granularity.is_empty()).then(|| {
        let indices =
            constraint.granularity.iter().map(|name| place(&operator.granularities, |g| g.name == *name));
        quote!(.granularity(&[#(#indices),*]))
    });
    let input = (!constraint.input.is_empty()).then(|| {
        let elements = operator.versions.last().map(|newest| newest.input.as_slice()).unwrap_or_default();
        let indices = constraint.input.iter().map(|name| place(elements, |element| element.name == *name));
        quote!(.input(&[#(#indices),*]))
    });
    let additive = constraint.formula.as_ref().map(|name| {
        let adds = operator.formulas.iter().any(|formula| formula.name == *name && !formula.subtracts());
        quote!(.additive(#adds))
    });
    let at_run = (constraint.when == When::Run).then(|| quote!(.at_run()));
    quote!(Check::new(#id, #rule) #since #until #granularity #input #additive #at_run)
}

fn version_call(method: &TokenStream, version: Version) -> TokenStream {
    let [major, minor] = [version.major, version.minor].map(Literal::u32_unsuffixed);
    quote!(.#method(#major, #minor))
}

fn rule(operator: &Operator, rule: &Rule) -> TokenStream {
    let attribute = |name: &String| super::operator::attribute_index(operator, name);
    let int = |value: &i64| Literal::i64_unsuffixed(*value);
    match rule {
        Rule::KnownAttributes => quote!(Rule::KnownAttributes),
        Rule::RequiredInput(input) => {
            let role = role(*input);
            quote!(Rule::RequiredInput(#role))
        }
        Rule::RequiredAttribute(name) => {
            let index = attribute(name);
            quote!(Rule::RequiredAttribute(#index))
        }
        Rule::ElementType(input) => {
            let role = role(*input);
            quote!(Rule::ElementType(#role))
        }
        Rule::OutputType => quote!(Rule::OutputType),
        Rule::OneOf { attribute: name, strings } => {
            let index = attribute(name);
            quote!(Rule::OneOf(#index, &[#(#strings),*]))
        }
        Rule::Minimum { attribute: name, value } => {
            let (index, value) = (attribute(name), int(value));
            quote!(Rule::Minimum(#index, #value))
        }
        Rule::Range { attribute: name, low, high } => {
            let (index, low, high) = (attribute(name), int(low), int(high));
            quote!(Rule::Range(#index, #low, #high))
        }
        Rule::MinimumRank { input, rank } => {
            let (role, rank) = (role(*input), Literal::usize_unsuffixed(*rank));
            quote!(Rule::MinimumRank(#role, #rank))
        }
        Rule::Granularity => quote!(Rule::Granularity),
        Rule::AxisInRange(name) => {
            let index = attribute(name);
            quote!(Rule::AxisInRange(#index))
        }
        Rule::GroupShape(name) => {
            let index = attribute(name);
            quote!(Rule::GroupShape(#index))
        }
        Rule::GroupsDivide => quote!(Rule::GroupsDivide),
        Rule::ScaleShape => quote!(Rule::ScaleShape),
        Rule::ZeroPointShape(ZeroPointShape::SameAsScale) => quote!(Rule::ZeroPointShapeSameAsScale),
        Rule::ZeroPointShape(ZeroPointShape::ByGranularity) => quote!(Rule::ZeroPointShapeByGranularity),
        Rule::ZeroPointFlag(name) => {
            let index = attribute(name);
            quote!(Rule::ZeroPointFlag(#index))
        }
        Rule::FloatZeroPoint(name) => {
            let index = attribute(name);
            quote!(Rule::FloatZeroPoint(#index))
        }
        Rule::ZeroPointCodesAreZero => quote!(Rule::ZeroPointCodesAreZero),
        Rule::ZeroPointsAreCodes => quote!(Rule::ZeroPointsAreCodes),
        Rule::OutputTensor => quote!(Rule::OutputTensor),
    }
}

fn role(role: Role) -> TokenStream {
    match role {
        Role::Input => quote!(Role::Input),
        Role::Scale => quote!(Role::Scale),
        Role::ZeroPoint => quote!(Role::ZeroPoint),
    }
}
