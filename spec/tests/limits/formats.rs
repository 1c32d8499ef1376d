//! Limits of weight formats.

use dequant_spec::builtin;

use super::{FORMATS, accepted, refused};

/// A format of one axis, whose value is made of so many quantities.
fn chain(quantities: usize, group_index: &str) -> String {
    let mut text = "family: { name: acme, doc: d, source: { project: p, document: d, version: \"1\" } }\nformats:\n  - name: Chain\n    doc: One axis.\n    sizes: [{ name: K }]\n    tensors:\n      - { name: q, types: [int8], shape: [K], doc: Codes. }\n      - { name: s, types: [float32], shape: [K], doc: Scales. }\n    output: { shape: [K], types: [float32] }\n    value:\n      codes: { tensor: q }\n".to_owned();
    if !group_index.is_empty() {
        text = text.replace(
            "    output:",
            "      - { name: g, types: [int32], shape: [K], optional: true, doc: Groups. }\n    output:",
        );
    }
    for depth in 0..quantities - 1 {
        let indent = " ".repeat(6 + 2 * depth);
        text += &format!("{indent}scale:\n{indent}  codes: {{ tensor: s }}\n{indent}  groups: [1]\n");
        if depth == 0 {
            text += group_index;
        }
    }
    text + "decisions: []\n"
}

#[test]
fn numbers_of_a_format_end_where_they_say() {
    let (zeros, plus) =
        ("codes: { tensor: z }", |plus: &str| format!("plus: {plus}, codes: {{ tensor: z }}"));
    for inside in ["65536", "-65536"] {
        accepted(FORMATS, zeros, &plus(inside));
    }
    for outside in ["65537", "-65537"] {
        refused(FORMATS, zeros, &plus(outside), "plus is");
    }
    accepted(FORMATS, "lanes: [0, 2, 1, 3]", "lanes: [3, 2, 1, 0]");
    for lanes in ["[0, 2, 1, 4]", "[0, 2, 2, 3]", "[1, 2, 3]"] {
        refused(FORMATS, "lanes: [0, 2, 1, 3]", &format!("lanes: {lanes}"), "lane is");
    }
    // Four codes of 2 bits fill a word of 8; in one of 16 there is room.
    refused(FORMATS, "lanes: [0, 2, 1, 3]", "lanes: [0, 2, 1, 3, 4]", "codes of a word is 5 of 2 bits");
    accepted(FORMATS, "types: [uint8], shape: [N/4]", "types: [int16], shape: [N/4]");
    accepted(FORMATS, "bits: 2, pieces: [{ at: 2", "bits: 2, pieces: [{ at: 2, bit: 0");
    // The value's groups, and those of what belongs to a group, are multiples.
    refused(FORMATS, "groups: [1, 32]", "groups: [1, 0]", "group");
    refused(FORMATS, "group_index: { axis: 0,", "group_index: { axis: 2,", "axis is 2, expected 0 or 1");
    refused(FORMATS, "name: g, types: [int32]", "name: g, types: [int16]", "type of g is `int16`");
    accepted(FORMATS, "name: g, types: [int32]", "name: g, types: [int64]");
}

#[test]
fn widths_of_codes_end_at_32_bits_and_at_24_with_a_zero_point() {
    let of = |width: &str| format!("excess: {width}\n        planes:\n          - {{ bits: {width},");
    let written = "excess: 3\n        planes:\n          - { bits: 2,";
    refused(FORMATS, written, &of("33"), "width is `33`");
    accepted(FORMATS, "one_of: [2, 4], default: 4", "one_of: [1, 24], default: 24");
    for outside in ["[0, 4], default: 4", "[4, 33], default: 4"] {
        refused(FORMATS, "one_of: [2, 4], default: 4", &format!("one_of: {outside}"), "width is `bits`");
    }
    refused(FORMATS, "one_of: [2, 4], default: 4, ", "default: 4, ", "width is `bits`");
    // Codes of a codebook's type may be 2 bits in words of 8, not in those of 1.
    refused(
        FORMATS,
        "bits: 1, pieces: [{ at: 10",
        "bits: 0, pieces: [{ at: 10",
        "the sum of the planes is 2 bits",
    );
}

