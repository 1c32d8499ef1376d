//! What codes mean: how their bits become numbers.

#![expect(clippy::indexing_slicing, reason = "indices come from one resolved document")]

use crate::format::sizes::Sizes;
use crate::format::wide::Wide;
use crate::format::{Code, CodeType, Factor, FormatBuilder, Quantity};
use crate::kernel::{Widen, Widener};
use crate::vector::normal::are_coarse;
use crate::{Error, Meta};

/// How codes become numbers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    /// Integers of up to 16 bits: a code with some bits flipped, less a bias.
    Integer { flip: u32, bias: f32 },
    /// Integers of more bits, which are rounded.
    Wide(Wide),
    /// Codes of up to 8 bits: their type, and what is added.
    Table { code: CodeType, plus: f32 },
    /// Words of a byte, and of more bits than that: a function for dense ones, whether they are float16, and what is added.
    Words { widener: Widener<f32>, is_half: bool, plus: f32 },
    /// Codes of up to 8 bits: the table that a tensor holds, and what is added.
    Given { table: usize, widen: Widen<f32>, plus: f32 },
}

impl Meaning {
    /// What the codes of a quantity mean in a call, and how many bits they have.
    pub(super) fn of(
        builder: &FormatBuilder,
        quantity: &Quantity,
        meta: &Meta<'_>,
        metas: &[Option<Meta<'_>>],
        sizes: &Sizes<'_>,
    ) -> Result<(u32, Self), Error> {
        let plus = quantity.plus as f32;
        let own = |tensor: usize, meta: &Meta<'_>| -> Result<CodeType, Error> {
            let fact = &builder.format().tensors[tensor];
            let known = fact.types.iter().find(|known| known.dtype.is(meta.dtype)).copied();
            known.ok_or(Error::MissingInput { rule: builder.rule(), input: fact.name })
        };
        let typed = |code: CodeType| {
            let bits = code.dtype.bits();
            let meaning = match code.wide {
                Some(wide) => Self::Wide(wide.and(quantity.plus.into())),
                None if bits <= 7 => Self::Table { code, plus },
                // They are decoded where they lie, or from a stage of such words.
                None => Self::Words { widener: code.widener, is_half: code.is_half, plus },
            };
            (bits, meaning)
        };
        let integer = |bits: u32, (flip, bias): (u32, u32), wide: fn(u32, i64) -> Wide| {
            let narrow = Self::Integer { flip, bias: bias as f32 - plus };
            (bits, if bits <= 16 { narrow } else { Self::Wide(wide(bits, quantity.plus.into())) })
        };
        let width = |bits: Factor| Ok(sizes.factor(bits)? as u32);
        let half = |bits: u32| 1 << (bits - 1);
        Ok(match &quantity.code {
            Code::Own => typed(own(quantity.tensor, meta)?),
            Code::Of(code) => typed(*code),
            Code::Unsigned(bits) => integer(width(*bits)?, (0, 0), Wide::unsigned),
            Code::Excess(bits) => {
                let bits = width(*bits)?;
                integer(bits, (0, half(bits)), Wide::excess)
            }
            // Two's complement with the sign flipped is an unsigned integer, half of the range larger.
            Code::Signed(bits) => {
                let bits = width(*bits)?;
                integer(bits, (half(bits), half(bits)), Wide::signed)
            }
            Code::Codebook(table) => {
                let (rule, input) = (builder.rule(), builder.format().tensors[*table].name);
                let held = metas[*table].ok_or(Error::MissingInput { rule, input })?;
                let (bits, found) = (meta.dtype.bits(), held.size()?.0);
                if found != 1 << bits {
                    let expected = 1 << bits;
                    return Err(Error::Elements { rule, input, found, expected, granularity: None });
                }
                (bits, Self::Given { table: *table, widen: own(*table, &held)?.widener.widen, plus })
            }
        })
    }

    /// Whether all numbers are known to be so coarse that no weight comes out subnormal because of them.
    pub(super) fn is_coarse(&self, bits: u32) -> bool {
        match *self {
            Self::Integer { bias, .. } => are_coarse(&[bias]),
            Self::Wide(_) => true,
            Self::Table { code, plus } => are_coarse(&code.numbers[..1 << bits]) && are_coarse(&[plus]),
            Self::Words { widener, plus, .. } => widener.coarse && are_coarse(&[plus]),
            Self::Given { .. } => false,
        }
    }
}
