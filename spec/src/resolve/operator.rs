//! Operators: inputs, attributes, granularities, formulas, versions.

use crate::element::{ElementType, Types};
use crate::error::Problem;
use crate::model::{self, Adds, Located, Role, Scalar, Step, ValueKind, VersionedBy, ZeroPointType};
use crate::operator::*;
use crate::parse::OperatorEntry;
use crate::resolve::{Problems, constraints};

/// The arithmetic that kernels have: every step order a formula may state.
pub(crate) const STEP_ORDERS: [&[Step]; 2] = [
    &[Step::SubtractZeroPointExactly, Step::RoundToFloat32, Step::MultiplyByScaleInFloat32, Step::RoundToOutput],
    &[Step::RoundToFloat32, Step::MultiplyByScaleInFloat32, Step::AddZeroPointInFloat32, Step::RoundToOutput],
];

/// Resolves an operator document.
pub(super) fn resolve(entry: &OperatorEntry, types: &Types, problems: &mut Problems<'_>) -> Option<Operator> {
    let head = &entry.head;
    for (what, name) in [("operator", &head.operator), ("dialect", &head.dialect), ("output", &head.output.name)] {
        problems.identifier(what, name);
    }
    let inputs = inputs(entry, problems);
    let attributes = attributes(entry, problems);
    let elements = elements(entry, types, problems);
    let element_from = head.element_from.as_ref();
    let element_from = element_from.and_then(|name| typed_attribute(name, ValueKind::String, &attributes, problems));
    let granularities = granularities(entry, &attributes, problems);
    let granularity_from = granularity_from(entry, &attributes, &granularities, problems)?;
    let formulas = formulas(entry, &attributes, problems);
    let newest_checked = version(&head.newest_checked, head.versioned_by, problems)?;
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
        decisions: decisions(entry, problems),
    };
    operator.versions = versions(entry, &operator, &elements, types, problems);
    operator.constraints = constraints::resolve(entry, &operator, problems);
    Some(operator)
}

