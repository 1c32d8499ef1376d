//! The loops of every level but the portable one: units of 64 codes become lines of the output.
//!
//! The walk takes a job apart until one kind of parameters is left, then one loop does
//!
//! ```text
//! 64 dense codes -> 4 vectors of numbers -> formula -> 4 lines of float32, or 2 of 16 bits
//! ```
//!
//! Codes that are not dense or start inside of a byte are packed first; rows that share words are taken out of them. The last unit of a loop is a whole one,
//! filled up with zeros; of its lines only what was asked for is written.

#![expect(clippy::unreachable, reason = "formulas with a reach bring portable loops")]

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::{Lanes, Reach};
use crate::grouping::Segment;
use crate::isa::buffer::Buffer;
use crate::isa::{Isa, Token};
use crate::kernel::{Job, Wideners};
use crate::layout::Elements;
use crate::zero_points::Zero;

mod by_choice;
mod by_groups;
mod choices;
pub(crate) mod decode;
mod differences;
pub(crate) mod facts;
mod fallback;
mod fused;
#[cfg(target_arch = "x86_64")]
pub(crate) mod halves;
pub(crate) mod normal;
mod output;
mod parameters;
mod part;
mod shape;
mod single;
mod span;
mod stage;
mod steps;
pub(crate) mod table;
mod unit;
pub(crate) mod used;
mod walk;
pub(crate) mod widen;

pub(crate) use fallback::Itself;
pub(crate) use output::{coded, is_bfloat16, is_float16, narrow, through};

use fallback::portable_part;
use normal::at_least_quantum;
use part::Part;
use shape::{Shape, Shapes};
use single::LONG_ON_LINES;
use stage::{ROW_STAGE, Widening};
use walk::walk;

/// How many elements are computed at a time.
const UNIT: usize = 64;

/// Computes a job's range at a level: by a walk, unless it is a short group.
pub(crate) fn compute<I: Isa, Q: Element, O: Element, F: Lanes>(
    isa: I,
    job: &Job<'_>,
    of: &'static Itself<F::Value>,
    (scale, zero): Wideners<F::Zero>,
    out: &mut Buffer<'_>,
) {
    let (zero, origin) = (zero.zip(job.zero_point), of.facts.origin);
    // Made where they are used: what a walk gets lies in memory, for which small calls have no time.
    let coarse = || (scale.coarse, zero.is_none_or(|(zero, _)| zero.coarse));
    let loops = || Loops::<I, Q, O, F>::of(isa, job, of, coarse());
    let widening = || Widening {
        scale: scale.widen,
        zero: zero.map(|(zero, bytes)| (zero.widen, bytes)),
        absent: F::ABSENT.counted_from(origin),
        origin,
    };
    if const { !F::HAS_REACH } && job.is_short_group(const { LONG_ON_LINES / (O::DTYPE.bits() as usize / 8) })
    {
        loops().short_group(job, &widening(), out);
    } else {
        walk(job, &widening(), &loops(), O::DTYPE.bits() as usize / 8, out);
    }
}

/// The loops of a level for a combination; the walk sees no more of it, so it is compiled once.
trait Combination<Z, S = f32> {
    /// Appends the results of a part. Its parameters are the first of those given, the rest is unused.
    fn part(&self, part: &PartOf<'_>, scales: &[S], zeros: &[Z], out: &mut Buffer<'_>);

    /// How many bytes a scale and a zero point, if there are any, of an element have in loops that are quicker the longer rows are
    /// that share them: where results are as long as scales, and zero points as well, it takes less time to load them often.
    fn parameter_of_long_rows(&self, has_zeros: bool) -> Option<usize>;

    /// What decides which loops groups ask for.
    fn shapes(&self) -> &'static Shapes;

    /// What is to be known of parameters before they are used.
    fn look(&self, scales: &[S], zeros: &[Z]) -> Known;
}

/// Elements and their parameters.
pub(crate) struct PartOf<'a> {
    /// By reference, as is what else a call hands on: copied straight after it was written, it would be waited for.
    elements: &'a Elements<'a>,
    segment: &'a Segment,
    /// Which elements use the same parameters, if rows of them do.
    again: Again,
    /// How groups lie, which decides which loops do them.
    shape: Shape<'a>,
    /// None where nobody has looked at the parameters yet.
    known: Option<&'a Known>,
}

