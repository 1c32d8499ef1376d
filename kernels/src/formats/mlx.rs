//! Formats of the family `mlx`.

crate::include_spec!(mlx);
