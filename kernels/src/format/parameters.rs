//! Parameters: the numbers of every quantity but the weights, for some columns of a row.

#![expect(
    clippy::indexing_slicing,
    reason = "quantities are held in the document's order, each after those that it is made of; spans were counted before"
)]

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::format::bind::{Bound, Numbers};
use crate::format::codes::{Codes, Scales};
use crate::format::finish::UNIT;
use crate::format::in_order::InOrder;
use crate::format::listed::{Listed, Places};
use crate::format::ready::Ready;
use crate::format::room::Room;
use crate::format::spans::{Repeat, spread};
use crate::format::{FormatPlan, Step};
use crate::isa::stream::LINE;
use crate::isa::{Token, Work};
use crate::vector::normal::at_least_quantum;

/// The tensors of a run, by the format's list: none where one is not given.
pub(super) type Tensors<'a> = InOrder<&'a [u8]>;

/// The parameters of some columns, kept for as long as rows share them.
pub(super) struct Parameters<'a> {
    token: Token,
    bound: &'a Bound,
    ready: &'a Ready,
    tensors: &'a [Option<&'a [u8]>],
    held: Vec<Groups>,
    /// Room for codes.
    codes: Room<u8>,
    /// Room for numbers of which each is held several times, and for those that groups of columns have.
    once: Room<f32>,
    stored: Room<f32>,
    /// Whether there may be instructions that flush.
    flushes: bool,
    /// What each step is rounded by after float32, where that is asked for.
    through: Option<fn(&mut [f32])>,
}

/// The numbers of a quantity that are held.
#[derive(Default)]
struct Held {
    numbers: Room<f32>,
    /// Instead of numbers, bytes in two's complement.
    bytes: Room<u8>,
    /// Row and columns of the quantity.
    of: Option<(usize, usize, usize)>,
    /// Whether results with these numbers are known to be none that an instruction flushes.
    normal: bool,
    /// Where it lists columns.
    places: Places,
    /// The numbers of all groups of these, and the row that they are of.
    of_groups: (Room<f32>, Option<usize>),
}

/// Those of the row at hand, and where rows have their groups from a list, those of all other groups if they are kept.
struct Groups {
    kept: SmallVec<[Held; 1]>,
    /// The row's, of those that are kept.
    now: usize,
}

impl Groups {
    /// Room for so many, of which none is held yet.
    fn new(count: usize) -> Self {
        Self { kept: (0..count).map(|_| Held::default()).collect(), now: 0 }
    }

    fn now(&self) -> &Held {
        &self.kept[self.now]
    }

    /// Those of a group from now on.
    fn change(&mut self, group: usize) -> &mut Held {
        self.now = if self.kept.len() > 1 { group } else { 0 };
        &mut self.kept[self.now]
    }
}

impl<'a> Parameters<'a> {
    /// How many bytes a group takes besides its numbers, at most.
    pub(super) const OF_A_GROUP: usize = size_of::<Held>() + UNIT * size_of::<f32>() + LINE;

