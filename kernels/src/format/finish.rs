//! The last steps: codes or numbers and their parameters become weights of the output type.

use core::marker::PhantomData;

use crate::element::Element;
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Token, Work};
use crate::output::round;
use crate::types::{Bfloat16, Float16, Float32};
use crate::{DType, vector};

/// How many weights are finished at a time.
pub(super) const SEGMENT: usize = 1024;

/// Lanes of a vector.
const LANES: usize = 16;

/// How codes become numbers at the last moment.
#[derive(Clone, Copy)]
pub(super) enum Given<'a> {
    /// Integers: some bits flipped, less a bias.
    Integers { codes: &'a [u8; SEGMENT], flip: u8, bias: f32 },
    /// A table of up to 16 numbers.
    Few { codes: &'a [u8; SEGMENT], numbers: &'a [f32; LANES] },
    /// Numbers already.
    Numbers(&'a [f32; SEGMENT]),
}

/// A parameter of a segment's weights.
#[derive(Clone, Copy)]
pub(super) enum Parameter<'a> {
    /// There is none.
    Absent,
    /// One for each weight.
    Each(&'a [f32; SEGMENT]),
    /// One for every 16 weights.
    Sixteen(&'a [f32; SEGMENT / LANES]),
}

/// Weights of one row.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a> {
    pub(super) given: Given<'a>,
    pub(super) zero_point: Parameter<'a>,
    pub(super) scale: Parameter<'a>,
    pub(super) add: Parameter<'a>,
    /// Whether each step is rounded to the output type.
    pub(super) rounds_steps: bool,
    pub(super) count: usize,
}

/// Room for the bytes of a segment.
pub(super) type Room = [[u8; LANES * 4]; SEGMENT / LANES];

/// Finishes a segment and appends it.
pub(super) fn finish(
    token: Token,
    output: DType,
    segment: &Segment<'_>,
    room: &mut Room,
    out: &mut Buffer<'_>,
) {
    if output.is(Float32::DTYPE) {
        finish_as::<Float32>(token, segment, room, out);
    } else if output.is(Float16::DTYPE) {
        finish_as::<Float16>(token, segment, room, out);
    } else {
        finish_as::<Bfloat16>(token, segment, room, out);
    }
}

fn finish_as<O: Element>(token: Token, segment: &Segment<'_>, room: &mut Room, out: &mut Buffer<'_>) {
    match token {
        Token::Portable => portable::<O>(segment, room),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => at::<_, O>(isa, segment, room),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => at::<_, O>(isa, segment, room),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => at::<_, O>(isa.without_tables(), segment, room),
    }
    let bytes = O::DTYPE.bits() as usize / 8;
    out.append(&room.as_flattened()[..segment.count * bytes]);
}

#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "no other target has vector levels"))]
fn at<I: Isa, O: Element>(isa: I, segment: &Segment<'_>, room: &mut Room) {
    let (zero_point, add) = (&segment.zero_point, &segment.add);
    let absent = |parameter: &Parameter<'_>| matches!(parameter, Parameter::Absent);
    // 16-bit steps are rare, and so are both parameters at once: these take the general loop.
    let steps = segment.rounds_steps && O::DTYPE.bits() != 32;
    match (absent(zero_point), absent(add)) {
        _ if steps => {
            isa.vectorize(Finish::<I, O, true, true, true> { isa, segment, room, output: PhantomData })
        }
        (true, true) => {
            isa.vectorize(Finish::<I, O, false, false, false> { isa, segment, room, output: PhantomData })
        }
        (false, true) => {
            isa.vectorize(Finish::<I, O, true, false, false> { isa, segment, room, output: PhantomData })
        }
        (true, false) => {
            isa.vectorize(Finish::<I, O, false, true, false> { isa, segment, room, output: PhantomData })
        }
        (false, false) => {
            isa.vectorize(Finish::<I, O, true, true, false> { isa, segment, room, output: PhantomData })
        }
    }
}

struct Finish<'a, I, O, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    isa: I,
    segment: &'a Segment<'a>,
    room: &'a mut Room,
    output: PhantomData<O>,
}

/// The steps from a number to a weight.
struct Steps<'a, I, O, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    isa: I,
    segment: &'a Segment<'a>,
    output: PhantomData<O>,
}

impl<I: Isa, O: Element, const ZERO: bool, const ADD: bool, const STEPS: bool> Work<0>
    for Finish<'_, I, O, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn work(self) {
        let isa = self.isa;
        match self.segment.given {
            Given::Integers { codes, flip, bias } => {
                let (codes, _) = codes.as_chunks::<LANES>();
                let (flip, bias, plain) = (isa.splat_i32(flip.into()), isa.splat(bias), flip == 0);
                self.weights(Integers { isa, codes, flip, bias, plain });
            }
            Given::Few { codes, numbers } => {
                let (codes, _) = codes.as_chunks::<LANES>();
                self.weights(Few { isa, codes, table: isa.load(numbers) });
            }
            Given::Numbers(numbers) => {
                let (numbers, _) = numbers.as_chunks::<LANES>();
                self.weights(Numbers { isa, numbers });
            }
        }
    }
}

/// Where vectors of numbers come from.
trait Vectors<I: Isa> {
    /// The vector at an index.
    fn vector(&self, index: usize) -> I::F32;
}

