//! Element types: how a code becomes a number, from the facts of its encoding and never from its name.
//!
//! Types of up to 8 bits that are no integers are decoded by a table that is computed while compiling, integers and floats of up to
//! 32 bits by arithmetic on their bits. Both go through [`Encoding::to_f32_bits`], so there is one decoder.

#![expect(clippy::indexing_slicing, reason = "tables have an entry for each code of the type's bits")]

use core::marker::PhantomData;

use half::{bf16, f16};
use zerocopy::{FromBytes, Immutable, IntoBytes};

pub use crate::{DType, named_type::NamedType};

/// An element type as a type: what a kernel is generic over. Expansions implement it.
pub trait Element: 'static {
    /// The type as a value.
    const DTYPE: DType;
    /// How a code becomes a number.
    const ENCODING: Encoding;
    /// The bits from a code to the next: more than a code's own where words hold codes of several rows.
    const STEP: u32 = Self::DTYPE.bits();
    /// Whether it has 32 bits, as of all outputs float32 has: of the type, because one in each loop would be evaluated for each.
    const IS_WIDE: bool = Self::DTYPE.bits() == 32;
    /// What a slice of it is made of in the typed interface; bytes for types narrower than a byte.
    type Word: Word;
}

/// The type of a tensor in the typed interface: an [`Element`], or elements [packed](crate::kernel::Packed) in words.
pub trait Stored: 'static {
    /// The type of the tensor.
    const DTYPE: DType;
    /// The type of the elements.
    const ELEMENT: DType;
    /// What a slice of it is made of.
    type Word: Word;
}

impl<T: Element> Stored for T {
    const DTYPE: DType = T::DTYPE;
    const ELEMENT: DType = T::DTYPE;
    type Word = T::Word;
}

/// The type of a zero point: an [`Element`], or [`Absent`](crate::kernel::Absent).
pub trait ZeroPoint: 'static {
    /// The type and how its codes become numbers; none when there is no zero point.
    const ELEMENT: Option<(DType, Encoding)>;
    /// What a slice of it is made of.
    type Word: Word;
}

impl<T: Element> ZeroPoint for T {
    const ELEMENT: Option<(DType, Encoding)> = Some((T::DTYPE, T::ENCODING));
    type Word = T::Word;
}

/// What a slice in the typed interface is made of.
pub trait Word: IntoBytes + FromBytes + Immutable + Copy + Send + Sync + 'static {}

macro_rules! words {
    ($($word:ty)*) => { $(impl Word for $word {})* };
}
words!(u8 i8 u16 i16 u32 i32 u64 i64 f16 bf16 f32);

/// An element type whose codes stand for themselves: the zero point takes the place of the bias.
#[derive(Clone, Copy, Debug)]
pub struct Unbiased<Q>(PhantomData<Q>);

impl<Q: Element> Element for Unbiased<Q> {
    const DTYPE: DType = Q::DTYPE;
    const ENCODING: Encoding = Q::ENCODING.unbiased();
    type Word = Q::Word;
}

/// How a code becomes a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Encoding {
    /// code − bias, the code unsigned or in two's complement.
    Integer {
        /// Two's complement, or unsigned.
        signed: bool,
        /// What is subtracted from the code.
        bias: i64,
    },
    /// (code − bias) · 2^unit, of up to 16 bits.
    Fixed {
        /// Two's complement, or unsigned.
        signed: bool,
        /// What is subtracted from the code.
        bias: i64,
        /// The power of two.
        unit: i32,
    },
    /// Sign, exponent and mantissa fields, from the highest bit down.
    Float {
        /// Whether there is a sign bit.
        sign: bool,
        /// Width of the exponent field.
        exponent: u32,
        /// Width of the mantissa field.
        mantissa: u32,
        /// Exponent bias.
        bias: i32,
        /// Which codes are infinities and NaNs.
        specials: Specials,
        /// Whether exponent field 0 means zero and subnormal numbers; an ordinary power of two otherwise.
        subnormals: bool,
    },
    /// The number of each code, in code order.
    Codebook(&'static [f32]),
}

/// Which codes of a float type are infinities and NaNs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Specials {
    /// None.
    None,
    /// As in IEEE 754: the highest exponent; infinite when the mantissa is 0, NaN otherwise.
    Ieee,
    /// NaN where exponent and mantissa are all ones; no infinity.
    NanAtAllOnes,
    /// NaN is the code of −0; no infinity.
    NanAtNegativeZero,
}

/// code − bias, the code unsigned or in two's complement.
pub const fn integer(signed: bool, bias: i64) -> Encoding {
    Encoding::Integer { signed, bias }
}

/// (code − bias) · 2^unit.
pub const fn fixed(signed: bool, bias: i64, unit: i32) -> Encoding {
    Encoding::Fixed { signed, bias, unit }
}

/// The number of each code.
pub const fn codebook(values: &'static [f32]) -> Encoding {
    Encoding::Codebook(values)
}

