//! Integers of up to 8 bits as bytes in two's complement, as long as all results are: a bias and zero points are taken from
//! bytes, which are a quarter as long as numbers.

use crate::format::bind::Numbers;
use crate::format::meaning::Meaning;
use crate::isa::{Token, Work};

/// The least and the largest integer that codes can be, if they are integers of up to 8 bits.
fn range(bits: u32, meaning: Meaning) -> Option<(f32, f32)> {
    match meaning {
        Meaning::Integer { bias, .. } if (1..=8).contains(&bits) && bias as i32 as f32 == bias => {
            Some((-bias, ((1_u32 << bits) - 1) as f32 - bias))
        }
        _ => None,
    }
}

/// Whether all integers of a range are bytes.
fn fits((least, largest): (f32, f32)) -> bool {
    least >= -128.0 && largest <= 127.0
}

/// Whether codes are integers so small that one's bias can be taken from another one exactly.
pub(super) fn are_small(numbers: &Numbers) -> bool {
    range(numbers.bits, numbers.meaning).is_some_and(|(least, largest)| least >= -1024.0 && largest <= 1024.0)
}

/// Whether both, and all differences of weights and their zero points, are bytes.
pub(super) fn difference_fits(weights: &Numbers, zero_points: &Numbers) -> bool {
    let range = |numbers: &Numbers| range(numbers.bits, numbers.meaning);
    let (Some(weights), Some(zero_points)) = (range(weights), range(zero_points)) else { return false };
    fits(weights) && fits(zero_points) && fits((weights.0 - zero_points.1, weights.1 - zero_points.0))
}

/// How codes of integers become bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recoding {
    /// They are unsigned ones already.
    Unsigned,
    /// In two's complement: some bits are flipped, and an offset is taken afterwards, which is a byte in two's complement itself but for 128.
    Signed { flip: u8, offset: u8 },
}

impl Recoding {
    /// None if the numbers are no bytes.
    pub(super) fn of(bits: u32, meaning: Meaning) -> Option<Self> {
        let Meaning::Integer { flip, bias } = meaning else { return None };
        if !range(bits, meaning).is_some_and(fits) {
            return (bits <= 8 && flip == 0 && bias == 0.0).then_some(Self::Unsigned);
        }
        // A sign that is flipped twice stays as it is.
        Some(match (flip as u8, bias as i32 as u8) {
            (0x80, 0x80) => Self::Signed { flip: 0, offset: 0 },
            (flip, offset) => Self::Signed { flip, offset },
        })
    }

    /// Whether codes are integers with a sign, if all bytes stay as they are.
    pub(super) fn sign_if_kept(self) -> Option<bool> {
        match self {
            Self::Unsigned => Some(false),
            Self::Signed { flip, offset } => (flip == 0 && offset == 0).then_some(true),
        }
    }

    /// By how much all codes are more than their integers, if that is the only difference.
    pub(super) fn excess(self) -> Option<u8> {
        match self {
            Self::Signed { flip: 0, offset } => (1..=128).contains(&offset).then_some(offset),
            _ => None,
        }
    }

    /// The same where loops take 16 codes of so many bits at a time: with other steps than scales, there is none.
    pub(super) fn excess_of_16(self, bits: u32, scaled: bool) -> Option<u8> {
        match self {
            // Unsigned integers: eight bits with a sign are as little flipped.
            Self::Signed { flip: 0, offset: 0 } => (bits < 8).then_some(0),
            _ => self.excess().filter(|_| scaled),
        }
    }

    /// Makes bytes of codes.
    pub(super) fn apply(self, token: Token, codes: &mut [u8]) {
        if let Self::Signed { flip, offset } = self
            && self.sign_if_kept().is_none()
        {
            token.vectorize(Recode { codes, flip, offset });
        }
    }
}

/// Flips bits of codes and takes an offset from them.
struct Recode<'a> {
    codes: &'a mut [u8],
    flip: u8,
    offset: u8,
}

impl Work<0> for Recode<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { codes, flip, offset } = self;
        codes.iter_mut().for_each(|code| *code = (*code ^ flip).wrapping_sub(offset));
    }
}

/// Takes zero points from codes, one from each; all are bytes in two's complement, the differences too.
pub(super) struct Subtract<'a> {
    pub(super) codes: &'a mut [u8],
    pub(super) zero_points: &'a [u8],
}

impl Work<0> for Subtract<'_> {
    #[inline(always)]
    fn work(self) {
        for (code, zero_point) in self.codes.iter_mut().zip(self.zero_points) {
            *code = code.wrapping_sub(*zero_point);
        }
    }
}
