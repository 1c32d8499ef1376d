//! Codes that the last loop takes where they lie, in rows that share parameters.

#![expect(clippy::indexing_slicing, reason = "as many rows as begin somewhere")]

use core::ops::Range;

use super::{Kind, Part, Starts};
use crate::format::Step;
use crate::format::codes::Codes;
use crate::format::finish::{Ahead, Form, Given, MOST_SHARED_BITS, PARTS, SPAN_BYTES, Start, UNIT};
use crate::isa::Token;

impl Part<'_> {
    /// The codes of as many of some rows as it can be told of together where they lie, if the last loop can take them there;
    /// the part may have fewer weights then than it had.
    pub(in crate::format) fn in_place<'s>(
        &mut self,
        source: &Codes<'s>,
        rows: Range<usize>,
        starts: &'s mut Starts,
    ) -> Option<Given<'s>> {
        self.bytes(source, rows.clone()).or_else(|| self.parts(source, rows, starts))
    }

    /// The codes, where each lies in a word or a byte of its own and has a zero point and a scale of its own; the part has only
    /// whole units of weights then.
    fn parts<'s>(
        &mut self,
        source: &Codes<'s>,
        rows: Range<usize>,
        starts: &'s mut Starts,
    ) -> Option<Given<'s>> {
        let has_form = self.shared == 1 && self.has(Step::ZeroPoint) && !self.has(Step::Add);
        if !has_form || matches!(source.token, Token::Portable) {
            return None;
        }
        let in_words = self.weights.in_words();
        let start = |row| match in_words {
            true => source.words_with_codes(row, self.first),
            false => source.bytes_with_codes(row, self.first).filter(|_| self.weights.are_codes()),
        };
        let (mut units, mut count, first, bits) = (self.count / UNIT, 0, rows.start, self.weights.bits);
        let (most, mut follow) = (rows.len().min(starts.len()), false);
        while count < most && !follow {
            let Some((Start { byte, at }, held_units)) = start(first + count) else { break };
            if count > 0 && held_units < units {
                break;
            }
            let share = self.weights.rows_in_word(at).min(most - count);
            for (row, start) in starts[count..][..share].iter_mut().enumerate() {
                *start = Start { byte, at: at + row as u32 * bits };
            }
            follow = count == 0 && share > 1 && bits <= MOST_SHARED_BITS;
            (units, count) = (units.min(held_units), count + share);
        }
        if units == 0 || count == 0 {
            return None;
        }
        self.count = units * UNIT;
        // Rows in turns ask for the next ones wherever results go: that takes them next to no time.
        let next = if source.are_far || follow { start(first + count) } else { None };
        let next = next.map_or(0, |(next, _)| next.byte.saturating_sub(starts[0].byte));
        let (bytes, starts, mask) = (source.bytes, &starts[..count], (1 << bits) - 1);
        let form = match in_words {
            true => Form::Words { bytes, starts, mask, follow, next },
            false => Form::PartsOfBytes { bytes, starts, mask, next },
        };
        Some(Given { form, rows: count, apart: 0, ahead: Ahead::NOTHING, ahead_apart: 0 })
    }

    /// The codes as they lie, where each is a byte that the last loop takes for its number.
    fn bytes<'s>(&mut self, source: &Codes<'s>, rows: Range<usize>) -> Option<Given<'s>> {
        if self.weights.bits != 8 || self.zero_points.is_some() {
            return None;
        }
        let Kind::Integers(recoding) = self.kind else { return None };
        let signed = recoding.sign_if_kept()?;
        let (codes, _, units) = source.units(rows.start, self.first)?;
        // Loops read whole units.
        let held = units.saturating_mul(UNIT);
        if held == 0 {
            return None;
        }
        self.count = self.count.min(held);
        let form = if signed { Form::Signed { codes } } else { Form::Unsigned { codes } };
        // Further rows have to lie alike, and their units as well.
        let apart = source.numbers.rows.bytes_apart().unwrap_or(0);
        let behind = held.saturating_sub(self.count.next_multiple_of(UNIT)).checked_div(apart).unwrap_or(0);
        let rows = rows.len().min(1 + behind);
        // The rows of the next call, or what follows in a row that has its own parameters.
        let next = if rows > 1 { rows * apart } else { SPAN_BYTES };
        let ahead = source.far_ahead(codes, next, UNIT * PARTS);
        Some(Given { form, rows, apart, ahead, ahead_apart: apart })
    }
}
