//! Documents that nobody wrote, those that lie here: they are what the generators write, and all calls of what they describe are
//! what the interpreter computes, or are refused for what is wrong with them.

use dequant_fuzz::documents::{self, formats, operators};

/// How many formats the family has, of which seed.
const FAMILY: (usize, u64) = (60, 1);

/// The seed of the operators.
const SEED: u64 = 350;

dequant_fuzz::guests! {
    family: formats "documents/formats.yaml"
    own0: opset "documents/own0.yaml"
    own1: version "documents/own1.yaml"
    own2: opset "documents/own2.yaml"
    own3: version "documents/own3.yaml"
    own4: opset "documents/own4.yaml"
    own5: version "documents/own5.yaml"
    own6: opset "documents/own6.yaml"
    own7: version "documents/own7.yaml"
}

/// The seed is one whose operators have much of what there is.
#[test]
fn the_operators_have_much_of_what_there_is() {
    let all: String = GUESTS[1..].iter().map(|(_, guest)| guest().document).collect();
    for text in [
        "additive",
        "all_along",
        "by_granularity",
        "empty_is_absent",
        "every_float",
        "every_type",
        "from_attribute: true, doc: Scales",
        "own, from_attribute",
        "groups_divide",
        "has_zero",
        "name_attribute",
        "one_along",
        "one_of_any_rank",
        "output_type: { attribute",
        "packed",
        "ragged",
        "replaces_bias",
        "same_as_input",
        "output_type: same_as_scale",
        "minimum: {",
        "one_vector",
        "shape: group_shape",
        "size_attribute",
        "until",
        "zero_point_codes_are_zero",
        "zero_points_are_codes",
    ] {
        assert!(all.contains(text), "no operator says {text}");
    }
}

fn bring() {
    documents::bring(GUESTS.iter().map(|(_, guest)| guest()));
}

#[test]
fn the_documents_are_what_the_generators_write() {
    let (count, seed) = FAMILY;
    let how = "has another document, whose first line says how to write it";
    for (name, guest) in GUESTS {
        let document = match *name {
            "family" => formats::document(count, seed),
            dialect => operators::document(dialect, SEED),
        };
        assert!(document == guest().document, "{name}: fuzz/tests/documents/ {how}");
    }
}

#[test]
fn formats_that_nobody_wrote_equal_the_interpreter() {
    bring();
    let report = formats::check(1, 1 << 16, "");
    let nearly_all = 10 * report.uncalled().count() <= FAMILY.0;
    assert!(report.wrong().count() == 0 && nearly_all && report.calls() > 700, "{report:#?}");
}

/// What holds of operators that nobody wrote holds of those that somebody did.
#[test]
fn built_in_operators_refuse_by_the_rule_that_is_broken() {
    bring();
    let report = operators::check_built_in(SEED);
    let all = report.uncalled().count() == 0 && report.calls() > 500 && report.refused() > 200;
    assert!(report.wrong().count() == 0 && all, "{report:#?}");
}

#[test]
fn operators_that_nobody_wrote_equal_the_interpreter_and_refuse_by_the_rule_that_is_broken() {
    bring();
    let report = operators::check(SEED, operators::CALLS, "");
    let all = report.uncalled().count() == 0 && report.calls() > 700 && report.refused() > 300;
    assert!(report.wrong().count() == 0 && all, "{report:#?}");
}
