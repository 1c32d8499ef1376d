//! A file that is not beside the caller.

dequant::include_spec!("nowhere.yaml");

fn main() {}
