//! The page of a family of weight formats.

use dequant_spec::format::*;
use dequant_spec::model::Rounding;
use dequant_spec::operator::Value;

use crate::docs::{header, kind, names, rust, table};

/// Everything the document says of its formats.
pub(crate) fn page(family: &Family, document: &str, module: &str) -> String {
    let source = &family.source;
    let mut text = header(document);
    text += &format!("# {}\n\n{}\n\n", family.title, family.doc);
    text += &family.summary.as_ref().map_or(String::new(), |summary| format!("Formats: {summary}.\n\n"));
    text += &format!("Described in `{}` of {}, {}.\n\n", source.document, source.project, source.version);
    text += "In the arithmetic, a name in brackets is what the line of that name gives.\n\n";
    for format in &family.formats {
        text += &section(format, module);
    }
    if !family.decisions.is_empty() {
        text += "## Decisions\n\n";
        for decision in &family.decisions {
            text += &format!("* **{}: {}** {}\n", decision.id, decision.title, decision.doc);
        }
    }
    text
}

fn section(format: &Format, module: &str) -> String {
    let mut text = format!("## {}\n\n{}\n\n", format.name, format.doc);
    text += &rust::format(format, module);
    text += &table(&["tensor", "types", "shape", ""], format.tensors.iter().map(|held| tensor(held, format)));
    if !format.attributes.is_empty() {
        text += &table(
            &["attribute", "values", "default", ""],
            format.attributes.iter().map(|a| attribute(a, format)),
        );
    }
    let sizes: Vec<Vec<String>> = format.sizes.iter().filter_map(|known| size(known, format)).collect();
    if !sizes.is_empty() {
        text += &table(&["size", "is"], sizes);
    }
    text += &format!("{}\n\n```text\n{}```\n\n", output(format), formulas(format));
    text += &format!("![where the codes lie](../pictures/{}.svg)\n\n", format.id());
    text
}

fn shape(extents: &[Extent]) -> String {
    let extents: Vec<&str> = extents.iter().map(|extent| extent.text.as_str()).collect();
    format!("({})", extents.join(", "))
}

/// What stands for the default of an attribute that has none.
pub(crate) const REQUIRED: &str = "required";

fn tensor(tensor: &FormatTensor, format: &Format) -> Vec<String> {
    let types = names(tensor.types.iter().map(|element_type| &element_type.name));
    vec![format!("`{}`", tensor.name), types, shape(&tensor.shape), tensor.sentences(format)]
}

pub(crate) fn attribute(attribute: &FormatAttribute, format: &Format) -> Vec<String> {
    let listed: Vec<String> = attribute.one_of.iter().map(Value::to_string).collect();
    let or = attribute.or.map_or(String::new(), |or| format!(", or {or}"));
    let values = match attribute.minimum {
        _ if !listed.is_empty() => listed.join(", "),
        Some(least) if attribute.power_of_two => format!("powers of two from {least} on{or}"),
        Some(least) => format!("at least {least}{or}"),
        None if attribute.power_of_two => format!("powers of two{or}"),
        // Where every integer is allowed, there is none besides.
        None => kind(attribute.kind).into(),
    };
    let is_type =
        |index: usize| format.attributes.get(index).is_some_and(|chosen| chosen.name == attribute.name);
    let default = match (&attribute.default, format.output.types.first()) {
        (Some(value), _) => value.to_string(),
        (None, Some(first)) if format.output.attribute.is_some_and(is_type) => format!("`{}`", first.name),
        // Its sentence says when it is.
        _ if attribute.given_when.is_some() => "–".into(),
        _ => REQUIRED.into(),
    };
    vec![format!("`{}`", attribute.name), values, default, attribute.sentences(format)]
}

pub(crate) fn size(size: &Size, format: &Format) -> Option<Vec<String>> {
    let multiple = match size.multiple_of {
        1 => String::new(),
        multiple => format!(", a multiple of {multiple}"),
    };
    let is = match &size.meaning {
        SizeMeaning::Found { .. } if multiple.is_empty() => return None,
        SizeMeaning::Found { .. } => "found from the shapes".into(),
        SizeMeaning::Computed { is, except: None } => is.text.clone(),
        SizeMeaning::Computed { is, except: Some((attribute, at, otherwise)) } => {
            let attribute = &format.attributes[*attribute].name;
            format!("{}; {} where `{attribute}` is {}", is.text, otherwise.text, at)
        }
        SizeMeaning::ProductOf(list) => {
            format!("the product of the entries of `{}`", format.attributes[*list].name)
        }
        SizeMeaning::EntryOf(list, index) => format!("entry {index} of `{}`", format.attributes[*list].name),
    };
    Some(vec![format!("`{}`", size.name), is + &multiple])
}

