//! Other ways to compute the same, timed in the same rounds.

#[cfg(feature = "candle")]
pub(crate) mod candle;
pub(crate) mod peers;
pub(crate) mod scalar;
