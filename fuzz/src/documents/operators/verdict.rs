//! Which rule a call breaks first, read from the resolved document as its model explains it and from nothing of the crate.

use dequant_spec::ElementType;
use dequant_spec::model::{ParameterShape, Role, When, ZeroPointShape};
use dequant_spec::operator::{
    Constraint, Element, Formula, Granularity, GranularityFrom, Groups, OperatorVersion, OutputType, Rule,
    Value,
};
use dequant_spec::reference::Tensor;

use crate::bridge::{Call, TYPES};
use crate::generate::codes;

/// What becomes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It keeps all rules.
    Kept,
    /// It breaks the rule of that id, checked then.
    Broken(&'static str, When),
    /// It breaks none, but leaves open what no rule asks for.
    Open(&'static str),
}

/// What becomes of a call.
pub(super) fn verdict(call: &Call) -> Verdict {
    let Some(facts) = Facts::of(call) else { return Verdict::Open("the version") };
    let rules = || call.operator.constraints_of(call.version).filter(|rule| facts.applies(rule));
    for when in [When::Plan, When::Run] {
        if let Some(broken) = rules().filter(|rule| rule.when == when).find(|rule| !facts.keeps(&rule.rule)) {
            return Verdict::Broken(&broken.id, when);
        }
        if let Some(open) = facts.open().filter(|_| when == When::Plan) {
            return Verdict::Open(open);
        }
    }
    Verdict::Kept
}

/// What follows from a call's types, shapes and attributes.
struct Facts<'c> {
    call: &'c Call,
    version: &'static OperatorVersion,
    element: Option<&'static Element>,
    /// The input's shape in elements.
    shape: Vec<usize>,
    /// The zero point, unless it counts as absent.
    zero_point: Option<&'c Tensor>,
    granularity: Option<&'static Granularity>,
    /// The extents of a group, and how many groups there are along each axis.
    group: Option<(Vec<usize>, Vec<usize>)>,
    formula: &'static Formula,
}

impl<'c> Facts<'c> {
    fn of(call: &'c Call) -> Option<Self> {
        let operator = call.operator;
        let version = operator.version(call.version)?;
        let named = operator.element_from.as_ref().map(|name| text(call, name));
        let element = version.input.iter().find(|element| {
            *element.stored() == call.input.element_type
                && named.is_none_or(|named| named == Some(&element.name))
        });
        let mut shape = call.input.shape.clone();
        if let Some(packed) = element.and_then(|element| element.packed.as_ref())
            && let Some(extent) = shape.get_mut(packed.axis)
        {
            *extent *= packed.lanes;
        }
        let empty_is_absent = operator.input(Role::ZeroPoint).is_some_and(|zero| zero.empty_is_absent);
        let is_absent = |zero: &&Tensor| {
            // The zero point of a scale without elements has none either, and is no placeholder where one is asked for.
            let is_asked_for = operator
                .constraints
                .iter()
                .any(|rule| matches!(&rule.rule, Rule::ZeroPointFlag(name) if flag(call, name)));
            let scale_is_empty = call.scale.as_ref().is_some_and(|scale| scale.shape.contains(&0));
            empty_is_absent && zero.shape.contains(&0) && !(is_asked_for && scale_is_empty)
        };
        let zero_point = call.zero_point.as_ref().filter(|zero| !is_absent(zero));
        let granularity = granularity(call);
        let group = granularity.and_then(|granularity| group(call, &granularity.groups, &shape));
        let group = group.map(|group| {
            let along = |(&extent, &group): (&usize, &usize)| match group {
                0 => 1,
                group => extent.div_ceil(group),
            };
            let grid = shape.iter().zip(&group).map(along).collect();
            (group, grid)
        });
        let is_set = |formula: &&Formula| formula.when.as_ref().is_some_and(|name| flag(call, name));
        let added = operator.formulas.iter().find(|formula| zero_point.is_some() && is_set(formula));
        let formula = added.or_else(|| operator.formulas.first())?;
        Some(Self { call, version, element, shape, zero_point, granularity, group, formula })
    }

    /// Whether a rule is one of this granularity, element and formula.
    fn applies(&self, rule: &Constraint) -> bool {
        let among = |names: &[String], name: Option<&String>| {
            names.is_empty() || name.is_some_and(|name| names.contains(name))
        };
        among(&rule.granularity, self.granularity.map(|granularity| &granularity.name))
            && among(&rule.input, self.element.map(|element| &element.name))
            && rule.formula.as_ref().is_none_or(|formula| *formula == self.formula.name)
    }

