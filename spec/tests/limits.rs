//! What stands at a limit is accepted, what stands one beyond it is not; rules have to stand in an order and to apply
//! everywhere. Each line is one that a slip in a comparison would let through.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant_spec::element::{ElementType, Encoding};
use dequant_spec::{Errors, builtin, parse, resolve};

#[path = "limits/formats.rs"]
mod formats;
#[path = "limits/inputs.rs"]
mod inputs;
#[path = "limits/large.rs"]
mod large;
#[path = "limits/lost.rs"]
mod lost;
#[path = "limits/names.rs"]
mod names;
#[path = "limits/outputs.rs"]
mod outputs;
#[path = "limits/places.rs"]
mod places;
#[path = "limits/zero_points.rs"]
mod zero_points;

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
        // Output type before it is known that there is a scale.
        ("C1", "C6", "C5"),
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
fn biases_and_units_end_where_values_are_no_longer_exact() {
    const INTEGER: &str = "bits: 4\n    encoding: { integer: { signed: false, bias: 8 } }";
    let integer = |bits: u32, fields: &str| {
        format!("bits: {bits}\n    encoding: {{ integer: {{ signed: false, {fields} }} }}")
    };
    // The type is that of elements in words of 16 bits: wider ones are another mistake, but none of these.
    let found = |bits: u32, fields: &str| -> Vec<String> {
        let found = messages(OPERATOR, INTEGER, &integer(bits, fields));
        found.into_iter().filter(|m| m.starts_with("bias is") || m.starts_with("unit is")).collect()
    };
    for (bits, fields) in [
        (4, "bias: 65536"),
        (16, "bias: -65536"),
        (17, "bias: 2147483648"),
        (32, "bias: -2147483648"),
        (33, "bias: 0"),
        (16, "unit: 100"),
        (4, "unit: -100"),
        (17, "unit: 0"),
    ] {
        assert_eq!(found(bits, fields), [""; 0], "{bits} bits, {fields}");
    }
    for (bits, fields, message) in [
        (16, "bias: 65537", "bias is 65537, expected -65536 to 65536"),
        (17, "bias: 2147483649", "bias is 2147483649, expected -2147483648 to 2147483648"),
        (33, "bias: 1", "bias is 1, expected 0 for an integer of more than 32 bits"),
        (17, "unit: 1", "unit is 1, expected 0 for an integer of more than 16 bits"),
        (16, "unit: 101", "unit is 101, expected -100 to 100, a power of two"),
        (4, "unit: -101", "unit is -101, expected -100 to 100, a power of two"),
    ] {
        assert_eq!(found(bits, fields), [message], "{bits} bits, {fields}");
    }
}

