//! Zero points with types of their own: which types go with which elements, and what no kernel could subtract.

use super::{Additions, EVERY_TYPE};
use crate::element::{ElementType, Encoding};
use crate::model::{self, Adds, Located, Role};
use crate::operator::{Element, OperatorVersion};

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

impl Additions<'_, '_> {
    /// The types of zero points of some elements.
    pub(super) fn zero_point(&mut self, version: &mut OperatorVersion, entry: &model::ZeroPointTypes) {
        if entry.input.iter().any(|name| name.value == EVERY_TYPE) {
            return self.every_zero_point(version, entry);
        }
        let mut types = Vec::new();
        self.has_type_of_its_own(entry);
        for name in &entry.input {
            let _ = self.problems.lookup("input type", name, &version.input, |element| &element.name);
            if version.zero_point.iter().any(|(inputs, _)| inputs.contains(&name.value)) {
                let what = format!("the zero point types of `{}`", name.value);
                self.problems.found(name.at, what, "given again", "all of them in one list");
            }
            self.bias_is_replaceable(version, name);
        }
        self.types(&mut types, &entry.types, ZERO_POINT, is_zero_point);
        self.one_if_from_attribute(entry);
        self.exact_in_float32(version, entry, &types);
        let inputs: Vec<String> = entry.input.iter().map(|name| name.value.clone()).collect();
        let wide = version
            .input
            .iter()
            .find(|e| inputs.contains(&e.name) && e.element_type.bits > 16 && e.element_type.is_integer());
        let is_other =
            |name: &&Located<String>| types.iter().any(|t| t.name == name.value && !t.is_integer());
        if let (Some(wide), Some(other)) = (wide, entry.types.iter().find(is_other)) {
            let what = format!("zero point type for `{}`", wide.name);
            let expected = "an integer: the difference is taken in integers";
            self.problems.found(other.at, what, format!("`{}`", other.value), expected);
        }
        version.zero_point.push((inputs, types));
    }

    /// Zero points for every input that has none yet: integers only where the difference is taken in integers, and only such as are
    /// exact in float32 where it is not.
    fn every_zero_point(&mut self, version: &mut OperatorVersion, entry: &model::ZeroPointTypes) {
        self.has_type_of_its_own(entry);
        self.one_if_from_attribute(entry);
        if let [_, second, ..] = &entry.input[..] {
            self.problems.found(
                second.at,
                "zero point types",
                "of every_type and others",
                "every_type alone",
            );
        }
        let mut listed = Vec::new();
        let named: Vec<Located<String>> =
            entry.types.iter().filter(|name| name.value != SAME_AS_INPUT).cloned().collect();
        self.types(&mut listed, &named, ZERO_POINT, is_zero_point);
        let is_listed = |name: &String| version.zero_point.iter().any(|(inputs, _)| inputs.contains(name));
        let others: Vec<Element> = version.input.iter().filter(|e| !is_listed(&e.name)).cloned().collect();
        let Some(at) = entry.input.first().map(|name| name.at) else { return };
        if others.is_empty() {
            self.problems.found(at, "zero point types", "of no element", "one that has none before it");
        }
        for element in others {
            self.bias_is_replaceable(version, &Located { value: element.name.clone(), at });
            let input = &element.element_type;
            let wide = input.is_integer() && input.bits > 16;
            let own = (named.len() < entry.types.len()).then(|| input.clone());
            let fits = |t: &ElementType| match t.is_integer() {
                true => input.is_integer() || t.fits_float32(),
                false => !wide,
            };
            let is_own = |t: &ElementType| own.as_ref().is_some_and(|own| own.name == t.name);
            let types: Vec<ElementType> = listed.iter().filter(|t| !is_own(t) && fits(t)).cloned().collect();
            version.zero_point.push((vec![element.name.clone()], own.into_iter().chain(types).collect()));
        }
    }

    /// Reports lists of types where a zero point has the input's, or is none.
    fn has_type_of_its_own(&mut self, entry: &model::ZeroPointTypes) {
        if self.operator.input(Role::ZeroPoint).is_none_or(|zero| zero.same_as_input) {
            for name in &entry.input {
                let expected = "none unless the zero point has a type of its own";
                self.problems.found(name.at, "zero_point", "given", expected);
            }
        }
    }

    /// Reports elements of one type whose zero points an attribute holds and that have several types: numbers in a list say nothing of
    /// theirs, and kernels are found by the type of codes.
    pub(super) fn one_for_each_type(&mut self, version: &OperatorVersion, adds: &Adds) {
        let is_listed = self.operator.input(Role::ZeroPoint).is_some_and(|zero| zero.from_attribute);
        let Some(name) = adds.zero_point.iter().flat_map(|entry| &entry.input).next().filter(|_| is_listed)
        else {
            return;
        };
        for (index, element) in version.input.iter().enumerate() {
            let types = version.zero_point_types(self.operator, element);
            let differs = |other: &&Element| {
                other.element_type == element.element_type
                    && version.zero_point_types(self.operator, other) != types
            };
            if let Some(other) = version.input.iter().take(index).find(differs) {
                let what = format!("the zero point type of `{}`", element.name);
                let expected = format!("that of `{}`, which has the same codes", other.name);
                self.problems.found(name.at, what, "another one", expected);
            }
        }
    }

    /// Reports zero points of elements that an older version has: their types are those of all versions.
    pub(super) fn not_later(&mut self, entry: &model::ZeroPointTypes, before: &[String]) {
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

    /// Reports an element whose bias no zero point can take the place of: it is none of the code, but of what the code counts.
    fn bias_is_replaceable(&mut self, version: &OperatorVersion, name: &Located<String>) {
        let replaces = self.operator.input(Role::ZeroPoint).is_some_and(|zero| zero.replaces_bias);
        let is_fixed =
            |e: &Element| matches!(e.element_type.encoding, Encoding::Fixed { bias, .. } if bias != 0);
        if replaces && version.input.iter().any(|e| e.name == name.value && is_fixed(e)) {
            let what = format!("zero point type for `{}`", name.value);
            let expected = "none: its bias counts units, and a zero point that replaces it counts codes";
            self.problems.found(name.at, what, "given", expected);
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
}
