//! The built-in element types: a marker and a [`DType`](crate::DType) for each.

crate::include_spec!(types);
