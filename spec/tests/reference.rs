//! Whole calls of the built-in operators, small enough to check by eye.

#![cfg(feature = "reference")]

use std::collections::BTreeMap;

use dequant_spec::operator::{Operator, Value, Version};
use dequant_spec::reference::{Call, ReferenceError, Tensor, dequantize};
use dequant_spec::{ElementType, Types, builtin};

/// Operators and types, from which a test makes its calls.
struct World {
    types: Types,
    operators: Vec<Operator>,
}

impl World {
    fn new() -> Self {
        let types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
        let operators = builtin::operators().unwrap_or_else(|errors| panic!("{errors}"));
        Self { types, operators }
    }

    /// A call of the operator's newest version, without attributes and zero point.
    fn call(&self, id: &str, element: &str, input: (&[usize], &[u8]), scale: Tensor) -> Call<'_> {
        let operator = self.operators.iter().find(|o| o.id() == id).expect("a built-in operator");
        let version = operator.newest_checked;
        let elements = &operator.version(version).expect("the newest version").input;
        let element = elements.iter().find(|e| e.name == element).expect("an element that it takes");
        Call {
            operator,
            types: &self.types,
            version,
            attributes: BTreeMap::new(),
            output_type: None,
            input: Tensor {
                element_type: element.stored().clone(),
                shape: input.0.to_vec(),
                bytes: input.1.to_vec(),
            },
            element: element.clone(),
            scale,
            zero_point: None,
        }
    }

    fn tensor(&self, element_type: &str, shape: &[usize], bytes: &[u8]) -> Tensor {
        let element_type = self.types.get(element_type).expect("a built-in type").clone();
        Tensor { element_type, shape: shape.to_vec(), bytes: bytes.to_vec() }
    }

    fn floats(&self, shape: &[usize], values: &[f32]) -> Tensor {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.tensor("float32", shape, &bytes)
    }
}

fn int(value: i64) -> Value {
    Value::Int(value)
}

fn text(value: &str) -> Value {
    Value::String(value.to_owned())
}

/// The call with more attributes.
fn with<'a>(mut call: Call<'a>, attributes: &[(&str, Value)]) -> Call<'a> {
    call.attributes.extend(attributes.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
    call
}

/// The result of a call, a float32 tensor; −0 and +0 differ.
fn assert_floats(call: &Call, shape: &[usize], expected: &[f32]) {
    let output = dequantize(call).unwrap_or_else(|error| panic!("{error}"));
    let bytes: Vec<u8> = expected.iter().flat_map(|value| value.to_le_bytes()).collect();
    assert_eq!((output.element_type.name.as_str(), output.shape.as_slice()), ("float32", shape));
    assert_eq!(output.bytes, bytes);
}

const ONNX: &str = "onnx.DequantizeLinear";
const PMX: &str = "pmx.DequantizeLinear";
const DYNAMIC: &str = "onednn.DynamicDequantize";

#[test]
fn a_scalar_scale_is_per_tensor() {
    let world = World::new();
    let mut call = world.call(ONNX, "int8", (&[2, 2], &[0, 1, 0x80, 5]), world.floats(&[], &[-0.5]));
    assert_floats(&call, &[2, 2], &[-0.0, -0.5, 64.0, -2.5]);
    call.zero_point = Some(world.tensor("int8", &[1], &[1]));
    assert_floats(&call, &[2, 2], &[0.5, -0.0, 64.5, -2.0]);
}

#[test]
fn a_rank_0_tensor_has_one_element() {
    let world = World::new();
    let call = world.call(ONNX, "uint8", (&[], &[200]), world.floats(&[1], &[2.0]));
    assert_floats(&call, &[], &[400.0]);
}

#[test]
fn a_vector_is_per_axis_and_a_negative_axis_counts_from_the_back() {
    let world = World::new();
    let call = world.call(ONNX, "uint8", (&[2, 3], &[1, 2, 3, 4, 5, 6]), world.floats(&[2], &[1.0, 10.0]));
    assert_floats(&with(call, &[("axis", int(-2))]), &[2, 3], &[1.0, 2.0, 3.0, 40.0, 50.0, 60.0]);
}

