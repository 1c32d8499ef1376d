//! oneDNN Graph `Dequantize` and `DynamicDequantize`.
//!
//! `Dequantize` has its scales and zero points as attributes, lists of float32 and int64; a plan takes them as tensors
//! of rank 1.

crate::include_spec!(onednn_dequantize);
crate::include_spec!(onednn_dynamic_dequantize);
