//! A bracket that nothing closes.

dequant::include_spec!("unclosed_bracket.yaml");

fn main() {}
