//! Packed codes, whose rows share words, against the same slow computation.

use super::runs::{assert_bits, parameter, run_all};
use super::*;

/// Codes in words along the first axis.
fn pack_rows(codes: &[u64], shape: &[usize]) -> Vec<u8> {
    let inner = shape[1..].iter().product::<usize>();
    let mut words = vec![0_u16; codes.len() / 4];
    for (n, code) in codes.iter().enumerate() {
        let (row, column) = (n / inner, n % inner);
        words[row / 4 * inner + column] |= (*code as u16) << (row % 4 * 4);
    }
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The same operator where the last group of a row may be shorter.
static RAGGED: Operator = Operator {
    granularities: &[
        Granularity::new("per_tensor", 1, 0, Groups::WholeTensor, ParameterShape::OneScalarOrVector),
        Granularity::new("grouped", 1, 0, Groups::Blocks(1, 2), ParameterShape::Grid).ragged(),
    ],
    checks: &[
        Check::new("C4", Rule::ElementType(Role::Input)),
        Check::new("C5", Rule::ElementType(Role::Scale)),
        Check::new("C7", Rule::ElementType(Role::ZeroPoint)),
        Check::new("C9", Rule::OutputType),
        Check::new("C13", Rule::Granularity),
        Check::new("C14", Rule::AxisInRange(1)).granularity(&[1]),
        Check::new("C16", Rule::ScaleShape),
        Check::new("C17", Rule::ZeroPointShapeSameAsScale),
    ],
    ..PMX
};

/// Packed int4 of some shape, group size and axis, in each of the formulas.
fn check_packed(operator: &'static Operator, shape: &[usize], axis: usize, size: usize) {
    let mut next = random(11);
    let codes: Vec<u64> = (0..shape.iter().product()).map(|_| next() & 15).collect();
    let mut words_shape = shape.to_vec();
    words_shape[0] /= 4;
    let bytes = pack_rows(&codes, shape);
    let mut group = vec![1; shape.len()];
    group[axis] = if size == 0 { shape[axis] } else { size };
    let scale_shape: Vec<usize> =
        shape.iter().zip(&group).map(|(extent, group)| extent.div_ceil(*group)).collect();
    let groups = scale_shape.iter().product::<usize>();
    let scales: Vec<f32> = (0..groups).map(|n| n as f32 * 0.1 + 0.7).collect();
    let integers: Vec<u8> = (0..groups).map(|n| n as u8 % 16).collect();
    let (scale_bytes, float_bytes) = (f32_bytes(&scales), f32_bytes(&scales));
    let x = TensorRef::new(INT16, &words_shape, &bytes).unwrap();
    let scale = TensorRef::new(FLOAT32, &scale_shape, &scale_bytes).unwrap();
    let builder = Builder::newest(operator).set_at(0, "int4").set_at(1, axis as i64).set_at(2, size as i64);
    let integer = TensorRef::new(INT8, &scale_shape, &integers).unwrap();
    let float = TensorRef::new(FLOAT32, &scale_shape, &float_bytes).unwrap();
    type Formula<'a> = &'a dyn Fn(f32, usize) -> f32;
    let formulas: [(Builder, Option<TensorRef<'_>>, Formula<'_>); 3] = [
        (builder.clone(), None, &|code, k| (code - 8.0) * scales[k]),
        (builder.clone().set_at(3, true), Some(integer), &|code, k| {
            (code - f32::from(integers[k])) * scales[k]
        }),
        (builder.set_at(3, true).set_at(4, true), Some(float), &|code, k| {
            (code - 8.0) * scales[k] + scales[k]
        }),
    ];
    for (builder, zero_point, formula) in formulas {
        let plan = builder.plan(x.meta(), Some(scale.meta()), zero_point.map(|zero| zero.meta())).unwrap();
        assert_eq!(plan.output(), Meta::new(FLOAT32, shape));
        let expected: Vec<f32> = codes
            .iter()
            .enumerate()
            .map(|(n, code)| formula(*code as f32, parameter(n, shape, &group)))
            .collect();
        for level in Level::available() {
            let what = alloc::format!("{shape:?} in {group:?} at {level}");
            let plan = plan.clone().at(*level).unwrap();
            assert_bits(&run_all(&plan, x, scale, zero_point), &expected, &what);
        }
    }
}

#[test]
fn packed_rows_with_groups_inside_of_words() {
    for shape in [&[12, 6][..], &[8, 6, 3], &[4, 6], &[12, 1, 6], &[24, 150]] {
        for size in [0, 1, 2, 3, 6] {
            check_packed(&PMX, shape, 1, if shape[1] == 1 { size.min(1) } else { size });
            check_packed(&PMX, shape, 0, if shape[0] % size.max(1) == 0 { size } else { 0 });
        }
    }
    // Nothing behind the packed axis: one dense stream.
    for shape in [&[12][..], &[12, 1]] {
        check_packed(&PMX, shape, 0, 3);
        check_packed(&PMX, shape, 0, 6);
    }
}

/// Rows of whole units, which loops take one after the other only where their groups are whole.
#[test]
fn packed_rows_whose_last_group_is_shorter() {
    for size in [7, 20, 32, 80, 128, 150] {
        check_packed(&RAGGED, &[8, 192], 1, size);
        check_packed(&RAGGED, &[4, 150], 1, size);
    }
}
