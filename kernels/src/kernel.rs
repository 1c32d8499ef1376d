//! From types to loops: a [`Kernel`] is one compiled combination of input, scale, zero point, output and formula.
//!
//! Scales and zero points are widened once, some hundreds at a time, by functions that depend on their type only;
//! the loops see float32 scales and the formula's zero points. So code exists once for each input, output and
//! formula, a zero point adds an entry of facts, and a scale adds nothing.

use core::fmt;
use core::ops::Range;

use crate::DType;
use crate::codes::Codes;
use crate::element::{Element, Encoding, ZeroPoint, to_i64};
use crate::formula::{Additive, Affine, AffineWide, Formula, Lanes};
use crate::grouping::{Grouping, Layout};
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, portable};
use crate::vector::facts::{FactsOf, Few, Mirrored, MirroredBut80, Place};
use crate::vector::used::{UsedBits, used_bits};
use crate::vector::{self, decode, widen};
use crate::words::{FewInWords, has_loops};

pub use crate::element::Unbiased;
#[doc(hidden)]
pub use crate::isa::Token;
pub use crate::words::{InWords, Packed};

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
    /// How scales are widened: all that their type decides.
    scale: Widen<f32>,
}

/// What there is of each combination: facts and functions, no code of its own.
#[derive(Debug)]
struct Entry {
    run: for<'a, 'b> fn(&Job<'a>, Widening, &mut Buffer<'b>),
    /// How zero points are widened.
    zeros: WidenZeros,
    /// Whether near zero points have loops of their own.
    asks_near: bool,
    /// What is to be known of integer zero points; none for other types.
    zero_point: Option<Integers>,
    /// The codes of an integer input, without bias; none for other types.
    codes: Option<(i64, i64)>,
    formula: &'static str,
}

/// How a combination's parameters are widened.
#[derive(Clone, Copy, Debug)]
struct Widening {
    scale: Widen<f32>,
    zeros: &'static WidenZeros,
}

/// How zero points are widened: to what the formula takes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum WidenZeros {
    Absent,
    Floats(Widen<f32>),
    Integers {
        exact: Widen<i64>,
        /// Exact for near ones.
        floats: Widen<f32>,
    },
}

impl WidenZeros {
    /// What widens to float32; none where nothing does.
    pub(crate) fn floats(self) -> Option<Widen<f32>> {
        match self {
            Self::Floats(floats) | Self::Integers { floats, .. } => Some(floats),
            Self::Absent => None,
        }
    }

    /// What widens to integers; none where nothing does.
    pub(crate) fn integers(self) -> Option<Widen<i64>> {
        if let Self::Integers { exact, .. } = self { Some(exact) } else { None }
    }
}

/// An arm of an expansion: scales of a type, for the arms of kernels.
#[inline(always)]
pub const fn scale<S: Element>() -> Widen<f32> {
    widen::floats::<S>
}

/// An arm of an expansion: the zero point is subtracted in float32, where the difference is exact or rounded once.
#[inline(always)]
pub const fn affine<Q: Element, Z: Stage<Affine>, O: Element>(scale: Widen<f32>) -> Option<Kernel> {
    Some(Kernel::of::<Q, Z, O, Affine>(scale))
}

/// An arm of an expansion: the zero point is subtracted in integers.
#[inline(always)]
pub const fn affine_wide<Q: Element, Z: Stage<AffineWide>, O: Element>(scale: Widen<f32>) -> Option<Kernel> {
    Some(Kernel { entry: const { &Entry::wide::<Q, Z, O>() }, scale })
}

/// An arm of an expansion: the zero point is added after scaling.
#[inline(always)]
pub const fn additive<Q: Element, Z: Stage<Additive>, O: Element>(scale: Widen<f32>) -> Option<Kernel> {
    Some(Kernel::of::<Q, Z, O, Additive>(scale))
}

impl Kernel {
    /// The kernel for input `Q`, zero point `Z` ([`Absent`] when there is none), output `O`, formula `F` and a scale.
    #[inline(always)]
    const fn of<Q: Element, Z: Stage<F>, O: Element, F: Lanes>(scale: Widen<f32>) -> Self {
        Self { entry: const { &Entry::new::<Q, Z, O, F>() }, scale }
    }

    /// The same for a scale of type `S`.
    #[cfg(test)]
    pub(crate) const fn new<Q: Element, S: Element, Z: Stage<F>, O: Element, F: Lanes>() -> Self {
        Self::of::<Q, Z, O, F>(scale::<S>())
    }

    /// Computes the elements of the job's range.
    pub(crate) fn run(&self, job: &Job<'_>, out: &mut Buffer<'_>) {
        (self.entry.run)(job, Widening { scale: self.scale, zeros: &self.entry.zeros }, out);
    }

    /// Whether zero points are near, where that decides which loops compute.
    #[inline(always)]
    pub(crate) fn is_near(&self, token: Token, zero_point: Option<&[u8]>) -> bool {
        match (self.entry.asks_near, self.entry.zero_point, zero_point) {
            (true, Some(integers), Some(bytes)) => (integers.used)(token, bytes).magnitude < decode::NEAR,
            _ => true,
        }
    }

