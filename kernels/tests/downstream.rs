//! A foreign crate that brings element types and an operator of its own: one YAML file, one macro call, and every
//! door is there. The same file through the reference interpreter gives the same bits.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use std::collections::BTreeMap;

use dequant::types::{Float16, Float32};
use dequant::{DType, TensorMut, TensorRef};
use dequant_spec::model::Role;
use dequant_spec::operator::{Operator, Value, Version};
use dequant_spec::reference::{self, Tensor};
use dequant_spec::{Types, builtin, matrix, parse, resolve};

/// The foreign crate: all that it writes.
mod acme {
    dequant::include_spec!("downstream/unpack.yaml");
}

#[path = "downstream/messages.rs"]
mod messages;

use acme::{ACME_FLOAT5, ACME_INT3, AcmeFloat5, AcmeInt3};
use dequant::builder::Release;

/// The same document for the reference interpreter: all types, the operator.
fn document() -> (Types, Operator) {
    let known = builtin::types().unwrap();
    let text = include_str!("downstream/unpack.yaml");
    let parsed = parse::document("unpack.yaml", text).unwrap_or_else(|errors| panic!("{errors}"));
    let resolved = resolve::document(&parsed, &known).unwrap_or_else(|errors| panic!("{errors}"));
    let mut types = known;
    types.extend(resolved.types.iter().cloned());
    (types, resolved.operator.unwrap())
}

/// One call: names of types, shapes and bytes.
struct Call<'a> {
    input: (&'a str, &'a [usize], &'a [u8]),
    scale: (&'a str, &'a [usize], &'a [u8]),
    zero_point: Option<(&'a [usize], &'a [u8])>,
    output: &'a str,
    attributes: &'a [(&'a str, Value)],
}

impl Call<'_> {
    /// What the reference interpreter makes of the call.
    fn reference(&self) -> Vec<u8> {
        let (types, operator) = document();
        let tensor = |(name, shape, bytes): (&str, &[usize], &[u8])| Tensor {
            element_type: types.get(name).unwrap().clone(),
            shape: shape.to_vec(),
            bytes: bytes.to_vec(),
        };
        let version = Version { major: 2, minor: 1 };
        let element =
            operator.version(version).unwrap().input.iter().find(|e| e.name == self.input.0).unwrap();
        let attributes = self.attributes.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        let call = reference::Call {
            operator: &operator,
            types: &types,
            version,
            attributes: attributes.collect::<BTreeMap<_, _>>(),
            output_type: types.get(self.output).cloned(),
            input: tensor(self.input),
            element: element.clone(),
            scale: tensor(self.scale),
            zero_point: self.zero_point.map(|(shape, bytes)| tensor((self.input.0, shape, bytes))),
        };
        reference::dequantize(&call).unwrap().bytes
    }
}

/// Codes of a few bits each as a stream, lowest bits first.
fn stream(bits: usize, codes: impl ExactSizeIterator<Item = u8>) -> Vec<u8> {
    let mut stream = vec![0; (bits * codes.len()).div_ceil(8)];
    for (index, code) in codes.enumerate() {
        for bit in (0..bits).filter(|bit| code >> bit & 1 == 1) {
            let place = bits * index + bit;
            stream[place / 8] |= 1 << (place % 8);
        }
    }
    stream
}

fn little_endian(scales: &[f32]) -> Vec<u8> {
    scales.iter().flat_map(|scale| scale.to_le_bytes()).collect()
}

#[test]
fn the_document_has_two_versions_and_ten_combinations() {
    let (_, operator) = document();
    let counts = operator.versions.iter().map(|version| matrix::combinations(&operator, version).len());
    assert_eq!(counts.collect::<Vec<_>>(), [2, 8]);
    assert_eq!(operator.input(Role::Scale).unwrap().name, "scales");
}

#[test]
fn new_types_have_their_names_and_widths() {
    let shown = |dtype: DType| (dtype.name(), dtype.bits(), dtype.is_integer());
    assert_eq!(shown(ACME_FLOAT5), ("acme_float5", 5, false));
    assert_eq!(shown(ACME_INT3), ("acme_int3", 3, true));
}

#[test]
fn a_plan_of_new_types_per_axis_equals_the_reference() {
    let codes = stream(5, 0..32);
    // Scales 1.25 and -0.75, in the new type as well.
    let scales = stream(5, [0b0_01_01, 0b1_00_11].into_iter());
    let call = Call {
        input: ("acme_float5", &[16, 2], &codes),
        scale: ("acme_float5", &[2], &scales),
        zero_point: None,
        output: "float32",
        attributes: &[("axis", Value::Int(1))],
    };
    let (x, scale) = (
        TensorRef::new(ACME_FLOAT5, &[16, 2], &codes).unwrap(),
        TensorRef::new(ACME_FLOAT5, &[2], &scales).unwrap(),
    );
    let unpack = acme::Unpack::newest().axis(1).values(dequant::types::FLOAT32);
    let plan = unpack.plan(x.meta(), scale.meta(), None).unwrap();
    let mut values = [0_f32; 32];
    plan.run(x, scale, None, &mut TensorMut::of::<Float32>(&[16, 2], &mut values).unwrap()).unwrap();
    assert_eq!(little_endian(&values), call.reference());
    assert_eq!(values[0b0_11_10..0b1_00_00], [6.0 * 1.25, 7.0 * -0.75]);
}

