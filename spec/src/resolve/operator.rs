//! Operators: inputs, attributes, granularities, formulas.

use crate::element::{ElementType, Types};
use crate::model::{self, Located, Role, Step, ValueKind, VersionedBy, ZeroPointType};
use crate::operator::*;
use crate::parse::OperatorEntry;
use crate::resolve::attributes::{attributes, typed_attribute, word};
use crate::resolve::{Problems, constraints, versions};

/// The arithmetic that kernels have: every step order a formula may state.
pub(crate) const STEP_ORDERS: [&[Step]; 2] = [
    &[
        Step::SubtractZeroPointExactly,
        Step::RoundToFloat32,
        Step::MultiplyByScaleInFloat32,
        Step::RoundToOutput,
    ],
    &[Step::RoundToFloat32, Step::MultiplyByScaleInFloat32, Step::AddZeroPointInFloat32, Step::RoundToOutput],
];

/// Resolves an operator document.
pub(super) fn resolve(entry: &OperatorEntry, types: &Types, problems: &mut Problems<'_>) -> Option<Operator> {
    let head = &entry.head;
    problems.identifier("operator", &head.operator);
    problems.module("dialect", &head.dialect);
    problems.identifier("output", &head.output.name);
    let inputs = inputs(entry, problems);
    let attributes = attributes(entry, problems);
    let elements = elements(entry, types, problems);
    let element_from = head.element_from.as_ref();
    let element_from =
        element_from.and_then(|name| typed_attribute(name, ValueKind::String, &attributes, problems));
    let granularities = granularities(entry, &attributes, problems);
    // After a mistake any value does: the rest of the document is still looked through.
    let granularity_from = granularity_from(entry, &attributes, &granularities, problems);
    let granularity_from = granularity_from.unwrap_or(GranularityFrom::NameAttribute(String::new()));
    let formulas = formulas(entry, &attributes, problems);
    let newest_checked = version(&head.newest_checked, head.versioned_by, problems);
    let newest_checked = newest_checked.unwrap_or(Version { major: u32::MAX, minor: u32::MAX });
    let mut operator = Operator {
        name: head.operator.value.clone(),
        dialect: head.dialect.value.clone(),
        versioned_by: head.versioned_by,
        newest_checked,
        newest_label: head.newest_checked.value.clone(),
        doc: head.doc.trim_end().into(),
        source: head.source.clone(),
        output_name: head.output.name.value.clone(),
        output_doc: head.output.doc.trim_end().into(),
        inputs,
        attributes,
        element_from,
        granularities,
        granularity_from,
        formulas,
        versions: Vec::new(),
        constraints: Vec::new(),
        decisions: decisions(&entry.decisions, problems),
    };
    operator.versions = versions::resolve(entry, &operator, &elements, types, problems);
    operator.constraints = constraints::resolve(entry, &operator, problems);
    if problems.count == 0 {
        versions::combine(entry, &operator, problems);
    }
    Some(operator)
}

