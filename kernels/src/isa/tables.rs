//! What instructions are told of codes and tables.

/// How a small float of 8 bits becomes a float16: shifted left, masked, times a power of two afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Embedding {
    /// From the code to its place in float16.
    pub(crate) shift: u32,
    /// The bits of the sign and of the magnitude, in place.
    pub(crate) mask: u16,
    /// The bits that tell a NaN.
    pub(crate) nan_mask: u16,
    /// What they are in a NaN; nothing masked equals it when there is none.
    pub(crate) nan: u16,
}

/// 16 bits for each of 256 codes, as two tables of bytes. On the boundary of a line: a loop that has no room for it in registers
/// reads it for every unit.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct ByteTable {
    pub(crate) low: [u8; 256],
    pub(crate) high: [u8; 256],
}

/// Where each of `N` codes of up to 8 bits lies in a window of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Pick<const N: usize> {
    /// The bytes that hold the codes, up to eight for every eight codes.
    pub(crate) bytes: [u8; N],
    /// Where in these eight bytes the window of 8 bits begins that becomes the result's byte.
    pub(crate) shifts: [u8; N],
    /// The bits of a result's byte that belong to the code, for four of them.
    pub(crate) mask: [u8; 4],
}

/// What of a [`ByteTable`] has to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableKind {
    /// The first 64 entries; the codes have 6 bits at most.
    Small,
    /// The first 128: the highest bit of a code flips the sign.
    Sign,
    /// The same, but code 0x80 has an entry of its own.
    SignBut80,
    /// The first 128, at the magnitude of a number in two's complement; 0x80 has an entry of its own.
    Magnitude,
    /// All.
    Full,
}
