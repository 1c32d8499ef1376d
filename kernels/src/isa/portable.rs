//! The loops in plain Rust: decode a chunk of codes into a small array, apply the formula, round, write.
//!
//! Each of the steps is a loop without branches over arrays, which compilers turn into vector instructions.

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::Formula;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::output::round;

/// How many codes are decoded at a time: few enough for the array to stay in the first cache and to be cheap to
/// set up for a short run.
const CHUNK: usize = 64;

/// The level that every processor has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Isa for Portable {
    #[inline(always)]
    fn shared<Q: Element, O: Element, F: Formula>(
        self,
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

    #[inline(always)]
    fn each<Q: Element, O: Element, F: Formula>(
        self,
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
