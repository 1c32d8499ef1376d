//! One operator: what its input may hold, its inputs, granularities, formulas and versions, and rules in one of the orders that
//! they may stand in.

use std::fmt::Write;

use dequant_spec::{ElementType, Encoding};

use super::rules;
use super::versions;
use crate::documents::types::Known;
use crate::generate::random::Random;

/// An operator that is being written. Lists of names are those of its versions, oldest first.
pub(super) struct Draft<'a> {
    pub(super) random: &'a mut Random,
    pub(super) known: &'a Known<'a>,
    /// The first version that each entry describes.
    pub(super) versions: Vec<String>,
    pub(super) attributes: Vec<Attribute>,
    pub(super) elements: Vec<Element<'a>>,
    pub(super) granularities: Vec<Granularity>,
    pub(super) zero_point: ZeroPoint,
    /// Whether the zero point is not optional.
    pub(super) is_zero_needed: bool,
    /// Whether the first version takes all types, and whether it takes all floats as scales.
    pub(super) takes_every: [bool; 2],
    /// Whether the scale is a list.
    is_scale_listed: bool,
}

/// An attribute, and the version that adds it.
pub(super) struct Attribute {
    pub(super) name: &'static str,
    pub(super) kind: &'static str,
    default: Option<String>,
    pub(super) since: usize,
}

/// What the input may hold, and the version that adds it.
pub(super) struct Element<'a> {
    pub(super) name: String,
    pub(super) element_type: &'a ElementType,
    /// The word that codes share, and the axis.
    packed: Option<(&'a ElementType, usize)>,
    pub(super) since: usize,
}

/// A granularity, and the version that adds it.
pub(super) struct Granularity {
    pub(super) name: String,
    pub(super) groups: Groups,
    parameters: &'static str,
    pub(super) ragged: bool,
    pub(super) since: usize,
}