pub(crate) fn output(format: &Format) -> String {
    let types = names(format.output.types.iter().map(|element_type| &element_type.name));
    let by = match (format.output.same_as, format.output.attribute) {
        (Some(tensor), _) => format!(", the type of `{}`", format.tensors[tensor].name),
        (None, Some(attribute)) => format!(", chosen by `{}`", format.attributes[attribute].name),
        (None, None) => String::new(),
    };
    let steps = match format.rounding {
        Rounding::Float32 => "Each step is rounded to float32, the result to the type of the weights",
        Rounding::Output => "Each step is rounded to the type of the weights",
    };
    format!("Weights of shape {} and type {types}{by}. {steps}.", shape(&format.output.shape))
}

/// A line for each quantity, the weight first.
pub(crate) fn formulas(format: &Format) -> String {
    format.quantities.iter().rev().map(|quantity| formula(format, quantity)).collect()
}

fn formula(format: &Format, quantity: &Quantity) -> String {
    let role = |index: usize| format!("[{}]", format.quantities[index].role);
    let mut text = match quantity.plus {
        0 => "code".to_owned(),
        plus if plus < 0 => format!("(code - {})", -plus),
        plus => format!("(code + {plus})"),
    };
    if let Some(zero_point) = quantity.zero_point {
        text = format!("({text} - {})", role(zero_point));
    }
    let steps = [
        (" * ", quantity.scale),
        (" / ", quantity.divisor),
        (" + ", quantity.add),
        (" - ", quantity.subtract),
    ];
    for (sign, parameter) in steps {
        text += &parameter.map_or(String::new(), |parameter| format!("{sign}{}", role(parameter)));
    }
    let groups: Vec<&str> = quantity.groups.iter().map(|extent| extent.text.as_str()).collect();
    let per = match groups.iter().all(|group| *group == "1") {
        true => String::new(),
        false => format!(", one for {}", groups.join(" x ")),
    };
    format!("{} = {text}    {}{per}\n", quantity.role, meaning(format, quantity))
}

/// What a code is: `integers of 4 bits less half of their range in qs`.
fn meaning(format: &Format, quantity: &Quantity) -> String {
    let width = |bits: Factor| match bits {
        Factor::Number(bits) => format!("{bits} bits"),
        Factor::Attribute(index) => format!("{} bits", format.attributes[index].name),
        Factor::Size(index) => format!("{} bits", format.sizes[index].name),
    };
    let kind = match &quantity.code {
        Code::Own => "numbers".into(),
        Code::Type(element_type) => element_type.name.clone(),
        Code::Codebook(table) => format!("places in {}", format.tensors[*table].name),
        Code::Integer { bits, signed: true, .. } => format!("two's complement of {}", width(*bits)),
        Code::Integer { bits, excess: true, .. } => {
            format!("integers of {} less half of their range", width(*bits))
        }
        Code::Integer { bits, .. } => format!("integers of {}", width(*bits)),
    };
    let index = match quantity.group_index {
        Some(GroupIndex { axis, tensor }) => {
            let positions = if axis == 0 { "rows" } else { "columns" };
            format!(", groups of {positions} by {}", format.tensors[tensor].name)
        }
        None => String::new(),
    };
    let transposed = if quantity.transposed { ", its axes exchanged" } else { "" };
    format!("{kind} in {}{}{transposed}{index}", format.tensors[quantity.tensor].name, place(&quantity.place))
}

