//! Which codes of an element type are tried: all of them up to 8 bits, otherwise edges and random ones.

use dequant_spec::element::{Encoding, Float};
use dequant_spec::{ElementType, reference};

use super::random::Random;

/// The widest type whose codes are all tried.
const EXHAUSTIVE_BITS: u32 = 8;

/// The lowest `bits` bits.
pub(crate) fn ones(bits: u32) -> u64 {
    u64::MAX.checked_shr(64 - bits).unwrap_or(0)
}

/// The codes to try of a type: all, or its edges and `count` random ones.
pub(crate) fn pool(element_type: &ElementType, random: &mut Random, count: usize) -> Vec<u64> {
    let bits = element_type.bits;
    if bits <= EXHAUSTIVE_BITS {
        return (0..=ones(bits)).filter(|code| reference::decode(element_type, *code).is_some()).collect();
    }
    let mut codes = match &element_type.encoding {
        Encoding::Integer { .. } | Encoding::Fixed { .. } => integer_edges(bits),
        Encoding::Float(float) => float_edges(float),
        Encoding::Codebook(numbers) => return (0..numbers.len() as u64).collect(),
    };
    codes.extend((0..count).map(|_| random.bits() & ones(bits)));
    // Integers of every size, not only those as wide as the type.
    codes.extend((0..count).map(|_| (random.bits() as i64 >> random.below(64)) as u64 & ones(bits)));
    codes
}

/// The same for scales: floats also get `count` numbers within 2^±8 of 1, where results are neither all infinite nor
/// all zero.
pub(crate) fn scales(element_type: &ElementType, random: &mut Random, count: usize) -> Vec<u64> {
    let mut codes = pool(element_type, random, count);
    if let Encoding::Float(float) = &element_type.encoding
        && element_type.bits > EXHAUSTIVE_BITS
    {
        codes.extend((0..count).map(|_| moderate(float, random, 8)));
    }
    codes
}

/// A float between 2^−`powers` and 2^`powers`, of either sign.
pub(crate) fn moderate(float: &Float, random: &mut Random, powers: u64) -> u64 {
    let exponent = float.bias.unsigned_abs() as u64 + random.below(2 * powers as usize) as u64;
    // With a single bit of exponent all but the ends are subnormal.
    let highest = ones(float.exponent).saturating_sub(1);
    let exponent = exponent.saturating_sub(powers).clamp(highest.min(1), highest);
    let sign = if float.sign { random.bits() & 1 } else { 0 };
    (sign << float.exponent | exponent) << float.mantissa | random.bits() & ones(float.mantissa)
}

/// 0, the ends of the signed and the unsigned range, every power of two and its neighbours (so also where float32
/// starts to round).
fn integer_edges(bits: u32) -> Vec<u64> {
    let powers = (0..bits).map(|bit| 1_u64 << bit);
    let around = powers.flat_map(|power| [power.wrapping_sub(1), power, power + 1, power.wrapping_neg()]);
    let mut codes: Vec<u64> = around.chain([0, u64::MAX]).map(|code| code & ones(bits)).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// Both zeros, the ends of the subnormal and the normal range, ±1, infinities, and NaNs quiet and signalling, which
/// lie at the ends of the fields whatever the format.
fn float_edges(float: &Float) -> Vec<u64> {
    let (greatest, one) = (ones(float.exponent), float.bias.unsigned_abs() as u64);
    let top = 1_u64 << float.mantissa.saturating_sub(1);
    let mut codes = Vec::new();
    for sign in 0..=u64::from(float.sign) {
        for exponent in [0, 1, one.min(greatest), greatest - 1, greatest] {
            for mantissa in [0, 1, top, ones(float.mantissa)] {
                let mantissa = mantissa & ones(float.mantissa);
                codes.push((sign << float.exponent | exponent) << float.mantissa | mantissa);
            }
        }
    }
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// The integer of a code; none for other types.
pub(crate) fn integer(element_type: &ElementType, code: u64) -> Option<i128> {
    let Encoding::Integer { signed, bias } = element_type.encoding else { return None };
    let wraps = signed && code >> (element_type.bits - 1) == 1;
    Some(i128::from(code) - if wraps { 1 << element_type.bits } else { 0 } - i128::from(bias))
}

/// The code of an integer.
pub(crate) fn code_of(element_type: &ElementType, integer: i128) -> u64 {
    let bias = match element_type.encoding {
        Encoding::Integer { bias, .. } => i128::from(bias),
        _ => 0,
    };
    (integer + bias) as u64 & ones(element_type.bits)
}

/// The least and the greatest code of an integer type, its bias left out.
pub(crate) fn code_range(element_type: &ElementType) -> Option<(i128, i128)> {
    let greatest = i128::from(ones(element_type.bits));
    match element_type.encoding {
        Encoding::Integer { signed: true, .. } => Some((-(greatest / 2) - 1, greatest / 2)),
        Encoding::Integer { .. } => Some((0, greatest)),
        _ => None,
    }
}

/// Codes as one little-endian bit stream, the first in the lowest bits. Spare bits mean nothing, so they are ones.
pub(crate) fn pack(codes: impl ExactSizeIterator<Item = u64>, bits: u32) -> Vec<u8> {
    let count = codes.len() * bits as usize;
    let mut bytes = vec![0_u8; count.div_ceil(8)];
    for (index, code) in codes.enumerate() {
        write(&mut bytes, index * bits as usize, code);
    }
    if let Some(last) = bytes.last_mut()
        && !count.is_multiple_of(8)
    {
        *last |= 0xff << (count % 8);
    }
    bytes
}

/// Writes a code at a bit that is still 0, as are those after it.
pub(crate) fn write(bytes: &mut [u8], bit: usize, code: u64) {
    let window = u128::from(code) << (bit % 8);
    for (byte, part) in bytes[bit / 8..].iter_mut().zip(window.to_le_bytes()) {
        *byte |= part;
    }
}

/// Codes dealt in random order, every one before any comes again.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    cards: Vec<u64>,
    dealt: usize,
}

impl Deck {
    /// A deck of some codes, at least one.
    pub(crate) fn new(cards: Vec<u64>) -> Self {
        assert!(!cards.is_empty(), "a type without a code to try");
        Self { cards, dealt: 0 }
    }

    /// The next code.
    pub(crate) fn deal(&mut self, random: &mut Random) -> u64 {
        let place = self.dealt % self.cards.len();
        if place == 0 {
            random.shuffle(&mut self.cards);
        }
        self.dealt += 1;
        self.cards[place]
    }

    /// Whether every code was dealt.
    pub(crate) fn is_through(&self) -> bool {
        self.dealt >= self.cards.len()
    }
}
