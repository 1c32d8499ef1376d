//! One line: a call in the words of its dialect, and what the software answered.
//!
//! | field | of | what |
//! |---|---|---|
//! | `id` | every line | its name |
//! | `op` | every line | the operator's id, as `onnx.DequantizeLinear`, or the format's, as `gguf.Q4_K` |
//! | `opset` | ONNX, and others that count by operator sets | the operator set |
//! | `version` | some of those that count by releases | as `3.4`; without it, the newest one that was checked |
//! | `attributes` | every line | an object: numbers, texts, lists |
//! | `inputs` | every line | an object of tensors: `{"dtype": "int8", "shape": [2], "data": "00fe"}`, the bytes in hex |
//! | `output` | accepted calls | such a tensor |
//! | `rejected` | refused calls | instead of `output`: what the software said |
//! | `dst` | refused calls of oneDNN | the output tensor that the caller brought |
//! | `compare`, `also_acceptable` | some | `bits` (or nothing): these bits; `bits-any`: each element those of `output` or of one of the others' `data` |
//! | `status` | ONNX | `conforming` or `lenient`: this output; `spec-invalid`: refused; others stand in [`grade`](crate::golden::grade) |
//! | `score` | PMX | whether the page decides the call |
//! | `valid_per_doc`, `quirk`, `outside_doc_table` | oneDNN, where it differs from its page | how |

use dequant_spec::model::VersionedBy;
use dequant_spec::operator::{Operator, OutputType, Version};
use dequant_spec::reference::Tensor;
use serde_json::{Map, Value as Json};

use crate::bridge::{self, Call};
use crate::golden::call::{self, Trouble};

/// A line, read.
pub(crate) struct Line {
    /// Its name.
    pub(crate) id: String,
    /// The operator's id.
    pub(crate) op: String,
    /// The call, or why the crate has no words for it: a refusal in its own right.
    pub(crate) call: Result<Call, String>,
    /// The caller's output tensor: type, shape and, where the software computed one, the expected bytes.
    pub(crate) output: Option<Tensor>,
    /// The expected bytes, and those that are as good, each as long as `output`'s.
    pub(crate) answers: Vec<Vec<u8>>,
    /// All fields.
    pub(crate) fields: Map<String, Json>,
}

impl Line {
    /// Reads a line, or says what it lacks.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let fields: Map<String, Json> =
            serde_json::from_str(text).map_err(|error| format!("no JSON object: {error}"))?;
        let text = |name: &str| {
            fields.get(name).and_then(Json::as_str).map(str::to_owned).ok_or(format!("no text `{name}`"))
        };
        let (id, op) = (text("id")?, text("op")?);
        let operator = bridge::operator(&op).ok_or(format!("unknown op `{op}`"))?;
        let version = version(operator, &fields)?;
        let object =
            |name: &str| fields.get(name).and_then(Json::as_object).ok_or(format!("no object `{name}`"));
        let (inputs, attributes) = (object("inputs")?, object("attributes")?);

