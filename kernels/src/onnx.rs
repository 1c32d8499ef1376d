//! ONNX `DequantizeLinear`, operator sets 10 to 28.

crate::include_spec!(onnx_dequantize_linear);
