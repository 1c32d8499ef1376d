//! From an operator and its attributes to a plan: what an emitted operator struct wraps.

#![expect(
    clippy::indexing_slicing,
    reason = "roles are positions of inputs; versions, attributes and given values are found by position"
)]

use alloc::string::ToString;
use core::ops::Deref;

use smallvec::SmallVec;

use crate::draft::{Draft, Shapes};
use crate::element::{Element, Stored, ZeroPoint};
use crate::operator::{Operator, OperatorVersion, Role, ValueKind, Version, VersionedBy};
use crate::{AttributeNames, Expected, Meta, Plan, RuleRef, Tensor, TensorRef, Text};

pub use crate::{DType, Error, Value};

pub use crate::kernel::{Absent, Packed};
pub use crate::typed::{AnyVersion, Combination, Opset, Release, Signature, TypedPlan, TypedVersion};

/// An operator of some version with attributes: makes plans.
#[derive(Clone)]
pub struct Builder {
    operator: &'static Operator,
    /// The entry of the operator's versions.
    version: usize,
    /// The version that was asked for.
    asked: Version,
    /// The values that are given, by their attributes, in the order of these. As many as any built-in operator has are held
    /// without allocation, and no more, as a builder is moved for every one of them.
    given: SmallVec<[(usize, Value); 6]>,
    output_type: Option<DType>,
}

impl Builder {
    /// The operator in a version: what the newest entry up to it says.
    ///
    /// # Errors
    ///
    /// The version is older than the operator, or newer than the document; or an operator set has a minor number.
    #[inline]
    pub fn new(operator: &'static Operator, major: u32, minor: u32) -> Result<Self, Error> {
        let asked = Version::new(major, minor);
        Self::entry_of(operator, asked).map(|entry| Self::at(operator, entry, asked))
    }

    /// The entry of a version.
    fn entry_of(operator: &'static Operator, version: Version) -> Result<usize, Error> {
        let (name, versioned_by) = (operator.name, operator.versioned_by);
        if versioned_by == VersionedBy::Opset && version.minor != 0 {
            return Err(Error::MinorVersion { operator: name, found: version });
        }
        if version > operator.newest_checked {
            let newest = operator.newest_checked;
            return Err(Error::NewerVersion { operator: name, versioned_by, found: version, newest });
        }
        let entry = operator.versions.iter().rposition(|entry| entry.since <= version);
        entry.ok_or_else(|| {
            let oldest = operator.versions.first().map_or(operator.newest_checked, |entry| entry.since);
            Error::OlderVersion { operator: name, versioned_by, found: version, oldest }
        })
    }

    /// The operator in the newest version that its document describes.
    ///
    /// # Panics
    ///
    /// The operator has no version; `include_spec!` refuses such a document.
    pub fn newest(operator: &'static Operator) -> Self {
        assert!(!operator.versions.is_empty(), "an operator has a version");
        Self::at(operator, operator.versions.len() - 1, operator.newest_checked)
    }

    #[inline]
    fn at(operator: &'static Operator, version: usize, asked: Version) -> Self {
        Self { operator, version, asked, given: SmallVec::new(), output_type: None }
    }

