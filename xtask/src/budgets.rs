//! `budgets`: numbers that the design must keep, measured.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::failure::Failure;
use crate::{cargo, inventory, progress, root, shown, sources};

/// Seconds for a clean release build of the crate and its dependencies, on two cores.
const BUILD_SECONDS: u64 = 60;
/// KiB of memory that the largest process of that build may take.
const BUILD_KIB: u64 = 2 << 20;
/// KiB of machine code of all kernels.
const CODE_KIB: u64 = 4 << 10;
/// Lines of an expansion: a type, a combination, everything else of an operator. The macro's tests hold them too.
const TYPE_LINES: u64 = 10;
const COMBINATION_LINES: u64 = 4;
const OPERATOR_LINES: u64 = 150;
/// Blocks of unsafe code: as many as there are, so that one more is somebody's decision.
const UNSAFE: u64 = 43;
/// Lines of a source file, and of an instruction set's.
const FILE_LINES: u64 = 400;
const INSTRUCTION_SET_LINES: u64 = 500;

/// One row of the table.
struct Row {
    what: String,
    /// The number, or why there is none.
    measured: Result<u64, String>,
    limit: u64,
    unit: &'static str,
    /// Whether it depends on what else the machine does.
    loose: bool,
}

impl Row {
    fn new(what: &str, measured: Result<u64, String>, limit: u64, unit: &'static str) -> Self {
        Self { what: what.into(), measured, limit, unit, loose: false }
    }

    /// What the table says of it: a missed build time is only a warning, unless asked for.
    fn verdict(&self, strict: bool) -> &'static str {
        match self.measured {
            Err(_) => "not measured",
            Ok(measured) if measured <= self.limit => "ok",
            Ok(_) if self.loose && !strict => "over (a warning)",
            Ok(_) => "OVER",
        }
    }

    fn line(&self, strict: bool) -> String {
        let Self { what, measured, limit, unit, .. } = self;
        let verdict = self.verdict(strict);
        match measured {
            Ok(measured) => format!("{what:<58} {measured:>8} {limit:>8} {unit:<7} {verdict}"),
            Err(reason) => format!("{what:<58} {:>8} {limit:>8} {unit:<7} {verdict}: {reason}", "–"),
        }
    }
}

/// Measures and prints; an exceeded budget is an error, the build time's only when asked for.
pub(crate) fn run(strict: bool) -> Result<(), Failure> {
    let mut rows = build()?;
    rows.extend(expansions()?);
    rows.extend(longest_files());
    rows.extend(unsafe_code());
    println!("{:<58} {:>8} {:>8} {:<7}", "what", "measured", "budget", "");
    rows.iter().for_each(|row| println!("{}", row.line(strict)));
    let over = rows.iter().filter(|row| row.verdict(strict) == "OVER").map(|row| row.what.as_str());
    let over: Vec<&str> = over.collect();
    if over.is_empty() { Ok(()) } else { Err(format!("over budget: {}", over.join("; ")).into()) }
}

/// Builds the crate from nothing: time, memory, machine code.
fn build() -> Result<Vec<Row>, Failure> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let folder = target.join("budgets");
    let remove = || match folder.exists() {
        true => fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", shown(&folder))),
        false => Ok(()),
    };
    remove()?;
    // Downloads are not the build's.
    progress::output("fetching", cargo().args(["fetch", "--quiet"]))?;
    let start = Instant::now();
    let mut build = cargo();
    build.args(["build", "--quiet", "--release", "--package", "dequant"]).env("CARGO_TARGET_DIR", &folder);
    let output = progress::output("building from nothing", &mut build)?;
    let seconds = start.elapsed().as_secs_f64().ceil();
    if !output.status.success() {
        return Err(format!("the release build failed:\n{}", progress::text(&output.stderr)).into());
    }
    let library = folder.join("release/libdequant.rlib");
    let rows = vec![
        Row {
            loose: true,
            ..Row::new("clean release build of dequant", Ok(seconds as u64), BUILD_SECONDS, "s")
        },
        Row::new("memory of its largest process", largest_child(), BUILD_KIB, "KiB"),
        Row::new("machine code of all kernels", code(&library), CODE_KIB, "KiB"),
        Row::new("instructions that loops call", called_instructions(&library), 0, "symbols"),
    ];
    remove()?;
    Ok(rows)
}