#[test]
fn floats_end_where_float32_does() {
    const FLOAT: &str =
        "bits: 3\n    encoding: { float: { sign: true, exponent: 1, mantissa: 1, bias: 0, specials: none } }";
    let float = |bits: u32, fields: &str| format!("bits: {bits}\n    encoding: {{ float: {{ {fields} }} }}");
    let bias = "bias is";
    for (bits, fields) in [
        // Codes of 8 bits of exponent: 254 − 127 is float32's largest exponent, 1 − 127 − 23 its smallest number.
        (16, "sign: true, exponent: 8, mantissa: 7, bias: 127, specials: ieee"),
        (16, "sign: true, exponent: 8, mantissa: 7, bias: 128, specials: none"),
        (8, "sign: false, exponent: 8, mantissa: 0, bias: 127, specials: nan_at_all_ones, subnormals: false"),
        (16, "sign: true, exponent: 5, mantissa: 10, bias: 140, specials: ieee"),
        (16, "sign: true, exponent: 5, mantissa: 10, bias: 139, specials: ieee, subnormals: false"),
        (4, "sign: true, exponent: 2, mantissa: 1, bias: 0, specials: ieee"),
        (4, "sign: true, exponent: 2, mantissa: 1, bias: 0, specials: nan_at_negative_zero"),
    ] {
        accepted(OPERATOR, FLOAT, &float(bits, fields));
    }
    for (bits, fields, message) in [
        (16, "sign: true, exponent: 8, mantissa: 7, bias: 126, specials: ieee", bias),
        (16, "sign: true, exponent: 8, mantissa: 7, bias: 127, specials: none", bias),
        (16, "sign: true, exponent: 8, mantissa: 7, bias: 127, specials: nan_at_all_ones", bias),
        (
            8,
            "sign: false, exponent: 8, mantissa: 0, bias: 126, specials: nan_at_all_ones, subnormals: false",
            bias,
        ),
        (16, "sign: true, exponent: 5, mantissa: 10, bias: 141, specials: ieee", bias),
        (16, "sign: true, exponent: 5, mantissa: 10, bias: 140, specials: ieee, subnormals: false", bias),
        (3, "sign: true, exponent: 2, mantissa: 0, bias: 0, specials: ieee", "specials is impossible"),
        (
            3,
            "sign: false, exponent: 2, mantissa: 1, bias: 0, specials: nan_at_negative_zero",
            "specials is impossible",
        ),
    ] {
        refused(OPERATOR, FLOAT, &float(bits, fields), message);
    }
}

#[test]
fn codebooks_have_a_finite_float32_for_each_code_of_up_to_8_bits() {
    const BOOK: &str = "bits: 2\n    encoding: { codebook: [-1.0, 0.0, 0.5, 1.0] }";
    let book = |bits: u32, first: &str| {
        let rest = ", 0.0".repeat((1 << bits) - 1);
        format!("bits: {bits}\n    encoding: {{ codebook: [{first}{rest}] }}")
    };
    accepted(OPERATOR, BOOK, &book(8, "3.4028234663852886e38"));
    refused(OPERATOR, BOOK, &book(8, "3.4028234663852888e38"), "codebook entry is");
    accepted(OPERATOR, BOOK, &book(8, "1.4e-45"));
    refused(OPERATOR, BOOK, &book(8, "-7e-46"), "codebook entry is -7e-46, expected 0, or a number that");
    refused(OPERATOR, BOOK, &book(9, "1.0"), "bits is 9, expected at most 8 for a codebook");
}

#[test]
fn no_two_types_share_a_spelling() {
    let also =
        |names: &str| format!("    encoding: {{ integer: {{ signed: false, bias: 8 }} }}\n    {names}");
    let at = "    encoding: { integer: { signed: false, bias: 8 } }";
    refused(OPERATOR, at, &also("names: { acme: t3 }"), "acme name is `t3` again");
    refused(OPERATOR, at, &also("numbers: { acme: 3 }"), "acme number is 3 again");
    // Another dialect, another spelling.
    accepted(OPERATOR, at, &also("names: { other: t3 }"));
    accepted(OPERATOR, at, &also("numbers: { other: 3 }"));
    accepted(OPERATOR, at, &also("names: { acme: b4 }\n    numbers: { acme: 4 }"));
}

#[test]
fn a_size_attribute_chooses_between_three_granularities() {
    let list = "  - { name: channels, groups: { one_along: axis }, parameters: vector }";
    let more = format!("{list}\n{}", list.replace("channels", "others"));
    refused(OPERATOR, list, &more, "granularity_from is");
    let blocks = "  - { name: blocks, groups: { blocks: { axis: axis, size: size } }, parameters: grid }";
    refused(OPERATOR, blocks, &blocks.replace("size: size", "size: axis"), "granularity_from is");
    refused(OPERATOR, "groups: { one_along: axis }", "groups: whole_tensor", "granularity_from is");
    let two = blocks.replace("blocks, groups", "channels, groups");
    refused(OPERATOR, list, &two, "granularity_from is");
}

