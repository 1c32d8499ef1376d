//! The numbers of a plan's codes, as loops look them up: computed when a plan is made, as small calls have no time for it.

use alloc::boxed::Box;

use crate::format::CodeType;
use crate::format::bind::Bound;
use crate::format::finish::LANES;
use crate::format::meaning::Meaning;
use crate::format::number_table::NumberTable;
use crate::format::small_floats::SmallFloats;
use crate::isa::Token;

/// The numbers of the weights' codes.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// Those of codes of up to five bits, as often as there is room for them.
    pub(super) few: [f32; 2 * LANES],
    /// Those of codes of more bits, as bytes.
    pub(super) bytes: Option<Box<NumberTable>>,
    /// How those of codes of more than four bits are computed instead, where bytes have no tables.
    pub(super) floats: Option<SmallFloats>,
}

impl Tables {
    /// Those that loops of a level look up.
    pub(super) fn new(token: Token, bound: &Bound) -> Self {
        let mut few = [0.0; 2 * LANES];
        let Some(weights) = bound.quantities.last() else { return Self { few, bytes: None, floats: None } };
        // Repeated, for codes with something above their bits.
        let last = (1 << weights.bits.min(few.len().ilog2())) - 1;
        let codes = (0_u32..).map(|code| code & last);
        let entries = few.iter_mut().zip(codes);
        match weights.meaning {
            Meaning::Table { code: CodeType { numbers, .. }, plus } => entries.for_each(|(entry, code)| {
                let number = numbers.get(code as usize).copied().unwrap_or_default();
                *entry = if plus == 0.0 { number } else { number + plus };
            }),
            Meaning::Integer { flip, bias } => {
                entries.for_each(|(entry, code)| *entry = (code ^ flip) as f32 - bias);
            }
            _ => {}
        }
        let bytes = NumberTable::of(token, weights).map(Box::new);
        Self { few, bytes, floats: SmallFloats::of(token, weights) }
    }
}
