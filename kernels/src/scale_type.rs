//! What a scale's type decides: how its codes are widened.

use crate::element::Element;
use crate::vector::is_float16;
use crate::vector::widen::{self, Widen, Widener};

/// What a type of scales brings.
#[derive(Clone, Copy, Debug)]
pub struct ScaleType {
    pub(crate) floats: Widener<f32>,
    /// To the words of 16 bits that float16s are, for loops that compute in float16; none for other types.
    pub(crate) halves: Option<Widen<u16>>,
}

impl ScaleType {
    /// That of a type.
    pub(crate) const fn of<S: Element>() -> Self {
        let halves: Option<Widen<u16>> = if is_float16::<S>() { Some(widen::halves) } else { None };
        Self { floats: Widener::floats::<S>(), halves }
    }
}
