//! Results of small floats that grow by the same with every exponent: for a long run, those of each mantissa are computed once.
//!
//! As long as results are normal numbers, one more in the exponent of a code is one more in that of its result, and nothing else
//! changes: rounding sees the mantissa only. So 16 words say all, which levels without tables of bytes can look up as well. That
//! this is so is not concluded but seen: all 256 results are computed and compared.

#![expect(clippy::indexing_slicing, reason = "types of 8 bits have 128 magnitudes, half of 256 codes")]

use crate::element::{Element, Encoding, Table};
use crate::formula::Lanes;
use crate::isa::buffer::{Places, TwoLoops};
use crate::isa::{Isa, ShortTable, Steps};
use crate::layout::Elements;
use crate::vector::UNIT;
use crate::vector::parameters::Blocks;
use crate::vector::part::Part;
use crate::vector::table;
use crate::vector::unit::{AsLines, Stretch, Unit, Units};

/// From how many elements on steps are worth their making.
const LONG: usize = 2560;

/// Whether runs of a type may be looked up by steps at a level.
pub(super) const fn may_pay<Q: Element, O: Element, I: Isa>() -> bool {
    let is_float = matches!(Q::ENCODING, Encoding::Float { sign: true, mantissa: ..=3, .. });
    !I::BYTE_TABLES && is_float && Q::DTYPE.bits() == 8 && O::DTYPE.bits() == 16
}

/// Whether runs of a group of a part are looked up that are so long.
pub(super) fn pays<Q: Element, O: Element, I: Isa, F: Lanes>(
    part: &Part<'_, '_, I, Q, O, F>,
    count: usize,
    group: usize,
) -> bool {
    count >= LONG && part.zeros[group] == F::ABSENT && keeps_normal::<Q, O>(part.scales[group])
}

/// Whether normal numbers of a type of 8 bits have normal results with a scale.
fn keeps_normal<Q: Element, O: Element>(scale: f32) -> bool {
    let [least, greatest] = const { normal_numbers::<Q>() };
    let [least_result, greatest_result] = const { range::<O>() };
    let scale = scale.abs();
    least * scale >= least_result && greatest * scale <= greatest_result
}

/// The width of a type's mantissa.
const fn mantissa<T: Element>() -> u32 {
    match T::ENCODING {
        Encoding::Float { mantissa, .. } => mantissa,
        _ => 0,
    }
}

/// The least normal number of a type of 8 bits, and the greatest number; none for types of others, of which nobody asks.
const fn normal_numbers<Q: Element>() -> [f32; 2] {
    if Q::DTYPE.bits() != 8 {
        return [0.0; 2];
    }
    let (values, (finite, _)) = (&Table::<Q>::VALUES, finite_codes::<Q>());
    [values[1 << mantissa::<Q>()], values[finite - 1]]
}

/// The same of an output type, which has infinities.
const fn range<O: Element>() -> [f32; 2] {
    let Encoding::Float { exponent, mantissa, bias, .. } = &O::ENCODING else { return [f32::MAX, 0.0] };
    let greatest = power((1 << *exponent) - 2 - *bias);
    [power(1 - *bias), (2.0 - power(-(*mantissa as i32))) * greatest]
}

/// A power of two that is a normal number.
const fn power(place: i32) -> f32 {
    f32::from_bits(((place + 127) as u32) << 23)
}

/// Steps that tell all results; none if those of finite codes do not grow alike.
fn steps_of<Q: Element, O: Element>(words: &[u16; 256]) -> Option<Steps> {
    let (count, step) = (1 << mantissa::<Q>(), 1_u16 << mantissa::<O>());
    let (finite, but_80) = const { finite_codes::<Q>() };
    let (mut mantissas, mut others) = ([0; 16], [0; 16]);
    for index in 0..8 {
        // Subnormal numbers lie behind the normal ones, which are those of the exponent below the least.
        mantissas[index] = words[index % count + count].wrapping_sub(step);
        mantissas[8 + index] = words[index % count];
        others[index] = words[0x78 + index];
    }
    if but_80 {
        others[0] = words[0x80] ^ 0x8000;
    }
    // What differs is collected: the compiler makes vectors of such loops.
    let (lower, upper) = words.split_at(128);
    let pairs = lower[2 * count..finite].iter().zip(&lower[count..]);
    let grown = pairs.fold(0, |differ, (word, before)| differ | word.wrapping_sub(*before) ^ step);
    let pairs = lower[..finite].iter().zip(upper).skip(usize::from(but_80));
    let mirrored = pairs.fold(0, |differ, (word, negative)| differ | word ^ negative ^ 0x8000);
    // Of exponents of four bits and more, one at most is infinite or NaN: the last eight magnitudes differ in their lowest three bits.
    debug_assert!(finite >= if but_80 { 128 } else { 120 }, "others are told by three bits");
    (grown | mirrored == 0).then(|| Steps {
        mantissas: ShortTable::of(mantissas),
        count: count as u8,
        shift: mantissa::<O>() - mantissa::<Q>(),
        others: ShortTable::of(others),
        greatest: finite as u8 - 1,
        but_80,
    })
}

