//! YAML text to the typed model; the only file that names the YAML crate (and `model::Located`, which wraps its spans).
//!
//! serde stops at the first shape error, so a document is read in two steps: the outline (head fields, and where each
//! list entry starts), then every list entry by itself, its lines counted from where it stands.

use serde::de::DeserializeOwned;

mod family;
mod misplaced;
mod outline;
mod signs;
mod words;

use crate::error::{Errors, Problem, SpecError, around};
use crate::model::*;
pub use family::FormatsEntry;
use outline::Listed;
pub use outline::Outline;
pub use signs::utf8;
use signs::{odd_sign, tab};

/// The largest document that is read, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// The longest list that is read.
const MAX_ENTRIES: usize = 1000;

/// How many values, lists and mappings an entry of such a list may have: some things that are checked take the square of it.
const MAX_NODES: usize = 4096;

/// One document, entry by entry, as written.
#[derive(Clone, Debug)]
pub struct Document {
    /// The file's name as it was given.
    pub file: String,
    /// Its text.
    pub text: String,
    /// The element types it lists.
    pub types: Vec<TypeEntry>,
    /// The operator it describes.
    pub operator: Option<OperatorEntry>,
    /// The weight formats it describes.
    pub family: Option<FormatsEntry>,
}

/// An operator document, as written.
#[derive(Clone, Debug)]
pub struct OperatorEntry {
    /// The scalar fields.
    pub head: OperatorHead,
    /// Names of the operator's own for what its input may hold.
    pub elements: Vec<ElementEntry>,
    /// The inputs.
    pub inputs: Vec<InputEntry>,
    /// The attributes.
    pub attributes: Vec<AttributeEntry>,
    /// The granularities.
    pub granularities: Vec<GranularityEntry>,
    /// The formulas.
    pub formulas: Vec<FormulaEntry>,
    /// The versions.
    pub versions: Vec<VersionEntry>,
    /// The rules.
    pub constraints: Vec<ConstraintEntry>,
    /// The decisions.
    pub decisions: Vec<DecisionEntry>,
}

/// Reads a document.
///
/// # Errors
/// Every shape error found: one in the outline, or else one for each list entry.
pub fn document(file: &str, text: &str) -> Result<Document, Errors> {
    let starts = line_starts(text);
    let source = Source { file, text, starts: &starts };
    if text.len() > MAX_BYTES {
        let found = format!("{} bytes long", text.len());
        let problem =
            Problem::Found { what: "the document".into(), found, expected: format!("at most {MAX_BYTES}") };
        return Err(Errors(vec![source.error(Position { line: 1, column: 1 }, problem)]));
    }
    if let Some((at, found)) = odd_sign(text) {
        return Err(Errors(vec![source.error(at, Problem::Shape(found.into()))]));
    }
    let outline: Outline = source.parse(text, MAX_ENTRIES * MAX_NODES)?;
    if outline.is_empty() {
        let what = "a description".into();
        let problem = Problem::Missing {
            what,
            expected: "a list of `types`, an `operator` or a `family` of formats".into(),
        };
        return Err(Errors(vec![source.error(Position { line: 1, column: 1 }, problem)]));
    }
    let mut errors = Vec::new();
    let types = source.entries(&outline.types, &mut errors);
    let family = source.family(&outline, &mut errors);
    let operator = source.operator(outline, &mut errors);
    if !errors.is_empty() {
        return Err(Errors(errors));
    }
    Ok(Document { file: file.into(), text: text.into(), types, operator, family })
}

/// A document's name and text: what turns a place into an error.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
    /// Where its lines begin: a document may have as many mistakes as lines.
    pub(crate) starts: &'a [usize],
}

/// Where the lines of a text begin.
pub(crate) fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect()
}

/// A whole number as YAML spells it: `12`, `-1`, `0x10`.
pub(crate) fn int(text: &str) -> Option<i64> {
    let is_number = text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '_'));
    if is_number { serde_yaml::from_str(text).ok() } else { None }
}

