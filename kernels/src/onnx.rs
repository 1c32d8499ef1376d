//! ONNX `DequantizeLinear`, operator sets from 10 on.

crate::include_spec!(onnx_dequantize_linear);
