//! What a program sees that asks: what is printed for those who debug, names, sizes and values.

#![cfg(all(feature = "formats", feature = "onnx"))]

use std::mem::MaybeUninit;

use dequant::builder::Opset;
use dequant::format::FormatBuilder;
use dequant::formats::{self, gguf, gptq};
use dequant::half::bf16;
use dequant::types::{Bfloat16, FLOAT32, Float32, INT8, Int8, UINT8};
use dequant::{Builder, Level, Meta, Stores, TensorMut, TensorRef, Value, onnx, types};

/// `unwrap` and a `main` that returns an error print this.
#[test]
fn an_error_is_its_code_and_message() {
    let plan = onnx::DequantizeLinear::opset(13).unwrap().plan(Meta::new(INT8, &[4]), None, None);
    let error = plan.unwrap_err();
    assert_eq!(format!("{error:?}"), format!("{}: {error}", error.code()));
    let unknown = gptq::V1::new().plan(&[("weight", Meta::new(INT8, &[4]))]).unwrap_err();
    assert_eq!(
        format!("{unknown:?}"),
        "DQ0305: \"weight\" is no input, expected qweight, qzeros, scales or g_idx (GPTQ v1)"
    );
}

#[test]
fn builders_are_a_name_and_what_is_given() {
    let operator = onnx::DequantizeLinear::opset(21).unwrap().axis(0);
    assert_eq!(format!("{:?}", *operator), "ONNX DequantizeLinear-21 { axis: Int(0) }");
    let replaced = onnx::DequantizeLinear::opset(21).unwrap().block_size(16).axis(0).block_size(32).axis(-1);
    let expected = "ONNX DequantizeLinear-21 { axis: Int(-1), block_size: Int(32) }";
    assert_eq!(format!("{:?}", *replaced), expected);
    let format =
        formats::by_name("gptq", "v1").unwrap().set("bits", 4).unwrap().set("group_size", 32_u32).unwrap();
    assert_eq!(format!("{format:?}"), "GPTQ v1 { bits: Int(4), group_size: Int(32) }");
    // What programs hold that choose one while running.
    assert_eq!(format!("{:?}", Builder::from(replaced)), expected);
    let chosen = FormatBuilder::from(gptq::V1::new().bits(4).group_size(32));
    assert_eq!(format!("{chosen:?}"), format!("{format:?}"));
}

#[test]
fn a_plan_of_a_format_says_what_it_computes() {
    let plan = gguf::Q40::new().plan(&[("blocks", Meta::new(UINT8, &[2, 36]))]).unwrap();
    let expected = format!(
        "format:  GGUF Q4_0\ntensor:  blocks, uint8 [2, 36]\nweights: float32 [2, 64]\nlevel:   {}\n\
         work:    128 elements, 584 bytes moved",
        plan.level()
    );
    assert_eq!(plan.explain().to_string(), expected);
}

#[test]
fn plans_say_what_they_do() {
    let plan = onnx::DequantizeLinear::opset(21).unwrap().axis(0);
    let plan = plan.plan(Meta::new(INT8, &[4, 3]), Meta::new(FLOAT32, &[4]), Meta::new(INT8, &[4])).unwrap();
    let plan = plan.at(Level::Portable).unwrap();
    let shown = format!("{plan:?}");
    assert!(shown.starts_with("Plan(Explain { operator: ONNX DequantizeLinear-21, granularity: "), "{shown}");
    assert!(shown.ends_with(" level: Portable, elements: 12, bytes: 80 })"), "{shown}");
    assert_eq!((plan.elements(), plan.output_bytes()), (12, 48));
    let plan = gguf::Q80::new().plan(&[("blocks", Meta::new(UINT8, &[2, 34]))]).unwrap();
    let plan = plan.at(Level::Portable).unwrap();
    let shown = format!("{plan:?}");
    assert!(shown.starts_with("FormatPlan(FormatExplain { format: GGUF Q8_0, "), "{shown}");
    assert!(shown.ends_with(" level: Portable, elements: 64, bytes: 324 })"), "{shown}");
    assert_eq!((plan.elements(), plan.output_bytes()), (64, 256));
}

