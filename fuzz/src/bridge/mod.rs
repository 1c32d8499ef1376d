//! One call, two roads: the same operator, attributes and tensors through the crate and through the reference
//! interpreter. The roads share the YAML and this description of a call, nothing else.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part, and one crate hands some of it on"
)]

pub(crate) mod formats;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use dequant::element::NamedType;
use dequant::format::NamedFormat;
use dequant::half::{bf16, f16};
use dequant::{Builder, DType, Error, Meta, Plan, TensorMut, TensorRef, operators, types};
use dequant_spec::model::Role;
use dequant_spec::operator::{Element, Operator, Value, Version};
use dequant_spec::reference::{self, ReferenceError, Tensor};
use dequant_spec::resolve::Resolved;
use dequant_spec::{ElementType, Types, builtin, parse, resolve};

/// A document that is brought beside the built-in ones: its text, and what its expansion has of it.
#[derive(Clone, Copy)]
pub struct Guest {
    /// The text.
    pub document: &'static str,
    /// The types.
    pub types: &'static [NamedType],
    /// The formats.
    pub formats: &'static [NamedFormat],
    /// The operator, as of a version.
    pub operator: Option<AsOf>,
}

/// An operator as of a version.
pub type AsOf = fn(Version) -> Result<Builder, Error>;

/// The documents that are brought along, set before anything else is asked for.
pub(crate) static GUESTS: OnceLock<Vec<Guest>> = OnceLock::new();

/// What the guests' documents say.
static RESOLVED: LazyLock<Vec<Resolved>> = LazyLock::new(|| {
    let known = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let resolve = |guest: &Guest| {
        let parsed = parse::document("guest.yaml", guest.document);
        parsed
            .and_then(|parsed| resolve::document(&parsed, &known))
            .unwrap_or_else(|errors| panic!("{errors}"))
    };
    guests().iter().map(resolve).collect()
});

/// The guests, if there are some.
pub(crate) fn guests() -> &'static [Guest] {
    GUESTS.get().map_or(&[], Vec::as_slice)
}

/// What each guest's document says, and the guest.
fn resolved() -> impl Iterator<Item = (&'static Resolved, &'static Guest)> {
    RESOLVED.iter().zip(guests())
}

/// The element types: the built-in ones, and those of guests.
pub(crate) static TYPES: LazyLock<Types> = LazyLock::new(|| {
    let mut types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    types.extend(RESOLVED.iter().flat_map(|guest| guest.types.iter().cloned()));
    types
});

/// The operators: the built-in ones, the general one where the crate has it, and those of guests.
pub(crate) static OPERATORS: LazyLock<Vec<Operator>> = LazyLock::new(|| {
    let mut operators = builtin::operators().unwrap_or_else(|errors| panic!("{errors}"));
    operators.retain(|operator| cfg!(feature = "affine") || operator.dialect != "affine");
    operators.extend(RESOLVED.iter().flat_map(|guest| guest.operator.clone()));
    operators
});

/// One call of an operator.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The operator.
    pub(crate) operator: &'static Operator,
    /// The version asked for.
    pub(crate) version: Version,
    /// The attributes that are given.
    pub(crate) attributes: BTreeMap<String, Value>,
    /// The output type asked for, where the operator leaves it to the caller.
    pub(crate) output_type: Option<ElementType>,
    /// What the input holds.
    pub(crate) element: Element,
    /// The input, of the type that it is stored in.
    pub(crate) input: Tensor,
    /// The scale.
    pub(crate) scale: Option<Tensor>,
    /// The zero point.
    pub(crate) zero_point: Option<Tensor>,
}

/// The crate's value of an element type.
pub(crate) fn dtype(element_type: &ElementType) -> DType {
    let guests = guests().iter().flat_map(|guest| guest.types);
    let mut all = types::TYPES.iter().chain(guests).map(NamedType::dtype);
    let found = all.find(|dtype| dtype.name() == element_type.name);
    found.unwrap_or_else(|| panic!("types::TYPES lacks {}", element_type.name))
}

/// A tensor of the reference as the crate sees it.
pub(crate) fn tensor(tensor: &Tensor) -> Result<TensorRef<'_>, Error> {
    TensorRef::new(dtype(&tensor.element_type), &tensor.shape, &tensor.bytes)
}

/// The operator of that id: a guest's, if there is one, which may stand for a built-in one.
pub(crate) fn operator(id: &str) -> Option<&'static Operator> {
    OPERATORS.iter().rfind(|operator| operator.id() == id)
}

/// The crate's operator of that id, as of a version.
pub(crate) fn builder(id: &str, version: Version) -> Result<Builder, Error> {
    let is_of = |resolved: &Resolved| resolved.operator.as_ref().is_some_and(|operator| operator.id() == id);
    let guest = resolved().find(|(resolved, _)| is_of(resolved)).and_then(|(_, guest)| guest.operator);
    let found = guest.map(|of| of(version)).or_else(|| operators::by_id(id, version.major, version.minor));
    found.unwrap_or_else(|| panic!("no module of the crate has {id}"))
}

/// An attribute's value as the crate takes it.
pub(crate) fn value(value: &Value) -> dequant::Value {
    match value {
        Value::Int(value) => (*value).into(),
        Value::Bool(value) => (*value).into(),
        Value::String(value) => value.as_str().into(),
        Value::IntList(value) => value.as_slice().into(),
        Value::Type(name) => TYPES.get(name).map(dtype).unwrap_or_else(|| panic!("no type {name}")).into(),
    }
}

