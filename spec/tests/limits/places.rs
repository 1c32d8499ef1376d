//! What of a format two readers would read in two ways, and what one of them would not read at all.

use super::{FORMATS, accepted, messages, refused};

/// A document with one format.
fn document(format: &str) -> String {
    format!(
        "family: {{ name: acme, doc: d, source: {{ project: p, document: d, version: \"1\" }} }}\nformats:\n  - name: One\n    doc: d.\n{format}"
    )
}

/// The messages of a document with one format.
fn of(format: &str) -> Vec<String> {
    messages(&document(format), "name: One", "name: One")
}

#[track_caller]
fn one(format: &str, message: &str) {
    let found = of(format);
    assert!(found.len() == 1 && found[0].starts_with(message), "{found:?}");
}

/// A format in blocks, of so many bytes for 32 weights.
fn block(bytes: u32, value: &str) -> String {
    format!("    block: {{ tensor: blocks, elements: 32, bytes: {bytes} }}\n    value:\n{value}")
}

#[test]
fn a_digit_is_the_whole_code() {
    let codes = |bits: u32, place: &str| {
        block(64, &format!("      codes: {{ unsigned: {bits}, base: 3, {place} }}\n"))
    };
    let (at, in_pieces) =
        ("at: 0, steps: [[16, 8], [2, 1]]", "pieces: [{ at: 0, steps: [[16, 8], [2, 1]] }]");
    for bits in [2, 8] {
        assert_eq!(of(&codes(bits, at)), [""; 0]);
        assert_eq!(of(&codes(bits, in_pieces)), [""; 0]);
    }
    one(&codes(9, at), "digits is as codes of 9 bits, expected by `at` or `pieces`");
    let plane = |at: u32| format!("{{ bits: 2, pieces: [{{ at: {at}, steps: [[32, 8]] }}] }}");
    let planes = format!("planes: [{}, {}]", plane(0), plane(32));
    one(&codes(4, &planes), "digits is in planes, expected by `at` or `pieces`");
    one(
        &codes(2, &format!("steps: [[32, 8]], {in_pieces}")),
        "field `steps` is given beside `pieces` or `planes`",
    );
}

#[test]
fn codes_of_a_codebook_are_words() {
    let format = |lanes: &str| {
        format!(
            "    sizes: [{{ name: N }}, {{ name: K }}]\n    tensors:\n      - {{ name: t, types: [uint8], shape: [N, K], doc: d. }}\n      - {{ name: c, types: [float32], shape: [256], doc: d. }}\n    output: {{ shape: [N, K], types: [float32] }}\n    value:\n      codes: {{ tensor: t, codebook: c, packed: {{ axis: 1, lanes: {lanes} }} }}\n"
        )
    };
    assert_eq!(of(&format("[0]")), [""; 0]);
    assert!(of(&format("[0, 1]")).iter().any(|found| found.starts_with("codes of a word is 2 of 8 bits")));
    one(&format("[]"), "lanes is 0 of them, expected 1 to 32");
}

/// Groups that are looked up are an axis of their tensor.
#[test]
fn looked_up_groups_have_an_axis() {
    let by = |axis: usize, shape: &str, codes: &str| {
        let extent = ["N", "K"][axis];
        format!(
            "    sizes: [{{ name: N }}, {{ name: K }}]\n    tensors:\n      - {{ name: w, types: [int8], shape: [N, K], doc: d. }}\n      - {{ name: s, types: [uint8], shape: {shape}, doc: d. }}\n      - {{ name: g, types: [int32], shape: [{extent}], doc: d. }}\n    output: {{ shape: [N, K], types: [float32] }}\n    value:\n      codes: {{ tensor: w }}\n      scale: {{ groups: [1, K], group_index: {{ axis: {axis}, tensor: g }}, codes: {{ tensor: s, {codes} }} }}\n"
        )
    };
    let format = |shape: &str, codes: &str| by(0, shape, codes);
    let (words, packed) = ("unsigned: 8", "type: float8e4m3fn, packed: { axis: 1 }");
    assert_eq!(of(&format("[N]", words)), [""; 0]);
    assert_eq!(of(&format("[N, 1]", packed)), [""; 0]);
    one(&format("[N]", packed), "group_index is of words with one axis");
    one(&format("[]", words), "group_index is of a single number");
    let along_rows = "type: float8e4m3fn, packed: { axis: 0 }";
    assert_eq!(of(&by(1, "[N, 3]", words)), [""; 0]);
    assert_eq!(of(&by(1, "[N, 3]", along_rows)), [""; 0]);
    one(&by(1, "[N, 3]", packed), "group_index is along the axis that codes are packed along");
    one(&by(1, "[N]", along_rows), "group_index is of words with one axis");
    one(&by(1, "[3]", words), "group_index is of columns, expected a tensor with an axis of rows as well");
    let in_block = "    block: { tensor: blocks, elements: 32, bytes: 33 }\n    tensors: [{ name: g, types: [int32], shape: [K], doc: d. }]\n    value:\n      codes: { unsigned: 8, at: 0, steps: [[32, 8]] }\n      scale: { groups: [1, 32], group_index: { axis: 1, tensor: g }, codes: { type: float8e4m3fn, at: 32 } }\n";
    one(in_block, "group_index is of columns, whose groups are in blocks, expected one of rows");
}

