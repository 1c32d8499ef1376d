//! A tab where spaces should be.

dequant::include_spec!("tab.yaml");

fn main() {}
