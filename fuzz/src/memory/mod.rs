//! Memory that ends with its last byte, at any alignment: a byte read or written behind it is one that
//! AddressSanitizer sees, and one written before it is seen here.

#![allow(dead_code, reason = "each test file uses a part")]

use std::mem::MaybeUninit;

/// What surrounds an output, and what it holds before a run.
pub(crate) const CANARY: u8 = 0xa5;

/// The alignment of a cache line, and of the widest vector.
pub(crate) const LINE: usize = 64;

/// Bytes of which the last is that of their allocation, and the first lies at an address of a given remainder.
pub(crate) struct Exact {
    memory: Box<[u8]>,
    start: usize,
}

impl Exact {
    /// `len` canaries at an address of remainder `offset` modulo [`LINE`], a few more before.
    pub(crate) fn new(len: usize, offset: usize) -> Self {
        let (memory, start) = ending_exactly(len, offset, |size| vec![CANARY; size].into_boxed_slice());
        Self { memory, start }
    }

    /// A copy of bytes.
    pub(crate) fn of(bytes: &[u8], offset: usize) -> Self {
        let mut copy = Self::new(bytes.len(), offset);
        copy.bytes_mut().copy_from_slice(bytes);
        copy
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.memory[self.start..]
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.memory[self.start..]
    }

    /// Fills the bytes with canaries.
    pub(crate) fn clear(&mut self) {
        self.bytes_mut().fill(CANARY);
    }

    /// Whether nothing changed the bytes before.
    pub(crate) fn is_intact(&self) -> bool {
        self.memory[..self.start].iter().all(|byte| *byte == CANARY)
    }
}

/// The same of memory that holds nothing.
pub(crate) struct Fresh {
    memory: Box<[MaybeUninit<u8>]>,
    start: usize,
}

impl Fresh {
    /// `len` bytes at an address of remainder `offset` modulo [`LINE`].
    pub(crate) fn new(len: usize, offset: usize) -> Self {
        let (memory, start) = ending_exactly(len, offset, Box::new_uninit_slice);
        Self { memory, start }
    }

    pub(crate) fn slots(&mut self) -> &mut [MaybeUninit<u8>] {
        &mut self.memory[self.start..]
    }
}

/// An allocation whose last `len` bytes start at an address of remainder `offset`, and where they start in it.
fn ending_exactly<T>(len: usize, offset: usize, allocate: impl Fn(usize) -> Box<[T]>) -> (Box<[T]>, usize) {
    // Where an allocation starts is not known before, but for its alignment; a few lengths of what comes before it
    // are tried. What starts elsewhere is kept until the end, so that the next one starts at another place. The
    // lengths come in no order: an allocator that puts one behind the other may keep step with a regular one.
    let mut others = Vec::new();
    for attempt in 0..4096_usize {
        let drawn = attempt.wrapping_mul(0x9e37_79b1) >> 16;
        let expected = drawn % 4 * 16 + attempt / 256;
        let start = (offset + 2 * LINE - expected) % LINE + drawn / 4 % 8 * LINE;
        let memory = allocate(start + len);
        if (memory.as_ptr() as usize + start) % LINE == offset {
            return (memory, start);
        }
        others.push(memory);
    }
    panic!("no allocation of {len} bytes starts where {offset} modulo {LINE} can be reached");
}
