//! From types to loops: a [`Kernel`] is one compiled combination of input, scale, zero point, output and formula.
//!
//! Scales and zero points are widened once, some hundreds at a time, by functions that depend on their type only;
//! the loops see float32 scales and the formula's zero points. So code exists once for each input, output and
//! formula, and the types of scales and zero points add nothing to it, but for loops that compute in float16.

use core::fmt;
use core::ops::Range;

use crate::DType;
use crate::element::{Element, Encoding, ZeroPoint};
use crate::formula::{Additive, Affine, AffineWide, Formula, Lanes, Scaled};
use crate::grouping::Grouping;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::isa::portable::{self, Conversions};
use crate::layout::Elements;
use crate::vector::facts::{Few, Mirrored, MirroredBut80, Place, Word, byte_sign};
use crate::vector::{self, decode};
use crate::words::{FewInWords, has_loops};
use crate::zero_points::Integers;

pub use crate::element::Unbiased;
#[doc(hidden)]
pub use crate::isa::Token;
#[doc(hidden)]
pub use crate::scale_type::ScaleType;
#[doc(hidden)]
pub use crate::vector::widen::{Widen, Widener};
pub use crate::words::{InWords, Packed};
#[doc(hidden)]
pub use crate::zero_points::{Zero, ZeroPoints};

/// The zero point of a combination that has none.
#[derive(Clone, Copy, Debug)]
pub enum Absent {}

impl ZeroPoint for Absent {
    const ELEMENT: Option<(DType, Encoding)> = None;
    type Word = u8;
}

/// A compiled combination of types and formula.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    entry: &'static Entry,
    parameters: Parameters,
}

/// How a combination's parameters are widened: all that their types decide.
#[derive(Clone, Copy, Debug)]
struct Parameters {
    scales: &'static ScaleType,
    zeros: &'static ZeroPoints,
}

/// What there is of each input, output and formula: facts and functions, no code of its own.
#[derive(Debug)]
struct Entry {
    run: for<'a, 'b> fn(&Job<'a>, &Parameters, &mut Buffer<'b>),
    /// Whether near zero points have loops of their own.
    asks_near: bool,
    /// The codes of an integer input, without bias; none for other types.
    codes: Option<(i64, i64)>,
    formula: &'static str,
}

/// An arm of an expansion: scales of a type, for the arms of kernels.
#[inline(always)]
pub const fn scale<S: Element>() -> &'static ScaleType {
    const { &ScaleType::of::<S>() }
}

/// An arm of an expansion: zero points of a type, for the arms of kernels.
#[inline(always)]
pub const fn zero<Z: Element>() -> &'static ZeroPoints {
    const { &ZeroPoints::of::<Z>() }
}

/// An arm of an expansion: there is no zero point.
#[inline(always)]
pub const fn no_zero() -> &'static ZeroPoints {
    &ZeroPoints::ABSENT
}

/// An arm of an expansion: the zero point is subtracted in float32, where the difference is exact or rounded once.
#[inline(always)]
pub const fn affine<Q: Element, O: Element>(
    scales: &'static ScaleType,
    zeros: &'static ZeroPoints,
) -> Option<Kernel> {
    Some(Kernel::of::<Q, O, Affine>(scales, zeros))
}

/// An arm of an expansion: there is no zero point, or none but +0.
#[inline(always)]
pub const fn scaled<Q: Element, O: Element>(
    scales: &'static ScaleType,
    zeros: &'static ZeroPoints,
) -> Option<Kernel> {
    Some(Kernel::of::<Q, O, Scaled>(scales, zeros))
}

/// An arm of an expansion: the zero point is subtracted in integers.
#[inline(always)]
pub const fn affine_wide<Q: Element, O: Element>(
    scales: &'static ScaleType,
    zeros: &'static ZeroPoints,
) -> Option<Kernel> {
    let entry = const { &Entry::wide::<Q, O>() };
    Some(Kernel { entry, parameters: Parameters { scales, zeros } })
}

/// An arm of an expansion: the zero point is added after scaling.
#[inline(always)]
pub const fn additive<Q: Element, O: Element>(
    scales: &'static ScaleType,
    zeros: &'static ZeroPoints,
) -> Option<Kernel> {
    Some(Kernel::of::<Q, O, Additive>(scales, zeros))
}

