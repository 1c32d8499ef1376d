//! What is wrong with a call beyond the numbered rules of the documents, and what only looks wrong: each has its
//! documented result or one error with code, name, found and expected. Nothing panics, nothing is written in part.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

#[path = "bad_input/runs.rs"]
mod runs;

use dequant::onednn::DynamicDequantize;
use dequant::onnx::DequantizeLinear;
use dequant::types::*;
use dequant::{Builder, DType, Error, Meta, TensorMut, TensorRef, Value, operators, pmx};

const CANARY: u8 = 0xa5;

fn opset(opset: u32) -> DequantizeLinear {
    DequantizeLinear::opset(opset).unwrap()
}

fn pmx() -> pmx::DequantizeLinear {
    pmx::DequantizeLinear::newest().quant_data_type("int8").group_size(0)
}

/// The error of planning without a zero point.
fn refused(builder: &Builder, x: (DType, &[usize]), scale: (DType, &[usize])) -> String {
    shown(builder.plan(Meta::new(x.0, x.1), Meta::new(scale.0, scale.1), None).unwrap_err())
}

/// Code, text.
fn shown(error: Error) -> String {
    format!("{} {error}", error.code())
}

/// An int8 tensor of zeros.
fn zeros(shape: &[usize]) -> TensorRef<'_> {
    static ZEROS: [u8; 4096] = [0; 4096];
    TensorRef::new(INT8, shape, &ZEROS[..shape.iter().product()]).unwrap()
}

/// A float32 tensor of ones.
fn ones(shape: &[usize]) -> TensorRef<'_> {
    static ONES: [f32; 64] = [1.0; 64];
    TensorRef::of::<Float32>(shape, &ONES[..shape.iter().product()]).unwrap()
}

#[test]
fn versions_outside_the_document_are_refused() {
    let name = "the version of ONNX DequantizeLinear is";
    let error = |version| shown(DequantizeLinear::opset(version).unwrap_err());
    assert_eq!(error(9), format!("DQ0101 {name} 9, expected at least 10"));
    assert_eq!(error(0), format!("DQ0101 {name} 0, expected at least 10"));
    assert_eq!(error(29), format!("DQ0102 {name} 29, expected at most 28, the newest known"));
    assert_eq!(error(u32::MAX), format!("DQ0102 {name} 4294967295, expected at most 28, the newest known"));
    let minor = operators::by_id("onnx.DequantizeLinear", 21, 5).unwrap().unwrap_err();
    assert_eq!(shown(minor), format!("DQ0103 {name} 21.5, expected an operator set: one whole number"));
    let dynamic = |major, minor| shown(DynamicDequantize::version(major, minor).unwrap_err());
    assert_eq!(dynamic(2, 9), "DQ0101 the version of oneDNN DynamicDequantize is 2.9, expected at least 3.0");
    assert_eq!(
        dynamic(3, 14),
        "DQ0102 the version of oneDNN DynamicDequantize is 3.14, expected at most 3.13, the newest known"
    );
}

#[test]
fn an_opset_between_two_versions_is_the_lower_one() {
    // (opset, what the lower version has, what only the next one has)
    let takes = |version: u32, dtype: DType| {
        opset(version)
            .plan(Meta::new(dtype, &[2]), Meta::new(FLOAT32, &[]), None)
            .map(|_| ())
            .map_err(|e| e.code())
    };
    for (version, old, new) in [(11, INT32, INT4), (12, INT8, FLOAT8E5M2), (20, FLOAT8E5M2, INT16)] {
        assert_eq!((takes(version, old), takes(version, new)), (Ok(()), Err("DQ0304")), "opset {version}");
    }
    for (version, old, new) in [(22, UINT4, FLOAT4E2M1), (26, INT2, FLOAT6E2M3), (27, UINT2, FLOAT6E3M2)] {
        assert_eq!((takes(version, old), takes(version, new)), (Ok(()), Err("DQ0304")), "opset {version}");
    }
    let early = refused(&opset(22).output_dtype(FLOAT16), (INT8, &[2]), (FLOAT32, &[]));
    let expected =
        "output_dtype is given in version 22, expected at least version 23 (ONNX DequantizeLinear-22, C1)";
    assert_eq!(early, format!("DQ0203 {expected}"));
}

