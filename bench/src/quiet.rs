//! Whether a core is this program's alone.
//!
//! On a shared machine another program may have the core's other thread, for seconds or minutes: loops that compute take
//! twice as long then, those that store hardly longer, so a fraction of a ceiling says nothing. A probe tells: arithmetic that
//! waits for nothing takes nearly the same time whenever the core is its own. It is not what is measured, so rounds can be
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
const PAUSE: Duration = Duration::from_millis(5);
/// How much of the patience one round may use.
const FOR_A_ROUND: Duration = Duration::from_secs(5);

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

/// Measures a round while the core is quiet, again if it did not stay so; without more patience as it is.
pub(crate) fn round<T>(mut measure: impl FnMut() -> T) -> T {
    let start = Instant::now();
    loop {
        let waited = start.elapsed();
        let may_wait = waited < FOR_A_ROUND && waited < with(|core| core.patience);
        if is_disturbed() && may_wait {
            std::thread::sleep(PAUSE);
            continue;
        }
        let measured = measure();
        let disturbed = is_disturbed();
        if disturbed && may_wait {
            continue;
        }
        with(|core| {
            core.tally.rounds += 1;
            core.tally.disturbed += usize::from(disturbed);
            core.patience = core.patience.saturating_sub(waited);
        });
        return measured;
    }
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

    /// All that can be said without knowing what else runs: without patience every round is measured once, and counted.
    #[test]
    fn without_patience_nothing_is_measured_twice() {
        let before = tally();
        let mut measured = 0;
        for _ in 0..3 {
            round(|| measured += 1);
        }
        assert_eq!(measured, 3);
        assert!(tally().rounds >= before.rounds + 3 && tally().disturbed <= tally().rounds);
    }
}
