//! Memory that is used again, whose first item lies where a cache line begins: vectors that cross lines take twice as long.

#![expect(clippy::indexing_slicing, reason = "there are as many items as were asked for, and a line more")]

use alloc::vec::Vec;

use crate::isa::stream::LINE;

/// Room for items; one that nobody asks for takes no memory.
#[derive(Default)]
pub(super) struct Room<T> {
    items: Vec<T>,
    start: usize,
    count: usize,
}

impl<T: Copy + Default> Room<T> {
    /// So many items, whatever they were before.
    pub(super) fn need(&mut self, count: usize) -> &mut [T] {
        if self.items.len() < self.start + count {
            // Memory that the allocator has at hand: what comes with zeros in it takes a small call longer to get.
            let size = count + LINE / size_of::<T>().clamp(1, LINE);
            self.items = Vec::with_capacity(size);
            self.items.resize(size, T::default());
            // Where no such place can be told, any does.
            self.start = self.items.as_ptr().align_offset(LINE).min(self.items.len() - count);
        }
        self.count = count;
        &mut self.items[self.start..][..count]
    }

    /// As many as were needed last.
    pub(super) fn items(&self) -> &[T] {
        &self.items[self.start..][..self.count]
    }
}
