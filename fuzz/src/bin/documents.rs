//! `documents formats COUNT SEED` and `documents operator DIALECT SEED` write a document; `documents check SEED` and `documents prove`
//! call what the documents of this build describe, which the feature `documents` brings: see [`dequant_fuzz::documents`].

use std::process::ExitCode;

use dequant_fuzz::documents::{formats, operators};

/// What this build brings along: a function `guests`, written by `cargo xtask documents` and `cargo xtask test --document`.
#[cfg(feature = "documents")]
mod brought {
    include!(env!("DEQUANT_GUESTS"));
}

/// What is done with documents that are brought along.
#[cfg(feature = "documents")]
mod called {
    use std::path::PathBuf;
    use std::process::ExitCode;

    use dequant_fuzz::documents::{self, formats, operators, own};

    /// Calls all of them, and prints what came of it.
    pub(super) fn check(seed: u64) -> ExitCode {
        documents::bring(super::brought::guests());
        let (of_formats, of_operators) =
            (formats::check(seed, usize::MAX, ""), operators::check(seed, operators::CALLS, ""));
        // Some shapes fit no format's blocks, but most formats have one that does.
        let mut is_good = 10 * of_formats.uncalled().count() <= of_formats.0.len();
        for (what, report) in [("formats", of_formats), ("operators", of_operators)] {
            report.wrong().for_each(|what| eprintln!("error: {what}"));
            report.uncalled().for_each(|what| eprintln!("{what}: no call fits"));
            let (calls, refused, uncalled) = (report.calls(), report.refused(), report.uncalled().count());
            println!("{what}: {calls} calls, {refused} refused, {uncalled} without one");
            is_good &= report.wrong().count() == 0;
        }
        if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    /// Calls those that have a text in their ids, runs test vectors, and prints what came of it for whoever wrote the document.
    pub(super) fn prove(filter: &str, vectors: &[&str]) -> ExitCode {
        documents::bring(super::brought::guests());
        let vectors: Vec<PathBuf> = vectors.iter().map(PathBuf::from).collect();
        match own::prove(filter, &vectors) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(message) => {
                eprintln!("error: {message}");
                ExitCode::FAILURE
            }
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().unwrap_or_default();
    match arguments[..] {
        ["formats", count, seed] => print!("{}", formats::document(number(count) as usize, number(seed))),
        ["operator", dialect, seed] => print!("{}", operators::document(dialect, number(seed))),
        #[cfg(feature = "documents")]
        ["check", seed] => return called::check(number(seed)),
        #[cfg(feature = "documents")]
        ["prove", filter, ref vectors @ ..] => return called::prove(filter, vectors),
        _ => {
            eprintln!(
                "error: expected `documents formats COUNT SEED`, `documents operator DIALECT SEED` or, in a build with the feature \
                 `documents`, `documents check SEED` or `documents prove FILTER FILE…`"
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
