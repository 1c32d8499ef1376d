//! The built-in operators by the ids of their documents, for programs that read from a file which operator they need.
//!
//! ```
//! use dequant::{Meta, operators, types};
//!
//! # #[cfg(feature = "onnx")] {
//! let operator = operators::by_id("onnx.DequantizeLinear", 21, 0).expect("a built-in operator")?;
//! let plan = operator.plan(Meta::new(types::INT8, &[2, 3]), Meta::new(types::FLOAT32, &[]), None)?;
//! assert_eq!(plan.output_bytes(), 24);
//! # }
//! # Ok::<(), dequant::Error>(())
//! ```

use crate::{Builder, Error};

/// An operator by its id, in the newest version.
pub type NamedOperator = (&'static str, fn() -> Builder);

/// Every operator of this build's features.
pub const OPERATORS: &[NamedOperator] = &[
    #[cfg(feature = "affine")]
    ("affine.Dequantize", || crate::affine::Dequantize::newest().into()),
    #[cfg(feature = "onednn")]
    ("onednn.Dequantize", || crate::onednn::Dequantize::newest().into()),
    #[cfg(feature = "onednn")]
    ("onednn.DynamicDequantize", || crate::onednn::DynamicDequantize::newest().into()),
    #[cfg(feature = "onnx")]
    ("onnx.DequantizeLinear", || crate::onnx::DequantizeLinear::newest().into()),
    #[cfg(feature = "pmx")]
    ("pmx.DequantizeLinear", || crate::pmx::DequantizeLinear::newest().into()),
];

/// An operator in a version, by its id; none if this build has no such operator. The version of an ONNX operator is an operator set,
/// and its minor number 0.
///
/// # Errors
///
/// The version is older than the operator, or newer than its document; or an operator set has a minor number.
pub fn by_id(id: &str, major: u32, minor: u32) -> Option<Result<Builder, Error>> {
    let (_, newest) = OPERATORS.iter().find(|(name, _)| *name == id)?;
    Some(Builder::new(newest().operator(), major, minor))
}