#[test]
fn built_in_documents_have_all_that_they_list() {
    let families = builtin::families().unwrap();
    for (builtin, (_, family)) in builtin::FORMATS.iter().zip(&families) {
        let listed = builtin.text.split("\nformats:").nth(1).unwrap();
        let listed = listed.split("\ndecisions:").next().unwrap().matches("\n  - name: ").count();
        assert_eq!((family.formats.len(), family.formats.is_empty()), (listed, false), "{}", builtin.file);
    }
}

#[test]
fn groups_of_parameters_are_whole_multiples_and_never_of_nothing() {
    let nested = "groups: [K, 1], codes: { tensor: t";
    refused(
        FORMATS,
        nested,
        "groups: [K, 0], codes: { tensor: t",
        "group on axis 1 is 0, expected at least 1",
    );
    // Four groups in a word, of four columns each.
    let fewer = FORMATS.replace("shape: [N/4]", "shape: [N/16]");
    accepted(&fewer, nested, "groups: [K, 4], codes: { tensor: t");
    let scale = "groups: [group, 1]\n        group_index";
    let of = |group: u32| format!("groups: [group, {group}]\n        group_index");
    refused(FORMATS, scale, &of(0), "group on axis 1 is 0, expected at least 1");
    refused(FORMATS, scale, &of(2), "group on axis 1 is 1, expected a multiple of 2");
}

#[test]
fn widths_and_sizes_are_what_they_say() {
    for width in ["bits/2", "ceil(bits)", "bits*bits"] {
        refused(FORMATS, "unsigned: bits,", &format!("unsigned: {width},"), &format!("width is `{width}`"));
    }
    let shape = "types: [uint8], shape: [N/4]";
    let size = "      - { name: N }\n";
    accepted(FORMATS, size, &format!("{size}      - {{ name: L, is: N*4294967296 }}\n"));
    refused(FORMATS, shape, "types: [uint8], shape: [N*4294967297]", "number is `4294967297`");
    refused(FORMATS, shape, "types: [uint8], shape: [N/0]", "number is `0`");
    let block = "    block: { tensor: blocks";
    for name in ["rows", "K"] {
        let with = |name: &str| format!("    sizes: [{{ name: {name}, is: 4 }}]\n{block}");
        refused(FORMATS, block, &with(name), &format!("size name is `{name}`"));
        accepted(FORMATS, block, &with("others"));
    }
}

#[test]
fn a_value_is_made_of_at_most_16_quantities() {
    accepted(&chain(16, ""), "name: Chain", "name: Chain");
    refused(&chain(17, ""), "name: Chain", "name: Chain", "the value is made of 17, expected at most 16");
}

#[test]
fn tensors_have_at_most_eight_axes() {
    let of = |ones: usize| format!("shape: [N/4{}]", ", 1".repeat(ones));
    let (alone, listed) = (
        "packed: { axis: 1, lanes: [0, 2, 1, 3] }",
        "packed: { axis: 1, lanes: [0, 2, 1, 3] }, transposed: false",
    );
    refused(FORMATS, "shape: [N/4]", &of(8), "the shape of t is 9 extents long, expected at most 8");
    // One word of the first axis, all others of columns.
    let of = |ones: usize| format!("shape: [1{}, N/4]", ", 1".repeat(ones));
    accepted(&FORMATS.replace(alone, listed), "shape: [N/4]", &of(6));
}

#[test]
fn groups_that_are_looked_up_are_not_packed() {
    let nibbles = FORMATS.replace(
        "s, types: [float16, float32], shape: [ceil(K/group), N]",
        "s, types: [uint8], shape: [ceil(K/group), N/2]",
    );
    let packed = |axis: u8| format!("codes: {{ tensor: s, unsigned: 4, packed: {{ axis: {axis} }} }}");
    accepted(&nibbles, "codes: { tensor: s }", &packed(1));
    let message = "group_index is along the axis that codes are packed along, expected codes";
    refused(&nibbles, "codes: { tensor: s }", &packed(0), message);
}

#[test]
fn a_list_of_groups_needs_two_axes() {
    let index = "        group_index: { axis: 0, tensor: g }\n";
    refused(
        &chain(2, index),
        "name: Chain",
        "name: Chain",
        "axis is 0, expected 0 or 1, of an output with two axes",
    );
}

