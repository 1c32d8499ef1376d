//! Elements whose parameters are widened: which loop does them.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every group of a part")]

use core::marker::PhantomData;

use crate::element::{Element, Encoding};
use crate::formula::Lanes;
use crate::grouping::Segment;
use crate::isa::Isa;
use crate::isa::buffer::Buffer;
use crate::layout::Elements;
use crate::vector::choices::{Combined, Type, With};
use crate::vector::differences::{self, ByDifferences, Codes};
use crate::vector::facts::Facts;
use crate::vector::fused::{self, Groups};
use crate::vector::parameters::{Blocks, Each, Fine, PICKED, Parameters, Picks, Scales, Spread};
use crate::vector::shape::{LookedUp, Shape, Shapes};
use crate::vector::span::Span;
use crate::vector::stage::ROW_STAGE;
use crate::vector::steps;
use crate::vector::table::{self, Finished};
use crate::vector::unit::{ByFormula, ByTables, Stretch};
use crate::vector::{Again, Known, PartOf, UNIT, by_choice, by_groups, output};
use crate::words;

/// Elements whose parameters are widened.
pub(super) struct Part<'r, 'o, I, Q, O, F: Lanes> {
    pub(super) isa: I,
    pub(super) facts: &'static Facts,
    pub(super) again: &'r Again,
    pub(super) scales: &'r [f32],
    pub(super) zeros: &'r [F::Zero],
    pub(super) out: &'r mut Buffer<'o>,
    pub(super) known: Known,
    pub(super) types: PhantomData<(Q, O)>,
}

/// Parameters for the loops of a level and those that flush.
trait AnyParameters<I: Isa, F: Lanes>: Parameters<I, F> + Parameters<I::Flushing, F> {}

impl<I: Isa, F: Lanes, P: Parameters<I, F> + Parameters<I::Flushing, F>> AnyParameters<I, F> for P {}

/// Whether 32 codes at a time are looked up in a table of finished results.
pub(super) const fn has_tables<Q: Element, O: Element>() -> bool {
    let bits = Q::DTYPE.bits();
    if O::DTYPE.bits() == 32 {
        return bits <= 4;
    }
    O::DTYPE.bits() == 16 && output::has_words::<O>() && bits <= 4
}

/// What decides which loops groups ask for.
pub(super) const fn shapes<I: Isa, Q: Element, O: Element>() -> Shapes {
    let runs = if has_tables::<Q, O>() { Some(O::DTYPE.bits()) } else { None };
    let (groups, tiles) = (by_groups::may_pay::<Q, O, I>(), table::may_pay_by_rows::<Q, O, I>());
    // Of four bits, there are as many results as codes then: quicker to float16 with tables of bytes, not elsewhere.
    let sixteens = groups && I::BYTE_TABLES && output::rounds_at_once::<O>();
    Shapes::new(I::ENTRIES, Q::DTYPE.bits(), LookedUp { runs, groups, sixteens, tiles })
}

/// Whether there are loops without zero points: where little else is done than to scale codes, or all that codes can be.
pub(super) const fn spares_zeros<Q: Element, F: Lanes>() -> bool {
    F::SPARES_ZEROS && Q::DTYPE.bits() <= 8
}

/// Whether there are such loops for parameters that so many elements [share](Parameters::SHARE). Each takes time and memory to compile, so there are
/// those that gain: tables of 32 codes; most integers to float32, as what is none has [a formula](crate::formula::Scaled) where it never has zero
/// points; integers to bfloat16, and to float16 by long groups, as
/// rounding takes as long as it takes to load parameters; integers whose parameters are picked, where that is quick, but for codes of
/// two bits to 16 bits.
pub(super) const fn spares_zeros_of<I: Isa, Q: Element, O: Element, F: Lanes>(share: usize) -> bool {
    let is_integer = matches!(Q::ENCODING, Encoding::Integer { .. });
    let gains = match share {
        // Only groups of a few elements pick there, which such codes seldom have; nor have rows that share words any that pick.
        PICKED if O::DTYPE.bits() == 16 && Q::DTYPE.bits() <= 2 => false,
        PICKED => is_integer && I::WHOLE_LINES && !words::has_loops::<Q>(),
        _ if has_tables::<Q, O>() => share == 32,
        // Those have loops of their own.
        1 if differences::may_pay::<Q, O, F>() => false,
        UNIT => is_integer,
        1 if O::DTYPE.bits() == 32 => is_integer,
        _ => is_integer && !output::rounds_at_once::<O>(),
    };
    spares_zeros::<Q, F>() && gains
}

