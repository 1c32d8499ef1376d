//! Two types of one name.

dequant::include_spec!("names_collide.yaml");

fn main() {}
