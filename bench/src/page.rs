//! `docs/benchmarks.md` and its like for other machines: the figures of a full run, with pictures.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use dequant::Level;

use crate::form::Size;
use crate::formats::{self, Measured};
use crate::report::{CeilingRow, Machine, Report, Row};
use crate::text::missed;
use crate::{charts, machine, quiet};

/// The pages of a machine.
pub(crate) struct Pages {
    folder: PathBuf,
    /// What the names of its files begin with.
    stem: String,
    /// The command that writes them.
    command: String,
}

impl Pages {
    /// Those in a folder: of the first machine, or of one that has a name of letters, digits and hyphens.
    pub(crate) fn new(folder: PathBuf, machine: Option<&str>) -> Result<Self, String> {
        let fits =
            |name: &&str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let stem = match machine {
            None => "benchmarks".into(),
            // Its page would be that of another machine's formats.
            Some(name) if name == "formats" || name.ends_with("-formats") => {
                return Err(format!("--machine can't end in `formats`, as pages of formats do: `{name}`"));
            }
            Some(name) if fits(&name) => format!("benchmarks-{name}"),
            Some(name) => {
                return Err(format!(
                    "--machine is part of a file's name: `{name}` has more than letters, digits and hyphens"
                ));
            }
        };
        let option = machine.map(|name| format!(" --machine {name}")).unwrap_or_default();
        Ok(Self { folder, stem, command: format!("cargo xtask bench{option}") })
    }

    /// What the page of weight formats is called.
    pub(crate) fn of_formats(&self) -> String {
        format!("{}-formats.md", self.stem)
    }

    /// What the page of operators is called.
    pub(crate) fn of_operators(&self) -> String {
        format!("{}.md", self.stem)
    }
}

/// Writes the page and its pictures.
pub(crate) fn write(report: &Report, pages: &Pages) -> Result<(), String> {
    let failed = |path: &Path, error: String| format!("{}: {error}", path.display());
    let pictures = pages.folder.join(&pages.stem);
    std::fs::create_dir_all(&pictures).map_err(|error| failed(&pictures, error.to_string()))?;
    let title = title(&report.machine, &pages.command, &report.peers);
    charts::all(report, &title.replace('`', ""), &pictures).map_err(|error| failed(&pictures, error))?;
    let page = pages.folder.join(pages.of_operators());
    std::fs::write(&page, text(report, &title, pages)).map_err(|error| failed(&page, error.to_string()))
}

/// Writes the page of weight formats: results in the second cache, and, of the same formats at the best level, in memory.
pub(crate) fn write_formats(
    [measured, from_memory]: [&[Measured]; 2],
    levels: &[Level],
    peers: &[String],
    pages: &Pages,
) -> Result<(), String> {
    let machine = machine::describe();
    let mut page = format!(
        "# Weight formats\n\n<!-- Written by `{} --formats`; measured, so not compared by `cargo xtask gen --check`. -->\n\n\
         {}. {} cores, {}. Outputs of {} in the second cache, on one thread, in GB/s at each level; and outputs of 256 MiB at the \
         best one.\n\n\
         A *fraction* is the time of moving the same bytes with no arithmetic divided by that of the format at the best level, as on the page of \
         [operators]({}); attributes that are not named have their defaults or usual values, and groups are of neighbours unless a \
         list of them, in no order, is named last (`g_idx`). Batches wait for moments in \
         which the core is not shared: {}.\n\n\
         | format |{} fraction | 256 MiB | fraction | times as fast as |\n|---|{}---:|---:|---:|---|\n",
        pages.command,
        title(&machine, &format!("{} --formats", pages.command), peers),
        machine.cores,
        machine.caches,
        Size::L2.shown(),
        pages.of_operators(),
        quiet::tally(),
        levels.iter().map(|level| format!(" {level} |")).collect::<String>(),
        "---:|".repeat(levels.len()),
    );
    for of in formats::sorted(measured) {
        let others: Vec<String> =
            of.others.iter().map(|(name, times)| format!("{name} {times:.2}")).collect();
        let gbps: String = of.gbps().map(|gbps| format!(" {gbps:.1} |")).collect();
        let large = from_memory.iter().find(|large| large.case == of.case);
        let large = large.and_then(|large| Some((large.gbps().next()?, large.fraction())));
        let large = large.map_or("– | –".into(), |(gbps, fraction)| format!("{gbps:.1} | {fraction:.2}"));
        let _ =
            writeln!(page, "| {} |{gbps} {:.2} | {large} | {} |", of.case, of.fraction(), others.join(", "));
    }
    let path = pages.folder.join(pages.of_formats());
    std::fs::write(&path, page).map_err(|error| format!("{}: {error}", path.display()))
}

