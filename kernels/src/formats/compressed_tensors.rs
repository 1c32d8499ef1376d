//! Formats of the family `compressed_tensors`.

crate::include_spec!(compressed_tensors);
