//! PMX DequantizeLinear.

use dequant::pmx::DequantizeLinear;
use dequant::types::*;

use crate::{Call, Case, call, rule};

/// An int8 input of 4 × 8 and one scale.
fn int8() -> Call {
    let call = call(&DequantizeLinear::newest(), (INT8, &[4, 8]), (FLOAT32, &[1]));
    call.set("quant_data_type", "int8").set("group_size", 0)
}

/// Four rows of eight int4 in words, and one scale.
fn int4() -> Call {
    Call { x: (INT16, &[1, 8]), ..int8().set("quant_data_type", "int4") }
}

/// Groups of four along axis 1.
fn grouped() -> Call {
    int8().set("group_size", 4).scale(FLOAT32, &[4, 2])
}

/// With a zero point for the only scale.
fn with_zero_point() -> Call {
    int8().set("has_zeropoint", true).zero_point(INT8, &[1])
}

pub(crate) fn cases() -> Vec<Case> {
    [element(), types(), zero_points(), attributes(), groups(), shapes(), values()]
        .into_iter()
        .flatten()
        .collect()
}

fn element() -> Vec<Case> {
    let unnamed = call(&DequantizeLinear::newest(), (INT8, &[4, 8]), (FLOAT32, &[1]));
    let missing = "quant_data_type is not given, expected a value (PMX DequantizeLinear 1.0, C1)";
    let upper = "quant_data_type is \"INT4\", expected int4 or int8 (PMX DequantizeLinear 1.0, C2)";
    let words = "X has type int8, expected int16 (PMX DequantizeLinear 1.0, C4)";
    let bytes = "X has type int16, expected int8 (PMX DequantizeLinear 1.0, C4)";
    vec![
        rule("C1", int8(), unnamed, "DQ0204", missing),
        rule("C2", int4(), int4().set("quant_data_type", "INT4"), "DQ0205", upper),
        rule("C4", int4(), int8().set("quant_data_type", "int4"), "DQ0304", words).keeps(int8()).breaks(
            int4().set("quant_data_type", "int8"),
            "DQ0304",
            bytes,
        ),
    ]
}

fn types() -> Vec<Case> {
    let missing = "Scale is not given, expected a tensor (PMX DequantizeLinear 1.0, C3)";
    let scale = "Scale has type bfloat16, expected float32 or float16 (PMX DequantizeLinear 1.0, C5)";
    let output = "Y has type float16, expected float32 (PMX DequantizeLinear 1.0, C9)";
    vec![
        rule("C3", int8(), int8().no_scale(), "DQ0301", missing),
        rule("C5", int8().scale(FLOAT16, &[1]), int8().scale(BFLOAT16, &[1]), "DQ0304", scale),
        rule("C9", int8().asking_for(FLOAT32), int8().asking_for(FLOAT16), "DQ0304", output),
    ]
}

fn zero_points() -> Vec<Case> {
    let missing = "ZeroPoint is not given, expected a tensor (PMX DequantizeLinear 1.0, C6)";
    let given = "ZeroPoint is given, expected none without has_zeropoint (PMX DequantizeLinear 1.0, C6)";
    let dtype = "ZeroPoint has type uint8, expected int8, float16 or float32 (PMX DequantizeLinear 1.0, C7)";
    let integer = "ZeroPoint has type int8, expected a float type (PMX DequantizeLinear 1.0, C8)";
    let added = || with_zero_point().set("float_zeropoint", true);
    vec![
        rule("C6", with_zero_point(), int8().set("has_zeropoint", true), "DQ0301", missing)
            .keeps(int8().zero_point(INT8, &[0]))
            .breaks(with_zero_point().zero_point(INT8, &[0]), "DQ0301", missing)
            .breaks(int8().zero_point(INT8, &[1]), "DQ0302", given),
        rule("C7", with_zero_point(), with_zero_point().zero_point(UINT8, &[1]), "DQ0304", dtype),
        rule("C8", added().zero_point(FLOAT16, &[1]), added(), "DQ0304", integer),
    ]
}

