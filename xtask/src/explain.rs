//! `explain`: what a type, an operator or a weight format means, on the terminal.

use std::path::Path;

use dequant_spec::element::{ElementType, Encoding};
use dequant_spec::error::Problem;
use dequant_spec::operator::Operator;
use dequant_spec::reference::decode;
use dequant_spec::{Format, builtin, matrix};

use crate::failure::Failure;
use crate::pictures::to_f64;
use crate::{docs, guests, progress};

/// Types of more bits are explained without a table of their codes.
const WIDEST: u32 = 12;

/// What can be explained, each with the way to it in Rust.
struct Known {
    types: Vec<(ElementType, String)>,
    operators: Vec<(Operator, String)>,
    formats: Vec<(Format, String)>,
}

impl Known {
    /// What is built in.
    fn builtin() -> Result<Self, Failure> {
        let (types, operators, families) = (builtin::types()?, builtin::operators()?, builtin::families()?);
        let with_way = |module: &str, element_type: &ElementType| {
            (element_type.clone(), docs::rust::element_type(element_type, Some(module)))
        };
        let mut known = Self { types: Vec::new(), operators: Vec::new(), formats: Vec::new() };
        known.types.extend(types.iter().map(|element_type| with_way("dequant::types", element_type)));
        for (document, (types, family)) in builtin::FORMATS.iter().zip(families) {
            let module = format!("dequant::formats::{}", document.name);
            known.types.extend(types.iter().map(|element_type| with_way(&module, element_type)));
            let formats = family.formats.into_iter();
            known.formats.extend(formats.map(|format| {
                let rust = docs::rust::format(&format, document.name);
                (format, rust)
            }));
        }
        known.operators.extend(operators.into_iter().map(|operator| {
            let rust = docs::rust::operator(&operator);
            (operator, rust)
        }));
        Ok(known)
    }

    /// What a document describes.
    fn document(path: &Path) -> Result<Self, Failure> {
        let resolved = guests::read(path)?;
        let types = resolved.types.iter();
        let formats = resolved.family.into_iter().flat_map(|family| family.formats);
        let formats = formats.map(|format| {
            let rust = docs::rust::own_format(&format);
            (format, rust)
        });
        let operators = resolved.operator.into_iter().map(|operator| {
            let rust = docs::rust::own_operator(&operator);
            (operator, rust)
        });
        Ok(Self {
            types: types.map(|own| (own.clone(), docs::rust::element_type(own, None))).collect(),
            operators: operators.collect(),
            formats: formats.collect(),
        })
    }

    /// All of it, each by its names: a type's, also in other projects' spellings, an operator's and a format's, alone and with that of
    /// its project.
    fn found(&self) -> Vec<Found<'_>> {
        let types = self.types.iter().map(|(known, rust)| Found {
            id: known.name.clone(),
            also: known.names.values().cloned().collect(),
            text: Box::new(|| element_type(known, rust)),
        });
        let operators = self.operators.iter().map(|(known, rust)| Found {
            id: known.id(),
            also: vec![known.name.clone(), known.dialect.clone()],
            text: Box::new(|| operator(known, rust)),
        });
        let formats = self.formats.iter().map(|(known, rust)| Found {
            id: known.id(),
            also: vec![known.name.clone(), known.family.clone()],
            text: Box::new(|| format(known, rust)),
        });
        types.chain(operators).chain(formats).collect()
    }
}

/// Something that a name may mean.
struct Found<'a> {
    /// Its whole name.
    id: String,
    /// What it is called besides; others may be called so as well.
    also: Vec<String>,
    /// What there is to say of it.
    text: Box<dyn Fn() -> String + 'a>,
}

/// Prints what there is to say of a name, of a document or of what is built in.
pub(crate) fn run(name: &str, document: Option<&Path>) -> Result<(), Failure> {
    if name.is_empty() {
        return Err("the name is empty, expected that of a type, an operator or a format".to_owned().into());
    }
    let (own, builtin) = (document.map(Known::document).transpose()?, Known::builtin()?);
    // A document comes before what is built in, which it uses.
    let known: Vec<Vec<Found<'_>>> = own.iter().chain([&builtin]).map(Known::found).collect();
    progress::print(&explain(name, &known)?)
}

/// What there is to say of a name: of what has it as its whole name, or of the only one that is called so besides.
fn explain(name: &str, known: &[Vec<Found<'_>>]) -> Result<String, Failure> {
    if let Some(found) = known.iter().flatten().find(|found| found.id == name) {
        return Ok((found.text)());
    }
    for known in known {
        let is_called = |found: &&Found<'_>| found.also.iter().any(|also| also == name);
        match known.iter().filter(is_called).collect::<Vec<_>>()[..] {
            [] => {}
            [found] => return Ok((found.text)()),
            ref several => {
                let ids: Vec<String> = several.iter().map(|found| format!("`{}`", found.id)).collect();
                return Err(format!("`{name}` may be any of {}", ids.join(", ")).into());
            }
        }
    }
    let ids = known.iter().flatten().map(|found| found.id.clone()).collect();
    Err(unknown(name, ids).into())
}

/// "Nothing is called so": with the names that have these letters in them, or else the nearest.
fn unknown(name: &str, known: Vec<String>) -> String {
    let letters = name.to_lowercase();
    let near: Vec<&String> = known.iter().filter(|known| known.to_lowercase().contains(&letters)).collect();
    if near.is_empty() {
        return Problem::Unknown { what: "type, operator or format", found: name.into(), known }.to_string();
    }
    let near: Vec<String> = near.into_iter().map(|name| format!("`{name}`")).collect();
    format!("nothing is called `{name}`; did you mean {}?", near.join(", "))
}

/// Every code with its bits, by fields, and its value.
fn element_type(element_type: &ElementType, rust: &str) -> String {
    let mut text = format!("{}: {} {} bits.\n", element_type.name, element_type.doc, element_type.bits);
    text += &format!("{rust}\n");
    for (dialect, name) in &element_type.names {
        text += &format!("{dialect} calls it {name}.\n");
    }
    if element_type.bits > WIDEST {
        return text
            + &format!(
                "It has 2^{} codes; only types of up to {WIDEST} bits are listed.\n",
                element_type.bits
            );
    }
    text += &format!("\n{:>6}  {:<16}  value\n", "code", fields_head(element_type));
    for code in 0..1_u64 << element_type.bits {
        let value = match decode(element_type, code) {
            Some(number) => to_f64(&number).to_string(),
            None => "none".into(),
        };
        text += &format!("{:>6}  {:<16}  {value}\n", format!("0x{code:02x}"), fields(element_type, code));
    }
    text
}

fn fields_head(element_type: &ElementType) -> &'static str {
    match &element_type.encoding {
        Encoding::Float(float) if float.sign => "sign exp mant",
        Encoding::Float(_) => "exp mant",
        _ => "bits",
    }
}

