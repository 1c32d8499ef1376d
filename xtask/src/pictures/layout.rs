//! Where the codes of a weight format lie: a box for every run of bits that belongs to one code.

use std::collections::BTreeMap;

use dequant_spec::format::*;
use dequant_spec::operator::Value;

use crate::pictures::{svg, text};

/// The bits of a row of the picture.
const ROW: u64 = 128;
/// The width of a bit, and the height of a row.
const BIT: f64 = 7.0;
const HEIGHT: f64 = 24.0;
const LEFT: f64 = 60.0;
const COLOURS: [&str; 8] =
    ["#9ecae1", "#fdae6b", "#a1d99b", "#bcbddc", "#fc9272", "#d9d9d9", "#fdd0a2", "#c7e9c0"];

/// Some bits of a code.
#[derive(Clone, PartialEq)]
struct Owner {
    role: String,
    index: u64,
}

/// One strip of bits: a title, how many bits, and what owns each.
struct Strip {
    title: String,
    bits: u64,
    owners: BTreeMap<u64, Owner>,
}

/// The picture of a format.
pub(crate) fn picture(format: &Format, source: &str) -> String {
    let strips = strips(format);
    let mut roles: Vec<&str> = Vec::new();
    for owner in strips.iter().flat_map(|strip| strip.owners.values()) {
        if !roles.contains(&owner.role.as_str()) {
            roles.push(&owner.role);
        }
    }
    let (mut body, mut y) = (text(10.0, 18.0, "t", &format!("{}: {}", format.id(), format.doc)), 34.0);
    for (n, role) in roles.iter().enumerate() {
        let x = LEFT + 150.0 * n as f64;
        body += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"{}\"/>\n",
            COLOURS[n % COLOURS.len()]
        );
        body += &text(x + 16.0, y + 10.0, "", role);
    }
    y += 22.0;
    for strip in &strips {
        body += &text(10.0, y + 10.0, "", &strip.title);
        y += 16.0;
        body += &rows(strip, &roles, y);
        y += strip.bits.div_ceil(ROW) as f64 * HEIGHT + 12.0;
    }
    body += &text(
        10.0,
        y + 8.0,
        "",
        "The lowest bit of each byte is on the right; bytes go from left to right. Numbers count codes.",
    );
    svg(source, (LEFT + ROW as f64 * BIT + 20.0) as u64, y as u64 + 20, &body)
}

/// The rows of a strip, a byte's highest bit on its left.
fn rows(strip: &Strip, roles: &[&str], top: f64) -> String {
    let mut body = String::new();
    for row in 0..strip.bits.div_ceil(ROW) {
        let y = top + row as f64 * HEIGHT;
        body += &text(LEFT - 6.0, y + 15.0, "e", &format!("byte {}", row * ROW / 8));
        let places = (row * ROW..strip.bits.min((row + 1) * ROW)).map(|n| n / 8 * 8 + 7 - n % 8);
        let owners: Vec<Option<&Owner>> = places.map(|bit| strip.owners.get(&bit)).collect();
        let mut start = 0;
        while start < owners.len() {
            // A byte's end is shown, also where a code goes on.
            let same = |n: &usize| owners[*n] == owners[start] && *n / 8 == start / 8;
            let end = (start..owners.len()).take_while(same).last().unwrap_or(start) + 1;
            body += &cell(owners[start], roles, start, end - start, y);
            start = end;
        }
    }
    body
}

fn cell(owner: Option<&Owner>, roles: &[&str], start: usize, bits: usize, y: f64) -> String {
    let (x, width) = (LEFT + start as f64 * BIT, bits as f64 * BIT);
    let colour = match owner {
        Some(owner) => {
            COLOURS[roles.iter().position(|role| *role == owner.role).unwrap_or(0) % COLOURS.len()]
        }
        None => "#f5f5f5",
    };
    let mut body = format!(
        "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{width:.0}\" height=\"{:.0}\" fill=\"{colour}\"/>\n",
        HEIGHT - 3.0
    );
    if let Some(owner) = owner {
        let label = owner.index.to_string();
        if label.len() as f64 * 6.0 <= width {
            body += &text(x + width / 2.0, y + 15.0, "m", &label);
        }
    }
    body
}

/// Blocks are one strip; each packed tensor is one for each width of codes.
fn strips(format: &Format) -> Vec<Strip> {
    let mut strips = Vec::new();
    if let Some(block) = format.block {
        let title = format!("A block: {} bytes, {} weights", block.bytes, block.elements);
        let mut strip = Strip { title, bits: block.bytes * 8, owners: BTreeMap::new() };
        for quantity in &format.quantities {
            block_owners(quantity, block, &mut strip.owners);
        }
        strips.push(strip);
    }
    for quantity in format.quantities.iter().rev() {
        strips.extend(packed(format, quantity));
    }
    strips
}

