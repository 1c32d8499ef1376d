//! Where the codes of a block lie: every bit inside of the block, and none used twice.

use crate::format::*;
use crate::model::{CodesEntry, PieceEntry, Position, StepEntry};
use crate::resolve::Problems;
use crate::resolve::format::quantity::number;

/// The largest block, in bytes or elements.
pub(super) const MOST_BYTES: u64 = 1 << 16;

/// The widest base of digits, which a byte holds at least two of.
const BASES: std::ops::RangeInclusive<u32> = 3..=15;

/// The place of codes in a block.
pub(super) fn place(
    entry: &CodesEntry,
    at: Position,
    code: &Code,
    groups: &[Extent],
    format: &Format,
    problems: &mut Problems<'_>,
) -> Option<Place> {
    if entry.packed.is_some() {
        problems.found(at, "field `packed`", "given for codes in a block", "a tensor of its own");
    }
    let block = format.block?;
    let Some(bits) = width(code) else {
        let (found, expected) = match code {
            Code::Codebook(_) => {
                ("entries of a table", "integers, or a type: codes of a table have a tensor of their own")
            }
            _ => ("of a width that an attribute says", "a width that is written here"),
        };
        problems.found(at, "codes in a block", found, expected);
        return None;
    };
    let group = groups.last().and_then(number).filter(|group| *group > 0)?;
    let count = block.elements / group;
    let base = entry.base.as_ref().map_or(2, |base| base.value);
    if let Some(written) = entry.base.as_ref().filter(|written| !BASES.contains(&written.value)) {
        problems.found(written.at, "base", base, format!("{} to {}", BASES.start(), BASES.end()));
        return None;
    }
    if base != 2 && (!is_plain(code) || base > 1 << bits.min(8)) {
        let found = format!("to base {base} as {}", meaning(code));
        problems.found(
            at,
            "digits",
            found,
            format!("unsigned, or a type, of at least {} bits", (base - 1).ilog2() + 1),
        );
        return None;
    }
    // A digit is the whole code: there is no rest that would lie elsewhere.
    if let (Some(written), true) = (&entry.base, bits > 8 || entry.planes.is_some()) {
        let found =
            if entry.planes.is_some() { "in planes".into() } else { format!("as codes of {bits} bits") };
        problems.found(written.at, "digits", found, "by `at` or `pieces`, in codes of at most 8 bits");
        return None;
    }
    if let (Some(_), None) = (&entry.steps, &entry.at) {
        let expected = "none: each piece has its own";
        problems.found(at, "field `steps`", "given beside `pieces` or `planes`", expected);
    }
    let ways = [entry.at.is_some(), entry.pieces.is_some(), entry.planes.is_some()];
    if ways.into_iter().filter(|given| *given).count() != 1 {
        problems.found(
            at,
            "the place of codes",
            "given in no or several ways",
            "one of `at`, `pieces` and `planes`",
        );
        return None;
    }
    let planes = match (&entry.at, &entry.pieces, &entry.planes) {
        (Some(first), ..) => {
            let steps = entry.steps.as_deref().map(steps).unwrap_or_default();
            vec![Plane { bits: None, pieces: vec![Piece { bit: first.value.saturating_mul(8), steps }] }]
        }
        (None, Some(list), _) => vec![Plane { bits: None, pieces: pieces(list) }],
        (None, None, list) => planes(list.as_deref().unwrap_or_default(), bits, at, problems)?,
    };
    let all = || planes.iter().flat_map(|plane| &plane.pieces);
    if all().any(|piece| piece.steps.iter().any(|(count, _)| *count == 0)) {
        problems.found(at, "a step", "of 0 codes", "at least 1");
        return None;
    }
    if entry.at.is_none() && all().any(|piece| piece.steps.is_empty()) {
        problems.missing(at, "a piece's steps", "how many codes it has");
        return None;
    }
    for plane in &planes {
        let mut counts = plane.pieces.iter().map(Piece::count);
        let sum = counts.try_fold(0_u64, |sum, count| Some(sum.saturating_add(count?)));
        if let Some(found) = sum.filter(|sum| *sum != count) {
            let expected = format!("{count}: {} elements in groups of {group}", block.elements);
            problems.found(at, "the number of codes", found, expected);
            return None;
        }
    }
    Some(Place::Fields { planes, base })
}