    fn tensor(&self, role: Role) -> Option<&'c Tensor> {
        match role {
            Role::Input => Some(&self.call.input),
            Role::Scale => self.call.scale.as_ref(),
            Role::ZeroPoint => self.zero_point,
        }
    }

    fn axis(&self, name: &str) -> Option<usize> {
        axis(self.call, name, self.shape.len())
    }

    fn keeps(&self, rule: &Rule) -> bool {
        let call = self.call;
        match rule {
            Rule::KnownAttributes => {
                call.attributes.keys().all(|name| self.version.attributes.contains(name))
            }
            Rule::RequiredInput(role) => self.tensor(*role).is_some(),
            Rule::RequiredAttribute(name) => call.attribute(name).is_some(),
            Rule::ElementType(Role::Input) => self.element.is_some(),
            Rule::ElementType(Role::Scale) => {
                call.scale.as_ref().is_none_or(|scale| self.version.scale.contains(&scale.element_type))
            }
            Rule::ElementType(Role::ZeroPoint) => match (self.zero_point, self.element) {
                (Some(zero), Some(element)) => {
                    self.version.zero_point_types(call.operator, element).contains(&&zero.element_type)
                }
                _ => true,
            },
            Rule::OutputType => self.keeps_output_type(),
            Rule::OneOf { attribute, strings } => {
                text(call, attribute).is_none_or(|text| strings.contains(text))
            }
            Rule::Minimum { attribute, value } => int(call, attribute).is_none_or(|found| found >= *value),
            Rule::Range { attribute, low, high } => {
                int(call, attribute).is_none_or(|found| (*low..=*high).contains(&found))
            }
            Rule::MinimumRank { input, rank } => {
                self.tensor(*input).is_none_or(|tensor| tensor.shape.len() >= *rank)
            }
            Rule::Granularity => self.granularity.is_some_and(|g| self.version.granularity.contains(&g.name)),
            Rule::AxisInRange(name) => self.axis(name).is_some(),
            Rule::GroupShape(name) => list(call, name)
                .is_some_and(|list| list.len() == self.shape.len() && list.iter().all(|entry| *entry > 0)),
            Rule::GroupsDivide => self.divides(),
            Rule::ScaleShape => self.has_parameter_shape(call.scale.as_ref()),
            Rule::ZeroPointShape(ZeroPointShape::ByGranularity) => self.has_parameter_shape(self.zero_point),
            Rule::ZeroPointShape(ZeroPointShape::SameAsScale) => match (self.zero_point, &call.scale) {
                (Some(zero), Some(scale)) => zero.shape == scale.shape,
                _ => true,
            },
            Rule::ZeroPointFlag(name) => flag(call, name) == self.zero_point.is_some(),
            Rule::FloatZeroPoint(name) => {
                !flag(call, name) || self.zero_point.is_none_or(|zero| !zero.element_type.is_integer())
            }
            Rule::ZeroPointCodesAreZero => self.every_zero_point(|_, code| code == 0),
            Rule::ZeroPointsAreCodes => self.every_zero_point(|element_type, code| {
                let range = self.element.and_then(|element| codes::code_range(&element.element_type));
                match (codes::integer(element_type, code), range) {
                    (Some(zero), Some((low, high))) => (low..=high).contains(&zero),
                    _ => true,
                }
            }),
            // Tensors of results are made as they are planned.
            Rule::OutputTensor => true,
        }
    }

    fn keeps_output_type(&self) -> bool {
        let asked = self.call.output_type.as_ref();
        let Some(scale) = &self.call.scale else { return true };
        let chosen = match &self.version.output_type {
            OutputType::SameAsScale => Some(&scale.element_type),
            OutputType::ChosenByCaller => Some(asked.unwrap_or(&scale.element_type)),
            OutputType::Attribute(name) => match self.call.attribute(name) {
                None | Some(Value::Int(0)) => Some(asked.unwrap_or(&scale.element_type)),
                Some(Value::Type(name)) => TYPES.get(name),
                Some(Value::Int(number)) => {
                    TYPES.iter().find(|t| t.numbers.get(&self.call.operator.dialect) == Some(number))
                }
                Some(_) => None,
            },
        };
        chosen.is_some_and(|chosen| {
            self.version.output.contains(chosen) && asked.is_none_or(|asked| asked == chosen)
        })
    }

    fn divides(&self) -> bool {
        let Some((group, _)) = &self.group else { return true };
        self.shape.iter().zip(group).all(|(extent, group)| *group == 0 || extent.is_multiple_of(*group))
    }

    fn has_parameter_shape(&self, tensor: Option<&Tensor>) -> bool {
        let (Some(tensor), Some(granularity)) = (tensor, self.granularity) else { return true };
        let found = &tensor.shape[..];
        match granularity.parameters {
            ParameterShape::OneScalarOrVector => matches!(found, [] | [1]),
            ParameterShape::OneVector => found == [1],
            ParameterShape::OneOfAnyRank => found.iter().product::<usize>() == 1,
            ParameterShape::Vector => match &granularity.groups {
                Groups::OneAlong(name) => self.axis(name).is_none_or(|axis| found == [self.shape[axis]]),
                _ => true,
            },
            ParameterShape::Grid => self.group.as_ref().is_none_or(|(_, grid)| found == grid),
        }
    }

    fn every_zero_point(&self, holds: impl Fn(&ElementType, u64) -> bool) -> bool {
        self.zero_point.is_none_or(|zero| {
            let count = zero.shape.iter().product::<usize>();
            (0..count).all(|index| holds(&zero.element_type, zero.code(index)))
        })
    }

    /// What a call that breaks no rule leaves open.
    fn open(&self) -> Option<&'static str> {
        let packed = self.element?.packed.as_ref();
        if self.call.zero_point.is_some() && self.call.operator.input(Role::ZeroPoint).is_none() {
            return Some("what the zero point is for");
        }
        if self.group.is_none() {
            return Some("the group shape");
        }
        packed.filter(|packed| packed.axis >= self.shape.len()).map(|_| "the axis of words")
    }
}

