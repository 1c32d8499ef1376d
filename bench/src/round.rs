//! The harness: in every round each runner is called, in random order, so that whatever disturbs the machine disturbs
//! all of them.
//!
//! Sizes that fit a cache are called in batches of 200 µs and more, each after as many calls that are not counted, and
//! four at least, so that a runner finds caches and clock as its own calls leave them and not as its predecessor did.
//! Batches wait for a [quiet] core, and each round has [results](Places) in other memory.

use std::time::{Duration, Instant};

use crate::quiet;

/// One thing to be timed, writing into the given memory.
pub(crate) struct Runner<'a> {
    call: Call<'a>,
}

type Here<'a> = dyn FnMut(&mut [u8]) + Send + 'a;

enum Call<'a> {
    /// A call that is timed here.
    Here(Box<Here<'a>>),
    /// So many calls in another process, and how many nanoseconds one took there.
    There(Box<dyn FnMut(usize) -> f64 + Send + 'a>),
}

impl<'a> Runner<'a> {
    pub(crate) fn new(call: impl FnMut(&mut [u8]) + Send + 'a) -> Self {
        Self { call: Call::Here(Box::new(call)) }
    }

    /// One that another process times.
    pub(crate) fn elsewhere(calls: impl FnMut(usize) -> f64 + Send + 'a) -> Self {
        Self { call: Call::There(Box::new(calls)) }
    }

    /// Nanoseconds of a call, over some of them.
    fn time(&mut self, calls: usize, output: &mut [u8]) -> f64 {
        match &mut self.call {
            Call::Here(call) => {
                let start = Instant::now();
                for _ in 0..calls {
                    call(output);
                }
                start.elapsed().as_nanos() as f64 / calls as f64
            }
            Call::There(run) => run(calls),
        }
    }
}

/// Where results lie: in other memory in every round, the same for all of its runners. How much of them a cache keeps depends on
/// which physical pages they and the codes have, so with one place for all rounds a figure would be one of chance.
pub(crate) struct Places<'o> {
    memory: &'o mut [u8],
    bytes: usize,
}

impl<'o> Places<'o> {
    /// Results of so many bytes, in memory that has room for one or more.
    pub(crate) fn new(memory: &'o mut [u8], bytes: usize) -> Self {
        Self { memory, bytes }
    }

    /// The memory of a round.
    fn of(&mut self, round: usize) -> &mut [u8] {
        // Whole pages apart: in them, all places are alike.
        let apart = self.bytes.next_multiple_of(4096).max(4096);
        let more = self.memory.len().saturating_sub(self.bytes) / apart;
        &mut self.memory[round % (more + 1) * apart..][..self.bytes]
    }
}

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    pub(crate) rounds: usize,
    /// Whether the output stays in a cache.
    pub(crate) cached: bool,
}

/// The shortest batch of cached calls: threads that wait for one another need longer to be in step.
const BATCH: Duration = Duration::from_micros(200);
const BATCH_OF_TWO: Duration = Duration::from_millis(1);
/// How many calls a runner has before those that are counted: after stores around the caches, it takes more than one until a last
/// cache holds results, and a runner of which one call is a batch would be measured with others' caches.
const SETTLING: usize = 4;
/// Runners that take longer than this take part in [`FEW`] rounds only.
const LONG: Duration = Duration::from_millis(120);
const FEW: usize = 3;