/// A weight has millions of bytes.
#[test]
fn tensors_print_their_first_bytes() {
    let bytes: Vec<u8> = (0..20).collect();
    let tensor = TensorRef::new(UINT8, &[4, 5], &bytes).unwrap();
    let first = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]";
    let of = |bytes: &str| format!("{{ dtype: uint8, shape: [4, 5], bytes: {bytes} }}");
    assert_eq!(format!("{tensor:?}"), format!("TensorRef {}", of(&format!("{first} and 4 more"))));
    let tensor = TensorRef::new(UINT8, &[16], &bytes[..16]).unwrap();
    assert_eq!(format!("{tensor:?}"), format!("TensorRef {{ dtype: uint8, shape: [16], bytes: {first} }}"));
    let mut words = [0_i8; 2];
    let tensor = TensorMut::of::<Int8>(&[2], &mut words).unwrap();
    assert_eq!(format!("{tensor:?}"), "TensorMut { dtype: int8, shape: [2], bytes: [0, 0] }");
    let (block, blocks) = ([0; 34], [1, 34]);
    let weights =
        gguf::Q80::new().run(&[("blocks", TensorRef::new(UINT8, &blocks, &block).unwrap())]).unwrap();
    assert!(format!("{weights:?}").ends_with(" and 112 more }"), "{weights:?}");
    let view = weights.view().unwrap();
    assert_eq!((view.dtype(), view.shape()), (FLOAT32, &[1, 32][..]));
    assert_eq!(weights.words::<Float32>().unwrap(), [0.0; 32]);
}

/// Generic loaders find out what a format takes.
#[test]
fn a_format_says_what_it_takes() {
    let format = formats::by_name("gptq", "v1").unwrap();
    assert_eq!((format.id(), format.name(), format.block_layout()), ("gptq.v1", "GPTQ v1", None));
    let always: Vec<_> = format.tensors().map(|tensor| (tensor.name, tensor.is_required())).collect();
    assert_eq!(always, [("qweight", true), ("qzeros", true), ("scales", true), ("g_idx", false)]);
    let types: Vec<_> = format.tensors().next().unwrap().dtypes().map(|dtype| dtype.to_string()).collect();
    assert_eq!(types, ["int32"]);
    let attributes: Vec<_> = format.attributes().map(|attribute| attribute.name).collect();
    assert_eq!(attributes, ["bits", "group_size"]);
    assert_eq!(formats::by_name("gguf", "Q4_K").unwrap().block_layout(), Some((256, 144)));
    let weights = |family: &str, name: &str| {
        let format = formats::by_name(family, name).unwrap();
        let (types, chosen_by) = format.weight_types();
        (types.collect::<Vec<_>>(), chosen_by)
    };
    assert_eq!(
        weights("gguf", "Q4_K"),
        (vec![FLOAT32, types::FLOAT16, types::BFLOAT16], Some("output_dtype"))
    );
    assert_eq!(weights("gptq", "v1").1, Some("scales"));
    let refused = formats::by_name("gguf", "Q8_0").unwrap().set("bits", 8).unwrap_err();
    assert_eq!(refused.to_string(), "\"bits\" is no attribute, expected output_dtype (GGUF Q8_0)");
}

#[test]
fn values_are_made_of_what_callers_have() {
    let list = Value::from(&[1, 2][..]);
    assert_eq!(
        [Value::from([1, 2]), Value::from(&[1, 2]), Value::from(vec![1, 2])],
        [&list; 3].map(Value::clone)
    );
    assert_eq!(Value::from(String::from("nf4")), Value::text("nf4"));
    assert_eq!(Value::from(&String::from("nf4")), Value::from("nf4"));
    assert_eq!(
        [Value::from(7_u32), Value::from(7_usize), Value::from(7_i32)],
        [(); 3].map(|()| Value::Int(7))
    );
    assert_eq!(Value::from(usize::MAX), Value::Int(i64::MAX));
}