/// The most memory that a process started from here took, in KiB.
#[cfg(target_os = "linux")]
fn largest_child() -> Result<u64, String> {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| error.to_string())?;
    u64::try_from(usage.max_rss()).map_err(|error| error.to_string())
}

/// Elsewhere the unit differs, or there is no such call.
#[cfg(not(target_os = "linux"))]
fn largest_child() -> Result<u64, String> {
    Err("only on Linux".into())
}

/// The code sections of a library's objects, in KiB, by the binutils' `size`.
fn code(library: &Path) -> Result<u64, String> {
    let output = Command::new("size").args(["-A", "-d"]).arg(library).output();
    let output = output.map_err(|error| format!("`size` cannot be started: {error}"))?;
    match text_bytes(&progress::text(&output.stdout)) {
        0 => Err("`size` found no code sections".into()),
        bytes => Ok(bytes.div_ceil(1024)),
    }
}

/// The bytes of all sections whose name is `.text` or starts with it, in what `size -A` prints.
fn text_bytes(listing: &str) -> u64 {
    let section = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next()?;
        let code = name == ".text" || name.starts_with(".text.") || name == "__text";
        code.then(|| words.next()?.parse::<u64>().ok())?
    };
    listing.lines().filter_map(section).sum()
}

/// How many instructions became functions that loops call, by the binutils' `nm`: a call for each makes a loop ten times
/// slower, and happens where one is wrapped in a closure that is not inlined.
fn called_instructions(library: &Path) -> Result<u64, String> {
    let output = Command::new("nm").arg("--defined-only").arg(library).output();
    let output = output.map_err(|error| format!("`nm` cannot be started: {error}"))?;
    instruction_symbols(&progress::text(&output.stdout)).ok_or("`nm` found no loops".into())
}

/// The symbols of functions that hold instructions (`enabled`) but for the loops themselves (`vectorize`), in what `nm`
/// prints; none where there is no loop either.
fn instruction_symbols(listing: &str) -> Option<u64> {
    let symbols = listing.lines().filter(|line| line.contains("7enabled"));
    let is_loop = |line: &&str| line.contains("9vectorize7enabled") && !line.contains("closure");
    let (loops, calls): (Vec<&str>, Vec<&str>) = symbols.partition(is_loop);
    (!loops.is_empty()).then_some(calls.len() as u64)
}

/// What the macro's size tests print, as rows.
fn expansions() -> Result<Vec<Row>, Failure> {
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "dequant-macros", "--lib", "expands_to", "--"]);
    test.args(["--nocapture", "--test-threads=1"]);
    let output = progress::output("measuring expansions", &mut test)?;
    let text = progress::text(&output.stdout);
    let rows: Vec<Row> = text.lines().filter_map(expansion).flatten().collect();
    // The test fails when a budget is exceeded; its numbers are printed all the same, unless it could not run.
    if rows.is_empty() {
        return Err(format!("the expansions could not be measured:\n{text}").into());
    }
    Ok(rows)
}

/// Reads `types: 198 lines for 22 types` and `a.B: 88 lines for 24 combinations, 120 else`.
fn expansion(line: &str) -> Option<Vec<Row>> {
    let (name, counts) = line.trim_start_matches('.').split_once(": ")?;
    let (lines, of) = counts.split_once(" lines for ")?;
    let (count, rest) = of.split_once(' ')?;
    let (lines, count) = (lines.parse().ok()?, count.parse::<u64>().ok()?);
    if rest == "types" {
        return Some(vec![Row::new("expansion: all types", Ok(lines), TYPE_LINES * count, "lines")]);
    }
    let other = rest.strip_prefix("combinations, ")?.strip_suffix(" else")?.parse().ok()?;
    let combinations = format!("expansion: combinations of {name}");
    Some(vec![
        Row::new(&combinations, Ok(lines), COMBINATION_LINES * count, "lines"),
        Row::new(&format!("expansion: {name} besides"), Ok(other), OPERATOR_LINES, "lines"),
    ])
}

