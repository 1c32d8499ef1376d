//! Documents that are as large as they may be, or say as much as they can: one message, in time that goes with their length.

use std::fmt::Write as _;

use dequant_spec::{Errors, builtin, parse, resolve};

use super::{OPERATOR, accepted, messages};

/// So many floats of 16 bits, as entries of a list, each in a line or all in one.
fn types(count: usize, separator: &str) -> String {
    let entry = |n| {
        format!(
            "{{ name: t{n}, doc: d, bits: 16, encoding: {{ float: {{ sign: true, exponent: 5, mantissa: 10, bias: 15, specials: ieee }} }} }}"
        )
    };
    (0..count).map(entry).collect::<Vec<_>>().join(separator)
}

#[test]
fn more_combinations_than_can_be_compiled_are_counted_not_listed() {
    let names = (0..200).map(|n| format!("t{n}")).collect::<Vec<_>>().join(", ");
    let text = OPERATOR.replace("\ntypes:\n", &format!("\ntypes:\n  - {}\n", types(200, "\n  - ")));
    let text = text
        .replace("input: [tiny3, nibbles]\n", &format!("input: [tiny3, nibbles, {names}]\n"))
        .replace("scale: [float32, float16]", &format!("scale: [float32, float16, {names}]"))
        .replace("output_type: same_as_scale", "output_type: chosen_by_caller")
        .replace("output_type: { attribute: to }", "output_type: chosen_by_caller")
        .replace("  - { name: to, value: type, doc: The output type. }\n", "")
        .replace("attributes: [size, to]", "attributes: [size]");
    let few = messages(&text, "types: [int8, float16] }]", "types: [int8, float16] }]");
    // (2 inputs · 3 kinds of zero points + 200 · 1) · 202 scales · 2 outputs.
    let expected = "the number of combinations of types up to version 1 is 83224, expected at most 50000";
    assert_eq!(few, [expected]);
    let many = format!("types: [int8, float16] }}, {{ input: [{names}], types: [int8, {names}] }}]");
    let many = messages(&text, "types: [int8, float16] }]", &many);
    assert!(many.len() == 1 && many[0].starts_with("the number of combinations"), "{many:?}");
}

#[test]
fn a_list_may_stand_in_one_line() {
    let document = format!("types: [{}]\n", types(1000, ", "));
    accepted(&document, "t999", "t999");
    // Its columns count from the line's beginning.
    let broken = document.replace("name: t999, doc: d, bits: 16", "name: t999, doc: d, bots: 16");
    let Errors(errors) = parse::document("a.yaml", &broken).unwrap_err();
    let column = broken.find("bots").unwrap() as u64 + 1;
    assert_eq!(
        errors.iter().map(|error| (error.at.line, error.at.column)).collect::<Vec<_>>(),
        [(1, column)]
    );
    let wrong = document.replace("name: t999, doc: d, bits: 16", "name: t999, doc: d, bits: 65");
    let parsed = parse::document("a.yaml", &wrong).unwrap();
    let Errors(errors) = resolve::document(&parsed, &builtin::types().unwrap()).unwrap_err();
    let column = wrong.find("bits: 65").unwrap() as u64 + 7;
    assert_eq!(
        errors.iter().map(|error| (error.at.line, error.at.column)).collect::<Vec<_>>(),
        [(1, column)]
    );
}

#[test]
fn a_list_of_the_wrong_length_is_one_mistake() {
    let mut document =
        "types:\n  - name: t\n    doc: d\n    bits: 1\n    encoding:\n      codebook:\n".to_owned();
    (0..3000).for_each(|_| document.push_str("      - 9e99\n"));
    let found = messages(&document, "name: t", "name: t");
    assert_eq!(found, ["codebook is 3000 numbers long, expected 2 for 1 bits"]);
}

/// What is wrong and not reported is not computed with either.
#[test]
fn mistakes_beyond_that_number_are_mistakes() {
    let numbers = (0..=100).map(|n| format!("d{n}: 0")).collect::<Vec<_>>().join(", ");
    let wide = "{ name: w, doc: d, bits: 16, encoding: { float: { sign: true, exponent: 60, mantissa: 10, bias: 15, specials: ieee } } }";
    let of_the_same_numbers = |name: &str| {
        format!(
            "{{ name: {name}, doc: d, bits: 4, encoding: {{ integer: {{ signed: true }} }}, numbers: {{ {numbers} }} }}"
        )
    };
    let (first, second) = (of_the_same_numbers("t"), of_the_same_numbers("u"));
    let family = "family: { name: acme, doc: d, source: { project: p, document: d, version: \"1\" } }";
    let format = "name: One\n    doc: d.\n    rounding: output\n    sizes: [{ name: K }]\n    tensors: [{ name: q, types: [uint8], shape: [K], doc: d. }]\n    output: { shape: [K], types: [w] }\n    value: { codes: { tensor: q } }";
    let document =
        format!("types:\n  - {first}\n  - {second}\n  - {wide}\n{family}\nformats:\n  - {format}\n");
    assert_eq!(messages(&document, "name: One", "name: One").len(), 101);
}

/// Versions have what those before them had, so short ones take memory as well.
#[test]
fn types_of_all_versions_are_counted() {
    let names = (0..200).map(|n| format!("t{n}")).collect::<Vec<_>>().join(", ");
    let versions = |count: usize| -> String {
        let version =
            |n| format!("  - {{ since: \"3.{n}\", output_type: {{ attribute: to }}, adds: {{}} }}\n");
        (0..count).map(version).collect()
    };
    let text = OPERATOR
        .replace("newest_checked: \"2.5\"", "newest_checked: \"4.0\"")
        .replace("\ntypes:\n", &format!("\ntypes:\n  - {}\n", types(200, "\n  - ")))
        .replace("input: [tiny3, nibbles]\n", &format!("input: [tiny3, nibbles, {names}]\n"));
    let with = |count: usize| text.replace("\nconstraints:", &format!("{}\nconstraints:", versions(count)));
    accepted(&with(10), "doc", "doc");
    let found = messages(&with(900), "doc", "doc");
    assert_eq!(found, ["the number of types and names up to version 3.226 is 50147, expected at most 50000"]);
}

#[test]
fn mistakes_are_reported_up_to_a_number() {
    let mut names = String::new();
    (0..500).for_each(|n| write!(names, "\n        - none{n}").unwrap());
    let found = messages(OPERATOR, "input: [levels2]", &format!("input:{names}"));
    assert_eq!(found.len(), 101);
    assert!(found.iter().any(|found| found == "there are more mistakes than these 100"));
}
