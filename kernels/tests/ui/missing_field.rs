//! An entry without one of its fields.

dequant::include_spec!("missing_field.yaml");

fn main() {}
