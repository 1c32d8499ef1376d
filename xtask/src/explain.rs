//! `explain`: what a type, an operator or a weight format means, on the terminal.

use std::fs;
use std::path::Path;

use dequant_spec::element::{ElementType, Encoding};
use dequant_spec::error::Problem;
use dequant_spec::operator::Operator;
use dequant_spec::reference::decode;
use dequant_spec::{Format, builtin, matrix, parse, resolve};

use crate::failure::Failure;
use crate::pictures::to_f64;
use crate::{docs, progress};

/// Types of more bits are explained without a table of their codes.
const WIDEST: u32 = 12;

/// What can be explained.
struct Known {
    types: Vec<ElementType>,
    /// With the way to each in Rust, where there is one.
    operators: Vec<(Operator, String)>,
    /// The same.
    formats: Vec<(Format, String)>,
}

impl Known {
    /// What is built in.
    fn builtin() -> Result<Self, Failure> {
        let (types, operators, families) = (builtin::types()?, builtin::operators()?, builtin::families()?);
        let own = families.iter().flat_map(|(types, _)| types.iter());
        let formats = builtin::FORMATS.iter().zip(&families).flat_map(|(document, (_, family))| {
            family.formats.iter().map(|format| (format.clone(), docs::rust::format(format, document.name)))
        });
        let operators = operators.into_iter().map(|operator| {
            let rust = docs::rust::operator(&operator);
            (operator, rust)
        });
        Ok(Self {
            types: types.iter().chain(own).cloned().collect(),
            formats: formats.collect(),
            operators: operators.collect(),
        })
    }

    /// What a document describes.
    fn document(path: &Path) -> Result<Self, Failure> {
        let (name, bytes) = (path.display().to_string(), fs::read(path));
        let bytes = bytes.map_err(|error| format!("cannot read {name}: {error}"))?;
        let text = parse::utf8(&name, &bytes)?;
        let resolved = resolve::document(&parse::document(&name, text)?, &builtin::types()?)?;
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
            types: resolved.types.iter().cloned().collect(),
            operators: operators.collect(),
            formats: formats.collect(),
        })
    }

    /// What there is to say of a name; by the name alone or with that of its project.
    fn explain(&self, name: &str) -> Option<String> {
        let is = |own: &str, id: &str| own == name || id == name;
        if let Some(found) = self.types.iter().find(|element_type| element_type.name == name) {
            return Some(element_type(found));
        }
        if let Some((found, rust)) = self.operators.iter().find(|(found, _)| is(&found.name, &found.id())) {
            return Some(operator(found, rust));
        }
        let mut formats = self.formats.iter().filter(|(format, _)| is(&format.name, &format.id()));
        let (found, rust) = formats.next().filter(|_| formats.next().is_none())?;
        Some(format(found, rust))
    }

    /// Every name.
    fn names(&self) -> Vec<String> {
        let types = self.types.iter().map(|element_type| element_type.name.clone());
        let operators = self.operators.iter().map(|(operator, _)| operator.id());
        types.chain(operators).chain(self.formats.iter().map(|(format, _)| format.id())).collect()
    }
}

/// Prints what there is to say of a name, of a document or of what is built in.
pub(crate) fn run(name: &str, document: Option<&Path>) -> Result<(), Failure> {
    let known = document.map_or_else(Known::builtin, Known::document)?;
    let text = known.explain(name).ok_or_else(|| unknown(name, known.names()))?;
    progress::print(&text)
}

/// "Nothing is called so": with the names that have these letters in them, or else the nearest.
fn unknown(name: &str, known: Vec<String>) -> String {
    let letters = name.to_lowercase();
    let near: Vec<&String> = known.iter().filter(|known| known.to_lowercase().contains(&letters)).collect();
    if near.is_empty() || name.is_empty() {
        return Problem::Unknown { what: "type, operator or format", found: name.into(), known }.to_string();
    }
    let near: Vec<String> = near.into_iter().map(|name| format!("`{name}`")).collect();
    format!("nothing is called `{name}`; did you mean {}?", near.join(", "))
}

/// Every code with its bits, by fields, and its value.
fn element_type(element_type: &ElementType) -> String {
    let mut text = format!("{}: {} {} bits.\n", element_type.name, element_type.doc, element_type.bits);
    text += &format!("{}\n", docs::rust::element_type(element_type));
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

/// The rules and the combinations of every version.
fn operator(operator: &Operator, rust: &str) -> String {
    let mut text = format!("{}: {}\n\n{rust}Rules:\n", operator.id(), operator.doc);
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
    text + "\nArithmetic:\n" + &formulas.lines().map(|line| format!("  {line}\n")).collect::<String>()
}

/// A row of a page's table as a line: the name, what it can be, its default where it has one, and a sentence.
fn row_of(row: &[String]) -> String {
    let row: Vec<String> = row.iter().map(|cell| cell.replace('`', "")).collect();
    match row.as_slice() {
        [name, values, default, sentence] if default == "–" => format!("  {name}: {values}. {sentence}\n"),
        [name, values, default, sentence] => {
            format!("  {name}: {values}; {default} by default. {sentence}\n")
        }
        _ => format!("  {}\n", row.join(": ")),
    }
}
