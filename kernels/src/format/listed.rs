//! Lists of groups: which group a row or a column is of, where those of a group are no neighbours.

use crate::format::FormatBuilder;
use crate::isa::Work;
use crate::{Error, Meta};

/// A tensor with the group of each position along an axis.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    pub(super) tensor: usize,
    /// How many positions the axis has.
    pub(super) positions: usize,
    /// How many groups there are.
    pub(super) groups: usize,
}

impl Listed {
    /// Every position has a group.
    pub(super) fn check(&self, builder: &FormatBuilder, meta: Meta<'_>) -> Result<(), Error> {
        let (rule, expected) = (builder.rule(), self.positions);
        let found = meta.size()?.0;
        if found != expected {
            let input = builder.format().tensors.get(self.tensor).map_or("", |tensor| tensor.name);
            return Err(Error::Elements { rule, input, found, expected, granularity: None });
        }
        Ok(())
    }

    /// The list, of the tensors of a run.
    pub(super) fn list<'a>(&self, tensors: &[Option<&'a [u8]>]) -> List<'a> {
        List::new(tensors.get(self.tensor).copied().flatten().unwrap_or_default(), self.positions)
    }
}

/// Groups of positions: integers of 32 or 64 bits.
#[derive(Clone, Copy)]
pub(super) enum List<'a> {
    Words(&'a [[u8; 4]]),
    Wide(&'a [[u8; 8]]),
}

impl<'a> List<'a> {
    /// Those of so many positions.
    pub(super) fn new(bytes: &'a [u8], positions: usize) -> Self {
        match bytes.len().checked_div(positions) {
            Some(8) => Self::Wide(bytes.as_chunks().0),
            _ => Self::Words(bytes.as_chunks().0),
        }
    }

    /// That of a position, which was checked to be a group before the run.
    pub(super) fn group(self, position: usize) -> usize {
        match self {
            Self::Words(all) => all.get(position).map_or(0, |word| u32::from_le_bytes(*word) as usize),
            Self::Wide(all) => all.get(position).map_or(0, |word| u64::from_le_bytes(*word) as usize),
        }
    }

    /// The first position whose group is none of so many, and what is there instead.
    pub(super) fn first_beyond(self, groups: usize) -> Option<(usize, i64)> {
        let is_beyond = |found: &(usize, i64)| usize::try_from(found.1).map_or(true, |group| group >= groups);
        match self {
            Self::Words(all) => {
                all.iter().map(|word| i32::from_le_bytes(*word).into()).enumerate().find(is_beyond)
            }
            Self::Wide(all) => all.iter().map(|word| i64::from_le_bytes(*word)).enumerate().find(is_beyond),
        }
    }
}

/// What positions from one on have: each that of its group.
pub(super) struct OfGroups<'a, T> {
    pub(super) list: List<'a>,
    pub(super) first: usize,
    /// What groups have.
    pub(super) stored: &'a [T],
    pub(super) out: &'a mut [T],
}

impl<T: Copy + Default> Work<0> for OfGroups<'_, T> {
    #[inline(always)]
    fn work(self) {
        let Self { list, first, stored, out } = self;
        let of = |group: usize| stored.get(group).copied().unwrap_or_default();
        // Written out for both widths: which one it is, is asked once.
        match list {
            List::Words(all) => {
                for (out, word) in out.iter_mut().zip(all.get(first..).unwrap_or_default()) {
                    *out = of(u32::from_le_bytes(*word) as usize);
                }
            }
            List::Wide(all) => {
                for (out, word) in out.iter_mut().zip(all.get(first..).unwrap_or_default()) {
                    *out = of(u64::from_le_bytes(*word) as usize);
                }
            }
        }
    }
}
