//! What tests of loops for runs have in common.

use alloc::vec::Vec;

use super::*;
use crate::formula::Affine;
use crate::layout::Layout;
use crate::vector::Again;
use crate::vector::facts::FactsOf;

/// The results of codes of 8 bits that are one run, as `append` appends them: none if it does not.
pub(in crate::vector) fn results<I: Isa, Q: Element, O: Element>(
    isa: I,
    codes: &[u8],
    (scale, zero): (f32, f32),
    append: impl FnOnce(&mut Part<'_, '_, I, Q, O, Affine>, &Elements<'_>, Blocks<'_, f32>) -> bool,
) -> Option<Vec<u8>> {
    let (scales, zeros, count) = (&[scale], &[zero], codes.len());
    let elements = &Layout::Dense { bits: 8 }.elements(codes, 0);
    let known = Known::NOTHING;
    let mut results = alloc::vec![0; count * O::DTYPE.bits() as usize / 8];
    let out = &mut Buffer::bytes(&mut results);
    let (facts, again, types) = (FactsOf::<Q>::FACTS, &Again::NEVER, PhantomData);
    let mut part = Part { isa, facts, again, scales, zeros, out, known, types };
    append(&mut part, elements, Blocks::one(scales, zeros)).then_some(results)
}

/// The same by the formula.
pub(in crate::vector) fn by_formula<I: Isa, Q: Element, O: Element>(
    isa: I,
    codes: &[u8],
    parameters: (f32, f32),
) -> Option<Vec<u8>> {
    results::<I, Q, O>(isa, codes, parameters, |part, elements, parameters| {
        part.formula(isa, elements, codes.len(), parameters);
        true
    })
}