#[test]
fn the_last_block_may_be_short() {
    let world = World::new();
    let scale = world.floats(&[2, 2], &[1.0, 10.0, 100.0, 1000.0]);
    let call = world.call(ONNX, "uint8", (&[2, 3], &[1, 2, 3, 4, 5, 6]), scale);
    let call = with(call, &[("block_size", int(2))]);
    assert_floats(&call, &[2, 3], &[1.0, 2.0, 30.0, 400.0, 500.0, 6000.0]);
}

#[test]
fn codes_of_6_and_2_bits_form_one_stream() {
    let world = World::new();
    // Codes 1, 2, 3, 4 of 6 bits (81 30 10 in onnx.in.proto's order), then a fifth with stray padding bits.
    let call = world.call(ONNX, "float6e2m3", (&[5], &[0x81, 0x30, 0x10, 0xe5]), world.floats(&[], &[8.0]));
    assert_floats(&call, &[5], &[1.0, 2.0, 3.0, 4.0, -5.0]);
    let call = world.call(ONNX, "int2", (&[5], &[0b11_10_01_00, 0b10]), world.floats(&[], &[1.0]));
    assert_floats(&call, &[5], &[0.0, 1.0, -2.0, -1.0, -2.0]);
}

#[test]
fn zero_points_of_4_bits_form_one_stream() {
    let world = World::new();
    let mut call = world.call(ONNX, "uint4", (&[3, 1], &[0x98, 0x07]), world.floats(&[3], &[1.0, 1.0, 2.0]));
    call.zero_point = Some(world.tensor("uint4", &[3], &[0x21, 0x03]));
    assert_floats(&with(call, &[("axis", int(0))]), &[3, 1], &[7.0, 7.0, 8.0]);
}

#[test]
fn the_product_is_rounded_to_float32_before_the_output() {
    let world = World::new();
    // 3 · scale lies above a tie of float16, and would go up to 0x3c05; float32's nearest is the tie, which goes down.
    let scale = f32::from_bits(0x3eab_6aab);
    let tie = 1.0 + 9.0 / 2048.0;
    assert_eq!((f64::from(scale) * 3.0, scale * 3.0), (f64::from(tie) + 2.0_f64.powi(-25), tie));
    let call = world.call(ONNX, "uint8", (&[1], &[3]), world.floats(&[], &[scale]));
    for output_dtype in [int(10), Value::Type("float16".to_owned())] {
        let output = dequantize(&with(call.clone(), &[("output_dtype", output_dtype)])).unwrap();
        assert_eq!(output.element_type.name, "float16");
        assert_eq!(output.bytes, 0x3c04_u16.to_le_bytes());
    }
    assert_floats(&with(call, &[("output_dtype", int(0))]), &[1], &[scale * 3.0]);
}

#[test]
fn a_difference_beyond_24_bits_is_exact_until_it_is_rounded() {
    let world = World::new();
    let x = [i32::MIN, i32::MAX, 16_777_217, 33_554_435].map(i32::to_le_bytes).concat();
    let mut call = world.call(ONNX, "int32", (&[4], &x), world.floats(&[], &[1.0]));
    call.zero_point = Some(world.tensor("int32", &[], &i32::MAX.to_le_bytes()));
    let expected =
        [i32::MIN, i32::MAX, 16_777_217, 33_554_435].map(|x| (i64::from(x) - i64::from(i32::MAX)) as f32);
    assert_floats(&call, &[4], &expected);
}

#[test]
fn the_difference_is_rounded_before_the_product() {
    let world = World::new();
    // (2^24 + 1) · 3 would be 50331652 in float32; the difference becomes 2^24 first.
    let x = 16_777_217_i32.to_le_bytes();
    assert_floats(&world.call(ONNX, "int32", (&[1], &x), world.floats(&[], &[3.0])), &[1], &[50_331_648.0]);
}

