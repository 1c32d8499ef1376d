//! Every rule of every operator document, by its id: a call that keeps it and one that breaks it, with the exact
//! error. The ids come from the documents, so a rule without both cases fails here.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use std::collections::BTreeSet;

use dequant::{Builder, DType, Error, Meta, TensorMut, TensorRef, Value};
use dequant_spec::builtin;

#[cfg(feature = "affine")]
#[path = "constraints/affine.rs"]
mod affine;
#[path = "constraints/onednn.rs"]
mod onednn;
#[path = "constraints/onnx.rs"]
mod onnx;
#[path = "constraints/pmx.rs"]
mod pmx;

/// Type and shape of a tensor.
type Shaped = (DType, &'static [usize]);

/// A call: an operator with attributes, and types and shapes of its tensors.
#[derive(Clone, Debug)]
struct Call {
    builder: Builder,
    x: Shaped,
    scale: Option<Shaped>,
    zero_point: Option<Shaped>,
    /// What every byte of the zero point is.
    zero_point_byte: u8,
    /// Type and shape of the output, when they are not the planned ones.
    output: Option<Shaped>,
}

/// A call with a scale and nothing else.
fn call(builder: &Builder, x: Shaped, scale: Shaped) -> Call {
    let builder = builder.clone();
    Call { builder, x, scale: Some(scale), zero_point: None, zero_point_byte: 0, output: None }
}

impl Call {
    fn set(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.builder = self.builder.set(name, value).unwrap();
        self
    }

    fn scale(self, dtype: DType, shape: &'static [usize]) -> Self {
        Self { scale: Some((dtype, shape)), ..self }
    }

    fn no_scale(self) -> Self {
        Self { scale: None, ..self }
    }

    fn zero_point(self, dtype: DType, shape: &'static [usize]) -> Self {
        Self { zero_point: Some((dtype, shape)), ..self }
    }

    fn zero_points_of(self, zero_point_byte: u8) -> Self {
        Self { zero_point_byte, ..self }
    }

    fn asking_for(mut self, dtype: DType) -> Self {
        self.builder = self.builder.output_type(dtype);
        self
    }

    fn into_output(self, dtype: DType, shape: &'static [usize]) -> Self {
        Self { output: Some((dtype, shape)), ..self }
    }

    /// Plans and runs; a refused call must not have written.
    fn run(&self) -> Result<(), Error> {
        let meta = |(dtype, shape): Shaped| Meta::new(dtype, shape);
        let plan = self.builder.plan(meta(self.x), self.scale.map(meta), self.zero_point.map(meta))?;
        let (dtype, shape) = self.output.unwrap_or((plan.output().dtype, plan.output().shape));
        let mut bytes = vec![0xa5; size(dtype, shape)];
        let filled = |(dtype, shape): Shaped, byte| vec![byte; size(dtype, shape)];
        let x = filled(self.x, 0x11);
        let scale = self.scale.map(|scale| (scale, filled(scale, 0)));
        let zero_point =
            self.zero_point.map(|zero_point| (zero_point, filled(zero_point, self.zero_point_byte)));
        let result = plan.run(
            TensorRef::new(self.x.0, self.x.1, &x)?,
            scale.as_ref().map(|((dtype, shape), bytes)| TensorRef::new(*dtype, shape, bytes)).transpose()?,
            zero_point
                .as_ref()
                .map(|((dtype, shape), bytes)| TensorRef::new(*dtype, shape, bytes))
                .transpose()?,
            &mut TensorMut::new(dtype, shape, &mut bytes)?,
        );
        let untouched = bytes.iter().all(|byte| *byte == 0xa5);
        assert_eq!(
            result.is_err(),
            untouched,
            "{self:?}: {result:?} and an output that is untouched: {untouched}"
        );
        result
    }
}

/// The bytes of a tensor.
fn size(dtype: DType, shape: &[usize]) -> usize {
    (shape.iter().product::<usize>() * dtype.bits() as usize).div_ceil(8)
}

/// What a rule says to a call.
struct Case {
    id: &'static str,
    accepted: Vec<Call>,
    /// Calls that break the rule, with the code and the text of the error.
    rejected: Vec<(Call, &'static str, &'static str)>,
    /// Why no call breaks the rule.
    unbreakable: Option<&'static str>,
}

/// A rule with one call that keeps it and one that breaks it.
fn rule(id: &'static str, accepted: Call, rejected: Call, code: &'static str, text: &'static str) -> Case {
    Case { id, accepted: vec![accepted], rejected: vec![(rejected, code, text)], unbreakable: None }
}

impl Case {
    /// A rule that no call can break without breaking an earlier one.
    fn unbreakable(id: &'static str, accepted: Call, reason: &'static str) -> Self {
        Self { id, accepted: vec![accepted], rejected: Vec::new(), unbreakable: Some(reason) }
    }

    /// Another call that keeps the rule.
    fn keeps(mut self, accepted: Call) -> Self {
        self.accepted.push(accepted);
        self
    }

    /// Another call that breaks the rule.
    fn breaks(mut self, rejected: Call, code: &'static str, text: &'static str) -> Self {
        self.rejected.push((rejected, code, text));
        self
    }
}

/// Operator and cases, for every operator.
fn operators() -> Vec<(&'static str, Vec<Case>)> {
    vec![
        ("onnx.DequantizeLinear", onnx::cases()),
        ("onednn.Dequantize", onednn::dequantize()),
        ("onednn.DynamicDequantize", onednn::dynamic_dequantize()),
        ("pmx.DequantizeLinear", pmx::cases()),
        #[cfg(feature = "affine")]
        ("affine.Dequantize", affine::cases()),
    ]
}

#[test]
fn every_rule_of_every_document_has_both_cases() {
    let cases = operators();
    let mut documented = builtin::operators().unwrap_or_else(|errors| panic!("{errors}"));
    documented.retain(|operator| cfg!(feature = "affine") || operator.dialect != "affine");
    assert_eq!(documented.len(), cases.len(), "operators and lists of cases");
    for operator in &documented {
        let id = operator.id();
        let (_, cases) =
            cases.iter().find(|(name, _)| *name == id).unwrap_or_else(|| panic!("no cases for {id}"));
        let expected: BTreeSet<&str> = operator.constraints.iter().map(|rule| rule.id.as_str()).collect();
        let both = |case: &&Case| {
            !case.accepted.is_empty() && case.rejected.is_empty() == case.unbreakable.is_some()
        };
        let found: BTreeSet<&str> = cases.iter().filter(both).map(|case| case.id).collect();
        assert_eq!(found, expected, "{id}: rules with an accepted and a rejected case, and rules");
    }
}

#[test]
fn calls_that_keep_a_rule_are_accepted() {
    for (operator, cases) in operators() {
        for case in cases {
            if let Some(reason) = case.unbreakable {
                println!("{operator} {}: no rejected case, as {reason}", case.id);
            }
            for call in case.accepted {
                call.run().unwrap_or_else(|error| panic!("{operator} {}: {error}\n{call:?}", case.id));
            }
        }
    }
}

#[test]
fn calls_that_break_a_rule_get_its_error() {
    for (operator, cases) in operators() {
        for case in cases {
            for (call, code, text) in case.rejected {
                let error = call.run().expect_err(&format!("{operator} {}: {text}", case.id));
                assert_eq!(error.to_string(), text, "{operator} {}", case.id);
                assert_eq!((error.code(), error.constraint()), (code, Some(case.id)), "{operator}: {text}");
            }
        }
    }
}
