//! A rule before another one that it rests on.

dequant::include_spec!("wrong_rule_order.yaml");

fn main() {}
