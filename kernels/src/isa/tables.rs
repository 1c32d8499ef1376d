//! What instructions are told of codes and tables.

#![cfg_attr(
    target_arch = "x86_64",
    expect(
        clippy::indexing_slicing,
        reason = "a unit has the bytes of its codes, tables an entry for every byte"
    )
)]

/// How a small float of 5 to 8 bits becomes a float16: shifted left, masked, times a power of two afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Embedding {
    /// From the lowest bit of a code to its place in float16.
    pub(crate) shift: u32,
    /// The bits of the sign and of the magnitude, in place.
    pub(crate) mask: u16,
    /// The bits that tell a NaN, in place, and what they are in one; none where all codes are numbers, or float16 tells by itself.
    pub(crate) nan: Option<(u16, u16)>,
}

#[cfg(target_arch = "x86_64")]
impl Embedding {
    /// Bits in place, as they are in a code of 8 bits.
    #[inline(always)]
    pub(super) const fn code(self, placed: u16) -> u8 {
        ((placed & 0x7fff) >> self.shift) as u8 | (placed >> 8) as u8 & 0x80
    }
}

/// 16 bits for each of 256 codes, as two tables of bytes. On the boundary of a line: a loop that has no room for it in registers
/// reads it for every unit.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct ByteTable {
    pub(crate) low: [u8; 256],
    pub(crate) high: [u8; 256],
}

impl ByteTable {
    /// Zeros.
    pub(crate) const NONE: Self = Self { low: [0; 256], high: [0; 256] };
}

#[cfg(target_arch = "x86_64")]
impl ByteTable {
    /// The words of 64 dense codes, one by one: for levels on which look-ups in tables of bytes are no instructions.
    #[inline(always)]
    pub(super) fn words(&self, bits: u32, unit: &[u8]) -> [u16; 64] {
        core::array::from_fn(|index| {
            let bit = index * bits as usize;
            let next = unit.get(bit / 8 + 1).copied().unwrap_or_default();
            let code = u16::from_le_bytes([unit[bit / 8], next]) >> (bit % 8) & (0xff >> (8 - bits));
            u16::from_le_bytes([self.low[usize::from(code)], self.high[usize::from(code)]])
        })
    }
}

/// 16-bit results of the codes of a float of 8 bits, where these grow by the same with every exponent.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    /// The results of mantissas: those of normal numbers without what they grow by for their exponent, and from the ninth on those of
    /// subnormal numbers.
    pub(crate) mantissas: ShortTable,
    /// How many mantissas there are, a power of two up to 8: the least normal number is the code behind them.
    pub(crate) count: u8,
    /// How much further an exponent lies to the left in a result than in a code.
    pub(crate) shift: u32,
    /// The results of other codes, by their lowest three bits.
    pub(crate) others: ShortTable,
    /// Those are the magnitudes above the greatest finite one; and 0x80, if that is no number.
    pub(crate) greatest: u8,
    pub(crate) but_80: bool,
}

/// 16 words, as two tables of bytes.
#[derive(Clone, Debug)]
pub(crate) struct ShortTable {
    pub(crate) low: [u8; 16],
    pub(crate) high: [u8; 16],
}

impl ShortTable {
    pub(crate) fn of(words: [u16; 16]) -> Self {
        Self { low: words.map(|word| word as u8), high: words.map(|word| (word >> 8) as u8) }
    }
}

/// For 32 dense codes of up to three bits, which two bytes a word takes that its code lies in, and from which bit on.
#[cfg(target_arch = "x86_64")]
pub(super) struct WordPlaces {
    pub(super) bytes: [u8; 64],
    pub(super) shifts: [u16; 32],
}

#[cfg(target_arch = "x86_64")]
impl WordPlaces {
    pub(super) const fn of(bits: usize) -> Self {
        let mut places = Self { bytes: [0; 64], shifts: [0; 32] };
        let mut code = 0;
        while code < 32 {
            let bit = code * bits;
            places.bytes[2 * code] = (bit / 8) as u8;
            places.bytes[2 * code + 1] = (bit / 8 + 1) as u8;
            places.shifts[code] = (bit % 8) as u16;
            code += 1;
        }
        places
    }

    /// What moves the codes to the second byte of their words.
    pub(super) const fn factors(&self) -> [u16; 32] {
        let mut factors = [0; 32];
        let mut code = 0;
        while code < 32 {
            factors[code] = 1 << (8 - self.shifts[code]);
            code += 1;
        }
        factors
    }
}

/// The first 16 bytes by fours, zeros behind what there is.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn sixteen_bytes(bytes: &[u8]) -> [u32; 4] {
    let four = |at: usize| match bytes.get(at..) {
        Some(&[a, b, c, d, ..]) => u32::from_le_bytes([a, b, c, d]),
        _ => 0,
    };
    [four(0), four(4), four(8), four(12)]
}

/// What of a [`ByteTable`] has to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableKind {
    /// The first 64 entries; the codes have 6 bits at most.
    Small,
    /// The first 128: the highest bit of a code flips the sign.
    Sign,
    /// The same, but code 0x80 has an entry of its own.
    SignBut80,
    /// The first 128, at the magnitude of a number in two's complement; 0x80 has an entry of its own.
    Magnitude,
    /// None: the codes are exponents of float32, but that the least one is a subnormal number and the greatest one a NaN.
    Powers,
    /// All.
    Full,
    /// All, 64 at a time: where a look-up among 128 takes longer than two among 64.
    Quarters,
}

impl TableKind {
    /// What of two tables has to be looked up, if it is the same of both.
    pub(crate) fn and(self, other: Self) -> Self {
        if self == other { self } else { Self::Full }
    }
}