fn inputs(entry: &OperatorEntry, problems: &mut Problems<'_>) -> Vec<Input> {
    problems.unique("input", entry.inputs.iter().map(|input| &input.name));
    let output = &entry.head.output.name;
    if entry.inputs.iter().any(|input| input.name.value == output.value) {
        let found = format!("`{}`, which is an input's", output.value);
        problems.found(output.at, "output name", found, "a name of its own");
    }
    let order = [Role::Input, Role::Scale, Role::ZeroPoint];
    for (i, input) in entry.inputs.iter().enumerate() {
        problems.identifier("input", &input.name);
        if order.get(i) != Some(&input.role.value) {
            problems.found(
                input.role.at,
                "role",
                word(input.role.value),
                "input, scale, zero_point in this order, each once",
            );
        }
        let is_zero_point = input.role.value == Role::ZeroPoint;
        if input.zero_point_type.is_some() != is_zero_point {
            let (found, expected) = match is_zero_point {
                true => ("missing", "same_as_input or own for a zero point"),
                false => ("given", "none but for a zero point"),
            };
            problems.found(input.name.at, format!("field `type` of `{}`", input.name.value), found, expected);
        }
    }
    for input in &entry.inputs {
        for field in of_zero_points(input) {
            let what = format!("field `{field}` of `{}`", input.name.value);
            problems.found(input.name.at, what, "true", "none but for a zero point");
        }
    }
    for input in entry.inputs.iter().filter(|input| input.replaces_bias) {
        let is_like_input =
            input.zero_point_type.as_ref().is_some_and(|t| t.value == ZeroPointType::SameAsInput);
        if is_like_input || input.from_attribute {
            let what = format!("field `replaces_bias` of `{}`", input.name.value);
            problems.found(input.name.at, what, "given", "none but for a tensor with a type of its own");
        }
    }
    if entry.inputs.len() < 2 {
        let at = entry.head.operator.at;
        problems.missing(at, "a quantized input or its scale", "inputs with the roles input and scale");
    }
    entry.inputs.iter().map(input).collect()
}

/// The fields of an input that only zero points have.
fn of_zero_points(input: &model::InputEntry) -> impl Iterator<Item = &'static str> {
    let fields = [
        ("optional", input.optional),
        ("empty_is_absent", input.empty_is_absent),
        ("replaces_bias", input.replaces_bias),
    ];
    let is_other = input.role.value != Role::ZeroPoint;
    fields.into_iter().filter(move |(_, given)| is_other && *given).map(|(field, _)| field)
}

fn input(entry: &model::InputEntry) -> Input {
    Input {
        name: entry.name.value.clone(),
        role: entry.role.value,
        optional: entry.optional,
        from_attribute: entry.from_attribute,
        same_as_input: entry.zero_point_type.as_ref().is_some_and(|t| t.value == ZeroPointType::SameAsInput),
        empty_is_absent: entry.empty_is_absent,
        replaces_bias: entry.replaces_bias,
        doc: entry.doc.trim_end().into(),
    }
}

fn elements(entry: &OperatorEntry, types: &Types, problems: &mut Problems<'_>) -> Vec<Element> {
    problems.unique("element", entry.elements.iter().map(|element| &element.name));
    entry.elements.iter().for_each(|element| problems.word("element name", &element.name));
    let mut elements = Vec::new();
    for entry in &entry.elements {
        match element(entry, types, problems) {
            Some(resolved) => elements.push(resolved),
            None => problems.broken.push(entry.name.value.clone()),
        }
    }
    elements
}

fn element(entry: &model::ElementEntry, types: &Types, problems: &mut Problems<'_>) -> Option<Element> {
    problems.identifier("element", &entry.name);
    let element_type = find_type(&entry.element_type, types, problems)?;
    let packed = match &entry.packed {
        None => None,
        Some(packed) => {
            let word = find_type(&packed.word, types, problems)?;
            if !word.is_integer()
                || word.bits % 8 != 0
                || word.bits <= element_type.bits
                || word.bits % element_type.bits != 0
            {
                let expected = format!(
                    "an integer type of whole bytes that holds several codes of {} bits",
                    element_type.bits
                );
                problems.found(packed.word.at, "word", format!("`{}`", word.name), expected);
                return None;
            }
            let lanes = (word.bits / element_type.bits) as usize;
            Some(Packed { word, axis: packed.axis.value as usize, lanes })
        }
    };
    Some(Element { name: entry.name.value.clone(), element_type, packed })
}

pub(super) fn find_type(
    name: &Located<String>,
    types: &Types,
    problems: &mut Problems<'_>,
) -> Option<ElementType> {
    problems.lookup("element type", name, types.as_slice(), |t| &t.name).cloned()
}

