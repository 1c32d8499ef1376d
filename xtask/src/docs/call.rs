//! What a call of an operator consists of: inputs, attributes, granularities, and what is computed from them.

use dequant_spec::model::{ParameterShape, Role, Step};
use dequant_spec::operator::{
    Attribute, Formula, Granularity, GranularityFrom, Groups, Input, Operator, OperatorVersion, Value,
};

use crate::docs::{kind, table};

/// Inputs and output, attributes, granularities, formulas.
pub(crate) fn section(operator: &Operator) -> String {
    let mut text = "## Inputs and output\n\n".to_owned();
    text += &table(&["name", "role", "given as", ""], operator.inputs.iter().map(input));
    text += &format!("Output `{}`: {}\n\n", operator.output_name, operator.output_doc);
    let attributes = operator.attributes.iter().map(|known| attribute(operator, known));
    text += "## Attributes\n\n";
    text += &table(&["name", "holds", "default", "since", ""], attributes);
    if let Some(name) = &operator.element_from {
        text += &format!("`{name}` names what the input holds.\n\n");
    }
    text += "## Granularities\n\n\
             A group is the elements that share a scale and a zero point. D is the logical shape of the input.\n\n";
    let granularities = operator.granularities.iter().map(|known| granularity(operator, known));
    let head =
        ["name", "elements that share a scale", "group shape", "shape of the scale", "last group", "since"];
    text += &table(&head, granularities);
    text += &format!("{}\n\n## Formula\n\n", chosen_by(operator));
    operator.formulas.iter().for_each(|known| text += &formula(known));
    if operator.inputs.iter().any(|input| input.replaces_bias) {
        text += "A zero point that is subtracted takes the place of the bias of an element type: the code itself is \
                 what it is subtracted from.\n\n";
    }
    text
}

/// Name, role, how it is given, and a sentence.
pub(crate) fn input(input: &Input) -> Vec<String> {
    let role = match input.role {
        Role::Input => "quantized tensor",
        Role::Scale => "scale",
        Role::ZeroPoint => "zero point",
    };
    let mut given =
        if input.from_attribute { "attribute (here a tensor of rank 1)" } else { "tensor" }.to_owned();
    given += if input.optional { ", optional" } else { "" };
    given += if input.empty_is_absent { "; absent when empty" } else { "" };
    vec![format!("`{}`", input.name), role.into(), given, input.doc.clone()]
}

/// Name, kind, default, the first version that has it, and a sentence.
pub(crate) fn attribute(operator: &Operator, attribute: &Attribute) -> Vec<String> {
    let default = match &attribute.default {
        None => "–".into(),
        Some(Value::Int(value)) => format!("`{value}`"),
        Some(Value::Bool(value)) => format!("`{value}`"),
        Some(Value::String(value)) => format!("`\"{value}\"`"),
        Some(Value::IntList(values)) => format!("`{values:?}`"),
        Some(Value::Type(name)) => format!("`{name}`"),
    };
    let since = first(operator, |version| version.attributes.contains(&attribute.name));
    vec![format!("`{}`", attribute.name), kind(attribute.kind).into(), default, since, attribute.doc.clone()]
}

/// The label of the first version of which something holds.
fn first(operator: &Operator, holds: impl Fn(&OperatorVersion) -> bool) -> String {
    operator
        .versions
        .iter()
        .find(|version| holds(version))
        .map_or("–".into(), |version| version.label.clone())
}

fn granularity(operator: &Operator, granularity: &Granularity) -> Vec<String> {
    let (elements, shape) = match &granularity.groups {
        Groups::WholeTensor => ("all of the tensor".into(), "D".into()),
        Groups::OneAlong(axis) => {
            (format!("those with the same index on `{axis}`"), format!("D, but 1 on `{axis}`"))
        }
        Groups::AllAlong(axis) => {
            (format!("those that differ only on `{axis}`"), format!("1, but the whole extent on `{axis}`"))
        }
        Groups::Blocks { axis, size } => {
            (format!("`{size}` neighbours along `{axis}`"), format!("1, but `{size}` on `{axis}`"))
        }
        Groups::Shape(list) => (format!("a box with the extents of `{list}`"), format!("`{list}`")),
    };
    let parameters = match granularity.parameters {
        ParameterShape::OneScalarOrVector => "() or (1)",
        ParameterShape::OneVector => "(1)",
        ParameterShape::OneOfAnyRank => "one element, of any rank",
        ParameterShape::Vector => "(extent of the axis)",
        ParameterShape::Grid => "D / group shape, rounded up, on each axis",
    };
    let last = match (&granularity.groups, granularity.ragged) {
        (Groups::WholeTensor | Groups::OneAlong(_) | Groups::AllAlong(_), _) => "–",
        (_, true) => "may be short",
        (_, false) => "must be whole",
    };
    let since = first(operator, |version| version.granularity.contains(&granularity.name));
    vec![format!("`{}`", granularity.name), elements, shape, parameters.into(), last.into(), since]
}

fn chosen_by(operator: &Operator) -> String {
    match &operator.granularity_from {
        GranularityFrom::NameAttribute(name) => format!("`{name}` names the granularity."),
        GranularityFrom::SizeAttribute(name) => {
            let named = |is: fn(&Groups) -> bool| {
                operator.granularities.iter().find(|known| is(&known.groups)).map_or("", |known| &known.name)
            };
            let blocks = named(|groups| matches!(groups, Groups::Blocks { .. }));
            let whole = named(|groups| matches!(groups, Groups::WholeTensor));
            let other = named(|groups| !matches!(groups, Groups::Blocks { .. } | Groups::WholeTensor));
            format!(
                "`{name}` above 0 means `{blocks}`; otherwise a scale of shape () or (1) means `{whole}`, any other \
                 `{other}`."
            )
        }
    }
}

fn formula(formula: &Formula) -> String {
    let when = formula.when.as_ref().map(|name| format!(", where `{name}` is set and a zero point is given"));
    let mut text = format!("`{}`: `{}`{}\n\n", formula.name, formula.doc, when.unwrap_or_default());
    for (number, step) in formula.steps.iter().enumerate() {
        let step = match step {
            Step::SubtractZeroPointExactly => "subtract the zero point, exactly; nothing when there is none",
            Step::RoundToFloat32 => "round to float32, to nearest even",
            Step::MultiplyByScaleInFloat32 => "multiply by the scale, rounded to float32, to nearest even",
            Step::AddZeroPointInFloat32 => "add the zero point, rounded to float32, to nearest even",
            Step::RoundToOutput => "round to the output type, to nearest even; too large becomes infinite",
        };
        text += &format!("{}. {step}\n", number + 1);
    }
    text + "\n"
}
