//! The lines of files: run, counted, and what failed of them printed.

use std::path::{Path, PathBuf};

use crate::golden::formats;
use crate::golden::grade::{Grade, grade};
use crate::golden::line::Line;
use crate::golden::tally::Tally;
use crate::golden::verdict::judge;

/// Which lines of which files.
pub(crate) struct Wanted<'a> {
    /// The files, in order.
    pub(crate) files: &'a [PathBuf],
    /// Only lines whose id has one of these texts in it; all lines if there is none.
    pub(crate) filters: &'a [String],
    /// How many lines of a file are graded, where that is known.
    pub(crate) graded: fn(&Path) -> Option<usize>,
}

impl Wanted<'_> {
    /// Runs all lines, and prints a line for each that fails, why some are skipped, and a row for each file.
    pub(crate) fn run(&self) -> Tally {
        let (mut total, mut rows) = (Tally::default(), Vec::new());
        for file in self.files {
            let mut tally = self.file(file);
            let expected = (self.graded)(file).filter(|_| self.filters.is_empty());
            if let Some(expected) = expected.filter(|expected| *expected != tally.graded()) {
                println!(
                    "FAILED {}: {} lines are graded, expected {expected}",
                    file.display(),
                    tally.graded()
                );
                tally.broken();
            }
            rows.push(tally.row(&file.file_name().unwrap_or_default().to_string_lossy()));
            total.add(tally);
        }
        total.reasons().for_each(|reason| println!("{reason}"));
        println!("{}", Tally::head());
        rows.iter().for_each(|row| println!("{row}"));
        total
    }

    /// Whether a line is to be run.
    pub(crate) fn wants(&self, id: &str) -> bool {
        self.filters.is_empty() || self.filters.iter().any(|filter| id.contains(filter))
    }

    /// Runs every line of a file that is wanted.
    fn file(&self, file: &Path) -> Tally {
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
                    Ok(line) if self.wants(&line.id) => run_format(&mut tally, &place, &line),
                    Ok(_) => {}
                    Err(message) => {
                        println!("FAILED {place}: {message}");
                        tally.broken();
                    }
                }
                continue;
            }
            match Line::read(text).and_then(|line| Ok((grade(&line)?, line))) {
                Ok((grade, line)) if self.wants(&line.id) => run_line(&mut tally, &place, &line, &grade),
                Ok(_) => {}
                Err(message) => {
                    println!("FAILED {place}: {message}");
                    tally.broken();
                }
            }
        }
        tally
    }
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