#[test]
fn releases_have_a_point_and_opsets_have_none() {
    accepted(OPERATOR, "newest_checked: \"2.5\"", "newest_checked: \"3\"");
    for opset in ["2.1", "2.0"] {
        let text = OPERATOR.replace("versioned_by: release", "versioned_by: opset");
        let found = messages(&text, "since: \"2.1\"\n", &format!("since: \"{opset}\"\n"));
        let expected = format!("version is `{opset}`, expected a number");
        assert!(found.iter().any(|found| found.starts_with(&expected)), "{found:?}");
    }
}

#[test]
fn the_general_operator_has_every_type_and_zero_points_that_fit_it() {
    let (types, operators) = (builtin::types().unwrap(), builtin::operators().unwrap());
    let general = operators.iter().find(|operator| operator.dialect == "affine").unwrap();
    let version = general.versions.last().unwrap();
    let expected: Vec<&str> = types.iter().filter(|t| t.bits <= 32).map(|t| t.name.as_str()).collect();
    let found: Vec<&str> = version.input.iter().map(|element| element.name.as_str()).collect();
    assert_eq!(found, expected);
    assert!(found.contains(&"int32") && !found.contains(&"int64"));
    for element in &version.input {
        let of = version.zero_point_types(general, element);
        let found: Vec<&str> = of.iter().map(|zero_point| zero_point.name.as_str()).collect();
        // Its own type, then the listed ones that fit: of 32 bits only with integers, floats only with less than that.
        let listed = ["int8", "uint8", "int32", "float16", "bfloat16", "float32"];
        let fits = |zero_point: &str| match (element.element_type.is_integer(), element.element_type.bits) {
            (true, 17..) => zero_point.contains("int"),
            (true, _) => true,
            (false, _) => zero_point != "int32",
        };
        let others = listed.into_iter().filter(|name| *name != element.name && fits(name));
        let expected: Vec<&str> = core::iter::once(element.name.as_str()).chain(others).collect();
        assert_eq!(found, expected, "{}", element.name);
    }
    // Scales are all floats; codebooks and integers with a unit are none.
    let is_float = |t: &&ElementType| matches!(t.encoding, Encoding::Float(_)) && t.bits <= 32;
    let floats = types.iter().filter(is_float).map(|t| t.name.as_str());
    let scales: Vec<&str> = version.scale.iter().map(|scale| scale.name.as_str()).collect();
    assert_eq!(scales, floats.collect::<Vec<_>>());
    assert!(!general.decisions.is_empty());
}

#[test]
fn every_float_comes_after_those_that_are_listed() {
    let scales = |listed: &str| {
        let text = OPERATOR.replace("scale: [float32", &format!("scale: [{listed}"));
        let parsed = parse::document("a.yaml", &text).unwrap_or_else(|errors| panic!("{errors}"));
        let resolved = resolve::document(&parsed, &builtin::types().unwrap());
        let operator = resolved.unwrap_or_else(|errors| panic!("{errors}")).operator.unwrap();
        operator.versions[0].scale.iter().map(|scale| scale.name.clone()).collect::<Vec<_>>()
    };
    let found = scales("every_float, bfloat16, float32");
    assert_eq!(found[..2], ["bfloat16", "float32"]);
    assert_eq!(found.iter().filter(|name| *name == "bfloat16").count(), 1);
    assert!(found.iter().any(|name| name == "float4e2m1") && !found.iter().any(|name| name == "int8"));
}

#[test]
fn wide_integers_take_no_float_zero_points() {
    let zero_points = "types: [int8, float16] }]";
    accepted(OPERATOR, "bits: 4\n", "bits: 8\n");
    let text = OPERATOR.replace("input: [tiny3, nibbles]\n", "input: [tiny3, nibbles, int16, int32]\n");
    let of = |input: &str, types: &str| {
        let entry = format!("types: [int8, float16] }}, {{ input: [{input}], types: [{types}] }}]");
        messages(&text, zero_points, &entry)
    };
    assert_eq!(of("int16", "int16, float16"), [""; 0]);
    assert_eq!(of("int32", "int32"), [""; 0]);
    let message =
        "zero point type for `int32` is `float16`, expected an integer: the difference is taken in integers";
    assert_eq!(of("int32", "int32, float16"), [message]);
}

