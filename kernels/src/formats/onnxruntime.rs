//! Formats of the family `ort`.

crate::include_spec!(onnxruntime);
