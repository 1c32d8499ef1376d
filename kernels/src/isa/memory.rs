//! Memory for results that a call allocates: it starts at a cache line, and is a mapping of its own where it is
//! large, so that the system may back it with huge pages. And a caller's memory for words, as memory for bytes.
//!
//! The first write to a page takes the system longer than a kernel takes to fill it: 180 MiB cost 70 to 80 ms in
//! pages of 4 KiB and about 20 ms in huge ones, of which the kernel needs 7 to 10.

use alloc::vec::Vec;
use core::fmt;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};

use zerocopy::FromBytes;

use crate::element::Word;
use crate::isa::buffer::Buffer;
use crate::isa::stream::{LINE, Line};

/// From this size on a result is a mapping of its own. Allocators reuse what is smaller, and then no page is
/// touched for the first time; what is larger they map for each call as well, in small pages.
#[cfg(all(feature = "std", target_os = "linux"))]
const MAPPED: usize = 32 << 20;

/// Memory for words that may hold nothing, as memory for bytes.
pub(crate) fn slots<T>(words: &mut [MaybeUninit<T>]) -> &mut [MaybeUninit<u8>] {
    let len = size_of_val(words);
    let start = words.as_mut_ptr().cast::<MaybeUninit<u8>>();
    // SAFETY: these are the bytes of `words`, borrowed exclusively as long as the words are; bytes that may be uninitialised
    // have no other demands, and no word has any on what is left in it.
    unsafe { core::slice::from_raw_parts_mut(start, len) }
}

/// The words that were written to such memory.
#[expect(clippy::expect_used, reason = "the bytes of whole words begin where a word may")]
pub(crate) fn words<W: Word>(written: &mut [u8]) -> &mut [W] {
    <[W]>::mut_from_bytes(written).expect("bytes of words")
}

/// Bytes that a call allocated; a slice, mostly.
///
/// They start at a multiple of 64, so words of any element type can be borrowed from them, see
/// [`Tensor::words`](crate::Tensor::words). `Vec::from` and `to_vec` copy.
pub struct Bytes {
    memory: Memory,
    /// So many bytes from the start on lie in the memory and are initialised; only this file changes either field.
    len: usize,
}

/// Where bytes lie.
enum Memory {
    /// In the spare capacity of a vector: its own length stays 0.
    Lines(Vec<Line>),
    /// In pages that nothing else shares.
    #[cfg(all(feature = "std", target_os = "linux"))]
    Pages(memmap2::MmapMut),
}

impl Bytes {
    /// As many bytes as asked for, written by `fill`, which has to write all of them; none when there is no memory.
    pub(crate) fn filled(len: usize, fill: impl FnOnce(&mut Buffer<'_>)) -> Option<Self> {
        #[cfg(all(feature = "std", target_os = "linux"))]
        if len >= MAPPED
            && let Ok(mut pages) = memmap2::MmapOptions::new().len(len).map_anon()
        {
            // A system without huge pages says so; small ones do as well.
            let _ = pages.advise(memmap2::Advice::HugePage);
            let mut buffer = Buffer::bytes(&mut pages);
            fill(&mut buffer);
            assert!(buffer.is_full(), "all was written");
            return Some(Self { memory: Memory::Pages(pages), len });
        }
        let mut lines = Vec::<Line>::new();
        lines.try_reserve_exact(len.div_ceil(LINE)).ok()?;
        // The capacity is as long.
        let slots = slots(lines.spare_capacity_mut()).get_mut(..len)?;
        let start = slots.as_ptr();
        let mut buffer = Buffer::uninit(slots);
        fill(&mut buffer);
        let written = buffer.into_written();
        assert!(core::ptr::eq(written.as_ptr(), start.cast()) && written.len() == len, "all was written");
        Some(Self { memory: Memory::Lines(lines), len })
    }

    /// A copy; none when there is no memory.
    fn copied(bytes: &[u8]) -> Option<Self> {
        Self::filled(bytes.len(), |buffer| buffer.append(bytes))
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.memory {
            // SAFETY: the first `len` bytes of the capacity are initialised, see `filled`; nothing changes the
            // vector, and the bytes are borrowed as long as `self` is.
            Memory::Lines(lines) => unsafe { core::slice::from_raw_parts(lines.as_ptr().cast(), self.len) },
            #[cfg(all(feature = "std", target_os = "linux"))]
            Memory::Pages(pages) => pages,
        }
    }
}

impl DerefMut for Bytes {
    fn deref_mut(&mut self) -> &mut [u8] {
        match &mut self.memory {
            // SAFETY: as above, and the borrow is exclusive; bytes stay initialised whatever is written to them.
            Memory::Lines(lines) => unsafe {
                core::slice::from_raw_parts_mut(lines.as_mut_ptr().cast(), self.len)
            },
            #[cfg(all(feature = "std", target_os = "linux"))]
            Memory::Pages(pages) => pages,
        }
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        let layout = || alloc::alloc::Layout::for_value(bytes);
        Self::copied(bytes).unwrap_or_else(|| alloc::alloc::handle_alloc_error(layout()))
    }
}

impl From<Bytes> for Vec<u8> {
    fn from(bytes: Bytes) -> Self {
        bytes.to_vec()
    }
}

impl Clone for Bytes {
    fn clone(&self) -> Self {
        Self::from(&**self)
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&crate::tensor::FirstBytes(self), f)
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl Eq for Bytes {}

impl<T: AsRef<[u8]> + ?Sized> PartialEq<T> for Bytes {
    fn eq(&self, other: &T) -> bool {
        **self == *other.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    /// Bytes of a pattern, as a call would make them.
    fn check(len: usize) {
        let pattern: Vec<u8> = (0..len).map(|index| (index % 251) as u8).collect();
        let mut bytes = Bytes::filled(len, |buffer| buffer.append(&pattern)).unwrap();
        assert!(bytes == pattern && bytes.as_ptr().addr().is_multiple_of(LINE), "{len} bytes");
        let vector: Vec<u8> = bytes.clone().into();
        assert!(vector == pattern, "{len} bytes, copied");
        bytes.fill(7);
        assert!(bytes == vec![7; len], "{len} bytes, written to");
    }

    #[test]
    fn results_begin_at_a_line_and_hold_what_is_written() {
        for len in [0, 1, 63, 64, 65, 4096] {
            check(len);
        }
        // In pages of its own, where there are such.
        check((32 << 20) + 5);
    }

    #[test]
    fn memory_for_words_is_written_by_bytes() {
        let mut memory = [MaybeUninit::<u32>::uninit(); 3];
        let slots = slots(&mut memory);
        assert_eq!(slots.len(), 12);
        let mut buffer = Buffer::uninit(slots);
        buffer.append(&[1, 0, 0, 0, 0, 2, 0, 0, 0xff, 0xff, 0xff, 0xff]);
        assert_eq!(words::<u32>(buffer.into_written()), [1, 0x200, u32::MAX]);
        assert!(words::<u32>(Buffer::uninit(super::slots::<u32>(&mut [])).into_written()).is_empty());
    }

    #[test]
    fn more_memory_than_there_is_is_none() {
        assert!(Bytes::filled(isize::MAX as usize - LINE, |_| panic!("there is no memory")).is_none());
    }
}
