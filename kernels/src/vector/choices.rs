//! What is decided while compiling, as constants of types: a constant block in a function that is compiled for every loop takes the
//! compiler memory for each.

use core::marker::PhantomData;

use crate::element::Element;
use crate::formula::Lanes;
use crate::isa::Isa;
use crate::isa::stream::LINE;
use crate::vector::parameters::Parameters;
use crate::vector::span::Widths;
use crate::vector::{UNIT, by_choice, by_groups, differences, fused, output, part, steps, table};
use crate::words;

/// Of an element type.
pub(super) struct Type<T>(PhantomData<T>);

impl<T: Element> Type<T> {
    pub(super) const BITS: u32 = T::DTYPE.bits();
    /// Whether there are loops for codes in words of several rows.
    pub(super) const HAS_LOOPS_OF_WORDS: bool = words::has_loops::<T>();
    /// Whether an instruction may round to it that flushes.
    pub(super) const MAY_FLUSH: bool = output::is_bfloat16::<T>();
}

/// Of a combination at a level.
pub(super) struct Combined<I, Q, O, F>(PhantomData<(I, Q, O, F)>);

impl<I: Isa, Q: Element, O: Element, F: Lanes> Combined<I, Q, O, F> {
    pub(super) const WIDTHS: Widths = Widths {
        bits: Q::DTYPE.bits(),
        step: words::step::<Q>(),
        lines: UNIT * O::DTYPE.bits() as usize / 8 / LINE,
        joins: I::WHOLE_LINES,
    };
    /// Whether loops subtract zero points as bytes.
    pub(super) const BY_DIFFERENCES: bool = differences::may_pay::<Q, O, F>();
    /// Whether long groups are looked up, by all results or by those of mantissas.
    pub(super) const LOOKS_UP: bool = table::may_pay::<Q, O, I>();
    /// Whether rows of groups that share parameters are.
    pub(super) const LOOKS_ROWS_UP: bool = table::may_pay_by_rows::<Q, O, I>();
    pub(super) const STEPS: bool = steps::may_pay::<Q, O, I>();
    /// Whether the steps of bytes are fused where they can be.
    pub(super) const FUSES: bool = fused::may_pay::<Q, O, F, I>();
    /// Whether elements choose among all results of their columns.
    pub(super) const BY_CHOICE: bool = by_choice::may_pay::<Q, O>();
    /// Whether groups that end within units are looked up.
    pub(super) const BY_GROUPS: bool = by_groups::may_pay::<Q, O, I>();
}

/// Of a combination with some parameters.
pub(super) struct With<I, Q, O, F, P>(PhantomData<(I, Q, O, F, P)>);

impl<I: Isa, Q: Element, O: Element, F: Lanes, P: Parameters<I, F>> With<I, Q, O, F, P> {
    /// Whether there are loops without zero points.
    pub(super) const SPARES_ZEROS: bool = part::spares_zeros_of::<I, Q, O, F>(P::SHARE);
    /// Whether codes are looked up in tables of finished results.
    pub(super) const HAS_TABLES: bool = part::has_tables::<Q, O>() && P::SHARE >= 32;
}
