//! Integers of 8 bits to 16 bits in two steps: a code is added to a number that its zero point was taken from, and what comes of that is
//! scaled and made less by what it has too much, rounded once.
//!
//! [`FAR`] less a zero point lies where float32 has all integers and nothing between them, so a code that is added to its bits is added to
//! the number: one instruction does that for 16 of 64 bytes, which need neither be widened nor converted. The sum is more than the
//! difference of code and zero point by [`FAR`], and so its product is by [`FAR`] times the scale, which is exact, as [`FAR`] has two
//! bits and scales here have no more than 22. A fused multiplication and subtraction rounds the product of difference and scale once
//! then, as [`Affine`] does. The sign of a product that is 0 is that of its factors, which is lost here: so scales are above 0, for which
//! a product is 0 only if the difference is. And they are not so large that what is taken away would be infinite.
//!
//! That is for groups of whole units: of smaller ones, to compute what comes before takes as long as what it spares.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every group of a part")]

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::{Affine, Lanes};
use crate::isa::buffer::Places;
use crate::isa::{Isa, Sums, Token, Work};
use crate::kernel::Job;
use crate::layout::Elements;
use crate::vector::facts::byte_sign;
use crate::vector::parameters::{Blocks, InGroup, Parameters};
use crate::vector::part::Part;
use crate::vector::unit::{AsLines, Stretch, Unit, Units};
use crate::vector::{UNIT, output};

/// What codes are added to, less their zero point: in the middle between 2^23 and 2^24.
pub(super) const FAR: f32 = (3 << 22) as f32;

/// From how many elements on it is worth what has to be ready before.
const MANY: usize = 8 * UNIT;

/// Groups of fewer elements have loops without zero points that take as long.
const LONG: usize = 8 * UNIT;

/// Whether there are such loops at a level: not to float32, as stores take longer than arithmetic.
pub(super) const fn may_pay<Q: Element, O: Element, F: Lanes, I: Isa>() -> bool {
    let is_byte = F::SUBTRACTS && byte_sign::<Q>().is_some();
    I::ADDS_BYTES && is_byte && O::DTYPE.bits() == 16 && output::has_words::<O>()
}

/// Whether there are as many elements and as large groups as it is worth to look at parameters for.
#[inline(always)]
pub(super) fn pays(job: &Job<'_>) -> bool {
    job.range.len() >= MANY && job.grouping.neighbours() >= UNIT
}

/// Which groups are to be done.
pub(super) enum Groups {
    /// One, of such a number.
    One(usize),
    /// Those of so many elements, of which the first has lost some.
    Blocks { group: usize, phase: usize },
}

/// Appends the results of so many elements whose parameters [fuse](all_fuse), if they are worth it; whether they are.
pub(super) fn write<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    (elements, count): (&Elements<'_>, usize),
    groups: Groups,
) -> bool {
    let (scales, zeros) = (part.scales, F::floats(part.zeros));
    let blocks = match groups {
        _ if count < MANY => None,
        Groups::Blocks { group, .. } if part.known.unshifted && group < LONG => None,
        Groups::One(group) => Some(Blocks::one(&scales[group..], &zeros[group..])),
        Groups::Blocks { group, phase } => Blocks::new(scales, zeros, (group, phase)),
    };
    let (Some(blocks), types) = (blocks, PhantomData::<(Q, O)>) else { return false };
    match part.flushing() {
        // A constant condition: only then are loops compiled that flush.
        Some(isa) if const { output::is_bfloat16::<O>() } => {
            part.span(elements, count, &Fused { isa, blocks, types });
        }
        _ => part.span(elements, count, &Fused { isa: part.isa, blocks, types }),
    }
    true
}

/// Adds codes and scales.
struct Fused<'a, I, Q, O> {
    isa: I,
    blocks: Blocks<'a, f32>,
    types: PhantomData<(Q, O)>,
}

impl<I: Copy, Q, O> Clone for Fused<'_, I, Q, O> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, Q, O> Copy for Fused<'_, I, Q, O> {}

impl<'a, I: Isa, Q: Element, O: Element> Unit for Fused<'a, I, Q, O> {
    type Cursor = InGroup<'a, I, Affine>;
    type Loops = I::Loops;
    const HAS_RUNS: bool = true;
    const BYTES: usize = UNIT;

    #[inline(always)]
    fn at(&self, unit: usize) -> Self::Cursor {
        self.blocks.at(self.isa, unit)
    }

