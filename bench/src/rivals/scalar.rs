//! The loop that one writes: decode, subtract, multiply, round, with the parameters of a group in two variables.
//!
//! It is timed as the compiler makes it for the baseline of the target, which is what a crate's users get, and once more
//! for this processor's instructions. Its scales and zero points are float32 beforehand, which a real one would have to
//! convert; numbers of small floats come from a table.

use dequant_spec::element::{ElementType, Encoding};
use half::{bf16, f16};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

use crate::case::Sized;
use crate::decode::table;
use crate::form::{Grouping, Place};
use dequant::mover::{Best, Work};

/// A case, as a plain loop.
pub(crate) struct Scalar {
    input: Input,
    output: Output,
    pattern: Pattern,
    scales: Vec<f32>,
    zero_points: Option<Vec<f32>>,
}

/// What codes mean.
enum Input {
    Integer { bits: u32, signed: bool },
    Table { bits: u32, numbers: Box<[f32; 256]> },
}

#[derive(Clone, Copy)]
enum Output {
    Float32,
    Float16,
    Bfloat16,
}

/// Which parameter goes with which element, rows being `columns` long.
#[derive(Clone, Copy)]
enum Pattern {
    /// One for so many elements in a row.
    Runs(usize),
    /// One for each column.
    Columns(usize),
    /// One for rows × columns.
    Tiles { rows: usize, columns: usize, row_len: usize },
}

impl Scalar {
    /// The loop of a case; none for what nobody would write by hand.
    pub(crate) fn new(sized: &Sized<'_, '_>) -> Option<Self> {
        let (cell, form) = (&sized.case.cell, &sized.form);
        let combination = &cell.combination;
        let known = combination.input.packed.is_none() && combination.input.element_type.bits <= 32;
        if !known || cell.formula.name != "affine" {
            return None;
        }
        let output = match combination.output.name.as_str() {
            "float32" => Output::Float32,
            "float16" => Output::Float16,
            "bfloat16" => Output::Bfloat16,
            _ => return None,
        };
        let columns = *form.shape.last()?;
        let pattern = match sized.form.grouping {
            Grouping::Tensor => Pattern::Runs(form.elements()),
            Grouping::Axis(Place::Leading) => Pattern::Runs(columns),
            Grouping::Axis(Place::Last) => Pattern::Columns(columns),
            Grouping::Blocks(Place::Last, size) if size >= 8 => Pattern::Runs(size),
            Grouping::Tile(rows, width) if width >= 8 => {
                Pattern::Tiles { rows, columns: width.min(columns), row_len: columns }
            }
            _ => return None,
        };
        let count = sized.parameter_shape.iter().product();
        let scales = cell.scale_filling().values(&combination.scale, count);
        let zero_points = match (&cell.zero_point, cell.zero_point_filling()) {
            (Some(zero_point), Some(filling)) => Some(filling.values(zero_point, count)),
            _ => None,
        };
        let input = Input::new(&combination.input.element_type);
        Some(Self { input, output, pattern, scales, zero_points })
    }

    /// Computes, for the baseline or for this processor.
    pub(crate) fn run(&self, native: Option<Best>, x: &[u8], y: &mut [u8]) {
        match self.input {
            Input::Integer { bits: 2, signed: true } => self.to(Integer::<2, true>, native, x, y),
            Input::Integer { bits: 2, signed: false } => self.to(Integer::<2, false>, native, x, y),
            Input::Integer { bits: 4, signed: true } => self.to(Integer::<4, true>, native, x, y),
            Input::Integer { bits: 4, signed: false } => self.to(Integer::<4, false>, native, x, y),
            Input::Integer { bits: 8, signed: true } => self.to(Integer::<8, true>, native, x, y),
            Input::Integer { bits: 8, signed: false } => self.to(Integer::<8, false>, native, x, y),
            Input::Integer { bits: 16, signed: true } => self.to(Integer::<16, true>, native, x, y),
            Input::Integer { bits: 16, signed: false } => self.to(Integer::<16, false>, native, x, y),
            Input::Integer { signed: true, .. } => self.to(Integer::<32, true>, native, x, y),
            Input::Integer { signed: false, .. } => self.to(Integer::<32, false>, native, x, y),
            Input::Table { bits: 4, ref numbers } => self.to(Table::<4>(numbers), native, x, y),
            Input::Table { bits: 6, ref numbers } => self.to(Table::<6>(numbers), native, x, y),
            Input::Table { ref numbers, .. } => self.to(Table::<8>(numbers), native, x, y),
        }
    }

