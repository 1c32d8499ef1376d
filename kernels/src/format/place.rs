//! Where codes lie, in numbers: the bit of code (row, column) is that of the row plus that of the column.

#![expect(clippy::indexing_slicing, reason = "a format's columns have at least one piece")]

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::Meta;
use crate::format::{Lanes, Piece as PieceFacts, Place, Quantity};
use crate::grouping::product;

/// The words of a tensor along an axis of the output.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    /// How many.
    pub(super) count: usize,
    /// How many bits lie between neighbours.
    pub(super) distance: u64,
}

impl Words {
    /// Those of a quantity's tensor along the rows and the columns of an output of so many; along an axis whose groups are looked up
    /// there are as many as the tensor has.
    pub(super) fn of(
        quantity: &Quantity,
        meta: &Meta<'_>,
        extents: [usize; 2],
        (groups, looked_up): ([usize; 2], Option<usize>),
    ) -> (Self, Self) {
        // Counted when it was planned; 0 also where axes beside an empty one are long.
        let (width, words) = (u64::from(meta.dtype.bits()), product(meta.shape).unwrap_or(0));
        let outer = Self::outer(quantity, meta);
        // A tensor of one number for all weights can have any rank: of such the shape says nothing.
        let axis = usize::from(!quantity.transposed);
        let inner = match &quantity.place {
            Place::Words if looked_up != Some(axis) => extents[axis].div_ceil(groups[axis]),
            _ => words.checked_div(outer).unwrap_or(0),
        };
        // Where there are no weights, it can be more than can be counted; nothing is read then.
        let distance = (inner as u64).saturating_mul(width);
        let (outer, inner) = (Self { count: outer, distance }, Self { count: inner, distance: width });
        if quantity.transposed { (inner, outer) } else { (outer, inner) }
    }

    /// How many entries the tensor has along the first of its two axes; 1 where it has only the other.
    pub(super) fn outer(quantity: &Quantity, meta: &Meta<'_>) -> usize {
        let along_columns = matches!(quantity.place, Place::Packed(1, ..)) && meta.shape.len() == 1;
        let has_rows = quantity.groups.len() == 2 && !along_columns;
        meta.shape.first().copied().filter(|_| has_rows).unwrap_or(1)
    }
}

/// Some bits of every code of a quantity.
#[derive(Clone, Debug)]
pub(super) struct Plane {
    /// How many.
    pub(super) bits: u32,
    /// Where they go in the code.
    pub(super) shift: u32,
    /// Digits to this base instead of bits, if not 2.
    pub(super) base: u32,
    pub(super) columns: Columns,
}

/// The bits of the columns of a row: periods of equal layout.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    /// How many columns a period has; `usize::MAX` when there is only one.
    pub(super) period: usize,
    /// How many bits.
    pub(super) period_bits: u64,
    /// The pieces of a period, one after the other.
    pub(super) pieces: SmallVec<[Piece; 2]>,
}

/// Columns in mixed radix.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// The first one.
    pub(super) bit: u64,
    /// How many columns it has.
    pub(super) count: usize,
    /// From the innermost on.
    pub(super) digits: SmallVec<[Digit; 3]>,
    /// The bits at which the columns of the innermost digit begin anew.
    pub(super) runs: SmallVec<[u64; 8]>,
}

/// So many columns, and how far apart they are.
#[derive(Clone, Debug)]
pub(super) struct Digit {
    pub(super) count: usize,
    pub(super) distance: Distance,
}

/// The distance between columns.
#[derive(Clone, Debug)]
pub(super) enum Distance {
    /// In bits.
    Bits(u64),
    /// The bit of each.
    Listed(SmallVec<[u8; 32]>),
}

impl Digit {
    fn bit(&self, index: usize) -> u64 {
        match &self.distance {
            Distance::Bits(bits) => index as u64 * bits,
            Distance::Listed(places) => places.get(index).copied().unwrap_or_default().into(),
        }
    }
}

