//! The built-in element types: a marker and a [`DType`] for each.

use crate::DType;

crate::include_spec!(types);

/// The type that a dialect (`onednn`, `safetensors`) calls so, or whose own name it is: `by_name("safetensors", "F8_E4M3")` is
/// [`FLOAT8E4M3FN`], and `by_name("onednn", "s8")` is [`INT8`]. A type's own name is known in every dialect; none for other words.
pub fn by_name(dialect: &str, name: &str) -> Option<DType> {
    let spelled = WORDS.iter().find(|(_, names, _)| names.contains(&(dialect, name)));
    spelled.map(|(dtype, ..)| *dtype).or_else(|| ALL.iter().find(|dtype| dtype.name() == name).copied())
}

/// The type that has a number in a dialect: `by_number("onnx", 22)` is [`INT4`], by ONNX's `TensorProto.DataType`; none
/// for other numbers, and in dialects that have no numbers.
pub fn by_number(dialect: &str, number: i64) -> Option<DType> {
    WORDS.iter().find(|(.., numbers)| numbers.contains(&(dialect, number))).map(|(dtype, ..)| *dtype)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_found_by_the_words_of_a_dialect() {
        assert_eq!(by_name("onednn", "s8"), Some(INT8));
        assert_eq!(by_name("safetensors", "F8_E4M3"), Some(FLOAT8E4M3FN));
        assert_eq!(by_name("safetensors", "BF16"), Some(BFLOAT16));
        assert_eq!(by_name("safetensors", "s8"), None);
        assert_eq!(by_name("onnx", "float8e5m2"), Some(FLOAT8E5M2));
        assert_eq!(by_name("onnx", "s8"), None);
        assert_eq!(by_number("onnx", 22), Some(INT4));
        assert_eq!(by_number("onnx", 0), None);
    }
}