/// Rows of so many elements, of which so many neighbours use the same parameters; then come those of the next rows.
#[derive(Clone, Copy)]
struct Again {
    /// In whole units, unless all rows use the same parameters or groups are of several elements.
    columns: usize,
    rows: usize,
    /// How many elements lie between a row and the next which are done another time; whole bytes of codes.
    gap: usize,
    /// How many units these rows have: kept, as small calls have no time to multiply.
    units: usize,
}

impl Again {
    /// All elements are of one row.
    const NEVER: Self = Self { columns: usize::MAX, rows: 1, gap: 0, units: usize::MAX };

    /// However many rows there are, they use the same parameters. Behind those of a row, the first ones follow again, as many as a
    /// unit has.
    fn endless(columns: usize) -> Self {
        Self { columns, rows: usize::MAX, ..Self::NEVER }
    }

    /// So many rows use the same parameters, as many rows behind them the next ones.
    fn chain(columns: usize, rows: usize) -> Self {
        Self { columns, rows, units: columns / UNIT * rows, ..Self::NEVER }
    }

    /// Each row has groups of its own, of which the last one is shorter.
    fn ragged(columns: usize) -> Self {
        Self { columns, ..Self::NEVER }
    }

    /// Whether rows are such, given that they have groups of several elements.
    fn is_ragged(&self) -> bool {
        self.columns < Self::NEVER.columns && self.rows == 1
    }

    /// So many rows of groups of several elements use the same parameters.
    fn tiles(columns: usize, rows: usize) -> Self {
        Self { columns, rows, ..Self::NEVER }
    }

    /// How many parameters `count` elements with parameters of their own have, if these are a unit's at least, no more than a stage has room
    /// for, and each is used so `often`.
    fn used_often(&self, count: usize, often: usize) -> Option<usize> {
        let parameters = count.div_ceil(self.columns.saturating_mul(self.rows)) * self.columns.min(count);
        ((UNIT..=ROW_STAGE).contains(&parameters) && count / often >= parameters).then_some(parameters)
    }

    /// All of these rows use the same parameters, and only some columns of each are done.
    fn panel(columns: usize, rows: usize, gap: usize) -> Self {
        Self { columns, rows, gap, ..Self::NEVER }
    }
}

/// What is known of parameters: it decides which loops return their bits soonest.
#[derive(Clone, Copy)]
struct Known {
    /// Whether no result is subnormal; false where that makes no difference.
    normal: bool,
    /// Whether no zero point changes a bit; false where that makes no difference.
    unshifted: bool,
    /// Whether steps can be [fused]; false where that makes no difference.
    fuse: bool,
    /// Which loops take the zero points.
    reach: Reach,
}

impl Known {
    /// What holds of all parameters that vectors take.
    const NOTHING: Self = Self { normal: false, unshifted: false, fuse: false, reach: Reach::Vectors };
}

/// The loops of a level for one combination.
struct Loops<I, Q, O, F: Lanes> {
    isa: I,
    token: Token,
    /// That of the type itself, as `Q` may stand in for it.
    of: &'static Itself<F::Value>,
    /// Whether scales and zero points are known by their types to be multiples of [`QUANTUM`](normal::QUANTUM).
    coarse: (bool, bool),
    /// Whether groups are such that steps may be [fused].
    may_fuse: bool,
    types: PhantomData<(Q, O, F)>,
}

/// Whether all zero points are that of a call without one, the sign of 0 included: none changes a bit.
fn are_absent<F: Lanes>(token: Token, zeros: &[F::Zero]) -> bool {
    match (F::floats(&[F::ABSENT]), F::floats(zeros)) {
        ([absent, ..], [zero]) => zero.to_bits() == absent.to_bits(),
        ([absent, ..], zeros) => used::are_all(token, zeros, absent.to_bits()),
        ([], _) => false,
    }
}

impl<I: Isa, Q, O, F: Lanes> Clone for Loops<I, Q, O, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Isa, Q, O, F: Lanes> Copy for Loops<I, Q, O, F> {}

impl<I: Isa, Q: Element, O: Element, F: Lanes> Combination<F::Zero> for Loops<I, Q, O, F> {
    fn part(&self, part: &PartOf<'_>, scales: &[f32], zeros: &[F::Zero], out: &mut Buffer<'_>) {
        let known = part.known.copied().unwrap_or_else(|| self.look(scales, zeros));
        // Known while compiling, for most formulas: then no other loop is compiled for a stand-in.
        if const { !F::HAS_REACH } {
            return self.vectors::<F>(part, known, (scales, zeros), out);
        }
        match known.reach {
            Reach::Unshifted => self.vectors::<F::Unshifted>(part, known, (scales, zeros), out),
            Reach::Vectors => self.vectors::<F>(part, known, (scales, zeros), out),
            Reach::Far | Reach::Portable => match (&self.of.portable, Self::FAR) {
                (_, Some(far)) if known.reach == Reach::Far => far(self, part, known, (scales, zeros), out),
                (Some(conversions), _) => {
                    portable_part::<F>(self.token, conversions, part, (scales, zeros), out);
                }
                (None, _) => unreachable!("formulas with a reach have portable loops"),
            },
        }
    }

