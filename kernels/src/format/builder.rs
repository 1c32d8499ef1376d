//! From a format and its attributes to a plan: what an emitted format struct wraps.

#![expect(
    clippy::indexing_slicing,
    reason = "indices of tensors and attributes come from one resolved document; `set_at` says that it panics"
)]

use core::ops::Deref;

use smallvec::SmallVec;

use crate::check::extents;
use crate::format::bind::Bound;
use crate::format::choice::Choice;
use crate::format::in_order::{TensorFields, arrange};
use crate::format::plan::FormatPlan;
use crate::format::sizes::Sizes;
use crate::format::typed::{TypedFormat, TypedFormatPlan, WeightsOf};
use crate::format::{Format, FormatAttribute, FormatTensor};
use crate::isa::Token;
use crate::operator::{ValueKind, Version, VersionedBy};
use crate::plan::Planned;
use crate::{AttributeNames, DType, Error, Expected, Meta, RuleRef, Tensor, TensorRef, Text, Value};

/// A tensor's name and its type and shape.
pub type NamedMeta<'n, 't> = (&'n str, Meta<'t>);

/// A format with attributes: makes plans.
#[derive(Clone)]
pub struct FormatBuilder {
    format: &'static Format,
    pub(super) given: SmallVec<[Option<Value>; 4]>,
}

impl FormatBuilder {
    /// The format, no attribute given.
    pub fn new(format: &'static Format) -> Self {
        Self { format, given: format.attributes.iter().map(|_| None).collect() }
    }

    /// Gives an attribute a value, by the attribute's index: what a setter of an expansion calls. Planning refuses a value of
    /// another kind.
    ///
    /// # Panics
    ///
    /// The format has no such attribute.
    #[doc(hidden)]
    #[must_use]
    pub fn set_at(mut self, index: usize, value: impl Into<Value>) -> Self {
        assert!(index < self.given.len(), "attribute {index} of {}", self.given.len());
        self.given[index] = Some(self.plain(index, value.into()));
        self
    }

    /// A truth value that is given as a number, as one.
    fn plain(&self, index: usize, value: Value) -> Value {
        match (self.format.attributes[index].kind, value) {
            (ValueKind::Bool, Value::Int(number @ 0..=1)) => Value::Bool(number == 1),
            (_, value) => value,
        }
    }

    /// Gives an attribute a value, by its name. Setters of a format's struct leave all checks to [`plan`](Self::plan).
    ///
    /// # Errors
    ///
    /// The format has no attribute of the name; it holds another kind of value, or the value is not allowed. Whether it goes with the
    /// values of others is checked by [`plan`](Self::plan), so that they may be set in any order.
    pub fn set(mut self, name: &str, value: impl Into<Value>) -> Result<Self, Error> {
        let expected = AttributeNames::Format(self.format.attributes);
        let unknown = Error::UnknownAttribute { rule: self.rule(), found: Text::new(name), expected };
        let index =
            self.format.attributes.iter().position(|attribute| attribute.name == name).ok_or(unknown)?;
        let value = self.plain(index, value.into());
        self.check_value(index, &value)?;
        self.given[index] = Some(value);
        Ok(self)
    }

    /// Checks attributes, types and shapes. Tensors are named as the project names them, and come in any order; those that are optional
    /// may be left out. Names, types and shapes stand on the format's page.
    ///
    /// # Errors
    ///
    /// What is missing, not known, given twice, or not as the format says.
    pub fn plan(&self, tensors: &[NamedMeta<'_, '_>]) -> Result<FormatPlan, Error> {
        self.plan_arranged(&arrange(self.format, self.rule(), tensors.iter().copied())?)
    }

