//! From types to loops: a [`Kernel`] is one compiled combination of input, scale, zero point, output and formula.
//!
//! Scales and zero points are widened once, in stages of a few hundred, by functions that depend on their type
//! only; the loops see float32 scales and the formula's zero points. So the large code exists once for each
//! input, output and formula, and a combination adds a few instructions.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

use crate::DType;
use crate::codes::Codes;
use crate::element::{Element, Encoding, Stored, ZeroPoint, to_f32, to_i64};
use crate::formula::{Additive, Affine, AffineWide, Formula};
use crate::grouping::{Grouping, Layout, Segment};
use crate::isa::buffer::Buffer;
use crate::isa::portable::Portable;
use crate::isa::{Isa, Level};

pub use crate::element::Unbiased;

/// How many groups' parameters are widened at a time.
const STAGE: usize = 256;

/// The zero point of a combination that has none.
#[derive(Clone, Copy, Debug)]
pub enum Absent {}

impl ZeroPoint for Absent {
    const ELEMENT: Option<(DType, Encoding)> = None;
    type Word = u8;
}

/// Elements of type `Q` that share words of type `W`: the input of the typed interface for such tensors.
#[derive(Clone, Copy, Debug)]
pub struct Packed<Q, W>(PhantomData<(Q, W)>);

impl<Q: Element, W: Element> Stored for Packed<Q, W> {
    const DTYPE: DType = W::DTYPE;
    const ELEMENT: DType = Q::DTYPE;
    type Word = W::Word;
}

/// A compiled combination of types and formula.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    run: for<'a, 'b> fn(&Job<'a>, &mut Buffer<'b>),
    /// The value of an integer zero point; none for other types.
    zero_point: Option<Integer>,
    /// The codes of an integer input, without bias; none for other types.
    codes: Option<(i64, i64)>,
    formula: &'static str,
}

/// An arm of an expansion: the zero point is subtracted in float32, where the difference is exact or rounded once.
pub const fn affine<Q: Element, S: Element, Z: Stage<Affine>, O: Element>() -> Option<Kernel> {
    Some(Kernel::new::<Q, S, Z, O, Affine>())
}

/// An arm of an expansion: the zero point is subtracted in integers.
pub const fn affine_wide<Q: Element, S: Element, Z: Stage<AffineWide>, O: Element>() -> Option<Kernel> {
    Some(Kernel::new::<Q, S, Z, O, AffineWide>())
}

/// An arm of an expansion: the zero point is added after scaling.
pub const fn additive<Q: Element, S: Element, Z: Stage<Additive>, O: Element>() -> Option<Kernel> {
    Some(Kernel::new::<Q, S, Z, O, Additive>())
}

impl Kernel {
    /// The kernel for input `Q`, scale `S`, zero point `Z` ([`Absent`] when there is none), output `O` and
    /// formula `F`.
    pub const fn new<Q: Element, S: Element, Z: Stage<F>, O: Element, F: Formula>() -> Self {
        Self {
            run: run::<Q, S, Z, O, F>,
            zero_point: Z::INTEGER,
            codes: code_range(&Q::ENCODING, Q::DTYPE.bits()),
            formula: F::NAME,
        }
    }

    /// Computes the elements of the job's range.
    pub(crate) fn run(&self, job: &Job<'_>, out: &mut Buffer<'_>) {
        (self.run)(job, out);
    }

    /// The value of an integer zero point; none for other types.
    pub(crate) fn zero_point(&self) -> Option<Integer> {
        self.zero_point
    }

    /// The least and the greatest code of an integer input, without bias; none for other types.
    pub(crate) fn codes(&self) -> Option<(i64, i64)> {
        self.codes
    }

    /// The formula in words.
    pub(crate) fn formula(&self) -> &'static str {
        self.formula
    }
}

/// What a kernel computes: checked inputs, and a range of the output's elements.
#[derive(Debug)]
pub(crate) struct Job<'a> {
    pub(crate) level: Level,
    pub(crate) grouping: &'a Grouping,
    pub(crate) layout: Layout,
    pub(crate) x: &'a [u8],
    pub(crate) scale: &'a [u8],
    pub(crate) zero_point: Option<&'a [u8]>,
    pub(crate) range: Range<usize>,
}

/// A zero point type for a formula: how its codes are widened.
pub trait Stage<F: Formula>: ZeroPoint {
    /// Widens codes; none for an absent zero point.
    #[doc(hidden)]
    const WIDEN: Option<Widen<F::Zero>>;
    /// The value of an integer code; none for other types.
    #[doc(hidden)]
    const INTEGER: Option<Integer>;
}

