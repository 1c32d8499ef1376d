//! The call of a line: JSON tensors and attributes as an importer of the dialect would hand them on.

use std::collections::BTreeMap;

use dequant_spec::ElementType;
use dequant_spec::model::Role;
use dequant_spec::operator::{Element, Operator, Value, Version};
use dequant_spec::reference::Tensor;
use serde_json::{Map, Value as Json};

use crate::bridge::{Call, TYPES};

/// Why there is no call.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The line is not in the format of vectors.
    Broken(String),
    /// The crate has no words for it: a type that it does not know, a value that no attribute holds. A
    /// refusal.
    Refusal(String),
}

impl From<String> for Trouble {
    fn from(message: String) -> Self {
        Self::Broken(message)
    }
}

impl From<&str> for Trouble {
    fn from(message: &str) -> Self {
        Self::Broken(message.into())
    }
}

/// The call of a line.
pub(crate) fn read(
    operator: &'static Operator,
    version: Version,
    inputs: &Map<String, Json>,
    attributes: &Map<String, Json>,
    output_type: Option<ElementType>,
) -> Result<Call, Trouble> {
    let mut tensors = BTreeMap::new();
    for (name, json) in inputs {
        let input = operator.inputs.iter().find(|input| input.name == *name && !input.from_attribute);
        let input = input.ok_or(format!("unknown input `{name}`"))?;
        tensors.insert(input.role as u8, tensor(operator, json)?);
    }
    let mut given = BTreeMap::new();
    for (name, json) in attributes {
        match operator.inputs.iter().find(|input| input.name == *name && input.from_attribute) {
            Some(input) => drop(tensors.insert(input.role as u8, list(input.role, json)?)),
            None => drop(given.insert(name.clone(), value(operator, name, json)?)),
        }
    }
    let input = tensors.remove(&(Role::Input as u8));
    let input =
        input.ok_or(Trouble::Refusal("a plan without the quantized tensor cannot be asked for".into()))?;
    Ok(Call {
        operator,
        version,
        element: element(operator, version, &given, &input),
        attributes: given,
        output_type,
        input,
        scale: tensors.remove(&(Role::Scale as u8)),
        zero_point: tensors.remove(&(Role::ZeroPoint as u8)),
    })
}

/// What the input holds; where no element fits, the crate refuses, and the input's own type stands in.
fn element(
    operator: &Operator,
    version: Version,
    given: &BTreeMap<String, Value>,
    input: &Tensor,
) -> Element {
    let named = operator.element_from.as_ref().and_then(|attribute| given.get(attribute));
    let fits = |element: &&Element| match named {
        Some(Value::String(name)) => element.name == *name,
        _ => element.stored().name == input.element_type.name,
    };
    let elements = operator.version(version).map(|version| version.input.as_slice()).unwrap_or_default();
    let element_type = input.element_type.clone();
    let stand_in = || Element { name: element_type.name.clone(), element_type, packed: None };
    elements.iter().find(fits).cloned().unwrap_or_else(stand_in)
}

/// A tensor; one without `data` has no bytes.
pub(crate) fn tensor(operator: &Operator, json: &Json) -> Result<Tensor, Trouble> {
    let name = json.get("dtype").and_then(Json::as_str).ok_or("a tensor has no `dtype`")?;
    let extents = json.get("shape").and_then(Json::as_array).ok_or("a tensor has no `shape`")?;
    let extent = |extent: &Json| extent.as_u64().and_then(|extent| usize::try_from(extent).ok());
    let shape = extents.iter().map(extent).collect::<Option<_>>().ok_or("an extent is no number")?;
    let bytes = json.get("data").map(bytes).transpose()?.unwrap_or_default();
    let element_type = TYPES.get_in(&operator.dialect, name).cloned();
    let element_type = element_type.ok_or(Trouble::Refusal(format!("no element type `{name}`")))?;
    Ok(Tensor { element_type, shape, bytes })
}

/// The bytes of a hexadecimal text.
pub(crate) fn bytes(json: &Json) -> Result<Vec<u8>, String> {
    let hex = json.as_str().ok_or("`data` is no text")?;
    let digits = hex.bytes().map(|digit| char::from(digit).to_digit(16)).collect::<Option<Vec<u32>>>();
    let digits = digits.filter(|digits| digits.len() % 2 == 0).ok_or("`data` is no hexadecimal text")?;
    Ok(digits.chunks_exact(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect())
}

/// A list attribute as a tensor of rank 1: float32 scales, int64 zero points.
fn list(role: Role, json: &Json) -> Result<Tensor, Trouble> {
    let numbers = json.as_array().ok_or("a list attribute is no list")?;
    let (name, bytes): (_, Option<Vec<Vec<u8>>>) = match role {
        Role::Scale => ("float32", numbers.iter().map(float32).collect()),
        _ => ("int64", numbers.iter().map(|zp| Some(zp.as_i64()?.to_le_bytes().to_vec())).collect()),
    };
    let bytes = bytes.ok_or(format!("a number of {json} is not exact in {name}"))?.concat();
    let element_type = TYPES.get(name).cloned().ok_or(format!("no element type `{name}`"))?;
    Ok(Tensor { element_type, shape: vec![numbers.len()], bytes })
}

/// The bytes of a number that is exact in float32.
fn float32(json: &Json) -> Option<Vec<u8>> {
    let number = json.as_f64()?;
    let narrow = number as f32;
    (f64::from(narrow) == number).then(|| narrow.to_le_bytes().to_vec())
}

/// An attribute's value as JSON has it: whether the attribute exists and takes it is for the crate to say. A
/// type is the dialect's number, as an importer has it.
fn value(operator: &Operator, name: &str, json: &Json) -> Result<Value, Trouble> {
    let value = match json {
        Json::Bool(value) => Some(Value::Bool(*value)),
        Json::Number(number) => number.as_i64().map(Value::Int),
        Json::String(text) => Some(Value::String(text.clone())),
        Json::Array(list) => list.iter().map(Json::as_i64).collect::<Option<_>>().map(Value::IntList),
        Json::Null | Json::Object(_) => None,
    };
    match value {
        Some(value) => Ok(value),
        // The crate is to refuse the name, whatever the value.
        None if operator.attribute(name).is_none() => Ok(Value::Int(0)),
        None => Err(Trouble::Refusal(format!("no attribute holds {json}, as `{name}` does"))),
    }
}
