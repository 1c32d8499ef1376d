//! The JSON Schema of the documents, from the structs that parse them.

use dequant_spec::parse::Outline;
use serde_json::{Map, Value};

use crate::generate::MARK;

/// The schema, as `spec/schema.json` holds it.
pub(crate) fn text() -> Result<String, String> {
    let text = schema().and_then(|schema| serde_json::to_string_pretty(&schema));
    let text = text.map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn schema() -> serde_json::Result<Value> {
    let comment = format!(
        "{MARK} from the structs of spec/src/model/ and of spec/src/parse/outline.rs; edit those instead."
    );
    let mut ordered = Map::new();
    ordered.insert("$comment".into(), comment.into());
    // Serializing keeps the order that readers expect: title, description, properties.
    if let Value::Object(derived) = serde_json::to_value(schemars::schema_for!(Outline))? {
        ordered.extend(derived);
    }
    ordered.insert("title".into(), "A document of dequant-spec".into());
    Ok(Value::Object(ordered))
}

#[cfg(test)]
mod tests {
    use dequant_spec::builtin;

    use super::*;

    /// What is wrong with a value; the keywords that the schema uses, and a panic for any other.
    fn mistakes(schema: &Value, value: &Value, root: &Value, at: &str) -> Vec<String> {
        let Value::Object(schema) = schema else { return Vec::new() };
        schema.iter().flat_map(|(keyword, wanted)| broken(keyword, wanted, schema, value, root, at)).collect()
    }

    fn broken(
        keyword: &str,
        wanted: &Value,
        schema: &Map<String, Value>,
        value: &Value,
        root: &Value,
        at: &str,
    ) -> Vec<String> {
        let one = |good: bool, what: &str| if good { Vec::new() } else { vec![format!("{at}: {what}")] };
        let fitting =
            || branches(wanted).filter(|branch| mistakes(branch, value, root, at).is_empty()).count();
        match keyword {
            "$comment" | "$schema" | "$defs" | "title" | "description" | "default" | "format" => Vec::new(),
            "$ref" => mistakes(resolved(root, wanted), value, root, at),
            "type" => {
                one(branches(wanted).any(|name| is_of_type(value, name)), &format!("not of type {wanted}"))
            }
            "const" => one(value == wanted, &format!("not {wanted}")),
            "enum" => one(branches(wanted).any(|allowed| value == allowed), &format!("none of {wanted}")),
            "oneOf" => one(fitting() == 1, "not exactly one of the variants"),
            "anyOf" => one(fitting() > 0, "none of the variants"),
            "minimum" => {
                one(value.as_f64().is_none_or(|v| Some(v) >= wanted.as_f64()), &format!("below {wanted}"))
            }
            "maximum" => {
                one(value.as_f64().is_none_or(|v| Some(v) <= wanted.as_f64()), &format!("above {wanted}"))
            }
            "required" => branches(wanted)
                .filter_map(Value::as_str)
                .flat_map(|field| one(value.get(field).is_some(), &format!("`{field}` is missing")))
                .collect(),
            "items" => branches(value)
                .enumerate()
                .flat_map(|(index, item)| mistakes(wanted, item, root, &format!("{at}/{index}")))
                .collect(),
            "prefixItems" => (branches(value).zip(branches(wanted)).enumerate())
                .flat_map(|(index, (item, wanted))| mistakes(wanted, item, root, &format!("{at}/{index}")))
                .collect(),
            "minItems" => one(branches(value).count() as u64 >= wanted.as_u64().unwrap_or(0), "too short"),
            "maxItems" => one(branches(value).count() as u64 <= wanted.as_u64().unwrap_or(0), "too long"),
            "properties" | "additionalProperties" => fields(keyword, wanted, schema, value, root, at),
            other => panic!("the schema uses `{other}`, which this test does not know"),
        }
    }

    /// The known fields, or the other ones.
    fn fields(
        keyword: &str,
        wanted: &Value,
        schema: &Map<String, Value>,
        value: &Value,
        root: &Value,
        at: &str,
    ) -> Vec<String> {
        let known = |field: &str| schema.get("properties").and_then(|known| known.get(field));
        let mut found = Vec::new();
        for (field, value) in value.as_object().into_iter().flatten() {
            let at = format!("{at}/{field}");
            match (keyword, known(field), wanted) {
                ("properties", Some(wanted), _) => found.extend(mistakes(wanted, value, root, &at)),
                ("additionalProperties", None, Value::Bool(false)) => {
                    found.push(format!("{at}: unknown field"))
                }
                ("additionalProperties", None, wanted) => found.extend(mistakes(wanted, value, root, &at)),
                _ => {}
            }
        }
        found
    }

    /// The entries of a list; a single value is a list of one; `null` and mappings have none.
    fn branches(value: &Value) -> impl Iterator<Item = &Value> {
        match value {
            Value::Array(values) => values.iter(),
            Value::Object(_) | Value::Null => [].iter(),
            one => std::slice::from_ref(one).iter(),
        }
    }

    fn resolved<'a>(root: &'a Value, reference: &Value) -> &'a Value {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#')).expect("a local reference");
        root.pointer(pointer).unwrap_or_else(|| panic!("{pointer} does not exist"))
    }

    fn is_of_type(value: &Value, name: &Value) -> bool {
        match name.as_str().expect("a type is a text") {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            other => panic!("the schema names the type `{other}`, which this test does not know"),
        }
    }

    fn validate(text: &str) -> Vec<String> {
        // `y` is a name, as in YAML 1.2, which editors read.
        let options = serde_yaml::options! { strict_booleans: true };
        let value: Value = serde_yaml::from_str_with_options(text, options).unwrap();
        let schema = schema().unwrap();
        mistakes(&schema, &value, &schema, "")
    }

    #[test]
    fn every_built_in_document_is_valid() {
        for document in std::iter::once(&builtin::TYPES).chain(builtin::OPERATORS).chain(builtin::FORMATS) {
            assert_eq!(validate(document.text), [""; 0], "{}", document.file);
        }
    }

    #[test]
    fn mistakes_of_shape_are_found_where_they_stand() {
        let first = |from: &str, to: &str| {
            let text = builtin::TYPES.text;
            assert!(text.contains(from), "`{from}` is not in types.yaml");
            validate(&text.replacen(from, to, 1))
        };
        assert_eq!(first("bits: 32", "bits: wide"), ["/types/0/bits: not of type \"integer\""]);
        assert_eq!(first("bits: 32", "bitz: 32").len(), 2, "an unknown field, and a missing one");
        assert_eq!(first("specials: ieee", "specials: odd").len(), 1);
        assert_eq!(
            first("encoding: { float:", "encoding: { real:"),
            ["/types/0/encoding: not exactly one of the variants"]
        );
        assert_eq!(validate("types: []\nopertor: x\n"), ["/opertor: unknown field"]);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_found() {
        let text = builtin::OPERATORS[0].text;
        assert!(text.contains("rule: known_attributes"));
        let found = validate(&text.replacen("rule: known_attributes", "rule: known_atributes", 1));
        assert_eq!(found, ["/constraints/0/rule: not exactly one of the variants"]);
    }
}
