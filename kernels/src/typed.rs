//! The interface with element types in its signature: slices of words instead of bytes, combinations that do not
//! exist do not compile.

use core::marker::PhantomData;

use zerocopy::{FromBytes, Immutable, IntoBytes};

use crate::element::{Element, Stored, ZeroPoint};
use crate::operator::Version;
use crate::{Error, Expected, Plan, TensorMut, TensorRef};

/// A version as a type.
pub trait VersionMarker: 'static {
    /// The version.
    const VERSION: Version;
}

/// A tuple of element types that the version `V` of an operator has: input, scale and output, and the zero point
/// last if there is one. Only expansions implement it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a combination of `{V}`",
    label = "this version has no such combination of input, scale, output and zero point",
    note = "the combinations of a version stand in the documentation of its operator"
)]
pub trait Combination<V> {}

/// A plan whose element types are known while compiling. `Z` is [`Absent`](crate::kernel::Absent) when there is
/// no zero point.
pub struct Typed<Q, S, Z, O> {
    plan: Plan,
    // Functions of the types: no value of them is owned, and a plan is `Send` and `Sync` whatever they are.
    types: PhantomData<fn(Q, S, Z) -> O>,
}

/// Slices as tensors, in the order of `run`.
type Tensors<'a> = (TensorRef<'a>, TensorRef<'a>, Option<TensorRef<'a>>);

impl<Q: Stored, S: Element, Z: ZeroPoint, O: Element> Typed<Q, S, Z, O> {
    /// A plan for these types.
    pub(crate) fn new(plan: Plan) -> Result<Self, Error> {
        let (rule, input, found) = (plan.parts.rule, plan.parts.operator.inputs[0], plan.parts.types.input);
        if found != Q::ELEMENT {
            return Err(Error::Type { rule, input, found: Q::ELEMENT, expected: Expected::One(found) });
        }
        Ok(Self { plan, types: PhantomData })
    }

    /// The plan without types.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Computes the output on the calling thread.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, or a value breaks a rule; nothing is written then.
    pub fn run(
        &self,
        x: &[Q::Word],
        scale: &[S::Word],
        zero_point: Option<&[Z::Word]>,
        y: &mut [O::Word],
    ) -> Result<(), Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        self.plan.run(x, scale, zero_point, &mut self.output(y)?)
    }

    /// Computes the output on the threads of rayon's current pool.
    ///
    /// # Errors
    ///
    /// A slice has another length than planned, or a value breaks a rule; nothing is written then.
    #[cfg(feature = "rayon")]
    pub fn run_parallel(
        &self,
        x: &[Q::Word],
        scale: &[S::Word],
        zero_point: Option<&[Z::Word]>,
        y: &mut [O::Word],
    ) -> Result<(), Error> {
        let (x, scale, zero_point) = self.tensors(x, scale, zero_point)?;
        self.plan.run_parallel(x, scale, zero_point, &mut self.output(y)?)
    }

    /// The slices as the planned tensors; only their lengths can be wrong.
    fn tensors<'a>(
        &'a self,
        x: &'a [Q::Word],
        scale: &'a [S::Word],
        zero_point: Option<&'a [Z::Word]>,
    ) -> Result<Tensors<'a>, Error> {
        let parts = &self.plan.parts;
        let x = TensorRef::new(Q::DTYPE, &parts.x.shape, bytes(x))?;
        let scale = TensorRef::new(S::DTYPE, &parts.scale.shape, bytes(scale))?;
        let zero_point = match (zero_point, &parts.zero_point) {
            (Some(words), Some(planned)) => {
                Some(TensorRef::new(planned.dtype, &planned.shape, bytes(words))?)
            }
            (None, _) => None,
            (Some(_), None) => {
                let (rule, input) = (parts.rule, parts.operator.inputs[2]);
                return Err(Error::UnplannedZeroPoint { rule, input });
            }
        };
        Ok((x, scale, zero_point))
    }

    /// The slice as the output.
    fn output<'a>(&'a self, y: &'a mut [O::Word]) -> Result<TensorMut<'a>, Error> {
        let (dtype, shape) = self.plan.output();
        TensorMut::new(dtype, shape, y.as_mut_bytes())
    }
}

/// Words as little-endian bytes: the crate refuses to compile where they are not.
fn bytes<W: IntoBytes + FromBytes + Immutable>(words: &[W]) -> &[u8] {
    words.as_bytes()
}

impl<Q, S, Z, O> Clone for Typed<Q, S, Z, O> {
    fn clone(&self) -> Self {
        Self { plan: self.plan.clone(), types: PhantomData }
    }
}

impl<Q, S, Z, O> core::fmt::Debug for Typed<Q, S, Z, O> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Typed").field(&self.plan).finish()
    }
}
