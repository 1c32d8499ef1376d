//! Formats of the family `mx`.

crate::include_spec!(mx);
