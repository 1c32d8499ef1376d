//! How much is tried, and where random numbers start: what the environment says of both.

#![allow(dead_code, reason = "each test file uses a part")]

/// The variable that asks for more than every run tries.
const EXTENSIVE: &str = "DEQUANT_EXTENSIVE";

/// The variable with a seed, a decimal number.
const SEED: &str = "DEQUANT_SEED";

/// The seed of a run that asks for no other.
const USUAL_SEED: u64 = 20_260_101;

/// Whether more is tried: the variable is `1`.
pub(crate) fn is_extensive() -> bool {
    std::env::var_os(EXTENSIVE).is_some_and(|value| value == "1")
}

/// Where random numbers start.
pub(crate) fn seed() -> u64 {
    let number = |text: String| text.parse::<u64>().unwrap_or_else(|_| panic!("{SEED}: {text} is no number"));
    std::env::var(SEED).map_or(USUAL_SEED, number)
}