    #[inline(always)]
    fn begin_run(&self, cursor: &mut Self::Cursor) -> usize {
        self.blocks.begin_run(self.isa, cursor)
    }
}

impl<I: Isa, Q: Element, O: Element> AsLines<2> for Fused<'_, I, Q, O> {
    #[inline(always)]
    fn lines(&self, cursor: &mut Self::Cursor, bytes: &[u8]) -> [[u8; 64]; 2] {
        let isa = self.isa;
        let ([(scales, zeros), ..], far) = (self.blocks.next(isa, cursor), isa.splat(FAR));
        // Neither changes during a run, so the compiler computes both before it.
        let by = Sums { from: isa.sub(far, zeros), scales, excess: isa.mul(scales, far) };
        let signed = const { matches!(byte_sign::<Q>(), Some(true)) };
        let [first, second, third, fourth] = isa.scale_sums(signed, &bytes.as_chunks().0[0], by);
        [output::narrow::<I, O>(isa, [first, second]), output::narrow::<I, O>(isa, [third, fourth])]
    }
}

impl<I: Isa, Q: Element, O: Element> Stretch for Fused<'_, I, Q, O> {
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.isa.vectorize::<2>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}

/// Whether all scales are above 0, have 22 bits and are not large, and all zero points are integers near 0; the first ones tell soonest
/// that they are not. A function of its own, as every combination asks.
#[inline(never)]
pub(super) fn all_fuse(token: Token, scales: &[f32], zeros: &[f32]) -> bool {
    let ([scale, ..], [zero, ..]) = (scales, zeros) else { return false };
    if place_of(*scale) >= END || scale.to_bits() & 3 != 0 || !is_near(*zero) {
        return false;
    }
    if scales.len().max(zeros.len()) == 1 {
        return true;
    }
    let mut all_fuse = false;
    token.vectorize(Look { scales, zeros, all_fuse: &mut all_fuse });
    all_fuse
}

/// The place of a scale among all that are above 0, the least one first; of others a greater number.
#[inline(always)]
const fn place_of(scale: f32) -> u32 {
    scale.to_bits().wrapping_sub(1)
}

/// That of 2^100: [`FAR`] times lesser ones, and twice that, is finite.
const END: u32 = place_of(f32::from_bits((127 + 100) << 23));

/// Whether a zero point is an integer that leaves [`FAR`] where it is, whatever code is added.
#[inline(always)]
fn is_near(zero: f32) -> bool {
    zero.abs() < const { (1 << 20) as f32 } && zero + FAR - FAR == zero
}

/// Looks at parameters.
struct Look<'a> {
    scales: &'a [f32],
    zeros: &'a [f32],
    all_fuse: &'a mut bool,
}

