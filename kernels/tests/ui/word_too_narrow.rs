//! A word that holds one code.

dequant::include_spec!("word_too_narrow.yaml");

fn main() {}
