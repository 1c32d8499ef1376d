//! Rows of equal length that are filled side by side.
//!
//! Around the caches, a part of a line costs more than many whole ones: memory is read first. So what a panel leaves of a
//! line waits until the next panel goes on, and the first bytes of a row wait until the row before it ends.

#![expect(
    clippy::indexing_slicing,
    reason = "rows and panels lie in the slots; as many edges as rows are kept"
)]

use core::mem::{self, MaybeUninit};

use super::{Buffer, STAGE, Stage};
use crate::isa::stream::{LINE, lines, prefetch, prefetch_slots, stream_joined};
use crate::processor::last_cache;

/// Of how many rows parts of lines are kept.
const ROWS: usize = 128;

/// What waits of some rows.
pub(super) type Edges = [Edge; ROWS];

/// Nothing waits.
pub(super) const NO_EDGES: Edges = [Edge { head: [0; LINE], last: [0; LINE] }; ROWS];

/// What waits of a row.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Edge {
    /// Begins with the bytes before the row's first line.
    head: [u8; LINE],
    /// Ends with the bytes behind the last whole line.
    last: [u8; LINE],
}

impl Stage {
    /// Keeps the collected bytes before the first line of `out` for the end of the row before, if they are to wait; how
    /// many those are.
    pub(super) fn leave_head(&mut self, out: &mut [MaybeUninit<u8>]) -> usize {
        let Some(row) = self.head_of.take() else { return 0 };
        let count = lines(out).0.len();
        self.edges[row].head[..count].copy_from_slice(&self.room.0[LINE..][..count]);
        count
    }
}

/// Rows of equal length, each filled as far as the others.
pub(crate) struct Rows<'a> {
    /// In every row of `len` bytes, the first `column` are initialised or wait.
    slots: &'a mut [MaybeUninit<u8>],
    len: usize,
    column: usize,
    ahead: usize,
    asks: Asks,
    stage: Option<&'a mut Stage>,
    /// Whether parts of lines wait; known from the first panel on.
    waits: bool,
}

impl<'a> Rows<'a> {
    pub(super) fn new(
        slots: &'a mut [MaybeUninit<u8>],
        len: usize,
        (ahead, asks): (usize, Asks),
        stage: Option<&'a mut Stage>,
    ) -> Self {
        Self { slots, len, column: 0, ahead, asks, stage, waits: false }
    }

    pub(super) fn is_filled(&self) -> bool {
        self.column == self.len
    }

    /// Whether one call can fill a panel of whole lines: parts of rows begin where lines of the output do, or it does not
    /// matter where.
    pub(crate) fn take_panels(&self) -> bool {
        self.stage.is_none() || self.len.is_multiple_of(LINE) && self.behind_line(0) == 0
    }

    /// How many rows there are.
    pub(crate) fn count(&self) -> usize {
        self.slots.len() / self.len.max(1)
    }

