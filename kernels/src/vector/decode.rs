//! From 64 dense codes to vectors of numbers: which instructions an element type takes, by its [road](Road).

#![expect(
    clippy::indexing_slicing,
    clippy::unreachable,
    reason = "a unit has the bytes of its codes; a type's road is chosen while compiling"
)]

mod road;

pub(crate) use road::plane_kind;

use road::Road;

use crate::element::{Element, Encoding, Specials};
use crate::isa::{ByteTable, Isa, four};
use crate::vector::facts::Facts;
use crate::words;

/// Whether vectors of float32 can be made of a type.
pub(crate) const fn has_floats<Q: Element, I: Isa>() -> bool {
    Road::of::<Q, I>().number != Road::NONE
}

/// Whether a type's numbers are integers of so few bits that float32 holds them, and their difference from any number of
/// less than [`NEAR`].
pub(crate) const fn is_narrow<Q: Element>() -> bool {
    let bits = Q::DTYPE.bits();
    match Q::ENCODING {
        Encoding::Integer { bias, .. } if bits <= 8 || bits == 16 => bias > -(1 << 23) && bias < 1 << 23,
        _ => false,
    }
}

/// Integers are [near](is_narrow) below that: a bias of up to 2^23 and a code of 16 bits leave that much of 2^24.
pub(crate) const NEAR: i64 = 1 << 22;

/// The tables of a type's numbers, in registers: behind a reference, they would be read again after every store.
#[derive(Clone, Copy)]
pub(crate) struct Held<I: Isa> {
    /// Those of up to four bits.
    numbers: I::F32,
    /// Those of up to eight bits.
    highest: ByteTable,
}

/// The tables of a type, of which loops keep what they use; always inlined.
#[inline(always)]
pub(crate) fn hold<I: Isa>(isa: I, facts: &Facts) -> Held<I> {
    Held { numbers: numbers(isa, facts), highest: facts.highest }
}

/// The table of a type of up to four bits.
#[inline(always)]
pub(crate) fn numbers<I: Isa>(isa: I, facts: &Facts) -> I::F32 {
    let (numbers, _) = facts.numbers.as_chunks::<16>();
    isa.load(&numbers[0])
}

/// 64 codes of up to four bits in the lowest bits of the lanes, anything above: dense ones, or each in a word from a bit on.
#[inline(always)]
pub(super) fn indices<I: Isa, Q: Element>(isa: I, unit: &[u8], from: u32) -> [I::I32; 4] {
    if const { words::has_loops::<Q>() } {
        four!(parts::<32>(unit), part => isa.shr(isa.widen_u16(part), from))
    } else {
        unpacked::<I, Q>(isa, unit)
    }
}

/// The entries of a table of the type's numbers, or of what became of them.
#[inline(always)]
pub(super) fn entries<I: Isa, Q: Element>(isa: I, table: I::F32, codes: I::I32) -> I::F32 {
    if const { Q::DTYPE.bits() < 4 } { isa.look_up_once(table, codes) } else { isa.look_up(table, codes) }
}

/// 64 codes as float32s: dense ones, or each in a word from a bit on.
#[inline(always)]
pub(crate) fn floats<I: Isa, Q: Element>(isa: I, held: &Held<I>, unit: &[u8], from: u32) -> [I::F32; 4] {
    match const { Road::of::<Q, I>().number } {
        // Integers of more than four bits have no table.
        Road::INTEGER => {
            four!(integers::<I, Q>(isa, isa.splat_i32(0), unit, from), codes => isa.to_f32(codes))
        }
        Road::FIXED => {
            let power = isa.splat(const { Road::of::<Q, I>().factor });
            four!(integers::<I, Q>(isa, isa.splat_i32(0), unit, from), codes => isa.mul(isa.to_f32(codes), power))
        }
        Road::LOOK_UP => {
            four!(indices::<I, Q>(isa, unit, from), codes => entries::<I, Q>(isa, held.numbers, codes))
        }
        Road::BYTES => {
            let (bits, kind) = const { (Q::DTYPE.bits(), Road::of::<Q, I>().table) };
            isa.bytes_to_f32(bits, unit, &held.highest, kind)
        }
        Road::EMBEDDED => match const { Q::DTYPE.bits() } {
            5 => embedded::<I, Q, 5>(isa, unit),
            6 => embedded::<I, Q, 6>(isa, unit),
            7 => embedded::<I, Q, 7>(isa, unit),
            _ => embedded::<I, Q, 8>(isa, unit),
        },
        Road::SMALL_FLOAT => four!(raw::<I, Q>(isa, unit), codes => small_float::<I, Q>(isa, codes)),
        Road::POWER => four!(parts::<16>(unit), part => power(isa, isa.widen_u8(part))),
        Road::HALF => four!(parts::<32>(unit), part => isa.plain_nans(isa.half_to_f32(part))),
        Road::BFLOAT => {
            four!(parts::<32>(unit), part => isa.plain_nans(isa.as_f32(isa.shl(isa.widen_u16(part), 16))))
        }
        Road::IDENTITY => {
            four!(parts::<64>(unit), part => isa.plain_nans(isa.load(&zerocopy::transmute!(*part))))
        }
        _ => unreachable!("such types are left to the portable loops"),
    }
}

