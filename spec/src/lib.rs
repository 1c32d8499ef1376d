//! What dequantization operators mean.
//!
//! A *document* is one YAML file: an operator page of one project, a list of element types, a family of weight formats, or several of
//! these. It goes
//! [`model`] (the fields as written) → [`resolve`] (names looked up, versions completed) → [`matrix`] (every valid
//! combination), and from there to two readers that share nothing else: the macro that prints facts for the kernels, and
//! the `reference` interpreter that says what their bits must be.
//!
//! | word | means |
//! |---|---|
//! | code | a stored integer, before decoding |
//! | element type | what a code means (bits, encoding) |
//! | group | elements that share one scale or zero point |
//! | granularity | how groups follow from attributes and shapes |
//! | formula | order and type of the arithmetic steps |
//! | combination | one valid choice of input, scale, zero point and output type |

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

pub mod builtin;
pub mod element;
pub mod error;
pub mod format;
pub mod matrix;
pub mod model;
pub mod names;
pub mod operator;
pub mod parse;
#[cfg(feature = "reference")]
pub mod reference;
pub mod resolve;

pub use element::{ElementType, Encoding, Types};
pub use error::{Errors, SpecError};
pub use format::{Family, Format};
pub use matrix::Combination;
pub use operator::Operator;
