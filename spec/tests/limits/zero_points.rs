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
    for limit in ["until: \"2.1\"", "since: \"2.1\"", "input: [nibbles]", "granularity: [whole]"] {
        refused(OPERATOR, "{ id: C15, ", &format!("{{ id: C15, {limit}, "), message);
    }
    accepted(OPERATOR, "{ id: C15, ", "{ id: C15, formula: additive, ");
    // Only a version that has the attribute can set it.
    let later = OPERATOR.replace("axis, added]", "axis]").replace("[size, to]", "[size, to, added]");
    accepted(&later, "{ id: C15, ", "{ id: C15, since: \"2.1\", ");
    let always = later.replace("value: bool,", "value: bool, default: true,");
    refused(&always, "{ id: C15, ", "{ id: C15, since: \"2.1\", ", message);
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
    let every = |input: &str| {
        format!(
            "zero_point: [{{ input: [tiny3, nibbles], types: [int8] }}, {{ input: [{input}], types: [int8] }}]"
        )
    };
    refused(
        OPERATOR,
        list,
        &every("every_type"),
        "zero point types is of no element, expected one that has none",
    );
    let every = every("every_type, levels2").replace("[tiny3, nibbles]", "[tiny3]");
    refused(
        OPERATOR,
        list,
        &every,
        "zero point types is of every_type and others, expected every_type alone",
    );
    let all = OPERATOR.replace("optional: true, type: own,", "optional: true, type: same_as_input,");
    let message = "zero_point is given, expected none unless the zero point has a type of its own";
    refused(&all, list, "zero_point: [{ input: [every_type], types: [int8] }]", message);
}

#[test]
fn a_list_is_of_one_type_for_all_codes_of_a_type() {
    // int4 as it is, and in words.
    let listed = OPERATOR
        .replace("type: biased4", "type: int4")
        .replace("input: [tiny3, nibbles]\n", "input: [int4, nibbles]\n")
        .replace("input: [tiny3, nibbles], types: [int8, float16]", "input: [int4, nibbles], types: [int8]")
        .replace("optional: true, type: own,", "optional: true, type: own, from_attribute: true,");
    let grid = "parameters is grid, expected one_vector or vector: z is a list, as an attribute holds it";
    let list = "[{ input: [int4, nibbles], types: [int8] }]";
    assert_eq!(messages(&listed, list, list), [grid]);
    let message =
        "the zero point type of `nibbles` is another one, expected that of `int4`, which has the same codes";
    for other in [
        "[{ input: [nibbles], types: [int8] }]",
        "[{ input: [int4], types: [int16] }, { input: [nibbles], types: [int8] }]",
    ] {
        refused(&listed, list, other, message);
    }
}

#[test]
fn a_bias_that_counts_units_is_not_replaced() {
    let zero = "{ name: z, role: zero_point,";
    let replacing = OPERATOR.replace(zero, &format!("{zero} replaces_bias: true,"));
    let bias = "{ integer: { signed: false, bias: 8 } }";
    accepted(&replacing, bias, "{ integer: { signed: false, unit: -2 } }");
    accepted(OPERATOR, bias, "{ integer: { signed: false, bias: 8, unit: -2 } }");
    let message = "zero point type for `nibbles` is given, expected none: its bias counts units";
    let counting = "{ integer: { signed: false, bias: 8, unit: -2 } }";
    refused(&replacing, bias, counting, message);
    let every = "zero_point: [{ input: [every_type], types: [int8] }]";
    let replacing =
        replacing.replace("zero_point: [{ input: [tiny3, nibbles], types: [int8, float16] }]", every);
    refused(&replacing, bias, counting, message);
}
