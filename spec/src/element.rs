//! Element types, resolved.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::model::Specials;

/// How a stored code becomes a number.
#[derive(Clone, Debug, PartialEq)]
pub struct ElementType {
    /// Lower-case name.
    pub name: String,
    /// One sentence for the documentation; shared, as every version of an operator has its types.
    pub doc: Arc<str>,
    /// Width of a code, 1 to 64.
    pub bits: u32,
    /// The meaning of a code.
    pub encoding: Encoding,
    /// Spellings of other projects, by dialect.
    pub names: BTreeMap<String, String>,
    /// Numbers of other projects, by dialect.
    pub numbers: BTreeMap<String, i64>,
}

/// The meaning of a code.
#[derive(Clone, Debug, PartialEq)]
pub enum Encoding {
    /// code − bias, the code unsigned or in two's complement.
    Integer {
        /// Two's complement, or unsigned.
        signed: bool,
        /// What is subtracted from the code.
        bias: i64,
    },
    /// (code − bias) · 2^unit, the unit not 0: a number that is no integer.
    Fixed {
        /// Two's complement, or unsigned.
        signed: bool,
        /// What is subtracted from the code.
        bias: i64,
        /// The power of two.
        unit: i32,
    },
    /// Sign, exponent and mantissa fields.
    Float(Float),
    /// The number of each code, in code order; every one is exact in float32.
    Codebook(Vec<f32>),
}

/// Sign, exponent and mantissa fields, from the highest bit down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Float {
    /// Whether there is a sign bit.
    pub sign: bool,
    /// Width of the exponent field.
    pub exponent: u32,
    /// Width of the mantissa field.
    pub mantissa: u32,
    /// Exponent bias.
    pub bias: i32,
    /// Which codes are infinities and NaNs.
    pub specials: Specials,
    /// Whether exponent field 0 means zero and subnormal numbers.
    pub subnormals: bool,
}

impl ElementType {
    /// Whether codes are integers.
    pub fn is_integer(&self) -> bool {
        matches!(self.encoding, Encoding::Integer { .. })
    }

    /// Whether results can be rounded to this type: float32, and IEEE floats of 16 bits whose exponents float32 has.
    pub fn is_output(&self) -> bool {
        let Encoding::Float(float) = &self.encoding else { return false };
        let is_ieee = float.sign && float.subnormals && float.specials == Specials::Ieee;
        let fits = match self.bits {
            16 => float.exponent >= 2 && (2..=127).contains(&float.bias),
            bits => bits == 32 && float.exponent == 8 && float.bias == 127,
        };
        is_ieee && fits
    }

    /// Whether every value is exact in float32: what a scale must be.
    pub fn fits_float32(&self) -> bool {
        match &self.encoding {
            Encoding::Integer { .. } | Encoding::Fixed { .. } => self.bits <= 16,
            Encoding::Float(f) => f.exponent <= 8 && f.mantissa <= 23,
            Encoding::Codebook(_) => true,
        }
    }

    /// The most bits of an integer that is a code of a weight format: codes are read as words of so many.
    pub const WIDEST_CODE: u32 = 32;

    /// Whether codes of weight formats can be of it: every value is exact in float32, or an integer that is rounded.
    pub fn can_be_code(&self) -> bool {
        self.fits_float32() || self.is_integer() && self.bits <= Self::WIDEST_CODE
    }

    /// The type's spelling in a dialect: its own name unless the dialect has another.
    pub fn name_in<'a>(&'a self, dialect: &str) -> &'a str {
        self.names.get(dialect).map_or(&self.name, String::as_str)
    }
}

/// All element types an operator can name, in the order of their documents.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Types(Vec<ElementType>);

impl Types {
    /// Collects types; later ones do not replace earlier ones of the same name.
    pub fn new(types: Vec<ElementType>) -> Self {
        Self(types)
    }

    /// The type of that name.
    pub fn get(&self, name: &str) -> Option<&ElementType> {
        self.0.iter().find(|t| t.name == name)
    }

    /// The type that a dialect calls that, or whose own name it is.
    pub fn get_in(&self, dialect: &str, name: &str) -> Option<&ElementType> {
        let named = |t: &&ElementType| t.names.get(dialect).is_some_and(|n| n == name);
        self.0.iter().find(named).or_else(|| self.get(name))
    }

    /// The types in order.
    pub fn iter(&self) -> std::slice::Iter<'_, ElementType> {
        self.0.iter()
    }

    /// The same as a slice.
    pub fn as_slice(&self) -> &[ElementType] {
        &self.0
    }

    /// Adds the types of another document.
    pub fn extend(&mut self, types: impl IntoIterator<Item = ElementType>) {
        self.0.extend(types);
    }
}
