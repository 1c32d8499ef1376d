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

/// Every operator of this build's features, each in its newest version; [`id`](Builder::id) tells which one it is.
pub const OPERATORS: &[fn() -> Builder] = &[
    #[cfg(feature = "affine")]
    || crate::affine::Dequantize::newest().into(),
    #[cfg(feature = "onednn")]
    || crate::onednn::Dequantize::newest().into(),
    #[cfg(feature = "onednn")]
    || crate::onednn::DynamicDequantize::newest().into(),
    #[cfg(feature = "onnx")]
    || crate::onnx::DequantizeLinear::newest().into(),
    #[cfg(feature = "pmx")]
    || crate::pmx::DequantizeLinear::newest().into(),
];

/// An operator in a version, by its id; none if this build has no such operator. The version of an ONNX operator is an operator set,
/// and its minor number 0.
///
/// # Errors
///
/// The version is older than the operator, or newer than its document; or an operator set has a minor number.
pub fn by_id(id: &str, major: u32, minor: u32) -> Option<Result<Builder, Error>> {
    let operator = OPERATORS.iter().map(|newest| newest()).find(|operator| operator.id() == id)?;
    Some(Builder::new(operator.operator(), major, minor))
}
