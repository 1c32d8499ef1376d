//! How the lines of files ended, counted and printed.

use std::collections::BTreeMap;
use std::fmt;

use crate::golden::grade::Grade;

/// The grades that are counted, in the order of the columns.
const COLUMNS: [(&str, Grade); 4] = [
    ("expected output", Grade::Output),
    ("output or refusal", Grade::OutputOrReject),
    ("must be rejected", Grade::Reject),
    ("must be accepted", Grade::Accept),
];

/// How many lines had which grade, and how many of them failed.
#[derive(Default)]
pub(crate) struct Tally {
    /// Graded lines, passed and failed, in the order of the columns.
    graded: [usize; COLUMNS.len()],
    /// Failed lines among them.
    failed: usize,
    /// Lines that say nothing gradable, and files that cannot be read.
    broken: usize,
    /// Lines that are not graded, by reason.
    skipped: BTreeMap<String, usize>,
}

impl Tally {
    /// Counts a line that was run.
    pub(crate) fn count(&mut self, grade: &Grade, passed: bool) {
        if let Some(column) = COLUMNS.iter().position(|(_, of)| of == grade) {
            self.graded[column] += 1;
        }
        self.failed += usize::from(!passed);
    }

    /// Counts a line that is not graded.
    pub(crate) fn skip(&mut self, reason: &str) {
        *self.skipped.entry(reason.to_owned()).or_default() += 1;
    }

    /// Counts a broken line, or a file that cannot be read.
    pub(crate) fn broken(&mut self) {
        self.broken += 1;
    }

    /// Counts something else that was tried.
    pub(crate) fn tried(&mut self, passed: bool) {
        self.count(&Grade::Accept, passed);
    }

    /// How many lines were graded.
    pub(crate) fn graded(&self) -> usize {
        self.graded.iter().sum()
    }

    /// Whether anything failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed + self.broken > 0
    }

    /// Adds the counts of another file.
    pub(crate) fn add(&mut self, other: Self) {
        for (sum, count) in self.graded.iter_mut().zip(other.graded) {
            *sum += count;
        }
        self.failed += other.failed;
        self.broken += other.broken;
        for (reason, count) in other.skipped {
            *self.skipped.entry(reason).or_default() += count;
        }
    }

    /// The heads of the columns that [`row`](Self::row) prints.
    pub(crate) fn head() -> String {
        let columns: String = COLUMNS.iter().map(|(name, _)| format!("{name:>19}")).collect();
        format!("{:<24}{columns}{:>10}{:>9}", "file", "skipped", "failed")
    }

    /// The counts of a file.
    pub(crate) fn row(&self, file: &str) -> String {
        let columns: String = self.graded.iter().map(|count| format!("{count:>19}")).collect();
        format!("{file:<24}{columns}{:>10}{:>9}", self.skips(), self.failed + self.broken)
    }

    /// Every reason once, with its count.
    pub(crate) fn reasons(&self) -> impl Iterator<Item = String> {
        self.skipped.iter().map(|(reason, count)| format!("skipped {count}: {reason}"))
    }

    fn skips(&self) -> usize {
        self.skipped.values().sum()
    }
}

/// The closing line, which `cargo xtask test` reads.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let passed = self.graded() - self.failed;
        write!(f, "{passed} passed, {} failed, {} skipped", self.failed + self.broken, self.skips())
    }
}
