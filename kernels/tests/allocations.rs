//! Small calls allocate nothing: neither building a plan nor running it, for tensors of up to eight axes.

use dequant::onednn::DynamicDequantize;
use dequant::types::{FLOAT32, INT4, INT8};
use dequant::{DType, Meta, TensorMut, TensorRef, onnx};

/// Allocations of building and running a plan of blocks on the last axis.
fn count(x: DType, shape: &[usize], block: u32) -> u64 {
    let mut scale_shape = [1; 8];
    let scale_shape = &mut scale_shape[..shape.len()];
    scale_shape.copy_from_slice(shape);
    let last = shape.len() - 1;
    scale_shape[last] /= block as usize;
    let elements: usize = shape.iter().product();
    let scales: usize = scale_shape.iter().product();
    let bytes = vec![0x35; elements * x.bits() as usize / 8];
    let (scale, mut y) = (vec![0x3c; scales * 4], vec![0; elements * 4]);
    let operator = onnx::DequantizeLinear::opset(21).expect("an opset").axis(-1).block_size(block.into());
    let (found, scale_shape) = (&mut y, &*scale_shape);
    let allocations = allocation_counter::measure(|| {
        let plan =
            operator.plan(Meta::new(x, shape), Meta::new(FLOAT32, scale_shape), None).expect("a valid call");
        let x = TensorRef::new(x, shape, &bytes).expect("as many bytes");
        let scale = TensorRef::new(FLOAT32, scale_shape, &scale).expect("as many bytes");
        let mut y = TensorMut::new(FLOAT32, shape, found).expect("as many bytes");
        plan.run(x, scale, None, &mut y).expect("a valid call");
        plan.run_rows(0..plan.rows(), x, scale, None, y.bytes()).expect("a valid call");
        plan.run_rows(0..usize::MAX, x, scale, None, y.bytes()).expect_err("too many rows");
        operator.plan(x.meta(), None, None).expect_err("no scale");
    });
    assert!(y.iter().any(|byte| *byte != 0), "something was computed");
    allocations.count_total
}

#[test]
fn plans_and_runs_allocate_nothing() {
    for shape in [&[1, 64][..], &[64, 256], &[1, 2, 1, 2, 1, 2, 2, 32]] {
        // The first call may ask the processor what it is.
        count(INT8, shape, 32);
        assert_eq!((count(INT8, shape, 32), count(INT4, shape, 16)), (0, 0), "{shape:?}");
    }
}

/// Lists of attributes: one of up to eight entries lies in the builder.
#[test]
fn short_lists_allocate_nothing() {
    let extents = [1; 9];
    for (rank, expected) in [(8, 0), (9, 1)] {
        let allocations = allocation_counter::measure(|| {
            let operator = DynamicDequantize::newest().qtype("per_group").group_shape(&extents[..rank]);
            std::hint::black_box(operator);
        });
        assert_eq!(allocations.count_total.min(1), expected, "{rank} entries");
    }
    let groups = [1, 1, 1, 1, 1, 1, 2, 32];
    let shape = [1, 1, 1, 1, 1, 1, 4, 64];
    let scales = [1, 1, 1, 1, 1, 1, 2, 2];
    let allocations = allocation_counter::measure(|| {
        let operator = DynamicDequantize::newest().qtype("per_group").group_shape(&groups);
        let plan = operator.plan(Meta::new(INT8, &shape), Meta::new(FLOAT32, &scales), None);
        std::hint::black_box(plan).expect("a valid call");
    });
    assert_eq!(allocations.count_total, 0);
}

#[test]
fn allocations_are_seen() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![0_u8; 9]))).count_total, 1);
}