/// Loops of a part at a level over so many elements with some parameters, where there are such.
type MayLoop<'r, 'o, I, Q, O, F, J, P> =
    Option<fn(&mut Part<'r, 'o, I, Q, O, F>, J, &Elements<'_>, usize, P)>;

/// Which loops a part has at a level for some parameters. They are functions behind constants: a branch that is not taken would take
/// the compiler memory for each of its combinations.
struct Has<T, J, P>(PhantomData<(T, J, P)>);

impl<'r, 'o, I: Isa, Q: Element, O: Element, F: Lanes, P: AnyParameters<I, F>>
    Has<Part<'r, 'o, I, Q, O, F>, I, P>
{
    /// Those without zero points.
    const SCALES: MayLoop<'r, 'o, I, Q, O, F, I, P> =
        if With::<I, Q, O, F, P>::SPARES_ZEROS { Some(Part::scales) } else { None };
    /// Those with instructions that flush, which may return the same bits.
    const FLUSHING: MayLoop<'r, 'o, I, Q, O, F, I::Flushing, P> =
        if Type::<O>::MAY_FLUSH { Some(Part::loops_at) } else { None };
}

impl<'r, 'o, I: Isa, Q: Element, O: Element, F: Lanes, J: Isa, P: Parameters<J, F>>
    Has<Part<'r, 'o, I, Q, O, F>, J, P>
{
    /// Those by tables of finished words.
    const TABLES: MayLoop<'r, 'o, I, Q, O, F, J, P> =
        if With::<J, Q, O, F, P>::HAS_TABLES { Some(Part::tables) } else { None };
}

/// Appends the results of so many elements with fused steps; whether it did.
type Fuse<T> = fn(&mut T, (&Elements<'_>, usize), Groups) -> bool;

/// Appends the results of a run that is one group, from so many elements on; whether there are any.
type Run<T> = fn(&mut T, &Elements<'_>, usize, usize) -> bool;

impl<'r, I: Isa, Q: Element, O: Element, F: Lanes> Part<'r, '_, I, Q, O, F> {
    /// The loops for elements with parameters of their own whose zero points are codes, or whose codes are few; whether they gain.
    const OF_EACH: Option<fn(&mut Self, &PartOf<'_>) -> bool> = if Combined::<I, Q, O, F>::BY_DIFFERENCES {
        Some(Self::each_by_differences)
    } else if Combined::<I, Q, O, F>::BY_CHOICE {
        Some(by_choice::write)
    } else {
        None
    };
    /// The loops that look long runs up, by all results or by those of mantissas.
    const BY_RESULTS: Option<Run<Self>> = if Combined::<I, Q, O, F>::LOOKS_UP {
        Some(Self::by_table)
    } else if Combined::<I, Q, O, F>::STEPS {
        Some(Self::by_steps)
    } else {
        None
    };

    /// The loops that fuse steps, over one group or such of whole units; whether elements are as many as these take.
    const FUSED: Option<Fuse<Self>> = if Combined::<I, Q, O, F>::FUSES { Some(fused::write) } else { None };

    /// The loops that look rows of groups up.
    const TILES: Option<fn(&mut Self, &PartOf<'_>)> =
        if Combined::<I, Q, O, F>::LOOKS_ROWS_UP { Some(table::write_rows) } else { None };

    /// The loops that look groups up that end within units; whether these are large enough.
    const BY_GROUPS: Option<fn(&mut Self, &PartOf<'_>, &Picks) -> bool> =
        if Combined::<I, Q, O, F>::BY_GROUPS { Some(by_groups::write) } else { None };

    /// Appends the results of a part.
    pub(super) fn run(&mut self, of: &PartOf<'_>) {
        let (scales, zeros) = (self.scales, self.zeros);
        let Segment { count, phase, .. } = *of.segment;
        match of.shape {
            Shape::Each => self.each(of),
            Shape::Runs => self.runs(of),
            Shape::Blocks => self.blocks(of),
            Shape::Tiles => match Self::TILES {
                Some(tiles) => tiles(self, of),
                None => unreachable!("no tables are made of such codes"),
            },
            Shape::Spread(picks) => {
                if Self::BY_GROUPS.is_some_and(|write| write(self, of, picks)) {
                    return;
                }
                self.scaled(
                    of.elements,
                    count,
                    Spread::new(scales, zeros, (phase, of.again), (picks, I::ENTRIES)),
                );
            }
        }
    }

    /// Elements with parameters of their own.
    fn each(&mut self, of: &PartOf<'_>) {
        let (PartOf { elements, again, segment, .. }, scales, zeros) = (of, self.scales, self.zeros);
        if Self::OF_EACH.is_some_and(|write| write(self, of)) {
            return;
        }
        self.scaled(elements, segment.count, Each::new(scales, zeros, *again));
    }

    /// The same where zero points are codes and used often, if they are.
    #[inline(always)]
    fn each_by_differences(&mut self, of: &PartOf<'_>) -> bool {
        let parameters = of.again.used_often(of.segment.count, differences::OFTEN);
        parameters.is_some_and(|parameters| self.each_with_codes(of, parameters))
    }

    /// The same of so many parameters. A function of its own, for the room it takes.
    #[inline(never)]
    fn each_with_codes(&mut self, of: &PartOf<'_>, parameters: usize) -> bool {
        let (isa, again, mut room) = (self.isa, of.again, Codes::NONE);
        let scales = &self.scales[..parameters + UNIT];
        if self.known.unshifted {
            self.by_differences(of, Each::new(scales, &[(); ROW_STAGE + UNIT], again));
        } else if let Some(zeros) = room.of::<I, Q>(isa, F::floats(&self.zeros[..parameters])) {
            self.by_differences(of, Each::new(scales, zeros, again));
        } else {
            return false;
        }
        true
    }

    /// The same with a level's tables of bytes, where it has such.
    fn by_differences<Z: Copy>(&mut self, of: &PartOf<'_>, parameters: Each<'_, Z>)
    where
        for<'a> ByDifferences<'a, I, Q, Z>: Stretch,
        for<'a> ByDifferences<'a, I::Tabled, Q, Z>: Stretch,
    {
        let (PartOf { elements, segment, .. }, types) = (of, PhantomData::<Q>);
        match self.isa.tabled() {
            Some(isa) => self.span(elements, segment.count, &ByDifferences { isa, parameters, types }),
            None => self.span(elements, segment.count, &ByDifferences { isa: self.isa, parameters, types }),
        }
    }

    /// Groups of whole units, or of a half or a quarter of one.
    fn blocks(&mut self, of: &PartOf<'_>) {
        let (elements, scales, zeros) = (of.elements, self.scales, self.zeros);
        let Segment { count, group, phase, .. } = *of.segment;
        if self.looks_up(group) {
            return self.runs(of);
        }
        if self.by_fused_steps((elements, count), Groups::Blocks { group, phase }) {
            return;
        }
        match Blocks::new(scales, zeros, (group, phase)) {
            Some(blocks) => self.scaled(elements, count, blocks),
            None if group == 32 => self.scaled(elements, count, Fine::<2, _>::new(scales, zeros)),
            None => self.loops(elements, count, Fine::<4, _>::new(scales, zeros)),
        }
    }

    /// One run for each group.
    fn runs(&mut self, of: &PartOf<'_>) {
        let mut done = 0;
        for (group, count) in of.segment.runs().enumerate() {
            self.one(&of.elements.skip(done), count, group);
            done += count;
        }
    }

    /// A run that is one group.
    #[inline(always)]
    pub(super) fn one(&mut self, elements: &Elements<'_>, count: usize, group: usize) {
        if Self::BY_RESULTS.is_some_and(|write| write(self, elements, count, group)) {
            return;
        }
        if self.by_fused_steps((elements, count), Groups::One(group)) {
            return;
        }
        self.scaled(elements, count, self.shared(group));
    }

    /// Elements with fused steps, where these have the same bits and are worth it; whether they are.
    #[inline(always)]
    fn by_fused_steps(&mut self, elements: (&Elements<'_>, usize), groups: Groups) -> bool {
        self.known.fuse && Self::FUSED.is_some_and(|write| write(self, elements, groups))
    }

    /// The parameters of a run.
    #[inline(always)]
    pub(super) fn shared(&self, group: usize) -> Blocks<'r, F::Zero> {
        Blocks::one(&self.scales[group..], &self.zeros[group..])
    }

    /// A run by a table of all results, if it is worth one.
    #[inline(always)]
    fn by_table(&mut self, elements: &Elements<'_>, count: usize, group: usize) -> bool {
        let pays = table::pays(self, count, group);
        if pays {
            let shared = self.shared(group);
            let mut finished = Finished::<1>::NONE;
            finished.add::<I, Q, O, F>(self.isa, self.facts, shared);
            finished.write(self, elements, (count, usize::MAX));
        }
        pays
    }

    /// A run by steps, if it is worth them and has some.
    #[inline(always)]
    fn by_steps(&mut self, elements: &Elements<'_>, count: usize, group: usize) -> bool {
        steps::pays(self, count, group) && steps::write(self, elements, count, self.shared(group))
    }

    /// Whether groups of so many elements are runs whose results are looked up, going by the first one.
    #[inline(always)]
    fn looks_up(&self, group: usize) -> bool {
        if Combined::<I, Q, O, F>::LOOKS_UP {
            return table::pays(self, group, 0);
        }
        Combined::<I, Q, O, F>::STEPS && steps::pays(self, group, 0)
    }

    /// Elements whose parameters most calls have no zero points for. Inlined down to the loop: parameters that are copied straight
    /// after they were written would be waited for.
    #[inline(always)]
    fn scaled<P: AnyParameters<I, F>>(&mut self, elements: &Elements<'_>, count: usize, parameters: P) {
        match Has::<Self, I, P>::SCALES {
            Some(scales) if self.known.unshifted => scales(self, self.isa, elements, count, parameters),
            _ => self.loops(elements, count, parameters),
        }
    }

    /// The same without zero points.
    #[inline(always)]
    fn scales<P: AnyParameters<I, F>>(&mut self, _: I, elements: &Elements<'_>, count: usize, parameters: P) {
        self.loops(elements, count, Scales(parameters));
    }

    /// Elements with some parameters, with the quickest instructions that return the same bits.
    #[inline(always)]
    fn loops<P: AnyParameters<I, F>>(&mut self, elements: &Elements<'_>, count: usize, parameters: P) {
        match (Has::<Self, I, P>::FLUSHING, self.flushing()) {
            (Some(loops), Some(isa)) => loops(self, isa, elements, count, parameters),
            _ => self.loops_at(self.isa, elements, count, parameters),
        }
    }

    /// The instructions that flush, where they return the same bits.
    pub(super) fn flushing(&self) -> Option<I::Flushing> {
        if self.known.normal { self.isa.flushing() } else { None }
    }

    /// Elements by tables, where there are some and enough elements share parameters, or by the formula.
    #[inline(always)]
    fn loops_at<J: Isa, P: Parameters<J, F>>(
        &mut self,
        isa: J,
        elements: &Elements<'_>,
        count: usize,
        parameters: P,
    ) {
        match Has::<Self, J, P>::TABLES {
            Some(tables) => tables(self, isa, elements, count, parameters),
            None => self.formula(isa, elements, count, parameters),
        }
    }

    /// Elements by tables of finished words.
    #[inline(always)]
    fn tables<J: Isa, P: Parameters<J, F>>(
        &mut self,
        isa: J,
        elements: &Elements<'_>,
        count: usize,
        parameters: P,
    ) {
        let (facts, from, types) = (self.facts, 0, PhantomData);
        self.span(elements, count, &ByTables::<_, _, Q, O, F> { isa, facts, parameters, from, types });
    }

    /// Elements by the formula.
    #[inline(always)]
    pub(super) fn formula<J: Isa, P: Parameters<J, F>>(
        &mut self,
        isa: J,
        elements: &Elements<'_>,
        count: usize,
        parameters: P,
    ) {
        let (facts, from, types) = (self.facts, 0, PhantomData);
        self.span(elements, count, &ByFormula::<_, _, Q, O, F> { isa, facts, parameters, from, types });
    }

    /// Appends the results of `count` codes.
    pub(super) fn span(&mut self, elements: &Elements<'_>, count: usize, stretch: &dyn Stretch) {
        // A copy: of a part whose address is handed on, all would have to lie in memory.
        let (of, again, isa) = (&Combined::<I, Q, O, F>::WIDTHS, self.again, self.isa);
        Span { of, again, stretch, packs: &isa }.append(elements, count, self.out);
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
pub(super) mod tests;
