//! As many codes as groups: a tensor holds a number for each group of weights along both axes, not fewer and not more.
//!
//! The shapes of a format are expressions of their own; that they fit its groups is looked at here, for each call, before
//! anything is read. Only codes that share words may be more: those of the last group of their parameters, when weights
//! end within it, and of words that have lanes to spare.

#![expect(
    clippy::indexing_slicing,
    reason = "axes are 0 or 1; indices of tensors come from one resolved document"
)]

use crate::format::place::{Words, lane_count};
use crate::format::{FormatBuilder, Lanes, Place, Quantity};
use crate::grouping::product;
use crate::{Error, Meta};

/// What is known of a quantity's codes in a call.
pub(super) struct Codes<'a> {
    pub(super) builder: &'a FormatBuilder,
    pub(super) quantity: &'a Quantity,
    pub(super) meta: &'a Meta<'a>,
    /// Rows and columns of the weights.
    pub(super) extents: [usize; 2],
    /// How many of each share a number.
    pub(super) groups: [usize; 2],
    /// How many share those of the coarsest parameter.
    pub(super) coarsest: [usize; 2],
    /// The bits of a code.
    pub(super) bits: u32,
    /// The axis whose groups are looked up: then they are as many as the tensor has.
    pub(super) looked_up: Option<usize>,
}

/// How many elements of a tensor hold the codes of an axis: so many at least and at most.
#[derive(Clone, Copy)]
struct Range {
    least: u128,
    most: u128,
}

impl Range {
    fn exactly(count: usize) -> Self {
        Self { least: count as u128, most: count as u128 }
    }

    fn contains(self, found: usize) -> bool {
        (self.least..=self.most).contains(&(found as u128))
    }
}

impl Codes<'_> {
    /// Compares the tensor's shape with the groups. Where there are no weights nothing is read, and nothing compared.
    pub(super) fn check(&self) -> Result<(), Error> {
        if self.extents.contains(&0) || self.fits() {
            return Ok(());
        }
        let (found, expected) = (self.found(), [0, 1].map(|axis| self.expected(axis)));
        let differs = |axis: &usize| !self.is_free(*axis) && !expected[*axis].contains(found[*axis]);
        let axis = [0, 1].into_iter().find(differs).unwrap_or(1);
        Err(Error::Codes {
            rule: self.builder.rule(),
            input: self.builder.format().tensors[self.quantity.tensor].name,
            // An output of columns alone has these as its first axis.
            axis: if self.quantity.groups.len() == 2 { axis } else { 0 },
            found: found[axis],
            expected: usize::try_from(expected[axis].least).unwrap_or(usize::MAX),
        })
    }

    fn fits(&self) -> bool {
        let [rows, columns] = [0, 1].map(|axis| self.expected(axis));
        let [found_rows, found_columns] = self.found();
        match &self.quantity.place {
            // What is one for all weights can have any rank, and axes of 1 say nothing.
            Place::Words if self.looked_up.is_none() => {
                let [first, second] = self.in_order([rows, columns]);
                let shape = self.meta.shape;
                (0..=shape.len()).any(|axis| {
                    let (before, behind) = shape.split_at(axis);
                    // Of a tensor without elements, some axes alone may be more than can be counted.
                    let holds = |range: Range, axes| product(axes).is_some_and(|found| range.contains(found));
                    holds(first, before) && holds(second, behind)
                })
            }
            _ => {
                (self.is_free(0) || rows.contains(found_rows))
                    && (self.is_free(1) || columns.contains(found_columns))
            }
        }
    }

    /// Whether there can be any number of groups along an axis.
    fn is_free(&self, axis: usize) -> bool {
        self.looked_up == Some(axis)
    }

    /// Rows and columns as the tensor's axes are ordered.
    fn in_order<T>(&self, [rows, columns]: [T; 2]) -> [T; 2] {
        if self.quantity.transposed { [columns, rows] } else { [rows, columns] }
    }

    /// How many elements the tensor has along the rows and the columns.
    pub(super) fn found(&self) -> [usize; 2] {
        let elements = product(self.meta.shape).unwrap_or(0);
        let first = Words::outer(self.quantity, self.meta);
        self.in_order([first, elements.checked_div(first).unwrap_or(0)])
    }

    /// How many elements hold the codes along an axis.
    fn expected(&self, axis: usize) -> Range {
        let (groups, last) = (self.extents[axis].div_ceil(self.groups[axis]), axis == 1);
        match &self.quantity.place {
            Place::Fields(..) if last => {
                let (elements, bytes) = self.builder.format().block.unwrap_or((1, 1));
                Range::exactly(self.extents[axis].div_ceil(elements).saturating_mul(bytes))
            }
            Place::Packed(packed, lanes, spread)
                if last == (self.quantity.groups.len() == 1 || *packed == 1) =>
            {
                self.packed(axis, groups as u128, *lanes, *spread)
            }
            _ => Range::exactly(groups),
        }
    }

    /// How many words hold the codes of so many groups.
    fn packed(&self, axis: usize, groups: u128, lanes: Lanes, spread: bool) -> Range {
        let (bits, width) = (u128::from(self.bits), u128::from(self.meta.dtype.bits()));
        let run = (self.coarsest[axis] / self.groups[axis]).max(1) as u128;
        let runs = groups.div_ceil(run);
        let lane_count = lane_count(lanes, self.bits, self.meta.dtype.bits()) as u128;
        match (lanes, spread) {
            (Lanes::LowestFirst, false) => {
                Range { least: (groups * bits).div_ceil(width), most: (runs * run * bits).div_ceil(width) }
            }
            (_, false) => {
                Range { least: groups.div_ceil(lane_count), most: (runs * run).div_ceil(lane_count) }
            }
            // Lanes hold equal parts, which are whole runs where a run is a row of words.
            (_, true) => Range { least: groups.div_ceil(lane_count), most: runs.div_ceil(lane_count) * run },
        }
    }
}
