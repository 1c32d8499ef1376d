//! Choices out of bytes. Where the bytes end, every choice is the first one.

use arbitrary::Unstructured;

/// What is left of the bytes.
pub(crate) struct Source<'a>(Unstructured<'a>);

impl<'a> Source<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Self {
        Self(Unstructured::new(data))
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0.int_in_range(0..=limit.saturating_sub(1)).unwrap_or(0)
    }

    /// A truth value.
    pub(crate) fn flip(&mut self) -> bool {
        self.below(2) == 1
    }

    /// 64 bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or(0)
    }

    /// One of some things.
    pub(crate) fn pick<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    /// An attribute's number: mostly small, at times at an end of its range, at times any.
    pub(crate) fn number(&mut self) -> i64 {
        match self.below(8) {
            0 => i64::MAX,
            1 => i64::MIN,
            2 => self.bits() as i64,
            _ => self.below(80) as i64 - 8,
        }
    }

    /// An extent of a shape that nothing is stored of: mostly small, at times one whose product with any other
    /// overflows.
    pub(crate) fn extent(&mut self) -> usize {
        match self.below(8) {
            0 => usize::MAX,
            1 => 1 << 33,
            2 => self.bits() as usize,
            _ => self.below(70),
        }
    }

    /// A list of at most `longest` things.
    pub(crate) fn list<T>(&mut self, longest: usize, mut thing: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(longest + 1)).map(|_| thing(self)).collect()
    }

    /// The bytes that no choice was made of.
    pub(crate) fn rest(self) -> &'a [u8] {
        self.0.take_rest()
    }
}
