//! Types that opset 19 lacks.

use dequant::builder::Opset;
use dequant::types::*;

fn main() -> Result<(), dequant::Error> {
    dequant::onnx::DequantizeLinear::<Opset<19>>::new()?.typed::<(Int16, Float32, Float32)>(&[4], &[], None)?;
    Ok(())
}
