//! From vectors of float32 to lines of the output.

#![expect(clippy::unreachable, reason = "whether an output has tables is decided while compiling")]

use crate::element::{Element, Encoding, Specials};
use crate::isa::Isa;
use crate::output::round;

/// The output types that have instructions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Half,
    Bfloat,
    Other,
}

impl Target {
    const fn of<O: Element>() -> Self {
        match O::ENCODING {
            Encoding::Float { exponent: 5, mantissa: 10, bias: 15, .. } => Self::Half,
            Encoding::Float { exponent: 8, mantissa: 7, bias: 127, .. } => Self::Bfloat,
            _ => Self::Other,
        }
    }
}

/// Whether tables of 16 finished words can be made for an output type.
pub(super) const fn has_words<O: Element>() -> bool {
    !matches!(Target::of::<O>(), Target::Other)
}

/// Whether a processor rounds to an output type of 16 bits in one instruction.
pub(super) const fn rounds_at_once<O: Element>() -> bool {
    matches!(Target::of::<O>(), Target::Half)
}

/// Whether a type is float16 in every code, with infinities, NaNs and subnormal numbers as in IEEE 754.
pub(crate) const fn is_float16<Q: Element>() -> bool {
    let Encoding::Float { sign: true, exponent: 5, mantissa: 10, bias: 15, specials, subnormals: true } =
        Q::ENCODING
    else {
        return false;
    };
    matches!(specials, Specials::Ieee)
}

/// Whether there may be an instruction that rounds to it and flushes subnormal numbers.
pub(crate) const fn is_bfloat16<O: Element>() -> bool {
    matches!(Target::of::<O>(), Target::Bfloat)
}

/// 32 numbers, rounded to an output of 16 bits.
#[inline(always)]
pub(crate) fn narrow<I: Isa, O: Element>(isa: I, numbers: [I::F32; 2]) -> [u8; 64] {
    match const { Target::of::<O>() } {
        Target::Half => isa.to_f16(numbers),
        Target::Bfloat => isa.to_bf16(numbers),
        Target::Other => {
            let numbers: [[f32; 16]; 2] = numbers.map(|half| zerocopy::transmute!(isa.bytes(half)));
            let words: [[u16; 16]; 2] = numbers.map(|half| half.map(|number| round::<O>(number) as u16));
            zerocopy::transmute!(words)
        }
    }
}

/// 32 numbers, rounded to an output of 16 bits, as float32; NaNs as in [`Isa::to_bf16`].
#[inline(always)]
pub(crate) fn through<I: Isa, O: Element>(isa: I, numbers: [I::F32; 2]) -> [I::F32; 2] {
    match const { Target::of::<O>() } {
        Target::Half => isa.through_f16(numbers),
        Target::Bfloat => isa.through_bf16(numbers),
        Target::Other => {
            let [low, high]: [[u8; 32]; 2] = zerocopy::transmute!(narrow::<I, O>(isa, numbers));
            [widen_words::<I, O>(isa, &low), widen_words::<I, O>(isa, &high)]
        }
    }
}

/// 16 numbers, rounded to an output of 16 bits, as a table.
#[inline(always)]
pub(super) fn table<I: Isa, O: Element>(isa: I, finished: I::F32) -> I::Words {
    match const { Target::of::<O>() } {
        Target::Half => isa.table_f16(finished),
        Target::Bfloat => isa.table_bf16(finished),
        Target::Other => unreachable!("such outputs have no tables"),
    }
}

/// The entries of 32 codes of up to four bits, one a byte, rounded to an output of 16 bits.
#[inline(always)]
pub(crate) fn coded<I: Isa, O: Element>(isa: I, codes: &[u8; 32], finished: I::F32) -> [u8; 64] {
    let table = table::<I, O>(isa, finished);
    match const { Target::of::<O>() } {
        Target::Half => isa.entries_f16(codes, table),
        Target::Bfloat | Target::Other => isa.entries_bf16(codes, table),
    }
}

/// 64 dense codes of up to four bits, each half by 16 numbers of its own, rounded to an output of 16 bits.
#[inline(always)]
pub(super) fn words<I: Isa, O: Element>(
    isa: I,
    bits: u32,
    unit: &[u8],
    finished: [I::F32; 2],
) -> [[u8; 64]; 2] {
    match const { Target::of::<O>() } {
        Target::Half => isa.words_f16(bits, unit, finished),
        Target::Bfloat => isa.words_bf16(bits, unit, finished),
        Target::Other => unreachable!("such outputs have no tables"),
    }
}

/// 32 codes, each in a word of 16 bits from a bit on, by 16 numbers, rounded to an output of 16 bits.
#[inline(always)]
pub(super) fn words_in_words<I: Isa, O: Element>(
    isa: I,
    words: &[u8; 64],
    from: u32,
    finished: I::F32,
) -> [u8; 64] {
    let table = table::<I, O>(isa, finished);
    match const { Target::of::<O>() } {
        Target::Half => isa.in_words_f16(words, from, table),
        Target::Bfloat => isa.in_words_bf16(words, from, table),
        Target::Other => unreachable!("such outputs have no tables"),
    }
}

/// 16 numbers of an output of 16 bits.
#[inline(always)]
pub(crate) fn widen_words<I: Isa, O: Element>(isa: I, words: &[u8; 32]) -> I::F32 {
    match const { Target::of::<O>() } {
        Target::Half => isa.half_to_f32(words),
        Target::Bfloat | Target::Other => isa.as_f32(isa.shl(isa.widen_u16(words), 16)),
    }
}
