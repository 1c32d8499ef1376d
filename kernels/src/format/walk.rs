//! A walk over weights: row by row, a segment of a row at a time.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; a segment has at most as many weights as its stage"
)]

mod by_groups;
mod by_lanes;
#[cfg(target_arch = "x86_64")]
mod by_scales;

use core::mem::take;
use core::ops::Range;

use crate::element::Element;
use crate::format::bind::Numbers;
use crate::format::codes::Codes;
#[cfg(target_arch = "x86_64")]
use crate::format::finish::NarrowCodes;
use crate::format::finish::{
    self, Ahead, Choices, Given, LANES, MOST_SHARED_BITS, SEGMENT, SPAN_BYTES, UNIT, can_choose,
};
use crate::format::meaning::Meaning;
use crate::format::parameters::Parameters;
use crate::format::part::{Laid, Part};
use crate::format::ready::Way;
#[cfg(target_arch = "x86_64")]
use crate::format::results::Results;
use crate::format::stage::{Stage, meant};
use crate::format::{FormatPlan, Step};
#[cfg(target_arch = "x86_64")]
use crate::isa::Token;
use crate::isa::buffer::{Buffer, Rows};
use crate::types::{Bfloat16, Float16};

/// How many columns' parameters are kept at a time, where rows share them.
const SHARED: usize = 1 << 16;

/// How many bits of codes and of parameters, as numbers, are taken at a time where they do not: so many that weights take
/// more time than what each span begins with, which is to wait for memory where blocks hold both side by side, and few enough
/// for the second cache.
const UNSHARED: usize = 8 * SPAN_BYTES;

/// How many bytes of parameters, one for each weight, are kept for rows that share them: half of the first cache. More would
/// come from the second one in every row, and memory is slow where narrow strips of pages are written side by side.
const STRIP_BYTES: usize = 24 << 10;

/// Computes a range of weights: in a row, as many columns at a time as parameters are kept for.
pub(super) fn walk(plan: &FormatPlan, tensors: &[Option<&[u8]>], range: Range<usize>, out: &mut Buffer<'_>) {
    let columns = plan.bound.columns;
    if range.is_empty() || columns == 0 {
        return;
    }
    let span = span(plan);
    let mut walk = Walk::new(plan, tensors, out);
    let (mut element, mut is_first) = (range.start, true);
    while element < range.end {
        let (row, column) = (element / columns, element % columns);
        #[cfg(target_arch = "x86_64")]
        if column == 0
            && let rows @ 1.. = walk.look_up_rows(row, (range.end - element) / columns, out)
        {
            element += rows * columns;
            continue;
        }
        // Asked once, as the answer takes reading the lists of all rows.
        if column == 0
            && take(&mut is_first)
            && let rows @ 1.. = walk.rows_by_groups(row, (range.end - element) / columns, out)
        {
            element += rows * columns;
            continue;
        }
        let rows = if column == 0 { walk.rows_that_share(row, (range.end - element) / columns) } else { 0 };
        if rows > 1 {
            walk.strips(row, rows, out);
            element += rows * columns;
            continue;
        }
        if column == 0
            && let done @ 1.. = walk.lanes(row, columns.min(range.end - element), out)
        {
            element += done;
            continue;
        }
        // Spans begin at multiples of their length, so that every row has the same ones; loops take whole units, so what comes before
        // the first one is done by itself.
        let step = if column.is_multiple_of(UNIT) { span } else { UNIT };
        let end = (column / step + 1).saturating_mul(step).min(columns);
        let count = (end - column).min(range.end - element);
        walk.span(row, column..column + count, out);
        element += count;
    }
}

/// How many columns' parameters are prepared at a time.
fn span(plan: &FormatPlan) -> usize {
    let quantities = &plan.bound.quantities;
    if quantities.iter().any(|numbers| numbers.groups[0] > 1 || numbers.lists.iter().any(Option::is_some)) {
        return SHARED;
    }
    let (Some(weights), Some((_, parameters))) = (quantities.last(), plan.ready.ways.split_last()) else {
        return SHARED;
    };
    // The bits of 256 columns, of which every parameter has a number at least.
    let used = quantities.iter().zip(parameters).filter(|(numbers, _)| numbers.is_used());
    let numbers = used.map(|(_, parameter)| 256 / parameter.held_group.min(256));
    let bits = 256 * weights.bits as usize + 32 * numbers.sum::<usize>();
    1 << (256 * UNSHARED / bits.max(256)).ilog2()
}

