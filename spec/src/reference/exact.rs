//! Numbers m·2^e without a limit on m, the three operations that formulas need, and one correct rounding.
//!
//! Sums and products are exact, so nothing is lost before [`Number::round`], the only place that rounds. Zeros,
//! infinities and NaN follow IEEE 754 in its default rounding direction; a NaN has no sign and no payload.

use num_bigint::BigUint;

use crate::element::Float;
use crate::model::Specials;

/// The widest exponent field that is executed, in bits: twice what the widest type in use has.
///
/// A wider one would make exact sums of astronomically many bits.
const WIDEST_EXPONENT: u32 = 16;

/// An exact value.
///
/// Several pairs of magnitude and exponent stand for the same value, so there is no `==`: round and compare codes.
#[derive(Clone, Debug)]
pub enum Number {
    /// Any NaN.
    NotANumber,
    /// An infinity.
    Infinite {
        /// Whether it is −∞.
        negative: bool,
    },
    /// ±magnitude·2^exponent; zero has a sign as well.
    Finite {
        /// Whether the sign is minus.
        negative: bool,
        /// The integer m.
        magnitude: BigUint,
        /// The power e of two.
        exponent: i32,
    },
}

impl Number {
    /// The number of an integer; zero is +0.
    pub fn from_integer(value: i128) -> Self {
        Self::Finite { negative: value < 0, magnitude: value.unsigned_abs().into(), exponent: 0 }
    }

    /// Whether it is a NaN.
    pub fn is_nan(&self) -> bool {
        matches!(self, Self::NotANumber)
    }

    /// The number with the other sign.
    pub fn negated(&self) -> Self {
        match self.clone() {
            Self::NotANumber => Self::NotANumber,
            Self::Infinite { negative } => Self::Infinite { negative: !negative },
            Self::Finite { negative, magnitude, exponent } => {
                Self::Finite { negative: !negative, magnitude, exponent }
            }
        }
    }

    /// `self` − `other`, exactly: by definition `self` + (−`other`).
    pub fn subtract(&self, other: &Self) -> Self {
        self.add(&other.negated())
    }

    /// `self` + `other`, exactly. Opposite infinities give NaN, opposite equal numbers +0.
    pub fn add(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::NotANumber, _) | (_, Self::NotANumber) => Self::NotANumber,
            (Self::Infinite { negative: a }, Self::Infinite { negative: b }) if a != b => Self::NotANumber,
            (Self::Infinite { negative }, _) | (_, Self::Infinite { negative }) => {
                Self::Infinite { negative: *negative }
            }
            (
                Self::Finite { negative: a, magnitude: m, exponent: e },
                Self::Finite { negative: b, magnitude: n, exponent: f },
            ) => {
                // Both become multiples of the smaller power of two.
                let exponent = *e.min(f);
                let (m, n) = (m << e.abs_diff(exponent), n << f.abs_diff(exponent));
                let (negative, magnitude) = add_signed(*a, m, *b, n);
                Self::Finite { negative, magnitude, exponent }
            }
        }
    }

    /// `self` · `other`, exactly. Zero times infinity gives NaN.
    pub fn multiply(&self, other: &Self) -> Self {
        let negative = self.is_negative() != other.is_negative();
        match (self, other) {
            (Self::NotANumber, _) | (_, Self::NotANumber) => Self::NotANumber,
            (Self::Infinite { .. }, number) | (number, Self::Infinite { .. }) if number.is_zero() => {
                Self::NotANumber
            }
            (Self::Infinite { .. }, _) | (_, Self::Infinite { .. }) => Self::Infinite { negative },
            (
                Self::Finite { magnitude: m, exponent: e, .. },
                Self::Finite { magnitude: n, exponent: f, .. },
            ) => Self::Finite { negative, magnitude: m * n, exponent: e + f },
        }
    }

    /// `self` / `other`: the quotient, or a number that rounds the same to every format of up to 64 bits.
    pub fn divide(&self, other: &Self) -> Self {
        let negative = self.is_negative() != other.is_negative();
        match (self, other) {
            (Self::NotANumber, _) | (_, Self::NotANumber) => Self::NotANumber,
            (Self::Infinite { .. }, Self::Infinite { .. }) => Self::NotANumber,
            (Self::Infinite { .. }, _) => Self::Infinite { negative },
            (_, Self::Infinite { .. }) => Self::Finite { negative, magnitude: BigUint::ZERO, exponent: 0 },
            (a, b) if b.is_zero() => {
                if a.is_zero() {
                    Self::NotANumber
                } else {
                    Self::Infinite { negative }
                }
            }
            (
                Self::Finite { magnitude: m, exponent: e, .. },
                Self::Finite { magnitude: n, exponent: f, .. },
            ) => {
                // At least 80 bits of the quotient, and one that says whether there are more.
                let shift = 80 + n.bits();
                let dividend = m << shift;
                let (quotient, rest) = (&dividend / n, &dividend % n);
                let more = u32::from(rest != BigUint::ZERO);
                let exponent = e - f - i32::try_from(shift).unwrap_or(i32::MAX) - 1;
                Self::Finite { negative, magnitude: (quotient << 1_u32) + more, exponent }
            }
        }
    }

    /// The code of the nearest number of a float format, of the even one of two equally near.
    ///
    /// Underflow is gradual where the format has subnormal numbers; what rounds beyond the largest number becomes
    /// infinite; NaN becomes the positive quiet NaN. `None` when the format has no code for the result: an
    /// infinity, NaN, zero or sign that it lacks; and for a format that is [not executed](is_executable).
    pub fn round(&self, format: &Float) -> Option<u64> {
        if !is_executable(format) {
            return None;
        }
        let code = match self {
            Self::NotANumber => return quiet_nan(format),
            Self::Infinite { .. } => infinity(format)?,
            Self::Finite { magnitude, exponent, .. } => round_magnitude(magnitude, *exponent, format)?,
        };
        match self.is_negative() {
            false => Some(code),
            true if !format.sign => None,
            true if code == 0 && format.specials == Specials::NanAtNegativeZero => None,
            true => Some(code | 1 << (format.exponent + format.mantissa)),
        }
    }

    pub(super) fn is_negative(&self) -> bool {
        matches!(self, Self::Infinite { negative: true } | Self::Finite { negative: true, .. })
    }

    pub(super) fn is_zero(&self) -> bool {
        matches!(self, Self::Finite { magnitude, .. } if *magnitude == BigUint::ZERO)
    }
}

