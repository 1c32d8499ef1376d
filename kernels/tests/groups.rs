//! Tensors that have the shapes of their format, but not as many elements as its groups take: refused before anything is
//! read, by name. What no call could make good is refused with the document (`dequant-spec`'s limits).

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant::builder::{Absent, Packed, Release};
use dequant::format::FormatBuilder;
use dequant::types::{FLOAT4E2M1, FLOAT16, FLOAT32, Float32, INT8, INT32, Int4, Int16, UINT8};
use dequant::{Error, Meta, TensorRef};
use dequant_spec::operator::Value;
use dequant_spec::reference::{FormatCall, Tensor, dequantize_format};
use dequant_spec::{builtin, parse, resolve};
use generate::random::Random;

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;

mod own {
    dequant::include_spec!("groups/own.yaml");
}

mod free {
    dequant::include_spec!("groups/free.yaml");
}

/// The message of a plan for shapes of int8 codes and float32 scales.
fn refused(builder: &FormatBuilder, tensors: &[(&str, Meta<'_>)]) -> String {
    builder.plan(tensors).map(|_| ()).unwrap_err().to_string()
}

fn rows(block: i64, w: &[usize; 2], s: &[usize; 2]) -> Result<(), Error> {
    let builder = own::Rows::new().block(block);
    builder.plan(&[("w", Meta::new(INT8, w)), ("s", Meta::new(FLOAT32, s))]).map(|_| ())
}

#[test]
fn a_scale_has_an_entry_for_each_group() {
    assert_eq!(rows(-1, &[3, 8], &[1, 3]), Ok(()));
    // As many as groups, though in another order.
    assert_eq!(
        rows(2, &[3, 8], &[4, 3]).unwrap_err().to_string(),
        "s has 4 elements for axis 0 of the weights, expected 3 (own Rows)"
    );
    // Square, the order cannot be told.
    assert_eq!(rows(4, &[2, 8], &[2, 2]), Ok(()));
    assert_eq!(rows(8, &[2, 8], &[1, 2]), Ok(()), "axes of one element say nothing");
}

#[test]
fn nothing_is_divided_by_zero() {
    let message = rows(0, &[3, 8], &[1, 3]).unwrap_err().to_string();
    assert_eq!(message, "group is 0, expected at least 1 (own Rows)");
    assert_eq!(rows(-1, &[3, 0], &[0, 3]), Ok(()));
    assert_eq!(rows(-2, &[3, 8], &[0, 3]).unwrap_err().code(), "DQ0206");
}

#[test]
fn words_hold_as_many_codes_as_there_are_columns() {
    let plan = |builder: own::Packed, l: usize| {
        refused(&builder, &[("w", Meta::new(UINT8, &[4, l])), ("s", Meta::new(FLOAT32, &[2, 1]))])
    };
    let wide = own::Packed::new();
    let tensors = [("w", Meta::new(UINT8, &[4, 3])), ("s", Meta::new(FLOAT32, &[2, 1]))];
    assert_eq!(wide.plan(&tensors).unwrap().output().shape, [4, 6]);
    let expected = "w has 6 elements for axis 1 of the weights, expected 3 (own Packed)";
    assert_eq!(plan(own::Packed::new().wide(false), 6), expected);
}

#[test]
fn every_row_has_a_group() {
    let plan = |whole: bool, listed: usize| {
        let g = [listed];
        let tensors = [
            ("w", Meta::new(INT8, &[6, 5])),
            ("s", Meta::new(FLOAT32, &[2, 5])),
            ("g", Meta::new(INT32, &g)),
        ];
        own::Listed::new().whole(whole).plan(&tensors).map(|_| ())
    };
    assert_eq!(plan(true, 6), Ok(()));
    let message = plan(false, 2).unwrap_err().to_string();
    assert_eq!(message, "g has 2 elements, expected 6 (own Listed)");
}

#[test]
fn packed_words_of_one_axis_run_along_columns() {
    let codes = [1_u8; 16];
    let shape = [2, 8];
    // The first halves of the words are the first columns: 3, 0 | 2, 1 | 1, 2 | 0, 3 from the highest bits on.
    let scales = [0b11_10_01_00, 0b00_01_10_11];
    let (w, s) =
        (TensorRef::new(INT8, &shape, &codes).unwrap(), TensorRef::new(UINT8, &[2], &scales).unwrap());
    let weights = own::Columns::new().run(&[("w", w), ("s", s)]).unwrap();
    let row = [3.0, 0.0, 2.0, 1.0, 1.0, 2.0, 0.0, 3.0];
    assert_eq!(weights.to_vec::<Float32>().unwrap(), [row, row].concat());
}

/// The shapes that the tensors of a format of `free.yaml` should have.
fn shapes(format: &str, [rows, columns]: [usize; 2], [tile, block]: [usize; 2]) -> [[usize; 2]; 2] {
    let groups = [rows.div_ceil(tile), columns.div_ceil(block)];
    match format {
        "Words" => [[rows, columns], groups],
        "Turned" => [[columns, (3 * rows).div_ceil(32)], [groups[1], groups[0]]],
        "Streams" => [[rows, (3 * columns).div_ceil(8)], [groups[0].div_ceil(4), groups[1]]],
        "Spread" => [[rows.div_ceil(4), columns], [groups[0], groups[1].div_ceil(3)]],
        _ => unreachable!("no format of free.yaml"),
    }
}

/// Shapes, most of them right, the others near to that: whatever is planned, is what the reference interpreter computes.
#[test]
fn what_is_planned_is_read_where_it_lies() {
    let types = builtin::types().unwrap();
    let parsed = parse::document("free.yaml", include_str!("groups/free.yaml")).unwrap();
    let family = resolve::document(&parsed, &types).unwrap().family.unwrap();
    let mut random = Random(7);
    let (mut planned, mut refused) = (0, 0);
    for _ in 0..8_000 {
        let format = random.choose(&family.formats);
        let builder = dequant::format::named(free::FORMATS, &format.name).unwrap();
        let (weights, groups) =
            ([random.below(11), random.below(41)], [1 + random.below(4), 1 + random.below(9)]);
        let mut shapes = shapes(&format.name, weights, groups);
        let is_right = random.flip();
        if !is_right {
            match random.below(3) {
                0 => shapes[random.below(2)].reverse(),
                1 => shapes[random.below(2)][random.below(2)] += 1 + random.below(3),
                _ => {
                    let extent = &mut shapes[random.below(2)][random.below(2)];
                    *extent = random.below(*extent + 1);
                }
            }
        }
        let tensors: Vec<(&str, Tensor)> = format
            .tensors
            .iter()
            .zip(&shapes)
            .map(|(tensor, shape)| {
                let element_type = tensor.types[0].clone();
                let bytes = shape[0] * shape[1] * element_type.bits as usize / 8;
                // Half floats of small exponents, so that products stay finite.
                let bytes = (0..bytes).map(|_| (random.bits() & 0x3f) as u8).collect();
                (tensor.name.as_str(), Tensor { element_type, shape: shape.to_vec(), bytes })
            })
            .collect();
        let attributes = [
            ("shape", Value::IntList(weights.map(|extent| extent as i64).to_vec())),
            ("tile", Value::Int(groups[0] as i64)),
            ("block", Value::Int(groups[1] as i64)),
        ];
        let describe = || format!("{} {weights:?} {groups:?} {shapes:?}", format.name);
        let mut plan = builder;
        for (name, given) in &attributes {
            plan = plan.set(name, bridge::value(given)).unwrap();
        }
        let refs: Vec<(&str, TensorRef<'_>)> =
            tensors.iter().map(|(name, tensor)| (*name, bridge::tensor(tensor).unwrap())).collect();
        let found = match plan.run(&refs) {
            Ok(found) => found,
            Err(error) => {
                assert!(!is_right, "{}: {error}", describe());
                assert_eq!(error.code(), "DQ0409", "{}: {error}", describe());
                refused += 1;
                continue;
            }
        };
        let call = FormatCall {
            format,
            attributes: attributes.map(|(name, value)| (name.to_owned(), value)).into(),
            tensors: tensors.into_iter().map(|(_, tensor)| Some(tensor)).collect(),
        };
        let expected = dequantize_format(&call).unwrap();
        bridge::same_bits(found.dtype, &found.bytes, &expected.bytes)
            .unwrap_or_else(|difference| panic!("{}: {difference}", describe()));
        planned += 1;
    }
    assert!(planned > 3_000 && refused > 1_500, "{planned} planned, {refused} refused");
}

/// The product of the first two cannot be counted; that of all three is 0.
#[test]
fn an_empty_axis_among_long_ones_is_no_overflow() {
    let long = 1_usize << 40;
    for shape in [[long, long, 0], [0, long, long], [long, 0, long]] {
        let plan = own::Deep::new().shape(&[2, 3]).plan(&[("w", Meta::new(INT8, &shape))]);
        assert_eq!(plan.map(|_| ()).unwrap_err().code(), "DQ0409", "{shape:?}");
        let plan = own::Deep::new().shape(&[0, 3]).plan(&[("w", Meta::new(INT8, &shape))]);
        assert_eq!(plan.unwrap().output().shape, [0, 3]);
    }
    for shape in [[2, 3, 1], [1, 2, 3], [2, 1, 3]] {
        let plan = own::Deep::new().shape(&[2, 3]).plan(&[("w", Meta::new(INT8, &shape))]);
        assert_eq!(plan.unwrap().output().shape, [2, 3], "{shape:?}");
    }
}

/// Of an empty tensor, neighbours may lie further apart than bits can be counted.
#[test]
fn rows_without_columns_are_as_many_as_there_can_be() {
    let rows = 1_usize << 60;
    let formats = [
        ("Words", (INT8, FLOAT16), [rows, 0], [rows, 0]),
        ("Turned", (INT32, FLOAT32), [0, 3 * rows / 32], [0, rows]),
    ];
    for (name, types, codes, scales) in formats {
        let builder = dequant::format::named(free::FORMATS, name).unwrap();
        let mut plan = builder;
        let shape = Value::IntList(vec![rows as i64, 0]);
        for (name, given) in [("shape", shape), ("tile", Value::Int(1)), ("block", Value::Int(1))] {
            plan = plan.set(name, bridge::value(&given)).unwrap();
        }
        let metas = [("w", Meta::new(types.0, &codes)), ("s", Meta::new(types.1, &scales))];
        assert_eq!(plan.plan(&metas).unwrap().output().shape, [rows, 0], "{name}");
    }
}

/// Products of attributes are longer than anything that can be counted, and nothing wraps around.
#[test]
fn a_product_of_attributes_may_be_too_long() {
    let plan = |a: i64, b: i64, columns: usize| {
        own::Long::new().a(a).b(b).plan(&[("w", Meta::new(INT8, &[2, columns]))]).map(|_| ())
    };
    assert_eq!(plan(2, 3, 384), Ok(()));
    let message = |a, b, columns| plan(a, b, columns).unwrap_err().to_string();
    assert_eq!(message(2, 3, 385), "w has 385 elements on axis 1, expected a multiple of 384 (own Long)");
    let most = i64::MAX;
    let uncounted = "w has more elements than can be addressed (own Long)";
    for (a, b) in [(most, most), (1 << 62, 1 << 62), (most, 1 << 62)] {
        assert_eq!(message(a, b, 384), uncounted);
    }
    let multiple =
        format!("w has 384 elements on axis 1, expected a multiple of {} (own Long)", u64::MAX - 1);
    assert_eq!(message(most, 2, 384), multiple);
    assert_eq!(message(0, 2, 384), "a is 0, expected at least 1 (own Long)");
    assert_eq!(message(2, 0, 0), "b is 0, expected at least 1 (own Long)");
}

/// A matrix of a stack begins at a byte.
#[test]
fn numbers_of_less_than_a_byte_are_no_stack() {
    let scales = |shape: &'static [usize]| {
        let tensors = [("w", Meta::new(INT8, &[2, 1, 1])), ("s", Meta::new(FLOAT4E2M1, shape))];
        own::Scalar::new().plan_stack(1, &tensors).map(|plan| plan.output().shape.to_vec())
    };
    assert_eq!(scales(&[2]).unwrap_err().to_string(), "s has rank 1, expected 0 (own Scalar)");
    assert_eq!(scales(&[]), Ok(vec![2, 1, 1]));
}

/// An operator that has no zero point takes none, also where its codes share words.
#[test]
fn a_zero_point_without_an_input_is_refused() {
    let plain = own::Plain::newest();
    let scale = Meta::new(FLOAT32, &[2]);
    let plan = |x, zero_point: Option<Meta<'_>>| plain.plan(x, scale, zero_point);
    let error = plan(Meta::new(INT8, &[2, 3]), Some(Meta::new(INT8, &[2]))).unwrap_err();
    assert_eq!(error.code(), "DQ0308");
    assert_eq!(error.to_string(), "a zero point is given, expected none (OWN Plain 1.0)");
    let plain = own::Plain::<Release<1, 0>>::new().unwrap();
    let typed = plain.typed::<(Packed<Int4, Int16>, Float32, Absent, Float32)>(&[1, 3], &[4], None).unwrap();
    let mut weights = [0.0; 12];
    typed.run(&[0x0fed, 0x4321, -1], &[1.0, 2.0, 0.5, 8.0], None, &mut weights).unwrap();
    assert_eq!(weights, [-3.0, 1.0, -1.0, -4.0, 4.0, -2.0, -0.5, 1.5, -0.5, 0.0, 32.0, -8.0]);
}