#[test]
fn blocks_are_of_rows() {
    let format = |shape: &str| {
        format!(
            "    block: {{ tensor: blocks, elements: 32, bytes: 32 }}\n    output: {{ shape: {shape}, types: [float32] }}\n    value: {{ codes: {{ unsigned: 8, at: 0, steps: [[32, 8]] }} }}\n"
        )
    };
    assert_eq!(of(&format("[rows, K]")), [""; 0]);
    one(
        &format("[rows*K]"),
        "codes in a block is of an output with one axis, expected two axes: rows of blocks",
    );
}

/// A quantity that would be left out without a word.
#[test]
fn groups_in_a_block_divide_it_also_if_they_are_inherited() {
    let scales = |group: &str, sizes: &str| {
        format!(
            "{sizes}    block: {{ tensor: blocks, elements: 32, bytes: 18 }}\n    tensors:\n      - {{ name: s, types: [uint8], shape: [rows, ceil(K/{group})], doc: d. }}\n    value:\n      codes: {{ unsigned: 4, at: 2, steps: [[32, 4]] }}\n      scale: {{ groups: [1, {group}], codes: {{ tensor: s, unsigned: 8 }}, scale: {{ codes: {{ type: float16, at: 0 }} }} }}\n"
        )
    };
    assert_eq!(of(&scales("32", "")), [""; 0]);
    one(&scales("64", ""), "groups of codes in a block is [1, 64], expected [1, a divisor of 32]");
    let attribute = "    attributes: [{ name: group, value: int, minimum: 1, doc: d. }]\n";
    one(
        &scales("group", attribute),
        "groups of codes in a block is [1, group], expected [1, a divisor of 32]",
    );
}

#[test]
fn sizes_have_an_exception_only_where_they_are_something() {
    let size = "is: group_size, except: {";
    accepted(FORMATS, size, size);
    let list = |size: &str| {
        let attributes = FORMATS.replace(
            "    attributes:\n",
            "    attributes:\n      - { name: list, value: int_list, doc: d. }\n",
        );
        messages(&attributes, "is: group_size, except: {", &format!("{size}, except: {{"))
    };
    let message = "field `is` is missing, expected what the size is otherwise";
    assert_eq!(list("product_of: list"), [message]);
    assert_eq!(list("entry_of: { attribute: list, index: 0 }"), [message]);
    let last = |index: &str| {
        let size = format!("entry_of: {{ attribute: list, index: {index} }} }}");
        let written = "is: group_size, except: { attribute: group_size, value: -1, is: K } }";
        let size = format!("{size}\n      - {{ name: other, is: group_size }}");
        let attributes = FORMATS.replace(
            "    attributes:\n",
            "    attributes:\n      - { name: list, value: int_list, doc: d. }\n",
        );
        messages(&attributes, written, &size)
    };
    assert_eq!(last("63"), [""; 0]);
    for index in ["64", "18446744073709551615"] {
        assert_eq!(last(index), [format!("index of an entry is {index}, expected 0 to 63")]);
    }
}

#[test]
fn what_says_the_output_type_can_be_given_by_every_call() {
    let written = "name: output_dtype, value: type,";
    let when = "name: output_dtype, value: type, given_when: { attribute: symmetric, value: true },";
    refused(FORMATS, written, when, "the output's type is an attribute that not every call can give");
}

#[test]
fn powers_of_two_are_positive() {
    let written = "name: group_size, value: int, minimum: 1, or: -1,";
    let of =
        |value: &str| format!("name: group_size, value: int, power_of_two: true, or: -1, default: {value},");
    accepted(FORMATS, written, &of("1"));
    for value in ["0", "3", "-2", "-9223372036854775808"] {
        refused(FORMATS, written, &of(value), "default is");
    }
}

#[test]
fn names_are_not_those_of_what_stands_beside_them() {
    refused(
        FORMATS,
        "name: B32",
        "name: self_",
        "format name is `self_`, expected another one: in Rust it is `Self`",
    );
    refused(FORMATS, "steps4", "self_", "type name is `self_`, expected another one: in Rust it is `Self`");
}
