//! The reference interpreter: executes one operator element by element, in the order its formula states.
//!
//! It is one of two roads from a specification to bits, and the one that must be obviously right: numbers are exact,
//! and only the formula's own steps round them. It shares nothing with the kernels but the model, and it is no
//! validator: it assumes a call that keeps the operator's rules, and answers with an error where it cannot execute.
//!
//! For each element of the output, at position p of the logical shape:
//!
//! ```text
//! code  = bits of the input at p, or in the word that p lies in
//! group = p / group shape
//! value = number of code; then, for each step of the formula, value = step(value, scale[group], zero point[group])
//! ```

#![expect(
    clippy::indexing_slicing,
    reason = "positions have the shape's rank, and parameters were counted by group"
)]

use std::collections::BTreeMap;

mod attributes;
mod decoding;
mod error;
mod exact;
mod format;
mod grouping;
mod tensor;

pub use decoding::{FLOAT32, decode, decode_float};
pub use error::ReferenceError;
pub use exact::{Number, is_executable};
pub use format::{FormatCall, Sizes, dequantize_format};
pub use tensor::Tensor;

use crate::element::{ElementType, Encoding, Float, Types};
use crate::model::{Role, Step};
use crate::operator::{Element, Formula, Operator, OperatorVersion, OutputType, Packed, Value, Version};
use grouping::Grid;

/// One call of an operator.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// The operator.
    pub operator: &'a Operator,
    /// The types that an attribute can name by the dialect's numbers.
    pub types: &'a Types,
    /// The version that the caller asks for.
    pub version: Version,
    /// The attributes that are given.
    pub attributes: BTreeMap<String, Value>,
    /// The output type that the caller asks for, where the operator leaves it to the caller.
    pub output_type: Option<ElementType>,
    /// The quantized tensor, of the type that it is stored in.
    pub input: Tensor,
    /// What the quantized tensor holds.
    pub element: Element,
    /// The scale.
    pub scale: Tensor,
    /// The zero point.
    pub zero_point: Option<Tensor>,
}

/// Executes a call.
///
/// # Errors
/// What the interpreter cannot execute; see [`ReferenceError`].
pub fn dequantize(call: &Call) -> Result<Tensor, ReferenceError> {
    let version = call.operator.version(call.version).ok_or(ReferenceError::UnknownVersion(call.version))?;
    let shape = logical_shape(call)?;
    let grid = Grid::of(call, version, &shape)?;
    let formula = formula(call)?;
    let output_type = output_type(call, version)?;
    let execution = Execution {
        formula,
        output: output_format(&output_type)?,
        element_type: computed_type(call, formula),
        scale: parameters(&call.scale, Role::Scale, &grid)?,
        zero_point: zero_point(call).map(|z| parameters(z, Role::ZeroPoint, &grid)).transpose()?,
    };

    call.input.checked_count(name(Role::Input))?;
    let mut output = Tensor::zeroed(OUTPUT, output_type, shape)?;
    let mut position = vec![0; output.shape.len()];
    for index in 0..output.checked_count(OUTPUT)? {
        tensor::position(index, &output.shape, &mut position);
        let code = execution.element(input_code(call, &position), grid.group_of(&position))?;
        output.write(index, code);
    }
    Ok(output)
}

/// What one element needs besides its code and group.
struct Execution<'a> {
    formula: &'a Formula,
    output: Float,
    element_type: ElementType,
    scale: Vec<Number>,
    zero_point: Option<Vec<Number>>,
}

impl Execution<'_> {
    /// The output's code for a code of the input.
    fn element(&self, code: u64, group: usize) -> Result<u64, ReferenceError> {
        let scale = &self.scale[group];
        let zero_point = self.zero_point.as_ref().map(|parameters| &parameters[group]);
        let mut value = number(&self.element_type, code)?;
        for step in &self.formula.steps {
            value = match (step, zero_point) {
                (Step::SubtractZeroPointExactly, Some(zero_point)) => value.subtract(zero_point),
                (Step::SubtractZeroPointExactly, None) => value,
                (Step::RoundToFloat32, _) => rounded(&value, &FLOAT32)?,
                (Step::MultiplyByScaleInFloat32, _) => rounded(&value.multiply(scale), &FLOAT32)?,
                (Step::AddZeroPointInFloat32, Some(zero_point)) => rounded(&value.add(zero_point), &FLOAT32)?,
                (Step::AddZeroPointInFloat32, None) => value,
                (Step::RoundToOutput, _) => rounded(&value, &self.output)?,
            };
        }
        // The last step rounded to the output type, so this finds the code and rounds nothing.
        value.round(&self.output).ok_or(ReferenceError::NoFormula)
    }
}

/// The value as the nearest one of a format.
fn rounded(value: &Number, format: &Float) -> Result<Number, ReferenceError> {
    let nearest = value.round(format).and_then(|code| decode_float(format, code));
    nearest.ok_or_else(|| ReferenceError::Unexecutable(format!("{format:?}")))
}

/// The number of a code.
fn number(element_type: &ElementType, code: u64) -> Result<Number, ReferenceError> {
    decode(element_type, code).ok_or_else(|| ReferenceError::Unexecutable(element_type.name.clone()))
}

