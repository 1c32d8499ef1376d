//! The decoder atlas: every code of each type of up to 8 bits on a number line.

use dequant_spec::element::Float;
use dequant_spec::element::{ElementType, Encoding};
use dequant_spec::model::Specials;
use dequant_spec::reference::{Number, decode};

use crate::pictures::{svg, text};

const LEFT: f64 = 170.0;
const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 44.0;

/// The widest type that the atlas shows.
const WIDEST: u32 = 8;

/// What the codes of a type stand for.
struct Codes {
    numbers: Vec<f64>,
    nans: usize,
    infinities: usize,
}

/// The picture of all types.
pub(crate) fn picture<'a>(types: impl Iterator<Item = &'a ElementType>, source: &str) -> String {
    let mut body = text(10.0, 18.0, "t", "Every code of each type of up to 8 bits");
    body += &text(
        10.0,
        34.0,
        "",
        "Integers and tables on a linear line, floats on one that is logarithmic beyond their smallest number; the longer mark is 0.",
    );
    let mut y = 70.0;
    for element_type in types.filter(|element_type| element_type.bits <= WIDEST) {
        body += &row(element_type, y);
        y += HEIGHT;
    }
    svg(source, (LEFT + WIDTH + 180.0) as u64, y as u64 + 10, &body)
}

fn row(element_type: &ElementType, y: f64) -> String {
    let codes = codes(element_type);
    let log = matches!(element_type.encoding, Encoding::Float(_));
    let small = codes.numbers.iter().map(|number| number.abs()).filter(|number| *number > 0.0);
    let small = small.fold(f64::INFINITY, f64::min);
    // Linear up to the smallest number, logarithmic beyond it.
    let place = |number: f64| match log {
        true => {
            number.signum()
                * (1.0 + (number.abs() / small).max(1.0).log2())
                * f64::from(u8::from(number != 0.0))
        }
        false => number,
    };
    let places: Vec<f64> = codes.numbers.iter().map(|number| place(*number)).collect();
    let least = places.iter().copied().fold(0.0, f64::min);
    let most = places.iter().copied().fold(0.0, f64::max);
    let x = |place: f64| LEFT + (place - least) / (most - least).max(1e-9) * WIDTH;
    let mut body =
        text(LEFT - 10.0, y + 4.0, "e", &format!("{} ({} bits)", element_type.name, element_type.bits));
    body += &format!("<path d=\"M{LEFT} {y}h{WIDTH}\" stroke=\"#bbb\"/>\n<path d=\"");
    for place in &places {
        body += &format!("M{:.1} {}v12", x(*place), y - 6.0);
    }
    body += "\" stroke=\"#3182bd\" stroke-width=\"1\"/>\n";
    if codes.numbers.contains(&0.0) {
        body += &format!("<path d=\"M{:.1} {}v20\" stroke=\"#222\"/>\n", x(0.0), y - 10.0);
    }
    let numbers = || codes.numbers.iter().copied();
    let (low, high) = (numbers().fold(f64::INFINITY, f64::min), numbers().fold(f64::NEG_INFINITY, f64::max));
    body += &text(LEFT, y + 19.0, "", &short(low));
    body += &text(LEFT + WIDTH, y + 19.0, "e", &short(high));
    let mut marks = Vec::new();
    if codes.infinities > 0 {
        marks.push(format!("{} infinite", codes.infinities));
    }
    if codes.nans > 0 {
        marks.push(format!("{} NaN", codes.nans));
    }
    if !marks.is_empty() {
        body += &format!("<circle cx=\"{}\" cy=\"{y}\" r=\"4\" fill=\"#e6550d\"/>\n", LEFT + WIDTH + 16.0);
        body += &text(LEFT + WIDTH + 26.0, y + 4.0, "", &marks.join(", "));
    }
    body
}

/// A number in few digits.
fn short(number: f64) -> String {
    match number.abs() {
        0.0 => "0".into(),
        size if (0.001..1e6).contains(&size) => number.to_string(),
        _ => format!("{number:.2e}"),
    }
}

fn codes(element_type: &ElementType) -> Codes {
    let mut codes = Codes { numbers: Vec::new(), nans: 0, infinities: 0 };
    for code in 0..1_u64 << element_type.bits {
        match decode(element_type, code) {
            Some(Number::NotANumber) | None => codes.nans += 1,
            Some(Number::Infinite { .. }) => codes.infinities += 1,
            Some(number) => codes.numbers.push(to_f64(&number)),
        }
    }
    codes
}

/// The nearest float64.
pub(crate) fn to_f64(number: &Number) -> f64 {
    let float64 = Float {
        sign: true,
        exponent: 11,
        mantissa: 52,
        bias: 1023,
        specials: Specials::Ieee,
        subnormals: true,
    };
    number.round(&float64).map_or(f64::NAN, f64::from_bits)
}