impl Piece {
    fn new(bit: u64, count: usize, digits: SmallVec<[Digit; 3]>) -> Self {
        let mut piece = Self { bit, count, digits, runs: SmallVec::new() };
        if let Some(first) = piece.digits.first().filter(|_| count != usize::MAX) {
            piece.runs = (0..count).step_by(first.count.max(1)).map(|run| piece.bit_of(run)).collect();
        }
        piece
    }

    /// The bit of one of its columns.
    pub(super) fn bit_of(&self, index: usize) -> u64 {
        let (mut rest, mut bit) = (index, self.bit);
        for digit in &self.digits {
            bit += digit.bit(rest % digit.count);
            rest /= digit.count;
        }
        bit
    }
}

impl Columns {
    /// Equally spaced columns.
    pub(super) fn spaced(bits: u64) -> Self {
        Self::once(SmallVec::from_elem(Digit { count: usize::MAX, distance: Distance::Bits(bits) }, 1))
    }

    /// Columns without a period.
    fn once(digits: SmallVec<[Digit; 3]>) -> Self {
        let piece = Piece::new(0, usize::MAX, digits);
        Self { period: usize::MAX, period_bits: 0, pieces: SmallVec::from_elem(piece, 1) }
    }

    /// Columns that share words of `width` bits.
    pub(super) fn packed(lanes: Lanes, spread: bool, bits: u32, width: u32, words: Words) -> Self {
        if lanes == Lanes::LowestFirst && !spread && words.distance == u64::from(width) {
            return Self::spaced(bits.into());
        }
        let places = lane_places(lanes, bits, width);
        if places[..] == [0] {
            // A code in each word.
            return Self::spaced(words.distance);
        }
        let in_word = Digit { count: places.len(), distance: Distance::Listed(places) };
        if spread {
            let over_words = Digit { count: words.count.max(1), distance: Distance::Bits(words.distance) };
            return Self::once(SmallVec::from_iter([over_words, in_word]));
        }
        let (period, count) = (in_word.count, in_word.count);
        let piece = Piece::new(0, count, SmallVec::from_elem(in_word, 1));
        Self { period, period_bits: words.distance, pieces: SmallVec::from_elem(piece, 1) }
    }

    /// Columns of blocks: `count` codes of `bits` bits in each block of `block_bits`.
    pub(super) fn in_blocks(pieces: &[PieceFacts], count: usize, bits: u32, block_bits: u64) -> Self {
        if let ([PieceFacts(first, _)], 1) = (pieces, count) {
            let mut columns = Self::spaced(block_bits);
            columns.pieces[0].bit = *first;
            return columns;
        }
        let piece = |PieceFacts(bit, steps): &PieceFacts| {
            let digits =
                steps.iter().map(|(count, bits)| Digit { count: *count, distance: Distance::Bits(*bits) });
            let mut digits: SmallVec<[Digit; 3]> = digits.collect();
            if digits.is_empty() {
                digits.push(Digit { count, distance: Distance::Bits(bits.into()) });
            }
            Piece::new(*bit, digits.iter().map(|digit| digit.count).product(), digits)
        };
        Self { period: count, period_bits: block_bits, pieces: pieces.iter().map(piece).collect() }
    }

    /// The bit of a column.
    pub(super) fn bit_of(&self, column: usize) -> u64 {
        let (period, mut rest) = (column / self.period, column % self.period);
        let start = period as u64 * self.period_bits;
        for piece in &self.pieces {
            match rest.checked_sub(piece.count) {
                Some(behind) => rest = behind,
                None => return start + piece.bit_of(rest),
            }
        }
        start
    }

    /// How many bits so many columns go on, on average, if each has so many.
    pub(super) fn bits_of(&self, columns: usize, bits: u32) -> u64 {
        let own = match self.pieces.first().and_then(|piece| piece.digits.first()) {
            Some(Digit { distance: Distance::Bits(distance), .. }) => *distance,
            _ => bits.into(),
        };
        match self.period {
            usize::MAX => columns as u64 * own,
            period => columns as u64 * self.period_bits / period as u64,
        }
    }