#[test]
fn typed_and_blocked_equals_the_reference() {
    // 0 to 3 and -4 to -1, twice, in blocks of 3 with a short last one.
    let codes = stream(3, (0..8).chain(0..8).collect::<Vec<u8>>().into_iter());
    let (scales, shape) = ([0.1_f32, -3.5, 65504.0, 1e-7, 0.75, 2.0], [2, 3]);
    let zero_points = stream(3, [1, 6, 5, 4, 3, 7].into_iter());
    let call = Call {
        input: ("acme_int3", &[2, 8], &codes),
        scale: ("float32", &shape, &little_endian(&scales)),
        zero_point: Some((&shape, &zero_points)),
        output: "float16",
        attributes: &[
            ("mode", Value::String("blocked".into())),
            ("axis", Value::Int(-1)),
            ("block", Value::Int(3)),
        ],
    };
    let unpack = acme::Unpack::<Release<2, 0>>::new().unwrap().mode("blocked").axis(-1).block(3);
    let typed = unpack.typed::<(AcmeInt3, Float32, Float16)>(&[2, 8], &shape, Some(&shape)).unwrap();
    let mut values = [dequant::half::f16::NAN; 16];
    typed.run(&codes, &scales, Some(&zero_points), &mut values).unwrap();
    let found: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    assert_eq!(found, call.reference());
}

#[test]
fn one_call_allocates_and_equals_the_reference() {
    let codes = stream(5, 0..32);
    let scales = little_endian(&[0.5, 1.0 / 3.0, 1e30, 1e-40]);
    let attributes = [("mode", Value::String("blocked".into())), ("block", Value::Int(8))];
    let call = Call {
        input: ("acme_float5", &[32], &codes),
        scale: ("float32", &[4], &scales),
        zero_point: None,
        output: "float16",
        attributes: &attributes,
    };
    let unpack = acme::Unpack::version(2, 0).unwrap().mode("blocked").block(8);
    let x = TensorRef::new(ACME_FLOAT5, &[32], &codes).unwrap();
    let scale = TensorRef::new(dequant::types::FLOAT32, &[4], &scales).unwrap();
    let tensor = unpack.values(dequant::types::FLOAT16).run(x, scale, None).unwrap();
    assert_eq!((tensor.dtype, &tensor.shape[..]), (dequant::types::FLOAT16, &[32][..]));
    assert_eq!(tensor.bytes, call.reference());
}

#[test]
fn a_new_type_is_input_and_scale_of_a_typed_plan() {
    let (codes, scales) = (stream(5, 0..32), stream(5, 0..32));
    let call = Call {
        input: ("acme_float5", &[32], &codes),
        scale: ("acme_float5", &[32], &scales),
        zero_point: None,
        output: "float16",
        attributes: &[],
    };
    let unpack = acme::Unpack::<Release<2, 0>>::new().unwrap();
    let typed = unpack.typed::<(AcmeFloat5, AcmeFloat5, Float16)>(&[32], &[32], None).unwrap();
    let mut values = [dequant::half::f16::NAN; 32];
    typed.run(&codes, &scales, None, &mut values).unwrap();
    let found: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    assert_eq!(found, call.reference());
}

#[test]
fn its_rules_speak_its_own_names() {
    let plan = |version: (u32, u32), block| {
        let unpack = acme::Unpack::version(version.0, version.1).unwrap().mode("blocked").block(block);
        let scales = dequant::Meta::new(dequant::types::FLOAT32, &[2]);
        unpack.plan(dequant::Meta::new(ACME_INT3, &[9]), scales, None).unwrap_err().to_string()
    };
    assert_eq!(
        plan((1, 3), 4),
        "block is given in version 1.3, expected at least version 2.0 (ACME Unpack 1.3, C1)"
    );
    assert_eq!(plan((2, 0), 0), "block is 0, expected at least 1 (ACME Unpack 2.0, C9)");
    assert_eq!(
        plan((2, 0), 4),
        "scales has 2 elements on axis 0, expected 3 for blocked (ACME Unpack 2.0, C10)"
    );
    let newer = acme::Unpack::version(2, 2).unwrap_err().to_string();
    assert_eq!(newer, "the version of ACME Unpack is 2.2, expected at most 2.1, the newest known");
}
