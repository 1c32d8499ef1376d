//! The name, width and identity of an element type, as a value that can be compared and matched on.

#![expect(clippy::indexing_slicing, reason = "loops up to the length of what they hash")]

use core::fmt;

use crate::element::{Encoding, Specials};

/// An element type as a value: what a tensor holds.
///
/// Two of them are equal exactly when name, width and every fact of the encoding are equal, whichever document
/// they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DType {
    /// From the highest bit: 48 bits of a hash of every fact, 8 bits of width, 8 bits of class. One number, as
    /// errors carry types and should be small.
    id: u64,
    name: &'static str,
}

impl DType {
    /// An element type with a name, a width in bits (1 to 64) and an encoding.
    ///
    /// # Panics
    ///
    /// The width is another one; while compiling, where the type is a constant.
    pub const fn new(name: &'static str, bits: u32, encoding: &Encoding) -> Self {
        assert!(bits >= 1 && bits <= 64, "an element type has 1 to 64 bits");
        let integer = matches!(encoding, Encoding::Integer { .. });
        let hash = hash_encoding(hash(hash_text(OFFSET, name), bits as u64), encoding);
        Self { id: hash << 16 | (bits as u64) << 8 | integer as u64, name }
    }

    /// The type's name: lower case, as in ONNX.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The width of a code in bits.
    pub const fn bits(&self) -> u32 {
        (self.id >> 8) as u32 & 0xff
    }

    /// Whether it is this one, the same as `==`: the names are compared last, and seldom byte by byte.
    #[inline(always)]
    pub(crate) fn is(self, other: Self) -> bool {
        self.id == other.id && (core::ptr::eq(self.name, other.name) || has_letters_of(self.name, other.name))
    }

    /// Whether it is one of these.
    pub(crate) fn is_any(self, others: &[Self]) -> bool {
        others.iter().any(|other| self.is(*other))
    }

    /// Whether codes are integers.
    pub const fn is_integer(&self) -> bool {
        self.id & 0xff != 0
    }
}

/// Whether two names that lie in different places are the same. Out of the way: what is called keeps others out of registers.
#[cold]
#[inline(never)]
fn has_letters_of(name: &str, other: &str) -> bool {
    name == other
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

impl fmt::Debug for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Where FNV-1a starts.
const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// One byte of FNV-1a.
const fn hash_byte(state: u64, byte: u8) -> u64 {
    (state ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3)
}

/// The eight bytes of a number.
const fn hash(mut state: u64, number: u64) -> u64 {
    let mut n = 0;
    while n < 8 {
        state = hash_byte(state, (number >> (8 * n)) as u8);
        n += 1;
    }
    state
}

/// A text and its length, so that no two sequences of texts hash alike by moving a letter.
const fn hash_text(mut state: u64, text: &str) -> u64 {
    let bytes = text.as_bytes();
    let mut n = 0;
    while n < bytes.len() {
        state = hash_byte(state, bytes[n]);
        n += 1;
    }
    hash(state, bytes.len() as u64)
}

/// Every fact of an encoding, after a number that tells the kinds apart.
const fn hash_encoding(state: u64, encoding: &Encoding) -> u64 {
    match *encoding {
        Encoding::Integer { signed, bias } => hash(hash(hash(state, 1), signed as u64), bias as u64),
        Encoding::Fixed { signed, bias, unit } => {
            hash(hash(hash(hash(state, 4), signed as u64), bias as u64), unit as u64)
        }
        Encoding::Float { sign, exponent, mantissa, bias, specials, subnormals } => {
            let state = hash(hash(hash(state, 2), sign as u64), exponent as u64);
            let state = hash(hash(state, mantissa as u64), bias as u64);
            let specials = match specials {
                Specials::None => 0,
                Specials::Ieee => 1,
                Specials::NanAtAllOnes => 2,
                Specials::NanAtNegativeZero => 3,
            };
            hash(hash(state, specials), subnormals as u64)
        }
        Encoding::Codebook(values) => {
            let mut state = hash(hash(state, 3), values.len() as u64);
            let mut n = 0;
            while n < values.len() {
                state = hash(state, values[n].to_bits() as u64);
                n += 1;
            }
            state
        }
    }
}
