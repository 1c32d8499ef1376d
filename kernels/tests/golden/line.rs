//! One line: a call in the words of its dialect, and what the software answered.

use std::collections::BTreeMap;

use dequant_spec::ElementType;
use dequant_spec::model::{Role, ValueKind};
use dequant_spec::operator::{Element, Operator, Value, Version};
use dequant_spec::reference::Tensor;
use serde_json::{Map, Value as Json};

use crate::bridge::{Call, OPERATORS, TYPES};

/// A line, read.
pub(crate) struct Line {
    /// Its name.
    pub(crate) id: String,
    /// The operator's id.
    pub(crate) op: String,
    /// The call, or why the crate has no words for it: an unknown type or attribute.
    pub(crate) call: Result<Call, String>,
    /// Type, shape and bytes of the answer; a type that the crate does not know is an error.
    pub(crate) output: Option<Result<Tensor, String>>,
    /// The wanted output of a rejected line: type and shape.
    pub(crate) wanted: Option<Result<Tensor, String>>,
    /// All fields.
    pub(crate) fields: Map<String, Json>,
}

impl Line {
    /// Reads a line.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let fields: Map<String, Json> = serde_json::from_str(text).map_err(|error| format!("no JSON object: {error}"))?;
        let text = |name: &str| fields.get(name).and_then(Json::as_str).map(str::to_owned).ok_or(format!("no text `{name}`"));
        let (id, op) = (text("id")?, text("op")?);
        let operator = OPERATORS.iter().find(|operator| operator.id() == op).ok_or(format!("unknown op `{op}`"))?;
        let version = match fields.get("opset") {
            Some(opset) => Version { major: opset.as_u64().ok_or("`opset` is no number")? as u32, minor: 0 },
            None => operator.newest_checked,
        };
        let inputs = fields.get("inputs").and_then(Json::as_object).ok_or("no `inputs`")?;
        let attributes = fields.get("attributes").and_then(Json::as_object).ok_or("no `attributes`")?;
        let tensor_field = |name| fields.get(name).map(|json| tensor(operator, json)).transpose();
        let (output, wanted) = (tensor_field("output")?, tensor_field("dst")?);
        let asked = output.as_ref().or(wanted.as_ref()).and_then(|tensor| tensor.as_ref().ok());
        let call = call(operator, version, inputs, attributes, asked.map(|tensor| &tensor.element_type))?;
        Ok(Self { id, op, call, output, wanted, fields })
    }

    /// A field that is true.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.fields.get(name).and_then(Json::as_bool).unwrap_or(false)
    }

    /// A field's text; empty when it is not there.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.fields.get(name).and_then(Json::as_str).unwrap_or_default()
    }

    /// The bytes of the answers that are as good as `output`.
    pub(crate) fn also_acceptable(&self) -> Result<Vec<Vec<u8>>, String> {
        let list = self.fields.get("also_acceptable").and_then(Json::as_array);
        let data = |entry: &Json| bytes(entry.get("data").ok_or("an acceptable answer has no `data`")?);
        list.into_iter().flatten().map(data).collect()
    }
}

/// The call, or why there are no words for it (inner), or why the line is broken (outer).
fn call(
    operator: &'static Operator,
    version: Version,
    inputs: &Map<String, Json>,
    attributes: &Map<String, Json>,
    asked: Option<&ElementType>,
) -> Result<Result<Call, String>, String> {
    let mut tensors = BTreeMap::new();
    for (name, json) in inputs {
        let Some(input) = operator.inputs.iter().find(|input| input.name == *name) else {
            return Err(format!("unknown input `{name}`"));
        };
        match tensor(operator, json)? {
            Ok(tensor) => drop(tensors.insert(input.role as u8, tensor)),
            Err(unknown) => return Ok(Err(unknown)),
        }
    }
    let mut given = BTreeMap::new();
    for (name, json) in attributes {
        if let Some(input) = operator.inputs.iter().find(|input| input.from_attribute && input.name == *name) {
            tensors.insert(input.role as u8, list(input.role, json)?);
            continue;
        }
        match operator.attribute(name) {
            Some(attribute) => drop(given.insert(name.clone(), value(attribute.kind, json)?)),
            None => return Ok(Err(format!("no attribute `{name}`"))),
        }
    }
    let Some(input) = tensors.remove(&(Role::Input as u8)) else { return Err("no quantized input".into()) };
    Ok(Ok(Call {
        operator,
        version,
        element: element(operator, version, &given, &input),
        attributes: given,
        output_type: asked.cloned(),
        input,
        scale: tensors.remove(&(Role::Scale as u8)),
        zero_point: tensors.remove(&(Role::ZeroPoint as u8)),
    }))
}

