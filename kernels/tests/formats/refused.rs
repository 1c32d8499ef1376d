//! What a plan of a format, or a run of it, refuses: by name, and before anything is written.

use dequant::format::FormatPlan;
use dequant::{Error, TensorMut};
use dequant_spec::operator::Value;

use crate::bridge::formats::{Call, FAMILIES};
use crate::generate::formats::{attributes, call};
use crate::generate::random::Random;
use crate::{SEED, bridge, changed, doors, memory, one};

#[track_caller]
fn refused(call: &Call, expected: &str) {
    let plan = call.plan();
    let found = match &plan {
        Err(error) => error.to_string(),
        Ok(plan) => call.run(plan).expect_err("a refusal").to_string(),
    };
    assert_eq!(found, expected);
}

#[test]
fn what_a_format_does_not_say_is_refused_by_name() {
    let q4 = one("gguf.Q4_0");
    refused(
        &changed(&q4, "blocks", |t| (t.shape, t.bytes) = (vec![1, 35], vec![0; 35])),
        "blocks has 35 elements on axis 1, expected a multiple of 18 (GGUF Q4_0)",
    );
    refused(
        &changed(&q4, "blocks", |t| (t.shape, t.bytes) = (vec![18], vec![0; 18])),
        "blocks has rank 1, expected 2 (GGUF Q4_0)",
    );
    let mut twice = q4.clone();
    twice.tensors.push(q4.tensors[0].clone());
    refused(&twice, "blocks is given twice, expected it once (GGUF Q4_0)");
    let mut unknown = q4.clone();
    unknown.tensors.push(("block".into(), q4.tensors[0].1.clone()));
    refused(&unknown, "\"block\" is no input, expected blocks (GGUF Q4_0)");
    let mut none = q4;
    none.tensors.clear();
    refused(&none, "blocks is not given, expected a tensor (GGUF Q4_0)");

    let gptq = one("gptq.v1");
    let rows = gptq.tensors.iter().find(|(name, _)| name == "g_idx").expect("a group index").1.shape[0];
    for (index, found) in [(rows - 1, 1 << 20), (0, -1)] {
        let call = changed(&gptq, "g_idx", |t| {
            t.bytes[index * 4..][..4].copy_from_slice(&i32::to_le_bytes(found));
        });
        let groups = call.tensors.iter().find(|(name, _)| name == "scales").expect("scales").1.shape[0];
        let expected = match groups {
            1 => "0".to_owned(),
            2 => "0 or 1".to_owned(),
            _ => format!("0 to {}", groups - 1),
        };
        refused(&call, &format!("g_idx is {found} at index {index}, expected {expected} (GPTQ v1)"));
    }
    let mut size = gptq.clone();
    size.attributes.insert("group_size".into(), Value::Int(-2));
    refused(&size, "group_size is -2, expected at least 1, or -1 (GPTQ v1)");
    let mut bits = gptq.clone();
    bits.attributes.insert("bits".into(), Value::Int(5));
    refused(&bits, "bits is 5, expected 2, 3, 4 or 8 (GPTQ v1)");
    let mut text = gptq;
    text.attributes.insert("bits".into(), Value::String("four".into()));
    refused(&text, "bits is a text, expected an integer (GPTQ v1)");

    let mut block = one("ort.MatMulNBits");
    block.attributes.insert("block_size".into(), Value::Int(24));
    refused(&block, "block_size is 24, expected a power of two (ONNX Runtime MatMulNBits)");
    block.attributes.insert("block_size".into(), Value::Int(8));
    refused(&block, "block_size is 8, expected at least 16 (ONNX Runtime MatMulNBits)");

    // What is wrong is the tensor, although bits of a block can't be counted.
    let mut long = one("ort.MatMulNBits");
    long.attributes = [("K", 32), ("N", 1), ("bits", 4), ("block_size", 1 << 62)]
        .map(|(name, value)| (name.to_owned(), Value::Int(value)))
        .into();
    long.tensors.retain(|(name, _)| name == "B" || name == "scales");
    for (name, tensor) in &mut long.tensors {
        tensor.shape = if name == "B" { vec![1, 1, 16] } else { vec![1, 1] };
        tensor.bytes.resize(if name == "B" { 16 } else { 4 }, 0);
    }
    let expected = "B has 16 elements on axis 2, expected 2305843009213693952 (ONNX Runtime MatMulNBits)";
    refused(&long, expected);

    // No rows of more columns than can be counted in bits.
    let mut none = one("ort.MatMulNBits");
    let columns = 1_i64 << 61;
    none.attributes = [("K", columns), ("N", 0), ("bits", 8), ("block_size", 1 << 60)]
        .map(|(name, value)| (name.to_owned(), Value::Int(value)))
        .into();
    none.tensors.retain(|(name, _)| name != "zero_points");
    for (name, tensor) in &mut none.tensors {
        tensor.bytes.clear();
        tensor.shape = if name == "B" { vec![0, 2, 1 << 60] } else { vec![0, 2] };
    }
    refused(&none, "the output has more elements than can be addressed (ONNX Runtime MatMulNBits)");

    let mut shape = one("bnb.NF4");
    shape.attributes.insert("shape".into(), Value::IntList(vec![-4, 8]));
    refused(&shape, "shape is -4 on axis 0, expected at least 0 (bitsandbytes NF4)");
    shape.attributes.insert("shape".into(), Value::IntList(vec![i64::MAX, i64::MAX]));
    refused(&shape, "shape has more elements than can be addressed (bitsandbytes NF4)");

    let mut shape = one("compressed_tensors.pack_quantized");
    shape.attributes.insert("weight_shape".into(), Value::IntList(vec![1, 8, 1]));
    let expected = "weight_shape has 3 entries, expected 2 (compressed-tensors pack_quantized)";
    refused(&shape, expected);

    let mut group = one("compressed_tensors.pack_quantized");
    group.attributes.insert("strategy".into(), Value::String("channel".into()));
    group.attributes.insert("group_size".into(), Value::Int(32));
    let expected = "group_size is given, expected none where strategy is \"channel\" \
                    (compressed-tensors pack_quantized)";
    refused(&group, expected);
    group.attributes.insert("strategy".into(), Value::String("group".into()));
    group.attributes.remove("group_size");
    refused(&group, "group_size is not given, expected a value (compressed-tensors pack_quantized)");

    let mut symmetric = one("compressed_tensors.pack_quantized");
    symmetric.attributes.insert("symmetric".into(), Value::Bool(true));
    let expected = "weight_zero_point is given, expected none where symmetric is true \
                    (compressed-tensors pack_quantized)";
    refused(&symmetric, expected);
}

