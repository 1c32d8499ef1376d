//! Parameters of blocks that have a scale of their own: picked, converted and multiplied in one go, because each of these
//! steps alone waits for memory longer than it computes.

use core::array::from_fn;

use crate::format::codes::Scales;
use crate::format::picks::{FewPart, Picks, Taken, Units};
use crate::isa::picks::Picking;
use crate::isa::{Isa, Token, Work};

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
    fn next<I>(&mut self, isa: I, flip: u8) -> Option<[u8; 8]>
    where
        U: Taken<I, 8>,
    {
        let codes = self.units.get(self.next)?.codes(isa, self.bytes.get(self.start..)?, flip)?;
        self.next += 1;
        if self.next == self.units.len() {
            (self.next, self.start) = (0, self.start + self.step);
        }
        Some(codes)
    }
}

/// How far windows of four units may begin behind the first repeat.
const FARTHEST: usize = 1 << 10;

/// Units of eight codes, four at a time, where these are whole repeats.
struct Fours<I: Picking, const P: usize> {
    isa: I,
    /// For each plane the first byte of each window, from a repeat's first one on.
    windows: [[usize; 4]; P],
    picks: [I::FourEights; P],
    step: usize,
}

impl<I: Picking, const P: usize> Fours<I, P> {
    #[inline(always)]
    fn of(isa: I, eights: &Eights<'_, [FewPart; P]>) -> Option<Self> {
        let Eights { units, next, step, .. } = *eights;
        let count = units.len();
        if ![1, 2, 4].contains(&count) {
            return None;
        }
        let (mut start, mut nth) = (0, next);
        let units: [(usize, &[FewPart; P]); 4] = from_fn(|_| {
            let unit = (start, &units[nth]);
            nth += 1;
            if nth == units.len() {
                (start, nth) = (start + step, 0);
            }
            unit
        });
        // All planes begin as the first one.
        let mut fours = Self {
            isa,
            windows: [[0; 4]; P],
            picks: [isa.four_eights(units.map(|(_, unit)| &unit[0].eight)); P],
            step: 4 / count * step,
        };
        for (plane, (windows, pick)) in fours.windows.iter_mut().zip(&mut fours.picks).enumerate() {
            *windows = units.map(|(start, unit)| start + unit[plane].window as usize);
            if windows.iter().any(|first| *first >= FARTHEST) {
                return None;
            }
            if plane > 0 {
                *pick = isa.four_eights(units.map(|(_, unit)| &unit[plane].eight));
            }
        }
        Some(fours)
    }

    /// The codes from a repeat on, with some bits flipped, if there are as many bytes as windows could lie in: one
    /// comparison instead of one for each.
    #[inline(always)]
    fn codes(&self, bytes: &[u8], start: usize, flips: [u8; 32]) -> Option<[u8; 32]> {
        let bytes: &[u8; FARTHEST + 16] = bytes.get(start..)?.first_chunk()?;
        let window = |first: usize| &bytes[first % FARTHEST..].as_chunks().0[0];
        let mut codes = flips;
        for ([first, second, third, fourth], pick) in self.windows.iter().zip(&self.picks) {
            let windows = [window(*first), window(*second), window(*third), window(*fourth)];
            codes = self.isa.pick_eights(windows, pick, codes);
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

impl<I: Picking, const P: usize> Work<8> for Scaled<'_, I, [FewPart; P]> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, mut eights, scaling, left, out, done } = self;
        let Scaling { flip, bias, by } = scaling;
        let (numbers, mut count) = (Numbers { isa, bias: isa.splat(bias) }, 0);
        if let Some(spread) = Spread::of(isa, left, by)
            && let Some(fours) = Fours::of(isa, &eights)
        {
            let mut scales = by.scales;
            for place in out.as_chunks_mut::<{ 2 * LANES }>().0 {
                let codes = fours.codes(eights.bytes, eights.start, [flip; 2 * LANES]);
                let (Some([low, high]), Some(four)) = (codes.map(halves), scales.first_chunk()) else {
                    break;
                };
                let [of_low, of_high] = spread.of_four(isa, four);
                *place = zerocopy::transmute!([numbers.of(&low, of_low), numbers.of(&high, of_high)]);
                scales = &scales[spread.scales..];
                (eights.start, count) = (eights.start + fours.step, count + 2 * LANES);
            }
        }
        // Scales of which something was taken are whole ones.
        let Some((first, rest)) = by.scales[count / by.each..].split_first() else {
            *done = count;
            return;
        };
        let mut by = By { scale: *first, rest: rest.iter(), left, each: by.each, negated: by.negated };
        for place in out[count..].as_chunks_mut::<LANES>().0 {
            let (Some(low), Some(high)) = (eights.next(isa, flip), eights.next(isa, flip)) else { break };
            *place = numbers.of(&zerocopy::transmute!([low, high]), by.sixteen(isa));
            count += LANES;
        }
        *done = count;
    }
}

fn halves(codes: [u8; 2 * LANES]) -> [[u8; LANES]; 2] {
    zerocopy::transmute!(codes)
}

/// From codes to numbers.
struct Numbers<I: Isa> {
    isa: I,
    bias: I::F32,
}

impl<I: Isa> Numbers<I> {
    #[inline(always)]
    fn of(&self, codes: &[u8; LANES], scales: I::F32) -> [f32; LANES] {
        let isa = self.isa;
        let numbers = isa.sub(isa.to_f32(isa.widen_u8(codes)), self.bias);
        zerocopy::transmute!(isa.bytes(isa.mul(numbers, scales)))
    }
}

/// How the next scales are spread over two vectors of numbers.
struct Spread<I: Isa> {
    /// How many scales that are.
    scales: usize,
    /// Which of them each number has.
    index: [I::I32; 2],
    /// 1, or -1 where the sign is turned.
    sign: I::F32,
}

impl<I: Isa> Spread<I> {
    /// None where two vectors do not begin with a scale of their own, or end inside of one.
    #[inline(always)]
    fn of(isa: I, left: usize, Scales { each, negated, .. }: Scales<'_>) -> Option<Self> {
        if left != each || ![8, 16, 32].contains(&each) {
            return None;
        }
        let shift = each.ilog2();
        let (low, high) =
            (from_fn(|lane| lane as i32 >> shift), from_fn(|lane| (LANES + lane) as i32 >> shift));
        let index = [isa.load_i32(&low), isa.load_i32(&high)];
        Some(Self { scales: 2 * LANES / each, index, sign: isa.splat(if negated { -1.0 } else { 1.0 }) })
    }

    /// Those of the next four scales that numbers have.
    #[inline(always)]
    fn of_four(&self, isa: I, scales: &[f32; 4]) -> [I::F32; 2] {
        let mut sixteen = [0.0; LANES];
        sixteen[..4].copy_from_slice(scales);
        let scales = isa.mul(isa.load(&sixteen), self.sign);
        [isa.look_up(scales, self.index[0]), isa.look_up(scales, self.index[1])]
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
    /// The scales of the next sixteen numbers.
    #[inline(always)]
    fn sixteen<I: Isa>(&mut self, isa: I) -> I::F32 {
        let mut scales = [self.eight(); LANES];
        scales[8..].fill(self.eight());
        isa.load(&scales)
    }

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