/// A signed float with infinities and NaNs as in IEEE 754.
pub const fn ieee(exponent: u32, mantissa: u32, bias: i32) -> Encoding {
    Encoding::Float { sign: true, exponent, mantissa, bias, specials: Specials::Ieee, subnormals: true }
}

/// A signed float whose only NaNs have exponent and mantissa all ones.
pub const fn nan_at_all_ones(exponent: u32, mantissa: u32, bias: i32) -> Encoding {
    Encoding::Float {
        sign: true,
        exponent,
        mantissa,
        bias,
        specials: Specials::NanAtAllOnes,
        subnormals: true,
    }
}

/// A signed float whose only NaN is the code of −0.
pub const fn nan_at_negative_zero(exponent: u32, mantissa: u32, bias: i32) -> Encoding {
    let specials = Specials::NanAtNegativeZero;
    Encoding::Float { sign: true, exponent, mantissa, bias, specials, subnormals: true }
}

/// A signed float whose every code is a number.
pub const fn finite(exponent: u32, mantissa: u32, bias: i32) -> Encoding {
    Encoding::Float { sign: true, exponent, mantissa, bias, specials: Specials::None, subnormals: true }
}

impl Encoding {
    /// The same float without a sign bit.
    pub const fn unsigned(self) -> Self {
        match self {
            Self::Float { exponent, mantissa, bias, specials, subnormals, .. } => {
                Self::Float { sign: false, exponent, mantissa, bias, specials, subnormals }
            }
            other => other,
        }
    }

    /// The same float, where exponent field 0 is an ordinary power of two.
    pub const fn without_subnormals(self) -> Self {
        match self {
            Self::Float { sign, exponent, mantissa, bias, specials, .. } => {
                Self::Float { sign, exponent, mantissa, bias, specials, subnormals: false }
            }
            other => other,
        }
    }

    /// The same without a bias, for integers.
    pub const fn unbiased(self) -> Self {
        match self {
            Self::Integer { signed, .. } => Self::Integer { signed, bias: 0 },
            other => other,
        }
    }

    /// The value of an integer code of `bits` bits, 1 to 64; 0 for an encoding that is no integer's.
    #[inline(always)]
    pub const fn to_i64(self, bits: u32, code: u64) -> i64 {
        match self {
            Self::Integer { signed, bias } => {
                let unused = 64 - bits;
                let high = code << unused;
                // A shift of the signed number repeats the sign, one of the unsigned number fills with zeros.
                let number = if signed { (high as i64) >> unused } else { (high >> unused) as i64 };
                number.wrapping_sub(bias)
            }
            _ => 0,
        }
    }

    /// The bits of the float32 that a code of `bits` bits stands for, of an encoding that a document may have: exact for every type
    /// whose values float32 has, else rounded once.
    #[inline(always)]
    pub const fn to_f32_bits(self, bits: u32, code: u64) -> u32 {
        match self {
            Self::Integer { .. } => (self.to_i64(bits, code) as f32).to_bits(),
            Self::Fixed { signed, bias, unit } => {
                let number = Self::Integer { signed, bias }.to_i64(bits, code);
                let sign = if number < 0 { 1 << 31 } else { 0 };
                sign | compose(number.unsigned_abs() as u32, unit)
            }
            Self::Codebook(values) => {
                if (code as usize) < values.len() {
                    values[code as usize].to_bits()
                } else {
                    0
                }
            }
            Self::Float { sign, exponent, mantissa, bias, specials, subnormals } => {
                let float = Fields { sign, exponent, mantissa, bias, specials, subnormals };
                float.to_f32_bits(code as u32)
            }
        }
    }
}

/// The facts of [`Encoding::Float`] under one name.
struct Fields {
    sign: bool,
    exponent: u32,
    mantissa: u32,
    bias: i32,
    specials: Specials,
    subnormals: bool,
}

/// The bits of float32's infinity.
pub(crate) const INFINITY: u32 = 0x7f80_0000;
/// The bits of float32's quiet NaN.
const NAN: u32 = 0x7fc0_0000;

impl Fields {
    const fn to_f32_bits(&self, code: u32) -> u32 {
        let magnitude = code & low_bits(self.exponent + self.mantissa);
        let sign = if self.sign { (code >> (self.exponent + self.mantissa) & 1) << 31 } else { 0 };
        let fraction = magnitude & low_bits(self.mantissa);
        let field = magnitude >> self.mantissa;
        match self.specials {
            Specials::Ieee if field == low_bits(self.exponent) => {
                return sign | if fraction == 0 { INFINITY } else { NAN };
            }
            Specials::NanAtAllOnes if magnitude == low_bits(self.exponent + self.mantissa) => {
                return sign | NAN;
            }
            Specials::NanAtNegativeZero if magnitude == 0 && sign != 0 => return sign | NAN,
            _ => {}
        }
        // The number is significand · 2^power: exponent field 0 has no hidden bit and counts as 1.
        let subnormal = field == 0 && self.subnormals;
        let significand = if subnormal { fraction } else { fraction | 1 << self.mantissa };
        let field = if subnormal { 1 } else { field as i32 };
        sign | compose(significand, field - self.bias - self.mantissa as i32)
    }
}

