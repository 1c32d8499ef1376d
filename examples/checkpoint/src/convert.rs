//! Sets of tensors that are weights, and what becomes of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;

use dequant::format::FormatBuilder;
use dequant::{DType, TensorMut, TensorRef, types};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors, View};

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

/// The tensors of a file, by their names.
pub(crate) type Tensors<'a> = Vec<(String, Held<'a>)>;

/// The tensors whose names differ in the last part only, each by that.
type Set<'a> = BTreeMap<&'a str, TensorView<'a>>;

/// The tensors of a new file: every set of tensors that the format takes as weights, and how many of those there are, and all others as
/// they were.
pub(crate) fn convert<'a>(
    builder: &FormatBuilder,
    file: &'a SafeTensors<'a>,
    transpose: bool,
) -> Result<(Tensors<'a>, usize), Box<dyn Error>> {
    let mut sets: BTreeMap<Option<&str>, Set<'_>> = BTreeMap::new();
    for (name, tensor) in file.iter() {
        let (prefix, last) = match name.rsplit_once('.') {
            Some((prefix, last)) => (Some(prefix), last),
            None => (None, name),
        };
        sets.entry(prefix).or_default().insert(last, tensor);
    }
    let (mut tensors, mut count) = (Vec::new(), 0);
    for (prefix, mut set) in sets {
        let in_file = |last: &str| prefix.map_or_else(|| last.into(), |prefix| format!("{prefix}.{last}"));
        if builder.tensors().all(|tensor| !tensor.is_required() || set.contains_key(tensor.name)) {
            let taken: Set<'_> =
                builder.tensors().filter_map(|tensor| set.remove_entry(tensor.name)).collect();
            let name = in_file("weight");
            if set.contains_key("weight") {
                return Err(format!("{name} is there beside quantized weights, expected one of both").into());
            }
            // What may say how the weights are meant, as an index of groups does, is not to be left out unseen.
            if let Some(other) = set.keys().find(|other| **other != "bias") {
                let (other, format) = (in_file(other), builder.name());
                return Err(
                    format!("{other} is no tensor of {format}, expected `bias` alone beside them").into()
                );
            }
            let weights = dequantized(builder, &taken).map_err(|error| format!("{name}: {error}"))?;
            tensors.push((name, if transpose { weights.transposed() } else { weights }));
            count += 1;
        }
        let kept = |tensor: TensorView<'a>| Held {
            dtype: tensor.dtype(),
            shape: tensor.shape().to_vec(),
            bytes: tensor.data().into(),
        };
        tensors.extend(set.into_iter().map(|(last, tensor)| (in_file(last), kept(tensor))));
    }
    Ok((tensors, count))
}

/// The weights of a set, in the type that the format gives them.
fn dequantized(builder: &FormatBuilder, set: &Set<'_>) -> Result<Held<'static>, Box<dyn Error>> {
    let mut tensors = Vec::new();
    for (name, tensor) in set {
        let word = tensor.dtype().to_string();
        let dtype = types::by_name("safetensors", &word);
        let dtype = dtype
            .ok_or_else(|| format!("{name} has type {word}, expected one that holds codes or numbers"))?;
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
    let word = types::name_in("safetensors", dtype)?;
    [Dtype::F32, Dtype::F16, Dtype::BF16].into_iter().find(|known| known.to_string() == word)
}

impl Held<'_> {
    /// A matrix with its axes in the other order; anything else as it is.
    fn transposed(self) -> Self {
        let [rows, columns] = *self.shape else { return self };
        let width = self.dtype.bitsize() / 8;
        let mut bytes = Vec::with_capacity(self.bytes.len());
        for column in 0..columns {
            for row in 0..rows {
                bytes.extend_from_slice(&self.bytes[(row * columns + column) * width..][..width]);
            }
        }
        Self { shape: vec![columns, rows], bytes: bytes.into(), ..self }
    }
}
