//! Golden vectors: results of real software, as JSON Lines, one case a line.
//!
//! Every line is graded by what the software's answer means for a page (`golden/grade.rs`), run through the
//! crate, and compared by bits; lines with an expected output are also run through the reference interpreter,
//! so that a misreading that both roads share shows up here. Ends with `N passed, M failed, K skipped`.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
mod golden;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;

use std::path::Path;
use std::process::ExitCode;

use golden::arguments::{Arguments, graded_lines};
use golden::formats;
use golden::grade::{Grade, grade};
use golden::line::Line;
use golden::tally::Tally;
use golden::verdict::judge;

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    if arguments.list {
        println!("vectors: test");
        return ExitCode::SUCCESS;
    }
    let (mut total, mut rows) = (Tally::default(), Vec::new());
    for file in &arguments.files {
        let mut tally = run_file(file, &arguments);
        let expected = graded_lines(file).filter(|_| arguments.filters.is_empty());
        if let Some(expected) = expected.filter(|expected| *expected != tally.graded()) {
            println!("FAILED {}: {} lines are graded, expected {expected}", file.display(), tally.graded());
            tally.broken();
        }
        rows.push(tally.row(&file.file_name().unwrap_or_default().to_string_lossy()));
        total.add(tally);
    }
    total.reasons().for_each(|reason| println!("{reason}"));
    println!("{}", Tally::head());
    rows.iter().for_each(|row| println!("{row}"));
    println!("{total}");
    if total.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Runs every line of a file that is wanted.
fn run_file(file: &Path, arguments: &Arguments) -> Tally {
    let mut tally = Tally::default();
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            println!("FAILED {}: {error}", file.display());
            tally.broken();
            return tally;
        }
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut lines = lines.map(|(number, line)| (number + 1, line)).peekable();
    if lines.peek().is_none() {
        println!("FAILED {}: no line in it", file.display());
        tally.broken();
    }
    for (number, text) in lines {
        let place = format!("{}:{number}", file.display());
        if let Some(fields) = format_line(text) {
            match formats::Line::read(&fields) {
                Ok(line) if arguments.wants(&line.id) => run_format(&mut tally, &place, &line),
                Ok(_) => {}
                Err(message) => {
                    println!("FAILED {place}: {message}");
                    tally.broken();
                }
            }
            continue;
        }
        match Line::read(text).and_then(|line| Ok((grade(&line)?, line))) {
            Ok((grade, line)) if arguments.wants(&line.id) => run_line(&mut tally, &place, &line, &grade),
            Ok(_) => {}
            Err(message) => {
                println!("FAILED {place}: {message}");
                tally.broken();
            }
        }
    }
    tally
}

fn run_line(tally: &mut Tally, place: &str, line: &Line, grade: &Grade) {
    if let Grade::Skip(reason) = grade {
        return tally.skip(reason);
    }
    let judged = judge(line, grade);
    tally.count(grade, judged.is_ok());
    if let Err(message) = judged {
        println!("FAILED {place}: {} ({}): {message}", line.id, line.describe());
    }
}

/// The fields of a line that is about a weight format.
fn format_line(text: &str) -> Option<serde_json::Map<String, serde_json::Value>> {
    serde_json::from_str(text).ok().filter(formats::is_format)
}

fn run_format(tally: &mut Tally, place: &str, line: &formats::Line) {
    let judged = line.judge();
    tally.count(&line.grade(), judged.is_ok());
    if let Err(message) = judged {
        println!("FAILED {place}: {} ({}): {message}", line.id, line.describe());
    }
}
