//! Weight formats against the reference interpreter: random codes and parameters of every built-in format, every width
//! and output type, at every level; whole, by rows, on several threads, into uninitialised memory.

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
#[path = "formats/refused.rs"]
mod refused;

use bridge::formats::{Call, FAMILIES};
use bridge::same_bits;
use dequant::formats::{bitsandbytes, gguf, gptq};
use dequant::half::f16;
use dequant::types::{BFLOAT16, Bfloat16, Float16, Float32};
use dequant::{Error, Meta, Stores, TensorMut, TensorRef};
use dequant_spec::Format;
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;
use generate::formats::{attributes, call};
use generate::random::Random;
use levels::levels;
use zerocopy::IntoBytes;

/// Every run tries the same.
const SEED: u64 = 31;

/// Rows and columns: small ones, odd ones, more than a segment of columns, more rows than a group has, and rows that are merged.
const SHAPES: [[usize; 2]; 8] =
    [[1, 256], [3, 768], [64, 512], [2, 4352], [96, 32], [38, 100], [21, 1088], [256, 8]];

/// Calls of a format with some shapes: of all outputs and attributes that take them.
fn calls(format: &'static Format, shapes: &[[usize; 2]], random: &mut Random) -> Vec<Call> {
    let mut calls = Vec::new();
    let outputs = || format.output.types.iter().map(|output| output.name.as_str());
    for (shape, output) in shapes.iter().flat_map(|shape| outputs().map(|output| (*shape, output))) {
        let given = attributes(format, shape, output).into_iter();
        calls.extend(given.filter_map(|given| call(format, shape, output, given, random)));
    }
    calls
}

/// Every one of them with some shapes, if there are some.
fn check_all(format: &'static Format, shapes: &[[usize; 2]], random: &mut Random) {
    let calls = calls(format, shapes, random);
    assert!(calls.len() >= 3, "{}: {} calls", format.id(), calls.len());
    calls.iter().for_each(|call| check(call, random));
}

/// A call at every level, through every door, against the interpreter.
fn check(call: &Call, random: &mut Random) {
    let expected = call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
    let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
    for level in levels() {
        let plan = plan.clone().at(*level).expect("the level is one of this machine's");
        let tensors = call.refs().expect("a call's tensors are tensors");
        doors::format(&plan, &tensors, &expected.bytes, random.below(memory::LINE))
            .unwrap_or_else(|message| panic!("{} at {level}: {message}", call.describe()));
    }
}

#[test]
fn every_format_equals_the_interpreter() {
    let (formats, mut random) = (FAMILIES.iter().flat_map(|family| &family.formats), Random(SEED));
    formats.for_each(|format| check_all(format, &SHAPES, &mut random));
}

/// Scales that are products of a byte and a number which is no normal float32: instructions that flush such results are none
/// for these.
#[test]
fn products_of_scales_may_be_subnormal() {
    let (format, mut random) = (bridge::formats::format("odd.fine_scales").expect("a format"), Random(SEED));
    let given = attributes(format, [4, 1024], "bfloat16").remove(0);
    let call = call(format, [4, 1024], "bfloat16", given, &mut random).expect("a call");
    let with_small_scales = changed(&call, "blocks", |blocks| {
        for (index, block) in blocks.bytes.chunks_exact_mut(140).enumerate() {
            block[..4].copy_from_slice(&(3_u32 << (index % 20)).to_le_bytes());
        }
    });
    check(&with_small_scales, &mut random);
}

/// More columns than a strip has, and rows that share parameters: of the formats whose rows come in words, so that none of
/// the shapes above is of that kind.
#[test]
fn rows_that_share_parameters_equal_the_interpreter() {
    let (mut random, mut count) = (Random(SEED), 0);
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        if calls(format, &[[2, 4352]], &mut random).is_empty() {
            let calls = calls(format, &[[32, 6208]], &mut random);
            count += calls.iter().inspect(|call| check(call, &mut random)).count();
        }
    }
    assert!(count > 10, "{count} calls");
}

/// Rows of tiles whose results are looked up, and those that are too many, too few or share too little for that.
#[test]
fn rows_of_tiles_equal_the_interpreter() {
    let (shapes, mut random) = ([[300, 640], [150, 192], [64, 1216], [520, 2048], [41, 12480]], Random(SEED));
    for id in ["deepseek.FP8Block", "odd.tiles", "odd.indexed_tiles"] {
        check_all(bridge::formats::format(id).expect("a format"), &shapes, &mut random);
    }
}

