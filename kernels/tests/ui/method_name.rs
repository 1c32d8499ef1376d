//! An attribute whose name a method has.

dequant::include_spec!("method_name.yaml");

fn main() {}
