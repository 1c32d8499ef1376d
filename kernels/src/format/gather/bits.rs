//! Tricks with the bits of bytes and words.

#![expect(clippy::indexing_slicing, reason = "chunks are of the length that their loop asks for")]

/// A 1 in every byte of a word.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// The bits of `mask` from bit `bit` of every byte on, eight bytes at a time: what crosses over from a neighbour is
/// masked.
#[inline(always)]
pub(super) fn in_place<const S: usize, const W: usize>(
    bytes: &[u8; S],
    bit: u32,
    mask: u64,
    shift: u32,
    codes: &mut [u8; S],
) {
    let mask = mask * BYTES;
    if W == 0 {
        let (mut word, mut place) = ([0; 8], [0; 8]);
        word[..S].copy_from_slice(bytes);
        place[..S].copy_from_slice(codes);
        let part = (u64::from_le_bytes(word) >> bit & mask) << shift | u64::from_le_bytes(place);
        codes.copy_from_slice(&part.to_le_bytes()[..S]);
        return;
    }
    // All words are read before any is written, so that they become vectors.
    let (words, _) = bytes.as_chunks::<8>();
    let (places, _) = codes.as_chunks_mut::<8>();
    let parts: [u64; W] = core::array::from_fn(|n| {
        (u64::from_le_bytes(words[n]) >> bit & mask) << shift | u64::from_le_bytes(places[n])
    });
    for (place, part) in places.iter_mut().zip(parts) {
        *place = part.to_le_bytes();
    }
}

/// Digit `nth` of bytes that hold fractions.
#[inline(always)]
pub(super) fn digits<const S: usize>(bytes: &[u8; S], nth: u32, base: u16, codes: &mut [u8; S]) {
    let power = (0..nth).fold(1_u16, |power, _| power.wrapping_mul(base) & 0xff);
    let (bytes, mut parts) = (*bytes, *codes);
    for (part, byte) in parts.iter_mut().zip(bytes) {
        let shifted = u16::from(byte).wrapping_mul(power) & 0xff;
        *part |= ((shifted * base) >> 8) as u8;
    }
    *codes = parts;
}

/// The bits of a byte, one in each byte of a word.
#[inline(always)]
pub(super) const fn bits_apart(byte: u8) -> u64 {
    // Bit n alone in byte n; with 127 added, the highest bit of a byte says whether there was one.
    let alone = (byte as u64 * BYTES) & 0x8040_2010_0804_0201;
    (alone + 0x7f * BYTES) >> 7 & BYTES
}

/// Fields of `FROM` bits, side by side in the lowest bits of a word, `TO` bits apart.
#[inline(always)]
pub(super) const fn apart<const FROM: usize, const TO: usize>(word: u64) -> u64 {
    // By halves: of 2^n fields the upper half goes to the upper half of their room.
    let (mut word, mut fields) = (word, 64 / TO);
    while fields > 1 {
        fields /= 2;
        let (from, to) = (fields * FROM, fields * TO);
        let (mut low, mut at) = (0, 0);
        while at < 64 {
            low |= ((1_u64 << from) - 1) << at;
            at += 2 * to;
        }
        word = word & low | (word & low << from) << (to - from);
    }
    word
}

/// Up to 32 bits from a bit on; 0 beyond the bytes.
#[inline(always)]
pub(super) fn read(bytes: &[u8], bit: u64, bits: u32) -> u32 {
    let tail = bytes.get((bit / 8) as usize..).unwrap_or_default();
    let word = match tail.first_chunk::<8>() {
        Some(word) => u64::from_le_bytes(*word),
        None => tail.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    };
    (word >> (bit % 8) & low_bits(bits)) as u32
}

/// The lowest bits set, up to 32.
pub(super) const fn low_bits(count: u32) -> u64 {
    (1 << count) - 1
}
