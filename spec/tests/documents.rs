//! Documents with mistakes, through `parse` and `resolve` directly: where each is reported, in which words, and that
//! nothing makes them panic.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use std::time::{Duration, Instant};

use dequant_spec::{Errors, builtin, parse, resolve};

#[path = "documents/attributes.rs"]
mod attributes;
#[path = "documents/formats.rs"]
mod formats;
#[path = "documents/meaning.rs"]
mod meaning;
#[path = "documents/quantities.rs"]
mod quantities;
#[path = "documents/shape.rs"]
mod shape;

/// One mistake: a text of the base, what stands in its place, the errors.
type Mistake = (&'static str, &'static str, &'static [&'static str]);

/// A valid document that the mistakes are made in.
const BASE: &str = include_str!("documents/base.yaml");

/// The same for weight formats.
const FORMATS: &str = include_str!("documents/formats_base.yaml");

/// The document's mistakes, if it has any.
fn check(text: &str) -> Result<(), Errors> {
    let known = builtin::types()?;
    resolve::document(&parse::document("a.yaml", text)?, &known).map(|_| ())
}

/// `line:column: message` of every mistake.
fn errors(text: &str) -> Vec<String> {
    match check(text) {
        Ok(()) => Vec::new(),
        Err(Errors(errors)) => {
            errors.iter().map(|error| lasting(&format!("{}: {}", error.at, error.problem))).collect()
        }
    }
}

/// A message without the names that are nearest to an unknown one: a new built-in type may be nearer.
fn lasting(message: &str) -> String {
    let Some((before, nearest)) = message.split_once("; the nearest are ") else { return message.into() };
    let hint = nearest.split_once(';').map(|(_, hint)| format!(";{hint}")).unwrap_or_default();
    before.to_owned() + &hint
}