#[test]
fn an_operator_has_at_least_two_inputs_and_words_wider_than_what_they_hold() {
    let without = |lines: &[&str], text: &str| {
        let kept = text.lines().filter(|line| !lines.iter().any(|start| line.trim().starts_with(start)));
        kept.collect::<Vec<_>>().join("\n") + "\n"
    };
    let zero_point = ["- { name: z,", "zero_point: [", "- { id: C4,", "- { id: C11,", "- { id: C12,"];
    let additive =
        ["- name: additive", "doc: y = x * s + z", "when: added", "steps: [round_to_float32, multiply"];
    let two = without(&additive, &without(&zero_point, OPERATOR));
    accepted(&two, "name: added, value: bool", "name: added, value: bool");
    let one = two.replace("  - name: s\n    role: scale\n    doc: Scale.\n", "");
    refused(&one, "operator: Widen", "operator: Widen", "a quantized input or its scale is missing");
    let packed = "type: biased4, packed: { word: int16, axis: 0 }";
    accepted(OPERATOR, packed, "type: int8, packed: { word: int16, axis: 0 }");
    let messages = messages(OPERATOR, packed, "type: int16, packed: { word: int16, axis: 0 }");
    assert!(messages.iter().any(|message| message.starts_with("word is")), "{messages:?}");
}

#[test]
fn a_type_is_its_own_zero_point_only_where_the_document_says_so() {
    let types = |name: &str, listed: &str| {
        let entry = format!("zero_point: [{{ input: [every_type], types: [{listed}] }}]");
        let text = OPERATOR
            .replace("input: [tiny3, nibbles]\n", "input: [tiny3, nibbles, every_type]\n")
            .replace("      input: [levels2]\n", "")
            .replace("zero_point: [{ input: [tiny3, nibbles], types: [int8, float16] }]", &entry);
        let parsed = parse::document("a.yaml", &text).unwrap_or_else(|errors| panic!("{errors}"));
        let resolved = resolve::document(&parsed, &builtin::types().unwrap());
        let operator = resolved.unwrap_or_else(|errors| panic!("{errors}")).operator.unwrap();
        let version = &operator.versions[0];
        let input = version.input.iter().find(|element| element.name == name).unwrap();
        let of = version.zero_point_types(&operator, input);
        of.iter().map(|zero_point| zero_point.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(types("uint4", "int8"), ["int8"]);
    assert_eq!(types("uint4", "same_as_input, int8"), ["uint4", "int8"]);
    // Whose own it is as well, once.
    assert_eq!(types("int8", "int8"), ["int8"]);
    assert_eq!(types("int8", "same_as_input, int8"), ["int8"]);
}

#[test]
fn a_granularity_that_is_not_named_is_one_of_the_operators() {
    let affine = include_str!("../operators/affine_dequantize.yaml");
    let changed = affine.replace("value: string, default: per_group", "value: string, default: per_row");
    assert_ne!(affine, changed);
    refused(&changed, "name: granularity", "name: granularity", "unknown granularity `per_row`");
}

#[test]
fn a_default_is_one_of_what_is_allowed() {
    let rule = |strings: &str| {
        let rule = format!("{{ one_of: {{ attribute: format, strings: [{strings}] }} }}");
        format!("  - {{ id: C14, rule: {rule}, doc: Some. }}\n\ndecisions:")
    };
    accepted(OPERATOR, "\ndecisions:", &rule("tiny3, nibbles, levels2"));
    let message = "the default of format is `nibbles`, expected one of tiny3, levels2";
    refused(OPERATOR, "\ndecisions:", &rule("tiny3, levels2"), message);
}
