//! What is known of a call before its rules are checked: facts that follow from types, shapes and attributes, each
//! absent where a rule will say what is wrong.

use crate::builder::Builder;
use crate::check;
use crate::grouping::{Grouping, Layout, Shape, group_count, product};
use crate::isa::Token;
use crate::kernel::Kernel;
use crate::operator::{
    Check, Granularity, GranularityFrom, Groups, InputElement, OutputType, Role, Rule, Types,
};
use crate::plan::{Parts, Plan};
use crate::stores::Stores;
use crate::{DType, Error, Meta, Value};

/// A call on its way to a plan.
#[derive(Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) builder: &'a Builder,
    pub(crate) x: Meta<'a>,
    pub(crate) scale: Option<Meta<'a>>,
    /// The zero point, unless it counts as absent.
    pub(crate) zero_point: Option<Meta<'a>>,
    /// What the input holds.
    pub(crate) element: Option<&'static InputElement>,
    /// The input's shape, counted in elements.
    pub(crate) shape: Shape,
    /// The index of the granularity.
    pub(crate) granularity: Option<usize>,
    /// The group shape as the attributes say it, beyond the tensor or not.
    pub(crate) group: Option<Shape>,
    /// The output type, wished or decided.
    pub(crate) output: Option<DType>,
}

impl<'a> Draft<'a> {
    /// Derives what can be derived.
    pub(crate) fn new(
        builder: &'a Builder,
        x: Meta<'a>,
        scale: Option<Meta<'a>>,
        zero_point: Option<Meta<'a>>,
    ) -> Result<Self, Error> {
        for tensor in [Some(x), scale, zero_point].into_iter().flatten() {
            tensor.size()?;
        }
        let element = element(builder, x.dtype);
        let shape = logical_shape(x, element)?;
        let zero_point = zero_point.filter(|tensor| !counts_as_absent(builder, *tensor, scale));
        let (granularity, group, output) = (None, None, None);
        let mut draft = Self { builder, x, scale, zero_point, element, shape, granularity, group, output };
        draft.granularity = draft.choose_granularity();
        draft.group = draft.granularity().and_then(|granularity| draft.group_shape(granularity.groups));
        draft.output = draft.decide_output();
        Ok(draft)
    }

    /// Checks the rules in the document's order; a plan if none is broken.
    pub(crate) fn plan(self) -> Result<Plan, Error> {
        for rule in self.builder.operator().checks.iter().filter(|rule| !rule.at_run) {
            if self.applies(rule) {
                check::check(&self, rule)?;
            }
        }
        self.finish()
    }