    /// The same for what there is of each tensor.
    pub(super) fn plan_arranged(&self, metas: &[Option<Meta<'_>>]) -> Result<FormatPlan, Error> {
        self.check_attributes()?;
        self.plan_in_order(metas, Token::detect())
    }

    /// The same with the tensors as fields and the type of the weights as `O`: what the `typed` of an expansion calls.
    #[doc(hidden)]
    pub fn typed<F: TypedFormat, O: WeightsOf<F>>(
        &self,
        tensors: F::Tensors<Meta<'_>>,
    ) -> Result<TypedFormatPlan<F, O>, Error> {
        let builder = self.with_output(O::DTYPE);
        builder.check_attributes()?;
        TypedFormatPlan::new(
            builder.plan_in_order(&tensors.in_order(), Token::detect())?,
            builder.output_source(),
        )
    }

    /// A copy whose weights have a type, where an attribute says which they have and nobody gave it.
    fn with_output(&self, dtype: DType) -> Self {
        let mut builder = self.clone();
        if let Some(attribute) = self.format.output.attribute {
            builder.given[attribute].get_or_insert(Value::Type(dtype));
        }
        builder
    }

    /// The name of the tensor or attribute that says which type the weights have.
    fn output_source(&self) -> &'static str {
        let output = &self.format.output;
        let tensor = output.same_as.map(|tensor| self.format.tensors[tensor].name);
        let attribute = output.attribute.map(|attribute| self.format.attributes[attribute].name);
        tensor.or(attribute).unwrap_or("the output")
    }

