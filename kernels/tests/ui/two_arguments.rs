//! More than one argument.

dequant::include_spec!(types, "more.yaml");

fn main() {}
