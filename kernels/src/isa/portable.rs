//! The loops in plain Rust: decode a chunk of codes into a small array, apply the formula, round, write.
//!
//! Each of the steps is a loop without branches over arrays, which compilers turn into vector instructions. Decoding is
//! compiled once for a type, and for each level rounding once for an output, and what lies between once for a formula. These
//! loops take every type, code spacing and zero point; the other levels leave to them what their vectors lack.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every group of a part")]

use core::marker::PhantomData;

use zerocopy::IntoBytes;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::{Formula, Lanes};
use crate::grouping::Segment;
use crate::isa::buffer::Buffer;
use crate::isa::{Token, Work};
use crate::kernel::{Job, Wideners};
use crate::numbers::Read;
use crate::output::round;

/// How many codes are decoded at a time: few enough for the arrays to stay in the first cache and to be cheap to
/// set up for a short call.
const CHUNK: usize = 256;

/// How many groups' parameters are widened at a time.
const STAGE: usize = 256;

/// How many elements a vector has.
const VECTOR: usize = 16;

/// What the types of input and output decide.
pub(crate) struct Conversions<V> {
    /// Decodes codes.
    read: Read<V>,
    /// Rounds results and appends them.
    write: fn(token: Token, results: &[f32], out: &mut Buffer<'_>),
}

impl<V> Conversions<V> {
    /// Those of a combination.
    pub(crate) const fn of<Q: Element, O: Element, F: Lanes<Value = V>>() -> Self {
        Self { read: F::read::<Q>, write: write::<O> }
    }
}

/// The walk over a job's range: groups that share a parameter become runs, groups of one element are taken
/// together.
pub(crate) fn compute<F: Formula>(
    job: &Job<'_>,
    conversions: &Conversions<F::Value>,
    (scale, zero): Wideners<F::Zero>,
    out: &mut Buffer<'_>,
) {
    let zero = zero.zip(job.zero_point);
    let mut scales = [0.0; STAGE];
    let mut zeros = [F::ABSENT; STAGE];
    for segment in job.grouping.segments(job.range.clone()) {
        // Of one row: where rows share words, no segment goes over the end of one.
        let (codes, _) = job.elements.from(segment.start).row();
        for part in segment.parts(STAGE) {
            let (scales, zeros) = (&mut scales[..part.groups], &mut zeros[..part.groups]);
            (scale.widen)(Token::Portable, job.scale, part.parameter, scales);
            if let Some((zero, bytes)) = zero {
                (zero.widen)(Token::Portable, bytes, part.parameter, zeros);
            }
            let codes = codes.skip(part.start - segment.start);
            self::part::<F>(job.token, conversions, codes, &part, (scales, zeros), out);
        }
    }
}

/// Elements whose parameters are widened.
pub(crate) fn part<F: Formula>(
    token: Token,
    conversions: &Conversions<F::Value>,
    codes: Codes<'_>,
    part: &Segment,
    (scales, zeros): (&[f32], &[F::Zero]),
    out: &mut Buffer<'_>,
) {
    // Vectors gain nothing by groups that are shorter than one.
    let of_groups = if part.group < VECTOR { Token::Portable } else { token };
    let mut groups = Groups { left: scales.iter().zip(zeros).zip(part.runs()), current: None };
    let (mut values, mut results) = ([F::Value::default(); CHUNK], [0.0; CHUNK]);
    let mut done = 0;
    while done < part.count {
        let count = CHUNK.min(part.count - done);
        let (values, results) = (&mut values[..count], &mut results[..count]);
        (conversions.read)(codes.skip(done), values);
        if part.group == 1 {
            let parameters = (&scales[done..], &zeros[done..]);
            token.vectorize(Each::<F> { values, parameters, results });
        } else {
            of_groups.vectorize(Shared::<F, _> { values, groups: &mut groups, results });
        }
        (conversions.write)(token, results, out);
        done += count;
    }
}

/// The groups of a part: a scale, a zero point and how many elements share them.
struct Groups<'a, Z, I> {
    left: I,
    /// The group in which the last chunk ended, and what is left of it.
    current: Option<((&'a f32, &'a Z), usize)>,
}

impl<'a, Z: Copy, I: Iterator<Item = ((&'a f32, &'a Z), usize)>> Groups<'a, Z, I> {
    /// The results of the next values.
    #[inline(always)]
    fn apply<F: Formula<Zero = Z>>(&mut self, mut values: &[F::Value], mut results: &mut [f32]) {
        while let Some(((scale, zero), count)) = self.current.take().or_else(|| self.left.next()) {
            let now = count.min(values.len());
            let (of_group, behind) = results.split_at_mut(now);
            shared::<F>(&values[..now], (*scale, *zero), of_group);
            (values, results) = (&values[now..], behind);
            if values.is_empty() {
                self.current = (now < count).then_some(((scale, zero), count - now));
                return;
            }
        }
    }
}

/// A scale and a zero point for each value.
struct Each<'a, F: Formula> {
    values: &'a [F::Value],
    parameters: (&'a [f32], &'a [F::Zero]),
    results: &'a mut [f32],
}

impl<F: Formula> Work<0> for Each<'_, F> {
    #[inline(always)]
    fn work(self) {
        let (scales, zeros) = self.parameters;
        for (((result, value), scale), zero) in
            self.results.iter_mut().zip(self.values).zip(scales).zip(zeros)
        {
            *result = F::apply(*value, *scale, *zero);
        }
    }
}

/// A scale and a zero point for each group of values.
struct Shared<'a, 'g, F: Formula, I> {
    values: &'a [F::Value],
    groups: &'a mut Groups<'g, F::Zero, I>,
    results: &'a mut [f32],
}

impl<'g, F: Formula, I: Iterator<Item = ((&'g f32, &'g F::Zero), usize)>> Work<0> for Shared<'_, 'g, F, I> {
    #[inline(always)]
    fn work(self) {
        self.groups.apply::<F>(self.values, self.results);
    }
}

/// One scale and one zero point for all values.
#[inline(always)]
fn shared<F: Formula>(values: &[F::Value], (scale, zero): (f32, F::Zero), results: &mut [f32]) {
    for (result, value) in results.iter_mut().zip(values) {
        *result = F::apply(*value, scale, zero);
    }
}

/// Rounds to the output type and appends.
#[inline(never)]
fn write<O: Element>(token: Token, results: &[f32], out: &mut Buffer<'_>) {
    if O::DTYPE.bits() == 32 {
        // float32s are what they are: as bytes, which are copied by what copies memory fastest.
        out.append(results.as_bytes());
    } else {
        token.vectorize(Rounded::<O> { results, out, output: PhantomData });
    }
}

/// Results to be rounded and appended.
struct Rounded<'a, 'b, O> {
    results: &'a [f32],
    out: &'a mut Buffer<'b>,
    output: PhantomData<O>,
}

impl<O: Element> Work<0> for Rounded<'_, '_, O> {
    #[inline(always)]
    fn work(self) {
        self.out.write(self.results.iter().map(|result| (round::<O>(*result) as u16).to_le_bytes()));
    }
}
