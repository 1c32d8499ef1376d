//! The names of a document's items in Rust: each is of one item, and none is of what stands beside it in every expansion.

use std::collections::HashMap;

use crate::model::Located;
use crate::names::{METHODS, constant, marker};
use crate::parse::Document;
use crate::resolve::Problems;

/// Values that Rust knows everywhere, and those of every document.
const TAKEN: [(&str, &str); 7] = [
    ("Some", "a value of Rust"),
    ("None", "a value of Rust"),
    ("Ok", "a value of Rust"),
    ("Err", "a value of Rust"),
    ("FAMILY", "the name of a family"),
    ("FORMATS", "the list of a family's formats"),
    ("TYPES", "the list of a document's types"),
];

/// A name in Rust, and whose it is.
struct Name<'a> {
    rust: String,
    what: &'static str,
    name: &'a Located<String>,
}

impl Name<'_> {
    fn report(&self, of: &str, problems: &mut Problems<'_>) {
        let expected = format!("another one: in Rust it is `{}`, as is {of}", self.rust);
        problems.found(
            self.name.at,
            format!("{} name", self.what),
            format!("`{}`", self.name.value),
            expected,
        );
    }
}

/// Reports items that have the same name in Rust.
pub(super) fn items(document: &Document, problems: &mut Problems<'_>) {
    fn name<'a>(what: &'static str, name: &'a Located<String>, rust: fn(&str) -> String) -> Name<'a> {
        Name { rust: rust(&name.value), what, name }
    }
    let types = || document.types.iter().map(|entry| &entry.name);
    let operator = || document.operator.iter().map(|entry| &entry.head.operator);
    let formats = document.family.iter().flat_map(|family| &family.formats).map(|entry| &entry.name);
    // Rust tells types and values apart. The struct of an operator is both.
    let structs = types().map(|entry| name("type", entry, marker));
    let structs = structs.chain(operator().map(|entry| name("operator", entry, marker)));
    let structs = structs.chain(formats.map(|entry| name("format", entry, marker)));
    let values = types().map(|entry| name("type", entry, constant));
    let values = values.chain(operator().map(|entry| name("operator", entry, marker)));
    let structs: Vec<Name<'_>> = structs.collect();
    // As it is written in Rust, it is reported as such.
    let is_self = |name: &&Name<'_>| name.rust == "Self" && name.name.value.contains('_');
    for name in structs.iter().filter(is_self) {
        name.report("what an implementation is for", problems);
    }
    distinct(&structs, problems);
    let values: Vec<Name<'_>> = values.collect();
    for name in &values {
        if let Some((_, of)) = TAKEN.iter().find(|(taken, _)| *taken == name.rust) {
            name.report(of, problems);
        }
    }
    distinct(&values, problems);
}

/// Reports names that an earlier item has already; the same name in the document is reported as such.
fn distinct(names: &[Name<'_>], problems: &mut Problems<'_>) {
    let mut seen: HashMap<&str, &Name<'_>> = HashMap::new();
    for name in names {
        match seen.get(name.rust.as_str()) {
            None => {
                seen.insert(&name.rust, name);
            }
            Some(first) if first.what == name.what && first.name.value == name.name.value => {}
            Some(first) => {
                let of = format!("the {} `{}` at {}", first.what, first.name.value, first.name.at);
                name.report(&of, problems);
            }
        }
    }
}

/// Reports attributes that are called as what every operator or format can be asked.
pub(super) fn attributes<'n>(names: impl Iterator<Item = &'n Located<String>>, problems: &mut Problems<'_>) {
    for name in names {
        if METHODS.contains(&name.value.as_str()) {
            let expected = format!("none of {}: these are methods", METHODS.join(", "));
            problems.found(name.at, "attribute name", format!("`{}`", name.value), expected);
        }
    }
}
