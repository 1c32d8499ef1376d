//! One cell of the matrix: an operator version's combination × granularity × zero point × formula, and calls of it.

use std::fmt;
use std::sync::LazyLock;

use dequant_spec::model::{Role, ZeroPointShape};
use dequant_spec::operator::{
    Element, Formula, Granularity, GranularityFrom, Operator, OperatorVersion, OutputType, Rule, Value,
};
use dequant_spec::reference::Tensor;
use dequant_spec::{Combination, ElementType, matrix};

use super::codes::{self, Deck};
use super::form::Form;
use super::random::Random;
use crate::bridge::{Call, OPERATORS};

/// One cell of the matrix.
#[derive(Clone)]
pub(crate) struct Cell {
    /// The operator.
    pub(crate) operator: &'static Operator,
    /// One of its versions.
    pub(crate) version: &'static OperatorVersion,
    /// The types.
    pub(crate) combination: Combination,
    /// One of the version's granularities.
    pub(crate) granularity: &'static Granularity,
    /// The type of the zero point that is given.
    pub(crate) zero_point: Option<ElementType>,
    /// The formula that the call selects.
    pub(crate) formula: &'static Formula,
}

/// Every cell of every version of an operator, operator by operator.
pub(crate) static CELLS: LazyLock<Vec<Vec<Cell>>> = LazyLock::new(|| {
    let of = |operator: &'static Operator| {
        operator.versions.iter().flat_map(|version| cells(operator, version)).collect()
    };
    OPERATORS.iter().map(of).collect()
});

/// Codes for a call: of the scale and the zero point of each group, and of the input for an element of a group.
pub(crate) struct Filling<'a> {
    /// The codes of a group's scale and zero point.
    pub(crate) parameters: &'a mut dyn FnMut(&mut Random) -> (u64, u64),
    /// The code of an element of a group.
    pub(crate) input: &'a mut dyn FnMut(&mut Random, usize) -> u64,
}

/// The codes of a cell's three inputs.
#[derive(Clone, Debug)]
pub(crate) struct Decks {
    input: Deck,
    scale: Deck,
    zero_point: Deck,
}

impl Decks {
    /// Whether every code was dealt.
    pub(crate) fn are_through(&self) -> bool {
        self.input.is_through() && self.scale.is_through() && self.zero_point.is_through()
    }
}

