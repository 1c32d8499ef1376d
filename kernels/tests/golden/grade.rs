//! What a line asks of the crate, and whether the crate does it.

use dequant::{Error, TensorMut};
use dequant_spec::reference::Tensor;

use crate::bridge::{Call, dtype, first_difference};
use crate::golden::line::Line;

/// What a line asks for.
pub(crate) enum Grade {
    /// These bits.
    Output,
    /// These bits, or a refusal.
    OutputOrReject,
    /// A refusal.
    Reject,
    /// A result, equal to the reference interpreter's, though the software refuses.
    Accept,
    /// Nothing, for this reason.
    Skip(String),
}

/// How a line ended.
pub(crate) enum Verdict {
    /// As asked.
    Passed,
    /// Not as asked, and how.
    Failed(String),
    /// Not run, and why.
    Skipped(String),
}

/// The grade of a line: what the software's answer means for the page.
pub(crate) fn grade(line: &Line) -> Result<Grade, String> {
    let has = |name: &str| line.fields.contains_key(name);
    if !has("output") && !has("rejected") {
        return Err("neither `output` nor `rejected`".into());
    }
    let rejected = has("rejected");
    let skip = |reason: &str| Ok(Grade::Skip(format!("{}: {reason}", line.op)));
    match line.op.split('.').next() {
        Some("onnx") => match line.text("status") {
            "conforming" | "lenient" if !rejected => Ok(Grade::Output),
            "spec-invalid" if rejected => Ok(Grade::Reject),
            "unsupported" => Ok(Grade::Accept),
            "ambiguous" => skip("the page is ambiguous"),
            "spec-invalid-accepted" => skip("the software accepts what the page forbids"),
            other => Err(format!("unknown status `{other}`")),
        },
        Some("onednn") if has("quirk") => skip("a quirk of the library"),
        Some("onednn") if rejected && line.is("valid_per_doc") => Ok(Grade::Accept),
        Some("onednn") if rejected => Ok(Grade::Reject),
        Some("onednn") if line.is("outside_doc_table") => Ok(Grade::OutputOrReject),
        Some("onednn") => Ok(Grade::Output),
        Some("pmx") if !line.is("score") => skip("the page leaves it open"),
        Some("pmx") if rejected => Ok(Grade::Reject),
        Some("pmx") => Ok(Grade::Output),
        _ => Err(format!("no grading for `{}`", line.op)),
    }
}

impl Grade {
    /// Runs a line and compares.
    pub(crate) fn verdict(&self, line: &Line) -> Verdict {
        let outcome = match self {
            Self::Skip(reason) => return Verdict::Skipped(reason.clone()),
            Self::Output => expect_output(line),
            Self::OutputOrReject => match run(line) {
                Err(_) => Ok(()),
                Ok(_) => expect_output(line),
            },
            Self::Reject => match run(line) {
                Err(_) => Ok(()),
                Ok(_) => Err(format!("accepted, expected a refusal: {}", line.text("rejected"))),
            },
            Self::Accept => expect_acceptance(line),
        };
        outcome.map_or_else(Verdict::Failed, |()| Verdict::Passed)
    }
}

/// The crate's result, or its refusal.
fn run(line: &Line) -> Result<Tensor, String> {
    let call = line.call.as_ref().map_err(Clone::clone)?;
    // The caller's own output tensor, where the line has one.
    let target = match line.output.as_ref().or(line.wanted.as_ref()) {
        Some(target) => Some(target.as_ref().map_err(Clone::clone)?),
        None => None,
    };
    run_into(call, target).map_err(|error| error.to_string())
}

fn run_into(call: &Call, target: Option<&Tensor>) -> Result<Tensor, Error> {
    let plan = call.plan()?;
    let (planned, planned_shape) = plan.output();
    let shape = target.map_or(planned_shape, |target| &target.shape).to_vec();
    let output = target.map_or(planned, |target| dtype(&target.element_type));
    let mut bytes = vec![0xa5; (shape.iter().product::<usize>() * output.bits() as usize).div_ceil(8)];
    let (input, scale, zero_point) = call.tensors()?;
    plan.run(input, scale, zero_point, &mut TensorMut::new(output, &shape, &mut bytes)?)?;
    let types = crate::bridge::TYPES.iter();
    let element_type = types.clone().find(|t| t.name == output.name()).cloned().expect("the crate's types are the specification's");
    Ok(Tensor { element_type, shape, bytes })
}

fn expect_output(line: &Line) -> Result<(), String> {
    let expected = line.output.as_ref().ok_or("the line has no output")?.as_ref()?;
    let found = run(line).map_err(|error| format!("refused: {error}"))?;
    let acceptable = line.also_acceptable()?;
    same(line, &found, expected, &acceptable)?;
    let call = line.call.as_ref()?;
    let reference = call.reference().map_err(|error| format!("the reference interpreter refuses: {error}"))?;
    same(line, &reference, expected, &acceptable).map_err(|message| format!("the reference interpreter differs: {message}"))?;
    equal(&found, &reference).map_err(|message| format!("crate and reference interpreter differ: {message}"))
}

fn expect_acceptance(line: &Line) -> Result<(), String> {
    let found = run(line).map_err(|error| format!("refused: {error}"))?;
    let reference = line.call.as_ref()?.reference().map_err(|error| format!("the reference interpreter refuses: {error}"))?;
    equal(&found, &reference)
}

/// Equal bits, any NaN equal to any NaN.
fn equal(found: &Tensor, expected: &Tensor) -> Result<(), String> {
    shapes(found, expected)?;
    match first_difference(&expected.element_type, &found.bytes, &expected.bytes) {
        Some(difference) => Err(shown(&expected.element_type.name, difference)),
        None => Ok(()),
    }
}

/// Equal by the rules of the line's file: each element may equal any acceptable answer, and oneDNN turns some −0 into +0.
fn same(line: &Line, found: &Tensor, expected: &Tensor, acceptable: &[Vec<u8>]) -> Result<(), String> {
    shapes(found, expected)?;
    let size = expected.element_type.bits as usize / 8;
    if expected.bytes.len() != found.bytes.len() {
        return Err(format!("{} bytes, expected {}", found.bytes.len(), expected.bytes.len()));
    }
    let unsigned = line.op.starts_with("onednn.");
    for (index, element) in found.bytes.chunks_exact(size).enumerate() {
        let place = index * size..(index + 1) * size;
        let answers = std::iter::once(&expected.bytes).chain(acceptable).filter_map(|bytes| bytes.get(place.clone()));
        let equals = |answer: &[u8]| {
            first_difference(&expected.element_type, element, answer).is_none() || unsigned && is_zero(element) && is_zero(answer)
        };
        if !answers.clone().any(equals) {
            let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
            let expected_code = number(&expected.bytes[place]);
            return Err(shown(&expected.element_type.name, (index, number(element), expected_code)));
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

fn shown(name: &str, (index, found, expected): (usize, u64, u64)) -> String {
    format!("element {index} of {name} is 0x{found:x}, expected 0x{expected:x}")
}
