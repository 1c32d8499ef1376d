//! An attribute whose name Rust has reserved.

dequant::include_spec!("reserved_name.yaml");

fn main() {}
