//! `bench`: builds and starts the benchmark, which is a package of its own: it links the kernels and their rivals.

use crate::cargo;
use crate::failure::Failure;

/// Runs the benchmark with these options.
pub(crate) fn run(options: &[String]) -> Result<(), Failure> {
    let mut bench = cargo();
    bench.args(["run", "--quiet", "--release", "--package", "dequant-bench"]);
    let given = |names: &[&str]| options.iter().any(|option| names.contains(&option.as_str()));
    // What takes a minute to compile is worth it only where it takes part: a rival, and the operator of all types.
    if given(&["--all"]) {
        bench.args(["--features", "affine"]);
    } else if !given(&["--help", "-h", "--quick"]) {
        bench.args(["--features", "candle"]);
    }
    let status =
        bench.arg("--").args(options).status().map_err(|error| format!("cannot start cargo: {error}"))?;
    // Whoever failed has said why.
    if status.success() { Ok(()) } else { Err(Failure::Shown) }
}
