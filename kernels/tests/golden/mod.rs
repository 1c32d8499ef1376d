//! Lines of test vectors: what they say, and what they are worth.

pub(crate) mod grade;
pub(crate) mod line;