fn granularities(
    entry: &OperatorEntry,
    attributes: &[Attribute],
    problems: &mut Problems<'_>,
) -> Vec<Granularity> {
    problems.unique("granularity", entry.granularities.iter().map(|granularity| &granularity.name));
    entry.granularities.iter().for_each(|granularity| problems.word("granularity name", &granularity.name));
    if entry.granularities.is_empty() {
        problems.missing(entry.head.operator.at, "granularities", "at least one");
    }
    let mut resolved = Vec::new();
    for granularity in &entry.granularities {
        let mut attribute = |name: &Located<String>, kind| typed_attribute(name, kind, attributes, problems);
        let groups = match &granularity.groups.value {
            model::Groups::WholeTensor => Some(Groups::WholeTensor),
            model::Groups::OneAlong(axis) => attribute(axis, ValueKind::Int).map(Groups::OneAlong),
            model::Groups::AllAlong(axis) => attribute(axis, ValueKind::Int).map(Groups::AllAlong),
            model::Groups::Blocks { axis, size } => {
                let (axis, size) = (attribute(axis, ValueKind::Int), attribute(size, ValueKind::Int));
                axis.zip(size).map(|(axis, size)| Groups::Blocks { axis, size })
            }
            model::Groups::Shape(list) => attribute(list, ValueKind::IntList).map(Groups::Shape),
        };
        let Some(groups) = groups else {
            problems.broken.push(granularity.name.value.clone());
            continue;
        };
        let (name, parameters, ragged) =
            (granularity.name.value.clone(), granularity.parameters.value, granularity.ragged);
        resolved.push(Granularity { name, groups, parameters, ragged });
    }
    parameter_shapes(entry, problems);
    resolved
}

/// One parameter goes with the whole tensor, a vector with one axis, a grid with everything.
fn parameter_shapes(entry: &OperatorEntry, problems: &mut Problems<'_>) {
    use model::ParameterShape as Shape;
    let listed = entry.inputs.iter().find(|input| input.from_attribute);
    for granularity in &entry.granularities {
        problems.identifier("granularity", &granularity.name);
        let has_one_axis = matches!(granularity.parameters.value, Shape::OneVector | Shape::Vector);
        if let Some(listed) = listed.filter(|_| !has_one_axis) {
            let expected =
                format!("one_vector or vector: {} is a list, as an attribute holds it", listed.name.value);
            problems.found(
                granularity.parameters.at,
                "parameters",
                word(granularity.parameters.value),
                expected,
            );
        }
        let whole = matches!(granularity.groups.value, model::Groups::WholeTensor);
        let expected = match granularity.parameters.value {
            Shape::OneScalarOrVector | Shape::OneVector | Shape::OneOfAnyRank if !whole => {
                "groups: whole_tensor for one parameter"
            }
            Shape::Vector if !matches!(granularity.groups.value, model::Groups::OneAlong(_)) => {
                "groups: one_along for a vector of parameters"
            }
            _ => continue,
        };
        problems.found(granularity.parameters.at, "parameters", word(granularity.parameters.value), expected);
    }
}

fn granularity_from(
    entry: &OperatorEntry,
    attributes: &[Attribute],
    granularities: &[Granularity],
    problems: &mut Problems<'_>,
) -> Option<GranularityFrom> {
    match &entry.head.granularity_from {
        model::GranularityFrom::NameAttribute(name) => {
            check_default(&name.value, entry, granularities, problems);
            typed_attribute(name, ValueKind::String, attributes, problems).map(GranularityFrom::NameAttribute)
        }
        model::GranularityFrom::SizeAttribute(name) => {
            let count = |is: fn(&Groups) -> bool| granularities.iter().filter(|g| is(&g.groups)).count();
            let blocks = count(|g| matches!(g, Groups::Blocks { .. }));
            let whole = count(|g| matches!(g, Groups::WholeTensor));
            let by_name = granularities
                .iter()
                .any(|g| matches!(&g.groups, Groups::Blocks { size, .. } if *size == name.value));
            if granularities.len() > 3 || blocks != 1 || whole != 1 || !by_name {
                let expected =
                    "one granularity with blocks of that size, one with whole_tensor, and at most one other";
                problems.found(
                    name.at,
                    "granularity_from",
                    format!("size_attribute: {}", name.value),
                    expected,
                );
            }
            typed_attribute(name, ValueKind::Int, attributes, problems).map(GranularityFrom::SizeAttribute)
        }
    }
}

