//! What an operator is, for callers that have only its id: everything is read from the facts of its document.

use crate::operator::{Attribute, InputElement, OperatorVersion, OutputType, Role, Rule, Version, When};
use crate::{Builder, DType};

impl Builder {
    /// Project and operator, as in messages: `ONNX DequantizeLinear`.
    pub fn name(&self) -> &'static str {
        self.operator().name
    }

    /// Dialect and operator, as [`by_id`](crate::operators::by_id) finds it: `onnx.DequantizeLinear`.
    pub fn id(&self) -> &'static str {
        self.operator().id
    }

    /// The version that was asked for; the minor number of an operator set is 0.
    pub fn version(&self) -> Version {
        self.asked()
    }

    /// The attributes of the version, in the order of the document: the name of each, what it holds, and its default.
    pub fn attributes(&self) -> impl Iterator<Item = &'static Attribute> {
        let version = self.asked();
        self.operator().attributes.iter().filter(move |attribute| attribute.since <= version)
    }

    /// The inputs in the order of [`plan`](Self::plan): the name of each, what it is, and whether every call gives it.
    pub fn inputs(&self) -> impl Iterator<Item = (&'static str, Role, bool)> {
        let roles = [Role::Input, Role::Scale, Role::ZeroPoint].into_iter();
        let named = roles.zip(self.operator().inputs).filter(|(_, name)| !name.is_empty());
        named.map(|(role, name)| (name, role, role == Role::Input || self.is_required(role, None)))
    }

    /// The document's name of the output, in a version that leaves its [type](Self::output_type) to the caller; none where it is the
    /// scale's, or that of an attribute.
    pub fn caller_chooses(&self) -> Option<&'static str> {
        (self.entry().output_type == OutputType::ChosenByCaller).then_some(self.operator().output)
    }

    /// The types that a plan of the version can have together, in the order of [`Signature`](crate::builder::Signature): what the
    /// input holds, the type of the scale, that of the zero point (none without one) and that of the output. An attribute may have to
    /// say which of them a call has.
    ///
    /// ```
    /// # #[cfg(feature = "onnx")] {
    /// use dequant::operators;
    /// use dequant::types::{BFLOAT16, UINT4};
    ///
    /// let operator = operators::by_id("onnx.DequantizeLinear", 21, 0).expect("a built-in operator")?;
    /// let of_bfloat16 = operator.combinations().filter(|(_, scale, ..)| *scale == BFLOAT16);
    /// assert!(of_bfloat16.clone().any(|(element, ..)| element.stored() == UINT4));
    /// assert!(of_bfloat16.clone().all(|(.., output)| output == BFLOAT16));
    /// # }
    /// # Ok::<(), dequant::Error>(())
    /// ```
    pub fn combinations(
        &self,
    ) -> impl Iterator<Item = (&'static InputElement, DType, Option<DType>, DType)> + Clone {
        let entry = self.entry();
        entry.input.iter().enumerate().flat_map(move |(index, element)| {
            let absent = (!self.is_required(Role::ZeroPoint, Some(index))).then_some(None);
            let zero_points = absent.into_iter().chain(element.zero_point.iter().copied().map(Some));
            entry.scale.iter().flat_map(move |scale| {
                zero_points.clone().flat_map(move |zero_point| {
                    outputs(entry, *scale).map(move |output| (element, *scale, zero_point, output))
                })
            })
        })
    }

    /// Whether every call gives an input, or every one whose quantized tensor holds this element of the version.
    fn is_required(&self, role: Role, element: Option<usize>) -> bool {
        let when = |additive| When { asked: self.asked(), granularity: None, element, additive };
        let calls = [when(false), when(true)];
        let asked_for = |rule| matches!(rule, Rule::RequiredInput(input) if input == role);
        let mut checks = self.operator().checks.iter().filter(|check| asked_for(check.rule));
        checks.any(|check| calls.iter().all(|call| check.applies(call)))
    }
}

/// The types of outputs that go with a type of the scale.
fn outputs(entry: &'static OperatorVersion, scale: DType) -> impl Iterator<Item = DType> + Clone {
    let same = entry.output_type == OutputType::SameAsScale;
    entry.output.iter().copied().filter(move |output| !same || output.is(scale))
}
