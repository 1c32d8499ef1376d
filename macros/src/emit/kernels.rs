//! The kernels: the `match` from types to compiled combinations.

use std::collections::HashSet;
use std::iter;

use dequant_spec::element::Encoding;
use dequant_spec::matrix::{self, Combination};
use dequant_spec::model::Role;
use dequant_spec::operator::Formula;
use dequant_spec::{ElementType, Operator};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::Scope;

/// So many arms of a `match` are compared with each other in no time.
const FEW_ARMS: usize = 160;

/// The `match` from types to kernels, over the combinations of all versions: flat where there are few, else by the input
/// first, because the compiler compares each arm of a `match` with each other one.
pub(super) fn kernel_match(operator: &Scope<'_, Operator>) -> TokenStream {
    let shape = MatchShape::of(operator);
    let inputs = arms_by_input(operator, &shape);
    let flat = inputs.iter().map(|(_, arms)| arms.len()).sum::<usize>() <= FEW_ARMS;
    let arms = inputs.iter().map(|(input, arms)| {
        let arms = arms.iter().map(|arm| {
            let (rest, kernel) = (arm.pattern(), &arm.kernel);
            let pattern = tuple_of(flat.then_some(input).into_iter().chain(&rest));
            quote!(#pattern => #kernel,)
        });
        if flat { quote!(#(#arms)*) } else { quote!(#input => match rest { #(#arms)* _ => None },) }
    });
    let (scales, zero) = (scales(operator), shape.zero_point.then(|| zeros(operator)));
    let (input, rest) = (quote!(types.input), shape.key());
    let (rest, key) = match flat {
        true => (None, tuple_of(iter::once(&input).chain(&rest))),
        false => {
            let rest = tuple_of(&rest);
            (Some(quote!(let rest = #rest;)), input)
        }
    };
    quote! {
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                #(#scales)*
                _ => return None,
            };
            #zero
            #rest
            match #key {
                #(#arms)*
                _ => None,
            }
        }
    }
}

/// The arms from the types of all scales to what widens them: every scale goes with every input.
fn scales(operator: &Scope<'_, Operator>) -> Vec<TokenStream> {
    let newest = operator.versions.last().map_or(&[][..], |newest| &newest.scale);
    let arm = |scale: &ElementType| {
        let (constant, marker) = (operator.constant(&scale.name), operator.marker(&scale.name));
        quote!(#constant => scale::<#marker>(),)
    };
    newest.iter().map(arm).collect()
}

/// The `match` from the types of all zero points to what is known of them.
fn zeros(operator: &Scope<'_, Operator>) -> TokenStream {
    let mut known: Vec<&ElementType> = Vec::new();
    for version in &operator.versions {
        for zero in version.input.iter().flat_map(|input| version.zero_point_types(operator, input)) {
            if !known.iter().any(|known| known.name == zero.name) {
                known.push(zero);
            }
        }
    }
    let arms = known.into_iter().map(|zero| {
        let (constant, zero) = (operator.constant(&zero.name), zero_points(operator, Some(zero)));
        quote!(Some(#constant) => #zero,)
    });
    let absent = zero_points(operator, None);
    quote! {
        let zero = match types.zero_point {
            None => #absent,
            #(#arms)*
            _ => return None,
        };
    }
}

/// Zero points of a type, or none.
fn zero_points(operator: &Scope<'_, Operator>, zero: Option<&ElementType>) -> TokenStream {
    match zero {
        None => quote!(no_zero()),
        Some(zero) => {
            let zero = operator.marker(&zero.name);
            quote!(zero::<#zero>())
        }
    }
}

/// The combinations of an input that differ in their zero points alone, and their kernel.
struct Arm {
    /// None where the zero point's type follows from the input's; else the constant of each type.
    zeros: Option<Zeros>,
    /// The other patterns.
    rest: Vec<TokenStream>,
    kernel: TokenStream,
}

/// Zero points of an arm.
#[derive(Default)]
struct Zeros {
    /// Whether there may be none.
    absent: bool,
    types: Vec<TokenStream>,
}

impl Arm {
    fn pattern(&self) -> Vec<TokenStream> {
        let zeros = self.zeros.as_ref().map(Zeros::pattern);
        zeros.into_iter().chain(self.rest.iter().cloned()).collect()
    }

    fn is(&self, rest: &[TokenStream], kernel: &TokenStream) -> bool {
        let text = |tokens: &[TokenStream]| tuple_of(tokens).to_string();
        text(&self.rest) == text(rest) && self.kernel.to_string() == kernel.to_string()
    }
}

impl Zeros {
    fn add(&mut self, zero: Option<TokenStream>) {
        match zero {
            None => self.absent = true,
            Some(zero) => self.types.push(zero),
        }
    }

    fn pattern(&self) -> TokenStream {
        let types = &self.types;
        match (self.absent, types.is_empty()) {
            (true, true) => quote!(None),
            (true, false) => quote!(None | Some(#(#types)|*)),
            (false, _) => quote!(Some(#(#types)|*)),
        }
    }
}

/// The arms of every input, in the order of the document.
fn arms_by_input(operator: &Scope<'_, Operator>, shape: &MatchShape) -> Vec<(TokenStream, Vec<Arm>)> {
    let mut seen = HashSet::new();
    let mut inputs: Vec<(String, TokenStream, Vec<Arm>)> = Vec::new();
    // The newest version first: in nearly every document it has all combinations of the older ones.
    for version in operator.versions.iter().rev() {
        for combination in matrix::combinations(operator, version) {
            for formula in combination.formulas(operator) {
                let (name, zero) = (&combination.input.element_type.name, combination.zero_point.as_ref());
                let zero = zero.filter(|_| shape.zero_point);
                let constant = || zero.map(|zero| operator.constant(&zero.name));
                let rest = shape.pattern(operator, &combination, formula);
                let key = (name.clone(), zero.map(|zero| zero.name.clone()), tuple_of(&rest).to_string());
                if !seen.insert(key) {
                    continue;
                }
                let known = inputs.iter().position(|(known, ..)| known == name).unwrap_or(inputs.len());
                if known == inputs.len() {
                    inputs.push((name.clone(), operator.constant(name), Vec::new()));
                }
                let Some((.., arms)) = inputs.get_mut(known) else { continue };
                let kernel = kernel(operator, &combination, formula);
                let same = arms.iter_mut().find(|arm| arm.is(&rest, &kernel));
                match same.and_then(|arm| arm.zeros.as_mut()) {
                    Some(zeros) => zeros.add(constant()),
                    None => {
                        let mut zeros = shape.zero_point.then(Zeros::default);
                        zeros.iter_mut().for_each(|zeros| zeros.add(constant()));
                        arms.push(Arm { zeros, rest, kernel });
                    }
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

    /// Those of a combination, but for the zero point.
    fn pattern(
        &self,
        operator: &Scope<'_, Operator>,
        combination: &Combination,
        formula: &Formula,
    ) -> Vec<TokenStream> {
        let output = self.output.then(|| operator.constant(&combination.output.name));
        let adds = !formula.subtracts();
        let additive = self.additive.then(|| quote!(#adds));
        output.into_iter().chain(additive).collect()
    }
}

/// The kernel of a combination, chosen by the class of its types and by what rules say of its zero points.
fn kernel(operator: &Scope<'_, Operator>, combination: &Combination, formula: &Formula) -> TokenStream {
    let element = &combination.input.element_type;
    let replaces = operator.input(Role::ZeroPoint).is_some_and(|zero| zero.replaces_bias);
    let input = operator.marker(&element.name);
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
    let output = operator.marker(&combination.output.name);
    let zero = match matrix::zero_point_is_factor(operator) {
        true => quote!(zero),
        false => zero_points(operator, combination.zero_point.as_ref()),
    };
    let arithmetic = match (formula.subtracts(), is_wide(element, combination.zero_point.as_ref())) {
        (false, _) => quote!(additive),
        (true, false) if is_scaled(operator, combination) => quote!(scaled),
        (true, false) => quote!(affine),
        (true, true) => quote!(affine_wide),
    };
    quote!(#arithmetic::<#input, #output>(scale, #zero))
}

/// Whether a value is only scaled: one that is no integer and of no more than a byte, without a zero point that could be another
/// number than 0. Of integers, there are loops for both cases; longer codes take longer to read than zeros to be subtracted.
fn is_scaled(operator: &Operator, combination: &Combination) -> bool {
    let element = &combination.input.element_type;
    !element.is_integer() && element.bits <= 8 && !combination.may_shift(operator)
}

/// Whether the difference of input and zero point may need more than float32's 24 bits: 16-bit integers differ by at
/// most 17 bits, wider ones are subtracted as integers.
fn is_wide(input: &ElementType, zero: Option<&ElementType>) -> bool {
    let wide = |t: &ElementType| t.is_integer() && t.bits > 16;
    wide(input) || zero.is_some_and(wide)
}
