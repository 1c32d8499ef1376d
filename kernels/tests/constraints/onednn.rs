//! oneDNN Graph Dequantize and DynamicDequantize.

use dequant::onednn::{Dequantize, DynamicDequantize};
use dequant::types::*;

use crate::{Call, Case, call, rule};

/// Release 3.`minor` of Dequantize, an int8 input of 2 × 6, one scale and, before 3.4, one zero point.
fn release(minor: u32) -> Call {
    let call = call(&Dequantize::version(3, minor).unwrap(), (INT8, &[2, 6]), (FLOAT32, &[1]));
    if minor < 4 { call.zero_point(INT64, &[1]) } else { call }
}

/// The same per channel, on axis 1.
fn per_channel() -> Call {
    release(4).set("qtype", "per_channel").scale(FLOAT32, &[6])
}

pub(crate) fn dequantize() -> Vec<Case> {
    [given(), types(), channels()].into_iter().flatten().collect()
}

fn given() -> Vec<Case> {
    let scales = "scales is not given, expected a tensor (oneDNN Dequantize 3.4, C1)";
    let zps = "zps is not given, expected a tensor (oneDNN Dequantize 3.3, C2)";
    let without = Call { zero_point: None, ..release(3) };
    vec![
        rule("C1", release(4), release(4).no_scale(), "DQ0301", scales),
        rule("C2", release(3), without, "DQ0301", zps).keeps(release(4)),
    ]
}

fn types() -> Vec<Case> {
    let float8 = |minor| Call { x: (FLOAT8E5M2, &[2, 6]), ..release(minor) };
    let src = "src has type float8e5m2, expected int8 or uint8 (oneDNN Dequantize 3.0, C3)";
    let scales = "scales has type float16, expected float32 (oneDNN Dequantize 3.4, C4)";
    let zps = "zps has type int32, expected int64 (oneDNN Dequantize 3.4, C5)";
    let none = "zps is given, expected none for type float8e5m2 (oneDNN Dequantize 3.4, C5)";
    let dst = "dst has type float16, expected float32 (oneDNN Dequantize 3.4, C6)";
    vec![
        rule("C3", float8(4), float8(0), "DQ0304", src),
        rule("C4", release(4), release(4).scale(FLOAT16, &[1]), "DQ0304", scales),
        rule("C5", release(4).zero_point(INT64, &[1]), release(4).zero_point(INT32, &[1]), "DQ0304", zps)
            .breaks(float8(4).zero_point(INT64, &[1]), "DQ0303", none),
        rule("C6", release(4).asking_for(FLOAT32), release(4).asking_for(FLOAT16), "DQ0304", dst),
    ]
}

fn channels() -> Vec<Case> {
    let qtype = "qtype is \"per_group\", expected per_tensor or per_channel (oneDNN Dequantize 3.4, C7)";
    let axis = "axis is 2, expected -2 to 1 (oneDNN Dequantize 3.4, C8)";
    let scales = "scales has 5 elements on axis 0, expected 6 for per_channel (oneDNN Dequantize 3.4, C9)";
    let one = "scales has rank 0, expected 1 for per_tensor (oneDNN Dequantize 3.4, C9)";
    let zps = "zps has 1 element on axis 0, expected 6 for per_channel (oneDNN Dequantize 3.4, C10)";
    let dst = "dst has rank 1, expected 2 (oneDNN Dequantize 3.4, C11)";
    let with = |shape| per_channel().zero_point(INT64, shape);
    vec![
        rule("C7", per_channel(), per_channel().set("qtype", "per_group"), "DQ0401", qtype),
        rule("C8", per_channel().set("axis", -1), per_channel().set("axis", 2), "DQ0207", axis)
            .keeps(release(4).set("axis", 9)),
        rule("C9", per_channel(), per_channel().scale(FLOAT32, &[5]), "DQ0404", scales).breaks(
            release(4).scale(FLOAT32, &[]),
            "DQ0403",
            one,
        ),
        rule("C10", with(&[6]), with(&[1]), "DQ0404", zps),
        rule("C11", release(4), release(4).into_output(FLOAT32, &[12]), "DQ0403", dst),
    ]
}

/// DynamicDequantize of an int8 input of 2 × 6 and one scale.
fn dynamic() -> Call {
    call(&DynamicDequantize::newest(), (INT8, &[2, 6]), (FLOAT32, &[1]))
}

/// The same in groups of 1 × 3.
fn per_group() -> Call {
    dynamic().set("qtype", "per_group").set("group_shape", &[1, 3][..]).scale(FLOAT32, &[2, 2])
}

pub(crate) fn dynamic_dequantize() -> Vec<Case> {
    [dynamic_types(), dynamic_granularity(), groups(), dynamic_shapes()].into_iter().flatten().collect()
}

