//! Integers whose numbers are rounded to float32: no difference of rounded numbers is exact, so they have no zero point and are none.

#![expect(clippy::indexing_slicing, reason = "indices were found by name in the same document")]

use crate::element::{ElementType, Encoding};
use crate::format::*;
use crate::model::Position;
use crate::resolve::Problems;

/// From here on float32 lacks integers.
const EXACT: u64 = 1 << 24;

/// Reports zero points that are such integers, or are subtracted from such.
pub(super) fn check(format: &Format, places: &[Position], problems: &mut Problems<'_>) {
    for (index, quantity) in format.quantities.iter().enumerate() {
        let Some(zero_point) = quantity.zero_point else { continue };
        for (of, with) in [(index, " with a zero point"), (zero_point, "")] {
            let largest = largest(&format.quantities[of], format);
            if largest > EXACT {
                let what = format!("the {}{with}", format.quantities[of].role);
                let found = format!("an integer of up to {largest}");
                let expected = format!(
                    "one of up to {EXACT}: float32 has not all beyond, so that differences would not be exact"
                );
                problems.found(places[of], what, found, expected);
            }
        }
    }
}

/// A magnitude that no integer of a quantity exceeds; 0 where it has other numbers, and where its type can be none of codes.
fn largest(quantity: &Quantity, format: &Format) -> u64 {
    let of_bits = |bits: u64, halved: bool| {
        1 << bits.saturating_sub(halved.into()).min(ElementType::WIDEST_CODE.into())
    };
    let of_type = |found: &ElementType| match found.encoding {
        Encoding::Integer { signed, bias } if found.can_be_code() => {
            of_bits(found.bits.into(), signed) + bias.unsigned_abs()
        }
        _ => 0,
    };
    let codes = match &quantity.code {
        Code::Own => format.tensors[quantity.tensor].types.iter().map(of_type).max(),
        Code::Type(element_type) => Some(of_type(element_type)),
        Code::Codebook(_) => None,
        Code::Integer { bits, signed, excess } => {
            format.widths(*bits).into_iter().map(|bits| of_bits(bits, *signed || *excess)).max()
        }
    };
    codes.map_or(0, |codes: u64| codes.saturating_add(quantity.plus.unsigned_abs()))
}
