//! Four mistakes, reported in one go.

dequant::include_spec!("many_mistakes.yaml");

fn main() {}
