//! Which scales and zero points belong to the elements of a unit, for each way that groups can lie.

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "parameters are staged for every group that a part reaches, and for a unit more"
)]

use core::iter::Zip;
use core::{mem, slice};

use crate::formula::Lanes;
use crate::isa::{Isa, four};
use crate::vector::{Again, UNIT};

mod spread;

pub(super) use spread::{CHOICE, Entries, Picks, Place, REACH, Spread, picked};

/// The scales and zero points of a vector of 16 elements.
pub(super) type Of<I, F> = (<I as Isa>::F32, <F as Lanes>::Zeros<I>);

/// How many neighbours [share](Parameters::SHARE) parameters that lanes pick: no more is known of such groups.
pub(super) const PICKED: usize = 2;

/// Scales and zero points of one unit after the other.
pub(super) trait Parameters<I: Isa, F: Lanes>: Copy {
    /// Which unit is next.
    type Cursor: Clone;
    /// Whether those of one vector are told without those of the unit's others.
    const BY_LINE: bool = true;
    /// How many neighbours share them at least, up to a unit: then all units of a run do, and runs are begun.
    const SHARE: usize = 1;

    /// Before a unit; always inlined.
    fn at(&self, isa: I, unit: usize) -> Self::Cursor;
    /// Before units that have something in common: how many these are, at least one. Always inlined.
    #[inline(always)]
    fn begin_run(&self, _isa: I, _cursor: &mut Self::Cursor) -> usize {
        usize::MAX
    }
    /// Those of the next unit's four vectors; always inlined.
    fn next(&self, isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4];
}

/// Scales and zero points side by side: whether there are more is one question.
pub(super) type Pairs<'a, S, Z> = Zip<slice::Iter<'a, S>, slice::Iter<'a, Z>>;

/// Rows of elements with parameters of their own.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// How many parameters a row has, and how many rows share them.
    columns: usize,
    rows: usize,
}

impl Rows {
    pub(super) fn of(again: Again) -> Self {
        Self { columns: again.columns, rows: again.rows }
    }

    /// How many parameters those of a unit behind the first row lie behind the first, and its place in its row: seldom, as
    /// divisions take as long as some units. Not by reference, for which all parameters would lie in memory.
    #[inline(never)]
    fn behind_row((columns, rows): (usize, usize), element: usize) -> (usize, usize) {
        let (row, column) = (element / columns, element % columns);
        (row / rows * columns, column)
    }

    /// How many parameters those of a unit's row lie behind the first, and its first column.
    #[inline(always)]
    pub(super) fn at_unit(&self, unit: usize) -> (usize, Column) {
        let element = unit * UNIT;
        let (first, column) = if element < self.columns {
            (0, element)
        } else {
            Self::behind_row((self.columns, self.rows), element)
        };
        (first, Column { column: column as u32, columns: self.columns.min(u32::MAX as usize) as u32 })
    }
}

/// The first column of a unit in rows with the same parameters; in 32 bits, so that the end of a unit needs no check of its own.
#[derive(Clone)]
pub(super) struct Column {
    column: u32,
    columns: u32,
}

impl Column {
    /// That of the next unit.
    #[inline(always)]
    pub(super) fn next_unit(&mut self) -> usize {
        let column = self.column as usize;
        let end = (column + UNIT) as u32;
        // The lesser one, as it wraps around before the end of a row: a choice would take one register more, and loops have none left.
        self.column = end.min(end.wrapping_sub(self.columns));
        column
    }
}

/// A scale and a zero point for each element of a row.
#[derive(Clone, Copy)]
pub(super) struct Each<'a, Z, S = f32> {
    rows: Rows,
    scales: &'a [S],
    zeros: &'a [Z],
}

impl<'a, Z, S> Each<'a, Z, S> {
    /// Parameters for as many elements as are asked for, in whole units; behind those of a row that ends inside of a unit, the
    /// first ones follow again.
    pub(super) fn new(scales: &'a [S], zeros: &'a [Z], again: Again) -> Self {
        Self { rows: Rows::of(again), scales, zeros }
    }

    /// Before a unit.
    #[inline(always)]
    pub(super) fn at_unit(&self, unit: usize) -> InRow<'a, Z, S> {
        let (first, column) = self.rows.at_unit(unit);
        let scales = &self.scales[first..];
        let zeros = &self.zeros[first..][..scales.len()];
        InRow { column, scales, zeros }
    }
}

/// A column of rows with the same parameters, and these.
#[derive(Clone)]
pub(super) struct InRow<'a, Z, S = f32> {
    column: Column,
    scales: &'a [S],
    /// As many.
    zeros: &'a [Z],
}

impl<'a, Z, S> InRow<'a, Z, S> {
    /// The parameters of the next unit.
    #[inline(always)]
    pub(super) fn next_unit(&mut self) -> (&'a [[S; 16]; 4], &'a [[Z; 16]; 4]) {
        let column = self.column.next_unit();
        let unit = column..column + UNIT;
        (by_vectors(&self.scales[unit.clone()]), by_vectors(&self.zeros[unit]))
    }
}

/// The items of a unit.
#[inline(always)]
fn by_vectors<T>(unit: &[T]) -> &[[T; 16]; 4] {
    &unit.as_chunks().0.as_chunks().0[0]
}

impl<'a, I: Isa, F: Lanes> Parameters<I, F> for Each<'a, F::Zero> {
    type Cursor = InRow<'a, F::Zero>;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4] {
        let (scales, zeros) = cursor.next_unit();
        four!([0, 1, 2, 3], part => (isa.load(&scales[part]), F::load(isa, &zeros[part])))
    }
}

