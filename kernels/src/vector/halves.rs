//! Integers of 8 bits with scales of float16, to float16: scaled in float16, 32 at a time.
//!
//! A difference of two integers of 8 bits has 9 bits, and a float16 has 11, so it is exact. Its product with a scale has 20, so it is
//! exact in float32, where [`Affine`](crate::formula::Affine) computes it: rounded to float16 at once, it has the same bits. Float16 has
//! the exponents that rounding needs, subnormal numbers and infinities, and none is flushed.
//!
//! Scales and zero points are words of 16 bits here, in half the room that those of other loops take.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "parameters are staged for every group of a part and a unit more, and no row of groups is looked up"
)]

use core::mem::MaybeUninit;

use crate::grouping::Segment;
use crate::isa::Isa;
use crate::isa::avx512::{Avx512Fp16, Avx512Vbmi};
use crate::isa::buffer::{Buffer, OneLoop, Places};
use crate::kernel::Job;
use crate::layout::Elements;
use crate::vector::parameters::{Blocks, Each, Fine, InRow, Pairs, Place, Spread};
use crate::vector::shape::{LookedUp, Shape, Shapes};
use crate::vector::span::{Span, Widths};
use crate::vector::stage::Widening;
use crate::vector::unit::{AsLines, Stretch, Unit, Units};
use crate::vector::walk::walk;
use crate::vector::widen::Widen;
use crate::vector::{Combination, Known, PartOf, UNIT};

/// The bits of a code.
const BITS: u32 = 8;

/// How many words a register holds.
const ENTRIES: usize = 32;

/// So many words.
type Words = <Avx512Vbmi as Isa>::I32;

/// The scales of 32 elements, and their zero points.
type Of = (Words, Words);

/// The walk over a job's range, given what widens scales and zero points to words.
pub(crate) fn compute(
    (isa, halves): (Avx512Vbmi, Avx512Fp16),
    signed: bool,
    job: &Job<'_>,
    (scale, zero): (Widen<u16>, Option<Widen<u16>>),
    out: &mut Buffer<'_>,
) {
    let zero = zero.zip(job.zero_point);
    let parameters = Widening { scale, zero, absent: 0, origin: 0 };
    let loops: &dyn Combination<u16, u16> =
        if signed { &InHalves::<true> { isa, halves } } else { &InHalves::<false> { isa, halves } };
    walk(job, &parameters, loops, size_of::<u16>(), out);
}

/// The loops for codes with a sign, or without.
struct InHalves<const SIGNED: bool> {
    /// What lines are stored by.
    isa: Avx512Vbmi,
    halves: Avx512Fp16,
}

impl<const SIGNED: bool> Combination<u16, u16> for InHalves<SIGNED> {
    fn part(&self, part: &PartOf<'_>, scales: &[u16], zeros: &[u16], out: &mut Buffer<'_>) {
        let Segment { group, phase, .. } = *part.segment;
        match part.shape {
            Shape::Each => self.all(part, Each::new(scales, zeros, part.again), out),
            Shape::Runs => self.runs(part, (scales, zeros), out),
            Shape::Blocks => match Blocks::new(scales, zeros, (group, phase)) {
                Some(blocks) => self.all(part, blocks, out),
                None if group == 32 => self.all(part, Fine::<2, _, _>::new(scales, zeros), out),
                None => self.all(part, Fine::<4, _, _>::new(scales, zeros), out),
            },
            Shape::Tiles => unreachable!("no tables are made"),
            Shape::Spread(picks) => {
                let entries = (picks, ENTRIES);
                self.all(part, Spread::new(scales, zeros, (phase, part.again), entries), out);
            }
        }
    }

    fn parameter_of_long_rows(&self, _has_zeros: bool) -> Option<usize> {
        Some(2 * size_of::<u16>())
    }

    fn shapes(&self) -> &'static Shapes {
        const NOTHING: LookedUp = LookedUp { runs: None, groups: false, sixteens: false, tiles: false };
        const { &Shapes::new(ENTRIES, BITS, NOTHING) }
    }

    fn look(&self, _scales: &[u16], _zeros: &[u16]) -> Known {
        Known::NOTHING
    }
}

impl<const SIGNED: bool> InHalves<SIGNED> {
    /// All elements of a part.
    fn all<P: WordsOfUnits>(&self, part: &PartOf<'_>, parameters: P, out: &mut Buffer<'_>) {
        self.span(part, (part.elements, part.segment.count), parameters, out);
    }

