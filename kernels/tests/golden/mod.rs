//! Lines of test vectors: what they say (`line`, `call`), what they are worth (`grade`), whether the crate
//! does it (`verdict`), all lines of files (`run`), and how they ended (`tally`).

#![allow(dead_code, reason = "each test file uses a part")]

pub(crate) mod call;
pub(crate) mod formats;
pub(crate) mod grade;
pub(crate) mod line;
pub(crate) mod run;
pub(crate) mod tally;
pub(crate) mod verdict;
