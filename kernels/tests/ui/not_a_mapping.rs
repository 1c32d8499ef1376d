//! A list where a mapping should be.

dequant::include_spec!("not_a_mapping.yaml");

fn main() {}
