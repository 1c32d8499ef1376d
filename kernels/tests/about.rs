//! What operators say of themselves: what their documents say, and what plans are made for.

use dequant::operator::Role;
use dequant::{Builder, operators};
use dequant_spec::operator::{Operator, OperatorVersion, OutputType, Rule};
use dequant_spec::{builtin, matrix, model};

/// Every version of every operator of the build, beside its document.
fn for_each(check: impl Fn(&Builder, &Operator, &OperatorVersion)) {
    let mut count = 0;
    for operator in builtin::operators().expect("built-in documents are valid") {
        for version in &operator.versions {
            let (major, minor) = (version.since.major, version.since.minor);
            let Some(builder) = operators::by_id(&operator.id(), major, minor) else { continue };
            check(&builder.expect("a version of the document"), &operator, version);
            count += 1;
        }
    }
    assert!(count > 0 || operators::OPERATORS.is_empty(), "no version was looked at");
}

/// Whether every call of a version gives an input.
fn always(operator: &Operator, version: &OperatorVersion, role: model::Role) -> bool {
    let optional = operator.input(role).is_none_or(|input| input.optional);
    let required = operator.constraints_of(version.since).any(|c| c.rule == Rule::RequiredInput(role));
    !optional || required
}

/// Names of the types of input, scale, zero point and output.
type Names = (String, String, Option<String>, String);

/// The document's combinations; where a zero point is no factor of their count, with every type that one may have, and without.
fn combinations(operator: &Operator, version: &OperatorVersion) -> Vec<Names> {
    let mut all = Vec::new();
    let absent = (!always(operator, version, model::Role::ZeroPoint)).then_some(None);
    for combination in matrix::combinations(operator, version) {
        let own = combination.zero_point.iter().map(|zero| Some(zero.name.clone()));
        let zero_points: Vec<Option<String>> = match matrix::zero_point_is_factor(operator) {
            true if combination.zero_point.is_none() => absent.iter().cloned().collect(),
            true => own.collect(),
            false => {
                let types = version.zero_point_types(operator, &combination.input);
                absent.iter().cloned().chain(types.iter().map(|zero| Some(zero.name.clone()))).collect()
            }
        };
        let of = |zero| {
            let (input, scale) = (combination.input.name.clone(), combination.scale.name.clone());
            (input, scale, zero, combination.output.name.clone())
        };
        all.extend(zero_points.into_iter().map(of));
    }
    all.sort();
    all
}

#[test]
fn operators_say_whether_the_caller_chooses_the_type_of_the_output() {
    for_each(|builder, operator, version| {
        let chosen = version.output_type == OutputType::ChosenByCaller;
        assert_eq!(builder.caller_chooses(), chosen.then_some(operator.output_name.as_str()));
        assert_eq!(builder.id(), operator.id());
    });
}

#[test]
fn operators_say_which_types_go_together() {
    for_each(|builder, operator, version| {
        let names = builder.combinations().map(|(element, scale, zero_point, output)| {
            let zero_point = zero_point.map(|zero| zero.name().to_owned());
            (element.name.to_owned(), scale.name().to_owned(), zero_point, output.name().to_owned())
        });
        let mut names: Vec<Names> = names.collect();
        names.sort();
        assert_eq!(names, combinations(operator, version), "{} {}", operator.id(), version.label);
    });
}

#[test]
fn operators_say_what_they_take() {
    for_each(|builder, operator, version| {
        let what = format!("{} {}", operator.id(), version.label);
        assert!(builder.name().ends_with(&format!(" {}", operator.name)), "{what}: {}", builder.name());
        let asked = (builder.version().major, builder.version().minor);
        assert_eq!(asked, (version.since.major, version.since.minor), "{what}");
        let attributes: Vec<_> = builder
            .attributes()
            .map(|attribute| (attribute.name, format!("{:?}", attribute.kind), attribute.default.is_some()))
            .collect();
        let of_version = operator.attributes.iter().filter(|a| version.attributes.contains(&a.name));
        let expected: Vec<_> =
            of_version.map(|a| (a.name.as_str(), format!("{:?}", a.kind), a.default.is_some())).collect();
        assert_eq!(attributes, expected, "{what}");
        let inputs: Vec<_> = builder.inputs().collect();
        let expected: Vec<_> = operator
            .inputs
            .iter()
            .map(|input| (input.name.as_str(), role(input.role), always(operator, version, input.role)))
            .collect();
        assert_eq!(inputs, expected, "{what}");
    });
}

/// A role in the crate's words.
fn role(role: model::Role) -> Role {
    match role {
        model::Role::Input => Role::Input,
        model::Role::Scale => Role::Scale,
        model::Role::ZeroPoint => Role::ZeroPoint,
    }
}

/// Of all types that there are, plans take those together that the operator says, and no others.
#[cfg(feature = "onnx")]
#[test]
fn a_plan_is_made_for_these_types_and_no_others() {
    use std::collections::BTreeSet;

    use dequant::{DType, Meta, types};

    let builder = Builder::from(dequant::onnx::DequantizeLinear::newest());
    let said: BTreeSet<_> = builder
        .combinations()
        .map(|(element, scale, zero, output)| {
            (element.stored().name(), scale.name(), zero.map(|z| z.name()), output.name())
        })
        .collect();
    let mut planned = BTreeSet::new();
    let scalar = |dtype: DType| Meta::new(dtype, &[]);
    for output in types::ALL {
        let Ok(builder) = builder.clone().set("output_dtype", *output) else { continue };
        for (input, scale) in types::ALL.iter().flat_map(|input| types::ALL.iter().map(move |s| (*input, *s)))
        {
            for zero in [None, Some(input)].into_iter().chain(types::ALL[..4].iter().copied().map(Some)) {
                let plan = builder.plan(Meta::new(input, &[2]), scalar(scale), zero.map(scalar));
                if plan.is_ok_and(|plan| plan.output() == Meta::new(*output, &[2])) {
                    planned.insert((input.name(), scale.name(), zero.map(|z| z.name()), output.name()));
                }
            }
        }
    }
    assert_eq!(planned, said);
}
