//! Memory that is written from the front, once, and can be read as far as it was written.
//!
//! Callers hand over `&mut [u8]` or `&mut [MaybeUninit<u8>]`. Either becomes a [`Buffer`], whose only operation
//! is to append bytes; so an initialised buffer stays initialised, and the count of bytes written proves which
//! ones can be handed back. The fields are private: nothing outside of this file and those below it can break that.
//!
//! A streaming buffer stores whole lines around the caches. Results that begin at a line of the output go straight there;
//! many that do not (a large vector's memory mostly begins 16 bytes behind a line) are joined to such lines in registers.
//! Anything else is collected in a small stage and copied on by lines: loops are the same for both kinds of buffers, and
//! no group shape or alignment matters to them.

#![expect(clippy::indexing_slicing, reason = "`written` never exceeds the slots, nor `staged` the stage")]

use core::mem::MaybeUninit;

use crate::isa::Token;
use crate::isa::stream::{Fence, LINE, copy};

mod lines;
mod rows;
mod ways;

pub(crate) use lines::{Counted, Places, Source};
use rows::{Asks, Edges, FAR, NO_EDGES, Parts};
pub(crate) use rows::{InTurns, MOST_IN_TURNS, Rows};
pub(crate) use ways::{Loops, OneLoop, TwoLoops};

/// How much a streaming buffer collects: little enough for the processor to go on computing while the lines of
/// the last stage are on their way.
const STAGE: usize = 1024;

/// How much it collects of many lines before the first can go straight to its place.
const FEW: usize = 4 * LINE;

/// How far ahead codes are asked for while results are streamed: a page is not enough, as processors do not read
/// ahead from one page into the next by themselves.
pub(crate) const AHEAD: usize = 8192;

/// Room for what a streaming buffer collects.
struct Stage {
    room: Room,
    /// Parts of lines that rows leave for later.
    edges: Edges,
    /// The row whose first bytes are left for later, until they are collected.
    head_of: Option<usize>,
    /// How much is collected before it is copied.
    limit: usize,
    /// The level whose stores copy it.
    token: Token,
}

/// The bytes that are collected, behind room for those of a line that belong before them.
#[repr(align(64))]
struct Room([u8; LINE + STAGE]);

impl Stage {
    fn new(token: Token) -> Self {
        Self { room: Room([0; LINE + STAGE]), edges: NO_EDGES, head_of: None, limit: STAGE, token }
    }

    /// The bytes that are collected.
    #[inline(always)]
    fn bytes(&mut self) -> &mut [u8] {
        &mut self.room.0[LINE..]
    }

    /// The line that ends where the first `staged` bytes end.
    #[inline(always)]
    fn last_line(&mut self, staged: usize) -> Option<&mut [u8; LINE]> {
        self.room.0.get_mut(staged..)?.first_chunk_mut()
    }
}

/// Memory that is written from the front.
pub(crate) struct Buffer<'a> {
    /// The first `written` bytes are initialised; only this file and those below it change any of the fields.
    slots: &'a mut [MaybeUninit<u8>],
    written: usize,
    /// What was appended after those, in a streaming buffer: the first `staged` bytes of the stage.
    stage: Option<&'a mut Stage>,
    staged: usize,
    /// How many bytes behind the codes of a line those lie that are asked for while it is streamed.
    ahead: usize,
    /// In a panel of several rows, where the parts of the others lie.
    rows: Option<Parts>,
    /// The bytes of the whole output, of which this may be a part.
    whole: usize,
}

impl<'a> Buffer<'a> {
    /// Memory that holds nothing yet.
    pub(crate) fn uninit(slots: &'a mut [MaybeUninit<u8>]) -> Self {
        let whole = slots.len();
        Self { slots, written: 0, stage: None, staged: 0, ahead: 0, rows: None, whole }
    }

    /// Memory that holds bytes, to be overwritten.
    pub(crate) fn bytes(bytes: &'a mut [u8]) -> Self {
        let slots: *mut [u8] = bytes;
        // SAFETY: `MaybeUninit<u8>` has the layout of `u8`, and the pointer comes from an exclusive borrow that
        // lasts for 'a. The slots never become uninitialised: the functions that write them write initialised
        // bytes, and no function gives the slots away but to another `Buffer`.
        let slots = unsafe { &mut *(slots as *mut [MaybeUninit<u8>]) };
        Self::uninit(slots)
    }

    /// How many bytes come before the next line, if they are stored through the caches; 0 at a line.
    pub(crate) fn before_line(&self) -> usize {
        match self.stage {
            None => self.slots[self.written..].as_ptr().addr().wrapping_neg() % LINE,
            Some(_) => 0,
        }
    }

    /// Whether it is stored around the caches.
    pub(crate) fn streams(&self) -> bool {
        self.stage.is_some()
    }

    /// Whether the whole output is so large that codes lie in the last cache at best.
    pub(crate) fn is_far(&self) -> bool {
        self.streams() || self.whole >= FAR
    }

