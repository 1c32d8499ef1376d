//! A document of nothing.

dequant::include_spec!("empty.yaml");

fn main() {}
