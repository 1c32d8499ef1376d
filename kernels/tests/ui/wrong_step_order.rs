//! A formula that no kernel computes.

dequant::include_spec!("wrong_step_order.yaml");

fn main() {}