/// The lowest `count` bits set, for counts below 32.
const fn low_bits(count: u32) -> u32 {
    (1 << count) - 1
}

/// The float32 bits of significand · 2^power, for numbers that float32 has.
const fn compose(significand: u32, power: i32) -> u32 {
    if significand == 0 {
        return 0;
    }
    let top = 31 - significand.leading_zeros() as i32;
    let exponent = power + top;
    if exponent > 127 {
        return INFINITY;
    }
    if exponent < -126 {
        // A float32 subnormal counts units of 2^-149.
        return shift(significand, power + 149);
    }
    // Adding drops the hidden bit into the exponent field, which therefore starts one lower.
    (((exponent + 126) as u32) << 23) + shift(significand, 23 - top)
}

/// A shift to the left. Values that float32 lacks would need one to the right; documents with such types are refused.
const fn shift(number: u32, by: i32) -> u32 {
    debug_assert!(by >= 0 && by <= 31);
    number << (by & 31)
}

/// The value of every code of a type of up to 8 bits.
pub(crate) struct Table<Q>(PhantomData<Q>);

impl<Q: Element> Table<Q> {
    pub(crate) const VALUES: [f32; 256] = {
        let mut values = [0.0; 256];
        let mut code = 0;
        // Compilers evaluate the table of every type, also of those that do not look into it.
        while Q::DTYPE.bits() <= 8 && code < values.len() {
            let used = code & low_bits(Q::DTYPE.bits()) as usize;
            values[code] = f32::from_bits(Q::ENCODING.to_f32_bits(Q::DTYPE.bits(), used as u64));
            code += 1;
        }
        values
    };
    // A reference, so that the table exists once and is not built on the stack.
    pub(crate) const REFERENCE: &'static [f32; 256] = &Self::VALUES;
}

/// The value of a code as a float32: exact, except for integers wider than 24 bits, which are rounded once.
#[inline(always)]
pub(crate) fn to_f32<Q: Element>(code: u64) -> f32 {
    match const { Road::of(&Q::ENCODING, Q::DTYPE.bits()) } {
        Road::Integer => Q::ENCODING.to_i64(Q::DTYPE.bits(), code) as i32 as f32,
        Road::Identity => f32::from_bits(code as u32),
        Road::Table => Table::<Q>::REFERENCE[usize::from(code as u8)],
        Road::Ieee { mantissa, factor } => from_ieee::<Q>(code as u32, mantissa, factor),
        Road::General => f32::from_bits(Q::ENCODING.to_f32_bits(Q::DTYPE.bits(), code)),
    }
}

/// The value of an integer code; 0 for a type that is no integer.
#[inline(always)]
pub(crate) fn to_i64<Q: Element>(code: u64) -> i64 {
    Q::ENCODING.to_i64(Q::DTYPE.bits(), code)
}

/// How a type is decoded: the fastest road to what [`Encoding::to_f32_bits`] says.
#[derive(Clone, Copy)]
enum Road {
    /// Integers whose values an i32 holds: compilers vectorise the conversion from i32, not the one from i64.
    Integer,
    /// float32 itself.
    Identity,
    /// Everything else of up to 8 bits.
    Table,
    /// IEEE floats of 16 bits or less: move the fields into place, multiply by a power of two.
    Ieee { mantissa: u32, factor: f32 },
    /// The definition.
    General,
}

impl Road {
    const fn of(encoding: &Encoding, bits: u32) -> Self {
        match *encoding {
            Encoding::Integer { bias, .. } if bits <= 24 && bias > -(1 << 30) && bias < 1 << 30 => {
                Self::Integer
            }
            Encoding::Float {
                sign: true,
                mantissa,
                bias,
                specials: Specials::Ieee,
                subnormals: true,
                ..
            } if bits > 8 && bits <= 16 && bias > 0 && bias <= 127 => {
                Self::Ieee { mantissa, factor: f32::from_bits(((254 - bias) as u32) << 23) }
            }
            Encoding::Float {
                sign: true,
                exponent: 8,
                mantissa: 23,
                bias: 127,
                specials: Specials::Ieee,
                subnormals: true,
            } => Self::Identity,
            _ if bits <= 8 => Self::Table,
            _ => Self::General,
        }
    }
}

/// An IEEE float of up to 16 bits: with its fields in float32's places it is the number divided by
/// 2^(127 − bias). The product with that power is exact, and turns subnormals into normal numbers on the way.
#[inline(always)]
fn from_ieee<Q: Element>(code: u32, mantissa: u32, factor: f32) -> f32 {
    let magnitude = code & low_bits(Q::DTYPE.bits() - 1);
    let sign = (code >> (Q::DTYPE.bits() - 1) & 1) << 31;
    let placed = magnitude << (23 - mantissa);
    let number = (f32::from_bits(placed) * factor).to_bits();
    let highest = low_bits(Q::DTYPE.bits() - 1) >> mantissa << 23;
    f32::from_bits(sign | if placed >= highest { placed | INFINITY } else { number })
}