    /// One run for each group.
    fn runs(&self, part: &PartOf<'_>, (scales, zeros): (&[u16], &[u16]), out: &mut Buffer<'_>) {
        if part.segment.groups == 1 {
            return self.all(part, Blocks::one(scales, zeros), out);
        }
        let mut done = 0;
        for (group, count) in part.segment.runs().enumerate() {
            let shared = Blocks::one(&scales[group..], &zeros[group..]);
            self.span(part, (&part.elements.skip(done), count), shared, out);
            done += count;
        }
    }

    /// Appends the results of so many elements.
    fn span<P: WordsOfUnits>(
        &self,
        part: &PartOf<'_>,
        (elements, count): (&Elements<'_>, usize),
        parameters: P,
        out: &mut Buffer<'_>,
    ) {
        const WIDTHS: Widths = Widths { bits: BITS, step: BITS, lines: 2, joins: true };
        let (of, again, packs) = (&WIDTHS, &part.again, &self.isa);
        let stretch = &Scaled::<P, SIGNED> { isa: self.isa, halves: self.halves, parameters };
        Span { of, again, stretch, packs }.append(elements, count, out);
    }
}

/// Scales and zero points of one unit after the other.
trait WordsOfUnits: Copy {
    /// Which unit is next.
    type Cursor: Clone;
    /// Whether all units of a run share them; then runs are begun.
    const HAS_RUNS: bool = false;

    /// Before a unit; always inlined.
    fn at(&self, isa: Avx512Fp16, unit: usize) -> Self::Cursor;
    /// Before units that have something in common: how many these are. Always inlined.
    #[inline(always)]
    fn begin_run(&self, _isa: Avx512Fp16, _cursor: &mut Self::Cursor) -> usize {
        usize::MAX
    }
    /// Those of the next unit's two lines; always inlined.
    fn next(&self, isa: Avx512Fp16, cursor: &mut Self::Cursor) -> [Of; 2];
}

/// One for each element.
impl<'a> WordsOfUnits for Each<'a, u16, u16> {
    type Cursor = InRow<'a, u16, u16>;

    #[inline(always)]
    fn at(&self, _isa: Avx512Fp16, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: Avx512Fp16, cursor: &mut Self::Cursor) -> [Of; 2] {
        let (scales, zeros) = cursor.next_unit();
        let (scales, zeros): (&[[u16; 32]; 2], &[[u16; 32]; 2]) =
            (zerocopy::transmute_ref!(scales), zerocopy::transmute_ref!(zeros));
        [(isa.words(&scales[0]), isa.words(&zeros[0])), (isa.words(&scales[1]), isa.words(&zeros[1]))]
    }
}

/// One for 32 elements.
impl<'a> WordsOfUnits for Fine<'a, 2, u16, u16> {
    type Cursor = Pairs<'a, [u16; 2], [u16; 2]>;

    #[inline(always)]
    fn at(&self, _isa: Avx512Fp16, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: Avx512Fp16, cursor: &mut Self::Cursor) -> [Of; 2] {
        let Some(([low, high], [low_zero, high_zero])) = cursor.next() else {
            unreachable!("there are some for every unit")
        };
        [(isa.word(*low), isa.word(*low_zero)), (isa.word(*high), isa.word(*high_zero))]
    }
}

/// One for 16 elements.
impl<'a> WordsOfUnits for Fine<'a, 4, u16, u16> {
    type Cursor = Pairs<'a, [u16; 4], [u16; 4]>;

    #[inline(always)]
    fn at(&self, _isa: Avx512Fp16, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: Avx512Fp16, cursor: &mut Self::Cursor) -> [Of; 2] {
        let Some((scales, zeros)) = cursor.next() else { unreachable!("there are some for every unit") };
        let ([low, high], [low_zeros, high_zeros]) = (isa.sixteens(scales), isa.sixteens(zeros));
        [(low, low_zeros), (high, high_zeros)]
    }
}

/// One for whole units.
impl<'a> WordsOfUnits for Blocks<'a, u16, u16> {
    /// A group's in registers, those behind it, and how many units the next one has.
    type Cursor = (Of, Pairs<'a, u16, u16>, usize);
    const HAS_RUNS: bool = true;

    #[inline(always)]
    fn at(&self, isa: Avx512Fp16, unit: usize) -> Self::Cursor {
        let (groups, next) = self.at_unit(unit);
        ((isa.word(0), isa.word(0)), groups, next)
    }

    #[inline(always)]
    fn begin_run(&self, isa: Avx512Fp16, (of, groups, next): &mut Self::Cursor) -> usize {
        if let Some((scale, zero)) = groups.next() {
            *of = (isa.word(*scale), isa.word(*zero));
        }
        self.begin(next)
    }

    #[inline(always)]
    fn next(&self, _isa: Avx512Fp16, (of, ..): &mut Self::Cursor) -> [Of; 2] {
        [*of; 2]
    }
}

/// One for groups that end within units: a register holds the words that 32 elements reach.
impl<'a> WordsOfUnits for Spread<'a, u16, u16> {
    type Cursor = Place<'a, u16, u16>;