/// A walk in progress.
struct Walk<'a> {
    plan: &'a FormatPlan,
    tensors: &'a [Option<&'a [u8]>],
    parameters: Parameters<'a>,
    weights: &'a Numbers,
    /// Whether instructions that flush have nothing to flush, as far as codes are concerned.
    normal: bool,
    /// Whether codes come from far away.
    are_far: bool,
    /// Whether parameters may be read where they lie: there are loops for results of float32 and float16 where bytes have tables.
    reads_in_place: bool,
    stage: Stage,
    laid: Laid,
    choices: Choices,
    #[cfg(target_arch = "x86_64")]
    results: Option<Results>,
}

impl<'a> Walk<'a> {
    fn new(plan: &'a FormatPlan, tensors: &'a [Option<&'a [u8]>], out: &Buffer<'_>) -> Self {
        let flushes = plan.output.is(Bfloat16::DTYPE) && plan.token.flushes();
        let through = if plan.format.rounds_steps { finish::through(plan.output) } else { None };
        let parameters = Parameters::new(plan, tensors, flushes, through);
        let weights = plan.bound.quantities.last().expect("a format has a value");
        // Where nothing lies near: from a cache, parameters of results of 16 bits are sooner computed before them. Not bfloat16: which
        // loop it takes depends on what the parameters are.
        let narrow = plan.output.is(Float16::DTYPE) && !plan.format.rounds_steps && out.is_far();
        let reads_in_place = plan.token.has_byte_tables()
            && (plan.width() == 4 || narrow)
            && !weights.steps.is_empty()
            && weights.steps.iter().all(|(_, index)| plan.bound.quantities[*index].are_halves());
        let normal = flushes && weights.meaning.is_coarse(weights.bits);
        let (stage, laid, choices) = (Stage::default(), Laid::default(), Choices::default());
        Self {
            plan,
            tensors,
            parameters,
            weights,
            normal,
            are_far: out.streams(),
            reads_in_place,
            stage,
            laid,
            choices,
            #[cfg(target_arch = "x86_64")]
            results: Results::of(plan, weights),
        }
    }

    /// How many rows from one on, of those that are left, have the same parameters, one or nearly one for each weight; 0 for
    /// all other formats.
    fn rows_that_share(&self, row: usize, left: usize) -> usize {
        let of_each = self.parameters_of_weights().any(|parameter| parameter.groups[1] < LANES);
        if of_each { self.parameters.rows_alike(self.parameters_of_weights(), row, left) } else { 0 }
    }

    /// How many columns' parameters are kept for so many rows that share them.
    fn strip(&self, rows: usize) -> usize {
        let bytes = |parameter: &Numbers| if parameter.as_bytes { 1 } else { 4 };
        let bytes: usize = match self.choose(rows) {
            true => self.plan.width() << self.weights.bits,
            // Filled in turns, several rows read parameters once.
            false if self.share_words() => return SEGMENT,
            false => self.parameters_of_weights().map(bytes).sum(),
        };
        (STRIP_BYTES / bytes.max(1) / UNIT * UNIT).min(SEGMENT)
    }

    /// Whether rows have codes in the same words, so that they are filled in turns.
    fn share_words(&self) -> bool {
        let Self { plan, weights, are_far, .. } = self;
        let rounds = plan.format.rounds_steps && plan.width() == 2;
        let can = !are_far && plan.token.has_whole_lines() && weights.bits <= MOST_SHARED_BITS;
        let has_loop =
            matches!(weights.steps.as_slice(), [(Step::ZeroPoint, _), (Step::Scale, _)]) && !rounds;
        can && has_loop && weights.rows_in_word(0) > 1
    }

    /// Whether their codes are picked for that.
    fn picks_rows(&self) -> bool {
        let Self { plan, are_far, .. } = self;
        let listed = |way: &Way| way.picks.iter().any(|picks| picks.in_lines(UNIT / LANES).is_some());
        let as_bytes = self.parameters_of_weights().any(|parameter| parameter.as_bytes);
        !are_far && plan.token.has_byte_tables() && plan.ready.weights().is_some_and(listed) && as_bytes
    }

    /// Whether so many rows that share their parameters are worth all that their codes can be: each takes as long as a row.
    fn choose(&self, rows: usize) -> bool {
        let (bits, columns) = (self.weights.bits, self.plan.bound.columns);
        let known = matches!(self.weights.meaning, Meaning::Integer { .. } | Meaning::Table { .. });
        // Codes in words of 32 bits are as quickly computed as they are gathered.
        let possible = known && !self.weights.in_words() && can_choose(bits, self.plan.width());
        possible && columns >= UNIT && rows >= 4 << bits && !self.plan.rounds_every_step()
    }

    fn parameters_of_weights(&self) -> impl Iterator<Item = &'a Numbers> + Clone {
        let quantities = &self.plan.bound.quantities;
        self.weights.steps.iter().map(|(_, index)| &quantities[*index])
    }

