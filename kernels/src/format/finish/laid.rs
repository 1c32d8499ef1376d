//! How the parameters of a segment lie, and vectors of them.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "parameters are laid out for all units of a segment; parts are what they say"
)]

use super::{LANES, Parameter, SEGMENT, UNIT};
use crate::isa::Isa;

/// What takes the place of a parameter that there is not.
#[derive(Clone, Copy)]
pub(super) enum Neutral {
    Zero,
    One,
}

impl Neutral {
    /// One for each weight of a segment.
    fn numbers(self) -> &'static [f32] {
        static ZEROS: [f32; SEGMENT] = [0.0; SEGMENT];
        static ONES: [f32; SEGMENT] = [1.0; SEGMENT];
        match self {
            Self::Zero => &ZEROS,
            Self::One => &ONES,
        }
    }
}

/// How the parameters of a segment lie: all of them in the same way.
pub(super) trait Lie {
    /// What vectors of a parameter are taken out of.
    type Held<'a>: Copy;
    /// For how many weights there is one.
    const WEIGHTS: usize;
    /// Whether parameters are read where they lie, for which there are few loops.
    const IN_PLACE: bool = false;
    /// Whether there is one for each weight.
    const EACH: bool = Self::WEIGHTS == 1;
    /// Whether there is one for a line of 16 bits, or for more.
    const PER_LINE: bool = Self::WEIGHTS >= 2 * LANES;

    /// A parameter, or what takes its place.
    fn held<'a>(parameter: &Parameter<'a>, neutral: Neutral) -> Self::Held<'a>;

    /// No more than so many units need. A compiler that sees how many are left checks none of them in a loop.
    #[inline(always)]
    fn counted<'a>(held: Self::Held<'a>, _units: usize) -> Self::Held<'a> {
        held
    }

    /// The vector of a parameter that belongs to a vector of weights.
    fn vector<I: Isa>(isa: I, numbers: Self::Held<'_>, unit: usize, part: usize) -> I::F32;

    /// Goes on to the next unit; always inlined.
    #[inline(always)]
    fn advance(_: &mut Self::Held<'_>) {}
}

/// The numbers of a parameter that are laid out.
#[inline(always)]
fn laid_out<'a>(parameter: &Parameter<'a>, neutral: Neutral) -> &'a [f32] {
    match *parameter {
        Parameter::Absent => neutral.numbers(),
        Parameter::Each(numbers) => numbers,
        Parameter::Vectors(units) => units.as_flattened(),
        Parameter::Lines(units) => units.as_flattened(),
        Parameter::Units(units) => units.as_flattened(),
        Parameter::Halves(_) => unreachable!("they have a loop of their own"),
    }
}

/// One for each weight.
pub(super) struct EachOne;

impl Lie for EachOne {
    type Held<'a> = &'a [f32];
    const WEIGHTS: usize = 1;

    #[inline(always)]
    fn held<'a>(parameter: &Parameter<'a>, neutral: Neutral) -> &'a [f32] {
        laid_out(parameter, neutral)
    }

    #[inline(always)]
    fn counted<'a>(numbers: Self::Held<'a>, units: usize) -> Self::Held<'a> {
        numbers.as_chunks::<UNIT>().0[..units].as_flattened()
    }

    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], unit: usize, part: usize) -> I::F32 {
        isa.load(lanes_of(numbers, unit, part))
    }
}

/// The parameters of a vector of weights, where each has its own. Not always inlined, but once it is compiled: that takes every loop less.
#[inline]
fn lanes_of(numbers: &[f32], unit: usize, part: usize) -> &[f32; LANES] {
    &numbers.as_chunks::<UNIT>().0[unit].as_chunks().0[part]
}

/// One for `N` vectors.
pub(super) struct PerVectors<const N: usize>;

impl<const N: usize> Lie for PerVectors<N> {
    type Held<'a> = &'a [f32];
    const WEIGHTS: usize = N * LANES;

    #[inline(always)]
    fn held<'a>(parameter: &Parameter<'a>, neutral: Neutral) -> &'a [f32] {
        laid_out(parameter, neutral)
    }

    #[inline(always)]
    fn counted<'a>(numbers: Self::Held<'a>, units: usize) -> Self::Held<'a> {
        match N {
            1 => numbers.as_chunks::<{ UNIT / LANES }>().0[..units].as_flattened(),
            4 => &numbers[..units],
            _ => numbers.as_chunks::<{ UNIT / LANES / 2 }>().0[..units].as_flattened(),
        }
    }

    #[inline(always)]
    fn vector<I: Isa>(isa: I, numbers: &[f32], unit: usize, part: usize) -> I::F32 {
        isa.splat(number_of::<N>(numbers, unit, part))
    }
}

/// The parameter of a vector of weights, where `N` vectors share one. Not always inlined, as for [`lanes_of`].
#[inline]
fn number_of<const N: usize>(numbers: &[f32], unit: usize, part: usize) -> f32 {
    match N {
        1 => numbers.as_chunks::<{ UNIT / LANES }>().0[unit][part],
        4 => numbers[unit],
        _ => numbers.as_chunks::<{ UNIT / LANES / 2 }>().0[unit][part / 2],
    }
}
