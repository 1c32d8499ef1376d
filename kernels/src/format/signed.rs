//! Integers of up to 8 bits as bytes in two's complement, as long as all results are: a bias and zero points are taken from
//! bytes, which are a quarter as long as numbers.

use crate::format::bind::{Meaning, Numbers};
use crate::format::gather;
use crate::isa::{Token, Work};

/// The least and the largest integer that codes can be, if they are integers of up to 8 bits.
fn range(numbers: &Numbers) -> Option<(f32, f32)> {
    match numbers.meaning {
        Meaning::Integer { bias, .. } if (1..=8).contains(&numbers.bits) && bias as i32 as f32 == bias => {
            Some((-bias, ((1_u32 << numbers.bits) - 1) as f32 - bias))
        }
        _ => None,
    }
}

/// Whether all integers of a range are bytes.
fn fits((least, largest): (f32, f32)) -> bool {
    least >= -128.0 && largest <= 127.0
}

/// Whether both, and all differences of weights and their zero points, are bytes.
pub(super) fn difference_fits(weights: &Numbers, zero_points: &Numbers) -> bool {
    let (Some(weights), Some(zero_points)) = (range(weights), range(zero_points)) else { return false };
    fits(weights) && fits(zero_points) && fits((weights.0 - zero_points.1, weights.1 - zero_points.0))
}

/// What makes bytes in two's complement of codes of integers: bits to flip, and an offset to take afterwards.
#[derive(Clone, Copy)]
pub(super) struct Recoding {
    pub(super) flip: u8,
    pub(super) offset: u8,
}

impl Recoding {
    /// None if the numbers are no bytes; none of these is needed if they are unsigned ones.
    pub(super) fn of(numbers: &Numbers) -> Option<Option<Self>> {
        let Meaning::Integer { flip, bias } = numbers.meaning else { return None };
        if !range(numbers).is_some_and(fits) {
            return (numbers.bits <= 8 && flip == 0 && bias == 0.0).then_some(None);
        }
        let (flip, offset) = (flip as u8, bias as i32 as u8);
        // A sign that is flipped twice stays as it is.
        Some(Some(if (flip, offset) == (0x80, 0x80) {
            Self { flip: 0, offset: 0 }
        } else {
            Self { flip, offset }
        }))
    }
}

/// Recodes integers; returns whether they are bytes in two's complement then.
pub(super) fn recode(token: Token, numbers: &Numbers, codes: &mut [u8]) -> bool {
    let Some(Some(Recoding { flip, offset })) = Recoding::of(numbers) else { return false };
    if (flip, offset) != (0, 0) {
        gather::vectorize(token, Recode { codes, flip, offset });
    }
    true
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