/// Where, when and how something was measured.
fn title(machine: &Machine, command: &str, peers: &[String]) -> String {
    let with = if peers.is_empty() { "" } else { " --peers DIR" };
    format!("{}, {}, `{command}{with}`, {}", machine.processor, date(), versions(peers))
}

/// The crate, the compiler and the others.
fn versions(peers: &[String]) -> String {
    let rustc = std::process::Command::new("rustc").arg("--version").output();
    let rustc = rustc.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let rustc = rustc.unwrap_or_else(|_| "unknown compiler".into());
    let mut versions = format!("dequant {}, {rustc}", env!("CARGO_PKG_VERSION"));
    peers.iter().for_each(|peer| versions += &format!(", {peer}"));
    versions
}

/// Today, as `2026-01-31`; days since 1970 by the rules of the calendar.
fn date() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
    // Years that start in March end with the leap day.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

fn text(report: &Report, title: &str, Pages { stem: pictures, command, .. }: &Pages) -> String {
    let machine = &report.machine;
    let mut page = format!(
        "# Benchmarks\n\n<!-- Written by `{command}`; measured, so not compared by `cargo xtask gen --check`. -->\n\n\
         {title}. {} cores, {}. Ceilings with {}; levels: {}.\n\n\
         A *fraction* is the time of moving the same bytes with no arithmetic, with ordinary or with non-temporal stores, \
         whichever is quicker, divided by the time of the kernel; both are taken in the same round. {}.\n\n\
         | size | bytes of output |\n|---|---|\n{}\n\
         ![Fraction of the ceiling by case and level]({pictures}/fractions.svg)\n\n\
         ![Speed-up against others]({pictures}/speedups.svg)\n\n\
         ![Bytes a second over the size of the tensor]({pictures}/sizes.svg)\n\n",
        machine.cores,
        machine.caches,
        machine.ceilings,
        machine.levels.join(", "),
        report.method,
        Size::ALL.map(|size| format!("| {} | {} |\n", size.name(), size.shown())).concat(),
    );
    ceilings(report, &mut page);
    fractions(report, &mut page);
    rivals(report, &mut page);
    calls(report, &mut page);
    below(report, &mut page);
    page
}

/// The columns of tables of tensors: sizes, and numbers of threads.
const COLUMNS: [(&str, usize); 7] =
    [("L1", 1), ("L2", 1), ("L2", 2), ("L3", 1), ("L3", 2), ("DRAM", 1), ("DRAM", 2)];

/// A table of the ceilings, by what they read and write and how they store.
fn ceilings(report: &Report, page: &mut String) {
    let _ = writeln!(
        page,
        "## Ceilings, GB/s\n\nBytes read and written. Where stores around the caches are quicker than those through them although \
         a cache holds the results, kernels do not follow: whoever reads the results next would wait for memory.\n"
    );
    header("bytes", COLUMNS.iter().map(|(size, threads)| format!("{size} ×{threads}")), page);
    let name = |row: &CeilingRow| format!("{}, {}", row.what, row.stores);
    for (name, rows) in grouped(report.ceilings.iter(), name) {
        let cell = |(size, threads): &(&str, usize)| {
            let row = rows.iter().find(|row| row.size == *size && row.threads == *threads);
            row.map_or_else(|| "–".into(), |row| format!("{:.1}", row.gbps))
        };
        table_row(&name, COLUMNS.iter().map(cell), page);
    }
    page.push('\n');
}

/// A table of one threaded fractions at the best level, and of two threads.
fn fractions(report: &Report, page: &mut String) {
    let best = report.machine.levels.last().copied().unwrap_or_default();
    let _ = writeln!(page, "## Fractions of the ceiling, {best}\n");
    header("case", COLUMNS.iter().map(|(size, threads)| format!("{size} ×{threads}")), page);
    for (case, rows) in by_case(report.rows.iter().filter(|row| row.runner == "dequant" && row.level == best))
    {
        let cell = |(size, threads): &(&str, usize)| {
            let row = rows.iter().find(|row| row.size == *size && row.threads == *threads);
            row.and_then(|row| row.fraction).map_or_else(|| "–".into(), |fraction| format!("{fraction:.2}"))
        };
        table_row(&case, COLUMNS.iter().map(cell), page);
    }
    page.push('\n');
}