/// The zero point that takes part: given, and not an empty placeholder.
fn zero_point<'a>(call: &'a Call) -> Option<&'a Tensor> {
    let empty_is_absent = call.operator.input(Role::ZeroPoint).is_some_and(|input| input.empty_is_absent);
    call.zero_point.as_ref().filter(|tensor| !(empty_is_absent && tensor.is_empty()))
}

/// The first formula, unless there is a zero point and another formula's attribute is set.
fn formula<'a>(call: &Call<'a>) -> Result<&'a Formula, ReferenceError> {
    let formulas = &call.operator.formulas;
    let mut chosen = formulas.first();
    if zero_point(call).is_some() {
        for formula in formulas {
            if let Some(attribute) = &formula.when
                && call.flag(attribute)?
            {
                chosen = Some(formula);
            }
        }
    }
    chosen.filter(|f| f.steps.last() == Some(&Step::RoundToOutput)).ok_or(ReferenceError::NoFormula)
}

/// The type that codes are decoded with: without bias where a zero point is subtracted in its place.
fn computed_type(call: &Call, formula: &Formula) -> ElementType {
    let mut element_type = call.element.element_type.clone();
    let replaces_bias = call.operator.input(Role::ZeroPoint).is_some_and(|input| input.replaces_bias);
    if let Encoding::Integer { bias, .. } = &mut element_type.encoding
        && replaces_bias
        && zero_point(call).is_some()
        && formula.subtracts()
    {
        *bias = 0;
    }
    element_type
}

/// The type of the result.
fn output_type(call: &Call, version: &OperatorVersion) -> Result<ElementType, ReferenceError> {
    let asked_for = match &version.output_type {
        OutputType::SameAsScale => None,
        OutputType::ChosenByCaller => call.output_type.as_ref(),
        OutputType::Attribute(attribute) => match call.attribute(attribute) {
            None | Some(Value::Int(0)) => None,
            Some(value) => {
                Some(named_type(call, value).ok_or_else(|| attributes::wrong(attribute, "a type"))?)
            }
        },
    };
    Ok(asked_for.unwrap_or(&call.scale.element_type).clone())
}

/// The type that an attribute names, by name or by the dialect's number.
fn named_type<'a>(call: &Call<'a>, value: &Value) -> Option<&'a ElementType> {
    let dialect = call.operator.dialect.as_str();
    match value {
        Value::Type(name) => call.types.get(name),
        Value::Int(number) => call.types.iter().find(|t| t.numbers.get(dialect) == Some(number)),
        _ => None,
    }
}

/// The format that results are rounded to.
fn output_format(output_type: &ElementType) -> Result<Float, ReferenceError> {
    match output_type.encoding {
        Encoding::Float(format) if output_type.is_output() => Ok(format),
        _ => Err(ReferenceError::Unexecutable(output_type.name.clone())),
    }
}

/// All numbers of a scale or zero point, one for each group.
fn parameters(tensor: &Tensor, role: Role, grid: &Grid) -> Result<Vec<Number>, ReferenceError> {
    let count = tensor.checked_count(name(role))?;
    grouping::check_count(role, count, grid)?;
    (0..count).map(|index| number(&tensor.element_type, tensor.code(index))).collect()
}

/// The shape in elements; a packed axis of the stored shape counts words.
fn logical_shape(call: &Call) -> Result<Vec<usize>, ReferenceError> {
    let (found, expected) = (&call.input.element_type, call.element.stored());
    if found != expected {
        let (found, expected) = (found.name.clone(), expected.name.clone());
        return Err(ReferenceError::Type { tensor: name(Role::Input), found, expected });
    }
    let mut shape = call.input.shape.clone();
    if let Some(packed) = &call.element.packed {
        let width = packed.lanes.checked_mul(call.element.element_type.bits as usize);
        if !width.is_some_and(|width| (1..=packed.word.bits as usize).contains(&width)) {
            return Err(ReferenceError::Unexecutable(call.element.name.clone()));
        }
        let impossible =
            || ReferenceError::Shape { tensor: name(Role::Input), shape: call.input.shape.clone() };
        let axis = shape.get_mut(packed.axis).ok_or_else(impossible)?;
        *axis = axis.checked_mul(packed.lanes).ok_or_else(impossible)?;
    }
    Ok(shape)
}

/// The code of the input at a position of the logical shape.
fn input_code(call: &Call, position: &[usize]) -> u64 {
    let stored = &call.input;
    match &call.element.packed {
        None => stored.code(tensor::index(position.iter().copied(), &stored.shape)),
        Some(packed) => packed_code(stored, packed, call.element.element_type.bits, position),
    }
}

/// The code of one lane: position p along the packed axis is in word p / lanes, lane p % lanes, lowest bits first.
fn packed_code(stored: &Tensor, packed: &Packed, bits: u32, position: &[usize]) -> u64 {
    let place = position.iter().enumerate();
    let place = place.map(|(axis, &p)| if axis == packed.axis { p / packed.lanes } else { p });
    let lane = (position[packed.axis] % packed.lanes) as u32;
    let word = stored.code(tensor::index(place, &stored.shape));
    word >> (lane * bits) & exact::ones(bits)
}

/// What errors call the output.
const OUTPUT: &str = "output";

/// What errors call an input.
fn name(role: Role) -> &'static str {
    match role {
        Role::Input => "input",
        Role::Scale => "scale",
        Role::ZeroPoint => "zero point",
    }
}
