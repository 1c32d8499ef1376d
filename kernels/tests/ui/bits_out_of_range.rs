//! A type wider than 64 bits.

dequant::include_spec!("bits_out_of_range.yaml");

fn main() {}
