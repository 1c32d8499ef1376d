//! The last steps: codes or numbers and their parameters become weights of the output type.

#![expect(
    clippy::indexing_slicing,
    reason = "a segment has at most as many weights as its stage, and parameters for each of them"
)]
#![cfg_attr(target_arch = "x86_64", expect(clippy::unreachable, reason = "parts are what they say"))]

mod ahead;
#[cfg(target_arch = "x86_64")]
mod by_tables;
mod chosen;
#[cfg(target_arch = "x86_64")]
mod embedded;
mod given;
mod halves;
mod in_turns;
mod laid;
mod lines;
#[cfg(target_arch = "x86_64")]
mod looked_up;
#[cfg(target_arch = "x86_64")]
mod narrow;
mod parts;
#[cfg(target_arch = "x86_64")]
mod picked;
#[cfg(target_arch = "x86_64")]
mod picked_rows;
#[cfg(target_arch = "x86_64")]
mod repeats;
mod shared_words;
#[cfg(target_arch = "x86_64")]
mod sixteens;
mod vectors;

use core::ops::Range;

use crate::element::Element;
#[cfg(target_arch = "x86_64")]
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Token};
use crate::types::{Bfloat16, Float16, Float32};
use crate::{DType, vector};
use given::portable;
#[cfg(target_arch = "x86_64")]
use halves::InPlace;
use laid::{EachOne, Lie, PerVectors};
use lines::{Finish, Rows, Supply};

pub(super) use ahead::{Ahead, PARTS};
pub(super) use chosen::{Choices, can_choose};
pub(super) use given::{Form, Given, Start};
pub(super) use halves::Halves;
pub(super) use shared_words::MOST_SHARED_BITS;

/// How many weights are finished at a time.
pub(super) const SEGMENT: usize = 4096;

/// How many bytes of codes have their parameters computed at a time, at most, where rows do not share these.
pub(super) const SPAN_BYTES: usize = 64 << 10;

/// Lanes of a vector.
pub(super) const LANES: usize = 16;

