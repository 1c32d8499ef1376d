//! Non-temporal stores: whole lines that go to memory without being read into a cache first.

use core::mem::MaybeUninit;

use crate::isa::{Isa, Token, Work};

/// The bytes of a cache line.
pub(crate) const LINE: usize = 64;

/// Whether this target has non-temporal stores.
pub(crate) const AVAILABLE: bool = cfg!(target_arch = "x86_64");

/// A line of the output, where one begins: what non-temporal stores take.
#[repr(C, align(64))]
pub(crate) struct Line(pub(super) [MaybeUninit<u8>; LINE]);

/// The lines of some memory, and what lies before and after them.
pub(super) fn lines(
    slots: &mut [MaybeUninit<u8>],
) -> (&mut [MaybeUninit<u8>], &mut [Line], &mut [MaybeUninit<u8>]) {
    // SAFETY: a line is 64 bytes that may be uninitialised, and nothing else; it has no padding.
    unsafe { slots.align_to_mut::<Line>() }
}

/// Copies bytes, as many as both slices have, whole lines of the output around the caches.
pub(super) fn copy(token: Token, out: &mut [MaybeUninit<u8>], bytes: &[u8]) {
    let (out_head, out_lines, out_rest) = lines(out);
    let (head, bytes) = bytes.split_at(out_head.len().min(bytes.len()));
    let (lines, rest) = bytes.as_chunks::<LINE>();
    copy_bytes(out_head, head);
    match token {
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => isa.vectorize(Copy { isa, out: out_lines, lines }),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => isa.vectorize(Copy { isa, out: out_lines, lines }),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => isa.vectorize(Copy { isa, out: out_lines, lines }),
        Token::Portable => {
            for (out, line) in out_lines.iter_mut().zip(lines) {
                stream_line(out, line);
            }
        }
    }
    copy_bytes(out_rest, rest);
}

fn copy_bytes(out: &mut [MaybeUninit<u8>], bytes: &[u8]) {
    for (place, byte) in out.iter_mut().zip(bytes) {
        place.write(*byte);
    }
}

/// Lines to be copied.
struct Copy<'a, I> {
    isa: I,
    out: &'a mut [Line],
    lines: &'a [[u8; LINE]],
}

impl<I: Isa> Work<0> for Copy<'_, I> {
    #[inline(always)]
    fn work(self) {
        for (out, line) in self.out.iter_mut().zip(self.lines) {
            self.isa.stream(*line, out);
        }
    }
}

/// Stores the line that begins at a byte of two neighbouring ones around the caches, where it can be joined in registers: put
/// together in memory, it would wait for the lines that are on their way before it could be read. Whether that is so.
pub(super) fn stream_joined(token: Token, lines: [&[u8; LINE]; 2], from: usize, place: &mut Line) -> bool {
    let join = Join { lines, from, place };
    match token {
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => join.at(isa),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => join.at(isa),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => join.at(isa),
        Token::Portable => false,
    }
}

/// Two lines, and which byte of the first the line between them begins at.
struct Join<'a> {
    lines: [&'a [u8; LINE]; 2],
    from: usize,
    place: &'a mut Line,
}

impl Join<'_> {
    /// At a level; whether the byte is one that it can begin at.
    fn at<I: Isa>(self, isa: I) -> bool {
        let can = I::WHOLE_LINES && self.from.is_multiple_of(4);
        if can {
            isa.vectorize(JoinAt { isa, join: self });
        }
        can
    }
}

/// The same with the instructions of a level.
struct JoinAt<'a, I> {
    isa: I,
    join: Join<'a>,
}

impl<I: Isa> Work<0> for JoinAt<'_, I> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, join: Join { lines: [first, second], from, place } } = self;
        isa.stream(isa.joined([*first, *second], isa.lanes_from(from)), place);
    }
}

/// Asks for the line some bytes behind the start of others to be read into the second cache.
#[inline(always)]
pub(crate) fn prefetch(bytes: &[u8], ahead: usize) {
    prefetch_line(bytes.as_ptr().wrapping_add(ahead));
}

/// The same of memory that may hold nothing.
#[inline(always)]
pub(super) fn prefetch_slots(slots: &[MaybeUninit<u8>], ahead: usize) {
    prefetch_line(slots.as_ptr().wrapping_add(ahead).cast());
}

#[inline(always)]
fn prefetch_line(byte: *const u8) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};

        // SAFETY: every x86-64 processor has SSE; a prefetch does nothing that a program could notice, whatever
        // the address.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(byte.cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = byte;
}

/// When dropped, orders the non-temporal stores of this thread before its later ones.
pub(super) struct Fence;

impl Drop for Fence {
    fn drop(&mut self) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: every x86-64 processor has SSE.
        unsafe {
            core::arch::x86_64::_mm_sfence();
        }
    }
}

/// Copies a line.
#[cfg(target_arch = "x86_64")]
fn stream_line(out: &mut Line, line: &[u8; LINE]) {
    use core::arch::x86_64::{__m128i, _mm_stream_si128};

    let parts: [__m128i; 4] = zerocopy::transmute!(*line);
    for (place, part) in out.0.as_chunks_mut::<16>().0.iter_mut().zip(parts) {
        let place: *mut [MaybeUninit<u8>; 16] = place;
        // SAFETY: 16 bytes that can be written, aligned to 16 because the line is aligned; the target has SSE2,
        // and whoever streams lines fences.
        unsafe { _mm_stream_si128(place.cast(), part) }
    }
}

/// Copies a line.
#[cfg(not(target_arch = "x86_64"))]
fn stream_line(out: &mut Line, line: &[u8; LINE]) {
    out.0 = line.map(MaybeUninit::new);
}