#[test]
fn a_codebook_has_codes_of_up_to_8_bits() {
    let book = |codes: &str| {
        let text = chain(1, "").replace("types: [int8]", &format!("types: [{codes}]"));
        let text = text.replace("types: [float32], shape: [K]", "types: [float32], shape: [256]");
        text.replace("codes: { tensor: q }", "codes: { tensor: q, codebook: s }")
    };
    accepted(&book("uint8"), "name: Chain", "name: Chain");
    refused(&book("uint16"), "name: Chain", "name: Chain", "codes of a codebook is `uint16`");
    accepted(&book("uint8"), "shape: [256]", "shape: [16, 16]");
    for shape in ["[255]", "[257]", "[2, 256]"] {
        let shape = format!("shape: {shape}");
        refused(&book("uint8"), "shape: [256]", &shape, "the number of entries of s is");
    }
}

#[test]
fn axes_are_exchanged_where_there_are_two_and_codes_stay_in_their_words() {
    let turned = |text: &str| text.replace(" }", ", transposed: true }");
    let scale = "codes: { tensor: s }";
    accepted(FORMATS, scale, &turned(scale));
    // Four codes of 2 bits in a byte, but of one axis.
    let one_axis = "codes: { tensor: t, type: steps4, packed: { axis: 1, lanes: [0, 2, 1, 3] } }";
    let text = one_axis.replace("tensor: t,", "tensor: t, transposed: true,");
    refused(
        FORMATS,
        one_axis,
        &text,
        "field `transposed` is given for t with 1 axis of an output with 2 axes, expected two axes of both",
    );
    let in_block = "codes: { type: float16, at: 0 }";
    refused(FORMATS, in_block, &turned(in_block), "field `transposed` is given for codes in a block");
    accepted(FORMATS, in_block, &in_block.replace(" }", ", transposed: false }"));
    // Along rows the next word is a neighbour, along columns it is not.
    let codes = "codes: { tensor: q, unsigned: bits, packed: { axis: 0 } }";
    let of =
        |axis: &str| codes.replace("tensor: q,", "tensor: q, transposed: true,").replace("axis: 0", axis);
    let along = |shape: &str| FORMATS.replace("[K*bits/32, N]", shape);
    let (rows, columns) = (along("[N, K*bits/32]"), along("[N*bits/32, K]"));
    let three = |text: &str| text.replace("one_of: [2, 4], default: 4", "one_of: [2, 3], default: 3");
    accepted(&columns, codes, &of("axis: 1"));
    accepted(&three(&rows), codes, &of("axis: 0"));
    accepted(&three(&columns), codes, &of("axis: 1, spread: true"));
    let message = "transposed codes is of 3 bits in words of 32, expected a width that divides the word's";
    refused(&three(&columns), codes, &of("axis: 1"), message);
}

#[test]
fn tensors_are_as_large_as_their_groups() {
    let of = |tensor: &str, found: &str, expected: &str| {
        format!("the shape of {tensor} is {found}, expected {expected}")
    };
    let cases = [
        // Codes: none of a row, too few words, in the other order, of another width.
        (
            "q, types: [int32], shape: [K*bits/32, N]",
            "q, types: [int32], shape: [K*bits/32]",
            of("q", "[K*bits/32]", "[K*bits/32, N] for the value"),
        ),
        ("[K*bits/32, N]", "[K*bits/64, N]", of("q", "[K*bits/64, N]", "[K*bits/32, N] for the value")),
        ("[K*bits/32, N]", "[N, K*bits/32]", of("q", "[N, K*bits/32]", "[K*bits/32, N] for the value")),
        (
            "unsigned: bits, packed",
            "unsigned: 2, packed",
            of("q", "[K*bits/32, N]", "[K/16, N] for the value"),
        ),
        // A parameter of all weights, of a row, of each.
        ("shape: [N/4]", "shape: []", of("t", "[]", "[1, N/4] for the scale of scale")),
        (
            "groups: [K, 1], codes: { tensor: t",
            "groups: [K, N], codes: { tensor: t",
            of("t", "[N/4]", "[1, 1] for the scale of scale"),
        ),
        (
            "groups: [K, 1], codes: { tensor: t",
            "groups: [1, 1], codes: { tensor: t",
            of("t", "[N/4]", "[K, N/4] for the scale of scale"),
        ),
        // One column of scales, though groups of rows are looked up; groups for columns instead of rows.
        (
            "s, types: [float16, float32], shape: [ceil(K/group), N]",
            "s, types: [float16, float32], shape: [K, 1]",
            of("s", "[K, 1]", "[K, N] for the scale"),
        ),
        (
            "g, types: [int32], shape: [K]",
            "g, types: [int32], shape: [N]",
            of("g", "[N]", "[K], a group for each row"),
        ),
    ];
    for (text, replacement, expected) in cases {
        refused(FORMATS, text, replacement, &expected);
    }
    // What is rounded up, or is another one with some attribute, is for each call to say.
    accepted(FORMATS, "shape: [N/4]", "shape: [ceil(N/4)]");
    accepted(
        FORMATS,
        "z, types: [int8], shape: [ceil(K/group), N]",
        "z, types: [int8], shape: [N, ceil(K/group)]",
    );
}

