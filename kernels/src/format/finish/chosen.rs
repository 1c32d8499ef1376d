//! Codes of one or two bits in rows that share a parameter for each weight: what every code becomes in every column is
//! computed once, and rows choose from that.

#![expect(
    clippy::indexing_slicing,
    reason = "a segment has at most as many codes as its stage, and results for each of them; codes have so many bits"
)]

use super::{LANES, UNIT};
use crate::format::room::Room;
use crate::isa::buffer::{Buffer, Counted, Source, TwoLoops};
use crate::isa::{Isa, Token, Work};

/// Whether codes of so many bits are chosen for among results of so many bytes: four words of 32 bits take as long to choose
/// among as to compute.
pub(in crate::format) fn can_choose(bits: u32, width: usize) -> bool {
    (1..=2).contains(&bits) && bits as usize * width <= 4
}

/// The bytes of a line of the output.
const LINE: usize = 4 * LANES;

type Line = [u8; LINE];

/// What each code becomes in some columns.
#[derive(Default)]
pub(in crate::format) struct Choices {
    /// Line by line of columns: that of every code.
    results: Room<u8>,
    /// Those of one code.
    row: Room<u8>,
    bits: u32,
    /// The bytes of a result: two or four.
    width: usize,
    count: usize,
}

impl Choices {
    /// Computes them for codes of so many bits in `count` columns: `finish` gets a code and where its results, of `width`
    /// bytes each, go.
    pub(in crate::format) fn prepare(
        &mut self,
        bits: u32,
        width: usize,
        count: usize,
        finish: &mut dyn FnMut(u8, &mut Buffer<'_>),
    ) {
        (self.bits, self.width, self.count) = (bits, width, count);
        let (codes, bytes) = (1 << bits, width * count.next_multiple_of(UNIT));
        let (results, _) = self.results.need(bytes * codes).as_chunks_mut::<LINE>();
        for code in 0..codes {
            let row = self.row.need(bytes);
            finish(code as u8, &mut Buffer::bytes(&mut row[..width * count]));
            for (of_line, line) in results.chunks_exact_mut(codes).zip(row.as_chunks().0) {
                of_line[code] = *line;
            }
        }
    }

    /// Appends what a row chooses by its codes: one a byte, from bit `at` on, in whole units.
    pub(in crate::format) fn choose(&self, token: Token, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        match (token, self.width) {
            (Token::Portable, 2) => self.one_by_one::<2>(codes, at, out),
            (Token::Portable, _) => self.one_by_one::<4>(codes, at, out),
            #[cfg(target_arch = "x86_64")]
            (Token::Avx2(isa), _) => self.by(isa, codes, at, out),
            #[cfg(target_arch = "x86_64")]
            (Token::Avx512(isa), _) => self.by(isa, codes, at, out),
            #[cfg(target_arch = "x86_64")]
            (Token::Avx512Vbmi(isa), _) => self.by(isa.without_tables(), codes, at, out),
        }
    }

    fn one_by_one<const W: usize>(&self, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        let (lines, _) = self.results.items().as_chunks::<LINE>();
        let (in_line, mask) = (LINE / W, (1 << self.bits) - 1);
        let word = |(column, code): (usize, &u8)| {
            let line = &lines[(column / in_line) << self.bits | usize::from(code >> at) & mask];
            line.as_chunks::<W>().0[column % in_line]
        };
        out.write(codes.iter().take(self.count).enumerate().map(word));
    }

    fn by<I: Isa>(&self, isa: I, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        match (self.bits, self.width) {
            (1, 2) => isa.vectorize(self.loop_of::<_, 2, 2>(isa, codes, at, out)),
            (1, _) => isa.vectorize(self.loop_of::<_, 2, 4>(isa, codes, at, out)),
            _ => isa.vectorize(self.loop_of::<_, 4, 2>(isa, codes, at, out)),
        }
    }

    fn loop_of<'a, 'o, I: Isa, const N: usize, const K: usize>(
        &'a self,
        isa: I,
        codes: &'a [u8],
        at: u32,
        out: &'a mut Buffer<'o>,
    ) -> Choose<'a, 'o, I, N, K> {
        let (codes, _) = codes.as_chunks();
        let (lines, _) = self.results.items().as_chunks();
        let (results, _) = lines.as_chunks().0.as_chunks();
        let units = Units { isa, codes, at, results, next: 0, units: self.count / UNIT };
        Choose { units, count: self.count, out }
    }
}

/// The loop of a row: of `N` codes, and `K` lines a unit.
struct Choose<'a, 'o, I, const N: usize, const K: usize> {
    units: Units<'a, I, N, K>,
    count: usize,
    out: &'a mut Buffer<'o>,
}

/// Units as lines.
struct Units<'a, I, const N: usize, const K: usize> {
    isa: I,
    codes: &'a [[u8; UNIT]],
    /// Where in a byte.
    at: u32,
    /// The results of every code, line by line.
    results: &'a [[[Line; N]; K]],
    next: usize,
    units: usize,
}

