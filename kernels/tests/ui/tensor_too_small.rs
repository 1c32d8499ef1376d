//! Two types of one name.

dequant::include_spec!("tensor_too_small.yaml");

fn main() {}
