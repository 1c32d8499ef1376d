//! Stacks of matrices against the weights that each matrix has by itself, at every level and through every door.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/doors/mod.rs"]
mod doors;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;
#[path = "../../fuzz/src/memory/mod.rs"]
mod memory;

use std::collections::BTreeMap;

use bridge::formats::{Call, FAMILIES};
use bridge::same_bits;
use dequant::formats::{gptq, mx};
use dequant::types::{Float32, Int32, UINT8};
use dequant::{Error, Meta, TensorMut, TensorRef};
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;
use generate::formats::{attributes, call};
use generate::random::Random;
use levels::levels;

/// Every run tries the same.
const SEED: u64 = 31;

/// Stacks of matrices, those of every format: each has the weights that it has by itself, through every door.
#[test]
fn a_stack_has_the_weights_of_each_matrix() {
    let mut random = Random(SEED);
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        let mut stacks = 0;
        for shape in [[3, 768], [64, 512], [38, 100], [21, 1088]] {
            let output = &format.output.types[shape[0] % format.output.types.len()].name;
            let mut of =
                |given: &BTreeMap<String, Value>| call(format, shape, output, given.clone(), &mut random);
            let given = attributes(format, shape, output);
            let Some((given, first)) = given.iter().rev().find_map(|given| Some((given, of(given)?))) else {
                continue;
            };
            let shapes = |call: &Call| -> Vec<_> {
                let shape = |(name, t): &(String, Tensor)| {
                    (name.clone(), t.element_type.name.clone(), t.shape.clone())
                };
                call.tensors.iter().map(shape).collect()
            };
            // Which optional tensors are given, and which types those of several have, is random.
            let alike: Vec<Call> = (0..256)
                .filter_map(|_| of(given).filter(|call| shapes(call) == shapes(&first)))
                .take(2)
                .collect();
            let [second, third] =
                <[Call; 2]>::try_from(alike).unwrap_or_else(|_| panic!("{}", first.describe()));
            check_stack(&[first, second, third], &mut random).unwrap();
            stacks += 1;
        }
        assert!(stacks > 0, "{}", format.id());
    }
}

/// Calls of the same shapes as a stack.
fn check_stack(calls: &[Call; 3], random: &mut Random) -> Result<(), Error> {
    let plan_of_one = calls[0].plan()?;
    let expected = calls.iter().map(|call| Ok(call.run(&plan_of_one)?.bytes));
    let expected: Vec<Vec<u8>> = expected.collect::<Result<_, Error>>()?;
    // The interpreter takes long for large ones, which other tests hold against it.
    if expected[0].len() <= 16 << 10 {
        let (dtype, by_interpreter) =
            (plan_of_one.output().dtype, calls[1].reference().expect("a valid call").bytes);
        same_bits(dtype, &expected[1], &by_interpreter).unwrap_or_else(|message| panic!("{message}"));
    }
    let mut tensors: Vec<(&str, Vec<usize>, Vec<u8>)> = Vec::new();
    for (index, (name, tensor)) in calls[0].tensors.iter().enumerate() {
        let shape = [&[1, 3][..], &tensor.shape].concat();
        tensors.push((
            name,
            shape,
            calls.iter().flat_map(|call| call.tensors[index].1.bytes.clone()).collect(),
        ));
    }
    let first = calls[0].refs()?;
    let refs = tensors.iter().zip(&first).map(|((name, shape, bytes), (_, of_one))| {
        Ok((*name, TensorRef::new(of_one.dtype(), shape, bytes)?))
    });
    let refs: Vec<_> = refs.collect::<Result<_, Error>>()?;
    let metas: Vec<_> = refs.iter().map(|(name, tensor)| (*name, tensor.meta())).collect();
    let plan = calls[0].builder()?.plan_stack(2, &metas)?;
    assert_eq!(plan.output().shape, [&[1, 3][..], plan_of_one.output().shape].concat());
    for level in levels() {
        let plan = plan.clone().at(*level)?;
        doors::format(&plan, &refs, &expected.concat(), random.below(memory::LINE))
            .unwrap_or_else(|message| panic!("a stack of {} at {level}: {message}", calls[0].describe()));
    }
    Ok(())
}

