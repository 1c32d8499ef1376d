//! Planes of blocks, and their codes bit by bit: what tests hold picked codes against.

use alloc::vec::Vec;

use crate::format::Piece;
use crate::format::place::{Columns, Plane};

/// How codes lie in blocks of so many codes and bytes; each plane has bits, their place in a code, and pieces.
pub(super) fn planes(elements: usize, bytes: usize, planes: &[(u32, u32, &'static [Piece])]) -> Vec<Plane> {
    let plane = |(bits, shift, pieces): &(u32, u32, &'static [Piece])| {
        let columns = Columns::in_blocks(pieces, elements, *bits, bytes as u64 * 8);
        Plane { bits: *bits, shift: *shift, base: 2, columns }
    };
    planes.iter().map(plane).collect()
}

/// So many bytes of blocks.
pub(super) fn blocks(bytes: usize) -> Vec<u8> {
    (0..bytes as u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect()
}

/// The code of a column.
pub(super) fn code(planes: &[Plane], data: &[u8], column: usize) -> u8 {
    let bit = |at: u64| u8::from(data[(at / 8) as usize] >> (at % 8) & 1 == 1);
    planes.iter().fold(0, |code, plane| {
        let first = plane.columns.bit_of(column);
        (0..plane.bits).fold(code, |code, n| code | bit(first + u64::from(n)) << (n + plane.shift))
    })
}