    /// Rows that share parameters, strip by strip.
    fn strips(&mut self, row: usize, rows: usize, out: &mut Buffer<'_>) {
        let (columns, width) = (self.plan.bound.columns, self.plan.width());
        // Rows in turns consist of whole units; others would only begin once more for what is left.
        let in_turns = columns > UNIT && (self.share_words() || self.picks_rows());
        let whole = if in_turns { columns / UNIT * UNIT } else { columns };
        // As long as each other: short ones are not worth what each begins with.
        let strip = whole.div_ceil(whole.div_ceil(self.strip(rows))).next_multiple_of(UNIT);
        out.rows(rows, columns * width, 0, &mut |tile| {
            for first in (0..whole).step_by(strip) {
                self.strip_of_rows(row, first..whole.min(first + strip), tile);
            }
            if whole < columns {
                self.strip_of_rows(row, whole..columns, tile);
            }
        });
    }

    /// A segment of each of some rows that share parameters: what they have in common is laid out once.
    fn strip_of_rows(&mut self, row: usize, columns: Range<usize>, tile: &mut Rows<'_>) {
        self.parameters.prepare(row, columns.clone());
        let chosen = self.choose(tile.count());
        let Self { plan, tensors, parameters, weights, normal, are_far, stage, laid, choices, .. } = self;
        let Some(source) = source(plan, weights, tensors, *are_far) else {
            return;
        };
        let part = Part::new(plan, weights, columns.start, columns.len());
        let common = part.segment(parameters, laid, *normal);
        if chosen {
            choices.prepare(weights.bits, plan.width(), columns.len(), &mut |code, out| {
                let codes = stage.room.codes.need(SEGMENT);
                codes[..columns.len()].fill(code);
                let form = meant(codes, &part, 1, source.token, parameters, &plan.ready.tables.few);
                let given = Given { form, rows: 1, apart: 0, ahead: Ahead::NOTHING, ahead_apart: 0 };
                finish::finish(plan.token, plan.output, &common.of(given), out);
            });
            return tile.panel(columns.len() * plan.width(), &mut |index, out| {
                let (row, count) = (row + index, columns.len());
                if let Some((codes, at)) = source.in_bytes(row, columns.start, count) {
                    return choices.choose(plan.token, codes, at, out);
                }
                let codes = stage.room.codes.need(SEGMENT);
                source.gather(row, columns.start, &mut codes[..count]);
                choices.choose(plan.token, codes, 0, out);
            });
        }
        // As many of some rows as one call can finish; how many these are.
        let mut finish_rows = |rows: Range<usize>, out: &mut Buffer<'_>| {
            #[cfg(target_arch = "x86_64")]
            if let Token::Avx512Vbmi(isa) = plan.token
                && !out.streams()
                && let Some(given) =
                    part.picked_rows(isa, &source, rows.clone(), &plan.ready.tables.few, parameters)
                && out.takes_turns(given.rows, part.count * plan.width())
            {
                finish::finish_rows(isa, plan.output, &common.of(given), out);
                return given.rows;
            }
            let given = stage.given(&part, &source, rows, parameters, &plan.ready.tables.few);
            finish::finish(plan.token, plan.output, &common.of(given), out);
            given.rows
        };
        if !tile.take_panels() {
            return tile.panel(columns.len() * plan.width(), &mut |index, out| {
                finish_rows(row + index..row + index + 1, out);
            });
        }
        let end = row + tile.count();
        tile.panel_by_rows(columns.len() * plan.width(), &mut |out| {
            let mut next = row;
            while next < end {
                if next > row {
                    out.next_row();
                }
                next += finish_rows(next..end, out);
            }
        });
    }

    /// Some columns of a row, of which all parameters are kept.
    fn span(&mut self, row: usize, columns: Range<usize>, out: &mut Buffer<'_>) {
        let mut first = columns.start;
        #[cfg(target_arch = "x86_64")]
        if self.reads_in_place {
            first += self.with_parameters_in_place(row, columns.clone(), out);
        }
        if first < columns.end {
            self.parameters.prepare(row, first..columns.end);
        }
        while first < columns.end {
            first += self.segment(row, first, columns.end - first, out);
        }
    }

    /// Computes columns whose codes and parameters are both read where they lie; returns how many.
    #[cfg(target_arch = "x86_64")]
    fn with_parameters_in_place(&mut self, row: usize, columns: Range<usize>, out: &mut Buffer<'_>) -> usize {
        let Self { plan, tensors, weights, are_far, .. } = self;
        let Some(source) = source(plan, weights, tensors, *are_far) else {
            return 0;
        };
        let mut part = Part::new(plan, weights, columns.start, columns.len().min(SEGMENT));
        let Some(segment) =
            part.with_parameters_in_place(&source, row, columns.len(), &plan.ready.tables.few)
        else {
            return 0;
        };
        match plan.token {
            Token::Avx512Vbmi(isa) if plan.width() == 2 => {
                let codes = NarrowCodes { isa, codes: segment.given };
                finish::finish_narrow(plan.output, &segment.of(codes), out);
            }
            token => finish::finish_picked(token, &segment, out),
        }
        part.count
    }

    /// Computes some of the columns that are left; returns how many.
    fn segment(&mut self, row: usize, first: usize, left: usize, out: &mut Buffer<'_>) -> usize {
        let Self { plan, tensors, parameters, weights, normal, are_far, stage, laid, .. } = self;
        let Some(source) = source(plan, weights, tensors, *are_far) else {
            return left;
        };
        let mut part = Part::new(plan, weights, first, left.min(SEGMENT));
        #[cfg(target_arch = "x86_64")]
        if let Some(given) = part.looked_up(&source, row, left) {
            let segment = part.segment(parameters, laid, *normal).of(given);
            finish::finish_looked_up(plan.output, &segment, out);
            return part.count;
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(given) = part.embedded(&source, row, left) {
            let segment = part.segment(parameters, laid, *normal).of(given);
            finish::finish_embedded(plan.token, plan.output, &segment, out);
            return part.count;
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(given) = part.picked(&source, row, left, &plan.ready.tables.few) {
            match source.token {
                Token::Avx512Vbmi(isa) if plan.width() == 2 => {
                    let given = NarrowCodes { isa, codes: given };
                    let segment = part.segment(parameters, laid, *normal).of(given);
                    finish::finish_narrow(plan.output, &segment, out);
                }
                token => {
                    let segment = part.segment(parameters, laid, *normal).of(given);
                    finish::finish_picked(token, &segment, out);
                }
            }
            return part.count;
        }
        let given = stage.of_row(&mut part, &source, row, parameters, &plan.ready.tables.few);
        let segment = part.segment(parameters, laid, *normal).of(given);
        finish::finish(plan.token, plan.output, &segment, out);
        part.count
    }
}

/// The codes of the weights, unless their tensor is missing.
fn source<'a>(
    plan: &'a FormatPlan,
    weights: &'a Numbers,
    tensors: &'a [Option<&'a [u8]>],
    are_far: bool,
) -> Option<Codes<'a>> {
    let FormatPlan { token, ready, .. } = plan;
    let (bytes, way, table) = (tensors[weights.tensor]?, ready.weights()?, ready.tables.bytes.as_deref());
    Some(Codes { token: *token, numbers: weights, way, bytes, tensors, table, are_far })
}