/// Every cell of an operator version.
pub(crate) fn cells(operator: &'static Operator, version: &'static OperatorVersion) -> Vec<Cell> {
    let mut cells = Vec::new();
    let granularities = || operator.granularities.iter().filter(|g| version.granularity.contains(&g.name));
    for combination in matrix::combinations(operator, version) {
        for granularity in granularities() {
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

/// The zero points of a combination, given or not, with the formulas that a call can then select.
fn zero_points(
    operator: &'static Operator,
    version: &OperatorVersion,
    combination: &Combination,
) -> Vec<(Option<ElementType>, &'static Formula)> {
    let types = match matrix::zero_point_is_factor(operator) {
        true => combination.zero_point.iter().collect(),
        false => version.zero_point_types(operator, &combination.input),
    };
    let mut all = Vec::new();
    for zero_point in types {
        // The combination knows its formulas by the type of its zero point.
        let given = Combination { zero_point: Some(zero_point.clone()), ..combination.clone() };
        let selectable: Vec<&str> = given.formulas(operator).map(|formula| formula.name.as_str()).collect();
        let formulas = operator.formulas.iter().filter(|formula| selectable.contains(&formula.name.as_str()));
        all.extend(formulas.map(|formula| (Some(zero_point.clone()), formula)));
    }
    if !matrix::zero_point_is_factor(operator) || combination.zero_point.is_none() {
        all.extend(operator.formulas.first().map(|formula| (None, formula)));
    }
    all
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.operator.id(), self.version.label, self.label())
    }
}

impl Cell {
    /// What the input holds.
    pub(crate) fn element(&self) -> &Element {
        &self.combination.input
    }

    /// The rules that apply to the cell.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        let names = |list: &[String], name: &str| list.is_empty() || list.iter().any(|other| other == name);
        let rules = self.operator.constraints_of(self.version.since).filter(move |rule| {
            names(&rule.granularity, &self.granularity.name)
                && names(&rule.input, &self.element().name)
                && rule.formula.as_ref().is_none_or(|formula| *formula == self.formula.name)
        });
        rules.map(|constraint| &constraint.rule)
    }

    /// `int8, float32 → float16, blocked, zero point int8, affine`.
    pub(crate) fn label(&self) -> String {
        let zero_point = self.zero_point.as_ref().map_or("none", |zero_point| &zero_point.name);
        format!(
            "{}, {}, zero point {zero_point}, {}",
            self.combination.label(self.operator),
            self.granularity.name,
            self.formula.name
        )
    }

    /// The codes to try: all of types of 8 bits and fewer, otherwise edges and `count` random ones.
    pub(crate) fn decks(&self, random: &mut Random, count: usize) -> Decks {
        Decks {
            input: Deck::new(codes::pool(&self.element().element_type, random, count)),
            scale: Deck::new(codes::scales(&self.combination.scale, random, count)),
            zero_point: Deck::new(self.zero_point_codes(random, count)),
        }
    }

    /// The codes of a zero point that no rule about values forbids; any, if all are forbidden.
    pub(crate) fn zero_point_codes(&self, random: &mut Random, count: usize) -> Vec<u64> {
        let Some(element_type) = &self.zero_point else { return vec![0] };
        let mut pool = codes::pool(element_type, random, count);
        // What floats become in a call without edges.
        pool.extend(match &element_type.encoding {
            dequant_spec::Encoding::Float(float) if element_type.bits > 8 => {
                (0..count).map(|_| codes::moderate(float, random, 8)).collect()
            }
            _ => Vec::new(),
        });
        for rule in self.rules() {
            match rule {
                Rule::ZeroPointCodesAreZero => pool = vec![0],
                Rule::ZeroPointsAreCodes => {
                    let range = codes::code_range(&self.element().element_type);
                    let Some((low, high)) = range.filter(|_| element_type.is_integer()) else { continue };
                    let allowed = |code: &u64| {
                        codes::integer(element_type, *code)
                            .is_some_and(|integer| (low..=high).contains(&integer))
                    };
                    // Among the codes of a wide type there may be none of a narrow range.
                    let within = (low..=high).take(count.max(8)).chain([high]);
                    pool.extend(within.map(|integer| codes::code_of(element_type, integer)));
                    // A type may have none that is.
                    if pool.iter().any(allowed) {
                        pool.retain(allowed);
                    }
                }
                _ => {}
            }
        }
        pool
    }

    /// A call whose codes come from decks.
    pub(crate) fn dealt(&self, form: &Form, decks: &mut Decks, random: &mut Random) -> Call {
        let Decks { input, scale, zero_point } = decks;
        self.call(
            form,
            random,
            Filling {
                parameters: &mut |random| (scale.deal(random), zero_point.deal(random)),
                input: &mut |random, _| input.deal(random),
            },
        )
    }

    /// A call of a form.
    pub(crate) fn call(&self, form: &Form, random: &mut Random, filling: Filling<'_>) -> Call {
        let parameters: Vec<(u64, u64)> = (0..form.groups()).map(|_| (filling.parameters)(random)).collect();
        let scale_shape = random.choose(&form.parameters).clone();
        let same = |rule: &Rule| *rule == Rule::ZeroPointShape(ZeroPointShape::SameAsScale);
        let zero_point_shape = match self.rules().any(same) {
            true => scale_shape.clone(),
            false => random.choose(&form.parameters).clone(),
        };
        let tensor = |element_type: &ElementType, shape, codes: Vec<u64>| Tensor {
            bytes: codes::pack(codes.into_iter(), element_type.bits),
            element_type: element_type.clone(),
            shape,
        };
        let (scales, zero_points): (Vec<u64>, Vec<u64>) = parameters.into_iter().unzip();
        let mut call = Call {
            operator: self.operator,
            version: self.version.since,
            attributes: form.attributes.clone(),
            output_type: None,
            element: self.element().clone(),
            input: self.input(form, random, filling.input),
            scale: Some(tensor(&self.combination.scale, scale_shape, scales)),
            zero_point: self.zero_point.as_ref().map(|zero| tensor(zero, zero_point_shape, zero_points)),
        };
        self.add_attributes(&mut call, random);
        self.add_output_type(&mut call, random);
        call
    }

    /// The input tensor, in words where elements share them.
    fn input(
        &self,
        form: &Form,
        random: &mut Random,
        code: &mut dyn FnMut(&mut Random, usize) -> u64,
    ) -> Tensor {
        let element = self.element();
        let (bits, stored) = (element.element_type.bits as usize, element.stored());
        let words = form.stored.iter().product::<usize>();
        let mut bytes = vec![0; (words * stored.bits as usize).div_ceil(8)];
        let packed = element.packed.as_ref().map(|packed| (packed.axis, packed.lanes));
        for index in 0..form.elements() {
            let (group, word, lane) = form.place(index, packed);
            codes::write(&mut bytes, word * stored.bits as usize + lane * bits, code(random, group));
        }
        let used = words * stored.bits as usize % 8;
        if let Some(last) = bytes.last_mut().filter(|_| used > 0) {
            // Spare bits mean nothing.
            *last |= 0xff << used;
        }
        Tensor { element_type: stored.clone(), shape: form.stored.clone(), bytes }
    }

    /// The attributes that choose element, granularity and formula. One that is at its default is given or left out.
    fn add_attributes(&self, call: &mut Call, random: &mut Random) {
        let attributes = &mut call.attributes;
        if let Some(name) = &self.operator.element_from {
            attributes.insert(name.clone(), Value::String(self.element().name.clone()));
        }
        match &self.operator.granularity_from {
            GranularityFrom::NameAttribute(name) => {
                attributes.insert(name.clone(), Value::String(self.granularity.name.clone()));
            }
            GranularityFrom::SizeAttribute(name) => {
                attributes.entry(name.clone()).or_insert(Value::Int(0));
            }
        }
        for rule in self.rules() {
            if let Rule::ZeroPointFlag(name) = rule {
                attributes.insert(name.clone(), Value::Bool(self.zero_point.is_some()));
            }
        }
        for formula in &self.operator.formulas {
            if let Some(name) = &formula.when {
                attributes.insert(name.clone(), Value::Bool(formula.name == self.formula.name));
            }
        }
        let (version, operator) = (self.version, self.operator);
        attributes.retain(|name, value| {
            let default = operator.attribute(name).and_then(|attribute| attribute.default.as_ref());
            version.attributes.contains(name) && (default != Some(value) || random.flip())
        });
    }

    /// The output type, by the way that the version has: a name, a number, or nothing where it follows.
    fn add_output_type(&self, call: &mut Call, random: &mut Random) {
        let output = &self.combination.output;
        let follows = output.name == self.combination.scale.name;
        match &self.version.output_type {
            OutputType::SameAsScale => {}
            OutputType::ChosenByCaller => {
                call.output_type = Some(output.clone()).filter(|_| !follows || random.flip());
            }
            OutputType::Attribute(name) => {
                let mut values = vec![Value::Type(output.name.clone())];
                values.extend(output.numbers.get(&self.operator.dialect).copied().map(Value::Int));
                values.extend(follows.then_some(Value::Int(0)));
                if !(follows && random.flip()) {
                    call.attributes.insert(name.clone(), random.choose(&values).clone());
                }
            }
        }
    }
}