/// Whether a float's fields fit a 64-bit code and its exponents are not astronomical.
pub fn is_executable(format: &Float) -> bool {
    (1..=WIDEST_EXPONENT).contains(&format.exponent)
        && format.mantissa <= 63 - format.exponent
        && format.bias.unsigned_abs() <= 1 << WIDEST_EXPONENT
}

/// A number whose lowest `count` bits are ones, for `count` up to 64.
pub(super) fn ones(count: u32) -> u64 {
    u64::MAX.checked_shr(64 - count).unwrap_or(0)
}

/// The sum of two signed magnitudes. A sum of zero is −0 only if both are −0.
fn add_signed(a: bool, m: BigUint, b: bool, n: BigUint) -> (bool, BigUint) {
    if a == b {
        (a, m + n)
    } else if m > n {
        (a, m - n)
    } else if n > m {
        (b, n - m)
    } else {
        (false, BigUint::ZERO)
    }
}

/// The code, without sign, of magnitude·2^exponent rounded to a format.
fn round_magnitude(magnitude: &BigUint, exponent: i32, format: &Float) -> Option<u64> {
    // The power of two of the least normal number: exponent field 1, or 0 where that is an ordinary one.
    let least = i64::from(format.subnormals) - i64::from(format.bias);
    // The power of two of the leading bit. Numbers below `least` keep bits as if they led there.
    let leading = match magnitude.bits() {
        0 => least,
        bits => (i64::from(exponent) + bits as i64 - 1).max(least),
    };
    let last_kept = leading - i64::from(format.mantissa);
    let kept = shift_to_nearest_even(magnitude, i64::from(exponent) - last_kept);

    // Codes of one sign are numbered by size. Each power of two from `least` on has 2^mantissa of them, and `kept`
    // counts on from there: its leading bit, and a carry out of rounding, run into the exponent field.
    let code = ((leading - least) as u128) << format.mantissa;
    let code = code + u128::from(kept);
    match format.subnormals {
        true => with_overflow(code, format),
        // Field 0 has a leading bit too, so counting starts at it; a number without one is below the format.
        false => with_overflow(code.checked_sub(1 << format.mantissa)?, format),
    }
}

/// magnitude·2^shift as an integer, to nearest even.
fn shift_to_nearest_even(magnitude: &BigUint, shift: i64) -> u64 {
    let dropped = match u64::try_from(shift) {
        Ok(shift) => return to_u64(magnitude << shift),
        Err(_) => shift.unsigned_abs(),
    };
    let kept = to_u64(magnitude >> dropped);
    let half = magnitude.bit(dropped - 1);
    let more_than_half = half && magnitude.trailing_zeros() < Some(dropped - 1);
    kept + u64::from(more_than_half || (half && kept % 2 == 1))
}

#[expect(clippy::expect_used, reason = "no format has a mantissa of 63 bits")]
fn to_u64(kept: BigUint) -> u64 {
    u64::try_from(kept).expect("at most the mantissa's bits and one more are kept")
}

/// A code counted past the largest number is infinity, where there is one.
fn with_overflow(code: u128, format: &Float) -> Option<u64> {
    let greatest = ones(format.exponent + format.mantissa);
    let least_too_large = match format.specials {
        Specials::Ieee => infinity(format)?,
        Specials::NanAtAllOnes => greatest,
        Specials::NanAtNegativeZero | Specials::None => greatest + 1,
    };
    match u64::try_from(code) {
        Ok(code) if code < least_too_large => Some(code),
        _ => infinity(format),
    }
}

/// The code of positive infinity.
fn infinity(format: &Float) -> Option<u64> {
    (format.specials == Specials::Ieee).then(|| ones(format.exponent) << format.mantissa)
}

/// The code of the positive quiet NaN; of the only NaN in formats that are not IEEE's.
fn quiet_nan(format: &Float) -> Option<u64> {
    let sign = 1 << (format.exponent + format.mantissa);
    match format.specials {
        Specials::Ieee if format.mantissa > 0 => Some(infinity(format)? | 1 << (format.mantissa - 1)),
        Specials::NanAtAllOnes => Some(ones(format.exponent + format.mantissa)),
        Specials::NanAtNegativeZero if format.sign => Some(sign),
        Specials::Ieee | Specials::NanAtNegativeZero | Specials::None => None,
    }
}