fn assert_reported(base: &str, mistakes: &[Mistake]) {
    let mut differences = Vec::new();
    for (text, replacement, expected) in mistakes {
        assert!(base.contains(text), "the base has no {text:?}");
        let found = errors(&base.replacen(text, replacement, 1));
        if found != *expected {
            differences.push(format!(
                "{replacement:?} for {text:?}:\n  found    {found:?}\n  expected {expected:?}"
            ));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn the_base_has_no_mistake() {
    assert_eq!(errors(BASE), [""; 0]);
    assert_eq!(errors(FORMATS), [""; 0]);
}

#[test]
fn mistakes_in_formats_are_located() {
    assert_reported(FORMATS, formats::FORMATS);
    assert_reported(FORMATS, quantities::QUANTITIES);
}

#[test]
fn values_that_attributes_do_not_allow_are_located() {
    assert_reported(FORMATS, attributes::ATTRIBUTES);
}

#[test]
fn mistakes_of_syntax_are_located() {
    assert_reported(BASE, shape::SYNTAX);
}

#[test]
fn mistakes_of_shape_are_located() {
    assert_reported(BASE, shape::SHAPES);
}

#[test]
fn mistakes_in_types_are_located() {
    assert_reported(BASE, meaning::TYPES);
}

#[test]
fn mistakes_in_operators_are_located() {
    assert_reported(BASE, meaning::OPERATORS);
}

#[test]
fn mistakes_in_versions_are_located() {
    assert_reported(BASE, meaning::VERSIONS);
}

#[test]
fn mistakes_in_rules_are_located() {
    assert_reported(BASE, meaning::RULES);
}

#[test]
fn every_semantic_error_is_reported_in_one_go() {
    let text = BASE.replace("bits: 3", "bits: 5").replace("{ one_along: axis }", "{ one_along: axes }");
    let text =
        text.replace("required_input: s", "required_input: t").replace("since: \"2.1\"\n", "since: \"0\"\n");
    assert_eq!(
        errors(&text),
        [
            "7:15: sign + exponent + mantissa is 3 bits, expected 5, the type's bits",
            "51:44: unknown attribute `axes`, expected `format`, `axis`, `size`, `added` or `to`; did you mean `axis`?",
            "73:12: since is 0, expected versions in rising order, up to newest_checked 2.5",
            "81:39: unknown input `t`, expected `x`, `s` or `z`",
        ]
    );
}

#[test]
fn one_shape_error_is_reported_for_each_list_entry() {
    let text = BASE.replace("bits: 3", "bits: x\n    bitz: 3").replace("signed: false", "signed: no way");
    let text = text.replace("role: scale", "role: scales").replace("id: C7,", "id: C7, rul: x,");
    assert_eq!(
        errors(&text),
        [
            "6:11: found `x`, expected a whole number that is not negative",
            "14:36: found `no way`, expected true or false",
            "37:11: unknown value `scales`, expected one of input, scale, zero_point; did you mean `scale`?",
            "88:15: unknown field `rul`, expected one of id, rule, since, until, granularity, input, formula, when, doc; did you mean `rule`?",
        ]
    );
}

#[test]
fn entries_in_one_line_have_their_own_columns() {
    let end = BASE.find("decisions:").unwrap();
    let text = format!(
        "{}decisions: [{{ id: D1, title: 'It''s {{', doc: \"a \\\" }}\" }}, {{ id: D2, titl: a }}, 5]\n",
        &BASE[..end]
    );
    assert_eq!(
        errors(&text),
        [
            "96:68: unknown field `titl`, expected one of id, title, doc; did you mean `title`?",
            "96:79: found `5]`, expected a mapping, as `{ field: value }`",
        ]
    );
}

#[test]
fn an_entry_in_the_wrong_list_is_told_where_it_belongs() {
    let text = format!(
        "{BASE}  - {{ name: float5e2m2, doc: A float., bits: 5, encoding: {{ codebook: [1.0] }} }}\n"
    );
    let found = "100:7: unknown field `name`, expected one of id, title, doc; it has the fields of an entry of `types`";
    assert_eq!(errors(&text), [found]);
    // Several lines of a block, brackets in one line: both are read by themselves.
    let text = format!(
        "{BASE}  - name: float5e2m2\n    doc: A float.\n    bits: 1\n    encoding: {{ codebook: [1.0, 2.0] }}\n"
    );
    assert_eq!(errors(&text), [found.replace("100:7", "100:5")]);
    // Right in no list: nothing is said of another one.
    let text = format!("{BASE}  - {{ name: float5e2m2, colour: red }}\n");
    assert_eq!(errors(&text), ["100:7: unknown field `name`, expected one of id, title, doc"]);
}

#[test]
fn a_document_of_nothing_is_told_what_to_describe() {
    let expected =
        "1:1: a description is missing, expected a list of `types`, an `operator` or a `family` of formats";
    for text in ["", "---\n", "types: []\n", "types:\n", "# nothing\n", "\u{feff}types: []"] {
        assert_eq!(errors(text), [expected], "{text:?}");
    }
}

/// What an error repeats of a document has an end, wherever it is.
#[test]
fn messages_show_no_more_than_a_window() {
    let long = "x".repeat(1 << 19);
    let shown = |text: &str| check(text).unwrap_err().to_string();
    for text in [
        BASE.replace("name: tiny3", &format!("name: {long}")),
        BASE.replace("type: biased4", &format!("type: {long}")),
        BASE.replace("bits: 3", &format!("bits: {long}")),
        BASE.replace("bits: 3", &format!("{long}: 3")),
        BASE.replace("bits: 3", &format!("bits: 3 # {long}\n    bits: 4")),
        FORMATS.replace("ceil(K/group)", &format!("ceil({long}/group)")),
        format!("types: [{{ name: a, doc: \"{long}\", bitz: 4 }}]"),
        "[".repeat(1 << 19),
    ] {
        let shown = shown(&text);
        assert!(shown.len() < 1500, "{} bytes: {}", shown.len(), shown.chars().take(400).collect::<String>());
    }
    let text = format!("types: [{{ name: a, doc: \"{long}\", bitz: 4 }}]");
    let (caret, line) = (shown(&text), shown(&text));
    let (caret, line) =
        (caret.lines().last().unwrap().find('^').unwrap(), line.lines().rev().nth(1).unwrap().to_owned());
    let below: String = line.chars().skip(caret).take(4).collect();
    assert_eq!((below.as_str(), line.chars().count()), ("bitz", line.chars().count().min(190)));
}

/// Entries are read by themselves: what stands above them is not read again for each.
#[test]
fn time_is_that_of_the_text() {
    let types = |doc: &str| -> String {
        let entry = |n: usize| {
            format!(
                "  - name: t{n}\n    doc: >-\n{doc}    bits: 4\n    encoding: {{ integer: {{ signed: true }} }}\n"
            )
        };
        "types:\n".to_owned() + &(0..1000).map(entry).collect::<String>()
    };
    let names: String = (0..2000).map(|n| format!("      d{n}: n{n}\n")).collect();
    let one = format!(
        "types:\n  - name: a\n    doc: d.\n    bits: 4\n    encoding: {{ integer: {{ signed: true }} }}\n    names:\n{names}"
    );
    for text in [types(&format!("      {}\n", "word ".repeat(180))), types(&"      w\n".repeat(120)), one] {
        assert!(text.len() < 1 << 20, "{}", text.len());
        let start = Instant::now();
        assert_eq!(errors(&text), [""; 0]);
        let found = start.elapsed();
        assert!(found < LIMIT, "{found:?}");
    }
}

#[test]
fn an_error_shows_its_line_with_a_caret() {
    let shown = check(&BASE.replace("bits: 3", "bits: 4")).unwrap_err().to_string();
    let expected = "a.yaml:7:15: sign + exponent + mantissa is 3 bits, expected 4, the type's bits
  |
7 |     encoding: { float: { sign: true, exponent: 1, mantissa: 1, bias: 0, specials: none } }
  |               ^";
    assert_eq!(shown, expected);
}

/// What a document holds cannot move a cursor, nor can it fill a screen.
#[test]
fn messages_are_one_short_line() {
    let shown = |text: &str, instead: &str| check(&BASE.replace(text, instead)).unwrap_err().0[0].to_string();
    let found = shown("name: tiny3", "name: \"a\\e[31m\\nb\"");
    assert!(found.contains("`a\\u{1b}[31m\\nb`"), "{found}");
    let found = shown("- { name: size,", &format!("- {{ name: {},", "s".repeat(5000)));
    assert!(found.len() < 1000, "{found}");
    let found = shown("size_attribute: size", &format!("size_attribute: {}", "s".repeat(5000)));
    assert!(found.len() < 1000, "{found}");
}

#[test]
fn a_document_of_many_mebibytes_is_refused_unread() {
    let text = "#".repeat((1 << 20) + 1);
    assert_eq!(errors(&text), ["1:1: the document is 1048577 bytes long, expected at most 1048576"]);
}

#[test]
fn a_list_of_more_than_a_thousand_entries_is_refused_unread() {
    let text = "types:\n".to_owned() + &"  - name: a\n".repeat(1001);
    assert_eq!(errors(&text), ["1002:5: the list is 1001 entries long, expected at most 1000"]);
}

#[test]
fn an_entry_of_thousands_of_values_is_refused() {
    let names: String = (0..3000).map(|n| format!("      d{n}: n{n}\n")).collect();
    let text = format!("types:\n  - name: a\n    names:\n{names}");
    let [found] = &errors(&text)[..] else { panic!("one error for the entry") };
    assert!(found.ends_with("found more values than an entry may have, expected fewer"), "{found}");
}

/// No document takes longer, however it is broken.
const LIMIT: Duration = Duration::from_secs(20);

/// A document either resolves or has located mistakes, soon.
fn assert_survives(file: &str, text: &str, what: &str) {
    let start = Instant::now();
    if let Err(Errors(errors)) = check(text) {
        assert!(!errors.is_empty(), "{file}, {what}: an error without an error");
        let lines = text.lines().count() as u64 + 2;
        assert!(
            errors.iter().all(|error| (1..=lines).contains(&error.at.line)),
            "{file}, {what}: {errors:?}"
        );
    }
    assert!(start.elapsed() < LIMIT, "{file}, {what}: {:?}", start.elapsed());
}

/// Every built-in document: file and text.
fn built_in() -> impl Iterator<Item = (&'static str, &'static str)> {
    let documents = std::iter::once(&builtin::TYPES).chain(builtin::OPERATORS);
    let bases = [("base.yaml", BASE), ("formats_base.yaml", FORMATS)];
    documents.chain(builtin::FORMATS).map(|document| (document.file, document.text)).chain(bases)
}

/// Documents of formats are many and alike: a quarter of their lines is taken.
fn step(file: &str) -> usize {
    if file.starts_with("formats/") { 4 } else { 1 }
}

#[test]
fn no_beginning_of_a_document_panics() {
    for (file, text) in built_in() {
        let ends = text.match_indices('\n').map(|(end, _)| end);
        for (line, end) in ends.enumerate().step_by(step(file)) {
            assert_survives(file, &text[..end], &format!("the first {} lines", line + 1));
            // In the middle of the line, perhaps inside a bracket or a quote.
            let middle = text[..end].rfind('\n').map_or(0, |start| start + 1 + (end - start) / 2).min(end);
            assert_survives(file, &text[..boundary(text, middle)], &format!("half of line {}", line + 1));
        }
    }
}

#[test]
fn no_line_less_panics() {
    for (file, text) in built_in() {
        let lines: Vec<&str> = text.lines().collect();
        for left_out in (0..lines.len()).step_by(step(file)) {
            let rest: Vec<&str> =
                lines.iter().enumerate().filter(|(i, _)| *i != left_out).map(|(_, l)| *l).collect();
            assert_survives(file, &rest.join("\n"), &format!("without line {}", left_out + 1));
        }
    }
}

/// The next number of xorshift64.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[test]
fn no_flipped_byte_panics() {
    let seed = 0x5eed_0001_u64;
    println!("seed {seed:#x}");
    let mut state = seed;
    for (file, text) in built_in() {
        for round in 0..200 / step(file) {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=next(&mut state) % 3 {
                let place = next(&mut state) as usize % bytes.len();
                // Half of the flips put a character that YAML gives a meaning.
                let marks = b"{}[]:,'\"#-&*!|>%@`\t\n\\ 0";
                let random = next(&mut state);
                bytes[place] = if random & 1 == 0 {
                    (random >> 8) as u8
                } else {
                    marks[(random >> 8) as usize % marks.len()]
                };
            }
            assert_survives(
                file,
                &String::from_utf8_lossy(&bytes),
                &format!("seed {seed:#x}, round {round}"),
            );
        }
    }
}

/// The last place up to one at which a character starts.
fn boundary(text: &str, mut place: usize) -> usize {
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

#[test]
fn a_file_that_is_no_utf8_is_located() {
    let text = [b"types:\n  - name: na", &[0xef, 0x76, 0x65][..], b"\n"].concat();
    let errors = dequant_spec::parse::utf8("acme.yaml", &text).unwrap_err();
    let expected = "acme.yaml:2:13: found a byte that is no UTF-8, expected a file saved as UTF-8";
    assert_eq!(errors.0[0].to_string(), expected);
    assert_eq!(dequant_spec::parse::utf8("acme.yaml", b"types:").unwrap(), "types:");
}

/// The page of mistakes shows a document and what is said of it: this, and nothing more.
#[test]
fn the_page_of_mistakes_shows_the_message() {
    let page = include_str!("../../docs/mistakes.md");
    let block = |language: &str| {
        let (_, behind) = page.split_once(&format!("```{language}\n")).unwrap();
        behind.split_once("```").unwrap().0
    };
    let known = builtin::types().unwrap();
    let parsed = parse::document("mine.yaml", block("yaml"));
    let refused = parsed.and_then(|parsed| resolve::document(&parsed, &known)).unwrap_err();
    assert_eq!(refused.to_string().trim_end(), block("text").trim_end());
}
