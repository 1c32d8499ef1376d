//! The page of element types.

use dequant_spec::format::Family;
use dequant_spec::model::Role;
use dequant_spec::{ElementType, Encoding, Operator, Types, builtin};

use crate::docs::{header, table, value};

/// Every element type: how it is encoded, what it can hold, who uses it.
pub(crate) fn page(types: &Types, families: &[(Types, Family)], operators: &[Operator]) -> String {
    let mut text = header("spec/types.yaml and spec/formats/");
    text += "# Element types\n\n\
             A code is a stored integer; its type says what number it stands for. Codes narrower than a byte form one \
             little-endian bit stream over the flat index, the first in the lowest bits; wider ones are little-endian \
             words. Codes are given in hexadecimal. In Rust a type is `dequant::types::Float4E2M1` where types are asked for, \
             and `dequant::types::FLOAT4E2M1` as a value.\n\n\
             ![every code of the types of up to 8 bits on a number line](pictures/decoders.svg)\n\n";
    text += &sections("##", types.iter());
    text += &of_formats(families);
    text + &usage(types, operators)
}

/// The types of weight formats' documents, family by family.
fn of_formats(families: &[(Types, Family)]) -> String {
    let documents = builtin::FORMATS.iter().zip(families);
    let own = documents.filter(|(_, (types, _))| types.iter().next().is_some());
    let own = own.map(|(document, (types, family))| {
        let (module, name) = (document.name, &family.name);
        let intro =
            format!("### Of [{name}](formats/{name}.md)\n\nIn Rust in `dequant::formats::{module}`.\n\n");
        intro + &sections("####", types.iter())
    });
    let text: String = own.collect();
    if text.is_empty() { text } else { format!("## Types of weight formats\n\n{text}") }
}

/// The types of each kind of encoding.
fn sections<'t>(level: &str, types: impl Iterator<Item = &'t ElementType> + Clone) -> String {
    let mut text = section(level, "Integers", &INTEGER, types.clone().filter_map(integer).collect());
    text += &section(level, "Floats", &FLOAT, types.clone().filter_map(float).collect());
    text + &section(level, "Tables of numbers", &CODEBOOK, types.filter_map(codebook).collect())
}

/// The types of one kind of encoding; nothing when there are none.
fn section(level: &str, title: &str, head: &[&str], rows: Vec<Vec<String>>) -> String {
    if rows.is_empty() { String::new() } else { format!("{level} {title}\n\n{}", table(head, rows)) }
}

const INTEGER: [&str; 7] = ["type", "bits", "encoding", "least", "greatest", "elsewhere", ""];
const FLOAT: [&str; 9] =
    ["type", "bits", "encoding", "largest", "smallest above 0", "infinities", "NaNs", "elsewhere", ""];
const CODEBOOK: [&str; 5] = ["type", "bits", "numbers, from code 0", "elsewhere", ""];

fn integer(element_type: &ElementType) -> Option<Vec<String>> {
    let (signed, bias, unit) = match element_type.encoding {
        Encoding::Integer { signed, bias } => (signed, bias, 0),
        Encoding::Fixed { signed, bias, unit } => (signed, bias, unit),
        _ => return None,
    };
    let (bits, bias) = (element_type.bits, i128::from(bias));
    let (low, high) =
        if signed { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1_i128 << bits) - 1) };
    let kind = if signed { "two's complement" } else { "unsigned" };
    let encoding = match (bias, unit) {
        (0, 0) => kind.into(),
        (bias, 0) => format!("{kind}; the value is the code minus {bias}"),
        (0, unit) => format!("{kind}; the value is the code times 2^{unit}"),
        (bias, unit) => format!("{kind}; the value is the code minus {bias}, times 2^{unit}"),
    };
    let times_unit = |integer: i128| match unit {
        0 => integer.to_string(),
        _ => (integer as f64 * 2_f64.powi(unit)).to_string(),
    };
    Some(framed(element_type, vec![encoding, times_unit(low - bias), times_unit(high - bias)]))
}

