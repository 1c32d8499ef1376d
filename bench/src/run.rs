//! One run: which cases at which sizes, levels and thread counts, and with how much effort.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::Instant;

use dequant::Level;
use dequant_spec::{Operator, builtin};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::Arguments;
use crate::case::{Case, Sized};
use crate::ceiling::{self, Store};
use crate::cell::cells;
use crate::form::{Grouping, Size};
use crate::measure::Bench;
use crate::memory::{Inputs, Needs, Pages};
use crate::quiet;
use crate::report::{CeilingRow, Report, Row};
use crate::rivals::peers::Peers;
use crate::round::{Effort, Places, Runner, median, rounds};
use crate::{calls, headline, machine, sweep, target};
use dequant::mover::Best;

/// How many cases share the rounds of a ceiling when there are thousands.
const TOGETHER: usize = 8;
/// The cases whose speed is shown over the size.
const SWEPT: [&str; 2] = ["int8 tensor → f32", "int4 b32 → f32"];

/// What a run covers.
struct Scope {
    sizes: Vec<Size>,
    levels: Vec<Level>,
    /// Rounds where the output stays in a cache, and where it does not.
    cached: usize,
    uncached: usize,
    /// Sizes at which rivals take part.
    rivals: &'static [Size],
    two_threads: bool,
    peers: Option<Peers>,
}

impl Scope {
    fn new(arguments: &Arguments) -> Result<Self, String> {
        let levels = levels(arguments.level.as_deref())?;
        let best = levels.last().copied().into_iter().collect();
        let peers = arguments.peers.as_deref().map(Peers::start).transpose()?;
        let scope = match (arguments.all, arguments.quick) {
            (true, _) => Self {
                sizes: vec![Size::L2, Size::Dram],
                levels: best,
                cached: if arguments.quick { 3 } else { 9 },
                uncached: if arguments.quick { 1 } else { 3 },
                rivals: &[],
                two_threads: false,
                peers,
            },
            (false, true) => Self {
                sizes: vec![Size::L2, Size::Dram],
                levels: best,
                cached: 9,
                uncached: 3,
                rivals: &[Size::L2],
                two_threads: false,
                peers,
            },
            (false, false) => Self {
                sizes: Size::ALL.to_vec(),
                levels,
                cached: 13,
                uncached: 7,
                rivals: &[Size::L2, Size::L3, Size::Dram],
                two_threads: true,
                peers,
            },
        };
        // Any size, whether the run would cover it by itself or not.
        Ok(Self { sizes: arguments.size.map_or(scope.sizes, |size| vec![size]), ..scope })
    }

    fn effort(&self, size: Size) -> Effort {
        match size {
            Size::Dram => Effort { rounds: self.uncached, cached: false },
            _ => Effort { rounds: self.cached, cached: true },
        }
    }

    /// One thread, and two where that is measured; a first cache is too small for two.
    fn pools<'p>(&self, size: Size, two: Option<&'p ThreadPool>) -> Vec<Option<&'p ThreadPool>> {
        let mut pools = vec![None];
        if self.two_threads && size != Size::L1 {
            pools.extend(two.map(Some));
        }
        pools
    }
}

/// The level of that name, or all that this machine has.
pub(crate) fn levels(name: Option<&str>) -> Result<Vec<Level>, String> {
    let available = Level::available();
    let Some(name) = name else { return Ok(available.to_vec()) };
    match available.iter().find(|level| level.name() == name) {
        Some(level) => Ok(vec![*level]),
        None => {
            let known: Vec<&str> = available.iter().map(|level| level.name()).collect();
            Err(format!("this machine has no level `{name}`, expected one of {}", known.join(", ")))
        }
    }
}

