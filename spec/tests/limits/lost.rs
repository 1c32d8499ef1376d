//! What a document says and no call would notice: a list beside no operator, an attribute that nothing reads, a rule that never
//! applies, an element of no version. Each was once accepted without a word.

use super::{FORMATS, OPERATOR, accepted, messages, refused};

#[test]
fn fields_of_an_operator_belong_to_one() {
    let beside = |field: &str| messages(FORMATS, "\nfamily:\n", &format!("\n{field}\nfamily:\n"));
    let of_a_format = "given by itself, expected an `operator` that it belongs to; each format has its own, and so has the family";
    let attribute = "attributes:\n  - { name: output_dtype, value: type, doc: The type of all weights. }";
    assert_eq!(beside(attribute), [format!("`attributes` is {of_a_format}")]);
    assert_eq!(beside("doc: All of it."), [format!("`doc` is {of_a_format}")]);
    assert_eq!(beside("output: { name: y, doc: Weights. }"), [format!("`output` is {of_a_format}")]);
    for field in ["dialect: acme", "newest_checked: \"2\"", "element_from: format", "versioned_by: opset"] {
        let name = field.split(':').next().unwrap();
        let expected = format!("`{name}` is given by itself, expected an `operator` that it belongs to");
        assert_eq!(beside(field), [expected]);
    }
    let types = "types:\n  - { name: t4, doc: d, bits: 4, encoding: { integer: { signed: true } } }\n";
    accepted(types, "t4", "t4");
    let decisions = format!("{types}decisions:\n  - {{ id: D1, title: t, doc: d }}\n");
    refused(&decisions, "t4", "t4", "`decisions` is given by itself");
    // Those of a family are its own.
    accepted(FORMATS, "decisions: []", "decisions:\n  - { id: D1, title: t, doc: d }");
}

#[test]
fn attributes_of_formats_are_read() {
    let attribute = |attribute: &str| {
        let text = "      - { name: output_dtype, value: type, doc: The type. }\n";
        messages(FORMATS, text, &format!("{text}      - {attribute}\n"))
    };
    let message = |name: &str| {
        format!(
            "attribute {name} is read by nothing, expected part of an expression, a width, a condition or the output"
        )
    };
    assert_eq!(attribute("{ name: order, value: string, doc: d }"), [message("order")]);
    assert_eq!(attribute("{ name: size, value: int, one_of: [1, 2], doc: d }"), [message("size")]);
    // What can be one thing only says what a call relies on.
    assert_eq!(attribute("{ name: size, value: int, one_of: [1], default: 1, doc: d }"), [""; 0]);
    // Each of the ways to read one.
    for (text, instead, name) in [
        ("unsigned: bits,", "unsigned: 4,", "none"),
        ("shape: [K*bits/32, N]", "shape: [K/8, N]", "none"),
        ("given_when: { attribute: symmetric, value: false }", "optional: true", "symmetric"),
        (", attribute: output_dtype }", ", same_as: s }", "output_dtype"),
    ] {
        let found = messages(FORMATS, text, instead);
        assert_eq!(found.contains(&message(name)), name != "none", "{found:?}");
    }
}

#[test]
fn blocks_have_names_of_their_own() {
    let attribute = |name: &str| {
        let text = "    block: { tensor: blocks, elements: 32, bytes: 14 }\n";
        let attributes = format!("    attributes: [{{ name: {name}, value: int, one_of: [1], doc: d }}]\n");
        messages(FORMATS, text, &format!("{text}{attributes}"))
    };
    assert_eq!(attribute("width"), [""; 0]);
    for name in ["K", "rows"] {
        let expected =
            format!("attribute name is `{name}`, expected another one: blocks have a size of this name");
        assert_eq!(attribute(name), [expected]);
    }
}

#[test]
fn own_types_leave_built_in_ones_their_numbers() {
    let numbers = |of: &str| messages(OPERATOR, "numbers: { acme: 3 }", &format!("numbers: {{ {of} }}"));
    assert_eq!(numbers("onnx: 1000"), [""; 0]);
    assert_eq!(numbers("onnx: 10"), ["onnx number is 10 again, expected one that no other type has"]);
    refused(
        OPERATOR,
        "names: { acme: t3 }",
        "names: { onednn: s8 }",
        "onednn name is `s8` again, expected one that no other type has",
    );
}

#[test]
fn rules_apply_to_some_version() {
    let rule =
        |versions: &str| messages(OPERATOR, "since: \"2.1\", doc: size", &format!("{versions}, doc: size"));
    assert_eq!(rule("since: \"2.5\""), [""; 0]);
    assert_eq!(rule("since: \"2.6\""), ["since is 2.6, expected up to newest_checked 2.5"]);
    assert_eq!(rule("since: \"2.1\", until: \"2.2\""), [""; 0]);
    let never = |since: &str, until: &str| {
        [format!("until is {until}, expected a version after {since}, the first with the rule")]
    };
    assert_eq!(rule("since: \"2.1\", until: \"2.1\""), never("2.1", "2.1"));
    assert_eq!(rule("until: \"1\""), never("1", "1"));
    assert_eq!(rule("since: \"0.5\", until: \"0.9\""), never("1", "0.9"));
}

