//! Checkpoints of test vectors: what the program writes is what the real software computed, to the last bit.

use std::collections::HashMap;
use std::path::Path;
use std::process::{Command, Output};

use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;

/// The type, the shape and the bytes of a tensor.
type Held = (Dtype, Vec<usize>, Vec<u8>);

/// The tensors of a checkpoint.
type Tensors = HashMap<String, Held>;

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../kernels/tests/vectors/formats.jsonl");

/// A tensor of a vector.
fn tensor(of: &Value) -> Held {
    let dtype = match of["dtype"].as_str() {
        Some("int32") => Dtype::I32,
        Some("uint8") => Dtype::U8,
        Some("float16") => Dtype::F16,
        Some("bfloat16") => Dtype::BF16,
        Some("float32") => Dtype::F32,
        Some("float8e4m3fn") => Dtype::F8_E4M3,
        other => panic!("{other:?} is a type that this test has not met"),
    };
    let shape =
        of["shape"].as_array().expect("a shape").iter().map(|extent| extent.as_u64().expect("an extent"));
    let digits = of["data"].as_str().expect("data").as_bytes();
    let byte =
        |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).expect("digits"), 16).expect("a byte");
    (dtype, shape.map(|extent| extent as usize).collect(), digits.chunks(2).map(byte).collect())
}

/// Weights of 16 bits, with one NaN for all: which one real software writes, its processor says.
fn numbers(dtype: Dtype, bytes: &[u8]) -> Vec<u16> {
    let infinity = if dtype == Dtype::BF16 { 0x7f80 } else { 0x7c00 };
    let words = bytes.chunks_exact(2).map(|word| u16::from_le_bytes([word[0], word[1]]));
    words.map(|word| if word & 0x7fff > infinity { 0x7fff } else { word }).collect()
}

/// The first vectors of a format with attributes like these, as tensors of layers, and what becomes of each.
fn layers(op: &str, attributes: &Value) -> (Tensors, Vec<Held>) {
    let text = std::fs::read_to_string(VECTORS).expect("vectors");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a vector"));
    let wanted = lines.filter(|line| line["op"] == op && line["attributes"] == *attributes);
    let wanted = wanted.filter(|line| line["output"].is_object()).take(3);
    let (mut tensors, mut expected) = (HashMap::new(), Vec::new());
    for (layer, line) in wanted.enumerate() {
        for (name, given) in line["inputs"].as_object().expect("inputs") {
            tensors.insert(format!("layer.{layer}.{name}"), tensor(given));
        }
        expected.push(tensor(&line["output"]));
    }
    assert!(!expected.is_empty(), "there is a vector of {op} with {attributes}");
    (tensors, expected)
}

fn write(tensors: &Tensors, to: &Path) {
    let views = tensors.iter().map(|(name, (dtype, shape, bytes))| {
        (name.clone(), TensorView::new(*dtype, shape.clone(), bytes).expect("a tensor"))
    });
    safetensors::serialize_to_file(views, None, to).expect("a file");
}

fn convert(format: &str, attributes: &str, from: &Path, to: &Path) -> Output {
    let program = env!("CARGO_BIN_EXE_checkpoint");
    Command::new(program).args([format, attributes]).args([from, to]).output().expect("the program starts")
}

#[test]
fn weights_have_the_bits_of_the_real_software_and_the_rest_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("from.safetensors"), folder.path().join("to.safetensors"));
    for (op, attributes, text) in [
        ("gptq.v1", r#"{"bits": 4, "group_size": 32}"#, "bits=4,group_size=32"),
        ("gptq.v2", r#"{"bits": 3, "group_size": 16}"#, "bits=3,group_size=16"),
        ("awq.gemm", r#"{"bits": 4, "group_size": 128}"#, "bits=4,group_size=128"),
        (
            "deepseek.FP8Block",
            r#"{"block_size": 128, "output_dtype": "bfloat16"}"#,
            "block_size=128,output_dtype=BF16",
        ),
    ] {
        let (mut tensors, expected) = layers(op, &serde_json::from_str(attributes).expect("attributes"));
        let norm = (Dtype::F16, vec![3], vec![1, 2, 3, 4, 5, 6]);
        tensors.insert("norm.weight".into(), norm.clone());
        write(&tensors, &from);
        let output = convert(op, text, &from, &to);
        assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{} weights\n", expected.len()));
        let bytes = std::fs::read(&to).expect("a file");
        let file = SafeTensors::deserialize(&bytes).expect("tensors");
        assert_eq!(file.len(), expected.len() + 1);
        for (layer, (dtype, shape, bytes)) in expected.iter().enumerate() {
            let weights = file.tensor(&format!("layer.{layer}.weight")).expect("weights");
            assert_eq!((weights.dtype(), weights.shape()), (*dtype, shape.as_slice()));
            assert_eq!(numbers(*dtype, weights.data()), numbers(*dtype, bytes));
        }
        assert_eq!(file.tensor("norm.weight").expect("the weights of a norm").data(), norm.2);
    }
}

#[test]
fn what_does_not_fit_is_named_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("from.safetensors"), folder.path().join("to.safetensors"));
    let attributes = serde_json::from_str(r#"{"bits": 4, "group_size": 32}"#).expect("attributes");
    write(&layers("gptq.v1", &attributes).0, &from);
    for (format, attributes, expected) in [
        ("gptq.v3", "bits=4", "there is no format `gptq.v3`\n"),
        ("gptq.v1", "bits=5,group_size=32", "bits is 5, expected 2, 3, 4 or 8 (GPTQ v1)\n"),
        ("gptq.v1", "bits=8,group_size=32", "layer.0: "),
    ] {
        let output = convert(format, attributes, &from, &to);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.starts_with(expected), "{message}");
        assert!(!output.status.success() && !to.exists());
    }
}