impl Kernel {
    /// The kernel for input `Q`, output `O`, formula `F`, a scale and a zero point.
    #[inline(always)]
    pub(crate) const fn of<Q: Element, O: Element, F: Lanes>(
        scales: &'static ScaleType,
        zeros: &'static ZeroPoints,
    ) -> Self {
        Self { entry: const { &Entry::new::<Q, O, F>() }, parameters: Parameters { scales, zeros } }
    }

    /// Computes the elements of the job's range.
    pub(crate) fn run(&self, job: &Job<'_>, out: &mut Buffer<'_>) {
        (self.entry.run)(job, &self.parameters, out);
    }

    /// Whether zero points are near, where that decides which loops compute.
    #[inline(always)]
    pub(crate) fn is_near(&self, token: Token, zero_point: Option<&[u8]>) -> bool {
        match (self.entry.asks_near, self.zero_point(), zero_point) {
            (true, Some(integers), Some(bytes)) => (integers.used)(token, bytes).magnitude < decode::NEAR,
            _ => true,
        }
    }

    /// What is to be known of integer zero points; none for other types.
    pub(crate) fn zero_point(&self) -> Option<&'static Integers> {
        self.parameters.zeros.integers.as_ref()
    }

    /// The least and the greatest code of an integer input, without bias; none for other types.
    pub(crate) fn codes(&self) -> Option<(i64, i64)> {
        self.entry.codes
    }

    /// The formula in words.
    pub(crate) fn formula(&self) -> &'static str {
        self.entry.formula
    }
}

impl Entry {
    const fn new<Q: Element, O: Element, F: Lanes>() -> Self {
        Self {
            run: if may_scale_in_halves::<Q, O, F>() { run_in_halves::<Q, O, F> } else { run::<Q, O, F> },
            asks_near: false,
            codes: code_range(&Q::ENCODING, Q::DTYPE.bits()),
            formula: F::NAME,
        }
    }

    const fn wide<Q: Element, O: Element>() -> Self {
        if decode::is_narrow::<Q>() {
            return Self { run: run_near::<Q, O>, asks_near: true, ..Self::new::<Q, O, AffineWide>() };
        }
        if Word::stands_for::<Q>() {
            return Self { run: run_words::<Q, O>, ..Self::new::<Q, O, AffineWide>() };
        }
        Self::new::<Q, O, AffineWide>()
    }
}

/// What widens scales, and zero points if there are any.
pub(crate) type Wideners<Z> = (&'static Widener<f32>, Option<&'static Widener<Z>>);

/// What a kernel computes: checked inputs, and a range of the output's elements.
#[derive(Debug)]
pub(crate) struct Job<'a> {
    pub(crate) token: Token,
    pub(crate) grouping: &'a Grouping,
    /// Those of the input from the range's first one on.
    pub(crate) elements: Elements<'a>,
    pub(crate) scale: &'a [u8],
    pub(crate) zero_point: Option<&'a [u8]>,
    /// Whether the zero points are near, where that is asked.
    pub(crate) near: bool,
    pub(crate) range: Range<usize>,
    /// How many scales there are.
    pub(crate) parameters: usize,
}

impl Job<'_> {
    /// Whether it has some elements, fewer than so many, which are dense and all share a scale and a zero point.
    #[inline(always)]
    pub(crate) fn is_short_group(&self, many: usize) -> bool {
        let elements = self.range.end.wrapping_sub(self.range.start);
        self.parameters == 1 && self.elements.layout().is_dense() && (1..many).contains(&elements)
    }
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