    fn parameter_of_long_rows(&self, has_zeros: bool) -> Option<usize> {
        if const { differences::may_pay::<Q, O, F>() } {
            return Some(size_of::<f32>() + size_of::<u8>());
        }
        // The results that elements choose among have to stay in the first cache.
        if const { by_choice::may_pay::<Q, O>() } {
            return None;
        }
        let loads_zeros =
            const { F::TAKES_ZEROS } && (has_zeros || const { !part::spares_zeros_of::<I, Q, O, F>(1) });
        let zero = if loads_zeros { size_of::<F::Zero>() } else { 0 };
        (O::DTYPE.bits() == 16).then_some(size_of::<f32>() + zero)
    }

    fn shapes(&self) -> &'static Shapes {
        const { &part::shapes::<I, Q, O>() }
    }

    fn look(&self, scales: &[f32], zeros: &[F::Zero]) -> Known {
        let unshifted = const { part::spares_zeros::<Q, F>() } && are_absent::<F>(self.token, zeros);
        let reach = if const { F::HAS_REACH } { F::reach(self.isa, zeros) } else { Reach::Vectors };
        let mut normal = false;
        if const { output::is_bfloat16::<O>() } {
            let at_least = |numbers| at_least_quantum(numbers, |work| self.isa.vectorize(work));
            normal = self.of.facts.coarse
                && self.isa.flushing().is_some()
                && (self.coarse.0 || at_least(scales))
                && (self.coarse.1 || at_least(F::floats(zeros)));
        }
        let fuse = const { fused::may_pay::<Q, O, F, I>() }
            && self.may_fuse
            && fused::all_fuse(self.token, scales, F::floats(zeros));
        Known { normal, unshifted, fuse, reach }
    }
}

/// Appends the results of a part with scales and zero points.
type Append<T, Z> = fn(&T, &PartOf<'_>, Known, (&[f32], &[Z]), &mut Buffer<'_>);

impl<I: Isa, Q: Element, O: Element, F: Lanes> Loops<I, Q, O, F> {
    /// Those for a job.
    #[inline(always)]
    fn of(isa: I, job: &Job<'_>, of: &'static Itself<F::Value>, coarse: (bool, bool)) -> Self {
        let may_fuse = const { fused::may_pay::<Q, O, F, I>() } && fused::pays(job);
        Self { isa, token: job.token, of, coarse, may_fuse, types: PhantomData }
    }

    /// Appends the results of dense elements that all share a scale and a zero point.
    #[inline(always)]
    fn short_group(&self, job: &Job<'_>, widening: &Widening<'_, F::Zero>, out: &mut Buffer<'_>) {
        let ((scales, zeros), count) = (widening.one(job, 0), job.range.len());
        let (Self { isa, of: Itself { facts, .. }, .. }, known) = (*self, self.look(&scales, &zeros));
        let (scales, zeros, again, types) = (&scales, &zeros, &Again::NEVER, PhantomData);
        Part::<I, Q, O, F> { isa, facts, again, scales, zeros, out, known, types }.one(
            &job.elements,
            count,
            0,
        );
    }

    /// The loops for zero points that have too many bits for the others: with AVX-512 only, as hardly anybody has such and loops take
    /// room. Behind a constant, as a branch that is not taken would take the compiler memory.
    const FAR: Option<Append<Self, F::Zero>> =
        if F::HAS_REACH && I::WHOLE_LINES { Some(Self::vectors::<F::Far>) } else { None };

    /// The same by a formula that returns the same bits.
    fn vectors<G: Lanes<Zero = F::Zero>>(
        &self,
        of: &PartOf<'_>,
        known: Known,
        (scales, zeros): (&[f32], &[F::Zero]),
        out: &mut Buffer<'_>,
    ) {
        let (Self { isa, of: Itself { facts, .. }, .. }, again, types) = (*self, &of.again, PhantomData);
        Part::<I, Q, O, G> { isa, facts, again, scales, zeros, out, known, types }.run(of);
    }
}