#[test]
fn a_buffer_of_another_length_is_no_tensor() {
    let error = |dtype, shape: &[usize], bytes: usize| {
        let mut memory = [0; 16];
        let of_output = TensorMut::new(dtype, shape, &mut memory[..bytes]).err();
        let of_input = TensorRef::new(dtype, shape, &[0; 16][..bytes]).err();
        // What a file has to hold is known before it is cut into pieces.
        let count = shape.iter().product::<usize>();
        assert!(Meta::new(dtype, shape).elements().is_ok_and(|elements| elements == count), "{shape:?}");
        assert_eq!(of_input.is_none(), Meta::new(dtype, shape).bytes() == Ok(bytes), "{dtype} {shape:?}");
        assert_eq!(of_input, of_output);
        of_input.map(shown)
    };
    let int4 = |found: &str| Some(format!("DQ0701 a tensor of 3 elements of int4 has {found}, expected 2"));
    assert_eq!(error(INT4, &[3], 1), int4("1 byte"));
    assert_eq!(error(INT4, &[3], 3), int4("3 bytes"));
    assert_eq!(error(INT4, &[3], 2), None);
    let float = |said: &str| Some(format!("DQ0701 a tensor of {said}"));
    assert_eq!(error(FLOAT32, &[], 0), float("1 element of float32 has 0 bytes, expected 4"));
    assert_eq!(error(FLOAT32, &[2, 0, 3], 0), None);
    assert_eq!(error(FLOAT32, &[2, 0, 3], 1), float("0 elements of float32 has 1 byte, expected 0"));
}

#[test]
fn dimensions_that_cannot_be_counted_are_refused() {
    let overflow =
        |input: &str, rule: &str| format!("DQ0410 {input} has more elements than can be addressed ({rule})");
    let half = usize::MAX / 2 + 1;
    let alone = "DQ0702 a tensor of int8 has more elements than can be addressed";
    assert_eq!(TensorRef::new(INT8, &[half, 2], &[]).map_err(shown).unwrap_err(), alone);
    let onnx = |opset: u32| format!("ONNX DequantizeLinear-{opset}");
    assert_eq!(refused(&opset(21), (INT8, &[half, 2]), (FLOAT32, &[])), overflow("x", &onnx(21)));
    assert_eq!(refused(&opset(21), (INT8, &[2]), (FLOAT32, &[half, half])), overflow("x_scale", &onnx(21)));
    // The bits of the input can be counted, the bytes of the output cannot.
    let output = overflow("the output", &onnx(25));
    assert_eq!(refused(&opset(25), (INT2, &[usize::MAX / 2]), (FLOAT32, &[])), output);
    let words = pmx().quant_data_type("int4");
    let pmx = overflow("X", "PMX DequantizeLinear 1.0");
    assert_eq!(refused(&words, (INT16, &[usize::MAX / 3]), (FLOAT32, &[])), pmx);
    // The product of these is 0, whatever the others are.
    let empty = Meta::new(INT8, &[usize::MAX, 0, usize::MAX]);
    let plan = opset(21).plan(empty, Meta::new(FLOAT32, &[]), None).unwrap();
    let x = TensorRef::new(INT8, empty.shape, &[]).unwrap();
    plan.run(x, ones(&[]), None, &mut TensorMut::new(FLOAT32, empty.shape, &mut []).unwrap()).unwrap();
    plan.run_rows(0..plan.rows(), x, ones(&[]), None, &mut []).unwrap();
}

