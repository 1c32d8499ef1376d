//! The built-in element types: a marker and a [`DType`] for each.

#![expect(clippy::indexing_slicing, reason = "a loop up to the length of both lists, while compiling")]

use crate::DType;

crate::include_spec!(types);

/// Every built-in element type, in the order of the document.
pub const ALL: &[DType] = &{
    let mut all = [FLOAT32; TYPES.len()];
    let mut index = 0;
    while index < TYPES.len() {
        all[index] = TYPES[index].dtype();
        index += 1;
    }
    all
};

/// The type that a dialect (`onednn`, `safetensors`) calls so, or whose own name it is: `by_name("safetensors", "F8_E4M3")` is
/// [`FLOAT8E4M3FN`], and `by_name("onednn", "s8")` is [`INT8`]. A type's own name is known in every dialect; none for other words.
pub fn by_name(dialect: &str, name: &str) -> Option<DType> {
    let spelled = TYPES.iter().find(|named| named.name_in(dialect) == Some(name));
    spelled.or_else(|| TYPES.iter().find(|named| named.dtype().name() == name)).map(|named| named.dtype())
}

/// The type that has a number in a dialect: `by_number("onnx", 22)` is [`INT4`], by ONNX's `TensorProto.DataType`, and
/// `by_number("gguf", 1)` is [`FLOAT16`], by ggml's `ggml_type`; none for other numbers, and in dialects that have no numbers.
pub fn by_number(dialect: &str, number: i64) -> Option<DType> {
    TYPES.iter().find(|named| named.number_in(dialect) == Some(number)).map(|named| named.dtype())
}

/// What a dialect calls a type: `name_in("safetensors", BFLOAT16)` is `BF16`; none where it has no name for it.
pub fn name_in(dialect: &str, dtype: DType) -> Option<&'static str> {
    TYPES.iter().find(|named| named.dtype() == dtype)?.name_in(dialect)
}

/// The number that a dialect has for a type: `number_in("onnx", INT4)` is 22; none where it has none.
pub fn number_in(dialect: &str, dtype: DType) -> Option<i64> {
    TYPES.iter().find(|named| named.dtype() == dtype)?.number_in(dialect)
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
        assert_eq!(
            [0, 1, 30].map(|number| by_number("gguf", number)),
            [FLOAT32, FLOAT16, BFLOAT16].map(Some)
        );
    }

    #[test]
    fn words_of_a_dialect_are_found_by_types() {
        assert_eq!(name_in("safetensors", BFLOAT16), Some("BF16"));
        assert_eq!(name_in("safetensors", INT4), None);
        assert_eq!(number_in("onnx", INT4), Some(22));
        assert_eq!(number_in("onnx", UINT4B8), None);
        for named in TYPES {
            for dialect in ["onednn", "safetensors"] {
                let found = named.name_in(dialect).map(|name| by_name(dialect, name));
                assert!(found.is_none_or(|found| found == Some(named.dtype())), "{named:?}");
            }
        }
        assert_eq!(ALL.len(), TYPES.len());
        assert_eq!((ALL[0], ALL[ALL.len() - 1]), (FLOAT32, TYPES[TYPES.len() - 1].dtype()));
    }
}
