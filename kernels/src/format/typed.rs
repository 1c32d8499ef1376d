//! Formats with their tensors as fields and the type of their weights in the signature: a tensor that is misspelt or
//! forgotten, and weights of a type that the format does not have, do not compile.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use zerocopy::{FromZeros, IntoBytes};

use crate::element::Element;
use crate::format::FormatPlan;
use crate::format::in_order::TensorFields;
use crate::isa::memory::{slots, words};
use crate::{Error, Expected, Level, Stores, TensorMut, TensorRef};

/// A format whose tensors have a struct. Only expansions implement it.
pub trait TypedFormat: 'static {
    /// The struct: a [`Meta`](crate::Meta) each for planning, a [`TensorRef`] for running.
    type Tensors<T>: TensorFields<T>;
}

/// An element type that the weights of a format can have. Only expansions implement it.
#[diagnostic::on_unimplemented(
    message = "weights of `{F}` are no `{Self}`",
    label = "this format has no such weights",
    note = "the types of the weights stand in the format's page of the documentation"
)]
pub trait WeightsOf<F>: Element {}

/// A plan of a format whose tensors and weights are known while compiling.
///
/// ```
/// use dequant::formats::gguf::{Q80, tensors};
/// use dequant::types::{Float32, UINT8};
/// use dequant::{Meta, TensorRef};
///
/// // Two rows of a block each: a float16 scale of 0.5 or of 2, then 32 bytes.
/// let rows = [[0x00, 0x38], [0x00, 0x40]].map(|scale| [&scale[..], &[3; 32]].concat()).concat();
/// let plan = Q80::new().typed::<Float32>(tensors::Q80 { blocks: Meta::new(UINT8, &[2, 34]) })?;
/// let mut weights = [0.0; 64];
/// plan.run(tensors::Q80 { blocks: TensorRef::new(UINT8, &[2, 34], &rows)? }, &mut weights)?;
/// assert_eq!((weights[0], weights[63]), (1.5, 6.0));
/// # Ok::<(), dequant::Error>(())
/// ```
pub struct TypedFormatPlan<F, O> {
    plan: FormatPlan,
    // A function of the types: no value of them is owned, and a plan is `Send` and `Sync` whatever they are.
    types: PhantomData<fn() -> (F, O)>,
}

impl<F: TypedFormat, O: WeightsOf<F>> TypedFormatPlan<F, O> {
    /// The plan with its types; `source` names the tensor or attribute that says which type the weights have.
    pub(super) fn new(plan: FormatPlan, source: &'static str) -> Result<Self, Error> {
        let found = plan.output().dtype;
        if found != O::DTYPE {
            let (rule, expected) = (plan.rule, Expected::One(O::DTYPE));
            return Err(Error::Type { rule, input: source, found, expected });
        }
        Ok(Self { plan, types: PhantomData })
    }

    /// The plan without types: it takes tensors by name, and can allocate in huge pages.
    pub fn plan(&self) -> &FormatPlan {
        &self.plan
    }

    /// The same plan at another level; every level gives the same bits, but for which NaN a NaN is.
    ///
    /// # Errors
    ///
    /// This machine lacks the level's instructions.
    pub fn at(self, level: Level) -> Result<Self, Error> {
        Ok(Self { plan: self.plan.at(level)?, types: PhantomData })
    }

    /// The same plan with another way to store; every way gives the same bits.
    #[must_use]
    pub fn stores(self, stores: Stores) -> Self {
        Self { plan: self.plan.stores(stores), types: PhantomData }
    }

    /// Computes the weights on the calling thread.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or the weights are not as many as planned; nothing
    /// is written then.
    pub fn run(&self, tensors: F::Tensors<TensorRef<'_>>, y: &mut [O::Word]) -> Result<(), Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        self.plan.run_tensors(&tensors, &mut self.output(y)?)
    }

    /// The same on the threads of rayon's current pool, if that pays.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or the weights are not as many as planned; nothing
    /// is written then.
    #[cfg(feature = "rayon")]
    pub fn run_parallel(&self, tensors: F::Tensors<TensorRef<'_>>, y: &mut [O::Word]) -> Result<(), Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        self.plan.run_tensors_parallel(&tensors, &mut self.output(y)?)
    }

    /// Computes some rows of the weights; `y` is exactly their elements.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, the rows do not exist, or `y` has another length;
    /// nothing is written then.
    pub fn run_rows(
        &self,
        rows: Range<usize>,
        tensors: F::Tensors<TensorRef<'_>>,
        y: &mut [O::Word],
    ) -> Result<(), Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        let result = self.plan.run_bytes_of_rows(rows, &tensors, y.as_mut_bytes());
        result.map_err(|error| error.in_entries(size_of::<O::Word>()))
    }

    /// Computes some weights, which are counted row-major; `y` is exactly these. It is [`run_rows`](Self::run_rows) for results of
    /// few rows.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, the weights do not exist, or `y` has another length;
    /// nothing is written then.
    pub fn run_range(
        &self,
        weights: Range<usize>,
        tensors: F::Tensors<TensorRef<'_>>,
        y: &mut [O::Word],
    ) -> Result<(), Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        let result = self.plan.run_bytes_of_range(weights, &tensors, y.as_mut_bytes());
        result.map_err(|error| error.in_entries(size_of::<O::Word>()))
    }

    /// Computes the weights into memory that may hold nothing; returns it as words.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or the weights are not as many as planned; nothing
    /// is written then.
    pub fn run_uninit<'y>(
        &self,
        tensors: F::Tensors<TensorRef<'_>>,
        y: &'y mut [MaybeUninit<O::Word>],
    ) -> Result<&'y mut [O::Word], Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        self.check_output(y.len())?;
        self.plan.run_tensors_uninit(&tensors, slots(y)).map(words)
    }

    /// Allocates the weights, row-major, and computes them. The first write to fresh memory takes longer than the computation:
    /// [`run`](Self::run) into memory that is used again is the fast way.
    ///
    /// # Errors
    ///
    /// A tensor is not the planned one, a group index is out of range, or there is no memory for the weights.
    pub fn run_to_vec(&self, tensors: F::Tensors<TensorRef<'_>>) -> Result<Vec<O::Word>, Error> {
        let tensors = self.plan.bytes_of(&tensors.in_order())?;
        let none = |_| Error::OutOfMemory { bytes: self.plan.output_bytes() };
        let mut weights = O::Word::new_vec_zeroed(self.plan.elements).map_err(none)?;
        self.plan.run_tensors(&tensors, &mut self.output(&mut weights)?)?;
        Ok(weights)
    }

    /// The slice as the result.
    fn output<'a>(&'a self, y: &'a mut [O::Word]) -> Result<TensorMut<'a>, Error> {
        self.check_output(y.len())?;
        TensorMut::of::<O>(self.plan.output().shape, y)
    }

    /// That a slice for the result is as long.
    fn check_output(&self, found: usize) -> Result<(), Error> {
        let (rule, expected) = (self.plan.rule, self.plan.elements);
        if found == expected {
            Ok(())
        } else {
            Err(Error::Entries { rule, input: "the output", found, expected })
        }
    }
}

impl<F, O> Clone for TypedFormatPlan<F, O> {
    fn clone(&self) -> Self {
        Self { plan: self.plan.clone(), types: PhantomData }
    }
}

impl<F, O> fmt::Debug for TypedFormatPlan<F, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TypedFormatPlan").field(&self.plan).finish()
    }
}
