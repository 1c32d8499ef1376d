//! The general operator: every element type, groups of any shape.

crate::include_spec!(affine_dequantize);