fn int(call: &Call, name: &str) -> Option<i64> {
    match call.attribute(name)? {
        Value::Int(int) => Some(*int),
        _ => None,
    }
}

fn text<'c>(call: &'c Call, name: &str) -> Option<&'c String> {
    match call.attribute(name)? {
        Value::String(text) => Some(text),
        _ => None,
    }
}

fn list<'c>(call: &'c Call, name: &str) -> Option<&'c [i64]> {
    match call.attribute(name)? {
        Value::IntList(list) => Some(list),
        _ => None,
    }
}

fn flag(call: &Call, name: &str) -> bool {
    matches!(call.attribute(name), Some(Value::Bool(true)))
}

fn axis(call: &Call, name: &str, rank: usize) -> Option<usize> {
    let (axis, rank) = (int(call, name)?, i64::try_from(rank).ok()?);
    (-rank..rank).contains(&axis).then(|| axis.rem_euclid(rank) as usize)
}

fn granularity(call: &Call) -> Option<&'static Granularity> {
    let mut all = call.operator.granularities.iter();
    match &call.operator.granularity_from {
        GranularityFrom::NameAttribute(name) => {
            let name = text(call, name)?;
            all.find(|granularity| granularity.name == *name)
        }
        GranularityFrom::SizeAttribute(name) => {
            let is_blocked = int(call, name)? > 0;
            let is_one = matches!(call.scale.as_ref()?.shape[..], [] | [1]);
            all.find(|granularity| match granularity.groups {
                Groups::Blocks { .. } => is_blocked,
                Groups::WholeTensor => !is_blocked && is_one,
                _ => !is_blocked && !is_one,
            })
        }
    }
}

/// The extents of a group; beyond what can be counted one is as good as the largest.
fn group(call: &Call, groups: &Groups, shape: &[usize]) -> Option<Vec<usize>> {
    let positive = |size: i64| (size > 0).then(|| usize::try_from(size).unwrap_or(usize::MAX));
    let on = |name: &String, mut group: Vec<usize>, extent: Option<usize>| {
        let axis = axis(call, name, shape.len())?;
        group[axis] = extent.unwrap_or(shape[axis]);
        Some(group)
    };
    match groups {
        Groups::WholeTensor => Some(shape.to_vec()),
        Groups::OneAlong(name) => on(name, shape.to_vec(), Some(1)),
        Groups::AllAlong(name) => on(name, vec![1; shape.len()], None),
        Groups::Blocks { axis, size } => {
            let size = positive(int(call, size)?)?;
            on(axis, vec![1; shape.len()], Some(size))
        }
        Groups::Shape(name) => {
            let list = list(call, name).filter(|list| list.len() == shape.len())?;
            list.iter().map(|entry| positive(*entry)).collect()
        }
    }
}
