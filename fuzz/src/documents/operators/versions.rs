//! What each version adds: types, attributes and granularities, and what decides the type of the result.

use dequant_spec::ElementType;

use super::draft::{Draft, ZeroPoint};

/// The versions' entries, oldest first.
pub(super) fn of(draft: &mut Draft<'_>) -> Vec<String> {
    let count = draft.versions.len();
    let output_types = output_types(draft, count);
    let is_same = output_types.iter().flatten().any(|output_type| output_type == "same_as_scale");
    let outputs = outputs(draft);
    let scales = if is_same { outputs.clone() } else { some(draft, 3, ElementType::fits_float32) };
    let (scales, outputs) = (spread(draft, scales, count), spread(draft, outputs, count));
    (0..count)
        .map(|version| {
            let elements: Vec<(String, &ElementType)> = draft
                .elements
                .iter()
                .filter(|element| element.since == version)
                .map(|element| (element.name.clone(), element.element_type))
                .collect();
            let [every_type, every_float] = draft.takes_every.map(|takes| takes && version == 0);
            let mut zero_point = zero_points(draft, &elements);
            let mut input: Vec<String> = elements.into_iter().map(|(name, _)| name).collect();
            let mut scale = scales[version].clone();
            if every_type {
                zero_point.extend(every_zero_point(draft));
                input.push("every_type".into());
            }
            scale.extend(every_float.then(|| "every_float".into()));
            let attributes = draft.attributes.iter().filter(|attribute| attribute.since == version);
            let attributes = attributes.map(|attribute| attribute.name.to_owned()).collect();
            let granularities = draft.granularities.iter().filter(|added| added.since == version);
            let granularities = granularities.map(|added| added.name.clone()).collect();
            let adds = [
                ("input", input),
                ("scale", scale),
                ("zero_point", zero_point),
                ("output", outputs[version].clone()),
                ("attributes", attributes),
                ("granularity", granularities),
            ];
            let adds: Vec<String> = adds
                .into_iter()
                .filter(|(_, names): &(&str, Vec<String>)| !names.is_empty())
                .map(|(field, names)| format!("{field}: [{}]", names.join(", ")))
                .collect();
            let output_type =
                output_types[version].as_ref().map(|by| format!(", output_type: {by}")).unwrap_or_default();
            let since = &draft.versions[version];
            format!("{{ since: \"{since}\"{output_type}, adds: {{ {} }} }}", adds.join(", "))
        })
        .collect()
}

/// What decides the type of the result, where a version decides it anew.
fn output_types(draft: &mut Draft<'_>, count: usize) -> Vec<Option<String>> {
    let mut types = vec![None; count];
    types[0] = Some(output_type(draft, 0));
    if count > 1 && draft.random.below(3) == 0 {
        types[count - 1] = Some(output_type(draft, count - 1));
    }
    types
}

fn output_type(draft: &mut Draft<'_>, since: usize) -> String {
    match draft.random.below(3) {
        0 => "same_as_scale".to_owned(),
        1 => "chosen_by_caller".to_owned(),
        _ => format!("{{ attribute: {} }}", draft.attribute("out", "type", None, since)),
    }
}

/// Names among versions: the first at once, most of the others as well.
fn spread(draft: &mut Draft<'_>, names: Vec<String>, count: usize) -> Vec<Vec<String>> {
    let mut added = vec![Vec::new(); count];
    for (index, name) in names.into_iter().enumerate() {
        let since = if index == 0 { 0 } else { draft.since() };
        added[since].push(name);
    }
    added
}

/// Types of zero points of elements that a version adds: some of those that may be, for most elements.
fn zero_points(draft: &mut Draft<'_>, elements: &[(String, &ElementType)]) -> Vec<String> {
    let most = match draft.zero_point {
        ZeroPoint::None | ZeroPoint::SameAsInput => return Vec::new(),
        ZeroPoint::Own => 3,
        ZeroPoint::Listed => 1,
    };
    let mut entries = Vec::new();
    for (name, input) in elements {
        if draft.random.below(5) > 0 {
            let types = some(draft, most, |zero| match zero.is_integer() {
                true => input.is_integer() || zero.fits_float32(),
                false => zero.fits_float32() && !(input.is_integer() && input.bits > 16),
            });
            entries.push(format!("{{ input: [{name}], types: [{}] }}", types.join(", ")));
        }
    }
    entries
}

/// Types of zero points of all elements that have none yet.
fn every_zero_point(draft: &mut Draft<'_>) -> Option<String> {
    let most = match draft.zero_point {
        ZeroPoint::None | ZeroPoint::SameAsInput => return None,
        ZeroPoint::Own => 3,
        ZeroPoint::Listed => 1,
    };
    let mut types = some(draft, most, |zero| !zero.is_integer() || zero.bits < 64);
    if draft.random.flip() {
        types[0] = "same_as_input".into();
    }
    (draft.random.below(4) > 0).then(|| format!("{{ input: [every_type], types: [{}] }}", types.join(", ")))
}

/// Names of some types, each once, at least one.
fn some(draft: &mut Draft<'_>, most: usize, fits: impl Fn(&ElementType) -> bool) -> Vec<String> {
    let fitting = draft.known.all().filter(|known| fits(known));
    let mut names: Vec<String> = fitting.map(|known| known.name.clone()).collect();
    draft.random.shuffle(&mut names);
    names.truncate(1 + draft.random.below(most));
    names
}

/// Types of results, in any order.
fn outputs(draft: &mut Draft<'_>) -> Vec<String> {
    let outputs = draft.known.all().filter(|known| known.is_output());
    let mut names: Vec<String> = outputs.map(|known| known.name.clone()).collect();
    draft.random.shuffle(&mut names);
    names.truncate(1 + draft.random.below(3));
    names
}