#[test]
fn a_stack_is_refused_unless_its_tensors_agree() {
    let refused = |metas: &[(&str, Meta<'_>)]| mx::MXFP4::new().plan_stack(1, metas).unwrap_err().to_string();
    fn meta(shape: &[usize]) -> Meta<'_> {
        Meta::new(UINT8, shape)
    }
    let of = |codes: &[usize], scale: &[usize]| refused(&[("qdata", meta(codes)), ("scale", meta(scale))]);
    assert_eq!(of(&[4, 16], &[2, 4, 1]), "qdata has rank 2, expected 3 (OCP MX MXFP4)");
    assert_eq!(of(&[2, 4, 16], &[3, 4, 1]), "scale has 3 elements on axis 0, expected 2 (OCP MX MXFP4)");
    assert_eq!(of(&[2, 4, 16], &[1]), "scale has rank 1, expected 2 or 3 (OCP MX MXFP4)");
    assert_eq!(of(&[2, 4, 16], &[2, 4, 2]), "scale has 2 elements on axis 2, expected 1 (OCP MX MXFP4)");
    assert_eq!(of(&[2, 4, 16], &[2, 5, 1]), "scale has 5 elements on axis 1, expected 4 (OCP MX MXFP4)");
    // One that all matrices share has the axes of a matrix.
    assert_eq!(of(&[2, 4, 16], &[4, 2]), "scale has 2 elements on axis 1, expected 1 (OCP MX MXFP4)");
    let huge = usize::MAX / 1024;
    assert_eq!(
        of(&[huge, 4, 16], &[huge, 4, 1]),
        "the output has more elements than can be addressed (OCP MX MXFP4)"
    );
    // Those of no matrix, and of matrices without rows.
    for shape in [[0, 4, 16], [5, 0, 16]] {
        let scale = [shape[0], shape[1], 1];
        let plan =
            mx::MXFP4::new().plan_stack(1, &[("qdata", meta(&shape)), ("scale", meta(&scale))]).unwrap();
        assert_eq!((plan.output().shape, plan.elements()), (&[shape[0], shape[1], 32][..], 0));
        let empty = |shape| TensorRef::new(UINT8, shape, &[]).unwrap();
        plan.run_rows(0..plan.rows(), &[("qdata", empty(&shape)), ("scale", empty(&scale))], &mut [])
            .unwrap();
    }
}

/// An index beyond the groups is counted over all matrices.
#[test]
fn indices_of_a_stack_are_checked() {
    // Two matrices of 32 rows and 32 columns, in two groups of rows.
    let (codes, zeros, scales) = ([0_i32; 2 * 8 * 32], [0_i32; 2 * 2 * 8], [1.0_f32; 2 * 2 * 32]);
    let run = |index: &[i32]| {
        let tensors = [
            ("qweight", TensorRef::of::<Int32>(&[2, 8, 32], &codes).unwrap()),
            ("qzeros", TensorRef::of::<Int32>(&[2, 2, 8], &zeros).unwrap()),
            ("scales", TensorRef::of::<Float32>(&[2, 2, 32], &scales).unwrap()),
            ("g_idx", TensorRef::of::<Int32>(&[2, 32], index).unwrap()),
        ];
        let metas = tensors.map(|(name, tensor)| (name, tensor.meta()));
        let plan = gptq::V1::new().bits(8).group_size(16).plan_stack(1, &metas).unwrap();
        assert_eq!(plan.output().shape, [2, 32, 32]);
        doors::format_refuses(&plan, &tensors).map(|error| error.to_string())
    };
    let mut index = [0, 1].repeat(32);
    assert_eq!(run(&index), Err("run accepts".into()));
    index[38] = 2;
    assert_eq!(run(&index).unwrap(), "g_idx is 2 at index 38, expected 0 or 1 (GPTQ v1)");
}

/// However many matrices there are of no weights, what they share is looked at once.
#[test]
fn matrices_without_weights_take_no_time() {
    let count = usize::MAX >> 8;
    let index = [0, 1].repeat(16);
    let (codes, zeros, scales) = ([count, 8, 0], [count, 2, 0], [count, 2, 0]);
    let tensors = [
        ("qweight", TensorRef::of::<Int32>(&codes, &[]).unwrap()),
        ("qzeros", TensorRef::of::<Int32>(&zeros, &[]).unwrap()),
        ("scales", TensorRef::of::<Float32>(&scales, &[]).unwrap()),
        ("g_idx", TensorRef::of::<Int32>(&[32], &index).unwrap()),
    ];
    let metas = tensors.map(|(name, tensor)| (name, tensor.meta()));
    let plan = gptq::V1::new().bits(8).group_size(16).plan_stack(1, &metas).unwrap();
    assert_eq!(plan.output().shape, [count, 32, 0]);
    plan.run(&tensors, &mut TensorMut::of::<Float32>(plan.output().shape, &mut []).unwrap()).unwrap();
}

/// A parameter without the leading axes is that of every matrix.
#[test]
fn matrices_of_a_stack_may_share_a_tensor() {
    let codes: Vec<u8> = (0..2 * 32).map(|code: u8| code.wrapping_mul(7)).collect();
    let scale = [127, 128, 129, 130];
    let shared = mx::MXFP8E5M2::new();
    let (codes_meta, scale_meta) = (Meta::new(UINT8, &[2, 2, 16, 2]), Meta::new(UINT8, &[2, 1]));
    assert!(shared.plan_stack(2, &[("qdata", codes_meta), ("scale", scale_meta)]).is_err());
    let of_one =
        shared.plan(&[("qdata", Meta::new(UINT8, &[1, 32])), ("scale", Meta::new(UINT8, &[1, 1]))]).unwrap();
    let plan = shared
        .plan_stack(1, &[("qdata", Meta::new(UINT8, &[2, 1, 32])), ("scale", Meta::new(UINT8, &[1, 1]))])
        .unwrap();
    let scale = TensorRef::new(UINT8, &[1, 1], &scale[1..2]).unwrap();
    let (mut found, mut expected) = ([0.0; 64], [0.0; 64]);
    let y = &mut TensorMut::of::<Float32>(&[2, 1, 32], &mut found).unwrap();
    plan.run(&[("qdata", TensorRef::new(UINT8, &[2, 1, 32], &codes).unwrap()), ("scale", scale)], y).unwrap();
    for (codes, expected) in codes.chunks(32).zip(expected.chunks_mut(32)) {
        let codes = TensorRef::new(UINT8, &[1, 32], codes).unwrap();
        let y = &mut TensorMut::of::<Float32>(&[1, 32], expected).unwrap();
        of_one.run(&[("qdata", codes), ("scale", scale)], y).unwrap();
    }
    assert_eq!(found.map(f32::to_bits), expected.map(f32::to_bits));
}
