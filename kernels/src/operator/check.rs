//! One rule of a document, and when it applies.

use crate::operator::Version;

/// One rule of the document.
#[derive(Debug)]
pub struct Check {
    /// `C1`, `C2`, …
    pub id: &'static str,
    /// What is checked.
    pub rule: Rule,
    /// The first version with the rule.
    since: Option<Version>,
    /// The first version without it.
    until: Option<Version>,
    /// The granularities it applies to; empty is all.
    granularity: &'static [usize],
    /// The input elements it applies to; empty is all.
    input: &'static [usize],
    /// Whether it applies only when the zero point is added (or only when it is not).
    additive: Option<bool>,
    /// Whether `run` checks it (rather than `plan`).
    pub at_run: bool,
    /// Whether the setters made it a rule of some calls only. Most are of all, and a plan has no time to find that out.
    limited: bool,
}

impl Check {
    /// A rule of every version, granularity, element and formula, checked while planning.
    pub const fn new(id: &'static str, rule: Rule) -> Self {
        Self {
            id,
            rule,
            since: None,
            until: None,
            granularity: &[],
            input: &[],
            additive: None,
            at_run: false,
            limited: false,
        }
    }

    /// The same, from a version on.
    pub const fn since(self, major: u32, minor: u32) -> Self {
        Self { since: Some(Version { major, minor }), limited: true, ..self }
    }

    /// The same, before a version.
    pub const fn until(self, major: u32, minor: u32) -> Self {
        Self { until: Some(Version { major, minor }), limited: true, ..self }
    }

    /// The same, for some granularities.
    pub const fn granularity(self, granularity: &'static [usize]) -> Self {
        Self { granularity, limited: true, ..self }
    }

    /// The same, for some input elements.
    pub const fn input(self, input: &'static [usize]) -> Self {
        Self { input, limited: true, ..self }
    }

    /// The same, for the formula that adds the zero point, or for the one that subtracts it.
    pub const fn additive(self, additive: bool) -> Self {
        Self { additive: Some(additive), limited: true, ..self }
    }

    /// The same, checked by every run before its first write.
    pub const fn at_run(self) -> Self {
        Self { at_run: true, ..self }
    }
}

/// What decides which rules a call has to keep.
#[derive(Debug)]
pub(crate) struct When {
    /// The version that was asked for.
    pub(crate) asked: Version,
    /// The index of the granularity.
    pub(crate) granularity: Option<usize>,
    /// The index of the input's element, which is the same in every version: each version's list starts as the newest one's.
    pub(crate) element: Option<usize>,
    /// Whether the zero point is added.
    pub(crate) additive: bool,
}

impl Check {
    /// Whether the rule is one of such calls.
    #[inline]
    pub(crate) fn applies(&self, when: &When) -> bool {
        !self.limited || self.applies_where(when)
    }

    fn applies_where(&self, when: &When) -> bool {
        let is_of = |places: &[usize], place: Option<usize>| {
            places.is_empty() || place.is_some_and(|place| places.contains(&place))
        };
        self.since.is_none_or(|since| since <= when.asked)
            && self.until.is_none_or(|until| when.asked < until)
            && is_of(self.granularity, when.granularity)
            && is_of(self.input, when.element)
            && self.additive.is_none_or(|additive| additive == when.additive)
    }
}

/// What an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The quantized tensor.
    Input = 0,
    /// What is multiplied.
    Scale = 1,
    /// What is subtracted, or added.
    ZeroPoint = 2,
}

/// What a rule checks; numbers are attributes.
#[derive(Clone, Copy, Debug)]
pub enum Rule {
    /// Every given attribute belongs to the version.
    KnownAttributes,
    /// The input is given.
    RequiredInput(Role),
    /// The attribute is given.
    RequiredAttribute(usize),
    /// The input has one of the version's types for its role.
    ElementType(Role),
    /// The output type is one of the version's.
    OutputType,
    /// The attribute is one of these texts.
    OneOf(usize, &'static [&'static str]),
    /// The attribute is at least this.
    Minimum(usize, i64),
    /// The attribute lies in `low..=high`.
    Range(usize, i64, i64),
    /// The input has at least this rank.
    MinimumRank(Role, usize),
    /// The chosen granularity exists and the version has it.
    Granularity,
    /// The attribute names an axis of the input: `[-r, r-1]`.
    AxisInRange(usize),
    /// The attribute is given, has one entry for each axis of the input, and every entry is positive.
    GroupShape(usize),
    /// Every group extent divides its axis.
    GroupsDivide,
    /// The scale has the granularity's parameter shape.
    ScaleShape,
    /// The zero point has exactly the scale's shape.
    ZeroPointShapeSameAsScale,
    /// The zero point has the granularity's parameter shape.
    ZeroPointShapeByGranularity,
    /// The zero point is given exactly when the attribute is set.
    ZeroPointFlag(usize),
    /// The zero point has a float type when the attribute is set.
    FloatZeroPoint(usize),
    /// Every zero point code is 0.
    ZeroPointCodesAreZero,
    /// Every zero point of an integer type is a code of the input's type.
    ZeroPointsAreCodes,
    /// The output tensor has the planned type and shape.
    OutputTensor,
}