    /// Appends `width` bytes to every row: `fill` gets a row's number and a buffer of that length to fill.
    pub(crate) fn panel(&mut self, width: usize, fill: &mut dyn FnMut(usize, &mut Buffer<'_>)) {
        if self.column == 0 {
            // A row ends after the next one has begun, and has a whole line from its first panel on.
            self.waits = self.stage.is_some() && self.count() <= ROWS && (STAGE..self.len).contains(&width);
        }
        for row in 0..self.count() {
            if self.waits {
                self.panel_of_lines(row, width, fill)
            } else {
                self.panel_of_row(row, width, fill)
            }
        }
        self.column += width;
    }

    /// The same where rows [take panels](Self::take_panels): `fill` fills the parts of all rows, and calls
    /// [`Buffer::next_row`] after each but the last.
    pub(crate) fn panel_by_rows(&mut self, width: usize, fill: &mut dyn FnMut(&mut Buffer<'_>)) {
        let rows = Some(Parts { width, len: self.len, behind: self.count() - 1, asks: self.asks });
        let slots = &mut self.slots[self.column..];
        let stage = self.stage.as_deref_mut();
        let mut buffer = Buffer { stage, ahead: self.ahead, rows, ..Buffer::uninit(slots) };
        let end = buffer.end();
        fill(&mut buffer);
        buffer.pass_on(true);
        assert_eq!(buffer.end(), end, "the buffer is the same");
        assert!(buffer.rows.is_some_and(|rows| rows.behind == 0), "all rows were filled");
        assert_eq!(buffer.written, width, "the panel was filled");
        self.column += width;
    }

    /// The panel of a row.
    fn panel_of_row(&mut self, row: usize, width: usize, fill: &mut dyn FnMut(usize, &mut Buffer<'_>)) {
        let slots = &mut self.slots[row * self.len + self.column..][..width];
        let stage = self.stage.as_deref_mut();
        let mut buffer = Buffer { stage, ahead: self.ahead, ..Buffer::uninit(slots) };
        let end = buffer.end();
        fill(row, &mut buffer);
        buffer.pass_on(true);
        assert_eq!(buffer.end(), end, "the buffer is the same");
        assert_eq!(buffer.written, width, "the panel was filled");
    }

    /// The same by whole lines, but for the first row's start and the last row's end.
    fn panel_of_lines(&mut self, row: usize, width: usize, fill: &mut dyn FnMut(usize, &mut Buffer<'_>)) {
        let start = row * self.len + self.column;
        let end = start + width;
        let (begins, ends) = (self.column == 0, self.column + width == self.len);
        let staged = if begins { 0 } else { self.behind_line(start) };
        // The first bytes of the next row end this row's last line; there are none after the last row.
        let head = if ends && end < self.slots.len() { (LINE - self.behind_line(end)) % LINE } else { 0 };
        let Some(stage) = self.stage.as_deref_mut() else { return self.panel_of_row(row, width, fill) };
        let slots = &mut self.slots[start - staged..end + head];
        stage.head_of = (begins && row > 0).then_some(row);
        let (last, next) = (stage.edges[row].last, stage.edges[(row + 1) % ROWS].head);
        if let Some(line) = stage.last_line(staged) {
            *line = last;
        }
        let mut buffer = Buffer { stage: Some(stage), staged, ahead: self.ahead, ..Buffer::uninit(slots) };
        let memory = buffer.end();
        fill(row, &mut buffer);
        assert_eq!(buffer.end(), memory, "the buffer is the same");
        assert_eq!(buffer.written + buffer.staged, staged + width, "the panel was filled");
        if head > 0 {
            buffer.end_line(&next, head);
        }
        buffer.pass_on(ends);
        buffer.leave_last(row);
    }

    /// How many bytes lie between the start of a line and a byte of the rows.
    fn behind_line(&self, offset: usize) -> usize {
        (self.slots.as_ptr().addr() + offset) % LINE
    }
}

/// The parts of rows that a panel is made of: how long each is, how far the next lies behind it, and how many there are
/// behind the one that is being filled.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    width: usize,
    len: usize,
    behind: usize,
    asks: Asks,
}

/// Which lines of the next row are asked for while one is filled.
#[derive(Clone, Copy)]
pub(super) struct Asks {
    codes: bool,
    results: bool,
}

/// Outputs of fewer bytes and their codes are in the second cache, or read ahead soon enough.
pub(super) const FAR: usize = 1 << 20;

impl Asks {
    /// For a whole output of so many bytes, however many threads share it, stored through the caches. Lines of results are only
    /// asked for where they come from memory: from the last cache, they take less time than it takes to ask.
    pub(super) fn of(output: usize) -> Self {
        Self { codes: output >= FAR, results: output >= last_cache() / 2 }
    }

    /// None, as around the caches.
    pub(super) const NOTHING: Self = Self { codes: false, results: false };
}

/// How many rows can be filled in turns.
pub(crate) const MOST_IN_TURNS: usize = 8;

/// Where rows come from that are filled in turns, by units of `K` lines. A trait and no closures, because these are not always
/// inlined.
pub(crate) trait InTurns<const K: usize> {
    /// What rows share of a unit, and which of them is the next.
    type Unit: Copy;

    /// A unit, before the first row; always inlined.
    fn unit(&self, unit: usize) -> Self::Unit;

    /// The lines of a unit in the next row, and the unit from the row behind it on; always inlined.
    fn row(&self, unit: Self::Unit) -> ([[u8; LINE]; K], Self::Unit);
}

impl Buffer<'_> {
    /// Whether the parts of so many rows, of so many bytes each, can be filled in turns, a unit of each: they begin with the next byte, and are
    /// not stored around the caches, where a line may have to wait for what another row ends with.
    pub(crate) fn takes_turns(&self, rows: usize, width: usize) -> bool {
        let is_part = |parts: Parts| parts.behind + 1 >= rows && parts.width == width;
        (2..=MOST_IN_TURNS).contains(&rows)
            && self.stage.is_none()
            && self.written == 0
            && self.rows.is_some_and(is_part)
    }

    /// Fills the parts of so many rows, of so many units, where it [takes](Self::takes_turns) them; the last of them is the
    /// buffer's then.
    #[inline(always)]
    pub(crate) fn in_turns<const K: usize, S: InTurns<K>>(&mut self, rows: usize, units: usize, source: &S) {
        let size = K * LINE;
        assert!(self.takes_turns(rows, units * size), "rows can be filled in turns");
        let Some(parts) = &mut self.rows else { return };
        let mut places: [&mut [[[MaybeUninit<u8>; LINE]; K]]; MOST_IN_TURNS] = Default::default();
        for (places, slots) in places.iter_mut().zip(self.slots.chunks_mut(parts.len)).take(rows) {
            *places = slots[..units * size].as_chunks_mut().0.as_chunks_mut().0;
        }
        for unit in 0..units {
            let mut shared = source.unit(unit);
            for places in places.iter_mut().take(rows) {
                let (lines, behind) = source.row(shared);
                for (place, line) in places[unit].iter_mut().zip(lines) {
                    *place = zerocopy::transmute!(line);
                }
                shared = behind;
            }
        }
        parts.behind -= rows - 1;
        self.slots = &mut mem::take(&mut self.slots)[(rows - 1) * parts.len..];
        self.written = units * size;
    }

    /// Goes on with the next row's part of a panel; this one's is full.
    pub(crate) fn next_row(&mut self) {
        self.pass_on(true);
        assert!(self.rows.is_some_and(|rows| rows.behind > 0), "there is a next row");
        let Some(rows) = &mut self.rows else { return };
        assert_eq!(self.written, rows.width, "the row's part was filled");
        rows.behind -= 1;
        self.slots = &mut mem::take(&mut self.slots)[rows.len..];
        self.written = 0;
        if rows.asks.results && rows.behind > 0 {
            (0..rows.width).step_by(LINE).for_each(|line| prefetch_slots(self.slots, rows.len + line));
        }
    }

    /// The same where `codes` begin with those of the next row, of which its part has so many bytes, and those of the row
    /// behind that lie `apart` bytes behind them.
    #[inline(never)]
    pub(crate) fn next_row_of(&mut self, codes: &[u8], part: usize, apart: usize) {
        self.next_row();
        if self.rows.is_some_and(|rows| rows.asks.codes && rows.behind > 0) {
            (0..part).step_by(LINE).for_each(|line| prefetch(codes, apart + line));
        }
    }

    /// Appends the first `count` bytes of a line, with which another ends.
    fn end_line(&mut self, bytes: &[u8; LINE], count: usize) {
        let staged = self.staged;
        if let Some(stage) = self.stage.as_deref_mut()
            && let ([], [place, ..], _) = lines(&mut self.slots[self.written..])
            && staged + count == LINE
            && let (token, Some(last)) = (stage.token, stage.last_line(staged))
            && stream_joined(token, [last, bytes], count, place)
        {
            self.written += LINE;
            self.staged = 0;
        } else {
            self.append(&bytes[..count]);
        }
    }

    /// Keeps what is left of a row's last line for the row's next panel.
    fn leave_last(&mut self, row: usize) {
        let staged = self.staged;
        let Some(stage) = &mut self.stage else { return };
        if let Some(line) = stage.last_line(staged).copied() {
            stage.edges[row].last = line;
        }
    }
}
