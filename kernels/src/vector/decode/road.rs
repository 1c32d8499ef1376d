//! Which road the codes of a type take to become float32 vectors, by its bits and encoding.

#![expect(clippy::indexing_slicing, reason = "tables have an entry for each code of up to 8 bits")]

use crate::element::{Element, Encoding, Specials, Table};
use crate::isa::{Embedding, Isa, TableKind};

/// How the codes of a type become float32 vectors.
#[derive(Clone, Copy)]
pub(super) struct Road {
    /// Which of those below. A number and no `enum`: of a branch by a constant integer, the compiler compiles only what is taken; of one
    /// by an `enum`, it would inline all roads into every loop before it finds that there is but one.
    pub(super) number: u8,
    /// What numbers are multiplied by: of [`FIXED`](Self::FIXED) and [`EMBEDDED`](Self::EMBEDDED), a power of two.
    pub(super) factor: f32,
    /// How tables of [`BYTES`](Self::BYTES) are read.
    pub(super) table: TableKind,
    /// Where codes come to, of [`EMBEDDED`](Self::EMBEDDED).
    pub(super) embedding: Embedding,
}

impl Road {
    /// There is none for vectors.
    pub(super) const NONE: u8 = 0;
    /// Integers of up to 24 bits, or of 32 without a bias: extended to 32 bits, the bias subtracted, converted.
    pub(super) const INTEGER: u8 = 1;
    /// The same of up to 16 bits, times a power of two.
    pub(super) const FIXED: u8 = 2;
    /// Any type of up to 4 bits: a table of 16 numbers.
    pub(super) const LOOK_UP: u8 = 3;
    /// Types whose numbers are their highest 16 bits: tables of bytes, where those are instructions.
    pub(super) const BYTES: u8 = 4;
    /// Floats of 5 to 8 bits that float16 has places for, but for a power of two.
    pub(super) const EMBEDDED: u8 = 5;
    /// Other floats of 5 to 8 bits.
    pub(super) const SMALL_FLOAT: u8 = 6;
    /// Powers of two: the exponents of float32.
    pub(super) const POWER: u8 = 7;
    /// float16.
    pub(super) const HALF: u8 = 8;
    /// bfloat16.
    pub(super) const BFLOAT: u8 = 9;
    /// float32.
    pub(super) const IDENTITY: u8 = 10;

    /// One that nothing more is to be said of.
    const fn plain(number: u8) -> Self {
        let embedding = Embedding { shift: 0, mask: 0, nan: None };
        Self { number, factor: 1.0, table: TableKind::Full, embedding }
    }

    /// The road of a type.
    pub(super) const fn of<Q: Element, I: Isa>() -> Self {
        let bits = Q::DTYPE.bits();
        match Q::ENCODING {
            _ if bits <= 4 => Self::plain(Self::LOOK_UP),
            Encoding::Integer { bias, .. }
                if (bits <= 8 || bits == 16) && bias > -(1 << 23) && bias < 1 << 23 =>
            {
                Self::plain(Self::INTEGER)
            }
            Encoding::Integer { signed: true, bias: 0 } if bits == 32 => Self::plain(Self::INTEGER),
            _ if bits <= 8 && I::BYTE_TABLES => match plane_kind::<Q>() {
                Some(table) => Self { table, ..Self::plain(Self::BYTES) },
                None => Self::by_fields::<Q>(),
            },
            _ => Self::by_fields::<Q>(),
        }
    }

    /// The road of a type whose numbers are computed.
    const fn by_fields<Q: Element>() -> Self {
        match Q::ENCODING {
            // Units that keep clear of subnormal and infinite numbers.
            Encoding::Fixed { bias, unit, .. }
                if (Q::DTYPE.bits() <= 8 || Q::DTYPE.bits() == 16)
                    && bias > -(1 << 23)
                    && bias < 1 << 23
                    && unit >= -100
                    && unit <= 100 =>
            {
                Self { factor: f32::from_bits(((127 + unit) as u32) << 23), ..Self::plain(Self::FIXED) }
            }
            _ => Self::float::<Q>(),
        }
    }

    const fn float<Q: Element>() -> Self {
        let bits = Q::DTYPE.bits();
        let Encoding::Float { sign, exponent, mantissa, bias, specials, subnormals } = Q::ENCODING else {
            return Self::plain(Self::NONE);
        };
        let ieee = matches!(specials, Specials::Ieee) && sign && subnormals;
        match (bits, exponent, mantissa, bias) {
            (16, 5, 10, 15) if ieee => return Self::plain(Self::HALF),
            (16, 8, 7, 127) if ieee => return Self::plain(Self::BFLOAT),
            (32, 8, 23, 127) if ieee => return Self::plain(Self::IDENTITY),
            (8, 8, 0, 127) if !sign && !subnormals && matches!(specials, Specials::NanAtAllOnes) => {
                return Self::plain(Self::POWER);
            }
            _ => {}
        }
        if bits < 5 || bits > 8 || !subnormals || exponent > 6 || bias < -60 || bias > 100 {
            return Self::plain(Self::NONE);
        }
        if exponent == 5 && ieee || exponent <= 4 && !matches!(specials, Specials::Ieee) {
            return Self::embedded(sign, exponent + mantissa, mantissa, bias, specials);
        }
        Self::plain(if matches!(specials, Specials::Ieee) { Self::NONE } else { Self::SMALL_FLOAT })
    }

    const fn embedded(sign: bool, width: u32, mantissa: u32, bias: i32, specials: Specials) -> Self {
        let shift = 10 - mantissa;
        let magnitude = ((1 << width) - 1) << shift;
        let nan = match specials {
            Specials::NanAtAllOnes => Some((magnitude, magnitude)),
            Specials::NanAtNegativeZero => Some((magnitude | 0x8000, 0x8000)),
            _ => None,
        };
        let mask = if sign { magnitude | 0x8000 } else { magnitude };
        let factor = f32::from_bits(((127 + 15 - bias) as u32) << 23);
        let embedding = Embedding { shift, mask, nan };
        Self { factor, embedding, ..Self::plain(Self::EMBEDDED) }
    }
}

/// Which of the tables of bytes tell the numbers of a type; none if they have more than 16 bits.
pub(crate) const fn plane_kind<Q: Element>() -> Option<TableKind> {
    let bits = Q::DTYPE.bits();
    if bits > 8 {
        return None;
    }
    let values = &Table::<Q>::VALUES;
    let mut code = 0;
    let (mut powers, mut mirrored, mut but_80) = (bits == 8, bits == 8, false);
    while code < 1 << bits {
        let number = values[code].to_bits();
        if number & 0xffff != 0 {
            return None;
        }
        powers &= number == power(code as u32);
        if code >= 0x80 {
            let mirror = values[code - 0x80];
            let same = if values[code].is_nan() || mirror.is_nan() {
                values[code].is_nan() && mirror.is_nan()
            } else {
                number == mirror.to_bits() ^ 0x8000_0000
            };
            mirrored &= same || code == 0x80;
            but_80 |= !same;
        }
        code += 1;
    }
    Some(match (bits, mirrored, but_80) {
        (..=6, ..) => TableKind::Small,
        _ if powers => TableKind::Powers,
        (_, true, false) => TableKind::Sign,
        (_, true, true) => TableKind::SignBut80,
        _ => TableKind::Full,
    })
}

/// The bits of the power of two that has an exponent, with float32's bias: all ones are a NaN.
const fn power(exponent: u32) -> u32 {
    match exponent {
        0 => 1 << 22,
        0xff => f32::NAN.to_bits(),
        _ => exponent << 23,
    }
}
