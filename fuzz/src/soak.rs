//! Random plans, shared by all threads at once, for as long as wanted: every result is the reference's, and memory
//! does not grow.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use dequant::Plan;
use dequant::format::FormatPlan;

use crate::bridge;
use crate::doors;
use crate::generate::random::Random;
use crate::levels::levels;
use crate::memory::LINE;
use crate::source::Source;
use crate::{call, formats};

/// How many plans are shared at a time.
const SHARED: usize = 64;

/// How often a plan is run before another takes its place.
const RUNS_OF_A_PLAN: u64 = 16;

/// When to end.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many plans.
    Plans(u64),
    /// After so long.
    Passed(Duration),
}

/// What was done.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Threads that shared the plans.
    pub threads: usize,
    /// Plans made.
    pub plans: u64,
    /// Times that a plan was run through every door.
    pub runs: u64,
    /// Resident bytes, once a second; none where the system does not say.
    pub resident: Vec<u64>,
}

impl Report {
    /// The mean of resident bytes in the second and in the last quarter of the time.
    fn quarters(&self) -> Option<(u64, u64)> {
        let quarter = self.resident.len() / 4;
        let mean = |part: &[u64]| part.iter().sum::<u64>() / part.len() as u64;
        let parts = (self.resident.get(quarter..2 * quarter)?, self.resident.get(3 * quarter..)?);
        (quarter > 0).then(|| (mean(parts.0), mean(parts.1)))
    }

    /// Whether memory grew between the second and the last quarter, by more than allocators scatter.
    pub fn grew(&self) -> bool {
        self.quarters().is_some_and(|(early, late)| late > early + early / 10 + (8 << 20))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} plans, run {} times by {} threads", self.plans, self.runs, self.threads)?;
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let most = self.resident.iter().max().copied().unwrap_or(0);
        match self.quarters() {
            Some((early, late)) => write!(
                f,
                "; resident {:.1} MiB in the second quarter, {:.1} in the last, {:.1} at most",
                mib(early),
                mib(late),
                mib(most)
            ),
            None => write!(f, "; resident memory was not measured"),
        }
    }
}

/// A plan that threads share, and what it computes.
enum Shared {
    Operator(Box<bridge::Call>, Box<Plan>, Vec<u8>),
    Format(bridge::formats::Call, Box<FormatPlan>, Vec<u8>),
}

impl Shared {
    /// A random call that the crate plans.
    fn new(random: &mut Random) -> Self {
        loop {
            let bytes: Vec<u8> = (0..256).map(|_| random.bits() as u8).collect();
            let mut source = Source::new(&bytes);
            let found =
                if random.below(3) == 0 { Self::format(&mut source) } else { Self::operator(&mut source) };
            if let Some(found) = found {
                return found;
            }
        }
    }

    fn operator(source: &mut Source<'_>) -> Option<Self> {
        let call = call::valid(source)?;
        let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
        let expected = call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
        Some(Self::Operator(Box::new(call), Box::new(plan), expected.bytes))
    }

    fn format(source: &mut Source<'_>) -> Option<Self> {
        let call = formats::valid(source)?;
        let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
        let expected = call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
        Some(Self::Format(call, Box::new(plan), expected.bytes))
    }

    /// Runs the plan at some level into memory at some address.
    fn run(&self, random: &mut Random) -> Result<(), String> {
        let (level, offset) = (*random.choose(levels()), random.below(LINE));
        let said = |error: dequant::Error| error.to_string();
        let (what, ended) = match self {
            Self::Operator(call, plan, expected) => {
                let tensors = call.tensors().map_err(said)?;
                let plan = Plan::clone(plan).at(level).map_err(said)?;
                (call.describe(), doors::operator(&plan, tensors, expected, offset))
            }
            Self::Format(call, plan, expected) => {
                let tensors = call.refs().map_err(said)?;
                let plan = plan.clone().at(level).map_err(said)?;
                (call.describe(), doors::format(&plan, &tensors, expected, offset))
            }
        };
        ended.map_err(|difference| format!("{what} at {level}: {difference}"))
    }
}

/// Runs random plans on `threads` threads.
///
/// # Errors
/// The first result that differs from the reference's, with the call that gave it.
pub fn soak(threads: usize, until: Until, seed: u64) -> Result<Report, String> {
    let start = Instant::now();
    let (plans, runs) = (AtomicU64::new(0), AtomicU64::new(0));
    let (stop, wrong) = (AtomicBool::new(false), Mutex::new(None));
    let is_over = || {
        stop.load(Ordering::Relaxed)
            || match until {
                Until::Plans(most) => plans.load(Ordering::Relaxed) >= most,
                Until::Passed(time) => start.elapsed() >= time,
            }
    };
    let first = |index: usize| RwLock::new(Arc::new(Shared::new(&mut Random(seed ^ (index as u64) << 32))));
    let shared: Vec<_> = (0..SHARED).map(first).collect();
    let work = |thread: usize| {
        let mut random = Random(seed.wrapping_add(1 + thread as u64));
        while !is_over() {
            let slot = random.choose(&shared);
            let current = Arc::clone(&slot.read().unwrap_or_else(PoisonError::into_inner));
            if let Err(difference) = current.run(&mut random) {
                stop.store(true, Ordering::Relaxed);
                wrong.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(difference);
            }
            if runs.fetch_add(1, Ordering::Relaxed) % RUNS_OF_A_PLAN == 0 {
                let next = Arc::new(Shared::new(&mut random));
                *slot.write().unwrap_or_else(PoisonError::into_inner) = next;
                plans.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    let mut resident_bytes = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            resident_bytes.extend(resident());
            let next = start + Duration::from_secs(resident_bytes.len() as u64 + 1);
            while Instant::now() < next && workers.iter().any(|worker| !worker.is_finished()) {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
    });
    match wrong.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(difference) => Err(difference),
        None => Ok(Report {
            threads,
            plans: plans.into_inner(),
            runs: runs.into_inner(),
            resident: resident_bytes,
        }),
    }
}

/// The bytes of this process that lie in memory, where Linux says so.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib << 10)
}
