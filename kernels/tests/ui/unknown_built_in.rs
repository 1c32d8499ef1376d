//! A built-in document that there is not.

dequant::include_spec!(onnx_dequantise_linear);

fn main() {}
