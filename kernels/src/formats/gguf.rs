//! Formats of the family `gguf`.

crate::include_spec!(gguf);
