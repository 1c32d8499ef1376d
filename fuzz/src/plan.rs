//! Any version, any attribute, any type, any shape, any length.

use std::borrow::Cow;

use dequant::{DType, Error, Meta, TensorMut, TensorRef, types};
use dequant_spec::model::ValueKind;
use dequant_spec::operator::{Value, Version};
use dequant_spec::reference::Tensor;

use crate::bridge::formats::FAMILIES;
use crate::bridge::{self, OPERATORS, TYPES};
use crate::call::{change, valid};
use crate::source::Source;

/// Outputs of at most so many bytes are computed.
const FEW_BYTES: usize = 1 << 16;

/// Plans a call of anything, and runs what was planned on tensors of any length.
///
/// # Panics
/// When the crate does.
pub fn plan(data: &[u8]) {
    let mut source = Source::new(data);
    let ended = match source.below(3) {
        0 => any_operator(source),
        1 => nearly_valid(source),
        _ => any_format(source),
    };
    if let Err(error) = ended {
        // An error that names nothing helps nobody.
        assert!(error.to_string().contains(' '), "{error:?}");
    }
}

/// An operator in any version with any attributes, types and shapes.
fn any_operator(mut source: Source<'_>) -> Result<(), Error> {
    let operator = source.pick(&OPERATORS);
    let version = match source.below(4) {
        0 => Version { major: source.bits() as u32, minor: source.below(3) as u32 },
        _ => source.pick(&operator.versions).since,
    };
    let mut builder = bridge::builder(&operator.id(), version)?;
    let names: Vec<&str> = operator.attributes.iter().map(|attribute| attribute.name.as_str()).collect();
    for (name, value) in source.list(4, |source| attribute(source, &names)) {
        builder = builder.set(&name, bridge::value(&value))?;
    }
    if source.flip() {
        builder = builder.output_type(any_type(&mut source));
    }
    let tensors = [Any::new(&mut source), Any::new(&mut source), Any::new(&mut source)];
    let [x, scale, zero_point] = &tensors;
    let (scale, zero_point) =
        (Some(scale).filter(|_| source.below(8) > 0), Some(zero_point).filter(|_| source.flip()));
    let plan = builder.plan(x.meta(), scale.map(Any::meta), zero_point.map(Any::meta))?;
    is_consistent(plan.output(), plan.rows(), plan.row_len());
    assert!(!plan.explain().to_string().is_empty());
    let rest = source.rest();
    let Some(mut y) = memory(plan.output()) else { return Ok(()) };
    let mut y = TensorMut::new(plan.output().dtype, plan.output().shape, &mut y)?;
    let scale = scale.map(|any| any.over(rest)).transpose()?;
    let zero_point = zero_point.map(|any| any.over(rest)).transpose()?;
    plan.run(x.over(rest)?, scale, zero_point, &mut y)
}

/// A valid call, changed; then the same types with any shapes.
fn nearly_valid(mut source: Source<'_>) -> Result<(), Error> {
    let Some(mut call) = valid(&mut source) else { return Ok(()) };
    source.list(3, change).iter().for_each(|change| change.apply(&mut call));
    let builder = call.builder()?;
    let mut reshaped = |tensor: &Tensor| {
        let shape = if source.flip() { any_shape(&mut source) } else { tensor.shape.clone() };
        (bridge::dtype(&tensor.element_type), shape)
    };
    let x = reshaped(&call.input);
    let [scale, zero_point] =
        [&call.scale, &call.zero_point].map(|tensor| tensor.as_ref().map(&mut reshaped));
    let plan = builder.plan(
        Meta::new(x.0, &x.1),
        scale.as_ref().map(|(dtype, shape)| Meta::new(*dtype, shape)),
        zero_point.as_ref().map(|(dtype, shape)| Meta::new(*dtype, shape)),
    )?;
    is_consistent(plan.output(), plan.rows(), plan.row_len());
    // Rows that there may not be, into memory of any length.
    let mut y = vec![0; source.below(600)];
    let rows = source.extent().saturating_sub(8)..source.extent();
    let (input, scale, zero_point) = call.tensors()?;
    let _ = plan.run_rows(rows, input, scale, zero_point, &mut y);
    plan.run_range(source.extent()..source.extent(), input, scale, zero_point, &mut y)
}

