//! Rows that share a zero point and a scale for each weight, side by side: codes are picked where they lie and looked up.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "as many units are counted in every row as are taken; parts are what they say"
)]

use core::marker::PhantomData;

use super::repeats::{Cursor, Windows};
use super::{LANES, Parameter, Segment, UNIT};
use crate::element::Element;
use crate::format::picks::window;
use crate::isa::avx512::{Avx512Vbmi, HeldPick};
use crate::isa::buffer::{Buffer, SideBySide};
use crate::isa::{Isa, Work, four, stream};
use crate::vector;

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
    /// From the first unit on.
    zero_points: &'a [[u8; UNIT]],
}

impl<'a> PickedRows<'a> {
    /// Rows whose first one has a cursor. None where codes of units lie in several ways.
    pub(in crate::format) fn new(
        isa: Avx512Vbmi,
        cursor: Cursor<'a>,
        [rows, apart]: [usize; 2],
        numbers: &'a [f32; 2 * LANES],
        zero_points: &'a [u8],
    ) -> Option<Self> {
        let windows = cursor.windows(UNIT / LANES)?;
        Some(Self { isa, windows, rows, apart, numbers, zero_points: zero_points.as_chunks().0 })
    }
}

/// Fills the parts of the rows; whole units of them, which the buffer [takes](Buffer::takes_side_by_side).
pub(super) fn fill<I: Isa, O: Element>(isa: I, segment: &Segment<'_, PickedRows<'_>>, out: &mut Buffer<'_>) {
    let Parameter::Each(scales) = segment.scale else { unreachable!("each weight has a scale") };
    let (given, units) = (segment.given, segment.count / UNIT);
    isa.vectorize(Fill::<I, O> { isa, given, scales: scales.as_chunks().0, units, out, output: PhantomData });
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
        let Self { isa, given, scales, units, out, output } = self;
        let table = isa.load(&given.numbers.as_chunks().0[0]);
        let pick = given.isa.hold(given.windows.pick);
        let rows = Rows::<I, O> { isa, given, pick, table, scales, output };
        if O::IS_WIDE {
            out.side_by_side::<4, _>(given.rows, units, &rows);
        } else {
            out.side_by_side::<2, _>(given.rows, units, &rows);
        }
    }
}

/// Rows at a level that computes.
struct Rows<'a, I: Isa, O> {
    isa: I,
    given: PickedRows<'a>,
    pick: HeldPick,
    table: I::F32,
    scales: &'a [[f32; UNIT]],
    output: PhantomData<O>,
}

/// What rows share of a unit, and the bytes of the next of them.
#[derive(Clone, Copy)]
struct Unit<'a, I: Isa> {
    /// From the window on.
    bytes: &'a [u8],
    zero_points: [I::F32; UNIT / LANES],
    scales: [I::F32; UNIT / LANES],
}

impl<'a, I: Isa, O: Element> Rows<'a, I, O> {
    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<'a, I> {
        let Self { isa, ref given, scales, .. } = *self;
        let (zero_points, scales) = (given.zero_points[unit].as_chunks().0, scales[unit].as_chunks().0);
        Unit {
            bytes: given.windows.of(unit),
            zero_points: four!([0, 1, 2, 3], part => isa.to_f32(isa.widen_i8(&zero_points[part]))),
            scales: four!([0, 1, 2, 3], part => isa.load(&scales[part])),
        }
    }

    /// The next row's codes, those of a vector side by side in its words.
    #[inline(always)]
    fn codes(&self, unit: Unit<'a, I>) -> I::I32 {
        let Some(window) = window(unit.bytes, 0) else { unreachable!("units are counted in every row") };
        self.isa.load_i32(&zerocopy::transmute!(self.given.isa.pick_held(window, self.pick)))
    }

    /// The unit of the row behind the next one.
    #[inline(always)]
    fn behind(&self, unit: Unit<'a, I>) -> Unit<'a, I> {
        let PickedRows { rows, apart, .. } = self.given;
        // Nobody has read any of it before.
        stream::prefetch(unit.bytes, rows * apart);
        // Nothing follows the last row of all.
        Unit { bytes: unit.bytes.get(apart..).unwrap_or_default(), ..unit }
    }

    /// A vector of weights.
    #[inline(always)]
    fn weights(&self, codes: I::I32, unit: Unit<'a, I>, part: usize) -> I::F32 {
        let numbers = self.isa.look_up(self.table, self.isa.shr(codes, 8 * part as u32));
        self.isa.mul(self.isa.sub(numbers, unit.zero_points[part]), unit.scales[part])
    }
}

impl<'a, I: Isa, O: Element> SideBySide<4> for Rows<'a, I, O> {
    type Unit = Unit<'a, I>;

    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<'a, I> {
        self.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Unit<'a, I>) -> ([[u8; 4 * LANES]; 4], Unit<'a, I>) {
        let codes = self.codes(unit);
        let lines = four!([0, 1, 2, 3], part => self.isa.bytes(self.weights(codes, unit, part)));
        (lines, self.behind(unit))
    }
}

impl<'a, I: Isa, O: Element> SideBySide<2> for Rows<'a, I, O> {
    type Unit = Unit<'a, I>;

    #[inline(always)]
    fn unit(&self, unit: usize) -> Unit<'a, I> {
        self.unit(unit)
    }

    #[inline(always)]
    fn row(&self, unit: Unit<'a, I>) -> ([[u8; 4 * LANES]; 2], Unit<'a, I>) {
        let codes = self.codes(unit);
        let [first, second, third, fourth] = four!([0, 1, 2, 3], part => self.weights(codes, unit, part));
        let low = vector::narrow::<I, O>(self.isa, [first, second]);
        let high = vector::narrow::<I, O>(self.isa, [third, fourth]);
        ([low, high], self.behind(unit))
    }
}
