//! Formats of the family `bnb`.

crate::include_spec!(bitsandbytes);
