//! Zero points far from the codes that they are subtracted from.

use dequant::onednn::DynamicDequantize;
use dequant::types::{Float32, Int8, Int32};
use dequant::{Level, TensorMut, TensorRef};

/// Zero points of 32 bits under codes of 8: those that float32 takes, those that it does not, and both in one call.
#[test]
fn near_and_far_zero_points_are_subtracted_exactly() {
    const NEAR: i32 = 1 << 22;
    let builder = DynamicDequantize::newest().qtype("per_channel").axis(1);
    for last in [NEAR - 1, -NEAR, NEAR, -NEAR - 1, (1 << 24) + 1, i32::MIN, i32::MAX] {
        let zeros: Vec<i32> = (0..99).map(|index| index * 70_001 % NEAR).chain([-1, -NEAR, last]).collect();
        let codes: Vec<i8> = (0..2 * zeros.len()).map(|index| (index * 37 % 251) as u8 as i8).collect();
        let scales: Vec<f32> = (0..zeros.len()).map(|index| 0.1 + index as f32 / 7.0).collect();
        let (shape, count) = ([2, zeros.len()], [zeros.len()]);
        let x = TensorRef::of::<Int8>(&shape, &codes).unwrap();
        let scale = TensorRef::of::<Float32>(&count, &scales).unwrap();
        let zero_point = TensorRef::of::<Int32>(&count, &zeros).unwrap();
        let plan = builder.plan(x.meta(), Some(scale.meta()), Some(zero_point.meta())).unwrap();
        let expected = codes.iter().enumerate().map(|(index, code)| {
            let channel = index % zeros.len();
            (i64::from(*code) - i64::from(zeros[channel])) as f32 * scales[channel]
        });
        let expected: Vec<u32> = expected.map(f32::to_bits).collect();
        for level in Level::available() {
            let mut y = vec![0.0; codes.len()];
            let mut out = TensorMut::of::<Float32>(&shape, &mut y).unwrap();
            plan.clone().at(*level).unwrap().run(x, scale, zero_point, &mut out).unwrap();
            let bits: Vec<u32> = y.iter().map(|value| value.to_bits()).collect();
            assert_eq!(bits, expected, "{last} at {level}");
        }
    }
}