    pub(crate) fn granularity(&self) -> Option<&'static Granularity> {
        self.builder.operator().granularities.get(self.granularity?)
    }

    /// Whether the zero point is added.
    pub(crate) fn additive(&self) -> bool {
        let attribute = self.builder.operator().additive_when;
        self.zero_point.is_some() && attribute.is_some_and(|attribute| self.builder.flag(attribute))
    }

    /// The document's name of an input.
    pub(crate) fn name(&self, role: Role) -> &'static str {
        self.builder.operator().inputs[role as usize]
    }

    /// The tensor of an input; the input's shape counts words where elements share them.
    pub(crate) fn tensor(&self, role: Role) -> Option<Meta<'a>> {
        match role {
            Role::Input => Some(self.x),
            Role::Scale => self.scale,
            Role::ZeroPoint => self.zero_point,
        }
    }

    /// The axis that an attribute names.
    pub(crate) fn axis(&self, attribute: usize) -> Option<usize> {
        let axis = self.builder.int(attribute)?;
        let rank = i64::try_from(self.shape.len()).ok()?;
        let axis = if axis < 0 { axis.checked_add(rank)? } else { axis };
        usize::try_from(axis).ok().filter(|axis| *axis < self.shape.len())
    }

    /// Whether the rule is one of this version, granularity, element and formula.
    fn applies(&self, rule: &Check) -> bool {
        let asked = self.builder.asked();
        let granularity = |granularity| rule.granularity.contains(&granularity);
        // Every version's list starts as the newest one's, so an index means the same element in all of them.
        let element = |element: &InputElement| {
            let place = self.builder.entry().input.iter().position(|other| other.name == element.name);
            place.is_some_and(|place| rule.input.contains(&place))
        };
        rule.since.is_none_or(|since| since <= asked)
            && rule.until.is_none_or(|until| asked < until)
            && (rule.granularity.is_empty() || self.granularity.is_some_and(granularity))
            && (rule.input.is_empty() || self.element.is_some_and(element))
            && rule.additive.is_none_or(|additive| additive == self.additive())
    }

    fn choose_granularity(&self) -> Option<usize> {
        let all = self.builder.operator().granularities;
        match self.builder.operator().granularity_from {
            GranularityFrom::NameAttribute(attribute) => {
                let name = self.builder.text(attribute)?;
                all.iter().position(|granularity| name.is(granularity.name))
            }
            GranularityFrom::SizeAttribute(attribute) => {
                let blocked = self.builder.int(attribute)? > 0;
                let scalar = matches!(self.scale?.shape, [] | [1]);
                all.iter().position(|granularity| match granularity.groups {
                    Groups::Blocks(..) => blocked,
                    Groups::WholeTensor => !blocked && scalar,
                    _ => !blocked && !scalar,
                })
            }
        }
    }

    /// The extents of a group; those of attributes as they are, even beyond the tensor.
    fn group_shape(&self, groups: Groups) -> Option<Shape> {
        let ones = || self.shape.iter().map(|_| 1).collect::<Shape>();
        let replaced = |mut shape: Shape, axis: usize, extent: usize| {
            *shape.get_mut(axis)? = extent;
            Some(shape)
        };
        match groups {
            Groups::WholeTensor => Some(self.shape.clone()),
            Groups::OneAlong(axis) => replaced(self.shape.clone(), self.axis(axis)?, 1),
            Groups::AllAlong(axis) => {
                let axis = self.axis(axis)?;
                replaced(ones(), axis, *self.shape.get(axis)?)
            }
            Groups::Blocks(axis, size) => {
                replaced(ones(), self.axis(axis)?, extent(self.builder.int(size)?)?)
            }
            Groups::Shape(attribute) => {
                let shape: Option<Shape> =
                    self.builder.list(attribute)?.iter().map(|entry| extent(*entry)).collect();
                shape.filter(|shape| shape.len() == self.shape.len())
            }
        }
    }

    /// How many groups there are along each axis.
    pub(crate) fn grid(&self) -> Option<Shape> {
        let group = self.group.as_ref()?;
        Some(self.shape.iter().zip(group).map(|(extent, group)| group_count(*extent, *group)).collect())
    }

    fn decide_output(&self) -> Option<DType> {
        let scale = self.scale.map(|scale| scale.dtype);
        let requested = self.builder.requested_output();
        match self.builder.entry().output_type {
            OutputType::SameAsScale => scale,
            OutputType::ChosenByCaller => requested.or(scale),
            OutputType::Attribute(attribute) => match self.builder.value(attribute) {
                None | Some(Value::Int(0)) => requested.or(scale),
                Some(Value::Type(dtype)) => Some(*dtype),
                Some(Value::Int(number)) => {
                    let numbers = self.builder.operator().type_numbers;
                    numbers.iter().find(|(known, _)| known == number).map(|(_, dtype)| *dtype)
                }
                Some(_) => None,
            },
        }
    }

    /// The plan of a call that breaks no rule. What a document's rules should have settled is checked here once
    /// more, as a kernel must not be started on less.
    fn finish(self) -> Result<Plan, Error> {
        let rule = self.builder.rule(None);
        let undecided = |what| Error::Undecided { rule, what };
        let element = self.element.ok_or(undecided("the element type"))?;
        let scale = self.scale.ok_or(Error::MissingInput { rule, input: self.name(Role::Scale) })?;
        let granularity = self.granularity().ok_or(undecided("the granularity"))?;
        let group = self.group.as_ref().ok_or(undecided("the group shape"))?;
        let output = self.output.ok_or(undecided("the output type"))?;
        self.check_counts(granularity)?;
        let layout = self.layout(element).ok_or(undecided("the place of a code"))?;
        let interleaved = match layout {
            Layout::Dense { .. } => None,
            Layout::Interleaved { .. } => element.packed.map(|packed| packed.axis),
        };
        let types = self.types(element.dtype, scale.dtype, output);
        let kernel = self.kernel(types, element.dtype)?;
        // The output can have more bytes than the input.
        let logical = Meta { dtype: output, shape: &self.shape };
        let (elements, _) = logical.size()?;
        let group = group.iter().zip(&self.shape).map(|(group, extent)| *group.min(extent).max(&1));
        let group = group.collect::<Shape>();
        let at_run = self.builder.operator().checks.iter();
        Ok(Plan::new(Parts {
            rule,
            operator: self.builder.operator(),
            types,
            kernel,
            token: Token::detect(),
            stores: Stores::default(),
            granularity: granularity.name,
            grouping: Grouping::new(&self.shape, &group, interleaved),
            layout,
            at_run: at_run.filter(|rule| rule.at_run && self.applies(rule)).collect(),
            x: self.x.into(),
            scale: scale.into(),
            zero_point: self.zero_point.map(Into::into),
            elements,
            group,
            shape: self.shape,
        }))
    }

    /// Every group has a scale and, where there are any, a zero point; only the last may be short.
    fn check_counts(&self, granularity: &Granularity) -> Result<(), Error> {
        if self.shape.contains(&0) {
            return Ok(());
        }
        if !granularity.ragged {
            check::groups_divide(self, self.builder.rule(None))?;
        }
        let expected = self.grid().and_then(|grid| product(&grid));
        for role in [Role::Scale, Role::ZeroPoint] {
            let Some(tensor) = self.tensor(role) else { continue };
            let (found, _) = tensor.size()?;
            if expected != Some(found) {
                let (rule, input) = (self.builder.rule(None), self.name(role));
                let expected = expected.unwrap_or(usize::MAX);
                return Err(Error::Elements { rule, input, found, expected });
            }
        }
        Ok(())
    }

    /// Where codes lie. Words along an axis that has nothing behind it are one dense stream.
    fn layout(&self, element: &InputElement) -> Option<Layout> {
        let bits = element.dtype.bits();
        let Some(packed) = element.packed else { return Some(Layout::Dense { bits }) };
        let word = packed.word.bits();
        if !word.is_multiple_of(bits) || packed.axis >= self.shape.len() {
            return None;
        }
        match product(&self.shape[packed.axis + 1..]) {
            // Nothing is read of an empty tensor.
            Some(0 | 1) => Some(Layout::Dense { bits }),
            Some(inner) => Some(Layout::Interleaved { bits, word, lanes: (word / bits) as usize, inner }),
            None => Some(Layout::Dense { bits }).filter(|_| self.shape.contains(&0)),
        }
    }

    fn types(&self, input: DType, scale: DType, output: DType) -> Types {
        let zero_point = self.zero_point.map(|zero_point| zero_point.dtype);
        Types { input, scale, zero_point, output, additive: self.additive() }
    }

    /// The kernel of the types. An operator whose zero point has the input's type lists its combinations with
    /// that type, given or not.
    fn kernel(&self, types: Types, element: DType) -> Result<Kernel, Error> {
        let find = self.builder.operator().kernel;
        let absent =
            || find(Types { zero_point: Some(element), ..types }).filter(|_| types.zero_point.is_none());
        let found = find(types).or_else(absent);
        let Types { input, scale, zero_point, output, .. } = types;
        let rule = self.builder.rule(None);
        let zero_point = zero_point.map(|zero_point| zero_point.name());
        let types = [input.name(), scale.name(), output.name()];
        found.ok_or(Error::NoKernel { rule, types, zero_point })
    }
}

