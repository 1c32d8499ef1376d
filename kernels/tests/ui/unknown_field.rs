//! A field that the model does not have.

dequant::include_spec!("unknown_field.yaml");

fn main() {}
