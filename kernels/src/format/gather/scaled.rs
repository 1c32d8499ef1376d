//! Parameters of blocks that have a scale of their own: picked, converted and multiplied in one go, because each of these
//! steps alone waits for memory longer than it computes.

use crate::format::codes::Scales;
use crate::format::gather::picked::Unit;
use crate::format::picks::{FewPart, Picks, Units};
use crate::isa::avx2::HasAvx2;
use crate::isa::avx512::Avx512Vbmi;
use crate::isa::{Eight, Isa, Pick, Token, Work};

/// How many numbers are computed at a time.
const LANES: usize = 16;

/// What is done to integers once they are picked.
#[derive(Clone, Copy)]
pub(in crate::format) struct Scaling<'a> {
    /// The bits that are flipped, and what is subtracted after that.
    pub(in crate::format) flip: u8,
    pub(in crate::format) bias: f32,
    /// What the numbers are multiplied by.
    pub(in crate::format) by: Scales<'a>,
}

/// Writes numbers from a column on, as far as there are whole vectors of them whose windows lie in the bytes, which begin
/// with the row; returns how many.
pub(in crate::format) fn scaled(
    token: Token,
    picks: &Picks,
    bytes: &[u8],
    first: usize,
    scaling: Scaling<'_>,
    out: &mut [f32],
) -> usize {
    let mut done = 0;
    let start = first / picks.columns * picks.bytes;
    let each = scaling.by.each;
    let (step, next, left) = (picks.bytes, first % picks.columns / 8, each - first % each);
    let whole = first.is_multiple_of(8) && each.is_multiple_of(8);
    macro_rules! scale {
        ($isa:expr, $units:expr) => {{
            let (isa, eights) = ($isa, Eights { units: $units, next, bytes, start, step });
            isa.vectorize(Scaled { isa, eights, scaling, left, out, done: &mut done });
        }};
    }
    macro_rules! at {
        ($isa:expr) => {
            match &picks.units {
                Units::FewOne(units) if whole => scale!($isa, units),
                Units::FewTwo(units) if whole => scale!($isa, units),
                _ => {}
            }
        };
    }
    match token {
        Token::Portable => {}
        Token::Avx2(isa) => at!(isa),
        Token::Avx512(isa) => at!(isa),
        Token::Avx512Vbmi(isa) => at!(isa),
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

impl<U> Eights<'_, U> {
    #[inline(always)]
    fn next<I>(&mut self, isa: I) -> Option<u64>
    where
        U: Unit<I, 8>,
    {
        let codes = self.units.get(self.next)?.codes(isa, self.bytes, self.start)?;
        self.next += 1;
        if self.next == self.units.len() {
            (self.next, self.start) = (0, self.start + self.step);
        }
        Some(u64::from_le_bytes(codes))
    }
}

/// How far windows of four units may begin behind the first repeat.
const FARTHEST: usize = 1 << 10;

/// Units of eight codes, four at a time, where these are whole repeats.
struct Fours<const P: usize> {
    /// For each plane the first byte of each window, from a repeat's first one on.
    windows: [[usize; 4]; P],
    picks: [Pick<32>; P],
    step: usize,
}

impl<const P: usize> Fours<P> {
    fn of(eights: &Eights<'_, [FewPart; P]>) -> Option<Self> {
        let Eights { units, next, step, .. } = *eights;
        if ![1, 2, 4].contains(&units.len()) {
            return None;
        }
        let pick = Pick { bytes: [0; 32], shifts: [0; 32], mask: [0; 4] };
        let mut fours = Self { windows: [[0; 4]; P], picks: [pick; P], step: 4 / units.len() * step };
        for nth in 0..4 {
            let (repeat, unit) = ((next + nth) / units.len(), &units[(next + nth) % units.len()]);
            for (plane, FewPart { window: first, eight: Eight { pick, .. } }) in unit.iter().enumerate() {
                fours.windows[plane][nth] =
                    Some(repeat * step + *first as usize).filter(|first| *first < FARTHEST)?;
                let (all, codes) = (&mut fours.picks[plane], 8 * nth..8 * nth + 8);
                all.mask = pick.mask;
                all.bytes[codes.clone()].copy_from_slice(&pick.bytes.map(|byte| 16 * nth as u8 + byte));
                all.shifts[codes].copy_from_slice(&pick.shifts);
            }
        }
        Some(fours)
    }

    /// The codes from a repeat on, with some bits flipped, if there are as many bytes as windows could lie in: one
    /// comparison instead of one for each.
    #[inline(always)]
    fn codes(&self, isa: Avx512Vbmi, bytes: &[u8], start: usize, flips: [u8; 32]) -> Option<[u8; 32]> {
        let bytes: &[u8; FARTHEST + 16] = bytes.get(start..)?.first_chunk()?;
        let window = |first: usize| &bytes[first % FARTHEST..].as_chunks().0[0];
        let mut codes = flips;
        for ([first, second, third, fourth], pick) in self.windows.iter().zip(&self.picks) {
            let windows = [window(*first), window(*second), window(*third), window(*fourth)];
            codes = isa.pick_eights(windows, pick, codes);
        }
        Some(codes)
    }
}

struct Scaled<'a, I, U> {
    isa: I,
    eights: Eights<'a, U>,
    scaling: Scaling<'a>,
    /// How many numbers are left for the first scale.
    left: usize,
    out: &'a mut [f32],
    done: &'a mut usize,
}

