//! Formats of the family `awq`.

crate::include_spec!(awq);
