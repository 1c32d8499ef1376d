//! Values of a format's attributes that the attribute does not allow, and what a call may leave out.

use super::Mistake;

/// Defaults, listed values and values of conditions.
pub(crate) const ATTRIBUTES: &[Mistake] = &[
    // What a call may not say, the document does not say for it.
    ("one_of: [2, 4], default: 4", "one_of: [2, 4], default: 8", &["29:60: default is 8, expected 2 or 4"]),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, default: 0,",
        &["30:70: default is 0, expected at least 1, or -1"],
    ),
    ("int, minimum: 1, or: -1,", "int, minimum: 1, or: -1, default: -1,", &[]),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, one_of: [0, 64, -1],",
        &["30:70: value is 0, expected at least 1, or -1"],
    ),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, power_of_two: true, default: 48,",
        &["30:90: default is 48, expected a power of two"],
    ),
    (
        "attribute: group_size, value: -1",
        "attribute: group_size, value: -2",
        &["36:80: value is -2, expected at least 1, or -1"],
    ),
    ("int, minimum: 1, or: -1,", "int, minimum: 1, or: -1, given_when: { attribute: bits, value: 4 },", &[]),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, given_when: { attribute: bits, value: 3 },",
        &["30:99: value is 3, expected 2 or 4"],
    ),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, given_when: { attribute: group_size, value: 3 },",
        &["30:86: what the attribute is given with is itself, expected another attribute"],
    ),
    (
        "int, minimum: 1, or: -1,",
        "int, minimum: 1, or: -1, default: 8, given_when: { attribute: bits, value: 4 },",
        &[
            "30:98: what stands for an attribute that is not given is said twice, expected either `default` or `given_when`",
        ],
    ),
    // What a call may leave out.
    (
        "shape: [K*bits/32, N], doc: Codes. }",
        "shape: [K*bits/32, N], optional: true, doc: Codes. }",
        &[
            "34:17: a way to find size `K` is missing, expected a tensor that is not optional with K, times or by numbers and attributes, as an extent",
            "45:24: the tensor of weights is `q`, which a call may leave out, expected one that every call gives",
        ],
    ),
    (
        "tensors:\n      - { name: q,",
        "tensors:\n      - { name: q, given_when: { attribute: symmetric, value: true },",
        &[
            "34:17: a way to find size `K` is missing, expected a tensor that is not optional with K, times or by numbers and attributes, as an extent",
            "45:24: the tensor of weights is `q`, which a call may leave out, expected one that every call gives",
        ],
    ),
    (
        "value: false }, doc: Zero points. }",
        "value: false }, optional: true, doc: Zero points. }",
        &["40:87: when the tensor is given is said twice, expected either `optional` or `given_when`"],
    ),
    (
        "attribute: output_dtype }",
        "same_as: z }",
        &[
            "43:66: the tensor of the output's type is `z`, which a call may leave out, expected one that every call gives",
            "43:66: type `int8` of z is no output type, expected one of the output's types",
        ],
    ),
    (
        "codes: { tensor: z }",
        "codes: { tensor: z, codebook: g }",
        &[
            "46:71: type of a codebook is `int32`, expected one whose numbers are exact in float32",
            "46:71: the tensor of a codebook is `g`, which a call may leave out, expected one that every call gives",
        ],
    ),
    ("one_of: [2, 4]", "one_of: [2, 4, 2]", &["29:50: value is 2 a second time, expected each value once"]),
];
