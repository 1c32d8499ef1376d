//! Whether a core is this program's alone.
//!
//! On a shared machine another program may have the core's other thread, for seconds or minutes: loops that compute take
//! twice as long then, those that store hardly longer, so a fraction of a ceiling says nothing. A probe tells: arithmetic that
//! waits for nothing takes nearly the same time whenever the core is its own. It is not what is measured, so batches can be
//! chosen by it.

use std::fmt;
use std::hint::black_box;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much longer than ever before the probe may take.
const DISTURBED: f64 = 1.25;
/// Steps of a probe: some microseconds.
const STEPS: u64 = 2000;
/// The best of so many probes is one: an interrupt is no program.
const PROBES: usize = 5;
/// How long to wait before the next one.
const PAUSE: Duration = Duration::from_millis(1);
/// How long a round may wait for its first batch.
const FOR_A_ROUND: Duration = Duration::from_secs(5);
/// How long a batch may be measured again. Where another program leaves the core for less than a millisecond at a time, one of some hundred
/// is quiet; one that takes longer than that never is.
const FOR_A_BATCH: Duration = Duration::from_millis(50);

/// What is known of the core.
static CORE: Mutex<Core> = Mutex::new(Core {
    least: f64::INFINITY,
    patience: Duration::ZERO,
    tally: Tally { rounds: 0, disturbed: 0 },
});

struct Core {
    /// Nanoseconds of the quickest probe.
    least: f64,
    /// How long all rounds may still wait.
    patience: Duration,
    tally: Tally,
}

/// How many rounds there were, and how many of them on a disturbed core.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    rounds: usize,
    disturbed: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} rounds on a core that another program had a part of", self.disturbed, self.rounds)
    }
}

fn with<T>(what: impl FnOnce(&mut Core) -> T) -> T {
    what(&mut CORE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Has rounds wait for a quiet core, so long in all.
pub(crate) fn be_patient(patience: Duration) {
    with(|core| core.patience = patience);
}

/// What rounds there were.
pub(crate) fn tally() -> Tally {
    with(|core| core.tally)
}

/// A round in progress: some batches, each measured while the core is quiet as far as patience goes.
pub(crate) struct Round {
    /// Whether the last probe found the core quiet.
    is_quiet: bool,
    /// Whether it did not stay so during some batch that counts.
    disturbed: bool,
}

impl Round {
    /// Waits for a quiet core; without patience it does not.
    pub(crate) fn begin() -> Self {
        let start = Instant::now();
        let mut is_quiet = !is_disturbed();
        while !is_quiet && may_wait(start, FOR_A_ROUND) {
            std::thread::sleep(PAUSE);
            is_quiet = !is_disturbed();
        }
        spend(start.elapsed());
        Self { is_quiet, disturbed: false }
    }

    /// Measures a batch, again if the core did not stay quiet; without more patience as it is.
    pub(crate) fn batch<T>(&mut self, mut measure: impl FnMut() -> T) -> T {
        let start = Instant::now();
        loop {
            let (was_quiet, begin) = (self.is_quiet, Instant::now());
            let measured = measure();
            self.is_quiet = !is_disturbed();
            let counts = was_quiet && self.is_quiet;
            if counts || !may_wait(start, FOR_A_BATCH) {
                self.disturbed |= !counts;
                spend(begin.saturating_duration_since(start));
                return measured;
            }
        }
    }

    /// Counts the round.
    pub(crate) fn end(self) {
        with(|core| {
            core.tally.rounds += 1;
            core.tally.disturbed += usize::from(self.disturbed);
        });
    }
}

/// Whether patience is left, of all rounds and of what began then.
fn may_wait(start: Instant, most: Duration) -> bool {
    let waited = start.elapsed();
    waited < most && waited < with(|core| core.patience)
}

/// Takes patience away.
fn spend(waited: Duration) {
    with(|core| core.patience = core.patience.saturating_sub(waited));
}

/// Whether a probe takes longer than it should, on any thread of the current pool.
fn is_disturbed() -> bool {
    let best = || (0..PROBES).map(|_| probe()).fold(f64::INFINITY, f64::min);
    let probes = match rayon::current_thread_index() {
        Some(_) => rayon::broadcast(|_| best()),
        None => vec![best()],
    };
    with(|core| {
        core.least = probes.iter().copied().fold(core.least, f64::min);
        probes.iter().any(|probe| *probe > DISTURBED * core.least)
    })
}

/// Nanoseconds of arithmetic in as many chains as no processor has units for.
fn probe() -> f64 {
    let mut chains: [u64; 12] = std::array::from_fn(|chain| black_box(chain as u64));
    let start = Instant::now();
    for step in 0..STEPS {
        for chain in &mut chains {
            *chain = (*chain ^ step).wrapping_add(*chain >> 7);
        }
    }
    black_box(chains);
    start.elapsed().as_nanos() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that can be said without knowing what else runs: without patience every batch is measured once, and every round counted.
    #[test]
    fn without_patience_nothing_is_measured_twice() {
        let before = tally();
        let mut measured = 0;
        for _ in 0..3 {
            let mut round = Round::begin();
            round.batch(|| measured += 1);
            round.batch(|| measured += 1);
            round.end();
        }
        assert_eq!(measured, 6);
        assert!(tally().rounds >= before.rounds + 3 && tally().disturbed <= tally().rounds);
    }
}
