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
}

impl Zero for i64 {
    #[inline(always)]
    fn counted_from(self, origin: i64) -> Self {
        self.saturating_sub(origin)
    }
}

/// Words of 16 bits, of integers in two's complement, are counted from 0.
impl Zero for u16 {
    #[inline(always)]
    fn counted_from(self, _origin: i64) -> Self {
        self
    }
}

/// Loops for floats count from 0.
impl Zero for f32 {
    #[inline(always)]
    fn counted_from(self, _origin: i64) -> Self {
        self
    }
}

/// Zero points of a type, or none at all.
#[derive(Clone, Copy, Debug)]
pub enum ZeroPoints {
    /// There is no zero point.
    Absent,
    /// Floats, or whatever else is no integer.
    Floats(Widener<f32>),
    /// Integers.
    Integers(Integers),
}

/// Integer zero points.
#[derive(Clone, Copy, Debug)]
pub struct Integers {
    exact: Widener<i64>,
    /// Exact for those of up to 24 bits.
    floats: Widener<f32>,
    /// To words of 16 bits, for those of 8.
    words: Option<Widen<u16>>,
    /// The one at an index.
    pub(crate) at: fn(bytes: &[u8], index: usize) -> i64,
    /// The bits that any of them uses.
    pub(crate) used: fn(token: Token, bytes: &[u8]) -> UsedBits,
}

impl ZeroPoints {
    /// Those of a type.
    pub(crate) const fn of<Z: Element>() -> Self {
        if !Z::DTYPE.is_integer() {
            return Self::Floats(Widener::floats::<Z>());
        }
        Self::Integers(Integers {
            exact: Widener::integers::<Z>(),
            floats: Widener::floats::<Z>(),
            words: widen::words::<Z>(),
            at: integer_at::<Z>,
            used: used_bits::<Z>,
        })
    }

    /// What widens to float32; none where nothing does.
    pub(crate) fn floats(&self) -> Option<Widener<f32>> {
        match self {
            Self::Floats(floats) | Self::Integers(Integers { floats, .. }) => Some(*floats),
            Self::Absent => None,
        }
    }

    /// What widens to integers; none where nothing does.
    pub(crate) fn exact(&self) -> Option<Widener<i64>> {
        self.integers().map(|integers| integers.exact)
    }

    /// What widens to words of 16 bits: none where there are no zero points, and no answer where nothing does.
    pub(crate) fn words(&self) -> Option<Option<Widen<u16>>> {
        match self {
            Self::Absent => Some(None),
            Self::Integers(Integers { words: Some(widen), .. }) => Some(Some(*widen)),
            _ => None,
        }
    }

    /// What is to be known of integers; none for other types.
    pub(crate) fn integers(&self) -> Option<Integers> {
        if let Self::Integers(integers) = self { Some(*integers) } else { None }
    }
}

fn integer_at<Z: Element>(bytes: &[u8], index: usize) -> i64 {
    let bits = const { Z::DTYPE.bits() };
    to_i64::<Z>(Codes::dense(bytes, bits, index).code(bits, 0))
}
