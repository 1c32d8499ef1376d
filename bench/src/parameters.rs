//! Values of scales and zero points: ordinary numbers, exact in every type that may hold them, a pattern that repeats.
//!
//! Scales lie between 2⁻⁶ and 2⁻⁵ (powers of two: 2⁻⁸ to 2⁻¹; the least normal numbers of types that begin above), so no
//! result overflows and few are subnormal. Zero points take every code of narrow types. Codes of floats that reach as far
//! as float32 are no random bits: products of these are often subnormal, and a processor takes a hundred times as long for
//! one of those, whatever computes it. Nor are codes of types that have NaNs: weights are numbers, and random bits would
//! scatter what they never hold.

use dequant_spec::element::{ElementType, Encoding};

use crate::decode::table;

/// After how many values the pattern repeats: as many codes are whole bytes.
const PERIOD: usize = 1024;

/// What a parameter tensor is filled with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Filling {
    kind: Kind,
    /// The type's name, then what of it decides codes.
    name: String,
    bits: u32,
    integer: bool,
    sign: bool,
    exponent: u32,
    mantissa: u32,
    bias: i32,
    /// The codes of an input that are numbers, where some are none.
    numbers: Vec<u64>,
}

/// From how many bits on exponents reach as far as float32's.
const FAR: u32 = 8;

/// What the parameter is, and which codes rules leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Numbers of an input, between 2⁻⁸ and 2⁸, or any where some codes are none.
    Code,
    Scale,
    /// Any code.
    ZeroPoint,
    /// Only code 0.
    ZeroPointOfZero,
    /// Only 0 to 15.
    ZeroPointOfNibble,
}

/// Bits without a pattern.
fn random(index: usize) -> u64 {
    (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Filling {
    pub(crate) fn new(kind: Kind, element_type: &ElementType) -> Self {
        let (name, bits, numbers) = (element_type.name.clone(), element_type.bits, Vec::new());
        match &element_type.encoding {
            Encoding::Float(float) => {
                let (sign, exponent, mantissa, bias) =
                    (float.sign, float.exponent, float.mantissa, float.bias);
                Self { kind, name, bits, integer: false, sign, exponent, mantissa, bias, numbers }
            }
            Encoding::Integer { .. } | Encoding::Fixed { .. } | Encoding::Codebook(_) => Self {
                kind,
                name,
                bits,
                integer: true,
                sign: false,
                exponent: 0,
                mantissa: 0,
                bias: 0,
                numbers,
            },
        }
    }

    /// That of an input which is no random bits.
    pub(crate) fn of_codes(element_type: &ElementType) -> Option<Self> {
        let filling = Self::new(Kind::Code, element_type);
        if filling.exponent >= FAR {
            return Some(filling);
        }
        let values = if filling.bits <= 8 { table(element_type) } else { Vec::new() };
        let numbers = (0..).zip(&values).filter(|(_, value)| !value.is_nan());
        let numbers: Vec<u64> = numbers.map(|(code, _)| code).collect();
        (numbers.len() < values.len()).then_some(Self { numbers, ..filling })
    }

    /// The code of a parameter.
    fn code(&self, index: usize) -> u64 {
        let narrow = (index * 5 + 3) as u64;
        match self.kind {
            Kind::ZeroPointOfZero => 0,
            Kind::ZeroPointOfNibble => narrow & 15,
            // A power of two has an exponent and nothing else.
            Kind::Scale if self.mantissa == 0 => (self.bias as u64).wrapping_sub(1 + (index * 3 % 8) as u64),
            // The pattern of the mantissa fits the narrowest type of 16 bits.
            Kind::Scale => self.float(6, index * 37 % 128),
            Kind::Code if !self.numbers.is_empty() => {
                self.numbers[(random(index) >> 40) as usize % self.numbers.len()]
            }
            Kind::Code => self.near_one(index),
            Kind::ZeroPoint if self.bits <= 8 && self.exponent >= FAR => self.near_one(index),
            Kind::ZeroPoint if self.bits <= 8 => narrow & ((1 << self.bits) - 1),
            Kind::ZeroPoint if self.integer => {
                (narrow as i64 % 128 - 64) as u64 & (u64::MAX >> (64 - self.bits))
            }
            Kind::ZeroPoint => self.float(0, index * 37 % 128),
        }
    }

    /// The code of (1 + seventh / 128) / 2^powers.
    fn float(&self, powers: i32, seventh: usize) -> u64 {
        let exponent = (self.bias - powers).max(1) as u64;
        let fraction = (seventh as u64) << self.mantissa >> 7;
        exponent << self.mantissa | fraction
    }

    /// The code of a number between 2⁻⁸ and 2⁸ without a pattern.
    fn near_one(&self, index: usize) -> u64 {
        let random = random(index);
        let exponent = (self.bias - 8) as u64 + (random >> 60);
        let fraction = random >> 16 & ((1 << self.mantissa) - 1);
        let sign = u64::from(self.sign) & random >> 59;
        (sign << self.exponent | exponent) << self.mantissa | fraction
    }

    /// The first `count` values, as a user's own loop would keep them.
    pub(crate) fn values(&self, element_type: &ElementType, count: usize) -> Vec<f32> {
        let sign = u64::from(matches!(element_type.encoding, Encoding::Integer { signed: true, .. }));
        let value = |index: usize| {
            let code = self.code(index % PERIOD);
            match &element_type.encoding {
                Encoding::Integer { .. } if self.kind != Kind::Scale => {
                    let top = sign << (self.bits - 1);
                    ((code ^ top) as i64).wrapping_sub(top as i64) as f32
                }
                Encoding::Float(float) if element_type.bits > 8 => {
                    let fraction =
                        (code & ((1 << float.mantissa) - 1)) as f32 / (1_u64 << float.mantissa) as f32;
                    let exponent = (code >> float.mantissa) as i32 - float.bias;
                    (1.0 + fraction) * 2_f32.powi(exponent)
                }
                _ => table(element_type)[code as usize],
            }
        };
        let pattern: Vec<f32> = (0..PERIOD.min(count)).map(value).collect();
        pattern.into_iter().cycle().take(count).collect()
    }
}

/// Fills memory with a pattern's codes, dense, the first in the lowest bits.
pub(crate) fn fill(filling: &Filling, bytes: &mut [u8]) {
    let bits = filling.bits as usize;
    let mut pattern = vec![0_u8; PERIOD * bits / 8];
    for index in 0..PERIOD {
        let (first, window) = (index * bits, u128::from(filling.code(index)) << (index * bits % 8));
        for (byte, part) in pattern[first / 8..].iter_mut().zip(window.to_le_bytes()) {
            *byte |= part;
        }
    }
    for chunk in bytes.chunks_mut(pattern.len()) {
        chunk.copy_from_slice(&pattern[..chunk.len()]);
    }
}