    /// The bits of the first columns: without the divisions that each would need by itself.
    pub(super) fn first(&self, columns: usize) -> Vec<u64> {
        if let Some((bit, distance)) = self.distance() {
            return (0..columns as u64).map(|column| bit + column * distance).collect();
        }
        let mut places = Vec::with_capacity(columns);
        for period in 0..columns.div_ceil(self.period) as u64 {
            for piece in &self.pieces {
                let Some(digit) = piece.digits.first() else { continue };
                for run in &piece.runs {
                    // A run begins at its first column, which need not be the digit's lowest place.
                    let start = period * self.period_bits + (run - digit.bit(0));
                    places.extend((0..digit.count).map(|index| start + digit.bit(index)));
                }
            }
        }
        places.truncate(columns);
        places
    }

    /// The run of equally spaced columns that a column lies in: where in bits it begins, which of its columns that is, and
    /// how many follow from there on. All columns are one run, unless they go over words in one lane after the other.
    pub(super) fn run_of(&self, column: usize) -> (u64, usize, usize) {
        let Some((words, ..)) = self.lanes() else { return (0, column, usize::MAX) };
        let within = column % words;
        (self.bit_of(column - within), within, words - within)
    }

    /// Where columns go over words in one lane after the other: how many words there are, how far apart they lie, and the lanes.
    pub(super) fn lanes(&self) -> Option<(usize, u64, &[u8])> {
        let ([Piece { digits, .. }], usize::MAX) = (self.pieces.as_slice(), self.period) else { return None };
        let [words, lanes] = digits.as_slice() else { return None };
        match (&words.distance, &lanes.distance) {
            (Distance::Bits(apart), Distance::Listed(places)) => Some((words.count, *apart, places)),
            _ => None,
        }
    }

    /// How far apart the columns of a run are, where this is the same for all.
    pub(super) fn apart(&self) -> Option<u64> {
        self.distance().map(|(_, apart)| apart).or_else(|| self.lanes().map(|(_, apart, _)| apart))
    }