#[test]
fn tensors_without_elements_give_tensors_without_elements() {
    let run =
        |builder: &Builder, x: &[usize], scale: &[usize]| builder.run(zeros(x), ones(scale), None).unwrap();
    for tensor in [
        run(&opset(21), &[0, 4], &[]),
        run(&opset(21).axis(1), &[0, 4], &[4]),
        run(&opset(21).axis(0), &[0, 4], &[0]),
        run(&opset(21).axis(0).block_size(2), &[0, 4], &[0, 4]),
        run(&opset(21).axis(1).block_size(3), &[0, 4], &[0, 2]),
    ] {
        assert_eq!((tensor.shape, tensor.bytes.to_vec()), (vec![0, 4], vec![]));
    }
    let text = "x_scale has 1 element on axis 0, expected 0 for blocked (ONNX DequantizeLinear-21, C10)";
    let error = refused(&opset(21).axis(0).block_size(2), (INT8, &[0, 4]), (FLOAT32, &[1, 4]));
    assert_eq!(error, format!("DQ0404 {text}"));
}

#[test]
fn a_block_may_be_as_long_as_an_integer_can_say() {
    for size in [3, 4, 1 << 40, i64::MAX - 1, i64::MAX] {
        let tensor = opset(21).axis(1).block_size(size).run(zeros(&[2, 3]), ones(&[2, 1]), None).unwrap();
        assert_eq!(tensor.bytes, [0; 24], "block_size {size}");
    }
    let two = refused(&opset(21).axis(1).block_size(i64::MAX), (INT8, &[2, 3]), (FLOAT32, &[2, 2]));
    assert_eq!(
        two,
        "DQ0404 x_scale has 2 elements on axis 1, expected 1 for blocked (ONNX DequantizeLinear-21, C10)"
    );
    let least = refused(&opset(21).axis(1).block_size(i64::MIN), (INT8, &[2, 3]), (FLOAT32, &[2, 1]));
    let text = "block_size is -9223372036854775808, expected at least 0 (ONNX DequantizeLinear-21, C7)";
    assert_eq!(least, format!("DQ0206 {text}"));
    let group = refused(&pmx().group_size(i64::MAX), (INT8, &[2, 3]), (FLOAT32, &[2, 1]));
    let text = "X has 3 elements on axis 1, expected a multiple of 9223372036854775807 (PMX DequantizeLinear 1.0, C15)";
    assert_eq!(group, format!("DQ0406 {text}"));
}

#[test]
fn axes_at_the_ends_of_an_integer_are_out_of_range() {
    for axis in [i64::MIN, i64::MIN + 1, i64::MAX] {
        let error = refused(&opset(13).axis(axis), (INT8, &[2, 3]), (FLOAT32, &[3]));
        assert_eq!(error, format!("DQ0207 axis is {axis}, expected -2 to 1 (ONNX DequantizeLinear-13, C9)"));
    }
    let scalar = refused(&opset(13).axis(0), (INT8, &[]), (FLOAT32, &[3]));
    assert_eq!(scalar, "DQ0207 axis is 0, expected a tensor with axes (ONNX DequantizeLinear-13, C9)");
}

#[test]
fn sixty_four_axes_work() {
    let mut shape = [1; 64];
    (shape[0], shape[31], shape[63]) = (2, 3, 5);
    let codes: Vec<u8> = (0..30).collect();
    let x = TensorRef::new(INT8, &shape, &codes).unwrap();
    let scales: Vec<f32> = (1..=18).map(|n| n as f32).collect();
    let run = |operator: DequantizeLinear, shape: &[usize]| {
        let scale = TensorRef::of::<Float32>(shape, &scales[..shape.iter().product()]).unwrap();
        operator.run(x, scale, None).unwrap().to_vec::<Float32>().unwrap()
    };
    let expected =
        |scale: fn(usize) -> usize| -> Vec<f32> { (0..30).map(|i| (i * (1 + scale(i))) as f32).collect() };
    assert_eq!(run(opset(21), &[]), expected(|_| 0));
    assert_eq!(run(opset(21).axis(-33), &[3]), expected(|i| i / 5 % 3));
    assert_eq!(run(opset(21).axis(63), &[5]), expected(|i| i % 5));
    let mut grid = shape;
    grid[63] = 3;
    assert_eq!(run(opset(21).axis(63).block_size(2), &grid), expected(|i| i / 5 * 3 + i % 5 / 2));
}

