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
        /// The document's own types.
        pub(super) const TYPES: &[dequant::DType; super::formats::TYPES] =
            &[OWN0, OWN1, OWN2, OWN3, OWN4, OWN5, OWN6, OWN7, OWN8, OWN9, OWN10, OWN11];
    }

    dequant_fuzz::operators! {
        own0 by opset "../../../target/documents/own0.yaml" [OWN0_0, OWN0_1, OWN0_2, OWN0_3]
        own1 by version "../../../target/documents/own1.yaml" [OWN1_0, OWN1_1, OWN1_2, OWN1_3]
        own2 by opset "../../../target/documents/own2.yaml" [OWN2_0, OWN2_1, OWN2_2, OWN2_3]
        own3 by version "../../../target/documents/own3.yaml" [OWN3_0, OWN3_1, OWN3_2, OWN3_3]
        own4 by opset "../../../target/documents/own4.yaml" [OWN4_0, OWN4_1, OWN4_2, OWN4_3]
        own5 by version "../../../target/documents/own5.yaml" [OWN5_0, OWN5_1, OWN5_2, OWN5_3]
        own6 by opset "../../../target/documents/own6.yaml" [OWN6_0, OWN6_1, OWN6_2, OWN6_3]
        own7 by version "../../../target/documents/own7.yaml" [OWN7_0, OWN7_1, OWN7_2, OWN7_3]
        own8 by opset "../../../target/documents/own8.yaml" [OWN8_0, OWN8_1, OWN8_2, OWN8_3]
        own9 by version "../../../target/documents/own9.yaml" [OWN9_0, OWN9_1, OWN9_2, OWN9_3]
        own10 by opset "../../../target/documents/own10.yaml" [OWN10_0, OWN10_1, OWN10_2, OWN10_3]
        own11 by version "../../../target/documents/own11.yaml" [OWN11_0, OWN11_1, OWN11_2, OWN11_3]
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