#[test]
fn a_default_is_held_against_rules_for_all_calls_only() {
    let text = OPERATOR
        .replace("  - { name: size, value: int, default: 0,", "  - { name: size, value: int, default: -1,");
    refused(&text, "C6", "C6", "the default of size is -1, expected at least 0");
    accepted(&text, "since: \"2.1\", doc: size", "since: \"2.2\", doc: size");
    accepted(&text, "since: \"2.1\", doc: size", "granularity: [blocks], doc: size");
    refused(&text, "since: \"2.1\", doc: size", "doc: size", "the default of size is -1");
}

#[test]
fn only_zero_points_can_be_left_out() {
    let scale = |field: &str| {
        messages(OPERATOR, "    role: scale\n", &format!("    role: scale\n    {field}: true\n"))
    };
    for field in ["optional", "empty_is_absent", "replaces_bias"] {
        let expected = format!("field `{field}` of `s` is true, expected none but for a zero point");
        assert!(scale(field).contains(&expected), "{:?}", scale(field));
    }
}

#[test]
fn elements_are_of_some_version() {
    let element = "\nelements:\n  - { name: pairs, type: levels2, packed: { word: int16, axis: 0 } }\n";
    refused(
        OPERATOR,
        "\nelements:\n",
        element,
        "element `pairs` is in no version, expected a version to add it",
    );
    refused(OPERATOR, "default: nibbles,", "default: nibble,", "unknown element `nibble`");
}

#[test]
fn a_digit_has_its_byte_with_others_of_its_codes_only() {
    let digits = "codes: { unsigned: 2, base: 3, at: 0, steps: [[16, 8], [2, 1]] }";
    let block = |scale: &str| {
        let head =
            "family: { name: acme, doc: d, source: { project: p, document: d, version: \"1\" } }\nformats:\n";
        format!(
            "{head}  - name: One\n    doc: d.\n    block: {{ tensor: blocks, elements: 32, bytes: 17 }}\n    value:\n      {digits}\n      scale: {{ groups: [1, 32], codes: {{ {scale} }} }}\n"
        )
    };
    accepted(&block("unsigned: 8, at: 16"), "One", "One");
    let shared = "where the scale is already";
    // No bit of it is the digits', and yet it is a bit of their byte.
    let bits = block("unsigned: 3, pieces: [{ at: 0, bit: 5, steps: [[1, 0]] }]");
    refused(&bits, "One", "One", "value at byte 0 is where the scale is already (bit 5)");
    let digit = block("unsigned: 2, base: 3, pieces: [{ at: 0, bit: 2, steps: [[1, 0]] }]");
    refused(&digit, "One", "One", &format!("value at byte 0 is {shared} (bit 0)"));
    let twice = block("unsigned: 8, at: 16").replace("[[16, 8], [2, 1]]", "[[16, 8], [2, 0]]");
    refused(&twice, "One", "One", "value at byte 0 is digit 0, which is another code's already");
}

#[test]
fn texts_may_look_like_numbers() {
    let default = |kind: &str, default: &str| {
        let attribute = format!("{{ name: mode, value: {kind}, default: {default}, doc: d. }}");
        let text = "  - { name: to, value: type, doc: The output type. }\n";
        let document = OPERATOR.replace("attributes: [size, to]", "attributes: [size, to, mode]");
        messages(&document, text, &format!("{text}  - {attribute}\n"))
    };
    for text in ["\"1\"", "'true'", "1", "true", "0x10"] {
        assert_eq!(default("string", text), [""; 0], "{text}");
    }
    for number in ["1", "-7", "0x10", "\"12\""] {
        assert_eq!(default("int", number), [""; 0], "{number}");
    }
    assert_eq!(default("int", "true"), ["default is true, expected a value of kind int"]);
    assert_eq!(default("int", "1.5"), ["default is `1.5`, expected a value of kind int"]);
    assert_eq!(default("bool", "1"), ["default is 1, expected a value of kind bool"]);
}

#[test]
fn quotes_inside_of_a_text_are_text() {
    accepted(OPERATOR, "doc: The axis. }", "doc: models of the '24 kind }");
    accepted(OPERATOR, "doc: The axis. }", "doc: disks of 5\" and more }");
    accepted(OPERATOR, "doc: The axis. }", "doc: 'it''s { quoted }' }");
    accepted(OPERATOR, "doc: The axis. }", "doc: !!str \"a } b\" }");
    accepted(OPERATOR, "doc: The axis. }", "doc: &text 'a } b' }");
    accepted(OPERATOR, "doc: The axis. }", "doc: this & 'that }");
}

#[test]
fn decisions_of_an_operator_and_a_family_are_looked_at_once() {
    let family = "family: { name: acme, doc: d, source: { project: p, document: d, version: \"1\" } }\nformats:\n  - name: One\n    doc: d.\n    block: { tensor: blocks, elements: 32, bytes: 32 }\n    value: { codes: { unsigned: 8, at: 0, steps: [[32, 8]] } }\n";
    let twice = format!("{OPERATOR}{}{family}", "  - { id: D1, title: t, doc: d }\n");
    let found = messages(&twice, "C15", "C15");
    assert_eq!(found.len(), 1, "{found:?}");
}
