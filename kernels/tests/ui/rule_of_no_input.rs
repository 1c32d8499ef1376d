//! A rule about an input that there is not.

dequant::include_spec!("rule_of_no_input.yaml");

fn main() {}