fn inputs(entry: &OperatorEntry, problems: &mut Problems<'_>) -> Vec<Input> {
    problems.unique("input", entry.inputs.iter().map(|input| &input.name));
    let order = [Role::Input, Role::Scale, Role::ZeroPoint];
    for (i, input) in entry.inputs.iter().enumerate() {
        problems.identifier("input", &input.name);
        if order.get(i) != Some(&input.role.value) {
            problems.found(input.role.at, "role", format!("{:?}", input.role.value), "input, scale, zero_point in this order, each once");
        }
        let is_zero_point = input.role.value == Role::ZeroPoint;
        if input.zero_point_type.is_some() != is_zero_point {
            problems.found(input.name.at, "type", if is_zero_point { "missing" } else { "given" }, "it for a zero point, and only there");
        }
    }
    if entry.inputs.len() < 2 {
        let at = entry.head.operator.at;
        problems.missing(at, "a quantized input or its scale", "inputs with the roles input and scale");
    }
    entry.inputs.iter().map(input).collect()
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

fn attributes(entry: &OperatorEntry, problems: &mut Problems<'_>) -> Vec<Attribute> {
    problems.unique("attribute", entry.attributes.iter().map(|attribute| &attribute.name));
    entry.attributes.iter().map(|attribute| self::attribute(attribute, problems)).collect()
}

fn attribute(entry: &model::AttributeEntry, problems: &mut Problems<'_>) -> Attribute {
    problems.identifier("attribute", &entry.name);
    let kind = entry.value.value;
    let default = entry.default.as_ref().and_then(|default| {
        let value = match (kind, &default.value) {
            (ValueKind::Int, Scalar::Int(value)) => Some(Value::Int(*value)),
            (ValueKind::Bool, Scalar::Bool(value)) => Some(Value::Bool(*value)),
            (ValueKind::String, Scalar::String(value)) => Some(Value::String(value.clone())),
            _ => None,
        };
        if value.is_none() {
            problems.found(default.at, "default", format!("{:?}", default.value), format!("a value of kind {kind:?}"));
        }
        value
    });
    Attribute { name: entry.name.value.clone(), kind, default, doc: entry.doc.trim_end().into() }
}

/// An attribute used as a certain kind; reported when it is none or of another kind.
pub(super) fn typed_attribute(
    name: &Located<String>,
    kind: ValueKind,
    attributes: &[Attribute],
    problems: &mut Problems<'_>,
) -> Option<String> {
    let attribute = problems.lookup("attribute", name, attributes, |a| &a.name)?;
    if attribute.kind != kind {
        problems.found(name.at, format!("the kind of `{}`", name.value), format!("{:?}", attribute.kind), format!("{kind:?}"));
    }
    Some(name.value.clone())
}

fn elements(entry: &OperatorEntry, types: &Types, problems: &mut Problems<'_>) -> Vec<Element> {
    problems.unique("element", entry.elements.iter().map(|element| &element.name));
    entry.elements.iter().filter_map(|element| self::element(element, types, problems)).collect()
}

fn element(entry: &model::ElementEntry, types: &Types, problems: &mut Problems<'_>) -> Option<Element> {
    problems.identifier("element", &entry.name);
    let element_type = find_type(&entry.element_type, types, problems)?;
    let packed = match &entry.packed {
        None => None,
        Some(packed) => {
            let word = find_type(&packed.word, types, problems)?;
            if !word.is_integer() || word.bits % 8 != 0 || word.bits <= element_type.bits || word.bits % element_type.bits != 0 {
                let expected = format!("an integer type of whole bytes that holds several codes of {} bits", element_type.bits);
                problems.found(packed.word.at, "word", format!("`{}`", word.name), expected);
                return None;
            }
            let lanes = (word.bits / element_type.bits) as usize;
            Some(Packed { word, axis: packed.axis.value as usize, lanes })
        }
    };
    Some(Element { name: entry.name.value.clone(), element_type, packed })
}

fn find_type(name: &Located<String>, types: &Types, problems: &mut Problems<'_>) -> Option<ElementType> {
    let all: Vec<ElementType> = types.iter().cloned().collect();
    problems.lookup("element type", name, &all, |t| &t.name).cloned()
}

fn granularities(entry: &OperatorEntry, attributes: &[Attribute], problems: &mut Problems<'_>) -> Vec<Granularity> {
    problems.unique("granularity", entry.granularities.iter().map(|granularity| &granularity.name));
    if entry.granularities.is_empty() {
        problems.missing(entry.head.operator.at, "granularities", "at least one");
    }
    let mut attribute = |name: &Located<String>, kind| typed_attribute(name, kind, attributes, problems);
    let mut resolved = Vec::new();
    for granularity in &entry.granularities {
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
        let Some(groups) = groups else { continue };
        let (name, parameters, ragged) = (granularity.name.value.clone(), granularity.parameters.value, granularity.ragged);
        resolved.push(Granularity { name, groups, parameters, ragged });
    }
    parameter_shapes(entry, problems);
    resolved
}

/// One parameter goes with the whole tensor, a vector with one axis, a grid with everything.
fn parameter_shapes(entry: &OperatorEntry, problems: &mut Problems<'_>) {
    use model::ParameterShape as Shape;
    for granularity in &entry.granularities {
        problems.identifier("granularity", &granularity.name);
        let whole = matches!(granularity.groups.value, model::Groups::WholeTensor);
        let expected = match granularity.parameters.value {
            Shape::OneScalarOrVector | Shape::OneVector | Shape::OneOfAnyRank if !whole => "groups: whole_tensor for one parameter",
            Shape::Vector if !matches!(granularity.groups.value, model::Groups::OneAlong(_)) => "groups: one_along for a vector of parameters",
            _ => continue,
        };
        problems.found(granularity.parameters.at, "parameters", format!("{:?}", granularity.parameters.value), expected);
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
            typed_attribute(name, ValueKind::String, attributes, problems).map(GranularityFrom::NameAttribute)
        }
        model::GranularityFrom::SizeAttribute(name) => {
            let count = |is: fn(&Groups) -> bool| granularities.iter().filter(|g| is(&g.groups)).count();
            let blocks = count(|g| matches!(g, Groups::Blocks { .. }));
            let whole = count(|g| matches!(g, Groups::WholeTensor));
            let by_name = granularities.iter().any(|g| matches!(&g.groups, Groups::Blocks { size, .. } if *size == name.value));
            if granularities.len() > 3 || blocks != 1 || whole != 1 || !by_name {
                let expected = "one granularity with blocks of that size, one with whole_tensor, and at most one other";
                problems.found(name.at, "granularity_from", format!("size_attribute: {}", name.value), expected);
            }
            typed_attribute(name, ValueKind::Int, attributes, problems).map(GranularityFrom::SizeAttribute)
        }
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
            problems.found(formula.steps.at, "the order of steps", step_names(&formula.steps.value), orders.join(" or "));
            continue;
        };
        let is_first = formula.name.value == first.name.value;
        if is_first != formula.when.is_none() || is_first != (order == 0) {
            let expected = "the first formula to subtract without `when`, another one to add with it";
            problems.found(formula.name.at, "formula", format!("`{}`", formula.name.value), expected);
        }
        if resolved.len() == 2 {
            problems.found(formula.name.at, "formula", format!("`{}`, the third", formula.name.value), "at most two");
        }
        let when = formula.when.as_ref().and_then(|name| typed_attribute(name, ValueKind::Bool, attributes, problems));
        let (name, doc, steps) = (formula.name.value.clone(), formula.doc.trim_end().into(), formula.steps.value.clone());
        resolved.push(Formula { name, doc, when, steps });
    }
    resolved
}

