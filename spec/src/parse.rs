//! YAML text to the typed model; the only file that names the YAML crate (and `model::Located`, which wraps its spans).
//!
//! serde stops at the first shape error, so a document is read in two steps: the outline (head fields, and where each
//! list entry starts), then every list entry by itself, with all text around it blanked out so that positions hold.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};
use std::marker::PhantomData;

mod family;
mod misplaced;

use crate::error::{Errors, Problem, SpecError, hint};
use crate::model::*;
pub use family::FormatsEntry;

/// The largest document that is read, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// The longest list that is read.
const MAX_ENTRIES: usize = 1000;

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

/// A whole document: a list of element types, an operator, a family of weight formats, or several of these.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub struct Outline {
    /// Element types.
    types: Vec<Listed<TypeEntry>>,
    /// What the weight formats have in common.
    family: Option<FamilyEntry>,
    /// Weight formats.
    formats: Vec<Listed<FormatEntry>>,
    /// The operator's name in its project.
    operator: Option<Located<String>>,
    /// The project's name, in lower case: `onnx`.
    dialect: Option<Located<String>>,
    /// What counts versions.
    versioned_by: Option<VersionedBy>,
    /// The newest version that the document is known to describe; a later one is refused.
    newest_checked: Option<Located<String>>,
    /// What the operator computes.
    doc: Option<String>,
    /// Where the page stands.
    source: Option<SourceEntry>,
    /// What the operator returns.
    output: Option<OutputEntry>,
    /// The attribute that names the element type of the input.
    element_from: Option<Located<String>>,
    /// How attributes and shapes choose the granularity.
    granularity_from: Option<GranularityFrom>,
    /// Names of the operator's own for what its input may hold.
    elements: Vec<Listed<ElementEntry>>,
    /// The inputs: the quantized tensor, the scale, and perhaps the zero point.
    inputs: Vec<Listed<InputEntry>>,
    /// The attributes of all versions.
    attributes: Vec<Listed<AttributeEntry>>,
    /// The granularities of all versions.
    granularities: Vec<Listed<GranularityEntry>>,
    /// The formulas.
    formulas: Vec<Listed<FormulaEntry>>,
    /// The versions, oldest first.
    versions: Vec<Listed<VersionEntry>>,
    /// The rules, in the order they are checked.
    constraints: Vec<Listed<ConstraintEntry>>,
    /// Where the page is silent, contradicts itself or is contradicted.
    decisions: Vec<Listed<DecisionEntry>>,
}

/// A list entry that the outline skips: only where it starts.
#[derive(Clone, Copy, Debug)]
struct Listed<T> {
    at: Position,
    offset: usize,
    entry: PhantomData<T>,
}

impl<'de, T> Deserialize<'de> for Listed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<IgnoredAny>::deserialize(deserializer)?;
        let place = spanned.referenced;
        let offset = place.span().byte_offset().and_then(|o| usize::try_from(o).ok()).unwrap_or(usize::MAX);
        Ok(Self { at: Position { line: place.line(), column: place.column() }, offset, entry: PhantomData })
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Listed<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}

/// Reads a document.
///
/// # Errors
/// Every shape error found: one in the outline, or else one for each list entry.
pub fn document(file: &str, text: &str) -> Result<Document, Errors> {
    let source = Source { file, text };
    if text.len() > MAX_BYTES {
        let found = format!("{} bytes long", text.len());
        let problem =
            Problem::Found { what: "the document".into(), found, expected: format!("at most {MAX_BYTES}") };
        return Err(Errors(vec![source.error(Position { line: 1, column: 1 }, problem)]));
    }
    let outline: Outline = source.parse(text)?;
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
}

impl Source<'_> {
    /// An error at a place, with the text of its line.
    pub(crate) fn error(&self, at: Position, problem: Problem) -> SpecError {
        let line = usize::try_from(at.line).ok().and_then(|n| self.text.lines().nth(n.checked_sub(1)?));
        SpecError { file: self.file.into(), at, problem, line: line.unwrap_or_default().trim_end().into() }
    }

    fn parse<T: DeserializeOwned>(&self, text: &str) -> Result<T, Errors> {
        serde_yaml::from_str(text).map_err(|error| Errors(vec![self.shape_error(&error, text)]))
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
        let other_parts =
            !outline.types.is_empty() || outline.family.is_some() || !outline.formats.is_empty();
        if outline.operator.is_none() && other_parts && inputs.is_empty() {
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
        let Some((before, rest)) = self.text.split_at_checked(entry.offset) else {
            let problem = Problem::Shape("the entry is empty, expected a mapping".into());
            return Err(Errors(vec![self.error(entry.at, problem)]));
        };
        let blanked: String = before.chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
        let own = rest.get(..entry_length(rest, entry.at.column)).unwrap_or(rest);
        self.parse(&(blanked + own)).map_err(|errors| self.or_misplaced(errors, entry.at.column, own))
    }

    /// An error of the YAML crate, in our words.
    fn shape_error(&self, error: &serde_yaml::Error, text: &str) -> SpecError {
        let place = error.location();
        let mut at = place
            .map_or(Position { line: 1, column: 1 }, |l| Position { line: l.line(), column: l.column() });
        let rendered = error.to_string();
        let first = rendered.lines().next().unwrap_or_default();
        let message = first.split_once(&format!("column {}: ", at.column)).map_or(first, |(_, m)| m);
        let span = place.and_then(|l| {
            let start = usize::try_from(l.span().byte_offset()?).ok()?;
            let len = usize::try_from(l.span().byte_len()?).ok()?;
            text.get(start..start.checked_add(len)?)
        });
        let found = span.map(str::trim).filter(|s| !s.is_empty());
        if message.contains("found a tab") {
            at = tab(text, at).unwrap_or(at);
        }
        self.error(at, Problem::Shape(in_our_words(message, found)))
    }
}

