//! The YAML crate's messages in our words: these say neither what was found nor what a reader may write instead.

use crate::error::{hint, shortened};

/// What stands behind a value that has ended.
pub(super) const BEHIND_VALUE: &str =
    "found text behind a value that ends before it, expected a line of its own, or the whole value in quotes";

/// What a message means, with the text that it is about where there is one.
pub(super) fn in_ours(message: &str, found: Option<&str>) -> String {
    of_fields(message).or_else(|| of_syntax(message)).unwrap_or_else(|| of_values(message, found))
}

/// Fields that are missing, not known, or too many.
fn of_fields(message: &str) -> Option<String> {
    let quoted = message.split('`').nth(1).unwrap_or_default();
    if message.starts_with("missing field") {
        return Some(format!("field `{quoted}` is missing in the mapping whose last field stands here"));
    }
    if message.starts_with("unknown variant") || message.starts_with("unknown field") {
        let known = message.split_once("expected one of ").map_or("", |(_, known)| known);
        let known: Vec<String> = known.split(", ").map(|name| name.trim_matches('`').to_owned()).collect();
        let message = message.replacen("variant", "value", 1).replacen(quoted, &shortened(quoted), 1);
        // serde quotes each of the known names, the YAML crate none.
        let (found, expected) = message.split_once("expected ").unwrap_or((&message, ""));
        return Some(format!("{found}expected {}{}", expected.replace('`', ""), hint(quoted, &known)));
    }
    if message.ends_with("stands alone") {
        return Some(format!("found `{quoted}` alone, expected `{{ {quoted}: … }}`"));
    }
    if let Some(key) = message.strip_prefix("duplicate mapping key: ") {
        let key = key.split(',').next().unwrap_or_default();
        return Some(format!("field `{}` is given twice, expected it once", shortened(key)));
    }
    if message.starts_with("expected end of mapping after enum") {
        return Some("found a second field, expected one alone: these exclude each other".into());
    }
    if message.starts_with("invalid length") {
        let number =
            |at: usize| message.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).nth(at);
        let (found, wanted) = (number(0).unwrap_or("another number"), number(1).unwrap_or("some"));
        return Some(format!("found {found} entries, expected {wanted}"));
    }
    None
}

/// Signs and lines that YAML reads in another way than they look, and what is not read at all.
fn of_syntax(message: &str) -> Option<String> {
    let words = match message {
        _ if message.starts_with("\"-\" is only valid") => {
            "found a list item `-`, expected a bracket before it to be closed"
        }
        _ if message.contains("did not find expected '-'") => {
            "found a line that is indented less than the entry it stands in, expected all its fields in one column"
        }
        "mapping values are not allowed in this context" => {
            "found `: ` within a value, expected the value in quotes, or a field indented as those before it"
        }
        _ if message.starts_with("simple key expect") => {
            "found a line that is no field, expected `field: value`, with a space after the colon"
        }
        _ if message.starts_with("unclosed bracket") => {
            return Some(format!(
                "found `{}` that is not closed, expected the bracket that closes it",
                bracket(message)
            ));
        }
        _ if message.contains("did not find expected ','") || message.contains("expected ',' or ") => {
            "found no `,` and no closing bracket behind a value, expected one of them"
        }
        "illegal placement of ':' indicator" => {
            "found a field in brackets that are still open, expected the bracket that closes them before it"
        }
        _ if message.starts_with("mismatched bracket") => {
            let closing = message.rsplit('\'').nth(1).unwrap_or("]");
            return Some(format!(
                "found `{}` that is closed by `{closing}`, expected the bracket that closes it",
                bracket(message)
            ));
        }
        _ if message.starts_with("unexpected character") => {
            let sign = message.split('`').nth(1).unwrap_or_default().trim_end_matches('\'');
            return Some(format!("found `{sign}` at the start of a value, expected the value in quotes"));
        }
        _ if message.contains("did not find expected key") => {
            "found a line that begins in another column than the fields or items before it, expected those of one mapping or list in one column"
        }
        _ if message.starts_with("invalid trailing content after") => {
            "found text behind a value in quotes, expected the quotes around all of it"
        }
        "invalid indentation in multiline quoted scalar" => {
            "found a quote that is not closed before the next field, expected the same quote at the end of the text"
        }
        "unclosed quote" => {
            "found a quote that is not closed, expected the same quote at the end of the text"
        }
        "comments must be separated from other tokens by whitespace" => {
            "found `#` right behind a value, expected a blank before a comment, or the value in quotes"
        }
        "block sequence entries are not allowed in this context" => {
            "found `- ` at the start of a value, expected the value in quotes, or list items on lines of their own"
        }
        "mapping keys are not allowed in this context" => {
            "found `? ` at the start of a value, expected the value in quotes"
        }
        _ if message.starts_with("plain scalar cannot start with") => {
            "found `-` and a bracket or comma at the start of a value, expected the value in quotes"
        }
        _ if message.contains("did not find expected comment or line break") => {
            "found text behind `|` or `>`, expected the text on the lines below, or the value in quotes"
        }
        _ if message.starts_with("unexpected EOF while parsing an implicit flow mapping") => {
            "found `? ` within brackets, expected `field: value`"
        }
        _ if is_tab(message) => "found a tab, expected spaces",
        _ if message.contains("expected <document start>") => {
            "found a field behind the end of the document, expected all fields in one column, without tabs"
        }
        _ if message.contains("YAML directive") => "found a directive, expected the document's first field",
        _ if message.contains("ultiple YAML documents") => "found a second document, expected one in a file",
        _ if message.starts_with("alias")
            || message.starts_with("recursive")
            || message.contains("AliasAnchorRatio") =>
        {
            "found an alias, expected the value itself: aliases are not read across entries"
        }
        _ if message.starts_with("recursion limit") || message.contains("budget breached: Depth") => {
            "found lists or mappings within each other, deeper than any field has them, expected fewer"
        }
        _ if message.starts_with("budget breached") => {
            "found more values than an entry may have, expected fewer"
        }
        "unexpected end of input" => "found nothing, expected a value",
        _ if message.starts_with("cannot deserialize null") => "found nothing, expected a value",
        _ if message.starts_with("unexpected value for unit") => {
            "found a value for a word that has none, expected the word alone, without a colon"
        }
        "invalid type: map, expected enum" => "found an empty mapping, expected one field",
        "expected string scalar" => "found a list or a mapping, expected a single value",
        _ if message.starts_with("externally tagged enum") => {
            "found a list, expected a mapping, as `{ field: value }`"
        }
        _ if message.starts_with("expected string key for externally tagged enum") => {
            "found an empty mapping, expected a word or a mapping with one field"
        }
        _ => return None,
    };
    Some(words.into())
}

