//! Codes in a byte string: at which bit the first one starts, how far apart they are, and the loops that read
//! them.
//!
//! Codes are little-endian, the first in the lowest bits. Dense streams have a step of the code's width; codes
//! that share words along another axis have the word's width.

#![expect(clippy::indexing_slicing, reason = "callers hand over as many bytes as the codes take")]

/// Equally spaced codes in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Codes<'a> {
    /// The bytes they lie in.
    pub(crate) bytes: &'a [u8],
    /// The bit at which the first one starts.
    pub(crate) bit: u64,
    /// The distance from one to the next in bits.
    pub(crate) step: u32,
}

impl<'a> Codes<'a> {
    /// The codes of a dense stream from an index on.
    pub(crate) fn dense(bytes: &'a [u8], bits: u32, index: usize) -> Self {
        Self { bytes, bit: index as u64 * u64::from(bits), step: bits }
    }

    /// The codes after the first `count`.
    #[inline(always)]
    pub(crate) fn skip(self, count: usize) -> Self {
        Self { bit: self.bit + count as u64 * u64::from(self.step), ..self }
    }

    /// The bytes from the first code on, if the codes are dense and start at one.
    #[inline(always)]
    pub(crate) fn dense_bytes(self, bits: u32) -> Option<&'a [u8]> {
        (self.step == bits && self.bit.is_multiple_of(8)).then(|| self.tail())
    }

    /// Writes `count` codes of `bits` bits densely; behind them, `out` keeps what it has.
    #[inline(always)]
    pub(crate) fn pack(self, bits: u32, count: usize, out: &mut [u8]) {
        let out = &mut out[..(count * bits as usize).div_ceil(8)];
        if self.step == bits {
            return self.pack_dense(out);
        }
        let stride = self.step as usize / 8;
        let (offset, in_words) = ((self.bit % 8) as u32, self.step.is_multiple_of(8) && stride > 0);
        if !in_words || offset + bits > 8 {
            return self.pack_any(bits, 0..count, out);
        }
        // Every code lies in one byte of a word, at the same place of it.
        let done = match (bits, stride) {
            (4, 1) => self.pack_words::<4, 1, 2>(out),
            (4, 2) => self.pack_words::<4, 2, 4>(out),
            (4, 4) => self.pack_words::<4, 4, 8>(out),
            (2, 1) => self.pack_words::<2, 1, 4>(out),
            (2, 2) => self.pack_words::<2, 2, 8>(out),
            (1, 1) => self.pack_words::<1, 1, 8>(out),
            _ => 0,
        };
        self.pack_any(bits, (done * 8 / bits as usize).min(count)..count, out);
    }

    /// Codes side by side that start inside of a byte.
    #[inline(always)]
    fn pack_dense(self, out: &mut [u8]) {
        let (offset, tail) = ((self.bit % 8) as u32, self.tail());
        let byte = |low, high| (u16::from_le_bytes([low, high]) >> offset) as u8;
        // Only the last byte has none behind it: by itself, so that vectors do the others.
        for ((out, low), high) in out.iter_mut().zip(tail).zip(tail.iter().skip(1)) {
            *out = byte(*low, *high);
        }
        if let Some((last, before)) = tail.split_last()
            && let Some(out) = out.get_mut(before.len())
        {
            *out = byte(*last, 0);
        }
    }

    /// Codes of `BITS` bits in words of `STRIDE` bytes; `GROUP` bytes hold those of a byte. Returns for how many bytes
    /// there were whole groups.
    #[inline(always)]
    fn pack_words<const BITS: usize, const STRIDE: usize, const GROUP: usize>(self, out: &mut [u8]) -> usize {
        let offset = (self.bit % 8) as u32;
        let (groups, _) = self.tail().as_chunks::<GROUP>();
        for (out, group) in out.iter_mut().zip(groups) {
            let mut word = [0; 8];
            word[..GROUP].copy_from_slice(group);
            // Of 32 bits where that suffices: vectors have more of these.
            *out = if GROUP <= 4 {
                let word = u64::from_le_bytes(word) as u32 >> offset;
                (0..8 / BITS).fold(0, |byte, n| {
                    byte | (word >> (8 * STRIDE * n) & low_bits(BITS as u32) as u32) << (BITS * n)
                }) as u8
            } else {
                let word = u64::from_le_bytes(word) >> offset;
                (0..8 / BITS).fold(0, |byte, n| {
                    byte | (word >> (8 * STRIDE * n) & low_bits(BITS as u32)) << (BITS * n)
                }) as u8
            };
        }
        out.len().min(groups.len())
    }

    /// Codes anywhere, one by one; those before the range are there.
    #[inline(always)]
    fn pack_any(self, bits: u32, range: core::ops::Range<usize>, out: &mut [u8]) {
        out[(range.start * bits as usize).div_ceil(8)..].fill(0);
        for index in range {
            put(out, index * bits as usize, bits, self.code(bits, index));
        }
    }

    /// Decodes as many codes of `bits` bits as `out` has places.
    ///
    /// `bits` is a constant wherever this is called, so one of the loops remains besides the general one.
    #[inline(always)]
    pub(crate) fn read<T: Copy>(self, bits: u32, out: &mut [T], decode: impl Fn(u64) -> T + Copy) {
        if self.step != bits || !self.bit.is_multiple_of(u64::from(bits.min(8))) {
            return self.read_spaced(bits, out, decode);
        }
        match bits {
            8 => self.read_words::<1, T>(out, |word| decode(u64::from(word[0]))),
            16 => self.read_words::<2, T>(out, |word| decode(u64::from(u16::from_le_bytes(word)))),
            32 => self.read_words::<4, T>(out, |word| decode(u64::from(u32::from_le_bytes(word)))),
            64 => self.read_words::<8, T>(out, |word| decode(u64::from_le_bytes(word))),
            4 => self.read_parts::<2, T>(bits, out, decode),
            2 => self.read_parts::<4, T>(bits, out, decode),
            1 => self.read_parts::<8, T>(bits, out, decode),
            _ => self.read_any(bits, out, decode),
        }
    }

    /// The bytes from the first code on; it starts at a byte.
    #[inline(always)]
    fn tail(self) -> &'a [u8] {
        self.bytes.get((self.bit / 8) as usize..).unwrap_or_default()
    }

    /// Dense codes of whole bytes.
    #[inline(always)]
    fn read_words<const N: usize, T: Copy>(self, out: &mut [T], decode: impl Fn([u8; N]) -> T + Copy) {
        let (words, _) = self.tail().as_chunks::<N>();
        debug_assert!(words.len() >= out.len(), "the tensor's length was checked");
        for (place, word) in out.iter_mut().zip(words) {
            *place = decode(*word);
        }
    }

    /// Dense codes, `N` in a byte.
    #[inline(always)]
    fn read_parts<const N: usize, T: Copy>(self, bits: u32, out: &mut [T], decode: impl Fn(u64) -> T + Copy) {
        // Codes before the first whole byte.
        let before = (((8 - self.bit % 8) % 8) as usize / bits as usize).min(out.len());
        let (head, rest) = out.split_at_mut(before);
        self.read_any(bits, head, decode);
        let whole = self.skip(before);
        let (groups, last) = rest.as_chunks_mut::<N>();
        for (group, byte) in groups.iter_mut().zip(whole.tail()) {
            for (n, place) in group.iter_mut().enumerate() {
                *place = decode(u64::from(*byte) >> (n as u32 * bits) & low_bits(bits));
            }
        }
        whole.skip(groups.len() * N).read_any(bits, last, decode);
    }

    /// Codes that are not neighbours.
    #[inline(never)]
    fn read_spaced<T: Copy>(self, bits: u32, out: &mut [T], decode: impl Fn(u64) -> T + Copy) {
        let offset = (self.bit % 8) as u32;
        if !self.step.is_multiple_of(8) || self.step == 0 || offset + bits > 8 {
            return self.read_any(bits, out, decode);
        }
        // Every code lies in one byte, at the same place of it.
        for (place, byte) in out.iter_mut().zip(self.tail().iter().step_by(self.step as usize / 8)) {
            *place = decode(u64::from(*byte) >> offset & low_bits(bits));
        }
    }

    /// Codes anywhere.
    #[inline(always)]
    fn read_any<T: Copy>(self, bits: u32, out: &mut [T], decode: impl Fn(u64) -> T + Copy) {
        for (n, place) in out.iter_mut().enumerate() {
            *place = decode(self.code(bits, n));
        }
    }

    /// The code at an index; 0 beyond the bytes.
    #[inline(always)]
    pub(crate) fn code(self, bits: u32, index: usize) -> u64 {
        let bit = self.bit + index as u64 * u64::from(self.step);
        let tail = self.bytes.get((bit / 8) as usize..).unwrap_or_default();
        let (word, next) = match tail.first_chunk::<9>() {
            Some(bytes) => {
                let [low @ .., high] = *bytes;
                (u64::from_le_bytes(low), high)
            }
            None => (little_endian(tail), tail.get(8).copied().unwrap_or_default()),
        };
        // 64 bits that start inside of a byte reach into a ninth one.
        let wide = u128::from(next) << 64 | u128::from(word);
        (wide >> (bit % 8)) as u64 & low_bits(bits)
    }
}

/// The number that up to eight bytes make, the first the lowest.
fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// The lowest 1 to 64 bits set.
const fn low_bits(count: u32) -> u64 {
    u64::MAX >> (64 - count)
}

/// Sets the bits of a code in bytes that are zero there.
#[inline(always)]
fn put(out: &mut [u8], bit: usize, bits: u32, code: u64) {
    let wide = u128::from(code) << (bit % 8);
    let bytes = (bit % 8 + bits as usize).div_ceil(8);
    for (out, byte) in out[bit / 8..].iter_mut().zip(wide.to_le_bytes()).take(bytes) {
        *out |= byte;
    }
}