#[test]
fn a_vector_of_one_stands_beside_a_scalar_in_onnx_alone() {
    let metas = |scale: &'static [usize], zero_point: &'static [usize]| {
        (Meta::new(FLOAT32, scale), Some(Meta::new(INT8, zero_point)))
    };
    for (scale, zero_point) in [metas(&[1], &[]), metas(&[], &[1]), metas(&[1], &[1]), metas(&[], &[])] {
        assert!(
            opset(21).plan(Meta::new(INT8, &[2, 3]), scale, zero_point).is_ok(),
            "{scale:?}, {zero_point:?}"
        );
    }
    let refused = |(scale, zero_point)| {
        shown(pmx().has_zeropoint(true).plan(Meta::new(INT8, &[2, 3]), scale, zero_point).unwrap_err())
    };
    let rank = |found, expected| {
        format!("DQ0403 ZeroPoint has rank {found}, expected {expected} (PMX DequantizeLinear 1.0, C17)")
    };
    assert_eq!(refused(metas(&[1], &[])), rank(0, 1));
    assert_eq!(refused(metas(&[], &[1])), rank(1, 0));
}

#[test]
fn an_empty_zero_point_of_pmx_is_a_placeholder() {
    let (x, scale, empty) = (zeros(&[2, 3]), ones(&[1]), zeros(&[0]));
    let planned = [None, Some(empty.meta())].map(|zero| pmx().plan(x.meta(), scale.meta(), zero).unwrap());
    for plan in &planned {
        for zero_point in [None, Some(empty)] {
            let mut bytes = [CANARY; 24];
            plan.run(x, scale, zero_point, &mut TensorMut::new(FLOAT32, &[2, 3], &mut bytes).unwrap())
                .unwrap();
            assert_eq!(bytes, [0; 24]);
        }
    }
    // ONNX knows no placeholder.
    let error = opset(21).plan(x.meta(), scale.meta(), Some(empty.meta())).unwrap_err();
    assert_eq!(
        shown(error),
        "DQ0404 x_zero_point has 0 elements on axis 0, expected 1 for per_tensor (ONNX DequantizeLinear-21, C11)"
    );
}

#[test]
fn group_shapes_that_are_none_are_refused() {
    let refused = |list: &[i64]| {
        let operator = DynamicDequantize::newest().qtype("per_group").group_shape(list);
        refused(&operator, (INT8, &[4, 6]), (FLOAT32, &[2, 2]))
    };
    let text = |text: &str, id: &str| format!("{text} (oneDNN DynamicDequantize 3.13, {id})");
    assert_eq!(refused(&[]), text("DQ0208 group_shape has 0 entries, expected 2", "C8"));
    assert_eq!(refused(&[2, 3, 1]), text("DQ0208 group_shape has 3 entries, expected 2", "C8"));
    assert_eq!(refused(&[2; 100]), text("DQ0208 group_shape has 100 entries, expected 2", "C8"));
    assert_eq!(refused(&[0, 3]), text("DQ0209 group_shape is 0 on axis 0, expected at least 1", "C8"));
    let least = "DQ0209 group_shape is -9223372036854775808 on axis 1, expected at least 1";
    assert_eq!(refused(&[2, i64::MIN]), text(least, "C8"));
    let most = "DQ0406 src has 6 elements on axis 1, expected a multiple of 9223372036854775807";
    assert_eq!(refused(&[2, i64::MAX]), text(most, "C9"));
}