    fn to<D: Decode>(&self, decode: D, native: Option<Best>, x: &[u8], y: &mut [u8]) {
        match self.output {
            Output::Float32 => self.start::<D, f32>(decode, native, x, y),
            Output::Float16 => self.start::<D, f16>(decode, native, x, y),
            Output::Bfloat16 => self.start::<D, bf16>(decode, native, x, y),
        }
    }

    fn start<D: Decode, O: Round>(&self, decode: D, native: Option<Best>, x: &[u8], y: &mut [u8]) {
        let Ok(y) = <[O]>::mut_from_bytes(y) else { return };
        let (pattern, scales) = (self.pattern, &self.scales[..]);
        let zero_points = self.zero_points.as_deref();
        let work = Loop { decode, pattern, scales, zero_points, x, y };
        match native {
            Some(best) => best.vectorize(work),
            None => work.work(),
        }
    }
}

impl Input {
    fn new(element_type: &ElementType) -> Self {
        let bits = element_type.bits;
        match element_type.encoding {
            Encoding::Integer { signed, bias: 0 } => Self::Integer { bits, signed },
            _ => {
                let mut numbers = Box::new([0.0; 256]);
                numbers.iter_mut().zip(table(element_type)).for_each(|(number, value)| *number = value);
                Self::Table { bits, numbers }
            }
        }
    }
}

/// From bytes to numbers.
trait Decode: Copy {
    /// Codes that whole bytes hold, and those bytes.
    const CODES: usize;
    const BYTES: usize;
    fn decode(self, bytes: &[u8], lane: usize) -> f32;
    /// The number less a zero point, rounded once.
    #[inline(always)]
    fn less(self, bytes: &[u8], lane: usize, zero_point: f32) -> f32 {
        self.decode(bytes, lane) - zero_point
    }
}

#[derive(Clone, Copy)]
struct Integer<const BITS: u32, const SIGNED: bool>;

impl<const BITS: u32, const SIGNED: bool> Decode for Integer<BITS, SIGNED> {
    const CODES: usize = if BITS < 8 { 8 / BITS as usize } else { 1 };
    const BYTES: usize = BITS.div_ceil(8) as usize;

    #[inline(always)]
    fn decode(self, bytes: &[u8], lane: usize) -> f32 {
        match (BITS, SIGNED) {
            (..8, true) => f32::from((bytes[0] << (8 - BITS - BITS * lane as u32)) as i8 >> (8 - BITS)),
            (..8, false) => f32::from(bytes[0] >> (BITS * lane as u32) & ((1 << BITS) - 1)),
            (8, true) => f32::from(bytes[0] as i8),
            (8, false) => f32::from(bytes[0]),
            (16, true) => f32::from(i16::from_le_bytes([bytes[0], bytes[1]])),
            (16, false) => f32::from(u16::from_le_bytes([bytes[0], bytes[1]])),
            (_, true) => i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as f32,
            (_, false) => u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as f32,
        }
    }

    #[inline(always)]
    fn less(self, bytes: &[u8], lane: usize, zero_point: f32) -> f32 {
        match (BITS, SIGNED) {
            (..=16, _) => self.decode(bytes, lane) - zero_point,
            (_, true) => {
                let code = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                (i64::from(code) - zero_point as i64) as f32
            }
            (_, false) => {
                let code = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                (i64::from(code) - zero_point as i64) as f32
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Table<'a, const BITS: u32>(&'a [f32; 256]);

impl<const BITS: u32> Decode for Table<'_, BITS> {
    const CODES: usize = match BITS {
        4 => 2,
        6 => 4,
        _ => 1,
    };
    const BYTES: usize = Self::CODES * BITS as usize / 8;

    #[inline(always)]
    fn decode(self, bytes: &[u8], lane: usize) -> f32 {
        let code = match BITS {
            4 => bytes[0] >> (4 * lane) & 15,
            6 => (u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0]) >> (6 * lane) & 63) as u8,
            _ => bytes[0],
        };
        self.0[usize::from(code)]
    }
}

/// To the output's type.
trait Round: FromBytes + IntoBytes + Immutable + KnownLayout {
    fn round(number: f32) -> Self;
}

impl Round for f32 {
    #[inline(always)]
    fn round(number: f32) -> Self {
        number
    }
}

impl Round for f16 {
    #[inline(always)]
    fn round(number: f32) -> Self {
        f16::from_f32(number)
    }
}

impl Round for bf16 {
    #[inline(always)]
    fn round(number: f32) -> Self {
        bf16::from_f32(number)
    }
}

struct Loop<'a, D, O> {
    decode: D,
    pattern: Pattern,
    scales: &'a [f32],
    zero_points: Option<&'a [f32]>,
    x: &'a [u8],
    y: &'a mut [O],
}