    /// Room for parameters, of which none is held yet.
    pub(super) fn new(
        plan: &'a FormatPlan,
        tensors: &'a [Option<&'a [u8]>],
        flushes: bool,
        through: Option<fn(&mut [f32])>,
    ) -> Self {
        let FormatPlan { token, bound, ready, .. } = plan;
        let used = bound.quantities.split_last().map_or(&[][..], |(_, parameters)| parameters);
        let held = used.iter().map(|_| Groups::new(1)).collect();
        let (codes, once, stored) = (Room::default(), Room::default(), Room::default());
        Self { token: *token, bound, ready, tensors, held, codes, once, stored, flushes, through }
    }

    /// From now on, those of every listed group of rows are kept, as far as [they can be](Self::that_can_be_kept).
    pub(super) fn keep_groups(&mut self) {
        for (index, listed) in Self::that_can_be_kept(self.bound) {
            self.held[index] = Groups::new(listed.groups);
        }
    }

    /// From now on, only those of the last row are.
    pub(super) fn keep_one_group(&mut self) {
        self.held.iter_mut().for_each(|held| *held = Groups::new(1));
    }

    /// The weights' parameters whose groups of rows are listed, unless they have parts that other rows share.
    pub(super) fn that_can_be_kept(bound: &Bound) -> impl Iterator<Item = (usize, Listed)> + Clone {
        let steps = bound.quantities.last().map_or(&[][..], |weights| &weights.steps);
        steps.iter().filter_map(|(_, index)| {
            let numbers = &bound.quantities[*index];
            let listed = numbers.lists[0].filter(|_| parts_share_rows(bound, numbers, numbers))?;
            Some((*index, listed))
        })
    }

    /// Computes the parameters of columns of a row.
    pub(super) fn prepare(&mut self, row: usize, columns: core::ops::Range<usize>) {
        for index in 0..self.held.len() {
            let (numbers, way) = (&self.bound.quantities[index], &self.ready.ways[index]);
            let Some(bytes) = self.tensors[numbers.tensor].filter(|_| numbers.is_used()) else { continue };
            let group = self.group_of(numbers, row);
            let first = columns.start / numbers.groups[1];
            let of = (group, first, columns.end.div_ceil(numbers.groups[1]) - first);
            let (before, rest) = self.held.split_at_mut(index);
            let Some((held, _)) = rest.split_first_mut() else { continue };
            let held = held.change(group);
            if held.of == Some(of) && parts_share_rows(self.bound, numbers, numbers) {
                continue;
            }
            held.of = Some(of);
            let (token, tensors) = (self.token, self.tensors);
            let codes = Codes { token, numbers, way, bytes, tensors, table: None, are_far: false };
            if numbers.as_bytes {
                let own = held.bytes.need(of.2);
                codes.gather(group, first, own);
                if let Some(recoding) = numbers.recoding {
                    recoding.apply(token, own);
                }
                continue;
            }
            // Whole units, as loops read them.
            let own = match way.times {
                1 => &mut held.numbers.need(of.2.next_multiple_of(UNIT))[..of.2],
                _ => self.once.need(of.2),
            };
            let done = match numbers.steps.as_slice() {
                [(Step::Scale, scale)] if self.through.is_none() && !numbers.is_spread() => {
                    let (scales, all) = (before[*scale].now(), self.bound.quantities[*scale].groups[1]);
                    let (each, start) = (all / numbers.groups[1], scales.of.map_or(0, |(_, first, _)| first));
                    let scales = &scales.numbers.items()[first * numbers.groups[1] / all - start..];
                    let whole = each > 0 && all == each * numbers.groups[1];
                    let by = Scales { scales, each, negated: numbers.negated };
                    if whole { codes.scaled(group, first, by, own) } else { 0 }
                }
                _ => 0,
            };
            let (left, first) = (&mut own[done..], first + done);
            match numbers.is_spread() {
                true => {
                    let room = (&mut self.stored, &mut self.codes, &mut held.places, &mut held.of_groups);
                    decode_spread(&codes, (group, first), left, room);
                }
                false => decode(&codes, (group, first), left, &mut self.codes),
            }
            for (step, parameter) in &numbers.steps {
                let (of, applied) = (before[*parameter].now(), &self.bound.quantities[*parameter]);
                let start = of.of.map_or(0, |(_, first, _)| first);
                let apply = Apply {
                    step: *step,
                    numbers: left,
                    first: first * numbers.groups[1],
                    group: numbers.groups[1],
                    parameters: of.numbers.items(),
                    start,
                    of: applied.groups[1],
                };
                self.token.vectorize(apply);
                if let Some(through) = self.through {
                    through(left);
                }
            }
            if numbers.negated {
                self.token.vectorize(Negate(left));
            }
            held.normal = self.flushes && at_least_quantum(own, |work| token.vectorize(work));
            if way.times > 1 {
                let (once, times) = (self.once.items(), way.times);
                let room = held.numbers.need((of.2 * times).next_multiple_of(UNIT));
                token.vectorize(Repeat { held: once, times, out: &mut room[..of.2 * times] });
            }
        }
    }

    /// Whether no result with a parameter's numbers is one that an instruction flushes.
    pub(super) fn are_normal(&self, index: usize) -> bool {
        self.held[index].now().normal
    }

    /// The numbers of a parameter, and which one of its row the first is, as they are held.
    pub(super) fn of(&self, index: usize) -> (&[f32], usize) {
        let held = self.held[index].now();
        let first = held.of.map_or(0, |(_, first, _)| first);
        (held.numbers.items(), first * self.ready.ways[index].times)
    }

    /// Those of one that is held as bytes, from a column on.
    pub(super) fn bytes_of(&self, index: usize, column: usize) -> &[u8] {
        let held = self.held[index].now();
        &held.bytes.items()[column - held.of.map_or(0, |(_, first, _)| first)..]
    }

    /// How many rows from one on, of so many, have the numbers of some quantities that this row has: their groups, and those of all
    /// that they are made of.
    pub(super) fn rows_alike<'q>(
        &self,
        quantities: impl Iterator<Item = &'q Numbers> + Clone,
        row: usize,
        rows: usize,
    ) -> usize {
        let rows = quantities.clone().fold(rows, |rows, numbers| self.rows_unlisted(numbers, row, rows));
        // Lists last, and all of them at once: of none is more read than there are rows to be computed.
        let alike =
            |other: &usize| quantities.clone().all(|numbers| self.are_listed_alike(numbers, row, *other));
        (row + 1..row + rows).take_while(alike).count() + rows.min(1)
    }

    /// The same as far as no list says which group a row is of.
    fn rows_unlisted(&self, numbers: &Numbers, row: usize, rows: usize) -> usize {
        let rows = self.parts(numbers).fold(rows, |rows, part| self.rows_unlisted(part, row, rows));
        match numbers.lists[0] {
            Some(_) => rows,
            None => (numbers.groups[0] - row % numbers.groups[0]).min(rows),
        }
    }

    /// Whether lists say that two rows are of the same group.
    fn are_listed_alike(&self, numbers: &Numbers, row: usize, other: usize) -> bool {
        let same = || self.group_of(numbers, row) == self.group_of(numbers, other);
        (numbers.lists[0].is_none() || same())
            && self.parts(numbers).all(|part| self.are_listed_alike(part, row, other))
    }

    /// What a quantity is made of.
    fn parts(&self, numbers: &Numbers) -> impl Iterator<Item = &'a Numbers> {
        let bound = self.bound;
        numbers.steps.iter().map(move |(_, index)| &bound.quantities[*index])
    }

    fn group_of(&self, numbers: &Numbers, row: usize) -> usize {
        match numbers.lists[0] {
            Some(listed) => listed.list(self.tensors).group(row),
            None => row / numbers.groups[0],
        }
    }
}

