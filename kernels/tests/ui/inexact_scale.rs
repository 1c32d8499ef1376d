//! A scale type with values that are not exact in float32.

dequant::include_spec!("inexact_scale.yaml");

fn main() {}