/// Whether the groups of codes in a block are of one row and divide the block; reported where not.
pub(super) fn divide(at: Position, groups: &[Extent], format: &Format, problems: &mut Problems<'_>) -> bool {
    let Some(block) = format.block else { return true };
    let [rows, columns] = groups else {
        problems.found(at, "codes in a block", "of an output with one axis", "two axes: rows of blocks");
        return false;
    };
    let divides = number(columns).is_some_and(|group| group > 0 && block.elements % group == 0);
    if number(rows) != Some(1) || !divides {
        let (found, expected) =
            (format!("[{}, {}]", rows.text, columns.text), format!("[1, a divisor of {}]", block.elements));
        problems.found(at, "groups of codes in a block", found, expected);
    }
    number(rows) == Some(1) && divides
}

/// Whether codes are what their bits say, or names of numbers.
fn is_plain(code: &Code) -> bool {
    !matches!(code, Code::Integer { signed: true, .. } | Code::Integer { excess: true, .. })
}

/// `unsigned: 2`: an integer as it is written.
fn meaning(code: &Code) -> String {
    let bits = width(code).unwrap_or(0);
    match code {
        Code::Integer { signed: true, .. } => format!("`signed: {bits}`"),
        Code::Integer { excess: true, .. } => format!("`excess: {bits}`"),
        Code::Type(found) => format!("`type: {}`", found.name),
        _ => format!("`unsigned: {bits}`"),
    }
}

/// The width of codes that no attribute says.
fn width(code: &Code) -> Option<u32> {
    match code {
        Code::Type(element_type) => Some(element_type.bits),
        Code::Integer { bits: Factor::Number(bits), .. } => u32::try_from(*bits).ok(),
        _ => None,
    }
}

fn steps(entries: &[StepEntry]) -> Vec<(u64, u64)> {
    entries.iter().map(|(count, bits)| (count.value, bits.value)).collect()
}

fn pieces(entries: &[PieceEntry]) -> Vec<Piece> {
    let bit = |piece: &PieceEntry| {
        piece.at.value.saturating_mul(8).saturating_add(piece.bit.as_ref().map_or(0, |bit| bit.value))
    };
    entries.iter().map(|piece| Piece { bit: bit(piece), steps: steps(&piece.steps) }).collect()
}

fn planes(
    entries: &[crate::model::PlaneEntry],
    bits: u32,
    at: Position,
    problems: &mut Problems<'_>,
) -> Option<Vec<Plane>> {
    let sum = entries.iter().try_fold(0_u32, |sum, plane| sum.checked_add(plane.bits.value));
    if sum != Some(bits) || entries.iter().any(|plane| plane.bits.value == 0) {
        let found = sum.map_or("too many".into(), |sum| format!("{sum} bits"));
        problems.found(at, "the sum of the planes", found, format!("{bits} bits, and no plane of 0"));
        return None;
    }
    Some(
        entries
            .iter()
            .map(|plane| Plane { bits: Some(plane.bits.value), pieces: pieces(&plane.pieces) })
            .collect(),
    )
}