        let (mut output, mut refusal) = (None, None);
        if let Some(json) = asked(operator, &fields)? {
            match call::tensor(operator, json) {
                Ok(tensor) => output = Some(tensor),
                Err(Trouble::Refusal(unknown)) => refusal = Some(unknown),
                Err(Trouble::Broken(message)) => return Err(message),
            }
        }
        let answers = match &output {
            Some(tensor) if fields.contains_key("output") => answers(tensor, &fields)?,
            _ => Vec::new(),
        };
        // Where the caller brings the output tensor, its type is asked for; others say it by rule or attribute.
        let of_version = operator.version(version).map(|version| &version.output_type);
        let wanted = output.as_ref().filter(|_| of_version == Some(&OutputType::ChosenByCaller));
        let wanted = wanted.map(|tensor| tensor.element_type.clone());
        let call = match (call::read(operator, version, inputs, attributes, wanted), refusal) {
            (Err(Trouble::Broken(message)), _) => return Err(message),
            (Err(Trouble::Refusal(refusal)), _) | (Ok(_), Some(refusal)) => Err(refusal),
            (Ok(call), None) => Ok(call),
        };
        Ok(Self { id, op, call, output, answers, fields })
    }

    /// Whether the software refused the call.
    pub(crate) fn is_rejected(&self) -> bool {
        self.fields.contains_key("rejected")
    }

    /// Whether the line is of the library that turns some −0 into +0.
    pub(crate) fn signs_of_zero_differ(&self) -> bool {
        self.op.split('.').next() == Some(ONEDNN)
    }

    /// A field that is true; one that is not there is not.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, String> {
        match self.fields.get(name) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or(format!("`{name}` is no truth value")),
        }
    }

    /// A field's text.
    pub(crate) fn text(&self, name: &str) -> Result<&str, String> {
        self.fields.get(name).and_then(Json::as_str).ok_or(format!("no text `{name}`"))
    }

    /// The call, or else the operator.
    pub(crate) fn describe(&self) -> String {
        self.call.as_ref().map_or_else(|_| self.op.clone(), Call::describe)
    }
}

const ONEDNN: &str = "onednn";

/// Operator sets are in the line; what counts releases is asked as of the newest one, unless the line says another.
fn version(operator: &Operator, fields: &Map<String, Json>) -> Result<Version, String> {
    if operator.versioned_by == VersionedBy::Release {
        let given = fields.get("version").map(|json| release(json).ok_or(format!("no release: {json}")));
        return given.unwrap_or(Ok(operator.newest_checked));
    }
    let opset = fields.get("opset").and_then(Json::as_u64).and_then(|opset| u32::try_from(opset).ok());
    Ok(Version { major: opset.ok_or("no number `opset`")?, minor: 0 })
}

/// A release: two numbers and a point between them, or one.
fn release(json: &Json) -> Option<Version> {
    let text = json.as_str()?;
    let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
    Some(Version { major: major.parse().ok()?, minor: minor.parse().ok()? })
}

/// The field with the caller's output tensor: `output`, or `dst` of a oneDNN line that was rejected.
fn asked<'a>(operator: &Operator, fields: &'a Map<String, Json>) -> Result<Option<&'a Json>, String> {
    match (fields.get("output"), fields.get("rejected")) {
        (Some(output), None) => Ok(Some(output)),
        (None, Some(_)) if operator.dialect == ONEDNN => match fields.get("dst") {
            Some(dst) => Ok(Some(dst)),
            None => Err("no `dst` beside `rejected`".into()),
        },
        (None, Some(_)) => Ok(None),
        (Some(_), Some(_)) => Err("both `output` and `rejected`".into()),
        (None, None) => Err("neither `output` nor `rejected`".into()),
    }
}

/// The expected bytes, and those that `compare` allows in their place.
fn answers(output: &Tensor, fields: &Map<String, Json>) -> Result<Vec<Vec<u8>>, String> {
    let mut answers = vec![output.bytes.clone()];
    match fields.get("compare").map(Json::as_str) {
        Some(Some("bits-any")) => {
            let others = fields.get("also_acceptable").and_then(Json::as_array);
            for other in others.ok_or("no list `also_acceptable`")? {
                answers.push(call::bytes(other.get("data").ok_or("an acceptable answer has no `data`")?)?);
            }
        }
        Some(Some("bits")) | None => {}
        Some(other) => return Err(format!("unknown way to compare: {other:?}")),
    }
    let elements = output.shape.iter().try_fold(1_usize, |product, extent| product.checked_mul(*extent));
    let bits = elements.and_then(|elements| elements.checked_mul(output.element_type.bits as usize));
    let length = bits.filter(|bits| bits % 8 == 0 && output.element_type.bits.is_multiple_of(8));
    let length = length.ok_or("the output is no whole number of bytes")? / 8;
    match answers.iter().find(|answer| answer.len() != length) {
        Some(answer) => Err(format!("the output has {} bytes, its shape takes {length}", answer.len())),
        None => Ok(answers),
    }
}
