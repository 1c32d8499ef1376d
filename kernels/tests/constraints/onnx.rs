//! ONNX DequantizeLinear.

use dequant::onnx::DequantizeLinear;
use dequant::types::*;

use crate::{Call, Case, call, rule};

/// Opset `opset`, an int8 input of 2 × 8 and one float32 scale.
fn opset(opset: u32) -> Call {
    call(&DequantizeLinear::opset(opset).unwrap(), (INT8, &[2, 8]), (FLOAT32, &[]))
}

/// The same with blocks of two along axis 1.
fn blocked() -> Call {
    opset(21).set("block_size", 2).scale(FLOAT32, &[2, 4])
}

/// The same with a scale for each column.
fn per_axis() -> Call {
    opset(13).scale(FLOAT32, &[8])
}

pub(crate) fn cases() -> Vec<Case> {
    [attributes(), types(), granularity(), shapes(), values()].into_iter().flatten().collect()
}

fn attributes() -> Vec<Case> {
    let text =
        "block_size is given in version 19, expected at least version 21 (ONNX DequantizeLinear-19, C1)";
    let early = "axis is given in version 12, expected at least version 13 (ONNX DequantizeLinear-12, C1)";
    let negative = "block_size is -1, expected at least 0 (ONNX DequantizeLinear-21, C7)";
    vec![
        rule("C1", opset(21).set("block_size", 0), opset(19).set("block_size", 0), "DQ0203", text)
            .keeps(opset(13).set("axis", 1))
            .breaks(opset(12).set("axis", 1), "DQ0203", early),
        rule("C7", opset(21).set("block_size", 0), opset(21).set("block_size", -1), "DQ0206", negative),
    ]
}

fn types() -> Vec<Case> {
    let missing = "x_scale is not given, expected a tensor (ONNX DequantizeLinear-21, C2)";
    let float = Call { x: (FLOAT32, &[2, 8]), ..opset(10) };
    let float_text = "x has type float32, expected int8, uint8 or int32 (ONNX DequantizeLinear-10, C3)";
    let int16 = |version| Call { x: (INT16, &[2, 8]), ..opset(version) };
    let int16_text = "x has type int16, expected int8, uint8, int32, float8e4m3fn, float8e4m3fnuz, float8e5m2 or \
                      float8e5m2fnuz (ONNX DequantizeLinear-20, C3)";
    let scale = "x_scale has type float16, expected float32 (ONNX DequantizeLinear-13, C4)";
    let e8m0 =
        "x_scale has type float8e8m0, expected float32, float16 or bfloat16 (ONNX DequantizeLinear-23, C4)";
    let zero_point = "x_zero_point has type uint8, expected int8 (ONNX DequantizeLinear-13, C5)";
    vec![
        rule("C2", opset(21), opset(21).no_scale(), "DQ0301", missing),
        rule("C3", opset(10), float, "DQ0304", float_text).keeps(int16(21)).breaks(
            int16(20),
            "DQ0304",
            int16_text,
        ),
        rule("C4", opset(19).scale(FLOAT16, &[]), opset(13).scale(FLOAT16, &[]), "DQ0304", scale)
            .keeps(opset(24).scale(FLOAT8E8M0, &[]).set("output_dtype", 1))
            .breaks(opset(23).scale(FLOAT8E8M0, &[]).set("output_dtype", 1), "DQ0304", e8m0),
        rule("C5", opset(13).zero_point(INT8, &[]), opset(13).zero_point(UINT8, &[]), "DQ0304", zero_point),
        output_type(),
    ]
}

fn output_type() -> Case {
    let integer = "y has type uint8, expected float32, float16 or bfloat16 (ONNX DequantizeLinear-23, C6)";
    let number = "output_dtype is 77, expected 1 (float32), 10 (float16) or 16 (bfloat16) (ONNX DequantizeLinear-23, C6)";
    let e8m0 = "y has type float8e8m0, expected float32, float16 or bfloat16 (ONNX DequantizeLinear-24, C6)";
    let asked = "y has type float16, expected float32 (ONNX DequantizeLinear-21, C6)";
    rule("C6", opset(23).set("output_dtype", 10), opset(23).set("output_dtype", UINT8), "DQ0304", integer)
        .keeps(opset(23).set("output_dtype", FLOAT16))
        .keeps(opset(23).set("output_dtype", 0))
        .keeps(opset(21).asking_for(FLOAT32))
        .breaks(opset(23).set("output_dtype", 77), "DQ0210", number)
        .breaks(opset(24).scale(FLOAT8E8M0, &[]), "DQ0304", e8m0)
        .breaks(opset(21).asking_for(FLOAT16), "DQ0304", asked)
}

