//! The page of an operator.

use dequant_spec::element::ElementType;
use dequant_spec::matrix;
use dequant_spec::model::{ParameterShape, Role, Step, VersionedBy, When};
use dequant_spec::operator::{
    Attribute, Constraint, Element, Formula, Granularity, GranularityFrom, Groups, Input, Operator,
    OperatorVersion, OutputType, Value, Version,
};

use crate::docs::{header, names, table};

/// Everything the document says of an operator.
pub(crate) fn page(operator: &Operator) -> String {
    let source = &operator.source;
    let mut text = header(&format!("the document of {} in spec/operators/", operator.id()));
    text += &format!("# {}\n\n{}\n\n", operator.id(), operator.doc);
    text += &format!("Page: `{}` of {}, read at {}. ", source.document, source.project, source.version);
    text += &format!(
        "Checked up to {} {}; a later one is refused.\n\n",
        counted(operator.versioned_by),
        operator.newest_label
    );
    text += "## Inputs and output\n\n";
    text += &table(&["name", "role", "given as", ""], operator.inputs.iter().map(input));
    text += &format!("Output `{}`: {}\n\n", operator.output_name, operator.output_doc);
    text += "## Attributes\n\n";
    text += &table(
        &["name", "holds", "default", "since", ""],
        operator.attributes.iter().map(|a| attribute(operator, a)),
    );
    text += "## Granularities\n\nA group is the elements that share a scale and a zero point; D is the input's shape.\n\n";
    text += &table(
        &["name", "group shape", "shape of the scale", "last group", "since"],
        operator.granularities.iter().map(|g| granularity(operator, g)),
    );
    text += &format!("{}\n\n", chosen_by(operator));
    text += "## Formula\n\n";
    operator.formulas.iter().for_each(|f| text += &formula(f));
    text += "## Versions\n\nA version has what the one before it has, and what it adds.\n\n";
    text +=
        &table(&[counted(operator.versioned_by), "adds", "output type", "combinations"], versions(operator));
    if let Some(elements) = elements(operator) {
        text += &elements;
    }
    text += "## Constraints\n\nChecked in this order. A plan cannot exist for a call that breaks one of them; those marked run are checked by every run, before its first write.\n\n";
    text += &table(
        &["id", "rule", "applies to", "checked"],
        operator.constraints.iter().map(|c| constraint(operator, c)),
    );
    text += "## Deviations and decisions\n\nWhere the page is silent, contradicts itself or is contradicted by its implementation.\n\n";
    for decision in &operator.decisions {
        text += &format!("* **{}: {}** {}\n", decision.id, decision.title, decision.doc);
    }
    text
}

fn counted(by: VersionedBy) -> &'static str {
    match by {
        VersionedBy::Opset => "opset",
        VersionedBy::Release => "version",
    }
}

fn input(input: &Input) -> Vec<String> {
    let role = match input.role {
        Role::Input => "quantized tensor",
        Role::Scale => "scale",
        Role::ZeroPoint => "zero point",
    };
    let given = match (input.from_attribute, input.optional) {
        (true, true) => "attribute (a tensor of rank 1 here), optional",
        (true, false) => "attribute (a tensor of rank 1 here)",
        (false, true) => "tensor, optional",
        (false, false) => "tensor",
    };
    vec![format!("`{}`", input.name), role.into(), given.into(), input.doc.clone()]
}

fn attribute(operator: &Operator, attribute: &Attribute) -> Vec<String> {
    let default = match &attribute.default {
        Some(Value::Int(value)) => value.to_string(),
        Some(Value::Bool(value)) => value.to_string(),
        Some(Value::String(value)) => format!("\"{value}\""),
        _ => "–".into(),
    };
    let kind = format!("{:?}", attribute.kind).to_lowercase().replace("intlist", "list of ints");
    let since = first(operator, |version| version.attributes.contains(&attribute.name));
    vec![format!("`{}`", attribute.name), kind, default, since, attribute.doc.clone()]
}

/// The label of the first version of which something holds.
fn first(operator: &Operator, holds: impl Fn(&OperatorVersion) -> bool) -> String {
    operator
        .versions
        .iter()
        .find(|version| holds(version))
        .map(|version| version.label.clone())
        .unwrap_or_default()
}

fn granularity(operator: &Operator, granularity: &Granularity) -> Vec<String> {
    let groups = match &granularity.groups {
        Groups::WholeTensor => "D".into(),
        Groups::OneAlong(axis) => format!("D, but 1 on `{axis}`"),
        Groups::AllAlong(axis) => format!("1, but the whole of `{axis}`"),
        Groups::Blocks { axis, size } => format!("1, but `{size}` on `{axis}`"),
        Groups::Shape(list) => format!("`{list}`"),
    };
    let parameters = match granularity.parameters {
        ParameterShape::OneScalarOrVector => "() or (1)",
        ParameterShape::OneVector => "(1)",
        ParameterShape::OneOfAnyRank => "one element, any rank",
        ParameterShape::Vector => "(extent of the axis)",
        ParameterShape::Grid => "ceil(D / group shape)",
    };
    let last = if granularity.ragged { "may be short" } else { "must be whole" };
    let since = first(operator, |version| version.granularity.contains(&granularity.name));
    vec![format!("`{}`", granularity.name), groups, parameters.into(), last.into(), since]
}

