//! The last steps: codes or numbers and their parameters become weights of the output type.

#![expect(
    clippy::indexing_slicing,
    reason = "a segment has at most as many weights as its stage, and parameters for each of them"
)]

mod vectors;

use core::marker::PhantomData;

use crate::element::Element;
use crate::isa::buffer::{Buffer, Source};
use crate::isa::{Isa, Token, Work};
use crate::output::round;
use crate::types::{Bfloat16, Float16, Float32};
use crate::{DType, vector};
use vectors::{EachOne, Few, Integers, Lie, Numbers, PerVectors, Tables, Vectors};

/// How many weights are finished at a time.
pub(super) const SEGMENT: usize = 4096;

/// Lanes of a vector.
pub(super) const LANES: usize = 16;

/// How codes become numbers at the last moment.
#[derive(Clone, Copy)]
pub(super) enum Given<'a> {
    /// Unsigned integers, less a bias.
    Unsigned { codes: &'a [u8], bias: f32 },
    /// Integers of 8 bits in two's complement.
    Signed { codes: &'a [u8] },
    /// A table of up to 16 numbers.
    Few { codes: &'a [u8], numbers: &'a [f32; LANES] },
    /// Numbers already.
    Numbers(&'a [f32]),
}

/// A parameter of a segment's weights.
#[derive(Clone, Copy)]
pub(super) enum Parameter<'a> {
    /// There is none.
    Absent,
    /// One for each weight, by whole units.
    Each(&'a [f32]),
    /// One for each vector of weights, by units.
    Vectors(&'a [Unit]),
}

/// What four vectors have of a parameter.
pub(super) type Unit = [f32; 4];

/// The units of a segment.
pub(super) const UNITS: usize = SEGMENT / UNIT;

/// Weights of one row.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a> {
    pub(super) given: Given<'a>,
    pub(super) zero_point: Parameter<'a>,
    pub(super) scale: Parameter<'a>,
    pub(super) add: Parameter<'a>,
    /// Whether every 32 weights share all parameters.
    pub(super) lines_share: bool,
    /// Whether each step is rounded to the output type.
    pub(super) rounds_steps: bool,
    /// Whether no weight is known to be one that an instruction flushes.
    pub(super) normal: bool,
    pub(super) count: usize,
}

/// Finishes a segment and appends it.
pub(super) fn finish(token: Token, output: DType, segment: &Segment<'_>, out: &mut Buffer<'_>) {
    if output.is(Float32::DTYPE) {
        finish_as::<Float32>(token, segment, out);
    } else if output.is(Float16::DTYPE) {
        finish_as::<Float16>(token, segment, out);
    } else {
        finish_as::<Bfloat16>(token, segment, out);
    }
}

fn finish_as<O: Element>(token: Token, segment: &Segment<'_>, out: &mut Buffer<'_>) {
    match token {
        Token::Portable => portable::<O>(segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => at::<_, O>(isa, segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => at::<_, O>(isa, segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => {
            if const { vector::is_bfloat16::<O>() }
                && segment.normal
                && let Some(isa) = isa.flushing()
            {
                return at::<_, O>(isa, segment, out);
            }
            at::<_, O>(isa.without_tables(), segment, out);
        }
    }
}

const fn bytes_of<O: Element>() -> usize {
    O::DTYPE.bits() as usize / 8
}

#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "no other target has vector levels"))]
fn at<I: Isa, O: Element>(isa: I, segment: &Segment<'_>, out: &mut Buffer<'_>) {
    let (zero_point, add) = (&segment.zero_point, &segment.add);
    let absent = |parameter: &Parameter<'_>| matches!(parameter, Parameter::Absent);
    // Few loops: without zero points 0 is subtracted where there is an offset. Steps of 16 bits are rare.
    if const { O::DTYPE.bits() == 32 } {
        // Steps of float32 need no rounding of their own.
    } else if segment.rounds_steps {
        return match absent(add) {
            true => finish_with::<I, O, true, false, true>(isa, segment, out),
            false => finish_with::<I, O, true, true, true>(isa, segment, out),
        };
    }
    match (absent(zero_point), absent(add)) {
        (true, true) => finish_with::<I, O, false, false, false>(isa, segment, out),
        (false, true) => finish_with::<I, O, true, false, false>(isa, segment, out),
        (_, false) => finish_with::<I, O, true, true, false>(isa, segment, out),
    }
}

fn finish_with<I: Isa, O: Element, const ZERO: bool, const ADD: bool, const STEPS: bool>(
    isa: I,
    segment: &Segment<'_>,
    out: &mut Buffer<'_>,
) {
    let parameters = [&segment.zero_point, &segment.scale, &segment.add];
    if parameters.iter().any(|parameter| matches!(parameter, Parameter::Each(_))) {
        let steps = Steps::<I, O, EachOne, ZERO, ADD, STEPS>::new(isa, segment);
        isa.vectorize(Finish { steps, out });
    } else {
        let steps = Steps::<I, O, PerVectors, ZERO, ADD, STEPS>::new(isa, segment);
        isa.vectorize(Finish { steps, out });
    }
}

struct Finish<'a, 'o, I, O, L, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    steps: Steps<'a, I, O, L, ZERO, ADD, STEPS>,
    out: &'a mut Buffer<'o>,
}

/// The steps from a number to a weight.
struct Steps<'a, I, O, L, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    isa: I,
    segment: &'a Segment<'a>,
    /// The numbers of zero point, scale and offset.
    numbers: [&'a [f32]; 3],
    types: PhantomData<(O, L)>,
}

impl<'a, I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Steps<'a, I, O, L, ZERO, ADD, STEPS>
{
    fn new(isa: I, segment: &'a Segment<'a>) -> Self {
        let numbers = |parameter: &Parameter<'a>, absent: &'static [f32; SEGMENT]| match *parameter {
            Parameter::Absent => absent.as_slice(),
            Parameter::Each(numbers) => numbers,
            Parameter::Vectors(units) => units.as_flattened(),
        };
        let (zero_point, scale) = (numbers(&segment.zero_point, &ZEROS), numbers(&segment.scale, &ONES));
        Self { isa, segment, numbers: [zero_point, scale, numbers(&segment.add, &ZEROS)], types: PhantomData }
    }
}

/// What takes the place of a scale that there is not.
static ONES: [f32; SEGMENT] = [1.0; SEGMENT];
/// What is not read, or added to nothing.
static ZEROS: [f32; SEGMENT] = [0.0; SEGMENT];

impl<I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool> Work<0>
    for Finish<'_, '_, I, O, L, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn work(self) {
        let isa = self.steps.isa;
        match self.steps.segment.given {
            Given::Unsigned { codes, bias } => {
                let (codes, _) = codes.as_chunks();
                self.weights(Integers::<I, false> { isa, codes, bias: isa.splat(bias) });
            }
            Given::Signed { codes } => {
                let (codes, _) = codes.as_chunks();
                self.weights(Integers::<I, true> { isa, codes, bias: isa.splat(0.0) });
            }
            Given::Few { codes, numbers } => {
                let (codes, _) = codes.as_chunks();
                let few = Few { isa, codes, table: isa.load(numbers) };
                if const { O::DTYPE.bits() == 16 } && self.steps.segment.lines_share {
                    return self.weights(Tables(few));
                }
                self.weights(few);
            }
            Given::Numbers(numbers) => {
                let (numbers, _) = numbers.as_chunks();
                self.weights(Numbers { isa, numbers });
            }
        }
    }
}

impl<I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Finish<'_, '_, I, O, L, ZERO, ADD, STEPS>
{
    /// Whole units of 64 weights straight to the output, what is left by way of a unit of its own.
    #[inline(always)]
    fn weights(self, vectors: impl Vectors<I>) {
        let Self { steps, out } = self;
        let (isa, count) = (steps.isa, steps.segment.count);
        let mut units = Units { steps, vectors: &vectors, next: 0, units: count / UNIT };
        if const { O::DTYPE.bits() == 32 } {
            out.lines::<4>(isa, &mut units);
        } else {
            out.lines::<2>(isa, &mut units);
        }
        let (steps, done, left) = (units.steps, count / UNIT * UNIT, count % UNIT);
        if left == 0 {
            return;
        }
        let mut lines = [[0; LANES * 4]; UNIT / LANES];
        if const { O::DTYPE.bits() == 32 } {
            for (index, line) in lines.iter_mut().enumerate().take(left.div_ceil(LANES)) {
                *line = steps.single(&vectors, done / UNIT, index);
            }
        } else {
            for (index, line) in lines.iter_mut().enumerate().take(left.div_ceil(2 * LANES)) {
                *line = steps.pair(&vectors, done / UNIT, index);
            }
        }
        out.append(&lines.as_flattened()[..left * bytes_of::<O>()]);
    }
}

/// How many weights make whole lines of every output.
pub(super) const UNIT: usize = 64;

/// Units as lines.
struct Units<'a, 'v, I, O, L, V, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    steps: Steps<'a, I, O, L, ZERO, ADD, STEPS>,
    vectors: &'v V,
    next: usize,
    units: usize,
}

/// What both kinds of lines have in common; the lines of a unit are written out, because loops over arrays of vectors
/// are not always unrolled.
macro_rules! source {
    ($count:literal, $line:ident, [$($index:literal)*]) => {
        impl<I: Isa, O: Element, L: Lie, V: Vectors<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>
            Source<$count> for Units<'_, '_, I, O, L, V, ZERO, ADD, STEPS>
        {
            const LINE_BY_LINE: bool = false;

            #[inline(always)]
            fn left(&self) -> usize {
                self.units - self.next
            }

            #[inline(always)]
            fn next(&mut self) -> [[u8; LANES * 4]; $count] {
                let lines = [$(self.steps.$line(self.vectors, self.next, $index)),*];
                self.next += 1;
                lines
            }

            #[inline(always)]
            fn line(&self, index: usize, _: usize) -> [u8; LANES * 4] {
                self.steps.$line(self.vectors, self.next, index)
            }

            #[inline(always)]
            fn skip(&mut self) {
                self.next += 1;
            }

            /// Codes were read a segment ago.
            #[inline(always)]
            fn prefetch(&self, _: usize) {}
        }
    };
}

source!(4, single, [0 1 2 3]);
source!(2, pair, [0 1]);

impl<I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Steps<'_, I, O, L, ZERO, ADD, STEPS>
{
    /// A vector of weights as a line of float32.
    #[inline(always)]
    fn single(&self, vectors: &impl Vectors<I>, unit: usize, line: usize) -> [u8; LANES * 4] {
        self.isa.bytes(self.weight(vectors, unit, line))
    }

    /// 32 weights as a line of an output of 16 bits.
    #[inline(always)]
    fn pair(&self, vectors: &impl Vectors<I>, unit: usize, line: usize) -> [u8; LANES * 4] {
        let low = self.weight(vectors, unit, 2 * line);
        if let Some(codes) = vectors.coded(unit, line) {
            let rounds = const { vector::rounds_at_once::<O>() || I::FLUSHES };
            let finished = if rounds { low } else { self.isa.plain_nans(low) };
            return vector::coded::<I, O>(self.isa, codes, finished);
        }
        let high = self.weight(vectors, unit, 2 * line + 1);
        // The instruction that rounds takes any NaN.
        if const { vector::rounds_at_once::<O>() || I::FLUSHES } {
            return vector::narrow::<I, O>(self.isa, [low, high]);
        }
        vector::narrow::<I, O>(self.isa, [self.isa.plain_nans(low), self.isa.plain_nans(high)])
    }

    #[inline(always)]
    fn weight(&self, vectors: &impl Vectors<I>, unit: usize, part: usize) -> I::F32 {
        let (isa, [zero_point, scale, add]) = (self.isa, self.numbers);
        let mut value = vectors.vector(unit, part);
        if ZERO {
            value = self.step(isa.sub(value, L::vector(isa, zero_point, unit, part)));
        }
        value = isa.mul(value, L::vector(isa, scale, unit, part));
        if ADD {
            value = isa.add(self.step(value), L::vector(isa, add, unit, part));
        }
        value
    }

    /// The result of a step before the last one, rounded to the output type if that is asked for.
    #[inline(always)]
    fn step(&self, value: I::F32) -> I::F32 {
        if !STEPS {
            return value;
        }
        // The instruction that rounds takes any NaN.
        let rounds = const { vector::rounds_at_once::<O>() };
        vector::through::<I, O>(self.isa, if rounds { value } else { self.isa.plain_nans(value) })
    }
}

/// The same, number by number.
fn portable<O: Element>(segment: &Segment<'_>, out: &mut Buffer<'_>) {
    let words = (0..segment.count).map(|index| round::<O>(weight::<O>(segment, index)).to_le_bytes());
    if O::DTYPE.bits() == 32 {
        out.write(words);
    } else {
        out.write(words.map(|[first, second, ..]| [first, second]));
    }
}

/// A weight before its rounding.
fn weight<O: Element>(segment: &Segment<'_>, index: usize) -> f32 {
    let at = |parameter: &Parameter<'_>| match parameter {
        Parameter::Absent => None,
        Parameter::Each(numbers) => Some(numbers[index]),
        Parameter::Vectors(units) => Some(units.as_flattened()[index / LANES]),
    };
    let step = |value: f32| match segment.rounds_steps && O::DTYPE.bits() != 32 {
        true => crate::element::to_f32::<O>(round::<O>(value).into()),
        false => value,
    };
    let mut value = match segment.given {
        Given::Unsigned { codes, bias } => f32::from(codes[index]) - bias,
        Given::Signed { codes } => f32::from(codes[index] as i8),
        Given::Few { codes, numbers } => numbers[usize::from(codes[index]) % LANES],
        Given::Numbers(numbers) => numbers[index],
    };
    if let Some(zero_point) = at(&segment.zero_point) {
        value = step(value - zero_point);
    }
    if let Some(scale) = at(&segment.scale) {
        value = step(value * scale);
    }
    match at(&segment.add) {
        Some(add) => step(value + add),
        None => value,
    }
}
