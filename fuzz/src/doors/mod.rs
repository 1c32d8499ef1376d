//! Every way to run a plan, each into memory that ends with its last byte: all give the expected bits and touch
//! nothing else.

#![allow(dead_code, reason = "each test file uses a part")]

use std::ops::Range;

use dequant::format::FormatPlan;
use dequant::{Error, Meta, Plan, Stores, Tensor, TensorMut, TensorRef};

use crate::bridge::same_bits;
use crate::memory::{CANARY, Exact, Fresh};

/// Input, scale and zero point of an operator's call.
pub(crate) type Inputs<'a> = (TensorRef<'a>, Option<TensorRef<'a>>, Option<TensorRef<'a>>);

/// Runs an operator's plan through every door, outputs at an address of remainder `offset`; says which one differs
/// and how.
pub(crate) fn operator(
    plan: &Plan,
    (input, scale, zero_point): Inputs<'_>,
    expected: &[u8],
    offset: usize,
) -> Result<(), String> {
    let doors = Doors { output: plan.output(), rows: plan.rows(), expected, offset };
    doors.whole("run", |y| plan.clone().stores(Stores::Cached).run(input, scale, zero_point, y))?;
    doors.whole("streaming", |y| plan.clone().stores(Stores::Streaming).run(input, scale, zero_point, y))?;
    #[cfg(feature = "rayon")]
    doors.whole("run_parallel", |y| plan.run_parallel(input, scale, zero_point, y))?;
    let mut fresh = Fresh::new(expected.len(), offset);
    doors.same(
        "run_uninit",
        plan.run_uninit(input, scale, zero_point, fresh.slots()).map_err(said)?,
        expected,
    )?;
    doors.owned(&plan.run_to_tensor(input, scale, zero_point).map_err(said)?)?;
    doors.by_rows(|rows, y| plan.run_rows(rows, input, scale, zero_point, y))?;
    doors.by_elements(|elements, y| plan.run_range(elements, input, scale, zero_point, y))?;
    let streaming = plan.clone().stores(Stores::Streaming);
    doors.last_rows("streaming", |rows, y| streaming.run_rows(rows, input, scale, zero_point, y))?;
    doors.by_elements(|elements, y| streaming.run_range(elements, input, scale, zero_point, y))
}

