//! Small floats whose codes float16 has places for: where bytes have no tables, their numbers are computed by way of it.

#![expect(clippy::indexing_slicing, reason = "a type of up to 8 bits has 256 numbers at most")]

use half::f16;

use crate::format::bind::Numbers;
use crate::format::meaning::Meaning;
use crate::isa::{Embedding, Token};

/// Where the bits of a code lie in a float16, and what that is multiplied by to be the code's number.
#[derive(Clone, Copy, Debug)]
pub(super) struct SmallFloats {
    pub(super) how: Embedding,
    pub(super) factor: f32,
}

impl SmallFloats {
    /// Those of a quantity whose codes are looked up nowhere at the level, if they have such places: whatever their type says of itself, it
    /// is their numbers that tell.
    pub(super) fn of(token: Token, quantity: &Numbers) -> Option<Self> {
        let computes = !matches!(token, Token::Portable) && !token.has_byte_tables();
        if !computes || !(5..=8).contains(&quantity.bits) {
            return None;
        }
        match quantity.meaning {
            Meaning::Table { code, plus: 0.0 } => Self::that_have(&code.numbers[..1 << quantity.bits]),
            Meaning::Words { widener, plus: 0.0, .. } => Self::that_have(&widener.of_every_byte(token)),
            _ => None,
        }
    }

    /// Those that have such numbers, one for each code.
    fn that_have(numbers: &[f32]) -> Option<Self> {
        for signed in [true, false] {
            for mantissa in 0..numbers.len().ilog2() {
                let floats = Self::by_fields(numbers, signed, mantissa);
                if floats.is_some_and(|floats| floats.have(numbers)) {
                    return floats;
                }
            }
        }
        None
    }

    /// Floats with a sign or without and so many bits of mantissa, if float16 has places for both and for the exponent.
    fn by_fields(numbers: &[f32], signed: bool, mantissa: u32) -> Option<Self> {
        let width = numbers.len().ilog2() - u32::from(signed);
        let (shift, exponent) = (10_u32.checked_sub(mantissa)?, width.checked_sub(mantissa)?);
        if exponent > 5 {
            return None;
        }
        let magnitude = ((1 << width) - 1) << shift;
        let mask = if signed { magnitude | 0x8000 } else { magnitude };
        let is_nan = |code: usize| numbers.get(code).is_some_and(|number| number.is_nan());
        let nan = match () {
            // As in a float16.
            () if exponent == 5 => None,
            () if is_nan((1 << width) - 1) => Some((magnitude, magnitude)),
            () if signed && is_nan(1 << width) => Some((mask, 0x8000)),
            () => None,
        };
        let factor = numbers[1] / f16::from_bits(1 << shift).to_f32();
        Some(Self { how: Embedding { shift, mask, nan }, factor })
    }

    /// Whether these are the numbers of all codes; any NaN is as good as any other.
    fn have(&self, numbers: &[f32]) -> bool {
        let same = |found: f32, number: f32| {
            found.to_bits() == number.to_bits() || found.is_nan() && number.is_nan()
        };
        // Computed with a power of two, numbers are what float16 has there; with anything else, they would be rounded.
        let exact = self.factor.to_bits() << 9 == 0 && self.factor.is_normal();
        exact && (0..).zip(numbers).all(|(code, number)| same(self.number(code, numbers.len()), *number))
    }

    /// That of a code, of so many.
    fn number(&self, code: u16, codes: usize) -> f32 {
        let Embedding { shift, mask, nan } = self.how;
        // A sign is the highest bit of a code.
        let sign = u16::from(usize::from(code) >= codes / 2) << 15;
        let placed = (code << shift & 0x7fff | sign) & mask;
        match nan {
            Some((told, nan)) if placed & told == nan => f32::NAN,
            _ => f16::from_bits(placed).to_f32() * self.factor,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{Element, Table};
    use crate::types::{
        Float6E2M3, Float6E3M2, Float8E4M3Fn, Float8E4M3Fnuz, Float8E5M2, Float8E5M2Fnuz, Int8,
    };

    /// How the codes of a type lie in float16s: by how many bits they are shifted, and what tells a NaN.
    fn places<Q: Element>() -> Option<(u32, Option<(u16, u16)>)> {
        let codes = 1 << Q::DTYPE.bits();
        SmallFloats::that_have(&Table::<Q>::VALUES[..codes]).map(|floats| (floats.how.shift, floats.how.nan))
    }

    #[test]
    fn places_are_told_by_numbers() {
        assert_eq!(places::<Float8E4M3Fn>(), Some((7, Some((0x3f80, 0x3f80)))));
        assert_eq!(places::<Float8E4M3Fnuz>(), Some((7, Some((0xbf80, 0x8000)))));
        assert_eq!(places::<Float8E5M2>(), Some((8, None)));
        assert_eq!(places::<Float6E2M3>(), Some((7, None)));
        assert_eq!(places::<Float6E3M2>(), Some((8, None)));
    }

    #[test]
    fn others_have_none() {
        // Numbers where float16 has infinities, and integers in two's complement.
        assert_eq!(places::<Float8E5M2Fnuz>(), None);
        assert_eq!(places::<Int8>(), None);
        assert!(SmallFloats::that_have(&[0.0; 64]).is_none());
        // One that is a bit off.
        let mut numbers = Table::<Float6E3M2>::VALUES;
        numbers[33] += 0.25;
        assert!(SmallFloats::that_have(&numbers[..64]).is_none());
    }
}