/// An attribute that names a granularity names one of the operator's also when it is not given.
fn check_default(
    name: &str,
    entry: &OperatorEntry,
    granularities: &[Granularity],
    problems: &mut Problems<'_>,
) {
    let attribute = entry.attributes.iter().find(|attribute| attribute.name.value == name);
    if let Some(Located { value, at }) = attribute.and_then(|a| a.default.as_ref()) {
        let default = Located { value: value.text().to_owned(), at: *at };
        problems.lookup("granularity", &default, granularities, |granularity| &granularity.name);
    }
}

fn formulas(entry: &OperatorEntry, attributes: &[Attribute], problems: &mut Problems<'_>) -> Vec<Formula> {
    problems.unique("formula", entry.formulas.iter().map(|formula| &formula.name));
    let Some(first) = entry.formulas.first() else {
        problems.missing(entry.head.operator.at, "formulas", "at least one");
        return Vec::new();
    };
    let mut resolved: Vec<Formula> = Vec::new();
    for formula in &entry.formulas {
        let Some(order) = STEP_ORDERS.iter().position(|order| *order == formula.steps.value) else {
            let orders: Vec<String> = STEP_ORDERS.iter().map(|order| step_names(order)).collect();
            problems.found(
                formula.steps.at,
                "the order of steps",
                step_names(&formula.steps.value),
                orders.join(" or "),
            );
            problems.broken.push(formula.name.value.clone());
            continue;
        };
        let is_first = formula.name.value == first.name.value;
        if is_first != formula.when.is_none() || is_first != (order == 0) {
            let expected = "the first formula to subtract without `when`, another one to add with it";
            problems.found(formula.name.at, "formula", format!("`{}`", formula.name.value), expected);
        }
        if resolved.len() == 2 {
            problems.found(
                formula.name.at,
                "formula",
                format!("`{}`, the third", formula.name.value),
                "at most two",
            );
        }
        let when = formula
            .when
            .as_ref()
            .and_then(|name| typed_attribute(name, ValueKind::Bool, attributes, problems));
        let (name, doc, steps) =
            (formula.name.value.clone(), formula.doc.trim_end().into(), formula.steps.value.clone());
        resolved.push(Formula { name, doc, when, steps });
    }
    resolved
}

fn step_names(steps: &[Step]) -> String {
    let names: Vec<String> = steps.iter().map(word).collect();
    format!("[{}]", names.join(", "))
}

/// Resolves the decisions of a document.
pub(super) fn decisions(entries: &[model::DecisionEntry], problems: &mut Problems<'_>) -> Vec<Decision> {
    problems.unique("decision", entries.iter().map(|decision| &decision.id));
    let trimmed = |text: &str| text.trim_end().to_owned();
    entries
        .iter()
        .map(|d| Decision { id: d.id.value.clone(), title: trimmed(&d.title), doc: trimmed(&d.doc) })
        .collect()
}

/// Reads a version number.
pub(super) fn version(
    text: &Located<String>,
    by: VersionedBy,
    problems: &mut Problems<'_>,
) -> Option<Version> {
    let version = Version::parse(&text.value)
        .filter(|v| by == VersionedBy::Release || v.minor == 0 && !text.value.contains('.'));
    if version.is_none() {
        let expected =
            if by == VersionedBy::Opset { "a number, as \"21\"" } else { "a release, as \"3\" or \"3.4\"" };
        problems.found(text.at, "version", format!("`{}`", text.value), expected);
    }
    version
}