#[test]
fn what_goes_together_may_be_set_in_any_order() {
    let packed = || dequant::formats::by_name("compressed_tensors", "pack_quantized").unwrap();
    let set = |first: (&str, Value), second: (&str, Value)| {
        let builder = packed()
            .set(first.0, bridge::value(&first.1))
            .unwrap()
            .set(second.0, bridge::value(&second.1))
            .unwrap();
        let builder = builder.set("num_bits", 4).unwrap().set("weight_shape", &[8, 8][..]).unwrap();
        builder.plan(&[]).unwrap_err().to_string()
    };
    let group_size = || ("group_size", Value::Int(32));
    let strategy = || ("strategy", Value::String("channel".into()));
    let expected = "group_size is given, expected none where strategy is \"channel\" \
                    (compressed-tensors pack_quantized)";
    assert_eq!(set(group_size(), strategy()), expected);
    assert_eq!(set(strategy(), group_size()), expected);
}

#[test]
fn empty_tensors_have_no_weights() {
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        let mut random = Random(SEED);
        let mut count = 0;
        for shape in [[0, 256], [256, 0]] {
            for given in attributes(format, shape, &format.output.types[0].name) {
                let Some(call) = call(format, shape, &format.output.types[0].name, given, &mut random) else {
                    continue;
                };
                let plan = call.plan().unwrap();
                assert_eq!(call.run(&plan).unwrap().bytes, [0; 0], "{}", call.describe());
                count += 1;
            }
        }
        assert!(count > 0, "{}", format.id());
    }
}