#[test]
fn what_a_document_leaves_open_is_left_to_calls() {
    // Groups of rows that are looked up may be any number; columns are as many as there are.
    let listed = "groups: [group, 1]\n        group_index";
    let looked_up = FORMATS
        .replace("      - { name: N }\n", "      - { name: N }\n      - { name: G, multiple_of: 1 }\n")
        .replace(
            "s, types: [float16, float32], shape: [ceil(K/group), N]",
            "s, types: [float16, float32], shape: [G, N]",
        );
    accepted(&looked_up, listed, "groups: [1, 1]\n        group_index");
    let turned = looked_up.replace("shape: [G, N]", "shape: [N, G]");
    let message = "the shape of s is [N, G], expected [N, N] for the scale";
    refused(&turned, listed, "groups: [1, 1]\n        group_index", message);
    // An attribute with one value is that value.
    let four = FORMATS.replace("one_of: [2, 4], default: 4", "one_of: [4], default: 4");
    for shape in ["[K/8, N]", "[K*bits/32, N]", "[K*4/32, N]"] {
        accepted(&four, "[K*bits/32, N]", shape);
    }
    refused(&four, "[K*bits/32, N]", "[K/16, N]", "the shape of q is [K/16, N], expected [K/8, N]");
    // Ten codes of 3 bits in a word, or sixteen of 2: no product is both.
    let lanes = FORMATS
        .replace("one_of: [2, 4], default: 4", "one_of: [2, 3], default: 3")
        .replace("unsigned: bits, packed: { axis: 0 }", "unsigned: bits, packed: { axis: 0, spread: true }");
    accepted(&lanes, "[K*bits/32, N]", "[K/10, N]");
    let even = lanes.replace("one_of: [2, 3], default: 3", "one_of: [2, 4], default: 4");
    refused(&even, "[K*bits/32, N]", "[K/10, N]", "the shape of q is [K/10, N], expected [K*bits/32, N]");
}

#[test]
fn products_of_many_sizes_are_followed_no_further_than_they_can_be_written() {
    let mut sizes = "      - { name: S0, is: N*N }\n".to_owned();
    for index in 1..60 {
        sizes += &format!("      - {{ name: S{index}, is: S{}*S{} }}\n", index - 1, index - 1);
    }
    let base = "      - { name: N }\n";
    let text = FORMATS.replace(base, &format!("{base}{sizes}"));
    accepted(&text, "shape: [N/4]", "shape: [S59]");
    refused(&text, "shape: [N/4]", "shape: [S2]", "the shape of t is [S2], expected [1, N/4]");
}

