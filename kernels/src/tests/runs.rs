//! Plans that run, against a slow computation that indexes every element on its own.

use core::mem::MaybeUninit;

use half::f16;

use super::*;
use crate::element::{to_f32, to_i64};
use crate::kernel::{Absent, Packed};

/// The parameter of a row-major element.
pub(super) fn parameter(mut element: usize, shape: &[usize], group: &[usize]) -> usize {
    let (mut index, mut stride) = (0, 1);
    for (extent, group) in shape.iter().zip(group).rev() {
        index += element % extent / group * stride;
        element /= extent;
        stride *= extent.div_ceil(*group);
    }
    index
}

/// Codes, scales and zero points without a pattern, and what they should become.
struct Case {
    x: Vec<u8>,
    scale: Vec<u8>,
    zero_point: Vec<u8>,
    expected: Vec<f32>,
}

fn case<Q: Element>(shape: &[usize], group: &[usize], with_zero_point: bool, seed: u64) -> Case {
    let (bits, mut next) = (Q::DTYPE.bits(), random(seed));
    let count = shape.iter().product::<usize>();
    let groups = shape.iter().zip(group).map(|(extent, group)| extent.div_ceil(*group)).product::<usize>();
    let mut codes = |count| (0..count).map(|_| next() & (u64::MAX >> (64 - bits))).collect::<Vec<_>>();
    let (x, zeros) = (codes(count), codes(groups));
    let scales: Vec<f32> = (0..groups).map(|n| (n as f32 - 1.5) * 0.3).collect();
    let expected = x.iter().enumerate().map(|(n, code)| {
        let k = parameter(n, shape, group);
        let zero = with_zero_point.then_some(zeros[k]);
        difference::<Q>(*code, zero) * scales[k]
    });
    let expected = expected.collect();
    Case { x: pack(&x, bits), scale: f32_bytes(&scales), zero_point: pack(&zeros, bits), expected }
}

/// What a code and a zero point differ by, rounded once.
fn difference<Q: Element>(code: u64, zero: Option<u64>) -> f32 {
    if Q::DTYPE.is_integer() {
        return (to_i64::<Q>(code) - zero.map_or(0, to_i64::<Q>)) as f32;
    }
    to_f32::<Q>(code) - zero.map_or(0.0, to_f32::<Q>)
}

pub(super) fn assert_bits(found: &[f32], expected: &[f32], what: &str) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (n, (found, expected)) in found.iter().zip(expected).enumerate() {
        let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
        assert!(same, "{what}: element {n} is {found:e}, expected {expected:e}");
    }
}

/// Runs a plan in every way there is.
pub(super) fn run_all(
    plan: &Plan,
    x: TensorRef<'_>,
    scale: TensorRef<'_>,
    zero_point: Option<TensorRef<'_>>,
) -> Vec<f32> {
    let Meta { dtype, shape } = plan.output();
    let mut bytes = vec![0xa5; shape.iter().product::<usize>() * 4 + 8];
    let end = bytes.len() - 4;
    plan.run(x, scale, zero_point, &mut TensorMut::new(dtype, shape, &mut bytes[4..end]).unwrap()).unwrap();
    assert!(bytes[..4].iter().chain(&bytes[end..]).all(|byte| *byte == 0xa5), "bytes around the output");
    let whole = &bytes[4..end];
    let mut fresh = vec![MaybeUninit::uninit(); whole.len()];
    assert_eq!(plan.run_uninit(x, scale, zero_point, &mut fresh).unwrap(), whole);
    let (rows, row) = (plan.rows().min(1000), plan.row_len() * 4);
    for split in 0..=rows {
        let mut slabs = vec![0x5a; whole.len()];
        let (first, second) = slabs.split_at_mut(split * row);
        plan.run_rows(0..split, x, scale, zero_point, first).unwrap();
        plan.run_rows(split..rows, x, scale, zero_point, second).unwrap();
        assert_eq!(slabs, whole, "rows split at {split}");
    }
    #[cfg(feature = "rayon")]
    {
        let mut slabs = vec![0x5a; whole.len()];
        plan.run_parallel(x, scale, zero_point, &mut TensorMut::new(dtype, shape, &mut slabs).unwrap())
            .unwrap();
        assert_eq!(slabs, whole);
    }
    f32s(whole)
}

