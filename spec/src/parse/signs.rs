//! Signs that look like others, or like nothing: what they do is not understood where a parser reports it.

use crate::error::{Errors, Problem};
use crate::model::Position;
use crate::parse::{Source, line_starts};

/// The text of a file.
///
/// # Errors
/// The bytes are no UTF-8.
pub fn utf8<'t>(file: &str, bytes: &'t [u8]) -> Result<&'t str, Errors> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = bytes.get(..error.valid_up_to()).and_then(|good| std::str::from_utf8(good).ok());
        let text = String::from_utf8_lossy(bytes);
        let problem = Problem::Shape("found a byte that is no UTF-8, expected a file saved as UTF-8".into());
        let starts = line_starts(&text);
        let source = Source { file, text: &text, starts: &starts };
        Errors(vec![source.error(end_of(before.unwrap_or_default()), problem)])
    })
}

/// The place behind a text.
fn end_of(text: &str) -> Position {
    let last = text.rsplit('\n').next().unwrap_or_default();
    Position { line: text.matches('\n').count() as u64 + 1, column: last.chars().count() as u64 + 1 }
}

/// Lines that end or begin with signs that look like others: what would follow is not understood where it is reported.
pub(super) fn odd_sign(text: &str) -> Option<(Position, &'static str)> {
    let mut returns = text.match_indices('\r').map(|(at, _)| at);
    let alone = returns.find(|at| text.get(at + 1..).is_some_and(|rest| !rest.starts_with('\n')));
    if let Some(before) = alone.and_then(|at| text.get(..at)) {
        return Some((
            end_of(before),
            "found a carriage return without a line feed, expected lines that end with a line feed",
        ));
    }
    text.lines().zip(1_u64..).find_map(|(content, line)| {
        let indent = content.len() - content.trim_start_matches(' ').len();
        let sign =
            content.get(indent..)?.chars().next().filter(|sign| sign.is_whitespace() && !sign.is_ascii())?;
        let found = match sign {
            '\u{a0}' => "found a no-break space, expected spaces",
            _ => "found a space that is none of ASCII, expected spaces",
        };
        Some((Position { line, column: indent as u64 + 1 }, found))
    })
}

/// The first tab from a place on: the YAML crate points at what stands before it.
pub(super) fn tab(text: &str, from: Position) -> Option<Position> {
    let lines = text.lines().zip(1_u64..).skip_while(|(_, line)| *line < from.line);
    lines.take(2).find_map(|(content, line)| {
        let column = content.chars().position(|c| c == '\t')? as u64 + 1;
        Some(Position { line, column })
    })
}

impl Source<'_> {
    /// Whether more than spaces and the sign of an item stands before a place in its line.
    pub(super) fn is_behind_value(&self, at: Position) -> bool {
        let before = usize::try_from(at.column).map_or(0, |column| column - 1);
        self.line(at).chars().take(before).any(|sign| !matches!(sign, ' ' | '-'))
    }
}