/// Nanoseconds of a call of every runner in every round; none in rounds without it.
pub(crate) fn rounds(
    runners: &mut [Runner<'_>],
    places: &mut Places<'_>,
    effort: Effort,
) -> Vec<Vec<Option<f64>>> {
    let batches: Vec<(usize, usize)> =
        runners.iter_mut().map(|runner| batch(runner, places.of(0), effort)).collect();
    let mut times = vec![Vec::with_capacity(effort.rounds); runners.len()];
    let mut order: Vec<usize> = (0..runners.len()).collect();
    let mut random = fastrand::Rng::with_seed(0x0dd5);
    for round in 0..effort.rounds {
        random.shuffle(&mut order);
        let output = places.of(round);
        let (mut quiet, mut of_round) = (quiet::Round::begin(), vec![None; runners.len()]);
        for &index in &order {
            let ((calls, rounds), runner) = (batches[index], &mut runners[index]);
            if round >= rounds {
                continue;
            }
            if effort.cached {
                runner.time(calls.max(SETTLING), output);
            }
            of_round[index] = Some(quiet.batch(|| runner.time(calls, output)));
        }
        quiet.end();
        times.iter_mut().zip(of_round).for_each(|(times, time)| times.push(time));
    }
    times
}

/// How many calls make a batch, and in how many rounds the runner takes part; after a call that touches everything.
fn batch(runner: &mut Runner<'_>, output: &mut [u8], effort: Effort) -> (usize, usize) {
    let timed =
        |runner: &mut Runner<'_>, output: &mut [u8]| Duration::from_nanos(runner.time(1, output) as u64);
    let mut once = timed(runner, output);
    let few = effort.rounds.min(FEW);
    if once > LONG {
        return (1, few);
    }
    if !effort.cached {
        return (1, effort.rounds);
    }
    for _ in 0..3 {
        once = once.min(timed(runner, output));
    }
    let batch = if rayon::current_thread_index().is_some() { BATCH_OF_TWO } else { BATCH };
    let calls = batch.as_nanos().div_ceil(once.as_nanos().max(1));
    (usize::try_from(calls).unwrap_or(1), effort.rounds)
}

/// The median of what there is.
pub(crate) fn median(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => None,
        count if count % 2 == 1 => Some(values[middle]),
        _ => Some((values[middle - 1] + values[middle]) / 2.0),
    }
}

/// The median over rounds of the quicker ceiling's time over the runner's, each of the same round.
pub(crate) fn fraction(ceilings: &[Vec<Option<f64>>], times: &[Option<f64>]) -> Option<f64> {
    let of_round = |(round, time): (usize, &Option<f64>)| {
        let quickest = ceilings.iter().filter_map(|ceiling| ceiling[round]).min_by(f64::total_cmp)?;
        Some(quickest / (*time)?)
    };
    median(times.iter().enumerate().filter_map(of_round))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_the_median_of_rounds_in_which_both_took_part() {
        let ceilings = [vec![Some(10.0), Some(8.0), None], vec![Some(9.0), Some(12.0), Some(3.0)]];
        assert_eq!(fraction(&ceilings, &[Some(18.0), Some(16.0), None]), Some(0.5));
        assert_eq!(fraction(&ceilings, &[Some(9.0), Some(16.0), Some(12.0)]), Some(0.5));
        assert_eq!(fraction(&ceilings, &[None, None, None]), None);
    }

    #[test]
    fn every_runner_takes_part_in_every_round() {
        let mut output = [0; 64];
        let mut runners = [Runner::new(|out| out[0] += 1), Runner::new(|out| out[1] = 1)];
        let places = &mut Places::new(&mut output, 64);
        let times = rounds(&mut runners, places, Effort { rounds: 5, cached: false });
        assert!(times.iter().all(|of_runner| of_runner.len() == 5 && of_runner.iter().all(Option::is_some)));
        // One call before the rounds.
        assert_eq!(output[0], 6);
    }

    #[test]
    fn results_lie_elsewhere_in_every_round_as_long_as_there_is_room() {
        let mut memory = vec![0; 3 * 4096 + 100];
        let mut places = Places::new(&mut memory, 100);
        for round in 0..5 {
            let place = places.of(round);
            assert_eq!(place.len(), 100);
            place[0] += 1;
        }
        let written = [memory[0], memory[4096], memory[2 * 4096], memory[3 * 4096]];
        assert_eq!(written, [2, 1, 1, 1]);
        assert!(Places::new(&mut memory, 0).of(7).is_empty());
    }
}
