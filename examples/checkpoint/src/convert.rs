//! Sets of tensors that are weights, and what becomes of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;

use dequant::format::FormatBuilder;
use dequant::types::{self, BFLOAT16, FLOAT16, FLOAT32};
use dequant::{DType, TensorMut, TensorRef};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors, View};

/// The tensors of a new file, and how many of them were quantized.
pub(crate) struct Converted<'a> {
    pub(crate) tensors: Vec<(String, Held<'a>)>,
    pub(crate) count: usize,
}

/// A tensor of the new file: weights, or one of the old file.
pub(crate) struct Held<'a> {
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Cow<'a, [u8]>,
}

impl View for Held<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.bytes)
    }

    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}

/// The tensors whose names differ in the last part only, each by that.
type Set<'a> = BTreeMap<&'a str, TensorView<'a>>;

/// Converts every set of tensors that a format takes, and keeps all others.
pub(crate) fn convert<'a>(
    builder: &FormatBuilder,
    file: &'a SafeTensors<'a>,
) -> Result<Converted<'a>, Box<dyn Error>> {
    let mut sets: BTreeMap<&str, Set<'_>> = BTreeMap::new();
    for (name, tensor) in file.iter() {
        let (prefix, last) = name.rsplit_once('.').unwrap_or(("", name));
        sets.entry(prefix).or_default().insert(last, tensor);
    }
    let (mut tensors, mut count) = (Vec::new(), 0);
    for (prefix, mut set) in sets {
        let in_file = |last: &str| if prefix.is_empty() { last.into() } else { format!("{prefix}.{last}") };
        if builder.tensors().all(|(name, _, always)| !always || set.contains_key(name)) {
            let taken: Set<'_> = builder.tensors().filter_map(|(name, ..)| set.remove_entry(name)).collect();
            let weights = dequantized(builder, &taken).map_err(|error| format!("{prefix}: {error}"))?;
            tensors.push((in_file("weight"), weights));
            count += 1;
        }
        let kept = |tensor: TensorView<'a>| Held {
            dtype: tensor.dtype(),
            shape: tensor.shape().to_vec(),
            bytes: tensor.data().into(),
        };
        tensors.extend(set.into_iter().map(|(last, tensor)| (in_file(last), kept(tensor))));
    }
    Ok(Converted { tensors, count })
}

/// The weights of a set, in the type that the format gives them.
fn dequantized(builder: &FormatBuilder, set: &Set<'_>) -> Result<Held<'static>, Box<dyn Error>> {
    let mut tensors = Vec::new();
    for (name, tensor) in set {
        let spelled = tensor.dtype().to_string();
        let dtype =
            types::by_name("safetensors", &spelled).ok_or_else(|| format!("{name} is of {spelled}"))?;
        tensors.push((*name, TensorRef::new(dtype, tensor.shape(), tensor.data())?));
    }
    let metas: Vec<_> = tensors.iter().map(|(name, tensor)| (*name, tensor.meta())).collect();
    let plan = builder.plan(&metas)?;
    let (dtype, shape) = (plan.output().dtype, plan.output().shape.to_vec());
    let mut bytes = vec![0; plan.output_bytes()];
    plan.run_parallel(&tensors, &mut TensorMut::new(dtype, &shape, &mut bytes)?)?;
    Ok(Held { dtype: in_file(dtype).ok_or("safetensors has no such weights")?, shape, bytes: bytes.into() })
}

/// The file's word for a type of weights.
fn in_file(dtype: DType) -> Option<Dtype> {
    let all = [(FLOAT32, Dtype::F32), (FLOAT16, Dtype::F16), (BFLOAT16, Dtype::BF16)];
    all.into_iter().find(|(own, _)| *own == dtype).map(|(_, word)| word)
}
