//! A codebook that lacks numbers.

dequant::include_spec!("codebook_too_short.yaml");

fn main() {}
