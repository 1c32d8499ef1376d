//! Two types of one name.

dequant::include_spec!("duplicate_type.yaml");

fn main() {}
