//! Memory that is written from the front, once, and can be read as far as it was written.
//!
//! Callers hand over `&mut [u8]` or `&mut [MaybeUninit<u8>]`. Either becomes a [`Buffer`], whose only operation
//! is to append bytes; so an initialised buffer stays initialised, and the count of bytes written proves which
//! ones can be handed back. The fields are private: nothing outside of this file can break that.

use alloc::vec::Vec;
use core::mem::MaybeUninit;

/// Memory that is written from the front.
#[derive(Debug)]
pub(crate) struct Buffer<'a> {
    /// The first `written` bytes are initialised; only this file changes either field.
    slots: &'a mut [MaybeUninit<u8>],
    written: usize,
}

impl<'a> Buffer<'a> {
    /// Memory that holds nothing yet.
    pub(crate) fn uninit(slots: &'a mut [MaybeUninit<u8>]) -> Self {
        Self { slots, written: 0 }
    }

    /// Memory that holds bytes, to be overwritten.
    pub(crate) fn bytes(bytes: &'a mut [u8]) -> Self {
        let slots: *mut [u8] = bytes;
        // SAFETY: `MaybeUninit<u8>` has the layout of `u8`, and the pointer comes from an exclusive borrow that
        // lasts for 'a. The slots never become uninitialised: `write`, the only function that writes them, writes
        // initialised bytes, and no function gives the slots away but `split`, which gives them to a `Buffer`.
        let slots = unsafe { &mut *(slots as *mut [MaybeUninit<u8>]) };
        Self::uninit(slots)
    }

    /// How many bytes can be written in all.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Buffers of `size` bytes, the last shorter, over memory of which nothing is written yet.
    #[cfg(feature = "rayon")]
    pub(crate) fn split(self, size: usize) -> impl ExactSizeIterator<Item = Buffer<'a>> {
        self.slots.chunks_mut(size.max(1)).map(Buffer::uninit)
    }

    /// Appends words; those that no longer fit are dropped.
    #[inline(always)]
    pub(crate) fn write<const N: usize>(&mut self, words: impl Iterator<Item = [u8; N]>) {
        let (places, _) = self.slots[self.written..].as_chunks_mut::<N>();
        let mut count = 0;
        for (place, word) in places.iter_mut().zip(words) {
            *place = word.map(MaybeUninit::new);
            count += 1;
        }
        self.written += count * N;
    }

    /// The bytes written.
    pub(crate) fn into_written(self) -> &'a mut [u8] {
        let written: *mut [MaybeUninit<u8>] = &mut self.slots[..self.written];
        // SAFETY: `written` counts bytes that `write` stored from the front, so all of these are initialised;
        // the layouts agree, and the exclusive borrow for 'a moves from `self` to the result.
        unsafe { &mut *(written as *mut [u8]) }
    }
}

/// A vector of the bytes that `fill` writes, at most `len`; none when there is no memory.
pub(crate) fn allocate<E>(
    len: usize,
    fill: impl for<'b> FnOnce(Buffer<'b>) -> Result<Buffer<'b>, E>,
) -> Result<Option<Vec<u8>>, E> {
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(len).is_err() {
        return Ok(None);
    }
    let spare: &mut [MaybeUninit<u8>] = bytes.spare_capacity_mut();
    let start = spare.as_ptr();
    let filled = fill(Buffer::uninit(&mut spare[..len]))?;
    assert_eq!(filled.slots.as_ptr(), start, "fill returns the buffer that it was given");
    let written = filled.written;
    // SAFETY: the buffer starts where the vector's spare capacity does, so it lies in it (the capacity is borrowed
    // exclusively, so no other buffer starts there unless it is empty), and `written` counts its initialised bytes.
    unsafe { bytes.set_len(written) };
    Ok(Some(bytes))
}