impl<D: Decode, O: Round> Work for Loop<'_, D, O> {
    type Done = ();

    #[inline(always)]
    fn work(self) {
        let Self { decode, pattern, scales, zero_points, x, y } = self;
        let bytes = |elements: usize| elements / D::CODES * D::BYTES;
        match pattern {
            Pattern::Runs(length) => {
                let runs = y.chunks_mut(length).zip(x.chunks(bytes(length)));
                for (index, (y, x)) in runs.enumerate() {
                    run(decode, scales[index], zero_points.map(|zero| zero[index]), x, y);
                }
            }
            Pattern::Columns(length) => {
                for (y, x) in y.chunks_mut(length).zip(x.chunks(bytes(length))) {
                    columns(decode, scales, zero_points, x, y);
                }
            }
            Pattern::Tiles { rows, columns, row_len } => {
                let across = row_len / columns;
                let runs = y.chunks_mut(columns).zip(x.chunks(bytes(columns)));
                for (index, (y, x)) in runs.enumerate() {
                    let tile = index / across / rows * across + index % across;
                    run(decode, scales[tile], zero_points.map(|zero| zero[tile]), x, y);
                }
            }
        }
    }
}

/// Elements with one parameter.
#[inline(always)]
fn run<D: Decode, O: Round>(decode: D, scale: f32, zero_point: Option<f32>, x: &[u8], y: &mut [O]) {
    let codes = y.chunks_exact_mut(D::CODES).zip(x.chunks_exact(D::BYTES));
    match zero_point {
        Some(zero_point) => {
            for (y, x) in codes {
                for (lane, y) in y.iter_mut().enumerate() {
                    *y = O::round(decode.less(x, lane, zero_point) * scale);
                }
            }
        }
        None => {
            for (y, x) in codes {
                for (lane, y) in y.iter_mut().enumerate() {
                    *y = O::round(decode.decode(x, lane) * scale);
                }
            }
        }
    }
}

/// Elements with a parameter each.
#[inline(always)]
fn columns<D: Decode, O: Round>(decode: D, scales: &[f32], zeros: Option<&[f32]>, x: &[u8], y: &mut [O]) {
    let codes = y.chunks_exact_mut(D::CODES).zip(x.chunks_exact(D::BYTES)).zip(scales.chunks_exact(D::CODES));
    match zeros {
        Some(zeros) => {
            for (((y, x), scales), zeros) in codes.zip(zeros.chunks_exact(D::CODES)) {
                for (lane, y) in y.iter_mut().enumerate() {
                    *y = O::round(decode.less(x, lane, zeros[lane]) * scales[lane]);
                }
            }
        }
        None => {
            for ((y, x), scales) in codes {
                for (lane, y) in y.iter_mut().enumerate() {
                    *y = O::round(decode.decode(x, lane) * scales[lane]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dequant::Level;

    use super::*;
    use crate::memory::{Inputs, Needs};

    #[test]
    fn every_headline_case_has_a_loop_that_gives_the_same_bits() {
        let operators = dequant_spec::builtin::operators().unwrap();
        for case in crate::headline::all(&operators).unwrap() {
            let sized = case.with_output(1 << 16).unwrap();
            let mut needs = Needs::default();
            sized.need(&mut needs);
            let inputs = Inputs::new(&needs).unwrap();
            let mut expected = vec![0; sized.bytes_out()];
            let plan = sized.plan(Level::Portable).unwrap();
            sized.tensors(&inputs).unwrap().run(&plan, false, &mut expected).unwrap();
            let scalar = Scalar::new(&sized).unwrap();
            for native in [None, Some(Best::detect())] {
                // Room for float32 on its boundary.
                let mut pages = crate::memory::Pages::new(sized.bytes_out()).unwrap();
                let found = &mut pages.bytes_mut()[..sized.bytes_out()];
                scalar.run(native, sized.codes(&inputs), found);
                let width = case.cell.combination.output.bits as usize / 8;
                let pairs = found.chunks(width).zip(expected.chunks(width));
                let different = pairs.filter(|(found, expected)| found != expected && !is_nan(expected));
                assert_eq!(different.count(), 0, "{}", case.name);
            }
        }
    }

    /// Whether the exponent is all ones: NaN, or an infinity, which these cases do not give.
    fn is_nan(bytes: &[u8]) -> bool {
        let [.., low, high] = bytes else { return false };
        let top = u16::from_le_bytes([*low, *high]);
        top & 0x7f80 == 0x7f80 || bytes.len() == 2 && top & 0x7c00 == 0x7c00
    }
}
