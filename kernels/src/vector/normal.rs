//! Whether results are known to be normal numbers or zeros, before they are computed: then instructions that flush
//! subnormal ones return the same bits.
//!
//! Codes are multiples of 2^-40, and parameters are 0 or at least 2^-40, so that they are multiples of 2^-63. A difference
//! of a code and a zero point is a multiple of 2^-63 then, and its product with a scale one of 2^-126, the least normal
//! number; so is the sum of such a product and a parameter. Rounding leaves multiples of a power of two what they are.
//! Infinities and NaNs are not flushed.

use crate::element::Encoding;
use crate::isa::Work;

/// What parameters are at least, in binary places below 1; and what codes are multiples of.
const PLACES: i32 = 40;

/// 2^-40.
pub(super) const QUANTUM: f32 = f32::from_bits(((127 - PLACES) as u32) << 23);

/// Whether all finite numbers of an encoding are multiples of [`QUANTUM`].
pub(super) const fn coarse(encoding: &Encoding) -> bool {
    match encoding {
        Encoding::Integer { .. } => true,
        Encoding::Fixed { unit, .. } => *unit >= -PLACES,
        Encoding::Float { mantissa, bias, subnormals, .. } => {
            let least = if *subnormals { 1 } else { 0 };
            least - *bias - *mantissa as i32 >= -PLACES
        }
        Encoding::Codebook(_) => false,
    }
}

/// Whether all finite numbers of a table are multiples of [`QUANTUM`].
pub(crate) fn are_coarse(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| *number == 0.0 || !number.is_finite() || lowest_place(*number) >= -PLACES)
}

/// The place of the lowest bit of a number that is not 0: the number is an odd multiple of that power of two.
fn lowest_place(number: f32) -> i32 {
    let (bits, hidden) = (number.to_bits(), 1 << 23);
    let (exponent, fraction) = ((bits >> 23 & 0xff) as i32, bits & (hidden - 1));
    let mantissa = if exponent == 0 { fraction } else { fraction | hidden };
    exponent.max(1) - 150 + mantissa.trailing_zeros() as i32
}

/// Fewer numbers than this are compared one by one: what a level does with them would be waited for.
pub(super) const FEW: usize = 16;

/// Whether all numbers are 0, at least [`QUANTUM`], infinite or NaN; `run` does the work at some level.
pub(crate) fn at_least_quantum(numbers: &[f32], run: impl FnOnce(Least<'_>)) -> bool {
    if numbers.len() < FEW {
        return few_at_least_quantum(numbers);
    }
    let mut least = u32::MAX;
    run(Least { numbers, least: &mut least });
    least >= twice_less_one(QUANTUM)
}

#[inline(never)]
fn few_at_least_quantum(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| twice_less_one(*number) >= const { twice_less_one(QUANTUM) })
}

/// The bits of a magnitude in an order in which 0 comes last.
#[inline(always)]
const fn twice_less_one(number: f32) -> u32 {
    (number.to_bits() << 1).wrapping_sub(1)
}

/// The least magnitude of some numbers.
pub(crate) struct Least<'a> {
    numbers: &'a [f32],
    least: &'a mut u32,
}

impl Work<0> for Least<'_> {
    #[inline(always)]
    fn work(self) {
        *self.least = self.numbers.iter().fold(u32::MAX, |least, number| least.min(twice_less_one(*number)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(numbers: &[f32]) -> bool {
        at_least_quantum(numbers, |work| work.work())
    }

    #[test]
    fn parameters_are_zero_or_at_least_a_quantum() {
        let below = f32::from_bits(QUANTUM.to_bits() - 1);
        assert!(found(&[]));
        assert!(found(&[0.0, -0.0, QUANTUM, -QUANTUM, 1.0, f32::MAX, f32::INFINITY, f32::NAN]));
        for small in [below, -below, f32::MIN_POSITIVE, -f32::from_bits(1)] {
            assert!(!found(&[1.0, small]), "{small}");
            let mut many = [1.0; 4 * FEW];
            assert!(found(&many));
            many[FEW + 3] = small;
            assert!(!found(&many), "{small}");
        }
    }

    #[test]
    fn numbers_are_multiples_of_a_quantum() {
        assert!(are_coarse(&[0.0, -1.5, QUANTUM, -3.0 * QUANTUM, f32::INFINITY, f32::NAN, f32::MAX]));
        assert!(!are_coarse(&[QUANTUM / 2.0]));
        assert!(!are_coarse(&[1.0, 1.5 * QUANTUM]));
        // 24 bits, the lowest of which is below.
        assert!(!are_coarse(&[f32::from_bits(1.0e-6_f32.to_bits() | 1)]));
        assert_eq!(lowest_place(f32::from_bits(1)), -149);
        assert_eq!(lowest_place(-6.0), 1);
    }
}
