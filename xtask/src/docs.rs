//! The generated pages, as Markdown.

pub(crate) mod call;
pub(crate) mod format;
mod operator;
pub(crate) mod readme;
pub(crate) mod rust;
mod support;
mod types;
mod value;

pub(crate) use format::{formulas, page as family};
pub(crate) use operator::page as operator;
pub(crate) use support::page as support;
pub(crate) use types::page as types;

use dequant_spec::model::ValueKind;

use crate::generate::MARK;

/// The first line of a page: what made it, what to edit instead.
fn header(source: &str) -> String {
    format!("<!-- {MARK} from {source}; edit that instead. -->\n\n")
}

/// A table; pipes in cells are escaped.
pub(crate) fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let mut text = line(head.iter().map(|cell| (*cell).to_owned()).collect());
    text += &format!("|{}\n", "---|".repeat(head.len()));
    rows.into_iter().for_each(|row| text += &line(row));
    text + "\n"
}

/// What an attribute holds.
fn kind(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Int => "integer",
        ValueKind::Bool => "truth value",
        ValueKind::String => "text",
        ValueKind::IntList => "list of integers",
        ValueKind::Type => "element type",
    }
}

/// Names as code, separated by commas; a dash for none.
fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}
