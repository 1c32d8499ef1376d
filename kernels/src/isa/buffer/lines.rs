//! Lines that are appended to a buffer, where they come from and the places they go to.
//!
//! A loop sees nothing of a buffer but places for its lines, one behind the other: what comes before and after them is decided
//! elsewhere, once for all loops. So little is compiled for each.

#![expect(clippy::indexing_slicing, reason = "`written` never exceeds the slots")]

use core::mem::MaybeUninit;

use super::ways::{Around, Loops, store, stream};
use super::{Buffer, FEW, STAGE};
use crate::isa::Isa;
use crate::isa::stream::{LINE, lines};

/// Where lines come from. A trait and no closure, because closures are not always inlined.
pub(crate) trait Source<const K: usize> {
    /// Whether some lines have something in common; where none have, runs are not begun.
    const HAS_RUNS: bool = false;
    /// Before lines that have something in common: how many times `next` can be called until there is something else, at least
    /// once. Always inlined.
    #[inline(always)]
    fn begin_run(&mut self) -> usize {
        usize::MAX
    }
    /// The next `K` lines; always inlined.
    fn next(&mut self) -> [[u8; LINE]; K];

    /// How many loops bring lines to their places.
    type Loops: Loops;

    /// Whether lines that are streamed are better computed one by one: where the input is as long as the output,
    /// memory is a third slower when loads and stores come in turns of four than when they alternate.
    const LINE_BY_LINE: bool = false;
    /// One of the lines that `next` would return; asks for its share of the codes that lie `ahead`. Always inlined.
    fn line(&self, index: usize, ahead: usize) -> [u8; LINE];
    /// The same as `next` without its lines.
    fn skip(&mut self);
    /// Asks for the codes that lie so many bytes behind those of the next lines; always inlined.
    fn prefetch(&self, ahead: usize);
}

/// The same for so many lines.
pub(crate) trait Counted<const K: usize>: Source<K> {
    /// Whether codes are asked for wherever lines go. A loop that asks takes some percent longer where these lie near.
    const ASKS: bool = false;

    /// How often `next` can be called.
    fn left(&self) -> usize;
}

/// Places for lines, one behind the other.
pub(crate) struct Places<'a> {
    /// The first `written` bytes are initialised; only this file changes any of the fields.
    slots: &'a mut [MaybeUninit<u8>],
    written: usize,
    /// For lines that go around the caches: the places begin and end at lines of the output.
    around: Option<&'a mut Around<'a>>,
}

impl<'a> Places<'a> {
    fn new(slots: &'a mut [MaybeUninit<u8>], around: Option<&'a mut Around<'a>>) -> Self {
        Self { slots, written: 0, around }
    }