/// How much `unsafe` there is, where it may not be, and without a reason.
fn unsafe_code() -> Vec<Row> {
    let all = inventory::all();
    let count = |wanted: &dyn Fn(&&inventory::Unsafe) -> bool| Ok(all.iter().filter(wanted).count() as u64);
    let elsewhere = format!("unsafe outside of {}", inventory::ALLOWED);
    vec![
        Row::new("unsafe", count(&|_| true), UNSAFE, "blocks"),
        Row::new(&elsewhere, count(&|one| !one.file.starts_with(inventory::ALLOWED)), 0, "blocks"),
        Row::new("unsafe without a reason", count(&|one| one.reason.is_none()), 0, "blocks"),
    ]
}

/// The longest source file, the longest instruction set, and every other file over its limit.
fn longest_files() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (path, text) in sources::all() {
        let instruction_set = path.parent().is_some_and(|parent| parent.ends_with("isa"));
        let (kind, limit) =
            if instruction_set { ("instruction set", INSTRUCTION_SET_LINES) } else { ("file", FILE_LINES) };
        let lines = text.lines().count() as u64;
        rows.push(Row::new(&format!("{kind}: {}", shown(&path)), Ok(lines), limit, "lines"));
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.measured.clone().unwrap_or_default()));
    let first = |kind: &str| rows.iter().position(|row| row.what.starts_with(kind));
    let longest = [first("file"), first("instruction set")];
    let mut at = 0;
    rows.retain(|row| {
        at += 1;
        longest.contains(&Some(at - 1)) || row.measured.clone().is_ok_and(|lines| lines > row.limit)
    });
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_sections_count_as_machine_code() {
        let listing = "a.o (ex lib.rlib):\nsection  size  addr\n.text  7  0\n.text.unlikely. 2 0\n.rodata 50 0\nTotal 59\n";
        assert_eq!(text_bytes(listing), 9);
    }

    #[test]
    fn instructions_that_are_called_are_told_from_loops() {
        let (of_a_loop, of_one) = ("1 t _ZN3isa9vectorize7enabled17h1E", "2 t _ZN3isa7to_f327enabled17h2E");
        let in_a_closure = "3 t _ZN3isa7to_f327enabled28_$u7b$$u7b$closure$u7d$$u7d$17h3E";
        let listing = [of_a_loop, of_one, in_a_closure].join("\n");
        assert_eq!(instruction_symbols(&listing), Some(2));
        assert_eq!(instruction_symbols(of_a_loop), Some(0));
        assert_eq!(instruction_symbols(of_one), None);
    }

    #[test]
    fn the_lines_of_the_size_tests_are_read() {
        let types = expansion("types: 198 lines for 22 types").unwrap();
        assert_eq!((types[0].measured.clone(), types[0].limit), (Ok(198), 220));
        let operator = expansion(".pmx.DequantizeLinear: 88 lines for 24 combinations, 151 else").unwrap();
        assert_eq!((operator[0].limit, operator[0].verdict(false)), (96, "ok"));
        assert_eq!(operator[1].verdict(false), "OVER");
        assert!(expansion("running 2 tests").is_none());
    }

    #[test]
    fn a_slow_build_is_a_warning_unless_strict() {
        let row = Row { loose: true, ..Row::new("build", Ok(61), 60, "s") };
        assert_eq!(row.verdict(false), "over (a warning)");
        assert_eq!(row.verdict(true), "OVER");
    }
}
