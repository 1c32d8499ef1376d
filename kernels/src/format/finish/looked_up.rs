//! Codes whose numbers are looked up where they are needed.

use super::ahead::Ahead;
use super::laid::Lie;
use super::lines::{Finish, Rows, Supply};
use super::vectors::LookUps;
use crate::element::Element;
use crate::format::number_table::NumberTable;
use crate::isa::Isa;
use crate::isa::avx512::Avx512Vbmi;

/// Codes from the segment's first one on, so many bits apart, and their numbers.
#[derive(Clone, Copy)]
pub(in crate::format) struct LookedUp<'a> {
    pub(in crate::format) isa: Avx512Vbmi,
    pub(in crate::format) bits: u32,
    pub(in crate::format) bytes: &'a [u8],
    pub(in crate::format) numbers: &'a NumberTable,
    /// What is asked for.
    pub(in crate::format) ahead: Ahead<'a>,
}

impl Rows for LookedUp<'_> {}

impl<I: Isa> Supply<I> for LookedUp<'_> {
    const SPREADS: bool = false;
    const COUNTS: bool = true;
    const RAGGED: bool = false;

    #[inline(always)]
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        mut finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    ) {
        let (isa, Self { bits, bytes, numbers, ahead, .. }) = (finish.isa(), self);
        finish.weights(LookUps { isa, bits, bytes, table: &numbers.table, kind: numbers.kind, ahead });
    }
}
