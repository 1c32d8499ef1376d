//! Types of a document of its own: floats, integers and tables of any width.

use dequant_spec::{ElementType, Types};

use crate::generate::random::Random;

/// The types that a document may name.
pub(super) struct Known<'a> {
    /// Built-in ones.
    pub(super) builtin: &'a [ElementType],
    /// The document's own.
    pub(super) own: &'a [ElementType],
}

impl Known<'_> {
    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = &ElementType> {
        self.builtin.iter().chain(self.own)
    }
}

/// Draws a type: its width, and its encoding as text.
pub(super) type Kind = fn(&mut Random) -> (u32, String);

/// So many types that are accepted, as text and as they are resolved, of kinds in turn, named by a word and a number.
pub(super) fn types(
    random: &mut Random,
    (word, kinds, count): (&str, &[Kind], usize),
    resolve: impl Fn(&str) -> Option<Types>,
) -> (String, Vec<ElementType>) {
    let (mut text, mut types) = (String::from("types:\n"), Vec::new());
    while types.len() < count {
        let (bits, encoding) = kinds[types.len() % kinds.len()](random);
        let name = format!("{word}{}", types.len());
        let entry = format!(
            "  - name: {name}\n    doc: Some numbers.\n    bits: {bits}\n    encoding: {{ {encoding} }}\n"
        );
        if let Some(resolved) = resolve(&format!("types:\n{entry}")) {
            text += &entry;
            types.extend(resolved.iter().cloned());
        }
    }
    (text, types)
}

/// A float of any fields.
pub(super) fn float(random: &mut Random) -> (u32, String) {
    let sign = random.below(4) > 0;
    let exponent = 1 + random.below(8);
    let longest = if random.below(4) == 0 { 24 } else { 8 };
    let mantissa = random.below(longest);
    let specials = *random.choose(&["ieee", "nan_at_all_ones", "nan_at_negative_zero", "none"]);
    // Near the middle of the exponents.
    let bias = (1_i64 << (exponent - 1)) + random.below(5) as i64 - 3;
    let subnormals = if random.below(4) == 0 { ", subnormals: false" } else { "" };
    let bits = usize::from(sign) + exponent + mantissa;
    let fields = format!("sign: {sign}, exponent: {exponent}, mantissa: {mantissa}, bias: {bias}");
    (bits as u32, format!("float: {{ {fields}, specials: {specials}{subnormals} }}"))
}

/// An integer of up to 16 bits.
pub(super) fn integer(random: &mut Random) -> (u32, String) {
    let (bits, signed) = (1 + random.below(16), random.flip());
    let mut fields = format!("signed: {signed}");
    if random.flip() {
        fields += &format!(", bias: {}", random.below(600) as i64 - 300);
    }
    if random.below(3) == 0 {
        fields += &format!(", unit: {}", random.below(12) as i64 - 8);
    }
    (bits as u32, format!("integer: {{ {fields} }}"))
}

/// A table of up to 256 numbers.
pub(super) fn codebook(random: &mut Random) -> (u32, String) {
    let bits = 1 + random.below(8);
    let number = |random: &mut Random| match random.below(40) {
        0 => "-0.0".to_owned(),
        // The least float32.
        1 => f64::from(f32::from_bits(1)).to_string(),
        _ => ((random.below(4001) as f64 - 2000.0) / 16.0).to_string(),
    };
    let numbers: Vec<String> = (0..1 << bits).map(|_| number(random)).collect();
    (bits as u32, format!("codebook: [{}]", numbers.join(", ")))
}

/// A float of 16 bits that results may have.
pub(super) fn result(random: &mut Random) -> (u32, String) {
    let (exponent, bias) = (2 + random.below(7), 2 + random.below(126));
    let fields = format!("sign: true, exponent: {exponent}, mantissa: {}, bias: {bias}", 15 - exponent);
    (16, format!("float: {{ {fields}, specials: ieee }}"))
}
