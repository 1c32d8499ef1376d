//! Parameters of blocks that have a scale of their own: picked, converted and multiplied in one go, because each of these
//! steps alone waits for memory longer than it computes.

use crate::format::gather::picked::Unit;
use crate::format::picks::{Picks, Units};
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::{Isa, Work};

/// How many numbers are computed at a time.
const LANES: usize = 16;

/// What is done to integers once they are picked.
#[derive(Clone, Copy)]
pub(in crate::format) struct Scaling<'a> {
    /// The bits that are flipped, and what is subtracted after that.
    pub(in crate::format) flip: u8,
    pub(in crate::format) bias: f32,
    /// The scales, from that of the first number on.
    pub(in crate::format) scales: &'a [f32],
    /// How many numbers share one: a multiple of eight.
    pub(in crate::format) each: usize,
    /// Whether the sign is turned.
    pub(in crate::format) negated: bool,
}

/// Writes numbers from a column on, as far as there are whole vectors of them whose windows lie in the bytes, which begin
/// with the row; returns how many.
pub(in crate::format) fn scaled(
    isa: Avx512Vbmi,
    picks: &Picks,
    bytes: &[u8],
    first: usize,
    scaling: Scaling<'_>,
    out: &mut [f32],
) -> usize {
    let mut done = 0;
    let start = first / picks.columns * picks.bytes;
    let (step, next, left) = (picks.bytes, first % picks.columns / 8, scaling.each - first % scaling.each);
    let whole = first.is_multiple_of(8) && scaling.each.is_multiple_of(8);
    let done_here = &mut done;
    match &picks.units {
        Units::FewOne(units) if whole => {
            let eights = Eights { units, next, bytes, start, step };
            isa.vectorize(Scaled { isa, eights, scaling, left, out, done: done_here });
        }
        Units::FewTwo(units) if whole => {
            let eights = Eights { units, next, bytes, start, step };
            isa.vectorize(Scaled { isa, eights, scaling, left, out, done: done_here });
        }
        _ => {}
    }
    done
}

/// Codes of blocks, eight by eight.
struct Eights<'a, U> {
    units: &'a [U],
    /// The next one's in its repeat.
    next: usize,
    bytes: &'a [u8],
    /// The first byte of its repeat, and how far apart repeats are.
    start: usize,
    step: usize,
}

impl<U: Unit<8>> Eights<'_, U> {
    #[inline(always)]
    fn next(&mut self, isa: Avx512Vbmi) -> Option<u64> {
        let codes = self.units.get(self.next)?.codes(isa, self.bytes, self.start)?;
        self.next += 1;
        if self.next == self.units.len() {
            (self.next, self.start) = (0, self.start + self.step);
        }
        Some(u64::from_le_bytes(codes))
    }
}

struct Scaled<'a, U> {
    isa: Avx512Vbmi,
    eights: Eights<'a, U>,
    scaling: Scaling<'a>,
    /// How many numbers are left for the first scale.
    left: usize,
    out: &'a mut [f32],
    done: &'a mut usize,
}

impl<U: Unit<8>> Work<8> for Scaled<'_, U> {
    #[inline(always)]
    fn work(self) {
        let isa = self.isa;
        let Eights { units, bytes, mut start, step, .. } = self.eights;
        if let [only] = units {
            // A copy, which stays in registers: stores do not change it.
            let only = *only;
            return self.numbers(|_| {
                let codes = only.codes(isa, bytes, start)?;
                start += step;
                Some(u64::from_le_bytes(codes))
            });
        }
        self.numbers(|eights| eights.next(isa));
    }
}

impl<U> Scaled<'_, U> {
    #[inline(always)]
    fn numbers(self, mut codes: impl FnMut(&mut Eights<'_, U>) -> Option<u64>) {
        let Self { isa, mut eights, scaling, mut left, out, done } = self;
        let Scaling { flip, bias, scales, each, negated } = scaling;
        let (flips, bias) = (u128::from_le_bytes([flip; LANES]), isa.splat(bias));
        let (mut count, mut scales) = (0, scales.iter());
        let Some(mut scale) = scales.next() else { return };
        // What belongs to the next eight numbers, after which there may be none.
        let mut scale_of_eight = || {
            let now = *scale;
            left -= 8;
            if left == 0 {
                (left, scale) = (each, scales.next().unwrap_or(scale));
            }
            if negated { -now } else { now }
        };
        for place in out.as_chunks_mut::<LANES>().0 {
            let (Some(low), Some(high)) = (codes(&mut eights), codes(&mut eights)) else { break };
            let codes = (u128::from(low) | u128::from(high) << 64) ^ flips;
            let mut by = [scale_of_eight(); LANES];
            by[8..].fill(scale_of_eight());
            let numbers = isa.sub(isa.to_f32(isa.widen_u8(&codes.to_le_bytes())), bias);
            *place = zerocopy::transmute!(isa.bytes(isa.mul(numbers, isa.load(&by))));
            count += LANES;
        }
        *done = count;
    }
}
