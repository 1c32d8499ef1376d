//! A format's quantities for one call: extents instead of expressions, bits instead of fields.

#![expect(
    clippy::indexing_slicing,
    reason = "indices of quantities, tensors and attributes come from one resolved document"
)]

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::format::counts::Codes;
use crate::format::finish::{Halves, LANES, UNIT};
use crate::format::listed::Listed;
use crate::format::meaning::Meaning;
use crate::format::place::{Columns, Plane, Rows, Words};
use crate::format::signed::Recoding;
use crate::format::sizes::Sizes;
use crate::format::{Extent, FormatBuilder, GroupIndex, Place, Quantity, Step};
use crate::{Error, Meta};

/// More bits than a code or a block takes for each weight.
const WIDEST: u64 = 64;

/// A call's quantities, whatever the level that it runs at.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// Parameters before what they belong to; the weight is the last one.
    pub(super) quantities: Vec<Numbers>,
}

/// The numbers of a quantity.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    pub(super) tensor: usize,
    /// How many weights along each axis share a number.
    pub(super) groups: [usize; 2],
    /// How many columns share one as it is stored, before rows are merged: where a list is of columns, each has one of its own.
    pub(super) stored_group: usize,
    /// The groups of rows and of columns, where these are listed.
    pub(super) lists: [Option<Listed>; 2],
    /// The bits of a code.
    pub(super) bits: u32,
    pub(super) rows: Rows,
    pub(super) planes: SmallVec<[Plane; 2]>,
    /// How many lines of the output a unit has, in whose order tables of bytes pick codes as well: those of weights.
    pub(super) lines: Option<usize>,
    pub(super) meaning: Meaning,
    /// How codes become bytes, where these are their numbers.
    pub(super) recoding: Option<Recoding>,
    /// What is done with a number, and with which quantity.
    pub(super) steps: SmallVec<[(Step, usize); 4]>,
    /// Whether they are held as bytes: zero points of one weight each, which codes are less before they are numbers.
    pub(super) as_bytes: bool,
    /// How many numbers a row has, where rows were merged but its own do not lie side by side.
    pub(super) in_row: Option<usize>,
    /// Whether the sign is turned at last: of what weights subtract, so that they can add it.
    pub(super) negated: bool,
}

