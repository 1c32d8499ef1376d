//! What may be wrong with a call: other shapes, types and attributes than those it was made with.

use dequant_spec::ElementType;
use dequant_spec::model::ValueKind;
use dequant_spec::operator::{Element, OutputType, Value};
use dequant_spec::reference::Tensor;

use crate::bridge::{Call, TYPES};

/// Something that may be wrong with a call. Types, attributes and axes are chosen by any number, modulo how many there
/// are.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Another shape.
    Shape(Which, Vec<usize>),
    /// Another extent on an axis.
    Extent(Which, usize, usize),
    /// Another type.
    Type(Which, usize),
    /// No such tensor.
    Absent(Which),
    /// Another value of an attribute: of the number or of the list, as its kind is.
    Attribute(usize, i64, Vec<i64>),
    /// An attribute left out.
    NoAttribute(usize),
    /// Another output type.
    Output(usize),
}

/// A tensor of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    Input,
    Scale,
    ZeroPoint,
}

impl Change {
    /// Makes the call one that may be refused.
    pub(crate) fn apply(&self, call: &mut Call) {
        let types: Vec<ElementType> = TYPES.iter().cloned().collect();
        match self {
            Self::Shape(which, shape) => on(call, *which, |tensor| tensor.shape.clone_from(shape)),
            Self::Extent(which, axis, extent) => on(call, *which, |tensor| {
                if !tensor.shape.is_empty() {
                    let axis = axis % tensor.shape.len();
                    tensor.shape[axis] = *extent;
                }
            }),
            Self::Type(which, index) => {
                on(call, *which, |tensor| tensor.element_type = pick(&types, *index).clone())
            }
            Self::Absent(Which::Input) => {}
            Self::Absent(Which::Scale) => call.scale = None,
            Self::Absent(Which::ZeroPoint) => call.zero_point = None,
            Self::Attribute(index, int, list) if !call.operator.attributes.is_empty() => {
                let attribute = pick(&call.operator.attributes, *index);
                let value = match attribute.kind {
                    ValueKind::Int => Value::Int(*int),
                    ValueKind::Bool => Value::Bool(int % 2 != 0),
                    ValueKind::String => Value::String(pick(&words(call), *index).clone()),
                    ValueKind::IntList => Value::IntList(list.clone()),
                    ValueKind::Type if int % 2 == 0 => Value::Type(pick(&types, *index).name.clone()),
                    ValueKind::Type => Value::Int(*int),
                };
                call.attributes.insert(attribute.name.clone(), value);
            }
            Self::NoAttribute(index) if !call.attributes.is_empty() => {
                let names: Vec<String> = call.attributes.keys().cloned().collect();
                call.attributes.remove(pick(&names, *index));
            }
            Self::Attribute(..) | Self::NoAttribute(_) => {}
            Self::Output(index) => call.output_type = Some(pick(&types, *index).clone()),
        }
    }
}

/// The call in the reference's words: what the input holds, and an output type that is asked for as the attribute
/// that names it, where there is one and it says nothing.
pub(crate) fn in_words_of_the_reference(call: &Call) -> Call {
    let mut call = call.clone();
    let Some(version) = call.operator.version(call.version) else { return call };
    let from = call.operator.element_from.as_ref().map(|name| call.attribute(name));
    let stored = |element: &&Element| {
        let name = Value::String(element.name.clone());
        *element.stored() == call.input.element_type && from.is_none_or(|text| text == Some(&name))
    };
    if let Some(element) = version.input.iter().find(stored) {
        call.element = element.clone();
    }
    if let (OutputType::Attribute(name), Some(asked)) = (&version.output_type, &call.output_type)
        && matches!(call.attributes.get(name), None | Some(Value::Int(0)))
    {
        call.attributes.insert(name.clone(), Value::Type(asked.name.clone()));
    }
    call
}

/// Texts that an attribute of the operator may hold, and one that none holds.
fn words(call: &Call) -> Vec<String> {
    let granularities = call.operator.granularities.iter().map(|granularity| granularity.name.clone());
    let elements =
        call.operator.versions.iter().flat_map(|version| &version.input).map(|input| input.name.clone());
    granularities.chain(elements).chain(["no such word".into()]).collect()
}

fn on(call: &mut Call, which: Which, change: impl FnOnce(&mut Tensor)) {
    let tensor = match which {
        Which::Input => Some(&mut call.input),
        Which::Scale => call.scale.as_mut(),
        Which::ZeroPoint => call.zero_point.as_mut(),
    };
    if let Some(tensor) = tensor {
        change(tensor);
        // As many bytes as type and shape take, so that it is these which are wrong.
        let bits = tensor.shape.iter().product::<usize>() * tensor.element_type.bits as usize;
        tensor.bytes.resize(bits.div_ceil(8), 0x5a);
    }
}

/// One of some things, by any number.
fn pick<T>(things: &[T], index: usize) -> &T {
    &things[index % things.len()]
}