/// The loop for a number of lines a unit, written out: arrays of vectors are kept in registers only where no loop goes over
/// them.
macro_rules! lines {
    ($count:literal, [$($index:literal)*]) => {
        impl<I: Isa, const N: usize> Work<0> for Choose<'_, '_, I, N, $count> {
            #[inline(always)]
            fn work(self) {
                let Self { mut units, count, out } = self;
                let (whole, left) = (count / UNIT, count % UNIT);
                out.lines::<$count, _, _>(units.isa, &mut units);
                if left > 0 {
                    units.next = whole;
                    let lines = [$(units.line_of($index)),*];
                    out.append(&lines.as_flattened()[..LINE * $count / UNIT * left]);
                }
            }
        }

        impl<I: Isa, const N: usize> Source<$count> for Units<'_, I, N, $count> {
            type Loops = TwoLoops;

            #[inline(always)]
            fn next(&mut self) -> [Line; $count] {
                let lines = [$(self.line_of($index)),*];
                self.next += 1;
                lines
            }

            #[inline(always)]
            fn line(&self, index: usize, _: usize) -> Line {
                self.line_of(index)
            }

            #[inline(always)]
            fn skip(&mut self) {
                self.next += 1;
            }

            /// Codes are read in each of some rows, and results in every one.
            #[inline(always)]
            fn prefetch(&self, _: usize) {}
        }
    };
}

lines!(2, [0 1]);
lines!(4, [0 1 2 3]);

impl<I, const N: usize, const K: usize> Counted<K> for Units<'_, I, N, K>
where
    Self: Source<K>,
{
    #[inline(always)]
    fn left(&self) -> usize {
        self.units - self.next
    }
}

impl<I: Isa, const N: usize, const K: usize> Units<'_, I, N, K> {
    #[inline(always)]
    fn line_of(&self, line: usize) -> Line {
        let (codes, of) = (&self.codes[self.next], &self.results[self.next][line]);
        let low = self.chosen(codes, line, self.at, [of[0], of[1]]);
        if N == 2 {
            return low;
        }
        let high = self.chosen(codes, line, self.at, [of[2], of[3]]);
        self.chosen(codes, line, self.at + 1, [low, high])
    }

    /// Of two lines of results, the second where a bit of the code is set.
    #[inline(always)]
    fn chosen(&self, codes: &[u8; UNIT], line: usize, bit: u32, [clear, set]: [Line; 2]) -> Line {
        let isa = self.isa;
        if K == 2 {
            return isa.chosen(&codes.as_chunks().0[line], bit, [clear, set]);
        }
        let codes = isa.widen_u8(&codes.as_chunks().0[line]);
        let bit = isa.splat_i32(1 << bit);
        let [clear, set] = [isa.load(&zerocopy::transmute!(clear)), isa.load(&zerocopy::transmute!(set))];
        isa.bytes(isa.select_equal(isa.and(codes, bit), bit, set, clear))
    }
}
