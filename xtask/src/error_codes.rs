//! Every error of `dequant` by its code, as the sources say it.

use std::fs;
use std::path::PathBuf;

use crate::{generate, root, shown};

/// Where the page lies.
const PAGE: &str = "docs/errors.md";

/// Where errors are defined.
const SOURCE: &str = "kernels/src/error.rs";

/// The groups of codes, by the digits that these begin with.
const GROUPS: [(&str, &str); 7] = [
    ("DQ01", "Versions"),
    ("DQ02", "Attributes"),
    ("DQ03", "Tensors that are given, and their types"),
    ("DQ04", "Shapes and groups"),
    ("DQ05", "Values, and what a run is given"),
    ("DQ06", "Mistakes of a document"),
    ("DQ07", "Memory, slices and levels"),
];

/// An error: its code, its name, and what it means.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    code: String,
    name: String,
    meaning: String,
}

/// The page.
///
/// # Errors
///
/// The sources cannot be read, or an error has no code, no meaning or no group.
pub(crate) fn page() -> Result<String, String> {
    let text = fs::read_to_string(root().join(SOURCE)).map_err(|error| format!("{SOURCE}: {error}"))?;
    let entries = entries(&text)?;
    let mut page = format!(
        "<!-- {} from {SOURCE}; edit that instead. -->\n\n# Errors\n\n`error.code()` is one of these, and never that of another kind of error. \
         A message says what was found and what was expected, and ends with the operator or format and its rule: \
         [ten of them](mistakes.md), with the cure.\n",
        generate::MARK
    );
    for (digits, title) in GROUPS {
        page += &format!("\n## {title}\n\n| code | error | meaning |\n|---|---|---|\n");
        for Entry { code, name, meaning } in entries.iter().filter(|entry| entry.code.starts_with(digits)) {
            page += &format!("| `{code}` | `{name}` | {meaning} |\n");
        }
    }
    match entries.iter().find(|entry| !GROUPS.iter().any(|(digits, _)| entry.code.starts_with(digits))) {
        Some(Entry { code, .. }) => {
            Err(format!("{SOURCE}: {code} is of no group that {} knows", shown(&path())))
        }
        None => Ok(page),
    }
}

/// The page's path.
pub(crate) fn path() -> PathBuf {
    root().join(PAGE)
}

/// The errors of a text, by their codes: the arms of `code`, each with the comment above its variant.
fn entries(text: &str) -> Result<Vec<Entry>, String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut entries = Vec::new();
    for line in &lines {
        let Some((name, code)) =
            line.trim().strip_prefix("Self::").and_then(|arm| arm.split_once(" { .. } => \"DQ"))
        else {
            continue;
        };
        let code = format!("DQ{}", code.trim_end_matches("\","));
        let is_variant = |line: &&str| {
            line.strip_prefix("    ")
                .and_then(|line| line.strip_prefix(name))
                .is_some_and(|rest| rest.starts_with(" {"))
        };
        let at = lines.iter().position(is_variant).ok_or(format!("{SOURCE}: {name} is no variant"))?;
        let above = lines[..at].iter().rev().map_while(|line| line.trim().strip_prefix("/// "));
        let mut meaning: Vec<&str> = above.collect();
        meaning.reverse();
        let meaning = meaning.join(" ").replace('|', "\\|");
        if meaning.is_empty() {
            return Err(format!("{SOURCE}: {name} has no comment that says what it means"));
        }
        entries.push(Entry { code, name: name.into(), meaning });
    }
    entries.sort();
    match entries.windows(2).find(|pair| pair[0].code == pair[1].code) {
        Some(pair) => {
            Err(format!("{SOURCE}: {} is the code of {} and of {}", pair[0].code, pair[0].name, pair[1].name))
        }
        None => Ok(entries),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
pub enum Error {
    /// Over
    /// two lines.
    Wide { a: u8 },
    /// Less.
    Tight {
        b: u8,
    },
}
        match self {
            Self::Tight { .. } => \"DQ0702\",
            Self::Wide { .. } => \"DQ0701\",
        }
";

    #[test]
    fn errors_are_listed_by_their_codes() {
        let entry = |code: &str, name: &str, meaning: &str| Entry {
            code: code.into(),
            name: name.into(),
            meaning: meaning.into(),
        };
        let expected = [entry("DQ0701", "Wide", "Over two lines."), entry("DQ0702", "Tight", "Less.")];
        assert_eq!(entries(TEXT).unwrap(), expected);
    }

    #[test]
    fn a_code_that_two_errors_have_is_found() {
        let twice = TEXT.replace("DQ0702", "DQ0701");
        let expected = "kernels/src/error.rs: DQ0701 is the code of Tight and of Wide";
        assert_eq!(entries(&twice).unwrap_err(), expected);
        let silent = TEXT.replace("    /// Less.\n", "");
        let expected = "kernels/src/error.rs: Tight has no comment that says what it means";
        assert_eq!(entries(&silent).unwrap_err(), expected);
    }
}