/// Whether all that some numbers are made of is the same for all rows that have the same number of another quantity.
fn parts_share_rows(bound: &Bound, numbers: &Numbers, other: &Numbers) -> bool {
    let mut parts = numbers.steps.iter().map(|(_, index)| &bound.quantities[*index]);
    parts.all(|part| part.shares_rows_with(other) && parts_share_rows(bound, part, other))
}

/// Numbers of a row from one on: of merged rows, those of one after the other.
fn decode(codes: &Codes<'_>, (row, first): (usize, usize), out: &mut [f32], room: &mut Room<u8>) {
    let Some(in_row) = codes.numbers.in_row else { return codes.decode(row, first, out, room) };
    let (mut first, mut out) = (first, out);
    while !out.is_empty() {
        let (row, at) = (first / in_row, first % in_row);
        let (now, later) = out.split_at_mut((in_row - at).min(out.len()));
        codes.decode(row, at, now, room);
        (first, out) = (first + now.len(), later);
    }
}

/// Room for stored numbers and codes, and what is known of a list.
type SpreadRoom<'a> =
    (&'a mut Room<f32>, &'a mut Room<u8>, &'a mut Places, &'a mut (Room<f32>, Option<usize>));

/// Numbers of a row from a column on, one for each, though a group of columns has one that is stored.
fn decode_spread(
    codes: &Codes<'_>,
    (row, first): (usize, usize),
    out: &mut [f32],
    (stored, room, places, of_groups): SpreadRoom<'_>,
) {
    match (codes.numbers.lists[1], codes.numbers.stored_group) {
        (Some(listed), _) => {
            let (all, of) = of_groups;
            // There may be more groups than columns: they are computed once a row, however many pieces that has.
            if of.replace(row) != Some(row) {
                let all = all.need(listed.in_tables());
                codes.decode(row, 0, &mut all[..listed.groups], room);
            }
            places.pick(codes.token, (listed.list(codes.tensors), first), all.items(), out);
        }
        (None, group) => {
            let (start, end) = (first / group, (first + out.len()).div_ceil(group));
            let stored = stored.need(end - start);
            codes.decode(row, start, stored, room);
            spread(stored, start, group, first, out);
        }
    }
}