/// One call of the ONNX-like operator, with and without a zero point.
fn check<Q: Element>(builder: &Builder, shape: &[usize], group: &[usize], scale_shape: &[usize]) {
    for with_zero_point in [false, true] {
        let case = case::<Q>(shape, group, with_zero_point, 7);
        let x = TensorRef::new(Q::DTYPE, shape, &case.x).unwrap();
        let scale = TensorRef::new(FLOAT32, scale_shape, &case.scale).unwrap();
        let zero_point = TensorRef::new(Q::DTYPE, scale_shape, &case.zero_point).unwrap();
        let zero_point = with_zero_point.then_some(zero_point);
        let plan = builder.plan(x.meta(), Some(scale.meta()), zero_point.map(|zero| zero.meta())).unwrap();
        for level in Level::available() {
            let plan = plan.clone().at(*level).unwrap();
            let what = alloc::format!("{} {shape:?} in {group:?} at {level}", Q::DTYPE);
            assert_bits(&run_all(&plan, x, scale, zero_point), &case.expected, &what);
        }
    }
}

/// Every granularity of some shapes, for a type.
fn check_shapes<Q: Element>() {
    for shape in
        [&[1][..], &[7], &[3, 5], &[2, 3, 5], &[4, 1, 9], &[2, 3, 2, 3], &[5, 300], &[300, 3], &[1, 1, 1]]
    {
        check::<Q>(&onnx(0, 0), shape, shape, &[]);
        for axis in 0..shape.len() {
            let mut group = shape.to_vec();
            group[axis] = 1;
            if shape[axis] > 1 {
                check::<Q>(&onnx(axis as i64, 0), shape, &group, &[shape[axis]]);
            }
            for block in [1, 2, 3, 5, 64, 1000] {
                let mut group = vec![1; shape.len()];
                group[axis] = block.min(shape[axis]);
                let mut scale = shape.to_vec();
                scale[axis] = shape[axis].div_ceil(block);
                check::<Q>(&onnx(axis as i64 - shape.len() as i64, block as i64), shape, &group, &scale);
            }
        }
    }
}

#[test]
fn every_granularity_of_bytes() {
    check_shapes::<Int8>();
    check_shapes::<UInt8>();
}

#[test]
fn every_granularity_of_nibbles() {
    check_shapes::<Int4>();
}

#[test]
fn every_granularity_of_six_and_twelve_bits() {
    check_shapes::<Float6E2M3>();
    check_shapes::<Int12>();
}

/// Their loops count from other integers than 0.
#[test]
fn every_granularity_of_words_with_and_without_a_sign_and_a_bias() {
    check_shapes::<Int32>();
    check_shapes::<UInt32>();
    check_shapes::<Int32Up>();
    check_shapes::<UInt32Down>();
}

#[test]
fn large_outputs_are_split_among_threads() {
    check::<Int4>(&onnx(1, 32), &[257, 1001], &[1, 32], &[257, 32]);
}

/// A run of bytes to float16.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn check_run<Q: Element>(count: usize, with_zero_point: bool) {
    let case = case::<Q>(&[count], &[count], with_zero_point, 11);
    let expected: Vec<u8> =
        case.expected.iter().flat_map(|number| f16::from_f32(*number).to_le_bytes()).collect();
    let shape = [count];
    let x = TensorRef::new(Q::DTYPE, &shape, &case.x).unwrap();
    let scale = TensorRef::new(FLOAT32, &[], &case.scale).unwrap();
    let zero_point = TensorRef::new(Q::DTYPE, &[], &case.zero_point).unwrap();
    let zero_point = with_zero_point.then_some(zero_point);
    let builder = onnx(0, 0).set_at(2, 10);
    let plan = builder.plan(x.meta(), Some(scale.meta()), zero_point.map(|zero| zero.meta())).unwrap();
    for level in Level::available() {
        let (plan, mut y) = (plan.clone().at(*level).unwrap(), vec![0xa5; 2 * count]);
        let mut out = TensorMut::new(FLOAT16, &shape, &mut y).unwrap();
        plan.run(x, scale, zero_point, &mut out).unwrap();
        assert!(y == expected, "{count} of {} at {level}, zero point: {with_zero_point}", Q::DTYPE);
    }
}

