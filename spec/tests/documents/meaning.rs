//! Mistakes of meaning: a text of `base.yaml`, what stands in its place, and every error that
//! follows, as `line:column: message`. `(built in)` stands for the names of all built-in types.

use super::Mistake;

/// Element types that make no sense.
pub(crate) const TYPES: &[Mistake] = &[
    ("bits: 3\n", "bits: 65\n", &["6:11: bits is 65, expected 1 to 64"]),
    ("bits: 3\n", "bits: 4\n", &["7:15: sign + exponent + mantissa is 3 bits, expected 4, the type's bits"]),
    (
        "name: biased4",
        "name: tiny3",
        &[
            "10:11: element type `tiny3` is listed twice, first at 4:11; expected each name once",
            "29:28: unknown element type `biased4`, expected one that is listed",
        ],
    ),
    (
        "name: biased4",
        "name: int8",
        &[
            "10:11: element type name is `int8`, expected a name that is not built in",
            "29:28: unknown element type `biased4`, expected one that is listed",
        ],
    ),
    (
        "name: biased4",
        "name: 4bit",
        &[
            "10:11: element type name is `4bit`, expected a letter from a to z, then such letters, digits and underscores, at most 64",
            "29:28: unknown element type `biased4`, expected one that is listed",
        ],
    ),
    (
        "name: biased4",
        "name: self",
        &[
            "10:11: element type name is `self`, expected a name that Rust has not reserved",
            "29:28: unknown element type `biased4`, expected one that is listed",
        ],
    ),
    ("exponent: 1", "exponent: 9", &["7:48: exponent is 9, expected 1 to 8 bits"]),
    (
        "bias: 0",
        "bias: 200",
        &[
            "7:70: bias is 200, expected one that keeps every value between 2^-149 and 2^128, exact in float32",
        ],
    ),
    (
        "{ signed: false, bias: 8 }",
        "{ signed: false, bias: 99999999999 }",
        &["13:49: bias is 99999999999, expected -65536 to 65536"],
    ),
    (
        "[-1.0, 0.0, 0.5, 1.0]",
        "[-1.0, 0.0, 0.5]",
        &["17:15: codebook is 3 numbers long, expected 4 for 2 bits"],
    ),
    (
        "[-1.0, 0.0, 0.5, 1.0]",
        "[-1.0, 0.0, 1e300, 1.0]",
        &["17:39: codebook entry is 1e300, expected a finite float32"],
    ),
    (
        "operator: Widen\n",
        "",
        &["1:1: field `operator` is missing, expected an operator document to have it"],
    ),
];