    /// The distance between all columns, where it is the same.
    pub(super) fn distance(&self) -> Option<(u64, u64)> {
        match self.pieces.as_slice() {
            [Piece { bit, digits, .. }] if self.period == usize::MAX => match digits.as_slice() {
                [Digit { distance: Distance::Bits(bits), .. }] => Some((*bit, *bits)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Plane {
    /// The same plane as seen from a byte where a row, or a run of columns, begins: once for each bit of the byte at which
    /// its first code can lie.
    pub(super) fn by_phase(&self, rows: &Rows) -> Vec<(u64, Self)> {
        let (of_columns, of_rows) = (self.columns.lanes().map(|(.., places)| places), rows.lanes());
        let Some(places) = of_columns.or(of_rows) else { return Vec::from([(0, self.clone())]) };
        let [Piece { digits, .. }] = self.columns.pieces.as_slice() else { return Vec::new() };
        let (Some(Digit { distance: Distance::Bits(distance), .. }), true) =
            (digits.first(), of_columns.is_none() || of_rows.is_none())
        else {
            return Vec::new();
        };
        let mut phases: Vec<(u64, Self)> = Vec::new();
        for phase in places.iter().map(|place| u64::from(place % 8)) {
            // A code of a lane lies within a byte, at the same place of each.
            let fits = distance.is_multiple_of(8) && phase + u64::from(self.bits) <= 8;
            if fits && phases.iter().all(|(known, _)| *known != phase) {
                let mut columns = Columns::spaced(*distance);
                columns.pieces[0].bit = phase;
                phases.push((phase, Self { columns, ..self.clone() }));
            }
        }
        phases
    }
}

/// How many codes a word holds, each in a lane of its own.
pub(super) fn lane_count(lanes: Lanes, bits: u32, width: u32) -> u32 {
    if let Lanes::Listed(codes) = lanes { codes.len() as u32 } else { width / bits }
}

/// The bit of each code of a word.
fn lane_places(lanes: Lanes, bits: u32, width: u32) -> SmallVec<[u8; 32]> {
    let count = lane_count(lanes, bits, width);
    let place = |lane: u32| (lane * bits) as u8;
    match lanes {
        Lanes::LowestFirst => (0..count).map(place).collect(),
        Lanes::HighestFirst => (0..count).map(|code| place(count - 1 - code)).collect(),
        Lanes::Listed(codes) => {
            let lane_of =
                |code: usize| codes.iter().position(|held| usize::from(*held) == code).unwrap_or(code);
            (0..codes.len()).map(|code| place(lane_of(code) as u32)).collect()
        }
    }
}

/// The bits of the rows.
#[derive(Clone, Debug)]
pub(super) enum Rows {
    /// Equally spaced.
    Spaced(u64),
    /// Rows share words of `width` bits, which are `distance` bits apart; a code may go on in the next word.
    Stream { width: u32, distance: u64 },
    /// Rows share words, each in a lane of its own; `spread` rows before the next lane, if not 0.
    Lanes { places: SmallVec<[u8; 32]>, distance: u64, spread: usize },
}

/// Where the codes of a row begin, and how many of their bits lie there; the rest begins elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowPart {
    pub(super) bit: u64,
    /// Which bits of a code.
    pub(super) from: u32,
    pub(super) bits: u32,
}

impl Rows {
    /// Rows that share words along the first axis.
    pub(super) fn packed(lanes: Lanes, spread: bool, bits: u32, width: u32, words: Words) -> Self {
        let Words { count, distance } = words;
        if lanes == Lanes::LowestFirst && !spread {
            return Self::Stream { width, distance };
        }
        let places = lane_places(lanes, bits, width);
        match places[..] {
            // A code in each word.
            [0] => Self::Spaced(distance),
            _ => Self::Lanes { places, distance, spread: if spread { count } else { 0 } },
        }
    }

    /// The lanes of words that rows share, if these are lanes.
    fn lanes(&self) -> Option<&[u8]> {
        if let Self::Lanes { places, .. } = self { Some(places) } else { None }
    }

    /// How many bytes lie between the codes of neighbouring rows, if this is the same for all.
    pub(super) fn bytes_apart(&self) -> Option<usize> {
        match self {
            Self::Spaced(distance) if distance.is_multiple_of(8) => Some((distance / 8) as usize),
            _ => None,
        }
    }

    /// Where the codes of `bits` bits of a row begin, if all of their bits lie there.
    pub(super) fn whole(&self, row: usize, bits: u32) -> Option<u64> {
        match self {
            Self::Spaced(distance) => Some(row as u64 * distance),
            Self::Stream { width, distance } => {
                let (width, first) = (u64::from(*width), row as u64 * u64::from(bits));
                let (word, bit) = (first / width, first % width);
                (bit + u64::from(bits) <= width).then_some(word * distance + bit)
            }
            Self::Lanes { places, distance, spread } => {
                let (word, lane) = match *spread {
                    0 => (row / places.len(), row % places.len()),
                    words => (row % words, row / words),
                };
                Some(word as u64 * distance + u64::from(places.get(lane).copied().unwrap_or_default()))
            }
        }
    }

    /// Where the codes of `bits` bits of a row are: in one or two parts, or, of more bits than a word has, in up to five.
    pub(super) fn parts(&self, row: usize, bits: u32) -> SmallVec<[RowPart; 5]> {
        if let Some(bit) = self.whole(row, bits) {
            return SmallVec::from_elem(RowPart { bit, from: 0, bits }, 1);
        }
        let mut parts = SmallVec::new();
        if let Self::Stream { width, distance } = self {
            let mut from = 0;
            while from < bits {
                let first = row as u64 * u64::from(bits) + u64::from(from);
                let (word, bit) = (first / u64::from(*width), first % u64::from(*width));
                let here = (bits - from).min(width - bit as u32);
                parts.push(RowPart { bit: word * distance + bit, from, bits: here });
                from += here;
            }
        }
        parts
    }
}
