//! Typed plans of operators refuse what untyped ones refuse, and take what those take.

use dequant::builder::{Absent, Opset, Release};
use dequant::onednn::{Dequantize, DynamicDequantize};
use dequant::onnx::DequantizeLinear;
use dequant::types::{FLOAT16, FLOAT32, Float8E4M3Fn, Float32, INT8, Int8};
use dequant::{Error, Meta, pmx};

/// Input, scale, no zero point, output.
type Types = (Int8, Float32, Absent, Float32);

/// An output type that is asked for in two ways.
#[test]
fn a_typed_plan_has_the_output_type_that_was_asked_for() -> Result<(), Error> {
    let operator = DynamicDequantize::<Release<3, 7>>::new()?;
    let error = operator.clone().dst(FLOAT16).typed::<Types>(&[4], &[1], None).unwrap_err();
    let expected = "dst has type float16, expected float32 (oneDNN DynamicDequantize 3.7)";
    assert_eq!((error.code(), error.to_string().as_str()), ("DQ0304", expected));
    let plan = operator.dst(FLOAT32).typed::<Types>(&[4], &[1], None)?;
    assert_eq!(plan.plan().output(), Meta::new(FLOAT32, &[4]));
    Ok(())
}

/// oneDNN's zps may be left out from 3.4 on; before, there is no such combination.
#[test]
fn an_attribute_that_may_be_left_out_is_absent() -> Result<(), Error> {
    let plan = Dequantize::<Release<3, 4>>::new()?.typed::<Types>(&[4], &[1], None)?;
    assert_eq!(plan.run_to_vec(&[1, -2, 3, -128], &[0.5], None)?, [0.5, -1.0, 1.5, -64.0]);
    let error =
        Dequantize::version(3, 3)?.plan(Meta::new(INT8, &[4]), Meta::new(FLOAT32, &[1]), None).unwrap_err();
    assert_eq!(error.to_string(), "zps is not given, expected a tensor (oneDNN Dequantize 3.3, C2)");
    Ok(())
}

/// PMX's empty tensor in the place of a zero point.
#[test]
fn a_typed_plan_takes_the_placeholder_of_an_absent_zero_point() -> Result<(), Error> {
    let operator = pmx::DequantizeLinear::<Release<1, 0>>::new()?.quant_data_type("int8").group_size(0);
    let plan = operator.typed::<Types>(&[2, 3], &[1], Some(&[0]))?;
    let mut y = [0.0; 6];
    plan.run(&[1, 2, 3, 4, 5, 6], &[0.5], Some(&[]), &mut y)?;
    assert_eq!(y, [0.5, 1.0, 1.5, 2.0, 2.5, 3.0]);
    // A zero point that has elements is none.
    assert_eq!(operator.typed::<Types>(&[2, 3], &[1], Some(&[1])).unwrap_err().code(), "DQ0503");
    let flagged = operator.has_zeropoint(true).typed::<Types>(&[2, 3], &[1], Some(&[0]));
    assert_eq!(flagged.unwrap_err().code(), "DQ0301");
    Ok(())
}

/// Slices go without a comparison of types, but not past the rules about values.
#[test]
fn a_typed_run_checks_values_before_it_writes() -> Result<(), Error> {
    let operator = DequantizeLinear::<Opset<19>>::new()?;
    let plan = operator.typed::<(Float8E4M3Fn, Float32, Float32)>(&[2], &[], Some(&[]))?;
    let mut y = [7.0; 2];
    let error = plan.run(&[0x38; 2], &[1.0], Some(&[1]), &mut y).unwrap_err();
    assert_eq!((error.code(), y), ("DQ0501", [7.0; 2]));
    plan.run(&[0x38; 2], &[1.0], Some(&[0]), &mut y)?;
    assert_eq!(y, [1.0; 2]);
    Ok(())
}
