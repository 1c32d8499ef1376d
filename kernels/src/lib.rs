//! Quantized tensors back to floating point, exactly as ONNX `DequantizeLinear`, oneDNN Graph `Dequantize` and
//! `DynamicDequantize`, and OpenPPL PMX `DequantizeLinear` define it.
//!
//! An operator is a module's struct; it makes a [`Plan`], which is validated once and runs many times:
//! on one thread, on rayon's pool, or row by row into caller memory. Every instruction set, thread count and
//! split gives the same bits; only which NaN a NaN is may differ between instruction sets.
//!
//! `formats` has the weight formats of checkpoints (GGUF, GPTQ, AWQ and others), whose plans run in the same ways;
//! `affine`, behind a feature of that name, has an operator of this crate's own for every element type of up to 32 bits and groups of any
//! shape. [`include_spec!`] brings types, operators and formats of a YAML document of yours.
//!
//! The arithmetic lives in [`formula`], the meaning of codes in [`element`]. Callers need builders, plans and tensors; who looks up at
//! run time what an operator or a format takes finds the words for it in [`operator`] and [`format`]. All else there, and [`kernel`], is
//! what [`include_spec!`] writes.
//!
//! # Features
//!
//! `formats`, `onednn`, `onnx` and `pmx` are the documents of that name; `std` detects levels, and `rayon` has `run_parallel`. These are on
//! by default. `affine` adds the general operator.
//!
//! # An operator
//!
//! A plan is made of types and shapes, and runs on bytes or words, into memory of yours:
//!
//! ```
//! # #[cfg(feature = "onnx")] {
//! use dequant::types::{FLOAT32, Float32, UINT8, Uint8};
//! use dequant::{Meta, TensorMut, TensorRef, onnx};
//!
//! // Two channels of three, with a scale and a zero point each.
//! let plan = onnx::DequantizeLinear::opset(21)?.axis(0).plan(
//!     Meta::new(UINT8, &[2, 3]),
//!     Meta::new(FLOAT32, &[2]),
//!     Meta::new(UINT8, &[2]),
//! )?;
//! let mut y = vec![0.0; plan.elements()];
//! plan.run(
//!     TensorRef::of::<Uint8>(&[2, 3], &[0, 128, 255, 10, 20, 30])?,
//!     TensorRef::of::<Float32>(&[2], &[0.5, 2.0])?,
//!     TensorRef::of::<Uint8>(&[2], &[128, 10])?,
//!     &mut TensorMut::of::<Float32>(&[2, 3], &mut y)?,
//! )?;
//! assert_eq!(y, [-64.0, 0.0, 63.5, 0.0, 20.0, 40.0]);
//! # }
//! # Ok::<(), dequant::Error>(())
//! ```
//!
//! # A weight format
//!
//! Tensors have the names that their project gives them, mostly the last parts of those in checkpoints; a block of GGUF's Q8_0 is a float16 scale and 32 bytes:
//!
//! ```
//! # #[cfg(feature = "formats")] {
//! use dequant::types::{Float32, UINT8};
//! use dequant::{TensorRef, formats::gguf};
//!
//! let mut block = vec![0x00, 0x38]; // 0.5
//! block.extend(0..32);
//! let shape = [1, block.len()];
//! let weights = gguf::Q80::new().run(&[("blocks", TensorRef::new(UINT8, &shape, &block)?)])?;
//! assert_eq!(weights.words::<Float32>().unwrap()[..4], [0.0, 0.5, 1.0, 1.5]);
//! # }
//! # Ok::<(), dequant::Error>(())
//! ```

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
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

mod about;
mod check;
mod codes;
mod draft;
mod dtype;
mod error;
mod grouping;
mod isa;
mod layout;
mod named_type;
mod numbers;
mod output;
mod plan;
mod processor;
mod run;
mod scale_type;
mod stores;
mod tensor;
mod typed;
mod value;
mod vector;
mod words;
mod zero_points;

pub mod builder;
pub mod element;
pub mod format;
pub mod formula;
pub mod kernel;
pub mod operator;
pub mod types;

// Unit tests are about what lies below the documents; with these, their loops would be compiled once more.
#[cfg(all(feature = "affine", not(test)))]
pub mod affine;
#[cfg(all(feature = "formats", not(test)))]
pub mod formats;
#[cfg(all(feature = "onednn", not(test)))]
pub mod onednn;
#[cfg(all(feature = "onnx", not(test)))]
pub mod onnx;
#[cfg(not(test))]
pub mod operators;
#[cfg(all(feature = "pmx", not(test)))]
pub mod pmx;

pub use builder::{AnyVersion, Builder, TypedPlan};
pub use dequant_macros::include_spec;
pub use dtype::DType;
pub use error::{AttributeNames, Error, ErrorKind, Expected, RuleRef, TypeNumbers};
pub use format::{FormatBuilder, FormatExplain, FormatPlan, TypedFormatPlan};
#[doc(no_inline)]
pub use half;
#[cfg(all(feature = "guarded", target_os = "linux"))]
#[doc(hidden)]
pub use isa::guarded;
pub use isa::memory::Bytes;
#[cfg(feature = "mover")]
#[doc(hidden)]
pub use isa::mover;
pub use isa::{Level, UnknownLevel};
pub use plan::{Explain, Plan};
pub use stores::Stores;
pub use tensor::{Meta, Tensor, TensorMut, TensorRef};
pub use value::{Text, Value};

/// What one thread makes, others may use: whatever the types of a typed plan are.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    const fn of_any_types<T, F, O>() {
        shared::<TypedPlan<T>>();
        shared::<TypedFormatPlan<F, O>>();
    }
    of_any_types::<*const (), *const (), *const ()>();
    shared::<(Builder, Plan, FormatBuilder, FormatPlan)>();
    shared::<(Bytes, Error, Tensor, Value)>();
};

#[cfg(test)]
mod tests;

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// Runs the examples of the page of mistakes.
#[cfg(doctest)]
#[doc = include_str!("../../docs/mistakes.md")]
struct Mistakes;
