//! The codes of a segment as the last loop takes them: where they lie, or gathered.

#![expect(clippy::indexing_slicing, reason = "a segment has at most as many weights as its stage")]

use core::ops::Range;

use crate::format::codes::Codes;
use crate::format::finish::{Form, Given, LANES, UNIT};
use crate::format::parameters::Parameters;
use crate::format::part::{Kind, Part, ROWS_AT_ONCE, Starts};
use crate::format::room::Room;
use crate::format::signed::{Recoding, Subtract};
use crate::isa::Token;

/// How many codes are gathered for rows that are finished by one call: parameters are in the first cache as well.
const GATHERED: usize = 8 << 10;

/// Room for the codes of one segment: what a format does not need takes none.
#[derive(Default)]
pub(super) struct Stage {
    starts: Starts,
    pub(super) room: Gathered,
}

/// Room for codes that are gathered.
#[derive(Default)]
pub(super) struct Gathered {
    pub(super) codes: Room<u8>,
    numbers: Room<f32>,
    wide: Room<u8>,
}

impl Stage {
    /// All codes of a part in as many of some rows as one call finishes: where they lie, or gathered.
    pub(super) fn given<'s>(
        &'s mut self,
        part: &Part<'_>,
        source: &Codes<'s>,
        rows: Range<usize>,
        parameters: &Parameters<'_>,
        table: &'s [f32; 2 * LANES],
    ) -> Given<'s> {
        let Self { starts, room } = self;
        let mut whole = *part;
        let most = rows.end.min(rows.start + ROWS_AT_ONCE);
        if let Some(given) = whole.in_place(source, rows.start..most, starts)
            && whole.count == part.count
        {
            return given;
        }
        let end = most.min(rows.start + (GATHERED / part.count.max(1)).max(1));
        room.gathered(part, source, rows.start..end, parameters, table)
    }

    /// The codes of a part in a row; where they are taken where they lie, it may have fewer weights then.
    pub(super) fn of_row<'s>(
        &'s mut self,
        part: &mut Part<'_>,
        source: &Codes<'s>,
        row: usize,
        parameters: &Parameters<'_>,
        table: &'s [f32; 2 * LANES],
    ) -> Given<'s> {
        let Self { starts, room } = self;
        match part.in_place(source, row..row + 1, starts) {
            Some(given) => given,
            None => room.gathered(part, source, row..row + 1, parameters, table),
        }
    }
}

impl Gathered {
    /// All codes of a part in each of some rows.
    fn gathered<'s>(
        &'s mut self,
        part: &Part<'_>,
        source: &Codes<'s>,
        rows: Range<usize>,
        parameters: &Parameters<'_>,
        table: &'s [f32; 2 * LANES],
    ) -> Given<'s> {
        // Loops read whole units.
        let (apart, count) = (part.count.next_multiple_of(UNIT), rows.len());
        let (ahead, ahead_apart) = source.ahead(&rows, part.first);
        let form = if let Kind::Numbers = part.kind {
            let stage = self.numbers.need(apart * count);
            for (row, numbers) in rows.zip(stage.chunks_exact_mut(apart)) {
                source.decode(row, part.first, &mut numbers[..part.count], &mut self.wide);
            }
            Form::Numbers(stage)
        } else {
            let stage = self.codes.need(apart * count);
            for (row, codes) in rows.zip(stage.chunks_exact_mut(apart)) {
                source.gather(row, part.first, &mut codes[..part.count]);
            }
            meant(stage, part, count, source.token, parameters, table)
        };
        Given { form, rows: count, apart, ahead, ahead_apart }
    }
}

/// What gathered codes of a part mean in some rows: the bytes that they are, or entries of a table of a few.
pub(super) fn meant<'s>(
    codes: &'s mut [u8],
    part: &Part<'_>,
    rows: usize,
    token: Token,
    parameters: &Parameters<'_>,
    table: &'s [f32; 2 * LANES],
) -> Form<'s> {
    let Kind::Integers(recoding) = part.kind else {
        return Form::Few { codes, numbers: &table.as_chunks().0[0] };
    };
    recoding.apply(token, codes);
    if let Some(index) = part.zero_points {
        let zero_points = parameters.bytes_of(index, part.first);
        for codes in codes.chunks_mut(part.count.next_multiple_of(UNIT)).take(rows) {
            token.vectorize(Subtract { codes: &mut codes[..part.count], zero_points });
        }
    }
    match recoding {
        Recoding::Signed { .. } => Form::Signed { codes },
        Recoding::Unsigned => Form::Unsigned { codes },
    }
}
