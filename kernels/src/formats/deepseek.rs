//! Formats of the family `deepseek`.

crate::include_spec!(deepseek);