/// Whether vectors of float32 can be made of codes of a type of up to 8 bits that have a byte each.
pub(crate) const fn has_floats_of_bytes<Q: Element, I: Isa>() -> bool {
    matches!(Road::of::<Q, I>().number, Road::LOOK_UP | Road::BYTES | Road::EMBEDDED | Road::SMALL_FLOAT)
}

/// 64 codes of up to 8 bits as float32s, each alone in a byte.
#[inline(always)]
pub(crate) fn floats_of_bytes<I: Isa, Q: Element>(isa: I, held: &Held<I>, unit: &[u8]) -> [I::F32; 4] {
    match const { Road::of::<Q, I>().number } {
        Road::LOOK_UP => {
            four!(bytes(isa, unit), codes => entries::<I, Q>(isa, held.numbers, codes))
        }
        Road::BYTES => isa.bytes_to_f32(8, unit, &held.highest, const { Road::of::<Q, I>().table }),
        Road::EMBEDDED => embedded::<I, Q, 8>(isa, unit),
        Road::SMALL_FLOAT => four!(bytes(isa, unit), codes => small_float::<I, Q>(isa, codes)),
        _ => unreachable!("such types are decoded one by one"),
    }
}

/// 64 codes as int32s: dense ones, or each in a word from a bit on; those of up to four bits out of their [table](integer_table).
#[inline(always)]
pub(crate) fn integers<I: Isa, Q: Element>(isa: I, table: I::I32, unit: &[u8], from: u32) -> [I::I32; 4] {
    // Branches on constants, as for roads.
    let codes = if const { Q::DTYPE.bits() <= 4 } {
        return four!(indices::<I, Q>(isa, unit, from), codes => isa.look_up_i32(table, codes));
    } else if const { Q::DTYPE.bits() == 32 } {
        // The table has what is added to these codes: where they have no sign it flips their highest bit, as the carry is lost.
        four!(parts::<64>(unit), part => isa.add_i32(table, isa.load_i32(&zerocopy::transmute!(*part))))
    } else if const { Q::DTYPE.bits() == 16 && is_signed::<Q>() } {
        four!(parts::<32>(unit), part => isa.widen_i16(part))
    } else if const { Q::DTYPE.bits() == 16 } {
        four!(parts::<32>(unit), part => isa.widen_u16(part))
    } else if const { Q::DTYPE.bits() == 8 && is_signed::<Q>() } {
        four!(parts::<16>(unit), part => isa.widen_i8(part))
    } else if const { Q::DTYPE.bits() == 8 } {
        bytes(isa, unit)
    } else {
        // Types of more than 32 bits never come here, but the constant is computed for them too.
        let above = const { 32_u32.saturating_sub(Q::DTYPE.bits()) };
        four!(unpacked::<I, Q>(isa, unit), codes => {
            let high = isa.shl(codes, above);
            if const { is_signed::<Q>() } { isa.sar(high, above) } else { isa.shr(high, above) }
        })
    };
    if const { bias_of::<Q>() == 0 } {
        return codes;
    }
    let bias = isa.splat_i32(const { bias_of::<Q>() as i32 });
    four!(codes, code => isa.sub_i32(code, bias))
}

/// Whether integers have a sign.
const fn is_signed<Q: Element>() -> bool {
    matches!(Q::ENCODING, Encoding::Integer { signed: true, .. } | Encoding::Fixed { signed: true, .. })
}

/// How much more than its number the integer of a code is.
const fn bias_of<Q: Element>() -> i64 {
    match Q::ENCODING {
        Encoding::Integer { bias, .. } | Encoding::Fixed { bias, .. } => bias,
        _ => 0,
    }
}

