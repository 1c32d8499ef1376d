//! Parameters that are read where they lie: scales and offsets of blocks of 32 weights, of float16. Nothing is computed before the
//! weights then.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "parts are what they say, and parameters are counted"
)]

use super::laid::{Lie, Neutral};
use super::{LANES, Parameter};
use crate::isa::Isa;

/// float16 numbers, one for 32 weights, some bytes apart.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Halves<'a> {
    /// From the next unit's first number on.
    pub(in crate::format) bytes: &'a [u8],
    pub(in crate::format) apart: usize,
}

impl Halves<'_> {
    /// What takes the place of a number that there is not.
    const fn of(neutral: Neutral) -> Self {
        let bytes: &[u8] = match neutral {
            Neutral::Zero => &[0, 0],
            Neutral::One => &[0, 0x3c],
        };
        Self { bytes, apart: 0 }
    }
}

/// Parameters lie so.
pub(super) struct InPlace;

impl Lie for InPlace {
    type Held<'a> = Halves<'a>;
    const WEIGHTS: usize = 2 * LANES;
    const IN_PLACE: bool = true;

    #[inline(always)]
    fn held<'a>(parameter: &Parameter<'a>, neutral: Neutral) -> Halves<'a> {
        match *parameter {
            Parameter::Absent => Halves::of(neutral),
            Parameter::Halves(halves) => halves,
            _ => unreachable!("all parameters lie in the same way"),
        }
    }

    #[inline(always)]
    fn vector<I: Isa>(isa: I, Halves { bytes, apart }: Halves<'_>, _: usize, part: usize) -> I::F32 {
        let at = part / 2 * apart;
        isa.plain_nans(isa.splat_half(u16::from_le_bytes([bytes[at], bytes[at + 1]])))
    }

    #[inline(always)]
    fn advance(Halves { bytes, apart }: &mut Halves<'_>) {
        // Nothing follows the last unit.
        *bytes = bytes.get(2 * *apart..).unwrap_or_default();
    }
}
