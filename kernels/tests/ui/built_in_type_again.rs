//! A type that is built in.

dequant::include_spec!("built_in_type_again.yaml");

fn main() {}
