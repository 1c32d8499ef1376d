//! OpenPPL PMX `DequantizeLinear`.

crate::include_spec!(pmx_dequantize_linear);