/// How many codes from 0 on are finite, and whether that of −0 is none of them.
const fn finite_codes<Q: Element>() -> (usize, bool) {
    let (values, mut finite) = (&Table::<Q>::VALUES, 1);
    while finite < 128 && values[finite].is_finite() {
        finite += 1;
    }
    (finite, !values[128].is_finite())
}

/// Appends the results of a run by steps; false if there are none, and nothing is appended.
pub(super) fn write<I: Isa, Q: Element, O: Element, F: Lanes>(
    part: &mut Part<'_, '_, I, Q, O, F>,
    elements: &Elements<'_>,
    count: usize,
    parameters: Blocks<'_, F::Zero>,
) -> bool {
    let words = table::results::<I, Q, O, F>(part.isa, part.facts, parameters);
    let Some(steps) = &steps_of::<Q, O>(&words) else { return false };
    part.span(elements, count, &BySteps { isa: part.isa, steps });
    true
}

/// Looks units up by steps.
struct BySteps<'t, I> {
    isa: I,
    steps: &'t Steps,
}

impl<I: Copy> Clone for BySteps<'_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy> Copy for BySteps<'_, I> {}

impl<I: Isa> Stretch for BySteps<'_, I> {
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.isa.vectorize::<2>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}

impl<I: Isa> Unit for BySteps<'_, I> {
    /// Steps come along, in registers.
    type Cursor = Steps;
    type Loops = TwoLoops;
    const BYTES: usize = UNIT;

    #[inline(always)]
    fn at(&self, _unit: usize) -> Steps {
        self.steps.clone()
    }
}

impl<I: Isa> AsLines<2> for BySteps<'_, I> {
    #[inline(always)]
    fn lines(&self, steps: &mut Steps, bytes: &[u8]) -> [[u8; 64]; 2] {
        self.isa.steps_to_words(&bytes.as_chunks().0[0], steps)
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::formula::{Affine, Formula};
    use crate::isa::avx2::Avx2;
    use crate::isa::avx512::Avx512;
    use crate::types::{Bfloat16, Float8E4M3Fn, Float8E4M3Fnuz, Float8E5M2, Float8E5M2Fnuz, Float16};
    use crate::vector::part::tests::{by_formula, results};

    /// All codes, in two orders: one in which most units have no infinity and no NaN, and one in which they have some.
    fn codes() -> Vec<u8> {
        (0..4096_u32)
            .map(|n| if n < 2048 { n as u8 } else { (n * 167 % 251) as u8 ^ (n >> 5) as u8 })
            .collect()
    }

    /// Any NaN is as good as any other.
    fn plain<O: Element>(results: &[u8]) -> Vec<u16> {
        let infinity = 0x7fff >> mantissa::<O>() << mantissa::<O>();
        let words = results.as_chunks().0.iter().map(|word| u16::from_le_bytes(*word));
        words.map(|word| if word & 0x7fff > infinity { 0x7fff } else { word }).collect()
    }

    /// Whether there are steps, which then say what the formula says.
    fn has_steps<I: Isa, Q: Element, O: Element>(isa: I, scale: f32) -> bool {
        let (codes, parameters) = (&codes(), (scale, Affine::ABSENT));
        let by_steps = results::<_, Q, O>(isa, codes, parameters, |part, elements, parameters| {
            write(part, elements, codes.len(), parameters)
        });
        if let Some(by_steps) = &by_steps {
            let by_formula = by_formula::<_, Q, O>(isa, codes, parameters);
            let by_formula = by_formula.as_deref().map(plain::<O>);
            assert_eq!(Some(plain::<O>(by_steps)), by_formula, "{} by {scale}", Q::DTYPE);
        }
        by_steps.is_some()
    }

    fn check_output<I: Isa, Q: Element, O: Element>(isa: I) {
        for scale in [1.0, 0.37, -1.7, 1.999_999_9] {
            let found = has_steps::<_, Q, O>(isa, scale);
            assert_eq!(found, keeps_normal::<Q, O>(scale), "{} by {scale} to {}", Q::DTYPE, O::DTYPE);
        }
        // Results that are subnormal, infinite, zero or NaN do not grow alike.
        for scale in [1e-38, 1e38, 0.0, f32::INFINITY, f32::NAN] {
            assert!(!has_steps::<_, Q, O>(isa, scale), "{} by {scale} to {}", Q::DTYPE, O::DTYPE);
            assert!(!keeps_normal::<Q, O>(scale), "{} by {scale} to {}", Q::DTYPE, O::DTYPE);
        }
    }

    fn check<I: Isa, Q: Element>(isa: I) {
        check_output::<_, Q, Bfloat16>(isa);
        check_output::<_, Q, Float16>(isa);
        assert!(keeps_normal::<Q, Bfloat16>(-1e-4), "scales of weights are small");
    }

    fn check_all(isa: impl Isa) {
        check::<_, Float8E4M3Fn>(isa);
        check::<_, Float8E4M3Fnuz>(isa);
        check::<_, Float8E5M2>(isa);
        check::<_, Float8E5M2Fnuz>(isa);
    }

    #[test]
    fn steps_are_the_formula() {
        match Avx2::new() {
            Some(isa) => check_all(isa),
            None => crate::tests::skipped("level avx2 is missing here"),
        }
        match Avx512::new() {
            Some(isa) => check_all(isa),
            None => crate::tests::skipped("level avx512 is missing here"),
        }
    }
}
