//! Operators, resolved: names looked up, versions complete.

mod calls;

use std::fmt;

use crate::element::ElementType;
use crate::model::{
    ParameterShape, Position, Role, SourceEntry, Step, ValueKind, VersionedBy, When, ZeroPointShape,
};

/// One operator of one project.
#[derive(Clone, Debug)]
pub struct Operator {
    /// The operator's name in its project.
    pub name: String,
    /// The project's name, in lower case.
    pub dialect: String,
    /// What counts versions.
    pub versioned_by: VersionedBy,
    /// The newest version that the document is known to describe.
    pub newest_checked: Version,
    /// The same as written.
    pub newest_label: String,
    /// What the operator computes.
    pub doc: String,
    /// Where the page stands.
    pub source: SourceEntry,
    /// The document's name for the result.
    pub output_name: String,
    /// One sentence on the result.
    pub output_doc: String,
    /// The inputs: input and scale, then perhaps the zero point.
    pub inputs: Vec<Input>,
    /// Every attribute of any version.
    pub attributes: Vec<Attribute>,
    /// The attribute that names the element.
    pub element_from: Option<String>,
    /// Every granularity of any version.
    pub granularities: Vec<Granularity>,
    /// How attributes and shapes choose the granularity.
    pub granularity_from: GranularityFrom,
    /// The formulas; the first applies unless another one's `when` holds.
    pub formulas: Vec<Formula>,
    /// The versions, oldest first, each complete.
    pub versions: Vec<OperatorVersion>,
    /// The rules, in the order they are checked.
    pub constraints: Vec<Constraint>,
    /// Where pages are silent or disagree.
    pub decisions: Vec<Decision>,
}

/// A version number: an operator set (`minor` is 0) or a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The number before the point.
    pub major: u32,
    /// The number after the point.
    pub minor: u32,
}

/// One input.
#[derive(Clone, Debug)]
pub struct Input {
    /// The document's name.
    pub name: String,
    /// What it is to us.
    pub role: Role,
    /// Whether it may be absent.
    pub optional: bool,
    /// Whether the page has it as an attribute.
    pub from_attribute: bool,
    /// Zero points: whether the type is the input's.
    pub same_as_input: bool,
    /// Whether a tensor without elements counts as absent.
    pub empty_is_absent: bool,
    /// Whether a zero point that is subtracted takes the place of the bias.
    pub replaces_bias: bool,
    /// One sentence.
    pub doc: String,
}

/// What an input may hold: an element type, perhaps in words.
#[derive(Clone, Debug)]
pub struct Element {
    /// The operator's name for it.
    pub name: String,
    /// The element type.
    pub element_type: ElementType,
    /// How codes share words.
    pub packed: Option<Packed>,
}

/// Consecutive positions along `axis` share a word, the first in the lowest bits.
#[derive(Clone, Debug)]
pub struct Packed {
    /// The type that the tensor has.
    pub word: ElementType,
    /// The axis whose extent counts words.
    pub axis: usize,
    /// Codes in a word.
    pub lanes: usize,
}

impl Element {
    /// The type that a tensor of this element has.
    pub fn stored(&self) -> &ElementType {
        self.packed.as_ref().map_or(&self.element_type, |p| &p.word)
    }
}

/// One attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The document's name.
    pub name: String,
    /// Where the document names it.
    pub at: Position,
    /// What it holds.
    pub kind: ValueKind,
    /// Its value when it is not given.
    pub default: Option<Value>,
    /// One sentence.
    pub doc: String,
}

/// An attribute's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A 64-bit integer.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// A text.
    String(String),
    /// A list of 64-bit integers.
    IntList(Vec<i64>),
    /// An element type, by name.
    Type(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => write!(f, "{number}"),
            Self::Bool(flag) => write!(f, "{flag}"),
            Self::String(text) | Self::Type(text) => write!(f, "`{text}`"),
            Self::IntList(list) => write!(f, "{list:?}"),
        }
    }
}

/// One granularity.
#[derive(Clone, Debug)]
pub struct Granularity {
    /// The document's word for it.
    pub name: String,
    /// Which elements share a parameter.
    pub groups: Groups,
    /// What shape the scale has.
    pub parameters: ParameterShape,
    /// Whether the last group along an axis may be short.
    pub ragged: bool,
}

/// Which elements share a parameter; the texts are names of attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Groups {
    /// G = D.
    WholeTensor,
    /// G = D but 1 on the axis.
    OneAlong(String),
    /// G = 1 but D on the axis.
    AllAlong(String),
    /// G = 1 but `size` on `axis`.
    Blocks {
        /// The attribute that names the axis.
        axis: String,
        /// The attribute that gives the extent.
        size: String,
    },
    /// G is the attribute's list.
    Shape(String),
}

/// How the granularity is chosen; the texts are names of attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GranularityFrom {
    /// The attribute holds its name.
    NameAttribute(String),
    /// Size above 0: blocks. Else a scale of shape `()` or `(1)`: the whole tensor. Else the remaining one.
    SizeAttribute(String),
}

/// One formula.
#[derive(Clone, Debug)]
pub struct Formula {
    /// A name of ours.
    pub name: String,
    /// The formula in the document's names.
    pub doc: String,
    /// The attribute that selects it, for a call with a zero point.
    pub when: Option<String>,
    /// Every arithmetic step, in order.
    pub steps: Vec<Step>,
}