/// A parameter of a segment's weights.
#[derive(Clone, Copy)]
pub(super) enum Parameter<'a> {
    /// There is none.
    Absent,
    /// One for each weight, by whole units.
    Each(&'a [f32]),
    /// One for each vector of weights, by units.
    Vectors(&'a [Unit]),
    /// One for every 32 weights, by units.
    Lines(&'a [[f32; 2]]),
    /// One for each unit.
    Units(&'a [[f32; 1]]),
    /// One float16 for every 32 weights, where it lies.
    Halves(Halves<'a>),
}

/// What four vectors have of a parameter.
pub(super) type Unit = [f32; 4];

/// How many weights make whole lines of every output.
pub(super) const UNIT: usize = 64;

/// Weights of one row, or of rows that share their parameters.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a, G = Given<'a>> {
    pub(super) given: G,
    pub(super) zero_point: Parameter<'a>,
    pub(super) scale: Parameter<'a>,
    pub(super) add: Parameter<'a>,
    /// Whether every 32 weights share all parameters.
    pub(super) lines_share: bool,
    /// For how many weights parameters are laid out, however many there are of them: loops are chosen by it.
    pub(super) laid: usize,
    /// Whether each step is rounded to the output type.
    pub(super) rounds_steps: bool,
    /// Whether no weight is known to be one that an instruction flushes.
    pub(super) normal: bool,
    pub(super) count: usize,
}

impl<'a, H> Segment<'a, H> {
    /// The same parameters for what is given.
    pub(super) fn of<G>(&self, given: G) -> Segment<'a, G> {
        let Self { given: _, zero_point, scale, add, lines_share, laid, rounds_steps, normal, count } = *self;
        Segment { given, zero_point, scale, add, lines_share, laid, rounds_steps, normal, count }
    }
}

/// Finishes a segment and appends it; of rows, one after the other, the buffer goes on with each
/// ([`next_row`](Buffer::next_row)).
pub(super) fn finish(token: Token, output: DType, segment: &Segment<'_>, out: &mut Buffer<'_>) {
    if output.is(Float32::DTYPE) {
        finish_as::<Float32>(token, segment, out);
    } else if output.is(Float16::DTYPE) {
        finish_as::<Float16>(token, segment, out);
    } else {
        finish_as::<Bfloat16>(token, segment, out);
    }
}

/// Rounds numbers to an output type of 16 bits; none for float32, which they are.
pub(super) fn through(output: DType) -> Option<fn(&mut [f32])> {
    fn round_all<O: Element>(numbers: &mut [f32]) {
        numbers.iter_mut().for_each(|number| *number = given::rounded::<O>(*number));
    }
    if output.is(Float32::DTYPE) {
        None
    } else if output.is(Float16::DTYPE) {
        Some(round_all::<Float16>)
    } else {
        Some(round_all::<Bfloat16>)
    }
}

fn finish_as<O: Element>(token: Token, segment: &Segment<'_>, out: &mut Buffer<'_>) {
    #[cfg(target_arch = "x86_64")]
    if const { O::DTYPE.bits() == 16 }
        && segment.rounds_steps
        && !matches!(segment.add, Parameter::Absent)
        && segment.laid == 1
        && let Some(isa) = token.avx2()
    {
        // Few formats have weights with offsets of their own, each step rounded: one loop, for any level that has vectors.
        return match segment.zero_point {
            Parameter::Absent => units::<_, O, EachOne, _, false, true, true>(isa, segment, out),
            _ => units::<_, O, EachOne, _, true, true, true>(isa, segment, out),
        };
    }
    match token {
        Token::Portable => portable::<O>(segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => at::<_, O, _>(isa, segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => at::<_, O, _>(isa, segment, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => {
            if const { vector::is_bfloat16::<O>() }
                && segment.normal
                && let Some(isa) = isa.flushing()
            {
                return at::<_, O, _>(isa, segment, out);
            }
            at::<_, O, _>(isa.without_tables(), segment, out);
        }
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) use {
    embedded::{Apart, Embedded},
    looked_up::LookedUp,
    narrow::{NarrowCodes, Steps},
    picked::{Mean, PickedCodes},
    picked_rows::PickedRows,
    repeats::Cursor,
};

/// The same in float32, for codes that are picked where they are needed.
#[cfg(target_arch = "x86_64")]
pub(super) fn finish_picked(token: Token, segment: &Segment<'_, PickedCodes<'_>>, out: &mut Buffer<'_>) {
    match token {
        Token::Portable => unreachable!("it picks no codes"),
        Token::Avx2(isa) => at::<_, Float32, _>(isa, segment, out),
        Token::Avx512(isa) => at::<_, Float32, _>(isa, segment, out),
        Token::Avx512Vbmi(isa) => match [segment.scale, segment.add] {
            [Parameter::Halves(_), Parameter::Absent] => {
                units::<_, Float32, InPlace, _, false, false, false>(isa, segment, out);
            }
            [Parameter::Halves(_), _] | [_, Parameter::Halves(_)] => {
                units::<_, Float32, InPlace, _, false, true, false>(isa, segment, out);
            }
            _ => at::<_, Float32, _>(isa, segment, out),
        },
    }
}

/// The same for outputs of 16 bits, for steps that there is a loop for.
#[cfg(target_arch = "x86_64")]
pub(super) fn finish_narrow(output: DType, segment: &Segment<'_, NarrowCodes<'_>>, out: &mut Buffer<'_>) {
    let isa = segment.given.isa;
    if output.is(Float16::DTYPE) {
        match [segment.scale, segment.add] {
            [Parameter::Halves(_), Parameter::Absent] => {
                units::<_, Float16, InPlace, _, false, false, false>(isa, segment, out);
            }
            [Parameter::Halves(_), _] | [_, Parameter::Halves(_)] => {
                units::<_, Float16, InPlace, _, false, true, false>(isa, segment, out);
            }
            _ => narrow::<_, Float16>(isa, segment, out),
        }
    } else if segment.normal
        && let Some(isa) = isa.flushing()
    {
        narrow::<_, Bfloat16>(isa, segment, out);
    } else {
        narrow::<_, Bfloat16>(isa, segment, out);
    }
}

#[cfg(target_arch = "x86_64")]
fn narrow<I: Isa, O: Element>(isa: I, segment: &Segment<'_, NarrowCodes<'_>>, out: &mut Buffer<'_>) {
    match (segment.zero_point, segment.add, segment.rounds_steps) {
        // One step is rounded once in any case.
        (Parameter::Absent, Parameter::Absent, _) => {
            finish_with::<I, O, _, false, false, false>(isa, segment, out);
        }
        (_, Parameter::Absent, false) => finish_with::<I, O, _, true, false, false>(isa, segment, out),
        (_, Parameter::Absent, true) => finish_with::<I, O, _, true, false, true>(isa, segment, out),
        (_, _, false) => finish_with::<I, O, _, false, true, false>(isa, segment, out),
        (.., true) if segment.laid == UNIT => {
            units::<I, O, PerVectors<4>, _, false, true, true>(isa, segment, out);
        }
        (_, _, true) => units::<I, O, PerVectors<2>, _, false, true, true>(isa, segment, out),
    }
}

/// The same for rows that share a zero point and a scale for each weight.
#[cfg(target_arch = "x86_64")]
pub(super) fn finish_rows(
    isa: Avx512Vbmi,
    output: DType,
    segment: &Segment<'_, PickedRows<'_>>,
    out: &mut Buffer<'_>,
) {
    if output.is(Float32::DTYPE) {
        picked_rows::fill::<_, Float32>(isa, segment, out);
    } else if output.is(Float16::DTYPE) {
        picked_rows::fill::<_, Float16>(isa, segment, out);
    } else if segment.normal
        && let Some(isa) = isa.flushing()
    {
        picked_rows::fill::<_, Bfloat16>(isa, segment, out);
    } else {
        picked_rows::fill::<_, Bfloat16>(isa, segment, out);
    }
}

/// The same for codes whose numbers are looked up where they are needed; with a zero point or an offset, every 32 weights share all
/// parameters, and not with both: with an offset, each step is rounded to an output of 16 bits.
#[cfg(target_arch = "x86_64")]
pub(super) fn finish_looked_up(output: DType, segment: &Segment<'_, LookedUp<'_>>, out: &mut Buffer<'_>) {
    let isa = segment.given.isa;
    if output.is(Float32::DTYPE) {
        looked_up::<_, Float32>(isa, segment, out);
    } else if output.is(Float16::DTYPE) {
        looked_up::<_, Float16>(isa, segment, out);
    } else if segment.normal
        && let Some(isa) = isa.flushing()
    {
        looked_up::<_, Bfloat16>(isa, segment, out);
    } else {
        looked_up::<_, Bfloat16>(isa, segment, out);
    }
}

#[cfg(target_arch = "x86_64")]
fn looked_up<I: Isa, O: Element>(isa: I, segment: &Segment<'_, LookedUp<'_>>, out: &mut Buffer<'_>) {
    if let (Parameter::Lines(_), true) = (segment.add, const { O::DTYPE.bits() == 16 }) {
        return units::<I, O, PerVectors<2>, _, false, true, true>(isa, segment, out);
    }
    match segment.zero_point {
        Parameter::Absent => finish_with::<I, O, _, false, false, false>(isa, segment, out),
        _ => units::<I, O, PerVectors<2>, _, true, false, false>(isa, segment, out),
    }
}

/// The same for small floats that are computed where they are needed: with scales alone, that every 32 weights share.
#[cfg(target_arch = "x86_64")]
pub(super) fn finish_embedded(
    token: Token,
    output: DType,
    segment: &Segment<'_, Embedded<'_>>,
    out: &mut Buffer<'_>,
) {
    match token {
        Token::Avx2(isa) => embedded(isa, output, segment, out),
        Token::Avx512(isa) => embedded(isa, output, segment, out),
        Token::Portable | Token::Avx512Vbmi(_) => unreachable!("it computes no small floats"),
    }
}

#[cfg(target_arch = "x86_64")]
fn embedded<I: Isa>(isa: I, output: DType, segment: &Segment<'_, Embedded<'_>>, out: &mut Buffer<'_>) {
    if output.is(Float32::DTYPE) {
        units::<I, Float32, PerVectors<2>, _, false, false, false>(isa, segment, out);
    } else if output.is(Float16::DTYPE) {
        units::<I, Float16, PerVectors<2>, _, false, false, false>(isa, segment, out);
    } else {
        units::<I, Bfloat16, PerVectors<2>, _, false, false, false>(isa, segment, out);
    }
}

fn at<I: Isa, O: Element, G: Supply<I>>(isa: I, segment: &Segment<'_, G>, out: &mut Buffer<'_>) {
    let (zero_point, add) = (&segment.zero_point, &segment.add);
    let absent = |parameter: &Parameter<'_>| matches!(parameter, Parameter::Absent);
    // Few loops: without zero points 0 is subtracted where there is an offset, unless that is what a loop waits for.
    // Steps of 16 bits are rare; of float32, they need no rounding of their own, and one step is rounded once in any case.
    if const { O::DTYPE.bits() == 16 } && segment.rounds_steps && !(absent(zero_point) && absent(add)) {
        return match absent(add) {
            true => finish_with::<I, O, G, true, false, true>(isa, segment, out),
            false => finish_with::<I, O, G, false, true, true>(isa, segment, out),
        };
    }
    match (absent(zero_point), absent(add)) {
        (true, true) => finish_with::<I, O, G, false, false, false>(isa, segment, out),
        (false, true) => finish_with::<I, O, G, true, false, false>(isa, segment, out),
        // Zero points and offsets at once are not given then.
        (_, false) if G::COUNTS => finish_with::<I, O, G, false, true, false>(isa, segment, out),
        (_, false) => finish_with::<I, O, G, true, true, false>(isa, segment, out),
    }
}

fn finish_with<I: Isa, O: Element, G: Supply<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>(
    isa: I,
    segment: &Segment<'_, G>,
    out: &mut Buffer<'_>,
) {
    match segment.laid {
        1 if const { G::SPREADS && !(ADD && STEPS) } => {
            units::<I, O, EachOne, G, ZERO, ADD, STEPS>(isa, segment, out);
        }
        UNIT if const { G::BY_UNITS && O::DTYPE.bits() == 16 } => {
            units::<I, O, PerVectors<4>, G, ZERO, ADD, STEPS>(isa, segment, out)
        }
        laid if laid == 2 * LANES && G::COUNTS => {
            units::<I, O, PerVectors<2>, G, ZERO, ADD, STEPS>(isa, segment, out);
        }
        _ => units::<I, O, PerVectors<1>, G, ZERO, ADD, STEPS>(isa, segment, out),
    }
}

/// All rows at once, if these consist of whole units: loops know of nothing else.
fn units<I: Isa, O: Element, L: Lie, G: Supply<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>(
    isa: I,
    segment: &Segment<'_, G>,
    out: &mut Buffer<'_>,
) {
    let mut finish = |given, units, out: &mut Buffer<'_>| {
        isa.vectorize(Finish::<I, O, L, G, ZERO, ADD, STEPS>::new(isa, segment, given, units, out));
    };
    if G::RAGGED && !segment.count.is_multiple_of(UNIT) {
        ragged(segment.given, segment.count, O::DTYPE.bits() as usize / 8, out, &mut finish);
    } else {
        finish(segment.given, 0..segment.count / UNIT, out);
    }
}

/// Rows one after the other, the last unit of each by way of some memory.
#[inline(never)]
fn ragged<G: Rows>(
    given: G,
    count: usize,
    width: usize,
    out: &mut Buffer<'_>,
    finish: &mut dyn FnMut(G, Range<usize>, &mut Buffer<'_>),
) {
    let (whole, left) = (count / UNIT, count % UNIT);
    for row in 0..given.rows() {
        if row > 0 {
            out.next_row();
        }
        finish(given.row(row), 0..whole, out);
        let mut unit = [0; 4 * UNIT];
        finish(given.row(row), whole..whole + 1, &mut Buffer::bytes(&mut unit[..width * UNIT]));
        out.append(&unit[..width * left]);
    }
}
