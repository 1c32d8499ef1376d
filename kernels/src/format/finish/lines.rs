//! Whole units of weights as lines of the output: the steps from numbers to weights.

use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ops::Range;

use super::in_turns;
use super::laid::{Lie, Neutral};
use super::shared_words::SharedWords;
use super::vectors::Vectors;
use super::{LANES, Parameter, Segment, Start, UNIT};
use crate::element::Element;
use crate::isa::buffer::{Buffer, Counted, Source, TwoLoops};
use crate::isa::{Isa, Work};
use crate::vector;

/// Something that is given for some rows.
pub(super) trait Rows: Copy {
    /// How many rows there are.
    fn rows(&self) -> usize {
        1
    }

    /// One of them.
    fn row(self, _: usize) -> Self {
        self
    }
}

/// What can be given instead of numbers, at a level.
pub(super) trait Supply<I: Isa>: Rows {
    /// Whether weights of a vector may have parameters of their own.
    const SPREADS: bool;
    /// Whether the loop waits for nothing but its instructions, so that it has more forms.
    const COUNTS: bool;
    /// Whether it has forms for weights of whole units that share all parameters.
    const BY_UNITS: bool = false;
    /// Whether there may be weights beyond the last whole unit.
    const RAGGED: bool;

    /// Hands the vectors to the last loop; always inlined.
    fn finish<'o, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>(
        self,
        finish: Finish<'_, 'o, I, O, L, Self, ZERO, ADD, STEPS>,
    );
}

/// The last loop of a segment.
pub(super) struct Finish<'a, 'o, I, O, L: Lie, G, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    steps: Steps<'a, I, O, L, ZERO, ADD, STEPS>,
    /// What is given.
    pub(super) given: G,
    /// Whether every 32 weights share all parameters.
    pub(super) lines_share: bool,
    units: Range<usize>,
    out: &'a mut Buffer<'o>,
}

/// The steps from a number to a weight.
struct Steps<'a, I, O, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    isa: I,
    /// The numbers of zero point, scale and offset.
    numbers: [L::Held<'a>; 3],
    types: PhantomData<O>,
}

impl<'a, I: Isa, O: Element, L: Lie, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Steps<'a, I, O, L, ZERO, ADD, STEPS>
{
    fn new<G>(isa: I, segment: &Segment<'a, G>) -> Self {
        let Segment { zero_point, scale, add, .. } = segment;
        Self { isa, numbers: held::<L>([zero_point, scale, add]), types: PhantomData }
    }

    /// For so many units. What takes the place of a parameter that no step reads may be shorter.
    #[inline(always)]
    fn counted(self, units: usize) -> Self {
        let [zero_point, scale, add] = self.numbers;
        let numbers = [
            if ZERO { L::counted(zero_point, units) } else { zero_point },
            L::counted(scale, units),
            if ADD { L::counted(add, units) } else { add },
        ];
        Self { numbers, ..self }
    }
}

/// Zero points, scales and offsets as they lie. A function of its own: all loops whose parameters lie so have it in common.
#[inline(never)]
fn held<'a, L: Lie>([zero_point, scale, add]: [&Parameter<'a>; 3]) -> [L::Held<'a>; 3] {
    [L::held(zero_point, Neutral::Zero), L::held(scale, Neutral::One), L::held(add, Neutral::Zero)]
}

impl<'a, 'o, I: Isa, O: Element, L: Lie, G: Supply<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Finish<'a, 'o, I, O, L, G, ZERO, ADD, STEPS>
{
    /// Some whole units of what is given.
    pub(super) fn new(
        isa: I,
        segment: &Segment<'a, G>,
        given: G,
        units: Range<usize>,
        out: &'a mut Buffer<'o>,
    ) -> Self {
        let Segment { lines_share, .. } = *segment;
        Self { steps: Steps::new(isa, segment), given, lines_share, units, out }
    }

    pub(super) fn isa(&self) -> I {
        self.steps.isa
    }

