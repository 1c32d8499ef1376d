//! Tables of the numbers of weights, looked up by codes in the order of vectors.

#![expect(clippy::indexing_slicing, reason = "two tables are what they say")]

use core::marker::PhantomData;

use super::LANES;
use super::laid::Lie;
use super::repeats::InLines;
use super::vectors::Vectors;
use crate::isa::Isa;
use crate::isa::avx512::Avx512Vbmi;

/// One table of the numbers of weights, or two, and codes in the order of vectors.
pub(super) struct Tables<R, L, const TWO: bool> {
    isa: Avx512Vbmi,
    numbers: [<Avx512Vbmi as Isa>::F32; 2],
    units: R,
    lie: PhantomData<L>,
}

impl<R, L, const TWO: bool> Tables<R, L, TWO> {
    /// What tables have for a vector's codes.
    #[inline(always)]
    fn entries(
        &self,
        unit: <Avx512Vbmi as Isa>::I32,
        part: usize,
        tables: [<Avx512Vbmi as Isa>::F32; 2],
    ) -> <Avx512Vbmi as Isa>::F32 {
        let index = self.isa.shr_each(unit, self.isa.splat_i32(8 * part as i32));
        if TWO { self.isa.look_up_in_two(tables, index) } else { self.isa.look_up(tables[0], index) }
    }
}

impl<R: InLines, L: Lie, const TWO: bool> Vectors<Avx512Vbmi> for Tables<R, L, TWO> {
    type Unit = <Avx512Vbmi as Isa>::I32;

    #[inline(always)]
    fn unit(&self, _: usize) -> Self::Unit {
        let codes = self.units.unmasked(self.isa);
        self.isa.load_i32(&zerocopy::transmute!(codes))
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.units.advance();
    }

    #[inline(always)]
    fn ask(&self, unit: usize) {
        self.units.ahead().ask(unit);
    }

    #[inline(always)]
    fn vector(&self, unit: Self::Unit, part: usize) -> <Avx512Vbmi as Isa>::F32 {
        self.entries(unit, part, self.numbers)
    }

    /// Of one vector it takes no longer to do the steps to its numbers.
    #[inline(always)]
    fn sources(&self, unit: Self::Unit, part: usize) -> [<Avx512Vbmi as Isa>::F32; 2] {
        if L::PER_LINE { self.numbers } else { [self.vector(unit, part); 2] }
    }

    #[inline(always)]
    fn result(
        &self,
        unit: Self::Unit,
        part: usize,
        results: [<Avx512Vbmi as Isa>::F32; 2],
    ) -> <Avx512Vbmi as Isa>::F32 {
        if L::PER_LINE { self.entries(unit, part, results) } else { results[0] }
    }
}

#[inline(always)]
pub(super) fn tables<R: InLines, L, const TWO: bool>(
    isa: Avx512Vbmi,
    numbers: &[f32; 2 * LANES],
    units: R,
) -> Tables<R, L, TWO> {
    let (tables, _) = numbers.as_chunks();
    Tables { isa, numbers: [isa.load(&tables[0]), isa.load(&tables[1])], units, lie: PhantomData }
}
