//! Lines about weight formats: which format a line means, the call, and whether both roads do it, at every level.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dequant_spec::Family;
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;
use serde_json::{Map, Value as Json};

use crate::bridge::formats::{self, Call};
use crate::bridge::{self, TYPES, first_difference, operator};
use crate::golden::call;
use crate::golden::grade::Grade;
use crate::levels::levels;

/// A line, read.
pub(crate) struct Line {
    /// Its name.
    pub(crate) id: String,
    /// The call, or why the crate has no words for it: a refusal in its own right.
    call: Result<Call, String>,
    /// The expected tensor, and the bytes that are as good; none where a refusal is expected.
    expected: Option<(Tensor, Vec<Vec<u8>>)>,
}

/// Whether a line is about a weight format.
pub(crate) fn is_format(fields: &Map<String, Json>) -> bool {
    let op = fields.get("op").and_then(Json::as_str).unwrap_or_default();
    let is_of = |family: &Family| op.split('.').next() == Some(&family.name);
    operator(op).is_none() && formats::FAMILIES.iter().any(is_of)
}

impl Line {
    /// Reads a line, or says what it lacks.
    pub(crate) fn read(fields: &Map<String, Json>) -> Result<Self, String> {
        let text = |name: &str| fields.get(name).and_then(Json::as_str).ok_or(format!("no text `{name}`"));
        let object =
            |name: &str| fields.get(name).and_then(Json::as_object).ok_or(format!("no object `{name}`"));
        let (id, inputs) = (text("id")?.to_owned(), object("inputs")?);
        let name = format_of(text("op")?, inputs);
        let format = formats::format(&name).ok_or(format!("no format `{name}`"))?;
        let (mut attributes, mut tensors, mut refusal) = (BTreeMap::new(), Vec::new(), None);
        for (name, json) in object("attributes")? {
            match attribute(json) {
                Ok(value) => drop(attributes.insert(name.clone(), value)),
                Err(message) => refusal = Some(message),
            }
        }
        for (name, json) in inputs {
            let tensor = tensor(json)?;
            // What a checkpoint holds as a tensor and a plan has to know is an attribute.
            if format.tensor(name).is_none() && format.attribute(name).is_some() {
                let numbers =
                    tensor.bytes.chunks_exact(8).map(|word| word.try_into().map(i64::from_le_bytes));
                let list = numbers.collect::<Result<_, _>>().map_err(|_| "no list of int64")?;
                attributes.insert(name.clone(), Value::IntList(list));
            } else {
                tensors.push((name.clone(), tensor));
            }
        }
        let expected = match (fields.get("output"), fields.get("rejected")) {
            (Some(output), None) => Some((tensor(output)?, others(fields)?)),
            (None, Some(_)) => None,
            _ => return Err("neither or both of `output` and `rejected`".into()),
        };
        let call = refusal.map_or(Ok(Call { format, attributes, tensors }), Err);
        Ok(Self { id, call, expected })
    }

    /// What the line asks for.
    pub(crate) fn grade(&self) -> Grade {
        if self.expected.is_some() { Grade::Output } else { Grade::Reject }
    }

    /// The call, or the line's name.
    pub(crate) fn describe(&self) -> String {
        self.call.as_ref().map_or_else(|_| self.id.clone(), Call::describe)
    }

    /// Runs the line; what is wrong, if anything.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let judged = catch_unwind(AssertUnwindSafe(|| match &self.expected {
            Some((tensor, others)) => self.expect(tensor, others),
            None => match self.run() {
                Ok(_) => Err("accepted, expected a refusal".into()),
                Err(_) => Ok(()),
            },
        }));
        judged.unwrap_or_else(|_| Err("panicked".into()))
    }

    /// The crate's results, one for each level.
    fn run(&self) -> Result<Vec<(String, Tensor)>, String> {
        let call = self.call.as_ref()?;
        let refused = |error: dequant::Error| format!("refused: {} {error}", error.code());
        let plan = call.plan().map_err(refused)?;
        let at = |level: &dequant::Level| {
            let plan = plan.clone().at(*level).map_err(refused)?;
            Ok((format!("level {level}"), call.run(&plan).map_err(refused)?))
        };
        levels().iter().map(at).collect()
    }

    fn expect(&self, expected: &Tensor, others: &[Vec<u8>]) -> Result<(), String> {
        let reference = self.call.as_ref()?.reference();
        let reference = reference.map_err(|error| format!("the interpreter refuses: {error}"))?;
        compare("the interpreter", &reference, expected, others)?;
        for (level, found) in self.run()? {
            compare(&level, &found, expected, others)?;
            compare(&format!("{level} against the interpreter"), &found, &reference, &[])?;
        }
        Ok(())
    }
}

