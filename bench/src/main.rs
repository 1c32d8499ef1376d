//! Measures every kind of call beside the ceiling that moves the same bytes, and beside rivals; prints tables, and writes pages and pictures.
//!
//! ```text
//! documents → cell::Cell × form::Form → case::Case ─┐
//! ceiling ──────────────────────────────────────────┼─► round: everyone once a round, in random order → report
//! rivals: a plain loop, candle ─────────────────────┘
//! ```
//!
//! `cargo xtask bench` starts it; `--json FILE` writes the figures.

mod calls;
mod case;
mod ceiling;
mod cell;
mod charts;
mod decode;
mod form;
mod formats;
mod headline;
mod machine;
mod measure;
mod memory;
mod page;
mod parameters;
mod quiet;
mod report;
mod rivals;
mod round;
mod run;
mod sweep;
mod target;
mod text;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use serde::Serialize;

use form::Size;
use page::Pages;
use rivals::peers::Peers;

/// How long a run waits in all for moments in which its core is its own; a quick one does not.
const PATIENCE: Duration = Duration::from_secs(900);

/// Measures the kernels beside what the machine can move, and beside others.
///
/// A plain run measures the headline cases at every size and level, on one and two threads, and writes
/// docs/benchmarks.md with its pictures; one of formats writes their page. All other runs only print.
#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
struct Arguments {
    /// Every combination and granularity of every operator, at L2 and DRAM size; prints the worst.
    #[arg(long)]
    all: bool,
    /// Only every so many of these cases, by name: an impression in minutes, best by a prime number.
    #[arg(long, value_name = "STEP", requires = "all")]
    sample: Option<NonZero<usize>>,
    /// Weight formats instead of operators: each built-in one at L2 size, on one thread. Alone or with `--machine`, `--peers` and
    /// `--json`, also at DRAM size at the best level, and writes docs/benchmarks-formats.md.
    #[arg(long, conflicts_with = "all")]
    formats: bool,
    /// Fewer cases, sizes and rounds.
    #[arg(long)]
    quick: bool,
    /// Only cases whose name, operator or types contain this.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Only this level.
    #[arg(long, value_name = "NAME", env = "DEQUANT_LEVEL")]
    level: Option<String>,
    /// Only this size of the output.
    #[arg(long, value_enum, value_name = "SIZE", ignore_case = true)]
    size: Option<Size>,
    /// Memory as most programs have it: ordinary pages, and results that begin 16 bytes behind one's start, as those of a
    /// large vector do. Without this, huge pages are asked for, and results begin with one.
    #[arg(long)]
    ordinary_memory: bool,
    /// Write the figures to this file: an array of objects.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write pages of another machine beside the first one's: docs/benchmarks-NAME.md and docs/benchmarks-NAME-formats.md.
    #[arg(long, value_name = "NAME")]
    machine: Option<String>,
    /// A Python environment with what bench/peers/requirements.txt names: ONNX Runtime, torch and others take part; with
    /// `--formats`, torch.compile and ggml.
    #[arg(long, value_name = "DIR")]
    peers: Option<PathBuf>,
}

impl Arguments {
    /// Whether this run is the one that the page shows.
    fn is_full(&self) -> bool {
        let whole = self.filter.is_none() && self.level.is_none() && self.size.is_none();
        whole && !self.all && !self.formats && !self.quick && !self.ordinary_memory
    }
}

fn main() -> ExitCode {
    match bench(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn bench(arguments: &Arguments) -> Result<(), String> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let pages = Pages::new(docs, arguments.machine.as_deref())?;
    if arguments.ordinary_memory {
        memory::use_ordinary();
    }
    if !arguments.quick {
        quiet::be_patient(PATIENCE);
    }
    if arguments.formats {
        return bench_formats(arguments, &pages);
    }
    let report = run::everything(arguments)?;
    print!("{}", text::run(&report, arguments.all));
    println!("{}", quiet::tally());
    write_json(arguments, &report.rows)?;
    if arguments.is_full() {
        page::write(&report, &pages)?;
        println!("written docs/{}", pages.of_operators());
    }
    Ok(())
}

fn bench_formats(arguments: &Arguments, pages: &Pages) -> Result<(), String> {
    let mut levels = run::levels(arguments.level.as_deref())?;
    levels.reverse();
    if levels.len() > 1 {
        // What no processor that has another level uses.
        levels.retain(|level| *level != dequant::Level::Portable);
    }
    let peers = arguments.peers.as_deref().map(Peers::start).transpose()?;
    let filter = arguments.filter.as_deref();
    let size = arguments.size.unwrap_or(Size::L2);
    let measured = formats::measure(filter, size, &levels, peers.as_ref())?;
    print!("{}", formats::text(&measured, size, &levels));
    let is_whole = filter.is_none() && arguments.level.is_none() && arguments.size.is_none();
    let is_full = is_whole && !arguments.quick && !arguments.ordinary_memory;
    let mut figures = formats::figures(&measured, size);
    let from_memory = match (is_full, levels.first()) {
        (true, Some(best)) => {
            let measured = formats::measure(None, Size::Dram, &[*best], None)?;
            print!("\n{}", formats::text(&measured, Size::Dram, &[*best]));
            measured
        }
        _ => Vec::new(),
    };
    figures.extend(formats::figures(&from_memory, Size::Dram));
    println!("{}", quiet::tally());
    write_json(arguments, &figures)?;
    if is_full {
        let versions = peers.as_ref().map(Peers::versions).transpose()?.unwrap_or_default();
        page::write_formats([&measured, &from_memory], &levels, &versions, pages)?;
        println!("written docs/{}", pages.of_formats());
    }
    Ok(())
}

/// Writes figures to the file that was named, if one was.
fn write_json(arguments: &Arguments, figures: &impl Serialize) -> Result<(), String> {
    let Some(path) = &arguments.json else { return Ok(()) };
    let failed = |error: String| format!("{}: {error}", path.display());
    let file = std::fs::File::create(path).map_err(|error| failed(error.to_string()))?;
    serde_json::to_writer_pretty(file, figures).map_err(|error| failed(error.to_string()))?;
    println!("written {}", path.display());
    Ok(())
}