#[test]
fn the_sum_is_rounded_to_float32_before_the_output() {
    let world = World::new();
    // 1 + 9/2048 + 2^-25, as above: the float16 is 0x3c04, not 0x3c05.
    let mut call = world.call(PMX, "int8", (&[1], &[1]), world.tensor("float16", &[], &[0x00, 0x3c]));
    call.zero_point = Some(world.floats(&[], &[9.0 / 2048.0 + 2.0_f32.powi(-25)]));
    let call = with(call, &[("group_size", int(0)), ("float_zeropoint", Value::Bool(true))]);
    assert_eq!(dequantize(&call).map(|output| output.bytes), Ok(vec![0x04, 0x3c]));
}

#[test]
fn codes_of_any_width_come_back() {
    let world = World::new();
    for bits in 1..=64 {
        let element_type = ElementType { bits, ..world.types.get("uint8").unwrap().clone() };
        let ones = u64::MAX >> (64 - bits);
        let codes = [u64::MAX, 0, 0x0123_4567_89ab_cdef, 1 << (bits - 1), 1].map(|code| code & ones);
        let mut bytes = vec![0; (20 * bits as usize).div_ceil(8)];
        for place in 0..20 * bits as usize {
            let (index, bit) = (place / bits as usize, place % bits as usize);
            bytes[place / 8] |= ((codes[index % 5] >> bit & 1) as u8) << (place % 8);
        }
        let tensor = Tensor { element_type, shape: vec![20], bytes };
        (0..20)
            .for_each(|index| assert_eq!(tensor.code(index), codes[index % 5], "{bits} bits, index {index}"));
    }
}

#[test]
fn groups_may_lie_on_any_axes() {
    let world = World::new();
    let codes: Vec<u8> = (1..=8).collect();
    let scale = world.floats(&[1, 2], &[1.0, 10.0]);
    let call = with(
        world.call(DYNAMIC, "uint8", (&[2, 4], &codes), scale),
        &[("qtype", text("per_group")), ("group_shape", Value::IntList(vec![2, 2]))],
    );
    assert_floats(&call, &[2, 4], &[1.0, 2.0, 30.0, 40.0, 5.0, 6.0, 70.0, 80.0]);
}

#[test]
fn the_caller_chooses_the_output_type() {
    let world = World::new();
    let mut call = world.call(DYNAMIC, "int8", (&[1], &[3]), world.tensor("float16", &[1], &[0x00, 0x3c]));
    call.output_type = world.types.get("float32").cloned();
    assert_floats(&call, &[1], &[3.0]);
    call.output_type = None;
    assert_eq!(dequantize(&call).unwrap().bytes, [0x00, 0x42]);
}

#[test]
fn rows_share_words_and_a_code_means_less_8() {
    let world = World::new();
    // Two words of four rows each, in one column pair: rows 0 to 3 of column 0 are 1, 2, 3, 4.
    let words = [0x21, 0x43, 0x00, 0xf8];
    let attributes = [("quant_axis", int(0)), ("group_size", int(2))];
    let scale = world.floats(&[2, 2], &[1.0, 1.0, 10.0, 10.0]);
    let mut call = with(world.call(PMX, "int4", (&[1, 2], &words), scale), &attributes);
    assert_floats(&call, &[4, 2], &[-7.0, -8.0, -6.0, -8.0, -50.0, 0.0, -40.0, 70.0]);

    // An empty zero point is a placeholder; one that is subtracted takes the place of the 8.
    call.zero_point = Some(world.tensor("int8", &[0], &[]));
    assert_floats(&call, &[4, 2], &[-7.0, -8.0, -6.0, -8.0, -50.0, 0.0, -40.0, 70.0]);
    call.zero_point = Some(world.tensor("int8", &[2, 2], &[1, 0, 0, 15]));
    assert_floats(&call, &[4, 2], &[0.0, 0.0, 1.0, 0.0, 30.0, -70.0, 40.0, 0.0]);

    // One that is added does not.
    call.zero_point = Some(world.floats(&[2, 2], &[0.5, 0.5, 0.25, 0.25]));
    let call = with(call, &[("float_zeropoint", Value::Bool(true))]);
    assert_floats(&call, &[4, 2], &[-6.5, -7.5, -5.5, -7.5, -49.75, 0.25, -39.75, 70.25]);
}

