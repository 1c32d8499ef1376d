//! Every error of `dequant` by its code, as the sources say it.

use std::fs;
use std::path::PathBuf;

use crate::{generate, root};

/// Where the page lies.
const PAGE: &str = "docs/errors.md";

/// The table of errors.
const SOURCE: &str = "kernels/src/error/table.rs";

/// A kind of errors: its name, the paragraphs of its documentation, and what is of it.
#[derive(Debug, PartialEq, Eq)]
struct Kind {
    name: String,
    title: String,
    about: String,
    entries: Vec<Entry>,
}

/// An error: its code, its name, and what it means.
#[derive(Debug, PartialEq, Eq)]
struct Entry {
    code: String,
    name: String,
    meaning: String,
}

/// The page.
///
/// # Errors
///
/// The sources cannot be read, an error or a kind has no comment, or codes are not in their order.
pub(crate) fn page() -> Result<String, String> {
    let text = fs::read_to_string(root().join(SOURCE)).map_err(|error| format!("{SOURCE}: {error}"))?;
    let mut page = format!(
        "<!-- {} from {SOURCE}; edit that instead. -->\n\n# Errors\n\n`error.code()` is one of these, and never that of another error. \
         `error.kind()` is what stands above the table. \
         A message says what was found and what was expected, and ends with the operator or format, and with the rule if a page has \
         one; those of versions, of tensors by themselves, of memory that there is not and of levels have neither. \
         [Eleven mistakes](mistakes.md) shows some, with the cure.\n",
        generate::MARK
    );
    for Kind { name, title, about, entries } in kinds(&text)? {
        page += &format!(
            "\n## {title}\n\n`ErrorKind::{name}`: {about}\n\n| code | error | meaning |\n|---|---|---|\n"
        );
        for Entry { code, name, meaning } in entries {
            page += &format!("| `{code}` | `{name}` | {meaning} |\n");
        }
    }
    Ok(page)
}

/// The page's path.
pub(crate) fn path() -> PathBuf {
    root().join(PAGE)
}

/// The kinds of a text and their errors, in its order: lines `Kind {` and `"DQ0000" Name {`, each below its comment.
fn kinds(text: &str) -> Result<Vec<Kind>, String> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut above: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            above.push(comment.trim());
            continue;
        }
        let comment = std::mem::take(&mut above).join("\n");
        let silent = |name| format!("{SOURCE}: {name} has no comment that says what it means");
        if let Some((code, row)) = line.strip_prefix('"').and_then(|line| line.split_once("\" "))
            && code.starts_with("DQ")
        {
            let name = row.split_once(' ').map_or(row, |(name, _)| name);
            if comment.is_empty() {
                return Err(silent(name));
            }
            let hundred = format!("DQ{:02}", kinds.len());
            let kind = kinds.last_mut().ok_or_else(|| format!("{SOURCE}: {name} is of no kind"))?;
            if !code.starts_with(&hundred) {
                let of = &kind.name;
                return Err(format!("{SOURCE}: {name} is of {of}, and {code} does not begin with {hundred}"));
            }
            if let Some(last) = kind.entries.last().filter(|last| last.code.as_str() >= code) {
                let (last, before) = (&last.code, &last.name);
                return Err(format!("{SOURCE}: {code} of {name} does not follow {last} of {before}"));
            }
            let meaning = comment.replace('\n', " ").replace('|', "\\|");
            kind.entries.push(Entry { code: code.into(), name: name.into(), meaning });
        } else if let Some(name) =
            line.strip_suffix(" {").filter(|name| name.chars().all(char::is_alphanumeric))
        {
            let (title, about) = comment.split_once("\n\n").ok_or_else(|| silent(name))?;
            let title = title.trim_end_matches('.').into();
            kinds.push(Kind {
                name: name.into(),
                title,
                about: about.replace('\n', " "),
                entries: Vec::new(),
            });
        }
    }
    Ok(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
errors! {
    /// Sizes.
    ///
    /// One does
    /// not fit.
    Size {
        /// Over
        /// two lines.
        \"DQ0101\" Wide { a: u8 } => \"{a} is wide\";

        /// Less.
        \"DQ0102\" Tight {
            /// A field.
            b: u8,
        } => \"{b} is tight, expected {}\",
            a(b);
    }
}
";

    #[test]
    fn errors_are_listed_by_their_kinds() {
        let entry = |code: &str, name: &str, meaning: &str| Entry {
            code: code.into(),
            name: name.into(),
            meaning: meaning.into(),
        };
        let kind = Kind {
            name: "Size".into(),
            title: "Sizes".into(),
            about: "One does not fit.".into(),
            entries: vec![entry("DQ0101", "Wide", "Over two lines."), entry("DQ0102", "Tight", "Less.")],
        };
        assert_eq!(kinds(TEXT).unwrap(), [kind]);
    }

    #[test]
    fn codes_out_of_order_and_missing_comments_are_found() {
        let cases = [
            ("DQ0102", "DQ0101", "DQ0101 of Tight does not follow DQ0101 of Wide"),
            ("DQ0102", "DQ0201", "Tight is of Size, and DQ0201 does not begin with DQ01"),
            ("        /// Less.\n", "", "Tight has no comment that says what it means"),
            (
                "    ///\n    /// One does\n    /// not fit.\n",
                "",
                "Size has no comment that says what it means",
            ),
            ("    Size {\n", "", "Wide is of no kind"),
        ];
        for (before, after, expected) in cases {
            assert_eq!(
                kinds(&TEXT.replace(before, after)).unwrap_err(),
                format!("kernels/src/error/table.rs: {expected}")
            );
        }
    }
}
