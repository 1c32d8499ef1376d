//! A validated call of a format.

use core::fmt;

use smallvec::SmallVec;

use crate::format::bind::Bound;
use crate::format::ready::Ready;
use crate::format::stack::Stack;
use crate::format::{Format, Step};
use crate::grouping::{Shape, byte_len, product};
use crate::isa::Token;
use crate::plan::Planned;
use crate::stores::Stores;
use crate::{DType, Error, Level, Meta, RuleRef};

/// A validated call of a weight format: made once, run many times, on any thread.
#[derive(Clone)]
pub struct FormatPlan {
    pub(super) format: &'static Format,
    pub(super) rule: RuleRef,
    pub(super) tensors: SmallVec<[Option<Planned>; 6]>,
    pub(super) bound: Bound,
    pub(super) output: DType,
    pub(super) shape: Shape,
    pub(super) elements: usize,
    pub(super) token: Token,
    /// What depends on the token.
    pub(super) ready: Ready,
    pub(super) stores: Stores,
    /// Of several matrices, what each has.
    pub(super) stack: Option<Stack>,
}

impl FormatPlan {
    pub(super) fn new(
        format: &'static Format,
        rule: RuleRef,
        tensors: SmallVec<[Option<Planned>; 6]>,
        (bound, token): (Bound, Token),
        output: DType,
        shape: Shape,
    ) -> Result<Self, Error> {
        let elements = product(&shape).filter(|elements| byte_len(*elements, output.bits()).is_some());
        let elements = elements.ok_or(Error::Uncounted { rule, input: "the output" })?;
        let (ready, stores) = (Ready::new(token, &bound, output.bits()), Stores::Auto);
        Ok(Self { format, rule, tensors, bound, output, shape, elements, token, ready, stores, stack: None })
    }

    /// Type and shape of the weights.
    pub fn output(&self) -> Meta<'_> {
        Meta::new(self.output, &self.shape)
    }

    /// How many weights there are.
    pub fn elements(&self) -> usize {
        self.elements
    }

    /// How many bytes the weights take: those that a run writes.
    pub fn output_bytes(&self) -> usize {
        // Counted without overflow when the plan was made.
        self.elements * self.width()
    }

    /// How many rows the result has: the product of all extents but the last; 1 for ranks 0 and 1.
    ///
    /// An empty result whose rows are more than can be counted has `usize::MAX`.
    pub fn rows(&self) -> usize {
        let outer = self.shape.split_last().map_or(&[][..], |(_, outer)| outer);
        product(outer).unwrap_or(usize::MAX)
    }

    /// How many elements a row of the result has: the last extent; 1 for rank 0.
    pub fn row_len(&self) -> usize {
        self.shape.last().copied().unwrap_or(1)
    }

    /// The level that runs use.
    pub fn level(&self) -> Level {
        self.token.level()
    }

    /// The same plan at another level; every level gives the same bits, but for which NaN a NaN is.
    ///
    /// # Errors
    ///
    /// This machine lacks the level's instructions.
    pub fn at(mut self, level: Level) -> Result<Self, Error> {
        let missing = Error::Level { found: level, best: Level::detect() };
        self.token = Token::new(level).ok_or(missing)?;
        self.ready = Ready::new(self.token, &self.bound, self.output.bits());
        Ok(self)
    }

    /// The same plan with another way to store; every way gives the same bits.
    #[must_use]
    pub fn stores(mut self, stores: Stores) -> Self {
        self.stores = stores;
        self
    }

    /// The bytes of an element of the result.
    pub(super) fn width(&self) -> usize {
        self.output.bits() as usize / 8
    }

    /// Whether weights of 16 bits have zero points, which codes do not lose before, and offsets, and each step is rounded. Few formats
    /// ask for that, so there is one loop: it takes numbers, each with parameters of its own.
    pub(super) fn rounds_every_step(&self) -> bool {
        let quantities = &self.bound.quantities;
        let Some(weights) = quantities.last() else { return false };
        let is_number = |index: &usize| quantities.get(*index).is_some_and(|parameter| !parameter.as_bytes);
        let has = |wanted| weights.steps.iter().any(|(step, index)| *step == wanted && is_number(index));
        self.format.rounds_steps && self.width() == 2 && has(Step::ZeroPoint) && has(Step::Add)
    }
}

/// What [`explain`](FormatPlan::explain) says.
impl fmt::Debug for FormatPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FormatPlan").field(&self.explain()).finish()
    }
}
