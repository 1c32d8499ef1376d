//! Versions: what each adds to the one before it, checked and completed.

mod zero_points;

use crate::element::{ElementType, Encoding, Types};
use crate::matrix;
use crate::model::{self, Adds, Located, ValueKind};
use crate::operator::*;
use crate::parse::OperatorEntry;
use crate::resolve::Problems;
use crate::resolve::attributes::typed_attribute;
use crate::resolve::operator::{find_type, version};

/// What stands for every element type of up to 32 bits, in a list of inputs.
const EVERY_TYPE: &str = "every_type";
/// What stands for every float of up to 32 bits, in a list of scales.
const EVERY_FLOAT: &str = "every_float";
/// How many combinations of types the versions of an operator may have, taken together: ten times those of the operator of all types.
const MOST_COMBINATIONS: usize = 50_000;

/// How many types and names the lists of versions may have, taken together.
const MOST_LISTED: usize = 50_000;

/// Resolves the versions of an operator whose inputs, attributes and granularities are resolved.
pub(super) fn resolve(
    entry: &OperatorEntry,
    operator: &Operator,
    elements: &[Element],
    types: &Types,
    problems: &mut Problems<'_>,
) -> Vec<OperatorVersion> {
    if entry.versions.is_empty() {
        problems.missing(entry.head.operator.at, "versions", "at least one");
    }
    let (mut complete, mut listed): (Vec<OperatorVersion>, _) = (Vec::new(), 0);
    for version_entry in &entry.versions {
        let Some(since) = version(&version_entry.since, operator.versioned_by, problems) else { continue };
        let newest = operator.newest_checked;
        if complete.last().is_some_and(|last| last.since >= since) || since > newest {
            let expected =
                format!("versions in rising order, up to newest_checked {}", operator.newest_label);
            problems.found(version_entry.since.at, "since", &version_entry.since.value, expected);
        }
        let output_type =
            version_entry.output_type.as_ref().and_then(|o| output_type(&o.value, operator, problems));
        let mut version = match complete.last() {
            Some(last) => OperatorVersion {
                output_type: output_type.unwrap_or_else(|| last.output_type.clone()),
                ..last.clone()
            },
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
        // Each version has its own lists, so a few short ones behind a long one would take more memory than there is.
        listed += listed_by(&version);
        if listed > MOST_LISTED {
            let what = format!("the number of types and names up to version {}", version.label);
            problems.found(version_entry.since.at, what, listed, format!("at most {MOST_LISTED}"));
            return complete;
        }
        complete.push(version);
    }
    if complete.len() == entry.versions.len() {
        unused(entry, &complete, problems);
        default_element(entry, &complete, problems);
        numbered_0(entry, &complete, problems);
    }
    complete
}

/// How many types and names the lists of a version have.
fn listed_by(version: &OperatorVersion) -> usize {
    let zero_points =
        version.zero_point.iter().map(|(inputs, types)| inputs.len() + types.len()).sum::<usize>();
    let types = version.input.len() + version.scale.len() + version.output.len() + zero_points;
    types + version.attributes.len() + version.granularity.len()
}

/// Reports versions that no call can use, and more combinations of types than could be compiled.
pub(super) fn combine(entry: &OperatorEntry, operator: &Operator, problems: &mut Problems<'_>) {
    let mut all = 0_usize;
    for (entry, version) in entry.versions.iter().zip(&operator.versions) {
        let count = matrix::count(operator, version);
        if count == 0 {
            let what = format!("a combination of types of version {}", version.label);
            problems.missing(entry.since.at, what, "a scale and an output that go with each other");
        }
        all = all.saturating_add(count);
        if all > MOST_COMBINATIONS {
            let what = format!("the number of combinations of types up to version {}", version.label);
            problems.found(entry.since.at, what, all, format!("at most {MOST_COMBINATIONS}"));
            return;
        }
    }
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

fn output_type(
    entry: &model::OutputType,
    operator: &Operator,
    problems: &mut Problems<'_>,
) -> Option<OutputType> {
    Some(match entry {
        model::OutputType::SameAsScale => OutputType::SameAsScale,
        model::OutputType::ChosenByCaller => OutputType::ChosenByCaller,
        model::OutputType::Attribute(name) => {
            OutputType::Attribute(typed_attribute(name, ValueKind::Type, &operator.attributes, problems)?)
        }
    })
}

/// Reports an element that calls name by default and that no version has.
fn default_element(entry: &OperatorEntry, versions: &[OperatorVersion], problems: &mut Problems<'_>) {
    let (Some(from), Some(last)) = (&entry.head.element_from, versions.last()) else { return };
    let attribute = entry.attributes.iter().find(|attribute| attribute.name.value == from.value);
    let attribute = attribute.filter(|attribute| attribute.value.value == ValueKind::String);
    if let Some(default) = attribute.and_then(|attribute| attribute.default.as_ref()) {
        let name = Located { value: default.value.text().to_owned(), at: default.at };
        let _ = problems.lookup("element", &name, &last.input, |element| &element.name);
    }
}

/// Reports an output whose number an attribute cannot have: 0 says that none is chosen.
fn numbered_0(entry: &OperatorEntry, versions: &[OperatorVersion], problems: &mut Problems<'_>) {
    let dialect = &entry.head.dialect.value;
    for (entry, version) in entry.versions.iter().zip(versions) {
        let OutputType::Attribute(attribute) = &version.output_type else { continue };
        let is_0 = |output: &&ElementType| output.numbers.get(dialect) == Some(&0);
        if let Some(output) = version.output.iter().find(is_0) {
            let found = format!("`{}`, whose {dialect} number is 0", output.name);
            let expected = format!("one with another number, as 0 in `{attribute}` says that none is chosen");
            return problems.found(entry.since.at, "output type", found, expected);
        }
    }
}

/// Attributes, granularities and elements that no version has can never be used.
fn unused(entry: &OperatorEntry, versions: &[OperatorVersion], problems: &mut Problems<'_>) {
    let Some(last) = versions.last() else { return };
    let attributes = entry.attributes.iter().map(|a| ("attribute", &a.name, &last.attributes));
    let granularities = entry.granularities.iter().map(|g| ("granularity", &g.name, &last.granularity));
    let inputs: Vec<String> = last.input.iter().map(|element| element.name.clone()).collect();
    let elements = entry.elements.iter().map(|element| ("element", &element.name, &inputs));
    for (what, name, used) in attributes.chain(granularities).chain(elements) {
        if !used.contains(&name.value) && !problems.broken.contains(&name.value) {
            problems.found(
                name.at,
                format!("{what} `{}`", name.value),
                "in no version",
                "a version to add it",
            );
        }
    }
    let added =
        |list: fn(&Adds) -> &Vec<Located<String>>| entry.versions.iter().any(|v| !list(&v.adds).is_empty());
    for (what, added) in
        [("input", added(|a| &a.input)), ("scale", added(|a| &a.scale)), ("output", added(|a| &a.output))]
    {
        if !added {
            problems.missing(
                entry.head.operator.at,
                format!("a list of {what} types"),
                "a version to add some",
            );
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
        let before: Vec<String> = version.input.iter().map(|element| element.name.clone()).collect();
        for name in &adds.input {
            if name.value == EVERY_TYPE {
                self.every_type(name, version);
            } else if let Some(element) = self.element(name) {
                self.once(name, version.input.iter().any(|e| e.name == element.name));
                self.distinct(name, version, &element);
                version.input.push(element);
            }
        }
        let scale = ("scale type", "a type whose values are exact in float32");
        let (every, named): (Vec<_>, Vec<_>) =
            adds.scale.iter().cloned().partition(|name| name.value == EVERY_FLOAT);
        self.types(&mut version.scale, &named, scale, ElementType::fits_float32);
        if !every.is_empty() {
            self.every_float(&mut version.scale);
        }
        let output = ("output type", "float32, or an IEEE float of 16 bits with a bias of 2 to 127");
        self.types(&mut version.output, &adds.output, output, ElementType::is_output);
        for entry in &adds.zero_point {
            self.not_later(entry, &before);
            self.zero_point(version, entry);
        }
        self.one_for_each_type(version, adds);
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

    /// Adds every type that an input may have and that is not listed yet, by its own name or by another.
    fn every_type(&mut self, name: &Located<String>, version: &mut OperatorVersion) {
        let types = self.types;
        for found in types.iter().filter(|found| found.bits <= 32) {
            let is_plain = |element: &Element| element.packed.is_none() && element.element_type == *found;
            if !version.input.iter().any(|element| element.name == found.name || is_plain(element)) {
                let name = Located { value: found.name.clone(), at: name.at };
                let element = self.unnamed(&name, found);
                self.distinct(&name, version, &element);
                version.input.push(element);
            }
        }
    }

    /// A type as an element that is called as the type is; where calls name their elements, they have to be able to.
    fn unnamed(&mut self, name: &Located<String>, element_type: &ElementType) -> Element {
        if self.operator.element_from.is_some() {
            self.problems.word("element name", name);
        }
        Element { name: name.value.clone(), element_type: element_type.clone(), packed: None }
    }

    /// Adds every float whose values are exact in float32 and that is not listed yet.
    fn every_float(&self, list: &mut Vec<ElementType>) {
        let is_float = |found: &&ElementType| matches!(found.encoding, Encoding::Float { .. });
        for found in self.types.iter().filter(is_float).filter(|found| found.fits_float32()) {
            if !list.contains(found) {
                list.push(found.clone());
            }
        }
    }

    /// The operator's own element of that name, or the element type itself.
    fn element(&mut self, name: &Located<String>) -> Option<Element> {
        let own = self.elements.iter().find(|e| e.name == name.value);
        let element = match own {
            Some(element) => element.clone(),
            None => {
                let element_type = find_type(name, self.types, self.problems)?;
                self.unnamed(name, &element_type)
            }
        };
        if element.element_type.bits > 32 {
            self.problems.found(name.at, "input type", format!("`{}`", name.value), "at most 32 bits");
        }
        Some(element)
    }

    /// Adds types that fit; `wording` says what they are and what was expected of them.
    fn types(
        &mut self,
        list: &mut Vec<ElementType>,
        names: &[Located<String>],
        wording: (&str, &str),
        fits: fn(&ElementType) -> bool,
    ) {
        for name in names {
            let Some(found) = find_type(name, self.types, self.problems) else { continue };
            if !fits(&found) {
                self.problems.found(name.at, wording.0, format!("`{}`", name.value), wording.1);
            }
            self.once(name, list.contains(&found));
            list.push(found);
        }
    }

    /// Reports an element that no call could tell from another one: of the same type in the same words, or only in the same words
    /// where no attribute names it.
    fn distinct(&mut self, name: &Located<String>, version: &OperatorVersion, element: &Element) {
        let words = |e: &Element| e.packed.as_ref().map(|packed| (packed.word.name.clone(), packed.axis));
        let stored = |e: &Element| match &e.packed {
            Some(packed) => packed.word.name.clone(),
            None => e.element_type.name.clone(),
        };
        let is_same = |other: &&Element| {
            let same_codes = words(other) == words(element) && other.element_type == element.element_type;
            let named = self.operator.element_from.is_some();
            other.name != element.name && (same_codes || !named && stored(other) == stored(element))
        };
        if let Some(other) = version.input.iter().find(is_same) {
            let (what, found) =
                (format!("element `{}`", name.value), format!("stored as `{}` is", other.name));
            self.problems.found(name.at, what, found, "one that a call can tell from it");
        }
    }

    fn once(&mut self, name: &Located<String>, already: bool) {
        if already {
            self.problems.found(name.at, format!("`{}`", name.value), "added again", "each name once");
        }
    }
}
