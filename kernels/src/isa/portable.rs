//! The loops in plain Rust: decode a chunk of codes into a small array, apply the formula, round, write.
//!
//! Each of the steps is a loop without branches over arrays, which compilers turn into vector instructions. These
//! loops take every type, code spacing and zero point; the other levels leave to them what their vectors lack.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every group of a part")]

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::Formula;
use crate::grouping::Segment;
use crate::isa::Token;
use crate::isa::buffer::Buffer;
use crate::kernel::{Job, Widener};
use crate::output::round;

/// How many codes are decoded at a time: few enough for the array to stay in the first cache and to be cheap to
/// set up for a short run.
const CHUNK: usize = 64;

/// How many groups' parameters are widened at a time.
const STAGE: usize = 256;

/// The walk over a job's range: groups that share a parameter become runs, groups of one element are taken
/// together.
pub(crate) fn compute<Q: Element, O: Element, F: Formula>(
    job: &Job<'_>,
    (scale, zero): (Widener<f32>, Option<Widener<F::Zero>>),
    out: &mut Buffer<'_>,
) {
    let zero = zero.zip(job.zero_point);
    let mut scales = [0.0; STAGE];
    let mut zeros = [F::ABSENT; STAGE];
    for segment in job.grouping.segments(job.range.clone()) {
        // Of one row: where rows share words, no segment goes over the end of one.
        let (codes, _) = job.layout.elements(job.x, segment.start).row();
        for part in segment.parts(STAGE) {
            let (scales, zeros) = (&mut scales[..part.groups], &mut zeros[..part.groups]);
            (scale.widen)(Token::Portable, job.scale, part.parameter, scales);
            if let Some((zero, bytes)) = zero {
                (zero.widen)(Token::Portable, bytes, part.parameter, zeros);
            }
            self::part::<Q, O, F>(codes.skip(part.start - segment.start), &part, (scales, zeros), out);
        }
    }
}

/// Elements whose parameters are widened.
pub(crate) fn part<Q: Element, O: Element, F: Formula>(
    codes: Codes<'_>,
    part: &Segment,
    (scales, zeros): (&[f32], &[F::Zero]),
    out: &mut Buffer<'_>,
) {
    if part.group == 1 {
        return each::<Q, O, F>(codes, &scales[..part.groups], &zeros[..part.groups], out);
    }
    let mut done = 0;
    for (parameters, count) in scales.iter().copied().zip(zeros.iter().copied()).zip(part.runs()) {
        shared::<Q, O, F>(codes.skip(done), count, parameters, out);
        done += count;
    }
}

/// One scale and one zero point for `count` elements.
#[inline(always)]
fn shared<Q: Element, O: Element, F: Formula>(
    codes: Codes<'_>,
    count: usize,
    (scale, zero): (f32, F::Zero),
    out: &mut Buffer<'_>,
) {
    let mut values = [F::Value::default(); CHUNK];
    let mut done = 0;
    while done < count {
        let chunk = &mut values[..CHUNK.min(count - done)];
        codes.skip(done).read(Q::DTYPE.bits(), chunk, F::value::<Q>);
        write::<O>(chunk.iter().map(|value| F::apply(*value, scale, zero)), out);
        done += chunk.len();
    }
}

/// A scale and a zero point for each element.
#[inline(always)]
fn each<Q: Element, O: Element, F: Formula>(
    codes: Codes<'_>,
    scales: &[f32],
    zeros: &[F::Zero],
    out: &mut Buffer<'_>,
) {
    let mut values = [F::Value::default(); CHUNK];
    let mut done = 0;
    for (scales, zeros) in scales.chunks(CHUNK).zip(zeros.chunks(CHUNK)) {
        let chunk = &mut values[..scales.len()];
        codes.skip(done).read(Q::DTYPE.bits(), chunk, F::value::<Q>);
        let parameters = scales.iter().zip(zeros);
        let results =
            chunk.iter().zip(parameters).map(|(value, (scale, zero))| F::apply(*value, *scale, *zero));
        write::<O>(results, out);
        done += scales.len();
    }
}

/// Rounds to the output type and writes.
#[inline(always)]
fn write<O: Element>(results: impl Iterator<Item = f32>, out: &mut Buffer<'_>) {
    if O::DTYPE.bits() == 32 {
        out.write(results.map(|result| round::<O>(result).to_le_bytes()));
    } else {
        out.write(results.map(|result| (round::<O>(result) as u16).to_le_bytes()));
    }
}
