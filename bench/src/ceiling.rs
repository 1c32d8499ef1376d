//! Ceilings: the same bytes in and out, with no arithmetic between them.
//!
//! ```text
//! for every line of the input: load it, store it ⌊lines out / lines in⌋ times, once more when the remainder says so
//! ```
//!
//! So any ratio is moved exactly, spread evenly. Where more is read than written, loads and stores change places.

use std::mem::take;

use dequant::mover::{Best, Line, Mover, Place, Work, fill, lines};

/// How a ceiling stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    /// Through the caches.
    Regular,
    /// Around them.
    NonTemporal,
}

impl Store {
    pub(crate) const BOTH: [Self; 2] = [Self::Regular, Self::NonTemporal];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Regular => "regular stores",
            Self::NonTemporal => "non-temporal stores",
        }
    }
}

/// Moves the lines of `input` to those of `output`, on one thread.
pub(crate) fn run(best: Best, store: Store, input: &[u8], output: &mut [u8]) {
    match best {
        Best::Plain(isa) => moved(isa, store, input, output),
        #[cfg(target_arch = "x86_64")]
        Best::Avx2(isa) => moved(isa, store, input, output),
        #[cfg(target_arch = "x86_64")]
        Best::Avx512(isa) => moved(isa, store, input, output),
    }
}

/// The same in two halves, on the threads of the current pool.
pub(crate) fn run_on_two(best: Best, store: Store, input: &[u8], output: &mut [u8]) {
    if input.len() < 2 * 64 {
        return run(best, store, input, output);
    }
    let half = |length: usize| (length / 2).next_multiple_of(64).min(length);
    let (first_in, second_in) = input.split_at(half(input.len()));
    let (first_out, second_out) = output.split_at_mut(half(output.len()));
    rayon::join(|| run(best, store, first_in, first_out), || run(best, store, second_in, second_out));
}

fn moved(isa: impl Mover, store: Store, input: &[u8], output: &mut [u8]) {
    // The number of stores for a load, or of loads for a store, is a constant of the loop.
    let ratios = (output.len() / input.len().max(1), input.len() / output.len().max(1));
    // The ceiling moves whole lines, wherever the output begins.
    let first_line = output.as_ptr().align_offset(64).min(output.len());
    let input = lines(input);
    fill(&mut output[first_line..], |output| match ratios {
        (0, loads) => match loads {
            1 => gather::<_, 1>(isa, store, input, output),
            2 => gather::<_, 2>(isa, store, input, output),
            3 => gather::<_, 3>(isa, store, input, output),
            4..=5 => gather::<_, 4>(isa, store, input, output),
            _ => gather::<_, 6>(isa, store, input, output),
        },
        (stores, _) => match stores {
            1 => spread::<_, 1>(isa, store, input, output),
            2 => spread::<_, 2>(isa, store, input, output),
            3 => spread::<_, 3>(isa, store, input, output),
            4 => spread::<_, 4>(isa, store, input, output),
            5 => spread::<_, 5>(isa, store, input, output),
            6 => spread::<_, 6>(isa, store, input, output),
            7 => spread::<_, 7>(isa, store, input, output),
            8..=9 => spread::<_, 8>(isa, store, input, output),
            10..=12 => spread::<_, 10>(isa, store, input, output),
            13..=15 => spread::<_, 13>(isa, store, input, output),
            _ => spread::<_, 16>(isa, store, input, output),
        },
    });
}

fn spread<I: Mover, const N: usize>(isa: I, store: Store, input: &[Line], output: &mut [Place]) {
    match store {
        Store::Regular => isa.vectorize(Spread::<_, N, false> { isa, input, output }),
        Store::NonTemporal => isa.vectorize(Spread::<_, N, true> { isa, input, output }),
    }
}

fn gather<I: Mover, const N: usize>(isa: I, store: Store, input: &[Line], output: &mut [Place]) {
    match store {
        Store::Regular => isa.vectorize(Gather::<_, N, false> { isa, input, output }),
        Store::NonTemporal => isa.vectorize(Gather::<_, N, true> { isa, input, output }),
    }
}

