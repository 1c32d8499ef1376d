//! How lines come to their places: through the caches, or around them, where every line of the output is joined from two.

#![expect(
    clippy::unreachable,
    reason = "lines go around the caches where their places are lines of the output"
)]

use core::marker::PhantomData;
use core::mem::{self, MaybeUninit};
use core::sync::atomic::{Ordering, compiler_fence};

use super::lines::Source;
use crate::isa::Isa;
use crate::isa::stream::{LINE, lines};

/// What lines that go around the caches are joined with.
pub(crate) struct Around<'a> {
    /// How many bytes before the first place are collected, and the line that ends with them.
    pub(super) staged: usize,
    pub(super) before: &'a mut [u8; LINE],
    /// How far ahead codes are asked for.
    pub(super) ahead: usize,
}

/// How many loops lines have, by where these go. Sealed: all places that are to be filled count as written.
pub(crate) trait Loops: sealed::Sealed {
    /// Fills places, as many as there are: around the caches if `around` is given, as they begin and end at lines of the output then,
    /// and through them otherwise. Always inlined.
    fn fill<const K: usize, I: Isa, S: Source<K>>(
        slots: &mut [MaybeUninit<u8>],
        around: Option<&mut Around<'_>>,
        isa: I,
        source: &mut S,
    );
}

mod sealed {
    /// What only the file above can implement.
    pub(crate) trait Sealed {}
}

/// One for each way: where lines are computed as quickly as they are stored, asking would take time, and where registers do not
/// hold those of a unit, more.
pub(crate) enum TwoLoops {}

impl sealed::Sealed for TwoLoops {}

impl Loops for TwoLoops {
    #[inline(always)]
    fn fill<const K: usize, I: Isa, S: Source<K>>(
        slots: &mut [MaybeUninit<u8>],
        around: Option<&mut Around<'_>>,
        isa: I,
        source: &mut S,
    ) {
        match around {
            None => store(slots, source, None),
            Some(around) => stream(slots, around, isa, source),
        }
    }
}

/// One for either way, which asks for every unit: half as much to compile. Line by line, there are two.
pub(crate) enum OneLoop {}

impl sealed::Sealed for OneLoop {}

impl Loops for OneLoop {
    #[inline(always)]
    fn fill<const K: usize, I: Isa, S: Source<K>>(
        slots: &mut [MaybeUninit<u8>],
        around: Option<&mut Around<'_>>,
        isa: I,
        source: &mut S,
    ) {
        match LineByLine::<K, I, S>::LOOPS {
            Some(fill) => fill(slots, around, isa, source),
            None => either(slots, around, isa, source),
        }
    }
}

/// The loops of sources whose lines are computed one by one, behind a constant: named in a branch, the compiler would remember them
/// for every source.
struct LineByLine<const K: usize, I, S>(PhantomData<(I, S)>);