    #[inline(always)]
    fn at(&self, _isa: Avx512Fp16, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: Avx512Fp16, place: &mut Self::Cursor) -> [Of; 2] {
        let mut two_rows = MaybeUninit::uninit();
        let ((scales, zeros), lanes) = self.next_reached(place, &mut two_rows);
        let Some(lanes) = lanes else {
            return [(isa.word(scales[0]), isa.word(zeros[0])); 2];
        };
        let [low, high]: &[[u8; 32]; 2] = zerocopy::transmute_ref!(lanes);
        // Groups of two may reach one more than a register holds.
        let first = if self.picks_by_units() { 0 } else { usize::from(high[0]) };
        [picked(isa, (scales, zeros), 0, low), picked(isa, (scales, zeros), first, high)]
    }
}

/// The words at the indices, which count from `first` on no further than a register holds words; always inlined.
#[inline(always)]
fn picked(isa: Avx512Fp16, (scales, zeros): (&[u16], &[u16]), first: usize, indices: &[u8; 32]) -> Of {
    // The remainder tells the compiler that it fits.
    let first = first % ENTRIES;
    let (scales, zeros) = (&scales[first..].as_chunks().0[0], &zeros[first..].as_chunks().0[0]);
    let indices = isa.counted(indices, first as u16);
    (isa.picked(isa.words(scales), indices), isa.picked(isa.words(zeros), indices))
}

/// Subtracts as integers, and scales in float16.
#[derive(Clone, Copy)]
struct Scaled<P, const SIGNED: bool> {
    isa: Avx512Vbmi,
    halves: Avx512Fp16,
    parameters: P,
}

impl<P: WordsOfUnits, const SIGNED: bool> Unit for Scaled<P, SIGNED> {
    type Cursor = P::Cursor;
    type Loops = OneLoop;
    const HAS_RUNS: bool = P::HAS_RUNS;
    const BYTES: usize = UNIT;

    #[inline(always)]
    fn at(&self, unit: usize) -> P::Cursor {
        self.parameters.at(self.halves, unit)
    }

    #[inline(always)]
    fn begin_run(&self, cursor: &mut P::Cursor) -> usize {
        self.parameters.begin_run(self.halves, cursor)
    }
}

impl<P: WordsOfUnits, const SIGNED: bool> AsLines<2> for Scaled<P, SIGNED> {
    #[inline(always)]
    fn lines(&self, cursor: &mut P::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        let (isa, codes) = (self.halves, bytes.as_chunks().0);
        let [low, high] = self.parameters.next(isa, cursor);
        [isa.scaled(SIGNED, &codes[0], low.0, low.1), isa.scaled(SIGNED, &codes[1], high.0, high.1)]
    }
}

impl<P: WordsOfUnits, const SIGNED: bool> Stretch for Scaled<P, SIGNED> {
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.halves.vectorize::<2>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use std::vec::Vec;

    use half::f16;

    use super::*;

    /// Differences that are multiplied by every scale; all others are by some.
    const OFTEN: [i16; 18] =
        [-383, -257, -256, -255, -128, -127, -85, -2, -1, 0, 1, 3, 5, 127, 170, 255, 256, 383];

    #[test]
    fn products_are_those_of_float32_rounded() {
        let Some(halves) = Avx512Fp16::new() else {
            return crate::tests::skipped("no level computes in float16 here");
        };
        for difference in -383..=383 {
            let step = if OFTEN.contains(&difference) { 1 } else { 251 };
            let scales: Vec<u16> = (0..=u16::MAX).step_by(step).collect();
            // Codes of 0, less so much.
            let zeros = halves.word(-difference as u16);
            for scales in scales.as_chunks::<32>().0 {
                let lines =
                    [true, false].map(|signed| halves.scaled(signed, &[0; 32], halves.words(scales), zeros));
                assert_eq!(lines[0], lines[1]);
                let products: [[u8; 2]; 32] = zerocopy::transmute!(lines[0]);
                for (scale, product) in scales.iter().zip(products) {
                    let scale = f16::from_bits(*scale);
                    let expected = f16::from_f32(f32::from(difference) * f32::from(scale));
                    let product = f16::from_le_bytes(product);
                    assert!(
                        product.to_bits() == expected.to_bits() || product.is_nan() && expected.is_nan(),
                        "{difference} · {scale}: {product}, expected {expected}"
                    );
                }
            }
        }
    }
}
