//! One field twice.

dequant::include_spec!("duplicate_field.yaml");

fn main() {}
