//! A type that nothing defines, one letter off.

dequant::include_spec!("unknown_type.yaml");

fn main() {}
