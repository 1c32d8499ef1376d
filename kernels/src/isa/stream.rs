//! Non-temporal stores: whole lines that go to memory without being read into a cache first.

use core::mem::MaybeUninit;

/// The bytes of a cache line.
pub(crate) const LINE: usize = 64;

/// Whether this target has non-temporal stores.
pub(crate) const AVAILABLE: bool = cfg!(target_arch = "x86_64");

/// Copies bytes, as many as both slices have, whole lines of the output around the caches.
pub(super) fn copy_lines(out: &mut [MaybeUninit<u8>], bytes: &[MaybeUninit<u8>]) {
    let head = (LINE - out.as_ptr().addr() % LINE) % LINE;
    if !AVAILABLE || bytes.len() < head {
        return out.copy_from_slice(bytes);
    }
    let (out_head, out) = out.split_at_mut(head);
    let (head, bytes) = bytes.split_at(head);
    out_head.copy_from_slice(head);
    let (out_lines, out_rest) = out.as_chunks_mut::<LINE>();
    let (lines, rest) = bytes.as_chunks::<LINE>();
    for (out, line) in out_lines.iter_mut().zip(lines) {
        stream_line(out, line);
    }
    out_rest.copy_from_slice(rest);
}

/// Orders the non-temporal stores of this thread before its later ones.
pub(super) fn fence() {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE.
    unsafe {
        core::arch::x86_64::_mm_sfence();
    }
}

/// Copies a line to one that is aligned.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn stream_line(out: &mut [MaybeUninit<u8>; LINE], line: &[MaybeUninit<u8>; LINE]) {
    use core::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_stream_si128};

    debug_assert!(out.as_ptr().addr().is_multiple_of(LINE), "the line is aligned");
    let (out, line) = (out.as_mut_ptr().cast::<__m128i>(), line.as_ptr().cast::<__m128i>());
    for part in 0..4 {
        // SAFETY: parts 0 to 3 of 16 bytes lie in the line.
        let from = unsafe { line.add(part) };
        // SAFETY: as above.
        let to = unsafe { out.add(part) };
        // SAFETY: 16 bytes that can be read, at any alignment; the target has SSE2. Buffers pass on only what
        // they were given, which is initialised.
        let bytes = unsafe { _mm_loadu_si128(from) };
        // SAFETY: 16 bytes that can be written, aligned to 16, because the line is aligned; the fence is the
        // caller's.
        unsafe { _mm_stream_si128(to, bytes) };
    }
}

/// Copies a line.
#[cfg(not(target_arch = "x86_64"))]
fn stream_line(out: &mut [MaybeUninit<u8>; LINE], line: &[MaybeUninit<u8>; LINE]) {
    *out = *line;
}
