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

/// The bits of weights, with one NaN for all: which one real software writes, its processor says.
fn numbers(dtype: Dtype, bytes: &[u8]) -> Vec<u32> {
    let (infinity, sign) = match dtype {
        Dtype::F32 => (0x7f80_0000, 1 << 31),
        Dtype::BF16 => (0x7f80, 1 << 15),
        _ => (0x7c00, 1 << 15),
    };
    let words = bytes.chunks_exact(dtype.bitsize() / 8);
    let words = words.map(|word| word.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte)));
    words.map(|word| if word & !sign > infinity { !sign } else { word }).collect()
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

/// Writes a checkpoint with such metadata.
fn write(tensors: &Tensors, to: &Path) {
    let views = tensors.iter().map(|(name, (dtype, shape, bytes))| {
        (name.clone(), TensorView::new(*dtype, shape.clone(), bytes).expect("a tensor"))
    });
    let metadata = HashMap::from([("format".to_owned(), "pt".to_owned())]);
    safetensors::serialize_to_file(views, Some(metadata), to).expect("a file");
}

fn convert(arguments: &[&str], from: &Path, to: &Path) -> Output {
    let program = env!("CARGO_BIN_EXE_checkpoint");
    let (front, behind) = arguments.split_at(2);
    Command::new(program).args(front).args([from, to]).args(behind).output().expect("the program starts")
}

/// The same matrix with its axes in the other order.
fn transposed((dtype, shape, bytes): &Held) -> Held {
    let (rows, columns) = (shape[0], shape[1]);
    let words: Vec<_> = bytes.chunks_exact(dtype.bitsize() / 8).collect();
    let word = |column: usize, row: usize| words[row * columns + column];
    let words = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
    (*dtype, vec![columns, rows], words.flat_map(|(column, row)| word(column, row).to_vec()).collect())
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
        let kept: [(&str, Held); 4] = [
            ("layer.0.bias", (Dtype::F16, vec![2], vec![1, 2, 3, 4])),
            ("norm.weight", (Dtype::F16, vec![3], vec![1, 2, 3, 4, 5, 6])),
            (".scales", (Dtype::F32, vec![], vec![0, 0, 128, 63])),
            ("scales", (Dtype::F4, vec![2], vec![0x21])),
        ];
        tensors.extend(kept.iter().map(|(name, held)| ((*name).into(), held.clone())));
        write(&tensors, &from);
        for options in [&[][..], &["--transpose"]] {
            let output = convert(&[&[op, text], options].concat(), &from, &to);
            assert_eq!(String::from_utf8_lossy(&output.stderr), "");
            assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{} weights\n", expected.len()));
            let bytes = std::fs::read(&to).expect("a file");
            let file = SafeTensors::deserialize(&bytes).expect("tensors");
            assert_eq!(file.len(), expected.len() + kept.len());
            for (layer, expected) in expected.iter().enumerate() {
                let expected = if options.is_empty() { expected.clone() } else { transposed(expected) };
                let weights = file.tensor(&format!("layer.{layer}.weight")).expect("weights");
                assert_eq!((weights.dtype(), weights.shape()), (expected.0, expected.1.as_slice()));
                assert_eq!(numbers(expected.0, weights.data()), numbers(expected.0, &expected.2));
            }
            for (name, (dtype, shape, bytes)) in &kept {
                let view = TensorView::new(*dtype, shape.clone(), bytes).expect("a tensor");
                assert_eq!(file.tensor(name).expect("a tensor that was kept"), view);
            }
            let (_, metadata) = SafeTensors::read_metadata(&bytes).expect("metadata");
            assert_eq!(metadata.metadata().as_ref().map(|all| all["format"].as_str()), Some("pt"));
        }
    }
}

#[test]
fn what_does_not_fit_is_named_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("from.safetensors"), folder.path().join("to.safetensors"));
    let attributes = serde_json::from_str(r#"{"bits": 4, "group_size": 32}"#).expect("attributes");
    let mut tensors = layers("gptq.v1", &attributes).0;
    write(&tensors, &from);
    let refused = |format: &str, attributes: &str, expected: &str| {
        let output = convert(&[format, attributes], &from, &to);
        assert_eq!(
            String::from_utf8_lossy(&output.stderr).replace(&*folder.path().to_string_lossy(), ""),
            expected
        );
        assert!(!output.status.success() && !to.exists());
    };
    refused("gptq.v3", "bits=4", "there is no format `gptq.v3`\n");
    refused("gptq.v1", "bits", "attribute `bits` has no value, expected NAME=VALUE\n");
    refused("gptq.v1", "bits=5", "bits is 5, expected 2, 3, 4 or 8 (GPTQ v1)\n");
    refused(
        "deepseek.FP8Block",
        "block_size=128,output_dtype=BF16",
        "/from.safetensors has no weights of DeepSeek FP8Block, expected tensors named weight, weight_scale_inv\n",
    );
    tensors.insert("layer.0.weight".into(), (Dtype::U8, vec![1], vec![0]));
    write(&tensors, &from);
    refused(
        "gptq.v1",
        "bits=4,group_size=32",
        "layer.0.weight is there beside quantized weights, expected one of both\n",
    );
    let _ = tensors.remove("layer.0.weight");
    tensors.insert("layer.0.weight_g_idx".into(), (Dtype::I32, vec![1], vec![0; 4]));
    write(&tensors, &from);
    refused(
        "gptq.v1",
        "bits=4,group_size=32",
        "layer.0.weight_g_idx is no tensor of GPTQ v1, expected `bias` alone beside them\n",
    );
}