/// The entry of all combinations of an input, an output and a formula: chooses the level.
fn run<Q: Element, O: Element, F: Lanes>(job: &Job<'_>, parameters: &Parameters, out: &mut Buffer<'_>) {
    let widen = (&parameters.scales.floats, F::widening(parameters.zeros));
    match job.token {
        Token::Portable => portable::compute::<F>(job, const { &Conversions::of::<Q, O, F>() }, widen, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => compute::<_, Q, O, F>(isa, job, widen, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => compute::<_, Q, O, F>(isa, job, widen, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => {
            if const { needs_no_tables::<Q, O>() } {
                compute::<_, Q, O, F>(isa.without_tables(), job, widen, out);
            } else {
                compute::<_, Q, O, F>(isa, job, widen, out);
            }
        }
    }
}

/// Whether integers can be scaled in float16, at levels that compute in it.
const fn may_scale_in_halves<Q: Element, O: Element, F: Lanes>() -> bool {
    F::SUBTRACTS && byte_sign::<Q>().is_some() && vector::is_float16::<O>()
}

/// The entry of integers of 8 bits to float16: where scales are float16s, and zero points, if there are any, have 8 bits, a level
/// may compute in float16.
fn run_in_halves<Q: Element, O: Element, F: Lanes>(
    job: &Job<'_>,
    parameters: &Parameters,
    out: &mut Buffer<'_>,
) {
    #[cfg(target_arch = "x86_64")]
    if let (Token::Avx512Vbmi(isa), Some(signed)) = (job.token, const { byte_sign::<Q>() })
        && let Some(halves) = isa.halves()
        && let Some(scale) = parameters.scales.halves
        && let Some(zero) = parameters.zeros.words()
    {
        return vector::halves::compute((isa, halves), signed, job, (scale, zero), out);
    }
    run::<Q, O, F>(job, parameters, out);
}

/// The same for integers of up to 16 bits and zero points of more: as all of them are exact in float32 where the zero points
/// are near, so is their difference, and the loops of [`Affine`] return the bits of [`AffineWide`].
fn run_near<Q: Element, O: Element>(job: &Job<'_>, parameters: &Parameters, out: &mut Buffer<'_>) {
    if job.near {
        return run::<Q, O, Affine>(job, parameters, out);
    }
    let widen = (&parameters.scales.floats, AffineWide::widening(parameters.zeros));
    portable::compute::<AffineWide>(job, const { &Conversions::of::<Q, O, AffineWide>() }, widen, out);
}

/// The same for integers of 32 bits: all of them share the loops of [`Word`]. No branch of [`compute`], as the compiler visits all that
/// a function names, taken or not: other stand-ins would be visited for this formula, which took it 140 MB.
fn run_words<Q: Element, O: Element>(job: &Job<'_>, parameters: &Parameters, out: &mut Buffer<'_>) {
    let widen = (&parameters.scales.floats, AffineWide::widening(parameters.zeros));
    let of = const { &vector::Itself::of::<Q, O, AffineWide>() };
    match job.token {
        Token::Portable => {
            portable::compute::<AffineWide>(
                job,
                const { &Conversions::of::<Q, O, AffineWide>() },
                widen,
                out,
            );
        }
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => vector::compute::<_, Word, O, AffineWide>(isa, job, of, widen, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => vector::compute::<_, Word, O, AffineWide>(isa, job, of, widen, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => {
            vector::compute::<_, Word, O, AffineWide>(isa.without_tables(), job, of, widen, out);
        }
    }
}

/// Whether no loop from one type to another looks bytes up, or gains by it: a level that only adds tables needs no loops
/// for it.
const fn needs_no_tables<Q: Element, O: Element>() -> bool {
    match (&Q::ENCODING, Q::DTYPE.bits(), O::DTYPE.bits()) {
        (Encoding::Integer { .. }, 8, 32..) => true,
        (Encoding::Integer { .. }, bits, _) => bits > 8,
        _ => false,
    }
}

/// The loops over vectors, where the input's codes become vectors; else the portable ones. Types that differ in
/// a table only share their loops.
fn compute<I: Isa, Q: Element, O: Element, F: Lanes>(
    isa: I,
    job: &Job<'_>,
    widen: Wideners<F::Zero>,
    out: &mut Buffer<'_>,
) {
    // Evaluated while compiling, so that no portable loop is compiled that none needs.
    let of = const { &vector::Itself::of::<Q, O, F>() };
    if const { has_loops::<Q>() } && job.elements.layout().step() == Q::STEP {
        return vector::compute::<I, FewInWords, O, F>(isa, job, of, widen, out);
    }
    // A chain of constant conditions: of such the compiler collects no more than the one branch that is taken.
    if const { matches!(Place::of::<Q, I>(), Place::Few(1)) } {
        vector::compute::<I, Few<1>, O, F>(isa, job, of, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(2)) } {
        vector::compute::<I, Few<2>, O, F>(isa, job, of, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(3)) } {
        vector::compute::<I, Few<3>, O, F>(isa, job, of, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(_)) } {
        vector::compute::<I, Few<4>, O, F>(isa, job, of, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Mirrored) } {
        vector::compute::<I, Mirrored, O, F>(isa, job, of, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::MirroredBut80) } {
        vector::compute::<I, MirroredBut80, O, F>(isa, job, of, widen, out);
    } else if F::decodes::<Q, I>() {
        vector::compute::<I, Q, O, F>(isa, job, of, widen, out);
    } else {
        portable::compute::<F>(job, const { &Conversions::of::<Q, O, F>() }, widen, out);
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.formula())
    }
}
