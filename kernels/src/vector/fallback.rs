//! The portable loops, for zero points that vectors lack.

#![expect(clippy::indexing_slicing, reason = "parameters are staged for every row of a part")]

use crate::element::Element;
use crate::formula::Lanes;
use crate::grouping::Segment;
use crate::isa::buffer::Buffer;
use crate::isa::portable;
use crate::vector::PartOf;

/// The loops for zero points that vectors lack.
pub(crate) type Portable<Z> = fn(&PartOf<'_>, (&[f32], &[Z]), &mut Buffer<'_>);

/// Those of a combination, if its formula has such zero points.
pub(crate) const fn portable<Q: Element, O: Element, F: Lanes>() -> Option<Portable<F::Zero>> {
    if F::HAS_REACH { Some(portable_part::<Q, O, F>) } else { None }
}

/// The portable loops, which know no parameters that are used again.
fn portable_part<Q: Element, O: Element, F: Lanes>(
    part: &PartOf<'_>,
    (scales, zeros): (&[f32], &[F::Zero]),
    out: &mut Buffer<'_>,
) {
    let PartOf { codes, segment, again, .. } = *part;
    let (mut done, mut row) = (0, 0);
    while done < segment.count {
        let count = again.columns.min(segment.count - done);
        let groups = if segment.group > 1 { segment.groups } else { count };
        let turn = Segment { count, groups, ..*segment };
        // 0 where there is one row only.
        let first = row / again.rows * count;
        portable::part::<Q, O, F>(codes.skip(done), &turn, (&scales[first..], &zeros[first..]), out);
        (done, row) = (done + count, row + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::Codes;
    use crate::formula::AffineWide;
    use crate::types::{Float32, Int32};
    use crate::vector::Again;

    /// Two rows with the first 64 parameters, two with the next.
    #[test]
    fn rows_take_the_parameters_of_their_neighbours_or_the_next() {
        let again = Again { columns: 64, rows: 2 };
        let codes: alloc::vec::Vec<u8> =
            (0..256_i32).flat_map(|code| (code * 7 - 900).to_le_bytes()).collect();
        let scales: alloc::vec::Vec<f32> = (0_u8..128).map(|index| f32::from(index) + 0.5).collect();
        let zeros: alloc::vec::Vec<i64> = (0..128).map(|index| (1 << 40) + (index << 30)).collect();
        let codes = Codes::dense(&codes, 32, 0);
        let segment =
            Segment { start: 0, count: 256, group: 1, phase: 0, parameter: 0, groups: 128, rows: 4 };
        let part = PartOf { codes: &codes, segment: &segment, again, picks: None, known: None };
        let mut bytes = [0; 1024];
        portable_part::<Int32, Float32, AffineWide>(&part, (&scales, &zeros), &mut Buffer::bytes(&mut bytes));
        for (index, result) in bytes.as_chunks().0.iter().enumerate() {
            let parameter = index / 128 * 64 + index % 64;
            let difference = (index as i64 * 7 - 900) - ((1 << 40) + ((parameter as i64) << 30));
            let expected = difference as f32 * (parameter as f32 + 0.5);
            assert_eq!(f32::from_le_bytes(*result), expected, "element {index}");
        }
    }
}