#[test]
fn texts_of_any_length_and_script_are_shown_in_part() {
    let refused = |text: &str| {
        let operator = pmx::DequantizeLinear::newest().quant_data_type(text);
        refused(&operator, (INT8, &[2, 3]), (FLOAT32, &[]))
    };
    let error = |shown: &str| {
        format!("DQ0205 quant_data_type is \"{shown}\", expected int4 or int8 (PMX DequantizeLinear 1.0, C2)")
    };
    assert_eq!(refused(""), error(""));
    assert_eq!(refused("int8\0"), error("int8\\u{0}"));
    assert_eq!(refused("\u{1b}[31m\r\u{9b}"), error("\\u{1b}[31m\\r\\u{9b}"));
    assert_eq!(refused("int8 "), error("int8 "));
    assert_eq!(refused(&"x".repeat(1 << 20)), error(&format!("{}…", "x".repeat(24))));
    // Eight characters of three bytes fill what is kept; the cut goes between two of nine.
    assert_eq!(refused(&"零".repeat(8)), error(&"零".repeat(8)));
    assert_eq!(refused(&"零".repeat(9)), error(&format!("{}…", "零".repeat(8))));
    assert_eq!(refused(&format!("a{}", "零".repeat(8))), error(&format!("a{}…", "零".repeat(7))));
}

#[test]
fn attributes_of_unknown_names_or_other_kinds_are_refused() {
    let set = |name: &str, value: Value| shown(opset(21).set(name, value).unwrap_err());
    let known = "is no attribute, expected axis or block_size (ONNX DequantizeLinear-21)";
    assert_eq!(set("axes", 1.into()), format!("DQ0201 \"axes\" {known}"));
    assert_eq!(set("", 1.into()), format!("DQ0201 \"\" {known}"));
    let bare = shown(opset(10).set("axes", 1).unwrap_err());
    assert_eq!(bare, "DQ0201 \"axes\" is no attribute, expected none (ONNX DequantizeLinear-10)");
    assert_eq!(
        set("axis", "1".into()),
        "DQ0202 axis is a text, expected an integer (ONNX DequantizeLinear-21)"
    );
    assert_eq!(
        set("axis", Value::from(&[1_i64][..])),
        "DQ0202 axis is a list of integers, expected an integer (ONNX DequantizeLinear-21)"
    );
    assert_eq!(
        set("output_dtype", true.into()),
        "DQ0202 output_dtype is a truth value, expected a type (ONNX DequantizeLinear-21)"
    );
    let flag = shown(pmx().set("has_zeropoint", 2).unwrap_err());
    assert_eq!(flag, "DQ0206 has_zeropoint is 2, expected 0 or 1 (PMX DequantizeLinear 1.0)");
}

#[test]
fn a_typed_plan_without_zero_point_type_takes_no_zero_point() {
    use dequant::builder::{Absent, Release};
    let operator = dequant::onednn::Dequantize::<Release<3, 4>>::new().unwrap();
    let typed = operator.typed::<(Float8E5M2, Float32, Absent, Float32)>(&[4], &[1], Some(&[1]));
    let text = "DQ0503 zps is given, expected none as planned (oneDNN Dequantize 3.4)";
    assert_eq!(shown(typed.unwrap_err()), text);
}

#[test]
fn slices_of_another_length_than_typed_write_nothing() {
    let operator = DequantizeLinear::<dequant::builder::Opset<21>>::new().unwrap();
    let typed = operator.typed::<(Int8, Float32, Float32)>(&[2, 2], &[], None).unwrap();
    let (mut y, version) = ([f32::MAX; 4], "(ONNX DequantizeLinear-21)");
    let refused = |x: &[i8], scale: &[f32], zero: Option<&[i8]>, y: &mut [f32]| {
        shown(typed.run(x, scale, zero, y).unwrap_err())
    };
    let entries = |input: &str, found: usize, expected: usize| {
        format!("DQ0707 the slice of {input} has {found} entries, expected {expected} {version}")
    };
    assert_eq!(refused(&[1; 3], &[1.0], None, &mut y), entries("x", 3, 4));
    assert_eq!(refused(&[1; 4], &[1.0, 2.0], None, &mut y), entries("x_scale", 2, 1));
    let text = format!("DQ0503 x_zero_point is given, expected none as planned {version}");
    assert_eq!(refused(&[1; 4], &[1.0], Some(&[0]), &mut y), text);
    assert_eq!(y, [f32::MAX; 4]);
    assert_eq!(refused(&[1; 4], &[1.0], None, &mut [0.0; 3]), entries("y", 3, 4));
}
