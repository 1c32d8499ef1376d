//! Values of a format's attributes that the attribute does not allow.

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
];