impl Formula {
    /// Whether the zero point is subtracted (rather than added).
    pub fn subtracts(&self) -> bool {
        self.steps.contains(&Step::SubtractZeroPointExactly)
    }
}

/// One version, complete.
#[derive(Clone, Debug)]
pub struct OperatorVersion {
    /// The first version described.
    pub since: Version,
    /// The same as written: `21`, `3.4`.
    pub label: String,
    /// What decides the output type.
    pub output_type: OutputType,
    /// What the input may hold.
    pub input: Vec<Element>,
    /// Types of the scale.
    pub scale: Vec<ElementType>,
    /// Types of a zero point with a type of its own: (input element names, zero point types).
    pub zero_point: Vec<(Vec<String>, Vec<ElementType>)>,
    /// Types of the output.
    pub output: Vec<ElementType>,
    /// Names of the version's attributes.
    pub attributes: Vec<String>,
    /// Names of the version's granularities.
    pub granularity: Vec<String>,
}

/// What decides the output type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutputType {
    /// It is the scale's type.
    SameAsScale,
    /// The attribute of that name holds it; the scale's type when it is not given.
    Attribute(String),
    /// The caller asks for it; the scale's type otherwise.
    ChosenByCaller,
}

/// One rule that a call must keep.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// `C1`, `C2`, …
    pub id: String,
    /// What is checked.
    pub rule: Rule,
    /// The first version with the rule.
    pub since: Option<Version>,
    /// The first version without it.
    pub until: Option<Version>,
    /// The granularities it applies to; empty is all.
    pub granularity: Vec<String>,
    /// The input elements it applies to; empty is all.
    pub input: Vec<String>,
    /// The formula it applies to.
    pub formula: Option<String>,
    /// When it is checked.
    pub when: When,
    /// The rule in the document's words.
    pub doc: String,
}

/// What a constraint checks; see [`crate::model::Rule`]. Inputs are roles, attributes are names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are explained at crate::model::Rule")]
pub enum Rule {
    KnownAttributes,
    RequiredInput(Role),
    RequiredAttribute(String),
    ElementType(Role),
    OutputType,
    OneOf { attribute: String, strings: Vec<String> },
    Minimum { attribute: String, value: i64 },
    Range { attribute: String, low: i64, high: i64 },
    MinimumRank { input: Role, rank: usize },
    Granularity,
    AxisInRange(String),
    GroupShape(String),
    GroupsDivide,
    ScaleShape,
    ZeroPointShape(ZeroPointShape),
    ZeroPointFlag(String),
    FloatZeroPoint(String),
    ZeroPointCodesAreZero,
    ZeroPointsAreCodes,
    OutputTensor,
}

/// A decision where pages are silent or disagree.
#[derive(Clone, Debug)]
pub struct Decision {
    /// `D1`, `D2`, …
    pub id: String,
    /// The decision, as a sentence.
    pub title: String,
    /// The evidence.
    pub doc: String,
}

impl Operator {
    /// Dialect and name: `onnx.DequantizeLinear`.
    pub fn id(&self) -> String {
        format!("{}.{}", self.dialect, self.name)
    }

    /// The input of a role.
    pub fn input(&self, role: Role) -> Option<&Input> {
        self.inputs.iter().find(|i| i.role == role)
    }

    /// The attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|a| a.name == name)
    }

    /// The granularity of that name.
    pub fn granularity(&self, name: &str) -> Option<&Granularity> {
        self.granularities.iter().find(|g| g.name == name)
    }

    /// The entry that describes a version: the newest one that is not newer.
    pub fn version(&self, version: Version) -> Option<&OperatorVersion> {
        if version > self.newest_checked {
            return None;
        }
        self.versions.iter().rev().find(|v| v.since <= version)
    }

    /// A version number as the document writes it.
    pub fn label(&self, version: Version) -> String {
        match (self.versions.iter().find(|known| known.since == version), self.versioned_by) {
            (Some(known), _) => known.label.clone(),
            (None, VersionedBy::Opset) => version.major.to_string(),
            (None, VersionedBy::Release) => format!("{}.{}", version.major, version.minor),
        }
    }

    /// The rules of a version, in order.
    pub fn constraints_of(&self, version: Version) -> impl Iterator<Item = &Constraint> {
        self.constraints
            .iter()
            .filter(move |c| c.since.is_none_or(|s| s <= version) && c.until.is_none_or(|u| version < u))
    }
}

impl OperatorVersion {
    /// The zero point types that go with an input element: the input's own type for `same_as_input`.
    pub fn zero_point_types<'a>(&'a self, operator: &Operator, element: &'a Element) -> Vec<&'a ElementType> {
        match operator.input(Role::ZeroPoint) {
            None => Vec::new(),
            Some(zero) if zero.same_as_input => vec![&element.element_type],
            Some(_) => {
                let goes = |(inputs, _): &&(Vec<String>, _)| inputs.contains(&element.name);
                self.zero_point.iter().filter(goes).flat_map(|(_, types)| types).collect()
            }
        }
    }
}

impl Version {
    /// Reads `21` or `3.4`.
    pub fn parse(text: &str) -> Option<Self> {
        let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
        Some(Self { major: major.parse().ok()?, minor: minor.parse().ok()? })
    }
}