/// Widens the parameters from an index on.
#[doc(hidden)]
pub type Widen<T> = fn(bytes: &[u8], first: usize, out: &mut [T]);

/// The integer at an index.
#[doc(hidden)]
pub type Integer = fn(bytes: &[u8], index: usize) -> i64;

impl<F: Formula> Stage<F> for Absent {
    const WIDEN: Option<Widen<F::Zero>> = None;
    const INTEGER: Option<Integer> = None;
}

impl<F: Formula, Z: Element> Stage<F> for Z {
    const WIDEN: Option<Widen<F::Zero>> = Some(widen_zero_point::<Z, F>);
    const INTEGER: Option<Integer> = if Z::DTYPE.is_integer() { Some(integer::<Z>) } else { None };
}

fn integer<Z: Element>(bytes: &[u8], index: usize) -> i64 {
    let bits = const { Z::DTYPE.bits() };
    to_i64::<Z>(Codes::dense(bytes, bits, index).code(bits, 0))
}

fn widen_zero_point<Z: Element, F: Formula>(bytes: &[u8], first: usize, out: &mut [F::Zero]) {
    let bits = const { Z::DTYPE.bits() };
    Codes::dense(bytes, bits, first).read(bits, out, F::zero::<Z>);
}

fn widen_scale<S: Element>(bytes: &[u8], first: usize, out: &mut [f32]) {
    let bits = const { S::DTYPE.bits() };
    Codes::dense(bytes, bits, first).read(bits, out, to_f32::<S>);
}

/// The least and the greatest code without bias; none for types that are no integers.
const fn code_range(encoding: &Encoding, bits: u32) -> Option<(i64, i64)> {
    match encoding {
        Encoding::Integer { signed: true, .. } => Some((i64::MIN >> (64 - bits), i64::MAX >> (64 - bits))),
        Encoding::Integer { .. } if bits < 64 => Some((0, (1 << bits) - 1)),
        Encoding::Integer { .. } => Some((0, i64::MAX)),
        _ => None,
    }
}

/// The entry of a combination: chooses the functions that widen, and the level.
fn run<Q: Element, S: Element, Z: Stage<F>, O: Element, F: Formula>(job: &Job<'_>, out: &mut Buffer<'_>) {
    let widen = (widen_scale::<S> as Widen<f32>, Z::WIDEN);
    match job.level {
        _ => compute::<Portable, Q, O, F>(Portable, job, widen, out),
    }
}

/// The walk over the job's range: groups that share a parameter become runs, groups of one element are taken
/// together.
fn compute<I: Isa, Q: Element, O: Element, F: Formula>(
    isa: I,
    job: &Job<'_>,
    (scale, zero): (Widen<f32>, Option<Widen<F::Zero>>),
    out: &mut Buffer<'_>,
) {
    let zero = zero.zip(job.zero_point);
    let mut stage = Parameters { scales: [0.0; STAGE], zeros: [F::ABSENT; STAGE] };
    for segment in job.grouping.segments(job.range.clone()) {
        let codes = job.layout.codes(job.x, segment.start);
        let mut done = 0;
        for part in segment.parts(STAGE) {
            let (scales, zeros) = stage.part(part.groups);
            scale(job.scale, part.parameter, scales);
            if let Some((widen, bytes)) = zero {
                widen(bytes, part.parameter, zeros);
            }
            let codes = codes.skip(done);
            if segment.group == 1 {
                isa.each::<Q, O, F>(codes, scales, zeros, out);
            } else {
                runs::<I, Q, O, F>(isa, codes, &part, (scales, zeros), out);
            }
            done += part.count;
        }
    }
}

/// One run for each group.
#[inline(always)]
fn runs<I: Isa, Q: Element, O: Element, F: Formula>(
    isa: I,
    codes: Codes<'_>,
    part: &Segment,
    (scales, zeros): (&[f32], &[F::Zero]),
    out: &mut Buffer<'_>,
) {
    let mut done = 0;
    for (parameters, count) in scales.iter().copied().zip(zeros.iter().copied()).zip(part.runs()) {
        isa.shared::<Q, O, F>(codes.skip(done), count, parameters, out);
        done += count;
    }
}

/// Widened parameters of neighbouring groups.
struct Parameters<T> {
    scales: [f32; STAGE],
    zeros: [T; STAGE],
}

impl<T> Parameters<T> {
    fn part(&mut self, groups: usize) -> (&mut [f32], &mut [T]) {
        let groups = groups.min(STAGE);
        (&mut self.scales[..groups], &mut self.zeros[..groups])
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.formula)
    }
}
