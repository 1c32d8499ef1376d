//! Names: how long, of what, and each of one item in Rust.

use super::{FORMATS, OPERATOR, accepted, messages, refused};

#[test]
fn names_have_at_most_64_letters() {
    accepted(OPERATOR, "Widen", &"W".repeat(64));
    refused(OPERATOR, "Widen", &"W".repeat(65), "operator name is");
    accepted(FORMATS, "name: B32", &format!("name: {}", "B".repeat(64)));
    refused(FORMATS, "name: B32", &format!("name: {}", "B".repeat(65)), "format name is");
}

#[test]
fn modules_have_names_in_lower_case() {
    accepted(OPERATOR, "dialect: acme", "dialect: ac_me2");
    refused(OPERATOR, "dialect: acme", "dialect: acmE", "dialect name is `acmE`, expected one in lower case");
    refused(FORMATS, "  name: acme", "  name: Acme", "family name is `Acme`, expected one in lower case");
}

#[test]
fn items_have_names_of_their_own_in_rust() {
    let two = |first: &str, second: &str| OPERATOR.replace("tiny3", first).replace("levels2", second);
    let of = |name: &str, rust: &str, other: &str| {
        format!(
            "type name is `{name}`, expected another one: in Rust it is `{rust}`, as is the type `{other}` at 4:11"
        )
    };
    for (first, second, rust) in
        [("a4", "a_4", "A4"), ("bell16_x", "bell16x", "Bell16X"), ("Bell", "bell", "Bell")]
    {
        refused(&two(first, second), "Input.", "Input.", &of(second, rust, first));
    }
    accepted(&two("a4", "a40"), "Input.", "Input.");
    // The struct of an operator is a value as well; types and their constants are told apart.
    refused(
        &OPERATOR.replace("tiny3", "widen"),
        "Input.",
        "Input.",
        "operator name is `Widen`, expected another one: in Rust it is `Widen`, as is the type `widen` at 4:11",
    );
    refused(
        &OPERATOR.replace("tiny3", "WIDEN"),
        "operator: Widen",
        "operator: WIDEN",
        "operator name is `WIDEN`",
    );
    refused(
        OPERATOR,
        "operator: Widen",
        "operator: ok",
        "operator name is `ok`, expected another one: in Rust it is `Ok`, as is a value of Rust",
    );
    let same = "name: Packed";
    refused(
        FORMATS,
        same,
        "name: B_32",
        "format name is `B_32`, expected another one: in Rust it is `B32`, as is the format `B32` at 15:11",
    );
    refused(
        FORMATS,
        same,
        "name: steps_4",
        "format name is `steps_4`, expected another one: in Rust it is `Steps4`, as is the type `steps4` at 4:11",
    );
    refused(
        &FORMATS.replace("steps4", "formats"),
        same,
        same,
        "type name is `formats`, expected another one: in Rust it is `FORMATS`, as is the list of a family's formats",
    );
    refused(
        &FORMATS.replace("steps4", "types"),
        same,
        same,
        "type name is `types`, expected another one: in Rust it is `TYPES`, as is the list of a document's types",
    );
    // A name that stands twice is reported as such alone.
    let twice = messages(FORMATS, same, "name: B32");
    assert_eq!(twice, ["format `B32` is listed twice, first at 15:11; expected each name once"]);
}

#[test]
fn attributes_are_not_called_as_methods() {
    for name in
        ["new", "number", "plan", "set", "clone", "deref", "facts", "output_type", "plan_stack", "run"]
    {
        let message = format!(
            "attribute name is `{name}`, expected none of attributes, block_layout, caller_chooses, clone, "
        );
        refused(FORMATS, "name: symmetric, value: bool", &format!("name: {name}, value: bool"), &message);
        refused(OPERATOR, "name: axis, value: int", &format!("name: {name}, value: int"), &message);
        refused(OPERATOR, "output: { name: y", &format!("output: {{ name: {name}"), &message);
    }
    refused(
        OPERATOR,
        "output: { name: y",
        "output: { name: axis",
        "attribute name is `axis`, expected another one than the output's",
    );
}

#[test]
fn each_number_is_of_one_format() {
    let first = FORMATS.replace("name: B32", "name: B32\n    number: 7");
    let of = |number: &str| format!("name: Packed\n    number: {number}");
    for number in ["0", "8", "9223372036854775807"] {
        accepted(&first, "name: Packed", &of(number));
    }
    let again = "format number is 7 again, first at 16:13, expected each number once";
    assert_eq!(messages(&first, "name: Packed", &of("7")), [again]);
    // What is wrong twice is said twice.
    let below = "format number is -1, expected one that is not negative";
    let again = "format number is -1 again, first at 16:13, expected each number once";
    let negative = FORMATS.replace("name: B32", "name: B32\n    number: -1");
    assert_eq!(messages(&negative, "name: Packed", &of("-1")), [below, below, again]);
}