/// What fills places.
type Fill<I, S> = fn(&mut [MaybeUninit<u8>], Option<&mut Around<'_>>, I, &mut S);

impl<const K: usize, I: Isa, S: Source<K>> LineByLine<K, I, S> {
    const LOOPS: Option<Fill<I, S>> = if S::LINE_BY_LINE { Some(TwoLoops::fill) } else { None };
}

/// Stores lines, as many as there are places; asks for the codes that lie so far ahead, if at all.
#[inline(always)]
pub(super) fn store<const K: usize, S: Source<K>>(
    slots: &mut [MaybeUninit<u8>],
    source: &mut S,
    ahead: Option<usize>,
) {
    let mut left = slots.as_chunks_mut::<LINE>().0.as_chunks_mut::<K>().0;
    while !left.is_empty() {
        // A constant condition: of such the compiler compiles no more than the branch that is taken.
        let count = if S::HAS_RUNS { source.begin_run() } else { usize::MAX };
        let (run, behind) = left.split_at_mut(count.min(left.len()));
        for place in run {
            if let Some(ahead) = ahead {
                source.prefetch(ahead);
            }
            write(place, source.next());
        }
        left = behind;
    }
}

/// The same around the caches: every line of the output is joined from two of the source.
#[inline(always)]
pub(super) fn stream<const K: usize, I: Isa, S: Source<K>>(
    slots: &mut [MaybeUninit<u8>],
    around: &mut Around<'_>,
    isa: I,
    source: &mut S,
) {
    let (ahead, lanes, mut before) = (around.ahead, isa.lanes_from(LINE - around.staged), *around.before);
    let mut left = lines(slots).1.as_chunks_mut::<K>().0;
    while !left.is_empty() {
        // A constant condition: of such the compiler compiles no more than the branch that is taken.
        let count = if S::HAS_RUNS { source.begin_run() } else { usize::MAX };
        let (run, behind) = left.split_at_mut(count.min(left.len()));
        for place in run {
            if S::LINE_BY_LINE {
                assert!(K <= 4, "as many lines as are written out");
                // Written out: where a loop is not unrolled, every line takes the time of all.
                four!([0, 1, 2, 3], index => if let Some(place) = place.get_mut(index) {
                    let line = source.line(index, ahead);
                    isa.stream(joined(isa, &mut before, line, lanes), place);
                    // What the next line needs is not to be read before this one is stored.
                    compiler_fence(Ordering::SeqCst);
                });
                source.skip();
            } else {
                source.prefetch(ahead);
                for (place, line) in place.iter_mut().zip(source.next()) {
                    isa.stream(joined(isa, &mut before, line, lanes), place);
                }
            }
        }
        left = behind;
    }
    *around.before = before;
}

/// Stores lines, as many as there are places, through the caches or around them.
#[inline(always)]
fn either<const K: usize, I: Isa, S: Source<K>>(
    slots: &mut [MaybeUninit<u8>],
    around: Option<&mut Around<'_>>,
    isa: I,
    source: &mut S,
) {
    // Where lines do not go around the caches, nothing is joined.
    let (streams, nothing) = (around.is_some(), (0, 0, [0; LINE]));
    let known = around.as_ref().map_or(nothing, |around| (around.ahead, around.staged, *around.before));
    let (ahead, staged, mut before) = known;
    let lanes = isa.lanes_from(LINE - staged);
    let mut left = slots.as_chunks_mut::<LINE>().0.as_chunks_mut::<K>().0;
    while !left.is_empty() {
        let count = if S::HAS_RUNS { source.begin_run() } else { usize::MAX };
        let (run, behind) = left.split_at_mut(count.min(left.len()));
        for place in run {
            let made = source.next();
            if streams {
                // Behind the next lines already; asked before these were computed, it would be another branch.
                source.prefetch(ahead);
                let Some(places) = lines(place.as_flattened_mut()).1.first_chunk_mut::<K>() else {
                    unreachable!("places are lines of the output");
                };
                for (place, line) in places.iter_mut().zip(made) {
                    isa.stream(joined(isa, &mut before, line, lanes), place);
                }
            } else {
                write(place, made);
            }
        }
        left = behind;
    }
    if let Some(around) = around {
        *around.before = before;
    }
}

/// Lines to their places.
#[inline(always)]
fn write<const K: usize>(place: &mut [[MaybeUninit<u8>; LINE]; K], lines: [[u8; LINE]; K]) {
    let place: *mut [[MaybeUninit<u8>; LINE]; K] = place;
    // SAFETY: the pointer comes from an exclusive borrow of as many bytes, at any alignment, which byte arrays have.
    unsafe { place.cast::<[[u8; LINE]; K]>().write(lines) };
}

/// The line that ends with the first part of `line`; what is before it becomes `line`. Always inlined.
#[inline(always)]
fn joined<I: Isa>(isa: I, before: &mut [u8; LINE], line: [u8; LINE], lanes: I::I32) -> [u8; LINE] {
    if !I::WHOLE_LINES {
        return line;
    }
    isa.joined([mem::replace(before, line), line], lanes)
}
