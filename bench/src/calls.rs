//! Small calls: what a run of 64 elements and the building of a plan cost, and how often they allocate.

use std::hint::black_box;
use std::time::Instant;

use dequant::types::{FLOAT32, INT4, UINT8};
use dequant::{Error, Level, Meta, Plan, TensorMut, onnx};

use crate::case::Case;
use crate::memory::{Inputs, Needs};
use crate::quiet;
use crate::report::Row;
use crate::round::median;
use crate::target::{PLAN_NS, RUN_NS};

/// Calls in a batch, and batches.
const CALLS: usize = 2000;
const BATCHES: usize = 41;
const ELEMENTS: usize = 64;

/// The rows of all small calls.
pub(crate) fn measure(cases: &[Case<'_>], level: Level) -> Result<Vec<Row>, String> {
    let mut rows = vec![
        plan("call: plan", "uint8, float32 → float32", "per_axis", per_axis)?,
        plan("call: plan, blocked", "int4, float32 → float32", "blocked", blocked)?,
    ];
    for (index, case) in cases.iter().filter(|case| case.brief).enumerate() {
        // The first one has the plain name.
        let name = if index == 0 { String::new() } else { format!(", {}", case.name) };
        rows.extend(run(&format!("call: run 1x64{name}"), case, level)?);
    }
    Ok(rows)
}

fn per_axis() -> Result<Plan, Error> {
    onnx::DequantizeLinear::opset(21)?.axis(0).plan(
        Meta::new(UINT8, black_box(&[4, 16])),
        Meta::new(FLOAT32, &[4]),
        Some(Meta::new(UINT8, &[4])),
    )
}

fn blocked() -> Result<Plan, Error> {
    onnx::DequantizeLinear::opset(21)?.axis(1).block_size(32).plan(
        Meta::new(INT4, black_box(&[1, 64])),
        Meta::new(FLOAT32, &[1, 2]),
        Some(Meta::new(INT4, &[1, 2])),
    )
}

fn plan(
    name: &str,
    types: &str,
    granularity: &str,
    make: fn() -> Result<Plan, Error>,
) -> Result<Row, String> {
    let level = make().map_err(|error| error.to_string())?.level();
    let (ns, allocations) = time(|| {
        let result = black_box(make());
        debug_assert!(result.is_ok());
    });
    Ok(Row {
        target: Some(PLAN_NS),
        ..row(name, "onnx.DequantizeLinear 21", types, granularity, level, ns, allocations)
    })
}

/// A run of 1 × 64 elements; none where the case has no such shape.
fn run(name: &str, case: &Case<'_>, level: Level) -> Result<Option<Row>, String> {
    let width = case.cell.combination.output.bits as usize / 8;
    let Some(sized) = case.with_output(ELEMENTS * width) else { return Ok(None) };
    let mut needs = Needs::default();
    sized.need(&mut needs);
    let inputs = Inputs::new(&needs).map_err(|error| error.to_string())?;
    let (tensors, plan) = (sized.tensors(&inputs)?, sized.plan(level)?);
    let mut output = vec![0; sized.bytes_out()];
    let mut y =
        TensorMut::new(tensors.output, tensors.shape, &mut output).map_err(|error| error.to_string())?;
    let (ns, allocations) = time(|| {
        let result = plan.run(black_box(tensors.x), tensors.scale, tensors.zero_point, black_box(&mut y));
        debug_assert!(result.is_ok());
    });
    let (types, operator) = (case.cell.types(), case.cell.operator_label());
    let row = row(name, &operator, &types, &case.cell.granularity.name, level, ns, allocations);
    Ok(Some(Row {
        target: Some(RUN_NS),
        gbps: (sized.bytes_in() + sized.bytes_out()) as f64 / ns,
        bytes_in: sized.bytes_in(),
        bytes_out: sized.bytes_out(),
        group: sized.form.group_elements(),
        ..row
    }))
}

/// The median over batches of a call's nanoseconds, and its allocations.
fn time(mut call: impl FnMut()) -> (f64, f64) {
    call();
    let counted = allocation_counter::measure(|| (0..CALLS).for_each(|_| call()));
    let counted = counted.count_total as f64 / CALLS as f64;
    let mut batch = || {
        let start = Instant::now();
        for _ in 0..CALLS {
            call();
        }
        start.elapsed().as_nanos() as f64 / CALLS as f64
    };
    let batch = |_| {
        let mut round = quiet::Round::begin();
        let ns = round.batch(&mut batch);
        round.end();
        ns
    };
    (median((0..BATCHES).map(batch)).unwrap_or_default(), counted)
}

fn row(
    name: &str,
    operator: &str,
    types: &str,
    granularity: &str,
    level: Level,
    ns: f64,
    allocations: f64,
) -> Row {
    Row {
        case: name.into(),
        operator: operator.into(),
        types: types.into(),
        granularity: granularity.into(),
        runner: "dequant".into(),
        level: level.name().into(),
        size: "1x64",
        threads: 1,
        ns,
        gbps: 0.0,
        fraction: None,
        fraction_of_regular: None,
        requirement: None,
        target: None,
        group: 0,
        bytes_in: 0,
        bytes_out: 0,
        brief: true,
        allocations: Some(allocations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_and_runs_do_not_allocate() {
        assert!(per_axis().is_ok() && blocked().is_ok());
        let operators = dequant_spec::builtin::operators().unwrap();
        let cases = crate::headline::all(&operators).unwrap();
        for row in measure(&cases, Level::detect()).unwrap() {
            assert!(row.allocations == Some(0.0), "{}: {:?}", row.case, row.allocations);
        }
    }
}