/// Reports codes outside of the block, bits that two codes share, and digits that no byte has. `places` are those of the
/// quantities.
pub(super) fn check(format: &Format, places: &[Position], problems: &mut Problems<'_>) {
    let Some(block) = format.block else { return };
    let bits_of_block = usize::try_from(block.bytes.min(MOST_BYTES) * 8).unwrap_or(0);
    let (mut used, mut digits) = (vec![None; bits_of_block], vec![false; bits_of_block]);
    for (quantity, at) in format.quantities.iter().zip(places) {
        let Place::Fields { planes, base } = &quantity.place else { continue };
        let Some(group) = quantity.groups.last().and_then(number).filter(|group| *group > 0) else {
            continue;
        };
        let Some(bits) = width(&quantity.code) else { continue };
        for plane in planes {
            let positions = positions(plane, block.elements / group, bits);
            for first in positions {
                let count = u64::from(plane.bits.unwrap_or(bits));
                let problem = match base {
                    2 => take(&mut used, (first, count), &quantity.role, block),
                    _ => digit(first, *base)
                        .or_else(|| take_digit(&mut used, &mut digits, first, &quantity.role, block)),
                };
                if let Some((found, expected)) = problem {
                    problems.found(*at, format!("{} at byte {}", quantity.role, first / 8), found, expected);
                    return;
                }
            }
        }
    }
}

/// What is wrong with a digit's place in its byte, if anything: a byte holds as many as their base allows.
fn digit(first: u64, base: u32) -> Option<(String, String)> {
    let (nth, held) = (first % 8, u64::from(u8::BITS / base.ilog2()));
    let held = (1..=held).rev().find(|digits| u64::from(base).pow(*digits as u32) <= 256)?;
    let expected = format!("one of the first {held}, as many as a byte holds");
    (base != 2 && nth >= held).then(|| (format!("digit {nth} to base {base}"), expected))
}

/// Marks bits as used; what is wrong with that, if anything.
fn take<'q>(
    used: &mut [Option<&'q str>],
    (first, count): (u64, u64),
    role: &'q str,
    block: Block,
) -> Option<(String, String)> {
    // A place beyond all numbers is beyond the block as well.
    for bit in (0..count).map(|n| first.saturating_add(n)) {
        match usize::try_from(bit).ok().and_then(|bit| used.get_mut(bit)) {
            None => {
                return Some((
                    format!("bit {bit} of the block"),
                    format!("one of its {} bytes", block.bytes),
                ));
            }
            Some(Some(other)) => {
                return Some((format!("where the {other} is already (bit {bit})"), "bits of its own".into()));
            }
            Some(free) => *free = Some(role),
        }
    }
    None
}

/// Marks a digit as used, and with the first one of its byte all bits of that: a digit says something of each of them, and only
/// digits of the same codes are there besides.
fn take_digit<'q>(
    used: &mut [Option<&'q str>],
    digits: &mut [bool],
    digit: u64,
    role: &'q str,
    block: Block,
) -> Option<(String, String)> {
    let byte = digit / 8 * 8;
    let bits = usize::try_from(byte).ok().and_then(|byte| Some(byte..byte.checked_add(8)?));
    let known = bits.and_then(|bits| digits.get_mut(bits));
    let is_shared = known.as_ref().is_some_and(|known| known.contains(&true));
    let owner = usize::try_from(byte).ok().and_then(|byte| *used.get(byte)?);
    let nth = usize::try_from(digit % 8).unwrap_or(0);
    let problem = match owner {
        Some(owner) if is_shared && owner == role => None,
        _ => take(used, (byte, 8), role, block),
    };
    match known.and_then(|known| known.get_mut(nth)) {
        Some(true) if problem.is_none() => {
            Some((format!("digit {nth}, which is another code's already"), "a digit of its own".into()))
        }
        Some(free) => {
            *free = true;
            problem
        }
        None => problem,
    }
}

/// The first bit of every code of a plane.
fn positions(plane: &Plane, count: u64, bits: u32) -> Vec<u64> {
    let mut positions = Vec::new();
    for piece in &plane.pieces {
        for index in 0..piece.count().unwrap_or(count).min(MOST_BYTES) {
            positions.push(piece.bit_of(index, bits));
        }
    }
    positions
}
