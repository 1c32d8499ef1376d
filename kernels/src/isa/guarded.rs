//! Memory between two pages that nobody may touch: a byte read or written beside it ends the program.
//!
//! What tests of the kernels' heads and tails are made of; it is here because all `unsafe` is.

use core::ffi::c_void;
use core::ptr::{null_mut, slice_from_raw_parts, slice_from_raw_parts_mut};

use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
use rustix::param::page_size;

/// Where in its pages the memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Its first byte follows the page before.
    Start,
    /// Its last byte is followed by the page behind.
    End,
}

/// Some bytes, zeroed, between two pages that nobody may touch.
#[derive(Debug)]
pub struct Guarded {
    /// Whole pages; the first and the last are those that nobody may touch.
    map: *mut c_void,
    size: usize,
    first: usize,
    len: usize,
}

impl Guarded {
    /// `len` bytes; none when the system gives no memory.
    pub fn new(len: usize, side: Side) -> Option<Self> {
        let page = page_size();
        let room = len.checked_next_multiple_of(page)?.max(page);
        let size = room.checked_add(2 * page)?;
        // SAFETY: a new mapping at an address that the system chooses replaces nothing.
        let map = unsafe { mmap_anonymous(null_mut(), size, ProtFlags::empty(), MapFlags::PRIVATE) }.ok()?;
        let first = if side == Side::Start { page } else { page + room - len };
        // Owned from here on, so that it is unmapped whatever comes.
        let guarded = Self { map, size, first, len };
        let inner = map.wrapping_byte_add(page);
        // SAFETY: the pages between the first and the last of our own mapping, to which nothing points yet.
        unsafe { mprotect(inner, room, MprotectFlags::READ | MprotectFlags::WRITE) }.ok()?;
        Some(guarded)
    }

    /// A copy of bytes; none when the system gives no memory.
    pub fn of(bytes: &[u8], side: Side) -> Option<Self> {
        let mut copy = Self::new(bytes.len(), side)?;
        copy.bytes_mut().copy_from_slice(bytes);
        Some(copy)
    }

    fn start(&self) -> *mut u8 {
        self.map.cast::<u8>().wrapping_add(self.first)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: `len` bytes from the start on can be read, were zeroed by the system, and are ours.
        unsafe { &*slice_from_raw_parts(self.start(), self.len) }
    }

    /// The bytes, to be written.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as for `bytes`; they can be written as well, and the borrow is exclusive.
        unsafe { &mut *slice_from_raw_parts_mut(self.start(), self.len) }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // What cannot be given back now is given back when the program ends.
        // SAFETY: our own mapping as it was made; every borrow of it has ended.
        let _ = unsafe { munmap(self.map, self.size) };
    }
}