/// Which elements share a parameter, by the names of the attributes that say it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Groups {
    Whole,
    OneAlong(&'static str),
    AllAlong(&'static str),
    Blocks(&'static str),
    Shape,
}

/// Whether there is a zero point, and where its type comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ZeroPoint {
    None,
    SameAsInput,
    Own,
    /// A type of its own, numbers in a list.
    Listed,
}

impl<'a> Draft<'a> {
    pub(super) fn new(random: &'a mut Random, known: &'a Known<'a>) -> Self {
        let zero_point = *random.choose(&[
            ZeroPoint::None,
            ZeroPoint::SameAsInput,
            ZeroPoint::SameAsInput,
            ZeroPoint::Own,
            ZeroPoint::Own,
            ZeroPoint::Own,
            ZeroPoint::Listed,
        ]);
        let is_scale_listed = random.below(8) == 0;
        let takes_every = [random.below(10) == 0, random.below(10) == 0];
        let (versions, attributes) = (Vec::new(), Vec::new());
        Self {
            random,
            known,
            versions,
            attributes,
            elements: Vec::new(),
            granularities: Vec::new(),
            zero_point,
            is_zero_needed: false,
            takes_every,
            is_scale_listed,
        }
    }

    /// Whether the scale or the zero point is a list that an attribute holds.
    fn is_listed(&self) -> bool {
        self.is_scale_listed || self.zero_point == ZeroPoint::Listed
    }

    /// Whether there is such an attribute.
    pub(super) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|attribute| attribute.name == name)
    }

    /// The operator's part of a document.
    pub(super) fn write(mut self, dialect: &str) -> String {
        let by = self.versions(dialect);
        let newest = if self.random.flip() { "9" } else { self.versions.last().map_or("9", String::as_str) };
        let mut text = format!(
            "operator: {}\ndialect: {dialect}\nversioned_by: {by}\nnewest_checked: \"{newest}\"\ndoc: Computes something.\n\
             source: {{ project: random/operators, document: README.md, version: \"1\" }}\n",
            super::NAME
        );
        self.elements();
        let element_from = self.element_from();
        let granularity_from = self.granularities();
        let formulas = self.formulas();
        let inputs = self.inputs();
        let versions = versions::of(&mut self);
        let rules = rules::of(&mut self);
        let entries = |text: &mut String, field: &str, entries: &[String]| {
            if !entries.is_empty() {
                let _ = writeln!(text, "{field}:\n  - {}", entries.join("\n  - "));
            }
        };
        let named: Vec<String> = self.elements.iter().filter_map(Element::entry).collect();
        entries(&mut text, "elements", &named);
        entries(&mut text, "inputs", &inputs);
        text += "output: { name: y, doc: Numbers. }\n";
        entries(&mut text, "attributes", &self.attributes.iter().map(Attribute::entry).collect::<Vec<_>>());
        text += &element_from;
        let granularities: Vec<String> = self.granularities.iter().map(Granularity::entry).collect();
        entries(&mut text, "granularities", &granularities);
        let _ = writeln!(text, "granularity_from: {{ {granularity_from} }}");
        entries(&mut text, "formulas", &formulas);
        entries(&mut text, "versions", &versions);
        entries(&mut text, "constraints", &rules);
        text
    }

    /// One to three versions, by what counts them.
    fn versions(&mut self, dialect: &str) -> &'static str {
        let (by, labels) = match dialect.ends_with(['0', '2', '4', '6', '8']) {
            true => ("opset", ["1", "2", "4", "5", "7"]),
            false => ("release", ["1.0", "1.3", "2.1", "2.2", "4"]),
        };
        let (first, count) = (self.random.below(3), 1 + self.random.below(3));
        self.versions = labels[first..first + count].iter().map(|label| (*label).to_owned()).collect();
        by
    }

    /// A version that adds something: mostly the first.
    pub(super) fn since(&mut self) -> usize {
        let versions = self.versions.len();
        if self.random.flip() { 0 } else { self.random.below(versions) }
    }

    /// An attribute that some version has, mostly one that is no later than what needs it.
    pub(super) fn attribute(
        &mut self,
        name: &'static str,
        kind: &'static str,
        default: Option<String>,
        needed: usize,
    ) -> &'static str {
        let since = if self.random.below(10) == 0 { self.since() } else { needed };
        match self.attributes.iter_mut().find(|attribute| attribute.name == name) {
            Some(known) => known.since = known.since.min(since),
            None => self.attributes.push(Attribute { name, kind, default, since }),
        }
        name
    }

    /// Types by their own names and by others, some of them in words.
    fn elements(&mut self) {
        let narrow: Vec<&ElementType> = self.known.all().filter(|known| known.bits <= 32).collect();
        // A zero point may take the place of a bias.
        let biased: Vec<&ElementType> = narrow.iter().copied().filter(|known| has_bias(known)).collect();
        for index in 0..1 + self.random.below(5) {
            let from = if self.random.below(4) == 0 { &biased } else { &narrow };
            let element_type = *self.random.choose(from);
            let words: Vec<&ElementType> =
                self.known.all().filter(|word| is_word_of(word, element_type)).collect();
            let packed = (!words.is_empty() && self.random.below(3) == 0)
                .then(|| (*self.random.choose(&words), self.random.below(3)));
            let is_named = packed.is_some() || self.random.below(6) == 0;
            let name = if is_named { format!("e{index}") } else { element_type.name.clone() };
            let since = if index == 0 { 0 } else { self.since() };
            if self.elements.iter().all(|other| other.name != name) {
                self.elements.push(Element { name, element_type, packed, since });
            }
        }
    }

    /// The attribute that names the element, if one does.
    fn element_from(&mut self) -> String {
        if self.random.flip() {
            return String::new();
        }
        let default = (self.random.below(3) == 0).then(|| self.elements[0].name.clone());
        let name = self.attribute("element", "string", default, 0);
        format!("element_from: {name}\n")
    }

    /// Granularities, and how one of them is chosen.
    fn granularities(&mut self) -> String {
        let by_size = !self.is_listed() && self.random.flip();
        let mut groups = vec![Groups::Whole];
        if by_size {
            groups.push(Groups::Blocks(self.axis()));
            let other = self.one_of_all();
            if self.random.below(4) > 0 && !matches!(other, Groups::Whole | Groups::Blocks(_)) {
                groups.push(other);
            }
        } else {
            groups = (0..1 + self.random.below(4)).map(|_| self.one_of_all()).collect();
        }
        self.random.shuffle(&mut groups);
        for (index, groups) in groups.into_iter().enumerate() {
            let since = if index == 0 { 0 } else { self.since() };
            self.granularity(format!("g{index}"), groups, since, by_size);
        }
        if by_size {
            return format!("size_attribute: {}", self.attribute("size", "int", None, 0));
        }
        let default = self.random.flip().then(|| self.granularities[0].name.clone());
        format!("name_attribute: {}", self.attribute("method", "string", default, 0))
    }

    fn granularity(&mut self, name: String, groups: Groups, since: usize, by_size: bool) {
        let is_listed = self.is_listed();
        let parameters: &[&str] = match groups {
            Groups::Whole if is_listed => &["one_vector"],
            Groups::OneAlong(_) if is_listed => &["vector"],
            Groups::Whole => &["one_scalar_or_vector", "one_vector", "one_of_any_rank", "grid"],
            Groups::OneAlong(_) => &["vector", "grid"],
            _ => &["grid"],
        };
        let parameters = *self.random.choose(parameters);
        let ragged = self.random.flip();
        if let Groups::OneAlong(axis) | Groups::AllAlong(axis) | Groups::Blocks(axis) = groups {
            let default = *self.random.choose(&[None, Some("0"), Some("1"), Some("1"), Some("-1")]);
            self.attribute(axis, "int", default.map(String::from), since);
        }
        match groups {
            Groups::Blocks(_) => {
                let default = match by_size {
                    true => *self.random.choose(&[None, Some("0"), Some("0"), Some("0"), Some("2")]),
                    false => *self.random.choose(&[None, Some("1"), Some("3")]),
                };
                self.attribute("size", "int", default.map(String::from), since);
            }
            Groups::Shape => {
                self.attribute("group_shape", "int_list", None, since);
            }
            _ => {}
        }
        self.granularities.push(Granularity { name, groups, parameters, ragged, since });
    }

    fn axis(&mut self) -> &'static str {
        if self.random.below(5) == 0 { "channel" } else { "axis" }
    }

    fn one_of_all(&mut self) -> Groups {
        // A list has one axis.
        match self.random.below(if self.is_listed() { 2 } else { 5 }) {
            0 => Groups::Whole,
            1 => Groups::OneAlong(self.axis()),
            2 => Groups::AllAlong(self.axis()),
            3 => Groups::Blocks(self.axis()),
            _ => Groups::Shape,
        }
    }

    /// The formula that subtracts, and perhaps one that adds.
    fn formulas(&mut self) -> Vec<String> {
        let mut formulas = vec![
            "{ name: affine, doc: It is subtracted., steps: [subtract_zero_point_exactly, round_to_float32, \
             multiply_by_scale_in_float32, round_to_output] }"
                .to_owned(),
        ];
        let most = match self.zero_point {
            ZeroPoint::None => 8,
            ZeroPoint::SameAsInput => 3,
            ZeroPoint::Own | ZeroPoint::Listed => 2,
        };
        if self.random.below(most) == 0 {
            let default = *self.random.choose(&[None, Some("false"), Some("false"), Some("true")]);
            let since = self.since();
            let when = self.attribute("additive", "bool", default.map(String::from), since);
            formulas.push(format!(
                "{{ name: additive, doc: It is added., when: {when}, steps: [round_to_float32, \
                 multiply_by_scale_in_float32, add_zero_point_in_float32, round_to_output] }}"
            ));
        }
        formulas
    }

    fn inputs(&mut self) -> Vec<String> {
        let maybe = |random: &mut Random, of: usize, field: &str| match random.below(of) {
            0 => format!(", {field}: true"),
            _ => String::new(),
        };
        let listed = if self.is_scale_listed { ", from_attribute: true" } else { "" };
        let mut inputs = vec![
            "{ name: x, role: input, doc: Codes. }".to_owned(),
            format!("{{ name: scale, role: scale{listed}, doc: Scales. }}"),
        ];
        let from = match self.zero_point {
            ZeroPoint::None => return inputs,
            ZeroPoint::SameAsInput => "same_as_input",
            ZeroPoint::Own => "own",
            ZeroPoint::Listed => "own, from_attribute: true",
        };
        self.is_zero_needed = self.random.below(5) == 0;
        let optional = if self.is_zero_needed { "" } else { ", optional: true" };
        if self.random.below(5) == 0 {
            let default = *self.random.choose(&[None, Some("false"), Some("true")]);
            self.attribute("has_zero", "bool", default.map(String::from), 0);
        }
        let empty = maybe(self.random, 4, "empty_is_absent");
        let bias = match self.zero_point {
            ZeroPoint::Own => maybe(self.random, 2, "replaces_bias"),
            _ => String::new(),
        };
        inputs.push(format!(
            "{{ name: zero, role: zero_point, type: {from}{optional}{empty}{bias}, doc: Zero points. }}"
        ));
        inputs
    }
}

