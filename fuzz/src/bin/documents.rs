//! `documents formats COUNT SEED` and `documents operator DIALECT SEED` write a document; `documents check SEED` calls what those of
//! this build describe, which the feature `documents` brings: see [`dequant_fuzz::documents`].

use std::process::ExitCode;

use dequant_fuzz::documents::{formats, operators};

/// Documents that were written for this build.
#[cfg(feature = "documents")]
mod generated {
    use std::process::ExitCode;

    use dequant_fuzz::documents::{self, formats, operators};

    mod family {
        dequant::include_spec!("../../../target/documents/formats.yaml");
        pub(super) const DOCUMENT: &str = include_str!("../../../target/documents/formats.yaml");
    }

    dequant_fuzz::operators! {
        own0 by opset "../../../target/documents/own0.yaml"
        own1 by version "../../../target/documents/own1.yaml"
        own2 by opset "../../../target/documents/own2.yaml"
        own3 by version "../../../target/documents/own3.yaml"
        own4 by opset "../../../target/documents/own4.yaml"
        own5 by version "../../../target/documents/own5.yaml"
        own6 by opset "../../../target/documents/own6.yaml"
        own7 by version "../../../target/documents/own7.yaml"
        own8 by opset "../../../target/documents/own8.yaml"
        own9 by version "../../../target/documents/own9.yaml"
        own10 by opset "../../../target/documents/own10.yaml"
        own11 by version "../../../target/documents/own11.yaml"
    }

    /// Calls all of them, and prints what came of it.
    pub(super) fn check(seed: u64) -> ExitCode {
        let guests = formats::Guests { formats: family::FORMATS, types: family::TYPES };
        documents::bring(guests, OPERATORS.iter().map(|(_, guest)| guest()));
        let of_formats = formats::check(family::DOCUMENT, seed, usize::MAX);
        // Some shapes fit no format's blocks, but most formats have one that does.
        let mut is_good = 10 * of_formats.uncalled.len() <= family::FORMATS.len();
        for (what, report) in [("formats", of_formats), ("operators", operators::check(seed))] {
            report.wrong.iter().for_each(|what| eprintln!("error: {what}"));
            report.uncalled.iter().for_each(|what| eprintln!("{what}: no call fits"));
            let (calls, refused, uncalled) = (report.calls, report.refused, report.uncalled.len());
            println!("{what}: {calls} calls, {refused} refused, {uncalled} without one");
            is_good &= report.wrong.is_empty();
        }
        if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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
        ["check", seed] => return generated::check(number(seed)),
        _ => {
            eprintln!(
                "error: expected `documents formats COUNT SEED`, `documents operator DIALECT SEED` or, in a build with the feature \
                 `documents`, `documents check SEED`"
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
