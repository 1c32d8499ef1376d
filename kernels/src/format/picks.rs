//! Codes of up to 8 bits as two instructions pick them where the level has tables of bytes: bytes are brought to where their
//! codes go, then windows of 8 bits are cut out of them.
//!
//! Codes lie in the same way again after a *repeat*: a block, or as many dense codes as whole bytes hold. A plan keeps
//! for each *unit* of a repeat where its codes lie. Units of weights are 64 codes out of two windows of 32 bytes; those
//! of parameters, of which a block has a few, eight codes out of one window of 16 bytes.

#![expect(clippy::indexing_slicing, reason = "a unit's lists have the length that its type says")]

use alloc::vec::Vec;
use core::array::from_fn;

use smallvec::SmallVec;

use crate::format::place::{Columns, Plane};
use crate::isa::Pick;

/// More columns than that are not worth to be kept apart.
const LONGEST: usize = 1024;

/// The codes of a quantity, unit by unit.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    /// The columns of a repeat.
    pub(super) columns: usize,
    /// Its bytes.
    pub(super) bytes: usize,
    pub(super) units: Units,
}

/// The units of a repeat, for each the planes that its codes have.
#[derive(Clone, Debug)]
pub(super) enum Units {
    /// 64 codes each, of one plane.
    One(Vec<[Part<64, 2>; 1]>),
    /// 64 codes each, of two planes.
    Two(Vec<[Part<64, 2>; 2]>),
    /// Eight codes each, of one plane.
    FewOne(Vec<[Part<8, 1>; 1]>),
    /// Eight codes each, of two planes.
    FewTwo(Vec<[Part<8, 1>; 2]>),
}

/// `N` codes of one plane out of `W` windows.
#[derive(Clone, Debug)]
pub(super) struct Part<const N: usize, const W: usize> {
    /// The first byte of each window, from the repeat's first one on.
    pub(super) windows: [usize; W],
    pub(super) pick: Pick<N>,
}

impl Picks {
    /// How the codes of planes are picked, if they can be.
    pub(super) fn new(planes: &[Plane]) -> Option<Self> {
        match planes {
            [plane] => {
                let wide = |picks: (usize, usize, Vec<_>)| Self::of(picks, Units::One);
                repeat([plane], 64).map(wide).or_else(|| Some(Self::of(repeat([plane], 8)?, Units::FewOne)))
            }
            [first, second] => {
                let wide = |picks: (usize, usize, Vec<_>)| Self::of(picks, Units::Two);
                let few = || Some(Self::of(repeat([first, second], 8)?, Units::FewTwo));
                repeat([first, second], 64).map(wide).or_else(few)
            }
            _ => None,
        }
    }

    fn of<U>((columns, bytes, units): (usize, usize, Vec<U>), of: impl FnOnce(Vec<U>) -> Units) -> Self {
        Self { columns, bytes, units: of(units) }
    }
}

/// Columns, bytes and units of the repeat of planes.
fn repeat<const P: usize, const N: usize, const W: usize>(
    planes: [&Plane; P],
    unit: usize,
) -> Option<(usize, usize, Vec<[Part<N, W>; P]>)> {
    let (columns, bytes) = extent(&planes[0].columns, unit)?;
    let mut parts = Vec::with_capacity(P);
    for plane in planes {
        if plane.base != 2 || plane.bits > 8 || extent(&plane.columns, unit)? != (columns, bytes) {
            return None;
        }
        let places: Vec<u64> = (0..columns).map(|column| plane.columns.bit_of(column)).collect();
        let units = places.as_chunks::<N>().0.iter();
        parts.push(units.map(|places| part(places, plane, bytes)).collect::<Option<Vec<Part<N, W>>>>()?);
    }
    let units = (0..columns / N).map(|unit| from_fn(|plane| parts[plane][unit].clone()));
    Some((columns, bytes, units.collect()))
}

/// The columns and the bytes after which units of a length lie in the same way again.
fn extent(columns: &Columns, unit: usize) -> Option<(usize, usize)> {
    let (period, bits) = match columns.distance() {
        Some((_, distance)) => (1, distance),
        None => (columns.period, columns.period_bits),
    };
    if period > LONGEST {
        return None;
    }
    let periods = unit / gcd(period, unit);
    let bits = bits.checked_mul(periods as u64)?;
    (periods * period <= LONGEST && bits.is_multiple_of(8))
        .then_some((periods * period, usize::try_from(bits / 8).ok()?))
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The codes at some places of a repeat of so many bytes, if their windows hold them.
fn part<const N: usize, const W: usize>(
    places: &[u64; N],
    plane: &Plane,
    bytes: usize,
) -> Option<Part<N, W>> {
    let (codes, window) = (N / W, if N == 64 { 32 } else { 16 });
    let mut part = Part { windows: [0; W], pick: Pick { bytes: [0; N], shifts: [0; N], mask: 0 } };
    part.pick.mask = (((1_u32 << plane.bits) - 1) << plane.shift) as u8;
    let last_byte = |place: &u64| (place + u64::from(plane.bits) - 1) / 8;
    for (nth, places) in places.chunks_exact(codes).enumerate() {
        let first = places.iter().min()? / 8;
        // Not beyond the repeat, where it is long enough: nothing may follow it.
        let start = first.min((bytes as u64).saturating_sub(window as u64));
        if places.iter().map(last_byte).max()? - start >= window as u64 {
            return None;
        }
        part.windows[nth] = usize::try_from(start).ok()?;
        for (n, eight) in places.chunks_exact(8).enumerate() {
            let mut held: SmallVec<[u64; 16]> =
                eight.iter().flat_map(|place| [place / 8, last_byte(place)]).collect();
            held.sort_unstable();
            held.dedup();
            let at = nth * codes + n * 8;
            if held.len() > 8 {
                return None;
            }
            for (place, byte) in part.pick.bytes[at..].iter_mut().zip(&held) {
                *place = (nth * window + (byte - start) as usize) as u8;
            }
            for (shift, place) in part.pick.shifts[at..].iter_mut().zip(eight) {
                let byte = held.iter().position(|byte| *byte == place / 8)?;
                let bit = 8 * byte + (place % 8) as usize;
                // Windows that begin below bit 0 wrap around; the mask hides what they get there.
                *shift = ((bit + 64 - plane.shift as usize) % 64) as u8;
            }
        }
    }
    Some(part)
}
