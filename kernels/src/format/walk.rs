//! A walk over weights: row by row, a segment of a row at a time.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; a segment has at most as many weights as its stage"
)]

use alloc::vec::Vec;
use core::ops::Range;

use crate::format::bind::{Meaning, Numbers};
use crate::format::finish::{self, Given, LANES, Parameter, SEGMENT, Segment, UNITS, Unit};
use crate::format::parameters::{Codes, Parameters, bytes_of};
use crate::format::spans::{Run, shared_by};
use crate::format::{FormatPlan, Step, gather};
use crate::isa::buffer::Buffer;
use crate::isa::{ByteTable, Work};

/// How many columns' parameters are kept at a time, where rows share them.
const SHARED: usize = 1 << 16;

/// The same where they do not: enough for vectors of parameters, few enough for the first cache.
const UNSHARED: usize = 1 << 14;

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
    stage: Stage,
}

/// Room for one segment: what a format does not need takes none.
#[derive(Default)]
struct Stage {
    codes: Vec<u8>,
    numbers: Vec<f32>,
    wide: Vec<u8>,
    /// Parameters: one for each weight, or one for each vector.
    each: [Vec<f32>; 3],
    units: [Vec<Unit>; 3],
}

/// So many elements of a stage, which may have none yet.
fn room<T: Copy + Default>(stage: &mut Vec<T>, count: usize) -> &mut [T] {
    if stage.len() < count {
        stage.resize(count, T::default());
    }
    stage
}

impl<'a> Walk<'a> {
    fn new(plan: &'a FormatPlan, tensors: &'a [Option<&'a [u8]>], span: usize) -> Self {
        let parameters = Parameters::new(plan.token, &plan.bound, tensors, span);
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
        Self { plan, tensors, parameters, weights, table, bytes_of_numbers, stage: Stage::default() }
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
        let Some(bytes) = self.tensors[self.weights.tensor] else { return };
        let (plan, weights) = (self.plan, self.weights);
        let (token, tensors) = (plan.token, self.tensors);
        let bytes_of_numbers = self.bytes_of_numbers.as_ref();
        let codes = Codes { token, numbers: weights, bytes, tensors, bytes_of_numbers };
        let Stage { codes: few, numbers, wide, each, units } = &mut self.stage;
        let group = |index: usize| plan.bound.quantities[index].groups[1];
        let lines_share = weights.steps.iter().all(|(_, index)| shared_by(32, group(*index), first, count));
        // What is done to all weights of a line is done to the few that a code can be.
        let few_suffice = plan.width() == 2 && lines_share;
        let given = match weights.meaning {
            Meaning::Integer { .. } | Meaning::Table { .. } if weights.bits <= 4 && few_suffice => {
                let few = room(few, SEGMENT);
                codes.gather(row, first, &mut few[..count]);
                Given::Few { codes: few, numbers: &self.table }
            }
            Meaning::Integer { flip, bias } if weights.bits <= 8 => {
                let few = room(few, SEGMENT);
                codes.gather(row, first, &mut few[..count]);
                integers(&codes, few, count, flip as u8, bias)
            }
            Meaning::Table { .. } if weights.bits <= 4 => {
                let few = room(few, SEGMENT);
                codes.gather(row, first, &mut few[..count]);
                Given::Few { codes: few, numbers: &self.table }
            }
            _ => {
                let numbers = room(numbers, SEGMENT);
                codes.decode(row, first, &mut numbers[..count], room(wide, SEGMENT * 4));
                Given::Numbers(numbers)
            }
        };
        let [mut zero_point, mut scale, mut add] = [Parameter::Absent; 3];
        // If one parameter has to be laid out for each weight, all are: loops read all of them in the same way.
        let each_one = !weights.steps.iter().all(|(_, index)| shared_by(LANES, group(*index), first, count));
        for (((step, index), each), units) in weights.steps.iter().zip(each).zip(units) {
            let (held, start) = self.parameters.of(*index);
            let run = Run { start, group: group(*index), first, count };
            let parameter = match each_one {
                true => run.each(held, room(each, SEGMENT)),
                false => run.vectors(token, held, room(units, UNITS)),
            };
            match step {
                Step::ZeroPoint => zero_point = parameter,
                Step::Scale => scale = parameter,
                _ => add = parameter,
            }
        }
        let rounds_steps = plan.format.rounds_steps;
        let segment = Segment { given, zero_point, scale, add, lines_share, rounds_steps, count };
        finish::finish(token, plan.output, &segment, out);
    }
}

/// Integers of up to 8 bits: those that are bytes in two's complement after the bias become such.
fn integers<'s>(codes: &Codes<'_>, stage: &'s mut [u8], count: usize, flip: u8, bias: f32) -> Given<'s> {
    let Some(offset) = byte_offset(codes.numbers.bits, bias) else {
        gather::vectorize(codes.token, Recode { codes: &mut stage[..count], flip, offset: 0 });
        return Given::Unsigned { codes: stage, bias };
    };
    // With the sign flipped twice, codes stay as they are.
    if flip != offset || !matches!(flip, 0 | 0x80) {
        gather::vectorize(codes.token, Recode { codes: &mut stage[..count], flip, offset });
    }
    Given::Signed { codes: stage }
}

/// A bias that can be taken from codes of so many bits while they are bytes: all differences fit two's complement.
fn byte_offset(bits: u32, bias: f32) -> Option<u8> {
    let largest = ((1_u32 << bits) - 1) as f32;
    let fits = bias as i32 as f32 == bias && bias <= 128.0 && largest - bias <= 127.0;
    fits.then_some(bias as i32 as u8)
}

/// Flips bits of codes and takes an offset from them.
struct Recode<'a> {
    codes: &'a mut [u8],
    flip: u8,
    offset: u8,
}

impl Work<0> for Recode<'_> {
    #[inline(always)]
    fn work(self) {
        let Self { codes, flip, offset } = self;
        codes.iter_mut().for_each(|code| *code = (*code ^ flip).wrapping_sub(offset));
    }
}