/// From which length on runs are looked up, and in which way, is a matter of what takes a processor less time.
#[test]
#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn runs_of_any_length_are_the_same_whatever_a_processor_does_fast() {
    crate::processor::on_both_kinds(|| {
        for (count, with_zero_point) in
            [2_600, 5_000, 9_001].into_iter().flat_map(|n| [(n, false), (n, true)])
        {
            check_run::<Int8>(count, with_zero_point);
            check_run::<UInt8>(count, with_zero_point);
        }
    });
}

#[test]
fn ranks_zero_and_sixty_four() {
    check::<Int8>(&onnx(0, 0), &[], &[], &[]);
    let mut shape = [1; 64];
    (shape[3], shape[40], shape[63]) = (2, 3, 4);
    let (mut group, mut scale) = ([1; 64], shape);
    (group[40], scale[40]) = (2, 2);
    check::<Int8>(&onnx(40, 2), &shape, &group, &scale);
}

fn meta(dtype: DType, shape: &[usize]) -> Meta<'_> {
    Meta { dtype, shape }
}

#[test]
fn empty_tensors_have_empty_results() {
    let cases: [(&[usize], &[usize], i64); 5] = [
        (&[0], &[], 0),
        (&[3, 0], &[0], 0),
        (&[3, 0], &[3, 0], 4),
        (&[0, 5], &[0, 2], 4),
        (&[0, 5], &[5], 0),
    ];
    for (shape, scale_shape, block) in cases {
        let count = scale_shape.iter().product::<usize>();
        let x = TensorRef::new(INT8, shape, &[]).unwrap();
        let bytes = vec![0; count * 4];
        let scale = TensorRef::new(FLOAT32, scale_shape, &bytes).unwrap();
        let y = onnx(1, block).run(x, Some(scale), None).unwrap();
        assert_eq!((y.shape, y.bytes.to_vec()), (shape.to_vec(), vec![]));
    }
    let huge = [usize::MAX, usize::MAX, 0];
    let plan = onnx(0, 0).plan(meta(INT8, &huge), Some(meta(FLOAT32, &[])), None).unwrap();
    assert_eq!((plan.rows(), plan.row_len()), (usize::MAX, 0));
    let x = TensorRef::new(INT8, &huge, &[]).unwrap();
    let scale = TensorRef::new(FLOAT32, &[], &[0; 4]).unwrap();
    plan.run_rows(5..usize::MAX, x, scale, None, &mut []).unwrap();
}

