//! Documents that nobody wrote: families of formats, of which each says things that no other says together, and calls of all of them.
//!
//! What is generated is a text, so that it takes the road of every document: parsed, resolved, expanded by the macro. One family is
//! in [`SAMPLE`](generated), for the tests; with the feature `documents` it is one that was written for the build, which
//! `cargo xtask documents` does again and again.

mod blocks;
mod format;
mod groups;
mod tensors;
mod types;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use dequant_spec::{ElementType, Family, Format, builtin, parse, resolve};

use crate::bridge::formats::{Call, GUESTS, family};
use crate::doors;
use crate::generate::formats::{attributes, call};
use crate::generate::random::Random;
use crate::levels::levels;
use crate::memory::LINE;
use format::{Draft, Known};

/// The family of this build.
mod generated {
    #[cfg(not(feature = "documents"))]
    dequant::include_spec!("sample.yaml");
    #[cfg(not(feature = "documents"))]
    pub(super) const DOCUMENT: &str = include_str!("sample.yaml");

    #[cfg(feature = "documents")]
    dequant::include_spec!("../../../target/documents/random.yaml");
    #[cfg(feature = "documents")]
    pub(super) const DOCUMENT: &str = include_str!("../../../target/documents/random.yaml");
}

/// The name of the families.
const FAMILY: &str = "random";

/// How many formats may be refused for each that is not: more of them, and the generator makes mistakes.
const REFUSED: usize = 5;

/// A document with so many formats, those of a seed.
///
/// # Panics
/// When hardly any format is accepted.
pub fn document(formats: usize, seed: u64) -> String {
    let builtin = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let accepts = |document: &str| {
        let parsed = parse::document("random.yaml", document);
        parsed.and_then(|parsed| resolve::document(&parsed, &builtin).map(|_| ()))
    };
    let random = &mut Random(seed);
    let (types, own) = types::types(random, |types| accepts(types).is_ok());
    let exact: Vec<ElementType> = builtin.iter().filter(|known| known.fits_float32()).cloned().collect();
    let known = Known { builtin: &exact, own: &own };
    let head = format!(
        "# Written by the generator of documents, seed {seed}.\n\n{types}\nfamily:\n  name: {FAMILY}\n  doc: Formats that nobody has.\n  \
         source: {{ project: {FAMILY}/formats, document: README.md, version: \"1\" }}\n\nformats:\n"
    );
    let (mut text, mut accepted, mut refused) = (head.clone(), 0, 0);
    while accepted < formats {
        let format = Draft::new(random, &known).write(&format!("R{accepted}"));
        match accepts(&format!("{head}{format}")) {
            Ok(()) => {
                text += &format;
                accepted += 1;
            }
            Err(errors) => {
                refused += 1;
                assert!(
                    refused < REFUSED * (accepted + 8),
                    "{refused} of {formats} formats refused:\n{errors}"
                );
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

/// What came of the calls of a family.
#[derive(Debug, Default)]
pub struct Report {
    /// How many calls gave the reference's bits.
    pub calls: usize,
    /// Formats that no shape fits.
    pub uncalled: Vec<String>,
    /// What was wrong, the first thing of each format.
    pub wrong: Vec<String>,
}

/// Calls every format of this build's family with all shapes, of at most so many weights each.
pub fn check(seed: u64, weights: usize) -> Report {
    static FORMATS: LazyLock<Family> = LazyLock::new(|| family(generated::DOCUMENT));
    GUESTS.get_or_init(|| generated::FORMATS);
    let (mut report, mut random) = (Report::default(), Random(seed));
    for format in &FORMATS.formats {
        match calls(format, weights, &mut random) {
            Ok(0) => report.uncalled.push(format.id()),
            Ok(calls) => report.calls += calls,
            Err(what) => report.wrong.push(what),
        }
    }
    report
}

/// Calls a format; how often.
fn calls(format: &'static Format, weights: usize, random: &mut Random) -> Result<usize, String> {
    let mut count = 0;
    for shape in SHAPES.into_iter().filter(|[rows, columns]| rows * columns <= weights) {
        for output in &format.output.types {
            for given in attributes(format, shape, &output.name) {
                let described = format!("{} {shape:?} {} {given:?}", format.id(), output.name);
                let outcome = catch_unwind(AssertUnwindSafe(|| {
                    let Some(call) = call(format, shape, &output.name, given, random) else {
                        return Ok(false);
                    };
                    equals_reference(&call, random).map_err(|what| format!("{}: {what}", call.describe()))
                }));
                count += usize::from(outcome.unwrap_or_else(|_| Err(format!("{described}: a panic")))?);
            }
        }
    }
    Ok(count)
}

/// That every door gives the reference's bits at every level; whether there are any, as some calls are refused for what tensors hold.
fn equals_reference(call: &Call, random: &mut Random) -> Result<bool, String> {
    let plan = call.plan().map_err(|error| error.to_string())?;
    let expected = match (call.reference(), call.run(&plan)) {
        (Ok(expected), Ok(_)) => expected,
        (Err(_), Err(_)) => return Ok(false),
        (Ok(_), Err(error)) => return Err(format!("refused: {error}")),
        (Err(error), Ok(_)) => return Err(format!("the reference refuses: {error}")),
    };
    let tensors = call.refs().map_err(|error| error.to_string())?;
    for level in levels() {
        let plan = plan.clone().at(*level).map_err(|error| error.to_string())?;
        doors::format(&plan, &tensors, &expected.bytes, random.below(LINE))
            .map_err(|what| format!("{level}: {what}"))?;
    }
    Ok(true)
}

#[cfg(all(test, not(feature = "documents")))]
mod tests {
    use super::*;

    /// How many formats the sample has, and of which seed.
    const SAMPLE: (usize, u64) = (60, 1);

    #[test]
    fn the_sample_is_what_the_generator_writes() {
        let (formats, seed) = SAMPLE;
        let hint = "write it anew: cargo run -p dequant-fuzz --bin documents -- write";
        assert!(
            document(formats, seed) == generated::DOCUMENT,
            "sample.yaml is another document; {hint} {formats} {seed}"
        );
    }

    #[test]
    fn formats_that_nobody_wrote_equal_the_interpreter() {
        let report = check(1, 1 << 16);
        assert!(report.wrong.is_empty(), "{:#?}", report.wrong);
        assert!(report.calls > 900 && report.uncalled.len() < 6, "{report:#?}");
    }
}