/// How many times faster than others.
fn rivals(report: &Report, page: &mut String) {
    let _ = writeln!(page, "## Times faster than others, one thread\n");
    let best = report.machine.levels.last().copied().unwrap_or_default();
    let mut names: Vec<String> =
        report.rows.iter().filter(|row| row.runner != "dequant").map(charts::who).collect();
    names.sort();
    names.dedup();
    let sizes = ["L2", "DRAM"];
    header("case", names.iter().flat_map(|name| sizes.map(|size| format!("{name}, {size}"))), page);
    for (case, rows) in by_case(report.rows.iter().filter(|row| row.threads == 1)) {
        let ours = |size: &str| {
            let ours =
                rows.iter().find(|row| row.runner == "dequant" && row.level == best && row.size == size);
            ours.map(|row| row.ns)
        };
        let cell = |name: &String, size: &str| {
            let theirs = rows.iter().find(|row| row.size == size && charts::who(row) == *name);
            let times = theirs.and_then(|row| Some(row.ns / ours(size)?));
            times.map_or_else(|| "–".into(), |times| format!("{times:.1}"))
        };
        let cells: Vec<String> = names.iter().flat_map(|name| sizes.map(|size| cell(name, size))).collect();
        if cells.iter().any(|cell| cell != "–") {
            table_row(&case, cells.into_iter(), page);
        }
    }
    page.push('\n');
}

/// Small calls.
fn calls(report: &Report, page: &mut String) {
    let _ = writeln!(page, "## Small calls\n");
    header("call", ["nanoseconds", "allocations"].map(String::from).into_iter(), page);
    for row in report.rows.iter().filter(|row| row.allocations.is_some()) {
        let cells = [format!("{:.0}", row.ns), format!("{:.0}", row.allocations.unwrap_or_default())];
        table_row(row.case.trim_start_matches("call: "), cells.into_iter(), page);
    }
    page.push('\n');
}

/// What misses its target.
fn below(report: &Report, page: &mut String) {
    let (missed, asked) = missed(&report.rows);
    let _ = writeln!(page, "## Below target\n\n{} of {asked} figures miss their target.\n", missed.len());
    let columns = ["level", "size", "measured", "target", "of regular stores"];
    header("case", columns.map(String::from).into_iter(), page);
    for row in missed {
        let shown = |fraction: f64| format!("{fraction:.3}");
        let measured = row.fraction.map_or_else(|| format!("{:.0} ns", row.ns), shown);
        let of_regular = row.fraction_of_regular.map_or_else(|| "–".into(), shown);
        // A target may be a product.
        let target = (row.target.unwrap_or_default() * 1000.0).round() / 1000.0;
        let size = format!("{} ×{}", row.size, row.threads);
        let cells = [row.level.clone(), size, measured, format!("{target}"), of_regular];
        table_row(&row.case, cells.into_iter(), page);
    }
}

/// Rows of tensors by case.
fn by_case<'r>(rows: impl Iterator<Item = &'r Row>) -> Vec<(String, Vec<&'r Row>)> {
    grouped(rows.filter(|row| row.allocations.is_none()), |row| row.case.clone())
}

/// Rows by name, in the order in which names come first.
fn grouped<'r, R>(
    rows: impl Iterator<Item = &'r R>,
    name: impl Fn(&R) -> String,
) -> Vec<(String, Vec<&'r R>)> {
    let mut groups: Vec<(String, Vec<&R>)> = Vec::new();
    for row in rows {
        let name = name(row);
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, group)) => group.push(row),
            None => groups.push((name, vec![row])),
        }
    }
    groups
}

fn header(first: &str, rest: impl Iterator<Item = String>, page: &mut String) {
    let rest: Vec<String> = rest.collect();
    let _ = writeln!(page, "| {first} | {} |", rest.join(" | "));
    let _ = writeln!(page, "|---{}|", "|---:".repeat(rest.len()));
}

fn table_row(first: &str, rest: impl Iterator<Item = String>, page: &mut String) {
    let _ = writeln!(page, "| {first} | {} |", rest.collect::<Vec<_>>().join(" | "));
}
