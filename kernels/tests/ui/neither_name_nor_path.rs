//! An argument that is neither a name nor a path.

dequant::include_spec!(21);

fn main() {}
