//! Integers of more than 16 bits: their numbers are rounded to float32 once, after what is added to them.

use crate::element::Encoding;

/// How codes of 17 to 32 bits are integers: what is left after some bits are flipped, with a sign or without, plus a constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide {
    bits: u32,
    flip: u32,
    signed: bool,
    plus: i64,
}

impl Wide {
    pub(super) const fn unsigned(bits: u32, plus: i64) -> Self {
        Self { bits, flip: 0, signed: false, plus }
    }

    /// In two's complement.
    pub(super) const fn signed(bits: u32, plus: i64) -> Self {
        Self { bits, flip: 0, signed: true, plus }
    }

    /// Unsigned ones less half of their range, which is two's complement with the other sign.
    pub(super) const fn excess(bits: u32, plus: i64) -> Self {
        Self { bits, flip: 1 << (bits - 1), signed: true, plus }
    }

    /// Those of a type, if it is one of such integers.
    pub(super) const fn of(encoding: &Encoding, bits: u32) -> Option<Self> {
        match *encoding {
            Encoding::Integer { signed, bias } if bits > 16 && bits <= 32 => {
                Some(Self { bits, flip: 0, signed, plus: -bias })
            }
            _ => None,
        }
    }

    /// The same with more added.
    pub(super) const fn and(self, plus: i64) -> Self {
        Self { plus: self.plus + plus, ..self }
    }

    /// The numbers of codes of four bytes each. Not compiled for each level: without any, the loops of 32 bits have vectors, and that of 64
    /// bits would have none at most of them.
    #[inline(never)]
    pub(super) fn decode(self, codes: &[u8], out: &mut [f32]) {
        let Self { bits, flip, signed, plus } = self;
        // A shift of the signed number repeats the sign.
        let unused = 32 - bits;
        let with_sign = |code: u32| ((code ^ flip) << unused).cast_signed() >> unused;
        match (signed, plus) {
            (true, 0) => each(codes, out, |code| with_sign(code) as f32),
            (false, 0) => each(codes, out, |code| code as f32),
            _ => each(codes, out, |code| {
                let number = if signed { with_sign(code).into() } else { i64::from(code) };
                (number + plus) as f32
            }),
        }
    }
}

#[inline(always)]
fn each(codes: &[u8], out: &mut [f32], number: impl Fn(u32) -> f32) {
    for (out, code) in out.iter_mut().zip(codes.as_chunks().0) {
        *out = number(u32::from_le_bytes(*code));
    }
}
