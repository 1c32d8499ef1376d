//! `explain`: what a type, an operator or a weight format means, on the terminal.

use dequant_spec::element::{ElementType, Encoding};
use dequant_spec::operator::Operator;
use dequant_spec::reference::decode;
use dequant_spec::{Format, builtin, matrix};

use crate::docs;
use crate::failure::Failure;
use crate::pictures::to_f64;

/// Types of more bits are explained without a table of their codes.
const WIDEST: u32 = 12;

/// Prints what there is to say of a name.
pub(crate) fn run(name: &str) -> Result<(), Failure> {
    let (types, operators, families) = (builtin::types()?, builtin::operators()?, builtin::families()?);
    let own = families.iter().flat_map(|(types, _)| types.iter());
    let formats = || families.iter().flat_map(|(_, family)| &family.formats);
    if let Some(found) = types.iter().chain(own.clone()).find(|element_type| element_type.name == name) {
        print!("{}", element_type(found));
    } else if let Some(found) = operators.iter().find(|operator| operator.id() == name) {
        print!("{}", operator(found));
    } else if let Some(found) = formats().find(|format| format.id() == name) {
        print!("{}", format(found));
    } else {
        let mut known: Vec<String> =
            types.iter().chain(own).map(|element_type| element_type.name.clone()).collect();
        known.extend(operators.iter().map(Operator::id).chain(formats().map(Format::id)));
        return Err(format!("nothing is called `{name}`, expected one of {}", known.join(", ")).into());
    }
    Ok(())
}

/// Every code with its bits, by fields, and its value.
fn element_type(element_type: &ElementType) -> String {
    let mut text = format!("{}: {} {} bits.\n", element_type.name, element_type.doc, element_type.bits);
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
fn operator(operator: &Operator) -> String {
    let mut text = format!("{}: {}\n\nRules:\n", operator.id(), operator.doc);
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
fn format(format: &Format) -> String {
    let mut text = format!("{}: {}\n\nTensors:\n", format.id(), format.doc);
    for tensor in &format.tensors {
        let types: Vec<&str> = tensor.types.iter().map(|t| t.name.as_str()).collect();
        let shape: Vec<&str> = tensor.shape.iter().map(|extent| extent.text.as_str()).collect();
        let optional = if tensor.optional { ", optional" } else { "" };
        text += &format!(
            "  {}: {} ({}){optional}. {}\n",
            tensor.name,
            types.join(" or "),
            shape.join(", "),
            tensor.doc
        );
    }
    if !format.attributes.is_empty() {
        text += "\nAttributes:\n";
    }
    for attribute in &format.attributes {
        text += &format!("  {}: {}\n", attribute.name, attribute.doc);
    }
    let formulas = docs::formulas(format);
    text + "\nArithmetic:\n" + &formulas.lines().map(|line| format!("  {line}\n")).collect::<String>()
}
