//! What is known of a call before its rules are checked: facts that follow from types, shapes and attributes, each
//! absent where a rule will say what is wrong.

#![expect(clippy::indexing_slicing, reason = "roles are positions of inputs")]

mod finish;

use crate::builder::Builder;
use crate::check;
use crate::grouping::{Shape, group_count};
use crate::operator::{
    Check, Granularity, GranularityFrom, Groups, InputElement, OutputType, Role, Rule, When,
};
use crate::plan::Plan;
use crate::{DType, Error, Meta, RuleRef, Value};

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
    /// The zero point; once derived, unless it counts as absent.
    pub(crate) zero_point: Option<Meta<'a>>,
    /// How many elements and bytes these have, each at its role's place.
    sizes: [(usize, usize); 3],
    /// What the input holds.
    pub(crate) element: Option<&'static InputElement>,
    /// The input's shape, counted in elements.
    pub(crate) shape: &'a [usize],
    /// What decides which rules there are.
    pub(crate) when: When,
    /// The group shape as the attributes say it, beyond the tensor or not.
    pub(crate) group: Option<&'a [usize]>,
    /// How many groups there are along each axis.
    pub(crate) grid: Option<&'a [usize]>,
    /// The output type, wished or decided.
    pub(crate) output: Option<DType>,
}

impl<'a> Draft<'a> {
    /// What the caller says; all else is to be [derived](Self::derive).
    #[inline]
    pub(crate) fn new(
        builder: &'a Builder,
        requested: Option<DType>,
        x: Meta<'a>,
        scale: Option<Meta<'a>>,
        zero_point: Option<Meta<'a>>,
    ) -> Self {
        Self {
            builder,
            requested,
            x,
            scale,
            zero_point,
            sizes: [(0, 0); 3],
            element: None,
            shape: x.shape,
            when: When { asked: builder.asked(), granularity: None, element: None, additive: false },
            group: None,
            grid: None,
            output: None,
        }
    }

    /// Derives what can be derived, in place: a draft would be moved out of a result.
    #[inline]
    pub(crate) fn derive(&mut self, Shapes { logical, group, grid }: &'a mut Shapes) -> Result<(), Error> {
        let builder = self.builder;
        let uncounted = |role| {
            move |_| Error::Uncounted {
                rule: builder.rule(None),
                input: builder.operator().inputs[role as usize],
            }
        };
        for role in [Role::Input, Role::Scale, Role::ZeroPoint] {
            if let Some(tensor) = self.tensor(role) {
                self.sizes[role as usize] = tensor.size().map_err(uncounted(role))?;
            }
        }
        (self.when.element, self.element) = element(builder, self.x.dtype).unzip();
        self.shape = logical_shape(self.x, self.element, logical).map_err(uncounted(Role::Input))?;
        self.zero_point = self.zero_point.filter(|tensor| !counts_as_absent(builder, *tensor, self.scale));
        let adds = |attribute| self.zero_point.is_some() && builder.flag(attribute);
        self.when.additive = builder.operator().additive_when.is_some_and(adds);
        self.when.granularity = self.choose_granularity();
        self.group = self.granularity().and_then(|granularity| self.group_shape(granularity.groups, group));
        self.grid = self.group.map(|group| group_grid(self.shape, group, grid));
        self.output = self.decide_output();
        Ok(())
    }

    /// Checks the rules in the document's order; a plan if none is broken.
    pub(crate) fn plan(&self) -> Result<Plan, Error> {
        for rule in self.builder.operator().checks.iter().filter(|rule| !rule.at_run) {
            if rule.applies(&self.when) {
                check::check(self, rule)?;
            }
        }
        self.finish()
    }

    /// A rule that is broken.
    #[cold]
    pub(crate) fn rule(&self, check: &Check) -> RuleRef {
        self.builder.rule(Some(check.id))
    }

    pub(crate) fn granularity(&self) -> Option<&'static Granularity> {
        self.builder.operator().granularities.get(self.when.granularity?)
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
}

/// What a tensor of this type holds, and its place in the version's list.
fn element(builder: &Builder, dtype: DType) -> Option<(usize, &'static InputElement)> {
    let elements = builder.entry().input.iter().enumerate();
    let mut elements = elements.filter(|(_, element)| element.stored().is(dtype));
    match builder.operator().element_from {
        None => elements.next(),
        Some(attribute) => {
            let name = builder.text(attribute)?;
            elements.find(|(_, element)| name.is(element.name))
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
    if !(operator.empty_zero_point_is_absent && zero_point.shape.contains(&0)) {
        return false;
    }
    let wanted = operator.checks.iter().any(|check| match check.rule {
        Rule::ZeroPointFlag(attribute) => builder.flag(attribute),
        _ => false,
    });
    let empty_scale = scale.is_some_and(|scale| scale.shape.contains(&0));
    !(wanted && empty_scale)
}

/// How many groups there are along each axis.
fn group_grid<'a>(shape: &[usize], group: &[usize], room: &'a mut Shape) -> &'a [usize] {
    for (extent, group) in shape.iter().zip(group) {
        room.push(group_count(*extent, *group));
    }
    room
}

/// The extent that an attribute gives: positive; beyond what can be counted it is as good as the largest.
fn positive(value: i64) -> Option<usize> {
    (value > 0).then(|| usize::try_from(value).unwrap_or(usize::MAX))
}
