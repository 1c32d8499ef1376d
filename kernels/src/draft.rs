//! What is known of a call before its rules are checked: facts that follow from types, shapes and attributes, each
//! absent where a rule will say what is wrong.

#![expect(
    clippy::indexing_slicing,
    reason = "roles are positions of inputs, and an axis of a packing lies in a shape whose rank was checked"
)]

use smallvec::SmallVec;

use crate::builder::Builder;
use crate::check;
use crate::grouping::{Grouping, Shape, group_count, product};
use crate::isa::Token;
use crate::kernel::Kernel;
use crate::layout::Layout;
use crate::operator::{
    Check, Granularity, GranularityFrom, Groups, InputElement, OutputType, Role, Rule, Types,
};
use crate::plan::{Parts, Plan, Planned};
use crate::stores::Stores;
use crate::{DType, Error, Meta, Value};

/// Where a draft's shapes are written, extent by extent, and stay: they would be moved before they have arrived.
#[derive(Debug, Default)]
pub(crate) struct Shapes {
    logical: Shape,
    group: Shape,
    grid: Shape,
}

/// A call on its way to a plan.
#[derive(Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) builder: &'a Builder,
    /// The output type that the caller asks for.
    pub(crate) requested: Option<DType>,
    pub(crate) x: Meta<'a>,
    pub(crate) scale: Option<Meta<'a>>,
    /// The zero point, unless it counts as absent.
    pub(crate) zero_point: Option<Meta<'a>>,
    /// What the input holds.
    pub(crate) element: Option<&'static InputElement>,
    /// The input's shape, counted in elements.
    pub(crate) shape: &'a [usize],
    /// The index of the granularity.
    pub(crate) granularity: Option<usize>,
    /// The group shape as the attributes say it, beyond the tensor or not.
    pub(crate) group: Option<&'a [usize]>,
    /// How many groups there are along each axis.
    pub(crate) grid: Option<&'a [usize]>,
    /// The output type, wished or decided.
    pub(crate) output: Option<DType>,
}

