//! Which elements share a parameter: a tensor's shape and a group shape become loops, a range of elements
//! becomes segments whose groups follow one another.
//!
//! A tensor of shape D with groups of shape G has parameters of shape ceil(D / G), row-major. Two neighbouring
//! axes (E, g) and (F, h) are one axis of extent E·F
//!
//! ```text
//! with groups of g·F   if the inner one is one group (h = F): the elements of a row share what the row has;
//! with groups of h     if the outer one is not grouped (g = 1) and h divides F: groups go on seamlessly.
//! ```
//!
//! What is left are a few loops, of which the innermost is the segment: its parameters are neighbours.

use core::ops::Range;

use smallvec::SmallVec;

/// Extents, one for each axis; up to eight without allocation.
pub(crate) type Shape = SmallVec<[usize; 8]>;

/// How many groups lie along an axis. A group as long as an axis without elements is one group, an empty one.
#[inline]
pub(crate) fn group_count(extent: usize, group: usize) -> usize {
    match group {
        // A division takes longer than most of planning.
        1 => extent,
        0 => 1,
        _ if group == extent => 1,
        _ => extent.div_ceil(group),
    }
}

/// The product of extents: 0 if any is, none if it overflows.
pub(crate) fn product(shape: &[usize]) -> Option<usize> {
    if shape.contains(&0) {
        return Some(0);
    }
    shape.iter().try_fold(1_usize, |product, extent| product.checked_mul(*extent))
}

/// The bytes that elements take; none if there are too many to address.
pub(crate) fn byte_len(elements: usize, bits: u32) -> Option<usize> {
    let bits = (elements as u64).checked_mul(u64::from(bits))?;
    usize::try_from(bits.div_ceil(8)).ok()
}

/// One loop over the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Loop {
    /// How many steps it makes.
    extent: usize,
    /// How many steps share a parameter.
    group: usize,
    /// How far apart the parameters of neighbouring groups are.
    stride: usize,
}

/// The loops of a plan, the innermost first; empty for an empty tensor.
#[derive(Clone, Debug)]
pub(crate) struct Grouping {
    loops: SmallVec<[Loop; 8]>,
}

impl Grouping {
    /// The loops over a tensor of `shape` in groups of shape `group`, both of one rank. The axes after
    /// `interleaved` are not merged with it: codes that are neighbours there are not neighbours in memory.
    pub(crate) fn new(shape: &[usize], group: &[usize], interleaved: Option<usize>) -> Self {
        let mut grouping = Self { loops: SmallVec::new() };
        if !shape.contains(&0) {
            grouping.add_loops(shape, group, interleaved);
        }
        grouping
    }

    fn add_loops(&mut self, shape: &[usize], group: &[usize], interleaved: Option<usize>) {
        let Self { loops } = self;
        let mut stride = 1;
        for (axis, (&extent, &group)) in shape.iter().zip(group).enumerate().rev() {
            if extent == 1 {
                continue;
            }
            let axis_loop = Loop { extent, group: group.clamp(1, extent), stride };
            stride *= group_count(extent, axis_loop.group);
            match loops.last_mut().and_then(|inner| Some((merge(axis_loop, *inner)?, inner))) {
                Some((merged, inner)) if interleaved != Some(axis) => *inner = merged,
                _ => loops.push(axis_loop),
            }
        }
        if loops.is_empty() {
            loops.push(Loop { extent: 1, group: 1, stride: 1 });
        }
    }

    /// How many parameters, one for each element, the rows have that share them; 0 if none do.
    pub(crate) fn shared_row(&self) -> usize {
        match self.loops[..] {
            [inner, next, ..] if inner.group == 1 && next.group > 1 => inner.extent,
            _ => 0,
        }
    }

    /// How many neighbours of a row share a parameter.
    pub(crate) fn neighbours(&self) -> usize {
        self.loops.first().map_or(1, |inner| inner.group)
    }

    /// The only segment of a range, where one loop is all there is.
    #[inline]
    pub(crate) fn only_segment(&self, range: &Range<usize>) -> Option<Segment> {
        let [Loop { extent, group, .. }] = self.loops[..] else { return None };
        let whole = range.start == 0 && range.len() == extent;
        if !whole || group == 0 {
            return None;
        }
        let groups = group_count(extent, group);
        Some(Segment { start: 0, count: extent, group, phase: 0, parameter: 0, groups, rows: 1 })
    }

