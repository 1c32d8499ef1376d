//! Rules: bound to inputs and attributes, and complete enough to rest memory safety on.

#![expect(clippy::indexing_slicing, reason = "positions in the list itself")]

use crate::element::ElementType;
use crate::model::{self, ConstraintEntry, Located, Role, ValueKind, When};
use crate::operator::{Constraint, Granularity, Groups, Operator, OperatorVersion, Rule, Value, Version};
use crate::parse::OperatorEntry;
use crate::resolve::Problems;
use crate::resolve::attributes::typed_attribute;
use crate::resolve::operator::version;

/// Resolves the rules of an operator whose other parts are resolved.
pub(super) fn resolve(
    entry: &OperatorEntry,
    operator: &Operator,
    problems: &mut Problems<'_>,
) -> Vec<Constraint> {
    problems.unique("constraint", entry.constraints.iter().map(|constraint| &constraint.id));
    let resolved: Vec<_> =
        entry.constraints.iter().filter_map(|c| constraint(c, operator, problems)).collect();
    if resolved.len() == entry.constraints.len() {
        order(entry, &resolved, problems);
        complete(entry, operator, &resolved, problems);
        additive(entry, operator, &resolved, problems);
    }
    resolved
}

fn constraint(
    entry: &ConstraintEntry,
    operator: &Operator,
    problems: &mut Problems<'_>,
) -> Option<Constraint> {
    let digits = entry.id.value.strip_prefix('C').unwrap_or_default();
    if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_digit()) {
        problems.found(
            entry.id.at,
            "constraint id",
            format!("`{}`", entry.id.value),
            "C and a number, as C1",
        );
    }
    let rule = rule(&entry.rule.value, operator, problems)?;
    let (since, until) = versions(entry, operator, problems);
    default_fits(entry, since, operator, problems);
    let value_rule =
        matches!(rule, Rule::ZeroPointCodesAreZero | Rule::ZeroPointsAreCodes | Rule::OutputTensor);
    if value_rule != (entry.when == When::Run) {
        let (found, expected) =
            if value_rule { ("plan", "run for a rule about values") } else { ("run", "plan for this rule") };
        problems.found(entry.rule.at, "when", found, expected);
    }
    for name in &entry.granularity {
        let _ = problems.lookup("granularity", name, &operator.granularities, |g| &g.name);
    }
    let elements = &operator.versions.last()?.input;
    for name in &entry.input {
        let _ = problems.lookup("input type", name, elements, |e| &e.name);
    }
    if let Some(name) = &entry.formula {
        let _ = problems.lookup("formula", name, &operator.formulas, |f| &f.name);
    }
    let texts = |names: &[Located<String>]| names.iter().map(|name| name.value.clone()).collect();
    Some(Constraint {
        id: entry.id.value.clone(),
        rule,
        since,
        until,
        granularity: texts(&entry.granularity),
        input: texts(&entry.input),
        formula: entry.formula.as_ref().map(|name| name.value.clone()),
        when: entry.when,
        doc: entry.doc.trim_end().into(),
    })
}

/// The versions that have a rule: from the first one on, up to the second; reported where there are none.
fn versions(
    entry: &ConstraintEntry,
    operator: &Operator,
    problems: &mut Problems<'_>,
) -> (Option<Version>, Option<Version>) {
    let mut read = |text: &Option<Located<String>>| {
        text.as_ref().and_then(|text| version(text, operator.versioned_by, problems))
    };
    let (since, until) = (read(&entry.since), read(&entry.until));
    let (since, until) = (since.zip(entry.since.as_ref()), until.zip(entry.until.as_ref()));
    // A version that is newer than that is reported as such.
    let last = operator.versions.last().map_or(operator.newest_checked, |version| version.since);
    if let Some((_, text)) = since.filter(|(since, _)| *since > last.max(operator.newest_checked)) {
        let expected = format!("up to newest_checked {}", operator.newest_label);
        problems.found(text.at, "since", &text.value, expected);
    }
    let oldest = operator.versions.first().map(|version| (version.since, version.label.clone()));
    let since_text = since.map(|(since, text)| (since, text.value.clone()));
    let first = since_text.into_iter().chain(oldest).max_by_key(|(first, _)| *first);
    if let (Some((until, text)), Some((first, label))) = (until, first)
        && until <= first
    {
        problems.found(
            text.at,
            "until",
            &text.value,
            format!("a version after {label}, the first with the rule"),
        );
    }
    (since.map(|(since, _)| since), until.map(|(until, _)| until))
}

