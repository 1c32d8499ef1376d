//! Lists that stand in texts and are written by hand, held against what they are lists of.
//!
//! Each stands in a sentence, or names several things in an order of its own, so `gen` does not write it; what it lacks fails here,
//! with the name of the text.

mod features;
mod files;
mod levels;

use std::fs;

use crate::root;

/// The text of a file of the workspace.
fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The longest list of some names in a text, in whatever order: words that follow one another, but for `and` and `or`.
fn listed<'t>(text: &'t str, names: &[String]) -> Vec<&'t str> {
    let is_sign = |sign: char| !(sign.is_alphanumeric() || matches!(sign, '_' | '-'));
    let words: Vec<&str> = text.split(is_sign).filter(|word| !word.is_empty()).collect();
    let runs = words.split(|word| !(matches!(*word, "and" | "or") || names.iter().any(|name| name == word)));
    let lists = runs.map(|run| run.iter().copied().filter(|word| !matches!(*word, "and" | "or")).collect());
    lists.max_by_key(Vec::len).unwrap_or_default()
}

/// What is wrong with a list that should have some names in their order.
fn wrong(found: &[&str], names: &[String]) -> Option<String> {
    match names.iter().find(|name| !found.contains(&name.as_str())) {
        Some(missing) => Some(format!("lacks `{missing}`")),
        None if found != names => Some(format!("is {}", found.join(", "))),
        None => None,
    }
}

#[test]
fn a_list_is_found_in_a_sentence_and_what_it_lacks_is_named() {
    let names = ["one", "two", "three"].map(str::to_owned);
    let wrong = |text: &str| wrong(&listed(text, &names), &names);
    assert_eq!(wrong("Of three, it is `one`, `two`\nor `three`. Or none."), None);
    assert_eq!(wrong("It is one, three or four, and two."), Some("lacks `two`".into()));
    assert_eq!(wrong("one or two-three"), Some("lacks `two`".into()));
    assert_eq!(wrong("two, one and three"), Some("is two, one, three".into()));
}
