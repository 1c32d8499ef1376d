//! Formats of the family `gptq`.

crate::include_spec!(gptq);
