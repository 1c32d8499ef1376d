//! No argument.

dequant::include_spec!();

fn main() {}