impl<'a> Draft<'a> {
    /// Derives what can be derived.
    #[inline]
    pub(crate) fn new(
        builder: &'a Builder,
        requested: Option<DType>,
        x: Meta<'a>,
        scale: Option<Meta<'a>>,
        zero_point: Option<Meta<'a>>,
        Shapes { logical, group, grid }: &'a mut Shapes,
    ) -> Result<Self, Error> {
        let uncounted = |role| {
            move |_| Error::Uncounted {
                rule: builder.rule(None),
                input: builder.operator().inputs[role as usize],
            }
        };
        x.size().map_err(uncounted(Role::Input))?;
        for (tensor, role) in [(&scale, Role::Scale), (&zero_point, Role::ZeroPoint)] {
            tensor.map(|tensor| tensor.size().map_err(uncounted(role))).transpose()?;
        }
        let element = element(builder, x.dtype);
        let shape = logical_shape(x, element, logical).map_err(uncounted(Role::Input))?;
        let zero_point = zero_point.filter(|tensor| !counts_as_absent(builder, *tensor, scale));
        let mut draft = Self {
            builder,
            requested,
            x,
            scale,
            zero_point,
            element,
            shape,
            granularity: None,
            group: None,
            grid: None,
            output: None,
        };
        draft.granularity = draft.choose_granularity();
        draft.group =
            draft.granularity().and_then(|granularity| draft.group_shape(granularity.groups, group));
        draft.grid = draft.group.map(|group| group_grid(shape, group, grid));
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
    pub(crate) fn applies(&self, rule: &Check) -> bool {
        let asked = self.builder.asked();
        let granularity = |granularity| rule.granularity.contains(&granularity);
        // Every version's list starts as the newest one's, so an index means the same element in all of them.
        let element = |element: &InputElement| {
            let place = self.builder.entry().input.iter().position(|other| core::ptr::eq(other, element));
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
    fn group_shape(&self, groups: Groups, room: &'a mut Shape) -> Option<&'a [usize]> {
        let (axis, extent, others_whole) = match groups {
            Groups::WholeTensor => return Some(self.shape),
            Groups::OneAlong(axis) => (self.axis(axis)?, 1, true),
            Groups::AllAlong(axis) => {
                let axis = self.axis(axis)?;
                (axis, *self.shape.get(axis)?, false)
            }
            Groups::Blocks(axis, size) => (self.axis(axis)?, positive(self.builder.int(size)?)?, false),
            Groups::Shape(attribute) => {
                let list = self.builder.list(attribute)?;
                for entry in list {
                    room.push(positive(*entry)?);
                }
                return (list.len() == self.shape.len()).then_some(room);
            }
        };
        for (other, whole) in self.shape.iter().enumerate() {
            let others = if others_whole { *whole } else { 1 };
            room.push(if other == axis { extent } else { others });
        }
        Some(room)
    }

    fn decide_output(&self) -> Option<DType> {
        let scale = self.scale.map(|scale| scale.dtype);
        let requested = self.requested;
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
    #[inline]
    fn finish(&self) -> Result<Plan, Error> {
        let rule = self.builder.rule(None);
        let undecided = |what| move || Error::Undecided { rule, what };
        let missing = || Error::MissingInput { rule, input: self.name(Role::Scale) };
        let element = self.element.ok_or_else(undecided("the element type"))?;
        let scale = self.scale.ok_or_else(missing)?;
        let granularity = self.granularity().ok_or_else(undecided("the granularity"))?;
        let group = self.group.ok_or_else(|| check::no_group(self, granularity))?;
        let output = self.output.ok_or_else(undecided("the output type"))?;
        self.check_counts(granularity, group)?;
        let layout = self.layout(element).ok_or_else(|| check::no_axis_of_words(self, element))?;
        let interleaved = match layout {
            Layout::Dense { .. } => None,
            Layout::Interleaved { .. } => element.packed.map(|packed| packed.axis),
        };
        let types = self.types(element.dtype, scale.dtype, output);
        let kernel = self.kernel(types, element.dtype)?;
        // The output can have more bytes than the input.
        let logical = Meta { dtype: output, shape: self.shape };
        let uncounted = |_| Error::Uncounted { rule, input: "the output" };
        let (elements, _) = logical.size().map_err(uncounted)?;
        let mut parts = Parts {
            rule,
            operator: self.builder.operator(),
            types,
            kernel,
            token: Token::detect(),
            stores: Stores::default(),
            granularity: granularity.name,
            grouping: Grouping::new(self.shape, group, interleaved),
            layout,
            at_run: SmallVec::new(),
            has_value_rules: false,
            x: Planned::new(&self.x)?,
            scale: Planned::new(&scale)?,
            zero_point: self.zero_point.as_ref().map(Planned::new).transpose()?,
            elements,
            group: Shape::new(),
            shape: Shape::new(),
        };
        // Shapes are written where they stay, see `Shapes`.
        let fill =
            |shape: &mut Shape, extents: &[usize]| extents.iter().for_each(|extent| shape.push(*extent));
        fill(&mut parts.x.shape, self.x.shape);
        fill(&mut parts.scale.shape, scale.shape);
        if let (Some(planned), Some(zero_point)) = (&mut parts.zero_point, self.zero_point) {
            fill(&mut planned.shape, zero_point.shape);
        }
        fill(&mut parts.shape, self.shape);
        for (group, extent) in group.iter().zip(self.shape) {
            parts.group.push((*group).min(*extent).max(1));
        }
        for rule in self.builder.operator().checks.iter().filter(|rule| rule.at_run) {
            if self.applies(rule) {
                parts.has_value_rules |= !matches!(rule.rule, Rule::OutputTensor);
                parts.at_run.push(rule);
            }
        }
        Ok(Plan { parts })
    }

    /// Every group has a scale and, where there are any, a zero point; only the last may be short.
    fn check_counts(&self, granularity: &Granularity, group: &[usize]) -> Result<(), Error> {
        if self.shape.contains(&0) {
            return Ok(());
        }
        if !granularity.ragged {
            check::divide(self, self.builder.rule(None), group)?;
        }
        let expected = self.grid.and_then(product);
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
    let mut elements = builder.entry().input.iter().filter(|element| element.stored().is(dtype));
    match builder.operator().element_from {
        None => elements.next(),
        Some(attribute) => {
            let name = builder.text(attribute)?;
            elements.find(|element| name.is(element.name))
        }
    }
}

/// The input's shape, counted in elements.
fn logical_shape<'a>(
    x: Meta<'a>,
    element: Option<&InputElement>,
    room: &'a mut Shape,
) -> Result<&'a [usize], Error> {
    let Some((element, packed)) = element.and_then(|element| Some((element, element.packed?))) else {
        return Ok(x.shape);
    };
    x.shape.iter().for_each(|extent| room.push(*extent));
    if let Some(extent) = room.get_mut(packed.axis) {
        let lanes = (packed.word.bits() / element.dtype.bits()) as usize;
        *extent = extent.checked_mul(lanes).ok_or(Error::Overflow { dtype: x.dtype })?;
        Meta { dtype: element.dtype, shape: room }.size()?;
    }
    Ok(room)
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

/// How many groups there are along each axis.
fn group_grid<'a>(shape: &[usize], group: &[usize], room: &'a mut Shape) -> &'a [usize] {
    for (extent, group) in shape.iter().zip(group) {
        // A division takes longer than most of planning.
        room.push(match *group {
            1 => *extent,
            group if group == *extent => 1,
            group => group_count(*extent, group),
        });
    }
    room
}

/// The extent that an attribute gives: positive; beyond what can be counted it is as good as the largest.
fn positive(value: i64) -> Option<usize> {
    (value > 0).then(|| usize::try_from(value).unwrap_or(usize::MAX))
}