#[test]
fn digits_are_as_many_as_a_byte_holds() {
    let planes = "excess: 3\n        planes:\n          - { bits: 2, pieces: [{ at: 2, steps: [[8, 8], [4, 2]] }] }\n          - { bits: 1, pieces: [{ at: 10, steps: [[32, 1]] }] }";
    let of = |meaning: &str, base: u32, bytes: u32, digits: u32| {
        format!(
            "{meaning}\n        base: {base}\n        pieces: [{{ at: 2, steps: [[{bytes}, 8], [{digits}, 1]] }}]"
        )
    };
    // 3^5, 6^3 and 15^2 are the highest powers up to 256.
    for (meaning, base, bytes, digits) in
        [("unsigned: 2", 3, 8, 4), ("type: steps4", 4, 8, 4), ("unsigned: 4", 15, 16, 2)]
    {
        let document = FORMATS.replace("bytes: 14", "bytes: 18");
        accepted(&document, planes, &of(meaning, base, bytes, digits));
    }
    for (meaning, base, bytes, digits, held) in [("unsigned: 3", 6, 8, 4, 3), ("unsigned: 4", 15, 8, 4, 2)] {
        let message =
            format!("value at byte 2 is digit {held} to base {base}, expected one of the first {held}");
        refused(FORMATS, planes, &of(meaning, base, bytes, digits), &message);
    }
    for (meaning, base, bits) in
        [("unsigned: 1", 3, 2), ("excess: 2", 3, 2), ("signed: 2", 3, 2), ("type: steps4", 5, 3)]
    {
        let message = format!(
            "digits is to base {base} as `{meaning}`, expected unsigned, or a type, of at least {bits} bits"
        );
        refused(FORMATS, planes, &of(meaning, base, 8, 4), &message);
    }
}

#[test]
fn sizes_are_computed_from_those_before_them() {
    let of = |name: &str| {
        format!("size `{name}` is used before it is computed, expected sizes that are listed before")
    };
    let size = "      - { name: N }\n";
    let with = |more: &str| format!("{size}{more}");
    refused(FORMATS, size, &with("      - { name: A, is: B }\n      - { name: B, is: A }\n"), &of("B"));
    refused(FORMATS, size, &with("      - { name: A, is: A*2 }\n"), &of("A"));
    accepted(FORMATS, size, &with("      - { name: A, is: N }\n      - { name: B, is: A }\n"));
    // What is not computed comes first wherever it is listed.
    accepted(FORMATS, size, "      - { name: A, is: N }\n      - { name: N }\n");
}

/// Where every step is rounded to an output type of 16 bits, all numbers are of that type.
#[test]
fn steps_are_rounded_where_numbers_are_of_the_type() {
    let text = |codes: &str, scale: &str| {
        let text = chain(2, "").replace("    value:", "    rounding: output\n    value:");
        let text = text.replace(
            "output: { shape: [K], types: [float32] }",
            "output: { shape: [K], types: [float16, bfloat16], same_as: s }",
        );
        let text = text.replace("types: [int8]", &format!("types: [{codes}]"));
        text.replace("name: s, types: [float32]", &format!("name: s, types: [{scale}]"))
    };
    let both = "float16, bfloat16";
    for codes in ["int8", "uint8", "int4", "float8e4m3fn", "float8e5m2", "float4e2m1"] {
        accepted(&text(codes, both), "name: Chain", "name: Chain");
    }
    // 11 bits are too many for bfloat16, 8 of an exponent for float16, and 16 for both.
    for codes in ["int16", "float8e8m0", "float16", "bfloat16", "float32"] {
        refused(
            &text(codes, both),
            "name: Chain",
            "name: Chain",
            "the type of the value is one with numbers",
        );
    }
    let plus = |plus: &str| format!("codes: {{ tensor: q }}\n      plus: {plus}\n");
    let unsigned = |bits: u32| format!("codes: {{ tensor: q, unsigned: {bits} }}\n");
    let codes = "codes: { tensor: q }\n";
    accepted(&text("int4", both), codes, &plus("240"));
    refused(
        &text("int4", both),
        codes,
        &plus("241"),
        "the type of the value is one with numbers that `bfloat16` has not",
    );
    accepted(&text("uint16", both), codes, &unsigned(8));
    refused(
        &text("uint16", both),
        codes,
        &unsigned(9),
        "the type of the value is one with numbers that `bfloat16` has not",
    );
    let table = "family: {";
    let with = |numbers: &str| {
        format!(
            "types:\n  - {{ name: few, doc: d, bits: 1, encoding: {{ codebook: [{numbers}] }} }}\n{table}"
        )
    };
    let few = text("uint8", both).replace(codes, "codes: { tensor: q, type: few }\n");
    for inside in ["0.75, -65280", "255, 6.103515625e-05"] {
        accepted(&few, table, &with(inside));
    }
    for outside in ["0, 0.1", "0, 257", "0, 65536", "1e-8, 0"] {
        refused(&few, table, &with(outside), "the type of the value is one with numbers");
    }
}
