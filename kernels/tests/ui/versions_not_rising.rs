//! A version that is not newer than the one before.

dequant::include_spec!("versions_not_rising.yaml");

fn main() {}
