//! Measures every kind of call beside the ceiling that moves the same bytes, and beside rivals; prints JSON.
//!
//! ```text
//! documents → cell::Cell × form::Form → case::Case ─┐
//! ceiling ──────────────────────────────────────────┼─► round: everyone once a round, in random order → report
//! rivals: a plain loop, candle ─────────────────────┘
//! ```
//!
//! `cargo xtask bench` starts it, prints its figures as tables and makes the page and the pictures.

mod calls;
mod case;
mod ceiling;
mod cell;
mod decode;
mod form;
mod headline;
mod machine;
mod measure;
mod memory;
mod parameters;
mod report;
mod rivals;
mod round;
mod run;
mod sweep;
mod target;

use std::process::ExitCode;

use clap::Parser;

/// What to measure.
#[derive(Parser)]
struct Arguments {
    /// Every combination and granularity of every operator, at L2 and DRAM size.
    #[arg(long)]
    all: bool,
    /// Fewer cases, sizes and rounds.
    #[arg(long)]
    quick: bool,
    /// Only cases whose name, operator or types contain this.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Only this level.
    #[arg(long, value_name = "NAME", env = "DEQUANT_LEVEL")]
    level: Option<String>,
}

fn main() -> ExitCode {
    match run::everything(&Arguments::parse()).and_then(|report| {
        serde_json::to_writer(std::io::stdout().lock(), &report).map_err(|error| error.to_string())
    }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
