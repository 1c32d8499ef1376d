//! Where bytes and bits go, computed while compiling: operands of the instructions that move them.
//!
//! A unit of dense codes is spread first, so that each 64-bit lane has the bytes in which its codes lie; then a
//! multishift takes a window of 8 bits for each byte of the result. What a window holds above the code is masked
//! off or ignored by whatever looks it up.

#![expect(
    clippy::indexing_slicing,
    reason = "evaluated while compiling: an index out of range is an error then"
)]

/// Takes bits 16 to 31 of the lanes of two registers.
pub(super) const PICK: [u16; 32] = {
    let mut pick = [0; 32];
    let mut word = 0;
    while word < 32 {
        pick[word] = 2 * word as u16 + 1;
        word += 1;
    }
    pick
};

/// Of four words, which each of 64 elements has: two lines.
pub(super) const WORDS_OF_SIXTEENS: [[u16; 32]; 2] = {
    let mut words = [[0; 32]; 2];
    let mut element = 0;
    while element < 64 {
        words[element / 32][element % 32] = element as u16 / 16;
        element += 1;
    }
    words
};

/// The lower halves of the 64-bit lanes of two registers.
pub(super) const EVEN: [i32; 16] = {
    let mut even = [0; 16];
    let mut lane = 0;
    while lane < 16 {
        even[lane] = 2 * lane as i32;
        lane += 1;
    }
    even
};

/// For each quarter of 64 bytes, how they come into lanes of 32 bits, four times each.
pub(super) const SIXTEENS: [[u8; 64]; 4] = {
    let mut sixteens = [[0; 64]; 4];
    let mut byte = 0;
    while byte < 256 {
        sixteens[byte / 64][byte % 64] = byte as u8 / 4;
        byte += 1;
    }
    sixteens
};

/// For each half of 64 entries, how the bytes of two registers come together in words.
pub(super) const PAIRS: [[u8; 64]; 2] = {
    let mut pairs = [[0; 64]; 2];
    let mut entry = 0;
    while entry < 64 {
        pairs[entry / 32][2 * (entry % 32)] = entry as u8;
        pairs[entry / 32][2 * (entry % 32) + 1] = 64 + entry as u8;
        entry += 1;
    }
    pairs
};

/// For each half of 32 words, how they come to the upper halves of lanes of 32 bits.
pub(super) const PLACE: [[u16; 32]; 2] = {
    let mut place = [[0; 32]; 2];
    let mut word = 0;
    while word < 32 {
        place[0][word] = word as u16 / 2;
        place[1][word] = 16 + word as u16 / 2;
        word += 1;
    }
    place
};

/// Takes the bytes of all lanes of 32 bits that have one number, then those of the next one.
pub(super) const BY_VECTOR: [u8; 64] = {
    let mut order = [0; 64];
    let mut byte = 0;
    while byte < 64 {
        order[byte] = (4 * (byte % 16) + byte / 16) as u8;
        byte += 1;
    }
    order
};

/// The opposite: lanes of 32 bits get a byte of each quarter of 64, that of the first one lowest.
pub(super) const BY_LANE: [u8; 64] = {
    let mut order = [0; 64];
    let mut byte = 0;
    while byte < 64 {
        order[byte] = (16 * (byte % 4) + byte / 4) as u8;
        byte += 1;
    }
    order
};

/// For each width but that of seven bits, how 64 codes come into 16 lanes of 32 bits: byte n of a lane has its code of vector n,
/// and above that whatever follows.
pub(super) static UNPACK: [spread::Control; 9] = {
    let mut controls = [spread::Control { bytes: [0; 64], shifts: [0; 64] }; 9];
    let mut bits = 1;
    while bits <= 8 {
        let mut place = 0;
        while place < 64 {
            // A lane of 64 bits gets, for each vector, the two bytes in which its two codes lie.
            let (pair, eighth) = (place / 8, place % 8);
            controls[bits].bytes[place] = ((first_bit(bits, eighth / 2, pair) / 8 + eighth % 2) & 63) as u8;
            let (vector, lane) = (eighth % 4, eighth / 4);
            controls[bits].shifts[place] =
                (16 * vector + first_bit(bits, vector, pair) % 8 + lane * bits) as u8;
            place += 1;
        }
        bits += 1;
    }
    controls
};

/// The bit of the first of two neighbouring codes of a vector of 16.
const fn first_bit(bits: usize, vector: usize, pair: usize) -> usize {
    (16 * vector + 2 * pair) * bits
}

