//! Tables of finished results: for a long run, every code's result is computed once and looked up from then on.

use core::marker::PhantomData;

use crate::element::{Element, Encoding};
use crate::formula::Lanes;
use crate::isa::buffer::Buffer;
use crate::isa::{ByteTable, Isa, TableKind};
use crate::vector::parameters::{Parameters, Shared};
use crate::vector::{output, units};

/// From how many elements on a table is worth its making.
const LONG: usize = 2048;

/// Whether a run is looked up.
pub(super) const fn pays<Q: Element, O: Element, I: Isa>(count: usize) -> bool {
    let bits = Q::DTYPE.bits();
    I::BYTE_TABLES && O::DTYPE.bits() == 16 && bits > 4 && bits <= 8 && count >= LONG
}

/// The results of all codes.
pub(super) struct Finished<O> {
    table: ByteTable,
    kind: TableKind,
    output: PhantomData<O>,
}

impl<O: Element> Finished<O> {
    /// The results of all codes of a type of 5 to 8 bits.
    #[inline(always)]
    pub(super) fn new<I: Isa, Q: Element, F: Lanes>(isa: I, parameters: &Shared<I, F>) -> Self {
        let bits = const { Q::DTYPE.bits() };
        let units = if bits <= 6 { 1 } else { 4 };
        let mut words = [0_u16; 256];
        let codes = const { &every_code(Q::DTYPE.bits()) }.chunks_exact(8 * bits as usize);
        for (words, unit) in words.as_chunks_mut::<64>().0.iter_mut().zip(codes).take(units) {
            let (scale, zero) = parameters.of(0);
            let [a, b, c, d] =
                F::values::<I, Q>(isa, unit).map(|values| F::apply_all(isa, values, scale, zero));
            let lines = [[a, b], [c, d]].map(|pair| output::narrow::<I, O>(isa, pair));
            *words = zerocopy::transmute!(lines);
        }
        let table =
            ByteTable { low: words.map(|word| word as u8), high: words.map(|word| (word >> 8) as u8) };
        Self { table, kind: kind::<Q>(&words), output: PhantomData }
    }

    /// Appends the results of dense codes.
    #[inline(always)]
    pub(super) fn write<I: Isa, Q: Element>(&self, isa: I, bytes: &[u8], count: usize, out: &mut Buffer<'_>) {
        // A loop for each kind: the tables it needs stay in registers.
        match self.kind {
            TableKind::Small => self.write_kind::<I, Q>(isa, bytes, count, out, TableKind::Small),
            TableKind::Sign => self.write_kind::<I, Q>(isa, bytes, count, out, TableKind::Sign),
            TableKind::SignBut80 => self.write_kind::<I, Q>(isa, bytes, count, out, TableKind::SignBut80),
            TableKind::Magnitude => self.write_kind::<I, Q>(isa, bytes, count, out, TableKind::Magnitude),
            TableKind::Full => self.write_kind::<I, Q>(isa, bytes, count, out, TableKind::Full),
        }
    }

    #[inline(always)]
    fn write_kind<I: Isa, Q: Element>(
        &self,
        isa: I,
        bytes: &[u8],
        count: usize,
        out: &mut Buffer<'_>,
        kind: TableKind,
    ) {
        let bits = const { Q::DTYPE.bits() };
        units::<Q, 2>(bytes, count, out, |_, unit| isa.bytes_to_words(bits, unit, &self.table, kind));
    }
}

/// The codes of a width in order, dense; where there are fewer than an index has, again from the first.
const fn every_code(bits: u32) -> [u8; 256] {
    let mut bytes = [0; 256];
    let mut index = 0;
    while bits <= 8 && index < 256 {
        let (code, bit) = (index & ((1 << bits) - 1), index * bits as usize);
        bytes[bit / 8] |= ((code << (bit % 8)) & 0xff) as u8;
        if bit % 8 + bits as usize > 8 {
            bytes[bit / 8 + 1] |= (code >> (8 - bit % 8)) as u8;
        }
        index += 1;
    }
    bytes
}

/// How little of the results has to be looked up.
#[inline(always)]
fn kind<Q: Element>(words: &[u16; 256]) -> TableKind {
    if const { Q::DTYPE.bits() <= 6 } {
        return TableKind::Small;
    }
    let (lower, upper) = words.split_at(128);
    match Q::ENCODING {
        Encoding::Integer { signed: true, .. } if Q::DTYPE.bits() == 8 => {
            let mirrored = upper
                .iter()
                .skip(1)
                .rev()
                .zip(&lower[1..])
                .fold(0, |differ, (a, b)| differ | (a ^ b ^ 0x8000));
            if mirrored == 0 { TableKind::Magnitude } else { TableKind::Full }
        }
        Encoding::Float { sign: true, .. } if Q::DTYPE.bits() == 8 => {
            let mut differences = upper.iter().zip(lower).map(|(a, b)| a ^ b ^ 0x8000);
            let at_80 = differences.next();
            if differences.fold(0, |differ, difference| differ | difference) != 0 {
                TableKind::Full
            } else if at_80 == Some(0) {
                TableKind::Sign
            } else {
                TableKind::SignBut80
            }
        }
        _ => TableKind::Full,
    }
}