fn granularity() -> Vec<Case> {
    let early = "x_scale asks for per_axis in version 11, expected at least version 13 (ONNX DequantizeLinear-11, C8)";
    let behind = "axis is 2, expected -2 to 1 (ONNX DequantizeLinear-13, C9)";
    let before = "axis is -3, expected -2 to 1 (ONNX DequantizeLinear-21, C9)";
    let vector = Call { x: (INT8, &[8]), ..per_axis() };
    let default = "axis is 1, its default, expected -1 or 0 (ONNX DequantizeLinear-13, C9)";
    vec![
        rule("C8", per_axis(), opset(11).scale(FLOAT32, &[8]), "DQ0402", early).keeps(blocked()),
        rule("C9", per_axis().set("axis", -1), per_axis().set("axis", 2), "DQ0207", behind)
            .keeps(opset(13).set("axis", 7))
            .keeps(vector.clone().set("axis", 0))
            .breaks(vector, "DQ0207", default)
            .breaks(blocked().set("axis", -3), "DQ0207", before),
    ]
}

fn shapes() -> Vec<Case> {
    let extent = "x_scale has 3 elements on axis 1, expected 4 for blocked (ONNX DequantizeLinear-21, C10)";
    let vector = "x_scale has 7 elements on axis 0, expected 8 for per_axis (ONNX DequantizeLinear-13, C10)";
    let rank = "x_scale has rank 2, expected 1 for per_axis (ONNX DequantizeLinear-13, C10)";
    let zero_rank = "x_zero_point has rank 1, expected 2 for blocked (ONNX DequantizeLinear-21, C11)";
    let zero_extent =
        "x_zero_point has 2 elements on axis 0, expected 1 for per_tensor (ONNX DequantizeLinear-13, C11)";
    let scalar = "x_zero_point has rank 2, expected 0 or 1 for per_tensor (ONNX DequantizeLinear-13, C11)";
    vec![
        rule("C10", blocked(), blocked().scale(FLOAT32, &[2, 3]), "DQ0404", extent)
            .keeps(blocked().set("block_size", 5).scale(FLOAT32, &[2, 2]))
            .breaks(per_axis().scale(FLOAT32, &[7]), "DQ0404", vector)
            .breaks(per_axis().scale(FLOAT32, &[1, 8]), "DQ0403", rank),
        rule(
            "C11",
            blocked().zero_point(INT8, &[2, 4]),
            blocked().zero_point(INT8, &[4]),
            "DQ0403",
            zero_rank,
        )
        .keeps(opset(13).zero_point(INT8, &[1]))
        .keeps(opset(13).scale(FLOAT32, &[1]).zero_point(INT8, &[]))
        .breaks(opset(13).zero_point(INT8, &[2]), "DQ0404", zero_extent)
        .breaks(opset(13).zero_point(INT8, &[1, 1]), "DQ0403", scalar),
    ]
}

fn values() -> Vec<Case> {
    let float8 = |dtype| Call { x: (dtype, &[2, 8]), ..opset(19) }.zero_point(dtype, &[]);
    let one = "x_zero_point has code 0x01 at index 0, expected 0x00 (ONNX DequantizeLinear-19, C12)";
    let minus_zero = "x_zero_point has code 0x80 at index 0, expected 0x00 (ONNX DequantizeLinear-19, C12)";
    let shape = "y has 9 elements on axis 1, expected 8 (ONNX DequantizeLinear-21, C13)";
    let dtype = "y has type float16, expected float32 (ONNX DequantizeLinear-21, C13)";
    vec![
        rule("C12", float8(FLOAT8E5M2), float8(FLOAT8E5M2).zero_points_of(1), "DQ0501", one)
            .keeps(opset(19).zero_point(INT8, &[]).zero_points_of(1))
            .breaks(float8(FLOAT8E4M3FNUZ).zero_points_of(0x80), "DQ0501", minus_zero),
        rule("C13", opset(21), opset(21).into_output(FLOAT32, &[2, 9]), "DQ0404", shape).breaks(
            opset(21).into_output(FLOAT16, &[2, 8]),
            "DQ0304",
            dtype,
        ),
    ]
}
