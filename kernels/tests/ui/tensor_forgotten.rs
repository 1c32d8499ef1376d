//! A tensor of a format without its field.

use dequant::Meta;
use dequant::formats::deepseek::tensors;
use dequant::types::FLOAT8E4M3FN;

fn main() {
    let weight = Meta::new(FLOAT8E4M3FN, &[128, 128]);
    let _ = tensors::FP8Block { weight };
}