fn rule(entry: &model::Rule, operator: &Operator, problems: &mut Problems<'_>) -> Option<Rule> {
    use model::Rule as Entry;
    let attributes = &operator.attributes;
    let mut attribute = |name: &Located<String>, kind| typed_attribute(name, kind, attributes, problems);
    Some(match entry {
        Entry::KnownAttributes => Rule::KnownAttributes,
        Entry::RequiredInput(name) => Rule::RequiredInput(role(name, operator, problems)?),
        Entry::RequiredAttribute(name) => {
            problems.lookup("attribute", name, attributes, |a| &a.name)?;
            Rule::RequiredAttribute(name.value.clone())
        }
        Entry::ElementType(name) => Rule::ElementType(role(name, operator, problems)?),
        Entry::OutputType => Rule::OutputType,
        Entry::OneOf { attribute: name, strings } => {
            let attribute = attribute(name, ValueKind::String)?;
            strings.iter().for_each(|text| problems.word("text", text));
            let strings: Vec<String> = strings.iter().map(|text| text.value.clone()).collect();
            Rule::OneOf { attribute, strings }
        }
        Entry::Minimum { attribute: name, value } => {
            let attribute = attribute(name, ValueKind::Int)?;
            Rule::Minimum { attribute, value: *value }
        }
        Entry::Range { attribute: name, low, high } => {
            let attribute = attribute(name, ValueKind::Int)?;
            if low > high {
                problems.found(
                    name.at,
                    "range",
                    format!("{low} to {high}"),
                    "one from the lower to the higher",
                );
            }
            Rule::Range { attribute, low: *low, high: *high }
        }
        Entry::MinimumRank { input, rank } => {
            Rule::MinimumRank { input: role(input, operator, problems)?, rank: *rank as usize }
        }
        Entry::Granularity => Rule::Granularity,
        Entry::AxisInRange(name) => Rule::AxisInRange(attribute(name, ValueKind::Int)?),
        Entry::GroupShape(name) => Rule::GroupShape(attribute(name, ValueKind::IntList)?),
        Entry::GroupsDivide => Rule::GroupsDivide,
        Entry::ScaleShape => Rule::ScaleShape,
        Entry::ZeroPointShape(shape) => Rule::ZeroPointShape(*shape),
        Entry::ZeroPointFlag(name) => Rule::ZeroPointFlag(attribute(name, ValueKind::Bool)?),
        Entry::FloatZeroPoint(name) => Rule::FloatZeroPoint(attribute(name, ValueKind::Bool)?),
        Entry::ZeroPointCodesAreZero => Rule::ZeroPointCodesAreZero,
        Entry::ZeroPointsAreCodes => Rule::ZeroPointsAreCodes,
        Entry::OutputTensor => Rule::OutputTensor,
    })
}

