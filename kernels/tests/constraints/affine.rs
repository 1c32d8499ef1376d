//! The general operator.

use dequant::affine::Dequantize;
use dequant::types::*;
use dequant_spec::builtin;
use dequant_spec::element::Encoding;

use crate::{Call, Case, call, rule};

/// A uint4 input of 2 × 6 in groups of 1 × 4, the last one cut.
fn groups() -> Call {
    let call = call(&Dequantize::newest(), (UINT4, &[2, 6]), (FLOAT32, &[2, 2]));
    call.set("group_shape", &[1, 4][..])
}

/// The same with one scale.
fn tensor() -> Call {
    groups().set("granularity", "per_tensor").scale(FLOAT32, &[1])
}

pub(crate) fn cases() -> Vec<Case> {
    [types(), shapes()].into_iter().flatten().collect()
}

/// Every type of up to 32 bits that something may have, in the words of a message.
fn every(fits: impl Fn(&Encoding) -> bool) -> String {
    let types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let listed = types.iter().filter(|element| element.bits <= 32 && fits(&element.encoding));
    let names: Vec<&str> = listed.map(|element| element.name.as_str()).collect();
    let (last, others) = names.split_last().expect("there are types");
    format!("{} or {last}", others.join(", "))
}

fn types() -> Vec<Case> {
    let missing = "scale is not given, expected a tensor (AFFINE Dequantize 1.0, C1)";
    // A type that is added to the document is in the message as well.
    let x = format!("x has type int64, expected {} (AFFINE Dequantize 1.0, C2)", every(|_| true));
    let wide = Call { x: (INT64, &[2, 6]), ..groups() };
    let floats = every(|encoding| matches!(encoding, Encoding::Float(_)));
    let scale = format!("scale has type int8, expected {floats} (AFFINE Dequantize 1.0, C3)");
    let zero = "zero_point has type int16, expected uint4, int8, uint8, int32, float16, bfloat16 or float32 (AFFINE Dequantize 1.0, C4)";
    let added = "zero_point has type uint4, expected a float type (AFFINE Dequantize 1.0, C5)";
    let adding = || groups().set("additive", true);
    let output = "y has type int8, expected float32, float16 or bfloat16 (AFFINE Dequantize 1.0, C6)";
    vec![
        rule("C1", groups(), groups().no_scale(), "DQ0301", missing),
        rule("C2", groups(), wide, "DQ0304", x.leak()).keeps(Call { x: (FLOAT8E8M0, &[2, 6]), ..groups() }),
        rule(
            "C3",
            groups().scale(FLOAT8E4M3FN, &[2, 2]).asking_for(FLOAT32),
            groups().scale(INT8, &[2, 2]),
            "DQ0304",
            scale.leak(),
        )
        .keeps(groups().scale(FLOAT4E2M1, &[2, 2]).asking_for(BFLOAT16)),
        rule("C4", groups().zero_point(UINT4, &[2, 2]), groups().zero_point(INT16, &[2, 2]), "DQ0304", zero)
            .keeps(groups().zero_point(FLOAT32, &[2, 2])),
        rule(
            "C5",
            adding().zero_point(FLOAT32, &[2, 2]),
            adding().zero_point(UINT4, &[2, 2]),
            "DQ0304",
            added,
        ),
        rule("C6", groups().asking_for(FLOAT16), groups().asking_for(INT8), "DQ0304", output),
    ]
}

fn shapes() -> Vec<Case> {
    let word = "granularity is \"per_axis\", expected per_tensor or per_group (AFFINE Dequantize 1.0, C7)";
    let short = "group_shape has 1 entry, expected 2 (AFFINE Dequantize 1.0, C8)";
    let scale = "scale has 1 element on axis 1, expected 2 for per_group (AFFINE Dequantize 1.0, C9)";
    let zero = "zero_point has rank 1, expected 2 (AFFINE Dequantize 1.0, C10)";
    let output = "y has 7 elements on axis 1, expected 6 (AFFINE Dequantize 1.0, C11)";
    vec![
        rule("C7", tensor(), groups().set("granularity", "per_axis"), "DQ0401", word),
        rule("C8", groups(), groups().set("group_shape", &[4][..]), "DQ0208", short),
        rule("C9", groups(), groups().scale(FLOAT32, &[2, 1]), "DQ0404", scale),
        rule("C10", groups().zero_point(UINT4, &[2, 2]), groups().zero_point(UINT4, &[4]), "DQ0403", zero),
        rule("C11", groups(), groups().into_output(FLOAT32, &[2, 7]), "DQ0404", output),
    ]
}