/// Nothing is written before everything is checked.
#[test]
fn a_refused_run_writes_nothing() {
    let gptq = one("gptq.v2");
    let plan = gptq.plan().unwrap();
    let broken = changed(&gptq, "g_idx", |t| t.bytes[..4].copy_from_slice(&i32::MAX.to_le_bytes()));
    let (output, shape) = (plan.output().dtype, plan.output().shape.to_vec());
    let error = doors::format_refuses(&plan, &broken.refs().unwrap()).unwrap();
    assert!(matches!(error, Error::IndexRange { .. }), "{error}");
    let wrong = [shape[0], shape[1] + 1];
    let mut more = vec![0; wrong.iter().product::<usize>() * output.bits() as usize / 8];
    let tensors = gptq.refs().unwrap();
    let error = plan.run(&tensors, &mut TensorMut::new(output, &wrong, &mut more).unwrap()).unwrap_err();
    assert!(error.to_string().starts_with("the output has "), "{error}");
}

/// A plan runs with the tensors that it was made for.
#[test]
fn other_tensors_than_planned_are_refused() {
    let q4 = one("gguf.Q4_0");
    let plan = q4.plan().unwrap();
    let refused = |plan: &FormatPlan, call: &Call| {
        doors::format_refuses(plan, &call.refs().unwrap()).unwrap().to_string()
    };
    let rows = q4.tensors[0].1.shape[0];
    let longer = changed(&q4, "blocks", |t| {
        t.shape[0] += 1;
        t.bytes.resize(t.shape.iter().product(), 0);
    });
    let expected = format!("blocks has {} elements on axis 0, expected {rows} (GGUF Q4_0)", rows + 1);
    assert_eq!(refused(&plan, &longer), expected);
    let flat = changed(&q4, "blocks", |t| t.shape = vec![t.bytes.len()]);
    assert_eq!(refused(&plan, &flat), "blocks has rank 1, expected 2 (GGUF Q4_0)");
    let signed = changed(&q4, "blocks", |t| t.element_type = bridge::TYPES.get("int8").unwrap().clone());
    assert_eq!(refused(&plan, &signed), "blocks has type int8, expected uint8 (GGUF Q4_0)");

    let with_index = one("gptq.v1");
    let mut without = with_index.clone();
    without.tensors.retain(|(name, _)| name != "g_idx");
    let text = "g_idx is given, expected none as planned (GPTQ v1)";
    assert_eq!(refused(&without.plan().unwrap(), &with_index), text);
    let text = "g_idx is not given, expected a tensor (GPTQ v1)";
    assert_eq!(refused(&with_index.plan().unwrap(), &without), text);
}

#[test]
fn rows_and_memory_that_do_not_fit_are_refused() {
    let call = one("gguf.Q8_0");
    let (plan, tensors) = (call.plan().unwrap(), call.refs().unwrap());
    let (rows, bytes) = (plan.rows(), plan.output_bytes());
    let mut y = vec![0xa5; bytes];
    #[expect(clippy::reversed_empty_ranges, reason = "what is tested")]
    let ranges = [rows..rows + 1, 2..1, 0..rows + 1, usize::MAX - 1..usize::MAX];
    for range in ranges {
        let (start, end) = (range.start, range.end);
        let error = plan.run_rows(range, &tensors, &mut y).unwrap_err().to_string();
        let expected = format!("rows are {start} to {end} (exclusive), expected a range within 0 to {rows}");
        assert_eq!(error, format!("{expected} (GGUF Q8_0)"));
    }
    let error = plan.run_range(1..plan.elements() + 1, &tensors, &mut y).unwrap_err();
    assert!(matches!(error, Error::Range { start: 1, .. }), "{error}");
    let wrong = plan.run_rows(0..rows, &tensors, &mut y[1..]).unwrap_err();
    let expected = format!("the output has {} bytes, expected {bytes} (GGUF Q8_0)", bytes - 1);
    assert_eq!(wrong.to_string(), expected);
    assert_eq!(plan.run_range(0..plan.elements(), &tensors, &mut y[1..]), Err(wrong));
    let mut fresh = memory::Fresh::new(bytes, 0);
    let (_, short) = fresh.slots().split_at_mut(1);
    assert_eq!(plan.run_uninit(&tensors, short).map(|_| ()), Err(wrong));
    assert!(y.iter().all(|byte| *byte == 0xa5), "nothing is written");
}
