//! Versions: what each adds to the one before it, checked and completed.

use crate::element::{ElementType, Encoding, Types};
use crate::error::Problem;
use crate::matrix::combinations;
use crate::model::{self, Adds, Located, Role, ValueKind};
use crate::operator::*;
use crate::parse::OperatorEntry;
use crate::resolve::Problems;
use crate::resolve::attributes::typed_attribute;
use crate::resolve::operator::{find_type, version};

/// What stands for every element type of up to 32 bits, in a list of inputs.
const EVERY_TYPE: &str = "every_type";
/// What stands for every float of up to 32 bits, in a list of scales.
const EVERY_FLOAT: &str = "every_float";
/// What stands for the input's type, in a list of zero point types for every input.
const SAME_AS_INPUT: &str = "same_as_input";

/// What a type of zero points is, and what was expected of it.
const ZERO_POINT: (&str, &str) = (
    "zero point type",
    "an integer, without a sign of at most 63 bits, or a type whose values are exact in float32",
);

/// Whether zero points may be of a type: differences are taken in signed integers of 64 bits, or in float32.
fn is_zero_point(found: &ElementType) -> bool {
    match found.encoding {
        Encoding::Integer { signed, .. } => signed || found.bits < 64,
        _ => found.fits_float32(),
    }
}

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
    let mut complete: Vec<OperatorVersion> = Vec::new();
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
        complete.push(version);
    }
    if complete.len() == entry.versions.len() {
        unused(entry, &complete, problems);
    }
    complete
}

/// Reports versions that no call can use.
pub(super) fn combine(entry: &OperatorEntry, operator: &Operator, problems: &mut Problems<'_>) {
    for (entry, version) in entry.versions.iter().zip(&operator.versions) {
        if combinations(operator, version).is_empty() {
            let what = format!("a combination of types of version {}", version.label);
            problems.missing(entry.since.at, what, "a scale and an output that go with each other");
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

/// Attributes and granularities that no version has can never be used.
fn unused(entry: &OperatorEntry, versions: &[OperatorVersion], problems: &mut Problems<'_>) {
    let Some(last) = versions.last() else { return };
    let attributes = entry.attributes.iter().map(|a| ("attribute", &a.name, &last.attributes));
    let granularities = entry.granularities.iter().map(|g| ("granularity", &g.name, &last.granularity));
    for (what, name, used) in attributes.chain(granularities) {
        if !used.contains(&name.value) {
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
                self.every_type(version);
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

    /// Adds every type that an input may have and that is not listed yet.
    fn every_type(&self, version: &mut OperatorVersion) {
        for found in self.types.iter().filter(|found| found.bits <= 32) {
            if !version.input.iter().any(|element| element.name == found.name) {
                let (name, element_type) = (found.name.clone(), found.clone());
                version.input.push(Element { name, element_type, packed: None });
            }
        }
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

    /// Zero points for every input: integers only where the difference is taken in integers, and only such as are exact in
    /// float32 where it is not.
    fn every_zero_point(&mut self, version: &mut OperatorVersion, entry: &model::ZeroPointTypes) {
        let mut listed = Vec::new();
        let named: Vec<Located<String>> =
            entry.types.iter().filter(|name| name.value != SAME_AS_INPUT).cloned().collect();
        self.types(&mut listed, &named, ZERO_POINT, is_zero_point);
        for element in &version.input {
            let input = &element.element_type;
            let wide = input.is_integer() && input.bits > 16;
            let own = (named.len() < entry.types.len()).then(|| input.clone());
            let fits = |t: &ElementType| match t.is_integer() {
                true => input.is_integer() || t.fits_float32(),
                false => !wide,
            };
            let others = listed.iter().filter(|t| t.name != input.name && fits(t)).cloned();
            version.zero_point.push((vec![element.name.clone()], own.into_iter().chain(others).collect()));
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

    fn zero_point(&mut self, version: &mut OperatorVersion, entry: &model::ZeroPointTypes) {
        if entry.input.iter().any(|name| name.value == EVERY_TYPE) {
            return self.every_zero_point(version, entry);
        }
        let mut types = Vec::new();
        let own = self.operator.input(Role::ZeroPoint).is_some_and(|zero| !zero.same_as_input);
        for name in &entry.input {
            let broken = self.problems.broken.contains(&name.value);
            if !broken && !version.input.iter().any(|e| e.name == name.value) {
                let known = version.input.iter().map(|e| e.name.clone()).collect();
                self.problems
                    .add(name.at, Problem::Unknown { what: "input type", found: name.value.clone(), known });
            }
            if !own {
                self.problems.found(
                    name.at,
                    "zero_point",
                    "given",
                    "none unless the zero point has a type of its own",
                );
            }
        }
        self.types(&mut types, &entry.types, ZERO_POINT, is_zero_point);
        self.one_if_from_attribute(entry);
        self.exact_in_float32(version, entry, &types);
        let inputs: Vec<String> = entry.input.iter().map(|name| name.value.clone()).collect();
        let wide = version
            .input
            .iter()
            .find(|e| inputs.contains(&e.name) && e.element_type.bits > 16 && e.element_type.is_integer());
        if let (Some(wide), Some(at)) =
            (wide, entry.types.first().filter(|_| types.iter().any(|t| !t.is_integer())))
        {
            let what = format!("zero point type for `{}`", wide.name);
            self.problems.found(at.at, what, "a float", "integers: the difference is taken in integers");
        }
        version.zero_point.push((inputs, types));
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

    /// Reports zero points of elements that an older version has: their types are those of all versions.
    fn not_later(&mut self, entry: &model::ZeroPointTypes, before: &[String]) {
        let is_old = |name: &&Located<String>| before.contains(&name.value);
        let every = |name: &&Located<String>| name.value == EVERY_TYPE && !before.is_empty();
        if let Some(name) = entry.input.iter().find(|name| is_old(name) || every(name)) {
            let what = format!("a zero point type for `{}`", name.value);
            self.problems.found(
                name.at,
                what,
                "added to an older element",
                "all in the version that adds it",
            );
        }
    }

    /// Reports several types of a zero point that an attribute holds: numbers in a list say nothing of theirs.
    fn one_if_from_attribute(&mut self, entry: &model::ZeroPointTypes) {
        if let Some(zero) = self.operator.input(Role::ZeroPoint).filter(|zero| zero.from_attribute)
            && let Some(second) = entry.types.get(1)
        {
            let what = format!("the second type of {}", zero.name);
            self.problems.found(
                second.at,
                what,
                format!("`{}`", second.value),
                "one, as an attribute holds it",
            );
        }
    }

    /// Reports integers that float32 has not for inputs whose differences are not taken in integers.
    fn exact_in_float32(
        &mut self,
        version: &OperatorVersion,
        entry: &model::ZeroPointTypes,
        types: &[ElementType],
    ) {
        let wide = |name: &&Located<String>| types.iter().any(|t| t.name == name.value && !t.fits_float32());
        let Some(wide) = entry.types.iter().find(wide) else { return };
        let is_of = |e: &&Element| entry.input.iter().any(|name| name.value == e.name);
        if let Some(other) = version.input.iter().filter(is_of).find(|e| !e.element_type.is_integer()) {
            let what = format!("zero point type for `{}`", other.name);
            let expected = "one whose values are exact in float32, in which the difference is taken";
            self.problems.found(wide.at, what, format!("`{}`", wide.value), expected);
        }
    }

    fn once(&mut self, name: &Located<String>, already: bool) {
        if already {
            self.problems.found(name.at, format!("`{}`", name.value), "added again", "each name once");
        }
    }
}
