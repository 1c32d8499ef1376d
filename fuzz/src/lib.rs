//! What may be thrown at the workspace by strangers, as functions of bytes: a fuzzer searches for bytes that make one
//! panic ([`TARGETS`] names them), `cargo test` replays those that were worth keeping, and both need nothing but the
//! bytes.
//!
//! | target | bytes become | must hold |
//! |---|---|---|
//! | [`spec_parse`] | a YAML document | a model, or errors that have a place in it |
//! | [`plan`] | versions, attributes, types, shapes and lengths of a call | a plan or an error, and no other end |
//! | [`run`] | a call that is valid or nearly so | a refusal that writes nothing, or the reference's bits through every door at every level |
//! | [`formats`] | a call of a weight format, its blocks' bytes included | the same |

mod call;
mod formats;
#[cfg(all(test, target_os = "linux"))]
mod guards;
mod plan;
mod run;
mod source;
mod spec_parse;

// What the tests of the kernels are made of as well: they include these files by their paths.
mod bridge;
mod doors;
mod generate;
// And the other way round.
#[path = "../../kernels/tests/golden/mod.rs"]
mod golden;
mod levels;
mod memory;

pub mod documents;
pub mod soak;

pub use crate::formats::formats;
pub use crate::plan::plan;
pub use crate::run::run;
pub use crate::spec_parse::spec_parse;

/// A fuzz target: returns for every input.
pub type Target = fn(&[u8]);

/// The targets, by the name of their binary and of their folder of `corpus/`.
pub const TARGETS: [(&str, Target); 4] =
    [("spec_parse", spec_parse), ("plan", plan), ("run", run), ("formats", formats)];