impl Source<'_> {
    /// An error at a place, with the text of its line.
    pub(crate) fn error(&self, at: Position, problem: Problem) -> SpecError {
        let (line, before) = around(self.line(at).trim_end(), at.column);
        SpecError { file: self.file.into(), at, problem, line, before }
    }

    /// The line of a place.
    fn line(&self, at: Position) -> &str {
        let start = |line: u64| self.starts.get(usize::try_from(line).ok()?.checked_sub(1)?).copied();
        let line = start(at.line).map(|from| from..start(at.line + 1).unwrap_or(self.text.len()));
        line.and_then(|line| self.text.get(line)).unwrap_or_default()
    }

    /// Reads the outline, or an entry, which have no more nodes than so many.
    fn parse<T: DeserializeOwned>(&self, text: &str, nodes: usize) -> Result<T, Errors> {
        let options = serde_yaml::options! { budget: serde_yaml::budget! { max_nodes: nodes } };
        serde_yaml::from_str_with_options(text, options)
            .map_err(|error| Errors(vec![self.shape_error(&error, text)]))
    }

    /// The operator part of a document, if any of its fields is there.
    fn operator(&self, outline: Outline, errors: &mut Vec<SpecError>) -> Option<OperatorEntry> {
        let elements = self.entries(&outline.elements, errors);
        let inputs = self.entries(&outline.inputs, errors);
        let attributes = self.entries(&outline.attributes, errors);
        let granularities = self.entries(&outline.granularities, errors);
        let formulas = self.entries(&outline.formulas, errors);
        let versions = self.entries(&outline.versions, errors);
        let constraints = self.entries(&outline.constraints, errors);
        let decisions = self.entries(&outline.decisions, errors);
        if outline.operator.is_none() && outline.has_other_parts() && inputs.is_empty() {
            errors.extend(outline.stray().map(|(at, problem)| self.error(at, problem)));
            return None;
        }
        let at = outline.operator.as_ref().map_or(Position { line: 1, column: 1 }, |operator| operator.at);
        let mut missing = Vec::new();
        macro_rules! required {
            ($field:ident) => {
                outline.$field.or_else(|| {
                    missing.push(concat!("`", stringify!($field), "`"));
                    None
                })
            };
        }
        let (operator, dialect, versioned_by) =
            (required!(operator), required!(dialect), required!(versioned_by));
        let (newest_checked, doc, source) = (required!(newest_checked), required!(doc), required!(source));
        let (output, granularity_from) = (required!(output), required!(granularity_from));
        if !missing.is_empty() {
            let what = if missing.len() == 1 { "field" } else { "each of the fields" };
            let what = format!("{what} {}", missing.join(", "));
            errors.push(
                self.error(at, Problem::Missing { what, expected: "an operator document to have it".into() }),
            );
        }
        let head = OperatorHead {
            operator: operator?,
            dialect: dialect?,
            versioned_by: versioned_by?,
            newest_checked: newest_checked?,
            doc: doc?,
            source: source?,
            output: output?,
            element_from: outline.element_from,
            granularity_from: granularity_from?,
        };
        Some(OperatorEntry {
            head,
            elements,
            inputs,
            attributes,
            granularities,
            formulas,
            versions,
            constraints,
            decisions,
        })
    }

    /// Every entry of a list, each parsed by itself.
    fn entries<T: DeserializeOwned>(&self, list: &[Listed<T>], errors: &mut Vec<SpecError>) -> Vec<T> {
        if let Some(extra) = list.get(MAX_ENTRIES) {
            let problem = Problem::Found {
                what: "the list".into(),
                found: format!("{} entries long", list.len()),
                expected: format!("at most {MAX_ENTRIES}"),
            };
            errors.push(self.error(extra.at, problem));
            return Vec::new();
        }
        list.iter()
            .filter_map(|entry| self.entry(entry).map_err(|found| errors.extend(found.0)).ok())
            .collect()
    }

    fn entry<T: DeserializeOwned>(&self, entry: &Listed<T>) -> Result<T, Errors> {
        let Some((_, rest)) = self.text.split_at_checked(entry.offset) else {
            let problem = Problem::Shape("the entry is empty, expected a mapping".into());
            return Err(Errors(vec![self.error(entry.at, problem)]));
        };
        let own = rest.get(..entry_length(rest, entry.at.column)).unwrap_or(rest);
        if matches!(own.trim_end(), "~" | "null") {
            let problem = Problem::Shape("found nothing, expected a mapping".into());
            return Err(Errors(vec![self.error(entry.at, problem)]));
        }
        let (above, left) = (entry.at.line.saturating_sub(1), entry.at.column.saturating_sub(1));
        // Lines have to begin in one column, but for brackets; of these, a line may hold many.
        let (letters, indent) = if own.starts_with(['{', '[']) { (left, 0) } else { (0, left) };
        let indent = " ".repeat(usize::try_from(indent).unwrap_or(0));
        let before = Before::new(above, letters);
        let found = self.parse(&(indent + own), MAX_NODES);
        drop(before);
        found.map_err(|errors| self.or_misplaced(errors, entry.at.column, own))
    }

    /// The word before a place of what is being read, and where it stands.
    fn word_before<'t>(&self, text: &'t str, place: &serde_yaml::Location) -> Option<(&'t str, Position)> {
        let end = usize::try_from(place.span().byte_offset()?).ok()?;
        let before = text.get(..end)?.trim_end();
        let word = before.rsplit([' ', '\n', ':', '{', '[', ',']).next().filter(|word| !word.is_empty())?;
        let line = before.rsplit('\n').next()?;
        let column = line.chars().count().checked_sub(word.chars().count())? as u64 + 1;
        // Counted from the end: the lines between the word and the place.
        let below = text.get(before.len()..end)?.matches('\n').count() as u64;
        Some((word, in_document(place.line().checked_sub(below)?, column)))
    }

    /// An error of the YAML crate, in our words.
    fn shape_error(&self, error: &serde_yaml::Error, text: &str) -> SpecError {
        let place = error.location();
        let column = place.map_or(1, |place| place.column());
        let mut at = place.map_or(Position { line: 1, column: 1 }, |place| position(&place));
        let rendered = error.to_string();
        let first = rendered.lines().next().unwrap_or_default();
        let message = first.split_once(&format!("column {column}: ")).map_or(first, |(_, m)| m);
        let span = place.and_then(|l| {
            let start = usize::try_from(l.span().byte_offset()?).ok()?;
            let len = usize::try_from(l.span().byte_len()?).ok()?;
            text.get(start..start.checked_add(len)?)
        });
        let mut found = span.map(str::trim).filter(|s| !s.is_empty());
        if words::is_tab(message) {
            at = tab(self.text, at).unwrap_or(at);
        }
        // Of a word that stands where more is expected, the YAML crate points at what follows it.
        if message == "expected mapping start"
            && let Some((word, place)) = place.and_then(|place| self.word_before(text, &place))
        {
            (found, at) = (Some(word), place);
        }
        let behind = message.contains("did not find expected key") && self.is_behind_value(at);
        let words = if behind { words::BEHIND_VALUE.into() } else { words::in_ours(message, found) };
        self.error(at, Problem::Shape(words))
    }
}

