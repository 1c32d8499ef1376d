//! Where the codes of elements lie.

use crate::codes::Codes;

/// Where the code of an element lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// One stream of codes.
    Dense {
        /// The width of a code.
        bits: u32,
    },
    /// Words that each hold `lanes` consecutive positions of an axis, lowest bits first: as many rows share words.
    Interleaved {
        /// The width of a code.
        bits: u32,
        /// The width of a word.
        word: u32,
        /// How many codes a word holds.
        lanes: usize,
        /// How many elements lie between neighbours along the axis.
        inner: usize,
    },
}

impl Layout {
    /// About how many bytes lie between the codes of elements that are so many apart in a row.
    pub(crate) fn bytes(&self, elements: usize) -> usize {
        match self {
            Self::Dense { bits } => elements / 8 * *bits as usize,
            Self::Interleaved { word, .. } => elements / 8 * *word as usize,
        }
    }

    /// The bits from the code of an element to that of the next one of its row.
    pub(crate) fn step(&self) -> u32 {
        match self {
            Self::Dense { bits: step } | Self::Interleaved { word: step, .. } => *step,
        }
    }

    /// Whether all codes are one stream.
    #[inline(always)]
    pub(crate) fn is_dense(&self) -> bool {
        matches!(self, Self::Dense { .. })
    }

    /// Whether rows that share words begin and end with whole units of so many elements, counted from one on.
    pub(crate) fn has_rows_of(&self, unit: usize, start: usize) -> bool {
        match self {
            Self::Dense { .. } => false,
            Self::Interleaved { inner, .. } => {
                inner.is_multiple_of(unit) && (start % inner).is_multiple_of(unit)
            }
        }
    }

    /// Whether so many elements can be taken by units of so many: their codes follow one another, or change over to those of
    /// another row between two units.
    pub(crate) fn goes_on(&self, unit: usize, start: usize, count: usize) -> bool {
        match self {
            Self::Dense { .. } => true,
            Self::Interleaved { inner, .. } => {
                start % inner + count <= *inner || self.has_rows_of(unit, start)
            }
        }
    }

    /// Whether rows of so many elements each begin at a byte and follow one another.
    pub(crate) fn rows_are_bytes(&self, start: usize, row: usize) -> bool {
        match self {
            Self::Dense { bits } => {
                [start, row].iter().all(|count| (count * *bits as usize).is_multiple_of(8))
            }
            Self::Interleaved { .. } => false,
        }
    }

    /// The elements of an input from one on.
    #[inline(always)]
    pub(crate) fn elements<'a>(&'a self, bytes: &'a [u8], first: usize) -> Elements<'a> {
        Elements { layout: self, bytes, first }
    }
}

/// The elements of an input from one on: rows of codes that are equally spaced.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements<'a> {
    layout: &'a Layout,
    bytes: &'a [u8],
    first: usize,
}

impl<'a> Elements<'a> {
    /// Where their codes lie.
    #[inline(always)]
    pub(crate) fn layout(&self) -> &'a Layout {
        self.layout
    }

    /// Those of the same input from another one on.
    #[inline(always)]
    pub(crate) fn from(self, first: usize) -> Self {
        Self { first, ..self }
    }

    /// Those after the first `count`.
    #[inline(always)]
    pub(crate) fn skip(self, count: usize) -> Self {
        Self { first: self.first + count, ..self }
    }

    /// The codes of the row that the first one lies in, and how many of them there are; dense codes are one row without end.
    ///
    /// The index of an axis that shares words needs no wrapping: its extent is a multiple of `lanes`, so counting it on
    /// over the outer axes counts words on as well.
    #[inline(always)]
    pub(crate) fn row(self) -> (Codes<'a>, usize) {
        let Self { layout, bytes, first } = self;
        match *layout {
            Layout::Dense { bits } => (Codes::dense(bytes, bits, first), usize::MAX),
            Layout::Interleaved { bits, word, lanes, inner } => {
                let (row, column) = (first / inner, first % inner);
                let index = row / lanes * inner + column;
                let bit = index as u64 * u64::from(word) + (row % lanes) as u64 * u64::from(bits);
                (Codes { bytes, bit, step: word }, inner - column)
            }
        }
    }

    /// The bytes from the first code on, if all codes are dense and it begins at one: what [`row`](Self::row) tells as well,
    /// without the divisions of rows that share words.
    #[inline(always)]
    pub(crate) fn dense_bytes(self) -> Option<&'a [u8]> {
        match *self.layout {
            Layout::Dense { bits } => Codes::dense(self.bytes, bits, self.first).dense_bytes(bits),
            Layout::Interleaved { .. } => None,
        }
    }

    /// The words of the row that the first code lies in, from that one on.
    pub(crate) fn words(self) -> (&'a [u8], WordRows) {
        let (codes, _) = self.row();
        let word = u64::from(codes.step);
        let from = (codes.bit % word) as u32;
        (self.words_from(codes.bit / word), WordRows { from, ..WordRows::ONE })
    }

    /// The words of all rows from where the first one begins, if these are units of so many elements.
    pub(crate) fn rows_of(self, unit: usize) -> Option<(&'a [u8], WordRows)> {
        match *self.layout {
            Layout::Interleaved { bits, lanes, inner, .. } if self.layout.has_rows_of(unit, self.first) => {
                let (row, column) = (self.first / inner, self.first % inner);
                let from = (row % lanes) as u32 * bits;
                let rows = WordRows { from, bits, units: inner / unit, done: column / unit };
                Some((self.words_from((row / lanes * inner) as u64), rows))
            }
            _ => None,
        }
    }

    /// The words from one on.
    fn words_from(self, index: u64) -> &'a [u8] {
        let first = index * u64::from(self.layout.step()) / 8;
        self.bytes.get(first as usize..).unwrap_or_default()
    }
}

/// Rows that share words, as loops take them: codes of a row at some bit of each word, then those of the next row behind them,
/// and so on until words have no more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordRows {
    /// At which bit of its word each code begins.
    pub(crate) from: u32,
    /// The width of a code.
    pub(crate) bits: u32,
    /// How many units a row has.
    pub(crate) units: usize,
    /// How many of them come before the first.
    pub(crate) done: usize,
}

impl WordRows {
    /// A single row of codes from the lowest bit on; of dense ones nothing else is to be known.
    pub(crate) const ONE: Self = Self { from: 0, bits: 0, units: usize::MAX, done: 0 };
}