/// How 64 codes of up to four bits become indices of bytes in 16-bit lanes: those of 32 codes in a vector each.
pub(super) struct Words {
    /// A lane of 64 bits gets the bytes of four codes of the first half, and those of as many of the second.
    pub(super) bytes: [u8; 64],
    /// Each half out of these.
    pub(super) shifts: [[u8; 64]; 2],
}

/// For each width, the codes as they are.
pub(super) static WORDS_OF_CODES: [Words; 5] = words(0);

/// For each width, the indices 2 · code; the lowest bit is open.
pub(super) static WORDS_F16: [Words; 5] = words(1);

/// The same for 4 · code; the lowest two bits are open.
pub(super) static WORDS_BF16: [Words; 5] = words(2);

const fn words(scale: usize) -> [Words; 5] {
    let mut controls = [const { Words { bytes: [0; 64], shifts: [[0; 64]; 2] } }; 5];
    let mut bits = 1;
    while bits <= 4 {
        let mut place = 0;
        while place < 64 {
            let (lane, byte) = (place / 8, place % 8);
            // Four codes in a lane lie in two bytes of those of their half.
            let (half, bit) = (byte / 4, 4 * lane * bits);
            controls[bits].bytes[place] = ((4 * bits * half + bit / 8 + byte % 4) & 63) as u8;
            // Windows that begin below bit 0 wrap around; the bits they get there are the open ones.
            let window = bit % 8 + byte / 2 * bits + 64 - scale;
            controls[bits].shifts[0][place] = (window % 64) as u8;
            controls[bits].shifts[1][place] = ((window + 32) % 64) as u8;
            place += 1;
        }
        bits += 1;
    }
    controls
}

/// 64 codes of any width as bytes, in the order that unpacking wants.
pub(super) mod spread {
    /// The operands of one width.
    #[derive(Clone, Copy)]
    pub(in crate::isa::avx512) struct Control {
        pub(in crate::isa::avx512) bytes: [u8; 64],
        pub(in crate::isa::avx512) shifts: [u8; 64],
    }

    /// The order whose interleaving with a second register of bytes gives words in order: within each 128 bits,
    /// eight codes for the first result and eight for the second.
    pub(in crate::isa::avx512) static WORDS: [Control; 9] =
        controls(&[0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15]);

    /// The order whose interleaving gives words of which the lower halves of lanes are a result of 16 codes in order, and the
    /// upper ones the next: within each 128 bits, four codes for each of two results in turn, then for the other two.
    pub(in crate::isa::avx512) static FLOATS: [Control; 9] = pairs(&[0, 32, 4, 36, 8, 40, 12, 44], 16);

    /// The order that [`beside`](super::super::entries::beside) undoes: each code of the first half next to one of the second.
    pub(in crate::isa::avx512) static HALVES: [Control; 9] = pairs(&[0, 4, 8, 12, 16, 20, 24, 28], 32);

    /// Operands that bring four codes from `first[n]` on to the even bytes of the lane n of 64 bits, and four that are so far
    /// apart from these to the odd ones.
    const fn pairs(first: &[usize; 8], apart: usize) -> [Control; 9] {
        let mut controls = [Control { bytes: [0; 64], shifts: [0; 64] }; 9];
        let mut bits = 1;
        while bits <= 8 {
            let mut place = 0;
            while place < 64 {
                // A lane has the four bytes in which four codes lie, and those of the others.
                let (lane, part) = (place / 8, place % 8);
                let bit = [first[lane] * bits, (first[lane] + apart) * bits];
                // Whole bytes come to their places at once, others by shifts.
                let (code, which) = (part / 2, part % 2);
                let byte = if bits == 8 { bit[which] / 8 + code } else { bit[part / 4] / 8 + part % 4 };
                controls[bits].bytes[place] = (byte & 63) as u8;
                controls[bits].shifts[place] = (32 * which + bit[which] % 8 + code * bits) as u8;
                place += 1;
            }
            bits += 1;
        }
        controls
    }

    /// Operands that bring group `order[n]` of four codes to the lane n of 32 bits.
    const fn controls(order: &[usize; 16]) -> [Control; 9] {
        let mut controls = [Control { bytes: [0; 64], shifts: [0; 64] }; 9];
        let mut bits = 1;
        while bits <= 8 {
            let mut lane = 0;
            while lane < 16 {
                // Four codes lie in four bytes, also where they start inside of one.
                let bit = 4 * order[lane] * bits;
                let mut byte = 0;
                while byte < 4 {
                    let place = 4 * lane + byte;
                    controls[bits].bytes[place] = ((bit / 8 + byte) & 63) as u8;
                    controls[bits].shifts[place] = (lane % 2 * 32 + bit % 8 + byte * bits) as u8;
                    byte += 1;
                }
                lane += 1;
            }
            bits += 1;
        }
        controls
    }
}
