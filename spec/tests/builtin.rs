//! The built-in documents resolve, and hold the combinations that their pages list.

use dequant_spec::{builtin, matrix};

fn counts(id: &str) -> Vec<(String, usize)> {
    let operators = builtin::operators().unwrap_or_else(|errors| panic!("{errors}"));
    let operator = operators.iter().find(|o| o.id() == id).unwrap();
    let count = |v| matrix::combinations(operator, v).len();
    operator.versions.iter().map(|v| (v.label.clone(), count(v))).collect()
}

fn labelled(rows: &[(&str, usize)]) -> Vec<(String, usize)> {
    rows.iter().map(|(label, count)| ((*label).to_owned(), *count)).collect()
}

#[test]
fn onnx_has_3_to_192_combinations() {
    let expected = [("10", 3), ("13", 3), ("19", 21), ("21", 33), ("23", 108), ("24", 144), ("25", 168), ("28", 192)];
    assert_eq!(counts("onnx.DequantizeLinear"), labelled(&expected));
}

#[test]
fn onednn_dequantize_has_2_and_4() {
    assert_eq!(counts("onednn.Dequantize"), labelled(&[("3.0", 2), ("3.4", 4)]));
}

#[test]
fn dynamic_dequantize_has_144() {
    assert_eq!(counts("onednn.DynamicDequantize"), labelled(&[("3.7", 144)]));
}

#[test]
fn pmx_has_16() {
    assert_eq!(counts("pmx.DequantizeLinear"), labelled(&[("1", 16)]));
}
