//! The built-in documents resolve, and their combinations are what their type lists allow.

use std::collections::HashSet;

use dequant_spec::element::Encoding;
use dequant_spec::matrix::{self, Combination};
use dequant_spec::operator::{Constraint, Element, OutputType, Rule};
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

/// The inputs of an operator's newest version whose zero points, if they are given, may be another number than 0.
fn shifted(operator: &Operator) -> HashSet<String> {
    let newest = operator.versions.last().unwrap_or_else(|| panic!("{} has a version", operator.id()));
    let all = matrix::combinations(operator, newest).into_iter();
    all.filter(|combination| combination.may_shift(operator)).map(|c| c.input.name).collect()
}

#[test]
fn zero_points_shift_unless_a_rule_of_all_calls_says_that_they_are_0() {
    let operators = operators();
    let onnx = operators.iter().find(|operator| operator.dialect == "onnx").unwrap();
    let float8 = ["float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"].map(str::to_owned);
    let inputs = onnx.versions.last().unwrap().input.iter().map(|input| input.name.clone());
    let others: HashSet<String> = inputs.filter(|name| !float8.contains(name)).collect();
    assert_eq!(shifted(onnx), others);
    assert!(others.contains("float4e2m1") && others.contains("int32"));
    // What the rule holds for is not all calls, or it is not all types.
    let changes: [fn(&Operator, &mut Constraint); 5] = [
        |operator, rule| rule.since = operator.versions.last().map(|newest| newest.since),
        |operator, rule| rule.until = operator.versions.last().map(|newest| newest.since),
        |operator, rule| rule.granularity = vec![operator.granularities[0].name.clone()],
        |operator, rule| rule.formula = Some(operator.formulas[0].name.clone()),
        |_, rule| rule.input = vec!["int32".into()],
    ];
    for change in changes {
        let mut changed = onnx.clone();
        let rule = changed.constraints.iter_mut().find(|rule| rule.rule == Rule::ZeroPointCodesAreZero);
        change(onnx, rule.unwrap());
        let all_shift = float8.iter().all(|name| shifted(&changed).contains(name));
        assert!(all_shift, "{:?}", changed.constraints);
    }
    // Code 0 of a type is another number.
    let mut changed = onnx.clone();
    for version in &mut changed.versions {
        for input in version.input.iter_mut().filter(|input| input.name == "float8e5m2") {
            let Encoding::Float(float) = &mut input.element_type.encoding else { panic!("a float") };
            float.subnormals = false;
        }
    }
    assert_eq!(&shifted(&changed) - &others, HashSet::from(["float8e5m2".into()]));
}

#[test]
fn inputs_without_zero_points_are_not_shifted() {
    let mut unshifted = HashSet::new();
    for operator in operators().iter().filter(|operator| operator.dialect != "onnx") {
        let newest = operator.versions.last().unwrap();
        let takes_none = |input: &&Element| newest.zero_point_types(operator, input).is_empty();
        let expected = newest.input.iter().filter(takes_none).map(|input| input.name.clone());
        let all: HashSet<String> = newest.input.iter().map(|input| input.name.clone()).collect();
        let found = &all - &shifted(operator);
        assert_eq!(found, expected.collect(), "{}", operator.id());
        unshifted.extend(found);
    }
    assert!(unshifted.contains("float8e4m3fn") && !unshifted.contains("int8"), "{unshifted:?}");
}