/// The YAML crate's terse texts say neither what was found nor what a reader may write instead.
fn in_our_words(message: &str, found: Option<&str>) -> String {
    let quoted = message.split('`').nth(1).unwrap_or_default();
    let expected = match message {
        _ if message.starts_with("missing field") => {
            return format!("field `{quoted}` is missing in the mapping whose last field stands here");
        }
        _ if message.starts_with("unknown variant") || message.starts_with("unknown field") => {
            let known = message.split_once("expected one of ").map_or("", |(_, known)| known);
            let known: Vec<String> =
                known.split(", ").map(|name| name.trim_matches('`').to_owned()).collect();
            return message.replacen("variant", "value", 1) + &hint(quoted, &known);
        }
        _ if message.starts_with("duplicate mapping key: ") => {
            let key =
                message.trim_start_matches("duplicate mapping key: ").split(',').next().unwrap_or_default();
            return format!("field `{key}` is given twice, expected it once");
        }
        _ if message.starts_with("\"-\" is only valid") => {
            return "found a list item `-`, expected a bracket before it to be closed".into();
        }
        _ if message.contains("found a tab") => return "found a tab, expected spaces".into(),
        _ if message.starts_with("alias") || message.starts_with("recursive") => {
            return "found an alias, expected the value itself: aliases are not read across entries".into();
        }
        _ if message.starts_with("invalid length") => {
            let number =
                |at: usize| message.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).nth(at);
            let (found, wanted) = (number(0).unwrap_or("another number"), number(1).unwrap_or("some"));
            return format!("found {found} entries, expected {wanted}");
        }
        "unexpected end of input" => return "found nothing, expected a value".into(),
        "expected mapping start" => "a mapping, as `{ field: value }`",
        "expected sequence start" => "a list, as `[a, b]`",
        "expected string scalar" => return "found a list or a mapping, expected a single value".into(),
        _ if message.starts_with("non-finite float") => "a finite number",
        _ => match message.strip_prefix("invalid ").map(|m| m.split([' ', ':']).next().unwrap_or(m)) {
            Some("u8" | "u16" | "u32" | "u64" | "usize") => "a whole number that is not negative",
            Some("i8" | "i16" | "i32" | "i64") => "a whole number",
            Some("floating") => "a number",
            Some("boolean") => "true or false",
            _ => return message.into(),
        },
    };
    match found {
        Some(found) => format!("found `{found}`, expected {expected}"),
        None => format!("expected {expected}"),
    }
}

/// The first tab from a place on: the YAML crate points at what stands before it.
fn tab(text: &str, from: Position) -> Option<Position> {
    let lines = text.lines().zip(1_u64..).skip_while(|(_, line)| *line < from.line);
    lines.take(2).find_map(|(content, line)| {
        let column = content.chars().position(|c| c == '\t')? as u64 + 1;
        Some(Position { line, column })
    })
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
    let (mut depth, mut quote, mut comment, mut before, mut escaped) = (0_usize, None, false, ' ', false);
    for (i, c) in rest.char_indices() {
        // A quote or `#` inside a plain scalar is text: x's, C#. A second quote after a closed one reopens it: 'x''s'.
        let starts = before.is_whitespace() || matches!(before, '[' | '{' | ',' | ':' | '\'');
        match (quote, c) {
            _ if comment => comment = c != '\n',
            _ if escaped => escaped = false,
            (Some('"'), '\\') => escaped = true,
            (Some(q), _) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '#') if before.is_whitespace() => comment = true,
            (None, '"' | '\'') if starts => quote = Some(c),
            (None, '{' | '[') => depth += 1,
            (None, '}' | ']') => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return i + 1;
                }
            }
            _ => {}
        }
        before = c;
    }
    rest.len()
}
