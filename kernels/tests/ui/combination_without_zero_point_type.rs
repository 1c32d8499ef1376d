//! A zero point of a type that DynamicDequantize does not pair with the input.

use dequant::builder::Release;
use dequant::types::*;

fn main() -> Result<(), dequant::Error> {
    dequant::onednn::DynamicDequantize::<Release<3, 7>>::new()?.typed::<(Int4, Float32, Int8, Float32)>(&[4], &[], None)?;
    Ok(())
}
