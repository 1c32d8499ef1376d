//! A document as it is read first: its head, and where the entries of its lists begin.

use std::marker::PhantomData;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

use crate::error::Problem;
use crate::model::*;

/// A whole document: a list of element types, an operator, a family of weight formats, or several of these.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub struct Outline {
    /// Element types.
    pub(super) types: Vec<Listed<TypeEntry>>,
    /// What the weight formats have in common.
    pub(super) family: Option<FamilyEntry>,
    /// Weight formats.
    pub(super) formats: Vec<Listed<FormatEntry>>,
    /// The operator's name in its project.
    pub(super) operator: Option<Located<String>>,
    /// The project's name, in lower case: `onnx`.
    pub(super) dialect: Option<Located<String>>,
    /// What counts versions.
    pub(super) versioned_by: Option<VersionedBy>,
    /// The newest version that the document is known to describe; a later one is refused.
    pub(super) newest_checked: Option<Located<String>>,
    /// What the operator computes.
    pub(super) doc: Option<String>,
    /// Where the page stands.
    pub(super) source: Option<SourceEntry>,
    /// What the operator returns.
    pub(super) output: Option<OutputEntry>,
    /// The attribute that names the element type of the input.
    pub(super) element_from: Option<Located<String>>,
    /// How attributes and shapes choose the granularity.
    pub(super) granularity_from: Option<GranularityFrom>,
    /// Names of the operator's own for what its input may hold.
    pub(super) elements: Vec<Listed<ElementEntry>>,
    /// The inputs: the quantized tensor, the scale, and perhaps the zero point.
    pub(super) inputs: Vec<Listed<InputEntry>>,
    /// The attributes of all versions.
    pub(super) attributes: Vec<Listed<AttributeEntry>>,
    /// The granularities of all versions.
    pub(super) granularities: Vec<Listed<GranularityEntry>>,
    /// The formulas.
    pub(super) formulas: Vec<Listed<FormulaEntry>>,
    /// The versions, oldest first.
    pub(super) versions: Vec<Listed<VersionEntry>>,
    /// The rules, in the order they are checked.
    pub(super) constraints: Vec<Listed<ConstraintEntry>>,
    /// Where the page is silent, contradicts itself or is contradicted.
    pub(super) decisions: Vec<Listed<DecisionEntry>>,
}

impl Outline {
    /// Whether types or formats are described.
    pub(super) fn has_other_parts(&self) -> bool {
        !self.types.is_empty() || self.family.is_some() || !self.formats.is_empty()
    }

    /// What is wrong with the first field that only an operator has; its place is that of its value, where that is known.
    pub(super) fn stray(&self) -> Option<(Position, Problem)> {
        fn first<T>(list: &[Listed<T>]) -> Option<Position> {
            list.first().map(|entry| entry.at)
        }
        let known = |field: &Option<Located<String>>| field.as_ref().map(|field| field.at);
        let somewhere = |given: bool| given.then_some(Position { line: 1, column: 1 });
        let is_of_formats = self.family.is_some() || !self.formats.is_empty();
        let fields = [
            ("elements", first(&self.elements)),
            ("attributes", first(&self.attributes)),
            ("granularities", first(&self.granularities)),
            ("formulas", first(&self.formulas)),
            ("versions", first(&self.versions)),
            ("constraints", first(&self.constraints)),
            ("decisions", first(&self.decisions).filter(|_| !is_of_formats)),
            ("dialect", known(&self.dialect)),
            ("newest_checked", known(&self.newest_checked)),
            ("element_from", known(&self.element_from)),
            ("output", self.output.as_ref().map(|output| output.name.at)),
            ("versioned_by", somewhere(self.versioned_by.is_some())),
            ("granularity_from", somewhere(self.granularity_from.is_some())),
            ("doc", somewhere(self.doc.is_some())),
            ("source", somewhere(self.source.is_some())),
        ];
        let (name, at) = fields.into_iter().find_map(|(name, at)| Some((name, at?)))?;
        let of_a_format = is_of_formats && matches!(name, "attributes" | "output" | "doc" | "source");
        let expected = match of_a_format {
            true => "an `operator` that it belongs to; each format has its own, and so has the family",
            false => "an `operator` that it belongs to",
        };
        let what = format!("`{name}`");
        Some((at, Problem::Found { what, found: "given by itself".into(), expected: expected.into() }))
    }

    /// Whether nothing is described.
    pub(super) fn is_empty(&self) -> bool {
        let head = [&self.operator, &self.dialect, &self.newest_checked, &self.element_from];
        let parts = [self.family.is_some(), self.source.is_some(), self.output.is_some(), self.doc.is_some()];
        let lists = [
            self.types.is_empty(),
            self.formats.is_empty(),
            self.inputs.is_empty(),
            self.versions.is_empty(),
        ];
        head.iter().all(|field| field.is_none())
            && !parts.contains(&true)
            && !lists.contains(&false)
            && self.versioned_by.is_none()
            && self.granularity_from.is_none()
    }
}

/// A list entry that the outline skips: only where it starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed<T> {
    pub(super) at: Position,
    pub(super) offset: usize,
    entry: PhantomData<T>,
}

impl<'de, T> Deserialize<'de> for Listed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<IgnoredAny>::deserialize(deserializer)?;
        let place = spanned.referenced;
        let offset = place.span().byte_offset().and_then(|o| usize::try_from(o).ok()).unwrap_or(usize::MAX);
        Ok(Self { at: position(&place), offset, entry: PhantomData })
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Listed<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}