    /// How many bytes `fill` writes.
    #[inline(always)]
    fn filled(mut self, fill: impl FnOnce(&mut Places<'_>)) -> usize {
        let start = self.slots.as_ptr();
        fill(&mut self);
        // What fills places could put others there, whose bytes are not to be counted.
        assert!(self.slots.as_ptr() == start, "the places are the same");
        self.written
    }

    /// For how many times `K` lines there are places.
    #[inline(always)]
    pub(crate) fn left<const K: usize>(&self) -> usize {
        (self.slots.len() - self.written) / (K * LINE)
    }

    /// Fills places by `K` lines; the source has as many.
    #[inline(always)]
    pub(crate) fn fill<const K: usize, I: Isa, S: Source<K>>(&mut self, isa: I, source: &mut S) {
        let bytes = self.left::<K>() * K * LINE;
        let slots = &mut self.slots[self.written..][..bytes];
        S::Loops::fill(slots, self.around.as_deref_mut(), isa, source);
        self.written += bytes;
    }
}

impl Buffer<'_> {
    /// Appends `count` times so many lines, a power of two: `fill` fills places. Lines that no longer fit are dropped, and a buffer that
    /// streams has room for few.
    #[inline(always)]
    pub(crate) fn places(&mut self, (lines, count): (usize, usize), fill: impl FnOnce(&mut Places<'_>)) {
        let bytes = Places::new(self.slots_through((lines * LINE, count)), None).filled(fill);
        self.grow(bytes);
    }

    /// The same for however many lines of a buffer that streams: `fill` fills places behind so many of them. Whether lines can be
    /// [joined](Isa::joined) is a matter of the level.
    #[inline(never)]
    pub(crate) fn places_in_stage(
        &mut self,
        (lines, count): (usize, usize),
        joins: bool,
        fill: &mut dyn FnMut(&mut Places<'_>, usize),
    ) {
        let (size, mut done) = (lines * LINE, 0);
        while done < count {
            if self.is_straight(joins, (count - done) * size / LINE)
                && let Some((slots, mut around)) = self.slots_around((size, count - done))
            {
                let written = Places::new(slots, Some(&mut around)).filled(|places| fill(places, done));
                (self.written, done) = (self.written + written, done + written / size);
                if done == count {
                    return;
                }
            }
            let written = Places::new(self.slots_through((size, count - done)), None)
                .filled(|places| fill(places, done));
            (self.staged, done) = (self.staged + written, done + written / size);
            if done < count && !self.turn() {
                return;
            }
        }
    }

    /// Appends what the source has, by `K` lines; those that no longer fit are dropped. For few lines at a time, which are not
    /// worth a function of their own.
    #[inline(always)]
    pub(crate) fn lines<const K: usize, I: Isa, S: Counted<K>>(&mut self, isa: I, source: &mut S) {
        let size = K * LINE;
        while source.left() > 0 {
            // Where lines are not joined, a third of the code would be for what memory decides in any case.
            if I::WHOLE_LINES
                && self.stage.is_some()
                && self.is_straight(I::WHOLE_LINES, source.left() * K)
                && let Some((slots, mut around)) = self.slots_around((size, source.left()))
            {
                let bytes = slots.len();
                stream(slots, &mut around, isa, source);
                self.written += bytes;
            }
            // Where lines can be joined, what goes through a stage is short.
            let asks = S::ASKS || !I::WHOLE_LINES && self.stage.is_some();
            let ahead = if asks { Some(self.ahead) } else { None };
            let slots = self.slots_through((size, source.left()));
            let bytes = slots.len();
            store(slots, source, ahead);
            self.grow(bytes);
            if source.left() > 0 && !self.turn() {
                return;
            }
        }
    }

    /// The next places, in the output or in the stage.
    #[inline(always)]
    fn slots_through(&mut self, (size, count): (usize, usize)) -> &mut [MaybeUninit<u8>] {
        let room = self.room();
        // A mask and no division, which small calls have no time for.
        let bytes = (room.len() & !(size - 1)).min(count * size);
        &mut room[..bytes]
    }

    /// The next places in the output where the next byte that is not yet there begins a line of it. What was
    /// collected before is less than a line.
    ///
    /// Lines are joined in registers: collected and copied, results would wait for all lines that are on their way before they
    /// can be read.
    #[inline(always)]
    fn slots_around(
        &mut self,
        (size, count): (usize, usize),
    ) -> Option<(&mut [MaybeUninit<u8>], Around<'_>)> {
        let (staged, ahead) = (self.staged, self.ahead);
        let before = self.stage.as_deref_mut()?.last_line(staged)?;
        let end = self.slots.len().saturating_sub(staged).max(self.written);
        let (head, whole, _) = lines(&mut self.slots[self.written..end]);
        let bytes = if head.is_empty() { (whole.len() * LINE / size).min(count) * size } else { 0 };
        Some((&mut self.slots[self.written..][..bytes], Around { staged, before, ahead }))
    }

    /// Whether lines, so many, can go straight to where they belong; some that were collected are copied for it.
    #[inline(never)]
    fn is_straight(&mut self, joins: bool, count: usize) -> bool {
        let joins = joins && (self.staged == 0 || count * LINE >= STAGE);
        if joins && self.staged >= LINE {
            self.pass_on(false);
        }
        let begins_line = self.slots[self.written..].as_ptr().addr().is_multiple_of(LINE);
        if let Some(stage) = &mut self.stage
            && joins
            && !begins_line
        {
            // As much as it takes to get there.
            stage.limit = self.staged + FEW;
        }
        let can_join = joins && self.staged < LINE && self.staged.is_multiple_of(4);
        (self.staged == 0 || can_join) && begins_line
    }
}
