//! The names that a document's items have in Rust.

/// What operators and formats can be asked, and so what no attribute's setter can be called. That all of them are here is a test of
/// the macro's.
pub const METHODS: [&str; 24] = [
    "attributes",
    "block_layout",
    "caller_chooses",
    "clone",
    "combinations",
    "deref",
    "facts",
    "id",
    "inputs",
    "name",
    "new",
    "newest",
    "number",
    "opset",
    "output_type",
    "plan",
    "plan_stack",
    "run",
    "set",
    "set_at",
    "tensors",
    "typed",
    "version",
    "weight_types",
];

/// How many bytes are kept of a text that a caller gives as an attribute's value (`dequant::Text`): of a longer one none could be it.
pub const LONGEST_WORD: usize = 24;

/// The struct of an operator or format, and the marker of an element type: `float8e4m3fn` is `Float8E4M3Fn`.
pub fn marker(name: &str) -> String {
    let mut camel = String::new();
    let mut upper = true;
    for c in name.chars() {
        if c != '_' {
            camel.push(if upper { c.to_ascii_uppercase() } else { c });
        }
        upper = c == '_' || c.is_ascii_digit();
    }
    camel
}

/// The `DType` constant of an element type: `float8e4m3fn` is `FLOAT8E4M3FN`.
pub fn constant(name: &str) -> String {
    name.to_ascii_uppercase()
}
