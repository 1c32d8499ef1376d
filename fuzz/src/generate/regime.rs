//! Which numbers a call's parameters are: loops that take one road for ordinary numbers and another for the rest have
//! to be driven down both, and across.

use dequant_spec::element::{Encoding, Float};
use dequant_spec::{ElementType, reference};

use super::cell::{Cell, Filling};
use super::codes::{self, Deck, ones};
use super::form::Form;
use super::random::Random;
use crate::bridge::Call;

/// What kind of scales and zero points a call has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Regime {
    /// Any: NaN, infinities, subnormals, the ends of every range.
    Edges,
    /// Scales within 2^±8 of 1, zero points that fit 32 bits.
    Ordinary,
    /// The same, but for one group.
    OneWild,
    /// Scales whose products are near the largest and the smallest numbers of the output, many of them halfway
    /// between two of its numbers.
    Limits,
    /// As ordinary ones, but no scale is 0 or has a sign: then levels may fuse steps.
    Positive,
}

impl Regime {
    /// Every regime.
    pub(crate) const ALL: [Self; 5] =
        [Self::Edges, Self::Ordinary, Self::OneWild, Self::Limits, Self::Positive];
}

/// The codes of a cell's three inputs, by regime.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    input: Deck,
    scales: [Deck; 4],
    zero_points: [Deck; 2],
}

impl Palette {
    /// The codes for a cell, `count` random ones for wide types.
    pub(crate) fn new(cell: &Cell, random: &mut Random, count: usize) -> Self {
        let (scale, output) = (&cell.combination.scale, &cell.combination.output);
        let scales = codes::scales(scale, random, count);
        let limits = match (&scale.encoding, &output.encoding) {
            (Encoding::Float(scale), Encoding::Float(output)) => {
                (0..count.max(32)).map(|_| near_limit(scale, output, random)).collect()
            }
            _ => scales.clone(),
        };
        let zero_points = cell.zero_point_codes(random, count);
        let ordinary = |element_type: &ElementType, pool: &[u64]| {
            let some: Vec<u64> =
                pool.iter().copied().filter(|code| is_ordinary(element_type, *code)).collect();
            Deck::new(if some.is_empty() { pool.to_vec() } else { some })
        };
        let positive: Vec<u64> = scales.iter().copied().filter(|code| is_positive(scale, *code)).collect();
        let zero_type = cell.zero_point.as_ref();
        let plain = zero_type.map_or_else(|| Deck::new(vec![0]), |zero| ordinary(zero, &zero_points));
        Self {
            input: Deck::new(codes::pool(&cell.element().element_type, random, count)),
            scales: [
                ordinary(scale, &scales),
                ordinary(scale, &positive),
                Deck::new(scales),
                Deck::new(limits),
            ],
            zero_points: [plain, Deck::new(zero_points)],
        }
    }

    /// A call of a form.
    pub(crate) fn call(&mut self, cell: &Cell, form: &Form, regime: Regime, random: &mut Random) -> Call {
        let wild = random.below(form.groups());
        let Self { input, scales: [ordinary, positive, any, limits], zero_points: [plain, any_zero] } = self;
        let mut group = 0;
        let mut parameters = |random: &mut Random| {
            let is_wild = regime == Regime::Edges || regime == Regime::OneWild && group == wild;
            group += 1;
            match regime {
                _ if is_wild => (any.deal(random), any_zero.deal(random)),
                Regime::Positive => (positive.deal(random), plain.deal(random)),
                Regime::Limits => (limits.deal(random), plain.deal(random)),
                _ => (ordinary.deal(random), plain.deal(random)),
            }
        };
        let filling = Filling { parameters: &mut parameters, input: &mut |random, _| input.deal(random) };
        cell.call(form, random, filling)
    }
}

/// Whether a code is a number above 0.
fn is_positive(element_type: &ElementType, code: u64) -> bool {
    let number = reference::decode(element_type, code).and_then(|number| number.round(&reference::FLOAT32));
    number.is_some_and(|bits| f32::from_bits(bits as u32) > 0.0)
}

/// Whether a code is a number within 2^±10 of 1 or zero, or an integer of 32 bits.
fn is_ordinary(element_type: &ElementType, code: u64) -> bool {
    if let Some(integer) = codes::integer(element_type, code) {
        return i32::try_from(integer).is_ok();
    }
    let number = reference::decode(element_type, code).and_then(|number| number.round(&reference::FLOAT32));
    let number = f32::from_bits(number.unwrap_or_default() as u32).abs();
    number == 0.0 || (1.0 / 1024.0..=1024.0).contains(&number)
}

/// A scale whose products with small integers lie around the largest or the smallest number of the output.
fn near_limit(scale: &Float, output: &Float, random: &mut Random) -> u64 {
    let (lowest, highest) = (1 - output.bias, ones(output.exponent) as i32 - 1 - output.bias);
    let power = match random.flip() {
        true => highest - 9 + random.below(10) as i32,
        false => lowest - output.mantissa as i32 - 9 + random.below(output.mantissa as usize + 12) as i32,
    };
    // A power below the normal ones becomes a subnormal scale.
    let exponent = (power + scale.bias).clamp(0, ones(scale.exponent) as i32 - 1) as u64;
    let sign = if scale.sign { random.bits() & 1 } else { 0 };
    // Few bits of a significand make products that lie halfway between two numbers.
    let few = !0 << random.below(scale.mantissa as usize + 1);
    (sign << scale.exponent | exponent) << scale.mantissa | random.bits() & few & ones(scale.mantissa)
}