/// Groups of which a unit has `N`: four of 16 elements, or two of 32.
#[derive(Clone, Copy)]
pub(super) struct Fine<'a, const N: usize, Z, S = f32> {
    scales: &'a [[S; N]],
    zeros: &'a [[Z; N]],
}

impl<'a, const N: usize, Z, S> Fine<'a, N, Z, S> {
    /// Groups of which the first is whole.
    pub(super) fn new(scales: &'a [S], zeros: &'a [Z]) -> Self {
        Self { scales: scales.as_chunks().0, zeros: zeros.as_chunks().0 }
    }

    /// Those of units from one on.
    #[inline(always)]
    pub(super) fn at_unit(&self, unit: usize) -> Pairs<'a, [S; N], [Z; N]> {
        self.scales[unit..].iter().zip(&self.zeros[unit..])
    }
}

impl<'a, I: Isa, F: Lanes, const N: usize> Parameters<I, F> for Fine<'a, N, F::Zero> {
    type Cursor = Pairs<'a, [f32; N], [F::Zero; N]>;
    const SHARE: usize = UNIT / N;

    #[inline(always)]
    fn at(&self, _isa: I, unit: usize) -> Self::Cursor {
        self.at_unit(unit)
    }

    #[inline(always)]
    fn next(&self, isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4] {
        let Some((scales, zeros)) = cursor.next() else { unreachable!("there are some for every unit") };
        four!([0, 1, 2, 3], vector => {
            let group = vector * N / 4;
            (isa.splat(scales[group]), F::splat(isa, zeros[group]))
        })
    }
}

/// Groups of whole units.
#[derive(Clone, Copy)]
pub(super) struct Blocks<'a, Z, S = f32> {
    scales: &'a [S],
    zeros: &'a [Z],
    /// How many units a group has, and how many of them the first group has lost.
    units: usize,
    lost: usize,
}

impl<'a, Z, S> Blocks<'a, Z, S> {
    /// Groups of `group` elements, of which the first has lost `phase`; none if they are not whole units.
    pub(super) fn new(scales: &'a [S], zeros: &'a [Z], (group, phase): (usize, usize)) -> Option<Self> {
        let fits = (group | phase).is_multiple_of(UNIT);
        fits.then_some(Self { scales, zeros, units: group / UNIT, lost: phase / UNIT })
    }

    /// One group that has no end.
    pub(super) fn one(scales: &'a [S], zeros: &'a [Z]) -> Self {
        Self { scales, zeros, units: usize::MAX, lost: 0 }
    }

    /// The parameters of a unit's group and of those behind it, and how many units that group has left.
    #[inline(always)]
    pub(super) fn at_unit(&self, unit: usize) -> (Pairs<'a, S, Z>, usize) {
        let (group, next) = match unit {
            0 => (0, self.units - self.lost),
            _ => ((unit + self.lost) / self.units, self.units - (unit + self.lost) % self.units),
        };
        (self.scales[group..].iter().zip(&self.zeros[group..]), next)
    }

    /// How many units the group has that begins, as `next` says; the one behind it is whole.
    #[inline(always)]
    pub(super) fn begin(&self, next: &mut usize) -> usize {
        mem::replace(next, self.units)
    }
}

/// A group's parameters in registers, and what comes behind it.
#[derive(Clone)]
pub(super) struct InGroup<'a, I: Isa, F: Lanes> {
    of: Of<I, F>,
    groups: Pairs<'a, f32, F::Zero>,
    /// How many units the next group has.
    next: usize,
}

impl<'a, I: Isa, F: Lanes> Parameters<I, F> for Blocks<'a, F::Zero> {
    type Cursor = InGroup<'a, I, F>;
    const SHARE: usize = UNIT;

    #[inline(always)]
    fn at(&self, isa: I, unit: usize) -> Self::Cursor {
        let (groups, next) = self.at_unit(unit);
        InGroup { of: (isa.splat(0.0), F::splat(isa, F::ABSENT)), groups, next }
    }

    #[inline(always)]
    fn begin_run(&self, isa: I, cursor: &mut Self::Cursor) -> usize {
        if let Some((scale, zero)) = cursor.groups.next() {
            cursor.of = (isa.splat(*scale), F::splat(isa, *zero));
        }
        self.begin(&mut cursor.next)
    }

    #[inline(always)]
    fn next(&self, _isa: I, cursor: &mut Self::Cursor) -> [Of<I, F>; 4] {
        [cursor.of; 4]
    }
}

/// The same where no zero point changes a bit: it is known while compiling, and the step that takes it is left out.
#[derive(Clone, Copy)]
pub(super) struct Scales<P>(pub(super) P);

impl<I: Isa, F: Lanes, P: Parameters<I, F>> Parameters<I, F> for Scales<P> {
    type Cursor = P::Cursor;
    const BY_LINE: bool = P::BY_LINE;
    const SHARE: usize = P::SHARE;

    #[inline(always)]
    fn begin_run(&self, isa: I, cursor: &mut P::Cursor) -> usize {
        self.0.begin_run(isa, cursor)
    }

    #[inline(always)]
    fn at(&self, isa: I, unit: usize) -> P::Cursor {
        self.0.at(isa, unit)
    }

    #[inline(always)]
    fn next(&self, isa: I, cursor: &mut P::Cursor) -> [Of<I, F>; 4] {
        four!(self.0.next(isa, cursor), (scale, _) => (scale, F::splat(isa, F::ABSENT)))
    }
}