    /// Goes on with a row that has the same parameters, if there are more than so many.
    #[inline(always)]
    pub(super) fn next_row(&mut self, done: usize, rows: usize) {
        if done < rows {
            self.out.next_row();
        }
    }

    /// Rows whose codes follow each other in the same words, from a place on, if they can be filled in turns; whether they were. A code
    /// is what the mask leaves of a number, and the next words lie so many bytes further.
    #[inline(always)]
    pub(super) fn in_turns(
        &mut self,
        rows: usize,
        bytes: &[u8],
        start: Start,
        (mask, next): (u32, usize),
    ) -> bool {
        let Self {
            steps: Steps { isa, numbers: [zero_points, scales, _], .. }, ref units, ref mut out, ..
        } = *self;
        let width = units.end * UNIT * (O::DTYPE.bits() as usize / 8);
        // A constant condition: of such the compiler collects no more than the branch that is taken.
        if Self::HAS_TURNS {
            let takes = out.takes_turns(rows, width);
            if takes {
                let codes = SharedWords::<I, L>::new(isa, bytes, start, (mask, next), [zero_points, scales]);
                in_turns::fill::<I, O>(isa, codes, [rows, units.end], out);
            }
            return takes;
        }
        false
    }

    /// Whether codes may be parts of words or bytes: each weight has a zero point and a scale then.
    pub(super) const HAS_PARTS: bool = L::EACH && ZERO && !ADD;

    /// Whether there is such a loop: others would be for few formats, and elsewhere registers hold no line.
    const HAS_TURNS: bool = I::WHOLE_LINES && Self::HAS_PARTS && !STEPS;

    /// A row, straight to the output.
    #[inline(always)]
    pub(super) fn weights(&mut self, vectors: impl Vectors<I>) {
        let vectors = ManuallyDrop::new(vectors);
        let Self { steps: Steps { isa, numbers, types }, ref units, ref mut out, .. } = *self;
        let steps = Steps::<I, O, L, ZERO, ADD, STEPS> { isa, numbers, types }.counted(units.end);
        let mut units = Units { steps, vectors, next: units.start, units: units.end };
        if O::IS_WIDE {
            out.lines::<4, _, _>(isa, &mut units);
        } else {
            out.lines::<2, _, _>(isa, &mut units);
        }
    }
}

impl<I: Isa, O: Element, L: Lie, G: Supply<I>, const ZERO: bool, const ADD: bool, const STEPS: bool> Work<0>
    for Finish<'_, '_, I, O, L, G, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn work(self) {
        self.given.finish(self);
    }
}

/// Units as lines.
struct Units<'a, I, O, L: Lie, V, const ZERO: bool, const ADD: bool, const STEPS: bool> {
    steps: Steps<'a, I, O, L, ZERO, ADD, STEPS>,
    /// There is nothing to drop in them, which the compiler doesn't know for all kinds of vectors: every loop would have a way out that
    /// drops them.
    vectors: ManuallyDrop<V>,
    next: usize,
    units: usize,
}

/// What both kinds of lines have in common; the lines of a unit are written out, because loops over arrays of vectors
/// are not always unrolled.
macro_rules! source {
    ($count:literal, [$($index:literal)*]) => {
        impl<I: Isa, O: Element, L: Lie, V: Vectors<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>
            Source<$count> for Units<'_, I, O, L, V, ZERO, ADD, STEPS>
        {
            type Loops = TwoLoops;

            #[inline(always)]
            fn next(&mut self) -> [[u8; LANES * 4]; $count] {
                let unit = self.vectors.unit(self.next);
                let lines = [$(self.line_of(unit, $index)),*];
                self.advance();
                lines
            }

            #[inline(always)]
            fn line(&self, index: usize, _: usize) -> [u8; LANES * 4] {
                self.line_of(self.vectors.unit(self.next), index)
            }

            #[inline(always)]
            fn skip(&mut self) {
                self.advance();
            }

            /// How far ahead is for the vectors to say.
            #[inline(always)]
            fn prefetch(&self, _: usize) {
                self.vectors.ask(self.next);
            }
        }
    };
}