fn has_bias(known: &ElementType) -> bool {
    matches!(known.encoding, Encoding::Integer { bias, .. } if bias != 0)
}

/// Whether codes of a type fit into such words, several into each.
fn is_word_of(word: &ElementType, codes: &ElementType) -> bool {
    word.is_integer()
        && word.bits.is_multiple_of(8)
        && word.bits > codes.bits
        && word.bits.is_multiple_of(codes.bits)
}

impl Element<'_> {
    /// The element's entry, if it needs one.
    fn entry(&self) -> Option<String> {
        let Self { name, element_type, packed, .. } = self;
        let packed = packed
            .map(|(word, axis)| format!(", packed: {{ word: {}, axis: {axis} }}", word.name))
            .unwrap_or_default();
        let type_name = &element_type.name;
        (*name != *type_name).then(|| format!("{{ name: {name}, type: {type_name}{packed} }}"))
    }
}

impl Attribute {
    fn entry(&self) -> String {
        let Self { name, kind, default, .. } = self;
        let default = default.as_ref().map(|default| format!(", default: {default}")).unwrap_or_default();
        format!("{{ name: {name}, value: {kind}{default}, doc: An attribute. }}")
    }
}

impl Granularity {
    fn entry(&self) -> String {
        let Self { name, groups, parameters, ragged, .. } = self;
        let groups = match groups {
            Groups::Whole => "whole_tensor".to_owned(),
            Groups::OneAlong(axis) => format!("{{ one_along: {axis} }}"),
            Groups::AllAlong(axis) => format!("{{ all_along: {axis} }}"),
            Groups::Blocks(axis) => format!("{{ blocks: {{ axis: {axis}, size: size }} }}"),
            Groups::Shape => "{ shape: group_shape }".to_owned(),
        };
        let ragged = if *ragged { ", ragged: true" } else { "" };
        format!("{{ name: {name}, groups: {groups}, parameters: {parameters}{ragged} }}")
    }
}
