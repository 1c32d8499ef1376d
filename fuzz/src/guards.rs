//! Heads and tails: every loop at every level on memory between pages that nobody may touch, once with every tensor
//! at the start of its pages and once at the end. An access beside a tensor, even one that only reads, ends the
//! program.

use std::ops::Range;

use dequant::guarded::{Guarded, Side};
use dequant::{Meta, Plan, Stores, TensorMut, TensorRef};

use crate::bridge::formats::FAMILIES;
use crate::bridge::{Call, same_bits};
use crate::generate::classes::{classes, forms};
use crate::generate::formats;
use crate::generate::random::Random;
use crate::generate::regime::Palette;
use crate::levels::levels;

const SIDES: [Side; 2] = [Side::Start, Side::End];

fn copy(bytes: &[u8], side: Side) -> Guarded {
    Guarded::of(bytes, side).expect("a few pages")
}

/// A tensor of a call over guarded memory.
fn over<'a>(original: TensorRef<'a>, memory: &'a Guarded) -> TensorRef<'a> {
    let meta = original.meta();
    TensorRef::new(meta.dtype, meta.shape, memory.bytes()).expect("a copy has as many bytes")
}

/// Computes some rows, or some elements.
type Part<'p> = dyn Fn(Range<usize>, &mut [u8]) -> Result<(), dequant::Error> + 'p;

