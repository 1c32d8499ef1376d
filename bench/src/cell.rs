//! What the documents allow: every operator version's combination × granularity × zero point × formula.

use dequant_spec::model::{ParameterShape, Role};
use dequant_spec::operator::{
    Formula, Granularity, GranularityFrom, Operator, OperatorVersion, OutputType, Rule, Value,
};
use dequant_spec::{Combination, ElementType, matrix};

use crate::form::Form;
use crate::parameters::{Filling, Kind};

/// One cell of the matrix.
#[derive(Clone)]
pub(crate) struct Cell<'s> {
    pub(crate) operator: &'s Operator,
    pub(crate) version: &'s OperatorVersion,
    pub(crate) combination: Combination,
    pub(crate) granularity: &'s Granularity,
    pub(crate) zero_point: Option<ElementType>,
    pub(crate) formula: &'s Formula,
}

/// Every cell of an operator version.
pub(crate) fn cells<'s>(operator: &'s Operator, version: &'s OperatorVersion) -> Vec<Cell<'s>> {
    let mut cells = Vec::new();
    for combination in matrix::combinations(operator, version) {
        for granularity in operator.granularities.iter().filter(|g| version.granularity.contains(&g.name)) {
            for (zero_point, formula) in zero_points(operator, version, &combination) {
                let combination = combination.clone();
                let cell = Cell { operator, version, combination, granularity, zero_point, formula };
                let needed = |rule: &Rule| *rule == Rule::RequiredInput(Role::ZeroPoint);
                if cell.zero_point.is_some() || !cell.rules().any(needed) {
                    cells.push(cell);
                }
            }
        }
    }
    cells
}

/// The zero points of a combination, absent or given, with the formulas that a call can then select.
fn zero_points<'s>(
    operator: &'s Operator,
    version: &'s OperatorVersion,
    combination: &Combination,
) -> Vec<(Option<ElementType>, &'s Formula)> {
    let factor = matrix::zero_point_is_factor(operator);
    let types: Vec<ElementType> = match factor {
        true => combination.zero_point.iter().cloned().collect(),
        false => version.zero_point_types(operator, &combination.input).into_iter().cloned().collect(),
    };
    let mut all = Vec::new();
    if !factor || combination.zero_point.is_none() {
        all.extend(operator.formulas.first().map(|formula| (None, formula)));
    }
    for zero_point in types {
        let given = Combination { zero_point: Some(zero_point.clone()), ..combination.clone() };
        let names: Vec<String> = given.formulas(operator).map(|formula| formula.name.clone()).collect();
        let formulas = operator.formulas.iter().filter(|formula| names.contains(&formula.name));
        all.extend(formulas.map(|formula| (Some(zero_point.clone()), formula)));
    }
    all
}

impl Cell<'_> {
    /// The rules that apply.
    fn rules(&self) -> impl Iterator<Item = &Rule> {
        let names = |list: &[String], name: &str| list.is_empty() || list.iter().any(|other| other == name);
        let rules = self.operator.constraints_of(self.version.since).filter(move |rule| {
            names(&rule.granularity, &self.granularity.name)
                && names(&rule.input, &self.combination.input.name)
                && rule.formula.as_ref().is_none_or(|formula| *formula == self.formula.name)
        });
        rules.map(|constraint| &constraint.rule)
    }

    /// Whether rules about an attribute's value allow one.
    pub(crate) fn allows(&self, name: &str, found: i64) -> bool {
        self.rules().all(|rule| match rule {
            Rule::Range { attribute, low, high } if attribute == name => (*low..=*high).contains(&found),
            _ => true,
        })
    }

    /// Identifies what is computed: versions that have it in common are measured once.
    pub(crate) fn key(&self) -> String {
        format!("{} {} {}", self.operator.id(), self.types(), self.granularity.name)
    }

    /// `int4, float32 → float32, zero point int4`.
    pub(crate) fn types(&self) -> String {
        let Combination { input, scale, output, .. } = &self.combination;
        let mut text = format!("{}, {} → {}", input.name, scale.name, output.name);
        if let Some(zero_point) = &self.zero_point {
            text += &format!(", zero point {}", zero_point.name);
        }
        if self.operator.formulas.first().is_some_and(|first| first.name != self.formula.name) {
            text += &format!(", {}", self.formula.name);
        }
        text
    }

    /// `onnx.DequantizeLinear 21`.
    pub(crate) fn operator_label(&self) -> String {
        format!("{} {}", self.operator.id(), self.version.label)
    }

    /// What the scale is filled with.
    pub(crate) fn scale_filling(&self) -> Filling {
        Filling::new(Kind::Scale, &self.combination.scale)
    }

    /// What the input is filled with, if not with random bits.
    pub(crate) fn code_filling(&self) -> Option<Filling> {
        Filling::of_codes(self.combination.input.stored())
    }

    /// What the zero point is filled with.
    pub(crate) fn zero_point_filling(&self) -> Option<Filling> {
        let kind = self.rules().fold(Kind::ZeroPoint, |kind, rule| match rule {
            Rule::ZeroPointCodesAreZero => Kind::ZeroPointOfZero,
            Rule::ZeroPointsAreCodes => Kind::ZeroPointOfNibble,
            _ => kind,
        });
        self.zero_point.as_ref().map(|zero_point| {
            let kind =
                if zero_point.is_integer() || kind == Kind::ZeroPointOfZero { kind } else { Kind::ZeroPoint };
            Filling::new(kind, zero_point)
        })
    }

    /// The shape of scale and zero point.
    pub(crate) fn parameter_shape(&self, form: &Form) -> Vec<usize> {
        match self.granularity.parameters {
            ParameterShape::OneScalarOrVector => Vec::new(),
            ParameterShape::OneVector | ParameterShape::OneOfAnyRank => vec![1],
            ParameterShape::Vector => vec![form.grid().into_iter().product()],
            ParameterShape::Grid => form.grid(),
        }
    }

    /// Every attribute, those of the form included.
    pub(crate) fn attributes(&self, form: &Form) -> Vec<(String, Value)> {
        let mut attributes = form.attributes.clone();
        if let Some(name) = &self.operator.element_from {
            attributes.push((name.clone(), Value::String(self.combination.input.name.clone())));
        }
        match &self.operator.granularity_from {
            GranularityFrom::NameAttribute(name) => {
                attributes.push((name.clone(), Value::String(self.granularity.name.clone())));
            }
            GranularityFrom::SizeAttribute(name) => {
                if !attributes.iter().any(|(given, _)| given == name) {
                    attributes.push((name.clone(), Value::Int(0)));
                }
            }
        }
        for rule in self.rules() {
            if let Rule::ZeroPointFlag(name) = rule {
                attributes.push((name.clone(), Value::Bool(self.zero_point.is_some())));
            }
        }
        for formula in &self.operator.formulas {
            if let Some(name) = &formula.when {
                attributes.push((name.clone(), Value::Bool(formula.name == self.formula.name)));
            }
        }
        if let OutputType::Attribute(name) = &self.version.output_type {
            attributes.push((name.clone(), Value::Type(self.combination.output.name.clone())));
        }
        attributes.retain(|(name, _)| self.version.attributes.contains(name));
        attributes
    }
}
