//! Scales and zero points as float32, at a level's speed; zero points as integers; both as words of 16 bits.

#![expect(clippy::indexing_slicing, reason = "a table has an entry for every byte")]

use core::array;
use core::marker::PhantomData;

use crate::codes::Codes;
use crate::element::{Element, Table, to_i64};
use crate::isa::{Isa, Token, Work, four};
use crate::numbers::{self, Read, number};
use crate::vector::facts::{FactsOf, byte_sign};
use crate::vector::normal::coarse;
use crate::vector::{UNIT, decode};
use crate::zero_points::Zero;

/// Widens the parameters from an index on.
pub type Widen<T> = fn(token: Token, bytes: &[u8], first: usize, out: &mut [T]);

/// What a type of parameters brings: how they are widened, and what is known of all of them.
#[derive(Clone, Copy, Debug)]
pub struct Widener<T> {
    pub(crate) widen: Widen<T>,
    /// Whether every finite one is a multiple of [`QUANTUM`](super::normal::QUANTUM).
    pub(crate) coarse: bool,
}

impl Widener<f32> {
    /// Of any type, to float32.
    pub(crate) const fn floats<S: Element>() -> Self {
        Self { widen: floats::<S>, coarse: coarse(&S::ENCODING) }
    }

    /// The numbers of all bytes, for types of eight bits.
    pub(crate) fn of_every_byte(&self, token: Token) -> [f32; 256] {
        let (bytes, mut numbers) = (core::array::from_fn::<u8, 256, _>(|byte| byte as u8), [0.0; 256]);
        (self.widen)(token, &bytes, 0, &mut numbers);
        numbers
    }
}

impl Widener<i64> {
    /// Of integers, which stay what they are.
    pub(crate) const fn integers<Z: Element>() -> Self {
        Self { widen: integers::<Z>, coarse: true }
    }
}

/// Fewer parameters than this are decoded one by one.
const FEW: usize = 16;

/// Decodes elements of a dense stream from an index on; NaNs become the quiet one without further payload.
pub(crate) fn floats<S: Element>(token: Token, bytes: &[u8], first: usize, out: &mut [f32]) {
    // Made where they are used: what a function gets lies in memory, for which small calls have no time.
    let codes = || Codes::dense(bytes, const { S::DTYPE.bits() }, first);
    match out {
        [one] => codes().read(const { S::DTYPE.bits() }, array::from_mut(one), number::<S>),
        _ if out.len() < FEW => numbers::floats::<S>(codes(), out),
        _ => several(const { &Decoding::of::<S>() }, token, codes(), out),
    }
}

/// What a type decides of how several elements are decoded.
struct Decoding {
    bits: u32,
    /// Whole units of dense codes, as many as there are places; false where a level's vectors lack the type.
    units: fn(token: Token, bytes: &[u8], whole: &mut [[f32; UNIT]]) -> bool,
    /// One by one.
    read: Read<f32>,
}

impl Decoding {
    const fn of<S: Element>() -> Self {
        Self { bits: S::DTYPE.bits(), units: units::<S>, read: numbers::floats::<S> }
    }
}

/// The same for more: a function of its own, because what it keeps in registers has to be put aside first, for which
/// small calls have no time.
#[inline(never)]
fn several(of: &Decoding, token: Token, codes: Codes<'_>, out: &mut [f32]) {
    let (whole, rest) = out.as_chunks_mut::<UNIT>();
    let done = whole.len() * UNIT;
    match codes.dense_bytes(of.bits) {
        Some(bytes) if (of.units)(token, bytes, whole) => {
            if rest.len() < FEW {
                return (of.read)(codes.skip(done), rest);
            }
            // The last unit, filled up.
            let (mut unit, mut last) = ([0; 4 * UNIT], [[0.0; UNIT]]);
            let left = bytes.get(of.bits as usize * done / 8..).unwrap_or_default();
            unit.iter_mut().zip(left).for_each(|(byte, held)| *byte = *held);
            (of.units)(token, &unit, &mut last);
            rest.iter_mut().zip(last.as_flattened()).for_each(|(out, number)| *out = *number);
        }
        _ => (of.read)(codes, out),
    }
}

/// Whole units of dense codes at a level, if it has vectors of the type.
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(clippy::extra_unused_type_parameters, reason = "there is no level with vectors")
)]
fn units<S: Element>(token: Token, bytes: &[u8], whole: &mut [[f32; UNIT]]) -> bool {
    match token {
        Token::Portable => false,
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => units_at::<_, S>(isa, bytes, whole),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => units_at::<_, S>(isa, bytes, whole),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => units_at::<_, S>(isa, bytes, whole),
    }
}

fn units_at<I: Isa, S: Element>(isa: I, bytes: &[u8], whole: &mut [[f32; UNIT]]) -> bool {
    if const { decode::has_floats::<S, I>() } {
        isa.vectorize(Units::<I, S, false> { isa, bytes, whole, types: PhantomData });
    }
    const { decode::has_floats::<S, I>() }
}

