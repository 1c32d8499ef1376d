//! Types, an operator and a format with the names of what every expansion uses itself: they are compiled, and each is what
//! its document says.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

/// The names of the expansion and those of the standard library, as a foreign module would have them.
mod own {
    dequant::include_spec!("names/own.yaml");
}

use dequant::TensorRef;
use dequant::types::{FLOAT32, Float16, UINT8};

/// 1.5, 3 and -0.75 in five bits.
const CODES: [u8; 3] = [0b0_01_10, 0b0_10_10, 0b1_00_11];

/// Three codes of five bits, lowest bits first.
fn stream() -> [u8; 2] {
    (u16::from(CODES[0]) | u16::from(CODES[1]) << 5 | u16::from(CODES[2]) << 10).to_le_bytes()
}

#[test]
fn an_operator_of_such_types_computes() {
    let codes = stream();
    let scales = [0b0_10_00 | 0b001_00000, 0b0_0000000];
    for dtype in [own::ERROR, own::RESULT, own::FLOAT_32, own::INPUT, own::ELEMENT, own::SOME] {
        let codes = TensorRef::new(dtype, &[1, 3], &codes).unwrap();
        // One scale of two: 2.
        let scale = TensorRef::new(own::BUILDER, &[1], &scales[..1]).unwrap();
        let values = own::Operator2::newest().values(FLOAT32).run(codes, scale, None).unwrap();
        assert_eq!(values.to_vec::<dequant::types::Float32>().unwrap(), [3.0, 6.0, -1.5], "{dtype}");
    }
    let typed = own::Operator2::<dequant::builder::Release<1, 0>>::new().unwrap();
    let typed = typed.typed::<(own::Error, own::Value, Float16)>(&[1, 3], &[1], None).unwrap();
    let mut values = [dequant::half::f16::NAN; 3];
    typed.run(&codes, &scales[..1], None, &mut values).unwrap();
    assert_eq!(values.map(f32::from), [3.0, 6.0, -1.5]);
}

#[test]
fn a_format_of_such_types_computes() {
    let codes = stream();
    let tensors = [
        ("codes", TensorRef::new(own::FORMAT_TENSOR, &[1, 3], &codes).unwrap()),
        ("packed", TensorRef::new(UINT8, &[1, 2], &codes).unwrap()),
    ];
    let quantity = own::Quantity::new().r#match(2);
    let weights = quantity.run(&tensors).unwrap();
    assert_eq!(weights.to_vec::<dequant::types::Float32>().unwrap(), [2.25, 9.0, 0.5625]);
    let [(_, codes), (_, packed)] = tensors;
    let metas = own::tensors::Quantity { codes: codes.meta(), packed: packed.meta() };
    let typed = quantity.typed::<dequant::types::Float32>(metas).unwrap();
    assert_eq!(typed.run_to_vec(own::tensors::Quantity { codes, packed }).unwrap(), [2.25, 9.0, 0.5625]);
}

#[test]
fn a_format_that_is_called_as_a_parameter_of_types_computes() {
    let (codes, scales) = ([1, 2, 3, 4], [0.5, 2.0]);
    let r#type = TensorRef::new(UINT8, &[2, 2], &codes).unwrap();
    let scales = TensorRef::of::<dequant::types::Float32>(&[2], &scales).unwrap();
    let metas = own::tensors::T { r#type: r#type.meta(), r#gen: Some(scales.meta()), SELF: None };
    let typed = own::T::new().typed::<dequant::types::Float32>(metas).unwrap();
    let weights = typed.run_to_vec(own::tensors::T { r#type, r#gen: Some(scales), SELF: None }).unwrap();
    assert_eq!(weights, [0.5, 1.0, 6.0, 8.0]);
}
