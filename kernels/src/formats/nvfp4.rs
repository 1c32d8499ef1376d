//! Formats of the family `nvfp4`.

crate::include_spec!(nvfp4);