fn dynamic_types() -> Vec<Case> {
    let missing = "scales is not given, expected a tensor (oneDNN DynamicDequantize 3.13, C1)";
    let src =
        "src has type float8e5m2, expected int8, uint8, int4 or uint4 (oneDNN DynamicDequantize 3.13, C2)";
    let float8 = Call { x: (FLOAT8E5M2, &[2, 6]), ..dynamic() };
    let scales = "scales has type float8e8m0, expected float32, float16 or bfloat16 (oneDNN DynamicDequantize 3.13, C3)";
    let zps = "zps has type int4, expected int8, uint8 or int32 (oneDNN DynamicDequantize 3.13, C4)";
    let dst = "dst has type int8, expected float32, float16 or bfloat16 (oneDNN DynamicDequantize 3.13, C5)";
    let early = "group_shape is given in version 3.6, expected at least version 3.7 (oneDNN DynamicDequantize 3.6, C13)";
    let at = |minor| call(&DynamicDequantize::version(3, minor).unwrap(), (INT8, &[2, 6]), (FLOAT32, &[1]));
    let shaped = |minor| at(minor).set("group_shape", &[1, 3][..]);
    let int4 = "src has type int4, expected int8 or uint8 (oneDNN DynamicDequantize 3.6, C2)";
    vec![
        rule("C13", shaped(7), shaped(6), "DQ0203", early),
        rule("C1", dynamic(), dynamic().no_scale(), "DQ0301", missing),
        rule("C2", dynamic(), float8, "DQ0304", src).keeps(at(0)).breaks(
            Call { x: (INT4, &[2, 6]), ..at(6) },
            "DQ0304",
            int4,
        ),
        rule("C3", dynamic().scale(BFLOAT16, &[1]), dynamic().scale(FLOAT8E8M0, &[1]), "DQ0304", scales),
        rule("C4", dynamic().zero_point(INT32, &[1]), dynamic().zero_point(INT4, &[1]), "DQ0304", zps),
        rule("C5", dynamic().asking_for(BFLOAT16), dynamic().asking_for(INT8), "DQ0304", dst),
    ]
}

fn dynamic_granularity() -> Vec<Case> {
    let channels = || dynamic().set("qtype", "per_channel").scale(FLOAT32, &[6]);
    let qtype = "qtype is \"per-group\", expected per_tensor, per_channel or per_group (oneDNN DynamicDequantize 3.13, C6)";
    let axis = "axis is -3, expected -2 to 1 (oneDNN DynamicDequantize 3.13, C7)";
    let early = "qtype asks for per_group in version 3.6, expected at least version 3.7 (oneDNN DynamicDequantize 3.6, C6)";
    let release_6 = DynamicDequantize::version(3, 6).unwrap();
    let grouped_early = call(&release_6, (INT8, &[2, 6]), (FLOAT32, &[1])).set("qtype", "per_group");
    vec![
        rule("C6", channels(), channels().set("qtype", "per-group"), "DQ0401", qtype)
            .keeps(per_group())
            .breaks(grouped_early, "DQ0402", early),
        rule("C7", channels().set("axis", -1), channels().set("axis", -3), "DQ0207", axis)
            .keeps(per_group().set("axis", -3)),
    ]
}

fn groups() -> Vec<Case> {
    let missing = "group_shape is not given, expected a value (oneDNN DynamicDequantize 3.13, C8)";
    let no_list = dynamic().set("qtype", "per_group").scale(FLOAT32, &[2, 2]);
    let short = "group_shape has 1 entry, expected 2 (oneDNN DynamicDequantize 3.13, C8)";
    let zero = "group_shape is 0 on axis 1, expected at least 1 (oneDNN DynamicDequantize 3.13, C8)";
    let negative = "group_shape is -1 on axis 0, expected at least 1 (oneDNN DynamicDequantize 3.13, C8)";
    let ragged = "src has 6 elements on axis 1, expected a multiple of 4 (oneDNN DynamicDequantize 3.13, C9)";
    let of = |list: &[i64]| per_group().set("group_shape", list);
    vec![
        rule("C8", per_group(), no_list, "DQ0204", missing)
            .breaks(of(&[3]), "DQ0208", short)
            .breaks(of(&[1, 0]), "DQ0209", zero)
            .breaks(of(&[-1, 3]), "DQ0209", negative),
        rule("C9", of(&[2, 6]).scale(FLOAT32, &[1, 1]), of(&[1, 4]), "DQ0406", ragged),
    ]
}

fn dynamic_shapes() -> Vec<Case> {
    let scales = "scales has 12 elements, expected 1 for per_tensor (oneDNN DynamicDequantize 3.13, C10)";
    let grid =
        "scales has 3 elements on axis 1, expected 2 for per_group (oneDNN DynamicDequantize 3.13, C10)";
    let zps = "zps has rank 1, expected 2 for per_group (oneDNN DynamicDequantize 3.13, C11)";
    let dst = "dst has type float32, expected float16 (oneDNN DynamicDequantize 3.13, C12)";
    let half = || dynamic().asking_for(FLOAT16);
    vec![
        rule(
            "C10",
            dynamic().scale(FLOAT32, &[1, 1, 1]),
            dynamic().scale(FLOAT32, &[2, 6]),
            "DQ0405",
            scales,
        )
        .keeps(dynamic().scale(FLOAT32, &[]))
        .breaks(per_group().scale(FLOAT32, &[2, 3]), "DQ0404", grid),
        rule("C11", per_group().zero_point(INT8, &[2, 2]), per_group().zero_point(INT8, &[4]), "DQ0403", zps)
            .keeps(dynamic().zero_point(INT8, &[1, 1])),
        rule("C12", half(), half().into_output(FLOAT32, &[2, 6]), "DQ0304", dst),
    ]
}