/// A store of one kind.
#[inline(always)]
fn put<I: Mover, const AROUND: bool>(isa: I, held: I::Held, place: &mut Place) {
    if AROUND { isa.stream(held, place) } else { isa.keep(held, place) }
}

/// `N` stores for a load, or more.
struct Spread<'a, I, const N: usize, const AROUND: bool> {
    isa: I,
    input: &'a [Line],
    output: &'a mut [Place],
}

impl<I: Mover, const N: usize, const AROUND: bool> Work for Spread<'_, I, N, AROUND> {
    type Done = ();

    #[inline(always)]
    fn work(self) {
        let Self { isa, input, output } = self;
        let (count, more) = (input.len(), output.len().saturating_sub(N * input.len()));
        let (mut rest, mut due) = (output, 0);
        for line in input {
            let held = isa.load(line);
            if rest.len() < N {
                // An output that does not begin with a line has one less.
                for place in rest {
                    put::<I, AROUND>(isa, held, place);
                }
                break;
            }
            let Some((places, after)) = take(&mut rest).split_first_chunk_mut::<N>() else { break };
            for place in places {
                put::<I, AROUND>(isa, held, place);
            }
            rest = after;
            due += more;
            while due >= count {
                due -= count;
                let Some((place, after)) = take(&mut rest).split_first_mut() else { break };
                put::<I, AROUND>(isa, held, place);
                rest = after;
            }
        }
    }
}

/// `N` loads for a store, or more.
struct Gather<'a, I, const N: usize, const AROUND: bool> {
    isa: I,
    input: &'a [Line],
    output: &'a mut [Place],
}

impl<I: Mover, const N: usize, const AROUND: bool> Work for Gather<'_, I, N, AROUND> {
    type Done = ();

    #[inline(always)]
    fn work(self) {
        let Self { isa, input, output } = self;
        let (count, more) = (output.len(), input.len().saturating_sub(N * output.len()));
        let (mut rest, mut due) = (input, 0);
        for place in output {
            let Some((lines, after)) = rest.split_first_chunk::<N>() else { break };
            let mut held = isa.load(&lines[0]);
            for line in &lines[1..] {
                held = isa.mix(held, isa.load(line));
            }
            rest = after;
            due += more;
            while due >= count {
                due -= count;
                let Some((line, after)) = rest.split_first() else { break };
                held = isa.mix(held, isa.load(line));
                rest = after;
            }
            put::<I, AROUND>(isa, held, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Pages;
    use dequant::mover::Best;

    #[test]
    fn every_ratio_writes_every_line_and_reads_to_the_end() {
        let mut input = Pages::new(1 << 16).unwrap();
        let mut output = Pages::new(1 << 16).unwrap();
        input.bytes_mut().fill(1);
        for lines_in in [1, 2, 7, 32, 64, 100, 200] {
            for lines_out in [1, 7, 32, 63, 64, 128, 1000] {
                for store in Store::BOTH {
                    for run in [run, run_on_two] {
                        let output = output.bytes_mut();
                        output.fill(0);
                        let input = &input.bytes()[..lines_in * 64];
                        run(Best::detect(), store, input, &mut output[..lines_out * 64]);
                        let (written, after) = output.split_at(lines_out * 64);
                        assert!(written.iter().all(|byte| *byte == 1), "{lines_in} {lines_out}");
                        assert!(after.iter().all(|byte| *byte == 0), "{lines_in} {lines_out}");
                    }
                    // Not at a line: the whole ones among these bytes.
                    let output = output.bytes_mut();
                    output.fill(0);
                    run(
                        Best::detect(),
                        store,
                        &input.bytes()[..lines_in * 64],
                        &mut output[16..][..lines_out * 64],
                    );
                    let whole = 64..lines_out * 64;
                    let expected = (0..output.len()).map(|index| u8::from(whole.contains(&index)));
                    assert!(output.iter().copied().eq(expected), "{lines_in} {lines_out}");
                }
            }
        }
    }
}
