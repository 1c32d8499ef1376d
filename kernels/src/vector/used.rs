//! Which bits integers use: whether all of many lie in a range, at a level's speed.

use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::{Element, Encoding, to_i64};
use crate::isa::{Isa, Token, Work};

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
    let look = Look::<Z> { bytes, used: &mut used, types: PhantomData };
    match token {
        Token::Portable => look.work(),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => isa.vectorize(look),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => isa.vectorize(look),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => isa.vectorize(look),
    }
    used
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
