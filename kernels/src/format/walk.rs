//! A walk over weights: row by row, a segment of a row at a time.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; a segment has at most as many weights as its stage"
)]

use core::ops::Range;

use crate::element::Element;
use crate::format::bind::{Meaning, Numbers};
use crate::format::finish::{self, Given, LANES, Parameter, SEGMENT, Segment, UNITS, Unit};
use crate::format::parameters::{Codes, Parameters, bytes_of};
use crate::format::room::Room;
use crate::format::signed::{self, Subtract};
use crate::format::spans::{Run, shared_by};
use crate::format::{FormatPlan, Step, gather};
use crate::isa::buffer::Buffer;
use crate::isa::{ByteTable, Level};
use crate::types::Bfloat16;

/// How many columns' parameters are kept at a time, where rows share them.
const SHARED: usize = 1 << 16;

/// The same where they do not: enough for vectors of parameters, few enough for the first cache.
const UNSHARED: usize = 1 << 14;

/// How many columns of rows that share a parameter for each weight are computed at a time, so that the parameters stay in
/// the first cache with all else that a strip takes.
const STRIP: usize = 2048;

/// Computes a range of weights: in a row, as many columns at a time as parameters are kept for.
pub(super) fn walk(plan: &FormatPlan, tensors: &[Option<&[u8]>], range: Range<usize>, out: &mut Buffer<'_>) {
    let columns = plan.bound.columns;
    if range.is_empty() || columns == 0 {
        return;
    }
    let shares = |numbers: &Numbers| numbers.groups[0] > 1 || numbers.group_index.is_some();
    let span = if plan.bound.quantities.iter().any(shares) { SHARED } else { UNSHARED };
    let mut walk = Walk::new(plan, tensors, span.min(columns));
    let mut element = range.start;
    while element < range.end {
        let (row, column) = (element / columns, element % columns);
        let rows = walk.rows_that_share(row).min((range.end - element) / columns);
        if column == 0 && rows > 1 {
            walk.strips(row, rows, out);
            element += rows * columns;
            continue;
        }
        // Spans begin at multiples of their length, so that every row has the same ones.
        let end = (column / span + 1).saturating_mul(span).min(columns);
        let count = (end - column).min(range.end - element);
        walk.span(row, column..column + count, out);
        element += count;
    }
}

/// A walk in progress.
struct Walk<'a> {
    plan: &'a FormatPlan,
    tensors: &'a [Option<&'a [u8]>],
    parameters: Parameters<'a>,
    weights: &'a Numbers,
    /// The numbers of codes of up to four bits, where a table has them.
    table: [f32; LANES],
    /// Those of codes of more bits, as bytes.
    bytes_of_numbers: Option<ByteTable>,
    /// Whether instructions that flush have nothing to flush, as far as codes are concerned.
    normal: bool,
    stage: Stage,
}

/// Room for one segment: what a format does not need takes none.
#[derive(Default)]
struct Stage {
    codes: Room<u8>,
    numbers: Room<f32>,
    wide: Room<u8>,
    /// Parameters: one for each weight, or one for each vector.
    each: [Room<f32>; 3],
    units: [Room<Unit>; 3],
}

