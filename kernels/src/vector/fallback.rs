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
