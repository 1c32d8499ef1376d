//! Makes ordinary weights of the quantized ones of a safetensors file:
//!
//! ```sh
//! cargo run --release -p checkpoint -- gptq.v1 bits=4,group_size=128 quantized.safetensors weights.safetensors
//! ```
//!
//! Tensors belong together whose names differ in the last part only, and are quantized where all are there that the format asks for:
//! `layer.0.qweight`, `layer.0.qzeros` and `layer.0.scales` become `layer.0.weight`. All others stay as they are. `-` stands for no
//! attributes.

mod convert;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

use dequant::format::FormatBuilder;
use dequant::{Value, formats, types};
use safetensors::SafeTensors;

const USAGE: &str = "usage: checkpoint FAMILY.FORMAT NAME=VALUE,…|- FROM TO";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [format, attributes, from, to] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(format, attributes, Path::new(from), Path::new(to)) {
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
fn run(format: &str, attributes: &str, from: &Path, to: &Path) -> Result<usize, Box<dyn Error>> {
    let builder = builder(format, attributes)?;
    let bytes = std::fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
    let file = SafeTensors::deserialize(&bytes).map_err(|error| format!("{}: {error}", from.display()))?;
    let converted = convert::convert(&builder, &file)?;
    let (_, metadata) = SafeTensors::read_metadata(&bytes)?;
    safetensors::serialize_to_file(converted.tensors, metadata.metadata().clone(), to)?;
    Ok(converted.count)
}

/// The format that is asked for, by names that only the command line knows.
fn builder(format: &str, attributes: &str) -> Result<FormatBuilder, Box<dyn Error>> {
    let found = format.split_once('.').and_then(|(family, name)| formats::by_name(family, name));
    let mut builder = found.ok_or_else(|| format!("there is no format `{format}`"))?;
    for attribute in attributes.split(',').filter(|attribute| *attribute != "-") {
        let (name, text) = attribute.split_once('=').ok_or(USAGE)?;
        builder = builder.set(name, value(text))?;
    }
    Ok(builder)
}

/// The value that a text stands for: an integer, a truth value, an element type, or the text itself.
fn value(text: &str) -> Value {
    if let Ok(number) = text.parse::<i64>() {
        number.into()
    } else if let Ok(truth) = text.parse::<bool>() {
        truth.into()
    } else if let Some(dtype) = types::by_name("safetensors", text) {
        dtype.into()
    } else {
        text.into()
    }
}