impl<const P: usize> Work<8> for Scaled<'_, Avx512Vbmi, [FewPart; P]> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, mut eights, ref scaling, left, .. } = self;
        let Some(mut numbers) = Numbers::new(isa, scaling, left) else { return };
        let mut count = 0;
        if let Some(fours) = Fours::of(&eights) {
            for place in self.out.as_chunks_mut::<{ 2 * LANES }>().0 {
                let codes = fours.codes(isa, eights.bytes, eights.start, [scaling.flip; 2 * LANES]);
                let Some([low, high]) = codes.map(halves) else { break };
                *place = zerocopy::transmute!([numbers.of(&low), numbers.of(&high)]);
                (eights.start, count) = (eights.start + fours.step, count + 2 * LANES);
            }
        }
        numbers.rest(eights, scaling.flip, self.out, count, self.done);
    }
}

impl<I: HasAvx2, const P: usize> Work<8> for Scaled<'_, I, [FewPart; P]> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, eights, scaling, left, out, done } = self;
        if let Some(numbers) = Numbers::new(isa, &scaling, left) {
            numbers.rest(eights, scaling.flip, out, 0, done);
        }
    }
}

fn halves(codes: [u8; 2 * LANES]) -> [[u8; LANES]; 2] {
    zerocopy::transmute!(codes)
}

/// From codes to numbers.
struct Numbers<'a, I: Isa> {
    isa: I,
    bias: I::F32,
    by: By<'a>,
}

impl<'a, I: Isa> Numbers<'a, I> {
    /// None if there is nothing to multiply by.
    #[inline(always)]
    fn new(isa: I, scaling: &Scaling<'a>, left: usize) -> Option<Self> {
        let Scales { scales, each, negated } = scaling.by;
        let (first, rest) = scales.split_first()?;
        let by = By { scale: *first, rest: rest.iter(), left, each, negated };
        Some(Self { isa, bias: isa.splat(scaling.bias), by })
    }

    /// Those behind the first `count`, vector by vector, as far as there are codes.
    #[inline(always)]
    fn rest<U: Unit<I, 8>>(
        mut self,
        mut eights: Eights<'_, U>,
        flip: u8,
        out: &mut [f32],
        mut count: usize,
        done: &mut usize,
    ) {
        let isa = self.isa;
        for place in out[count..].as_chunks_mut::<LANES>().0 {
            let (Some(low), Some(high)) = (eights.next(isa), eights.next(isa)) else { break };
            let codes = (u128::from(low) | u128::from(high) << 64) ^ u128::from_le_bytes([flip; LANES]);
            *place = self.of(&codes.to_le_bytes());
            count += LANES;
        }
        *done = count;
    }

    /// The next vector's.
    #[inline(always)]
    fn of(&mut self, codes: &[u8; LANES]) -> [f32; LANES] {
        let isa = self.isa;
        let mut by = [self.by.eight(); LANES];
        by[8..].fill(self.by.eight());
        let numbers = isa.sub(isa.to_f32(isa.widen_u8(codes)), self.bias);
        zerocopy::transmute!(isa.bytes(isa.mul(numbers, isa.load(&by))))
    }
}

/// What numbers are multiplied by, eight by eight.
struct By<'a> {
    scale: f32,
    rest: core::slice::Iter<'a, f32>,
    /// How many numbers are left for the scale, and how many each of the others has.
    left: usize,
    each: usize,
    negated: bool,
}

impl By<'_> {
    /// The scale of the next eight numbers, after which there may be none.
    #[inline(always)]
    fn eight(&mut self) -> f32 {
        let now = self.scale;
        self.left -= 8;
        if self.left == 0 {
            (self.left, self.scale) = (self.each, *self.rest.next().unwrap_or(&self.scale));
        }
        if self.negated { -now } else { now }
    }
}
