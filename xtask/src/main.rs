//! Chores of the workspace: `cargo xtask gen`, `explain`, `matrix`, `test`, `fuzz`, `documents`, `soak`, `bench`, `budgets`.

mod bench;
mod budgets;
mod counts;
mod docs;
mod documents;
mod emulator;
mod error_codes;
mod explain;
mod failure;
mod generate;
mod guests;
mod hostile;
mod inventory;
#[cfg(test)]
mod lists;
mod matrix;
mod own;
mod pictures;
mod progress;
mod regions;
mod report;
mod sanitizer;
mod schema;
mod sources;
mod test;
mod vectors;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::LazyLock;

use clap::{Parser, Subcommand, value_parser};

use crate::failure::Failure;
use crate::sanitizer::Watcher;

/// Chores of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Regenerate what follows from the YAML: expansions, docs/, the JSON Schema.
    Gen {
        /// Write nothing; fail on missing, extra or stale files.
        #[arg(long)]
        check: bool,
    },
    /// Say what a type, an operator or a weight format means: `int4`, `onnx.DequantizeLinear`, `gguf.Q4_K`.
    Explain {
        /// Its name.
        name: String,
        /// A document of your own that describes it.
        #[arg(long)]
        document: Option<PathBuf>,
    },
    /// Count and list the combinations of every operator version.
    Matrix {
        /// An array of objects, one for each operator version.
        #[arg(long)]
        json: bool,
        /// Only this operator, as `onnx.DequantizeLinear`.
        #[arg(long, value_name = "NAME")]
        operator: Option<String>,
        /// The operator of a document of your own, instead of those that are built in.
        #[arg(long, value_name = "FILE")]
        document: Option<PathBuf>,
    },
    /// Run every test, only test vectors, or only what a document of your own is tested by.
    Test {
        /// More seeds, more codes and larger shapes.
        #[arg(long)]
        extensive: bool,
        /// Only tests, vectors, or formats and operators of the document, whose name contains this.
        #[arg(long, value_name = "TEXT")]
        filter: Option<String>,
        /// Only this level: portable, avx2, avx512, avx512vbmi, avx512bf16 or avx512fp16.
        #[arg(long, value_name = "NAME")]
        level: Option<String>,
        /// Only the kernels, under AddressSanitizer; needs a nightly toolchain.
        #[arg(long, conflicts_with = "vectors")]
        asan: bool,
        /// Only the kernels at level avx2, under valgrind; takes more than an hour.
        #[arg(long, conflicts_with_all = ["vectors", "asan", "level"])]
        valgrind: bool,
        /// Only loops and plans, on an emulated processor without AVX-512, unless this one is such a one; needs QEMU's `qemu-x86_64`.
        #[arg(long, conflicts_with_all = ["vectors", "asan", "valgrind", "level"])]
        emulated: bool,
        /// Only these JSON Lines files.
        #[arg(long, value_name = "FILE", num_args = 1..)]
        vectors: Vec<PathBuf>,
        /// Only what this document of your own describes, against the reference; with `--vectors`, also results that you have of it.
        #[arg(long, value_name = "FILE", conflicts_with_all = ["extensive", "asan", "valgrind", "emulated"])]
        document: Option<PathBuf>,
    },
    /// Search for input that makes something panic; needs cargo-fuzz and a nightly toolchain.
    Fuzz {
        /// Only this target: spec_parse, plan, run or formats.
        target: Option<String>,
        /// How long each target is run; the fuzzer takes 0 for no limit.
        #[arg(long, value_name = "N", default_value_t = 60, value_parser = value_parser!(u64).range(1..))]
        seconds: u64,
    },
    /// Write formats and operators that nobody has, expand them, and compare what they give with the reference's.
    Documents {
        /// How long: looked at between seeds, of which each takes some minutes.
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u64,
        /// The first seed; the next ones follow.
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
    },
    /// Run random plans on all threads at once, and compare every result with the reference's.
    Soak {
        /// How long.
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u64,
    },
    /// Measure the kernels beside what the machine can move, and beside others; `--help` says how.
    #[command(disable_help_flag = true)]
    Bench {
        /// Handed on to the benchmark.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
        options: Vec<String>,
    },
    /// Measure build time, memory, code size, expansion size and file length against their budgets.
    Budgets {
        /// Fail also when the build takes longer than its budget, which other work on the machine can cause.
        #[arg(long)]
        strict: bool,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Gen { check } => generate::run(check),
        Chore::Explain { name, document } => explain::run(&name, document.as_deref()),
        Chore::Matrix { json, operator, document } => {
            matrix::run(json, operator.as_deref(), document.as_deref())
        }
        Chore::Test { extensive, filter, level, asan, valgrind, emulated, vectors, document } => {
            let (filter, level) = (filter.as_deref(), level.as_deref());
            let options = test::Options { extensive, filter, level };
            match (asan, valgrind, emulated, document) {
                (.., Some(document)) => own::run(&document, &vectors, &options),
                _ if !vectors.is_empty() => test::vectors(&vectors, &options),
                (true, ..) => sanitizer::run(Watcher::Asan, &options),
                (_, true, ..) => sanitizer::run(Watcher::Valgrind, &options),
                (_, _, true, _) => emulator::run(&options),
                _ => test::everything(&options),
            }
        }
        Chore::Fuzz { target, seconds } => hostile::fuzz(target.as_deref(), seconds),
        Chore::Documents { seconds, seed } => documents::run(seconds, seed),
        Chore::Soak { seconds } => hostile::soak(seconds),
        Chore::Bench { options } => bench::run(&options),
        Chore::Budgets { strict } => budgets::run(strict),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Failure::Said(message) = failure {
                eprintln!("error: {message}");
            }
            ExitCode::FAILURE
        }
    }
}

/// The workspace's folder.
fn root() -> &'static Path {
    // As cargo says while running: two clones that share a target folder may share this program.
    static MEMBER: LazyLock<PathBuf> = LazyLock::new(|| {
        let given = std::env::var_os("CARGO_MANIFEST_DIR");
        given.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
    });
    MEMBER.parent().expect("xtask lies in the workspace")
}

/// A path as seen from the workspace.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// The cargo that started this program.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fuzzing_takes_at_least_a_second() {
        let read = |seconds| Arguments::try_parse_from(["cargo xtask", "fuzz", "--seconds", seconds]);
        assert!(matches!(read("1").unwrap().chore, Chore::Fuzz { target: None, seconds: 1 }));
        let Err(error) = read("0") else { panic!("0 seconds are accepted") };
        assert_eq!(error.kind(), clap::error::ErrorKind::ValueValidation);
    }
}