    /// A plan for what there is of each tensor, at a level, once attributes are checked.
    pub(super) fn plan_in_order(
        &self,
        metas: &[Option<Meta<'_>>],
        token: Token,
    ) -> Result<FormatPlan, Error> {
        self.check_types(metas)?;
        // Counted before anything is computed from them: what follows cannot overflow.
        let planned = |(meta, tensor): (&Option<Meta<'_>>, &FormatTensor)| {
            let Some(meta) = meta else { return Ok(None) };
            let uncounted = |_| Error::Uncounted { rule: self.rule(), input: tensor.name };
            let planned = Planned::new(meta).map_err(uncounted)?;
            Ok(Some(Planned { shape: meta.shape.iter().copied().collect(), ..planned }))
        };
        let tensors = metas.iter().zip(self.format.tensors).map(planned);
        let tensors = tensors.collect::<Result<_, _>>()?;
        let sizes = Sizes::new(self, metas)?;
        self.check_shapes(metas, &sizes)?;
        let output = self.output_type(metas)?;
        let bound = Bound::new(self, metas, &sizes, output.bits())?;
        let shape = match self.format.output.shape_from {
            Some(attribute) => self.shape_from(attribute, &sizes)?,
            None => self
                .format
                .output
                .shape
                .iter()
                .map(|extent| sizes.extent(extent))
                .collect::<Result<_, _>>()?,
        };
        FormatPlan::new(self.format, self.rule(), tensors, (bound, token), output, shape)
    }

    /// Plans, allocates and runs.
    ///
    /// # Errors
    ///
    /// Whatever [`plan`](Self::plan) and [`FormatPlan::run`] report, or that there is no memory for the result.
    pub fn run(&self, tensors: &[(&str, TensorRef<'_>)]) -> Result<Tensor, Error> {
        let metas: SmallVec<[_; 6]> = tensors.iter().map(|(name, tensor)| (*name, tensor.meta())).collect();
        self.plan(&metas)?.run_to_tensor(tensors)
    }

    fn check_types(&self, metas: &[Option<Meta<'_>>]) -> Result<(), Error> {
        let rule = self.rule();
        for (tensor, meta) in self.format.tensors.iter().zip(metas) {
            self.check_presence(tensor, meta.is_some())?;
            let Some(meta) = meta else { continue };
            if !tensor.types.iter().any(|known| known.dtype.is(meta.dtype)) {
                let expected = Expected::Codes(tensor.types);
                return Err(Error::Type { rule, input: tensor.name, found: meta.dtype, expected });
            }
            let other = tensor.same_type_as.and_then(|other| metas[other]);
            if let Some(other) = other.filter(|other| !other.dtype.is(meta.dtype)) {
                let expected = Expected::One(other.dtype);
                return Err(Error::Type { rule, input: tensor.name, found: meta.dtype, expected });
            }
        }
        Ok(())
    }

    fn check_presence(&self, tensor: &FormatTensor, is_given: bool) -> Result<(), Error> {
        let (rule, input) = (self.rule(), tensor.name);
        match (self.is_wanted(tensor.given_when.as_ref())?, is_given) {
            (Some((.., true)), false) => Err(Error::MissingInput { rule, input }),
            (Some((attribute, value, false)), true) => {
                Err(Error::UnwantedInput { rule, input, attribute, value })
            }
            (None, false) if !tensor.optional => Err(Error::MissingInput { rule, input }),
            _ => Ok(()),
        }
    }

    /// The name of the attribute that something is given with, its value, and whether that is the one for it.
    fn is_wanted(
        &self,
        given_when: Option<&(usize, Value)>,
    ) -> Result<Option<(&'static str, Choice, bool)>, Error> {
        let Some((attribute, value)) = given_when else { return Ok(None) };
        let (found, fact) = (self.value(*attribute), &self.format.attributes[*attribute]);
        // One that is given with another attribute only may have no value, which is none that something is given with.
        if found.is_none() && fact.given_when.is_none() {
            return Err(self.missing(*attribute));
        }
        Ok(Some((fact.name, found.map_or(Choice::Absent, Choice::of), found == Some(value))))
    }

    fn check_shapes(&self, metas: &[Option<Meta<'_>>], sizes: &Sizes<'_>) -> Result<(), Error> {
        let rule = self.rule();
        for (tensor, meta) in self.format.tensors.iter().zip(metas) {
            let Some(meta) = meta else { continue };
            let expected = tensor.shape.iter().map(|extent| sizes.extent(extent));
            let expected: crate::grouping::Shape = expected.collect::<Result<_, _>>()?;
            extents(rule, tensor.name, meta.shape, &expected, None)?;
        }
        Ok(())
    }

    fn output_type(&self, metas: &[Option<Meta<'_>>]) -> Result<DType, Error> {
        let output = &self.format.output;
        if let Some(tensor) = output.same_as {
            let (rule, input) = (self.rule(), self.format.tensors[tensor].name);
            return metas[tensor].map(|meta| meta.dtype).ok_or(Error::MissingInput { rule, input });
        }
        let asked = output.attribute.and_then(|attribute| Some((attribute, self.value(attribute)?)));
        match asked {
            None => Ok(output.types[0]),
            Some((_, Value::Type(dtype))) if dtype.is_any(output.types) => Ok(*dtype),
            Some((attribute, Value::Type(found))) => {
                let (rule, input) = (self.rule(), self.format.attributes[attribute].name);
                Err(Error::Type { rule, input, found: *found, expected: Expected::Any(output.types) })
            }
            Some((attribute, other)) => Err(self.kind_error(attribute, other)),
        }
    }

    /// The shape that an attribute says, if it has as many elements as the weights.
    fn shape_from(&self, attribute: usize, sizes: &Sizes<'_>) -> Result<crate::grouping::Shape, Error> {
        let shape = self.extents(attribute)?;
        let (rule, input) = (self.rule(), self.format.attributes[attribute].name);
        let uncounted = Error::Uncounted { rule, input };
        let mut expected = 1_usize;
        for extent in self.format.output.shape {
            expected = expected.checked_mul(sizes.extent(extent)?).ok_or(uncounted)?;
        }
        match crate::grouping::product(&shape).ok_or(uncounted)? {
            found if found == expected => Ok(shape),
            found => Err(Error::Elements { rule, input, found, expected, granularity: None }),
        }
    }

    /// Every value is of its attribute's kind and allowed.
    fn check_attributes(&self) -> Result<(), Error> {
        (0..self.given.len()).try_for_each(|index| self.check_attribute(index))
    }

    /// The same for one, and that it is given if it has to be, and only then.
    fn check_attribute(&self, index: usize) -> Result<(), Error> {
        let attribute = &self.format.attributes[index];
        match (&self.given[index], self.is_wanted(attribute.given_when.as_ref())?) {
            (None, Some((.., true))) => Err(self.missing(index)),
            (None, _) => Ok(()),
            (Some(_), Some((other, value, false))) => {
                let (rule, attribute) = (self.rule(), attribute.name);
                Err(Error::UnwantedAttribute { rule, attribute, other, value })
            }
            (Some(value), _) => self.check_value(index, value),
        }
    }

    /// An attribute may have a value.
    fn check_value(&self, index: usize, value: &Value) -> Result<(), Error> {
        let (attribute, rule) = (&self.format.attributes[index], self.rule());
        if !value.fits(attribute.kind)
            || (attribute.kind == ValueKind::Type && value.kind() != ValueKind::Type)
        {
            return Err(self.kind_error(index, value));
        }
        let FormatAttribute { name, one_of, minimum, or, power_of_two, .. } = *attribute;
        if !one_of.is_empty() && !one_of.contains(value) {
            return Err(Error::AttributeChoice {
                rule,
                attribute: name,
                found: Choice::of(value),
                expected: one_of,
            });
        }
        match (attribute.kind, value) {
            (ValueKind::Bool, Value::Int(found)) if !(0..=1).contains(found) => {
                Err(Error::AttributeRange { rule, attribute: name, found: *found, low: 0, high: 1, or: None })
            }
            (ValueKind::Int, Value::Int(found)) if Some(*found) == or => Ok(()),
            (ValueKind::Int, Value::Int(found)) if *found < minimum => Err(Error::AttributeRange {
                rule,
                attribute: name,
                found: *found,
                low: minimum,
                high: i64::MAX,
                or,
            }),
            (ValueKind::Int, Value::Int(found))
                if power_of_two && (*found <= 0 || found.count_ones() != 1) =>
            {
                Err(Error::PowerOfTwo { rule, attribute: name, found: *found })
            }
            _ => Ok(()),
        }
    }

    fn kind_error(&self, index: usize, value: &Value) -> Error {
        let FormatAttribute { name, kind, .. } = self.format.attributes[index];
        Error::AttributeKind { rule: self.rule(), attribute: name, found: value.kind(), expected: kind }
    }
}

/// From the struct of any format, which is this with setters.
impl<F: Deref<Target = Self>> From<F> for FormatBuilder {
    fn from(format: F) -> Self {
        (*format).clone()
    }
}

/// What plans read.
impl FormatBuilder {
    pub(super) fn format(&self) -> &'static Format {
        self.format
    }

    /// The format, for messages.
    pub(super) fn rule(&self) -> RuleRef {
        RuleRef {
            operator: self.format.name,
            versioned_by: VersionedBy::Nothing,
            version: Version::new(0, 0),
            id: None,
        }
    }

    /// The given value, or the default.
    pub(super) fn value(&self, attribute: usize) -> Option<&Value> {
        self.given[attribute].as_ref().or(self.format.attributes[attribute].default.as_ref())
    }

    fn missing(&self, attribute: usize) -> Error {
        Error::MissingAttribute { rule: self.rule(), attribute: self.format.attributes[attribute].name }
    }

    /// An integer that counts something.
    pub(super) fn count(&self, attribute: usize) -> Result<usize, Error> {
        match self.value(attribute) {
            Some(Value::Int(value)) => usize::try_from(*value).map_err(|_| {
                let (rule, attribute) = (self.rule(), self.format.attributes[attribute].name);
                Error::AttributeRange { rule, attribute, found: *value, low: 0, high: i64::MAX, or: None }
            }),
            _ => Err(self.missing(attribute)),
        }
    }

    /// A list of extents.
    pub(super) fn extents(&self, attribute: usize) -> Result<crate::grouping::Shape, Error> {
        let Some(Value::IntList(list)) = self.value(attribute) else { return Err(self.missing(attribute)) };
        let extent = |(axis, found): (usize, &i64)| {
            let (rule, attribute) = (self.rule(), self.format.attributes[attribute].name);
            usize::try_from(*found).map_err(|_| Error::NegativeExtent {
                rule,
                attribute,
                axis,
                found: *found,
            })
        };
        list.iter().enumerate().map(extent).collect()
    }

    /// The error of a list that is too short.
    pub(super) fn list_length(&self, attribute: usize, found: usize, expected: usize) -> Error {
        let attribute = self.format.attributes[attribute].name;
        Error::ListLength { rule: self.rule(), attribute, found, expected }
    }
}