impl Work<0> for Look<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { scales, zeros, all_fuse } = self;
        let (mut last, mut used, mut far) = (0, 0, 0);
        for scale in scales {
            (last, used) = (last.max(place_of(*scale)), used | scale.to_bits());
        }
        for zero in zeros {
            far |= u32::from(!is_near(*zero));
        }
        *all_fuse = last < END && used & 3 == 0 && far == 0;
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use std::vec::Vec;

    use half::{bf16, f16};

    use super::*;
    use crate::formula::Reach;
    use crate::isa::avx512::Avx512Vbmi;
    use crate::isa::buffer::Buffer;
    use crate::layout::Layout;
    use crate::types::{Bfloat16, Float16, Int8, Uint8};
    use crate::vector::facts::FactsOf;
    use crate::vector::{Again, Known};

    #[test]
    fn parameters_fuse_if_every_step_but_the_last_is_exact() {
        let token = Token::detect();
        let fuse = |scales: &[f32], zeros: &[f32]| all_fuse(token, scales, zeros);
        let (many, bits) = ([1.5; 40], f32::from_bits);
        let of_22_bits = |number: f32| bits(number.to_bits() & !3);
        for scale in [bits(4), f32::MIN_POSITIVE, of_22_bits(1e-20), 0.375, bits((226 << 23) + 4)] {
            assert!(fuse(&[scale], &[0.0]) && fuse(&[1.0, scale], &[0.0, -3.0]), "{scale:e}");
        }
        for scale in [0.0, -0.0, -1.5, bits(1), bits(0x3f80_0002), bits(227 << 23), f32::INFINITY, f32::NAN] {
            let mut scales = many;
            scales[33] = scale;
            assert!(!fuse(&[scale], &[0.0]) && !fuse(&scales, &[1.0; 40]), "{scale:e}");
        }
        for zero in [-0.0, 255.0, -128.0, 65535.0, 1_048_575.0] {
            assert!(fuse(&[1.0], &[zero]) && fuse(&many, &[zero; 40]), "{zero}");
        }
        for zero in [0.5, 1_048_576.0, -1e9, f32::INFINITY, f32::NAN] {
            let mut zeros = [7.0; 40];
            zeros[21] = zero;
            assert!(!fuse(&[1.0], &[zero]) && !fuse(&many, &zeros), "{zero}");
        }
    }

    /// An output type's bits of a number.
    type Round = fn(f32) -> u16;

    const HALF: Round = |number| f16::from_f32(number).to_bits();
    const BFLOAT: Round = |number| bf16::from_f32(number).to_bits();

    /// How many elements a group has, how many the first one has lost, and the last one.
    const GROUP: usize = 3 * UNIT;
    const PHASE: usize = UNIT;
    const SHORT: usize = 31;

    /// The results of groups with these parameters are those of float32, rounded.
    fn check<Q: Element, O: Element>(isa: Avx512Vbmi, normal: bool, of: &[(f32, f32)], round: Round) {
        let (scales, zeros): (Vec<f32>, Vec<f32>) = of.iter().copied().unzip();
        assert!(all_fuse(Token::detect(), &scales, &zeros));
        let count = of.len() * GROUP - PHASE - SHORT;
        let codes: Vec<u8> =
            (0..count as u32).map(|index| (index * 167 % 256) as u8 ^ (index >> 8) as u8).collect();
        let (group, phase) = (GROUP, PHASE);
        let elements = &Layout::Dense { bits: 8 }.elements(&codes, 0);
        let known = Known { normal, unshifted: false, fuse: true, reach: Reach::Vectors };
        let mut results = std::vec![0; 2 * count];
        let out = &mut Buffer::bytes(&mut results);
        let (facts, again, types) = (FactsOf::<Q>::FACTS, &Again::NEVER, PhantomData);
        let (scales, zeros) = (&scales[..], &zeros[..]);
        let mut part = Part::<_, Q, O, Affine> { isa, facts, again, scales, zeros, out, known, types };
        assert!(write(&mut part, (elements, count), Groups::Blocks { group, phase }));
        for (index, (code, result)) in codes.iter().zip(results.as_chunks().0).enumerate() {
            let group = (index + PHASE) / GROUP;
            let signed = matches!(byte_sign::<Q>(), Some(true));
            let code = if signed { f32::from(code.cast_signed()) } else { f32::from(*code) };
            let expected = round((code - zeros[group]) * scales[group]);
            let (scale, zero) = (scales[group], zeros[group]);
            assert_eq!(
                u16::from_le_bytes(*result),
                expected,
                "({code} - {zero}) * {scale:e} as {}",
                O::DTYPE
            );
        }
    }

    fn check_all(isa: Avx512Vbmi, normal: bool, of: &[(f32, f32)]) {
        check::<Int8, Bfloat16>(isa, normal, of, BFLOAT);
        check::<Uint8, Bfloat16>(isa, normal, of, BFLOAT);
        if !normal {
            check::<Int8, Float16>(isa, normal, of, HALF);
            check::<Uint8, Float16>(isa, normal, of, HALF);
        }
    }

    /// Parameters of eight groups after the other, with scales of 22 bits from one up to another.
    fn parameters(first: u32, end: u32) -> Vec<[(f32, f32); 8]> {
        let scales = (first..end).step_by(0x0007_3b5d).map(|bits| f32::from_bits(bits & !3));
        let zeros = [0.0, 1.0, -128.0, 117.0, 255.0, 65535.0, -1_000_000.0].into_iter().cycle();
        scales.zip(zeros).collect::<Vec<_>>().as_chunks().0.to_vec()
    }

    #[test]
    fn fused_steps_are_the_formula() {
        let Some(isa) = Avx512Vbmi::new() else {
            return crate::tests::skipped("level avx512vbmi is missing here");
        };
        // From the least one to 2^100, some thousand of them.
        parameters(4, END).iter().for_each(|of| check_all(isa, false, of));
    }

    #[test]
    fn fused_steps_that_flush_are_the_formula_where_results_are_normal() {
        let Some(isa) = Avx512Vbmi::with_bf16() else {
            return crate::tests::skipped("level avx512bf16 is missing here");
        };
        let least = f32::MIN_POSITIVE.to_bits();
        parameters(least, END).iter().for_each(|of| check_all(isa, true, of));
    }
}
