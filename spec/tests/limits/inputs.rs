//! What an input may hold, and how a call says which it is.

use super::{OPERATOR, accepted, refused};

#[test]
fn words_of_callers_are_kept_whole() {
    let long = |length: usize| "n".repeat(length);
    accepted(OPERATOR, "nibbles", &long(24));
    refused(OPERATOR, "nibbles", &long(25), "element name is 25 bytes long, expected at most 24");
    refused(OPERATOR, "nibbles", &long(25), "default is 25 bytes long, expected at most 24");
    accepted(OPERATOR, "channels", &long(24));
    refused(OPERATOR, "channels", &long(25), "granularity name is 25 bytes long, expected at most 24");
    let rule = "{ minimum: { attribute: size, value: 0 } }, since: \"2.1\"";
    let one_of =
        |text: &str| format!("{{ one_of: {{ attribute: format, strings: [tiny3, nibbles, {text}] }} }}");
    accepted(OPERATOR, rule, &one_of(&long(24)));
    refused(OPERATOR, rule, &one_of(&long(25)), "text is 25 bytes long, expected at most 24");
    // A type is called as it is where no element has another name for it.
    let named = OPERATOR.replace("tiny3", &long(25));
    refused(&named, "doc", "doc", "element name is 25 bytes long, expected at most 24");
    accepted(&OPERATOR.replace("tiny3", &long(24)), "doc", "doc");
}

#[test]
fn codes_of_inputs_have_32_bits_at_most() {
    let packed = "{ name: nibbles, type: biased4, packed: { word: int16, axis: 0 } }";
    refused(
        OPERATOR,
        packed,
        "{ name: nibbles, type: int64 }",
        "input type is `nibbles`, expected at most 32 bits",
    );
    refused(
        OPERATOR,
        "input: [tiny3, nibbles]",
        "input: [tiny3, nibbles, int64]",
        "input type is `int64`, expected at most 32 bits",
    );
}

#[test]
fn elements_are_told_apart() {
    let packed = "  - { name: nibbles, type: biased4, packed: { word: int16, axis: 0 } }\n";
    let (also, inputs) = ("name: nibbles", "input: [tiny3, nibbles]\n");
    let two = |second: &str| {
        let second = format!("{packed}  - {{ name: others, {second} }}\n");
        OPERATOR.replace(packed, &second).replace(inputs, "input: [tiny3, nibbles, others]\n")
    };
    accepted(&two("type: uint4, packed: { word: int16, axis: 0 }"), also, also);
    let message = "element `others` is stored as `nibbles` is, expected one that a call can tell from it";
    refused(&two("type: biased4, packed: { word: int16, axis: 0 }"), also, also, message);
    let unnamed = two("type: uint4, packed: { word: int16, axis: 0 }");
    refused(&unnamed, "element_from: format\n", "", message);

    // Every type is each of them.
    let every = OPERATOR.replace(inputs, "input: [tiny3, nibbles, every_type]\n");
    let every = every.replace("      input: [levels2]\n", "");
    accepted(&every, also, also);
    // Also under another name: it is not there twice.
    accepted(&every.replace(", packed: { word: int16, axis: 0 }", ""), also, also);
    let message = "element `int16` is stored as `nibbles` is, expected one that a call can tell from it";
    refused(&every, "element_from: format\n", "", message);
}