/// Whether a message is about a tab.
pub(super) fn is_tab(message: &str) -> bool {
    message.contains("found a tab") || message.starts_with("tabs disallowed")
}

/// The bracket that a message names.
fn bracket(message: &str) -> &str {
    message.split('\'').nth(1).unwrap_or("[")
}

/// Values of another kind, or out of range.
fn of_values(message: &str, found: Option<&str>) -> String {
    let expected = match message {
        "expected mapping start" => "a mapping, as `{ field: value }`".into(),
        "expected sequence start" => "a list, as `[a, b]`".into(),
        _ if message.starts_with("non-finite float") => "a finite number".into(),
        _ => match message.strip_prefix("invalid ").map(|m| m.split([' ', ':']).next().unwrap_or(m)) {
            Some(kind @ ("u8" | "u16" | "u32" | "u64" | "usize")) => {
                whole_number(found, "a whole number that is not negative", most(kind))
            }
            Some(kind @ ("i8" | "i16" | "i32" | "i64")) => whole_number(found, "a whole number", most(kind)),
            Some("floating") => "a number".into(),
            Some("boolean") => "true or false".into(),
            _ => return message.into(),
        },
    };
    match found {
        Some(found) => format!("found `{}`, expected {expected}", shortened(found)),
        None => format!("expected {expected}"),
    }
}

/// The largest number of a type.
fn most(kind: &str) -> i128 {
    match kind {
        "u8" => u8::MAX.into(),
        "u16" => u16::MAX.into(),
        "u32" => u32::MAX.into(),
        "i8" => i8::MAX.into(),
        "i16" => i16::MAX.into(),
        "i32" => i32::MAX.into(),
        "i64" => i64::MAX.into(),
        _ => u64::MAX.into(),
    }
}

/// What a number should be: what kind of one, or one that is nearer to 0, or one without a zero before it.
fn whole_number(found: Option<&str>, kind: &str, most: i128) -> String {
    let found = found.unwrap_or_default();
    let digits = found.trim_start_matches(['-', '+']);
    if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_digit()) {
        return kind.into();
    }
    if digits.starts_with('0') && digits.len() > 1 {
        return format!("{kind}, without a zero before it");
    }
    // What has too many digits for this is out of range as well.
    match found.parse::<i128>() {
        Ok(number) if number <= most => kind.into(),
        Ok(number) if number < 0 => kind.into(),
        _ => format!("{kind}, at most {most}"),
    }
}
