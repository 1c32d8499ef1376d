//! Codes that do not divide their word.

dequant::include_spec!("packing_overlaps.yaml");

fn main() {}
