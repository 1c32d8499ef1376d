//! Runs with other tensors, values, rows and memory than planned.

use std::mem::MaybeUninit;

use dequant::types::*;
use dequant::{Meta, Plan, TensorMut, TensorRef};

use crate::{CANARY, ones, opset, shown, zeros};

/// Two rows of four int8, blocks of two along axis 1, zero points.
fn plan() -> Plan {
    let (x, scale) = (Meta::new(INT8, &[2, 4]), Meta::new(FLOAT32, &[2, 2]));
    opset(21).axis(1).block_size(2).plan(x, scale, Some(Meta::new(INT8, &[2, 2]))).unwrap()
}

/// The texts of a run's error, through every door; nothing may be written.
fn run_refused(
    plan: &Plan,
    x: TensorRef<'_>,
    scale: Option<TensorRef<'_>>,
    zero: Option<TensorRef<'_>>,
) -> String {
    let Meta { dtype, shape } = plan.output();
    let mut bytes = vec![CANARY; shape.iter().product::<usize>() * 4];
    let mut y = TensorMut::new(dtype, shape, &mut bytes).unwrap();
    let error = plan.run(x, scale, zero, &mut y).unwrap_err();
    assert_eq!(plan.run_parallel(x, scale, zero, &mut y).unwrap_err(), error);
    assert_eq!(plan.run_rows(0..plan.rows(), x, scale, zero, &mut bytes).unwrap_err(), error);
    assert!(bytes.iter().all(|byte| *byte == CANARY), "{error}, and the output is written to");
    let mut fresh = vec![MaybeUninit::new(CANARY); bytes.len()];
    assert_eq!(plan.run_uninit(x, scale, zero, &mut fresh).unwrap_err(), error);
    shown(error)
}

#[test]
fn a_run_with_other_tensors_than_planned_writes_nothing() {
    let plan = plan();
    let (x, scale, zero) = (zeros(&[2, 4]), ones(&[2, 2]), zeros(&[2, 2]));
    let uint8 = TensorRef::new(UINT8, &[2, 4], &[0; 8]).unwrap();
    let text = |text: &str| format!("{text} (ONNX DequantizeLinear-21)");
    let run = |x, scale, zero| run_refused(&plan, x, scale, zero);
    assert_eq!(run(uint8, Some(scale), Some(zero)), text("DQ0304 x has type uint8, expected int8"));
    assert_eq!(
        run(zeros(&[2, 5]), Some(scale), Some(zero)),
        text("DQ0404 x has 5 elements on axis 1, expected 4")
    );
    assert_eq!(run(zeros(&[8]), Some(scale), Some(zero)), text("DQ0403 x has rank 1, expected 2"));
    assert_eq!(run(x, None, Some(zero)), text("DQ0301 x_scale is not given, expected a tensor"));
    assert_eq!(
        run(x, Some(ones(&[2, 1])), Some(zero)),
        text("DQ0404 x_scale has 1 element on axis 1, expected 2")
    );
    assert_eq!(run(x, Some(scale), None), text("DQ0301 x_zero_point is not given, expected a tensor"));
    let without = opset(21).plan(x.meta(), ones(&[]).meta(), None).unwrap();
    assert_eq!(
        run_refused(&without, x, Some(ones(&[])), Some(zeros(&[]))),
        text("DQ0503 x_zero_point is given, expected none as planned")
    );
}

#[test]
fn a_run_with_forbidden_values_writes_nothing() {
    // The last of many is wrong: everything is looked at before the first write.
    let codes: Vec<u8> = (0..40).map(|index| u8::from(index == 39)).collect();
    let zero = TensorRef::new(FLOAT8E4M3FN, &[40], &codes).unwrap();
    let x = TensorRef::new(FLOAT8E4M3FN, &[2, 40], &[0x38; 80]).unwrap();
    let plan = opset(19).plan(x.meta(), ones(&[40]).meta(), Some(zero.meta())).unwrap();
    let text = "DQ0501 x_zero_point has code 0x01 at index 39, expected 0x00 (ONNX DequantizeLinear-19, C12)";
    assert_eq!(run_refused(&plan, x, Some(ones(&[40])), Some(zero)), text);
}

#[test]
fn rows_and_memory_that_do_not_fit_are_refused() {
    let (plan, mut bytes) = (plan(), [CANARY; 40]);
    let (x, scale, zero) = (zeros(&[2, 4]), ones(&[2, 2]), zeros(&[2, 2]));
    let text = |text: &str| format!("{text} (ONNX DequantizeLinear-21)");
    let mut rows = |start: usize, end: usize, length: usize| {
        shown(plan.run_rows(start..end, x, scale, zero, &mut bytes[..length]).unwrap_err())
    };
    let range = |start: usize, end: usize| {
        format!(
            "DQ0703 rows are {start} to {end} (exclusive), expected a range within 0 to 2 (ONNX DequantizeLinear-21)"
        )
    };
    assert_eq!(rows(0, 3, 32), range(0, 3));
    assert_eq!(rows(2, 1, 0), range(2, 1));
    assert_eq!(rows(usize::MAX, usize::MAX, 0), range(usize::MAX, usize::MAX));
    assert_eq!(rows(0, 1, 15), text("DQ0704 y has 15 bytes, expected 16"));
    assert_eq!(rows(1, 1, 1), text("DQ0704 y has 1 byte, expected 0"));
    let mut elements = |start: usize, end: usize, length: usize| {
        shown(plan.run_range(start..end, x, scale, zero, &mut bytes[..length]).unwrap_err())
    };
    let range = |start: usize, end: usize| {
        text(&format!("DQ0708 elements are {start} to {end} (exclusive), expected a range within 0 to 8"))
    };
    assert_eq!(elements(0, 9, 36), range(0, 9));
    assert_eq!(elements(2, 1, 0), range(2, 1));
    assert_eq!(elements(usize::MAX, usize::MAX, 0), range(usize::MAX, usize::MAX));
    assert_eq!(elements(3, 6, 13), text("DQ0704 y has 13 bytes, expected 12"));
    assert_eq!(bytes, [CANARY; 40]);
    let mut fresh = [MaybeUninit::new(CANARY); 31];
    let error = plan.run_uninit(x, scale, zero, &mut fresh).unwrap_err();
    assert_eq!(shown(error), text("DQ0704 y has 31 bytes, expected 32"));
}