struct Integers<'a, I: Isa> {
    isa: I,
    codes: &'a [[u8; LANES]],
    flip: I::I32,
    bias: I::F32,
    plain: bool,
}

impl<I: Isa> Vectors<I> for Integers<'_, I> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        let codes = self.isa.widen_u8(&self.codes[index]);
        // a ^ b = a + b − 2(a & b).
        let codes = if self.plain {
            codes
        } else {
            let both = self.isa.and(codes, self.flip);
            self.isa.sub_i32(self.isa.add_i32(codes, self.flip), self.isa.add_i32(both, both))
        };
        self.isa.sub(self.isa.to_f32(codes), self.bias)
    }
}

struct Few<'a, I: Isa> {
    isa: I,
    codes: &'a [[u8; LANES]],
    table: I::F32,
}

impl<I: Isa> Vectors<I> for Few<'_, I> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        self.isa.look_up(self.table, self.isa.widen_u8(&self.codes[index]))
    }
}

struct Numbers<'a, I> {
    isa: I,
    numbers: &'a [[f32; LANES]],
}

impl<I: Isa> Vectors<I> for Numbers<'_, I> {
    #[inline(always)]
    fn vector(&self, index: usize) -> I::F32 {
        self.isa.load(&self.numbers[index])
    }
}

/// The vector of a parameter at an index; `absent` where there is none.
#[inline(always)]
fn parameter<I: Isa>(isa: I, parameter: &Parameter<'_>, index: usize, absent: f32) -> I::F32 {
    match parameter {
        Parameter::Absent => isa.splat(absent),
        Parameter::Each(numbers) => isa.load(&numbers.as_chunks::<LANES>().0[index]),
        Parameter::Sixteen(numbers) => isa.splat(numbers[index]),
    }
}

impl<I: Isa, O: Element, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Finish<'_, I, O, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn weights(self, vectors: impl Vectors<I>) {
        let steps =
            Steps::<I, O, ZERO, ADD, STEPS> { isa: self.isa, segment: self.segment, output: PhantomData };
        let count = self.segment.count.div_ceil(LANES);
        if O::DTYPE.bits() == 32 {
            for (index, line) in self.room.iter_mut().enumerate().take(count) {
                *line = self.isa.bytes(steps.weight(&vectors, index));
            }
            return;
        }
        for (pair, line) in self.room.iter_mut().enumerate().take(count.div_ceil(2)) {
            let both = [steps.weight(&vectors, 2 * pair), steps.weight(&vectors, 2 * pair + 1)];
            let [low, high] = both;
            *line = vector::narrow::<I, O>(self.isa, [self.isa.plain_nans(low), self.isa.plain_nans(high)]);
        }
    }
}

impl<I: Isa, O: Element, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Steps<'_, I, O, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn weight(&self, vectors: &impl Vectors<I>, index: usize) -> I::F32 {
        let (isa, segment) = (self.isa, self.segment);
        let mut value = vectors.vector(index);
        if ZERO {
            value = self.step(isa.sub(value, parameter(isa, &segment.zero_point, index, 0.0)));
        }
        value = self.step(isa.mul(value, parameter(isa, &segment.scale, index, 1.0)));
        if ADD && !matches!(segment.add, Parameter::Absent) {
            value = self.step(isa.add(value, parameter(isa, &segment.add, index, 0.0)));
        }
        value
    }

    /// A step's result, rounded to the output type if that is asked for.
    #[inline(always)]
    fn step(&self, value: I::F32) -> I::F32 {
        if !STEPS {
            return value;
        }
        let value = self.isa.plain_nans(value);
        let words: [[u8; 32]; 2] = zerocopy::transmute!(vector::narrow::<I, O>(self.isa, [value, value]));
        vector::widen_words::<I, O>(self.isa, &words[0])
    }
}

/// The same, number by number.
fn portable<O: Element>(segment: &Segment<'_>, room: &mut Room) {
    let at = |parameter: &Parameter<'_>, index: usize| match parameter {
        Parameter::Absent => None,
        Parameter::Each(numbers) => Some(numbers[index]),
        Parameter::Sixteen(numbers) => Some(numbers[index / LANES]),
    };
    let step = |value: f32| match segment.rounds_steps && O::DTYPE.bits() != 32 {
        true => crate::element::to_f32::<O>(round::<O>(value).into()),
        false => value,
    };
    let bytes = O::DTYPE.bits() as usize / 8;
    let places = room.as_flattened_mut().chunks_exact_mut(bytes);
    for (index, place) in places.enumerate().take(segment.count) {
        let mut value = match segment.given {
            Given::Integers { codes, flip, bias } => f32::from(codes[index] ^ flip) - bias,
            Given::Few { codes, numbers } => numbers[usize::from(codes[index]) % LANES],
            Given::Numbers(numbers) => numbers[index],
        };
        if let Some(zero_point) = at(&segment.zero_point, index) {
            value = step(value - zero_point);
        }
        if let Some(scale) = at(&segment.scale, index) {
            value = step(value * scale);
        }
        if let Some(add) = at(&segment.add, index) {
            value = step(value + add);
        }
        place.copy_from_slice(&round::<O>(value).to_le_bytes()[..bytes]);
    }
}