/// Measures what the arguments ask for.
pub(crate) fn everything(arguments: &Arguments) -> Result<Report, String> {
    let start = Instant::now();
    let operators = builtin::operators().map_err(|errors| errors.to_string())?;
    let scope = Scope::new(arguments)?;
    let all = if arguments.all { every(&operators) } else { headline::all(&operators)? };
    let cases = chosen(all, arguments);
    if cases.is_empty() {
        return Err(format!("no case has `{}` in it", arguments.filter.as_deref().unwrap_or_default()));
    }
    let pool = ThreadPoolBuilder::new().num_threads(2).build().map_err(|error| error.to_string())?;
    let machine = machine::describe();
    let pool = (machine.cores >= 2).then_some(&pool);
    let best = scope.levels.last().copied().unwrap_or(Level::Portable);
    let mut output = Pages::for_results(Size::Dram.output_bytes()).map_err(|error| error.to_string())?;
    let mut rows = Vec::new();
    for size in &scope.sizes {
        rows.extend(of_size(&cases, *size, &scope, pool, &mut output)?);
    }
    let (mut swept, mut ceilings) = (Vec::new(), Vec::new());
    if !arguments.all {
        rows.extend(calls::measure(&cases, best)?);
        ceilings = ceiling_rows(&scope, pool, &mut output)?;
        for case in cases.iter().filter(|case| SWEPT.contains(&case.name.as_str())) {
            swept.extend(sweep::measure(case, best, scope.cached, scope.uncached, &mut output)?);
        }
    }
    let method = format!(
        "{} rounds where the output fits a cache, {} at DRAM size; in each every runner is called once (in caches: a \
         batch of at least 200 µs after as many uncounted calls, at least four) in random order; time is the median over rounds, fraction the median over rounds of \
         the quicker ceiling's time divided by the runner's in the same round. Memory has huge pages where the system gives them, and results begin \
         at a line; with `--ordinary-memory`, neither is so. Where they fit a cache, they lie in other memory in every round. Batches wait for moments in which the core is not shared, as far as there are \
         such: {}",
        scope.cached,
        scope.uncached,
        quiet::tally()
    );
    let peers = scope.peers.as_ref().map(Peers::versions).transpose()?.unwrap_or_default();
    Ok(Report {
        machine,
        peers,
        method,
        ceilings,
        rows,
        sweep: swept,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// The cases that the arguments name.
fn chosen<'s>(all: Vec<Case<'s>>, arguments: &Arguments) -> Vec<Case<'s>> {
    let filter = arguments.filter.as_deref().map(str::to_lowercase);
    let named = |case: &Case<'_>| {
        let text =
            format!("{} {} {}", case.name, case.cell.operator_label(), case.cell.types()).to_lowercase();
        filter.as_ref().is_none_or(|filter| text.contains(filter))
    };
    let brief = |case: &Case<'_>| arguments.all || !arguments.quick || filter.is_some() || case.brief;
    let step = arguments.sample.map_or(1, NonZero::get);
    all.into_iter().filter(|case| named(case) && brief(case)).step_by(step).collect()
}

/// Every combination, granularity and grouping; what several versions have in common once.
fn every(operators: &[Operator]) -> Vec<Case<'_>> {
    let mut cases: BTreeMap<String, Case<'_>> = BTreeMap::new();
    for operator in operators {
        for cell in operator.versions.iter().flat_map(|version| cells(operator, version)) {
            for grouping in Grouping::all(&cell.granularity.groups) {
                let name = format!("{}, {}", cell.key(), grouping.label());
                let make = || Case {
                    name: name.clone(),
                    cell: cell.clone(),
                    grouping,
                    requirement: None,
                    brief: false,
                };
                cases.entry(name.clone()).or_insert_with(make);
            }
        }
    }
    cases.into_values().collect()
}

