//! A document of one's own, proven: what it describes is called in every way that the random documents are, and lines of test
//! vectors of it are run.

use std::path::PathBuf;

use super::{Outcome, formats, operators};
use crate::golden::run::Wanted;
use crate::levels;

/// Where the random numbers begin: every run makes the same calls.
const SEED: u64 = 1;

/// The most weights of a call: all shapes that are tried.
const WEIGHTS: usize = usize::MAX;

/// Calls what was brought along and has `filter` in its id, prints what came of each, and runs the lines of `vectors`. Whether all of it
/// has been called, and nothing was wrong.
///
/// # Errors
/// `DEQUANT_LEVEL` names no level of this machine, or nothing has `filter` in its id.
pub fn prove(filter: &str, vectors: &[PathBuf]) -> Result<bool, String> {
    levels::chosen()?;
    let reports = [formats::check(SEED, WEIGHTS, filter), operators::check(SEED, filter)];
    let outcomes: Vec<&Outcome> = reports.iter().flat_map(|report| &report.0).collect();
    if outcomes.is_empty() {
        return Err(format!("nothing has `{filter}` in its name"));
    }
    let failed = outcomes.iter().filter(|outcome| !is_proven(outcome)).count();
    print!("{}", levels::report());
    outcomes.iter().for_each(|outcome| println!("{}", line(outcome)));
    println!("{} passed, {failed} failed", outcomes.len() - failed);
    let wanted = Wanted { files: vectors, filters: &[], graded: |_| None };
    Ok((vectors.is_empty() || wanted.run()) && failed == 0)
}

fn is_proven(outcome: &Outcome) -> bool {
    outcome.wrong.is_none() && outcome.calls > 0
}

/// What came of the calls of a format or an operator.
fn line(outcome: &Outcome) -> String {
    let Outcome { id, calls, refused, wrong } = outcome;
    match wrong {
        Some(wrong) => format!("FAILED {id}: {wrong}"),
        None if *calls == 0 => {
            format!("FAILED {id}: no shape that is tried fits, {refused} calls are refused")
        }
        None if *refused == 0 => format!("{id}: {calls} calls have the reference's bits"),
        None => {
            format!("{id}: {calls} calls have the reference's bits, {refused} are refused as they have to be")
        }
    }
}
