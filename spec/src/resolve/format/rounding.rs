//! Formats whose every step is rounded to the type of the weights: their numbers have to be of that type.
//!
//! Software that computes in such a type has converted all numbers to it. Where that changes none, it does not matter when
//! it is done, and steps in float32 that are rounded once more have the bits of steps in the type itself.

#![expect(clippy::indexing_slicing, reason = "indices were found by name in the same document")]

use crate::element::{ElementType, Encoding, Float};
use crate::format::*;
use crate::model::{Position, Rounding, Specials};
use crate::resolve::Problems;

/// Reports numbers that an output type of the format may not have.
pub(super) fn check(format: &Format, places: &[Position], problems: &mut Problems<'_>) {
    if format.rounding != Rounding::Output {
        return;
    }
    for (quantity, at) in format.quantities.iter().zip(places) {
        let lacking = format.output.types.iter().find(|output| !has_numbers(output, quantity, format));
        if let Some(lacking) = lacking {
            let what = format!("the type of the {}", quantity.role);
            let found = format!("one with numbers that `{}` has not", lacking.name);
            let expected = "numbers that need no rounding where all steps are rounded: few bits, or the type of the weights";
            problems.found(*at, what, found, expected);
        }
    }
}

/// Whether an output type has all numbers of a quantity.
fn has_numbers(output: &ElementType, quantity: &Quantity, format: &Format) -> bool {
    let Encoding::Float(target) = output.encoding else { return false };
    let (tensor, plus) = (&format.tensors[quantity.tensor], quantity.plus);
    let all = |types: &[ElementType]| types.iter().all(|found| has_type(&target, found, plus));
    let same = |index: usize| {
        let as_output = format.output.same_as;
        as_output.is_some_and(|of| of == index || format.tensors[index].same_type_as == Some(of))
    };
    match &quantity.code {
        Code::Own => same(quantity.tensor) || all(&tensor.types),
        Code::Type(element_type) => all(std::slice::from_ref(element_type)),
        Code::Codebook(table) => same(*table) || all(&format.tensors[*table].types),
        Code::Integer { bits, .. } => {
            format.widths(*bits).iter().all(|bits| has_integers(&target, (1 << bits) + plus.abs(), 0))
        }
    }
}

/// Whether a float has all numbers of a type, and a constant more.
fn has_type(target: &Float, found: &ElementType, plus: i64) -> bool {
    match &found.encoding {
        Encoding::Integer { .. } | Encoding::Fixed { .. } if found.bits >= 32 => false,
        Encoding::Integer { bias, .. } => has_integers(target, (1 << found.bits) + (plus - bias).abs(), 0),
        Encoding::Fixed { bias, unit, .. } => has_integers(target, (1 << found.bits) + bias.abs(), *unit),
        Encoding::Float(float) => {
            float.mantissa <= target.mantissa
                && least(float) >= least(target)
                && largest(float) <= largest(target)
        }
        Encoding::Codebook(numbers) => numbers.iter().all(|number| has_number(target, *number)),
    }
}

/// Whether a float has all integers of some magnitude and less, times a power of two.
fn has_integers(target: &Float, magnitude: i64, unit: i32) -> bool {
    magnitude <= 1 << (target.mantissa + 1)
        && unit >= least(target)
        && unit + (target.mantissa as i32) < largest(target)
}

/// Whether a float has a number that float32 has.
fn has_number(target: &Float, number: f32) -> bool {
    let number = f64::from(number);
    if number == 0.0 || !number.is_finite() {
        return true;
    }
    // Every float32 is a normal float64: its exponent, and the place of its last bit.
    let exponent = (number.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let last = exponent - 52 + number.to_bits().trailing_zeros().min(52) as i32;
    let lowest = (exponent - target.mantissa as i32).max(least(target));
    exponent <= largest(target) && last >= lowest
}

/// The exponent of the least number above zero: the place of the last bit of subnormal ones.
fn least(float: &Float) -> i32 {
    1 - float.bias - float.mantissa as i32
}

/// The exponent of the largest number.
fn largest(float: &Float) -> i32 {
    let above = if float.specials == Specials::Ieee { 2 } else { 1 };
    (1 << float.exponent) - above - float.bias
}