#[test]
fn levels_have_names() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(*level));
    }
    assert_eq!(
        "sse2".parse::<Level>().unwrap_err().to_string(),
        "no level has this name, expected one of portable, avx2, avx512, avx512vbmi, avx512bf16, avx512fp16"
    );
}

/// Typed plans run in the ways of those that they hold.
#[test]
fn typed_plans_have_the_same_ways_to_run() {
    let typed = onnx::DequantizeLinear::<Opset<21>>::new().unwrap();
    let typed = typed.axis(0).typed::<(Int8, Float32, Float32)>(&[2, 3], &[2], None).unwrap();
    let (x, scale) = ([1, 2, 3, 4, 5, 6], [0.5, 2.0]);
    let expected = [0.5, 1.0, 1.5, 8.0, 10.0, 12.0];
    let mut row = [0.0; 3];
    for level in Level::available() {
        let typed = typed.clone().at(*level).unwrap().stores(Stores::Streaming);
        assert_eq!(typed.plan().level(), *level);
        assert_eq!(typed.run_to_vec(&x, &scale, None).unwrap(), expected);
        typed.run_rows(1..2, &x, &scale, None, &mut row).unwrap();
        assert_eq!(row, expected[3..]);
        typed.run_range(2..5, &x, &scale, None, &mut row).unwrap();
        assert_eq!(row, expected[2..5]);
        let mut fresh = [MaybeUninit::uninit(); 6];
        assert_eq!(typed.run_uninit(&x, &scale, None, &mut fresh).unwrap(), expected);
    }
    let mut y = [0.0; 6];
    typed.run_parallel(&x, &scale, None, &mut y).unwrap();
    assert_eq!(y, expected);
    assert_eq!(typed.run_parallel(&x[1..], &scale, None, &mut y).unwrap_err().code(), "DQ0707");
    let error = typed.run_rows(1..3, &x, &scale, None, &mut [0.0; 6]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "rows are 1 to 3 (exclusive), expected a range within 0 to 2 (ONNX DequantizeLinear-21)"
    );
    assert_eq!(typed.run_to_vec(&x[1..], &scale, None).unwrap_err().code(), "DQ0707");
    let error = typed.run_uninit(&x, &scale, None, &mut [MaybeUninit::uninit(); 5]).unwrap_err();
    assert_eq!(error.to_string(), "the slice of y has 5 entries, expected 6 (ONNX DequantizeLinear-21)");

    let blocks = [[[0x00, 0x38], [3; 2]].concat(), vec![4; 30], vec![0x00, 0x40], vec![5; 32]].concat();
    let tensors = || gguf::tensors::Q80 { blocks: TensorRef::new(UINT8, &[2, 34], &blocks).unwrap() };
    let plan =
        gguf::Q80::new().typed::<Bfloat16>(gguf::tensors::Q80 { blocks: tensors().blocks.meta() }).unwrap();
    let weights = plan.run_to_vec(tensors()).unwrap();
    let mut fresh = [MaybeUninit::uninit(); 65];
    assert_eq!(plan.run_uninit(tensors(), &mut fresh[1..]).unwrap(), weights);
    assert_eq!(plan.run_uninit(tensors(), &mut fresh).unwrap_err().code(), "DQ0707");
    let mut row = [bf16::ZERO; 32];
    for index in 0..2 {
        plan.run_rows(index..index + 1, tensors(), &mut row).unwrap();
        assert_eq!(row, weights[index * 32..][..32]);
    }
    let error = plan.run_rows(0..2, tensors(), &mut row).unwrap_err();
    assert_eq!(error.to_string(), "the slice of the output has 32 entries, expected 64 (GGUF Q8_0)");
    plan.run_range(31..63, tensors(), &mut row).unwrap();
    assert_eq!(row, weights[31..63]);
    let error = plan.run_range(31..64, tensors(), &mut row).unwrap_err();
    assert_eq!(error.to_string(), "the slice of the output has 32 entries, expected 33 (GGUF Q8_0)");
}
