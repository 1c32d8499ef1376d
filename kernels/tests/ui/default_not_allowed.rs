//! Two types of one name.

dequant::include_spec!("default_not_allowed.yaml");

fn main() {}
