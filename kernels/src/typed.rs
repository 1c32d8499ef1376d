//! The interface with element types in its signature: slices of words instead of bytes, combinations that do not
//! exist do not compile.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use zerocopy::{FromBytes, FromZeros, Immutable, IntoBytes};

use crate::element::{Element, Stored, ZeroPoint};
use crate::isa::memory::{slots, words};
use crate::plan::Planned;
use crate::{Error, Expected, Level, Meta, Plan, Stores, TensorMut, TensorRef};

/// A version that is known when running: what an operator has unless it is named.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyVersion;

/// A version as a type.
pub trait TypedVersion: Default + 'static {
    /// The number before the point.
    const MAJOR: u32;
    /// The number after the point; 0 for operator sets.
    const MINOR: u32;
}

/// An operator set as a type.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opset<const N: u32>;

impl<const N: u32> TypedVersion for Opset<N> {
    const MAJOR: u32 = N;
    const MINOR: u32 = 0;
}

/// A release as a type.
#[derive(Clone, Copy, Debug, Default)]
pub struct Release<const MAJOR: u32, const MINOR: u32>;

impl<const MAJOR: u32, const MINOR: u32> TypedVersion for Release<MAJOR, MINOR> {
    const MAJOR: u32 = MAJOR;
    const MINOR: u32 = MINOR;
}

/// Element types as a tuple: (input, scale, output) where a zero point has the input's type, and
/// (input, scale, zero point, output) where it has one of its own, [`Absent`](crate::kernel::Absent) for none, and where
/// the input is words that hold several codes.
pub trait Signature: 'static {
    /// What the input holds.
    type Input: Stored;
    /// The scale's type.
    type Scale: Element;
    /// The zero point's type.
    type ZeroPoint: ZeroPoint;
    /// The output's type.
    type Output: Element;
}

impl<Q: Element, S: Element, O: Element> Signature for (Q, S, O) {
    type Input = Q;
    type Scale = S;
    type ZeroPoint = Q;
    type Output = O;
}

impl<Q: Stored, S: Element, Z: ZeroPoint, O: Element> Signature for (Q, S, Z, O) {
    type Input = Q;
    type Scale = S;
    type ZeroPoint = Z;
    type Output = O;
}

/// A tuple of element types that a version of an operator has. Only expansions implement it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a combination of `{Op}`",
    label = "this version of the operator has no such types",
    note = "types stand as (input, scale, output); as (input, scale, zero point, output) where a zero point has a type of its own, `Absent` for none",
    note = "the combinations of a version stand in the operator's page of the documentation",
    note = "versions are those that the page lists: opset 20, which changes nothing, is `Opset<19>`"
)]
pub trait Combination<Op>: Signature {}

/// A plan whose element types are known while compiling.
pub struct TypedPlan<T> {
    plan: Plan,
    // A function of the types: no value of them is owned, and a plan is `Send` and `Sync` whatever they are.
    types: PhantomData<fn() -> T>,
}

/// Slices as tensors, in the order of `run`.
type Tensors<'a> = (TensorRef<'a>, TensorRef<'a>, Option<TensorRef<'a>>);
/// What a slice of the input is made of.
type InputWord<T> = <<T as Signature>::Input as Stored>::Word;
/// What a slice of the scale is made of.
type ScaleWord<T> = <<T as Signature>::Scale as Element>::Word;
/// What a slice of the zero point is made of.
type ZeroWord<T> = <<T as Signature>::ZeroPoint as ZeroPoint>::Word;
/// What a slice of the output is made of.
type OutputWord<T> = <<T as Signature>::Output as Element>::Word;

impl<T: Signature> TypedPlan<T> {
    /// A plan for these types.
    pub(crate) fn new(plan: Plan) -> Result<Self, Error> {
        let (rule, input, found) = (plan.parts.rule, plan.parts.operator.inputs[0], plan.parts.types.input);
        if found != T::Input::ELEMENT {
            return Err(Error::Type {
                rule,
                input,
                found: T::Input::ELEMENT,
                expected: Expected::One(found),
            });
        }
        Ok(Self { plan, types: PhantomData })
    }

    /// The plan without types.
    pub fn plan(&self) -> &Plan {
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

    /// Computes the output on the calling thread.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, or a value breaks a rule; nothing is
    /// written then.
    pub fn run(
        &self,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
        y: &mut [OutputWord<T>],
    ) -> Result<(), Error> {
        if self.plan.run_bytes(bytes(x), bytes(scale), zero_point.map(bytes), y.as_mut_bytes()) {
            return Ok(());
        }
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        self.plan.run(x, scale, zero_point, &mut self.output(y)?)
    }

    /// Computes the output on the threads of rayon's current pool, if [that pays](Plan::run_parallel).
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, or a value breaks a rule; nothing is
    /// written then.
    #[cfg(feature = "rayon")]
    pub fn run_parallel(
        &self,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
        y: &mut [OutputWord<T>],
    ) -> Result<(), Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        self.plan.run_parallel(x, scale, zero_point, &mut self.output(y)?)
    }