    /// Appends what `fill` appends, around the caches.
    pub(crate) fn stream(&mut self, token: Token, fill: impl FnOnce(&mut Buffer<'_>)) {
        let mut stage = Stage::new(token);
        let slots = &mut self.slots[self.written..];
        let mut buffer = Buffer { stage: Some(&mut stage), ahead: AHEAD, ..Buffer::uninit(slots) };
        // Also if `fill` panics.
        let _fence = Fence;
        let end = buffer.end();
        fill(&mut buffer);
        assert_eq!(buffer.end(), end, "the buffer is the same");
        buffer.pass_on(true);
        self.written += buffer.written;
    }

    /// Whether there is room for so many bytes that are [taken back](Self::take_back) in part: whatever follows is written later.
    pub(crate) fn has_room_behind(&self, bytes: usize) -> bool {
        self.stage.is_none() && self.rows.is_none() && self.slots.len() - self.written >= bytes
    }

    /// Takes the last bytes back, which are appended anew.
    pub(crate) fn take_back(&mut self, bytes: usize) {
        debug_assert!(bytes <= self.written, "they were appended");
        self.written = self.written.saturating_sub(bytes);
    }

    /// Whether everything is written.
    pub(crate) fn is_full(&self) -> bool {
        self.written == self.slots.len()
    }

    /// Where its memory ends. What fills a buffer could put another one in its place, whose bytes are not to be counted.
    fn end(&self) -> *const MaybeUninit<u8> {
        self.slots.as_ptr_range().end
    }

    /// How many bytes can be written in all.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Buffers of `size` bytes, the last shorter, over memory of which nothing is written yet.
    #[cfg(feature = "rayon")]
    pub(crate) fn split(self, size: usize) -> impl ExactSizeIterator<Item = Buffer<'a>> {
        let whole = self.whole;
        self.slots.chunks_mut(size.max(1)).map(move |slots| Buffer { whole, ..Buffer::uninit(slots) })
    }

    /// Where the next bytes go.
    #[inline(always)]
    fn room(&mut self) -> &mut [MaybeUninit<u8>] {
        match &mut self.stage {
            None => &mut self.slots[self.written..],
            Some(stage) => {
                let left = self.slots.len() - self.written;
                let end = left.min(stage.limit).max(self.staged);
                let room = &mut stage.bytes()[self.staged..end];
                let room: *mut [u8] = room;
                // SAFETY: as for `bytes`: the pointer comes from an exclusive borrow, and what is written through
                // the result is initialised.
                unsafe { &mut *(room as *mut [MaybeUninit<u8>]) }
            }
        }
    }

    /// Counts bytes that were written to the front of the room.
    #[inline(always)]
    fn grow(&mut self, bytes: usize) {
        match self.stage {
            None => self.written += bytes,
            Some(_) => self.staged += bytes,
        }
    }

    /// Makes room; false if there is none to be made.
    #[inline(never)]
    fn turn(&mut self) -> bool {
        let staged = self.staged;
        self.pass_on(false);
        self.staged < staged
    }

    /// Copies what was collected; but for `all` of it, whole lines.
    fn pass_on(&mut self, all: bool) {
        let Some(stage) = &mut self.stage else { return };
        let out = &mut self.slots[self.written..];
        let copied = if all { self.staged } else { whole_lines(out, self.staged) };
        if copied == 0 {
            return;
        }
        stage.limit = STAGE;
        let left = stage.leave_head(&mut out[..copied]);
        let (token, bytes) = (stage.token, stage.bytes());
        copy(token, &mut out[left..copied], &bytes[left..copied]);
        bytes.copy_within(copied..self.staged, 0);
        self.written += copied;
        self.staged -= copied;
    }

    /// Appends words; those that no longer fit are dropped.
    #[inline(always)]
    pub(crate) fn write<const N: usize>(&mut self, mut words: impl Iterator<Item = [u8; N]>) {
        loop {
            let (places, _) = self.room().as_chunks_mut::<N>();
            let room = places.len();
            let mut count = 0;
            for (place, word) in places.iter_mut().zip(&mut words) {
                *place = word.map(MaybeUninit::new);
                count += 1;
            }
            self.grow(count * N);
            if count < room || !self.turn() {
                return;
            }
        }
    }

    /// Appends bytes; those that no longer fit are dropped.
    #[inline(always)]
    pub(crate) fn append(&mut self, mut bytes: &[u8]) {
        loop {
            let room = self.room();
            let count = room.len().min(bytes.len());
            for (place, byte) in room.iter_mut().zip(bytes) {
                place.write(*byte);
            }
            self.grow(count);
            bytes = &bytes[count..];
            if bytes.is_empty() || !self.turn() {
                return;
            }
        }
    }

    /// Appends `rows` rows of `len` bytes, which are filled side by side; codes that lie `ahead` bytes behind those of a line
    /// are asked for while they are streamed.
    pub(crate) fn rows(
        &mut self,
        rows: usize,
        len: usize,
        ahead: usize,
        fill: &mut dyn FnMut(&mut Rows<'_>),
    ) {
        self.pass_on(true);
        let asks = if self.streams() { Asks::NOTHING } else { Asks::of(self.whole) };
        let slots = &mut self.slots[self.written..][..rows * len];
        let mut tile = Rows::new(slots, len, (ahead, asks), self.stage.as_deref_mut());
        fill(&mut tile);
        assert!(tile.is_filled(), "the rows were filled");
        self.written += rows * len;
    }

    /// The bytes written.
    pub(crate) fn into_written(self) -> &'a mut [u8] {
        let written: *mut [MaybeUninit<u8>] = &mut self.slots[..self.written];
        // SAFETY: `written` counts bytes that were stored from the front, so all of these are initialised; the
        // layouts agree, and the exclusive borrow for 'a moves from `self` to the result.
        unsafe { &mut *(written as *mut [u8]) }
    }
}

/// How many of the collected bytes end at a line of the output.
fn whole_lines(out: &[MaybeUninit<u8>], collected: usize) -> usize {
    let end = out.as_ptr().addr() + collected;
    collected.saturating_sub(end % LINE)
}
