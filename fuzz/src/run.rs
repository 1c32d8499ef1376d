//! Every accepted call equals the reference; what is refused is refused before anything is written.

use dequant::{Error, Meta, Plan};

use crate::bridge::{Call, dtype};
use crate::call::{change, valid, write_over};
use crate::doors;
use crate::generate::change::in_words_of_the_reference;
use crate::levels::levels;
use crate::memory::LINE;
use crate::source::Source;

/// Runs a call that is valid or nearly so through every door at every level.
///
/// # Panics
/// When what a plan accepts is not what the reference computes, or a refused run wrote something.
pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let Some(mut call) = valid(&mut source) else { return };
    source.list(2, change).iter().for_each(|change| change.apply(&mut call));
    let offset = source.below(LINE);
    if source.flip() {
        let tensors = [Some(&mut call.input), call.scale.as_mut(), call.zero_point.as_mut()];
        write_over(tensors.into_iter().flatten(), source.rest());
    }
    equals_reference(&call, offset).unwrap_or_else(|what| panic!("{}: {what}", call.describe()));
}

/// That every door gives the reference's bits, or that all refuse in the same words.
fn equals_reference(call: &Call, offset: usize) -> Result<(), String> {
    let Ok(plan) = call.plan() else {
        // The reference is no validator, but it refuses what it cannot execute instead of panicking.
        let _ = call.scale.is_some().then(|| call.reference());
        return Ok(());
    };
    let tensors = call.tensors().map_err(|error| error.to_string())?;
    // What a plan cannot know is in the values of zero points.
    if let Err(error) = call.run() {
        let found = doors::operator_refuses(&plan, tensors)?;
        let is_value = matches!(error, Error::ZeroPointCode { .. } | Error::ZeroPointRange { .. });
        return if is_value && found == error { Ok(()) } else { Err(format!("{error}, then {found}")) };
    }
    every_door_equals_reference(call, &plan, offset)
}

/// That every door gives the reference's bits at every level.
pub(crate) fn every_door_equals_reference(call: &Call, plan: &Plan, offset: usize) -> Result<(), String> {
    let tensors = call.tensors().map_err(|error| error.to_string())?;
    let expected = in_words_of_the_reference(call).reference();
    let expected = expected.map_err(|error| format!("the reference refuses: {error}"))?;
    let Meta { dtype: output, shape } = plan.output();
    if output != dtype(&expected.element_type) || shape != expected.shape {
        return Err(format!("{output} {shape:?}, not {} {:?}", expected.element_type.name, expected.shape));
    }
    for level in levels() {
        let plan = plan.clone().at(*level).map_err(|error| error.to_string())?;
        doors::operator(&plan, tensors, &expected.bytes, offset)
            .map_err(|what| format!("{level}: {what}"))?;
    }
    Ok(())
}
