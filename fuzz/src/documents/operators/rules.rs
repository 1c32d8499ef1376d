//! Rules: all that an operator has to have, some that it may have, and in which versions, for which granularities, elements and
//! formulas these hold. They stand in one of the orders that are allowed.

use super::draft::{Draft, Groups, ZeroPoint};

/// How early a rule stands: what it rests on has to stand before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Given,
    Types,
    Derived,
    Granularity,
    Groups,
    ScaleShape,
    ZeroPointShape,
    Run,
}

/// The stages of a rule that rests on none.
const ANY: [Stage; 6] =
    [Stage::Given, Stage::Types, Stage::Derived, Stage::Granularity, Stage::Groups, Stage::ScaleShape];

/// Rules that are being written.
struct Rules<'d, 'a> {
    draft: &'d mut Draft<'a>,
    rules: Vec<(Stage, String)>,
}

/// The entries of an operator's rules.
pub(super) fn of(draft: &mut Draft<'_>) -> Vec<String> {
    let mut rules = Rules { draft, rules: Vec::new() };
    rules.needed();
    rules.about_attributes();
    rules.about_groups();
    if rules.draft.zero_point != ZeroPoint::None {
        rules.about_zero_points();
    }
    let Rules { draft, mut rules } = rules;
    draft.random.shuffle(&mut rules);
    rules.sort_by_key(|(stage, _)| *stage);
    let entry = |(index, (_, rule))| format!("{{ id: C{}, {rule}, doc: A rule. }}", index + 1);
    rules.into_iter().enumerate().map(entry).collect()
}

impl Rules<'_, '_> {
    /// A rule for all calls.
    fn always(&mut self, stage: Stage, rule: &str) {
        let when = if stage == Stage::Run { ", when: run" } else { "" };
        self.rules.push((stage, format!("rule: {rule}{when}")));
    }

    /// A rule that one in so many operators has, for all calls or for some.
    fn one_in(&mut self, many: usize, stage: Stage, rule: &str) {
        if self.draft.random.below(many) == 0 {
            let (when, conditions) =
                (if stage == Stage::Run { ", when: run" } else { "" }, self.conditions());
            self.rules.push((stage, format!("rule: {rule}{conditions}{when}")));
        }
    }

    /// What a rule may be limited to.
    fn conditions(&mut self) -> String {
        let draft = &mut *self.draft;
        let mut text = String::new();
        let granularities = draft.granularities.iter().map(|granularity| granularity.name.clone()).collect();
        let elements = draft.elements.iter().map(|element| element.name.clone()).collect();
        for (field, names) in [("granularity", granularities), ("input", elements)] {
            let mut names: Vec<String> = names;
            if draft.random.below(5) == 0 {
                draft.random.shuffle(&mut names);
                names.truncate(1 + draft.random.below(names.len()));
                text += &format!(", {field}: [{}]", names.join(", "));
            }
        }
        let (mut first, count) = (0, draft.versions.len());
        for (field, from) in [("since", 0), ("until", 1)] {
            // A rule applies to one version at least.
            let from = first + from;
            if draft.random.below(6) == 0 && from < count {
                first = from + draft.random.below(count - from);
                text += &format!(", {field}: \"{}\"", draft.versions[first]);
            }
        }
        if draft.random.below(6) == 0 {
            text += ", formula: affine";
        }
        text
    }

    /// The rules without which a document is refused, but those about groups.
    fn needed(&mut self) {
        self.always(Stage::Given, "{ required_input: scale }");
        self.always(Stage::Types, "{ element_type: x }");
        self.always(Stage::Types, "{ element_type: scale }");
        let stage = *self.draft.random.choose(&ANY[2..]);
        self.always(stage, "output_type");
        self.always(Stage::Granularity, "granularity");
        self.always(Stage::ScaleShape, "scale_shape");
        self.always(Stage::Run, "output_tensor");
    }

