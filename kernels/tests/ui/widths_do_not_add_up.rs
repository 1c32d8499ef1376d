//! Sign, exponent and mantissa that are not as wide as the type.

dequant::include_spec!("widths_do_not_add_up.yaml");

fn main() {}
