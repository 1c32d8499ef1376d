//! What types zero points may have, and what they say of themselves.

use super::{OPERATOR, accepted, messages, refused};

#[test]
fn zero_points_are_subtracted_exactly() {
    let types = "types: [int8, float16]";
    accepted(OPERATOR, types, "types: [int8, int16, float16]");
    refused(
        OPERATOR,
        types,
        "types: [int8, int32]",
        "zero point type for `tiny3` is `int32`, expected one whose",
    );
    // Of an integer the difference is taken in integers, but signed ones.
    let (of_both, of_integers) =
        ("input: [tiny3, nibbles], types: [int8, float16]", "input: [nibbles], types:");
    accepted(OPERATOR, of_both, &format!("{of_integers} [int32, int64]"));
    let long = |bits: u32| {
        let own = format!(
            "types:\n  - {{ name: long, doc: Long., bits: {bits}, encoding: {{ integer: {{ signed: false }} }} }}"
        );
        OPERATOR.replace("types:\n  - name: tiny3", &format!("{own}\n  - name: tiny3"))
    };
    accepted(&long(63), of_both, &format!("{of_integers} [long]"));
    refused(
        &long(64),
        of_both,
        &format!("{of_integers} [long]"),
        "zero point type is `long`, expected an integer, without",
    );
}

#[test]
fn what_a_zero_point_says_of_itself_goes_together() {
    let zero = "optional: true, type: own,";
    let both = "z, role: zero_point, optional: true, type: own";
    let required = "{ id: C1, rule: { required_input: z }, doc: z is given. }\n  - { id: C0,";
    let message = "the rule `required_input` of the zero point, which is not optional, is missing";
    refused(OPERATOR, zero, "type: own,", message);
    accepted(&OPERATOR.replace("{ id: C1,", required), zero, "type: own,");
    let attribute = "from_attribute: true, optional: true, type: own,";
    let listed = messages(&OPERATOR.replace("types: [int8, float16]", "types: [int8]"), zero, attribute);
    let grid = "parameters is grid, expected one_vector or vector: z is a list, as an attribute holds it";
    assert_eq!(listed, [grid]);
    refused(
        OPERATOR,
        zero,
        attribute,
        "the second type of z is `float16`, expected one, as an attribute holds it",
    );
    accepted(OPERATOR, zero, &format!("replaces_bias: true, {zero}"));
    let message =
        "field `replaces_bias` of `z` is given, expected none but for a tensor with a type of its own";
    refused(OPERATOR, both, &format!("{both}, from_attribute: true, replaces_bias: true"), message);
    refused(
        OPERATOR,
        both,
        "z, role: zero_point, optional: true, type: same_as_input, replaces_bias: true",
        message,
    );
}

#[test]
fn zero_points_come_with_their_elements() {
    let later = "      input: [levels2]\n";
    let zero = |input: &str| format!("{later}      zero_point: [{{ input: [{input}], types: [int16] }}]\n");
    accepted(OPERATOR, later, &zero("levels2"));
    let message = "a zero point type for `tiny3` is added to an older element, expected all in the version";
    refused(OPERATOR, later, &zero("levels2, tiny3"), message);
}

#[test]
fn integers_are_not_added() {
    let rule = "  - { id: C15, rule: { float_zero_point: added }, doc: A z that is added is a float. }\n";
    let message = "the rule `float_zero_point` of added, as some zero points are integers, is missing";
    refused(OPERATOR, rule, "", message);
    accepted(&OPERATOR.replace("types: [int8, float16]", "types: [float16]"), rule, "");
    refused(OPERATOR, "{ id: C15, ", "{ id: C15, formula: affine, ", message);
}

#[test]
fn an_element_has_one_list_of_zero_points() {
    let list = "zero_point: [{ input: [tiny3, nibbles], types: [int8, float16] }]";
    let two = |second: &str| {
        format!(
            "zero_point: [{{ input: [tiny3], types: [int8] }}, {{ input: [{second}], types: [float16] }}]"
        )
    };
    accepted(OPERATOR, list, &two("nibbles"));
    let message = "the zero point types of `tiny3` is given again, expected all of them in one list";
    refused(OPERATOR, list, &two("nibbles, tiny3"), message);
}

#[test]
fn a_bias_that_counts_units_is_not_replaced() {
    let zero = "{ name: z, role: zero_point,";
    let replacing = OPERATOR.replace(zero, &format!("{zero} replaces_bias: true,"));
    let bias = "{ integer: { signed: false, bias: 8 } }";
    accepted(&replacing, bias, "{ integer: { signed: false, unit: -2 } }");
    accepted(OPERATOR, bias, "{ integer: { signed: false, bias: 8, unit: -2 } }");
    let message = "zero point type for `nibbles` is given, expected none: its bias counts units";
    refused(&replacing, bias, "{ integer: { signed: false, bias: 8, unit: -2 } }", message);
}
