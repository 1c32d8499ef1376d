//! Formats of the family `hqq`.

crate::include_spec!(hqq);