/// All cases at a size.
fn of_size(
    cases: &[Case<'_>],
    size: Size,
    scope: &Scope,
    two: Option<&ThreadPool>,
    output: &mut Pages,
) -> Result<Vec<Row>, String> {
    let mut needs = Needs::default();
    // Cases that move the same lines share a ceiling.
    let mut groups: BTreeMap<(usize, usize), Vec<Sized<'_, '_>>> = BTreeMap::new();
    for (index, sized) in cases.iter().enumerate().filter_map(|(index, case)| Some((index, case.at(size)?))) {
        sized.need(&mut needs);
        // The others, whose levels and rivals already fill their rounds, stay in the order of the list.
        let key = if sized.case.requirement.is_some() {
            (index, 0)
        } else {
            (sized.bytes_in() / 64, sized.bytes_out())
        };
        groups.entry(key).or_default().push(sized);
    }
    let inputs = Inputs::new(&needs).map_err(|error| format!("memory: {error}"))?;
    let pools = scope.pools(size, two);
    let steps = pools.len() * groups.values().map(|group| group.len().div_ceil(TOGETHER)).sum::<usize>();
    let bar = ProgressBar::new(steps as u64).with_prefix(size.name());
    if let Ok(style) = ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len} {wide_msg} {eta}") {
        bar.set_style(style);
    }
    let mut rows = Vec::new();
    for group in groups.values().flat_map(|group| group.chunks(TOGETHER)) {
        bar.set_message(group.first().map_or_else(String::new, |sized| sized.case.name.clone()));
        for pool in &pools {
            let bench = Bench {
                size,
                effort: scope.effort(size),
                levels: &scope.levels,
                pool: *pool,
                rivals: pool.is_none() && scope.rivals.contains(&size),
                peers: scope.peers.as_ref(),
                inputs: &inputs,
            };
            rows.extend(bench.measure(group, output)?);
            bar.inc(1);
            tell(&bar, steps);
        }
    }
    bar.finish_and_clear();
    rows.iter_mut().filter(|row| row.requirement.is_none()).for_each(of_the_worst);
    Ok(rows)
}

/// Says how far it is where there is no terminal to draw a bar on: at every tenth of many steps.
fn tell(bar: &ProgressBar, steps: usize) {
    let (done, tenth) = (bar.position() as usize, steps.div_ceil(10));
    if bar.is_hidden() && steps >= 100 && done.is_multiple_of(tenth) {
        eprintln!("{}: {done} of {steps} steps", bar.prefix());
    }
}

/// The targets of rows that have none of their own: those of the worst.
fn of_the_worst(row: &mut Row) {
    let requirement = if row.group >= 16 { &target::WORST } else { &target::WORST_ANY };
    let size = Size::ALL.into_iter().find(|size| size.name() == row.size);
    row.requirement = Some(requirement.what);
    row.target = size
        .and_then(|size| requirement.at(size, row.threads, &row.level, row.level == Level::detect().name()));
}

/// The ceilings themselves: bytes a second by ratio, size and thread count.
fn ceiling_rows(
    scope: &Scope,
    two: Option<&ThreadPool>,
    output: &mut Pages,
) -> Result<Vec<CeilingRow>, String> {
    let best = Best::detect();
    let mut needs = Needs::default();
    needs.codes(Size::Dram.output_bytes());
    let inputs = Inputs::new(&needs).map_err(|error| error.to_string())?;
    let mut rows = Vec::new();
    for size in &scope.sizes {
        for pool in scope.pools(*size, two) {
            let ceiling = if pool.is_some() { ceiling::run_on_two } else { ceiling::run };
            let ratios = [1, 2, 4, 8];
            let mut runners = Vec::new();
            for ratio in ratios {
                let input = inputs.codes(size.output_bytes() / ratio);
                for store in Store::BOTH {
                    runners.push(Runner::new(move |output| ceiling(best, store, input, output)));
                }
            }
            let places = &mut Places::new(output.bytes_mut(), size.output_bytes());
            let effort = scope.effort(*size);
            let times = match pool {
                Some(pool) => pool.install(|| rounds(&mut runners, places, effort)),
                None => rounds(&mut runners, places, effort),
            };
            let named = ratios.into_iter().flat_map(|ratio| Store::BOTH.map(|store| (ratio, store)));
            for ((ratio, store), times) in named.zip(times) {
                let Some(ns) = median(times.into_iter().flatten()) else { continue };
                let bytes = size.output_bytes() + size.output_bytes() / ratio;
                rows.push(CeilingRow {
                    what: format!("1 in, {ratio} out"),
                    stores: store.name(),
                    size: size.name(),
                    threads: if pool.is_some() { 2 } else { 1 },
                    gbps: bytes as f64 / ns,
                });
            }
        }
    }
    Ok(rows)
}
