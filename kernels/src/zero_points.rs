//! What a zero point's type decides: how its codes are widened, and what is to be known of integers before a run.

use crate::codes::Codes;
use crate::element::{Element, to_i64};
use crate::isa::Token;
use crate::vector::used::{UsedBits, used_bits};
use crate::vector::widen::{self, Widen, Widener};

/// A zero point as formulas take it.
pub trait Zero: Copy + Default + PartialEq + Send + Sync + 'static {
    /// The same, counted from another integer than 0; saturated, as differences are.
    #[must_use]
    fn counted_from(self, origin: i64) -> Self;

    /// Whether all of its bits are 0.
    fn is_cleared(self) -> bool;
}

impl Zero for i64 {
    #[inline(always)]
    fn counted_from(self, origin: i64) -> Self {
        self.saturating_sub(origin)
    }

    #[inline(always)]
    fn is_cleared(self) -> bool {
        self == 0
    }
}

/// Words of 16 bits, of integers in two's complement, are counted from 0.
impl Zero for u16 {
    #[inline(always)]
    fn counted_from(self, _origin: i64) -> Self {
        self
    }

    #[inline(always)]
    fn is_cleared(self) -> bool {
        self == 0
    }
}

/// Loops for floats count from 0.
impl Zero for f32 {
    #[inline(always)]
    fn counted_from(self, _origin: i64) -> Self {
        self
    }

    #[inline(always)]
    fn is_cleared(self) -> bool {
        self.to_bits() == 0
    }
}

/// Zero points of a type, or none at all.
#[derive(Clone, Copy, Debug)]
pub struct ZeroPoints {
    /// To float32: exact for integers of up to 24 bits. None where there is no zero point.
    floats: Option<Widener<f32>>,
    /// None for types that are no integers.
    pub(crate) integers: Option<Integers>,
}

/// Integer zero points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Integers {
    exact: Widener<i64>,
    /// To words of 16 bits, for those of 8.
    words: Option<Widen<u16>>,
    /// The one at an index.
    pub(crate) at: fn(bytes: &[u8], index: usize) -> i64,
    /// The bits that any of them uses.
    pub(crate) used: fn(token: Token, bytes: &[u8]) -> UsedBits,
}

impl ZeroPoints {
    /// There is no zero point.
    pub(crate) const ABSENT: Self = Self { floats: None, integers: None };

    /// Those of a type.
    pub(crate) const fn of<Z: Element>() -> Self {
        let integers = if Z::DTYPE.is_integer() { Some(Integers::of::<Z>()) } else { None };
        Self { floats: Some(Widener::floats::<Z>()), integers }
    }

    /// What widens to float32; none where there is no zero point.
    #[inline(always)]
    pub(crate) fn floats(&self) -> Option<&Widener<f32>> {
        self.floats.as_ref()
    }

    /// What widens to integers; none where nothing does.
    #[inline(always)]
    pub(crate) fn exact(&self) -> Option<&Widener<i64>> {
        self.integers.as_ref().map(|integers| &integers.exact)
    }

    /// What widens to words of 16 bits: none where there are no zero points, and no answer where nothing does.
    pub(crate) fn words(&self) -> Option<Option<Widen<u16>>> {
        match (&self.floats, &self.integers) {
            (None, _) => Some(None),
            (_, Some(Integers { words: Some(widen), .. })) => Some(Some(*widen)),
            _ => None,
        }
    }
}

impl Integers {
    const fn of<Z: Element>() -> Self {
        Self {
            exact: Widener::integers::<Z>(),
            words: widen::words::<Z>(),
            at: integer_at::<Z>,
            used: used_bits::<Z>,
        }
    }
}

fn integer_at<Z: Element>(bytes: &[u8], index: usize) -> i64 {
    let bits = const { Z::DTYPE.bits() };
    to_i64::<Z>(Codes::dense(bytes, bits, index).code(bits, 0))
}
