//! Mistakes in weight formats: a text of `formats_base.yaml`, what stands in its place, and every error that follows.

use super::Mistake;

/// Formats that make no sense.
pub(crate) const FORMATS: &[Mistake] = &[
    (
        "name: B32",
        "nam: B32",
        &[
            "15:5: unknown field `nam`, expected one of name, number, doc, attributes, sizes, block, tensors, output, value, rounding; did you mean `name`?",
        ],
    ),
    (
        "block: { tensor",
        "blok: { tensor",
        &[
            "17:5: unknown field `blok`, expected one of name, number, doc, attributes, sizes, block, tensors, output, value, rounding; did you mean `block`?",
        ],
    ),
    ("bytes: 14 }", "bytes: many }", &["17:51: found `many`, expected a whole number that is not negative"]),
    ("bytes: 14 }", "bytes: 0 }", &["17:51: bytes is 0, expected 1 to 65536"]),
    (
        "bytes: 14 }",
        "bytes: 13 }",
        &["20:9: value at byte 13 is bit 104 of the block, expected one of its 13 bytes"],
    ),
    (
        "elements: 32,",
        "elements: 33,",
        &[
            "20:9: the number of codes is 32, expected 33: 33 elements in groups of 1",
            "24:25: groups of codes in a block is [1, 32], expected [1, a divisor of 33]",
        ],
    ),
    (
        "at: 10, steps",
        "at: 9, steps",
        &["20:9: value at byte 9 is where the value is already (bit 72), expected bits of its own"],
    ),
    (
        "steps: [[32, 1]]",
        "steps: [[31, 1]]",
        &["20:9: the number of codes is 31, expected 32: 32 elements in groups of 1"],
    ),
    ("steps: [[32, 1]]", "steps: [[32]]", &["23:51: found 1 entries, expected 2"]),
    (
        "{ bits: 1, pieces",
        "{ bits: 2, pieces",
        &["20:9: the sum of the planes is 4 bits, expected 3 bits, and no plane of 0"],
    ),
    (
        "        excess: 3\n",
        "        excess: 33\n",
        &["20:17: width is `33`, expected 1 to 32, or an attribute with `one_of` such values"],
    ),
    (
        "        groups: [group, 1]\n        group_index",
        "       groups: [group, 1]\n        group_index",
        &[
            "49:9: found a line that begins in another column than the fields or items before it, expected those of one mapping or list in one column",
        ],
    ),
    (
        "        group_index",
        "         group_index",
        &[
            "49:10: found a line that begins in another column than the fields or items before it, expected those of one mapping or list in one column",
        ],
    ),
    (
        "type: steps4, packed",
        "packed",
        &[
            "51:41: the meaning of codes is missing, expected one of `type`, `unsigned`, `signed` and `excess`, as several share a word",
        ],
    ),
    (
        "        excess: 3\n",
        "        exces: 3\n",
        &[
            "20:9: unknown field `exces`, expected one of tensor, type, unsigned, signed, excess, codebook, transposed, packed, at, steps, pieces, planes, base; did you mean `excess`?",
        ],
    ),
    (
        "        excess: 3\n",
        "        excess: 3\n        unsigned: 3\n",
        &[
            "20:9: the meaning of codes is given twice, expected one of `type`, `unsigned`, `signed`, `excess` and `codebook`",
        ],
    ),
    (
        "        excess: 3\n",
        "",
        &["20:9: the meaning of codes is missing, expected one of `type`, `unsigned`, `signed` and `excess`"],
    ),
    ("        excess: 3\n", "        excess: 3\n        base: 2\n", &["21:15: base is 2, expected 3 to 15"]),
    (
        "        excess: 3\n",
        "        excess: 3\n        at: 2\n",
        &[
            "20:9: the place of codes is given in no or several ways, expected one of `at`, `pieces` and `planes`",
        ],
    ),
    (
        "groups: [1, 32], codes",
        "groups: [1, 5], codes",
        &["24:25: groups of codes in a block is [1, 5], expected [1, a divisor of 32]"],
    ),
    (
        "groups: [1, 32], codes",
        "groups: [32], codes",
        &["24:25: groups is 1 extent long, expected 2, as the output"],
    ),
    (
        "{ type: float16, at: 0 }",
        "{ type: float17, at: 0 }",
        &["24:48: unknown element type `float17`, expected one that is listed; did you mean `float16`?"],
    ),
    (
        "{ type: float16, at: 0 }",
        "{ type: int64, at: 0 }",
        &[
            "20:9: value at byte 2 is where the scale is already (bit 16), expected bits of its own",
            "24:48: type of codes is `int64`, expected one whose numbers are exact in float32, or an integer of at most 32 bits",
        ],
    ),
    (
        "{ type: float16, at: 0 }",
        "{ type: float16 }",
        &[
            "24:40: the place of codes is given in no or several ways, expected one of `at`, `pieces` and `planes`",
        ],
    ),
    (
        "name: Packed",
        "name: B32",
        &["26:11: format `B32` is listed twice, first at 15:11; expected each name once"],
    ),
    (
        "name: Packed",
        "name: 3bit",
        &[
            "26:11: format name is `3bit`, expected a letter from a to z, then such letters, digits and underscores, at most 64",
        ],
    ),
    (
        "name: Packed",
        "name: Packed\n    number: -1",
        &["27:13: format number is -1, expected one that is not negative"],
    ),
    (
        "  - name: Packed",
        "  - { name: Same, number: 7, doc: d, block: { tensor: b, elements: 1, bytes: 1 }, value: { codes: { unsigned: 8, at: 0 } } }\n  - name: Packed\n    number: 7",
        &["28:13: format number is 7 again, first at 26:27, expected each number once"],
    ),
    (
        "name: bits, value: int, one_of: [2, 4]",
        "name: bits, value: int, one_of: [2, four]",
        &["29:47: value is `four`, expected a value of kind int"],
    ),
    (
        "name: bits, value: int, one_of: [2, 4]",
        "name: bits, value: int, one_of: [2, 40]",
        &[
            "29:61: default is 4, expected 2 or 40",
            "45:37: width is `bits`, expected 1 to 32, or an attribute with `one_of` such values",
        ],
    ),
    (
        "name: bits, value: int, one_of: [2, 4], default: 4",
        "name: bits, value: int, default: 4",
        &["45:37: width is `bits`, expected 1 to 32, or an attribute with `one_of` such values"],
    ),
    (
        "value: bool, default: true",
        "value: bool, minimum: 1, default: true",
        &["31:50: field `minimum` is given for bool, expected an attribute of kind int"],
    ),
    (
        "name: symmetric",
        "name: bits",
        &[
            "31:17: attribute `bits` is listed twice, first at 29:17; expected each name once",
            "40:87: unknown attribute `symmetric`, expected `bits`, `group_size` or `output_dtype`",
        ],
    ),
    (
        "{ name: N }",
        "{ name: bits }",
        &[
            "35:17: size or attribute `bits` is listed twice, first at 29:17; expected each name once",
            "38:55: unknown size `N`, expected `K`, `bits`, `group` or `group_size`",
            "39:70: unknown size `N`, expected `K`, `bits`, `group` or `group_size`",
            "40:58: unknown size `N`, expected `K`, `bits`, `group` or `group_size`",
            "42:44: unknown size `N`, expected `K`, `bits`, `group` or `group_size`",
            "43:26: unknown size `N`, expected `K`, `bits`, `group` or `group_size`",
            "45:37: width is `bits`, expected 1 to 32, or an attribute with `one_of` such values",
        ],
    ),
    ("multiple_of: 16", "multiple_of: 0", &["34:33: multiple_of is 0, expected 1 to 2^32"]),
    (
        "is: group_size, except",
        "is: groupsize, except",
        &[
            "36:28: unknown size `groupsize`, expected `K`, `N`, `bits` or `group_size`; did you mean `group_size`?",
        ],
    ),
    (
        "is: group_size, except",
        "is: group_size + 1, except",
        &[
            "36:28: expression is `group_size + 1`, expected `*` and `/` between names and whole numbers, perhaps in `ceil(…)`: there is no `+` and no `-`",
        ],
    ),
    (
        "is: group_size, except",
        "product_of: group_size, is: group_size, except",
        &[
            "36:17: size `group` is given in two ways, expected one of `is`, `product_of` and `entry_of`",
            "36:36: attribute `group_size` is of kind int, expected int_list",
        ],
    ),
    ("value: -1, is: K", "value: all, is: K", &["36:80: value is `all`, expected a value of kind int"]),
    (
        "[K*bits/32, N]",
        "[K*bits/0, N]",
        &["38:44: number is `0`, expected a whole number up to 2^32, and not 0 to divide by"],
    ),
    (
        "[K*bits/32, N]",
        "[ceil(K*bits/32), N]",
        &[
            "34:17: a way to find size `K` is missing, expected a tensor that is not optional with K, times or by numbers and attributes, as an extent",
        ],
    ),
    (
        "[K*bits/32, N]",
        "[K*bits/32, M]",
        &["38:55: unknown size `M`, expected `K`, `N`, `group`, `bits` or `group_size`"],
    ),
    (
        "name: q, types: [int32]",
        "name: q, types: []",
        &["38:17: a type is missing, expected each tensor to have one"],
    ),
    (
        "name: q, types: [int32]",
        "name: q, types: [float32]",
        &["45:14: type of packed words is `float32`, expected an integer of 8, 16 or 32 bits"],
    ),
    (
        "name: s, types",
        "name: q, types",
        &[
            "39:17: tensor `q` is listed twice, first at 38:17; expected each name once",
            "50:26: unknown tensor `s`, expected `q`, `z`, `g` or `t`",
        ],
    ),
    (
        "attribute: symmetric, value: false",
        "attribute: symetric, value: false",
        &[
            "40:87: unknown attribute `symetric`, expected `bits`, `group_size`, `symmetric` or `output_dtype`; did you mean `symmetric`?",
        ],
    ),
    (
        "attribute: symmetric, value: false",
        "attribute: symmetric, value: 0",
        &["40:105: value is 0, expected a value of kind bool"],
    ),
    (
        "output: { shape: [K, N]",
        "output: { shape: [K, N, 1]",
        &[
            "43:23: the output's shape is 3 extents long, expected 1 or 2",
            "46:30: groups is 2 extents long, expected 3, as the output",
            "48:18: groups is 2 extents long, expected 3, as the output",
        ],
    ),
    (
        "types: [float32, float16], attribute",
        "types: [float32, int8], attribute",
        &["43:47: output type is `int8`, expected one of float32, float16, bfloat16"],
    ),
    (
        "attribute: output_dtype }",
        "attribute: bits }",
        &["43:68: attribute `bits` is of kind int, expected type"],
    ),
    (
        "attribute: output_dtype }",
        "attribute: output_dtype, same_as: s }",
        &["43:91: the output's type is chosen twice, expected either `attribute` or `same_as`"],
    ),
    (
        "    output: { shape: [K, N], types: [float32, float16], attribute: output_dtype }\n",
        "",
        &["26:11: field `output` is missing, expected a format without blocks to have it"],
    ),
];
