//! Parts of texts that are otherwise written by hand: what stands between two comments, of which the first says what it is made from.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::generate::MARK;
use crate::root;

/// A part of a text.
pub(crate) struct Region {
    /// The file, from the workspace.
    pub(crate) file: &'static str,
    /// What the part is made from, which tells it from the other parts of the file.
    pub(crate) source: &'static str,
    /// What stands in it.
    pub(crate) text: String,
}

/// The line behind a part.
const END: &str = "<!-- Until here. -->\n";

/// What the line before a part begins with.
fn begins() -> String {
    format!("<!-- {MARK} from ")
}

/// The files that have parts, with these as they should be.
///
/// # Errors
///
/// A file cannot be read, lacks a part, or has one that nothing makes.
pub(crate) fn files(regions: &[Region]) -> Result<BTreeMap<PathBuf, String>, String> {
    let mut files = BTreeMap::new();
    for Region { file, .. } in regions {
        let text = fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
        files.insert(root().join(file), filled(file, text, regions)?);
    }
    Ok(files)
}

/// The text of a file with its parts as they should be.
fn filled(file: &str, text: String, regions: &[Region]) -> Result<String, String> {
    let own = || regions.iter().filter(|region| region.file == file);
    if let Some(source) = sources(&text).find(|source| own().all(|region| region.source != *source)) {
        return Err(format!("{file}: nothing makes the part from {source}"));
    }
    own().try_fold(text, |text, region| region.put_into(&text))
}

/// What the parts of a text say that they are made from.
fn sources(text: &str) -> impl Iterator<Item = &str> {
    let begins = begins();
    text.lines().filter_map(move |line| line.strip_prefix(&begins)?.strip_suffix(": -->"))
}

impl Region {
    /// A text with this part as it should be.
    fn put_into(&self, text: &str) -> Result<String, String> {
        let Self { file, source, text: part } = self;
        let (begin, end) = (format!("{}{source}: -->\n", begins()), END.trim_end());
        let lacks = || format!("{file} lacks the line `{}` before a part", begin.trim_end());
        let (before, rest) = text.split_once(&begin).ok_or_else(lacks)?;
        let parts = rest.split_once(END).filter(|(old, _)| !old.contains(&begins()));
        let (_, after) =
            parts.ok_or_else(|| format!("{file} lacks the line `{end}` behind the part from {source}"))?;
        if after.contains(&begin) {
            return Err(format!("{file} has the part from {source} twice"));
        }
        Ok(format!("{before}{begin}\n{part}{END}{after}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "README.md";

    /// Two parts of a file, and one of another.
    fn regions() -> [Region; 3] {
        let region = |file, source, text: &str| Region { file, source, text: text.into() };
        [
            region(FILE, "a/", "| A |\n\n"),
            region("other.md", "a/", "| no |\n\n"),
            region(FILE, "b/", "| B |\n\n"),
        ]
    }

    /// A text with a part, as it stands in a file.
    fn part(source: &str, text: &str) -> String {
        format!("{}{source}: -->\n\n{text}{END}", begins())
    }

    #[test]
    fn only_what_stands_between_the_marks_is_replaced() {
        let text = |a: &str, b: &str| format!("before\n{}between\n{}after\n", part("b/", b), part("a/", a));
        let found = filled(FILE, text("| old |\n", ""), &regions()).unwrap();
        assert_eq!(found, text("| A |\n\n", "| B |\n\n"));
        assert_eq!(filled(FILE, found.clone(), &regions()).unwrap(), found);
    }

    /// The message of a text that is refused.
    fn refused(text: &str) -> String {
        filled(FILE, text.into(), &regions()).unwrap_err()
    }

    #[test]
    fn marks_that_are_missing_double_or_nobodys_are_errors() {
        let (a, b) = (part("a/", ""), part("b/", ""));
        assert_eq!(refused(&a), format!("README.md lacks the line `{}b/: -->` before a part", begins()));
        let open = a.replace(END, "");
        let expected = "README.md lacks the line `<!-- Until here. -->` behind the part from a/";
        assert_eq!(refused(&format!("{open}{b}")), expected);
        assert_eq!(refused(&format!("{b}{open}")), expected);
        assert_eq!(refused(&format!("{a}{b}{a}")), "README.md has the part from a/ twice");
        let strange = part("c/", "");
        assert_eq!(refused(&format!("{a}{b}{strange}")), "README.md: nothing makes the part from c/");
    }
}