/// Decodes elements of up to 8 bits that have a byte each; NaNs as for dense ones.
pub(crate) fn floats_of_bytes<S: Element>(token: Token, codes: &[u8], out: &mut [f32]) {
    let done = match token {
        Token::Portable => 0,
        #[cfg(target_arch = "x86_64")]
        Token::Avx2(isa) => at_bytes::<_, S>(isa, codes, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512(isa) => at_bytes::<_, S>(isa, codes, out),
        #[cfg(target_arch = "x86_64")]
        Token::Avx512Vbmi(isa) => at_bytes::<_, S>(isa, codes, out),
    };
    for (out, code) in out.iter_mut().zip(codes).skip(done) {
        *out = Table::<S>::REFERENCE[usize::from(*code)];
    }
}

/// Decodes integers of a dense stream from an index on.
pub(crate) fn integers<Z: Element>(token: Token, bytes: &[u8], first: usize, out: &mut [i64]) {
    let codes = Codes::dense(bytes, const { Z::DTYPE.bits() }, first);
    // Only of words, a level's instructions decode several at a time.
    if const { !matches!(Z::DTYPE.bits(), 8 | 16 | 32 | 64) } || out.len() < FEW {
        return numbers::integers::<Z>(codes, out);
    }
    token.vectorize(Integers::<Z> { codes, out, types: PhantomData });
}

struct Integers<'a, Z> {
    codes: Codes<'a>,
    out: &'a mut [i64],
    types: PhantomData<Z>,
}

impl<Z: Element> Work<0> for Integers<'_, Z> {
    #[inline(always)]
    fn work(self) {
        self.codes.read(const { Z::DTYPE.bits() }, self.out, to_i64::<Z>);
    }
}

/// Zero points, counted from an integer.
#[inline]
pub(super) fn count_from<Z: Zero>(token: Token, zeros: &mut [Z], origin: i64) {
    let count = Count { zeros, origin };
    if count.zeros.len() < FEW { count.work() } else { token.vectorize(count) }
}

struct Count<'a, Z> {
    zeros: &'a mut [Z],
    origin: i64,
}

impl<Z: Zero> Work<0> for Count<'_, Z> {
    #[inline(always)]
    fn work(self) {
        self.zeros.iter_mut().for_each(|zero| *zero = zero.counted_from(self.origin));
    }
}

/// Float16s as they are.
pub(crate) fn halves(_token: Token, bytes: &[u8], first: usize, out: &mut [u16]) {
    for (out, half) in out.iter_mut().zip(&bytes.as_chunks().0[first..]) {
        *out = u16::from_le_bytes(*half);
    }
}

/// What widens integers of 8 bits to words of 16; none for other types.
pub(crate) const fn words<Z: Element>() -> Option<Widen<u16>> {
    match byte_sign::<Z>() {
        Some(true) => Some(words_of_bytes::<true>),
        Some(false) => Some(words_of_bytes::<false>),
        None => None,
    }
}

/// Bytes as words.
fn words_of_bytes<const SIGNED: bool>(token: Token, bytes: &[u8], first: usize, out: &mut [u16]) {
    token.vectorize(Bytes::<SIGNED> { bytes: &bytes[first..][..out.len()], out });
}

struct Bytes<'a, const SIGNED: bool> {
    bytes: &'a [u8],
    out: &'a mut [u16],
}

impl<const SIGNED: bool> Work<0> for Bytes<'_, SIGNED> {
    #[inline(always)]
    fn work(self) {
        for (out, byte) in self.out.iter_mut().zip(self.bytes) {
            *out = if SIGNED { i16::from(byte.cast_signed()) as u16 } else { u16::from(*byte) };
        }
    }
}

/// Decodes whole units of codes that have a byte each; how many codes that are.
fn at_bytes<I: Isa, S: Element>(isa: I, codes: &[u8], out: &mut [f32]) -> usize {
    if const { !decode::has_floats_of_bytes::<S, I>() } {
        return 0;
    }
    let (whole, _) = out.as_chunks_mut::<UNIT>();
    let done = whole.len() * UNIT;
    isa.vectorize(Units::<I, S, true> { isa, bytes: codes, whole, types: PhantomData });
    done
}

/// Whole units of dense codes, or of codes that have a byte each.
struct Units<'a, I, S, const OF_BYTES: bool> {
    isa: I,
    bytes: &'a [u8],
    whole: &'a mut [[f32; UNIT]],
    types: PhantomData<S>,
}

impl<I: Isa, S: Element, const OF_BYTES: bool> Work<0> for Units<'_, I, S, OF_BYTES> {
    #[inline(always)]
    fn work(self) {
        let isa = self.isa;
        let held = &decode::hold(isa, FactsOf::<S>::FACTS);
        let step = const { if OF_BYTES { 8 } else { S::DTYPE.bits() as usize } };
        for (out, unit) in self.whole.iter_mut().zip(self.bytes.chunks_exact(UNIT / 8 * step)) {
            let numbers = if OF_BYTES {
                decode::floats_of_bytes::<I, S>(isa, held, unit)
            } else {
                decode::floats::<I, S>(isa, held, unit, 0)
            };
            *out = zerocopy::transmute!(four!(numbers, part => isa.bytes(part)));
        }
    }
}