/// More columns than parameters are computed for at a time, of all codes but the narrowest; of blocks also so many results of
/// float16 that they are said to be far.
#[test]
fn columns_beyond_the_first_span_equal_the_interpreter() {
    let (mut random, mut count, columns) = (Random(SEED), 0, (1 << 17) + 4096);
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        let far = format.output.types.iter().find(|of| format.block.is_some() && of.name == "float16");
        let outputs = [(1, Some(&format.output.types[0])), (4, far)];
        for (rows, output) in outputs.iter().filter_map(|(rows, of)| Some((*rows, &of.as_ref()?.name))) {
            let given = attributes(format, [rows, columns], output).into_iter().next();
            let call = given.and_then(|given| call(format, [rows, columns], output, given, &mut random));
            count += call.iter().inspect(|call| check(call, &mut random)).count();
        }
    }
    assert!(count > 40, "{count} calls");
}

/// So many words that their lanes are computed side by side: of bytes, and of 32 bits, of whose last lane there is a part. With groups
/// of eight, lanes begin anywhere in a line.
#[test]
fn lanes_of_many_words_equal_the_interpreter() {
    let mut random = Random(SEED);
    for (id, bits, group, shape, output) in [
        ("hqq.dequantize", 4, 32, [704, 1024], "bfloat16"),
        ("hqq.dequantize", 2, 128, [1056, 1024], "float32"),
        ("hqq.dequantize_3_bits", 3, 64, [704, 1024], "float32"),
        ("hqq.dequantize_3_bits", 3, 8, [8, 90_429], "float16"),
    ] {
        let format = bridge::formats::format(id).expect("a format");
        let mut given = attributes(format, shape, output).remove(0);
        given.insert("group_size".into(), Value::Int(group));
        if let Some(given) = given.get_mut("nbits") {
            *given = Value::Int(bits);
        }
        let call = call(format, shape, output, given, &mut random);
        check(&call.unwrap_or_else(|| panic!("a call of {id}, {bits} bits")), &mut random);
    }
}

/// Outputs large enough to be shared by threads; `run` was held against the interpreter above.
#[test]
fn several_threads_give_the_same_bits() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let mut random = Random(SEED);
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        let output = &format.output.types[0].name;
        let mut shared = 0;
        // Long rows, and short ones.
        for shape in [[160, 2048], [4096, 96], [2, 131_072]] {
            let Some(given) = attributes(format, shape, output).into_iter().next() else { continue };
            let Some(call) = call(format, shape, output, given, &mut random) else { continue };
            let plan = call.plan().unwrap();
            let (output, shape) = (plan.output().dtype, plan.output().shape.to_vec());
            let expected = call.run(&plan).unwrap().bytes;
            let mut found = vec![0xa5; expected.len()];
            let tensors = call.refs().unwrap();
            for stores in [Stores::Cached, Stores::Streaming] {
                let plan = plan.clone().stores(stores);
                pool.install(|| {
                    let mut y = TensorMut::new(output, &shape, &mut found).unwrap();
                    plan.run_parallel(&tensors, &mut y).unwrap();
                });
                same_bits(output, &found, &expected)
                    .unwrap_or_else(|message| panic!("{}, {stores:?}: {message}", call.describe()));
                found.fill(0xa5);
            }
            shared += 1;
        }
        assert!(shared > 0, "{}", format.id());
    }
}

/// Tensors as fields: the same weights as the interpreter's, at every level.
#[test]
fn a_typed_plan_equals_the_interpreter() {
    let call = one("gguf.Q4_0");
    let (refs, expected) = (call.refs().unwrap(), call.reference().unwrap().bytes);
    let blocks = tensor(&refs, "blocks");
    let plan = gguf::Q40::new().typed::<Float32>(gguf::tensors::Q40 { blocks: blocks.meta() }).unwrap();
    for level in levels() {
        let plan = plan.clone().at(*level).unwrap().stores(Stores::Streaming);
        assert_eq!(plan.run_to_vec(gguf::tensors::Q40 { blocks }).unwrap().as_bytes(), expected, "{level}");
    }
}

/// GPTQ: a tensor that may be absent, and weights of the type of another.
struct Gptq<'a> {
    format: gptq::V1,
    tensors: gptq::tensors::V1<TensorRef<'a>>,
    metas: gptq::tensors::V1<Meta<'a>>,
}

