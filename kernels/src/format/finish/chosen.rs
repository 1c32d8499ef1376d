//! Codes of one or two bits in rows that share a parameter for each weight: what every code becomes in every column is
//! computed once, as words of 16 bits, and rows choose from that.

#![expect(
    clippy::indexing_slicing,
    reason = "a segment has at most as many codes as its stage, and results for each of them; codes have so many bits"
)]

use super::{LANES, UNIT};
use crate::format::room::Room;
use crate::isa::buffer::{Buffer, Source};
use crate::isa::{Isa, Token, Work};

/// The widest codes: twice as many results take twice as long to choose from.
pub(in crate::format) const WIDEST: u32 = 2;

/// The bytes of a line of the output: 32 words.
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
    count: usize,
}

impl Choices {
    /// Computes them for codes of so many bits in `count` columns: `finish` gets a code and where its results go.
    pub(in crate::format) fn prepare(
        &mut self,
        bits: u32,
        count: usize,
        finish: &mut dyn FnMut(u8, &mut Buffer<'_>),
    ) {
        (self.bits, self.count) = (bits, count);
        let (codes, bytes) = (1 << bits, 2 * count.next_multiple_of(UNIT));
        let (results, _) = self.results.need(bytes * codes).as_chunks_mut::<LINE>();
        for code in 0..codes {
            let row = self.row.need(bytes);
            finish(code as u8, &mut Buffer::bytes(&mut row[..2 * count]));
            for (of_line, line) in results.chunks_exact_mut(codes).zip(row.as_chunks().0) {
                of_line[code] = *line;
            }
        }
    }

    /// Appends what a row chooses by its codes: one a byte, from bit `at` on, in whole units.
    pub(in crate::format) fn choose(&self, token: Token, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        match token {
            Token::Portable => self.one_by_one(codes, at, out),
            #[cfg(target_arch = "x86_64")]
            Token::Avx2(isa) => self.by(isa, codes, at, out),
            #[cfg(target_arch = "x86_64")]
            Token::Avx512(isa) => self.by(isa, codes, at, out),
            #[cfg(target_arch = "x86_64")]
            Token::Avx512Vbmi(isa) => self.by(isa.without_tables(), codes, at, out),
        }
    }

    fn one_by_one(&self, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        let (lines, _) = self.results.items().as_chunks::<LINE>();
        let mask = (1 << self.bits) - 1;
        let word = |(column, code): (usize, &u8)| {
            let line = &lines[(column / (2 * LANES)) << self.bits | usize::from(code >> at) & mask];
            line.as_chunks::<2>().0[column % (2 * LANES)]
        };
        out.write(codes.iter().take(self.count).enumerate().map(word));
    }

    fn by<I: Isa>(&self, isa: I, codes: &[u8], at: u32, out: &mut Buffer<'_>) {
        match self.bits {
            1 => isa.vectorize(self.loop_of::<_, 2>(isa, codes, at, out)),
            _ => isa.vectorize(self.loop_of::<_, 4>(isa, codes, at, out)),
        }
    }

    fn loop_of<'a, 'o, I: Isa, const N: usize>(
        &'a self,
        isa: I,
        codes: &'a [u8],
        at: u32,
        out: &'a mut Buffer<'o>,
    ) -> Choose<'a, 'o, I, N> {
        let (codes, _) = codes.as_chunks();
        let (lines, _) = self.results.items().as_chunks();
        let (results, _) = lines.as_chunks().0.as_chunks();
        let units = Units { isa, codes, at, results, next: 0, units: self.count / UNIT };
        Choose { units, count: self.count, out }
    }
}

/// The loop of a row.
struct Choose<'a, 'o, I, const N: usize> {
    units: Units<'a, I, N>,
    count: usize,
    out: &'a mut Buffer<'o>,
}

impl<I: Isa, const N: usize> Work<0> for Choose<'_, '_, I, N> {
    #[inline(always)]
    fn work(self) {
        let Self { mut units, count, out } = self;
        let (whole, left) = (count / UNIT, count % UNIT);
        out.lines::<2, _, _>(units.isa, &mut units);
        if left > 0 {
            units.next = whole;
            let lines = [units.line_of(0), units.line_of(1)];
            out.append(&lines.as_flattened()[..2 * left]);
        }
    }
}

/// Units as lines.
struct Units<'a, I, const N: usize> {
    isa: I,
    codes: &'a [[u8; UNIT]],
    /// Where in a byte.
    at: u32,
    /// The results of every code, line by line.
    results: &'a [[[Line; N]; 2]],
    next: usize,
    units: usize,
}

impl<I: Isa, const N: usize> Source<2> for Units<'_, I, N> {
    const STRAIGHT: bool = I::WHOLE_LINES;
    const LINE_BY_LINE: bool = false;

    #[inline(always)]
    fn left(&self) -> usize {
        self.units - self.next
    }

    #[inline(always)]
    fn next(&mut self) -> [Line; 2] {
        let lines = [self.line_of(0), self.line_of(1)];
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

    /// Codes were gathered, and results are used again.
    #[inline(always)]
    fn prefetch(&self, _: usize) {}
}

impl<I: Isa, const N: usize> Units<'_, I, N> {
    #[inline(always)]
    fn line_of(&self, line: usize) -> Line {
        let codes = &self.codes[self.next].as_chunks().0[line];
        let of = &self.results[self.next][line];
        let low = self.isa.chosen(codes, self.at, [of[0], of[1]]);
        if N == 2 {
            return low;
        }
        self.isa.chosen(codes, self.at + 1, [low, self.isa.chosen(codes, self.at, [of[2], of[3]])])
    }
}