/// What the input holds; where no element fits, the crate refuses, and the input's own type stands in.
fn element(operator: &Operator, version: Version, given: &BTreeMap<String, Value>, input: &Tensor) -> Element {
    let named = operator.element_from.as_ref().and_then(|attribute| given.get(attribute));
    let fits = |element: &&Element| match named {
        Some(Value::String(name)) => element.name == *name,
        _ => element.stored().name == input.element_type.name,
    };
    let elements = operator.version(version).map(|version| version.input.as_slice()).unwrap_or_default();
    let stand_in = || Element { name: input.element_type.name.clone(), element_type: input.element_type.clone(), packed: None };
    elements.iter().find(fits).cloned().unwrap_or_else(stand_in)
}

/// A tensor, or the name of a type that nothing knows.
fn tensor(operator: &Operator, json: &Json) -> Result<Result<Tensor, String>, String> {
    let name = json.get("dtype").and_then(Json::as_str).ok_or("a tensor has no `dtype`")?;
    let extents = json.get("shape").and_then(Json::as_array).ok_or("a tensor has no `shape`")?;
    let extent = |extent: &Json| extent.as_u64().map(|extent| extent as usize).ok_or("an extent is no number".to_owned());
    let shape = extents.iter().map(extent).collect::<Result<_, _>>()?;
    let bytes = json.get("data").map(bytes).transpose()?.unwrap_or_default();
    let element_type = TYPES.get_in(&operator.dialect, name).cloned().ok_or(format!("no element type `{name}`"));
    Ok(element_type.map(|element_type| Tensor { element_type, shape, bytes }))
}

fn bytes(json: &Json) -> Result<Vec<u8>, String> {
    let hex = json.as_str().ok_or("`data` is no text")?;
    let digits = hex.bytes().map(|digit| char::from(digit).to_digit(16)).collect::<Option<Vec<u32>>>();
    let digits = digits.filter(|digits| digits.len() % 2 == 0).ok_or("`data` is no hexadecimal text")?;
    Ok(digits.chunks_exact(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect())
}

/// A list attribute as a tensor of rank 1: float32 scales, int64 zero points.
fn list(role: Role, json: &Json) -> Result<Tensor, String> {
    let numbers = json.as_array().ok_or("a list attribute is no list")?;
    let (name, bytes) = if role == Role::Scale {
        let numbers = numbers.iter().map(|number| number.as_f64().ok_or("a scale is no number"));
        ("float32", numbers.map(|number| Ok((number? as f32).to_le_bytes().to_vec())).collect::<Result<Vec<_>, String>>()?)
    } else {
        let numbers = numbers.iter().map(|number| number.as_i64().ok_or("a zero point is no whole number"));
        ("int64", numbers.map(|number| Ok(number?.to_le_bytes().to_vec())).collect::<Result<Vec<_>, String>>()?)
    };
    let element_type = TYPES.get(name).cloned().ok_or("a type is missing")?;
    Ok(Tensor { element_type, shape: vec![numbers.len()], bytes: bytes.concat() })
}

fn value(kind: ValueKind, json: &Json) -> Result<Value, String> {
    let value = match kind {
        ValueKind::Bool => json.as_bool().map(Value::Bool),
        ValueKind::String => json.as_str().map(|text| Value::String(text.into())),
        ValueKind::IntList => {
            json.as_array().and_then(|list| list.iter().map(Json::as_i64).collect::<Option<_>>()).map(Value::IntList)
        }
        // An importer has the dialect's number of a type.
        ValueKind::Int | ValueKind::Type => json.as_i64().map(Value::Int),
    };
    value.ok_or(format!("attribute value {json} is not of kind {kind:?}"))
}
