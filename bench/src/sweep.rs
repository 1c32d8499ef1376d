//! Bytes a second over the size of the tensor, from one that fits the first cache to one that fits none.

use dequant::Level;

use crate::case::Case;
use crate::ceiling::{self, Store};
use crate::memory::{Inputs, Needs, Pages};
use crate::report::SweepRow;
use crate::rivals::scalar::Scalar;
use crate::round::{Effort, Places, Runner, median, rounds};
use dequant::mover::Best;

/// The sizes, in powers of two of bytes of output.
const POWERS: std::ops::RangeInclusive<u32> = 12..=28;
/// From this size on no cache keeps the output.
const UNCACHED: usize = 64 << 20;

/// Sweeps a case.
pub(crate) fn measure(
    case: &Case<'_>,
    level: Level,
    cached: usize,
    uncached: usize,
    output: &mut Pages,
) -> Result<Vec<SweepRow>, String> {
    let mut rows = Vec::new();
    for bytes in POWERS.step_by(2).map(|power| 1 << power) {
        let Some(sized) = case.with_output(bytes) else { continue };
        let mut needs = Needs::default();
        sized.need(&mut needs);
        let inputs = Inputs::new(&needs).map_err(|error| error.to_string())?;
        let (tensors, plan) = (sized.tensors(&inputs)?, sized.plan(level)?);
        let scalar = Scalar::new(&sized);
        let (best, input) = (Best::detect(), inputs.codes(sized.bytes_in()));
        let mut named = vec![(
            "dequant",
            Runner::new(|output: &mut [u8]| {
                let result = tensors.run(&plan, false, output);
                debug_assert!(result.is_ok());
            }),
        )];
        for store in Store::BOTH {
            named.push((store.name(), Runner::new(move |output| ceiling::run(best, store, input, output))));
        }
        if let Some(scalar) = &scalar {
            let x = sized.codes(&inputs);
            named.push(("scalar loop", Runner::new(move |output| scalar.run(None, x, output))));
        }
        let (names, mut runners): (Vec<_>, Vec<_>) = named.into_iter().unzip();
        let effort = match bytes < UNCACHED {
            true => Effort { rounds: cached, cached: true },
            false => Effort { rounds: uncached, cached: false },
        };
        let times = rounds(&mut runners, &mut Places::new(output.bytes_mut(), bytes), effort);
        for (runner, times) in names.into_iter().zip(times) {
            let Some(ns) = median(times.into_iter().flatten()) else { continue };
            let gbps = (sized.bytes_in() + bytes) as f64 / ns;
            rows.push(SweepRow { case: case.name.clone(), runner, bytes_out: bytes, gbps });
        }
    }
    Ok(rows)
}