/// What a tensor of this type holds.
fn element(builder: &Builder, dtype: DType) -> Option<&'static InputElement> {
    let mut elements = builder.entry().input.iter().filter(|element| element.stored() == dtype);
    match builder.operator().element_from {
        None => elements.next(),
        Some(attribute) => {
            let name = builder.text(attribute)?;
            elements.find(|element| name.is(element.name))
        }
    }
}

/// The input's shape, counted in elements.
fn logical_shape(x: Meta<'_>, element: Option<&InputElement>) -> Result<Shape, Error> {
    let mut shape = Shape::from_slice(x.shape);
    if let Some((element, packed)) = element.and_then(|element| Some((element, element.packed?)))
        && let Some(extent) = shape.get_mut(packed.axis)
    {
        let lanes = (packed.word.bits() / element.dtype.bits()) as usize;
        *extent = extent.checked_mul(lanes).ok_or(Error::Overflow { dtype: x.dtype })?;
        Meta { dtype: element.dtype, shape: &shape }.size()?;
    }
    Ok(shape)
}

/// Whether a given zero point counts as absent: it has no elements, though it is not the zero point of an empty
/// scale.
fn counts_as_absent(builder: &Builder, zero_point: Meta<'_>, scale: Option<Meta<'_>>) -> bool {
    let operator = builder.operator();
    let wanted = operator.checks.iter().any(|check| match check.rule {
        Rule::ZeroPointFlag(attribute) => builder.flag(attribute),
        _ => false,
    });
    let empty_scale = scale.is_some_and(|scale| scale.shape.contains(&0));
    operator.empty_zero_point_is_absent && zero_point.shape.contains(&0) && !(wanted && empty_scale)
}

/// The extent that an attribute gives: positive; beyond what can be counted it is as good as the largest.
fn extent(value: i64) -> Option<usize> {
    (value > 0).then(|| usize::try_from(value).unwrap_or(usize::MAX))
}