/// Where codes lie: `, words shared along axis 0`, `, from byte 2`.
fn place(place: &Place) -> String {
    match place {
        Place::Words => String::new(),
        Place::Packed { axis, lanes, spread } => {
            let order = match lanes {
                Lanes::LowestFirst => String::new(),
                Lanes::HighestFirst => ", the highest bits first".into(),
                Lanes::Listed(lanes) => format!(", lanes {lanes:?}"),
            };
            let spread = if *spread { ", lane by lane over all words" } else { "" };
            format!(", words shared along axis {axis}{order}{spread}")
        }
        Place::Fields { planes, base } => {
            let whole = planes.len() == 1;
            let planes: Vec<String> = planes.iter().map(|plane| fields(plane, whole)).collect();
            let base = if *base == 2 { String::new() } else { format!(", digits to base {base}") };
            format!(", {}{base}", planes.join(", "))
        }
    }
}

/// Where some bits of all codes of a block lie.
fn fields(plane: &Plane, whole: bool) -> String {
    let bits = match plane.bits {
        Some(bits) if !whole => format!("{bits} bits "),
        _ => String::new(),
    };
    let pieces: Vec<String> = plane.pieces.iter().map(piece).collect();
    bits + &pieces.join(" and ")
}

/// The first code's place, and how many follow how many bits apart, the innermost step first.
fn piece(piece: &Piece) -> String {
    let (byte, bit) = (piece.bit / 8, piece.bit % 8);
    let bit = if bit == 0 { String::new() } else { format!(" bit {bit}") };
    let steps = piece.steps.iter().map(|(count, distance)| format!(" {count} x {distance}"));
    let steps: Vec<String> = steps.collect();
    let steps =
        if steps.is_empty() { String::new() } else { format!(" in steps of{} bits", steps.join(",")) };
    format!("from byte {byte}{bit}{steps}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use dequant_spec::{builtin, parse, resolve};

    /// A family with no more than it needs, but for what stands behind its name.
    fn family(head: &str) -> Family {
        let text = format!(
            "family:\n  name: acme\n{head}  doc: Formats of a test.\n  source: {{ project: p, document: d, version: \"1\" }}\n\
             formats:\n  - name: One\n    doc: d.\n    attributes:\n      \
             - {{ name: any, value: int, or: -1, doc: Any integer. }}\n      \
             - {{ name: power, value: int, power_of_two: true, doc: A power. }}\n      \
             - {{ name: power_or, value: int, power_of_two: true, or: -1, doc: A power or -1. }}\n      \
             - {{ name: large, value: int, power_of_two: true, minimum: 16, or: 0, doc: A large one or 0. }}\n      \
             - {{ name: least, value: int, minimum: 1, or: -1, doc: At least 1 or -1. }}\n    \
             sizes: [{{ name: K }}, {{ name: all, is: any*power*power_or*large*least }}]\n    \
             tensors: [{{ name: q, types: [int8], shape: [K], doc: Codes. }}]\n    \
             output: {{ shape: [K], types: [float32] }}\n    value: {{ codes: {{ tensor: q }} }}\n"
        );
        let resolved = parse::document("acme.yaml", &text)
            .and_then(|document| resolve::document(&document, &builtin::types()?));
        resolved.unwrap_or_else(|errors| panic!("{errors}")).family.expect("a family")
    }

    #[test]
    fn values_are_those_that_an_attribute_allows() {
        let family = family("");
        let format = &family.formats[0];
        let values = format.attributes.iter().map(|one| attribute(one, format)[1].clone());
        let expected = [
            "integer",
            "powers of two",
            "powers of two, or -1",
            "powers of two from 16 on, or 0",
            "at least 1, or -1",
        ];
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_product_is_that_of_a_list() {
        let (_, hqq) =
            builtin::families().unwrap().into_iter().find(|(_, family)| family.name == "hqq").unwrap();
        let format = &hqq.formats[0];
        let row = format.sizes.iter().filter_map(|known| size(known, format)).find(|row| row[0] == "`n`");
        assert_eq!(row.unwrap()[1], "the product of the entries of `shape`");
    }

    #[test]
    fn a_page_has_the_title_and_the_summary_that_a_family_has() {
        let begins =
            |head: &str| page(&family(head), "acme.yaml", "acme").split_once("-->\n\n").unwrap().1.to_owned();
        let told = begins("  title: ACME\n  summary: one of bytes\n");
        assert!(
            told.starts_with("# ACME\n\nFormats of a test.\n\nFormats: one of bytes.\n\nDescribed in `d`"),
            "{told}"
        );
        let short = begins("");
        assert!(short.starts_with("# acme\n\nFormats of a test.\n\nDescribed in `d`"), "{short}");
    }
}