fn chosen_by(operator: &Operator) -> String {
    match &operator.granularity_from {
        GranularityFrom::NameAttribute(name) => format!("`{name}` names the granularity."),
        GranularityFrom::SizeAttribute(name) => {
            let named = |is: fn(&Groups) -> bool| {
                operator.granularities.iter().find(|g| is(&g.groups)).map_or("", |g| &g.name)
            };
            let blocks = named(|groups| matches!(groups, Groups::Blocks { .. }));
            let whole = named(|groups| matches!(groups, Groups::WholeTensor));
            let other = named(|groups| {
                matches!(groups, Groups::OneAlong(_) | Groups::AllAlong(_) | Groups::Shape(_))
            });
            format!(
                "`{name}` above 0 means `{blocks}`; otherwise a scale of shape () or (1) means `{whole}`, any other `{other}`."
            )
        }
    }
}

fn formula(formula: &Formula) -> String {
    let when =
        formula.when.as_ref().map(|name| format!(", with `{name}` and a zero point")).unwrap_or_default();
    let mut text = format!("`{}`{when}:\n\n", formula.doc);
    for (number, step) in formula.steps.iter().enumerate() {
        let step = match step {
            Step::SubtractZeroPointExactly => "subtract the zero point, exactly; nothing without one",
            Step::RoundToFloat32 => "round to float32, to nearest even",
            Step::MultiplyByScaleInFloat32 => "multiply by the scale, rounded to float32, to nearest even",
            Step::AddZeroPointInFloat32 => "add the zero point, rounded to float32, to nearest even",
            Step::RoundToOutput => "round to the output type, to nearest even; too large becomes infinite",
        };
        text += &format!("{}. {step}\n", number + 1);
    }
    text + "\n"
}

/// What each version adds to the one before.
fn versions(operator: &Operator) -> Vec<Vec<String>> {
    let nothing = operator.versions.first().map(|first| OperatorVersion {
        input: Vec::new(),
        scale: Vec::new(),
        output: Vec::new(),
        zero_point: Vec::new(),
        attributes: Vec::new(),
        granularity: Vec::new(),
        ..first.clone()
    });
    let before = nothing.iter().chain(&operator.versions);
    before.zip(&operator.versions).map(|(before, version)| version_row(operator, before, version)).collect()
}

fn version_row(operator: &Operator, before: &OperatorVersion, version: &OperatorVersion) -> Vec<String> {
    let input = version.input.iter().skip(before.input.len()).map(|element| &element.name);
    let types =
        |now: &[ElementType], before: &[ElementType]| names(now[before.len()..].iter().map(|t| &t.name));
    let zero_points: Vec<String> = version.zero_point[before.zero_point.len()..]
        .iter()
        .map(|(inputs, types)| {
            format!("zero point {} for {}", names(types.iter().map(|t| &t.name)), names(inputs))
        })
        .collect();
    let parts = [
        ("input", names(input)),
        ("scale", types(&version.scale, &before.scale)),
        ("output", types(&version.output, &before.output)),
        ("attribute", names(&version.attributes[before.attributes.len()..])),
        ("granularity", names(&version.granularity[before.granularity.len()..])),
    ];
    let parts =
        parts.into_iter().filter(|(_, names)| names != "–").map(|(what, names)| format!("{what} {names}"));
    let adds: Vec<String> = parts.chain(zero_points).collect();
    let output = match &version.output_type {
        OutputType::SameAsScale => "the scale's".into(),
        OutputType::Attribute(name) => format!("`{name}`, else the scale's"),
        OutputType::ChosenByCaller => "the caller's choice, else the scale's".into(),
    };
    let count = matrix::combinations(operator, version).len();
    vec![version.label.clone(), adds.join("; "), output, count.to_string()]
}

/// Names of the operator's own for what its input may hold.
fn elements(operator: &Operator) -> Option<String> {
    let newest = operator.versions.last()?;
    let own: Vec<&Element> = newest.input.iter().filter(|element| element.packed.is_some()).collect();
    if own.is_empty() {
        return None;
    }
    let row = |element: &&Element| {
        let packed = element.packed.as_ref().expect("only packed elements are listed");
        let how = format!(
            "{} codes in a `{}` word, consecutive along axis {}, the first in the lowest bits",
            packed.lanes, packed.word.name, packed.axis
        );
        vec![format!("`{}`", element.name), format!("`{}`", element.element_type.name), how]
    };
    Some(format!("Packed inputs:\n\n{}", table(&["name", "element type", "how"], own.iter().map(row))))
}

fn constraint(operator: &Operator, constraint: &Constraint) -> Vec<String> {
    let label = |version: Version| {
        let known = operator.versions.iter().find(|v| v.since == version).map(|v| v.label.clone());
        known.unwrap_or_else(|| format!("{}.{}", version.major, version.minor))
    };
    let mut applies = Vec::new();
    applies.extend(constraint.since.map(|since| format!("from {}", label(since))));
    applies.extend(constraint.until.map(|until| format!("before {}", label(until))));
    applies.extend((!constraint.granularity.is_empty()).then(|| names(&constraint.granularity)));
    applies.extend((!constraint.input.is_empty()).then(|| format!("input {}", names(&constraint.input))));
    applies.extend(constraint.formula.as_ref().map(|formula| format!("formula `{formula}`")));
    let applies = if applies.is_empty() { "everything".into() } else { applies.join("; ") };
    let checked = match constraint.when {
        When::Plan => "plan",
        When::Run => "run",
    };
    vec![constraint.id.clone(), constraint.doc.clone(), applies, checked.into()]
}
