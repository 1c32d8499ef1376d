//! A document without a rule that kernels rest on.

dequant::include_spec!("missing_rule.yaml");

fn main() {}
