//! Whether the crate does what a line asks for.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dequant::{Error, Level, TensorMut};
use dequant_spec::reference::Tensor;

use crate::bridge::{Call, TYPES, code, differs, dtype, first_difference};
use crate::golden::grade::Grade;
use crate::golden::line::Line;
use crate::levels::levels;

/// Runs a line; what is wrong, if anything. A panic is wrong with this line, and does not end the run.
pub(crate) fn judge(line: &Line, grade: &Grade) -> Result<(), String> {
    let judged = catch_unwind(AssertUnwindSafe(|| {
        levels().iter().try_for_each(|level| {
            let said = |what| if line.call.is_ok() { format!("{what} (level {level})") } else { what };
            at(line, grade, *level).map_err(said)
        })
    }));
    judged.unwrap_or_else(|_| Err("panicked".into()))
}

/// The same at a level.
fn at(line: &Line, grade: &Grade, level: Level) -> Result<(), String> {
    match grade {
        Grade::Skip(_) => Ok(()),
        Grade::Output => match run(line, level)? {
            Ok(found) => expect_output(line, &found),
            Err(refusal) => Err(format!("refused: {refusal}")),
        },
        Grade::OutputOrReject => run(line, level)?.map_or(Ok(()), |found| expect_output(line, &found)),
        Grade::Accept => match run(line, level)? {
            Ok(found) => equal_to_reference(&found, &reference(line)?),
            Err(refusal) => Err(format!("refused, expected a result: {refusal}")),
        },
        Grade::Reject => match run(line, level)? {
            Ok(_) => Err(format!("accepted, expected a refusal: {}", line.text("rejected")?)),
            Err(_) => Ok(()),
        },
    }
}

/// The crate's result, or its refusal (inner). A refusal that means a mistake of ours is wrong on any line
/// (outer).
fn run(line: &Line, level: Level) -> Result<Result<Tensor, String>, String> {
    let call = match &line.call {
        Ok(call) => call,
        Err(refusal) => return Ok(Err(refusal.clone())),
    };
    match run_into(call, line.output.as_ref(), level) {
        Err(error @ (Error::NoKernel { .. } | Error::Undecided { .. })) => {
            Err(format!("{} {error}", error.code()))
        }
        result => Ok(result.map_err(|error| format!("{} {error}", error.code()))),
    }
}

/// Runs into the caller's own output tensor; into one as planned where the caller has none.
fn run_into(call: &Call, target: Option<&Tensor>, level: Level) -> Result<Tensor, Error> {
    let plan = call.plan()?.at(level)?;
    let planned = plan.output();
    let shape = target.map_or(planned.shape, |target| &target.shape).to_vec();
    let output = target.map_or(planned.dtype, |target| dtype(&target.element_type));
    let bits = shape.iter().product::<usize>() * output.bits() as usize;
    let mut bytes = vec![0xa5; bits.div_ceil(8)];
    let (input, scale, zero_point) = call.tensors()?;
    plan.run(input, scale, zero_point, &mut TensorMut::new(output, &shape, &mut bytes)?)?;
    let element_type = TYPES.get(output.name()).cloned().expect("the crate's types are the specification's");
    Ok(Tensor { element_type, shape, bytes })
}

/// Three comparisons, each a failure of its own: crate and software, interpreter and software, crate and
/// interpreter.
fn expect_output(line: &Line, found: &Tensor) -> Result<(), String> {
    let expected = line.output.as_ref().ok_or("the line has no output of a type that the crate knows")?;
    let reference = reference(line)?;
    let failures = [
        answers(line, found, expected).err(),
        answers(line, &reference, expected)
            .err()
            .map(|message| format!("the interpreter differs: {message}")),
        equal_to_reference(found, &reference).err(),
    ];
    let failures: Vec<String> = failures.into_iter().flatten().collect();
    if failures.is_empty() { Ok(()) } else { Err(failures.join("; ")) }
}

fn equal_to_reference(found: &Tensor, reference: &Tensor) -> Result<(), String> {
    equal(found, reference).map_err(|message| format!("crate and interpreter differ: {message}"))
}

/// The reference interpreter's result.
fn reference(line: &Line) -> Result<Tensor, String> {
    line.call.as_ref()?.reference().map_err(|error| format!("the interpreter refuses: {error}"))
}

/// Equal bits, any NaN equal to any NaN.
fn equal(found: &Tensor, expected: &Tensor) -> Result<(), String> {
    shapes(found, expected)?;
    match first_difference(&expected.element_type, &found.bytes, &expected.bytes) {
        Some(difference) => Err(differs(&expected.element_type, difference)),
        None => Ok(()),
    }
}

/// Equal by the rules of the line: each element may equal that of any answer, and oneDNN turns some −0 into
/// +0.
fn answers(line: &Line, found: &Tensor, expected: &Tensor) -> Result<(), String> {
    shapes(found, expected)?;
    let element_type = &expected.element_type;
    let size = element_type.bits as usize / 8;
    if expected.bytes.len() != found.bytes.len() {
        return Err(format!("{} bytes, expected {}", found.bytes.len(), expected.bytes.len()));
    }
    for (index, element) in found.bytes.chunks_exact(size).enumerate() {
        let place = index * size..(index + 1) * size;
        let mut answers = line.answers.iter().filter_map(|bytes| bytes.get(place.clone()));
        let equals = |answer: &[u8]| {
            first_difference(element_type, element, answer).is_none()
                || line.signs_of_zero_differ() && is_zero(element) && is_zero(answer)
        };
        if !answers.any(equals) {
            let (found, expected) = (code(element), code(&expected.bytes[place]));
            return Err(differs(element_type, (index, found, expected)));
        }
    }
    Ok(())
}

/// ±0 of an IEEE float.
fn is_zero(bytes: &[u8]) -> bool {
    bytes.split_last().is_some_and(|(high, low)| high & 0x7f == 0 && low.iter().all(|byte| *byte == 0))
}

fn shapes(found: &Tensor, expected: &Tensor) -> Result<(), String> {
    if found.element_type.name != expected.element_type.name || found.shape != expected.shape {
        let shown = |tensor: &Tensor| format!("{} {:?}", tensor.element_type.name, tensor.shape);
        return Err(format!("the output is {}, expected {}", shown(found), shown(expected)));
    }
    Ok(())
}
