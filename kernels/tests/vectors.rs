//! Golden vectors: results of real software, as JSON Lines, one case a line.
//!
//! Every line is graded by what the software's answer means for a page (`golden/grade.rs`), run through the crate, and
//! compared by bits; lines with an expected output are also run through the reference interpreter, so that a misreading
//! that both roads share shows up here. Ends with `N passed, M failed, K skipped`.

mod bridge;
mod golden;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use golden::grade::{Grade, Verdict, grade};

fn main() -> ExitCode {
    let mut total = Tally::default();
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    for file in &arguments.files {
        let tally = run_file(file, arguments.filter.as_deref());
        println!("{}: {tally}", file.file_name().unwrap_or_default().to_string_lossy());
        total.add(tally);
    }
    for (reason, count) in &total.skipped {
        println!("skipped {count}: {reason}");
    }
    println!("{} passed, {} failed, {} skipped", total.passed(), total.failed, total.skipped.values().sum::<usize>());
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What to run: `[--vectors FILE…] [--filter TEXT]`, and a bare word as a filter, as test runners pass one.
struct Arguments {
    files: Vec<PathBuf>,
    filter: Option<String>,
}

impl Arguments {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let (mut files, mut filter, mut reading_files) = (Vec::new(), None, false);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--vectors" => reading_files = true,
                "--filter" => filter = Some(words.next().ok_or("--filter needs a text")?),
                // Options of the built-in test runner, which cargo passes on.
                "--quiet" | "--nocapture" | "--exact" => {}
                option if option.starts_with("--") => return Err(format!("unknown option {option}")),
                file if reading_files => files.push(file.into()),
                _ => filter = Some(word),
            }
        }
        if !reading_files {
            files = built_in();
        }
        if files.is_empty() { Err("--vectors needs a file".into()) } else { Ok(Self { files, filter }) }
    }
}

/// The files beside this one.
fn built_in() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// How many lines had which end.
#[derive(Default)]
struct Tally {
    output: usize,
    rejected: usize,
    accepted: usize,
    failed: usize,
    skipped: BTreeMap<String, usize>,
}

impl Tally {
    fn passed(&self) -> usize {
        self.output + self.rejected + self.accepted
    }

    fn add(&mut self, other: Self) {
        self.output += other.output;
        self.rejected += other.rejected;
        self.accepted += other.accepted;
        self.failed += other.failed;
        for (reason, count) in other.skipped {
            *self.skipped.entry(reason).or_default() += count;
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { output, rejected, accepted, failed, skipped } = self;
        let skipped: usize = skipped.values().sum();
        write!(f, "{output} equal the expected output, {rejected} rejected as expected, {accepted} accepted as expected, {failed} failed, {skipped} skipped")
    }
}

/// Runs every line of a file that the filter lets through.
fn run_file(file: &Path, filter: Option<&str>) -> Tally {
    let mut tally = Tally::default();
    let text = match std::fs::read_to_string(file) {
        Ok(text) if !text.trim().is_empty() => text,
        Ok(_) => return fail(tally, &format!("{}: no vectors in it", file.display())),
        Err(error) => return fail(tally, &format!("{}: {error}", file.display())),
    };
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let place = format!("{}:{}", file.display(), number + 1);
        let graded = golden::line::Line::read(line).and_then(|line| Ok((grade(&line)?, line)));
        let (grade, line) = match graded {
            Ok(graded) => graded,
            Err(message) => {
                tally = fail(tally, &format!("{place}: {message}"));
                continue;
            }
        };
        if filter.is_some_and(|filter| !line.id.contains(filter)) {
            continue;
        }
        match (grade.verdict(&line), &grade) {
            (Verdict::Passed, Grade::Reject) => tally.rejected += 1,
            (Verdict::Passed, Grade::Accept) => tally.accepted += 1,
            (Verdict::Passed, _) => tally.output += 1,
            (Verdict::Failed(message), _) => tally = fail(tally, &format!("{} ({}): {message}", line.id, line.op)),
            (Verdict::Skipped(reason), _) => *tally.skipped.entry(reason).or_default() += 1,
        }
    }
    tally
}

fn fail(mut tally: Tally, message: &str) -> Tally {
    println!("FAILED {message}");
    tally.failed += 1;
    tally
}