fn step_names(steps: &[Step]) -> String {
    let names: Vec<String> = steps.iter().map(|step| snake(&format!("{step:?}"))).collect();
    format!("[{}]", names.join(", "))
}

/// `RoundToFloat32` as YAML spells it: `round_to_float32`.
fn snake(camel: &str) -> String {
    let mut text = String::new();
    for c in camel.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

fn decisions(entry: &OperatorEntry, problems: &mut Problems<'_>) -> Vec<Decision> {
    problems.unique("decision", entry.decisions.iter().map(|decision| &decision.id));
    let trimmed = |text: &str| text.trim_end().to_owned();
    entry.decisions.iter().map(|d| Decision { id: d.id.value.clone(), title: trimmed(&d.title), doc: trimmed(&d.doc) }).collect()
}

/// Reads a version number.
pub(super) fn version(text: &Located<String>, by: VersionedBy, problems: &mut Problems<'_>) -> Option<Version> {
    let version = Version::parse(&text.value).filter(|v| by == VersionedBy::Release || v.minor == 0 && !text.value.contains('.'));
    if version.is_none() {
        let expected = if by == VersionedBy::Opset { "a number, as \"21\"" } else { "a release, as \"3\" or \"3.4\"" };
        problems.found(text.at, "version", format!("`{}`", text.value), expected);
    }
    version
}

fn versions(
    entry: &OperatorEntry,
    operator: &Operator,
    elements: &[Element],
    types: &Types,
    problems: &mut Problems<'_>,
) -> Vec<OperatorVersion> {
    if entry.versions.is_empty() {
        problems.missing(entry.head.operator.at, "versions", "at least one");
    }
    let mut complete: Vec<OperatorVersion> = Vec::new();
    for version_entry in &entry.versions {
        let Some(since) = version(&version_entry.since, operator.versioned_by, problems) else { continue };
        let newest = operator.newest_checked;
        if complete.last().is_some_and(|last| last.since >= since) || since > newest {
            let expected = format!("versions in rising order, up to newest_checked {}", operator.newest_label);
            problems.found(version_entry.since.at, "since", &version_entry.since.value, expected);
        }
        let output_type = version_entry.output_type.as_ref().and_then(|o| output_type(&o.value, operator, problems));
        let mut version = match complete.last() {
            Some(last) => OperatorVersion { output_type: output_type.unwrap_or_else(|| last.output_type.clone()), ..last.clone() },
            None => {
                if version_entry.output_type.is_none() {
                    problems.missing(version_entry.since.at, "output_type", "the first version to state it");
                }
                empty_version(output_type.unwrap_or(OutputType::SameAsScale))
            }
        };
        version.since = since;
        version.label.clone_from(&version_entry.since.value);
        Additions { operator, elements, types, problems }.add(&mut version, &version_entry.adds);
        complete.push(version);
    }
    unused(entry, &complete, problems);
    complete
}

fn empty_version(output_type: OutputType) -> OperatorVersion {
    OperatorVersion {
        since: Version { major: 0, minor: 0 },
        label: String::new(),
        output_type,
        input: Vec::new(),
        scale: Vec::new(),
        zero_point: Vec::new(),
        output: Vec::new(),
        attributes: Vec::new(),
        granularity: Vec::new(),
    }
}

fn output_type(entry: &model::OutputType, operator: &Operator, problems: &mut Problems<'_>) -> Option<OutputType> {
    Some(match entry {
        model::OutputType::SameAsScale => OutputType::SameAsScale,
        model::OutputType::ChosenByCaller => OutputType::ChosenByCaller,
        model::OutputType::Attribute(name) => {
            OutputType::Attribute(typed_attribute(name, ValueKind::Type, &operator.attributes, problems)?)
        }
    })
}

/// Attributes and granularities that no version has can never be used.
fn unused(entry: &OperatorEntry, versions: &[OperatorVersion], problems: &mut Problems<'_>) {
    let Some(last) = versions.last() else { return };
    let attributes = entry.attributes.iter().map(|a| ("attribute", &a.name, &last.attributes));
    let granularities = entry.granularities.iter().map(|g| ("granularity", &g.name, &last.granularity));
    for (what, name, used) in attributes.chain(granularities) {
        if !used.contains(&name.value) {
            problems.found(name.at, format!("{what} `{}`", name.value), "in no version", "a version to add it");
        }
    }
    for (what, empty) in [("input", last.input.is_empty()), ("scale", last.scale.is_empty()), ("output", last.output.is_empty())] {
        if empty {
            problems.missing(entry.head.operator.at, format!("{what} types"), "a version to add some");
        }
    }
}

/// Adds one version's changes to the version before it.
struct Additions<'a, 's> {
    operator: &'a Operator,
    elements: &'a [Element],
    types: &'a Types,
    problems: &'a mut Problems<'s>,
}

impl Additions<'_, '_> {
    fn add(&mut self, version: &mut OperatorVersion, adds: &Adds) {
        for name in &adds.input {
            if let Some(element) = self.element(name) {
                self.once(name, version.input.iter().any(|e| e.name == element.name));
                version.input.push(element);
            }
        }
        let scale = "a type whose values are exact in float32";
        self.types(&mut version.scale, &adds.scale, scale, ElementType::fits_float32);
        let output = "an IEEE float of 16 or 32 bits";
        self.types(&mut version.output, &adds.output, output, ElementType::is_output);
        for entry in &adds.zero_point {
            self.zero_point(version, entry);
        }
        for name in &adds.attributes {
            let _ = self.problems.lookup("attribute", name, &self.operator.attributes, |a| &a.name);
            self.once(name, version.attributes.contains(&name.value));
            version.attributes.push(name.value.clone());
        }
        for name in &adds.granularity {
            let _ = self.problems.lookup("granularity", name, &self.operator.granularities, |g| &g.name);
            self.once(name, version.granularity.contains(&name.value));
            version.granularity.push(name.value.clone());
        }
    }

    /// The operator's own element of that name, or the element type itself.
    fn element(&mut self, name: &Located<String>) -> Option<Element> {
        if let Some(element) = self.elements.iter().find(|e| e.name == name.value) {
            return Some(element.clone());
        }
        let element_type = find_type(name, self.types, self.problems)?;
        if element_type.bits > 32 {
            self.problems.found(name.at, "input type", format!("`{}`", name.value), "at most 32 bits");
        }
        Some(Element { name: name.value.clone(), element_type, packed: None })
    }

    fn types(&mut self, list: &mut Vec<ElementType>, names: &[Located<String>], expected: &str, fits: fn(&ElementType) -> bool) {
        for name in names {
            let Some(found) = find_type(name, self.types, self.problems) else { continue };
            if !fits(&found) {
                self.problems.found(name.at, "type", format!("`{}`", name.value), expected);
            }
            self.once(name, list.contains(&found));
            list.push(found);
        }
    }

    fn zero_point(&mut self, version: &mut OperatorVersion, entry: &model::ZeroPointTypes) {
        let mut types = Vec::new();
        let own = self.operator.input(Role::ZeroPoint).is_some_and(|zero| !zero.same_as_input);
        for name in &entry.input {
            if !version.input.iter().any(|e| e.name == name.value) {
                let known = version.input.iter().map(|e| e.name.clone()).collect();
                self.problems.add(name.at, Problem::Unknown { what: "input type", found: name.value.clone(), known });
            }
            if !own {
                self.problems.found(name.at, "zero_point", "given", "none unless the zero point has a type of its own");
            }
        }
        self.types(&mut types, &entry.types, "an integer or a type exact in float32", |t| t.is_integer() || t.fits_float32());
        let inputs: Vec<String> = entry.input.iter().map(|name| name.value.clone()).collect();
        let wide = version.input.iter().find(|e| inputs.contains(&e.name) && e.element_type.bits > 16 && e.element_type.is_integer());
        if let (Some(wide), Some(at)) = (wide, entry.types.first().filter(|_| types.iter().any(|t| !t.is_integer()))) {
            let what = format!("zero point type for `{}`", wide.name);
            self.problems.found(at.at, what, "a float", "integers: the difference is taken in integers");
        }
        version.zero_point.push((inputs, types));
    }

    fn once(&mut self, name: &Located<String>, already: bool) {
        if already {
            self.problems.found(name.at, format!("`{}`", name.value), "added again", "each name once");
        }
    }
}
