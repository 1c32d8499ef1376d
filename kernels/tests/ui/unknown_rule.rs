//! A rule that there is not.

dequant::include_spec!("unknown_rule.yaml");

fn main() {}
