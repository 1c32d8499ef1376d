//! Operators that nobody wrote, one to a document, and calls of them: valid ones, whose results are the interpreter's, and such
//! as break a rule, which has to be the one that is named.

mod draft;
mod rules;
mod verdict;
mod versions;

use std::panic::{AssertUnwindSafe, catch_unwind};

use dequant_spec::model::When;
use dequant_spec::operator::Operator;
use dequant_spec::{ElementType, builtin, parse, resolve};

use super::types::{Kind, Known, codebook, float, integer, result, types};
use super::{Outcome, REFUSED, Report};
use crate::bridge::{Call, OPERATORS, guests};
use crate::call::change;
use crate::doors;
use crate::generate::cell::{Cell, cells};
use crate::generate::random::Random;
use crate::memory::LINE;
use crate::run::every_door_equals_reference;
use crate::source::Source;
use draft::Draft;
use verdict::{Verdict, verdict};

/// The name of every operator, each in a dialect of its own.
const NAME: &str = "Random";

/// What types a document has of its own.
const KINDS: [Kind; 4] = [float, integer, codebook, result];

/// How many calls of an operator are made at most, or nearly so, where nobody waits for all.
pub const CALLS: usize = 600;

/// A document with the operator of a dialect, that of a seed. Those of dialects whose names end in an even digit count by operator
/// sets.
///
/// # Panics
/// When hardly any operator is accepted.
pub fn document(dialect: &str, seed: u64) -> String {
    let builtin = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let resolve = |document: &str| {
        parse::document("random.yaml", document).and_then(|parsed| resolve::document(&parsed, &builtin))
    };
    let head = format!(
        "# Written by `cargo run --release -p dequant-fuzz --bin documents -- operator {dialect} {seed}`.\n\n"
    );
    for attempt in 0..REFUSED {
        // A stream for each, so that none depends on which others are accepted.
        let random = &mut Random::named(seed, &format!("{dialect} {attempt}"));
        let (types, own) = types(random, (&format!("{dialect}_"), &KINDS, KINDS.len()), |types| {
            Some(resolve(types).ok()?.types)
        });
        let known: Vec<ElementType> = builtin.iter().cloned().collect();
        let known = Known { builtin: &known, own: &own };
        let operator = Draft::new(random, &known).write(dialect);
        let document = format!("{head}{types}\n{operator}");
        match resolve(&document) {
            Ok(_) => return document,
            Err(errors) if attempt + 1 == REFUSED => panic!("the last operator refused:\n{errors}"),
            Err(_) => {}
        }
    }
    unreachable!("the last one is returned or reported")
}

/// Calls the operators that were brought along and have such a text in their ids, each about so often at most.
pub fn check(seed: u64, most: usize, filter: &str) -> Report {
    let own = OPERATORS[built_in()..].iter().filter(|operator| operator.id().contains(filter));
    check_each(own, seed, most)
}

/// The same of the built-in ones.
pub fn check_built_in(seed: u64) -> Report {
    check_each(OPERATORS[..built_in()].iter(), seed, CALLS)
}

/// How many operators stand before those that were brought along.
fn built_in() -> usize {
    OPERATORS.len() - guests().iter().filter(|guest| guest.operator.is_some()).count()
}

fn check_each(operators: impl Iterator<Item = &'static Operator>, seed: u64, most: usize) -> Report {
    let mut report = Report::default();
    for operator in operators {
        let random = &mut Random::named(seed, &operator.id());
        report.add(operator.id(), |outcome| calls(operator, most, random, outcome));
    }
    report
}

/// Calls an operator: all its cells in turn, or as many as there are calls.
fn calls(
    operator: &'static Operator,
    most: usize,
    random: &mut Random,
    outcome: &mut Outcome,
) -> Result<(), String> {
    let mut cells: Vec<Cell> =
        operator.versions.iter().flat_map(|version| cells(operator, version)).collect();
    random.shuffle(&mut cells);
    let forms = (most / cells.len().max(1)).max(2);
    outcome.left_out = cells.len().saturating_sub(most / 2);
    for cell in cells.iter().take(most / 2) {
        let mut decks = cell.decks(random, 16);
        let mut all = cell.forms(random, false);
        random.shuffle(&mut all);
        for form in all.iter().take(forms) {
            let mut call = cell.dealt(form, &mut decks, random);
            if random.below(3) == 0 {
                changed(&mut call, random);
            }
            let judged = catch_unwind(AssertUnwindSafe(|| is_as_judged(&call, random)));
            match judged.unwrap_or_else(|_| Err("a panic".into())) {
                Ok(true) => outcome.calls += 1,
                Ok(false) => outcome.refused += 1,
                Err(what) => return Err(format!("{}: {what}", call.describe())),
            }
        }
    }
    Ok(())
}

/// Makes a call another one, which may break a rule.
fn changed(call: &mut Call, random: &mut Random) {
    let bytes: Vec<u8> = (0..16).flat_map(|_| random.bits().to_le_bytes()).collect();
    let mut source = Source::new(&bytes);
    for _ in 0..1 + random.below(2) {
        change(&mut source).apply(call);
    }
}

/// That a call is refused by the first rule that it breaks, or gives the reference's bits; whether it gives any.
fn is_as_judged(call: &Call, random: &mut Random) -> Result<bool, String> {
    let verdict = verdict(call);
    let named = |error: dequant::Error| error.rule().and_then(|rule| rule.id);
    match (call.plan(), verdict) {
        (Ok(plan), Verdict::Kept) => {
            every_door_equals_reference(call, &plan, random.below(LINE)).map(|()| true)
        }
        (Ok(plan), Verdict::Broken(rule, When::Run)) => {
            let tensors = call.tensors().map_err(|error| error.to_string())?;
            let error = doors::operator_refuses(&plan, tensors)?;
            if named(error) == Some(rule) { Ok(false) } else { Err(format!("{verdict:?}, but {error}")) }
        }
        (Err(error), Verdict::Broken(rule, When::Plan)) if named(error) == Some(rule) => Ok(false),
        (Err(_), Verdict::Open(_)) => Ok(false),
        (Ok(_), _) => Err(format!("planned, but {verdict:?}")),
        (Err(error), _) => Err(format!("refused: {error}, but {verdict:?}")),
    }
}
