//! Mistakes of syntax and shape: a text of `base.yaml`, what stands in its place, and every error that
//! follows, as `line:column: message`. `(built in)` stands for the names of all built-in types.

use super::Mistake;

/// What no YAML parser accepts, and what this one refuses.
pub(crate) const SYNTAX: &[Mistake] = &[
    (
        "{ signed: false, bias: 8 }",
        "{ signed: false, bias: 8",
        &["14:3: found a list item `-`, expected a bracket before it to be closed"],
    ),
    ("    title: It's decided.\n", "\ttitle: It's decided.\n", &["98:1: found a tab, expected spaces"]),
    (
        "    doc: 3-bit float.\n",
        "    doc: - 3-bit float.\n",
        &[
            "5:10: found `- ` at the start of a value, expected the value in quotes, or list items on lines of their own",
        ],
    ),
    (
        "    doc: 3-bit float.\n",
        "    doc: ? 3-bit float.\n",
        &["5:10: found `? ` at the start of a value, expected the value in quotes"],
    ),
    (
        "    doc: 3-bit float.\n",
        "    doc: | 3-bit float.\n",
        &["5:10: found text behind `|` or `>`, expected the text on the lines below, or the value in quotes"],
    ),
    (
        "    doc: 3-bit float.\n",
        "    doc: '3-bit'# float.\n",
        &["5:17: found `#` right behind a value, expected a blank before a comment, or the value in quotes"],
    ),
    (
        "doc: Output. }",
        "doc: -, Output. }",
        &["40:25: found `-` and a bracket or comma at the start of a value, expected the value in quotes"],
    ),
    (
        "doc: s is given. }",
        "doc: ? s is given. }",
        &["81:49: found `? ` within brackets, expected `field: value`"],
    ),
    // A quote within a plain value is text, and an entry ends where its bracket is closed.
    ("doc: s is given. }", "doc: it''s given. }", &[]),
    ("doc: s is given. }", "doc: x 's'' a:'b! }", &[]),
    ("doc: s is given. }", "doc: 'it''s } given: \"' }", &[]),
    ("doc: s is given. }", "doc: \"it's \\\" } given\" }", &[]),
    (
        "decisions:\n",
        "decisions: [\n",
        &["97:3: found a list item `-`, expected a bracket before it to be closed"],
    ),
    ("  - id: D1\n", "  -\n  - id: D1\n", &["98:1: found nothing, expected a value"]),
    (
        "operator: Widen\n",
        "operator: Widen\noperator: Wide\n",
        &["20:1: field `operator` is given twice, expected it once"],
    ),
    (
        "doc: s is given. }",
        "doc: 's is } given. }",
        &["98:15: found text behind a value in quotes, expected the quotes around all of it"],
    ),
    (
        "decisions:\n  - id: D1\n    title: It's decided.\n    doc: Because.\n",
        "decisions:\n  - &a { id: D1, title: a, doc: b}\n  - *a\n",
        &["98:5: found an alias, expected the value itself: aliases are not read across entries"],
    ),
    (
        "    bits: 3\n",
        "   bits: 3\n",
        &[
            "6:4: found a line that is indented less than the entry it stands in, expected all its fields in one column",
        ],
    ),
    (
        "    doc: 3-bit float.\n",
        "     doc: 3-bit float.\n",
        &[
            "5:9: found `: ` within a value, expected the value in quotes, or a field indented as those before it",
        ],
    ),
    (
        "{ acme: t3 }",
        "{ acme: t3 ]",
        &["8:12: found `{` that is closed by `]`, expected the bracket that closes it"],
    ),
    (
        "doc: 3-bit float.",
        "doc: %3-bit float.",
        &["5:10: found `%` at the start of a value, expected the value in quotes"],
    ),
    (
        "doc: 3-bit float.",
        "doc: [3-bit] float.",
        &[
            "5:18: found text behind a value that ends before it, expected a line of its own, or the whole value in quotes",
        ],
    ),
    (
        "{ acme: t3 }",
        "{ acme: [1 [2]] }",
        &["8:23: found no `,` and no closing bracket behind a value, expected one of them"],
    ),
    ("    bits: 3\n", "    \u{a0}bits: 3\n", &["6:5: found a no-break space, expected spaces"]),
    ("    bits: 3\n", "\u{2003}   bits: 3\n", &["6:1: found a space that is none of ASCII, expected spaces"]),
    (
        "    bits: 3\n",
        "    bits: 3\r",
        &["6:12: found a carriage return without a line feed, expected lines that end with a line feed"],
    ),
    ("    bits: 3\n", "    bits: 3\r\n", &[]),
    (
        "{ acme: t3 }",
        "[{ acme: t3 }\n    after: 3",
        &[
            "9:10: found a field in brackets that are still open, expected the bracket that closes them before it",
        ],
    ),
    ("inputs:\n", "---\ninputs:\n", &["32:1: found a second document, expected one in a file"]),
    (
        "doc: 3-bit float.",
        "doc: 3-bit: float.",
        &[
            "5:15: found `: ` within a value, expected the value in quotes, or a field indented as those before it",
        ],
    ),
    (
        "    bits: 3\n",
        "    bits:3\n",
        &["6:5: found a line that is no field, expected `field: value`, with a space after the colon"],
    ),
    (
        "{ acme: t3 }",
        "{ acme: t3",
        &["9:12: found no `,` and no closing bracket behind a value, expected one of them"],
    ),
    (
        "doc: 3-bit float.",
        "doc: \"3-bit float.",
        &[
            "6:5: found a quote that is not closed before the next field, expected the same quote at the end of the text",
        ],
    ),
    (
        "bits: 3\n",
        "bits: 010\n",
        &["6:11: found `010`, expected a whole number that is not negative, without a zero before it"],
    ),
    (
        "bits: 3\n",
        "bits: 4294967296\n",
        &["6:11: found `4294967296`, expected a whole number that is not negative, at most 4294967295"],
    ),
    ("bits: 3\n", "bits: -3\n", &["6:11: found `-3`, expected a whole number that is not negative"]),
    (
        "numbers: { acme: 3 }",
        "numbers: { acme: 9223372036854775808 }",
        &["9:22: found `9223372036854775808`, expected a whole number, at most 9223372036854775807"],
    ),
    (
        "{ integer: { signed: false, bias: 8 } }",
        "integer",
        &["13:15: found `integer` alone, expected `{ integer: … }`"],
    ),
    (
        "{ integer: { signed: false, bias: 8 } }",
        "[integer]",
        &["13:15: found a list, expected a mapping, as `{ field: value }`"],
    ),
    (
        "{ integer: { signed: false, bias: 8 } }",
        "{ integer: { signed: false, bias: 8 }, codebook: [1] }",
        &["13:15: found a second field, expected one alone: these exclude each other"],
    ),
    (
        "{ codebook: [-1.0, 0.0, 0.5, 1.0] }",
        "{ codebook: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] }",
        &["17:87: found lists or mappings within each other, deeper than any field has them, expected fewer"],
    ),
];