/// The bits of a code; a float's by sign, exponent and mantissa.
fn fields(element_type: &ElementType, code: u64) -> String {
    let bits = |width: u32, from: u32| match width {
        0 => String::new(),
        width => format!("{:0width$b}", code >> from & ((1 << width) - 1), width = width as usize),
    };
    match &element_type.encoding {
        Encoding::Float(float) => {
            let sign = bits(u32::from(float.sign), float.exponent + float.mantissa);
            let fields = [sign, bits(float.exponent, float.mantissa), bits(float.mantissa, 0)];
            fields.into_iter().filter(|field| !field.is_empty()).collect::<Vec<_>>().join(" ")
        }
        _ => bits(element_type.bits, 0),
    }
}

/// The inputs, the attributes, the rules and the combinations of every version.
fn operator(operator: &Operator, rust: &str) -> String {
    let mut text = format!("{}: {}\n\n{rust}Inputs:\n", operator.id(), operator.doc);
    for row in operator.inputs.iter().map(docs::call::input) {
        if let [name, role, given, sentence] = &row[..] {
            text += &format!("  {}: {role}, {given}. {sentence}\n", name.replace('`', ""));
        }
    }
    text += &format!("\nOutput:\n  {}: {}\n\nAttributes:\n", operator.output_name, operator.output_doc);
    for row in operator.attributes.iter().map(|attribute| docs::call::attribute(operator, attribute)) {
        if let [name, kind, default, since, sentence] = &row[..] {
            let row = [name, &format!("{kind}, since {since}"), default, sentence].map(String::clone);
            text += &row_of(&row);
        }
    }
    text += "\nRules:\n";
    for rule in &operator.constraints {
        text += &format!("  {:<4} {}\n", rule.id, rule.doc);
    }
    for version in &operator.versions {
        let combinations = matrix::combinations(operator, version);
        text += &format!("\nVersion {}: {} combinations of types\n", version.label, combinations.len());
        for combination in combinations {
            let zero = combination.zero_point.as_ref().map_or("no zero point", |zero| &zero.name);
            let (input, scale, output) =
                (&combination.input.name, &combination.scale.name, &combination.output.name);
            text += &format!("  {input}, scale {scale}, {zero} -> {output}\n");
        }
    }
    text
}

/// The tensors, the attributes and the arithmetic.
fn format(format: &Format, rust: &str) -> String {
    let mut text = format!("{}: {}\n\n{rust}Tensors:\n", format.id(), format.doc);
    for tensor in &format.tensors {
        let types: Vec<&str> = tensor.types.iter().map(|t| t.name.as_str()).collect();
        let shape: Vec<&str> = tensor.shape.iter().map(|extent| extent.text.as_str()).collect();
        text += &format!(
            "  {}: {} ({}). {}\n",
            tensor.name,
            types.join(" or "),
            shape.join(", "),
            tensor.sentences(format)
        );
    }
    if !format.attributes.is_empty() {
        text += "\nAttributes:\n";
    }
    for row in format.attributes.iter().map(|attribute| docs::format::attribute(attribute, format)) {
        text += &row_of(&row);
    }
    let sizes: Vec<_> = format.sizes.iter().filter_map(|size| docs::format::size(size, format)).collect();
    if !sizes.is_empty() {
        text += "\nSizes:\n";
    }
    sizes.iter().for_each(|row| text += &row_of(row));
    text += &format!("\n{}\n", docs::format::output(format).replace('`', ""));
    let formulas = docs::formulas(format);
    text + "\nArithmetic, where a name in brackets is what the line of that name gives:\n"
        + &formulas.lines().map(|line| format!("  {line}\n")).collect::<String>()
}

/// A row of a page's table as a line: the name, what it can be, its default where it has one, and a sentence.
fn row_of(row: &[String]) -> String {
    let row: Vec<String> = row.iter().map(|cell| cell.replace('`', "")).collect();
    match row.as_slice() {
        [name, values, default, sentence] if default == "–" => format!("  {name}: {values}. {sentence}\n"),
        [name, values, default, sentence] if default == docs::format::REQUIRED => {
            format!("  {name}: {values}, {default}. {sentence}\n")
        }
        [name, values, default, sentence] => {
            format!("  {name}: {values}; {default} by default. {sentence}\n")
        }
        _ => format!("  {}\n", row.join(": ")),
    }
}
