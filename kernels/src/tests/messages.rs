//! Errors and their texts.

use alloc::format;

use super::*;

fn meta(dtype: DType, shape: &'static [usize]) -> Meta<'static> {
    Meta { dtype, shape }
}

fn plan_error(
    builder: &Builder,
    x: Meta<'static>,
    scale: Meta<'static>,
    zero_point: Option<Meta<'static>>,
) -> alloc::string::String {
    text(builder.plan(x, Some(scale), zero_point).unwrap_err())
}

fn opset(major: u32) -> Builder {
    Builder::new(&ONNX, major, 0).unwrap()
}

#[test]
fn texts_of_onnx_rules() {
    let (x, scale) = (meta(INT8, &[2, 8]), meta(FLOAT32, &[2, 3]));
    let blocked = opset(21).set_at(0, 1).set_at(1, 2);
    let cases = [
        (
            plan_error(&blocked, x, scale, None),
            "x_scale has 3 elements on axis 1, expected 4 for blocked (ONNX DequantizeLinear-21, C10)",
        ),
        (
            plan_error(&blocked, meta(INT64, &[2, 8]), scale, None),
            "x has type int64, expected int8, uint8, int32, float8e4m3fn, int4, float6e2m3 or int12 \
             (ONNX DequantizeLinear-21, C3)",
        ),
        (
            plan_error(&opset(19).set_at(1, 2), x, scale, None),
            "block_size is given in version 19, expected at least version 21 (ONNX DequantizeLinear-19, C1)",
        ),
        (
            plan_error(&onnx(3, 2), x, scale, None),
            "axis is 3, expected -2 to 1 (ONNX DequantizeLinear-25, C9)",
        ),
        (
            plan_error(&onnx(1, -1), x, scale, None),
            "block_size is -1, expected at least 0 (ONNX DequantizeLinear-25, C7)",
        ),
        (
            plan_error(&opset(11), x, meta(FLOAT32, &[8]), None),
            "x_scale asks for per_axis in version 11, expected at least version 13 (ONNX DequantizeLinear-11, C8)",
        ),
        (
            plan_error(&opset(13), x, meta(FLOAT32, &[]), Some(meta(UINT8, &[]))),
            "x_zero_point has type uint8, expected int8 (ONNX DequantizeLinear-13, C5)",
        ),
        (
            plan_error(&opset(13), x, meta(FLOAT32, &[]), Some(meta(INT8, &[2]))),
            "x_zero_point has 2 elements on axis 0, expected 1 for per_tensor (ONNX DequantizeLinear-13, C11)",
        ),
        (
            plan_error(&opset(13), x, meta(FLOAT32, &[]), Some(meta(INT8, &[1, 1]))),
            "x_zero_point has rank 2, expected 0 or 1 for per_tensor (ONNX DequantizeLinear-13, C11)",
        ),
        (
            plan_error(&opset(23).set_at(2, 2), x, meta(FLOAT32, &[]), None),
            "y has type uint8, expected float32 or float16 (ONNX DequantizeLinear-23, C6)",
        ),
        (
            plan_error(&opset(23).set_at(2, 77), x, meta(FLOAT32, &[]), None),
            "output_dtype is 77, expected 1 (float32) or 10 (float16) (ONNX DequantizeLinear-23, C6)",
        ),
        (
            plan_error(&opset(13).output_type(FLOAT16), x, meta(FLOAT32, &[]), None),
            "y has type float16, expected float32 (ONNX DequantizeLinear-13, C6)",
        ),
        (
            plan_error(&opset(13).set_at(0, "1"), x, meta(FLOAT32, &[]), None),
            "axis is a text, expected an integer (ONNX DequantizeLinear-13)",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
}

#[test]
fn texts_of_pmx_rules() {
    let pmx = || Builder::newest(&PMX);
    let int4 = || pmx().set_at(0, "int4").set_at(2, 0);
    let (words, one) = (meta(INT16, &[2, 8]), meta(FLOAT32, &[1]));
    let cases = [
        (plan_error(&pmx(), words, one, None), "quant_data_type is not given, expected a value", "C1"),
        (
            plan_error(&pmx().set_at(0, "a text of more than twenty-four bytes"), words, one, None),
            "quant_data_type is \"a text of more than twen…\", expected int4 or int8",
            "C2",
        ),
        (plan_error(&int4(), meta(INT8, &[2, 8]), one, None), "X has type int8, expected int16", "C4"),
        (
            plan_error(&int4().set_at(3, true), words, one, None),
            "ZeroPoint is not given, expected a tensor",
            "C6",
        ),
        (
            plan_error(&int4(), words, one, Some(meta(INT8, &[1]))),
            "ZeroPoint is given, expected none without has_zeropoint",
            "C6",
        ),
        (
            plan_error(&int4().set_at(3, 1).set_at(4, 1), words, one, Some(meta(INT8, &[1]))),
            "ZeroPoint has type int8, expected a float type",
            "C8",
        ),
        (plan_error(&int4(), meta(INT16, &[]), one, None), "X has rank 0, expected at least 1", "C10"),
        (plan_error(&int4().set_at(1, 2), words, one, None), "quant_axis is 2, expected 0 or 1", "C11"),
        (
            plan_error(&int4().set_at(2, 3), words, meta(FLOAT32, &[8, 3]), None),
            "X has 8 elements on axis 1, expected a multiple of 3",
            "C15",
        ),
        (
            plan_error(&int4().set_at(2, 4), words, meta(FLOAT32, &[2, 2]), None),
            "Scale has 2 elements on axis 0, expected 8 for grouped",
            "C16",
        ),
    ];
    for (found, expected, id) in cases {
        assert_eq!(found, alloc::format!("{expected} (PMX DequantizeLinear 1.0, {id})"));
    }
    let unknown = pmx().set("groupsize", Value::Int(1)).unwrap_err();
    let known = "quant_data_type, quant_axis, group_size, has_zeropoint or float_zeropoint";
    let expected = format!("\"groupsize\" is no attribute, expected {known} (PMX DequantizeLinear 1.0)");
    assert_eq!(text(unknown), expected);
    // What would move a cursor is written out.
    let control = pmx().set("size\u{1b}[2J\n\u{85}", 1).unwrap_err();
    let expected = format!(
        "\"size\\u{{1b}}[2J\\n\\u{{85}}\" is no attribute, expected {known} (PMX DequantizeLinear 1.0)"
    );
    assert_eq!(text(control), expected);
    assert!(pmx().set("has_zeropoint", 2).is_err());
    assert!(pmx().set("has_zeropoint", 1).is_ok());
}

#[test]
fn versions_are_looked_up() {
    let error = |major| Builder::new(&ONNX, major, 0).unwrap_err();
    assert_eq!(text(error(9)), "the version of ONNX DequantizeLinear is 9, expected at least 10");
    assert_eq!(
        text(error(26)),
        "the version of ONNX DequantizeLinear is 26, expected at most 25, the newest known"
    );
    assert_eq!((error(9).code(), error(26).code(), error(9).constraint()), ("DQ0101", "DQ0102", None));
    assert_eq!((error(9).kind(), error(26).kind()), (ErrorKind::Version, ErrorKind::Version));
    // Opset 20 is described by the entry of opset 13.
    let error = opset(20).plan(meta(INT4, &[2]), Some(meta(FLOAT32, &[])), None).unwrap_err();
    assert_eq!((error.kind(), error.constraint()), (ErrorKind::Input, Some("C3")));
}

#[test]
fn tensors_are_measured() {
    let length = |dtype, shape: &'static [usize], bytes| {
        TensorRef::new(dtype, shape, &[0; 16][..bytes]).err().map(|error| error.code())
    };
    assert_eq!(length(INT4, &[3], 2), None);
    assert_eq!(length(INT4, &[3], 1), Some("DQ0701"));
    assert_eq!(length(FLOAT6E2M3, &[3, 3], 7), None);
    assert_eq!(length(INT8, &[], 1), None);
    assert_eq!(length(INT8, &[usize::MAX, usize::MAX, 0], 0), None);
    assert_eq!(length(INT8, &[usize::MAX, 2], 0), Some("DQ0702"));
    assert_eq!(length(FLOAT32, &[usize::MAX / 2], 0), Some("DQ0702"));
}

#[test]
fn errors_stay_small() {
    assert!(size_of::<Error>() <= 128, "{}", size_of::<Error>());
}

#[test]
fn plans_explain_themselves() {
    let plan = onnx(1, 4).plan(meta(INT8, &[2, 6]), Some(meta(FLOAT16, &[2, 2])), None).unwrap();
    let explained = |types: &str, bytes: usize| {
        format!(
            "operator:    ONNX DequantizeLinear-25\ngranularity: blocked, groups of [1, 4]\ntypes:       {types}\n\
             formula:     {}\nlevel:       {}\nwork:        12 elements, {bytes} bytes moved",
            <crate::formula::Affine as crate::formula::Formula>::NAME,
            crate::Level::detect()
        )
    };
    assert_eq!(plan.explain().to_string(), explained("int8 with scale float16 to float16", 44));
    assert_eq!((plan.rows(), plan.row_len()), (2, 6));
    let (x, parameters) = (meta(INT8, &[2, 6]), [meta(FLOAT32, &[2, 2]), meta(INT8, &[2, 2])]);
    let plan = onnx(1, 4).plan(x, parameters[0], parameters[1]).unwrap();
    assert_eq!(
        plan.explain().to_string(),
        explained("int8 with scale float32 and zero point int8 to float32", 80)
    );
}

/// Without `std` levels are those that are enabled while compiling, few mostly.
#[test]
fn levels_that_a_machine_lacks_are_refused() {
    let plan = onnx(1, 4).plan(meta(INT8, &[2, 6]), Some(meta(FLOAT16, &[2, 2])), None).unwrap();
    let best = Level::detect();
    for level in Level::ALL {
        let at = plan.clone().at(*level);
        match level.is_available() {
            true => assert_eq!(at.unwrap().level(), *level),
            false => assert_eq!(at.unwrap_err(), Error::Level { found: *level, best }),
        }
    }
}

#[test]
#[should_panic(expected = "an element type has 1 to 64 bits")]
fn a_type_without_bits_is_none() {
    let _ = DType::new("none", 0, &integer(true, 0));
}

#[test]
#[should_panic(expected = "an element type has 1 to 64 bits")]
fn a_type_of_65_bits_is_none() {
    let _ = DType::new("wide", 65, &integer(true, 0));
}

#[test]
#[should_panic(expected = "attribute 9 of ")]
fn an_attribute_beyond_the_last_is_none() {
    let _ = opset(21).set_at(9, 1);
}