/// Fields and values of another shape than the model.
pub(crate) const SHAPES: &[Mistake] = &[
    (
        "operator: Widen\n",
        "operator: Widen\ncolour: red\n",
        &[
            "20:1: unknown field `colour`, expected one of types, family, formats, operator, dialect, versioned_by, newest_checked, doc, source, output, element_from, granularity_from, elements, inputs, attributes, granularities, formulas, versions, constraints, decisions",
        ],
    ),
    (
        "bits: 3\n",
        "bitz: 3\n",
        &[
            "6:5: unknown field `bitz`, expected one of name, doc, bits, encoding, names, numbers; did you mean `bits`?",
        ],
    ),
    ("    bits: 3\n", "", &["8:5: field `bits` is missing in the mapping whose last field stands here"]),
    ("bits: 3\n", "bits: three\n", &["6:11: found `three`, expected a whole number that is not negative"]),
    ("bits: 3\n", "bits: -3\n", &["6:11: found `-3`, expected a whole number that is not negative"]),
    ("bits: 3\n", "bits: [3]\n", &["6:11: found a list or a mapping, expected a single value"]),
    ("acme: 3", "acme: three", &["9:22: found `three`, expected a whole number"]),
    (
        "specials: none",
        "specials: nun",
        &[
            "7:83: unknown value `nun`, expected one of ieee, nan_at_all_ones, nan_at_negative_zero, none; did you mean `none`?",
        ],
    ),
    ("sign: true", "sign: 7", &["7:32: found `7`, expected true or false"]),
    (
        "integer: { signed",
        "intger: { signed",
        &["13:17: unknown value `intger`, expected one of integer, float, codebook; did you mean `integer`?"],
    ),
    (
        "{ signed: false, bias: 8 }",
        "{ bias: 8 }",
        &["13:28: field `signed` is missing in the mapping whose last field stands here"],
    ),
    ("[-1.0, 0.0, 0.5, 1.0]", "[-1.0, 0.0, 0.5, x]", &["17:44: found `x`, expected a number"]),
    ("[-1.0, 0.0, 0.5, 1.0]", "[-1.0, 0.0, .inf, 1.0]", &["17:39: found `.inf`, expected a finite number"]),
    (
        "versioned_by: release",
        "versioned_by: releas",
        &["21:15: unknown value `releas`, expected one of opset, release; did you mean `release`?"],
    ),
    (
        "source: { project: acme/widen, ",
        "source: { ",
        &["24:31: field `project` is missing in the mapping whose last field stands here"],
    ),
    (
        "size_attribute: size",
        "sizeattribute: size",
        &[
            "26:21: unknown value `sizeattribute`, expected one of name_attribute, size_attribute; did you mean `size_attribute`?",
        ],
    ),
    ("axis: 0 }", "axis: -1 }", &["29:66: found `-1`, expected a whole number that is not negative"]),
    (
        "packed: { word: int16, axis: 0 }",
        "packed: int16",
        &["29:45: found `int16`, expected a mapping, as `{ field: value }`"],
    ),
    (
        "role: scale",
        "role: scales",
        &["36:11: unknown value `scales`, expected one of input, scale, zero_point; did you mean `scale`?"],
    ),
    (
        "name: axis, value: int",
        "name: axis, value: integer",
        &["44:26: unknown value `integer`, expected one of int, bool, string, int_list, type"],
    ),
    ("{ one_along: axis }", "one_along", &["51:31: found `one_along` alone, expected `{ one_along: … }`"]),
    (
        "[subtract_zero_point_exactly, round",
        "[subtract_zero_point, round",
        &[
            "57:13: unknown value `subtract_zero_point`, expected one of subtract_zero_point_exactly, round_to_float32, multiply_by_scale_in_float32, add_zero_point_in_float32, round_to_output",
        ],
    ),
    (
        "scale: [float32, float16]",
        "scale: float32",
        &["68:14: found `float32`, expected a list, as `[a, b]`"],
    ),
    (
        "{ required_input: s }",
        "required_inputs",
        &[
            "81:21: unknown value `required_inputs`, expected one of known_attributes, required_input, required_attribute, element_type, output_type, one_of, minimum, range, minimum_rank, granularity, axis_in_range, group_shape, groups_divide, scale_shape, zero_point_shape, zero_point_flag, float_zero_point, zero_point_codes_are_zero, zero_points_are_codes, output_tensor; did you mean `required_input`?",
        ],
    ),
    (
        "{ required_input: s }",
        "{ required_inputs: s }",
        &[
            "81:23: unknown value `required_inputs`, expected one of known_attributes, required_input, required_attribute, element_type, output_type, one_of, minimum, range, minimum_rank, granularity, axis_in_range, group_shape, groups_divide, scale_shape, zero_point_shape, zero_point_flag, float_zero_point, zero_point_codes_are_zero, zero_points_are_codes, output_tensor; did you mean `required_input`?",
        ],
    ),
    (
        "{ minimum: { attribute: size, value: 0 } }",
        "{ minimum: { attribute: size, value: nil } }",
        &["86:58: found `nil`, expected a whole number"],
    ),
    (
        "{ minimum: { attribute: size, value: 0 } }",
        "{ minimum: { attribute: size } }",
        &["86:34: field `value` is missing in the mapping whose last field stands here"],
    ),
    (
        "    title: It's decided.\n",
        "",
        &["98:5: field `title` is missing in the mapping whose last field stands here"],
    ),
    (
        "  - id: D1\n",
        "  - D1\n  - id: D1\n",
        &["97:5: found `D1`, expected a mapping, as `{ field: value }`"],
    ),
    (
        "doc: s is given. }",
        "doc: 's''s } is given', whn: run }",
        &[
            "81:68: unknown field `whn`, expected one of id, rule, since, until, granularity, input, formula, when, doc; did you mean `when`?",
        ],
    ),
    (
        "doc: s is given. }",
        "doc: \"s \\\" } is given\", whn: run }",
        &[
            "81:68: unknown field `whn`, expected one of id, rule, since, until, granularity, input, formula, when, doc; did you mean `when`?",
        ],
    ),
    ("inputs:\n", "inputs: 5\nx:\n", &["31:9: found `5`, expected a list, as `[a, b]`"]),
    (
        "decisions:\n",
        "decisions: [{ id: D1, title: a, doc: b}, { id: D2, title: [a], doc: b}]\nx:\n",
        &[
            "97:1: unknown field `x`, expected one of types, family, formats, operator, dialect, versioned_by, newest_checked, doc, source, output, element_from, granularity_from, elements, inputs, attributes, granularities, formulas, versions, constraints, decisions",
        ],
    ),
    (
        "decisions:\n  - id: D1\n    title: It's decided.\n    doc: Because.\n",
        "decisions: [{ id: D1, title: a, doc: b}, { id: D2, titl: a, doc: b},\n  { id: D3, doc: [] } ]\n",
        &[
            "96:52: unknown field `titl`, expected one of id, title, doc; did you mean `title`?",
            "97:18: found a list or a mapping, expected a single value",
        ],
    ),
    (
        "decisions:\n  - id: D1\n    title: It's decided.\n    doc: Because.\n",
        "decisions: [D1, D2]\n",
        &[
            "96:13: found `D1, D2]`, expected a mapping, as `{ field: value }`",
            "96:17: found `D2]`, expected a mapping, as `{ field: value }`",
        ],
    ),
    (
        "{ required_input: s }",
        "required_input",
        &["81:21: found `required_input` alone, expected `{ required_input: … }`"],
    ),
    (
        "granularity_from: { size_attribute: size }",
        "granularity_from: size_attribute",
        &["26:19: found `size_attribute` alone, expected `{ size_attribute: … }`"],
    ),
    (
        "rule: granularity,",
        "rule: { granularity: x },",
        &["87:36: found a value for a word that has none, expected the word alone, without a colon"],
    ),
    ("rule: granularity,", "rule: {},", &["87:21: found an empty mapping, expected one field"]),
    (
        "rule: granularity,",
        "rule: [granularity],",
        &["87:21: found a list, expected a mapping, as `{ field: value }`"],
    ),
    ("rule: granularity,", "rule: ,", &["87:19: found nothing, expected a value"]),
    ("doc: 3-bit float.", "doc:", &["5:8: found nothing, expected a value"]),
    (
        "types:\n  - name: tiny3",
        "types:\n  - ~\n  - name: tiny3",
        &["4:5: found nothing, expected a mapping"],
    ),
];