impl<'a> Gptq<'a> {
    fn of(call: &'a Call) -> Self {
        let refs = call.refs().expect("a call's tensors are tensors");
        let [qweight, qzeros, scales, g_idx] =
            ["qweight", "qzeros", "scales", "g_idx"].map(|name| tensor(&refs, name));
        let metas = gptq::tensors::V1 {
            qweight: qweight.meta(),
            qzeros: qzeros.meta(),
            scales: scales.meta(),
            g_idx: Some(g_idx.meta()),
        };
        let format = with_attributes(call, gptq::V1::new(), gptq::V1::set);
        Self { format, tensors: gptq::tensors::V1 { qweight, qzeros, scales, g_idx: Some(g_idx) }, metas }
    }
}

#[test]
fn a_typed_plan_with_every_tensor_equals_the_interpreter() {
    let call = one("gptq.v1");
    let (expected, Gptq { format, tensors, metas }) = (call.reference().unwrap().bytes, Gptq::of(&call));
    let plan = format.typed::<Float16>(metas).unwrap();
    let mut weights = vec![f16::NAN; expected.len() / 2];
    plan.run(tensors, &mut weights).unwrap();
    assert_eq!(weights.as_bytes(), expected);
    weights.fill(f16::NAN);
    plan.run_parallel(tensors, &mut weights).unwrap();
    assert_eq!(weights.as_bytes(), expected);
}

#[test]
fn a_refused_typed_run_writes_nothing() {
    let call = one("gptq.v1");
    let Gptq { format, tensors, metas } = Gptq::of(&call);
    let plan = format.typed::<Float16>(metas).unwrap();
    let mut weights = vec![f16::ONE; call.reference().unwrap().bytes.len() / 2];
    let refused = plan.run(gptq::tensors::V1 { g_idx: None, ..tensors }, &mut weights).unwrap_err();
    assert_eq!(refused.to_string(), "g_idx is not given, expected a tensor (GPTQ v1)");
    let one_less = weights.len() - 1;
    let refused = plan.run(tensors, &mut weights[..one_less]).unwrap_err();
    let (found, expected) = (one_less, weights.len());
    assert_eq!(
        refused.to_string(),
        format!("the slice of the output has {found} entries, expected {expected} (GPTQ v1)")
    );
    assert!(weights.iter().all(|weight| *weight == f16::ONE));
}

#[test]
fn weights_of_another_type_than_a_tensors_or_an_attributes_are_refused() {
    let call = one("gptq.v1");
    let Gptq { format, metas, .. } = Gptq::of(&call);
    let refused = format.typed::<Float32>(metas).unwrap_err();
    assert_eq!(refused.to_string(), "scales has type float16, expected float32 (GPTQ v1)");

    // Where an attribute says the type, it need not be given; one that is given stays.
    let call = one("bnb.NF4");
    let refs = call.refs().unwrap();
    let [weight, absmax] = ["weight", "absmax"].map(|name| tensor(&refs, name).meta());
    let metas = bitsandbytes::tensors::NF4 { weight, absmax };
    let nf4 = with_attributes(&call, bitsandbytes::NF4::new(), bitsandbytes::NF4::set);
    assert_eq!(nf4.typed::<Bfloat16>(metas).unwrap().plan().output().dtype, BFLOAT16);
    let refused = nf4.output_dtype(BFLOAT16).typed::<Float32>(metas).unwrap_err();
    assert_eq!(refused.to_string(), "output_dtype has type bfloat16, expected float32 (bitsandbytes NF4)");
}

/// A format with the attributes of a call, but for the type of the weights.
fn with_attributes<F>(call: &Call, format: F, set: fn(F, &str, dequant::Value) -> Result<F, Error>) -> F {
    let given = call.attributes.iter().filter(|(name, _)| *name != "output_dtype");
    given.fold(format, |format, (name, value)| set(format, name, bridge::value(value)).expect("an attribute"))
}

/// A tensor of a call by its name.
fn tensor<'a>(refs: &[(&str, TensorRef<'a>)], name: &str) -> TensorRef<'a> {
    let found = refs.iter().find(|(given, _)| *given == name).expect("a tensor of the call");
    found.1
}

/// A call of a format with a tensor changed.
fn changed(call: &Call, name: &str, change: impl FnOnce(&mut Tensor)) -> Call {
    let mut call = call.clone();
    let (_, tensor) = call.tensors.iter_mut().find(|(given, _)| given == name).expect("a tensor of the call");
    change(tensor);
    call
}

fn one(id: &str) -> Call {
    let format = bridge::formats::format(id).expect("a built-in format");
    let mut calls = calls(format, &SHAPES, &mut Random(SEED)).into_iter();
    let has_all = |call: &Call| call.tensors.len() == format.tensors.len() && call.format.id() == id;
    calls.find(has_all).expect("a call with every tensor")
}