/// The length of the entry that a text starts with: up to the closing bracket of a flow mapping, or up to the first
/// line that is indented less than the entry's first line.
fn entry_length(rest: &str, column: u64) -> usize {
    if rest.starts_with(['{', '[']) {
        return flow_length(rest);
    }
    let mut length = 0;
    for (i, line) in rest.split_inclusive('\n').enumerate() {
        let content = line.trim_start_matches(' ');
        let indent = (line.len() - content.len()) as u64;
        let is_text = !content.trim().is_empty() && !content.starts_with('#');
        if i > 0 && is_text && indent + 1 < column {
            break;
        }
        length += line.len();
    }
    length
}

/// The length of the flow collection that a text starts with; all of it when it is not closed.
fn flow_length(rest: &str) -> usize {
    let (mut depth, mut quote, mut comment, mut escaped) = (0_usize, None, false, false);
    // Whether a value may begin, whether a tag or an anchor, which may stand before it, goes on, and which quote has just ended.
    let (mut fresh, mut marked, mut ended) = (false, false, None);
    let (mut before, mut next) = (' ', rest.chars().skip(1));
    for (i, c) in rest.char_indices() {
        let (ended_before, behind) = (ended.take(), next.next());
        match (quote, c) {
            _ if comment => comment = c != '\n',
            _ if escaped => escaped = false,
            (Some('"'), '\\') => escaped = true,
            (Some(q), _) if c == q => (quote, ended, fresh) = (None, Some(c), false),
            (Some(_), _) => {}
            (None, '#') if is_blank(before) => comment = true,
            // A quote inside a plain value is text: x's, the '24s. A second one behind one that ended goes on with it: 'x''s'.
            (None, '"') if fresh && !marked => quote = Some(c),
            (None, '\'') if fresh && !marked || ended_before == Some('\'') => quote = Some(c),
            (None, '{' | '[') => (depth, fresh, marked) = (depth + 1, true, false),
            (None, '}' | ']') => {
                (depth, fresh, marked) = (depth.saturating_sub(1), false, false);
                if depth == 0 {
                    return i + 1;
                }
            }
            (None, ',') => (fresh, marked) = (true, false),
            // Only of a quoted key, a value stands right behind the colon.
            (None, ':') if !marked => fresh = ended_before.is_some() || behind.is_none_or(is_blank),
            (None, '!' | '&') if fresh => marked = true,
            (None, _) if is_blank(c) => (marked, ended) = (false, ended_before),
            (None, _) => fresh &= marked,
        }
        before = c;
    }
    rest.len()
}

/// What YAML takes for blank.
fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}
