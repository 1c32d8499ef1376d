//! The built-in weight formats: a module for each family, a struct for each format.
//!
//! ```
//! use dequant::{TensorRef, formats::gguf, types};
//!
//! // One block of 32 weights: a float16 scale of 1.0, then 16 bytes with two codes each.
//! let mut block = vec![0x00, 0x3c];
//! block.extend([0x98; 16]);
//! let blocks = TensorRef::new(types::UINT8, &[1, 18], &block)?;
//! let weights = gguf::Q40::new().run(&[("blocks", blocks)])?;
//! let weights = weights.to_vec::<types::Float32>().unwrap_or_default();
//! assert_eq!((weights[0], weights[16]), (0.0, 1.0));
//! # Ok::<(), dequant::Error>(())
//! ```

use crate::format::{self, FormatBuilder, NamedFamily, NamedFormat};

/// A module for each document, and the list of their families.
macro_rules! families {
    ($($document:ident),* $(,)?) => {
        $(
            #[doc = concat!("Formats of the built-in document `", stringify!($document), "`.")]
            pub mod $document {
                crate::include_spec!($document);
            }
        )*

        /// Every built-in family.
        pub const FAMILIES: &[NamedFamily] = &[$(($document::FAMILY, $document::FORMATS)),*];
    };
}

families! {
    awq,
    bitsandbytes,
    compressed_tensors,
    deepseek,
    gguf,
    gptq,
    hqq,
    mlx,
    mx,
    nvfp4,
    onnxruntime,
}

/// The format of a family, by the names in its document, as [`FormatBuilder::id`] has them: `by_name("gguf", "Q4_K")`. Two families have
/// shorter names than their modules: `bnb` (`bitsandbytes`) and `ort` (`onnxruntime`).
pub fn by_name(family: &str, format: &str) -> Option<FormatBuilder> {
    format::named(formats(family)?, format)
}

/// The format that has a number in its project's files: `by_number("gguf", 12)` is Q4_K, by ggml's `ggml_type`, which a GGUF header has
/// for each tensor; none for other numbers, and in families that have no numbers. Numbers of tensors that hold plain elements are those
/// of types: [`types::by_number("gguf", 1)`](crate::types::by_number) is float16.
pub fn by_number(family: &str, number: i64) -> Option<FormatBuilder> {
    format::numbered(formats(family)?, number)
}

/// The formats of a family.
fn formats(family: &str) -> Option<&'static [NamedFormat]> {
    FAMILIES.iter().find(|(name, _)| *name == family).map(|(_, formats)| *formats)
}
