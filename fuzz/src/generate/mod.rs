//! Generators of valid calls. They read the specification only, so a type, version or operator that is added there is
//! tested without an edit here.
//!
//! ```text
//! matrix::combinations × granularities × {no zero point, zero point} × formulas   → cell::Cell
//! a shape, an axis, group extents, as the cell's granularity and rules allow      → form::Form
//! codes for every element and group, each type's codes in turn                    → codes::Deck → bridge::Call
//! attributes, shapes and codes of weight formats                                 → formats
//! shapes at the boundaries of loops, numbers of which they take one road or another → boundaries, regime
//! ```

#![allow(dead_code, reason = "each test file uses a part")]

pub(crate) mod boundaries;
pub(crate) mod cell;
pub(crate) mod change;
pub(crate) mod classes;
pub(crate) mod codes;
pub(crate) mod form;
pub(crate) mod formats;
pub(crate) mod random;
pub(crate) mod regime;
pub(crate) mod rounding;