impl Call {
    /// The crate's builder with the call's attributes.
    pub(crate) fn builder(&self) -> Result<Builder, Error> {
        let mut builder = builder(&self.operator.id(), self.version)?;
        for (name, given) in &self.attributes {
            builder = builder.set(name, value(given))?;
        }
        Ok(match &self.output_type {
            Some(element_type) => builder.output_type(dtype(element_type)),
            None => builder,
        })
    }

    /// An attribute's value, given or by default.
    pub(crate) fn attribute(&self, name: &str) -> Option<&Value> {
        let default = || self.operator.attribute(name)?.default.as_ref();
        self.attributes.get(name).or_else(default)
    }

    /// The crate's tensors: input, scale, zero point.
    pub(crate) fn tensors(
        &self,
    ) -> Result<(TensorRef<'_>, Option<TensorRef<'_>>, Option<TensorRef<'_>>), Error> {
        let scale = self.scale.as_ref().map(tensor).transpose()?;
        let zero_point = self.zero_point.as_ref().map(tensor).transpose()?;
        Ok((tensor(&self.input)?, scale, zero_point))
    }

    /// The crate's plan.
    pub(crate) fn plan(&self) -> Result<Plan, Error> {
        let (input, scale, zero_point) = self.tensors()?;
        self.builder()?.plan(input.meta(), scale.map(|s| s.meta()), zero_point.map(|z| z.meta()))
    }

    /// The crate's result: type, shape and bytes.
    pub(crate) fn run(&self) -> Result<(DType, Vec<usize>, Vec<u8>), Error> {
        let plan = self.plan()?;
        let Meta { dtype: output, shape } = plan.output();
        let mut bytes = vec![0xa5; plan.output_bytes()];
        let (input, scale, zero_point) = self.tensors()?;
        plan.run(input, scale, zero_point, &mut TensorMut::new(output, shape, &mut bytes)?)?;
        Ok((output, shape.to_vec(), bytes))
    }

    /// The reference interpreter's result.
    pub(crate) fn reference(&self) -> Result<Tensor, ReferenceError> {
        reference::dequantize(&reference::Call {
            operator: self.operator,
            types: &TYPES,
            version: self.version,
            attributes: self.attributes.clone(),
            output_type: self.output_type.clone(),
            input: self.input.clone(),
            element: self.element.clone(),
            scale: self.scale.clone().expect("the reference is asked about valid calls, which have a scale"),
            zero_point: self.zero_point.clone(),
        })
    }

    /// `onnx.DequantizeLinear 21: int4, float16, int4 → float32` and the shapes.
    pub(crate) fn describe(&self) -> String {
        let shown = |tensor: &Option<Tensor>| match tensor {
            Some(tensor) => format!("{} {:?}", tensor.element_type.name, tensor.shape),
            None => "none".into(),
        };
        format!(
            "{} {}.{}: {} {} {:?}, scale {}, zero point {}, output {}, {:?}",
            self.operator.id(),
            self.version.major,
            self.version.minor,
            self.operator.input(Role::Input).map_or("", |input| &input.name),
            self.element.name,
            self.input.shape,
            shown(&self.scale),
            shown(&self.zero_point),
            self.output_type.as_ref().map_or("by rule", |t| &t.name),
            self.attributes,
        )
    }
}

/// The code of an element of whole bytes.
pub(crate) fn code(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |code, byte| code << 8 | u64::from(*byte))
}

/// A code as it is read: 0xc1fa0000 (-31.25).
pub(crate) fn shown(element_type: &ElementType, code: u64) -> String {
    let number = match element_type.name.as_str() {
        "float32" => f32::from_bits(code as u32).to_string(),
        "float16" => f16::from_bits(code as u16).to_string(),
        "bfloat16" => bf16::from_bits(code as u16).to_string(),
        _ => return format!("{code:#x}"),
    };
    format!("{code:#x} ({number})")
}

/// The first element whose bits differ, any NaN counting as any NaN: (index, found, expected).
pub(crate) fn first_difference(
    element_type: &ElementType,
    found: &[u8],
    expected: &[u8],
) -> Option<(usize, u64, u64)> {
    let size = element_type.bits as usize / 8;
    if found.len() != expected.len() {
        return Some((found.len().min(expected.len()) / size, found.len() as u64, expected.len() as u64));
    }
    let is_nan = |code| reference::decode(element_type, code).is_some_and(|number| number.is_nan());
    let pairs = found.chunks_exact(size).zip(expected.chunks_exact(size));
    pairs
        .map(|(found, expected)| (code(found), code(expected)))
        .enumerate()
        .find(|(_, (found, expected))| found != expected && !(is_nan(*found) && is_nan(*expected)))
        .map(|(index, (found, expected))| (index, found, expected))
}

/// That an element is another one, by its index, what it is and what was expected.
pub(crate) fn differs(element_type: &ElementType, (index, found, expected): (usize, u64, u64)) -> String {
    let [found, expected] = [found, expected].map(|code| shown(element_type, code));
    format!("element {index} is {found}, expected {expected}")
}

/// That two outputs of a type are the same, any NaN counting as any NaN; else the first element that differs.
pub(crate) fn same_bits(output: DType, found: &[u8], expected: &[u8]) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    let element_type = TYPES.iter().find(|element_type| dtype(element_type) == output);
    let element_type = element_type.expect("every output type is a built-in one");
    match first_difference(element_type, found, expected) {
        None => Ok(()),
        Some((index, found, expected)) => Err(differs(element_type, (index, found, expected))),
    }
}