    /// The segments of a range of elements, counted in row-major order.
    pub(crate) fn segments(&self, range: Range<usize>) -> Segments<'_> {
        Segments::new(&self.loops, range)
    }
}

/// The loop that makes the steps of both, if there is one.
fn merge(outer: Loop, inner: Loop) -> Option<Loop> {
    // Neither product exceeds the number of elements. The stride is the inner one: where the inner axis is one
    // group, the outer axis' parameters are as far apart as the inner axis' would be.
    let extent = outer.extent * inner.extent;
    if inner.group == inner.extent {
        Some(Loop { extent, group: outer.group * inner.extent, stride: inner.stride })
    } else if outer.group == 1 && inner.extent.is_multiple_of(inner.group) {
        Some(Loop { extent, group: inner.group, stride: inner.stride })
    } else {
        None
    }
}

/// Neighbouring elements in groups that follow one another, with parameters that do as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    /// The index of the first element.
    pub(crate) start: usize,
    /// How many elements there are.
    pub(crate) count: usize,
    /// How many elements a whole group has.
    pub(crate) group: usize,
    /// How many elements of the first group come before the segment.
    pub(crate) phase: usize,
    /// The index of the first group's parameter.
    pub(crate) parameter: usize,
    /// How many groups there are.
    pub(crate) groups: usize,
    /// How many segments like this one follow one another, this one included: with as many elements each, and
    /// the same parameters.
    pub(crate) rows: usize,
}

impl Segment {
    /// The same in parts of at most `limit` groups.
    pub(crate) fn parts(self, limit: usize) -> impl Iterator<Item = Segment> {
        let mut rest = self;
        core::iter::from_fn(move || {
            if rest.count == 0 {
                return None;
            }
            let groups = rest.groups.min(limit);
            let whole = groups.saturating_mul(rest.group).saturating_sub(rest.phase);
            let part = Segment { count: whole.min(rest.count), groups, ..rest };
            rest = Segment {
                start: rest.start + part.count,
                count: rest.count - part.count,
                phase: 0,
                parameter: rest.parameter + groups,
                groups: rest.groups - groups,
                ..rest
            };
            Some(part)
        })
    }

    /// So many elements behind some of a segment, and which of its groups their first one lies in.
    pub(crate) fn groups_of(&self, done: usize, count: usize) -> (usize, Segment) {
        let (first, phase) = ((self.phase + done) / self.group, (self.phase + done) % self.group);
        let (start, groups) = (self.start + done, group_count(phase + count, self.group));
        (first, Segment { start, count, phase, parameter: self.parameter + first, groups, ..*self })
    }

    /// How many elements each group contributes.
    #[inline(always)]
    pub(crate) fn runs(&self) -> impl Iterator<Item = usize> + use<> {
        let (mut rest, group) = (self.count, self.group);
        let mut room = self.group - self.phase;
        core::iter::from_fn(move || {
            let run = room.min(rest);
            room = group;
            rest -= run;
            (run > 0).then_some(run)
        })
    }
}

/// The segments of a range.
#[derive(Clone, Debug)]
pub(crate) struct Segments<'a> {
    loops: &'a [Loop],
    range: Range<usize>,
    /// Where the next segment starts on the innermost loop, and on the others.
    index: usize,
    outer: SmallVec<[Step; 8]>,
    /// The parameter of the first element of the next segment's row.
    parameter: usize,
    /// How many groups a whole row has.
    groups: usize,
    /// Whether rows come together if they share their parameters.
    sharing: bool,
}

/// Where on a loop a segment lies.
#[derive(Clone, Copy, Debug)]
struct Step {
    index: usize,
    group: usize,
    /// How many steps of the group are left, this one included.
    left: usize,
}

impl<'a> Segments<'a> {
    fn new(loops: &'a [Loop], range: Range<usize>) -> Self {
        let Some((inner, outer_loops)) = loops.split_first() else {
            let outer = SmallVec::new();
            return Self { loops, range: 0..0, index: 0, outer, parameter: 0, groups: 0, sharing: false };
        };
        let (index, mut rest) = (range.start % inner.extent, range.start / inner.extent);
        let mut parameter = 0;
        let mut outer = SmallVec::new();
        for level in outer_loops {
            let index = rest % level.extent;
            let group = index / level.group;
            outer.push(Step { index, group, left: level.group - index % level.group });
            parameter += group * level.stride;
            rest /= level.extent;
        }
        let groups = group_count(inner.extent, inner.group);
        Self { loops, range, index, outer, parameter, groups, sharing: false }
    }

