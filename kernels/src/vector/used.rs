//! Which bits parameters use: whether all of many lie in a range, at a level's speed.

use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::{Element, Encoding, to_i64};
use crate::isa::{Isa, Token, Work};
use crate::vector::normal::FEW;

/// The bits that any of some integers uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct UsedBits {
    /// In two's complement.
    pub(crate) all: i64,
    /// Those of magnitudes; of negative ones, of the magnitude less one.
    pub(crate) magnitude: i64,
}

impl UsedBits {
    /// Whether all integers lie in the range of a type: from 0 or from -high - 1 to high, which is 2^n - 1.
    pub(crate) fn fit(self, (low, high): (i64, i64)) -> bool {
        if low == 0 { self.all as u64 <= high as u64 } else { self.magnitude <= high }
    }

    #[inline(always)]
    fn and_of(self, number: i64) -> Self {
        Self { all: self.all | number, magnitude: self.magnitude | number ^ (number >> 63) }
    }
}

/// The bits that the integers of a dense stream use.
pub(crate) fn used_bits<Z: Element>(token: Token, bytes: &[u8]) -> UsedBits {
    let mut used = UsedBits::default();
    token.vectorize(Look::<Z> { bytes, used: &mut used, types: PhantomData });
    used
}

/// Whether all numbers have these bits; the first one tells soonest that they have not.
/// A function of its own, as every combination asks.
#[inline(never)]
pub(crate) fn are_all(token: Token, numbers: &[f32], bits: u32) -> bool {
    let mut different = 0;
    match numbers {
        [first, ..] if first.to_bits() != bits => return false,
        few if few.len() < FEW => return few.iter().all(|number| number.to_bits() == bits),
        _ => token.vectorize(Different { numbers, bits, different: &mut different }),
    }
    different == 0
}

struct Different<'a> {
    numbers: &'a [f32],
    bits: u32,
    different: &'a mut u32,
}

impl Work<0> for Different<'_> {
    #[inline(always)]
    fn work(self) {
        *self.different = self.numbers.iter().fold(0, |any, number| any | number.to_bits() ^ self.bits);
    }
}

/// The bits that numbers use.
pub(crate) fn used_bits_of<I: Isa>(isa: I, numbers: &[i64]) -> UsedBits {
    let mut used = UsedBits::default();
    isa.vectorize(LookAt { numbers, used: &mut used });
    used
}

struct LookAt<'a> {
    numbers: &'a [i64],
    used: &'a mut UsedBits,
}

impl Work<0> for LookAt<'_> {
    #[inline(always)]
    fn work(self) {
        *self.used = self.numbers.iter().fold(UsedBits::default(), |used, number| used.and_of(*number));
    }
}

struct Look<'a, Z> {
    bytes: &'a [u8],
    used: &'a mut UsedBits,
    types: PhantomData<Z>,
}

/// The bits that words use which are integers themselves: vectors hold more of them than of 64 bits.
macro_rules! of_words {
    ($word:ty, $bytes:expr) => {{
        let words = $bytes.as_chunks().0.iter().map(|word| <$word>::from_le_bytes(*word));
        let sign = <$word>::BITS - 1;
        let (all, magnitude) = words.fold((0, 0), |(all, magnitude), word| {
            (all | word, magnitude | if <$word>::MIN == 0 { word } else { word ^ (word >> sign) })
        });
        UsedBits { all: i64::from(all), magnitude: i64::from(magnitude) }
    }};
}

impl<Z: Element> Work<0> for Look<'_, Z> {
    #[inline(always)]
    fn work(self) {
        let bytes = self.bytes;
        *self.used = match const { (Z::ENCODING, Z::DTYPE.bits()) } {
            (Encoding::Integer { signed: true, bias: 0 }, 8) => of_words!(i8, bytes),
            (Encoding::Integer { signed: false, bias: 0 }, 8) => of_words!(u8, bytes),
            (Encoding::Integer { signed: true, bias: 0 }, 16) => of_words!(i16, bytes),
            (Encoding::Integer { signed: false, bias: 0 }, 16) => of_words!(u16, bytes),
            (Encoding::Integer { signed: true, bias: 0 }, 32) => of_words!(i32, bytes),
            (_, bits) => {
                let codes = Codes::dense(bytes, bits, 0);
                let count = bytes.len() * 8 / bits as usize;
                let code = |index| to_i64::<Z>(codes.code(bits, index));
                (0..count).fold(UsedBits::default(), |used, index| used.and_of(code(index)))
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    /// What is asked, at every level of this machine.
    fn at_levels(ask: impl Fn(Token) -> bool) -> bool {
        let mut answers = Level::available().iter().filter_map(|level| Token::new(*level)).map(ask);
        let first = answers.next().unwrap_or_default();
        assert!(answers.all(|answer| answer == first), "levels differ");
        first
    }

    #[test]
    fn one_number_of_other_bits_is_found_wherever_it_is() {
        for count in [0, 1, 2, 15, 16, 17, 300] {
            let mut numbers = [-0.0; 300];
            assert!(at_levels(|token| are_all(token, &numbers[..count], (-0.0_f32).to_bits())));
            for place in 0..count {
                numbers[place] = 0.0;
                assert!(!at_levels(|token| are_all(token, &numbers[..count], (-0.0_f32).to_bits())));
                numbers[place] = -0.0;
            }
        }
    }
}
