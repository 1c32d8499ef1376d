//! Weights of a type that the format does not have.

use dequant::Meta;
use dequant::formats::gguf::{Q80, tensors};
use dequant::types::{Int8, UINT8};

fn main() -> Result<(), dequant::Error> {
    let blocks = Meta::new(UINT8, &[1, 34]);
    Q80::new().typed::<Int8>(tensors::Q80 { blocks })?;
    Ok(())
}