impl<'a> Walk<'a> {
    fn new(plan: &'a FormatPlan, tensors: &'a [Option<&'a [u8]>], span: usize) -> Self {
        let flushes = plan.output.is(Bfloat16::DTYPE) && plan.token.level() >= Level::Avx512Bf16;
        let parameters = Parameters::new(plan.token, &plan.bound, tensors, span, flushes);
        let weights = plan.bound.quantities.last().expect("a format has a value");
        let (mut table, mut bytes_of_numbers) = ([0.0; LANES], None);
        match weights.meaning {
            Meaning::Table { numbers, plus, .. } => {
                for (entry, number) in table.iter_mut().zip(numbers) {
                    *entry = if plus == 0.0 { *number } else { number + plus };
                }
                bytes_of_numbers = if weights.bits > 4 { bytes_of(numbers) } else { None };
            }
            Meaning::Integer { flip, bias } => {
                for (entry, code) in table.iter_mut().zip(0_u32..) {
                    *entry = (code ^ flip) as f32 - bias;
                }
            }
            _ => {}
        }
        let normal = flushes && weights.meaning.is_coarse(weights.bits);
        let stage = Stage::default();
        Self { plan, tensors, parameters, weights, table, bytes_of_numbers, normal, stage }
    }

    /// How many rows from one on have the same parameters, one or nearly one for each weight; 0 for all other formats.
    fn rows_that_share(&self, row: usize) -> usize {
        let parameters = || self.weights.steps.iter().map(|(_, index)| &self.plan.bound.quantities[*index]);
        if self.plan.bound.columns <= STRIP || !parameters().any(|parameter| parameter.groups[1] < LANES) {
            return 0;
        }
        let left = |parameter: &Numbers| match parameter.group_index {
            Some(_) => 0,
            None => parameter.groups[0] - row % parameter.groups[0],
        };
        parameters().map(left).min().unwrap_or(0)
    }

    /// Rows that share parameters, strip by strip.
    fn strips(&mut self, row: usize, rows: usize, out: &mut Buffer<'_>) {
        let (columns, width) = (self.plan.bound.columns, self.plan.width());
        out.rows(rows, columns * width, 0, &mut |tile| {
            for first in (0..columns).step_by(STRIP) {
                let strip = first..columns.min(first + STRIP);
                tile.panel(strip.len() * width, &mut |index, out| self.span(row + index, strip.clone(), out));
            }
        });
    }

    /// Some columns of a row, of which all parameters are kept.
    fn span(&mut self, row: usize, columns: Range<usize>, out: &mut Buffer<'_>) {
        self.parameters.prepare(row, columns.clone());
        let mut first = columns.start;
        while first < columns.end {
            let count = SEGMENT.min(columns.end - first);
            self.segment(row, first, count, out);
            first += count;
        }
    }

    fn segment(&mut self, row: usize, first: usize, count: usize, out: &mut Buffer<'_>) {
        let plan = self.plan;
        let part = Part::new(plan, self.weights, first, count);
        let zero_points = part.zero_points.map(|index| self.parameters.bytes_of(index, first));
        let Stage { codes, numbers, wide, each, units } = &mut self.stage;
        let Some(bytes) = self.tensors[self.weights.tensor] else { return };
        let source = Codes {
            token: plan.token,
            numbers: self.weights,
            bytes,
            tensors: self.tensors,
            bytes_of_numbers: self.bytes_of_numbers.as_ref(),
        };
        let given = match part.kind {
            Kind::Integers(bias) => {
                let stage = codes.need(SEGMENT);
                let codes = &mut stage[..count];
                source.gather(row, first, codes);
                let signed = signed::recode(plan.token, self.weights, codes);
                if let Some(zero_points) = zero_points {
                    gather::vectorize(plan.token, Subtract { codes, zero_points });
                }
                if signed { Given::Signed { codes: stage } } else { Given::Unsigned { codes: stage, bias } }
            }
            Kind::Few => {
                let codes = codes.need(SEGMENT);
                source.gather(row, first, &mut codes[..count]);
                Given::Few { codes, numbers: &self.table }
            }
            Kind::Numbers => {
                let numbers = numbers.need(SEGMENT);
                source.decode(row, first, &mut numbers[..count], wide.need(SEGMENT * 4));
                Given::Numbers(numbers)
            }
        };
        let mut normal = self.normal;
        let [mut zero_point, mut scale, mut add] = [Parameter::Absent; 3];
        for (((step, index), each), units) in part.steps().zip(each).zip(units) {
            let (held, start) = self.parameters.of(*index);
            normal &= self.parameters.are_normal(*index);
            let run = Run { start, group: plan.bound.quantities[*index].groups[1], first, count };
            let parameter = match part.vectors_share {
                true => run.vectors(plan.token, held, units.need(UNITS)),
                false => run.each(held, each.need(SEGMENT)),
            };
            match step {
                Step::ZeroPoint => zero_point = parameter,
                Step::Scale => scale = parameter,
                _ => add = parameter,
            }
        }
        let (lines_share, rounds_steps) = (part.lines_share, plan.format.rounds_steps);
        let segment = Segment { given, zero_point, scale, add, lines_share, rounds_steps, normal, count };
        finish::finish(plan.token, plan.output, &segment, out);
    }
}

/// How a segment is computed.
struct Part<'a> {
    plan: &'a FormatPlan,
    weights: &'a Numbers,
    kind: Kind,
    /// The quantity of zero points that are taken from codes while both are bytes.
    zero_points: Option<usize>,
    /// Whether the weights of a vector share all other parameters, and those of a line of 16-bit outputs. If one parameter
    /// has to be laid out for each weight, all are: loops read all of them in the same way.
    vectors_share: bool,
    lines_share: bool,
}

/// What codes become before the last loop.
enum Kind {
    /// Integers of up to 8 bits, less a bias if they do not fit two's complement.
    Integers(f32),
    /// Entries of a table of up to 16 numbers.
    Few,
    /// Numbers already.
    Numbers,
}

impl<'a> Part<'a> {
    fn new(plan: &'a FormatPlan, weights: &'a Numbers, first: usize, count: usize) -> Self {
        let mut part = Self {
            plan,
            weights,
            kind: Kind::Numbers,
            zero_points: None,
            vectors_share: true,
            lines_share: true,
        };
        for (_, index) in &weights.steps {
            let quantity = &plan.bound.quantities[*index];
            if quantity.as_bytes {
                part.zero_points = Some(*index);
                continue;
            }
            part.vectors_share &= shared_by(LANES, quantity.groups[1], first, count);
            part.lines_share &= shared_by(2 * LANES, quantity.groups[1], first, count);
        }
        // What is done to all weights of a line is done to the few that a code can be.
        let few_suffice = plan.width() == 2 && part.lines_share && part.zero_points.is_none();
        part.kind = match weights.meaning {
            Meaning::Integer { .. } if weights.bits <= 4 && few_suffice => Kind::Few,
            Meaning::Integer { bias, .. } if weights.bits <= 8 => Kind::Integers(bias),
            Meaning::Table { .. } if weights.bits <= 4 => Kind::Few,
            _ => Kind::Numbers,
        };
        part
    }

    /// What is done to numbers in the last loop.
    fn steps(&self) -> impl Iterator<Item = &'a (Step, usize)> {
        let quantities = &self.plan.bound.quantities;
        self.weights.steps.iter().filter(|(_, index)| !quantities[*index].as_bytes)
    }
}