/// A weight format with any attributes, and tensors of any name, type and shape.
fn any_format(mut source: Source<'_>) -> Result<(), Error> {
    let family = source.pick(&FAMILIES);
    let format = source.pick(&family.formats);
    let mut builder = bridge::formats::builder(format);
    let names: Vec<&str> = format.attributes.iter().map(|attribute| attribute.name.as_str()).collect();
    for (name, value) in source.list(6, |source| attribute(source, &names)) {
        builder = builder.set(&name, bridge::value(&value))?;
    }
    let names: Vec<&str> = format.tensors.iter().map(|tensor| tensor.name.as_str()).collect();
    let tensors = source.list(6, |source| (name(source, &names), Any::new(source)));
    let metas: Vec<_> = tensors.iter().map(|(name, any)| (&**name, any.meta())).collect();
    let plan = builder.plan(&metas)?;
    is_consistent(plan.output(), plan.rows(), plan.row_len());
    let rest = source.rest();
    let Some(mut y) = memory(plan.output()) else { return Ok(()) };
    let tensors: Vec<_> =
        tensors.iter().map(|(name, any)| Ok((&**name, any.over(rest)?))).collect::<Result<_, Error>>()?;
    let half = plan.elements() / 2;
    let _ = plan.run_range(half / 3..half, &tensors, &mut y);
    plan.run(&tensors, &mut TensorMut::new(plan.output().dtype, plan.output().shape, &mut y)?)
}

/// A tensor of any type and shape.
struct Any {
    dtype: DType,
    shape: Vec<usize>,
    /// How many bytes too many it has; mostly none.
    excess: usize,
}

impl Any {
    fn new(source: &mut Source<'_>) -> Self {
        let (dtype, shape) = (any_type(source), any_shape(source));
        Self { dtype, shape, excess: source.below(16).saturating_sub(13) }
    }

    fn meta(&self) -> Meta<'_> {
        Meta::new(self.dtype, &self.shape)
    }

    /// The tensor over the first of some bytes: of as many as it takes if there are so many, or of some more.
    fn over<'a>(&'a self, bytes: &'a [u8]) -> Result<TensorRef<'a>, Error> {
        let bits =
            elements(&self.shape).and_then(|elements| elements.checked_mul(self.dtype.bits() as usize));
        let length = bits.map_or(0, |bits| bits.div_ceil(8)).saturating_add(self.excess);
        TensorRef::new(self.dtype, &self.shape, &bytes[..length.min(bytes.len())])
    }
}

/// Memory for an output that is not large.
fn memory(Meta { dtype, shape }: Meta<'_>) -> Option<Vec<u8>> {
    bytes(dtype, shape).filter(|bytes| *bytes <= FEW_BYTES).map(|bytes| vec![0; bytes])
}

/// How many elements there are, if they can be counted; none where an axis has none, whatever the others have.
fn elements(shape: &[usize]) -> Option<usize> {
    if shape.contains(&0) {
        return Some(0);
    }
    shape.iter().try_fold(1_usize, |product, extent| product.checked_mul(*extent))
}

/// How many bytes an output takes, if they can be addressed.
fn bytes(dtype: DType, shape: &[usize]) -> Option<usize> {
    elements(shape)?.checked_mul(dtype.bits() as usize / 8).filter(|bytes| isize::try_from(*bytes).is_ok())
}

/// That a plan's numbers are of one tensor, whose bytes can be counted.
fn is_consistent(Meta { dtype, shape }: Meta<'_>, rows: usize, row_len: usize) {
    assert!(bytes(dtype, shape).is_some(), "an output of {shape:?} that cannot be addressed");
    assert_eq!(rows.checked_mul(row_len), elements(shape), "{rows} rows of {row_len}, {shape:?}");
}

fn any_type(source: &mut Source<'_>) -> DType {
    *source.pick(types::ALL)
}

/// Up to 64 axes.
fn any_shape(source: &mut Source<'_>) -> Vec<usize> {
    let most = if source.below(16) == 0 { 64 } else { 4 };
    source.list(most, Source::extent)
}

/// A name that there is, mostly.
fn name<'n>(source: &mut Source<'_>, names: &[&'n str]) -> Cow<'n, str> {
    if names.is_empty() || source.below(8) == 0 {
        let letters = source.list(70, |source| char::from_u32(source.below(0x3000) as u32).unwrap_or(' '));
        return letters.into_iter().collect::<String>().into();
    }
    Cow::Borrowed(*source.pick(names))
}

fn attribute<'n>(source: &mut Source<'_>, names: &[&'n str]) -> (Cow<'n, str>, Value) {
    let kinds = [ValueKind::Int, ValueKind::Bool, ValueKind::String, ValueKind::IntList, ValueKind::Type];
    (name(source, names), value(*source.pick(&kinds), source))
}

/// Any value of a kind.
pub(crate) fn value(kind: ValueKind, source: &mut Source<'_>) -> Value {
    match kind {
        ValueKind::Int => Value::Int(source.number()),
        ValueKind::Bool => Value::Bool(source.flip()),
        ValueKind::String => {
            Value::String(name(source, &["per_tensor", "per_channel", "per_group", "u8", "s8"]).into())
        }
        ValueKind::IntList => Value::IntList(source.list(5, Source::number)),
        ValueKind::Type => {
            let names: Vec<&str> = TYPES.iter().map(|element_type| element_type.name.as_str()).collect();
            Value::Type((*source.pick(&names)).into())
        }
    }
}
