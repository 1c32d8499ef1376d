//! What stands at a limit is accepted, what stands one beyond it is not; rules have to stand in an order and to apply
//! everywhere. Each line is one that a slip in a comparison would let through.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant_spec::{Errors, builtin, parse, resolve};

const OPERATOR: &str = include_str!("documents/base.yaml");
const FORMATS: &str = include_str!("documents/formats_base.yaml");

/// The messages about a text of a document that another stands in for; none if it is accepted.
fn messages(document: &str, text: &str, instead: &str) -> Vec<String> {
    assert!(document.contains(text), "the document has no {text:?}");
    let changed = document.replace(text, instead);
    let known = builtin::types().unwrap();
    let resolved = parse::document("a.yaml", &changed).and_then(|parsed| resolve::document(&parsed, &known));
    resolved.err().map_or_else(Vec::new, |Errors(errors)| {
        errors.iter().map(|error| error.problem.to_string()).collect()
    })
}

#[track_caller]
fn accepted(document: &str, text: &str, instead: &str) {
    assert_eq!(messages(document, text, instead), [""; 0], "{instead:?} for {text:?}");
}

#[track_caller]
fn refused(document: &str, text: &str, instead: &str, message: &str) {
    let found = messages(document, text, instead);
    assert!(found.iter().any(|found| found.starts_with(message)), "{instead:?} for {text:?}: {found:?}");
}

#[test]
fn names_have_at_most_64_letters() {
    accepted(OPERATOR, "Widen", &"W".repeat(64));
    refused(OPERATOR, "Widen", &"W".repeat(65), "operator name is");
    accepted(FORMATS, "name: B32", &format!("name: {}", "B".repeat(64)));
    refused(FORMATS, "name: B32", &format!("name: {}", "B".repeat(65)), "format name is");
}

#[test]
fn numbers_of_a_format_end_where_they_say() {
    let plus = |plus: &str| format!("group_index: {{ axis: 0, tensor: g }}\n        plus: {plus}");
    for inside in ["65536", "-65536"] {
        accepted(FORMATS, "group_index: { axis: 0, tensor: g }", &plus(inside));
    }
    for outside in ["65537", "-65537"] {
        refused(FORMATS, "group_index: { axis: 0, tensor: g }", &plus(outside), "plus is");
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
    refused(FORMATS, "group_index: { axis: 0,", "group_index: { axis: 1,", "axis is 1, expected 0");
    refused(FORMATS, "name: g, types: [int32]", "name: g, types: [int16]", "type of g is `int16`");
    accepted(FORMATS, "name: g, types: [int32]", "name: g, types: [int64]");
}

#[test]
fn widths_of_codes_end_at_16_bits() {
    let of = |width: &str| format!("excess: {width}\n        planes:\n          - {{ bits: {width},");
    let written = "excess: 3\n        planes:\n          - { bits: 2,";
    refused(FORMATS, written, &of("17"), "width is `17`");
    accepted(FORMATS, "one_of: [2, 4], default: 4", "one_of: [1, 16], default: 16");
    for outside in ["[0, 4], default: 4", "[4, 17], default: 4"] {
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

/// The base document with one of its rules moved before another.
fn moved(rule: &str, before: &str) -> String {
    let line = |id: &str| {
        let start = OPERATOR.find(&format!("  - {{ id: {id}, ")).unwrap();
        &OPERATOR[start..start + OPERATOR[start..].find('\n').unwrap() + 1]
    };
    OPERATOR.replace(line(rule), "").replace(line(before), &format!("{}{}", line(rule), line(before)))
}

#[test]
fn rules_stand_after_those_that_they_rest_on() {
    let misplaced = [
        // Axis before granularity.
        ("C8", "C7", "C8"),
        // Groups, and the scale's shape, before granularity, and before the input's type.
        ("C9", "C7", "C9"),
        ("C10", "C7", "C10"),
        ("C10", "C2", "C10"),
        // The zero point's shape before the scale's, its type before the input's.
        ("C11", "C10", "C11"),
        ("C4", "C2", "C4"),
        // Granularity and output type before the scale's type.
        ("C7", "C3", "C7"),
        ("C5", "C3", "C5"),
    ];
    for (rule, before, reported) in misplaced {
        let text = moved(rule, before);
        let found = messages(&text, "operator: Widen", "operator: Widen");
        let expected = format!("the place of rule `{reported}` is before one that it rests on");
        assert!(found.iter().any(|found| found.starts_with(&expected)), "{rule} before {before}: {found:?}");
    }
    // What rests on nothing between may change places.
    for (rule, before) in [("C2", "C1"), ("C5", "C4"), ("C9", "C8"), ("C13", "C12")] {
        assert_eq!(messages(&moved(rule, before), "operator: Widen", "operator: Widen"), [""; 0]);
    }
}

#[test]
fn rules_that_kernels_rest_on_apply_everywhere() {
    let conditions = [
        "since: \"2.1\", ",
        "until: \"2.1\", ",
        "formula: affine, ",
        "input: [nibbles], ",
        "granularity: [whole], ",
    ];
    let rules = [
        ("C1", "required_input", "`required_input` of the scale"),
        ("C2", "element_type: x", "`element_type` of the input"),
        ("C3", "element_type: s", "`element_type` of the scale"),
        ("C4", "element_type: z", "`element_type` of the zero point"),
        ("C5", "output_type", "`output_type`"),
        ("C7", "granularity", "`granularity`"),
        ("C10", "scale_shape", "`scale_shape`"),
        ("C11", "zero_point_shape", "`zero_point_shape`"),
        ("C13", "output_tensor", "`output_tensor`"),
    ];
    for (id, _, what) in rules {
        for condition in conditions {
            let (text, instead) = (format!("- {{ id: {id}, "), format!("- {{ id: {id}, {condition}"));
            refused(OPERATOR, &text, &instead, &format!("the rule {what} is missing"));
        }
    }
    for (text, instead, what) in [
        ("granularity: [channels, blocks], doc", "granularity: [blocks], doc", "`axis_in_range` of channels"),
        ("granularity: [channels, blocks], doc", "granularity: [channels], doc", "`axis_in_range` of blocks"),
        ("granularity: [blocks], doc", "granularity: [channels], doc", "`groups_divide` of blocks"),
    ] {
        refused(OPERATOR, text, instead, &format!("the rule {what} is missing"));
    }
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
