//! Every `unsafe` of the workspace: where it is, what it does, and why that is sound.

use std::path::PathBuf;

use crate::{generate, root, shown, sources};

/// Where the page lies.
pub(crate) const PAGE: &str = "docs/unsafe.md";

/// The only folder that may have any.
pub(crate) const ALLOWED: &str = "kernels/src/isa/";

/// One `unsafe`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unsafe {
    /// The file, from the workspace.
    pub(crate) file: String,
    /// The line it stands on, without what surrounds it.
    code: String,
    /// The comment above that says why it is sound.
    pub(crate) reason: Option<String>,
}

/// Every `unsafe`, in the order of files and lines.
pub(crate) fn all() -> Vec<Unsafe> {
    let of = |(path, text): (PathBuf, String)| of_file(&shown(&path), &text);
    sources::all().into_iter().flat_map(of).collect()
}

/// Every `unsafe` of a text: blocks, functions, implementations. Comments and strings have none that count.
fn of_file(file: &str, text: &str) -> Vec<Unsafe> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_unsafe = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        // In two parts, so that this file has none.
        ["{", "fn ", "impl ", "extern "].iter().any(|next| code.contains(&format!("{} {next}", "unsafe")))
    };
    let found = lines.iter().enumerate().filter(|(_, line)| is_unsafe(line));
    found
        .map(|(at, line)| Unsafe { file: file.into(), code: (*line).into(), reason: reason(&lines[..at]) })
        .collect()
}

/// The comment that ends above, from `SAFETY:` on; attributes may stand between.
fn reason(above: &[&str]) -> Option<String> {
    let above = above.iter().rev().skip_while(|line| line.starts_with("#[") || line.ends_with("=>"));
    let mut comment: Vec<&str> = above.map_while(|line| line.strip_prefix("//")).map(str::trim).collect();
    comment.reverse();
    let comment = comment.join(" ");
    comment.split_once("SAFETY: ").map(|(_, reason)| reason.to_owned())
}

/// The page.
pub(crate) fn page() -> String {
    let all = all();
    let mut text = format!(
        "<!-- {} from the sources. -->\n\n# Unsafe code\n\n{} blocks, all in `{ALLOWED}`; `cargo xtask budgets` fails on \
         one more, on one elsewhere and on one without a reason.\n",
        generate::MARK,
        all.len()
    );
    let mut file = "";
    for one in &all {
        if one.file != file {
            file = &one.file;
            let count = all.iter().filter(|other| other.file == file).count();
            text += &format!("\n## {file}: {count}\n\n| code | why it is sound |\n|---|---|\n");
        }
        let reason = one.reason.as_deref().unwrap_or("no reason is given");
        text += &format!("| `{}` | {} |\n", one.code.replace('|', "\\|"), reason.replace('|', "\\|"));
    }
    text
}

/// The page's path.
pub(crate) fn path() -> PathBuf {
    root().join(PAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found_with_their_reasons_and_comments_are_not() {
        let word = "unsafe";
        let text = format!(
            "// {word} {{ in a comment }}\n// SAFETY: the line\n// is long.\n#[cfg(x)]\n{word} {{ f() }}\n\n{word} impl Send for A {{}}\n"
        );
        let found = of_file("a.rs", &text);
        let one = |code: String, reason: Option<&str>| Unsafe {
            file: "a.rs".into(),
            code,
            reason: reason.map(str::to_owned),
        };
        let expected = [
            one(format!("{word} {{ f() }}"), Some("the line is long.")),
            one(format!("{word} impl Send for A {{}}"), None),
        ];
        assert_eq!(found, expected);
    }
}
