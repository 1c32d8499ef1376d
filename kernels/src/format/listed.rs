//! Lists of groups: which group a row or a column is of, where those of a group are no neighbours.

#![expect(clippy::indexing_slicing, reason = "positions are those of the list")]

use crate::format::FormatBuilder;
use crate::format::finish::LANES;
use crate::format::room::Room;
use crate::isa::Token;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Isa, Work};
use crate::{Error, Meta};

/// How many groups' numbers are looked up at a time.
const TABLE: usize = 2 * LANES;

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

    /// How many groups there are in whole tables: room for what they have.
    pub(super) fn in_tables(&self) -> usize {
        self.groups.next_multiple_of(TABLE)
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

    /// How many runs of the same group some positions have.
    pub(super) fn runs(self, first: usize, count: usize) -> usize {
        let begins = |position: &usize| self.group(*position) != self.group(position - 1);
        (first + 1..first + count).filter(begins).count() + 1
    }

    /// The first position whose group is none of so many, and what is there instead.
    pub(super) fn first_beyond(self, groups: usize) -> Option<(usize, i64)> {
        let signed = |group: i64| usize::try_from(group).map_or(true, |group| group >= groups);
        match self {
            Self::Words(all) => {
                let most = u32::try_from(groups).unwrap_or(u32::MAX);
                let index = first(all, |word| u32::from_le_bytes(*word) >= most)?;
                Some((index, i32::from_le_bytes(all[index]).into()))
            }
            Self::Wide(all) => {
                let index = first(all, |word| signed(i64::from_le_bytes(*word)))?;
                Some((index, i64::from_le_bytes(all[index])))
            }
        }
    }

    /// The groups of positions from one on as bytes, where there are so few.
    fn bytes(self, first: usize, bytes: &mut [u8]) {
        match self {
            Self::Words(all) => bytes.iter_mut().zip(&all[first..]).for_each(|(byte, word)| *byte = word[0]),
            Self::Wide(all) => bytes.iter_mut().zip(&all[first..]).for_each(|(byte, word)| *byte = word[0]),
        }
    }
}

/// The first entry that is such a one: many are looked at before any of them is asked for.
fn first<T>(all: &[T], is_such: impl Fn(&T) -> bool) -> Option<usize> {
    let mut runs = all.chunks(64).zip((0..).step_by(64));
    let (run, start) = runs.find(|(run, _)| run.iter().fold(false, |any, entry| any | is_such(entry)))?;
    run.iter().position(is_such).map(|index| start + index)
}

/// The list of some positions, made ready for all rows.
#[derive(Default)]
pub(super) struct Places {
    /// The groups, where there are so few.
    bytes: Room<u8>,
    /// The first position, and how many there are.
    of: Option<(usize, usize)>,
}

impl Places {
    /// What positions from one on have: each the number of its group, of which there are whole tables.
    pub(super) fn pick(
        &mut self,
        token: Token,
        (list, first): (List<'_>, usize),
        of_groups: &[f32],
        out: &mut [f32],
    ) {
        let (tables, _) = of_groups.as_chunks();
        let done = if takes(token, tables.len()) { out.len() / LANES * LANES } else { 0 };
        let (picked, rest) = out.split_at_mut(done);
        if done > 0 {
            if self.of != Some((first, done)) {
                list.bytes(first, self.bytes.need(done));
                self.of = Some((first, done));
            }
            look_up(token, tables, self.bytes.items(), picked);
        }
        for (out, position) in rest.iter_mut().zip(first + done..) {
            *out = of_groups.get(list.group(position)).copied().unwrap_or_default();
        }
    }
}

/// Whether positions are looked up in so many tables, vector by vector: each takes a look-up, and a choice whether it has the group.
fn takes(token: Token, tables: usize) -> bool {
    let most = match token {
        Token::Portable => 0,
        #[cfg(target_arch = "x86_64")]
        _ if token.has_whole_lines() => 8,
        #[cfg(target_arch = "x86_64")]
        _ => 2,
    };
    (1..=most).contains(&tables)
}

/// Whole vectors of positions, at levels that take them.
#[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables, reason = "there is no level with vectors"))]
fn look_up(token: Token, tables: &[[f32; TABLE]], groups: &[u8], out: &mut [f32]) {
    #[cfg(target_arch = "x86_64")]
    {
        let ((groups, _), (out, _)) = (groups.as_chunks(), out.as_chunks_mut());
        match token {
            Token::Portable => {}
            Token::Avx2(isa) => isa.vectorize(LookUp { isa, tables, groups, out }),
            Token::Avx512(isa) => isa.vectorize(LookUp { isa, tables, groups, out }),
            Token::Avx512Vbmi(isa) => {
                let isa = isa.without_tables();
                isa.vectorize(LookUp { isa, tables, groups, out });
            }
        }
    }
}

/// What whole vectors of positions have.
#[cfg(target_arch = "x86_64")]
struct LookUp<'a, I> {
    isa: I,
    tables: &'a [[f32; TABLE]],
    groups: &'a [[u8; LANES]],
    out: &'a mut [[f32; LANES]],
}

#[cfg(target_arch = "x86_64")]
impl<I: Isa> Work<0> for LookUp<'_, I> {
    #[inline(always)]
    fn work(self) {
        let Self { isa, tables, groups, out } = self;
        let [first, others @ ..] = tables else { return };
        let load = |table: &[f32; TABLE]| {
            let [low, high]: &[[f32; LANES]; 2] = zerocopy::transmute_ref!(table);
            [isa.load(low), isa.load(high)]
        };
        let first = load(first);
        for (out, groups) in out.iter_mut().zip(groups) {
            let groups = isa.widen_u8(groups);
            // The lowest bits tell the groups of a table apart.
            let table = isa.shr(groups, TABLE.trailing_zeros());
            let mut found = isa.look_up_of_two(first, groups);
            for (index, other) in (1..).zip(others) {
                let own = isa.look_up_of_two(load(other), groups);
                found = isa.select_equal(table, isa.splat_i32(index), own, found);
            }
            *out = zerocopy::transmute!(isa.bytes(found));
        }
    }
}
