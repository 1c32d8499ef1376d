//! An attribute that there is not.

dequant::include_spec!("unknown_attribute.yaml");

fn main() {}
