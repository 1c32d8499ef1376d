//! Mistakes in what a weight is computed from, as those of `formats.rs`: codes, groups, constants, packing, steps.

use super::Mistake;

/// Quantities that make no sense.
pub(crate) const QUANTITIES: &[Mistake] = &[
    (
        "tensor: q, unsigned: bits",
        "tensor: qq, unsigned: bits",
        &["45:24: unknown tensor `qq`, expected `q`, `s`, `z`, `g` or `t`; did you mean `q`?"],
    ),
    (
        "tensor: q, unsigned: bits",
        "unsigned: bits",
        &["45:14: field `tensor` is missing, expected the tensor that holds the codes"],
    ),
    (
        "tensor: q, unsigned: bits",
        "tensor: q, unsigned: group_size",
        &["45:37: width is `group_size`, expected 1 to 32, or an attribute with `one_of` such values"],
    ),
    (
        "one_of: [2, 4]",
        "one_of: [4, 25]",
        &[
            "45:14: the value with a zero point is an integer of up to 33554432, expected one of up to 16777216: float32 has not all beyond, so that differences would not be exact",
        ],
    ),
    (
        "types: [int8], shape: [ceil(K/group)",
        "types: [int8, int32], shape: [ceil(K/group)",
        &[
            "46:48: the zero point is an integer of up to 2147483648, expected one of up to 16777216: float32 has not all beyond, so that differences would not be exact",
        ],
    ),
    (
        "types: [int8], shape: [ceil(K/group)",
        "types: [int64], shape: [ceil(K/group)",
        &[
            "46:48: type of codes is `int64`, expected one whose numbers are exact in float32, or an integer of at most 32 bits",
        ],
    ),
    (
        "lanes: [0, 2, 1, 3] } } }",
        "lanes: [0, 2, 1, 3] } }, plus: -9223372036854775808 }\n    rounding: output",
        &[
            "50:16: the type of the scale is one with numbers that `float16` has not, expected numbers that need no rounding where all steps are rounded: few bits, or the type of the weights",
            "51:118: plus is -9223372036854775808, expected -65536 to 65536",
        ],
    ),
    (
        "packed: { axis: 0 } }",
        "packed: { axis: 2 } }",
        &["45:59: axis is 2, expected below 2, the output's rank"],
    ),
    (
        "packed: { axis: 0 } }",
        "at: 3 }",
        &["45:14: field `at` is given for a tensor of its own, expected codes in a block"],
    ),
    ("lanes: [0, 2, 1, 3]", "lanes: [0, 2, 2, 3]", &["51:101: lane is 2, expected each of 0 to 3 once"]),
    (
        "lanes: [0, 2, 1, 3]",
        "order: lowest_first, lanes: [0, 2, 1, 3]",
        &["51:116: lanes is given with `order`, expected one of them"],
    ),
    (
        "lanes: [0, 2, 1, 3]",
        "order: middle_first",
        &["51:94: unknown value `middle_first`, expected one of lowest_first, highest_first"],
    ),
    (
        "{ axis: 0, tensor: g }",
        "{ axis: 2, tensor: g }",
        &["49:30: axis is 2, expected 0 or 1, of an output with two axes"],
    ),
    (
        "{ axis: 0, tensor: g }",
        "{ axis: 1, tensor: g }",
        &["41:44: the shape of g is [K], expected [N], a group for each column"],
    ),
    (
        "{ axis: 0, tensor: g }",
        "{ axis: 0, tensor: z }",
        &["49:41: type of z is `int8`, expected an integer of 32 or 64 bits for a group index"],
    ),
    (
        "      zero_point: {",
        "      divisor: {",
        &["46:45: divisor is given for the value, expected none but for a parameter"],
    ),
    (
        "codes: { tensor: z } }",
        "codes: { tensor: z }, plus: 100000 }",
        &["46:69: plus is 100000, expected -65536 to 65536"],
    ),
    (
        "packed: { axis: 0 } }\n",
        "packed: { axis: 0 } }\n      group_index: { axis: 0, tensor: g }\n",
        &["46:28: group_index is given for the value, expected none: every weight has a code of its own"],
    ),
    (
        "codes: { tensor: s }\n",
        "codes: { tensor: s }\n        plus: 1\n",
        &["51:15: plus is given for `float16`, expected integers, of which every sum is exact"],
    ),
    (
        "unsigned: bits, packed: { axis: 0 } }",
        "codebook: s }",
        &["45:14: codes of a codebook is `int32`, expected a type of at most 8 bits"],
    ),
    (
        "      zero_point: { groups: [group, 1], codes: { tensor: z } }\n",
        "",
        &["40:17: tensor z is read by nothing, expected codes, a table or a group index of the value"],
    ),
    (
        "types: [float32, float16], attribute: output_dtype }",
        "types: [float32, float16] }",
        &[
            "43:47: the second output type is chosen by nothing, expected `attribute` or `same_as` to choose it, or a single type",
        ],
    ),
    (
        "    value:\n      codes: { tensor: q",
        "    rounding: output\n    value:\n      codes: { tensor: q",
        &[
            "51:16: the type of the scale is one with numbers that `float16` has not, expected numbers that need no rounding where all steps are rounded: few bits, or the type of the weights",
        ],
    ),
    (
        "codes: { tensor: z } }",
        "codes: { tensor: z }, add: { codes: { tensor: s } }, subtract: { codes: { tensor: s } } }",
        &["46:113: offset is given twice, expected either `add` or `subtract`"],
    ),
    (
        "  name: acme\n",
        "  name: Ac-me\n",
        &[
            "10:9: family name is `Ac-me`, expected a letter from a to z, then such letters, digits and underscores, at most 64",
        ],
    ),
    (
        "family:\n  name: acme\n  doc: Formats of a test.\n  source: { project: acme/formats, document: README.md, version: \"1\" }\n",
        "",
        &["11:5: field `family` is missing, expected a document with formats to have it"],
    ),
    (
        "  doc: Formats of a test.\n",
        "",
        &["11:3: field `doc` is missing in the mapping whose last field stands here"],
    ),
    ("formats:\n", "formats: 3\nfromats:\n", &["14:10: found `3`, expected a list, as `[a, b]`"]),
    (
        "{ type: float16, at: 0 }",
        "{ type: float16, at: 4611686018427387904 }",
        &[
            "24:40: scale at byte 2305843009213693951 is bit 18446744073709551615 of the block, expected one of its 14 bytes",
        ],
    ),
    ("steps: [[32, 1]]", "steps: [[0, 1], [32, 1]]", &["20:9: a step is of 0 codes, expected at least 1"]),
    ("steps: [[32, 1]]", "steps: []", &["20:9: a piece's steps is missing, expected how many codes it has"]),
    (
        "steps: [[32, 1]]",
        "steps: [[18446744073709551615, 1], [4, 1]]",
        &["20:9: the number of codes is 18446744073709551615, expected 32: 32 elements in groups of 1"],
    ),
    ("one_of: [2, 4], default: 4", "one_of: [2, 4, 16], default: 4", &[]),
    (
        "packed: { axis: 0 } }",
        "packed: { axis: 0, lanes: [0, 1, 2, 3, 4, 5, 6, 7, 8] } }",
        &["45:14: codes of a word is 9 of 4 bits, expected at most 32 bits"],
    ),
    (
        "type: steps4, packed",
        "type: uint8, packed",
        &["51:41: codes of a word is 4 of 8 bits, expected at most 8 bits"],
    ),
    (
        "tensor: t, type: steps4, packed: { axis: 1, lanes: [0, 2, 1, 3] }",
        "tensor: t, unsigned: 9",
        &["51:41: codes is 9 bits wide, expected at most 8, those of uint8"],
    ),
];
