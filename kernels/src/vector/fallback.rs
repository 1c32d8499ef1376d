//! The portable loops, for zero points that vectors lack.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every row of a part")]

use crate::element::Element;
use crate::formula::Lanes;
use crate::grouping::{Segment, group_count};
use crate::isa::Token;
use crate::isa::buffer::Buffer;
use crate::isa::portable::{self, Conversions};
use crate::vector::PartOf;
use crate::vector::facts::{Facts, FactsOf, UnsignedWord, Word, is_unsigned_word};

/// What loops that are compiled for a stand-in have to be given of a type.
pub(crate) struct Itself<V: 'static> {
    pub(super) facts: &'static Facts,
    /// What the portable loops need, if the formula has zero points that are theirs; they count from where vectors do.
    pub(super) portable: Option<Conversions<V>>,
}

impl<V: 'static> Itself<V> {
    /// That of a combination.
    pub(crate) const fn of<Q: Element, O: Element, F: Lanes<Value = V>>() -> Self {
        Self { facts: FactsOf::<Q>::FACTS, portable: portable::<Q, O, F>() }
    }
}

/// What the portable loops of a combination need, if its formula has such zero points.
const fn portable<Q: Element, O: Element, F: Lanes>() -> Option<Conversions<F::Value>> {
    // Zero points are counted from where the vectors of such types count.
    match F::HAS_REACH {
        true if is_unsigned_word::<Q>() => Some(Conversions::of::<UnsignedWord, O, F>()),
        true if Word::stands_for::<Q>() => Some(Conversions::of::<Word, O, F>()),
        true => Some(Conversions::of::<Q, O, F>()),
        false => None,
    }
}

