//! A document of one's own, proven: what it describes is called in every way that the random documents are, and lines of test
//! vectors of it are run.

use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use super::{Outcome, formats, operators};
use crate::golden::run::Wanted;
use crate::golden::tally::Tally;
use crate::levels;

/// Where the random numbers begin: every run makes the same calls.
const SEED: u64 = 1;

/// The most weights of a call: what the reference computes in a second or two.
const WEIGHTS: usize = 1 << 20;

/// The most calls of an operator, or nearly so.
const CALLS: usize = 20_000;

/// Calls what was brought along and has `filter` in its id, prints what came of each, and runs the lines of `vectors`. Whether all of it
/// has been called, and nothing was wrong.
///
/// # Errors
/// `DEQUANT_LEVEL` names no level of this machine, nothing has `filter` in its id, or a file has no line about any of it.
pub fn prove(filter: &str, vectors: &[PathBuf]) -> Result<bool, String> {
    levels::chosen()?;
    let reports = [formats::check(SEED, WEIGHTS, filter), operators::check(SEED, CALLS, filter)];
    let outcomes: Vec<&Outcome> = reports.iter().flat_map(|report| &report.0).collect();
    if outcomes.is_empty() {
        return Err(format!("nothing has `{filter}` in its name"));
    }
    vectors.iter().try_for_each(|file| is_about(file, &outcomes))?;
    print!("{}", levels::report());
    outcomes.iter().for_each(|outcome| println!("{}", line(outcome)));
    let mut total = Tally::default();
    if !vectors.is_empty() {
        total = Wanted { files: vectors, filters: &[], graded: |_| None }.run();
    }
    outcomes.iter().for_each(|outcome| total.tried(is_proven(outcome)));
    println!("{total}");
    Ok(!total.has_failed())
}

/// That a file has lines about what was called.
fn is_about(file: &Path, outcomes: &[&Outcome]) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let op = |line: &str| Some(serde_json::from_str::<Json>(line).ok()?.get("op")?.as_str()?.to_owned());
    if text.lines().filter_map(op).any(|op| outcomes.iter().any(|outcome| outcome.id == op)) {
        return Ok(());
    }
    let ids: Vec<&str> = outcomes.iter().map(|outcome| outcome.id.as_str()).collect();
    Err(format!("{}: no line has {} as its `op`", file.display(), ids.join(" or ")))
}

fn is_proven(outcome: &Outcome) -> bool {
    outcome.wrong.is_none() && outcome.calls > 0
}

/// What came of the calls of a format or an operator.
fn line(outcome: &Outcome) -> String {
    let Outcome { id, calls, refused, left_out, wrong } = outcome;
    if let Some(wrong) = wrong {
        return format!("FAILED {wrong}");
    }
    let refusals = match refused {
        0 => String::new(),
        _ => format!(", {refused} are refused as they have to be"),
    };
    let rest = match left_out {
        0 => String::new(),
        _ => format!("; {left_out} more combinations of types and granularities are left out"),
    };
    match calls {
        0 => format!("FAILED {id}: not called, as no shape that is tried fits it{refusals}"),
        _ => format!("{id}: {calls} calls have the reference's bits{refusals}{rest}"),
    }
}