/// Reports an attribute whose default a rule for all calls refuses: every call that does not give it would be refused.
fn default_fits(
    entry: &ConstraintEntry,
    since: Option<Version>,
    operator: &Operator,
    problems: &mut Problems<'_>,
) {
    use model::Rule as Entry;
    let is_for_some = entry.until.is_some()
        || entry.formula.is_some()
        || !entry.granularity.is_empty()
        || !entry.input.is_empty();
    let rule = &entry.rule.value;
    let (name, expected) = match rule {
        Entry::Minimum { attribute, value } => (attribute, format!("at least {value}")),
        Entry::Range { attribute, low, high } if low <= high => (attribute, format!("{low} to {high}")),
        Entry::OneOf { attribute, strings } => {
            let strings: Vec<&str> = strings.iter().map(|text| text.value.as_str()).collect();
            (attribute, format!("one of {}", strings.join(", ")))
        }
        _ => return,
    };
    // A version before the rule may have the attribute.
    let has = |version: &OperatorVersion| version.attributes.contains(&name.value);
    let before = |version: &&OperatorVersion| since.is_some_and(|since| version.since < since);
    if is_for_some || operator.versions.iter().filter(before).any(has) {
        return;
    }
    let attribute = operator.attributes.iter().find(|attribute| attribute.name == name.value);
    let found = match (rule, attribute.and_then(|attribute| attribute.default.as_ref())) {
        (Entry::Minimum { value, .. }, Some(Value::Int(default))) if default < value => default.to_string(),
        (Entry::Range { low, high, .. }, Some(Value::Int(default))) if !(low..=high).contains(&default) => {
            default.to_string()
        }
        (Entry::OneOf { strings, .. }, Some(Value::String(default)))
            if strings.iter().all(|text| text.value != *default) =>
        {
            format!("`{default}`")
        }
        _ => return,
    };
    problems.found(name.at, format!("the default of {}", name.value), found, expected);
}

fn role(name: &Located<String>, operator: &Operator, problems: &mut Problems<'_>) -> Option<Role> {
    problems.lookup("input", name, &operator.inputs, |input| &input.name).map(|input| input.role)
}

/// What each rule needs to know must have been checked before it.
fn order(entry: &OperatorEntry, resolved: &[Constraint], problems: &mut Problems<'_>) {
    for (i, constraint) in resolved.iter().enumerate() {
        let needs: &[fn(&Rule) -> bool] = match constraint.rule {
            Rule::AxisInRange(_) | Rule::GroupShape(_) => &[|r| matches!(r, Rule::Granularity)],
            Rule::GroupsDivide | Rule::ScaleShape => {
                &[|r| matches!(r, Rule::Granularity), |r| matches!(r, Rule::ElementType(Role::Input))]
            }
            Rule::ZeroPointShape(_) => &[|r| matches!(r, Rule::ScaleShape)],
            Rule::ElementType(Role::ZeroPoint) => &[|r| matches!(r, Rule::ElementType(Role::Input))],
            Rule::Granularity | Rule::OutputType => &[
                |r| matches!(r, Rule::RequiredInput(Role::Scale)),
                |r| matches!(r, Rule::ElementType(Role::Scale)),
            ],
            _ => &[],
        };
        // A rule that stands nowhere is reported by `complete`.
        let late = |needed: &&fn(&Rule) -> bool| {
            !resolved[..i].iter().any(|c| needed(&c.rule)) && resolved[i..].iter().any(|c| needed(&c.rule))
        };
        if needs.iter().any(|needed| late(&needed)) {
            let what = format!("the place of rule `{}`", constraint.id);
            let expected = "`required_input` of the scale and rules on types of inputs first, then output type and granularity, axis and group shape, \
                 scale shape, zero point shape";
            problems.found(entry.constraints[i].rule.at, what, "before one that it rests on", expected);
        }
    }
}

