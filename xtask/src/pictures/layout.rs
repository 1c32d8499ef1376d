//! Where the codes of a weight format lie: a box for every run of bits that belongs to one code.

use std::collections::BTreeMap;

use dequant_spec::format::*;

use crate::pictures::{svg, text};

/// The bits of a row of the picture.
const ROW: u64 = 128;
/// The width of a bit, and the height of a row.
const BIT: f64 = 7.0;
const HEIGHT: f64 = 24.0;
const LEFT: f64 = 60.0;
const COLOURS: [&str; 8] =
    ["#9ecae1", "#fdae6b", "#a1d99b", "#bcbddc", "#fc9272", "#d9d9d9", "#fdd0a2", "#c7e9c0"];

/// Some bits of a code, or a digit of a byte.
#[derive(Clone, PartialEq)]
struct Owner {
    role: String,
    index: u64,
    is_digit: bool,
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
    // The weights have the same colour in every picture.
    roles.sort_by_key(|role| !role.starts_with("value"));
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
    let has_digits = strips.iter().flat_map(|strip| strip.owners.values()).any(|owner| owner.is_digit);
    let digits =
        if has_digits { " The digits of a byte are side by side, the highest on the left." } else { "" };
    let note =
        "The lowest bit of each byte is on the right; bytes go from left to right. Numbers count codes.";
    body += &text(10.0, y + 8.0, "", &format!("{note}{digits}"));
    svg(source, (LEFT + ROW as f64 * BIT + 20.0) as u64, y as u64 + 20, &body)
}

/// The rows of a strip, byte by byte.
fn rows(strip: &Strip, roles: &[&str], top: f64) -> String {
    let mut body = String::new();
    for row in 0..strip.bits.div_ceil(ROW) {
        let y = top + row as f64 * HEIGHT;
        body += &text(LEFT - 6.0, y + 15.0, "e", &format!("byte {}", row * ROW / 8));
        for first in (row * ROW..strip.bits.min((row + 1) * ROW)).step_by(8) {
            let x = LEFT + (first - row * ROW) as f64 * BIT;
            let bits = 8.min(strip.bits - first);
            body += &byte(strip.owners.range(first..first + bits), bits, roles, (x, y));
        }
    }
    body
}

/// A byte: its digits side by side, the first on the left, or runs of bits, the highest on the left.
fn byte<'a>(
    owners: impl Iterator<Item = (&'a u64, &'a Owner)>,
    bits: u64,
    roles: &[&str],
    (x, y): (f64, f64),
) -> String {
    let owners: BTreeMap<u64, &Owner> = owners.map(|(bit, owner)| (bit % 8, owner)).collect();
    if owners.values().any(|owner| owner.is_digit) {
        let width = 8.0 * BIT / owners.len() as f64;
        let digits = owners.values().enumerate();
        return digits.map(|(n, owner)| cell(Some(owner), roles, (x + n as f64 * width, y), width)).collect();
    }
    let places: Vec<Option<&&Owner>> = (0..bits).rev().map(|bit| owners.get(&bit)).collect();
    let (mut body, mut start) = (String::new(), 0);
    while start < places.len() {
        let same = |n: &usize| places[*n] == places[start];
        let end = (start..places.len()).take_while(same).last().unwrap_or(start) + 1;
        let owner = places[start].copied();
        body += &cell(owner, roles, (x + start as f64 * BIT, y), (end - start) as f64 * BIT);
        start = end;
    }
    body
}

/// A box, with the number of its code as large as there is room for: smaller, or turned, where it is narrow.
fn cell(owner: Option<&Owner>, roles: &[&str], (x, y): (f64, f64), width: f64) -> String {
    let colour = match owner {
        Some(owner) => {
            COLOURS[roles.iter().position(|role| *role == owner.role).unwrap_or(0) % COLOURS.len()]
        }
        None => "#f5f5f5",
    };
    let mut body = format!(
        "<rect x=\"{x:.1}\" y=\"{y:.0}\" width=\"{width:.1}\" height=\"{:.0}\" fill=\"{colour}\"/>\n",
        HEIGHT - 3.0
    );
    let Some(owner) = owner else { return body };
    let (label, middle) = (owner.index.to_string(), x + width / 2.0);
    let letters = label.len() as f64;
    body += &if letters * 6.0 + 3.0 <= width {
        text(middle, y + 15.0, "m", &label)
    } else if letters * 4.2 + 1.5 <= width {
        text(middle, y + 14.0, "m s", &label)
    } else {
        let (x, y) = (middle + 2.5, y + (HEIGHT - 3.0) / 2.0);
        format!("<text transform=\"translate({x:.1} {y:.1}) rotate(-90)\" class=\"m s\">{label}</text>\n")
    };
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
    let mut below = 0;
    for plane in planes {
        let bits = plane.bits.unwrap_or(width);
        let role = match (planes.len(), bits) {
            (1, _) => quantity.role.clone(),
            (_, 1) => format!("{}, bit {below}", quantity.role),
            _ => format!("{}, bits {below} to {}", quantity.role, below + bits - 1),
        };
        below += bits;
        for index in 0..block.elements / group.max(1) {
            let Some(first) = plane.bit_of(index, bits) else { continue };
            let taken = if *base == 2 { u64::from(bits) } else { 1 };
            for bit in first..first + taken {
                owners.insert(bit, Owner { role: role.clone(), index, is_digit: *base != 2 });
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
        Code::Integer { bits, .. } => format.widths(*bits),
    };
    let strip = |bits: u64| {
        let (how, words) = match &quantity.place {
            Place::Fields { .. } => return None,
            Place::Words => ("one a word", 1),
            Place::Packed { lanes: Lanes::LowestFirst, spread: false, .. } => {
                ("a bit stream", lcm(bits, word) / word)
            }
            Place::Packed { spread: true, .. } => {
                ("lanes filled one after the other, in all words, here four", 4)
            }
            Place::Packed { .. } => ("neighbours in a word", 2),
        };
        let axis = match &quantity.place {
            Place::Packed { axis, .. } if quantity.groups.len() == 2 => format!(" along axis {axis}"),
            _ => String::new(),
        };
        let title =
            format!("{} in {}{axis}: {} in words of {word}, {how}", quantity.role, tensor.name, plural(bits));
        let mut owners = BTreeMap::new();
        for (bit, index) in owned_bits(&quantity.place, bits, word, words) {
            owners.insert(bit, Owner { role: quantity.role.clone(), index, is_digit: false });
        }
        Some(Strip { title, bits: words * word, owners })
    };
    widths.into_iter().filter_map(strip).collect()
}

fn plural(bits: u64) -> String {
    if bits == 1 { "1 bit".into() } else { format!("{bits} bits") }
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