/// The same of a weight format's plan.
pub(crate) fn format(
    plan: &FormatPlan,
    tensors: &[(&str, TensorRef<'_>)],
    expected: &[u8],
    offset: usize,
) -> Result<(), String> {
    let doors = Doors { output: plan.output(), rows: plan.rows(), expected, offset };
    doors.whole("run", |y| plan.clone().stores(Stores::Cached).run(tensors, y))?;
    doors.whole("streaming", |y| plan.clone().stores(Stores::Streaming).run(tensors, y))?;
    #[cfg(feature = "rayon")]
    doors.whole("run_parallel", |y| plan.run_parallel(tensors, y))?;
    let mut fresh = Fresh::new(expected.len(), offset);
    doors.same("run_uninit", plan.run_uninit(tensors, fresh.slots()).map_err(said)?, expected)?;
    doors.owned(&plan.run_to_tensor(tensors).map_err(said)?)?;
    doors.by_rows(|rows, y| plan.run_rows(rows, tensors, y))?;
    doors.by_elements(|weights, y| plan.run_range(weights, tensors, y))?;
    let streaming = plan.clone().stores(Stores::Streaming);
    doors.last_rows("streaming", |rows, y| streaming.run_rows(rows, tensors, y))?;
    doors.by_elements(|weights, y| streaming.run_range(weights, tensors, y))
}

/// That an operator's run which fails fails through every door with the same words, and writes nothing.
pub(crate) fn operator_refuses(plan: &Plan, (input, scale, zero_point): Inputs<'_>) -> Result<Error, String> {
    let Meta { dtype, shape } = plan.output();
    let mut bytes = untouched(plan.output());
    let run = |y: &mut [u8]| plan.run(input, scale, zero_point, &mut TensorMut::new(dtype, shape, y)?);
    let Err(expected) = run(&mut bytes) else { return Err("run accepts".into()) };
    let mut errors = vec![
        plan.run_rows(0..plan.rows(), input, scale, zero_point, &mut bytes),
        plan.run_range(0..plan.elements(), input, scale, zero_point, &mut bytes),
    ];
    #[cfg(feature = "rayon")]
    errors.push(
        TensorMut::new(dtype, shape, &mut bytes)
            .and_then(|mut y| plan.run_parallel(input, scale, zero_point, &mut y)),
    );
    let mut fresh = Fresh::new(bytes.len(), 0);
    errors.push(plan.run_uninit(input, scale, zero_point, fresh.slots()).map(|_| ()));
    errors.push(plan.run_to_tensor(input, scale, zero_point).map(|_| ()));
    agreed(expected, &errors, &bytes)
}

/// The same of a weight format's run.
pub(crate) fn format_refuses(plan: &FormatPlan, tensors: &[(&str, TensorRef<'_>)]) -> Result<Error, String> {
    let Meta { dtype, shape } = plan.output();
    let mut bytes = untouched(plan.output());
    let run = |y: &mut [u8]| plan.run(tensors, &mut TensorMut::new(dtype, shape, y)?);
    let Err(expected) = run(&mut bytes) else { return Err("run accepts".into()) };
    let mut errors = vec![
        plan.run_rows(0..plan.rows(), tensors, &mut bytes),
        plan.run_range(0..plan.elements(), tensors, &mut bytes),
    ];
    #[cfg(feature = "rayon")]
    errors
        .push(TensorMut::new(dtype, shape, &mut bytes).and_then(|mut y| plan.run_parallel(tensors, &mut y)));
    let mut fresh = Fresh::new(bytes.len(), 0);
    errors.push(plan.run_uninit(tensors, fresh.slots()).map(|_| ()));
    errors.push(plan.run_to_tensor(tensors).map(|_| ()));
    agreed(expected, &errors, &bytes)
}

/// Memory for an output, full of canaries.
fn untouched(Meta { dtype, shape }: Meta<'_>) -> Vec<u8> {
    vec![CANARY; shape.iter().product::<usize>() * dtype.bits() as usize / 8]
}

/// The error, if every other door gave it as well and nothing was written.
fn agreed(expected: Error, others: &[Result<(), Error>], bytes: &[u8]) -> Result<Error, String> {
    match others.iter().find(|other| **other != Err(expected)) {
        Some(other) => Err(format!("{expected}, but through another door {other:?}")),
        None if bytes.iter().any(|byte| *byte != CANARY) => Err(format!("written before: {expected}")),
        None => Ok(expected),
    }
}

/// What every door has to write, and where.
struct Doors<'a> {
    output: Meta<'a>,
    rows: usize,
    expected: &'a [u8],
    offset: usize,
}

impl Doors<'_> {
    /// A door that fills a tensor.
    fn whole(
        &self,
        door: &str,
        run: impl FnOnce(&mut TensorMut<'_>) -> Result<(), Error>,
    ) -> Result<(), String> {
        let mut memory = Exact::new(self.expected.len(), self.offset);
        let tensor = TensorMut::new(self.output.dtype, self.output.shape, memory.bytes_mut());
        tensor.and_then(|mut tensor| run(&mut tensor)).map_err(said)?;
        self.same(door, memory.bytes(), self.expected)?;
        if memory.is_intact() { Ok(()) } else { Err(format!("{door}: bytes before the output")) }
    }

    /// The door that allocates a tensor.
    fn owned(&self, tensor: &Tensor) -> Result<(), String> {
        if Meta::new(tensor.dtype, &tensor.shape) != self.output {
            return Err(format!("run_to_tensor: {tensor:?}, not {:?}", self.output));
        }
        self.same("run_to_tensor", &tensor.bytes, self.expected)
    }

    /// The door that fills some rows: slabs that end where the memory does, and one whose neighbours have to stay.
    fn by_rows(&self, run: impl Fn(Range<usize>, &mut [u8]) -> Result<(), Error>) -> Result<(), String> {
        let (first, last) = (self.first_row(), self.rows);
        self.last_rows("rows", &run)?;
        self.slab(("rows", self.rows), 0..first, &run)?;
        self.slab(("rows", self.rows), first..(first + 1).min(last), &run)
    }

    /// The door that fills some elements: parts that begin and end inside of rows, groups and bytes of codes.
    fn by_elements(&self, run: impl Fn(Range<usize>, &mut [u8]) -> Result<(), Error>) -> Result<(), String> {
        let all = self.expected.len() * 8 / self.output.dtype.bits() as usize;
        let (first, second) = (all / 3, all - all / 5);
        [0..first, first..second, second..all]
            .into_iter()
            .try_for_each(|elements| self.slab(("elements", all), elements, &run))
    }

    /// The same of the rows at the end only.
    fn last_rows(
        &self,
        door: &str,
        run: impl FnOnce(Range<usize>, &mut [u8]) -> Result<(), Error>,
    ) -> Result<(), String> {
        self.slab((door, self.rows), self.first_row()..self.rows, run)
    }

    /// Where slabs begin.
    fn first_row(&self) -> usize {
        self.rows / 3
    }

    /// A part of so many rows or elements.
    fn slab(
        &self,
        (door, count): (&str, usize),
        part: Range<usize>,
        run: impl FnOnce(Range<usize>, &mut [u8]) -> Result<(), Error>,
    ) -> Result<(), String> {
        let each = self.expected.len().checked_div(count).unwrap_or(0);
        let bytes = part.start * each..part.end * each;
        let mut slab = Exact::new(bytes.len(), self.offset);
        run(part.clone(), slab.bytes_mut()).map_err(said)?;
        self.same(&format!("{door} {part:?}"), slab.bytes(), &self.expected[bytes])?;
        if slab.is_intact() { Ok(()) } else { Err(format!("{door} {part:?}: bytes before the output")) }
    }

    fn same(&self, door: &str, found: &[u8], expected: &[u8]) -> Result<(), String> {
        same_bits(self.output.dtype, found, expected).map_err(|difference| format!("{door}: {difference}"))
    }
}

fn said(error: Error) -> String {
    error.to_string()
}
