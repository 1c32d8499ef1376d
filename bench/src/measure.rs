//! Cases that move the same bytes, beside their ceilings: from runners to rows.

use dequant::Level;
use rayon::ThreadPool;

use crate::case::Sized;
use crate::ceiling::{self, Store};
use crate::form::Size;
use crate::memory::{Inputs, Pages};
use crate::report::Row;
#[cfg(feature = "candle")]
use crate::rivals;
use crate::rivals::peers::Peers;
use crate::rivals::scalar::Scalar;
use crate::round::{Effort, Places, Runner, fraction, median, rounds};
use dequant::mover::Best;

/// What all measurements of a size have in common.
pub(crate) struct Bench<'b> {
    pub(crate) size: Size,
    pub(crate) effort: Effort,
    pub(crate) levels: &'b [Level],
    /// Two threads, where there are two; one otherwise.
    pub(crate) pool: Option<&'b ThreadPool>,
    pub(crate) rivals: bool,
    pub(crate) peers: Option<&'b Peers>,
    pub(crate) inputs: &'b Inputs,
}

/// Who is timed.
struct Entrant<'g> {
    /// Index of the case.
    of: usize,
    runner: String,
    level: String,
    target: Option<f64>,
    timed: Runner<'g>,
}

impl Bench<'_> {
    fn threads(&self) -> usize {
        if self.pool.is_some() { 2 } else { 1 }
    }

    /// Times cases whose calls move the same bytes, in the same rounds.
    pub(crate) fn measure(&self, group: &[Sized<'_, '_>], output: &mut Pages) -> Result<Vec<Row>, String> {
        let Some(first) = group.first() else { return Ok(Vec::new()) };
        let tensors = group.iter().map(|sized| sized.tensors(self.inputs)).collect::<Result<Vec<_>, _>>()?;
        let scalars: Vec<Option<Scalar>> =
            group.iter().map(|sized| self.rivals.then(|| Scalar::new(sized)).flatten()).collect();
        let mut entrants: Vec<Entrant<'_>> = Vec::new();
        for (of, (sized, tensors)) in group.iter().zip(&tensors).enumerate() {
            // The lower levels are shown of cases that stand for others.
            let lower = if sized.case.brief { 0 } else { self.levels.len().saturating_sub(1) };
            for level in &self.levels[lower..] {
                let plan = sized.plan(*level)?;
                // Once where errors can be reported; fresh memory would take longer than all rounds.
                let y = &mut output.bytes_mut()[..sized.bytes_out()];
                tensors.run(&plan, false, y).map_err(|error| format!("{}: {error}", sized.case.name))?;
                let parallel = self.pool.is_some();
                let timed = Runner::new(move |output| {
                    let result = tensors.run(&plan, parallel, output);
                    debug_assert!(result.is_ok());
                });
                let target = self.target(sized, *level);
                entrants.push(Entrant {
                    of,
                    runner: "dequant".into(),
                    level: level.name().into(),
                    target,
                    timed,
                });
            }
            if let Some(scalar) = &scalars[of] {
                let x = sized.codes(self.inputs);
                for (level, native) in [("baseline", None), ("native", Some(Best::detect()))] {
                    let timed = Runner::new(move |output| scalar.run(native, x, output));
                    entrants.push(Entrant {
                        of,
                        runner: "scalar loop".into(),
                        level: level.into(),
                        target: None,
                        timed,
                    });
                }
            }
            #[cfg(feature = "candle")]
            if self.rivals
                && let Some(call) = rivals::candle::rival(sized)
            {
                let timed = Runner::new(move |_| call());
                entrants.push(Entrant {
                    of,
                    runner: "candle".into(),
                    level: "baseline".into(),
                    target: None,
                    timed,
                });
            }
        }
        // A process holds one case at a time.
        if let (true, Some(peers), [sized]) = (self.rivals, self.peers, group) {
            for runner in peers.prepare(sized)? {
                let name = runner.clone();
                let timed = Runner::elsewhere(move |calls| peers.run(&name, calls).unwrap_or(f64::NAN));
                entrants.push(Entrant { of: 0, runner, level: String::new(), target: None, timed });
            }
        }
        let mut places = Places::new(output.bytes_mut(), first.bytes_out());
        let (ceilings, times) = self.times(first.bytes_in(), &mut entrants, &mut places);
        let rows = entrants
            .iter()
            .zip(times)
            .filter_map(|(entrant, times)| self.row(&group[entrant.of], entrant, &ceilings, &times));
        Ok(rows.collect())
    }

    /// Times of the ceilings and of the entrants.
    fn times(
        &self,
        bytes_in: usize,
        entrants: &mut [Entrant<'_>],
        places: &mut Places<'_>,
    ) -> (Times, Times) {
        let input = self.inputs.codes(bytes_in);
        let ceiling = if self.pool.is_some() { ceiling::run_on_two } else { ceiling::run };
        let best = Best::detect();
        let ceilings =
            Store::BOTH.map(|store| Runner::new(move |output| ceiling(best, store, input, output)));
        let count = ceilings.len();
        let empty = || Runner::new(|_| {});
        let timed = entrants.iter_mut().map(|entrant| std::mem::replace(&mut entrant.timed, empty()));
        let mut runners: Vec<Runner<'_>> = ceilings.into_iter().chain(timed).collect();
        let mut times = match self.pool {
            Some(pool) => pool.install(|| rounds(&mut runners, places, self.effort)),
            None => rounds(&mut runners, places, self.effort),
        };
        let of_entrants = times.split_off(count);
        (times, of_entrants)
    }

    fn target(&self, sized: &Sized<'_, '_>, level: Level) -> Option<f64> {
        let best = level == Level::detect();
        sized.case.requirement?.at(self.size, self.threads(), level.name(), best)
    }

    fn row(
        &self,
        sized: &Sized<'_, '_>,
        who: &Entrant<'_>,
        ceilings: &Times,
        times: &[Option<f64>],
    ) -> Option<Row> {
        let ns = median(times.iter().flatten().copied())?;
        let (bytes_in, bytes_out) = (sized.bytes_in(), sized.bytes_out());
        let case = sized.case;
        Some(Row {
            case: case.name.clone(),
            operator: case.cell.operator_label(),
            types: case.cell.types(),
            granularity: format!("{}: {}", case.cell.granularity.name, case.grouping.label()),
            runner: who.runner.clone(),
            level: who.level.clone(),
            size: self.size.name(),
            threads: self.threads(),
            ns,
            gbps: (bytes_in + bytes_out) as f64 / ns,
            fraction: fraction(ceilings, times),
            // Regular stores are the first of both.
            fraction_of_regular: fraction(&ceilings[..1], times),
            requirement: case.requirement.map(|requirement| requirement.what),
            target: who.target,
            group: sized.form.group_elements(),
            bytes_in,
            bytes_out,
            brief: case.brief,
            allocations: None,
        })
    }
}

/// Nanoseconds by runner and round.
type Times = Vec<Vec<Option<f64>>>;
