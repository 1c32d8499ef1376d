//! Rows whose codes are picked where they lie, and looked up.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "as many units are counted in every row as are taken; parts are what they say"
)]

use core::marker::PhantomData;

use super::in_turns::{self, Four, RowCodes, Shared};
use super::repeats::{Cursor, Windows};
use super::{LANES, Parameter, Segment, UNIT};
use crate::element::Element;
use crate::format::picks::window;
use crate::isa::avx512::{Avx512Vbmi, HeldPick};
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Work, four, stream};

/// Codes of up to four bits of some rows, and a zero point for each of a row's.
#[derive(Clone, Copy)]
pub(in crate::format) struct PickedRows<'a> {
    /// What picks them; another level may compute.
    isa: Avx512Vbmi,
    /// From the first unit of the first row on.
    windows: Windows<'a>,
    pub(in crate::format) rows: usize,
    /// How many bytes lie between rows.
    apart: usize,
    /// The numbers of codes, as often as there is room for them.
    numbers: &'a [f32; 2 * LANES],
    /// Integers, from the first unit on.
    zero_points: &'a [[u8; UNIT]],
}

impl<'a> PickedRows<'a> {
    /// Rows of so many units, whose first one has a cursor. None where codes of units lie in several ways, or not in the bytes.
    pub(in crate::format) fn new(
        isa: Avx512Vbmi,
        cursor: Cursor<'a>,
        [rows, apart, units]: [usize; 3],
        numbers: &'a [f32; 2 * LANES],
        zero_points: &'a [u8],
    ) -> Option<Self> {
        let windows = cursor.windows(UNIT / LANES)?;
        if !windows.have(units, rows.saturating_sub(1).saturating_mul(apart)) {
            return None;
        }
        Some(Self { isa, windows, rows, apart, numbers, zero_points: zero_points.as_chunks().0 })
    }
}

/// Fills the parts of the rows; whole units of them, which the buffer [takes](Buffer::takes_turns).
pub(super) fn fill<I: Isa, O: Element>(isa: I, segment: &Segment<'_, PickedRows<'_>>, out: &mut Buffer<'_>) {
    let Parameter::Each(scales) = segment.scale else { unreachable!("each weight has a scale") };
    let (given, scales, units) = (segment.given, scales.as_chunks().0, segment.count / UNIT);
    isa.vectorize(Fill::<I, O> { isa, given, scales, units, out, output: PhantomData });
}

/// The loop.
struct Fill<'a, 'o, I, O> {
    isa: I,
    given: PickedRows<'a>,
    scales: &'a [[f32; UNIT]],
    units: usize,
    out: &'a mut Buffer<'o>,
    output: PhantomData<O>,
}

impl<I: Isa, O: Element> Work<0> for Fill<'_, '_, I, O> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, given, scales, units, out, .. } = self;
        let (pick, table) = (given.isa.hold(given.windows.pick), isa.load(&given.numbers.as_chunks().0[0]));
        let codes = Picked { isa, given, pick, table, scales };
        in_turns::fill::<I, O>(isa, codes, [given.rows, units], out);
    }
}

/// Codes of rows at a level that computes.
struct Picked<'a, I: Isa> {
    isa: I,
    given: PickedRows<'a>,
    pick: HeldPick,
    table: I::F32,
    scales: &'a [[f32; UNIT]],
}

impl<'a, I: Isa> RowCodes<I> for Picked<'a, I> {
    /// The bytes from the next row's window on.
    type Unit = &'a [u8];

    #[inline(always)]
    fn unit(&self, unit: usize) -> (&'a [u8], Shared<I>) {
        let Self { isa, ref given, scales, .. } = *self;
        let (zero_points, scales) = (given.zero_points[unit].as_chunks().0, scales[unit].as_chunks().0);
        let zero_points = four!([0, 1, 2, 3], part => isa.to_f32(isa.widen_i8(&zero_points[part])));
        let scales = four!([0, 1, 2, 3], part => isa.load(&scales[part]));
        (given.windows.of(unit), Shared { zero_points, scales })
    }

    #[inline(always)]
    fn numbers(&self, bytes: &'a [u8]) -> (Four<I>, &'a [u8]) {
        let Self { isa, given, pick, table, .. } = *self;
        let Some(window) = window(bytes, 0) else { unreachable!("units are counted in every row") };
        // Nobody has read any of it before.
        stream::prefetch(bytes, given.rows * given.apart);
        // Those of a vector lie side by side in words.
        let codes = isa.load_i32(&zerocopy::transmute!(given.isa.pick_held(window, pick)));
        let numbers = four!([0, 8, 16, 24], by => isa.look_up(table, isa.shr(codes, by)));
        // Nothing follows the last row of all.
        (numbers, bytes.get(given.apart..).unwrap_or_default())
    }
}
