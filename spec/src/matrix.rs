//! Every valid combination of types of an operator version.

use crate::element::{ElementType, Encoding};
use crate::model::Role;
use crate::operator::{Element, Formula, Operator, OperatorVersion, OutputType, Rule, Version};

/// One valid choice of types.
#[derive(Clone, Debug)]
pub struct Combination {
    /// What the input holds.
    pub input: Element,
    /// The scale's type.
    pub scale: ElementType,
    /// The zero point's type. Where it is a factor of the count, `None` is the combination without a zero point;
    /// elsewhere it is the type that a zero point has if it is given, and `None` if none may be given.
    pub zero_point: Option<ElementType>,
    /// The output's type.
    pub output: ElementType,
}

/// Whether the zero point is a factor of the count: a tensor with a type of its own.
pub fn zero_point_is_factor(operator: &Operator) -> bool {
    operator.input(Role::ZeroPoint).is_some_and(|z| !z.same_as_input && !z.from_attribute)
}

/// Every combination of a version, in the order of its lists: input, scale, zero point, output.
pub fn combinations(operator: &Operator, version: &OperatorVersion) -> Vec<Combination> {
    let mut all = Vec::new();
    for input in &version.input {
        for scale in &version.scale {
            for zero_point in zero_points(operator, version, input) {
                for output in outputs(version, scale) {
                    let (input, scale, output) = (input.clone(), scale.clone(), output.clone());
                    all.push(Combination { input, scale, zero_point: zero_point.clone(), output });
                }
            }
        }
    }
    all
}

/// How many combinations a version has, without listing them.
pub fn count(operator: &Operator, version: &OperatorVersion) -> usize {
    let outputs: usize = version.scale.iter().map(|scale| outputs(version, scale).count()).sum();
    let zero_points = version.input.iter().map(|input| {
        let types = version.zero_point_types(operator, input).len();
        if zero_point_is_factor(operator) { types.saturating_add(1) } else { 1 }
    });
    zero_points.fold(0, usize::saturating_add).saturating_mul(outputs)
}

/// The zero point types to count for an input element.
fn zero_points(operator: &Operator, version: &OperatorVersion, input: &Element) -> Vec<Option<ElementType>> {
    let types = version.zero_point_types(operator, input).into_iter().cloned().map(Some);
    if zero_point_is_factor(operator) {
        return std::iter::once(None).chain(types).collect();
    }
    let one: Vec<_> = types.take(1).collect();
    if one.is_empty() { vec![None] } else { one }
}

/// The output types that go with a scale type.
fn outputs<'a>(
    version: &'a OperatorVersion,
    scale: &'a ElementType,
) -> impl Iterator<Item = &'a ElementType> {
    let same = version.output_type == OutputType::SameAsScale;
    version.output.iter().filter(move |output| !same || output.name == scale.name)
}

impl Combination {
    /// The formulas that a call with these types can select: every one, but a formula behind an attribute needs a
    /// zero point, and one that adds it needs a float.
    pub fn formulas<'a>(&'a self, operator: &'a Operator) -> impl Iterator<Item = &'a Formula> {
        let float = self.zero_point.as_ref().is_some_and(|z| !z.is_integer());
        operator.formulas.iter().filter(move |formula| formula.subtracts() || float)
    }

    /// Whether a zero point may be another number than 0, in any version that has the input's type: one may be given, and no rule says
    /// that its codes are 0, or they mean something else.
    pub fn may_shift(&self, operator: &Operator) -> bool {
        let Some(zero_point) = &self.zero_point else { return false };
        let code_0_is_0 = match &zero_point.encoding {
            Encoding::Integer { bias, .. } | Encoding::Fixed { bias, .. } => *bias == 0,
            Encoding::Float(float) => float.subnormals,
            Encoding::Codebook(numbers) => numbers.first().is_some_and(|number| number.to_bits() == 0),
        };
        let is_bound = |since: Version, element: &Element| {
            operator.constraints.iter().any(|rule| {
                rule.rule == Rule::ZeroPointCodesAreZero
                    && rule.since.is_none_or(|first| first <= since)
                    && rule.until.is_none()
                    && rule.granularity.is_empty()
                    && rule.formula.is_none()
                    && (rule.input.is_empty() || rule.input.contains(&element.name))
            })
        };
        let all_are_bound = operator.versions.iter().all(|version| {
            let mut alike =
                version.input.iter().filter(|element| element.element_type == self.input.element_type);
            alike.all(|element| is_bound(version.since, element))
        });
        !(code_0_is_0 && all_are_bound)
    }

    /// `int8, float32, float32`, with the zero point's type where it is a factor of the count.
    pub fn label(&self, operator: &Operator) -> String {
        let zero = match (&self.zero_point, zero_point_is_factor(operator)) {
            (Some(zero), true) => format!(", {}", zero.name),
            (None, true) => ", no zero point".into(),
            _ => String::new(),
        };
        format!("{}, {}{zero} → {}", self.input.name, self.scale.name, self.output.name)
    }
}