    /// Gives an attribute a value, by the attribute's index: what a setter of an expansion calls. Planning refuses a value of
    /// another kind.
    ///
    /// # Panics
    ///
    /// The operator has no such attribute.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub fn set_at(mut self, index: usize, value: impl Into<Value>) -> Self {
        self.give(index, value.into());
        self
    }

    /// Gives an attribute a value, in place of one that it may have been given before.
    fn give(&mut self, index: usize, value: Value) {
        let attributes = self.operator.attributes.len();
        assert!(index < attributes, "attribute {index} of {attributes}");
        match self.given.binary_search_by_key(&index, |(attribute, _)| *attribute) {
            Ok(place) => self.given[place] = (index, value),
            Err(place) => self.given.insert(place, (index, value)),
        }
    }

    /// Gives an attribute a value, by the document's name.
    ///
    /// # Errors
    ///
    /// The operator has no attribute of the name, or it holds another kind of value, or is a truth value given as a number other than
    /// 0 and 1.
    pub fn set(mut self, name: &str, value: impl Into<Value>) -> Result<Self, Error> {
        let value = value.into();
        let expected = AttributeNames::Operator(self.operator.attributes, self.asked);
        let unknown = Error::UnknownAttribute { rule: self.rule(None), found: Text::new(name), expected };
        let index = self.operator.attributes.iter().position(|attribute| attribute.name == name);
        let index = index.ok_or(unknown)?;
        self.check_kind(index, &value)?;
        self.give(index, value);
        Ok(self)
    }

    /// Asks for a type of the output, in versions that leave it to the caller ([`caller_chooses`](Self::caller_chooses) tells): what the struct of an
    /// operator has by the output's name, as in `DynamicDequantize::dst`. In versions with an attribute for it, as `output_dtype`, it stands for
    /// that attribute where it is not given. Planning refuses a type that the version does not have.
    #[must_use]
    pub fn output_type(mut self, dtype: DType) -> Self {
        self.output_type = Some(dtype);
        self
    }

    /// Checks types, shapes and attributes in the order of the document, and chooses the kernel.
    ///
    /// `x` is the quantized tensor; scale and zero point have the shapes that the operator's page lists with its granularities, and a
    /// zero point the type of `x`, unless the page says otherwise.
    ///
    /// # Errors
    ///
    /// A value of another kind than its attribute holds, a tensor with more elements than can be counted, or the first rule that
    /// is broken.
    pub fn plan<'t>(
        &self,
        x: Meta<'t>,
        scale: impl Into<Option<Meta<'t>>>,
        zero_point: impl Into<Option<Meta<'t>>>,
    ) -> Result<Plan, Error> {
        self.plan_for(self.output_type, x, scale.into(), zero_point.into())
    }

    /// The same, asking for this output type; compiled once.
    fn plan_for(
        &self,
        output: Option<DType>,
        x: Meta<'_>,
        scale: Option<Meta<'_>>,
        zero_point: Option<Meta<'_>>,
    ) -> Result<Plan, Error> {
        self.given.iter().try_for_each(|(index, value)| self.check_kind(*index, value))?;
        // No rule of such a document could say so.
        if zero_point.is_some() && self.operator.inputs[Role::ZeroPoint as usize].is_empty() {
            return Err(Error::NoZeroPointInput { rule: self.rule(None) });
        }
        let mut shapes = Shapes::default();
        let mut draft = Draft::new(self, output, x, scale, zero_point);
        draft.derive(&mut shapes)?;
        draft.plan()
    }

    /// Plans, allocates and runs.
    ///
    /// # Errors
    ///
    /// Whatever [`plan`](Self::plan) and [`Plan::run`] report, or that there is no memory for the result.
    pub fn run<'t>(
        &self,
        x: TensorRef<'t>,
        scale: impl Into<Option<TensorRef<'t>>>,
        zero_point: impl Into<Option<TensorRef<'t>>>,
    ) -> Result<Tensor, Error> {
        let (scale, zero_point) = (scale.into(), zero_point.into());
        let plan =
            self.plan(x.meta(), scale.map(|tensor| tensor.meta()), zero_point.map(|tensor| tensor.meta()))?;
        plan.run_to_tensor(x, scale, zero_point)
    }

    /// Plans for element types that are known while compiling and tensors of these shapes, of a version that is not known: types that it
    /// lacks are refused here. With a version in the type, as in `DequantizeLinear::<Opset<21>>::new()`, they do not compile.
    ///
    /// # Errors
    ///
    /// The builder asks for another output type, or the first rule that is broken.
    pub fn typed<T: Signature>(
        &self,
        x: &[usize],
        scale: &[usize],
        zero_point: Option<&[usize]>,
    ) -> Result<TypedPlan<T>, Error> {
        let zero_point = match (T::ZeroPoint::ELEMENT, zero_point) {
            (Some((dtype, _)), Some(shape)) => Some(Meta { dtype, shape }),
            // A placeholder counts as absent, here as in a run.
            (None, Some(shape)) if self.operator.empty_zero_point_is_absent && shape.contains(&0) => None,
            (None, Some(_)) => {
                let input = self.operator.inputs[Role::ZeroPoint as usize];
                return Err(Error::unplanned_zero_point(self.rule(None), input));
            }
            (_, None) => None,
        };
        let x = Meta { dtype: T::Input::DTYPE, shape: x };
        let scale = Meta { dtype: <T::Scale as Element>::DTYPE, shape: scale };
        let output = <T::Output as Element>::DTYPE;
        if let Some(found) = self.output_type.filter(|asked| !asked.is(output)) {
            let (rule, input, expected) = (self.rule(None), self.operator.output, Expected::One(output));
            return Err(Error::Type { rule, input, found, expected });
        }
        TypedPlan::new(self.plan_for(Some(output), x, Some(scale), zero_point)?)
    }

    /// The attribute takes a value of this kind.
    fn check_kind(&self, index: usize, value: &Value) -> Result<(), Error> {
        match self.operator.attributes.get(index) {
            Some(attribute) if !value.fits(attribute.kind) => Err(Error::AttributeKind {
                rule: self.rule(None),
                attribute: attribute.name,
                found: value.kind(),
                expected: attribute.kind,
            }),
            Some(attribute) if attribute.kind == ValueKind::Bool => match *value {
                Value::Int(found) if !(0..=1).contains(&found) => Err(Error::AttributeRange {
                    rule: self.rule(None),
                    attribute: attribute.name,
                    found,
                    low: 0,
                    high: 1,
                    or: None,
                }),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

/// From the struct of any operator, which is this with setters.
impl<O: Deref<Target = Self>> From<O> for Builder {
    fn from(operator: O) -> Self {
        (*operator).clone()
    }
}

/// Operator, version and the attributes that are given.
impl core::fmt::Debug for Builder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let given = self.given.iter().map(|(index, value)| (self.operator.attributes[*index].name, value));
        crate::value::debug(f, &self.rule(None).to_string(), given)
    }
}

/// What a draft reads.
impl Builder {
    pub(crate) fn operator(&self) -> &'static Operator {
        self.operator
    }

    /// The entry of the operator's versions.
    pub(crate) fn entry(&self) -> &'static OperatorVersion {
        &self.operator.versions[self.version]
    }

    /// The version that was asked for.
    pub(crate) fn asked(&self) -> Version {
        self.asked
    }

    /// A rule of the operator, for messages.
    pub(crate) fn rule(&self, id: Option<&'static str>) -> RuleRef {
        let Operator { name, versioned_by, .. } = *self.operator;
        RuleRef { operator: name, versioned_by, version: self.asked, id }
    }

    pub(crate) fn is_given(&self, attribute: usize) -> bool {
        self.given(attribute).is_some()
    }

    /// The given value.
    fn given(&self, attribute: usize) -> Option<&Value> {
        self.given.iter().find(|(given, _)| *given == attribute).map(|(_, value)| value)
    }

    /// The given value, or the default.
    pub(crate) fn value(&self, attribute: usize) -> Option<&Value> {
        let default = || self.operator.attributes.get(attribute)?.default.as_ref();
        self.given(attribute).or_else(default)
    }

    pub(crate) fn int(&self, attribute: usize) -> Option<i64> {
        match self.value(attribute)? {
            Value::Int(value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn text(&self, attribute: usize) -> Option<Text> {
        match self.value(attribute)? {
            Value::Text(value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn list(&self, attribute: usize) -> Option<&[i64]> {
        match self.value(attribute)? {
            Value::IntList(value) => Some(value),
            _ => None,
        }
    }

    /// Whether a truth value is set; as an integer, anything but 0.
    pub(crate) fn flag(&self, attribute: usize) -> bool {
        matches!(self.value(attribute), Some(Value::Bool(true)))
            || self.int(attribute).is_some_and(|value| value != 0)
    }
}