/// The portable loops, which know no parameters that are used again.
#[inline(never)]
pub(super) fn portable_part<F: Lanes>(
    token: Token,
    conversions: &Conversions<F::Value>,
    part: &PartOf<'_>,
    (scales, zeros): (&[f32], &[F::Zero]),
    out: &mut Buffer<'_>,
) {
    let PartOf { elements, segment, again, .. } = *part;
    let mut done = 0;
    while done < segment.count {
        let (row, column) = (done / again.columns, done % again.columns);
        let (codes, left) = elements.skip(done + row * again.gap).row();
        let count = left.min(again.columns - column).min(segment.count - done);
        let (first, turn) = match segment.group {
            1 => (row / again.rows * again.columns + column, Segment { count, groups: count, ..*segment }),
            group => {
                let (in_row, turn) = segment.groups_of(column, count);
                (row * group_count(again.columns, group) + in_row, turn)
            }
        };
        portable::part::<F>(token, conversions, codes, &turn, (&scales[first..], &zeros[first..]), out);
        done += count;
        if again.gap > 0 && done < segment.count {
            out.next_row();
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::formula::AffineWide;
    use crate::layout::Layout;
    use crate::types::{Float32, Int32, Uint32};
    use crate::vector::{Again, Shape};

    const CONVERSIONS: &Conversions<i64> = &Conversions::of::<Int32, Float32, AffineWide>();

    const ROWS: Segment =
        Segment { start: 0, count: 256, group: 1, phase: 0, parameter: 0, groups: 128, rows: 4 };

    /// Results of four rows of 64 elements with the parameters at these indices.
    fn check(bytes: &[u8], parameter: impl Fn(usize) -> usize) {
        for (index, result) in bytes.as_chunks().0.iter().enumerate() {
            let parameter = parameter(index);
            let difference = (index as i64 * 7 - 900) - ((1 << 40) + ((parameter as i64) << 30));
            let expected = difference as f32 * (parameter as f32 + 0.5);
            assert_eq!(f32::from_le_bytes(*result), expected, "element {index}");
        }
    }

    /// The bytes of a part's results.
    fn results(part: &PartOf<'_>, scales: &[f32], zeros: &[i64]) -> [u8; 1024] {
        let mut bytes = [0; 1024];
        let out = &mut Buffer::bytes(&mut bytes);
        portable_part::<AffineWide>(Token::Portable, CONVERSIONS, part, (scales, zeros), out);
        bytes
    }

    /// 256 codes, and 128 parameters.
    fn data() -> (Vec<u8>, Vec<f32>, Vec<i64>) {
        let codes = (0..256_i32).flat_map(|code| (code * 7 - 900).to_le_bytes()).collect();
        let scales = (0_u8..128).map(|index| f32::from(index) + 0.5).collect();
        (codes, scales, (0..128).map(|index| (1 << 40) + (index << 30)).collect())
    }

    /// Zero points below 0 are too far from integers without a sign for some levels: both count from 2³¹.
    #[test]
    fn words_count_from_where_their_zero_points_do() {
        let conversions = portable::<Uint32, Float32, AffineWide>().expect("the formula has a reach");
        let codes: Vec<u8> = [5, u32::MAX].iter().flat_map(|code| code.to_le_bytes()).collect();
        let elements = &Layout::Dense { bits: 32 }.elements(&codes, 0);
        let segment = &Segment { count: 2, group: 2, groups: 1, rows: 1, ..ROWS };
        let part = PartOf { elements, segment, again: Again::endless(2), shape: Shape::Runs, known: None };
        let (zeros, mut bytes) = ([-1 - (1 << 31)], [0; 8]);
        let out = &mut Buffer::bytes(&mut bytes);
        portable_part::<AffineWide>(Token::Portable, &conversions, &part, (&[0.5], &zeros), out);
        assert_eq!(bytes.as_chunks().0, [3.0_f32.to_le_bytes(), 2_147_483_648.0_f32.to_le_bytes()]);
    }

    /// Two rows with the first 64 parameters, two with the next.
    #[test]
    fn rows_take_the_parameters_of_their_neighbours_or_the_next() {
        let (codes, scales, zeros) = data();
        let (elements, again) = (&Layout::Dense { bits: 32 }.elements(&codes, 0), Again::chain(64, 2));
        let part = PartOf { elements, segment: &ROWS, again, shape: Shape::Each, known: None };
        check(&results(&part, &scales, &zeros), |index| index / 128 * 64 + index % 64);
    }

    /// Two rows of 100 elements in groups of 24, and a part of a third.
    #[test]
    fn rows_have_a_last_group_that_is_shorter() {
        let (codes, scales, zeros) = data();
        let (elements, again) = (&Layout::Dense { bits: 32 }.elements(&codes, 0), Again::ragged(100));
        let segment = &Segment { group: 24, groups: 13, rows: 1, ..ROWS };
        let part = PartOf { elements, segment, again, shape: Shape::Each, known: None };
        check(&results(&part, &scales, &zeros), |index| index / 100 * 5 + index % 100 / 24);
    }

    /// Two rows of 128 elements, of which 96 and then 32 are done in both.
    fn in_panels(out: &mut Buffer<'_>) {
        let (codes, scales, zeros) = data();
        out.rows(2, 512, 0, &mut |rows| {
            for (first, columns) in [(0, 96), (96, 32)] {
                let elements = &Layout::Dense { bits: 32 }.elements(&codes, first);
                let segment = &Segment { count: 2 * columns, groups: columns, rows: 2, ..ROWS };
                let again = Again::panel(columns, 2, 128 - columns);
                let part = PartOf { elements, segment, again, shape: Shape::Each, known: None };
                let parameters = (&scales[first..], &zeros[first..]);
                rows.panel_by_rows(columns * 4, &mut |out| {
                    portable_part::<AffineWide>(Token::Portable, CONVERSIONS, &part, parameters, out);
                });
            }
        });
    }

    #[test]
    fn rows_are_done_in_panels() {
        let mut bytes = [0; 1024];
        in_panels(&mut Buffer::bytes(&mut bytes));
        check(&bytes, |index| index % 128);
        // What is collected of a row goes to where that row is.
        let mut bytes = [0; 1024];
        Buffer::bytes(&mut bytes).stream(Token::Portable, in_panels);
        check(&bytes, |index| index % 128);
    }
}
