//! What is asked for while weights are stored, so that nobody waits for it later: loops that compute parameters or bring codes
//! into bytes find blocks in a cache.

use crate::isa::four;
use crate::isa::stream::{self, LINE};

/// The parts of a byte that are counted.
pub(in crate::format) const PARTS: usize = 256;

/// Bytes that some units to come are made of, as if each were made of as many.
#[derive(Clone, Copy)]
pub(in crate::format) struct Ahead<'a> {
    bytes: &'a [u8],
    /// For each unit, in parts of a byte.
    per_unit: usize,
}

impl<'a> Ahead<'a> {
    /// Nothing: a byte that is always there.
    pub(in crate::format) const NOTHING: Self = Self { bytes: &[0], per_unit: 0 };

    /// From a byte on, so many parts of a byte for each unit.
    pub(in crate::format) fn new(bytes: &'a [u8], from: usize, per_unit: usize) -> Self {
        bytes.get(from..).map_or(Self::NOTHING, |bytes| Self { bytes, per_unit })
    }

    /// The same so many bytes further.
    pub(super) fn behind(self, bytes: usize) -> Self {
        Self::new(self.bytes, bytes, self.per_unit)
    }

    /// Asks for what a unit to come is made of; always inlined.
    #[inline(always)]
    pub(super) fn ask(self, unit: usize) {
        stream::prefetch(self.bytes, unit * self.per_unit / PARTS);
    }

    /// The same for all four lines that a unit of words is made of; always inlined.
    #[inline(always)]
    pub(super) fn ask_four(self, unit: usize) {
        let start = unit * self.per_unit / PARTS;
        four!([0, 1, 2, 3], line => stream::prefetch(self.bytes, start + line * LINE));
    }
}