fn float(element_type: &ElementType) -> Option<Vec<String>> {
    let Encoding::Float(float) = &element_type.encoding else { return None };
    let fields =
        [("sign", u32::from(float.sign)), ("exponent", float.exponent), ("mantissa", float.mantissa)];
    let bits = |width: u32| if width == 1 { "bit" } else { "bits" };
    let fields = fields.map(|(field, width)| match width {
        0 => format!("no {field}"),
        _ => format!("{width} {field} {}", bits(width)),
    });
    let subnormals = if float.subnormals { "" } else { ", no zero and no subnormals" };
    let encoding = format!("{}, bias {}{subnormals}", fields.join(", "), float.bias);
    let facts = [value::largest, value::smallest, value::infinities, value::nans];
    let facts = facts.map(|fact| fact(element_type, float));
    Some(framed(element_type, std::iter::once(encoding).chain(facts).collect()))
}

fn codebook(element_type: &ElementType) -> Option<Vec<String>> {
    let Encoding::Codebook(numbers) = &element_type.encoding else { return None };
    let text = match numbers.len() {
        // More would make the table wider than any page.
        count @ 17.. => format!("{count}: `cargo xtask explain {}`", element_type.name),
        _ => numbers.iter().map(f32::to_string).collect::<Vec<_>>().join(", "),
    };
    Some(framed(element_type, vec![text]))
}

/// Name and width before the facts; other names and the sentence after them.
fn framed(element_type: &ElementType, facts: Vec<String>) -> Vec<String> {
    let numbers = element_type.numbers.iter().map(|(dialect, number)| format!("{dialect} {number}"));
    let names = element_type.names.iter().map(|(dialect, name)| format!("{dialect} `{name}`"));
    let elsewhere: Vec<String> = numbers.chain(names).collect();
    let elsewhere = if elsewhere.is_empty() { "–".into() } else { elsewhere.join(", ") };
    let first = [format!("`{}`", element_type.name), element_type.bits.to_string()];
    first.into_iter().chain(facts).chain([elsewhere, element_type.doc.to_string()]).collect()
}

/// Which operators use which type for what, in their newest versions.
fn usage(types: &Types, operators: &[Operator]) -> String {
    let link = |operator: &Operator| format!("[{0}](operators/{0}.md)", operator.id());
    let head: Vec<String> = std::iter::once("type".into()).chain(operators.iter().map(link)).collect();
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    let rows = types.iter().map(|element_type| {
        let cells = operators.iter().map(|operator| roles(element_type, operator));
        std::iter::once(format!("`{}`", element_type.name)).chain(cells).collect()
    });
    let intro = "What each operator uses a type for, in its newest version.";
    format!("## Where they are used\n\n{intro}\n\n{}", table(&head, rows))
}

/// The roles of a type in an operator's newest version.
fn roles(element_type: &ElementType, operator: &Operator) -> String {
    let Some(newest) = operator.versions.last() else { return "–".into() };
    let is_it = |other: &ElementType| other.name == element_type.name;
    let packed =
        newest.input.iter().filter(|element| element.packed.as_ref().is_some_and(|p| is_it(&p.word)));
    let mut roles: Vec<String> = packed.map(|element| format!("words of `{}`", element.name)).collect();
    let input = newest.input.iter().any(|element| is_it(&element.element_type));
    let zero_point =
        newest.input.iter().any(|element| newest.zero_point_types(operator, element).into_iter().any(is_it));
    let zero_point = zero_point && operator.input(Role::ZeroPoint).is_some();
    let given = [
        (input, "input"),
        (newest.scale.iter().any(is_it), "scale"),
        (zero_point, "zero point"),
        (newest.output.iter().any(is_it), "output"),
    ];
    roles.extend(given.into_iter().filter(|(holds, _)| *holds).map(|(_, role)| role.to_owned()));
    if roles.is_empty() { "–".into() } else { roles.join(", ") }
}