    /// What is to be known of integer zero points; none for other types.
    pub(crate) fn zero_point(&self) -> Option<Integers> {
        self.entry.zero_point
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
    const fn new<Q: Element, Z: Stage<F>, O: Element, F: Lanes>() -> Self {
        Self {
            run: run::<Q, O, F>,
            zeros: Z::WIDEN,
            asks_near: false,
            zero_point: Z::INTEGERS,
            codes: code_range(&Q::ENCODING, Q::DTYPE.bits()),
            formula: F::NAME,
        }
    }

    const fn wide<Q: Element, Z: Stage<AffineWide>, O: Element>() -> Self {
        let entry = Self::new::<Q, Z, O, AffineWide>();
        match Z::WIDEN {
            WidenZeros::Integers { .. } if decode::is_narrow::<Q>() => {
                Self { run: run_near::<Q, O>, asks_near: true, ..entry }
            }
            _ => entry,
        }
    }
}

/// What a kernel computes: checked inputs, and a range of the output's elements.
#[derive(Debug)]
pub(crate) struct Job<'a> {
    pub(crate) token: Token,
    pub(crate) grouping: &'a Grouping,
    pub(crate) layout: &'a Layout,
    pub(crate) x: &'a [u8],
    pub(crate) scale: &'a [u8],
    pub(crate) zero_point: Option<&'a [u8]>,
    /// Whether the zero points are near, where that is asked.
    pub(crate) near: bool,
    pub(crate) range: Range<usize>,
    /// How many scales there are.
    pub(crate) parameters: usize,
}

/// A zero point type for a formula: how its codes are widened.
pub trait Stage<F: Formula>: ZeroPoint {
    /// Widens codes.
    #[doc(hidden)]
    const WIDEN: WidenZeros;
    /// What is to be known of integers; none for other types.
    #[doc(hidden)]
    const INTEGERS: Option<Integers>;
}

/// Widens the parameters from an index on.
#[doc(hidden)]
pub type Widen<T> = fn(token: Token, bytes: &[u8], first: usize, out: &mut [T]);

/// What is to be known of integer zero points.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Integers {
    /// The one at an index.
    pub(crate) at: fn(bytes: &[u8], index: usize) -> i64,
    /// The bits that any of them uses.
    pub(crate) used: fn(token: Token, bytes: &[u8]) -> UsedBits,
}

impl<F: Formula> Stage<F> for Absent {
    const WIDEN: WidenZeros = WidenZeros::Absent;
    const INTEGERS: Option<Integers> = None;
}

impl<Z: Element> Stage<Affine> for Z {
    const WIDEN: WidenZeros = WidenZeros::Floats(widen::floats::<Z>);
    const INTEGERS: Option<Integers> = integers::<Z>();
}

impl<Z: Element> Stage<AffineWide> for Z {
    const WIDEN: WidenZeros =
        WidenZeros::Integers { exact: widen::integers::<Z>, floats: widen::floats::<Z> };
    const INTEGERS: Option<Integers> = integers::<Z>();
}

impl<Z: Element> Stage<Additive> for Z {
    const WIDEN: WidenZeros = WidenZeros::Floats(widen::floats::<Z>);
    const INTEGERS: Option<Integers> = integers::<Z>();
}

const fn integers<Z: Element>() -> Option<Integers> {
    if Z::DTYPE.is_integer() { Some(Integers { at: integer_at::<Z>, used: used_bits::<Z> }) } else { None }
}

fn integer_at<Z: Element>(bytes: &[u8], index: usize) -> i64 {
    let bits = const { Z::DTYPE.bits() };
    to_i64::<Z>(Codes::dense(bytes, bits, index).code(bits, 0))
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
fn run<Q: Element, O: Element, F: Lanes>(job: &Job<'_>, widening: Widening, out: &mut Buffer<'_>) {
    let widen = (widening.scale, F::widening(*widening.zeros));
    match job.token {
        Token::Portable => portable::compute::<Q, O, F>(job, widen, out),
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

/// The same for integers of up to 16 bits and zero points of more: as all of them are exact in float32 where the zero points
/// are near, so is their difference, and the loops of [`Affine`] return the bits of [`AffineWide`].
fn run_near<Q: Element, O: Element>(job: &Job<'_>, widening: Widening, out: &mut Buffer<'_>) {
    if job.near {
        return run::<Q, O, Affine>(job, widening, out);
    }
    let widen = (widening.scale, AffineWide::widening(*widening.zeros));
    portable::compute::<Q, O, AffineWide>(job, widen, out);
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
    widen: (Widen<f32>, Option<Widen<F::Zero>>),
    out: &mut Buffer<'_>,
) {
    // Evaluated while compiling, so that no portable loop is compiled that none needs.
    let facts = (FactsOf::<Q>::FACTS, const { vector::portable::<Q, O, F>() });
    if const { has_loops::<Q>() } && job.layout.step() == Q::STEP {
        return vector::compute::<I, FewInWords, O, F>(isa, job, facts, widen, out);
    }
    // A chain of constant conditions: of such the compiler collects no more than the one branch that is taken.
    if const { matches!(Place::of::<Q, I>(), Place::Few(1)) } {
        vector::compute::<I, Few<1>, O, F>(isa, job, facts, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(2)) } {
        vector::compute::<I, Few<2>, O, F>(isa, job, facts, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(3)) } {
        vector::compute::<I, Few<3>, O, F>(isa, job, facts, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Few(_)) } {
        vector::compute::<I, Few<4>, O, F>(isa, job, facts, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::Mirrored) } {
        vector::compute::<I, Mirrored, O, F>(isa, job, facts, widen, out);
    } else if const { matches!(Place::of::<Q, I>(), Place::MirroredBut80) } {
        vector::compute::<I, MirroredBut80, O, F>(isa, job, facts, widen, out);
    } else if F::decodes::<Q, I>() {
        vector::compute::<I, Q, O, F>(isa, job, facts, widen, out);
    } else {
        portable::compute::<Q, O, F>(job, widen, out);
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.formula())
    }
}
