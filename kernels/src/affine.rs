//! The general operator: every element type of up to 32 bits, groups of any shape.

crate::include_spec!(affine_dequantize);
