//! A version between two that the document names.

use dequant::builder::Opset;
use dequant::types::*;

fn main() -> Result<(), dequant::Error> {
    dequant::onnx::DequantizeLinear::<Opset<20>>::new()?.typed::<(Int8, Float32, Float32)>(&[4], &[], None)?;
    Ok(())
}