/// Names, attributes, granularities and formulas that do not fit together.
pub(crate) const OPERATORS: &[Mistake] = &[
    (
        "dialect: acme",
        "dialect: ac-me",
        &[
            "20:10: dialect name is `ac-me`, expected a letter from a to z, then such letters, digits and underscores, at most 64",
        ],
    ),
    (
        "versioned_by: release",
        "versioned_by: opset",
        &[
            "22:17: version is `2.5`, expected a number, as \"21\"",
            "73:12: version is `2.1`, expected a number, as \"21\"",
            "86:72: version is `2.1`, expected a number, as \"21\"",
        ],
    ),
    (
        "newest_checked: \"2.5\"",
        "newest_checked: \"2.x\"",
        &["22:17: version is `2.x`, expected a release, as \"3\" or \"3.4\""],
    ),
    (
        "element_from: format",
        "element_from: axis",
        &["25:15: attribute `axis` is of kind int, expected string"],
    ),
    (
        "element_from: format",
        "element_from: fromat",
        &[
            "25:15: unknown attribute `fromat`, expected `format`, `axis`, `size`, `added` or `to`; did you mean `format`?",
        ],
    ),
    (
        "size_attribute: size",
        "size_attribute: axis",
        &[
            "26:37: granularity_from is size_attribute: axis, expected one granularity with blocks of that size, one with whole_tensor, and at most one other",
        ],
    ),
    (
        "type: biased4",
        "type: biased5",
        &["29:28: unknown element type `biased5`, expected one that is listed; did you mean `biased4`?"],
    ),
    (
        "word: int16",
        "word: float16",
        &[
            "29:53: word is `float16`, expected an integer type of whole bytes that holds several codes of 4 bits",
        ],
    ),
    (
        "word: int16",
        "word: int4",
        &[
            "29:53: word is `int4`, expected an integer type of whole bytes that holds several codes of 4 bits",
        ],
    ),
    (
        "word: int16",
        "word: int17",
        &["29:53: unknown element type `int17`, expected one that is listed; did you mean `int16`?"],
    ),
    (
        "type: own, ",
        "",
        &["38:13: field `type` of `z` is missing, expected same_as_input or own for a zero point"],
    ),
    (
        "    role: scale\n",
        "    role: scale\n    type: own\n",
        &["35:11: field `type` of `s` is given, expected none but for a zero point"],
    ),
    (
        "name: s\n",
        "name: x\n",
        &[
            "35:11: input `x` is listed twice, first at 32:11; expected each name once",
            "81:39: unknown input `s`, expected `x` or `z`",
            "83:37: unknown input `s`, expected `x` or `z`",
        ],
    ),
    (
        "name: s\n",
        "name: x scale\n",
        &[
            "35:11: input name is `x scale`, expected a letter from a to z, then such letters, digits and underscores, at most 64",
            "81:39: unknown input `s`, expected `x`, `x scale` or `z`",
            "83:37: unknown input `s`, expected `x`, `x scale` or `z`",
        ],
    ),
    (
        "name: axis, value: int, default: 0",
        "name: axis, value: int, default: zero",
        &["44:40: default is `zero`, expected a value of kind int"],
    ),
    (
        "name: axis, value: int",
        "name: format, value: int",
        &[
            "26:37: granularity_from is size_attribute: size, expected one granularity with blocks of that size, one with whole_tensor, and at most one other",
            "44:13: attribute `format` is listed twice, first at 43:13; expected each name once",
            "51:44: unknown attribute `axis`, expected `format`, `size`, `added` or `to`",
            "52:47: unknown attribute `axis`, expected `format`, `size`, `added` or `to`",
            "71:28: unknown attribute `axis`, expected `format`, `size`, `added` or `to`",
            "88:38: unknown attribute `axis`, expected `format`, `size`, `added` or `to`",
        ],
    ),
    (
        "{ one_along: axis }",
        "{ one_along: axes }",
        &[
            "51:44: unknown attribute `axes`, expected `format`, `axis`, `size`, `added` or `to`; did you mean `axis`?",
        ],
    ),
    (
        "groups: whole_tensor, parameters: one_vector",
        "groups: whole_tensor, parameters: vector",
        &["50:54: parameters is vector, expected groups: one_along for a vector of parameters"],
    ),
    (
        "{ one_along: axis }, parameters: vector",
        "{ one_along: axis }, parameters: one_vector",
        &["51:64: parameters is one_vector, expected groups: whole_tensor for one parameter"],
    ),
    (
        "[subtract_zero_point_exactly, round_to_float32, ",
        "[round_to_float32, ",
        &[
            "57:12: the order of steps is [round_to_float32, multiply_by_scale_in_float32, round_to_output], expected [subtract_zero_point_exactly, round_to_float32, multiply_by_scale_in_float32, round_to_output] or [round_to_float32, multiply_by_scale_in_float32, add_zero_point_in_float32, round_to_output]",
        ],
    ),
    (
        "    when: added\n",
        "",
        &[
            "58:11: formula is `additive`, expected the first formula to subtract without `when`, another one to add with it",
        ],
    ),
    ("    when: added\n", "    when: axis\n", &["60:11: attribute `axis` is of kind int, expected bool"]),
    (
        "name: additive",
        "name: affine",
        &[
            "58:11: formula `affine` is listed twice, first at 55:11; expected each name once",
            "58:11: formula is `affine`, expected the first formula to subtract without `when`, another one to add with it",
        ],
    ),
    (
        "attributes: [size, to]",
        "attributes: [size, too]",
        &[
            "47:13: attribute `to` is in no version, expected a version to add it",
            "77:26: unknown attribute `too`, expected `format`, `axis`, `size`, `added` or `to`; did you mean `to`?",
        ],
    ),
    (
        "attributes: [size, to]",
        "attributes: [size]",
        &["47:13: attribute `to` is in no version, expected a version to add it"],
    ),
    (
        "granularity: [blocks]",
        "granularity: [block]",
        &[
            "52:13: granularity `blocks` is in no version, expected a version to add it",
            "78:21: unknown granularity `block`, expected `whole`, `channels` or `blocks`; did you mean `blocks`?",
        ],
    ),
    (
        "granularity: [blocks]\n",
        "granularity: []\n",
        &["52:13: granularity `blocks` is in no version, expected a version to add it"],
    ),
];

