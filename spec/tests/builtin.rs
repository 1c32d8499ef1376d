//! The built-in documents resolve, and their combinations are what their type lists allow.

use std::collections::HashSet;

use dequant_spec::matrix::{self, Combination};
use dequant_spec::operator::OutputType;
use dequant_spec::{Operator, builtin};

fn operators() -> Vec<Operator> {
    builtin::operators().unwrap_or_else(|errors| panic!("{errors}"))
}

/// The names of a combination's types.
fn names(combination: &Combination) -> [String; 4] {
    let zero_point = combination.zero_point.as_ref().map_or("none", |zero_point| &zero_point.name);
    [&combination.input.name, &combination.scale.name, zero_point, &combination.output.name]
        .map(str::to_owned)
}

#[test]
fn no_combination_is_listed_twice() {
    for operator in operators() {
        for version in &operator.versions {
            let all = matrix::combinations(&operator, version);
            let distinct: HashSet<_> = all.iter().map(names).collect();
            assert_eq!(distinct.len(), all.len(), "{} {}", operator.id(), version.label);
        }
    }
}

/// inputs × scales × outputs, or inputs × scales where the output has the scale's type; times none and every type that a
/// zero point of its own can have.
#[test]
fn combinations_are_the_product_of_the_type_lists() {
    for operator in operators() {
        for version in &operator.versions {
            let outputs =
                if version.output_type == OutputType::SameAsScale { 1 } else { version.output.len() };
            let zero_points = |element| match matrix::zero_point_is_factor(&operator) {
                true => 1 + version.zero_point_types(&operator, element).len(),
                false => 1,
            };
            let inputs: usize = version.input.iter().map(zero_points).sum();
            let expected = inputs * version.scale.len() * outputs;
            let found = matrix::combinations(&operator, version).len();
            assert_eq!(found, expected, "{} {}", operator.id(), version.label);
            assert_eq!(matrix::count(&operator, version), found, "{} {}", operator.id(), version.label);
        }
    }
}

#[test]
fn a_version_has_the_combinations_of_the_one_before() {
    for operator in operators() {
        for pair in operator.versions.windows(2) {
            let newer: HashSet<_> = matrix::combinations(&operator, &pair[1]).iter().map(names).collect();
            let lost =
                matrix::combinations(&operator, &pair[0]).iter().map(names).find(|c| !newer.contains(c));
            assert_eq!(
                lost,
                None,
                "{} {} lacks a combination of {}",
                operator.id(),
                pair[1].label,
                pair[0].label
            );
        }
    }
}