fn block_owners(quantity: &Quantity, block: Block, owners: &mut BTreeMap<u64, Owner>) {
    let Place::Fields { planes, base } = &quantity.place else { return };
    let width = match &quantity.code {
        Code::Type(element_type) => element_type.bits,
        Code::Integer { bits: Factor::Number(bits), .. } => *bits as u32,
        _ => return,
    };
    let group = quantity.groups.last().map_or(1, |extent| match extent.factors[..] {
        [Factor::Number(group)] => group,
        _ => 1,
    });
    for plane in planes {
        let bits = plane.bits.unwrap_or(width);
        for index in 0..block.elements / group.max(1) {
            let Some(first) = plane.bit_of(index, bits) else { continue };
            let taken = if *base == 2 { u64::from(bits) } else { 1 };
            for bit in first..first + taken {
                owners.insert(bit, Owner { role: quantity.role.clone(), index });
            }
        }
    }
}

/// The words of a packed tensor until the pattern begins anew.
fn packed(format: &Format, quantity: &Quantity) -> Vec<Strip> {
    let tensor = &format.tensors[quantity.tensor];
    let Some(word) = tensor.types.first().map(|word| u64::from(word.bits)) else { return Vec::new() };
    let widths: Vec<u64> = match &quantity.code {
        Code::Own | Code::Codebook(_) => vec![word],
        Code::Type(element_type) => vec![u64::from(element_type.bits)],
        Code::Integer { bits: Factor::Number(bits), .. } => vec![*bits],
        Code::Integer { bits: Factor::Attribute(index), .. } => {
            let allowed = format.attributes[*index].one_of.iter();
            let width =
                |value: &Value| if let Value::Int(bits) = value { u64::try_from(*bits).ok() } else { None };
            allowed.filter_map(width).collect()
        }
        Code::Integer { .. } => Vec::new(),
    };
    let strip = |bits: u64| {
        let (how, words) = match &quantity.place {
            Place::Fields { .. } => return None,
            Place::Words => ("one a word", 1),
            Place::Packed { lanes: Lanes::LowestFirst, spread: false, .. } => {
                ("a bit stream", lcm(bits, word) / word)
            }
            Place::Packed { spread: true, .. } => ("lanes filled one after the other, in all words", 4),
            Place::Packed { .. } => ("neighbours in a word", 2),
        };
        let axis = match &quantity.place {
            Place::Packed { axis, .. } if quantity.groups.len() == 2 => format!(" along axis {axis}"),
            _ => String::new(),
        };
        let title =
            format!("{} in {}{axis}: {bits} bits in words of {word}, {how}", quantity.role, tensor.name);
        let mut owners = BTreeMap::new();
        for (bit, index) in owned_bits(&quantity.place, bits, word, words) {
            owners.insert(bit, Owner { role: quantity.role.clone(), index });
        }
        Some(Strip { title, bits: words * word, owners })
    };
    widths.into_iter().filter_map(strip).collect()
}

/// Every bit of some words, and the code that it belongs to; lanes that are spread count as if these were all words.
fn owned_bits(place: &Place, bits: u64, word: u64, words: u64) -> Vec<(u64, u64)> {
    let lanes = word / bits.max(1);
    let mut owned = Vec::new();
    match place {
        Place::Packed { lanes: Lanes::LowestFirst, spread: false, .. } => {
            owned.extend((0..words * word).map(|bit| (bit, bit / bits.max(1))));
        }
        Place::Words => owned.extend((0..bits.min(word)).map(|bit| (bit, 0))),
        Place::Packed { lanes: order, spread, .. } => {
            for (n, lane) in (0..words).flat_map(|n| (0..lanes).map(move |lane| (n, lane))) {
                let nth = match order {
                    Lanes::LowestFirst => lane,
                    Lanes::HighestFirst => lanes - 1 - lane,
                    Lanes::Listed(codes) => codes.get(lane as usize).copied().unwrap_or(0).into(),
                };
                let index = if *spread { nth * words + n } else { n * lanes + nth };
                owned.extend((0..bits).map(|bit| (n * word + lane * bits + bit, index)));
            }
        }
        Place::Fields { .. } => {}
    }
    owned
}

fn lcm(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a.max(1), b.max(1));
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a.max(1) / x * b.max(1)
}
