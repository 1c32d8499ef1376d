//! Which road the codes of a type take to become float32 vectors, by its bits and encoding.

#![expect(clippy::indexing_slicing, reason = "tables have an entry for each code of up to 8 bits")]

use crate::element::{Element, Encoding, Specials, Table};
use crate::isa::{Embedding, Isa, TableKind};

/// How the codes of a type become float32 vectors.
#[derive(Clone, Copy)]
pub(super) enum Road {
    /// Integers of up to 24 bits: extended to 32 bits, the bias subtracted, converted.
    Integer,
    /// The same of up to 16 bits, times a power of two.
    Fixed(f32),
    /// Integers of 32 bits without a bias.
    Word,
    /// Any type of up to 4 bits: a table of 16 numbers.
    LookUp,
    /// Types whose numbers are their highest 16 bits: tables of bytes, where those are instructions.
    Bytes(TableKind),
    /// Floats of 5 to 8 bits that float16 has places for, and the power of two that is missing then.
    Embedded(Embedding, f32),
    /// Other floats of 5 to 8 bits.
    SmallFloat,
    /// Powers of two: the exponents of float32.
    Power,
    /// float16.
    Half,
    /// bfloat16.
    Bfloat,
    /// float32.
    Identity,
}

impl Road {
    // Numbers and no `enum`: of a branch by a constant integer, the compiler compiles only what is taken; of one by an `enum`, it
    // would inline all roads into every loop before it finds that there is but one.
    pub(super) const INTEGER: u8 = 0;
    pub(super) const FIXED: u8 = 1;
    pub(super) const LOOK_UP: u8 = 2;
    pub(super) const BYTES: u8 = 3;
    pub(super) const EMBEDDED: u8 = 4;
    pub(super) const SMALL_FLOAT: u8 = 5;
    pub(super) const POWER: u8 = 6;
    pub(super) const HALF: u8 = 7;
    pub(super) const BFLOAT: u8 = 8;
    pub(super) const IDENTITY: u8 = 9;
    const NONE: u8 = 10;

    /// The number of a type's road.
    pub(super) const fn number_of<Q: Element, I: Isa>() -> u8 {
        match Self::of::<Q, I>() {
            Some(Self::Integer | Self::Word) => Self::INTEGER,
            Some(Self::Fixed(_)) => Self::FIXED,
            Some(Self::LookUp) => Self::LOOK_UP,
            Some(Self::Bytes(_)) => Self::BYTES,
            Some(Self::Embedded(..)) => Self::EMBEDDED,
            Some(Self::SmallFloat) => Self::SMALL_FLOAT,
            Some(Self::Power) => Self::POWER,
            Some(Self::Half) => Self::HALF,
            Some(Self::Bfloat) => Self::BFLOAT,
            Some(Self::Identity) => Self::IDENTITY,
            None => Self::NONE,
        }
    }

    /// What the numbers of a type are multiplied by.
    pub(super) const fn factor<Q: Element, I: Isa>() -> f32 {
        match Self::of::<Q, I>() {
            Some(Self::Fixed(factor) | Self::Embedded(_, factor)) => factor,
            _ => 1.0,
        }
    }

    /// How the tables of a type's numbers are read.
    pub(super) const fn kind<Q: Element, I: Isa>() -> TableKind {
        match Self::of::<Q, I>() {
            Some(Self::Bytes(kind)) => kind,
            _ => TableKind::Full,
        }
    }

    /// How a type's codes come to the places of float16.
    pub(super) const fn embedding<Q: Element, I: Isa>() -> Embedding {
        match Self::of::<Q, I>() {
            Some(Self::Embedded(how, _)) => how,
            _ => Embedding { shift: 0, mask: 0, nan: None },
        }
    }

    /// The road of a type, if vectors have one.
    pub(super) const fn of<Q: Element, I: Isa>() -> Option<Self> {
        let bits = Q::DTYPE.bits();
        match Q::ENCODING {
            _ if bits <= 4 => Some(Self::LookUp),
            Encoding::Integer { bias, .. }
                if (bits <= 8 || bits == 16) && bias > -(1 << 23) && bias < 1 << 23 =>
            {
                Some(Self::Integer)
            }
            Encoding::Integer { signed: true, bias: 0 } if bits == 32 => Some(Self::Word),
            _ if bits <= 8 && I::BYTE_TABLES => match plane_kind::<Q>() {
                Some(kind) => Some(Self::Bytes(kind)),
                None => Self::by_fields::<Q>(),
            },
            _ => Self::by_fields::<Q>(),
        }
    }

    /// The road of a type whose numbers are computed.
    const fn by_fields<Q: Element>() -> Option<Self> {
        match Q::ENCODING {
            // Units that keep clear of subnormal and infinite numbers.
            Encoding::Fixed { bias, unit, .. }
                if (Q::DTYPE.bits() <= 8 || Q::DTYPE.bits() == 16)
                    && bias > -(1 << 23)
                    && bias < 1 << 23
                    && unit >= -100
                    && unit <= 100 =>
            {
                Some(Self::Fixed(f32::from_bits(((127 + unit) as u32) << 23)))
            }
            _ => Self::float::<Q>(),
        }
    }

    const fn float<Q: Element>() -> Option<Self> {
        let bits = Q::DTYPE.bits();
        let Encoding::Float { sign, exponent, mantissa, bias, specials, subnormals } = Q::ENCODING else {
            return None;
        };
        let ieee = matches!(specials, Specials::Ieee) && sign && subnormals;
        match (bits, exponent, mantissa, bias) {
            (16, 5, 10, 15) if ieee => return Some(Self::Half),
            (16, 8, 7, 127) if ieee => return Some(Self::Bfloat),
            (32, 8, 23, 127) if ieee => return Some(Self::Identity),
            (8, 8, 0, 127) if !sign && !subnormals && matches!(specials, Specials::NanAtAllOnes) => {
                return Some(Self::Power);
            }
            _ => {}
        }
        if bits < 5 || bits > 8 || !subnormals || exponent > 6 || bias < -60 || bias > 100 {
            return None;
        }
        if exponent == 5 && ieee || exponent <= 4 && !matches!(specials, Specials::Ieee) {
            return Some(Self::embedded(sign, exponent + mantissa, mantissa, bias, specials));
        }
        if matches!(specials, Specials::Ieee) { None } else { Some(Self::SmallFloat) }
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
        Self::Embedded(Embedding { shift, mask, nan }, f32::from_bits(((127 + 15 - bias) as u32) << 23))
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
    let (mut mirrored, mut but_80) = (bits == 8, false);
    while code < 1 << bits {
        let number = values[code].to_bits();
        if number & 0xffff != 0 {
            return None;
        }
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
        (_, true, false) => TableKind::Sign,
        (_, true, true) => TableKind::SignBut80,
        _ => TableKind::Full,
    })
}
