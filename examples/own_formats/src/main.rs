//! Element types, a weight format and an operator of one's own: one YAML file, one macro call.

/// Everything that `own.yaml` describes.
pub mod own {
    dequant::include_spec!("own.yaml");
}

use dequant::types::{Float32, UINT8};
use dequant::{Error, Meta, TensorRef};
use own::tensors;

/// A block of 64 weights: a float16 scale, four 6-bit sub-scales in three bytes, two codes a byte.
fn block() -> Vec<u8> {
    let mut block = vec![0x00, 0x3c];
    // 1, 2, 3 and 4, the first in the lowest bits.
    block.extend(&u32::to_le_bytes(1 | 2 << 6 | 3 << 12 | 4 << 18)[..3]);
    block.extend((0..32).map(|byte| (byte % 16) | ((15 - byte % 16) << 4)));
    block
}

/// The weights of a block: a plan, which would run for every block of the kind.
fn weights() -> Result<Vec<f32>, Error> {
    let block = block();
    let blocks = TensorRef::new(UINT8, &[1, 37], &block)?;
    let plan = own::B64::new().typed::<Float32>(tensors::B64 { blocks: blocks.meta() })?;
    plan.run_to_vec(tensors::B64 { blocks })
}

/// Codes 0 to 3 of the 5-bit float, in two rows with scales of their own.
fn values() -> Result<Vec<f32>, Error> {
    let codes = u32::to_le_bytes(1 << 5 | 2 << 10 | 3 << 15);
    let codes = TensorRef::new(own::OWN_FLOAT5E2M2, &[2, 2], &codes[..3])?;
    let scales = [1.0, 10.0];
    let scales = TensorRef::of::<Float32>(&[2], &scales)?;
    let values = own::Unpack::newest().axis(0).run(codes, scales, None)?;
    Ok(values.to_vec::<Float32>().unwrap_or_default())
}

fn main() -> Result<(), Error> {
    println!("weights {:?} …", &weights()?[..4]);
    println!("values  {:?}", values()?);
    let short = tensors::B64 { blocks: Meta::new(UINT8, &[1, 36]) };
    if let Err(error) = own::B64::new().typed::<Float32>(short) {
        println!("refused {error}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BELL: [f32; 16] =
        [-8.0, -5.5, -4.0, -3.0, -2.25, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.25, 3.0, 4.0, 6.0];

    #[test]
    fn weights_are_those_of_the_format() -> Result<(), Error> {
        let weight = |n: usize| {
            let code = if n < 32 { n % 16 } else { 15 - n % 16 };
            BELL[code] * (n / 16 + 1) as f32
        };
        assert_eq!(weights()?, (0..64).map(weight).collect::<Vec<_>>());
        Ok(())
    }

    #[test]
    fn values_are_those_of_the_type() -> Result<(), Error> {
        assert_eq!(values()?, [0.0, 0.25, 5.0, 7.5]);
        Ok(())
    }
}
