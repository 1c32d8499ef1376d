//! Zero points that are 0 as they are counted: a value is rounded by the instruction that converts it.

use super::Subtrahends;
use crate::isa::Isa;

/// They change nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unshifted {}

impl Subtrahends for Unshifted {
    type Of<I: Isa> = ();

    #[inline(always)]
    fn splat<I: Isa>(_isa: I, _zero: i64) {}

    #[inline(always)]
    fn load<I: Isa>(_isa: I, _zeros: &[i64; 16]) {}

    #[inline(always)]
    fn pick<I: Isa>(_isa: I, _zeros: &[i64; 16], _index: I::I32) {}

    #[inline(always)]
    fn differences<I: Isa>(isa: I, values: I::I32, _zeros: ()) -> I::F32 {
        isa.to_f32(values)
    }
}