/// The format that a line means: some projects have one name for several, which differ in their tensors.
fn format_of(op: &str, inputs: &Map<String, Json>) -> String {
    let nested = inputs.keys().any(|name| name.starts_with("nested_"));
    let dtype = |name: &str| inputs.get(name).and_then(|t| t.get("dtype")).and_then(Json::as_str);
    let float_zero_points = dtype("zero_points").is_some_and(|dtype| dtype.starts_with("float"));
    match op {
        "bnb.NF4" | "bnb.FP4" if nested => format!("{op}_double_quant"),
        "ort.MatMulNBits" if float_zero_points => format!("{op}_float_zero_points"),
        _ => op.to_owned(),
    }
}

/// A type is named by `output_dtype`; all else is as JSON has it.
fn attribute(json: &Json) -> Result<Value, String> {
    let none = || format!("no attribute holds {json}");
    match json {
        Json::Bool(value) => Ok(Value::Bool(*value)),
        Json::Number(number) => number.as_i64().map(Value::Int).ok_or_else(none),
        Json::String(text) if TYPES.get(text).is_some() => Ok(Value::Type(text.clone())),
        Json::String(text) => Ok(Value::String(text.clone())),
        Json::Array(list) => {
            list.iter().map(Json::as_i64).collect::<Option<_>>().map(Value::IntList).ok_or_else(none)
        }
        Json::Null | Json::Object(_) => Err(none()),
    }
}

fn tensor(json: &Json) -> Result<Tensor, String> {
    let name = json.get("dtype").and_then(Json::as_str).ok_or("a tensor has no `dtype`")?;
    let extents = json.get("shape").and_then(Json::as_array).ok_or("a tensor has no `shape`")?;
    let extent = |extent: &Json| extent.as_u64().and_then(|extent| usize::try_from(extent).ok());
    let shape = extents.iter().map(extent).collect::<Option<_>>().ok_or("an extent is no number")?;
    let bytes = json.get("data").map(call::bytes).transpose()?.unwrap_or_default();
    let element_type = TYPES.get(name).cloned().ok_or(format!("no element type `{name}`"))?;
    Ok(Tensor { element_type, shape, bytes })
}

/// The bytes that are as good as the expected ones.
fn others(fields: &Map<String, Json>) -> Result<Vec<Vec<u8>>, String> {
    match fields.get("compare").and_then(Json::as_str) {
        Some("bits") | None => Ok(Vec::new()),
        Some("bits-any") => {
            let list =
                fields.get("also_acceptable").and_then(Json::as_array).ok_or("no list `also_acceptable`")?;
            list.iter()
                .map(|other| call::bytes(other.get("data").ok_or("an answer has no `data`")?))
                .collect()
        }
        other => Err(format!("unknown way to compare: {other:?}")),
    }
}

/// Equal bits, any NaN equal to any NaN; or those of another answer.
fn compare(what: &str, found: &Tensor, expected: &Tensor, others: &[Vec<u8>]) -> Result<(), String> {
    let shown = |tensor: &Tensor| format!("{} {:?}", tensor.element_type.name, tensor.shape);
    if shown(found) != shown(expected) {
        return Err(format!("{what}: the output is {}, expected {}", shown(found), shown(expected)));
    }
    let element_type = &expected.element_type;
    let size = element_type.bits as usize / 8;
    if found.bytes.len() != expected.bytes.len() {
        return Err(format!("{what}: {} bytes, expected {}", found.bytes.len(), expected.bytes.len()));
    }
    for (index, element) in found.bytes.chunks_exact(size).enumerate() {
        let place = index * size..(index + 1) * size;
        let answers =
            [&expected.bytes].into_iter().chain(others).filter_map(|bytes| bytes.get(place.clone()));
        if !answers.clone().any(|answer| first_difference(element_type, element, answer).is_none()) {
            let shown = |bytes: &[u8]| bridge::shown(element_type, bridge::code(bytes));
            let answers: Vec<String> = answers.map(shown).collect();
            return Err(format!(
                "{what}: element {index} is {}, expected {}",
                shown(element),
                answers.join(" or ")
            ));
        }
    }
    Ok(())
}