#[test]
fn extremes_of_int32_and_float16() {
    let builder = onnx(0, 0);
    let x: Vec<u8> =
        [i32::MIN, i32::MAX, 16_777_217, 0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let x = TensorRef::new(INT32, &[4], &x).unwrap();
    let one = 1_f32.to_le_bytes();
    let scale = TensorRef::new(FLOAT32, &[], &one).unwrap();
    let zero = i32::MAX.to_le_bytes();
    let zero = TensorRef::new(INT32, &[1], &zero).unwrap();
    let y = builder.run(x, Some(scale), Some(zero)).unwrap();
    assert_eq!(f32s(&y.bytes), [-4_294_967_295_f32, 0.0, -2_130_706_430_f32, -2_147_483_647_f32]);
    let y = builder.run(x, Some(scale), None).unwrap();
    assert_eq!(f32s(&y.bytes), [-2_147_483_648_f32, 2_147_483_647_f32, 16_777_216.0, 0.0]);
    let half = f16::from_bits(0x7bff).to_bits().to_le_bytes();
    let scale = TensorRef::new(FLOAT16, &[1], &half).unwrap();
    let x = TensorRef::new(INT8, &[3], &[1, 2, 0xfe]).unwrap();
    let y = builder.run(x, Some(scale), None).unwrap();
    assert_eq!((y.dtype, &y.bytes[..]), (FLOAT16, &[0xff, 0x7b, 0, 0x7c, 0, 0xfc][..]));
    // 0 times a negative scale is -0; 2^-24 is a subnormal float16; NaN stays one.
    let bytes = f32_bytes(&[-1.0, 5.960_464_5e-8, f32::NAN]);
    let scale = TensorRef::new(FLOAT32, &[3], &bytes).unwrap();
    let x = TensorRef::new(INT8, &[3], &[0, 1, 0]).unwrap();
    let y = builder.set_at(2, 10).run(x, Some(scale), None).unwrap();
    assert_eq!(&y.bytes[..4], [0, 0x80, 1, 0]);
    assert!(f16::from_le_bytes([y.bytes[4], y.bytes[5]]).is_nan());
}

#[test]
fn values_are_checked_before_the_first_write() {
    let x = TensorRef::new(FLOAT8E4M3FN, &[2, 3], &[0; 6]).unwrap();
    let scale = TensorRef::new(FLOAT32, &[3], &[0; 12]).unwrap();
    let zero = TensorRef::new(FLOAT8E4M3FN, &[3], &[0, 0, 0x80]).unwrap();
    let plan = onnx(1, 0).plan(x.meta(), Some(scale.meta()), Some(zero.meta())).unwrap();
    let mut y = [7; 24];
    let mut out = TensorMut::new(FLOAT32, &[2, 3], &mut y).unwrap();
    let error = plan.run(x, scale, zero, &mut out).unwrap_err();
    let expected = "x_zero_point has code 0x80 at index 2, expected 0x00 (ONNX DequantizeLinear-25, C12)";
    assert_eq!(text(error), expected);
    let mut wrong = [7; 24];
    let error = plan.run(x, scale, zero, &mut TensorMut::new(FLOAT32, &[3, 2], &mut wrong).unwrap());
    assert_eq!(error.unwrap_err().constraint(), Some("C12"));
    let zero = TensorRef::new(FLOAT8E4M3FN, &[3], &[0; 3]).unwrap();
    let error = plan.run(x, scale, zero, &mut TensorMut::new(FLOAT32, &[3, 2], &mut wrong).unwrap());
    assert_eq!(error.unwrap_err().constraint(), Some("C13"));
    assert_eq!(
        text(plan.run_rows(1..3, x, scale, zero, &mut [0; 24]).unwrap_err()).get(..14),
        Some("rows are 1 to ")
    );
    #[expect(clippy::reversed_empty_ranges, reason = "what is tested")]
    let reversed = plan.run_rows(1..0, x, scale, zero, &mut []);
    assert_eq!(reversed.unwrap_err().code(), "DQ0703");
    assert_eq!(plan.run_rows(0..1, x, scale, zero, &mut [0; 11]).unwrap_err().code(), "DQ0704");
    assert_eq!(plan.run(x, scale, None, &mut out).unwrap_err().code(), "DQ0301");
    assert_eq!(y, [7; 24]);
    assert_eq!(wrong, [7; 24]);
}

#[test]
fn an_empty_zero_point_is_none() {
    let x = TensorRef::new(INT16, &[1, 2], &[0x21, 0x43, 0x65, 0x87]).unwrap();
    let scale = 1_f32.to_le_bytes();
    let scale = TensorRef::new(FLOAT32, &[1], &scale).unwrap();
    let empty = TensorRef::new(UINT8, &[0], &[]).unwrap();
    let builder = Builder::newest(&PMX).set_at(0, "int4").set_at(2, 0);
    let y = builder.run(x, Some(scale), Some(empty)).unwrap();
    assert_eq!((&y.shape[..], f32s(&y.bytes)), (&[4, 2][..], vec![-7., -3., -6., -2., -5., -1., -4., 0.]));
    assert_eq!(builder.run(x, Some(scale), None).unwrap(), y);
    let error = builder.set_at(3, true).run(x, Some(scale), Some(empty)).unwrap_err();
    assert_eq!((error.code(), error.constraint()), ("DQ0301", Some("C6")));
}

#[test]
fn integer_zero_points_are_codes() {
    let x = TensorRef::new(INT16, &[1, 2], &[0; 4]).unwrap();
    let scale = TensorRef::new(FLOAT32, &[1], &[0; 4]).unwrap();
    let builder = Builder::newest(&PMX).set_at(0, "int4").set_at(2, 0).set_at(3, true);
    for (code, accepted) in [(0, true), (15, true), (16, false), (0xff, false)] {
        let bytes = [code];
        let zero = TensorRef::new(INT8, &[1], &bytes).unwrap();
        let result = builder.run(x, Some(scale), Some(zero));
        assert_eq!(result.is_ok(), accepted, "{code}");
        if let Err(error) = result {
            assert_eq!(error.constraint(), Some("C18"));
            let found = code as i8;
            let expected = "at index 0, expected 0 to 15 (PMX DequantizeLinear 1.0, C18)";
            assert_eq!(text(error), alloc::format!("ZeroPoint is {found} {expected}"));
        }
    }
}

#[test]
fn typed_plans_run_on_slices() {
    let builder = Builder::newest(&PMX).set_at(0, "int4").set_at(1, 0).set_at(2, 2);
    let typed =
        builder.typed::<(Packed<UInt4B8, Int16>, Float32, Absent, Float32)>(&[1, 2], &[2, 2], None).unwrap();
    let mut y = [0.0; 8];
    typed.run(&[0x4321, 0x0765], &[1.0, 2.0, 3.0, 4.0], None, &mut y).unwrap();
    assert_eq!(y, [-7.0, -6.0, -6.0, -4.0, -15.0, -4.0, -12.0, -32.0]);
    assert_eq!(typed.run(&[0], &[0.0; 4], None, &mut y).unwrap_err().code(), "DQ0707");
    let wrong = builder.typed::<(Int16, Float32, Absent, Float32)>(&[1, 2], &[2, 2], None);
    assert_eq!(wrong.unwrap_err().code(), "DQ0304");
    let typed = onnx(0, 0).typed::<(Int8, Float16, Float32)>(&[2], &[], Some(&[])).unwrap();
    let mut y = [0.0; 2];
    typed.run(&[-128, 127], &[f16::from_f32(0.5)], Some(&[-1]), &mut y).unwrap();
    assert_eq!(y, [-63.5, 64.0]);
    // Two elements in a byte: five in three.
    let typed = onnx(0, 0).typed::<(Int4, Float32, Float32)>(&[5], &[], None).unwrap();
    let short = typed.run(&[1; 2], &[1.0], None, &mut [0.0; 5]).unwrap_err().to_string();
    assert!(short.starts_with("the slice of x has 2 entries, expected 3"), "{short}");
}

#[test]
fn typed_plans_take_the_placeholder_of_a_zero_point() {
    let builder = Builder::newest(&PMX).set_at(0, "int8").set_at(2, 0);
    let plan = |zero_point| builder.typed::<(Int8, Float32, Int8, Float32)>(&[2], &[], zero_point).unwrap();
    let mut y = [0.0; 2];
    for typed in [plan(Some(&[0][..])), plan(None)] {
        typed.run(&[-3, 4], &[0.5], Some(&[]), &mut y).unwrap();
        assert_eq!(y, [-1.5, 2.0]);
        assert_eq!(typed.run(&[-3, 4], &[0.5], Some(&[1]), &mut y).unwrap_err().code(), "DQ0503");
    }
}
