//! Loops that look codes up in tables of all results, one table for each of some groups.

#![expect(
    clippy::indexing_slicing,
    reason = "there is a table for every group, and a unit has as many codes as are looked up"
)]

use core::marker::PhantomData;
use core::mem;

use crate::element::Element;
use crate::isa::buffer::{Buffer, Places, TwoLoops};
use crate::isa::{ByteTable, Isa, TableKind};
use crate::layout::Layout;
use crate::processor;
use crate::vector::Again;
use crate::vector::facts::Few;
use crate::vector::span::{Span, Widths};
use crate::vector::unit::{AsLines, Stretch, Unit, Units, bytes_of};

/// Tables of words for all codes, one for each group of so many units; behind those of the last one, codes of the first follow again.
#[derive(Clone, Copy)]
pub(crate) struct Tables<'t> {
    pub(crate) tables: &'t [ByteTable],
    pub(crate) units: usize,
    /// What has to be looked up of all tables.
    pub(crate) kind: TableKind,
}

impl Tables<'_> {
    /// Hands over the loop that looks codes of a type up: one for each kind that there is of so many bits, so that the tables it needs
    /// stay in registers.
    pub(super) fn look_up<I: Isa, Q: Element>(self, isa: I, append: &mut dyn FnMut(&dyn Stretch)) {
        let (Self { tables, units, kind }, types) = (self, PhantomData::<Q>);
        if const { Q::DTYPE.bits() <= 6 } {
            return append(&LookedUp::<_, _, SMALL> { isa, tables, units, types });
        }
        match kind {
            TableKind::Sign => append(&LookedUp::<_, _, SIGN> { isa, tables, units, types }),
            TableKind::SignBut80 => append(&LookedUp::<_, _, SIGN_BUT_80> { isa, tables, units, types }),
            TableKind::Magnitude => append(&LookedUp::<_, _, MAGNITUDE> { isa, tables, units, types }),
            _ if processor::looks_up_fast() => append(&LookedUp::<_, _, FULL> { isa, tables, units, types }),
            _ => append(&LookedUp::<_, _, QUARTERS> { isa, tables, units, types }),
        }
    }

    /// Appends the words of codes of a byte each.
    pub(crate) fn append<I: Isa>(self, isa: I, codes: &[u8], out: &mut Buffer<'_>) {
        self.look_up::<I, Few<8>>(isa, &mut |stretch| {
            let of = const { &Widths { bits: 8, step: 8, lines: 2, joins: I::WHOLE_LINES } };
            let span = Span { of, again: &Again::NEVER, stretch, packs: &isa };
            span.append(&Layout::Dense { bits: 8 }.elements(codes, 0), codes.len(), out);
        });
    }
}

const SMALL: u8 = TableKind::Small as u8;
const SIGN: u8 = TableKind::Sign as u8;
const SIGN_BUT_80: u8 = TableKind::SignBut80 as u8;
const MAGNITUDE: u8 = TableKind::Magnitude as u8;
const FULL: u8 = TableKind::Full as u8;
const QUARTERS: u8 = TableKind::Quarters as u8;

/// Looks units up: so many in one table, then in the next, and behind the last in the first again.
struct LookedUp<'t, I, Q, const KIND: u8> {
    isa: I,
    tables: &'t [ByteTable],
    units: usize,
    types: PhantomData<Q>,
}

/// A table, and what comes behind it.
#[derive(Clone)]
struct InTable {
    table: ByteTable,
    /// Which table is next, and how many units it has.
    next: usize,
    units: usize,
}

impl<I: Copy, Q, const KIND: u8> Clone for LookedUp<'_, I, Q, KIND> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Copy, Q, const KIND: u8> Copy for LookedUp<'_, I, Q, KIND> {}

impl<I: Isa, Q: Element, const KIND: u8> Stretch for LookedUp<'_, I, Q, KIND> {
    fn fill(&self, bytes: &[u8], _from: u32, first: usize, places: &mut Places<'_>) {
        self.isa.vectorize::<2>(Units { isa: self.isa, bytes, first, unit: self, from: 0, places });
    }
}

impl<I: Isa, Q: Element, const KIND: u8> Unit for LookedUp<'_, I, Q, KIND> {
    /// The table comes along, in registers: behind the reference, it would be read again after every store.
    type Cursor = InTable;
    type Loops = TwoLoops;
    const HAS_RUNS: bool = true;
    const BYTES: usize = bytes_of::<Q>();

    #[inline(always)]
    fn at(&self, unit: usize) -> InTable {
        let (next, units) = match unit {
            0 => (0, self.units),
            _ => (unit / self.units % self.tables.len(), self.units - unit % self.units),
        };
        InTable { table: ByteTable::NONE, next, units }
    }

    #[inline(always)]
    fn begin_run(&self, cursor: &mut InTable) -> usize {
        cursor.table = self.tables[cursor.next];
        cursor.next = if cursor.next + 1 < self.tables.len() { cursor.next + 1 } else { 0 };
        mem::replace(&mut cursor.units, self.units)
    }
}

impl<I: Isa, Q: Element, const KIND: u8> AsLines<2> for LookedUp<'_, I, Q, KIND> {
    #[inline(always)]
    fn lines(&self, cursor: &mut InTable, bytes: &[u8]) -> [[u8; 64]; 2] {
        let kind = const {
            match KIND {
                SMALL => TableKind::Small,
                SIGN => TableKind::Sign,
                SIGN_BUT_80 => TableKind::SignBut80,
                MAGNITUDE => TableKind::Magnitude,
                QUARTERS => TableKind::Quarters,
                _ => TableKind::Full,
            }
        };
        self.isa.bytes_to_words(const { Q::DTYPE.bits() }, bytes, &cursor.table, kind)
    }
}