source!(4, [0 1 2 3]);
source!(2, [0 1]);

impl<const K: usize, I, O, L, V, const ZERO: bool, const ADD: bool, const STEPS: bool> Counted<K>
    for Units<'_, I, O, L, V, ZERO, ADD, STEPS>
where
    Self: Source<K>,
    I: Isa,
    L: Lie,
    V: Vectors<I>,
{
    // Then no parameters were computed before, which would have brought the blocks that codes lie in.
    const ASKS: bool = L::IN_PLACE;

    #[inline(always)]
    fn left(&self) -> usize {
        self.units - self.next
    }
}

impl<I: Isa, O: Element, L: Lie, V: Vectors<I>, const ZERO: bool, const ADD: bool, const STEPS: bool>
    Units<'_, I, O, L, V, ZERO, ADD, STEPS>
{
    #[inline(always)]
    fn advance(&mut self) {
        self.next += 1;
        self.vectors.advance();
        let [zero_point, scale, add] = &mut self.steps.numbers;
        if ZERO {
            L::advance(zero_point);
        }
        L::advance(scale);
        if ADD {
            L::advance(add);
        }
    }

    /// A vector of weights as a line of float32, or 32 of them as a line of an output of 16 bits.
    #[inline(always)]
    fn line_of(&self, unit: V::Unit, line: usize) -> [u8; LANES * 4] {
        let isa = self.steps.isa;
        if O::IS_WIDE {
            let results = self.weights(self.vectors.sources(unit, line), [line; 2]);
            return isa.bytes(self.vectors.result(unit, line, results));
        }
        // A table is of one vector.
        let high = if V::CODED { 2 * line } else { 2 * line + 1 };
        // Written out: a closure that is not inlined takes the instructions of a vector with it, as calls.
        let numbers = [self.vectors.vector(unit, 2 * line), self.vectors.vector(unit, high)];
        let weights = self.weights(numbers, [2 * line, high]);
        match self.vectors.coded(&unit, line) {
            Some(codes) => vector::coded::<I, O>(isa, codes, weights[0]),
            None => self.vectors.line(unit, line, vector::narrow::<I, O>(isa, weights)),
        }
    }

    /// Two vectors of numbers as weights, with the parameters of two vectors of the unit. NaNs are quiet ones with
    /// little further payload, as rounding takes them: numbers are widened to such, and arithmetic makes and keeps them.
    #[inline(always)]
    fn weights(&self, mut values: [I::F32; 2], [low, high]: [usize; 2]) -> [I::F32; 2] {
        let (isa, [zero_point, scale, add]) = (self.steps.isa, self.steps.numbers);
        // Written out: what is handed on to a function once more, the compiler has to clear away once more in every loop.
        let unit = self.next;
        if ZERO {
            let less = [L::vector(isa, zero_point, unit, low), L::vector(isa, zero_point, unit, high)];
            values = self.step(self.vectors.less(isa, values, less));
        }
        values = [
            isa.mul(values[0], L::vector(isa, scale, unit, low)),
            isa.mul(values[1], L::vector(isa, scale, unit, high)),
        ];
        if ADD {
            values = self.step(values);
            return [
                isa.add(values[0], L::vector(isa, add, unit, low)),
                isa.add(values[1], L::vector(isa, add, unit, high)),
            ];
        }
        values
    }

    /// The results of a step before the last one, rounded to the output type if that is asked for.
    #[inline(always)]
    fn step(&self, values: [I::F32; 2]) -> [I::F32; 2] {
        if !STEPS {
            return values;
        }
        let rounded = vector::through::<I, O>(self.steps.isa, values);
        // A compiler that does not see that halves of a rounded vector are alike would do all that follows twice.
        if V::ALIKE { [rounded[0]; 2] } else { rounded }
    }
}