/// The integers of a type of up to four bits.
#[inline(always)]
pub(crate) fn integer_table<I: Isa>(isa: I, facts: &Facts) -> I::I32 {
    isa.load_i32(&facts.integers)
}

/// 64 codes of up to 8 bits in the lowest bits of the lanes, anything above.
#[inline(always)]
fn raw<I: Isa, Q: Element>(isa: I, unit: &[u8]) -> [I::I32; 4] {
    if const { Q::DTYPE.bits() == 8 } { bytes(isa, unit) } else { unpacked::<I, Q>(isa, unit) }
}

/// 64 bytes in the lowest bits of the lanes.
#[inline(always)]
fn bytes<I: Isa>(isa: I, unit: &[u8]) -> [I::I32; 4] {
    four!(parts::<16>(unit), part => isa.widen_u8(part))
}

/// 64 dense codes of up to 7 bits in the lowest bits of the lanes, anything above.
#[inline(always)]
fn unpacked<I: Isa, Q: Element>(isa: I, unit: &[u8]) -> [I::I32; 4] {
    match const { Q::DTYPE.bits() } {
        1 => isa.unpack::<1>(unit),
        2 => isa.unpack::<2>(unit),
        3 => isa.unpack::<3>(unit),
        4 => isa.unpack::<4>(unit),
        5 => isa.unpack::<5>(unit),
        6 => isa.unpack::<6>(unit),
        _ => isa.unpack::<7>(unit),
    }
}

/// Codes with [such a step](Isa::embed) by way of float16.
#[inline(always)]
fn embedded<I: Isa, Q: Element, const STEP: usize>(isa: I, unit: &[u8]) -> [I::F32; 4] {
    let (bits, how) = const { (Q::DTYPE.bits(), Road::of::<Q, I>().embedding) };
    let factor = isa.splat(const { Road::of::<Q, I>().factor });
    four!(isa.embed::<STEP>(bits, unit, how), halves => isa.mul(isa.half_to_f32(&halves), factor))
}

/// A power of two by its exponent with float32's bias: the lowest is a subnormal number there, and all ones a NaN.
#[inline(always)]
fn power<I: Isa>(isa: I, exponent: I::I32) -> I::F32 {
    let normal = isa.as_f32(isa.shl(exponent, 23));
    let lowest = isa.splat(f32::from_bits(1 << 22));
    let number = isa.select_equal(exponent, isa.splat_i32(0), lowest, normal);
    isa.select_equal(exponent, isa.splat_i32(0xff), isa.splat(f32::NAN), number)
}

/// A float of 5 to 8 bits by its fields.
#[inline(always)]
fn small_float<I: Isa, Q: Element>(isa: I, codes: I::I32) -> I::F32 {
    let Encoding::Float { sign, exponent, mantissa, bias, specials, .. } = (const { Q::ENCODING }) else {
        unreachable!("only floats are asked for")
    };
    let width = exponent + mantissa;
    let magnitude = isa.and(codes, isa.splat_i32((1 << width) - 1));
    // The fields in float32's places, the exponent with float32's bias; or a multiple of the smallest subnormal.
    let normal = isa.add_i32(isa.shl(magnitude, 23 - mantissa), isa.splat_i32((127 - bias) << 23));
    let smallest = f32::from_bits(((127 + 1 - bias - mantissa as i32) as u32) << 23);
    let subnormal = isa.mul(isa.to_f32(magnitude), isa.splat(smallest));
    let number = isa.select_less(magnitude, isa.splat_i32(1 << mantissa), subnormal, isa.as_f32(normal));
    let nan = isa.splat(f32::NAN);
    let all_ones = isa.splat_i32((1 << width) - 1);
    let number = match specials {
        Specials::NanAtAllOnes => isa.select_equal(magnitude, all_ones, nan, number),
        _ => number,
    };
    if !sign {
        return number;
    }
    let negative = isa.and(isa.shl(codes, 31 - width), isa.splat_i32(i32::MIN));
    let signed = isa.with_sign(number, negative);
    match specials {
        Specials::NanAtNegativeZero => {
            let code = isa.and(codes, isa.splat_i32((2 << width) - 1));
            isa.select_equal(code, isa.splat_i32(1 << width), nan, signed)
        }
        _ => signed,
    }
}

/// The four parts of a unit.
#[inline(always)]
fn parts<const N: usize>(unit: &[u8]) -> [&[u8; N]; 4] {
    let (parts, _) = unit.as_chunks::<N>();
    core::array::from_fn(|part| &parts[part])
}
