//! candle: what its users call for the nearest thing that it has.
//!
//! It has no int8, no zero points in blocks and no microscaling; integers are uint8 here, blocks of 32 are GGML's Q4_0
//! and Q8_0 (a float16 scale inside each block), float8 is a cast and a product. Results are allocated in every call.

use candle_core::quantized::{GgmlDType, QTensor};
use candle_core::{DType, Device, Result, Tensor};

use crate::case::Sized;
use crate::form::{Grouping, Place};

/// A case in candle; none where it has nothing of the kind.
pub(crate) fn rival(sized: &Sized<'_, '_>) -> Option<Box<dyn Fn() + Send>> {
    let call = make(sized).ok()??;
    call().ok()?;
    Some(Box::new(move || {
        // It worked a moment ago.
        if let Ok(tensor) = call() {
            std::hint::black_box(tensor);
        }
    }))
}

type Call = Box<dyn Fn() -> Result<Tensor> + Send>;

fn make(sized: &Sized<'_, '_>) -> Result<Option<Call>> {
    const SCALE: f64 = 0.02;
    let cell = &sized.case.cell;
    let shape = sized.form.shape.clone();
    let output = match cell.combination.output.name.as_str() {
        "float32" => DType::F32,
        "float16" => DType::F16,
        "bfloat16" => DType::BF16,
        _ => return Ok(None),
    };
    let (rows, columns) = (shape[0], shape.last().copied().unwrap_or(1));
    let device = Device::Cpu;
    let bytes = || {
        let mut bytes = vec![0_u8; shape.iter().product()];
        fastrand::Rng::with_seed(7).fill(&mut bytes);
        Tensor::from_vec(bytes, shape.clone(), &device)
    };
    let blocks = |kind| QTensor::quantize(&Tensor::rand(-1_f32, 1_f32, shape.clone(), &device)?, kind);
    let zero_point = cell.zero_point.is_some();
    Ok(Some(match (cell.combination.input.name.as_str(), sized.form.grouping) {
        ("int8" | "uint8", Grouping::Tensor) => {
            let x = bytes()?;
            Box::new(move || x.to_dtype(output)?.affine(SCALE, -128.0 * SCALE))
        }
        ("int8" | "uint8", Grouping::Axis(place)) => {
            let shape = if place == Place::Last { (1, columns) } else { (rows, 1) };
            let scale = Tensor::full(0.02_f32, shape, &device)?.to_dtype(output)?;
            let zero_point = Tensor::full(128_f32, shape, &device)?.to_dtype(output)?;
            let x = bytes()?;
            Box::new(move || x.to_dtype(output)?.broadcast_sub(&zero_point)?.broadcast_mul(&scale))
        }
        ("int32", Grouping::Tensor) => {
            let x = bytes()?.to_dtype(DType::I32)?;
            Box::new(move || x.to_dtype(output)?.affine(SCALE, 0.0))
        }
        ("float8e4m3fn", Grouping::Tensor) => {
            let x = Tensor::rand(-1_f32, 1_f32, shape.clone(), &device)?.to_dtype(DType::F8E4M3)?;
            Box::new(move || x.to_dtype(output)?.affine(SCALE, 0.0))
        }
        ("int4", Grouping::Blocks(Place::Last, 32)) if !zero_point => {
            quantized(blocks(GgmlDType::Q4_0)?, output)
        }
        ("int8", Grouping::Blocks(Place::Last, 32)) => quantized(blocks(GgmlDType::Q8_0)?, output),
        _ => return Ok(None),
    }))
}

fn quantized(tensor: QTensor, output: DType) -> Call {
    match output {
        DType::F16 => Box::new(move || tensor.dequantize_f16(&Device::Cpu)),
        DType::F32 => Box::new(move || tensor.dequantize(&Device::Cpu)),
        _ => Box::new(move || tensor.dequantize(&Device::Cpu)?.to_dtype(output)),
    }
}