    /// The same, where rows of whole groups that share their parameters come as one segment.
    pub(crate) fn sharing_rows(self) -> Self {
        let sharing = self.loops.first().is_some_and(|inner| inner.extent.is_multiple_of(inner.group));
        Self { sharing, ..self }
    }

    /// How many rows from here on have the same parameters.
    fn rows(&self, inner: &Loop) -> usize {
        match (self.loops.get(1), self.outer.first()) {
            (Some(next), Some(step)) if self.sharing && self.index == 0 => {
                let left = step.left.min(next.extent - step.index);
                left.min(self.range.len() / inner.extent).max(1)
            }
            _ => 1,
        }
    }

    /// Goes on by segments of as many rows as the last one, which were all of a group, and with the parameters that follow, at
    /// most so many; returns how many. Only for whole rows.
    pub(crate) fn more_like(&mut self, last: &Segment, most: usize) -> usize {
        let ([inner, next, ..], Some(step)) = (self.loops, self.outer.first()) else { return 0 };
        // Where the next loop starts again, parameters may as well.
        if most == 0 || step.index == 0 || last.rows != next.group {
            return 0;
        }
        if last.count != inner.extent || next.stride != self.groups {
            return 0;
        }
        let elements = last.rows * last.count;
        let left = (next.extent - step.index) / next.group;
        let more = most.min(left).min(self.range.len() / elements);
        for _ in 0..more {
            self.range.start += elements;
            self.advance(last.rows);
        }
        more
    }

    /// Goes on by rows, which lie in one group of the next loop.
    fn advance(&mut self, mut rows: usize) {
        let outer_loops = self.loops.iter().skip(1);
        for (level, step) in outer_loops.zip(&mut self.outer) {
            step.index += rows;
            step.left -= rows;
            if step.index < level.extent {
                if step.left == 0 {
                    (step.group, step.left) = (step.group + 1, level.group);
                    self.parameter += level.stride;
                }
                return;
            }
            // Starts again, and the next loop makes a step.
            self.parameter -= step.group * level.stride;
            *step = Step { index: 0, group: 0, left: level.group };
            rows = 1;
        }
    }
}

impl Iterator for Segments<'_> {
    type Item = Segment;

    fn next(&mut self) -> Option<Segment> {
        let inner = self.loops.first()?;
        if self.range.is_empty() {
            return None;
        }
        let (start, index, group) = (self.range.start, self.index, inner.group);
        let count = (inner.extent - index).min(self.range.len());
        let rows = self.rows(inner);
        let (phase, parameter) =
            if index == 0 { (0, self.parameter) } else { (index % group, self.parameter + index / group) };
        let whole = count == inner.extent;
        let groups = if whole { self.groups } else { group_count(phase + count, group) };
        self.range.start += rows * count;
        self.index = 0;
        self.advance(rows);
        Some(Segment { start, count, group, phase, parameter, groups, rows })
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// The parameter of each element of a range, with as many rows at a time as there are.
    fn parameters(grouping: &Grouping, range: Range<usize>) -> Vec<usize> {
        let mut found = Vec::new();
        let mut segments = grouping.segments(range).sharing_rows();
        while let Some(segment) = segments.next() {
            let bands = 1 + segments.more_like(&segment, usize::MAX);
            for band in 0..bands {
                for _ in 0..segment.rows {
                    let first = segment.parameter + band * segment.groups;
                    found.extend((0..segment.count).map(|n| first + (segment.phase + n) / segment.group));
                }
            }
        }
        found
    }

    /// Rows that are not merged, as such that share words are not.
    #[test]
    fn rows_that_go_on_alike_have_the_parameters_of_their_elements() {
        let shapes =
            [([6, 12], [1, 4]), ([6, 12], [2, 1]), ([6, 12], [3, 4]), ([6, 10], [1, 4]), ([5, 12], [2, 6])];
        for (shape, group) in shapes {
            let grouping = Grouping::new(&shape, &group, Some(0));
            let groups = group_count(shape[1], group[1]);
            let count = shape[0] * shape[1];
            let expected: Vec<usize> =
                (0..count).map(|n| n / shape[1] / group[0] * groups + n % shape[1] / group[1]).collect();
            for start in 0..count {
                for end in start..=count {
                    let found = parameters(&grouping, start..end);
                    assert_eq!(found, expected[start..end], "{shape:?} by {group:?}, {start}..{end}");
                }
            }
        }
    }
}