/// Versions that add what there is not.
pub(crate) const VERSIONS: &[Mistake] = &[
    (
        "newest_checked: \"2.5\"",
        "newest_checked: \"2.0\"",
        &["73:12: since is 2.1, expected versions in rising order, up to newest_checked 2.0"],
    ),
    (
        "since: \"1\"",
        "since: \"3\"",
        &[
            "64:12: since is 3, expected versions in rising order, up to newest_checked 2.5",
            "73:12: since is 2.1, expected versions in rising order, up to newest_checked 2.5",
        ],
    ),
    (
        "since: \"2.1\"\n",
        "since: \"1\"\n",
        &["73:12: since is 1, expected versions in rising order, up to newest_checked 2.5"],
    ),
    (
        "since: \"2.1\"\n",
        "since: two\n",
        &["73:12: version is `two`, expected a release, as \"3\" or \"3.4\""],
    ),
    (
        "    output_type: same_as_scale\n",
        "",
        &["64:12: output_type is missing, expected the first version to state it"],
    ),
    ("{ attribute: to }", "{ attribute: axis }", &["74:31: attribute `axis` is of kind int, expected type"]),
    (
        "input: [tiny3, nibbles]\n",
        "input: [tiny, nibbles]\n",
        &[
            "67:15: unknown element type `tiny`, expected one that is listed; did you mean `tiny3`?",
            "69:30: unknown input type `tiny3`, expected `nibbles`",
        ],
    ),
    (
        "input: [tiny3, nibbles]\n",
        "input: [int64, nibbles]\n",
        &[
            "67:15: input type is `int64`, expected at most 32 bits",
            "69:30: unknown input type `tiny3`, expected `int64` or `nibbles`",
        ],
    ),
    ("input: [levels2]", "input: [tiny3]", &["76:15: `tiny3` is added again, expected each name once"]),
    (
        "scale: [float32, float16]",
        "scale: [float32, int32]",
        &["68:24: scale type is `int32`, expected a type whose values are exact in float32"],
    ),
    (
        "output: [float32, float16]",
        "output: [float32, int8]",
        &[
            "70:25: output type is `int8`, expected float32, or an IEEE float of 16 bits with a bias of 2 to 127",
        ],
    ),
    (
        "input: [tiny3, nibbles], types",
        "input: [tiny3, nibble], types",
        &["69:37: unknown input type `nibble`, expected `tiny3` or `nibbles`; did you mean `nibbles`?"],
    ),
];

/// Rules that name nothing, stand too early or are missing.
pub(crate) const RULES: &[Mistake] = &[
    (
        "{ one_along: axis }",
        "{ one_along: format }",
        &[
            "19:11: the rule `axis_in_range` of channels is missing, expected one for all versions and inputs",
            "51:44: attribute `format` is of kind string, expected int",
        ],
    ),
    (
        "{ required_input: s }",
        "{ required_input: scale }",
        &["81:39: unknown input `scale`, expected `x`, `s` or `z`"],
    ),
    (
        "{ minimum: { attribute: size, value: 0 } }",
        "{ minimum: { attribute: sizes, value: 0 } }",
        &[
            "86:45: unknown attribute `sizes`, expected `format`, `axis`, `size`, `added` or `to`; did you mean `size`?",
        ],
    ),
    (
        "id: C2,",
        "id: C1,",
        &["82:11: constraint `C1` is listed twice, first at 81:11; expected each name once"],
    ),
    ("id: C2,", "id: R2,", &["82:11: constraint id is `R2`, expected C and a number, as C1"]),
    (
        "  - { id: C3, rule: { element_type: s }, doc: s has a type. }\n",
        "",
        &["19:11: the rule `element_type` of the scale is missing, expected one for all versions and inputs"],
    ),
    (
        "  - { id: C10, rule: scale_shape, doc: s has a shape. }\n",
        "",
        &["19:11: the rule `scale_shape` is missing, expected one for all versions and inputs"],
    ),
    (
        "rule: scale_shape, doc",
        "rule: scale_shape, when: run, doc",
        &["90:22: when is run, expected plan for this rule"],
    ),
    (
        "rule: output_tensor, when: run",
        "rule: output_tensor",
        &["94:22: when is plan, expected run for a rule about values"],
    ),
    (
        "granularity: [channels, blocks]",
        "granularity: [channels]",
        &["19:11: the rule `axis_in_range` of blocks is missing, expected one for all versions and inputs"],
    ),
    (
        "input: [nibbles], formula: affine",
        "input: [nibbles], formula: afine",
        &["92:72: unknown formula `afine`, expected `affine` or `additive`; did you mean `affine`?"],
    ),
    (
        "output: { name: y,",
        "output: { name: s,",
        &["40:17: output name is `s`, which is an input's, expected a name of its own"],
    ),
    (
        "{ name: size, value: int, default: 0,",
        "{ name: size, value: int, default: -1,",
        &["86:45: the default of size is -1, expected at least 0"],
    ),
    (
        "minimum: { attribute: size, value: 0 }",
        "range: { attribute: size, low: 3, high: 2 }",
        &["86:43: range is 3 to 2, expected one from the lower to the higher"],
    ),
    (
        "output: [float32, float16]",
        "output: [bfloat16]",
        &[
            "64:12: a combination of types of version 1 is missing, expected a scale and an output that go with each other",
        ],
    ),
];