    fn about_attributes(&mut self) {
        self.one_in(2, Stage::Given, "known_attributes");
        let attributes: Vec<(&str, &str)> = self.draft.attributes.iter().map(|a| (a.name, a.kind)).collect();
        let texts = |names: Vec<&str>| names.join(", ");
        for (name, kind) in attributes {
            let stage = *self.draft.random.choose(&ANY);
            self.one_in(8, stage, &format!("{{ required_attribute: {name} }}"));
            let low: i64 = *self.draft.random.choose(&[0, 0, 1, -1, -2]);
            // Not below 0: no call could have a size that is negative.
            let high = (low + self.draft.random.below(4) as i64).max(0);
            match (name, kind) {
                (_, "int") => {
                    self.one_in(4, stage, &format!("{{ minimum: {{ attribute: {name}, value: {low} }} }}"));
                    let range = format!("{{ range: {{ attribute: {name}, low: {low}, high: {high} }} }}");
                    self.one_in(4, stage, &range);
                }
                ("element", _) => {
                    let names = texts(self.draft.elements.iter().map(|e| e.name.as_str()).collect());
                    self.one_in(
                        2,
                        stage,
                        &format!("{{ one_of: {{ attribute: {name}, strings: [{names}] }} }}"),
                    );
                }
                ("method", _) => {
                    let names = texts(self.draft.granularities.iter().map(|g| g.name.as_str()).collect());
                    self.one_in(
                        2,
                        stage,
                        &format!("{{ one_of: {{ attribute: {name}, strings: [{names}] }} }}"),
                    );
                }
                _ => {}
            }
        }
        for input in ["x", "scale"] {
            let (stage, rank) = (*self.draft.random.choose(&ANY), 1 + self.draft.random.below(2));
            self.one_in(6, stage, &format!("{{ minimum_rank: {{ input: {input}, rank: {rank} }} }}"));
        }
    }

    /// Each granularity's rules, for it or for all that have the same attributes.
    fn about_groups(&mut self) {
        let all: Vec<(String, Groups, bool)> =
            self.draft.granularities.iter().map(|g| (g.name.clone(), g.groups, g.ragged)).collect();
        for (name, groups, ragged) in &all {
            let only = format!(", granularity: [{name}]");
            match groups {
                Groups::Whole => {}
                Groups::OneAlong(axis) | Groups::AllAlong(axis) | Groups::Blocks(axis) => {
                    self.always(Stage::Groups, &format!("{{ axis_in_range: {axis} }}{only}"));
                }
                Groups::Shape => self.always(Stage::Groups, &format!("{{ group_shape: group_shape }}{only}")),
            }
            if matches!(groups, Groups::Blocks(_) | Groups::Shape) && !ragged {
                self.always(Stage::Groups, &format!("groups_divide{only}"));
            }
        }
        self.one_in(8, Stage::Groups, "groups_divide");
    }

    fn about_zero_points(&mut self) {
        let draft = &mut *self.draft;
        let shape = *draft.random.choose(&["same_as_scale", "by_granularity"]);
        let has_own = matches!(draft.zero_point, ZeroPoint::Own | ZeroPoint::Listed);
        self.always(Stage::Types, "{ element_type: zero }");
        self.always(Stage::ZeroPointShape, &format!("{{ zero_point_shape: {shape} }}"));
        if self.draft.is_zero_needed {
            self.always(Stage::Given, "{ required_input: zero }");
        } else {
            self.one_in(6, Stage::Given, "{ required_input: zero }");
        }
        if self.draft.has("additive") {
            let stage = *self.draft.random.choose(&ANY[2..]);
            self.always(stage, "{ float_zero_point: additive }");
        }
        if self.draft.has("has_zero") {
            let stage = *self.draft.random.choose(&ANY);
            self.one_in(1, stage, "{ zero_point_flag: has_zero }");
        }
        self.one_in(if has_own { 4 } else { 8 }, Stage::Run, "zero_points_are_codes");
        self.one_in(3, Stage::Run, "zero_point_codes_are_zero");
    }
}
