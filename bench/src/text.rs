//! Figures as text: what a run prints.

use std::fmt::Write;

use crate::report::{Report, Row};

/// How many of the worst are shown when everything was measured.
const WORST: usize = 10;

/// The whole run: every case, or the worst when there are thousands.
pub(crate) fn run(report: &Report, all: bool) -> String {
    let machine = &report.machine;
    let mut text = format!("{}, {} cores; {}\n", machine.processor, machine.cores, machine.caches);
    if all {
        worst(report, &mut text);
    } else {
        report.rows.iter().for_each(|row| line(row, &mut text));
    }
    let (missed, asked) = missed(&report.rows);
    let _ = writeln!(
        text,
        "{} of {asked} figures reach their target; {:.0} s",
        asked - missed.len(),
        report.seconds
    );
    text
}

/// One figure.
fn line(row: &Row, text: &mut String) {
    let who = format!("{} {}", row.runner, row.level);
    let measured = match row.fraction {
        Some(fraction) => {
            let of_regular = row.fraction_of_regular.unwrap_or(fraction);
            format!("{fraction:>6.3} of the ceiling, {of_regular:.3} of regular stores")
        }
        None => format!("{:>6.1} ns", row.ns),
    };
    let verdict = match (row.target, reaches(row)) {
        (Some(target), false) => format!("  below {target:.2}"),
        _ => String::new(),
    };
    let _ = writeln!(
        text,
        "{:<36} {:<20} {:>5} ×{}  {:>7.1} GB/s  {measured}{verdict}",
        row.case, who, row.size, row.threads, row.gbps
    );
}

/// The lowest fractions of each size, for groups that vectors like and for all.
fn worst(report: &Report, text: &mut String) {
    for size in ["L2", "DRAM"] {
        for (what, least) in [("groups of 16 elements and more", 16), ("any group", 0)] {
            let rows = report.rows.iter().filter(|row| row.size == size && row.group >= least);
            let mut rows: Vec<&Row> = rows.filter(|row| row.runner == "dequant").collect();
            rows.sort_by(|a, b| a.fraction.unwrap_or_default().total_cmp(&b.fraction.unwrap_or_default()));
            let _ = writeln!(text, "\nThe worst of {} at {size} size, {what}:", rows.len());
            rows.iter().take(WORST).for_each(|row| line(row, text));
        }
    }
    text.push('\n');
}

/// Whether a figure is what it should be; a fraction as high, nanoseconds as few.
pub(crate) fn reaches(row: &Row) -> bool {
    match (row.target, row.fraction) {
        (Some(target), Some(fraction)) => fraction >= target,
        (Some(target), None) => row.ns <= target,
        (None, _) => true,
    }
}

/// The rows that miss their target, and how many have one.
pub(crate) fn missed(rows: &[Row]) -> (Vec<&Row>, usize) {
    let asked = rows.iter().filter(|row| row.target.is_some());
    (rows.iter().filter(|row| !reaches(row)).collect(), asked.count())
}