/// Turns the sign of numbers.
struct Negate<'a>(&'a mut [f32]);

impl Work<0> for Negate<'_> {
    #[inline(always)]
    fn work(self) {
        self.0.iter_mut().for_each(|number| *number = -*number);
    }
}

/// Numbers from a weight's column on, and a parameter from another one on: each step is rounded to float32.
struct Apply<'a> {
    step: Step,
    numbers: &'a mut [f32],
    /// The first number's, and how many weights share one.
    first: usize,
    group: usize,
    /// The parameter, the first one's index, and how many weights share one.
    parameters: &'a [f32],
    start: usize,
    of: usize,
}

impl Work<0> for Apply<'_> {
    #[inline(always)]
    fn work(self) {
        match self.step {
            Step::ZeroPoint | Step::Subtract => self.each(|a, b| a - b),
            Step::Scale => self.each(|a, b| a * b),
            Step::Divisor => self.each(|a, b| a / b),
            Step::Add => self.each(|a, b| a + b),
        }
    }
}

impl Apply<'_> {
    #[inline(always)]
    fn each(self, step: impl Fn(f32, f32) -> f32) {
        let Self { first, group, of, .. } = self;
        if group == of {
            for (number, parameter) in self.numbers.iter_mut().zip(self.parameters) {
                *number = step(*number, *parameter);
            }
            return;
        }
        match of / group {
            8 if first.is_multiple_of(of) && of == 8 * group => return self.runs::<8>(step),
            16 if first.is_multiple_of(of) && of == 16 * group => return self.runs::<16>(step),
            _ => {}
        }
        let Self { numbers, first, group, parameters, start, of, .. } = self;
        // How many numbers are left for the first parameter, and how many each of the others has.
        let index = first / of;
        let left = ((index + 1).saturating_mul(of) - first).div_ceil(group).min(numbers.len());
        let (now, later) = numbers.split_at_mut(left);
        let mut parameters = parameters.iter().skip(index - start);
        let runs = core::iter::once(now).chain(later.chunks_mut((of / group).max(1)));
        for (run, parameter) in runs.zip(&mut parameters) {
            for number in run {
                *number = step(*number, *parameter);
            }
        }
    }

    /// `N` numbers for each parameter.
    #[inline(always)]
    fn runs<const N: usize>(self, step: impl Fn(f32, f32) -> f32) {
        let Self { numbers, first, parameters, start, of, .. } = self;
        let (runs, rest) = numbers.as_chunks_mut::<N>();
        let mut parameters = parameters.iter().skip(first / of - start);
        for (run, parameter) in runs.iter_mut().zip(&mut parameters) {
            *run = run.map(|number| step(number, *parameter));
        }
        if let Some(parameter) = parameters.next() {
            rest.iter_mut().for_each(|number| *number = step(*number, *parameter));
        }
    }
}