fn attributes() -> Vec<Case> {
    let scalar = Call { x: (INT8, &[]), ..int8() };
    let rank = "X has rank 0, expected at least 1 (PMX DequantizeLinear 1.0, C10)";
    let axis = "quant_axis is 2, expected 0 or 1 (PMX DequantizeLinear 1.0, C11)";
    let negative_axis = "quant_axis is -1, expected 0 or 1 (PMX DequantizeLinear 1.0, C11)";
    let size = "group_size is -1, expected at least 0 (PMX DequantizeLinear 1.0, C12)";
    vec![
        rule("C10", Call { x: (INT8, &[4]), ..int8() }, scalar, "DQ0403", rank),
        rule("C11", int8().set("quant_axis", 0), int8().set("quant_axis", 2), "DQ0206", axis).breaks(
            int8().set("quant_axis", -1),
            "DQ0206",
            negative_axis,
        ),
        rule("C12", int8(), int8().set("group_size", -1), "DQ0206", size),
    ]
}

fn groups() -> Vec<Case> {
    let vector = Call { x: (INT8, &[8]), ..grouped() };
    let axis = "quant_axis is 1, its default, expected 0 (PMX DequantizeLinear 1.0, C14)";
    let ragged = "X has 8 elements on axis 1, expected a multiple of 3 (PMX DequantizeLinear 1.0, C15)";
    vec![
        Case::unbreakable(
            "C13",
            int8(),
            "there is a granularity for every group_size from 0 on and every Scale",
        )
        .keeps(grouped())
        .keeps(int8().scale(FLOAT32, &[4, 1])),
        rule("C14", vector.clone().set("quant_axis", 0).scale(FLOAT32, &[2]), vector, "DQ0207", axis)
            .keeps(Call { x: (INT8, &[8]), ..int8() }),
        rule("C15", grouped(), grouped().set("group_size", 3), "DQ0406", ragged),
    ]
}

fn shapes() -> Vec<Case> {
    let channels = || int8().scale(FLOAT32, &[4, 1]);
    let scale = "Scale has 8 elements on axis 1, expected 1 for per_channel (PMX DequantizeLinear 1.0, C16)";
    let rank = "Scale has rank 1, expected 2 for per_channel (PMX DequantizeLinear 1.0, C16)";
    let rows = "Scale has 1 element on axis 0, expected 4 for grouped (PMX DequantizeLinear 1.0, C16)";
    let zero_point = "ZeroPoint has rank 0, expected 1 (PMX DequantizeLinear 1.0, C17)";
    vec![
        rule("C16", channels(), channels().scale(FLOAT32, &[4, 8]), "DQ0404", scale)
            .keeps(int8().scale(FLOAT32, &[]))
            .breaks(channels().scale(FLOAT32, &[4]), "DQ0403", rank)
            .breaks(int4().set("group_size", 4).scale(FLOAT32, &[1, 2]), "DQ0404", rows),
        rule("C17", with_zero_point(), with_zero_point().zero_point(INT8, &[]), "DQ0403", zero_point),
    ]
}

fn values() -> Vec<Case> {
    let codes = || int4().set("has_zeropoint", true).zero_point(INT8, &[1]);
    let sixteen = "ZeroPoint is 16 at index 0, expected 0 to 15 (PMX DequantizeLinear 1.0, C18)";
    let negative = "ZeroPoint is -8 at index 0, expected 0 to 15 (PMX DequantizeLinear 1.0, C18)";
    let words = "Y has 1 element on axis 0, expected 4 (PMX DequantizeLinear 1.0, C19)";
    vec![
        rule("C18", codes().zero_points_of(15), codes().zero_points_of(16), "DQ0502", sixteen)
            .keeps(with_zero_point().zero_points_of(16))
            .breaks(codes().zero_points_of(0xf8), "DQ0502", negative),
        rule("C19", int4(), int4().into_output(FLOAT32, &[1, 8]), "DQ0404", words),
    ]
}
