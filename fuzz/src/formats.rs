//! Weight formats: any block bytes, any sizes.

use dequant::{Error, Meta};
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;

use crate::bridge::formats::{Call, FAMILIES};
use crate::bridge::{TYPES, dtype};
use crate::call::write_over;
use crate::doors;
use crate::generate::formats::{attributes, call};
use crate::generate::random::Random;
use crate::levels::levels;
use crate::memory::LINE;
use crate::plan::value;
use crate::source::Source;

/// Runs a call of a format that is valid or nearly so through every door at every level.
///
/// # Panics
/// When what a plan accepts is not what the reference computes, or a refused run wrote something.
pub fn formats(data: &[u8]) {
    let mut source = Source::new(data);
    let Some(mut call) = valid(&mut source) else { return };
    for _ in 0..source.below(3) {
        change(&mut call, &mut source);
    }
    let offset = source.below(LINE);
    if source.flip() {
        write_over(call.tensors.iter_mut().map(|(_, tensor)| tensor), source.rest());
    }
    equals_reference(&call, offset).unwrap_or_else(|what| panic!("{}: {what}", call.describe()));
}

/// A valid call with random codes; none where the format has no tensors of such a shape.
pub(crate) fn valid(source: &mut Source<'_>) -> Option<Call> {
    let format = *source.pick(&every_format());
    let shape = [source.below(9), 16 * source.below(40) + if source.flip() { 0 } else { source.below(16) }];
    let output = &source.pick(&format.output.types).name;
    let all = attributes(format, shape, output);
    let given = source.pick(&all).clone();
    call(format, shape, output, given, &mut Random(source.bits()))
}

/// Every format of every family.
fn every_format() -> Vec<&'static dequant_spec::Format> {
    FAMILIES.iter().flat_map(|family| &family.formats).collect()
}

/// Makes a call one that may be refused.
fn change(call: &mut Call, source: &mut Source<'_>) {
    let kind = source.below(6);
    if kind == 0 {
        if let Some(attribute) = call.format.attributes.get(source.below(call.format.attributes.len())) {
            call.attributes.insert(attribute.name.clone(), value(attribute.kind, source));
        }
        return;
    }
    let index = source.below(call.tensors.len());
    let Some((_, tensor)) = call.tensors.get_mut(index) else { return };
    match kind {
        1 => tensor.shape = source.list(4, |source| source.below(300)),
        2 => {
            let axis = source.below(tensor.shape.len());
            let extent = source.below(600);
            tensor.shape.get_mut(axis).into_iter().for_each(|found| *found = extent);
        }
        3 => {
            let types: Vec<_> = TYPES.iter().collect();
            tensor.element_type = (*source.pick(&types)).clone();
        }
        4 => drop(call.tensors.remove(index)),
        _ => call.tensors.push(call.tensors[index].clone()),
    }
    // As many bytes as type and shape take, so that it is these which are wrong.
    for (_, tensor) in &mut call.tensors {
        tensor.bytes.resize(bytes(tensor), 0x5a);
    }
}

/// How many bytes a tensor of its type and shape has; extents are small here.
fn bytes(tensor: &Tensor) -> usize {
    (tensor.shape.iter().product::<usize>() * tensor.element_type.bits as usize).div_ceil(8).min(1 << 24)
}

/// The reference is no validator, but it refuses what it cannot execute instead of panicking.
fn reference_survives(call: &Call) {
    let is_small = |value: &Value| match value {
        Value::Int(number) => number.unsigned_abs() < 1 << 12,
        Value::IntList(list) => list.iter().all(|number| number.unsigned_abs() < 1 << 8),
        _ => true,
    };
    // It computes whatever size is asked for.
    if call.attributes.values().all(is_small) {
        let _ = call.reference();
    }
}

/// That every door gives the reference's bits, or that the run refuses and writes nothing.
fn equals_reference(call: &Call, offset: usize) -> Result<(), String> {
    let plan = match call.plan() {
        Ok(plan) => plan,
        Err(_) => {
            reference_survives(call);
            return Ok(());
        }
    };
    let tensors = call.refs().map_err(|error| error.to_string())?;
    let Meta { dtype: output, shape } = plan.output();
    if shape.iter().product::<usize>() > 1 << 20 {
        return Ok(());
    }
    if let Err(error) = call.run(&plan) {
        reference_survives(call);
        let found = doors::format_refuses(&plan, &tensors)?;
        let is_value = matches!(error, Error::IndexRange { .. });
        return if is_value && found == error { Ok(()) } else { Err(format!("{error}, then {found}")) };
    }
    let expected = call.reference().map_err(|error| format!("the reference refuses: {error}"))?;
    if output != dtype(&expected.element_type) || shape != expected.shape {
        return Err(format!("{output} {shape:?}, not {} {:?}", expected.element_type.name, expected.shape));
    }
    for level in levels() {
        let plan = plan.clone().at(*level).map_err(|error| error.to_string())?;
        doors::format(&plan, &tensors, &expected.bytes, offset).map_err(|what| format!("{level}: {what}"))?;
    }
    Ok(())
}
