//! Documents that nobody wrote: families of formats, of which each says things that no other says together, and calls of all of them.
//!
//! What is generated is a text, so that it takes the road of every document: parsed, resolved, expanded by the macro. One family lies
//! beside this file, for the tests; with the feature `documents` it is one that was written for the build, which
//! `cargo xtask documents` does again and again.

mod blocks;
mod format;
mod groups;
mod tensors;
mod types;
mod values;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use dequant::Error;
use dequant_spec::{ElementType, Family, Format, builtin, parse, resolve};

use crate::bridge::formats::{Call, GUESTS, Guests, family};
use crate::doors;
use crate::generate::formats::{attempt, attributes};
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

    /// The document's own types.
    pub(super) const TYPES: &[dequant::DType; super::types::COUNT] =
        &[OWN0, OWN1, OWN2, OWN3, OWN4, OWN5, OWN6, OWN7, OWN8, OWN9, OWN10, OWN11];
}

/// The name of the families.
const FAMILY: &str = "random";

/// How many formats may be refused until one is not: more of them, and the generator makes mistakes.
const REFUSED: usize = 100;

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
    let (types, own) = types::types(random, |types| Some(resolve(types).ok()?.types));
    let exact: Vec<ElementType> = builtin.iter().filter(|known| known.fits_float32()).cloned().collect();
    let known = Known { builtin: &exact, own: &own };
    let head = format!(
        "# Written by `cargo run --release -p dequant-fuzz --bin documents -- write {formats} {seed}`.\n\n{types}\nfamily:\n  name: {FAMILY}\n  doc: Formats that nobody has.\n  \
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

/// What came of the calls of a family.
#[derive(Debug, Default)]
pub struct Report {
    /// How many calls gave the reference's bits.
    pub calls: usize,
    /// How many were refused, as their shapes are no multiples.
    pub refused: usize,
    /// Formats that no shape fits.
    pub uncalled: Vec<String>,
    /// What was wrong, the first thing of each format.
    pub wrong: Vec<String>,
}

impl Report {
    /// Whether nothing was wrong, and nearly all formats were called.
    pub fn is_good(&self) -> bool {
        self.wrong.is_empty() && 10 * self.uncalled.len() <= generated::FORMATS.len()
    }
}

/// Calls every format of this build's family with all shapes, of at most so many weights each.
pub fn check(seed: u64, weights: usize) -> Report {
    static FORMATS: LazyLock<Family> = LazyLock::new(|| family("random.yaml", generated::DOCUMENT));
    GUESTS.get_or_init(|| Guests { formats: generated::FORMATS, types: generated::TYPES });
    let mut report = Report::default();
    for format in &FORMATS.formats {
        let (mut random, before) = (Random::named(seed, &format.name), report.calls);
        match calls(format, weights, &mut random, &mut report) {
            Ok(()) if report.calls == before => report.uncalled.push(format.id()),
            Ok(()) => {}
            Err(what) => report.wrong.push(what),
        }
    }
    report
}

/// Calls a format.
fn calls(
    format: &'static Format,
    weights: usize,
    random: &mut Random,
    report: &mut Report,
) -> Result<(), String> {
    for shape in SHAPES.into_iter().filter(|[rows, columns]| rows * columns <= weights) {
        for output in &format.output.types {
            for given in attributes(format, shape, &output.name) {
                let Some(mut call) = attempt(format, shape, &output.name, given, random) else { continue };
                if random.flip() {
                    values::tame(&mut call, random);
                }
                let described = call.describe();
                let outcome = catch_unwind(AssertUnwindSafe(|| equals_reference(&call, random)));
                match outcome.unwrap_or_else(|_| Err("a panic".into())) {
                    Ok(true) => report.calls += 1,
                    Ok(false) => report.refused += 1,
                    Err(what) => return Err(format!("{described}: {what}")),
                }
            }
        }
    }
    Ok(())
}

/// That every door gives the reference's bits at every level; whether there are any, as shapes that are no multiples are refused.
fn equals_reference(call: &Call, random: &mut Random) -> Result<bool, String> {
    let plan = match call.plan() {
        Ok(plan) => plan,
        Err(Error::Groups { .. } | Error::Multiple { .. }) => return Ok(false),
        Err(error) => return Err(format!("refused: {error}")),
    };
    let tensors = call.refs().map_err(|error| error.to_string())?;
    let expected = call.reference().map_err(|error| format!("the reference refuses: {error}"))?;
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
        let is_same = document(formats, seed) == generated::DOCUMENT;
        assert!(
            is_same,
            "fuzz/src/documents/sample.yaml is another document; its first line says how to write it"
        );
    }

    #[test]
    fn formats_that_nobody_wrote_equal_the_interpreter() {
        let report = check(1, 1 << 16);
        assert!(report.is_good() && report.calls > 700, "{report:#?}");
    }
}
