//! Quantized tensors back to floating point, exactly as ONNX `DequantizeLinear`, oneDNN Graph `Dequantize` and
//! `DynamicDequantize`, and OpenPPL PMX `DequantizeLinear` define it.
//!
//! An operator is a module's struct; it makes a [`Plan`], which is validated once and runs many times:
//! on one thread, on rayon's pool, or row by row into caller memory. Every instruction set, thread count and
//! split gives the same bits; only which NaN a NaN is may differ between instruction sets.
//!
//! `formats` has the weight formats of checkpoints (GGUF, GPTQ, AWQ and others), whose plans run in the same ways;
//! `affine`, behind a feature of that name, has an operator of this crate's own for every element type and groups of any
//! shape. [`include_spec!`] brings types, operators and formats of a YAML document of yours.
//!
//! The arithmetic lives in [`formula`], the meaning of codes in [`element`].

#![no_std]
// Whatever is handed to a public function, none panics but as its documentation says: an index needs a
// reason why it is in range.
#![cfg_attr(
    not(test),
    warn(
        clippy::expect_used,
        clippy::get_unwrap,
        clippy::indexing_slicing,
        clippy::missing_errors_doc,
        clippy::missing_panics_doc,
        clippy::panic,
        clippy::string_slice,
        clippy::unreachable
    )
)]
// Strict where there are vector levels: what nothing uses there is a mistake.
#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, unused_imports, unused_variables, reason = "loops for vectors have no level here yet")
)]

#[cfg(target_endian = "big")]
compile_error!(
    "tensor bytes are little-endian and slices of words are taken as bytes: big-endian is not supported"
);

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// An expansion names items of this crate by `::dequant`, here too.
extern crate self as dequant;

mod check;
mod codes;
mod draft;
mod dtype;
mod error;
mod grouping;
mod isa;
mod layout;
mod output;
mod plan;
mod processor;
mod run;
mod stores;
mod tensor;
mod typed;
mod value;
mod vector;
mod words;
mod zero_points;

#[cfg(feature = "affine")]
pub mod affine;
pub mod builder;
pub mod element;
pub mod format;
#[cfg(feature = "formats")]
pub mod formats;
pub mod formula;
pub mod kernel;
#[cfg(feature = "onednn")]
pub mod onednn;
#[cfg(feature = "onnx")]
pub mod onnx;
pub mod operator;
#[cfg(feature = "pmx")]
pub mod pmx;
pub mod types;

pub use builder::{AnyVersion, Builder};
pub use dequant_macros::include_spec;
pub use dtype::DType;
pub use error::{AttributeNames, Error, Expected, RuleRef, TypeNumbers};
pub use format::{FormatExplain, FormatPlan};
#[doc(no_inline)]
pub use half;
pub use isa::Level;
#[cfg(all(feature = "guarded", target_os = "linux"))]
#[doc(hidden)]
pub use isa::guarded;
pub use isa::memory::Bytes;
#[cfg(feature = "mover")]
#[doc(hidden)]
pub use isa::mover;
pub use plan::{Explain, Plan};
pub use stores::Stores;
pub use tensor::{Meta, Tensor, TensorMut, TensorRef};
pub use value::{Text, Value};

// They are about all documents.
#[cfg(test)]
#[cfg(all(feature = "formats", feature = "onednn", feature = "onnx", feature = "pmx"))]
mod tests;

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// Runs the examples of the page of mistakes.
#[cfg(doctest)]
#[doc = include_str!("../../docs/mistakes.md")]
struct Mistakes;
