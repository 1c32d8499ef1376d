//! A word where a number should be.

dequant::include_spec!("wrong_kind_of_value.yaml");

fn main() {}