#[test]
fn per_channel_shares_along_the_axis() {
    let world = World::new();
    let scale = world.floats(&[2, 1], &[1.0, 10.0]);
    let call = world.call(PMX, "int8", (&[2, 2], &[1, 2, 3, 4]), scale);
    assert_floats(&with(call, &[("group_size", int(0))]), &[2, 2], &[1.0, 2.0, 30.0, 40.0]);
}

#[test]
fn an_empty_tensor_stays_empty() {
    let world = World::new();
    assert_floats(&world.call(ONNX, "int8", (&[0, 3], &[]), world.floats(&[], &[1.0])), &[0, 3], &[]);
    let call = world.call(ONNX, "int8", (&[0, 3], &[]), world.floats(&[3], &[1.0; 3]));
    assert_floats(&call, &[0, 3], &[]);
    let call = world.call(ONNX, "int8", (&[3, 0], &[]), world.floats(&[0], &[]));
    assert_floats(&call, &[3, 0], &[]);
}

#[test]
fn malformed_calls_are_errors() {
    let world = World::new();
    let good = world.call(ONNX, "int8", (&[2], &[1, 2]), world.floats(&[2], &[1.0, 2.0]));
    let good = with(good, &[("axis", int(0))]);
    let broken = |change: &dyn Fn(&mut Call)| {
        let mut call = good.clone();
        change(&mut call);
        dequantize(&call).unwrap_err()
    };
    use ReferenceError as E;
    let wrong = |name: &str, expected| E::Attribute { name: name.to_owned(), expected };
    let input = "input";
    assert_floats(&good, &[2], &[1.0, 4.0]);
    assert_eq!(broken(&|c| c.input.bytes.push(0)), E::Bytes { tensor: input, found: 3, expected: 2 });
    assert_eq!(broken(&|c| c.scale.shape = vec![3]), E::Bytes { tensor: "scale", found: 8, expected: 12 });
    assert_eq!(
        broken(&|c| c.zero_point = Some(world.tensor("int8", &[1], &[0]))),
        E::Parameters { tensor: "zero point", found: 1, expected: 2 }
    );
    assert_eq!(
        broken(&|c| c.input.shape = vec![usize::MAX, 2]).to_string(),
        "scale has 2 elements for 18446744073709551615 groups"
    );
    assert_eq!(broken(&|c| *c = with(c.clone(), &[("axis", int(1))])), E::Axis { axis: 1, rank: 1 });
    assert_eq!(
        broken(&|c| *c = with(c.clone(), &[("axis", int(i64::MIN))])),
        E::Axis { axis: i64::MIN, rank: 1 }
    );
    assert_eq!(broken(&|c| *c = with(c.clone(), &[("axis", text("0"))])), wrong("axis", "an integer"));
    assert_eq!(
        broken(&|c| *c = with(c.clone(), &[("output_dtype", int(99))])),
        wrong("output_dtype", "a type")
    );
    assert_eq!(
        broken(&|c| *c = with(c.clone(), &[("output_dtype", int(3))])),
        E::Unexecutable("int8".to_owned())
    );
    assert_eq!(
        broken(&|c| c.version = Version { major: 9, minor: 0 }),
        E::UnknownVersion(Version { major: 9, minor: 0 })
    );
    assert_eq!(broken(&|c| c.version = Version { major: 10, minor: 0 }), E::NoGranularity);
    assert!(matches!(broken(&|c| c.element.element_type.bits = 4), E::Type { .. }));
    assert!(matches!(broken(&|c| c.scale.element_type.bits = 0), E::Unexecutable(_)));
}

#[test]
fn malformed_words_are_errors() {
    let world = World::new();
    let good = world.call(PMX, "int4", (&[1, 1], &[0, 0]), world.floats(&[], &[1.0]));
    let good = with(good, &[("group_size", int(0))]);
    assert_floats(&good, &[4, 1], &[-8.0; 4]);
    for (lanes, axis) in [(0, 0), (5, 0), (usize::MAX, 0), (4, 2)] {
        let mut call = good.clone();
        let packed = call.element.packed.as_mut().unwrap();
        (packed.lanes, packed.axis) = (lanes, axis);
        assert!(dequantize(&call).is_err(), "{lanes} lanes on axis {axis}");
    }
}
