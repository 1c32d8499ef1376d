//! The numbers of codes as tables of bytes.

#![expect(clippy::indexing_slicing, reason = "tables have an entry for each code of their width")]

use crate::format::bind::Numbers;
use crate::format::meaning::Meaning;
use crate::isa::{ByteTable, TableKind, Token};

/// The numbers of codes of more than four bits, or of three, in bytes, and what of them has to be looked up.
#[derive(Clone, Debug)]
pub(super) struct NumberTable {
    pub(super) table: ByteTable,
    pub(super) kind: TableKind,
}

impl NumberTable {
    /// Whether codes of a quantity may be looked up. Integers of seven bits and more are sooner converted, and codes of which a byte
    /// has several sooner picked.
    pub(super) fn suits(quantity: &Numbers) -> bool {
        let is_integer = matches!(quantity.meaning, Meaning::Integer { .. });
        matches!((quantity.bits, is_integer), (3 | 5 | 6, _) | (7 | 8, false))
    }

    /// That of some quantity, if the level has tables of bytes and the highest 16 bits of each number are all that it has.
    pub(super) fn of(token: Token, quantity: &Numbers) -> Option<Self> {
        if !token.has_byte_tables() || !Self::suits(quantity) {
            return None;
        }
        let bits = quantity.bits;
        match quantity.meaning {
            Meaning::Integer { flip, bias } => {
                let code = |index: usize| index as u32 & ((1 << bits) - 1);
                Self::new(&core::array::from_fn(|index| (code(index) ^ flip) as f32 - bias), bits)
            }
            Meaning::Table { code, .. } => Self::new(code.numbers, bits),
            Meaning::Words { widener, .. } => Self::new(&widener.of_every_byte(token), bits),
            Meaning::Wide(_) | Meaning::Given { .. } => None,
        }
    }

    fn new(numbers: &[f32; 256], bits: u32) -> Option<Self> {
        let mut table = ByteTable::NONE;
        for ((number, low), high) in numbers.iter().zip(&mut table.low).zip(&mut table.high) {
            let [0, 0, first, second] = number.to_bits().to_le_bytes() else { return None };
            (*low, *high) = (first, second);
        }
        Some(Self { kind: kind(numbers, bits), table })
    }
}

/// What tells all numbers of codes of so many bits from as few as possible.
fn kind(numbers: &[f32; 256], bits: u32) -> TableKind {
    // Any NaN is as good as any other.
    let turned = |code: usize, of: usize| {
        let (number, of) = (numbers[code % 256], numbers[of]);
        number.to_bits() == (-of).to_bits() || number.is_nan() && of.is_nan()
    };
    match bits {
        ..=6 => TableKind::Small,
        7 => TableKind::Full,
        _ if (0..128).all(|code| turned(code | 0x80, code)) => TableKind::Sign,
        _ if (1..128).all(|code| turned(code | 0x80, code)) => TableKind::SignBut80,
        _ if (1..128).all(|code| turned(256 - code, code)) => TableKind::Magnitude,
        _ => TableKind::Full,
    }
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
mod tests {
    use super::*;
    use crate::format::gather;

    /// Numbers of which 16 bits are all that they have: of a code, of its magnitude and sign, the same with a NaN of its own
    /// for code 0x80, and of a code in two's complement.
    const TABLES: [fn(u8) -> f32; 4] = [
        |code| f32::from_bits(u32::from(code).wrapping_mul(0x9e37_0000) & 0x7f7f_0000),
        |code| f32::from(code & 0x7f) * if code >= 0x80 { -0.5 } else { 0.5 },
        |code| if code == 0x80 { f32::NAN } else { TABLES[1](code) },
        |code| f32::from(code as i8),
    ];

    #[test]
    fn every_kind_of_table_gives_every_number() {
        let Some(isa) = crate::isa::avx512::Avx512Vbmi::new() else {
            return crate::tests::skipped("no level has tables of bytes here");
        };
        for (index, number) in TABLES.iter().enumerate() {
            let numbers = core::array::from_fn(|code| number(code as u8));
            for bits in 5..=8 {
                let table = NumberTable::new(&numbers, bits).unwrap();
                let codes: [u8; 256] = core::array::from_fn(|code| code as u8 & low(bits));
                let mut found = [0.0; 256];
                assert_eq!(gather::looked_up(isa, &table, &codes, &mut found), 256);
                for (code, found) in codes.iter().zip(found) {
                    let same = found.to_bits() == number(*code).to_bits()
                        || found.is_nan() && number(*code).is_nan();
                    assert!(same, "table {index}, {bits} bits, code {code}: {found}");
                }
            }
        }
    }

    fn low(bits: u32) -> u8 {
        u8::MAX >> (8 - bits)
    }

    /// More than 16 bits are no entry of two bytes.
    #[test]
    fn finer_numbers_have_no_table() {
        assert!(NumberTable::new(&[0.1; 256], 8).is_none());
    }
}
