//! Makes floating point of the quantized weights of a safetensors file:
//!
//! ```sh
//! cargo run --release -p checkpoint -- gptq.v1 bits=4,group_size=128 quantized.safetensors weights.safetensors --transpose
//! ```
//!
//! Tensors belong together whose names differ in the last part only, and are quantized where all are there that the format asks for:
//! `layer.0.qweight`, `layer.0.qzeros` and `layer.0.scales` become `layer.0.weight`. All others stay as they are, but beside tensors
//! of weights only a `bias` may lie: another one might say how these are meant. `-` stands for no attributes. A file that is there
//! already is replaced once everything is converted.
//!
//! Weights have the shape that the format's page says. That of GPTQ and AWQ is (inputs, outputs), where models want (outputs, inputs):
//! hence `--transpose`. Attributes are the same for all layers, so formats whose layers each have a shape of their own to be given
//! (HQQ, bitsandbytes, compressed-tensors) need a program that knows these.

mod convert;

use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use dequant::format::FormatBuilder;
use dequant::operator::ValueKind;
use dequant::{Value, formats, types};
use safetensors::SafeTensors;

const USAGE: &str = "usage: checkpoint FAMILY.FORMAT NAME=VALUE,…|- FROM TO [--transpose]";

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let transpose = arguments.len() == 5 && arguments.pop_if(|last| last == "--transpose").is_some();
    let [format, attributes, from, to] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(
        &format.to_string_lossy(),
        &attributes.to_string_lossy(),
        Path::new(from),
        Path::new(to),
        transpose,
    ) {
        Ok(count) => {
            println!("{count} weights");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Converts a file; how many weights were quantized. Nothing is written before all of them are converted.
fn run(
    format: &str,
    attributes: &str,
    from: &Path,
    to: &Path,
    transpose: bool,
) -> Result<usize, Box<dyn Error>> {
    let builder = builder(format, attributes)?;
    let bytes = std::fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
    let file = SafeTensors::deserialize(&bytes).map_err(|error| format!("{}: {error}", from.display()))?;
    let (tensors, count) = convert::convert(&builder, &file, transpose)?;
    if count == 0 {
        let always = builder.tensors().filter(|tensor| tensor.is_required());
        let names: Vec<_> = always.map(|tensor| tensor.name).collect();
        let (file, names) = (from.display(), names.join(", "));
        return Err(
            format!("{file} has no weights of {}, expected tensors named {names}", builder.name()).into()
        );
    }
    let (_, metadata) = SafeTensors::read_metadata(&bytes)?;
    safetensors::serialize_to_file(tensors, metadata.metadata().clone(), to)
        .map_err(|error| format!("{}: {error}", to.display()))?;
    Ok(count)
}

/// The format that is asked for, by names that only the command line knows.
fn builder(format: &str, attributes: &str) -> Result<FormatBuilder, Box<dyn Error>> {
    let found = format.split_once('.').and_then(|(family, name)| formats::by_name(family, name));
    let mut builder = found.ok_or_else(|| format!("there is no format `{format}`"))?;
    for attribute in attributes.split(',').filter(|attribute| *attribute != "-") {
        let given = attribute.split_once('=');
        let (name, text) =
            given.ok_or_else(|| format!("attribute `{attribute}` has no value, expected NAME=VALUE"))?;
        let kind =
            builder.attributes().find(|attribute| attribute.name == name).map(|attribute| attribute.kind);
        builder = builder.set(name, value(kind, text))?;
    }
    Ok(builder)
}

/// The value that a text stands for where an attribute holds such; the text itself where it is none, which the format refuses.
fn value(kind: Option<ValueKind>, text: &str) -> Value {
    let read = match kind {
        Some(ValueKind::Int) => text.parse::<i64>().ok().map(Value::from),
        Some(ValueKind::Bool) => text.parse::<bool>().ok().map(Value::from),
        Some(ValueKind::Type) => types::by_name("safetensors", text).map(Value::from),
        _ => None,
    };
    read.unwrap_or_else(|| text.into())
}