impl Bound {
    pub(super) fn new(
        builder: &FormatBuilder,
        metas: &[Option<Meta<'_>>],
        sizes: &Sizes<'_>,
        width: u32,
    ) -> Result<Self, Error> {
        let format = builder.format();
        let (rows, columns) = match format.output.shape {
            [columns] => (1, sizes.extent(columns)?),
            [rows, columns] => (sizes.extent(rows)?, sizes.extent(columns)?),
            _ => (1, 1),
        };
        // An output without elements may have extents whose bits can't be counted.
        let bits = (columns as u64).checked_mul(WIDEST).and_then(|bits| bits.checked_mul(rows.max(1) as u64));
        bits.ok_or_else(|| sizes.overflow())?;
        let mut bound = Self { rows, columns, quantities: Vec::new() };
        let used = used(format.quantities, metas);
        for (index, quantity) in format.quantities.iter().enumerate() {
            // Of what is left out nothing is looked at, not even its groups.
            let Some(meta) = metas[quantity.tensor].filter(|_| used[index]) else {
                bound.quantities.push(Numbers::absent(quantity.tensor));
                continue;
            };
            let lines = (index + 1 == format.quantities.len()).then_some(width as usize / 8);
            bound.quantities.push(bound.numbers(builder, (quantity, &meta), metas, sizes, lines)?);
        }
        bound.check_groups(builder)?;
        bound.add_negatives();
        bound.merge_rows();
        bound.hold_bytes();
        bound.fold_biases();
        Ok(bound)
    }

    fn numbers(
        &self,
        builder: &FormatBuilder,
        (quantity, meta): (&Quantity, &Meta<'_>),
        metas: &[Option<Meta<'_>>],
        sizes: &Sizes<'_>,
        lines: Option<usize>,
    ) -> Result<Numbers, Error> {
        let groups = match quantity.groups {
            [columns] => [1, self.group(sizes, columns)?],
            [rows, columns] => [self.group(sizes, rows)?, self.group(sizes, columns)?],
            _ => [1, 1],
        };
        let given = |index: usize| metas.get(index).copied().flatten();
        let steps = quantity.steps.iter().filter(|(_, index)| {
            builder.format().quantities.get(*index).is_some_and(|parameter| given(parameter.tensor).is_some())
        });
        let (bits, meaning) = Meaning::of(builder, quantity, meta, metas, sizes)?;
        let list = quantity.group_index.and_then(|index| Some((index, given(index.tensor)?)));
        let looked_up = list.map(|(index, _)| index.axis);
        let (extents, coarsest) = ([self.rows, self.columns], self.coarsest(quantity, groups));
        let codes = Codes { builder, quantity, meta, extents, groups, coarsest, bits, looked_up };
        codes.check()?;
        let (rows, planes) = self.place(builder, quantity, meta, (groups, looked_up), bits);
        let mut lists = [None; 2];
        if let Some((GroupIndex { axis, tensor }, meta)) = list {
            let listed = Listed { tensor, positions: extents[axis], groups: codes.found()[axis] };
            listed.check(builder, meta)?;
            lists[axis] = Some(listed);
        }
        // A number that has a part of its own for each column is another one for each.
        let of_parts = steps.clone().any(|(_, index)| self.quantities[*index].is_spread());
        let of_each = lists[1].is_some() || of_parts && lines.is_none();
        // Numbers are looked up where each weight has parameters of its own, and else what becomes of them in a line of the output.
        let each = steps.clone().any(|(_, index)| self.is_of_few(self.quantities[*index].groups));
        let lines = lines.map(|lines| if each { UNIT / LANES } else { lines });
        Ok(Numbers {
            tensor: quantity.tensor,
            groups: if of_each { [groups[0], 1] } else { groups },
            stored_group: groups[1],
            lists,
            bits,
            rows,
            planes,
            lines,
            meaning,
            recoding: Recoding::of(bits, meaning),
            steps: steps.copied().collect(),
            as_bytes: false,
            in_row: None,
            negated: false,
        })
    }

    /// How many weights along an axis share a number: none only where there are none.
    fn group(&self, sizes: &Sizes<'_>, extent: &Extent) -> Result<usize, Error> {
        match sizes.extent(extent)? {
            0 if self.rows > 0 && self.columns > 0 => Err(sizes.zero(extent.factors)),
            weights => Ok(weights.max(1)),
        }
    }

    /// Whether groups have less columns than a vector; one that all weights share has more, once rows are merged.
    fn is_of_few(&self, [rows, columns]: [usize; 2]) -> bool {
        columns < LANES && !(rows >= self.rows && columns >= self.columns)
    }

    /// The longest groups of a quantity and its parameters.
    fn coarsest(&self, quantity: &Quantity, groups: [usize; 2]) -> [usize; 2] {
        let parameters = quantity.steps.iter().map(|(_, index)| self.quantities[*index].stored());
        parameters.fold(groups, |[rows, columns], other| [rows.max(other[0]), columns.max(other[1])])
    }

    fn place(
        &self,
        builder: &FormatBuilder,
        quantity: &Quantity,
        meta: &Meta<'_>,
        (groups, looked_up): ([usize; 2], Option<usize>),
        bits: u32,
    ) -> (Rows, SmallVec<[Plane; 2]>) {
        let width = meta.dtype.bits();
        let plane = |columns| SmallVec::from_elem(Plane { bits, shift: 0, base: 2, columns }, 1);
        let (rows, columns) = Words::of(quantity, meta, [self.rows, self.columns], (groups, looked_up));
        match &quantity.place {
            Place::Words => (Rows::Spaced(rows.distance), plane(Columns::spaced(columns.distance))),
            Place::Packed(0, lanes, spread) if quantity.groups.len() == 2 => {
                (Rows::packed(*lanes, *spread, bits, width, rows), plane(Columns::spaced(columns.distance)))
            }
            Place::Packed(_, lanes, spread) => {
                (Rows::Spaced(rows.distance), plane(Columns::packed(*lanes, *spread, bits, width, columns)))
            }
            Place::Fields(planes, base) => {
                let (elements, bytes) = builder.format().block.unwrap_or((1, 1));
                let count = (elements / groups[1]).max(1);
                let mut shift = 0;
                let planes = planes.iter().map(|facts| {
                    let own = if facts.0 == 0 { bits } else { facts.0 };
                    let columns = Columns::in_blocks(facts.1, count, own, bytes as u64 * 8);
                    shift += own;
                    Plane { bits: own, shift: shift - own, base: *base, columns }
                });
                (Rows::Spaced(rows.distance), planes.collect())
            }
        }
    }

    /// A parameter's groups consist of whole groups of what it belongs to.
    fn check_groups(&self, builder: &FormatBuilder) -> Result<(), Error> {
        for numbers in &self.quantities {
            for (_, parameter) in &numbers.steps {
                let extents = [self.rows, self.columns].into_iter().zip(self.quantities[*parameter].stored());
                for (axis, ((extent, group), own)) in extents.zip(numbers.stored()).enumerate() {
                    if group % own != 0 && group < extent {
                        // An output of columns alone has these as its first axis.
                        let axis = if builder.format().output.shape.len() == 2 { axis } else { 0 };
                        let (rule, input) = (
                            builder.rule(),
                            builder.format().tensors[self.quantities[*parameter].tensor].name,
                        );
                        return Err(Error::NestedGroups { rule, input, axis, found: group, group: own });
                    }
                }
            }
        }
        Ok(())
    }

    /// Weights add the negative of what they subtract, which is the same to the last bit.
    fn add_negatives(&mut self) {
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        for (step, index) in &mut weights.steps {
            if let (Step::Subtract, Some(parameter)) = (&step, parameters.get_mut(*index)) {
                (*step, parameter.negated) = (Step::Add, true);
            }
        }
    }

    /// Makes one row of all, if the columns of a row go on in the next one: short rows are not worth a loop of their own.
    fn merge_rows(&mut self) {
        let columns = self.columns;
        let goes_on = |numbers: &Numbers| {
            let in_row = columns / numbers.groups[1];
            let Rows::Spaced(distance) = numbers.rows else { return false };
            let one_for_all = numbers.groups[0] >= self.rows && numbers.groups[1] >= columns;
            let dense = numbers.groups[0] == 1 && columns.is_multiple_of(numbers.groups[1]);
            let same = |plane: &Plane| {
                let whole = plane.columns.period == usize::MAX || in_row.is_multiple_of(plane.columns.period);
                let spread = plane
                    .columns
                    .pieces
                    .iter()
                    .any(|piece| piece.count == usize::MAX && piece.digits.len() > 1);
                let first = plane.columns.bit_of(0);
                whole && !spread && in_row > 0 && plane.columns.bit_of(in_row) - first == distance
            };
            // A list tells positions apart.
            numbers.is_unlisted() && (one_for_all || dense && numbers.planes.iter().all(same))
        };
        // Parameters of some weights of a row can be put side by side when they are decoded.
        let by_rows = |numbers: &Numbers| {
            let own = numbers.groups[0] == 1 && numbers.is_unlisted() && numbers.steps.is_empty();
            own && numbers.groups[1] > 1 && columns.is_multiple_of(numbers.groups[1])
        };
        let Some((weights, parameters)) = self.quantities.split_last_mut() else { return };
        let merges =
            goes_on(weights) && parameters.iter().all(|numbers| goes_on(numbers) || by_rows(numbers));
        let total = self.rows.checked_mul(columns);
        if let Some(total) = total.filter(|_| self.rows > 1 && merges) {
            for numbers in parameters.iter_mut().filter(|numbers| !goes_on(numbers)) {
                numbers.in_row = Some(columns / numbers.groups[1]);
            }
            for numbers in &mut self.quantities {
                // What all weights share, the longer row shares as well.
                if numbers.groups[1] >= columns && numbers.groups[0] >= self.rows {
                    numbers.groups[1] = total;
                }
            }
            (self.rows, self.columns) = (1, total);
        }
    }
}

/// Which quantities weights are computed from: a parameter whose optional tensor is not given is left out, and with it its own
/// parameters, unless something else has them too.
fn used(quantities: &[Quantity], metas: &[Option<Meta<'_>>]) -> SmallVec<[bool; 16]> {
    let mut used = SmallVec::from_elem(false, quantities.len());
    let Some(weights) = used.last_mut() else { return used };
    *weights = true;
    // Parameters come before what they belong to.
    for (index, quantity) in quantities.iter().enumerate().rev() {
        used[index] &= metas[quantity.tensor].is_some();
        if used[index] {
            quantity.steps.iter().for_each(|(_, parameter)| used[*parameter] = true);
        }
    }
    used
}

impl Numbers {
    fn absent(tensor: usize) -> Self {
        let groups = [1, 1];
        let meaning = Meaning::Integer { flip: 0, bias: 0.0 };
        let (planes, steps) = (SmallVec::new(), SmallVec::new());
        let (lists, rows) = ([None; 2], Rows::Spaced(0));
        let (bits, lines, as_bytes, in_row, negated) = (0, None, false, None, false);
        let recoding = Recoding::of(bits, meaning);
        Self {
            tensor,
            groups,
            stored_group: 1,
            lists,
            bits,
            rows,
            planes,
            lines,
            meaning,
            recoding,
            steps,
            as_bytes,
            in_row,
            negated,
        }
    }

    /// Whether anything is computed from it.
    pub(super) fn is_used(&self) -> bool {
        !self.planes.is_empty()
    }

    /// Whether it is the same for all rows that have the same number of another quantity.
    pub(super) fn shares_rows_with(&self, other: &Self) -> bool {
        let tensor = |numbers: &Self| numbers.lists[0].map(|listed| listed.tensor);
        tensor(self) == tensor(other) && self.groups[0] >= other.groups[0]
    }

    /// Whether all groups are of neighbours.
    fn is_unlisted(&self) -> bool {
        self.lists.iter().all(Option::is_none)
    }

    /// How many weights along each axis share a number as it is stored.
    fn stored(&self) -> [usize; 2] {
        [self.groups[0], self.stored_group]
    }

    /// Whether each column has a number of its own though a group of them has one that is stored.
    pub(super) fn is_spread(&self) -> bool {
        self.lists[1].is_some() || self.stored_group > self.groups[1]
    }

    /// Whether numbers are their codes: unsigned integers of up to 8 bits.
    pub(super) fn are_codes(&self) -> bool {
        matches!(self.meaning, Meaning::Integer { flip: 0, bias: 0.0 }) && self.bits <= 8
    }

    /// Whether they are unsigned integers of up to 8 bits, one in every word of 32 bits: then words are what vectors hold.
    pub(super) fn in_words(&self) -> bool {
        let [plane] = self.planes.as_slice() else { return false };
        self.are_codes()
            && plane.base == 2
            && plane.columns.distance().is_some_and(|(_, distance)| distance == 32)
    }

    /// How many rows have codes in the same words of 32 bits, each of which follows that of the row before: from one on whose codes
    /// begin at bit `at`.
    pub(super) fn rows_in_word(&self, at: u32) -> usize {
        let start = |plane: &Plane| plane.columns.distance().map(|(start, _)| start);
        let begin = self.in_words() && self.planes.first().and_then(start) == Some(0);
        match self.rows {
            Rows::Stream { width: 32, .. } if begin => ((32 - at) / self.bits).max(1) as usize,
            _ => 1,
        }
    }

    /// Whether they are float16 numbers, each of 32 weights of a row: [read](Self::halves) where they lie, if they lie some bytes apart.
    pub(super) fn are_halves(&self) -> bool {
        let Meaning::Words { is_half: true, plus: 0.0, .. } = self.meaning else { return false };
        let of_a_row = self.groups[0] == 1 && self.is_unlisted() && self.in_row.is_none();
        of_a_row && self.groups[1] == 2 * LANES && self.steps.is_empty() && !self.negated
    }

    /// Those from a column on, where [all are such](Self::are_halves) and lie so.
    pub(super) fn halves<'a>(&self, bytes: &'a [u8], row: usize, column: usize) -> Option<Halves<'a>> {
        let [plane] = self.planes.as_slice() else { return None };
        let (bit, distance) = plane.columns.distance()?;
        let (group, start) = (self.groups[1], self.rows.whole(row, self.bits)? + bit);
        let from = start + (column / group) as u64 * distance;
        ((from | distance).is_multiple_of(8) && column.is_multiple_of(group)).then_some(())?;
        Some(Halves { bytes: bytes.get((from / 8) as usize..)?, apart: (distance / 8) as usize })
    }

    /// The first bit of codes that lie side by side.
    pub(super) fn dense(&self) -> Option<u64> {
        match self.planes.as_slice() {
            [plane] if plane.base == 2 => {
                let (first, distance) = plane.columns.distance()?;
                (distance == u64::from(self.bits)).then_some(first)
            }
            _ => None,
        }
    }
}
