//! Products that tell one rounding from two: the exact product rounded to the output type is one number, the product
//! rounded to float32 and then to the output type another.
//!
//! ```text
//! m = halfway between two neighbours of the output type      a float32
//! s = m / value, rounded to the scale's type                 so value · s lies within a float32 step of m
//! ```

use dequant_spec::ElementType;
use dequant_spec::element::{Encoding, Float};
use dequant_spec::reference::{FLOAT32, Number, decode, decode_float};

use super::cell::Cell;
use super::codes;
use super::random::Random;

/// Codes of input, scale and zero point.
pub(crate) type Codes = (u64, u64, u64);

/// Codes whose product tells; none for types without such products, and few where they are rare.
pub(crate) fn telling(cell: &Cell, random: &mut Random, tries: usize) -> Vec<Codes> {
    let (Encoding::Float(output), Encoding::Float(scale)) =
        (&cell.combination.output.encoding, &cell.combination.scale.encoding)
    else {
        return Vec::new();
    };
    if output.mantissa >= FLOAT32.mantissa || scale.mantissa == 0 || !cell.formula.subtracts() {
        return Vec::new();
    }
    let inputs = codes::pool(&cell.element().element_type, random, 32);
    let zero_points = cell.zero_point_codes(random, 32);
    let mut found = Vec::new();
    for _ in 0..tries {
        let (input, zero_point) = (*random.choose(&inputs), *random.choose(&zero_points));
        let Some(value) = difference(cell, input, zero_point) else { continue };
        found.extend(scales(&value, scale, output, random).map(|scale| (input, scale, zero_point)));
    }
    found
}

/// value − zero point, rounded to float32.
fn difference(cell: &Cell, input: u64, zero_point: u64) -> Option<Number> {
    let mut element_type = cell.element().element_type.clone();
    if let Some(given) = &cell.zero_point {
        let replaces_bias = cell.operator.inputs.iter().any(|input| input.replaces_bias);
        remove_bias(&mut element_type, replaces_bias);
        let value = decode(&element_type, input)?.subtract(&decode(given, zero_point)?);
        return decode_float(&FLOAT32, value.round(&FLOAT32)?);
    }
    decode_float(&FLOAT32, decode(&element_type, input)?.round(&FLOAT32)?)
}

fn remove_bias(element_type: &mut ElementType, replaces_bias: bool) {
    if let Encoding::Integer { bias, .. } = &mut element_type.encoding
        && replaces_bias
    {
        *bias = 0;
    }
}

/// The scales whose product with a value tells.
fn scales(value: &Number, scale: &Float, output: &Float, random: &mut Random) -> impl Iterator<Item = u64> {
    let neighbour = decode_float(output, codes::moderate(output, random, 4)).and_then(|n| n.round(&FLOAT32));
    let halfway =
        f32::from_bits(neighbour.unwrap_or(0) as u32 | 1 << (FLOAT32.mantissa - output.mantissa - 1));
    let nearest = value.round(&FLOAT32).map_or(f32::NAN, |bits| halfway / f32::from_bits(bits as u32));
    let nearest = nearest
        .is_normal()
        .then_some(nearest)
        .and_then(|nearest| decode_float(&FLOAT32, u64::from(nearest.to_bits()))?.round(scale));
    let around = nearest.map(|code| [code.saturating_sub(1), code, code + 1]);
    let (value, scale, output) = (value.clone(), *scale, *output);
    around.into_iter().flatten().filter(move |code| {
        let product = decode_float(&scale, *code).map(|scale| value.multiply(&scale));
        product.is_some_and(|product| {
            let twice = product.round(&FLOAT32).and_then(|bits| decode_float(&FLOAT32, bits)?.round(&output));
            !product.is_nan() && product.round(&output) != twice
        })
    })
}