    /// Computes some rows of the output; `y` is exactly their elements.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, a value breaks a rule,
    /// the rows do not exist, or `y` has another length;
    /// nothing is written then.
    pub fn run_rows(
        &self,
        rows: Range<usize>,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
        y: &mut [OutputWord<T>],
    ) -> Result<(), Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        let result = self.plan.run_rows(rows, x, scale, zero_point, y.as_mut_bytes());
        result.map_err(|error| error.in_entries(size_of::<OutputWord<T>>()))
    }

    /// Computes some elements of the output, which are counted row-major; `y` is exactly these. It is [`run_rows`](Self::run_rows)
    /// for outputs of few rows.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, a value breaks a rule,
    /// the elements do not exist, or `y` has another length;
    /// nothing is written then.
    pub fn run_range(
        &self,
        elements: Range<usize>,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
        y: &mut [OutputWord<T>],
    ) -> Result<(), Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        let result = self.plan.run_range(elements, x, scale, zero_point, y.as_mut_bytes());
        result.map_err(|error| error.in_entries(size_of::<OutputWord<T>>()))
    }

    /// Computes the output into memory that may hold nothing; returns it as words.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, or a value breaks a rule; nothing is
    /// written then.
    pub fn run_uninit<'y>(
        &self,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
        y: &'y mut [MaybeUninit<OutputWord<T>>],
    ) -> Result<&'y mut [OutputWord<T>], Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        self.check_output(y.len())?;
        self.plan.run_uninit(x, scale, zero_point, slots(y)).map(words)
    }

    /// Allocates the output, row-major, and computes it. The first write to fresh memory takes longer than the computation:
    /// [`run`](Self::run) into memory that is used again is the fast way.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, a zero point is given or missing against the plan, a value breaks a rule,
    /// or there is no memory for the output.
    pub fn run_to_vec(
        &self,
        x: &[InputWord<T>],
        scale: &[ScaleWord<T>],
        zero_point: Option<&[ZeroWord<T>]>,
    ) -> Result<Vec<OutputWord<T>>, Error> {
        let none = |_| Error::OutOfMemory { bytes: self.plan.output_bytes() };
        let mut y = OutputWord::<T>::new_vec_zeroed(self.plan.elements()).map_err(none)?;
        self.run(x, scale, zero_point, &mut y)?;
        Ok(y)
    }

    /// The slices as the planned tensors; only their lengths can be wrong.
    fn tensors<'a>(
        &'a self,
        x: &'a [InputWord<T>],
        scale: &'a [ScaleWord<T>],
        zero_point: Option<&'a [ZeroWord<T>]>,
    ) -> Result<Tensors<'a>, Error> {
        let parts = &self.plan.parts;
        let [x_name, scale_name, zero_point_name] = parts.operator.inputs;
        let x = self.tensor(x_name, &parts.x, x)?;
        let scale = self.tensor(scale_name, &parts.scale, scale)?;
        let zero_point = match (zero_point, &parts.zero_point) {
            (Some(words), Some(planned)) => Some(self.tensor(zero_point_name, planned, words)?),
            (None, _) => None,
            // Planned with a placeholder, the zero point counts as absent.
            (Some([]), None) if parts.operator.empty_zero_point_is_absent => None,
            (Some(_), None) => return Err(Error::unplanned_zero_point(parts.rule, zero_point_name)),
        };
        Ok((x, scale, zero_point))
    }

    /// A slice as a planned tensor.
    fn tensor<'a, W: IntoBytes + FromBytes + Immutable>(
        &self,
        input: &'static str,
        planned: &'a Planned,
        words: &'a [W],
    ) -> Result<TensorRef<'a>, Error> {
        self.check_entries::<W>(input, words.len(), planned.bytes)?;
        TensorRef::new(planned.dtype, &planned.shape, bytes(words))
    }

    /// The slice as the output.
    fn output<'a>(&'a self, y: &'a mut [OutputWord<T>]) -> Result<TensorMut<'a>, Error> {
        let Meta { dtype, shape } = self.plan.output();
        self.check_output(y.len())?;
        TensorMut::new(dtype, shape, y.as_mut_bytes())
    }

    /// That a slice for the output is as long.
    fn check_output(&self, found: usize) -> Result<(), Error> {
        let output = self.plan.parts.operator.output;
        self.check_entries::<OutputWord<T>>(output, found, self.plan.output_bytes())
    }

    /// That a slice has as many entries as fill so many bytes.
    fn check_entries<W>(&self, input: &'static str, found: usize, bytes: usize) -> Result<(), Error> {
        let (rule, expected) = (self.plan.parts.rule, bytes / size_of::<W>());
        if found == expected { Ok(()) } else { Err(Error::Entries { rule, input, found, expected }) }
    }
}

/// Words as little-endian bytes: the crate refuses to compile where they are not.
fn bytes<W: IntoBytes + FromBytes + Immutable>(words: &[W]) -> &[u8] {
    words.as_bytes()
}

impl<T> Clone for TypedPlan<T> {
    fn clone(&self) -> Self {
        Self { plan: self.plan.clone(), types: PhantomData }
    }
}

impl<T> core::fmt::Debug for TypedPlan<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("TypedPlan").field(&self.plan).finish()
    }
}
