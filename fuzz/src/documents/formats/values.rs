//! Parameters near one. Random bits are mostly too large or too small to be added to each other, or to be any float16.

use dequant_spec::ElementType;
use dequant_spec::format::{Code, Format, Place, Quantity};

use crate::bridge::formats::Call;
use crate::generate::random::Random;

/// Brings floats of whole bytes near to one, those of tensors and those in blocks.
pub(super) fn tame(call: &mut Call, random: &mut Random) {
    for (name, tensor) in &mut call.tensors {
        if let Some(float) = Float::of(&tensor.element_type) {
            tensor.bytes.chunks_exact_mut(float.bytes()).for_each(|code| float.write(code, random));
        }
        if let Some(block) = call.format.block.filter(|_| call.format.tensors[0].name == *name) {
            for (at, float, count) in call.format.quantities.iter().filter_map(|q| in_block(call.format, q)) {
                for block in tensor.bytes.chunks_exact_mut(block.bytes as usize) {
                    let codes = &mut block[at..][..count * float.bytes()];
                    codes.chunks_exact_mut(float.bytes()).for_each(|code| float.write(code, random));
                }
            }
        }
    }
}

/// Where floats lie side by side in a block, which they are, and how many.
fn in_block(format: &Format, quantity: &Quantity) -> Option<(usize, Float, usize)> {
    let (Code::Type(element_type), Place::Fields { planes, base: 2 }) = (&quantity.code, &quantity.place)
    else {
        return None;
    };
    let [plane] = &planes[..] else { return None };
    let [piece] = &plane.pieces[..] else { return None };
    let group = match quantity.groups.last()?.factors[..] {
        [dequant_spec::format::Factor::Number(group)] => group,
        _ => return None,
    };
    let is_dense = piece.steps.is_empty() && piece.bit.is_multiple_of(8);
    let count = (format.block?.elements / group) as usize;
    is_dense.then_some(((piece.bit / 8) as usize, Float::of(element_type)?, count))
}

/// A float with a sign: how wide its mantissa is, and its exponent's bias.
#[derive(Clone, Copy)]
struct Float {
    bits: u32,
    mantissa: u32,
    bias: u32,
}

impl Float {
    fn of(element_type: &ElementType) -> Option<Self> {
        let (bits, mantissa, bias) = match element_type.name.as_str() {
            "float32" => (32, 23, 127),
            "float16" => (16, 10, 15),
            "bfloat16" => (16, 7, 127),
            _ => return None,
        };
        Some(Self { bits, mantissa, bias })
    }

    fn bytes(self) -> usize {
        self.bits as usize / 8
    }

    /// A number between 1/16 and 16, of either sign.
    fn write(self, code: &mut [u8], random: &mut Random) {
        let Self { bits, mantissa, bias } = self;
        let drawn = random.bits() as u32;
        let (sign, exponent) = (drawn >> 31, bias - 4 + random.below(8) as u32);
        let number = sign << (bits - 1) | exponent << mantissa | drawn & ((1 << mantissa) - 1);
        code.copy_from_slice(&number.to_le_bytes()[..self.bytes()]);
    }
}
