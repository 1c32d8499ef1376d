//! `documents write FORMATS SEED` writes a document; `documents check SEED` calls the formats of this build: see
//! [`dequant_fuzz::documents`].

use std::process::ExitCode;

use dequant_fuzz::documents::{check, document};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    match (arguments.first().map(String::as_str), &numbers[..]) {
        (Some("write"), [formats, seed]) => {
            print!("{}", document(*formats as usize, *seed));
            ExitCode::SUCCESS
        }
        (Some("check"), [seed]) => {
            let report = check(*seed, usize::MAX);
            report.wrong.iter().for_each(|what| eprintln!("error: {what}"));
            report.uncalled.iter().for_each(|format| eprintln!("{format}: no shape fits"));
            let (calls, refused, uncalled) = (report.calls, report.refused, report.uncalled.len());
            println!("{calls} calls, {refused} refused, {uncalled} formats without one");
            if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        _ => {
            eprintln!(
                "error: expected `documents write FORMATS SEED` or `documents check SEED`, whole numbers"
            );
            ExitCode::FAILURE
        }
    }
}