/// Runs into guarded memory, whole, by rows and by elements, and compares.
fn compare(
    (rows, output): (usize, Meta<'_>),
    expected: &[u8],
    side: Side,
    mut whole: impl FnMut(usize, &mut TensorMut<'_>) -> Result<(), dequant::Error>,
    by_rows: &Part<'_>,
    by_elements: &Part<'_>,
) -> Result<(), String> {
    let said = |error: dequant::Error| error.to_string();
    for door in 0..2 {
        let mut memory = Guarded::new(expected.len(), side).expect("a few pages");
        let mut y = TensorMut::new(output.dtype, output.shape, memory.bytes_mut()).map_err(said)?;
        whole(door, &mut y).map_err(said)?;
        same_bits(output.dtype, memory.bytes(), expected)?;
    }
    // Parts of elements begin inside of rows, groups and bytes of codes.
    let all = expected.len() * 8 / output.dtype.bits() as usize;
    for (count, part) in [(rows, by_rows), (all, by_elements)] {
        let each = expected.len().checked_div(count).unwrap_or(0);
        for range in [count / 3..count, 0..count / 3] {
            let bytes = range.start * each..range.end * each;
            let mut memory = Guarded::new(bytes.len(), side).expect("a few pages");
            part(range, memory.bytes_mut()).map_err(said)?;
            same_bits(output.dtype, memory.bytes(), &expected[bytes])?;
        }
    }
    Ok(())
}

/// A call of an operator at a level, everything at a side of its pages.
fn operator(call: &Call, plan: &Plan, expected: &[u8], side: Side) -> Result<(), String> {
    let (input, scale, zero_point) = call.tensors().map_err(|error| error.to_string())?;
    let memory = [Some(input), scale, zero_point].map(|tensor| tensor.map(|t| copy(t.bytes(), side)));
    let [x, s, z] = memory.each_ref().map(Option::as_ref);
    let x = over(input, x.expect("an input"));
    let (s, z) = (scale.zip(s).map(|(t, m)| over(t, m)), zero_point.zip(z).map(|(t, m)| over(t, m)));
    compare(
        (plan.rows(), plan.output()),
        expected,
        side,
        |door, y| match door {
            0 => plan.clone().stores(Stores::Cached).run(x, s, z, y),
            _ => plan.clone().stores(Stores::Streaming).run(x, s, z, y),
        },
        &|rows, y| plan.run_rows(rows, x, s, z, y),
        &|range, y| plan.clone().stores(Stores::Streaming).run_range(range, x, s, z, y),
    )
}

#[test]
fn operators_touch_nothing_beside_their_tensors() {
    let (mut random, mut count) = (Random(41), 0);
    for cell in classes() {
        let mut palette = Palette::new(&cell, &mut random, 8);
        for (form, regime) in forms(&cell) {
            let call = palette.call(&cell, &form, regime, &mut random);
            let expected = call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
            let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
            for (level, side) in levels().iter().flat_map(|level| SIDES.map(|side| (*level, side))) {
                let plan = plan.clone().at(level).expect("a level of this machine");
                // Named before it is run: an access beside a tensor leaves no time for a message.
                println!("{} at {level}, {side:?}", call.describe());
                operator(&call, &plan, &expected.bytes, side)
                    .unwrap_or_else(|what| panic!("{} at {level}, {side:?}: {what}", call.describe()));
                count += 1;
            }
        }
    }
    assert!(count > 1_000, "{count} runs");
}

#[test]
fn formats_touch_nothing_beside_their_tensors() {
    let (mut random, mut count) = (Random(42), 0);
    for format in FAMILIES.iter().flat_map(|family| &family.formats) {
        for (shape, output) in [[3, 512], [5, 96], [2, 100]]
            .into_iter()
            .flat_map(|shape| format.output.types.iter().map(move |output| (shape, &output.name)))
        {
            for given in formats::attributes(format, shape, output) {
                let Some(call) = formats::call(format, shape, output, given, &mut random) else { continue };
                let expected =
                    call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
                let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
                for (level, side) in levels().iter().flat_map(|level| SIDES.map(|side| (*level, side))) {
                    println!("{} at {level}, {side:?}", call.describe());
                    let plan = plan.clone().at(level).expect("a level of this machine");
                    let tensors = call.refs().expect("a valid call");
                    let memory: Vec<Guarded> =
                        tensors.iter().map(|(_, tensor)| copy(tensor.bytes(), side)).collect();
                    let tensors: Vec<_> = tensors
                        .iter()
                        .zip(&memory)
                        .map(|((name, tensor), memory)| (*name, over(*tensor, memory)))
                        .collect();
                    compare(
                        (plan.rows(), plan.output()),
                        &expected.bytes,
                        side,
                        |door, y| match door {
                            0 => plan.clone().stores(Stores::Cached).run(&tensors, y),
                            _ => plan.clone().stores(Stores::Streaming).run(&tensors, y),
                        },
                        &|rows, y| plan.run_rows(rows, &tensors, y),
                        &|range, y| plan.clone().stores(Stores::Streaming).run_range(range, &tensors, y),
                    )
                    .unwrap_or_else(|what| panic!("{} at {level}, {side:?}: {what}", call.describe()));
                    count += 1;
                }
            }
        }
    }
    assert!(count > 500, "{count} runs");
}

/// What the system says of the page of an address: `rw-p`, `---p`.
fn permissions(address: usize) -> Option<String> {
    let maps = std::fs::read_to_string("/proc/self/maps").expect("Linux says what is mapped");
    let of = |line: &str| {
        let (range, rest) = line.split_once(' ')?;
        let (first, end) = range.split_once('-')?;
        let address_of = |text| usize::from_str_radix(text, 16).ok();
        let inside = (address_of(first)?..address_of(end)?).contains(&address);
        inside.then(|| rest.split(' ').next().unwrap_or_default().to_owned())
    };
    maps.lines().find_map(of)
}

#[test]
fn nobody_may_touch_what_is_beside_guarded_memory() {
    for len in [1, 63, 64, 4096, 4097] {
        let (start, end) = (copy(&vec![1; len], Side::Start), copy(&vec![1; len], Side::End));
        let before = start.bytes().as_ptr() as usize - 1;
        let behind = end.bytes().as_ptr() as usize + len;
        for (beside, inside) in [(before, before + 1), (behind, behind - 1)] {
            assert_eq!(permissions(beside).as_deref(), Some("---p"), "{len} bytes");
            assert_eq!(permissions(inside).as_deref(), Some("rw-p"), "{len} bytes");
        }
    }
}