/// The rules without which a kernel could read out of range or a version would mean nothing.
fn complete(
    entry: &OperatorEntry,
    operator: &Operator,
    resolved: &[Constraint],
    problems: &mut Problems<'_>,
) {
    let at = entry.head.operator.at;
    let mut require = |what: &str, has: &dyn Fn(&Constraint) -> bool| {
        let unconditional = |c: &&Constraint| {
            c.since.is_none() && c.until.is_none() && c.formula.is_none() && c.input.is_empty()
        };
        if !resolved.iter().filter(unconditional).any(has) {
            problems.missing(at, format!("the rule {what}"), "one for all versions and inputs");
        }
    };
    let everywhere = |rule: Rule| move |c: &Constraint| c.rule == rule && c.granularity.is_empty();
    require("`required_input` of the scale", &everywhere(Rule::RequiredInput(Role::Scale)));
    require("`element_type` of the input", &everywhere(Rule::ElementType(Role::Input)));
    require("`element_type` of the scale", &everywhere(Rule::ElementType(Role::Scale)));
    require("`output_type`", &everywhere(Rule::OutputType));
    require("`granularity`", &everywhere(Rule::Granularity));
    require("`scale_shape`", &everywhere(Rule::ScaleShape));
    require("`output_tensor`", &everywhere(Rule::OutputTensor));
    if let Some(zero_point) = operator.input(Role::ZeroPoint) {
        if !zero_point.optional {
            let what = "`required_input` of the zero point, which is not optional,";
            require(what, &everywhere(Rule::RequiredInput(Role::ZeroPoint)));
        }
        require("`element_type` of the zero point", &everywhere(Rule::ElementType(Role::ZeroPoint)));
        require("`zero_point_shape`", &|c| {
            matches!(c.rule, Rule::ZeroPointShape(_)) && c.granularity.is_empty()
        });
    }
    for granularity in &operator.granularities {
        let applies = |c: &Constraint| c.granularity.is_empty() || c.granularity.contains(&granularity.name);
        for (what, rule) in rules_of(granularity) {
            require(&format!("`{what}` of {}", granularity.name), &|c| c.rule == rule && applies(c));
        }
    }
}

/// No kernel adds an integer: where some zero points are integers, a rule has to say so.
fn additive(
    entry: &OperatorEntry,
    operator: &Operator,
    resolved: &[Constraint],
    problems: &mut Problems<'_>,
) {
    let is_flag = |name: &&String| operator.attribute(name).is_some_and(|a| a.kind == ValueKind::Bool);
    let when = operator.formulas.iter().find_map(|formula| formula.when.as_ref()).filter(is_flag);
    if let Some(when) = when.filter(|_| has_integers(operator))
        && !resolved.iter().any(|rule| keeps_integers_out(rule, when, operator))
    {
        let what = format!("the rule `float_zero_point` of {when}, as some zero points are integers,");
        problems.missing(entry.head.operator.at, what, "one for all versions and inputs");
    }
}

/// Whether a rule lets no integer be added: one for all calls, or for the formula that adds, since the attribute is there.
fn keeps_integers_out(rule: &Constraint, when: &str, operator: &Operator) -> bool {
    let adds = |name: &String| operator.formulas.iter().any(|f| f.name == *name && !f.subtracts());
    let is_set = operator.attribute(when).is_some_and(|a| a.default == Some(Value::Bool(true)));
    let lacks = |version: &OperatorVersion| !is_set && !version.attributes.iter().any(|name| name == when);
    let before = |since: Version| operator.versions.iter().filter(move |version| version.since < since);
    matches!(&rule.rule, Rule::FloatZeroPoint(name) if name == when)
        && rule.formula.as_ref().is_none_or(adds)
        && rule.since.is_none_or(|since| before(since).all(lacks))
        && rule.until.is_none()
        && rule.granularity.is_empty()
        && rule.input.is_empty()
}

/// Whether any zero point is of integers.
fn has_integers(operator: &Operator) -> bool {
    operator.versions.iter().any(|version| {
        let of = |element| version.zero_point_types(operator, element);
        version.input.iter().flat_map(of).any(ElementType::is_integer)
    })
}

/// The rules that a granularity rests on.
fn rules_of(granularity: &Granularity) -> Vec<(&'static str, Rule)> {
    let mut rules = match &granularity.groups {
        Groups::WholeTensor => Vec::new(),
        Groups::OneAlong(axis) | Groups::AllAlong(axis) | Groups::Blocks { axis, .. } => {
            vec![("axis_in_range", Rule::AxisInRange(axis.clone()))]
        }
        Groups::Shape(list) => vec![("group_shape", Rule::GroupShape(list.clone()))],
    };
    if !granularity.ragged && matches!(granularity.groups, Groups::Blocks { .. } | Groups::Shape(_)) {
        rules.push(("groups_divide", Rule::GroupsDivide));
    }
    rules
}
