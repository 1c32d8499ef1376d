//! Families of formats that nobody wrote, and calls of all of them with shapes that fit and some that do not.

mod blocks;
mod draft;
mod groups;
mod tensors;
mod values;

use std::panic::{AssertUnwindSafe, catch_unwind};

use dequant::{Error, Meta};
use dequant_spec::{ElementType, Format, builtin, parse, resolve};

use super::types::{Known, codebook, float, integer, types};
use super::{Outcome, REFUSED, Report};
use crate::bridge::dtype;
use crate::bridge::formats::{Call, of_guests};
use crate::doors;
use crate::generate::formats::{attempt, attributes, is_of_multiples, is_whole, multiples};
use crate::generate::random::Random;
use crate::levels::levels;
use crate::memory::LINE;
use draft::Draft;

/// The name of the families.
const FAMILY: &str = "random";

/// How many types a document has of its own.
const TYPES: usize = 12;

/// A document with so many formats, those of a seed.
///
/// # Panics
/// When hardly any format is accepted.
pub fn document(formats: usize, seed: u64) -> String {
    let builtin = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let resolve = |document: &str| {
        parse::document("random.yaml", document).and_then(|parsed| resolve::document(&parsed, &builtin))
    };
    let random = &mut Random(seed);
    let (types, own) =
        types(random, ("own", &[float, integer, codebook], TYPES), |types| Some(resolve(types).ok()?.types));
    let of_codes: Vec<ElementType> = builtin.iter().filter(|known| known.can_be_code()).cloned().collect();
    let known = Known { builtin: &of_codes, own: &own };
    let head = format!(
        "# Written by `cargo run --release -p dequant-fuzz --bin documents -- formats {formats} {seed}`.\n\n{types}\nfamily:\n  name: {FAMILY}\n  doc: Formats that nobody has.\n  \
         source: {{ project: {FAMILY}/formats, document: README.md, version: \"1\" }}\n\nformats:\n"
    );
    let (mut text, mut accepted, mut refused) = (head.clone(), 0, 0);
    while accepted < formats {
        // A stream for each, so that none depends on which others are accepted.
        let random = &mut Random::named(seed, &format!("R{accepted} {refused}"));
        let format = Draft::new(random, &known).write(&format!("R{accepted}"));
        match resolve(&format!("{head}{format}")) {
            Ok(_) => {
                text += &format;
                (accepted, refused) = (accepted + 1, 0);
            }
            Err(errors) => {
                refused += 1;
                assert!(refused < REFUSED, "{refused} formats refused, the last one by:\n{errors}");
            }
        }
    }
    text
}

/// Rows and columns: few, many, none; of whole units, of whole blocks, and of neither.
const SHAPES: [[usize; 2]; 16] = [
    [1, 256],
    [3, 768],
    [64, 512],
    [2, 4352],
    [96, 32],
    [40, 96],
    [21, 1088],
    [256, 8],
    [5, 100],
    [33, 77],
    [0, 64],
    [16, 1920],
    [2, 12480],
    [320, 640],
    [160, 1024],
    [1, 20032],
];

/// Calls every format that was brought along and has such a text in its id with all shapes, of at most so many weights each.
pub fn check(seed: u64, weights: usize, filter: &str) -> Report {
    let mut report = Report::default();
    let formats = of_guests().iter().flat_map(|family| &family.formats);
    for format in formats.filter(|format| format.id().contains(filter)) {
        let random = &mut Random::named(seed, &format.name);
        report.add(format.id(), |outcome| calls(format, weights, random, outcome));
    }
    report
}

/// Shapes for a format that none of those above fits: of whole multiples of what its weights come in, or of 128 where that is nothing.
fn of_multiples(format: &Format) -> impl Iterator<Item = [usize; 2]> {
    let [rows, columns] = multiples(format).map(|multiple| if multiple == 1 { 128 } else { multiple });
    let shape = move |[r, c]: [usize; 2]| [rows.saturating_mul(r), columns.saturating_mul(c)];
    [[1, 1], [3, 2], [2, 9]].into_iter().map(shape)
}

/// Calls a format.
fn calls(
    format: &'static Format,
    weights: usize,
    random: &mut Random,
    outcome: &mut Outcome,
) -> Result<(), String> {
    let is_tried = |[rows, columns]: &[usize; 2]| rows.saturating_mul(*columns) <= weights;
    for shape in SHAPES.into_iter().filter(is_tried) {
        calls_of_shape(format, shape, random, outcome)?;
    }
    if outcome.calls == 0 {
        for shape in of_multiples(format).filter(is_tried) {
            calls_of_shape(format, shape, random, outcome)?;
        }
    }
    Ok(())
}

/// Calls a format for weights of a shape.
fn calls_of_shape(
    format: &'static Format,
    shape: [usize; 2],
    random: &mut Random,
    outcome: &mut Outcome,
) -> Result<(), String> {
    for output in &format.output.types {
        for given in attributes(format, shape, &output.name) {
            let Some(mut call) = attempt(format, shape, &output.name, given, random) else { continue };
            if random.flip() {
                values::tame(&mut call, random);
            }
            let described = call.describe();
            let equals = catch_unwind(AssertUnwindSafe(|| equals_reference(&call, shape, random)));
            match equals.unwrap_or_else(|_| Err("a panic".into())) {
                Ok(Some(0)) => {}
                Ok(Some(_)) => outcome.calls += 1,
                Ok(None) => outcome.refused += 1,
                Err(what) => return Err(format!("{described}: {what}")),
            }
        }
    }
    Ok(())
}

/// That every door gives the reference's bits at every level, or that the call is refused for a shape that is no multiple: how many
/// weights there are, if any.
fn equals_reference(call: &Call, shape: [usize; 2], random: &mut Random) -> Result<Option<usize>, String> {
    let plan = match call.plan() {
        Ok(plan) => plan,
        Err(error) if may_refuse(call, shape, &error) => return Ok(None),
        Err(error) => return Err(format!("refused: {error}")),
    };
    let tensors = call.refs().map_err(|error| error.to_string())?;
    let expected = call.reference().map_err(|error| format!("the reference refuses: {error}"))?;
    if plan.output() != Meta::new(dtype(&expected.element_type), &expected.shape) {
        return Err(format!("planned {:?}, expected {:?}", plan.output(), expected.shape));
    }
    for level in levels() {
        let plan = plan.clone().at(*level).map_err(|error| error.to_string())?;
        doors::format(&plan, &tensors, &expected.bytes, random.below(LINE))
            .map_err(|what| format!("{level}: {what}"))?;
    }
    Ok(Some(plan.elements()))
}

/// Whether a call may be refused so: what it says is no multiple is none, and an extent had to be rounded for it, or the reference
/// refuses it as well. No extent has to be for a number that is no power of two, and for groups within longer ones.
fn may_refuse(call: &Call, shape: [usize; 2], error: &Error) -> bool {
    let of_numbers = matches!(error, Error::PowerOfTwo { .. } | Error::NestedGroups { .. });
    is_of_multiples(error) && (of_numbers || !is_whole(call, shape) || call.reference().is_err())
}
